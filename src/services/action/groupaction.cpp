#include "services/action/groupaction.h"

#include "rules/systems/registry.h"
#include "services/action/binder.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"

namespace hitspread {

ActionRecord boundForAll(Campaign& campaign, const BodyPlans& plans, RecordId encounter, std::string_view action,
                         std::span<const Combatant> present)
{
    if (present.empty())
        refuse<Reason::NobodyInFight>(campaign.encounters().encounter(encounter).name);
    ActionOrder order;
    order.action = action;
    order.encounter = encounter;
    order.actor = present.front().id;
    order.target = present.front().id;
    for (std::size_t i = 1; i < present.size(); ++i)
        order.otherTargets.push_back(present[i].id);
    ActionRecord bound = Binder(campaign, plans).bind(order, present);
    // It is about everybody, and an entry names no single one.
    bound.actor = 0;
    bound.target = 0;
    return bound;
}

std::optional<Rest> restOf(const ActionRecord& action)
{
    const RestFacet* rest = action.request.input.system().rest();
    return rest ? rest->timeOf(action.request.input) : std::nullopt;
}

bool isForEverybody(const ActionRecord& action)
{
    return phaseStepOf(action) || restOf(action);
}

}  // namespace hitspread
