#include "rules/core/trace/trace.h"

#include <algorithm>

namespace hitspread {

namespace {

template <typename Matches>
const Step* lastThat(std::span<const Step> steps, Matches matches)
{
    const auto found = std::find_if(steps.rbegin(), steps.rend(), matches);
    return found == steps.rend() ? nullptr : &*found;
}

}  // namespace

const Step* findStep(std::span<const Step> steps, StepKey key)
{
    const auto found = std::ranges::find(steps, key, &Step::key);
    return found == steps.end() ? nullptr : &*found;
}

const Step* lastStep(std::span<const Step> steps, StepKey key)
{
    return lastThat(steps, [key](const Step& step) { return step.key == key; });
}

const Step* lastStepOf(std::span<const Step> steps, std::uint16_t quantity)
{
    return lastThat(steps, [quantity](const Step& step) { return step.key.quantity == quantity; });
}

}  // namespace hitspread
