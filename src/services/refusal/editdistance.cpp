#include "services/refusal/editdistance.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace hitspread {

namespace {

constexpr std::size_t kLongest = 64;
using Row = std::array<int, kLongest + 1>;

}  // namespace

int editDistance(std::u16string_view a, std::u16string_view b, int most)
{
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer - std::min(a.size(), b.size()) > static_cast<std::size_t>(most) || longer > kLongest)
        return most + 1;
    // Three rows of the table of distances between beginnings of both words: the one before the last is for swaps.
    std::array<Row, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        Row& row = rows[i % 3];
        const Row& above = rows[(i - 1) % 3];
        const Row& twoAbove = rows[(i + 1) % 3];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
            least = std::min(least, row[j]);
        }
        if (least > most)
            return most + 1;
    }
    return std::min(rows[a.size() % 3][b.size()], most + 1);
}

}  // namespace hitspread
