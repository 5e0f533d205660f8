#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

/// Damage as Hits left at the location and as Incap left, the way a sheet keeps them; nothing for other fields.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change,
                                                     const Input& after);
/// The same for two moments of one person.
[[nodiscard]] std::optional<ChangeWords> pairWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                   std::size_t index);

}  // namespace hitspread::threed
