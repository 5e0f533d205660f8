#pragma once

#include "cli/command.h"
#include "services/library/sheetservice.h"
#include "services/ports/campaign.h"

#include <QStringList>

#include <vector>

namespace hitspread::cli {

/// Those named, as they are in an encounter or else in the library; of an encounter without names everybody in it. Throws Failure (NotFound,
/// BadInput).
[[nodiscard]] std::vector<SheetSubject> sheetSubjects(Campaign& campaign, const Scope& scope, const QStringList& names);

}  // namespace hitspread::cli
