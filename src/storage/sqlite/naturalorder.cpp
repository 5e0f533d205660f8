#include "storage/sqlite/naturalorder.h"

#include <algorithm>

namespace hitspread::storage {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

unsigned char folded(char c)
{
    return static_cast<unsigned char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

std::string_view digitsAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return text.substr(at, end - at);
}

int sign(int value)
{
    return (value > 0) - (value < 0);
}

/// Whole numbers of any length.
int compareWhole(std::string_view left, std::string_view right)
{
    left.remove_prefix(std::min(left.find_first_not_of('0'), left.size()));
    right.remove_prefix(std::min(right.find_first_not_of('0'), right.size()));
    if (left.size() != right.size())
        return left.size() < right.size() ? -1 : 1;
    return sign(left.compare(right));
}

}  // namespace

int compareNaturally(std::string_view left, std::string_view right)
{
    std::size_t i = 0;
    std::size_t j = 0;
    bool isFraction = false;  // behind a point that follows a number
    while (i < left.size() && j < right.size()) {
        if (isDigit(left[i]) && isDigit(right[j])) {
            const std::string_view one = digitsAt(left, i);
            const std::string_view other = digitsAt(right, j);
            const int order = isFraction ? sign(one.compare(other)) : compareWhole(one, other);
            if (order != 0)
                return order;
            i += one.size();
            j += other.size();
            isFraction = !isFraction && i + 1 < left.size() && j + 1 < right.size() && left[i] == '.' && right[j] == '.'
                && isDigit(left[i + 1]) && isDigit(right[j + 1]);
            if (isFraction) {
                ++i;
                ++j;
            }
            continue;
        }
        isFraction = false;
        const int order = folded(left[i]) - folded(right[j]);
        if (order != 0)
            return sign(order);
        ++i;
        ++j;
    }
    return static_cast<int>(i < left.size()) - static_cast<int>(j < right.size());
}

}  // namespace hitspread::storage
