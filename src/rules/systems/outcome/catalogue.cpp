#include "rules/systems/outcome/catalogue.h"

#include <array>

namespace hitspread::outcome {

const RuleList& ruleList()
{
    static constexpr auto kTable = std::to_array<RuleInfo>({
#define HS_RULE(name, id, title, source, optional, use, switches, built, text)                                         \
    {id, title, source, optional, use, switches, built, text},
#include "rules/systems/outcome/catalogue.inc"
#undef HS_RULE
    });
    static constexpr RuleList kList{"outcome", 5, kTable};
    return kList;
}

}  // namespace hitspread::outcome
