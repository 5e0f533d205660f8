#pragma once

#include "services/refusal/problem.h"

#include <QStringList>

namespace hitspread::storage {

class Connection;

/// Whether a campaign of a newer schema can be read by this version: every table of the newest known schema is there, with all its
/// columns as they are declared here, whatever else the file holds. It must not be trusted: triggers and views stay off.
[[nodiscard]] bool isReadable(Connection& newer, const QStringList& migrations);

/// The version of its schema.
[[nodiscard]] int formatOf(Connection& campaign);

/// That another version made a campaign what it is, and which one, as far as the file says.
[[nodiscard]] Problem newerProblem(Connection& newer, qsizetype newestKnown);

}  // namespace hitspread::storage
