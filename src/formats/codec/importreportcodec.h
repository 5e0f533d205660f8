#pragma once

#include "services/exchange/importsource.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace hitspread::formats {

/// What was taken of a source of another program, and what has no place here ("report" of the schema "import-preview"); `words` says why.
[[nodiscard]] QJsonObject encodeReport(const ImportReport& report, const std::function<QString(const Cause&)>& words);

}  // namespace hitspread::formats
