#include "ui/systems/threed/meleeoptions.h"

#include "models/play/attackpresenter.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/spread.h"
#include "rules/systems/threed/throw.h"
#include "text/labels.h"
#include "ui/attack/situationoffers.h"
#include "ui/systems/threed/aimsrow.h"
#include "ui/systems/threed/coverwords.h"

#include <utility>

namespace hitspread::threed {

namespace {
constexpr int kMostHandicap = 6;
constexpr int kMostMeleeAims = 4;
}  // namespace

AttackerOptions::AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent),
      m_presenter(presenter),
      m_handicap(addBoxes("options", "handicap", tr("Handicap"), kMostHandicap)),
      m_aims(addBoxes("attacker.condition", "aims", tr("Aims"), kMostMeleeAims)),
      m_blow(addChoice("options", "blow", tr("Blow"), {tr("Single"), tr("1st of two"), tr("2nd of two")})),
      m_distance(addRow("options", "distance", tr("Range")))
{
    const QStringList hands{tr("no"), tr("right"), tr("left"), tr("both")};
    addChoice("weapon.state", "drawn", tr("In hand"), hands);
    startMore();
    addRow("attacker.condition", "meleeAim", tr("Aims at this blow"));
    addChoice("offHandWeapon.state", "drawn", tr("Other one in hand"), hands);
    addChoice("options", "wantedDamage", tr("Damage"), {tr("As weapon"), tr("Standard"), tr("Bruising")});
    addRow("options", "fromBehind", tr("From behind"));
    addRow("options", "targetDives", tr("Target dives for cover"));
    addRow("options", "coveredLocations", tr("Cover"));
    addRow("options", "coverPv", tr("Cover PV"))->setHint(tr("empty: stops all"));
    m_coverId = addRow("options", "coverId", tr("Cover ID"));
    addRow("options", "difficulty", tr("Difficulty"))->setHint(tr("negative is harder"));
    addRow("options", "rollModifiers", tr("Add modifier…"));
    offerSituations(*this, m_presenter);
    showAimsThatCount(*m_aims, m_presenter, "attacker.condition", [this] {
        const auto* melee = m_presenter.isReady() ? m_presenter.action().request.input.as<Melee>() : nullptr;
        return melee
            && aimsAt(melee->attackerCondition, melee->options.whom, melee->options.wielded)
            < melee->attackerCondition.aims;
    });
    connect(&m_presenter, &AttackPresenter::changed, this, &AttackerOptions::refresh);
    refresh();
}

void AttackerOptions::refresh()
{
    if (!m_presenter.isReady())
        return;
    const Input& input = m_presenter.action().request.input;
    if (const auto* melee = input.as<Melee>()) {
        const int handicap = melee->options.handicap;
        m_handicap->setHint(handicap == 0 ? QString() : tr("−%1 to hit, +%1 against parry and dodge").arg(handicap));
        m_aims->setHint(melee->attackerCondition.meleeAim || melee->attackerCondition.aims == 0
                            ? QString()
                            : tr("not at this blow"));
        m_blow->setVisible(!melee->otherWeapon.empty());
    } else if (const auto* thrown = input.as<Throw>()) {
        const int band = bandOf(thrown->options.distance, thrown->weapon.range);
        const QStringList bands{tr("Optimum"), tr("Medium"), tr("Long"), tr("Extreme")};
        m_distance->setHint(bands.value(band, tr("beyond Extreme")));
        m_coverId->setHint(coverWords(input, 0));
        if (!std::exchange(m_hadCover, hasPassableCover(input, 0)) && m_hadCover)
            openMore();
    }
}

DefenderOptions::DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent)
{
    startMore();
    addRow("options", "targetUnaware", tr("Does not see it coming"));
    addChoice("target.condition", "posture", tr("Posture"),
              {tr("Standing"), tr("Kneeling"), tr("Prone"), tr("Down"), tr("Diving")}, {0, 1, 2, 3});
    addRow("target.condition", "meleeAim", tr("Aims at a blow"));
    addRow("target.condition", "freeParriesLeft", tr("Free parries"))->setHint(tr("empty: a new round"));
    addRow("target.condition", "actionsLeft", tr("Actions left"))->setHint(tr("empty: not counted"));
    addChoice("targetWeapon.state", "drawn", tr("In hand"), {tr("no"), tr("right"), tr("left"), tr("both")});
    addRow("options", "targetHoldsTwo", tr("Holds two weapons"));
    addRow("options", "parryModifier", tr("On the parry"))->setHint(tr("negative is harder"));
    addRow("options", "targetModifiers", tr("Add modifier…"));
}

}  // namespace hitspread::threed
