#pragma once

#include "rules/core/declareaction.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/refusals.h"

#include <vector>

namespace hitspread {
class BodyPlan;
class Derivation;
}  // namespace hitspread

namespace hitspread::outcome {

/// Everything that follows from a character as he stands, each value with its why: wounds and what they burden, initiative, attacks bare
/// handed, defences, armour. Asks and changes nothing.
struct Sheet {
    Character character;
    Condition condition;
    std::vector<Armour> armour;
    std::vector<ArmourState> armourState;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// A sheet can always be worked out.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Sheet& sheet, const BodyPlan*);
void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::outcome
