#include "rules/systems/threed/melee/parry.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/turn/split.h"
#include "rules/systems/threed/turn/turn.h"

#include <array>
#include <cstdlib>

namespace hitspread::threed {

namespace {

/// Whether armour that still has ID covers one of his arms.
bool hasArmouredArms(const Melee& melee, const Person& target)
{
    const Worn worn{melee.armour, melee.armourState};
    return wears(target, worn, at(Location::RightArm)) || wears(target, worn, at(Location::LeftArm));
}

/// Whether he holds his weapon in an arm he can use (3D-DAM-06).
bool isHeld(const Melee& melee, Drawn drawn)
{
    const auto holdsWith = [&](Drawn hand, Location arm) {
        return (drawn == hand || drawn == Drawn::Both) && isUsable(melee.target, melee.targetCondition, arm);
    };
    return holdsWith(Drawn::Right, Location::RightArm) || holdsWith(Drawn::Left, Location::LeftArm);
}

/// Whether a parry counts half: bare hands against anything but bare hands (3D-PAR-09, A-139).
bool countsHalf(const Melee& melee, const Guard& guard)
{
    return guard.bare && !isUnarmed(melee.weapon);
}

}  // namespace

Guard guardOf(const Melee& melee, const Person& target)
{
    Guard guard;
    const Drawn drawn = melee.parryState.empty() ? Drawn::No : melee.parryState[0].drawn;
    if (!melee.parryWeapon.empty() && (melee.parryWeapon[0].natural || isHeld(melee, drawn))) {
        guard.offHand = offHandModifier(melee.target, heldIn(melee.parryWeapon[0], drawn), melee.options.targetHoldsTwo,
                                        melee.switches);
        // Bare hands parry as bare hands, whatever a record of theirs says about blows.
        guard.bare = melee.parryWeapon[0].bareHanded;
        if (!guard.bare) {
            guard.weapon = &melee.parryWeapon[0];
            guard.skill = guard.weapon->skill;
            return guard;
        }
    } else {
        guard.bare = !hasArmouredArms(melee, target);
    }
    const Ranks& skills = melee.target.skills;
    // Of equal ranks Martial Arts are the better: they strengthen the parry.
    const std::int32_t martial = skills.rank(skill::martialArts);
    const bool isMartial = martial > 0 && martial >= skills.rank(skill::unarmedCombat);
    guard.skill = isMartial ? skill::martialArts : skill::unarmedCombat;
    return guard;
}

std::int32_t freeParriesLeft(const Character& character, const Condition& condition, const Switches& switches)
{
    if (condition.freeParriesLeft != kNoEntry)
        return condition.freeParriesLeft;
    return freeParries(actionsPerRound(character, switches.actionRounding), switches.freeParryRounding);
}

Parry parry(Derivation& derivation, const Melee& melee, Person& target, const Guard& guard, bool isFree)
{
    Ledger& ledger = target.ledger;
    const std::int32_t flexible = guard.isFlexible() ? std::abs(guard.weapon->toHit) : 0;
    const std::array more{
        TestModifier{Rule::Dual03, guard.offHand}, TestModifier{Rule::Par04, melee.options.parryModifier},
        TestModifier{Rule::Mel03, -melee.options.handicap, true}, TestModifier{Rule::Par11, -flexible, true}};
    Test test{.first = Quantity::ParryDice, .query = Query::ParryDice, .rule = Rule::Par04, .kind = TestKind::Skill};
    test.use = RollUse::Faces;
    const std::int32_t whole = melee.target.skills.rank(guard.skill);
    // A free parry is no part of a split Action.
    test.rank = isFree ? whole : rankInAction(melee.target, melee.targetCondition, guard.skill);
    test.underFire = underFirePenalty(derivation, target);
    test.wounds = ledger.openWounds();
    test.pending = isFree ? Burden{} : movementPenalty(melee.targetCondition);
    test.more = more;
    test.needsSdv = true;
    test.excessRule = Rule::Par06;
    const bool halves = countsHalf(melee, guard);
    const bool halvesRoll = halves && melee.switches.bareParryHalves == BareParryHalvesRule::Roll;
    if (halvesRoll)
        test.halvedBy = Rule::Par09;
    const TestResult result = roll(derivation, test);
    derivation.state(result.success.holds() ? EventKind::Succeeded : EventKind::Failed, result.margin);

    if (isFree) {
        const std::int32_t left = std::max(freeParriesLeft(melee.target, melee.targetCondition, melee.switches) - 1, 0);
        ledger.set<&Condition::freeParriesLeft>({left, result.success.step});
    } else {
        ledger.hasActed(result.success, splitPartOf(melee.target, *ledger, guard.skill));
        ledger.spendReaction(melee.switches, result.success);
    }
    Parry parry;
    parry.success = result.success.holds();
    parry.faces = result.faces;
    parry.sdv = result.sdv;
    parry.handling = parry.sdv;
    if (!parry.success)
        return parry;
    if (halves && !halvesRoll)
        parry.handling = derivation.derive(Quantity::ParryHandling, Rule::Par09, Operation::DivideDown, parry.sdv, 2);
    if (melee.switches.parryDieUse == ParryDieUseRule::Divide) {
        const std::int32_t most = std::clamp(sane(parry.handling.value), 0, 99);
        const std::int32_t kept = derivation.choose(Query::ParryDivide, Rule::Par07, 0, most, 0);
        parry.handling = derivation.derive(Quantity::ParryDivided, Rule::Par07, Operation::Take, kept);
        parry.sdv = derivation.derive(Quantity::ParryRemaining, Rule::Par05, Operation::Subtract, parry.sdv,
                                      parry.handling);
    }
    return parry;
}

namespace {

/// Points it stops.
Term stoppedBy(Derivation& derivation, const Melee& melee, const Guard& guard, const Parry& parry, Rule rule)
{
    const Derivation::Element others = derivation.ofSide(kOtherSide);
    Term stopped = derivation.derive(Quantity::ParryWeapon, rule, Operation::Add, parry.sdv, guard.damage());
    stopped = derivation.derive(Quantity::ParryStrength, rule, Operation::Add, stopped,
                                strengthBonus(melee.target, guard.skill));
    if (countsHalf(melee, guard) && melee.switches.bareParryHalves == BareParryHalvesRule::Points)
        stopped = derivation.derive(Quantity::ParryHalved, Rule::Par09, Operation::DivideDown, stopped, 2);
    return derivation.derive(Quantity::ParryStopped, rule, Operation::Maximum, stopped, 0);
}

}  // namespace

Term parried(Derivation& derivation, const Melee& melee, const Guard& guard, const Parry& parry, Term damage)
{
    const Rule rule = guard.isFlexible() ? Rule::Par12 : Rule::Par05;
    const Term stopped = stoppedBy(derivation, melee, guard, parry, rule);
    return positiveDifference(derivation, Quantity::DamageParried, rule, damage, stopped);
}

}  // namespace hitspread::threed
