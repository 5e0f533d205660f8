#pragma once

#include "formats/json/documentpath.h"

#include <QByteArray>
#include <QJsonObject>

namespace hitspread::formats {

/// Throws Failure (BadInput) for the first text of a document that holds a control character or a mark of direction, naming where; line
/// breaks and tabs are none. For whatever comes into a campaign from outside.
void requirePlainTexts(const QJsonObject& document, const DocumentPath& source);

/// JSON in UTF-8 in which such characters are written by their numbers ("\u202e"): it means the same, and a terminal shows it.
[[nodiscard]] QByteArray withEscapedControls(const QByteArray& json);

}  // namespace hitspread::formats
