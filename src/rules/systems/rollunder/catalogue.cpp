#include "rules/systems/rollunder/catalogue.h"

#include <array>

namespace hitspread::rollunder {

const RuleList& ruleList()
{
    static constexpr auto kTable = std::to_array<RuleInfo>({
#define HS_RULE(name, id, title, source, optional, use, switches, built, text)                                         \
    {id, title, source, optional, use, switches, built, text},
#include "rules/systems/rollunder/catalogue.inc"
#undef HS_RULE
    });
    static constexpr RuleList kList{"rollunder", 3, kTable};
    return kList;
}

}  // namespace hitspread::rollunder
