#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace hitspread {

/// Characters of a text in UTF-8, as people and JSON Schema count them: every byte but those that go on with a character.
[[nodiscard]] inline std::int64_t charactersOf(std::string_view text)
{
    return std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; });
}

}  // namespace hitspread
