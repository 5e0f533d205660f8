#pragma once

#include "services/action.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>

namespace hitspread::threed {

[[nodiscard]] QString outcomeOf(const ActionRecord& action);
/// The same with the Hits of the location before and after: "Torso 11 → 9 of 14, 2 damage".
[[nodiscard]] QString historyOf(const ActionRecord& action);
/// See VerdictFacet.
[[nodiscard]] QString sentenceOf(const ActionRecord& action);
/// Whose business a quantity or question of a fight between two is, with its element: 0 the attacker's, 1 the defender's.
[[nodiscard]] std::optional<int> sideOf(std::string_view id, std::uint16_t index);
/// What such a fight comes to for one of the two, as a heading.
[[nodiscard]] QString sideOutcome(const ActionRecord& action, int side);
[[nodiscard]] QString sectionOutcome(const ActionRecord& action, std::string_view section);

}  // namespace hitspread::threed
