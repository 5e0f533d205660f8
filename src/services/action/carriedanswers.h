#pragma once

#include "services/action/actionrecord.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace hitspread {

/// Everybody an action is aimed at, or who takes part in a step of all, by their places in it.
[[nodiscard]] std::vector<RecordId> targetsOf(const ActionRecord& action);

/// Whether a part has an element for each of them.
[[nodiscard]] bool isPerTarget(const PartDeclaration& part);

/// The answers and rulings of an action that has been begun, for the same action where its people stand in other places: what was asked
/// and found about somebody is about the same one. Whoever has left takes his along, and of who joins nothing is answered.
/// `anew` has its own values and none of the answers. Where everybody stands where he stood, they are the same.
[[nodiscard]] Answers carriedAnswers(const ActionRecord& begun, const ActionRecord& anew);
[[nodiscard]] std::vector<Override> carriedOverrides(const ActionRecord& begun, const ActionRecord& anew);

}  // namespace hitspread
