#pragma once

#include "rules/core/dice/option.h"
#include "rules/core/trace/findings.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace hitspread {
struct ActionRecord;
}

namespace hitspread::text {

/// What comes of meeting an attack in one way, the worst for him who meets it first.
enum class Met : std::uint8_t { Nothing, Succeeds, Halves, TurnsAside };

/// An option of a decision with what the dice it takes make of it, found by running the rules over them.
struct OptionWorth {
    /// What the dice count as, from and to, and what comes of it.
    struct Range {
        std::int32_t least = 0;
        std::int32_t most = 0;
        Met met = Met::Nothing;
    };

    QuestionKey decision{};
    Option option{};
    bool isTaken = false;
    bool isKnown = false;  ///< what is met lies on the table; else it is taken to come through, and only Succeeds tells
    std::vector<Range> ranges;  ///< ascending; empty: it takes no dice, or is not to be had
    Findings sample;            ///< one way it may go

    /// The most, the least the dice may count as for it to come to so much; nothing: they never do.
    [[nodiscard]] std::optional<std::int32_t> most(Met met) const;
    [[nodiscard]] std::optional<std::int32_t> least(Met met) const;
};

/// What an option comes to: the number it takes.
struct OptionWords {
    QString words;
    QString brief{};  ///< where there is little room; empty: the words
};

/// How a system's decisions are read.
struct DecisionReading {
    /// Which decisions are shown with what the dice make of them; the game master is asked the others as they come.
    std::span<const std::uint16_t> decisions;
    /// Those that hardly ever go otherwise: nobody is held up for them, the preset counts until somebody chooses.
    std::span<const std::uint16_t> aside{};
    /// By which questions what is chosen is rolled; whatever else is rolled meanwhile is not about it.
    std::span<const std::uint16_t> rolls;
    /// Quantities with what they come to where the decision is reached, as long as nobody knows whether it is.
    std::span<const std::pair<std::uint16_t, std::int32_t>> reached;
    /// What the dice count as.
    std::int32_t (*counted)(const Findings& findings) = nullptr;
    Met (*met)(const Findings& findings) = nullptr;
    OptionWords (*words)(const ActionRecord& action, const OptionWorth& worth) = nullptr;
};

/// The value of the last step of a quantity; nothing: there is none.
template <typename Quantity>
[[nodiscard]] std::optional<std::int32_t> lastOf(const Findings& findings, Quantity quantity)
{
    const Step* step = lastStepOf(findings.steps, static_cast<std::uint16_t>(quantity));
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace hitspread::text
