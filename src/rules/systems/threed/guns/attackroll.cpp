#include "rules/systems/threed/guns/attackroll.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread::threed {

PostureModifier postureModifier(Posture posture, bool dives)
{
    if (dives || posture == Posture::Diving)
        return {-4, Rule::Cover02};
    switch (posture) {
    case Posture::Prone: return {-3, Rule::Cover03};
    case Posture::Kneeling: return {-1, Rule::Cover04};
    case Posture::Down: return {3, Rule::Knock03};
    default: return {};
    }
}

namespace {

void addModifiers(Derivation& derivation, const AttackInput& in, Running& running)
{
    const auto add = [&](Quantity quantity, Rule rule, std::int32_t modifier) {
        if (in.form == FormCombatRule::Roll)
            running.onRoll(derivation, quantity, rule, modifier);
        else
            running.onTarget(derivation, quantity, rule, modifier);
    };
    add(Quantity::AttackWild, Rule::Aim02, unaimedToHit(in.type));
    add(Quantity::AttackWeapon, Rule::Cmb01, in.weapon);
    // What the range does to the roll (3D-RNG-02).
    add(Quantity::AttackRange, Rule::Rng02, in.range);
    add(Quantity::AttackRecoil, in.recoilRule, -in.recoilExcess);
    add(Quantity::AttackQuickDraw, Rule::Draw05, in.quickDrawn ? kQuickDrawToHit : 0);
    add(Quantity::AttackWounds, Rule::Wnd08, -in.wounds);
    add(Quantity::AttackUnderFire, Rule::Fire01, in.underFire);
    add(Quantity::AttackPending, in.pending.rule, in.pending.penalty);
    add(Quantity::AttackPosture, in.posture.rule, in.posture.value);
    add(Quantity::AttackHandicap, Rule::Mel03, -in.handicap);
    add(Quantity::AttackOffHand, Rule::Dual03, in.offHand);
    add(Quantity::AttackBlades, Rule::Dual02, in.blades);
    add(Quantity::AttackDefence, in.defenceRule, -in.defence);
    add(Quantity::AttackDifficulty, Rule::Sit01, in.options.difficulty);

    constexpr int kMostModifiers = 64;
    int number = 0;
    for (const auto& [name, value] : in.options.rollModifiers.entries) {
        const Derivation::Element modifier = derivation.part(number++, kMostModifiers);
        running.onRoll(derivation, Quantity::AttackModifier, Rule::Skl04, value);
    }
    number = 0;
    for (const auto& [name, value] : in.options.targetModifiers.entries) {
        const Derivation::Element modifier = derivation.part(number++, kMostModifiers);
        running.onTarget(derivation, Quantity::AttackTargetModifier, Rule::Skl03, value);
    }
}

}  // namespace

Running attackNumbers(Derivation& derivation, const AttackInput& in, Term dice)
{
    Running running;
    running.total = derivation.derive(Quantity::AttackSkill, Rule::Cmb01, Operation::Add, dice, in.skill);
    running.target = derivation.derive(Quantity::AttackBase, Rule::Cmb01, Operation::Take, kSkillTarget);
    addModifiers(derivation, in, running);
    return running;
}

Term withAimBonus(Derivation& derivation, Term points, const AimInput& in)
{
    if (in.aims.value < 1)
        return points;
    const Term aimed = aimBonus(derivation, in.aims, in.marksman);
    points = derivation.derive(Quantity::AimValue, Rule::Aim09, Operation::Add, points, aimed);
    if (in.scope <= 0)
        return points;
    Term seen = derivation.derive(Quantity::AimScope, Rule::Scp01, Operation::Take, in.scope);
    if (in.capScope)
        seen = atMost(derivation, Quantity::AimScope, Rule::Aim07, seen, std::max(0, in.marksman - sane(aimed.value)));
    return derivation.derive(Quantity::AimValue, Rule::Scp01, Operation::Add, points, seen);
}

}  // namespace hitspread::threed
