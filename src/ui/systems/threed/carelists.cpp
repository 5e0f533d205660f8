#include "ui/systems/threed/threedpanels.h"

#include "rules/systems/threed/harm/bleeding.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

struct CareLists {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::CareLists)
};

constexpr int kCareListsAhead = 12;  ///< rounds in which a wound is told to bleed

/// Until this wound bleeds; 0: not soon, or another one's turn comes before.
int roundsToBleedingOf(const FirstAid& aid, std::size_t wound, int round)
{
    const bool isNext = aid.switches.bleedClock == BleedClockRule::PerCharacter
        && woundInTurn(aid.patientCondition) == wound;
    return isNext ? roundsToBleeding(Patient(aid.patient, aid.patientCondition, aid.switches), round, kCareListsAhead)
                  : 0;
}

QString woundWords(const FirstAid& aid, const System& system, std::size_t row, int round)
{
    const Wound& wound = aid.patientCondition.wounds[row];
    const QString place = text::location(text::Naming::usual(system), kLocationIds[at(wound.location)]);
    const int left = roundsToBleedingOf(aid, row, round);
    return left > 0
        ? CareLists::tr("%1, round %2, bleeds in %3").arg(place, QString::number(wound.round), QString::number(left))
        : CareLists::tr("%1, round %2").arg(place, QString::number(wound.round));
}

}  // namespace

std::optional<std::vector<ListedThing>> careListOf(const Input& input, std::string_view field, int round)
{
    const auto* aid = input.as<FirstAid>();
    if (!aid || (field != "wound" && field != "bullet"))
        return std::nullopt;
    std::vector<ListedThing> all;
    const Condition& patient = aid->patientCondition;
    for (std::size_t row = 0; field == "wound" && aid->options.what == Aid::CloseWound && row < patient.wounds.size();
         ++row) {
        if (patient.wounds[row].open)
            all.push_back({static_cast<int>(row), woundWords(*aid, input.system(), row, round)});
    }
    for (std::size_t row = 0;
         field == "bullet" && aid->options.what == Aid::ExtractBullet && row < patient.stuck.size(); ++row) {
        const StuckBullet& bullet = patient.stuck[row];
        if (!bullet.removed)
            all.push_back({static_cast<int>(row),
                           CareLists::tr("Torso, round %1, PEN %2")
                               .arg(QString::number(bullet.round), QString::number(bullet.penetration))});
    }
    return all;
}

}  // namespace hitspread::threed
