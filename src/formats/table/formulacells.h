#pragma once

#include <string>
#include <string_view>

namespace hitspread::formats {

/// A cell a spreadsheet would run as a formula (it begins with = + - @, a tab or a return; a number with a minus is none) with an apostrophe in
/// front. So has one that begins like that already: reading takes off one. `isReadBack`: so has a text that it would take for a number, a date or
/// a time and write otherwise ("007", "1e5", "1-2", "12:30"); of a whole number it makes no other.
[[nodiscard]] std::string withGuard(std::string_view cell, bool isReadBack = false);
[[nodiscard]] std::string withoutGuard(std::string_view cell);

}  // namespace hitspread::formats
