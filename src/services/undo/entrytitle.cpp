#include "services/undo/entrytitle.h"

#include <algorithm>

namespace hitspread {

std::string titleOf(std::span<const std::string> names)
{
    constexpr std::size_t kNamed = 3;
    std::string title;
    for (std::size_t i = 0; i < std::min(names.size(), kNamed); ++i)
        title += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > kNamed)
        title += " +" + std::to_string(names.size() - kNamed);
    return title;
}

}  // namespace hitspread
