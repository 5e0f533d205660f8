#pragma once

#include <algorithm>
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

}  // namespace hitspread
