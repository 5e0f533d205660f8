#pragma once

#include <string_view>

namespace hitspread {

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make one word of the other; `most` + 1
/// as soon as it is more than `most`.
[[nodiscard]] int editDistance(std::u16string_view a, std::u16string_view b, int most);

}  // namespace hitspread
