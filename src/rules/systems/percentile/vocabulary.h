#pragma once

#include "rules/core/refusals.h"
#include "rules/core/vocabulary.h"
#include "rules/systems/percentile/catalogue.h"

#include <cstdint>

namespace hitspread {
struct SystemWords;
}

namespace hitspread::percentile {

/// Every quantity a step of the percentile system may name; spelling and reading are in quantities.inc. What either of two does is told
/// by who strikes, with all that comes of his blow: of a clash 0 and 1, of a duel indexOfSide() of the pair.
enum class Quantity : std::uint16_t {
// In the order of roll.h: from the base to the rating, the threshold, the die and what comes of it.
#define HS_ROLL(prefix, id, own, others)                                                                               \
    prefix##Base, prefix##Condition, prefix##Modifier, prefix##Called, prefix##Further, prefix##Rating,                \
        prefix##Percent, prefix##Raised, prefix##Share, prefix##Threshold, prefix##Die, prefix##Fumble,                \
        prefix##Critical, prefix##Within, prefix##Success, prefix##Difference, prefix##Result,
#define HS_QUANTITY(enumerator, id, reading) enumerator,
#define HS_MODIFIER(enumerator, id, list) enumerator,
#define HS_CHOICE(enumerator, id, choices, field) enumerator,
#include "rules/systems/percentile/quantities.inc"
#undef HS_ROLL
#undef HS_QUANTITY
#undef HS_MODIFIER
#undef HS_CHOICE
};

/// Everything the rules may ask.
enum class Query : std::uint16_t {
    DieA,  ///< no longer asked, see DuelDie; likewise the next five
    DieB,
    LocationA,
    LocationB,
    DamageA,
    DamageB,
    AttackDie,
    DefenceDodge,  ///< no longer asked, see DefenceKind; likewise the next two
    DefenceBlock,
    DefenceParry,
    DefenceDie,
    HitLocation,
    CriticalLocation,  ///< 0: none, a called shot stays where it was called; n: the n-th of the critical locations, in the order of locations
    HitDamage,
    FumbleDie,
    FumbleTake,  ///< 0: the game master says what happens; 1: as suggested
    InitiativeDie,
    RollOffDie,
    FriendDie,    ///< which of those beside somebody his fumble hits
    DefenceKind,  ///< a decision: which DefenceKind
    DuelDie,      ///< of each side of each pair, as the next two
    DuelLocation,
    DuelDamage
};

/// How all of them, and the refusals, are spelled.
[[nodiscard]] SystemWords words();

/// Why an action of the percentile system cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/percentile/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::percentile
