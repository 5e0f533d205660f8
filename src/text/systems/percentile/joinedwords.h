#pragma once

#include "text/joinedfields.h"

namespace hitspread::percentile {

/// The three numbers of a weapon's damage are one text: "2d6+1".
[[nodiscard]] std::span<const text::JoinedFields> joinedWords();

}  // namespace hitspread::percentile
