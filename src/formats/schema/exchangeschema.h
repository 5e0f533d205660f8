#pragma once

#include <QJsonObject>

namespace hitspread::formats {

/// Of what an export of the library writes: an envelope for each record, by rule system and kind.
[[nodiscard]] QJsonObject librarySchema();

/// Of what `hitspread-cli import --dry-run` prints.
[[nodiscard]] QJsonObject importPreviewSchema();

}  // namespace hitspread::formats
