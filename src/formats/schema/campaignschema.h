#pragma once

#include <QJsonObject>

namespace hitspread::formats {

/// Of a whole campaign as one document: its library with what refers to it, its fights as they stand, the logs.
[[nodiscard]] QJsonObject campaignSchema();

}  // namespace hitspread::formats
