#include "rules/systems/percentile/catalogue.h"

#include <array>

namespace hitspread::percentile {

const RuleList& ruleList()
{
    static constexpr auto kTable = std::to_array<RuleInfo>({
#define HS_RULE(name, id, title, source, optional, use, switches, built, text)                                         \
    {id, title, source, optional, use, switches, built, text},
#include "rules/systems/percentile/catalogue.inc"
#undef HS_RULE
    });
    static constexpr RuleList kList{"percentile", 2, kTable};
    return kList;
}

}  // namespace hitspread::percentile
