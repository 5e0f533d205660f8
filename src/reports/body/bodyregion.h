#pragma once

#include "reports/theme/tokens.h"
#include "rules/core/body/bodyplan.h"

namespace hitspread {

/// A part of a body that moves as one: what the outline is made of.
enum class BodyPart : std::uint8_t { Head, Trunk, RightArm, LeftArm, RightLeg, LeftLeg };
inline constexpr std::size_t kBodyParts = 6;

[[nodiscard]] BodyPart partOf(Piece piece);
[[nodiscard]] Region regionOf(Piece piece);

/// The tint region of a location: that of most of its hexes.
[[nodiscard]] Region regionOf(const BodyPlan& plan, int location);

}  // namespace hitspread
