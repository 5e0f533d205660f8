#pragma once

#include <QJsonObject>

namespace hitspread::formats {

/// What encodeOdds() writes.
[[nodiscard]] QJsonObject oddsSchema();

}  // namespace hitspread::formats
