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

void appendEscaped(char letter, std::string& json)
{
    json += '\\';
    switch (letter) {
    case '\b': json += 'b'; return;
    case '\f': json += 'f'; return;
    case '\n': json += 'n'; return;
    case '\r': json += 'r'; return;
    case '\t': json += 't'; return;
    case '"':
    case '\\': json += letter; return;
    default: {
        constexpr std::string_view kDigits = "0123456789abcdef";
        const auto number = static_cast<unsigned char>(letter);
        json.append("u00").append(1, kDigits[number >> 4U]).append(1, kDigits[number & 0xFU]);
    }
    }
}

}  // namespace

void appendQuoted(std::string_view text, std::string& json)
{
    json += '"';
    if (std::ranges::all_of(text, isWrittenAsItIs)) {
        json.append(text).append(1, '"');
        return;
    }
    const std::string sound = std::ranges::all_of(text, isAsciiLetter) ? std::string(text)
                                                                       : QString::fromUtf8(text).toStdString();
    for (const char letter : sound) {
        if (isWrittenAsItIs(letter) || !isAsciiLetter(letter))
            json += letter;
        else
            appendEscaped(letter, json);
    }
    json += '"';
}

}  // namespace hitspread::formats
