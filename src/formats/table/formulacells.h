#pragma once

#include <string>
#include <string_view>

namespace hitspread::formats {

/// A cell a spreadsheet would run as a formula (it begins with = + - @, a tab or a return; a number with a minus is none) with an apostrophe in
/// front. So has one that begins like that already: reading takes off one.
[[nodiscard]] std::string withGuard(std::string_view cell);
[[nodiscard]] std::string withoutGuard(std::string_view cell);

}  // namespace hitspread::formats
