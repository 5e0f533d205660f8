#include "rules/systems/threed/guns/gunchecks.h"

#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/harm/stress.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

void checkLoad(Refusals& refusals, const GunInHand& gun)
{
    const std::int32_t needed = roundsPerVolley(gun.weapon.barrels, gun.switches.rotaryRounds);
    refusals.when(gun.state.rounds < needed, RefusalCode::NoAmmunition, Rule::Rof03, gun.statePart, "rounds",
                  gun.state.rounds, needed);
    refusals.when(!gun.weapon.calibre.empty() && !gun.ammunition.calibre.empty()
                      && gun.weapon.calibre != gun.ammunition.calibre,
                  RefusalCode::OtherCalibre, Rule::Ammo01, gun.ammunitionPart, "calibre");
    const bool forShotgun = gun.ammunition.type == AmmunitionType::Shot || gun.ammunition.type == AmmunitionType::Slug;
    refusals.when(forShotgun && !gun.weapon.shotgun, RefusalCode::NoShotgun, Rule::Shot01, gun.ammunitionPart, "type");
}

void checkHold(Refusals& refusals, const GunInHand& gun)
{
    const WeaponState& state = gun.state;
    const bool quick = gun.options.quickDraw;
    refusals.when(state.drawn == Drawn::No && !quick, RefusalCode::NotDrawn, Rule::Draw01, gun.statePart, "drawn");
    refusals.when(state.drawn != Drawn::No && quick, RefusalCode::AlreadyDrawn, Rule::Draw03, gun.statePart, "drawn");
    refusals.when(state.drawn == Drawn::No && quick && drawCost(gun.weapon.holster) > 1, RefusalCode::NoQuickDraw,
                  Rule::Draw03, gun.weaponPart, "holster");
    const bool wrong = (state.drawn == Drawn::Right && gun.hands == Hands::Left)
        || (state.drawn == Drawn::Left && gun.hands == Hands::Right);
    refusals.when(wrong, RefusalCode::WrongHand, Rule::Rcl01, gun.optionsPart, "hands");
    const Grip grip = gripOf(gun.shooter, gun.condition, gun.hands);
    refusals.when(!isUsable(gun.shooter, gun.condition, grip.arm), RefusalCode::NoUsableArm, Rule::Dam06,
                  gun.optionsPart, "hands");
}

}  // namespace

void checkGun(Refusals& refusals, const GunInHand& gun)
{
    const Mode mode = gun.options.mode;
    const bool automatic = mode == Mode::FullAuto || mode == Mode::Burst;
    refusals.when((gun.weapon.modes & bit(mode)) == 0, RefusalCode::ModeMissing, automatic ? Rule::Auto01 : Rule::Rof01,
                  gun.optionsPart, "mode");
    refusals.when(gun.state.jammed, RefusalCode::Jammed, Rule::Jam02, gun.statePart, "jammed");
    refusals.when(mode == Mode::SingleAction && !gun.state.cocked, RefusalCode::NotCocked, Rule::Rof02, gun.statePart,
                  "cocked");
    const std::int32_t most = gun.switches.autoMaxDice;
    refusals.when(mode == Mode::FullAuto && most != kNoEntry && gun.options.dice > most, RefusalCode::TooManyDice,
                  Rule::Auto02, gun.optionsPart, "dice", gun.options.dice, most);
    checkLoad(refusals, gun);
    checkHold(refusals, gun);
}

std::optional<RefusalCode> unreadinessOf(const Weapon& weapon, const WeaponState& state)
{
    const Character anybody;
    const Condition unhurt;
    const Ammunition whatever;
    const Switches switches;
    ShotOptions options;
    options.mode = weapon.modes == bit(Mode::SingleAction) ? Mode::SingleAction : Mode::DoubleAction;
    Refusals refusals;
    checkGun(refusals, {anybody, unhurt, weapon, state, whatever, options, Hands::Two, switches});
    const std::vector<Refusal> found = refusals.take();
    for (const RefusalCode code :
         {RefusalCode::Jammed, RefusalCode::NoAmmunition, RefusalCode::NotCocked, RefusalCode::NotDrawn}) {
        // What has no magazine is not called empty.
        const bool isMeant = code != RefusalCode::NoAmmunition || weapon.magazine > 0;
        if (isMeant && std::ranges::find(found, static_cast<std::uint16_t>(code), &Refusal::code) != found.end())
            return code;
    }
    return std::nullopt;
}

void checkSkill(Refusals& refusals, const GunInHand& gun, std::string_view skill)
{
    refusals.when(gun.switches.untrained == UntrainedRule::Forbidden && gun.shooter.skills.rank(skill) == 0,
                  RefusalCode::Untrained, Rule::Skl01, "shooter", "skills");
}

void checkDistance(Refusals& refusals, const Weapon& weapon, std::int32_t distance, std::string_view part,
                   std::size_t element)
{
    refusals.when(weapon.range == 0, RefusalCode::MeleeOnly, Rule::Rng01, "weapon", "range");
    refusals.when(weapon.range > 0 && bandOf(distance, weapon.range) == kBeyondRange, RefusalCode::OutOfRange,
                  Rule::Rng01, part, "distance", distance, 8 * weapon.range, element);
}

void checkTarget(Refusals& refusals, const Condition& condition, std::string_view part, std::size_t element)
{
    refusals.when(condition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01, part, "woundCount", 0, 0, element);
    refusals.when(condition.stuck.isFull(), RefusalCode::StuckBulletsFull, Rule::Dam08, part, "stuckCount", 0, 0,
                  element);
}

void checkShotsOfRound(Refusals& refusals, const Character& shooter, const Condition& condition,
                       const Switches& switches)
{
    const std::int32_t most = shotsPerRound(shooter.dex);
    refusals.when(switches.dexCap == DexCapRule::PerRound && condition.shotsThisRound >= most, RefusalCode::ShotsUsedUp,
                  Rule::Rof09, "shooter.condition", "shotsThisRound", condition.shotsThisRound, most);
}

}  // namespace hitspread::threed
