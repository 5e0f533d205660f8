#include "ui/systems/outcome/exchangeoptions.h"

#include "models/play/attackpresenter.h"
#include "rules/core/input.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/grapple.h"
#include "ui/attack/situationoffers.h"
#include "ui/systems/outcome/directionrow.h"

namespace hitspread::outcome {

namespace {

bool isShot(const Attack& attack)
{
    return !attack.options.withShield && attack.weapon.kind != WeaponKind::Melee;
}

bool firesAs(const Attack& attack, Mode mode)
{
    return !attack.options.withShield && attack.weapon.kind == WeaponKind::Firearm && attack.options.mode == mode;
}

/// A shield that is of some use in a fight: strapped to the arm or in hand.
bool bearsShield(std::span<const Armour> items, std::span<const ArmourState> states)
{
    const auto shield = shieldOf(items, states);
    return shield && isHandy(shield->carried);
}

bool isOutOfSight(const AttackOptions& options)
{
    return options.concealed || options.invisible || isConcealment(options);
}

bool hasGarrote(const Grapple& grapple)
{
    const auto states = std::span(grapple.weaponState);
    return !grapple.weapon.empty() && grapple.weapon.front().garrote && (states.empty() || !states.front().dropped);
}

}  // namespace

AttackColumn::AttackColumn(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{}

void AttackColumn::openBoxWhile(Wanted wanted)
{
    QWidget* box = openBox();
    const auto show = [this, box, wanted] {
        const auto* attack = m_presenter.isReady() ? m_presenter.action().request.input.as<Attack>() : nullptr;
        box->setVisible(attack && wanted(*attack));
    };
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&m_presenter, happened, box, show);
}

AttackerOptions::AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : AttackColumn(presenter, style, parent)
{
    openBoxWhile([](const Attack& attack) { return attack.switches.calledShots; });
    addRow("options", "called", tr("Called shot at"));
    closeBox();
    openBoxWhile(
        [](const Attack& attack) { return !attack.options.withShield && attack.weapon.kind == WeaponKind::Firearm; });
    addChoice("options", "mode", tr("Fires"), {tr("Single"), tr("Burst"), tr("Auto"), tr("Buckshot")});
    closeBox();
    openBoxWhile([](const Attack& attack) { return firesAs(attack, Mode::Buckshot); });
    addRow("options", "closeRange", tr("Close range"));
    closeBox();
    openBoxWhile([](const Attack& attack) { return firesAs(attack, Mode::Automatic); });
    addRow("options", "automaticBonus", tr("Automatic fire adds"));
    closeBox();
    openBoxWhile([](const Attack& attack) {
        return attack.options.withShield || shieldOf(attack.attackerArmour, attack.attackerArmourState).has_value();
    });
    addRow("options", "withShield", tr("Strikes with the shield"));
    closeBox();
    openBoxWhile(isShot);
    addRow("options", "fromCover", tr("From behind cover"));
    addRow("options", "fromConcealment", tr("From a poor view"));
    closeBox();
    addRow("options", "rollModifiers", tr("Add modifier…"));
    startMore();
    addRow("attacker.condition", "aimTurns", tr("Turns of aiming"));
    addRow("weapon.state", "dropped", tr("Weapon on the ground"));
    offerSituations(*this, presenter);
}

DefenderOptions::DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : AttackColumn(presenter, style, parent)
{
    openBoxWhile([](const Attack& attack) { return bearsShield(attack.armour, attack.armourState); });
    addRow("options", "from", tr("Attacked from"));
    addBeside(new DirectionRow(presenter, style, place()));
    addChoice("options", "shield", tr("Shield"), {tr("Around"), tr("Through")});
    closeBox();
    // In few letters, so that both sides stand beside the body on small screens, too.
    addChoice("options", "cover", tr("Cover"),
              {tr("None"), QStringLiteral("¼"), QStringLiteral("½"), QStringLiteral("¾"), tr("Whole")});
    openBoxWhile([](const Attack& attack) {
        return attack.options.cover != Cover::None || attack.options.through != Through::No;
    });
    addChoice("options", "through", tr("Shot through"), {tr("No"), tr("Conceals"), tr("Armour")});
    closeBox();
    openBoxWhile([](const Attack& attack) { return attack.options.through == Through::AsArmour; });
    addChoice("options", "material", tr("Made of"), {tr("Wood"), tr("Car door"), tr("Brick"), tr("Other")});
    addRow("options", "coverArmour", tr("Its armour"));
    closeBox();
    openBoxWhile([](const Attack& attack) {
        return attack.options.cover == Cover::Whole && attack.options.through == Through::No;
    });
    addRow("options", "specialMeasures", tr("Special measures"));
    closeBox();
    addRow("options", "concealed", tr("Concealed"));
    openBoxWhile([](const Attack& attack) { return isOutOfSight(attack.options); });
    addRow("options", "pinpointed", tr("Pinpointed"));
    addRow("options", "hardToSee", tr("Hard to see"));
    addRow("options", "ruledVisible", tr("Attacked all the same"));
    closeBox();
    addRow("options", "defenceModifiers", tr("Add modifier…"));
    startMore();
    addRow("options", "invisible", tr("Invisible"));
    openBoxWhile([](const Attack& attack) { return bearsShield(attack.armour, attack.armourState); });
    addRow("options", "parriesWithShield", tr("Parries with the shield"));
    closeBox();
    addRow("target.condition", "injuredArms", tr("Injured arms"));
    offerSituations(*this, presenter);
}

ActingOptions::ActingOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    addRow("options", "what", tr("What is done"));
    // Who has none in hand has nothing to do it with (OUT-57).
    QWidget* box = openBox();
    const auto show = [box, &presenter] {
        const auto* grapple = presenter.isReady() ? presenter.action().request.input.as<Grapple>() : nullptr;
        box->setVisible(grapple && (grapple->options.garrote || hasGarrote(*grapple)));
    };
    for (const auto happened : {&AttackPresenter::ready, &AttackPresenter::changed})
        connect(&presenter, happened, box, show);
    addRow("options", "garrote", tr("With a garrote"));
    closeBox();
    addRow("options", "neckIsBare", tr("The neck is bare"));
    addRow("options", "skill", tr("Rolls with"));
    addRow("options", "distance", tr("Distance"))->setHint(tr("empty: in reach"));
    addRow("options", "rollModifiers", tr("Add modifier…"));
    offerSituations(*this, presenter);
}

OpposingOptions::OpposingOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    addRow("options", "targetSkill", tr("Rolls with"));
    addRow("options", "defenceModifiers", tr("Add modifier…"));
    offerSituations(*this, presenter);
}

}  // namespace hitspread::outcome
