#pragma once

#include "models/exchange/importdraft.h"

namespace hitspread {

/// What a table is most likely of: the rule system and kind that knows most of its headings, names among them; of several alike `usual`,
/// then its system. Where none knows the names of a table it is `usual`.
[[nodiscard]] TableMeaning guessedMeaning(const QStringList& headings, const TableMeaning& usual);

}  // namespace hitspread
