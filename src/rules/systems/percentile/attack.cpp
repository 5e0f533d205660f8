#include "rules/systems/percentile/attack.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/system.h"

namespace hitspread::percentile {

namespace {

using declare::choice;
using declare::number;

constexpr declare::FieldTable kAttackOptions{
    choice<&AttackOptions::called>("called", kCalled, {.group = "aim", .rules = "PCT-29"}),
    choice<&AttackOptions::rollsOn>("rollsAgainst", kRollsAgainst, {.group = "weapon", .rules = "PCT-07"}),
    declare::modifiers<&AttackOptions::rollModifiers>("rollModifiers", kMostModifier, "PCT-07 PCT-21"),
    declare::modifiers<&AttackOptions::defenceModifiers>("defenceModifiers", kMostModifier, "PCT-14 PCT-27"),
    declare::someone<&AttackOptions::whom>("whom", {.group = "bookkeeping"}),
    number<&AttackOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

}  // namespace

constexpr const auto& fieldsOf(const AttackOptions*)
{
    return kAttackOptions;
}

const RecordDeclaration attackOptionsRecord = declare::options<AttackOptions>("attackOptions", kAttackOptions);

namespace {

bool isShot(const Attack& attack)
{
    return isFired(attack.weapon, attack.weaponState);
}

using declare::offered;

constexpr declare::OptionTable kAttackOffers{
    kAttackParts,
    offered<&Attack::options, &AttackOptions::called>(),
    offered<&Attack::options, &AttackOptions::rollModifiers>(),
    offered<&Attack::options, &AttackOptions::rollsOn>().rarely(),
    offered<&Attack::attackerCondition, &Condition::actionsLeft>().rarely(),
    offered<&Attack::weaponState, &WeaponState::ammo>().rarely().when<isShot>(),
    offered<&Attack::weaponState, &WeaponState::jammed>().rarely().when<isShot>(),
    offered<&Attack::weaponState, &WeaponState::dropped>().rarely(),
    offered<&Attack::options, &AttackOptions::defenceModifiers>().ofTarget(),
    offered<&Attack::targetCondition, &Condition::defencesUsed>().rarely(),
    offered<&Attack::targetCondition, &Condition::actionsLeft>().rarely(),
    offered<&Attack::targetCondition, &Condition::fallen>().rarely(),
};

}  // namespace

constinit const ActionDeclaration Attack::kAction = declare::offering(
    kAttackOffers, declare::presetAction<Attack>("attack", system, kAttackParts, "percentileAttack"));

void preset(Attack& attack)
{
    attack.beside.resize(mayHitFriend(attack.weapon, attack.switches) ? kMostBeside : 0);
}

void refuseAttacker(Refusals& refusals, const Character& who, const Condition& condition, const WeaponState& weapon,
                    const AttackerParts& parts)
{
    refusals.when(isOut(who, condition), RefusalCode::ActorOut, Rule::Rule31, parts.condition, "healthLost");
    refusals.when(hasNoAction(condition), RefusalCode::NoActionLeft, Rule::Rule02, parts.condition, "actionsLeft");
    refusals.when(weapon.dropped, RefusalCode::Dropped, Rule::Rule13, parts.weaponState, "dropped");
    refusals.when(weapon.jammed, RefusalCode::Jammed, Rule::Rule26, parts.weaponState, "jammed");
    refusals.when(weapon.ammo == 0, RefusalCode::NoAmmunition, Rule::Rule26, parts.weaponState, "ammo");
}

std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*)
{
    Refusals refusals;
    refuseAttacker(refusals, attack.attacker, attack.attackerCondition, attack.weaponState,
                   {"attacker.condition", "weapon.state"});
    return refusals.take();
}

}  // namespace hitspread::percentile
