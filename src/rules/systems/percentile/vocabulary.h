#pragma once

#include "rules/core/vocabulary.h"

#include <cstdint>
#include <span>

namespace hitspread::percentile {

/// Every quantity a step of a duel may name, one per side but for the last; the index of its key is the pair.
enum class Quantity : std::uint16_t {
    DieA,
    DieB,
    RatingA,
    RatingB,  ///< skill rating of the weapon in hand
    RoundedA,
    RoundedB,  ///< rating + 5, the first half of rounding to the nearest
    TargetA,
    TargetB,  ///< number needed on the d10
    HitA,
    HitB,
    ShareA,
    ShareB,  ///< harm this side does: 0 none, 1 half, 2 full
    LocationA,
    LocationB,  ///< where this side's hit lands
    DiceA,
    DiceB,  ///< weapon dice + bonus
    PlacedA,
    PlacedB,  ///< times the location's modifier, in halves
    HalvedA,
    HalvedB,  ///< times the share, in quarters
    RaisedA,
    RaisedB,  ///< two quarters more, the first half of rounding .5 up
    RoundA,
    RoundB,  ///< rounded once
    ArmourA,
    ArmourB,  ///< after the target's armour
    DamageA,
    DamageB,  ///< what this side does, not below 0
    HealthA,
    HealthB,  ///< this side's health after it
    OutA,
    OutB,
    Doubles  ///< both hit with equal dice
};

/// Everything a duel may ask, one per side; the index of its key is the pair.
enum class Query : std::uint16_t { DieA, DieB, LocationA, LocationB, DamageA, DamageB };

[[nodiscard]] std::span<const QuantityWord> quantities();
[[nodiscard]] std::span<const QuestionWord> questions();

}  // namespace hitspread::percentile
