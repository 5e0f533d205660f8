#include "rules/core/trace.h"

namespace hitspread {

const Step* findStep(std::span<const Step> steps, StepKey key)
{
    const auto found = std::ranges::find(steps, key, &Step::key);
    return found == steps.end() ? nullptr : &*found;
}

}  // namespace hitspread
