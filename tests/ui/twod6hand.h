#pragma once

#include "attackhand.h"
#include "rules/systems/twod6/records.h"
#include "rules/systems/twod6/vocabulary.h"
#include "support/twod6fights.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace hitspread::support {

/// Those of a worked fight of 2d6 in a fight of their own, before its first round; Vane and Mirel, or Sable and Rook, are the players.
/// Storage thread.
inline RecordId makeTwoD6Fight(CampaignServices& services, const std::vector<twod6::Fighter>& people)
{
    constexpr std::string_view kOurs[]{"Vane", "Mirel", "Sable", "Rook"};
    std::vector<RecordId> kept;
    services.campaign.atomically([&] { kept = keepInLibrary(services.campaign, people); });
    const RecordId fight = services.encounters.create("twod6", "On paper", "asPrinted");
    for (std::size_t i = 0; i < people.size(); ++i) {
        const std::string& name = people[i].character.name;
        const bool isOurs = std::ranges::find(kOurs, name) != std::end(kOurs);
        (void)services.encounters.add(fight, kept[i], name, isOurs ? Side::Players : Side::Opponents);
    }
    return fight;
}

/// That fight is on show.
inline void openTwoD6Fight(Program& program, const std::vector<twod6::Fighter>& people)
{
    if (!program.waitForFight())
        qFatal("no fight");
    program.gateway.run(
        &program.window, [people](CampaignServices& services) { return makeTwoD6Fight(services, people); },
        [&program](RecordId fight) { program.window.fight().open(fight); });
    const std::string& first = people.front().character.name;
    const bool there = waitUntil([&] {
        const auto& all = program.window.fight().snapshot().combatants;
        return all.size() == people.size()
            && std::ranges::any_of(all, [&](const CombatantView& one) { return one.combatant.name == first; });
    });
    if (!there || !program.settle())
        qFatal("nobody is there");
}
inline void openCustomsShed(Program& program)
{
    openTwoD6Fight(program, customsShed());
}
inline void openSalvageYard(Program& program)
{
    openTwoD6Fight(program, salvageYard());
}

inline QuestionKey askedOf(twod6::Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

}  // namespace hitspread::support
