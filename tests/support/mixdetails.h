#pragma once

#include "support/randommix.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <vector>

/// What the parts of a random mix share.
namespace hitspread::support {

/// Nothing is to be done here ("the encounter has no weapon"): not a step.
class Nothing : public std::exception {};

/// Answers in the order of their keys: a file does not keep the order they were given in, and nothing depends on it.
inline std::vector<Answer> sorted(const Answers& answers)
{
    std::vector<Answer> all(answers.all().begin(), answers.all().end());
    std::ranges::sort(all, {}, &Answer::key);
    return all;
}

template <typename Items>
const auto& RandomMix::oneOf(const Items& items)
{
    return items[below(std::size(items))];
}

}  // namespace hitspread::support
