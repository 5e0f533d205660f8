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

bool isGuarded(std::string_view cell)
{
    const std::size_t begin = cell.find_first_not_of('\'');
    return begin != std::string_view::npos && begin > 0 && wouldRun(cell.substr(begin));
}

}  // namespace

std::string withGuard(std::string_view cell)
{
    return wouldRun(cell) || isGuarded(cell) ? '\'' + std::string(cell) : std::string(cell);
}

std::string withoutGuard(std::string_view cell)
{
    return std::string(isGuarded(cell) ? cell.substr(1) : cell);
}

}  // namespace hitspread::formats
