#include "models/systems/threed/threedareas.h"

#include "models/systems/threed/harmreader.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/harm.h"

namespace hitspread::threed {

namespace {

/// How many a force strikes; 0: it is another kind of action.
std::size_t targetsIn(const Input& input)
{
    if (const auto* grenade = input.as<GrenadeAttack>())
        return grenade->targets.size();
    const auto* harm = input.as<Harm>();
    return harm ? harm->targets.size() : 0;
}

}  // namespace

std::vector<AreaDigest> areasOf(const ActionRecord& action)
{
    const BodyPlan* plan = action.request.plan.get();
    return targetsIn(action.request.input) > 0 && plan ? areasFrom(*plan, action.findings.events)
                                                       : std::vector<AreaDigest>();
}

QString targetOutcome(const ActionRecord& action, std::size_t target)
{
    return harmWords(action.findings.events, target);
}

bool isHarmed(const ActionRecord& action, std::size_t target)
{
    return !harmOf(action.findings.events, target).isEmpty();
}

QString outcomeForAll(const ActionRecord& action)
{
    return harmForAll(action, targetsIn(action.request.input));
}

}  // namespace hitspread::threed
