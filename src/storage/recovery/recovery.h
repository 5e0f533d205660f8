#pragma once

#include "services/backup/recovered.h"

#include <QString>

namespace hitspread::storage {

/// Makes a new, sound campaign of all that can be read of a damaged one, whatever is damaged in it. Neither that file nor anything beside it
/// is written to or locked; the new one has its name once it is whole. Throws Failure: BadInput (NothingReadable, no file), NotFound,
/// NewerCampaign, FileExists and what else stands in the way of the new one.
Recovered recover(const QString& damaged, const QString& path);

}  // namespace hitspread::storage
