#include "models/systems/threed/threedfacets.h"
#include "rules/systems/threed/bleeding.h"
#include "rules/systems/threed/switches.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

struct Clocks {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedClocks)
};

}  // namespace

std::vector<OwnClock> clocksOf(const CombatantView& who, const AnyRecord& switches, int round, int most)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    const Switches rules = switches.isNull() ? Switches{} : switches.as<Switches>();
    const Patient patient(who.character.record.as<Character>(), condition, rules);
    std::vector<OwnClock> clocks;
    if (condition.dead != Dead::No)
        return clocks;
    if (const int rounds = roundsToBleeding(patient, round, most); rounds > 0)
        clocks.push_back({.mark = hitspread::Mark::Bleeding, .words = Clocks::tr("bleeds"), .rounds = rounds});
    for (const Healing& healing : condition.healings) {
        if (healing.phases > 0)
            clocks.push_back(
                {.mark = hitspread::Mark::Condition, .words = Clocks::tr("heals"), .phases = healing.phases});
    }
    return clocks;
}

}  // namespace hitspread::threed
