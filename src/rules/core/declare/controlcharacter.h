#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hitspread {

/// How many bytes stand at the beginning of a text for what nobody sees and what changes how the rest is shown: a line break (a pair
/// of carriage return and line feed is one), a tab, any other control character, a mark that turns the direction of writing; 0: none.
/// Joiners, which scripts and emoji need, are letters.
[[nodiscard]] std::size_t controlAt(std::string_view text);

/// The first of these in a text in UTF-8 that is neither a line break nor a tab: no text of a person holds one.
[[nodiscard]] std::optional<char32_t> firstControlIn(std::string_view text);

/// "U+202E", as people look a character up.
[[nodiscard]] std::string codeOf(char32_t character);

}  // namespace hitspread
