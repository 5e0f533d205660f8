#include "rules/systems/threed/validation.h"

#include "rules/core/bodyplan.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/gunchecks.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/stress.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

bool fitsSystem(const BodyPlan& plan)
{
    // mutate 3D-LOC-01: kLocationIds -> kModeIds
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
    // mutate 3D-COVER-05: own <= others -> own < others
    refusals.when(known && own <= others, RefusalCode::TooSlowToDive, Rule::Cover05, part, "targetDives", own, others,
                  element);
}

std::vector<Refusal> refusalsOf(const Shot& shot, const BodyPlan* bodyPlan)
{
    Refusals refusals;
    const GunInHand gun{shot.shooter,    shot.shooterCondition, shot.weapon,        shot.weaponState,
                        shot.ammunition, shot.options,          shot.options.hands, shot.switches};
    refusePlan(refusals, bodyPlan);
    refuseActor(refusals, shot.shooterCondition, "shooter.condition", true);
    const Mode mode = shot.options.mode;
    // mutate 3D-ROF-05: mode == Mode::FullAuto -> mode == Mode::SemiAuto
    refusals.when(mode == Mode::FullAuto || mode == Mode::Burst, RefusalCode::ModeIsVolley, Rule::Auto02, "options",
                  "mode");
    checkGun(refusals, gun);
    checkSkill(refusals, gun, shot.weapon.skill);
    checkDistance(refusals, shot.weapon, shot.options.distance, "options");
    checkShotsOfRound(refusals, shot.shooter, shot.shooterCondition, shot.switches);
    checkTarget(refusals, shot.targetCondition, "target.condition");
    if (shot.options.targetDives)
        refuseDive(refusals, shot.targetCondition, shot.shooterCondition);
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Check& check, const BodyPlan*)
{
    Refusals refusals;
    refuseActor(refusals, check.condition, "character.condition", false);
    const CheckOptions& options = check.options;
    const std::optional<std::int32_t> rank = rankOf(check);
    refusals.when(!rank && options.name.empty(), RefusalCode::NothingToTest, Rule::Skl01, "options", "name");
    refusals.when(!rank && !options.name.empty(), RefusalCode::NoSuchStat, Rule::Skl05, "options", "name");
    refusals.when(options.kind == TestKind::Skill && check.switches.untrained == UntrainedRule::Forbidden && rank == 0,
                  RefusalCode::Untrained, Rule::Skl01, "character", "skills");
    return refusals.take();
}

namespace {

void scope(Refusals& refusals, const Preparation& preparation)
{
    const Accessory* mounted = scopeOf(preparation.accessories);
    refusals.when(!mounted, RefusalCode::NoScope, Rule::Scp04, "accessories");
    if (!mounted)
        return;
    const std::int32_t band = preparation.options.band;
    // mutate 3D-SCP-03: !mounted->variable -> mounted->variable
    refusals.when(!mounted->variable, RefusalCode::FixedScope, Rule::Scp03, "accessories", "variable");
    refusals.when(band > mounted->designBand, RefusalCode::BandBeyondScope, Rule::Scp04, "options", "band", band,
                  mounted->designBand);
    refusals.when(band == scopeSetting(*mounted, preparation.weaponState), RefusalCode::AlreadyFocused, Rule::Scp04,
                  "options", "band");
}

void posture(Refusals& refusals, const Preparation& preparation, Posture wanted)
{
    refusals.when(preparation.condition.posture == wanted, RefusalCode::PostureAlready, Rule::Cover03,
                  "character.condition", "posture");
}

}  // namespace

std::vector<Refusal> refusalsOf(const Preparation& preparation, const BodyPlan*)
{
    Refusals refusals;
    const Condition& condition = preparation.condition;
    const Weapon& gun = preparation.weapon;
    const WeaponState& state = preparation.weaponState;
    refuseActor(refusals, condition, "character.condition", preparationCost(preparation) > 0);
    const bool undrawn = state.drawn == Drawn::No;
    switch (preparation.options.what) {
    case Preparing::Aim:
        refusals.when(!preparation.switches.underFire && isHarassed(condition.shooters, condition.stressed),
                      RefusalCode::AimUnderFire, Rule::Aim08, "character.condition",
                      condition.shooters > 0 ? "shooters" : "stressed");
        refusals.when(undrawn, RefusalCode::NotDrawn, Rule::Aim01, "weapon.state", "drawn");
        break;
    case Preparing::Stance:
    case Preparing::Holster: refusals.when(undrawn, RefusalCode::NotDrawn, Rule::Rcl08, "weapon.state", "drawn"); break;
    case Preparing::Draw:
        refusals.when(!undrawn, RefusalCode::AlreadyDrawn, Rule::Draw01, "weapon.state", "drawn");
        break;
    case Preparing::Recock:
        refusals.when(state.cocked && !(gun.singleLoading && state.rounds < gun.magazine), RefusalCode::AlreadyCocked,
                      Rule::Rof02, "weapon.state", "cocked");
        break;
    case Preparing::Reload:
        refusals.when(state.rounds >= gun.magazine, RefusalCode::MagazineFull, Rule::Rof02, "weapon.state", "rounds",
                      state.rounds, gun.magazine);
        break;
    case Preparing::ClearJam:
        refusals.when(!state.jammed, RefusalCode::NotJammed, Rule::Jam02, "weapon.state", "jammed");
        refusals.when(preparation.switches.untrained == UntrainedRule::Forbidden
                          && preparation.character.skills.rank(skill::weaponsMaintenance) == 0,
                      RefusalCode::Untrained, Rule::Jam02, "character", "skills");
        break;
    case Preparing::Refocus: scope(refusals, preparation); break;
    case Preparing::StandUp: posture(refusals, preparation, Posture::Standing); break;
    case Preparing::Kneel: posture(refusals, preparation, Posture::Kneeling); break;
    case Preparing::DropProne: posture(refusals, preparation, Posture::Prone); break;
    }
    return refusals.take();
}

}  // namespace hitspread::threed
