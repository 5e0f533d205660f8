#pragma once

#include "rules/core/dice/question.h"

#include <cstdint>
#include <optional>
#include <span>

namespace hitspread {

/// Why an option is not to be had: index into System::refusals(), and the rule it rests on.
struct Barrier {
    std::uint16_t refusal = 0;
    std::uint16_t rule = 0;

    friend constexpr bool operator==(const Barrier&, const Barrier&) = default;
};

/// One of several things somebody can choose at a decision.
struct Option {
    static constexpr std::int32_t kMostId = 30;

    std::int32_t id = 0;     ///< what an answer keeps, 0..kMostId; index into the options of its question's word
    std::int32_t worth = 0;  ///< to him who chooses: when nobody decides, the most counts, of equal ones the first
    std::optional<Barrier> barrier{};  ///< none: it is to be had

    friend constexpr bool operator==(const Option&, const Option&) = default;
};

/// An option as it was put, at which decision.
struct OfferedOption {
    QuestionKey decision;
    Option option;

    friend constexpr bool operator==(const OfferedOption&, const OfferedOption&) = default;
};

/// What a yes, or a number, meant that was asked before there was a decision: such questions came one after the other, until one of
/// them was answered so.
struct FormerAnswer {
    static constexpr std::uint16_t kNone = 0xFFFF;

    std::uint16_t question = 0;  ///< a name as in QuestionKey, no longer asked
    std::int32_t choice = 1;
    std::int32_t option = 0;       ///< what it comes to now
    std::uint16_t unless = kNone;  ///< not if this question was answered so
    std::int32_t unlessChoice = 1;
};

using FormerAnswers = std::span<const FormerAnswer>;

/// The option that answers to former questions come to; nothing: they leave it to the preset, or there are none. Each of them denied
/// comes to the option of the lowest number, which is to do nothing. Precondition: the question has former ones.
[[nodiscard]] std::optional<std::int32_t> formerChoice(const Answers& answers, const Question& question);

/// Which option what was answered comes to, told by the answers a resolution kept; without any the lowest, which is to do nothing.
[[nodiscard]] std::int32_t optionIn(const Answers& answers, QuestionKey decision, FormerAnswers former);

}  // namespace hitspread
