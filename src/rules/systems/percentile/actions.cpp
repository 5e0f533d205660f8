#include "rules/systems/percentile/actions.h"

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/manualharm.h"
#include "rules/systems/percentile/ready.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/sheet.h"
#include "rules/systems/percentile/system.h"

#include "rules/core/declare/declareaction.h"

namespace hitspread::percentile {

constinit const ActionDeclaration Duel::kAction = declare::versionedAction<Duel>(
    declare::action<Duel>("duel", system, kDuelParts, "duel"));

std::span<const ActionDeclaration* const> actions()
{
    static constexpr const ActionDeclaration* kActions[]{&Duel::kAction,        &Attack::kAction,  &Clash::kAction,
                                                         &RoundChange::kAction, &Declare::kAction, &Ready::kAction,
                                                         &Harm::kAction,        &Sheet::kAction};
    return kActions;
}

}  // namespace hitspread::percentile
