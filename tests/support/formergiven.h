#pragma once

#include "rules/core/dice/option.h"

#include <optional>

namespace hitspread::support {

/// What a test that answers the questions a decision was made of before comes to; `given` finds what it says to one of them, by its
/// name: a number or nothing.
template <typename Given>
[[nodiscard]] std::optional<std::int32_t> formerlyGiven(const Question& question, const Given& given)
{
    if (!question.former)
        return std::nullopt;
    Answers answers;
    const auto take = [&](std::uint16_t name) {
        if (const std::optional<int> choice = given(name))
            answers.put(Answer::ofChoice({name, question.key.index}, *choice, Origin::Given));
    };
    for (const FormerAnswer& one : *question.former) {
        take(one.question);
        take(one.unless);
    }
    return formerChoice(answers, question);
}

}  // namespace hitspread::support
