#pragma once

#include "models/systemview.h"

namespace hitspread::percentile {

/// What a duel came to, by name: "Cass loses 6, Ardent loses 2".
[[nodiscard]] QString outcomeOf(const ActionRecord& action);
/// Who hits whom where, and who misses: "Old Morrow hits: right arm, Cass Ardent misses".
[[nodiscard]] const VerdictFacet& verdictFacet();
/// Health as what is left of it, the way a sheet keeps it; nothing for other fields.
[[nodiscard]] const ChangesFacet& changesFacet();

}  // namespace hitspread::percentile
