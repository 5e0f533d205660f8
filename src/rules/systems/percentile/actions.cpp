#include "rules/systems/percentile/actions.h"

#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/system.h"

#include "rules/core/declareaction.h"

namespace hitspread::percentile {

constinit const ActionDeclaration Duel::kAction = declare::action<Duel>("duel", system, kDuelParts, "duel");

std::span<const ActionDeclaration* const> actions()
{
    static constexpr const ActionDeclaration* kActions[]{&Duel::kAction};
    return kActions;
}

}  // namespace hitspread::percentile
