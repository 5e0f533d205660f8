#include "ui/systems/percentile/exchangeoptions.h"

#include "models/play/attackpresenter.h"
#include "rules/core/input.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/clash.h"
#include "ui/attack/situationoffers.h"

namespace hitspread::percentile {

namespace {

/// Whether what he attacks with fires at all, or is kept as if it did.
bool mayShoot(const AttackPresenter& presenter)
{
    if (!presenter.isReady())
        return false;
    const Input& input = presenter.action().request.input;
    const auto fires = [](const Weapon& weapon, const WeaponState& state) {
        return !isMelee(weapon) || state.jammed || state.ammo != kNoEntry;
    };
    const auto* attack = input.as<Attack>();
    const auto* clash = input.as<Clash>();
    return (attack && fires(attack->weapon, attack->weaponState))
        || (clash && fires(clash->weapon, clash->weaponState));
}

}  // namespace

AttackerOptions::AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    addRow("options", "called", tr("Called shot at"));
    addRow("options", "rollModifiers", tr("Add modifier…"));
    startMore();
    addRow("options", "rollsAgainst", tr("Rolls against"));
    addRow("options", "inReach", tr("In reach of each other"));
    addRow("attacker.condition", "actionsLeft", tr("Actions left"))->setHint(tr("empty: no round runs"));
    QWidget* shooting = openBox();
    addRow("weapon.state", "ammo", tr("Shots left"))->setHint(tr("empty: not counted"));
    addRow("weapon.state", "jammed", tr("Weapon jammed"));
    closeBox();
    addRow("weapon.state", "dropped", tr("Weapon on the ground"));
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&presenter, happened, shooting, [&presenter, shooting] { shooting->setVisible(mayShoot(presenter)); });
    offerSituations(*this, presenter);
}

DefenderOptions::DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    addRow("options", "targetCalled", tr("Called shot at"));
    addRow("options", "defenceModifiers", tr("Add modifier…"));
    addRow("options", "targetModifiers", tr("Add modifier…"));
    startMore();
    addRow("options", "targetRollsAgainst", tr("Rolls against"));
    addRow("target.condition", "defencesUsed", tr("Defences so far"));
    addRow("target.condition", "actionsLeft", tr("Actions left"))->setHint(tr("empty: no round runs"));
    addRow("target.condition", "fallen", tr("Fallen"));
    offerSituations(*this, presenter);
}

}  // namespace hitspread::percentile
