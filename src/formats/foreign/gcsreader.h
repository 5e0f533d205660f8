#pragma once

#include "services/exchange/importsource.h"

#include <QJsonObject>
#include <QString>

namespace hitspread::formats {

/// Reads a character (versions 2 to 5 of its JSON) or a list of gear, skills or traits of GCS (1 to 5), whatever the file is called: people with
/// what they have, weapons, armour; what is read and has no place is told in `left`. Throws Failure (BadInput) for an older version. `source`
/// names the document, and whoever in it has no name.
[[nodiscard]] ImportSource readGcs(const QJsonObject& document, const QString& source);

}  // namespace hitspread::formats
