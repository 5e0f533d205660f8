#pragma once

#include "rules/core/trace/derivation.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace hitspread {

/// An enumerator of a decision's options, of its refusals, of its rules, as options hold them.
template <typename Kind>
[[nodiscard]] constexpr std::int32_t optionId(Kind kind)
{
    return static_cast<std::int32_t>(kind);
}
template <typename Refusal, typename Rule>
[[nodiscard]] constexpr Barrier barredBy(Refusal why, Rule rule)
{
    return {static_cast<std::uint16_t>(why), static_cast<std::uint16_t>(rule)};
}
/// An option that is not to be had.
template <typename Kind, typename Refusal, typename Rule>
[[nodiscard]] constexpr Option barredOption(Kind kind, Refusal why, Rule rule)
{
    return {optionId(kind), 0, barredBy(why, rule)};
}
/// A yes to a question of before.
template <typename Name, typename Kind>
[[nodiscard]] constexpr FormerAnswer formerYes(Name question, Kind kind)
{
    return {static_cast<std::uint16_t>(question), 1, optionId(kind)};
}

/// Those of a decision that are to be had, the best for him who chooses first; of equal ones in their order, so that to do nothing, which
/// is worth least, comes last.
[[nodiscard]] inline std::vector<Option> bestFirst(std::span<const Option> put)
{
    std::vector<Option> all;
    std::ranges::copy_if(put, std::back_inserter(all), [](const Option& one) { return !one.barrier; });
    std::ranges::stable_sort(all, std::ranges::greater(), &Option::worth);
    return all;
}

/// With one option alone to be had nobody is asked. What was answered when it was still several questions counts through `former`.
/// Precondition: one at least is to be had. Throws OpenQuestion when nobody can answer.
template <typename Name, typename Rule>
std::int32_t Derivation::decide(Name name, Rule rule, std::span<const Option> options, const FormerAnswers* former,
                                int index)
{
    Question question;
    question.key = questionKey(static_cast<std::uint16_t>(name), elementIndex(index), m_subject);
    question.rule = static_cast<std::uint16_t>(rule);
    question.former = former;
    return decideFrom(question, options);
}

}  // namespace hitspread
