#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hitspread::percentile {

/// Everything that follows from a character as he stands, each value with its why: what helps initiative, critical thresholds, the
/// number of a duel, the ratings of defences, each skill, each weapon he has and after them his bare hands. Of the best melee skill the
/// index is 0, of the best ranged one 1; of skills it is their place in skillsOf(), of weapons theirs, of called shots the location's
/// of each weapon one after the other. Asks and changes nothing.
struct Sheet : bundle::SheetRecords<Kit> {
    static const ActionDeclaration kAction;
};

inline constexpr int kSheetMelee = 0;
inline constexpr int kSheetRanged = 1;

/// A skill as a sheet lists it.
struct SheetSkill {
    std::string_view name;  ///< empty: bare hands or dodging, which have no name of their own
    std::int32_t rating = 0;
    bool isDodge = false;
    bool servesDuel = true;  ///< whether somebody duels with it (PCT-34)
};
/// Of melee, bare hands where they are trained, shots, shields, dodging where it is trained, others.
[[nodiscard]] std::vector<SheetSkill> skillsOf(const Character& who);

void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::percentile
