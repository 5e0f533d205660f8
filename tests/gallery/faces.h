#pragma once

#include <cstddef>
#include <vector>

namespace hitspread {

/// A picture file of somebody who does not exist: head and shoulders, another one for each number.
[[nodiscard]] std::vector<std::byte> inventedFace(int number);

}  // namespace hitspread
