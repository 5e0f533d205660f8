#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>

namespace hitspread::cli {

/// Counts of equally likely dice: 26 six-sided ones are beyond 64 bits.
__extension__ typedef unsigned __int128 WideCount;

inline constexpr WideCount kLargestCount = ~WideCount{0};

/// The product, or nothing where it does not fit.
[[nodiscard]] constexpr std::optional<WideCount> times(WideCount a, WideCount b)
{
    return b != 0 && a > kLargestCount / b ? std::nullopt : std::optional(a * b);
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

[[nodiscard]] inline QByteArray digitsOf(WideCount count)
{
    QByteArray digits;
    do {
        digits.prepend(static_cast<char>('0' + static_cast<int>(count % 10)));
        count /= 10;
    } while (count != 0);
    return digits;
}

}  // namespace hitspread::cli
