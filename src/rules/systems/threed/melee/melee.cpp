#include "rules/systems/threed/melee/melee.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/threed/guns/attackroll.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/split.h"
#include "rules/systems/threed/validation.h"

namespace hitspread::threed {

const RecordDeclaration meleeOptionsRecord = declare::options<MeleeOptions>("meleeOptions", kMeleeOptions);

namespace {

bool strikesWithTwo(const Melee& melee)
{
    return !melee.otherWeapon.empty();
}

using declare::offered;

constexpr declare::OptionTable kMeleeOffers{
    kMeleeParts,
    offered<&Melee::options, &MeleeOptions::handicap>(),
    offered<&Melee::attackerCondition, &Condition::aims>(),
    offered<&Melee::options, &MeleeOptions::blow>().when<strikesWithTwo>(),
    offered<&Melee::weaponState, &ItemState::drawn>(),
    offered<&Melee::attackerCondition, &Condition::meleeAim>().rarely(),
    offered<&Melee::otherState, &ItemState::drawn>().rarely(),
    offered<&Melee::options, &MeleeOptions::wantedDamage>().rarely(),
    offered<&Melee::options, &MeleeOptions::fromBehind>().rarely(),
    offered<&Melee::options, &MeleeOptions::difficulty>().rarely(),
    offered<&Melee::options, &MeleeOptions::rollModifiers>().rarely(),
    offered<&Melee::options, &MeleeOptions::targetUnaware>().ofTarget().rarely(),
    offered<&Melee::targetCondition, &Condition::posture>().rarely(),
    offered<&Melee::targetCondition, &Condition::meleeAim>().rarely(),
    offered<&Melee::targetCondition, &Condition::freeParriesLeft>().rarely(),
    offered<&Melee::targetCondition, &Condition::actionsLeft>().rarely(),
    offered<&Melee::parryState, &ItemState::drawn>().rarely(),
    offered<&Melee::options, &MeleeOptions::targetHoldsTwo>().ofTarget().rarely(),
    offered<&Melee::options, &MeleeOptions::parryModifier>().ofTarget().rarely(),
    offered<&Melee::options, &MeleeOptions::targetModifiers>().ofTarget().rarely(),
};

}  // namespace

constinit const ActionDeclaration Melee::kAction = declare::offering(
    kMeleeOffers, declare::action<Melee>("melee", system, kMeleeParts, "melee"));

std::int32_t offHandModifier(const Character& character, Drawn drawn, bool holdsTwo, const Switches& switches)
{
    const Drawn other = character.mainHand == Hand::Right ? Drawn::Left : Drawn::Right;
    if (drawn != other || has(character, advantage::ambidextrous))
        return 0;
    return holdsTwo ? kOffHandToHit : switches.offHandAlone;
}

std::vector<Refusal> refusalsOf(const Melee& melee, const BodyPlan* plan)
{
    Refusals refusals;
    const Condition& condition = melee.attackerCondition;
    const MeleeOptions& options = melee.options;
    refusePlan(refusals, plan);
    const bool second = options.blow == BlowOf::SecondOfTwo;
    refuseActor(refusals, condition, "attacker.condition", !second);
    const bool drawn = melee.weaponState.drawn != Drawn::No || melee.weapon.natural;
    refusals.when(!drawn, RefusalCode::NotDrawn, Rule::Draw06, "weapon.state", "drawn");
    const Location arm = gripOf(melee.attacker, condition, handsOf(melee.weaponState.drawn)).arm;
    refusals.when(!melee.weapon.natural && !isUsable(melee.attacker, condition, arm), RefusalCode::NoUsableArm,
                  Rule::Dam06, "weapon.state", "drawn");
    refusals.when(melee.switches.untrained == UntrainedRule::Forbidden
                      && melee.attacker.skills.rank(melee.weapon.skill) == 0,
                  RefusalCode::Untrained, Rule::Skl01, "attacker", "skills");
    const bool two = options.blow != BlowOf::Single;
    const bool handsFree = isUsable(melee.attacker, condition, Location::RightArm)
        && isUsable(melee.attacker, condition, Location::LeftArm) && !two;
    refusals.when(melee.weapon.hands > 1 && !melee.weapon.natural && !handsFree, RefusalCode::NeedsTwoHands,
                  Rule::Draw06, "weapon", "hands");
    refusals.when(two && melee.otherWeapon.empty(), RefusalCode::NoSecondWeapon, Rule::Dual02, "options", "blow");
    refusals.when(two && hasShare(melee.attacker, condition, melee.weapon.skill), RefusalCode::SplitAlready,
                  Rule::Turn09, "attacker.condition", "splitSkill");
    refusals.when(second && !condition.secondBlowDue, RefusalCode::NoSecondBlow, Rule::Dual05, "options", "blow");
    if (two && !melee.otherWeapon.empty()) {
        const bool drawnToo = melee.otherWeapon[0].natural
            || (!melee.otherState.empty() && melee.otherState[0].drawn != Drawn::No);
        refusals.when(!drawnToo, RefusalCode::NotDrawn, Rule::Draw06, "offHandWeapon.state", "drawn");
        const std::int32_t sum = melee.weapon.damage + melee.otherWeapon[0].damage;
        const bool tooHeavy = bladesExcess(melee.weapon.damage, melee.otherWeapon[0].damage, melee.attacker.str) > 0;
        refusals.when(tooHeavy && melee.switches.dualMeleeExcess == DualMeleeExcessRule::Forbid,
                      RefusalCode::BladesTooHeavy, Rule::Dual02, "offHandWeapon", "damage", sum, melee.attacker.str);
    }
    refusals.when(melee.targetCondition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01, "target.condition",
                  "woundCount");
    refusals.when(condition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01, "attacker.condition", "woundCount");
    return refusals.take();
}

}  // namespace hitspread::threed
