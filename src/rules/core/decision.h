#pragma once

#include "rules/core/derivation.h"

namespace hitspread {

/// With one option alone to be had nobody is asked. What was answered when it was still several questions counts through `former`.
/// Precondition: one at least is to be had. Throws OpenQuestion when nobody can answer.
template <typename Name, typename Rule>
std::int32_t Derivation::decide(Name name, Rule rule, std::span<const Option> options, const FormerAnswers* former)
{
    Question question;
    question.key = questionKey(static_cast<std::uint16_t>(name), elementIndex(0), m_subject);
    question.rule = static_cast<std::uint16_t>(rule);
    question.former = former;
    return decideFrom(question, options);
}

}  // namespace hitspread
