#include "rules/core/trace.h"

#include <ranges>

namespace hitspread {

namespace {

template <typename Matches>
const Step* lastThat(std::span<const Step> steps, Matches matches)
{
    auto backwards = steps | std::views::reverse;
    const auto found = std::ranges::find_if(backwards, matches);
    return found == backwards.end() ? nullptr : &*found;
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
