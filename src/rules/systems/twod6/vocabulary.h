#pragma once

#include "rules/core/refusals.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/twod6/catalogue.h"

#include <cstdint>

namespace hitspread::twod6 {

/// Every quantity a step of 2d6 personal combat may name; spelling and reading are in quantities.inc.
enum class Quantity : std::uint16_t {
// In the order of roll.h.
#define HS_ROLL(prefix, id) prefix##Number, prefix##Roll, prefix##Success,
#define HS_QUANTITY(enumerator, id, reading) enumerator,
#define HS_MODIFIER(enumerator, id, list) enumerator,
#define HS_CHOICE(enumerator, id, choices, field) enumerator,
#include "rules/systems/twod6/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_MODIFIER
#undef HS_CHOICE
};

/// What a defender rolls against a fall or to come free: own choice (TD-75, TD-78).
enum class WrestlingSkill : std::uint8_t { Acrobatics, Unarmed };
inline constexpr std::array<std::string_view, 2> kWrestlingSkills{"acrobatics", "unarmed"};

/// Everything the rules may ask, in the order in which a hit asks it at the table.
enum class Query : std::uint16_t {
    InitiativeDice,  ///< by the member
    TieDie,          ///< by the member and attempt
    DrawnTarget,     ///< one die of so many sides as there are candidates (TD-49)
    AttackDice,
    Scatter,          ///< first the direction, second the distance (TD-57)
    InBlast,          ///< a decision: whether one whose place nobody said is in the blast
    BystanderDamage,  ///< 1d6 of a burst, before the place
    Place,            ///< first the row, second the column (TD-81)
    PlaceAgain,       ///< the same once more: a covered place (TD-84)
    AimedCritical,    ///< two dice for a critical alone (TD-D22)
    Damage,
    ConsciousnessDice,
    Proposal,   ///< a decision: confirm or decline (TD-D36, TD-D69)
    FallSkill,  ///< a decision
    FallDice,
    EscapeSkill,  ///< a decision
    EscapeDice,
    SaveDice,
    WakeDice,
    MedtechDice,
    SurgeryHarm,  ///< d6 x d6
    RecoveryDice,
    ReopenDice
};

/// How all of them, and the refusals, are spelled.
[[nodiscard]] SystemWords words();

/// Why an action of 2d6 personal combat cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/twod6/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::twod6
