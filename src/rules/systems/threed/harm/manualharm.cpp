#include "rules/core/body/bodyplan.h"
#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/guns/gunchecks.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/validation.h"

#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

const RecordDeclaration harmOptionsRecord = declare::options<HarmOptions>("harmOptions", kHarmOptions);
const RecordDeclaration harmedOptionsRecord = declare::options<HarmedOptions>("harmedOptions", kHarmedOptions);

constinit const ActionDeclaration Harm::kAction = declare::action<Harm>("harm", system, kHarmParts, "harm");

std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan* plan)
{
    constexpr std::size_t kMostCells = 255;  // of one die
    Refusals refusals;
    refusePlan(refusals, plan);
    const HarmOptions& options = harm.options;
    refusals.when(harm.targets.empty(), RefusalCode::NobodyHarmed, Rule::Dam04, "targets");
    const bool harmsSomebody = std::ranges::any_of(harm.targets,
                                                   [](const HarmTarget& target) { return target.options.points > 0; });
    refusals.when(options.points == 0 && options.dice == 0 && !harmsSomebody, RefusalCode::NothingHarms, Rule::Dam01,
                  "options", "points");
    const bool draws = options.place == HarmPlace::Drawn;
    refusals.when(draws && plan && plan->cells().size() > kMostCells, RefusalCode::PlanTooLargeToDraw, Rule::Loc02,
                  "options", "place", plan ? static_cast<std::int32_t>(plan->cells().size()) : 0,
                  static_cast<std::int32_t>(kMostCells));
    for (std::size_t i = 0; i < harm.targets.size(); ++i)
        refusals.when(harm.targets[i].condition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01,
                      "targets.condition", "woundCount", 0, 0, i);
    return refusals.take();
}

}  // namespace hitspread::threed
