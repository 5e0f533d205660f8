#pragma once

#include "rules/core/action.h"
#include "rules/systems/threed/guns/shotoptions.h"

namespace hitspread::threed {

/// Everything that follows from a character and what he wears and holds, each value with its why; asks and changes nothing.
struct Sheet {
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Derives everything that follows from a character and what he wears; asks and changes nothing (section 3.1, "Derived").
void resolveAction(const Sheet& sheet, Derivation& derivation);
/// A sheet can always be worked out.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Sheet& sheet, const BodyPlan*);

}  // namespace hitspread::threed
