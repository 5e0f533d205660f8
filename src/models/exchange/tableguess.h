#pragma once

#include "models/exchange/sourcemeaning.h"

namespace hitspread {

/// What a table is most likely of: the rule system and kind that knows most of its headings, names among them; of several alike `usual`,
/// then its system. Where none knows the names of a table it is `usual`. A source of a program that is known is of people, for the system it is
/// made for.
[[nodiscard]] TableMeaning guessedMeaning(const ImportSource& source, const TableMeaning& usual);

}  // namespace hitspread
