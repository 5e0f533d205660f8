#pragma once

#include <QJsonObject>

namespace hitspread::exchange {

/// What encodeOdds() writes.
[[nodiscard]] QJsonObject oddsSchema();

}  // namespace hitspread::exchange
