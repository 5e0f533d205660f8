#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

constexpr QuantityWord kQuantities[]{
    {"duel.rollA"},
    {"duel.rollB"},
    {"duel.ratingA"},
    {"duel.ratingB"},
    {"duel.roundedA"},
    {"duel.roundedB"},
    {"duel.targetA"},
    {"duel.targetB"},
    {"duel.hitA", Reading::Truth},
    {"duel.hitB", Reading::Truth},
    {"duel.shareA"},
    {"duel.shareB"},
    {"harm.locationA", Reading::Location},
    {"harm.locationB", Reading::Location},
    {"harm.diceA"},
    {"harm.diceB"},
    {"harm.placedA"},
    {"harm.placedB"},
    {"harm.halvedA"},
    {"harm.halvedB"},
    {"harm.raisedA"},
    {"harm.raisedB"},
    {"harm.roundedA"},
    {"harm.roundedB"},
    {"harm.armourA"},
    {"harm.armourB"},
    {"harm.damageA"},
    {"harm.damageB"},
    {"effect.healthA"},
    {"effect.healthB"},
    {"effect.outA", Reading::Truth},
    {"effect.outB", Reading::Truth},
    {"duel.doubles", Reading::Truth},
};
static_assert(std::size(kQuantities) == static_cast<std::size_t>(Quantity::Doubles) + 1);

constexpr DieWord kDuelDieA[]{{"sideA", DieTint::Neutral}};
constexpr DieWord kDuelDieB[]{{"sideB", DieTint::Neutral}};
constexpr DieWord kLocation[]{{"location", DieTint::Neutral}};

constexpr QuestionWord kQuestions[]{
    {"duel.dieA", Presentation::Dice, kDuelDieA},      {"duel.dieB", Presentation::Dice, kDuelDieB},
    {"duel.locationA", Presentation::Dice, kLocation}, {"duel.locationB", Presentation::Dice, kLocation},
    {"duel.damageA", Presentation::Dice, {}},          {"duel.damageB", Presentation::Dice, {}},
};

}  // namespace

std::span<const QuantityWord> quantities()
{
    return kQuantities;
}

std::span<const QuestionWord> questions()
{
    return kQuestions;
}

}  // namespace hitspread::percentile
