#include "rules/core/declare/controlcharacter.h"

#include <algorithm>
#include <cstdint>

namespace hitspread {

namespace {

struct Decoded {
    char32_t character = 0;
    std::size_t bytes = 1;
};

/// The character at the beginning; what is no UTF-8 is its byte.
Decoded decoded(std::string_view text)
{
    const auto byte = [text](std::size_t i) -> std::uint32_t {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto goesOn = [&byte](std::size_t i) { return (byte(i) & 0xc0U) == 0x80U; };
    const std::uint32_t first = byte(0);
    if ((first & 0xe0U) == 0xc0U && goesOn(1))
        return {static_cast<char32_t>((first & 0x1fU) << 6U | (byte(1) & 0x3fU)), 2};
    if ((first & 0xf0U) == 0xe0U && goesOn(1) && goesOn(2))
        return {static_cast<char32_t>((first & 0x0fU) << 12U | (byte(1) & 0x3fU) << 6U | (byte(2) & 0x3fU)), 3};
    return {static_cast<char32_t>(first), 1};
}

bool isControl(char32_t character)
{
    const auto isFrom = [character](char32_t first, char32_t last) { return character >= first && character <= last; };
    return character < 0x20 || isFrom(0x7f, 0x9f)  // both rows of control characters
        || isFrom(0x200e, 0x200f) || isFrom(0x2028, 0x202e) || isFrom(0x2066, 0x2069) || character == 0x61c
        || character == 0xfeff || isFrom(0xd800, 0xdfff);
}

}  // namespace

std::size_t controlAt(std::string_view text)
{
    if (text.empty())
        return 0;
    if (text.starts_with("\r\n"))
        return 2;
    const auto [character, bytes] = decoded(text);
    // A byte by itself beyond ASCII is no character at all.
    return isControl(character) && (bytes > 1 || character < 0x80) ? bytes : 0;
}

std::optional<char32_t> firstControlIn(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t control = controlAt(text);
        const char32_t character = control > 0 ? decoded(text).character : 0;
        // A carriage return alone writes over its line.
        const bool isBreak = character == U'\n' || character == U'\t' || text.starts_with("\r\n");
        if (control > 0 && !isBreak)
            return character;
        text.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return std::nullopt;
}

std::string codeOf(char32_t character)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string code;
    for (std::uint32_t left = character; left > 0 || code.size() < 4; left /= 16)
        code.insert(code.begin(), kDigits[left % 16]);
    return "U+" + code;
}

}  // namespace hitspread
