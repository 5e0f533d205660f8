#pragma once

#include <cstdint>
#include <optional>

namespace hitspread {

/// Counts of equally likely dice: 26 six-sided ones are beyond 64 bits.
// A typedef: an alias cannot be marked as an extension of the compiler.
__extension__ typedef unsigned __int128 WideCount;  // NOLINT(modernize-use-using)

inline constexpr WideCount kLargestCount = ~WideCount{0};

/// The product, or nothing where it does not fit.
[[nodiscard]] constexpr std::optional<WideCount> times(WideCount a, WideCount b)
{
    return b != 0 && a > kLargestCount / b ? std::nullopt : std::optional(a * b);
}

/// The sum, or nothing where it does not fit.
[[nodiscard]] constexpr std::optional<WideCount> plus(WideCount a, WideCount b)
{
    return a > kLargestCount - b ? std::nullopt : std::optional(a + b);
}

/// The least number both divide, or nothing where it does not fit. Precondition: neither is 0.
[[nodiscard]] constexpr std::optional<WideCount> commonMultiple(WideCount a, WideCount b)
{
    WideCount divisor = a;
    for (WideCount rest = b; rest != 0;) {
        const WideCount next = divisor % rest;
        divisor = rest;
        rest = next;
    }
    return times(a / divisor, b);
}

}  // namespace hitspread
