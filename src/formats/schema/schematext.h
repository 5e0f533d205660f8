#pragma once

#include <QJsonObject>

namespace hitspread::formats {

/// A schema as it is published: indented, but what holds nothing nested stands on one line where it fits.
[[nodiscard]] QByteArray schemaText(const QJsonObject& schema);

}  // namespace hitspread::formats
