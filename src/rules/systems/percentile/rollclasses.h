#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

namespace hitspread::percentile {

/// What the sums of a roll are told apart by, for Derivation::rollOn: the highest of each class, ascending.
class RollClasses {
public:
    explicit RollClasses(std::int32_t highestSum) : m_highestSum(highestSum) {}

    /// A class ends there; nothing where the one before ends there or later, or no roll comes to it.
    void endAt(std::int32_t sum)
    {
        const std::int32_t last = m_count == 0 ? 0 : m_highest[m_count - 1];
        if (sum > last && sum <= m_highestSum && m_count < m_highest.size())
            m_highest[m_count++] = sum;
    }
    /// Every sum up to this one is a class of its own.
    void eachUpTo(std::int32_t sum)
    {
        const std::int32_t last = m_count == 0 ? 0 : m_highest[m_count - 1];
        const std::int32_t more = std::min(sum, m_highestSum) - last;
        const auto added = std::min(static_cast<std::size_t>(std::max(more, 0)), m_highest.size() - m_count);
        std::iota(m_highest.begin() + m_count, m_highest.begin() + m_count + added, last + 1);
        m_count += added;
    }
    /// All of them, with whatever is left in the last.
    [[nodiscard]] std::span<const std::int32_t> closed()
    {
        endAt(m_highestSum);
        return std::span(m_highest).first(m_count);
    }

private:
    static constexpr std::size_t kMost = 100;

    std::int32_t m_highestSum;
    std::size_t m_count = 0;
    std::array<std::int32_t, kMost> m_highest;  // no more of it counts than is written
};

}  // namespace hitspread::percentile
