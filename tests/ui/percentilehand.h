#pragma once

#include "attackhand.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/vocabulary.h"
#include "support/blades.h"
#include "ui/attack/exchangedialog.h"

#include <algorithm>

namespace hitspread::support {

/// The sample's fight by percentile rules, with two more who carry blades: Bill (Boot knife) and Dutch (Cavalry sabre, Sword 55).
inline void openNoon(Program& program)
{
    if (!program.waitForFight())
        qFatal("no fight");
    const auto& all = program.window.fight().snapshot().encounters;
    const auto noon = std::ranges::find(all, std::string("percentile"), &Encounter::system);
    program.window.fight().open(noon->id);
    if (!program.settle())
        qFatal("no such fight");
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    program.gateway.run(
        &program.window, [fight](CampaignServices& services) { support::joinWithBlades(services, fight); }, [] {});
    if (!program.settle())
        qFatal("nobody joined");
    program.window.fight().reload();
    const bool there = waitUntil([&] { return program.window.fight().snapshot().combatants.size() == 4; });
    if (!there || !program.settle())
        qFatal("nobody is there");
}

inline ExchangeDialog* openAttack(Program& program, const char* actor, const char* target)
{
    choose(program, actor, target);
    return openByKey<ExchangeDialog>(program, Qt::Key_F, "percentileAttack", {1320, 860});
}

inline QuestionKey asked(percentile::Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

inline const percentile::Condition& conditionOf(Program& program, const char* name)
{
    const auto& all = program.window.fight().snapshot().combatants;
    return std::ranges::find(all, name, [](const CombatantView& view) { return view.combatant.name; })
        ->combatant.condition.as<percentile::Condition>();
}

}  // namespace hitspread::support
