#pragma once

#include <string_view>

namespace hitspread::storage {

/// Compares texts as people sort them: letters A to Z in either case, numbers by their value, also with decimals ("5.6 mm" before
/// "7 mm" before "12.7 mm"; "5.56" before "5.6"). CommandPalette else by its bytes. Negative, 0 or positive, as memcmp().
[[nodiscard]] int compareNaturally(std::string_view left, std::string_view right);

}  // namespace hitspread::storage
