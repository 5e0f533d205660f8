#pragma once

#include "ui/attack/sideoptions.h"

namespace hitspread::threed {

/// What the options of a blow and of a blade thrown say beside what is declared: what a handicap costs, aims taken elsewhere, the band of
/// the range, what a cover has left.
[[nodiscard]] std::span<const OptionAddition> meleeAdditions();

}  // namespace hitspread::threed
