#include "text/optionworth.h"

#include <algorithm>

namespace hitspread::text {

std::optional<std::int32_t> OptionWorth::most(Met met) const
{
    const auto found = std::find_if(ranges.rbegin(), ranges.rend(),
                                    [met](const Range& range) { return range.met >= met; });
    return found == ranges.rend() ? std::nullopt : std::optional(found->most);
}

std::optional<std::int32_t> OptionWorth::least(Met met) const
{
    const auto found = std::ranges::find_if(ranges, [met](const Range& range) { return range.met >= met; });
    return found == ranges.end() ? std::nullopt : std::optional(found->least);
}

}  // namespace hitspread::text
