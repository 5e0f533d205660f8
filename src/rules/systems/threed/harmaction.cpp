#include "rules/core/bodyplan.h"
#include "rules/core/declare.h"
#include "rules/core/declareaction.h"
#include "rules/systems/threed/gunchecks.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/shotfields.h"
#include "rules/systems/threed/validation.h"

#include "rules/systems/threed/system.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::choice;
using declare::flag;
using declare::number;

constexpr std::array<std::string_view, 2> kRolled{"once", "each"};
constexpr std::array<std::string_view, 4> kHarmPlaces{"drawn", "named", "everywhere", "nowhere"};
constexpr std::array<std::string_view, 2> kKinds{"standard", "bruising"};
constexpr std::array<std::string_view, 3> kArmours{"ignored", "absorbs", "tested"};
constexpr std::array<std::string_view, kLocations + 1> kOwnPlaces{"asAll",   "head",     "torso",   "abdomen",
                                                                  "leftArm", "rightArm", "leftLeg", "rightLeg"};
static_assert(std::ranges::equal(kLocationIds, std::span(kOwnPlaces).subspan(1)));

constexpr std::int32_t kMostHarmPoints = 999;

constexpr FieldDeclaration kHarmOptions[]{
    number<&HarmOptions::points>("points", {.maximum = kMostHarmPoints, .group = "amount", .rules = "3D-DAM-01"}),
    number<&HarmOptions::dice>("dice", {.maximum = kMostDice, .unit = "d6", .group = "amount", .rules = "3D-DAM-01"}),
    choice<&HarmOptions::rolled>("rolled", kRolled, {.group = "amount"}),
    choice<&HarmOptions::place>("place", kHarmPlaces, {.group = "body", .rules = "3D-LOC-01 3D-TRACK-01"}),
    choice<&HarmOptions::location>(
        "location", kLocationIds,
        {.fallback = static_cast<std::int32_t>(Location::Torso), .group = "body", .rules = "3D-LOC-01"}),
    choice<&HarmOptions::kind>("kind", kKinds, {.group = "effect", .rules = "3D-BRUISE-01"}),
    flag<&HarmOptions::kinetic>("kinetic", {.fallback = 1, .group = "effect", .rules = "3D-VEV-06"}),
    flag<&HarmOptions::knocks>("knocks", {.fallback = 1, .group = "effect", .rules = "3D-KNOCK-01"}),
    choice<&HarmOptions::armour>("armour", kArmours, {.group = "protection", .rules = "3D-PEN-03 3D-PEN-06"}),
    number<&HarmOptions::penetration>("penetration", {.maximum = 99, .group = "protection", .rules = "3D-PEN-03"}),
    number<&HarmOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

constexpr FieldDeclaration kHarmedOptions[]{
    number<&HarmedOptions::points>(
        "points",
        {.maximum = kMostHarmPoints, .fallback = kNoEntry, .optional = true, .group = "target", .rules = "3D-DAM-01"}),
    choice<&HarmedOptions::place>("place", kOwnPlaces, {.group = "target", .rules = "3D-LOC-01"}),
};

}  // namespace

const RecordDeclaration harmOptionsRecord = declare::record<HarmOptions>("harmOptions", RecordKind::Options,
                                                                         kHarmOptions);
const RecordDeclaration harmedOptionsRecord = declare::record<HarmedOptions>("harmedOptions", RecordKind::Options,
                                                                             kHarmedOptions);

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
