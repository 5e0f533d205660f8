#pragma once

#include "services/action/actionrecord.h"

#include <QString>

#include <cstddef>

namespace hitspread::threed {

/// What earlier shots have left of the cover declared for one of the targets: "4 left", "used up: stops nothing"; empty for one
/// that is whole or that nothing passes.
[[nodiscard]] QString coverWords(const Input& input, std::size_t target);

/// Whether one of the targets is said to be behind a cover that can be passed.
[[nodiscard]] bool hasPassableCover(const Input& input, std::size_t target);

}  // namespace hitspread::threed
