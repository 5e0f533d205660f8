#include "rules/core/dice/answerdice.h"

#include <algorithm>
#include <array>
#include <span>

namespace hitspread {

Answer diceOfSum(const Question& roll, std::int32_t sum, Origin origin)
{
    // Counted in places on the die, as an answer keeps its faces: the first is 1, whatever it shows.
    const int beforeFirst = roll.lowest - 1;
    const int sides = roll.sides;
    const int middle = std::clamp(-beforeFirst, 1, sides);
    std::array<std::uint8_t, kMostDice> faces{};
    int rest = sum - roll.dice * (beforeFirst + middle);
    for (std::size_t die = 0; die < roll.dice; ++die) {
        const int by = std::clamp(rest, 1 - middle, sides - middle);
        faces[die] = static_cast<std::uint8_t>(middle + by);
        rest -= by;
    }
    return Answer::ofFaces(roll.key, std::span(faces).first(roll.dice), origin, roll.lowest);
}

Answer laidIn(const Question& roll, const Answer& dice)
{
    Answer laid = dice.on(roll.lowest);
    laid.key = roll.key;
    laid.count = roll.dice;
    for (std::size_t die = 0; die < laid.faces.size(); ++die) {
        if (die >= roll.dice || laid.faces[die] > roll.sides)
            laid.faces[die] = 0;
    }
    return laid;
}

bool liesAny(const Answer& answer)
{
    return std::ranges::any_of(answer.faces, [](std::uint8_t face) { return face != 0; });
}

bool liesAnyTyped(const Answers& answers)
{
    return std::ranges::any_of(answers.all(), [](const Answer& answer) {
        for (std::size_t i = 0; i < answer.count; ++i) {
            if (answer.faces[i] != 0 && answer.origins[i] == Origin::Typed)
                return true;
        }
        return false;
    });
}

}  // namespace hitspread
