#include "rules/systems/twod6/catalogue.h"

#include <array>

namespace hitspread::twod6 {

const RuleList& ruleList()
{
    static constexpr auto kTable = std::to_array<RuleInfo>({
#define HS_RULE(name, id, title, source, optional, use, switches, built, text)                                         \
    {id, title, source, optional, use, switches, built, text},
#include "rules/systems/twod6/catalogue.inc"
#undef HS_RULE
    });
    static constexpr RuleList kList{"twod6", 4, kTable};
    return kList;
}

}  // namespace hitspread::twod6
