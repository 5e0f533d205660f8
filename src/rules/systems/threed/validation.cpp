#include "rules/systems/threed/validation.h"

#include "rules/core/body/bodyplan.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/refusallist.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

bool fitsSystem(const BodyPlan& plan)
{
    return std::ranges::equal(plan.locations(), kLocationIds,
                              [](const std::string& id, std::string_view own) { return id == own; });
}

}  // namespace

void refusePlan(Refusals& refusals, const BodyPlan* plan)
{
    refusals.when(!plan, RefusalCode::PlanMissing, Rule::Loc02, "options");
    refusals.when(plan && !fitsSystem(*plan), RefusalCode::PlanForeign, Rule::Loc01, "options");
}

void refuseDive(Refusals& refusals, const Condition& target, const Condition& attacker, std::string_view part,
                std::size_t element)
{
    refusals.when(target.dead != Dead::No || target.unconscious != Unconscious::No, RefusalCode::CannotDive,
                  Rule::Cover02, part, "targetDives", 0, 0, element);
    const bool known = target.initiative != kNoEntry && attacker.initiative != kNoEntry;
    const std::int32_t own = presentInitiative(target);
    const std::int32_t others = presentInitiative(attacker);
    refusals.when(known && own <= others, RefusalCode::TooSlowToDive, Rule::Cover05, part, "targetDives", own, others,
                  element);
}

}  // namespace hitspread::threed
