#pragma once

#include "rules/core/refusals.h"
#include "rules/core/systemfacets.h"
#include "rules/systems/rollunder/catalogue.h"

#include <cstdint>

namespace hitspread::rollunder {

/// Every quantity a step of 3d6 roll-under may name; spelling and reading are in quantities.inc.
enum class Quantity : std::uint16_t {
// In the order of roll.h.
#define HS_ROLL(prefix, id)                                                                                            \
    prefix##Number, prefix##Roll, prefix##Margin, prefix##Success, prefix##Critical, prefix##Failure,
#define HS_QUANTITY(enumerator, id, reading) enumerator,
#define HS_HOUSE(enumerator, id, reading) enumerator,
#define HS_MODIFIER(enumerator, id, list) enumerator,
#define HS_CHOICE(enumerator, id, choices, field) enumerator,
#define HS_HOUSE_CHOICE(enumerator, id, choices, field) enumerator,
#include "rules/systems/rollunder/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_HOUSE
#undef HS_MODIFIER
#undef HS_CHOICE
#undef HS_HOUSE_CHOICE
};

/// Everything the rules may ask.
enum class Query : std::uint16_t {
    AttackDice,
    DefenceKind,  ///< a decision: which DefenceKind; by the number of the try where several defences are allowed
    Evasion,      ///< a decision: which Evasion
    Acrobatic,    ///< a decision: no or yes
    AcrobaticsDice,
    DefenceDice,
    Sacrifice,  ///< a decision: who dodges for him, from 1 on; 0: nobody
    CriticalHit,
    CriticalMiss,
    SelfOrFriend,
    WhichFriend,
    FumblePlace,
    FumbleSide,
    FumbleDamage,
    RandomPlace,
    Side,
    Damage,
    DeathDice,  ///< by the threshold
    HtDice,
    FeintDice,
    AgainstDice,
    OrderDie
};

/// How all of them, and the refusals, are spelled.
[[nodiscard]] SystemWords words();
/// Whether a step of this quantity rests on a number the sheet does not print: a house value.
[[nodiscard]] bool isHouseValue(Quantity quantity);

/// Why an action of the 3d6 roll-under cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/rollunder/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::rollunder
