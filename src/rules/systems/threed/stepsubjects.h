#pragma once

#include "rules/core/input.h"

#include <optional>
#include <span>
#include <string_view>

namespace hitspread::threed {

/// Says of steps that were read back what each is about. Their keys have an index each, which tells elements apart by strides;
/// this is the one place that knows them (see stepindexes.cpp for what they are). What it says a derivation says itself.
void nameSubjects(const Input& input, std::span<Step> steps);

/// Whose business a step of a blow is: 0 the attacker's, 1 the defender's; by the quantity's id, and its index where both sides have
/// such steps.
[[nodiscard]] std::optional<int> sideOf(std::string_view id, std::uint16_t index);

}  // namespace hitspread::threed
