#pragma once

#include "services/refusal/reason.h"

class QFile;

namespace hitspread::storage {

/// What is in a file that is no campaign, told by what it holds and not by its name: a fight that was exported, a table, a picture, a
/// character of another program …; where that cannot be told, that it is too short or no database. The file is open, and read from
/// its beginning.
[[nodiscard]] Cause whatIsIn(QFile& file);

}  // namespace hitspread::storage
