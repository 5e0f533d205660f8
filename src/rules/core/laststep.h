#pragma once

#include "rules/core/trace.h"

#include <span>

namespace hitspread {

/// The last step with a key, or nullptr: what a sum made in several steps came to.
[[nodiscard]] inline const Step* lastStep(std::span<const Step> steps, StepKey key)
{
    for (std::size_t i = steps.size(); i > 0; --i) {
        if (steps[i - 1].key == key)
            return &steps[i - 1];
    }
    return nullptr;
}

}  // namespace hitspread
