#include "rules/core/rule.h"

#include <algorithm>

namespace hitspread {

std::optional<std::uint16_t> findRule(std::span<const RuleInfo> catalogue, std::string_view id)
{
    const auto found = std::ranges::find(catalogue, id, &RuleInfo::id);
    if (found == catalogue.end())
        return std::nullopt;
    return static_cast<std::uint16_t>(found - catalogue.begin());
}

}  // namespace hitspread
