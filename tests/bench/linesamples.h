#pragma once

#include <QByteArrayList>

namespace hitspread::bench {

/// The sample shot a thousand times, each with a seed of its own.
[[nodiscard]] const QByteArrayList& thousandShots();

/// What the program prints for them, line by line.
[[nodiscard]] QByteArrayList resolvedShots();

/// How many there are.
inline constexpr int kShots = 1000;

}  // namespace hitspread::bench
