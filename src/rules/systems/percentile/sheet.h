#pragma once

#include "rules/core/declareaction.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"

#include <vector>

namespace hitspread {
class BodyPlan;
class Derivation;
}  // namespace hitspread

namespace hitspread::percentile {

/// Everything that follows from a character as he stands, each value with its why: what helps initiative, critical thresholds, the
/// number of a duel, the ratings of dodge and of bare hands. Of melee the index is 0, of ranged 1. Asks and changes nothing.
struct Sheet {
    Character character;
    Condition condition;
    Switches switches;

    static const ActionDeclaration kAction;
};

inline constexpr int kSheetMelee = 0;
inline constexpr int kSheetRanged = 1;

/// A sheet can always be worked out.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Sheet& sheet, const BodyPlan*);
void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::percentile
