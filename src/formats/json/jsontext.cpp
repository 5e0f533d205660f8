#include "formats/json/jsontext.h"

#include <QString>

#include <algorithm>

namespace hitspread::formats {

namespace {

bool isAsciiLetter(char letter)
{
    return static_cast<unsigned char>(letter) < 0x80;
}

bool isWrittenAsItIs(char letter)
{
    return isAsciiLetter(letter) && letter >= ' ' && letter != '"' && letter != '\\';
}

/// What stands behind the backslash; 0: its number does.
char shortEscape(char letter)
{
    switch (letter) {
    case '\b': return 'b';
    case '\f': return 'f';
    case '\n': return 'n';
    case '\r': return 'r';
    case '\t': return 't';
    case '"':
    case '\\': return letter;
    default: return '\0';
    }
}

char* writeEscaped(char letter, char* to)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    *to++ = '\\';
    if (const char escape = shortEscape(letter)) {
        *to++ = escape;
        return to;
    }
    const auto number = static_cast<unsigned char>(letter);
    for (const char digit : {'u', '0', '0', kDigits[number >> 4U], kDigits[number & 0xFU]})
        *to++ = digit;
    return to;
}

}  // namespace

void appendQuoted(std::string_view text, std::string& json)
{
    json += '"';
    if (std::ranges::all_of(text, isWrittenAsItIs)) {
        json.append(text).append(1, '"');
        return;
    }
    std::string sound;
    if (!std::ranges::all_of(text, isAsciiLetter)) {
        sound = QString::fromUtf8(text).toStdString();
        text = sound;
    }
    constexpr std::size_t kNumbered = 6;
    const auto isPlain = [](char letter) { return isWrittenAsItIs(letter) || !isAsciiLetter(letter); };
    std::size_t size = text.size() + 1;
    for (const char letter : text)
        size += isPlain(letter) ? 0 : shortEscape(letter) ? 1 : kNumbered - 1;
    const std::size_t from = json.size();
    json.resize(from + size);
    char* to = json.data() + from;
    for (const char letter : text) {
        if (isPlain(letter))
            *to++ = letter;
        else
            to = writeEscaped(letter, to);
    }
    *to = '"';
}

}  // namespace hitspread::formats
