#include "storage/editdistance.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hitspread::storage {

namespace {

constexpr qsizetype kLongest = 64;
using Row = std::array<int, kLongest + 1>;

}  // namespace

int editDistance(QStringView a, QStringView b, int most)
{
    const qsizetype lengthA = a.size();
    const qsizetype lengthB = b.size();
    if (std::abs(lengthA - lengthB) > most || std::max(lengthA, lengthB) > kLongest)
        return most + 1;
    // Three rows of the table of distances between beginnings of both words: the one before the last is for swaps.
    std::array<Row, 3> rows{};
    for (qsizetype j = 0; j <= lengthB; ++j)
        rows[0][static_cast<std::size_t>(j)] = static_cast<int>(j);
    for (qsizetype i = 1; i <= lengthA; ++i) {
        Row& row = rows[static_cast<std::size_t>(i % 3)];
        const Row& above = rows[static_cast<std::size_t>((i - 1) % 3)];
        const Row& twoAbove = rows[static_cast<std::size_t>((i + 1) % 3)];
        row[0] = static_cast<int>(i);
        int least = row[0];
        for (qsizetype j = 1; j <= lengthB; ++j) {
            const auto at = static_cast<std::size_t>(j);
            const bool same = a[i - 1] == b[j - 1];
            row[at] = std::min({above[at] + 1, row[at - 1] + 1, above[at - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[at] = std::min(row[at], twoAbove[at - 2] + 1);
            least = std::min(least, row[at]);
        }
        if (least > most)
            return most + 1;
    }
    return std::min(rows[static_cast<std::size_t>(lengthA % 3)][static_cast<std::size_t>(lengthB)], most + 1);
}

}  // namespace hitspread::storage
