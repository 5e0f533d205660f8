#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/trace/derivation.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace hitspread {

/// How many named modifiers of one roll have a step of their own.
inline constexpr int kMostModifiers = 16;

/// Adds each named modifier of a roll in a step of its own, about its place in the list; the last step there is room for adds all that are
/// left, and is about none by name. `index`: before the steps of the first, whatever element is dealt with now.
template <typename Quantity, typename Rule>
[[nodiscard]] Term addModifiers(Derivation& derivation, const Ranks& modifiers, Quantity quantity, Rule rule,
                                Term total, int index = 0)
{
    const auto& all = modifiers.entries;
    const auto steps = static_cast<int>(std::min(all.size(), std::size_t{kMostModifiers}));
    const Subject whose = derivation.subject();
    for (int i = 0; i < steps; ++i) {
        const bool isOne = i + 1 < steps || static_cast<std::size_t>(steps) == all.size();
        const Derivation::Element one = derivation.part(i, kMostModifiers, isOne ? whose.layer(i) : whose);
        const auto from = all.begin() + i;
        const std::int32_t value = std::accumulate(
            from, i + 1 == steps ? all.end() : from + 1, 0,
            [](std::int32_t sum, const auto& entry) { return sum + entry.second; });
        total = derivation.derive(quantity, rule, Operation::Add, total, value, {}, index);
    }
    return total;
}

}  // namespace hitspread
