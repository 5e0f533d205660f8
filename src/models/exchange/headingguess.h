#pragma once

#include "models/exchange/givensource.h"
#include "models/exchange/recordcolumns.h"

#include <functional>
#include <vector>

namespace hitspread {

/// Where the columns of a table most likely go whose headings mean nothing here: to a field that is nearly called so ("Acc", "Two hands",
/// "Max range", "Remarks"), or to the one choice whose values stand in it. Each field is taken once, and only by a column whose cells it can
/// read; of choices by what stands there, most of them. `mayGuess`: of columns somebody said nothing about.
void guessColumns(const RecordColumns& columns, const ImportSource& source, std::vector<MatchedColumn>& matched,
                  const std::function<bool(const MatchedColumn&)>& mayGuess);

}  // namespace hitspread
