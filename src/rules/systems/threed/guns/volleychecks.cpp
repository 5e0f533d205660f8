#include "rules/core/body/bodyplan.h"
#include "rules/systems/threed/guns/gunchecks.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/semiauto.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/validation.h"

namespace hitspread::threed {

namespace {

/// Highest number one die can show, and so most hexes one can be drawn from.
constexpr std::size_t kMostCells = 255;

void checkTargets(Refusals& refusals, const std::vector<VolleyTarget>& targets, const Weapon& weapon,
                  const Condition& shooter)
{
    refusals.when(targets.empty(), RefusalCode::TargetMissing, Rule::Walk01, "targets");
    if (!targets.empty())
        checkDistance(refusals, weapon, targets.front().options.distance, "targets.options");
    for (std::size_t i = 0; i < targets.size(); ++i) {
        checkTarget(refusals, targets[i].condition, "targets.condition", i);
        if (targets[i].options.targetDives)
            refuseDive(refusals, targets[i].condition, shooter, "targets.options", i);
    }
}

/// Shots declared beyond what recoil, DEX and ammunition allow (3D-ROF-04, 3D-ROF-09).
void checkString(Refusals& refusals, const Volley& volley)
{
    const bool stance = volley.shooterCondition.stance && !volley.options.quickDraw;
    const std::int32_t recoil = effectiveRecoil(
        {volley.weapon.recoil, bafflingOf(volley.accessories), stance, volley.options.rest});
    const std::int32_t byRecoil = semiAutoShots(volley.shooter.str,
                                                semiAutoRecoil(volley.weapon, recoil, volley.switches).value);
    const std::int32_t loaded = volley.weaponState.rounds
        / roundsPerVolley(volley.weapon.barrels, volley.switches.rotaryRounds);
    const std::int32_t byDex = shotsByDex(volley.shooter, volley.shooterCondition.shotsThisRound, volley.switches);
    const std::int32_t most = std::min({byRecoil, byDex, loaded});
    refusals.when(volley.options.shots != kNoEntry && volley.options.shots > most, RefusalCode::TooManyShots,
                  Rule::Rof04, "options", "shots", volley.options.shots, most);
}

bool isAutomatic(Mode mode)
{
    return mode == Mode::FullAuto || mode == Mode::Burst;
}

}  // namespace

std::vector<Refusal> refusalsOf(const Volley& volley, const BodyPlan* plan)
{
    Refusals refusals;
    const GunInHand gun{volley.shooter,    volley.shooterCondition, volley.weapon,        volley.weaponState,
                        volley.ammunition, volley.options,          volley.options.hands, volley.switches};
    refusePlan(refusals, plan);
    refuseActor(refusals, volley.shooterCondition, "shooter.condition", true);
    checkGun(refusals, gun);
    checkSkill(refusals, gun, volley.weapon.skill);
    checkTargets(refusals, volley.targets, volley.weapon, volley.shooterCondition);
    for (std::size_t i = 1; i < volley.targets.size(); ++i)
        checkDistance(refusals, volley.weapon, volley.targets[i].options.distance, "targets.options", i);
    const bool automatic = isAutomatic(volley.options.mode);
    refusals.when(volley.targets.size() > 1 && !automatic, RefusalCode::OneTargetOnly, Rule::Walk01, "targets");
    refusals.when(plan && volley.targets.size() > 1 && plan->cells().size() > kMostCells, RefusalCode::PlanTooLarge,
                  Rule::Walk03, "options", {}, plan ? static_cast<std::int32_t>(plan->cells().size()) : 0,
                  static_cast<std::int32_t>(kMostCells));
    if (!automatic)
        checkShotsOfRound(refusals, volley.shooter, volley.shooterCondition, volley.switches);
    if (volley.options.mode == Mode::SemiAuto)
        checkString(refusals, volley);
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const TwoGuns& guns, const BodyPlan* plan)
{
    Refusals refusals;
    const bool rightHanded = guns.shooter.mainHand == Hand::Right;
    const GunInHand main{guns.shooter,
                         guns.shooterCondition,
                         guns.weapon,
                         guns.weaponState,
                         guns.ammunition,
                         guns.options,
                         rightHanded ? Hands::Right : Hands::Left,
                         guns.switches};
    GunInHand other{guns.shooter,
                    guns.shooterCondition,
                    guns.offHandWeapon,
                    guns.offHandWeaponState,
                    guns.offHandAmmunition,
                    guns.offHandOptions,
                    rightHanded ? Hands::Left : Hands::Right,
                    guns.switches};
    other.optionsPart = "offHandOptions";
    other.weaponPart = "offHandWeapon";
    other.statePart = "offHandWeapon.state";
    other.ammunitionPart = "offHandAmmunition";
    refusePlan(refusals, plan);
    refuseActor(refusals, guns.shooterCondition, "shooter.condition", true);
    checkGun(refusals, main);
    checkGun(refusals, other);
    checkSkill(refusals, main, guns.weapon.skill);
    checkSkill(refusals, other, guns.offHandWeapon.skill);
    checkTargets(refusals, guns.targets, guns.weapon, guns.shooterCondition);
    if (!guns.targets.empty())
        checkDistance(refusals, guns.offHandWeapon, guns.targets.back().options.distance, "targets.options",
                      guns.targets.size() - 1);
    const std::int32_t singles = (isAutomatic(guns.options.mode) ? 0 : 1)
        + (isAutomatic(guns.offHandOptions.mode) ? 0 : 1);
    const std::int32_t left = shotsByDex(guns.shooter, guns.shooterCondition.shotsThisRound, guns.switches);
    refusals.when(singles > 0 && singles > left, RefusalCode::ShotsUsedUp, Rule::Rof09, "shooter.condition",
                  "shotsThisRound", guns.shooterCondition.shotsThisRound, shotsPerRound(guns.shooter.dex));
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Suppress& suppress, const BodyPlan*)
{
    Refusals refusals;
    const GunInHand gun{suppress.shooter,    suppress.shooterCondition, suppress.weapon,        suppress.weaponState,
                        suppress.ammunition, suppress.options,          suppress.options.hands, suppress.switches};
    refuseActor(refusals, suppress.shooterCondition, "shooter.condition", true);
    refusals.when((suppress.weapon.modes & bit(Mode::FullAuto)) == 0, RefusalCode::NotAutomatic, Rule::Sup01, "weapon",
                  "modes");
    if ((suppress.weapon.modes & bit(Mode::FullAuto)) != 0)
        checkGun(refusals, gun);
    checkSkill(refusals, gun, skill::autoSupport);
    checkDistance(refusals, suppress.weapon, std::max(0, suppress.options.distance), "options");
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Evade& evade, const BodyPlan* plan)
{
    Refusals refusals;
    refusePlan(refusals, plan);
    refuseActor(refusals, evade.targetCondition, "target.condition", false);
    checkDistance(refusals, evade.weapon, evade.crossing.distance, "crossing");
    checkTarget(refusals, evade.targetCondition, "target.condition");
    refusals.when(hasCrossed(evade.shooterCondition, evade.target.name), RefusalCode::AlreadyCrossed, Rule::Sup02,
                  "shooter.condition", "zoneCrossers");
    return refusals.take();
}

}  // namespace hitspread::threed
