#include "formats/table/formulacells.h"

#include <algorithm>
#include <array>

namespace hitspread::formats {

namespace {

bool isNegativeNumber(std::string_view cell)
{
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    return cell.size() > 1 && cell.front() == '-' && isDigit(cell[1]) && isDigit(cell.back())
        && std::ranges::count_if(cell.substr(1), [](char letter) { return letter == '.' || letter == ','; }) <= 1
        && std::ranges::all_of(cell.substr(1),
                               [&](char letter) { return isDigit(letter) || letter == '.' || letter == ','; });
}

bool wouldRun(std::string_view cell)
{
    // Spreadsheets take the full-width signs of eastern keyboards for the same.
    constexpr std::array<std::string_view, 11> kSigns{
        "=", "+", "-", "@", "\t", "\r", "\n", "\xef\xbc\x9d", "\xef\xbc\x8b", "\xef\xbc\x8d", "\xef\xbc\xa0"};
    return std::ranges::any_of(kSigns, [&](std::string_view sign) { return cell.starts_with(sign); })
        && !isNegativeNumber(cell);
}

/// Whether it is made of what numbers, dates and times are made of, and is no whole number as it is shown again.
bool wouldBeAnother(std::string_view cell)
{
    constexpr std::string_view kDigits = "0123456789";
    constexpr std::size_t kKept = 15;  // digits: more than a double has are made noughts
    const std::string_view size = cell.substr(cell.starts_with('-') ? 1 : 0);
    if (size.find_first_of(kDigits) == std::string_view::npos
        || size.find_first_not_of("0123456789.,:/-+eE% ") != std::string_view::npos)
        return false;
    const bool isWhole = size.find_first_not_of(kDigits) == std::string_view::npos;
    return !isWhole || size.size() > kKept || (size.front() == '0' && cell != "0");
}

bool isGuarded(std::string_view cell)
{
    const std::size_t begin = cell.find_first_not_of('\'');
    return begin != std::string_view::npos && begin > 0
        && (wouldRun(cell.substr(begin)) || wouldBeAnother(cell.substr(begin)));
}

}  // namespace

std::string withGuard(std::string_view cell, bool isReadBack)
{
    return wouldRun(cell) || isGuarded(cell) || (isReadBack && wouldBeAnother(cell)) ? '\'' + std::string(cell)
                                                                                     : std::string(cell);
}

std::string withoutGuard(std::string_view cell)
{
    return std::string(isGuarded(cell) ? cell.substr(1) : cell);
}

}  // namespace hitspread::formats
