#include "rules/systems/rollunder/attack.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/rollunder/attackresolution.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/system.h"

namespace hitspread::rollunder {

namespace {

/// What does not go with this attack (R3-17, R3-18, R3-D14, R3-D44, R3-D55).
void refuseOptions(Refusals& refusals, const Attack& attack, const Way& way)
{
    const AttackOptions& options = attack.options;
    const bool melee = isMelee(attack.weapon);
    refusals.when(!melee && options.deceptive > 0, RefusalCode::MeleeOnly, Rule::Rule17, "options", "deceptive");
    refusals.when(!melee && way.rapid, RefusalCode::MeleeOnly, Rule::Rule18, "options", "rapid");
    const bool isDouble = way.maneuver == Maneuver::AllOutAttack && way.allOut == AllOut::SecondAttack;
    refusals.when(melee && way.rapid && (way.maneuver == Maneuver::MoveAndAttack || isDouble), RefusalCode::RapidNotSo,
                  Rule::Rule18, "options", "rapid");
    refusals.when(isDouble && !attack.switches.bonusesCount, RefusalCode::NoSecondAttack, Rule::Rule69, "options",
                  "allOut");
    refusals.when(isDouble && way.isSecond && attack.attackerCondition.struckAt != options.whom, RefusalCode::SameFoe,
                  Rule::Rule69, "options", "whom");
    if (options.deceptive == 0 || attack.switches.deceptiveMinimum == kNoEntry)
        return;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const std::int32_t left = attackNumber(silent, attack, aboutToAct(attack.attackerCondition)).value;
    refusals.when(left < attack.switches.deceptiveMinimum, RefusalCode::TooDeceptive, Rule::Rule17, "options",
                  "deceptive", left, attack.switches.deceptiveMinimum);
}

/// Too far away, or nothing to shoot (R3-02, R3-D32, R3-D72, R3-D75).
void refuseDistance(Refusals& refusals, const Attack& attack)
{
    const AttackOptions& options = attack.options;
    const Weapon& weapon = attack.weapon;
    if (isMelee(weapon)) {
        const bool isReached = options.distance == 0 || (weapon.reach & reachBit(options.distance)) != 0;
        refusals.when(!isReached, RefusalCode::OutOfReach, Rule::Rule02, "options", "distance", options.distance);
        return;
    }
    refusals.when(weapon.longestRange != kNoEntry && options.distance > weapon.longestRange, RefusalCode::TooFar,
                  Rule::Rule63, "options", "distance", options.distance, weapon.longestRange);
    // No row of the table goes so far: the target's speed counts as much as the distance.
    refusals.when(rangeFigure(options) > kFarthest, RefusalCode::BeyondTable, Rule::Rule63, "options", "distance",
                  options.distance, options.speed);
    refusals.when(attack.weaponState.shotsLeft == 0, RefusalCode::NoShots, Rule::Rule01, "weapon.state", "shotsLeft");
}

}  // namespace

const RecordDeclaration attackOptionsRecord = declare::options<AttackOptions>("attackOptions", kAttackOptions);

namespace {

bool isBlow(const Attack& attack)
{
    return isMelee(attack.weapon);
}

bool isShot(const Attack& attack)
{
    return !isMelee(attack.weapon);
}

/// What was begun goes on as it was: no other maneuver is chosen.
bool isFirst(const Attack& attack)
{
    return attack.attackerCondition.strikesLeft == 0;
}

bool isAllOut(const Attack& attack)
{
    return isFirst(attack) && attack.options.form == AttackForm::AllOutAttack;
}

bool mayBeRapid(const Attack& attack)
{
    return isFirst(attack) && (isBlow(attack) || attack.options.rapid);
}

bool mayDeceive(const Attack& attack)
{
    return isBlow(attack) || attack.options.deceptive > 0;
}

bool mayBeSaved(const Attack& attack)
{
    return attack.beside.size() > static_cast<std::size_t>(attack.options.besideActor);
}

bool mayTumble(const Attack& attack)
{
    return attack.switches.acrobaticRoll && !attack.target.empty() && hasSkill(attack.target[0].character, kAcrobatics);
}

using declare::offered;

constexpr declare::OptionTable kAttackOffers{
    kAttackParts,
    offered<&Attack::options, &AttackOptions::called>(),
    offered<&Attack::options, &AttackOptions::form>().when<isFirst>(),
    offered<&Attack::options, &AttackOptions::allOut>().when<isAllOut>(),
    offered<&Attack::options, &AttackOptions::rapid>().when<mayBeRapid>(),
    offered<&Attack::options, &AttackOptions::deceptive>().when<mayDeceive>(),
    offered<&Attack::options, &AttackOptions::yards>().when<isFirst>(),
    offered<&Attack::options, &AttackOptions::distance>(),
    offered<&Attack::options, &AttackOptions::rollModifiers>(),
    offered<&Attack::options, &AttackOptions::tenths>().rarely().when<isShot>(),
    offered<&Attack::attackerCondition, &Condition::aimTurns>().rarely().when<isShot>(),
    offered<&Attack::attackerCondition, &Condition::evaluateTurns>().rarely().when<isBlow>(),
    offered<&Attack::weaponState, &WeaponState::unready>().rarely(),
    offered<&Attack::options, &AttackOptions::speed>().ofTarget().when<isShot>(),
    offered<&Attack::options, &AttackOptions::from>().ofTarget(),
    offered<&Attack::options, &AttackOptions::aware>().ofTarget(),
    offered<&Attack::options, &AttackOptions::defenceModifiers>().ofTarget(),
    offered<&Attack::options, &AttackOptions::rescuersNear>().ofTarget().rarely().when<mayBeSaved>(),
    offered<&Attack::options, &AttackOptions::acrobaticModifier>().ofTarget().rarely().when<mayTumble>(),
    offered<&Attack::options, &AttackOptions::blunt>().ofTarget().rarely(),
    offered<&Attack::options, &AttackOptions::htModifier>().ofTarget().rarely(),
};

}  // namespace

constinit const ActionDeclaration Attack::kAction = declare::offering(
    kAttackOffers, declare::presetAction<Attack>("attack", system, kAttackParts, "rollunderAttack"));

void preset(Attack& attack)
{
    if (!attack.target.empty())
        attack.options.speed = attack.target[0].condition.moved;
    attack.beside.resize(kMostBeside);
}

Way wayOf(const Attack& attack)
{
    const Condition& condition = attack.attackerCondition;
    if (condition.strikesLeft > 0) {
        const bool isAllOut = condition.doing == doingOf(Maneuver::AllOutAttack);
        return {isAllOut ? Maneuver::AllOutAttack : Maneuver::Attack, condition.allOut, condition.rapid, true};
    }
    Way way{.allOut = attack.options.allOut, .rapid = attack.options.rapid};
    switch (attack.options.form) {
    case AttackForm::Attack: break;
    case AttackForm::AllOutAttack: way.maneuver = Maneuver::AllOutAttack; break;
    case AttackForm::MoveAndAttack: way.maneuver = Maneuver::MoveAndAttack; break;
    }
    return way;
}

std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*)
{
    Refusals refusals;
    const Way way = wayOf(attack);
    refusals.when(attack.target.empty(), RefusalCode::NobodyAttacked, Rule::Rule03, "target");
    refuseManeuver(refusals, attack.attacker, attack.attackerCondition, way.maneuver, "attacker.condition");
    refuseWeapon(refusals, attack.weapon, attack.weaponState, "weapon.state");
    if (!way.isSecond)
        refuseMovement(refusals, attack.attacker, attack.attackerCondition, attack.switches,
                       {way.maneuver, attack.options.yards, "options"});
    refuseDistance(refusals, attack);
    refuseOptions(refusals, attack, way);
    return refusals.take();
}

void resolveAction(const Attack& attack, Derivation& derivation)
{
    AttackResolution(attack, derivation).run();
}

}  // namespace hitspread::rollunder
