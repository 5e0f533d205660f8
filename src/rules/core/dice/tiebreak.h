#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace hitspread {

/// Lets those who stand alike settle by a roll each which of them comes first, and again those whom it leaves alike, `tries` times at most.
/// `alike(a, b)`: whether two stand alike by now; `roll(who, attempt)` rolls for one of them, from attempt 0 on.
template <typename Who, typename Alike, typename Roll>
void settleTies(const std::vector<Who*>& all, int tries, const Alike& alike, const Roll& roll, int attempt = 0)
{
    if (attempt == tries)
        return;
    std::vector<const Who*> settled;
    for (Who* who : all) {
        if (std::ranges::find(settled, who) != settled.end())
            continue;
        std::vector<Who*> tied;
        std::ranges::copy_if(all, std::back_inserter(tied), [&](const Who* other) { return alike(*who, *other); });
        settled.insert(settled.end(), tied.begin(), tied.end());
        if (tied.size() < 2)
            continue;
        for (Who* one : tied)
            roll(*one, attempt);
        settleTies(tied, tries, alike, roll, attempt + 1);
    }
}

/// Dice by which a tie is settled, kept in one number, so that each counts less than any difference in one before it. What is still
/// equal after all of them the list decides.
namespace tiedice {

inline constexpr std::array<std::int32_t, 5> kWorth{2401, 343, 49, 7, 1};
inline constexpr int kMost = static_cast<int>(kWorth.size());
inline constexpr std::int32_t kFaces = 7;  ///< one more than a die shows

/// What one try came to; 0: nobody has rolled in it. `kept`: the number, 0 before the first.
[[nodiscard]] constexpr std::int32_t shown(std::int32_t kept, int attempt)
{
    return kept / kWorth[static_cast<std::size_t>(attempt)] % kFaces;
}
/// Whether two who stand alike otherwise still do.
[[nodiscard]] constexpr bool areAlike(std::int32_t one, std::int32_t other)
{
    for (int attempt = 0; attempt < kMost; ++attempt) {
        const std::int32_t his = shown(one, attempt);
        const std::int32_t others = shown(other, attempt);
        if (his == 0 || others == 0)
            return true;
        if (his != others)
            return false;
    }
    return true;
}

}  // namespace tiedice

}  // namespace hitspread
