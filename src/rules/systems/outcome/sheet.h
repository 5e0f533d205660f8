#pragma once

#include "rules/core/declareaction.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/refusals.h"

#include <optional>
#include <vector>

namespace hitspread {
class BodyPlan;
class Derivation;
}  // namespace hitspread

namespace hitspread::outcome {

/// What lies on somebody beside his wounds.
struct SheetOptions {
    Ranks rollModifiers;  ///< what conditions add to his rolls
};

extern const RecordDeclaration sheetOptionsRecord;

/// Everything that follows from a character as he stands, each value with its why: wounds and what they burden, initiative, attacks bare
/// handed, defences, armour. Asks and changes nothing.
struct Sheet {
    SheetOptions options;
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

/// What adds to every roll he makes now: wounds, conditions, and with `actions` several actions of the turn (OUT-11, OUT-74).
[[nodiscard]] std::int32_t burdenOf(const Sheet& sheet, bool actions = true);

/// What is known of a weapon before any die falls, with all that burdens him now.
struct WeaponNumbers {
    std::int32_t rating = 0;            ///< of an attack with it; a garrote grapples at -1 (OUT-57)
    std::optional<std::int32_t> parry;  ///< with it in hand; nothing: it parries nothing
};
[[nodiscard]] WeaponNumbers numbersOf(const Sheet& sheet, const Weapon& weapon, const WeaponState& state);

}  // namespace hitspread::outcome
