#include "rules/systems/threed/explosions/grenade.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/explosions/blast.h"
#include "rules/systems/threed/guns/gunchecks.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/validation.h"

#include <algorithm>

namespace hitspread::threed {

const RecordDeclaration grenadeOptionsRecord = declare::options<GrenadeOptions>("grenadeOptions", kGrenadeOptions);
const RecordDeclaration nearOptionsRecord = declare::options<NearOptions>("nearOptions", kNearOptions);

constinit const ActionDeclaration GrenadeAttack::kAction = declare::action<GrenadeAttack>("grenade", system,
                                                                                          kGrenadeParts, "grenade");

std::int32_t lowerThird(const BodyPlan& plan)
{
    const auto [top, bottom] = std::ranges::minmax(plan.cells(), {},
                                                   [](const BodyCell& cell) { return cell.hex.halfRow; });
    const std::int32_t height = bottom.hex.halfRow - top.hex.halfRow + 1;
    return top.hex.halfRow + 2 * height / 3;
}

std::vector<Refusal> refusalsOf(const GrenadeAttack& attack, const BodyPlan* plan)
{
    Refusals refusals;
    refusePlan(refusals, plan);
    const GrenadeOptions& options = attack.options;
    const bool thrown = options.how == Delivery::Thrown;
    if (thrown) {
        refuseActor(refusals, attack.throwerCondition, "thrower.condition", true);
        refusals.when(attack.grenadeState.count < 1, RefusalCode::NoGrenade, Rule::Gren09, "grenade.state", "count");
        refusals.when(options.handsTaken >= kMostHandsTaken, RefusalCode::NoFreeHand, Rule::Gren09, "options",
                      "handsTaken");
        refusals.when(bandOf(options.distance, attack.grenade.range) == kBeyondRange, RefusalCode::OutOfRange,
                      Rule::Rng01, "options", "distance", options.distance, 8 * attack.grenade.range);
        const std::int32_t rank = attack.thrower.skills.rank(throwingSkill(attack.grenade));
        refusals.when(rank == 0 && attack.switches.untrained == UntrainedRule::Forbidden, RefusalCode::Untrained,
                      Rule::Skl01, "grenade", "skill");
        refusals.when(plan && options.point.halfRow < lowerThird(*plan), RefusalCode::PointTooHigh, Rule::Gren02,
                      "options", "point", options.point.halfRow, plan ? lowerThird(*plan) : 0);
    }
    const auto last = static_cast<std::int32_t>(attack.targets.size()) - 1;
    refusals.when(options.cover == GrenadeCover::Jumper && options.jumper > last, RefusalCode::NoSuchJumper,
                  Rule::Gren13, "options", "jumper", options.jumper, last);
    for (std::size_t i = 0; i < attack.targets.size(); ++i)
        checkTarget(refusals, attack.targets[i].condition, "targets.condition", i);
    return refusals.take();
}

}  // namespace hitspread::threed
