#pragma once

#include "services/undo/amendmentservice.h"

#include <QJsonObject>

namespace hitspread::cli {

/// What became of each entry, and the question that is open, if any.
[[nodiscard]] QJsonObject encodeRevision(const Revision& revision);

}  // namespace hitspread::cli
