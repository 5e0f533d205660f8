#pragma once

#include "models/systemview.h"

namespace hitspread::percentile {

/// What a duel came to, by name: "Cass loses 6, Ardent loses 2".
[[nodiscard]] QString outcomeOf(const ActionRecord& action);
/// Who hits whom where, and who misses, side A first: "Old Morrow hits: right arm, Cass Ardent misses"; of several pairs it would be a
/// list, so it is empty.
[[nodiscard]] QString sentenceOf(const ActionRecord& action);

// Health as what is left of it, the way a sheet keeps it; nothing for other fields. See ChangesFacet.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change,
                                                     const Input& after);
[[nodiscard]] std::optional<ChangeWords> pairWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                   std::size_t element);
/// A step under the name of whoever it is about: "Number needed by Cass Ardent". Empty: it is about both. See StepsFacet.
[[nodiscard]] QString givenName(const ActionRecord& action, StepKey key);

}  // namespace hitspread::percentile
