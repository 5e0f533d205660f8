#include "rules/core/laiddice.h"

#include <algorithm>
#include <array>
#include <span>

namespace hitspread {

Answer diceOfSum(const Question& roll, std::int32_t sum, Origin origin)
{
    const auto lowest = static_cast<int>(roll.lowest);
    const int highest = lowest + roll.sides - 1;
    const int middle = std::clamp(0, lowest, highest);
    std::array<std::uint8_t, kMostDice> faces{};
    int rest = sum - roll.dice * middle;
    for (std::size_t die = 0; die < roll.dice; ++die) {
        const int by = std::clamp(rest, lowest - middle, highest - middle);
        faces[die] = static_cast<std::uint8_t>(middle + by - lowest + 1);
        rest -= by;
    }
    return Answer::ofFaces(roll.key, std::span(faces).first(roll.dice), origin, roll.lowest);
}

bool liesAny(const Answer& answer)
{
    return std::ranges::any_of(answer.faces, [](std::uint8_t face) { return face != 0; });
}

}  // namespace hitspread
