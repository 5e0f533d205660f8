#pragma once

#include "rules/core/body/bodyplan.h"

namespace hitspread {

/// An arrow key.
enum class Arrow : std::uint8_t { Up, Down, Left, Right };

/// The hex an arrow key leads to, over gaps of the figure if need be; `from` itself where nothing lies that way.
/// Left and right are those of the screen: mirrored, they run against the columns.
[[nodiscard]] Hex hexTowards(const BodyPlan& plan, Hex from, Arrow arrow, bool mirrored);

}  // namespace hitspread
