#pragma once

#include "rules/core/dice/question.h"
#include "rules/core/trace/trace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hitspread {

/// How a quantity's number is to be read.
enum class Reading : std::uint8_t { Number, Truth, Place, Location, Direction };

/// A quantity's spelling ("deviation.distance"); the part before the dot is the section it is shown under.
struct QuantityWord {
    std::string_view id;
    Reading reading = Reading::Number;
    /// Of a named modifier: the lists of the action whose n-th entry a step of layer n counts, by side; empty: it is none.
    std::array<std::string_view, 2> lists{};
    /// Of a number that stands for one of several: how these are spelled; empty: for a row of a table, counted from 1.
    std::span<const std::string_view> choices{};
    std::string_view
        field{};  ///< by whose words they are called: a field with these choices, or the table; empty: it is a mere number
};

/// The colour a die has everywhere.
enum class DieTint : std::uint8_t { Neutral, Aiming, Penetration, Damage };

struct DieWord {
    std::string_view id;
    DieTint tint = DieTint::Neutral;
};

/// How a question is put on the screen: dice tiles, the direction rose, or boxes to choose from.
enum class Presentation : std::uint8_t { Dice, Rose, Boxes };

/// A question's spelling, the names of its dice, and how it is put.
struct QuestionWord {
    std::string_view id;
    Presentation presentation = Presentation::Dice;
    std::span<const DieWord> dice{};
    std::int8_t least = 1;                        ///< the least any of its dice may show, whatever the house rolls
    std::span<const std::string_view> options{};  ///< of a decision: how each is spelled, by its id
    std::optional<std::uint16_t> now{};           ///< no longer asked: the question that came in its place
    std::optional<int> side{};  ///< of one of before: it was asked under a name for each side, this one
};

/// Keys of which each side of each pair has one count them through.
[[nodiscard]] constexpr int indexOfSide(int pair, int side)
{
    return 2 * pair + side;
}

/// A quantity of before, when each side had names of its own.
struct FormerQuantity {
    std::string_view id;
    std::uint16_t now = 0;
    int side = 0;  ///< which of the two stands in the key now
};

/// What a question is drawn by with seeded dice: its key, or the one it had when each side had names of its own, so that seeds keep their
/// meaning.
[[nodiscard]] QuestionKey drawnBy(std::span<const QuestionWord> words, QuestionKey key);

/// "id" for element 0, "id[n]" otherwise.
[[nodiscard]] std::string spelled(std::string_view id, std::uint16_t index);

/// Splits "id[n]"; nothing when the brackets are malformed or n does not fit.
struct SplitKey {
    std::string_view id;
    std::uint16_t index = 0;
};
[[nodiscard]] std::optional<SplitKey> splitKey(std::string_view spelling);

/// Position of the word with this id, or nothing.
template <typename Word>
[[nodiscard]] std::optional<std::uint16_t> indexOfWord(std::span<const Word> words, std::string_view id)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].id == id)
            return static_cast<std::uint16_t>(i);
    }
    return std::nullopt;
}

}  // namespace hitspread
