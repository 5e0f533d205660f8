#include "rules/systems/threed/grenade.h"

#include "rules/core/bodyplan.h"
#include "rules/core/declare.h"
#include "rules/core/declareaction.h"
#include "rules/systems/threed/blast.h"
#include "rules/systems/threed/gunchecks.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/shotfields.h"
#include "rules/systems/threed/spread.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/validation.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;
using declare::place;
using declare::ranks;

constexpr std::array<std::string_view, 3> kDeliveries{"thrown", "floor", "placed"};
constexpr std::array<std::string_view, 3> kCovers{"none", "jumper", "object"};

constexpr std::int32_t kHands = 2;

constexpr FieldDeclaration kGrenadeOptions[]{
    choice<&GrenadeOptions::how>("how", kDeliveries, {.group = "throwing", .rules = "3D-GREN-08 3D-GREN-09"}),
    place<&GrenadeOptions::point>(
        "point", {.fallback = pack(Hex{0, 32}), .group = "throwing", .rules = "3D-GREN-02 3D-GREN-09"}),
    place<&GrenadeOptions::floorPoint>("floorPoint",
                                       {.fallback = pack(Hex{0, 40}), .group = "throwing", .rules = "3D-GREN-08"}),
    number<&GrenadeOptions::distance>(
        "distance", {.maximum = 99999, .fallback = 10, .unit = "m", .group = "range", .rules = "3D-GREN-11"}),
    number<&GrenadeOptions::difficulty>("difficulty", difficultyTraits("3D-SKL-03 3D-SIT-01")),
    ranks<&GrenadeOptions::rollModifiers>("rollModifiers", 99,
                                          {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-04 3D-SIT-01"}),
    ranks<&GrenadeOptions::targetModifiers>("targetModifiers", 99,
                                            {.minimum = -99, .group = "modifiers", .rules = "3D-SKL-03"}),
    choice<&GrenadeOptions::cover>("cover", kCovers, {.group = "cover", .rules = "3D-GREN-13 3D-GREN-16"}),
    number<&GrenadeOptions::jumper>("jumper", {.maximum = kMostNear - 1, .group = "cover", .rules = "3D-GREN-13"}),
    number<&GrenadeOptions::objectId>("objectId",
                                      {.maximum = 999, .fallback = 50, .group = "cover", .rules = "3D-GREN-16"}),
    number<&GrenadeOptions::handsTaken>("handsTaken", {.maximum = kHands, .group = "throwing", .rules = "3D-GREN-09"}),
    number<&GrenadeOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

constexpr FieldDeclaration kNearOptions[]{
    number<&NearOptions::apart>("apart",
                                {.maximum = 9999, .unit = "m", .group = "range", .rules = "3D-GREN-04 3D-GREN-12"}),
    place<&NearOptions::impact>("impact", {.fallback = pack(Hex{0, 40}), .group = "range", .rules = "3D-GREN-02"}),
    flag<&NearOptions::fromBehind>("fromBehind", {.group = "target", .rules = "3D-LOC-01"}),
};

}  // namespace

const RecordDeclaration grenadeOptionsRecord = declare::record<GrenadeOptions>("grenadeOptions", RecordKind::Options,
                                                                               kGrenadeOptions);
const RecordDeclaration nearOptionsRecord = declare::record<NearOptions>("nearOptions", RecordKind::Options,
                                                                         kNearOptions);

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
        refusals.when(options.handsTaken >= kHands, RefusalCode::NoFreeHand, Rule::Gren09, "options", "handsTaken");
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
