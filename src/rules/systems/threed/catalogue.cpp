#include "rules/systems/threed/catalogue.h"

#include <array>

namespace hitspread::threed {

const RuleList& ruleList()
{
    static constexpr auto kTable = std::to_array<RuleInfo>({
#define HS_RULE(name, id, title, source, optional, use, switches, built, text)                                         \
    {id, title, source, optional, use, switches, built, text},
#include "rules/systems/threed/catalogue.inc"
#undef HS_RULE
    });
    static constexpr RuleList kList{"threed", 1, kTable};
    return kList;
}

}  // namespace hitspread::threed
