#pragma once

#include <QString>

namespace hitspread::storage {

/// How many letters must be put in, left out, replaced or swapped with their neighbour to make one word of the other; `most` + 1
/// as soon as it is more than `most`.
[[nodiscard]] int editDistance(QStringView a, QStringView b, int most);

}  // namespace hitspread::storage
