#pragma once

#include "rules/core/vocabulary.h"

#include <cstdint>
#include <span>

namespace hitspread::percentile {

/// Every quantity a step of the percentile system may name; spelling and reading are in quantities.inc. Those of a duel come one per
/// side, and the index of their key is the pair.
enum class Quantity : std::uint16_t {
#define HS_SIDES(prefix, id, reading) prefix##A, prefix##B,
// In the order of roll.h: from the base to the rating, the threshold, the die and what comes of it.
#define HS_ROLL(prefix, id)                                                                                            \
    prefix##Base, prefix##Condition, prefix##Modifier, prefix##Called, prefix##Further, prefix##Rating,                \
        prefix##Percent, prefix##Raised, prefix##Share, prefix##Threshold, prefix##Die, prefix##Fumble,                \
        prefix##Critical, prefix##Within, prefix##Success, prefix##Difference, prefix##Result,
#define HS_QUANTITY(enumerator, id, reading) enumerator,
#include "rules/systems/percentile/quantities.inc"
#undef HS_SIDES
#undef HS_ROLL
#undef HS_QUANTITY
};

/// Everything the rules may ask. What a duel asks comes one per side, and the index of its key is the pair.
enum class Query : std::uint16_t {
    DieA,
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
    FriendDie,   ///< which of those beside somebody his fumble hits
    DefenceKind  ///< a decision: which DefenceKind
};

[[nodiscard]] std::span<const QuantityWord> quantities();
[[nodiscard]] std::span<const QuestionWord> questions();

}  // namespace hitspread::percentile
