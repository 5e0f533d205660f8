#include "services/fight/combatantnames.h"

#include <algorithm>
#include <charconv>

namespace hitspread {

namespace {

constexpr std::size_t kMostDigits = 3;  ///< more is a name, no number in a row of guards

/// The number behind `name` and a space; 0: none there.
int numberBehind(const std::string& name, const std::string& whole)
{
    if (!whole.starts_with(name + " ") || whole.size() - name.size() - 1 > kMostDigits)
        return 0;
    int number = 0;
    const char* end = whole.data() + whole.size();
    const auto read = std::from_chars(whole.data() + name.size() + 1, end, number);
    return read.ec == std::errc() && read.ptr == end ? std::max(number, 0) : 0;
}

/// The letter that begins at `at`, all of its bytes.
std::string letterAt(const std::string& text, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        ++end;
    return text.substr(at, end - at);
}

/// So many at most.
std::string firstLetters(const std::string& text, std::size_t most)
{
    std::size_t end = 0;
    for (std::size_t letters = 0; letters < most && end < text.size(); ++letters)
        end += letterAt(text, end).size();
    return text.substr(0, end);
}

}  // namespace

std::vector<std::string> namesOfNewcomers(const std::string& name, int count, std::span<const std::string> present)
{
    const bool isTaken = std::ranges::find(present, name) != present.end();
    int highest = isTaken ? 1 : 0;
    for (const std::string& other : present)
        highest = std::max(highest, numberBehind(name, other));
    if (count == 1 && highest == 0)
        return {name};
    std::vector<std::string> names;
    for (int i = 1; i <= count; ++i)
        names.push_back(name + " " + std::to_string(highest + i));
    return names;
}

std::string firstFreeName(const std::string& stem, const std::function<bool(const std::string&)>& isTaken,
                          std::size_t most, CopyNumber style)
{
    for (std::size_t number = 2;; ++number) {
        const std::string digits = std::to_string(number);
        const std::string behind = style == CopyNumber::Plain ? " " + digits : " (" + digits + ")";
        std::string name = firstLetters(stem, most - std::min(most, behind.size())) + behind;
        if (!isTaken(name))
            return name;
    }
}

std::string nameOfAnother(const std::string& name, const std::set<std::string>& present, std::size_t most)
{
    std::string stem = name;
    const std::size_t last = name.rfind(' ');
    // The number of a copy counts on, as that of the first of several does; one that belongs to the name ("Model 12") stays.
    const std::size_t number = last == std::string::npos ? 0 : numberBehind(name.substr(0, last), name);
    if (number == 1 || (number > 1 && present.contains(name.substr(0, last))))
        stem.resize(last);
    return firstFreeName(
        stem, [&present](const std::string& copy) { return present.contains(copy); }, most);
}

std::string badgeOf(const std::string& name)
{
    std::string badge;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < name.size() && letters < 2; ++at) {
        if (name[at] != ' ' && (at == 0 || name[at - 1] == ' ')) {
            badge += letterAt(name, at);
            ++letters;
        }
    }
    const std::size_t last = name.rfind(' ');
    if (badge.empty() || last == std::string::npos || numberBehind(name.substr(0, last), name) == 0)
        return badge;
    return letterAt(name, name.find_first_not_of(' ')) + name.substr(last + 1);
}

}  // namespace hitspread
