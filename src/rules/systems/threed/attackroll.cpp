#include "rules/systems/threed/attackroll.h"

#include <algorithm>

namespace hitspread::threed {

std::int32_t postureModifier(Posture posture, bool dives)
{
    if (dives || posture == Posture::Diving)
        // mutate 3D-COVER-02: -4 -> -3
        return -4;
    switch (posture) {
    // mutate 3D-COVER-03: -3 -> -2
    case Posture::Prone: return -3;
    // mutate 3D-COVER-04: -1 -> 1
    case Posture::Kneeling: return -1;
    case Posture::Down: return 3;
    default: return 0;
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
    // mutate 3D-RNG-02: in.range -> -in.range
    add(Quantity::AttackRange, Rule::Rng02, in.range);
    // mutate 3D-RCL-03: -in.recoilExcess -> in.recoilExcess
    add(Quantity::AttackRecoil, Rule::Rcl03, -in.recoilExcess);
    // mutate 3D-DRAW-05: kQuickDrawToHit : 0 -> -kQuickDrawToHit : 0
    add(Quantity::AttackQuickDraw, Rule::Draw05, in.quickDrawn ? kQuickDrawToHit : 0);
    add(Quantity::AttackWounds, Rule::Wnd08, -in.wounds);
    add(Quantity::AttackUnderFire, Rule::Fire01, in.underFire);
    add(Quantity::AttackPending, Rule::Dance03, in.pending);
    add(Quantity::AttackPosture, in.posture > 0 ? Rule::Knock03 : Rule::Cover03, in.posture);
    // mutate 3D-MEL-03: -in.handicap -> in.handicap
    add(Quantity::AttackHandicap, Rule::Mel03, -in.handicap);
    add(Quantity::AttackOffHand, Rule::Dual03, in.offHand);
    add(Quantity::AttackBlades, Rule::Dual02, in.blades);
    // mutate 3D-DANCE-02: -in.defence -> in.defence
    add(Quantity::AttackDefence, in.defenceRule, -in.defence);
    add(Quantity::AttackDifficulty, Rule::Sit01, in.options.difficulty);

    constexpr int kMostModifiers = 64;
    int index = 0;
    for (const auto& [name, value] : in.options.rollModifiers.entries)
        running.onRoll(derivation, Quantity::AttackModifier, Rule::Skl04, value,
                       derivation.nested(index++, kMostModifiers));
    index = 0;
    for (const auto& [name, value] : in.options.targetModifiers.entries)
        running.onTarget(derivation, Quantity::AttackTargetModifier, Rule::Skl03, value,
                         derivation.nested(index++, kMostModifiers));
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
    if (in.aims < 1)
        return points;
    const std::int32_t bonus = aimBonus(in.aims, in.marksman);
    const Term aimed = derivation.derive(Quantity::AimBonus, Rule::Aim09, Operation::Take, bonus);
    points = derivation.derive(Quantity::AimValue, Rule::Aim09, Operation::Add, points, aimed);
    const std::int32_t scope = in.capScope ? std::min(in.scope, std::max(0, in.marksman - bonus)) : in.scope;
    if (scope > 0) {
        const Term seen = derivation.derive(Quantity::AimScope, Rule::Scp01, Operation::Take, scope);
        points = derivation.derive(Quantity::AimValue, Rule::Scp01, Operation::Add, points, seen);
    }
    return points;
}

}  // namespace hitspread::threed
