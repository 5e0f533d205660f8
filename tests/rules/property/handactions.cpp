#include "property/actions.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/throw.h"

namespace hitspread::threed {

Prepared meleeAction(const Fight& fight, const SimpleAction& action)
{
    const Fighter& actor = fight.fighters[action.actor];
    const Fighter& target = fight.fighters[action.target];
    Melee melee;
    melee.attacker = actor.who;
    melee.attackerCondition = actor.condition;
    melee.weapon = actor.blade;
    melee.weaponState = actor.bladeState;
    melee.attackerArmour = actor.armour;
    melee.attackerArmourState = actor.armourState;
    melee.target = target.who;
    melee.targetCondition = target.condition;
    if (action.numbers[3] % 3 != 0) {
        melee.parryWeapon = {target.blade};
        melee.parryState = {target.bladeState};
    }
    melee.armour = target.armour;
    melee.armourState = target.armourState;
    melee.options.aimHex = aimOf(action);
    melee.options.handicap = action.numbers[2] % 3;
    melee.options.wantedDamage = static_cast<WantedDamage>(action.numbers[4] % 3);
    melee.options.blow = static_cast<BlowOf>(action.numbers[5] % 3);
    melee.options.round = fight.round;
    if (melee.options.blow != BlowOf::Single) {
        melee.otherWeapon = {actor.blade};
        melee.otherState = {actor.bladeState};
        melee.otherState[0].drawn = Drawn::Left;
    }
    melee.switches = fight.switches;
    return {{melee}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Melee>();
                after.fighters[action.actor].condition = done.attackerCondition;
                after.fighters[action.actor].armourState = done.attackerArmourState;
                after.fighters[action.target].condition = done.targetCondition;
                after.fighters[action.target].armourState = done.armourState;
            }};
}

Prepared throwAction(const Fight& fight, const SimpleAction& action)
{
    const Fighter& actor = fight.fighters[action.actor];
    const Fighter& target = fight.fighters[action.target];
    Throw thrown;
    thrown.thrower = actor.who;
    thrown.throwerCondition = actor.condition;
    thrown.weapon = actor.dart;
    thrown.weaponState = actor.dartState;
    thrown.target = target.who;
    thrown.targetCondition = target.condition;
    thrown.armour = target.armour;
    thrown.armourState = target.armourState;
    thrown.options.aimHex = aimOf(action);
    thrown.options.round = fight.round;
    thrown.switches = fight.switches;
    return {{thrown}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Throw>();
                after.fighters[action.actor].condition = done.throwerCondition;
                after.fighters[action.actor].dartState = done.weaponState;
                after.fighters[action.target].condition = done.targetCondition;
                after.fighters[action.target].armourState = done.armourState;
            }};
}

/// Thrown, on the floor, placed; jumped on or not; everybody is near.
Prepared grenadeAction(const Fight& fight, const SimpleAction& action)
{
    const Fighter& actor = fight.fighters[action.actor];
    GrenadeAttack attack;
    attack.thrower = actor.who;
    attack.throwerCondition = actor.condition;
    attack.grenade = actor.grenade;
    attack.grenadeState = actor.grenadeState;
    attack.options.how = static_cast<Delivery>(action.numbers[5] % 3);
    attack.options.cover = static_cast<GrenadeCover>(action.numbers[6] % 3);
    attack.options.round = fight.round;
    std::vector<std::size_t> near;
    for (std::size_t i = 0; i < fight.fighters.size(); ++i) {
        if (i == action.actor)
            continue;
        near.push_back(i);
        GrenadeTarget target;
        target.character = fight.fighters[i].who;
        target.condition = fight.fighters[i].condition;
        target.armour = fight.fighters[i].armour;
        target.armourState = fight.fighters[i].armourState;
        target.options.apart = action.numbers[i] % 12;
        target.options.impact = aimOf(action);
        attack.targets.push_back(std::move(target));
    }
    attack.switches = fight.switches;
    return {{attack}, [action, near](Fight& after, const Input& input) {
                const auto& done = input.get<GrenadeAttack>();
                after.fighters[action.actor].condition = done.throwerCondition;
                after.fighters[action.actor].grenadeState = done.grenadeState;
                for (std::size_t i = 0; i < near.size(); ++i) {
                    after.fighters[near[i]].condition = done.targets[i].condition;
                    after.fighters[near[i]].armourState = done.targets[i].armourState;
                }
            }};
}

/// Everybody, here or there, with all that armour may do about it.
Prepared harmAction(const Fight& fight, const SimpleAction& action)
{
    Harm harm;
    harm.options.points = action.numbers[0] % 12;
    harm.options.dice = action.numbers[1] % 4;
    harm.options.rolled = static_cast<HarmDice>(action.numbers[2] % 2);
    harm.options.place = static_cast<HarmPlace>(action.numbers[3] % 4);
    harm.options.location = static_cast<Location>(action.numbers[4] % static_cast<std::int32_t>(kLocations));
    harm.options.kind = static_cast<HarmKind>(action.numbers[5] % 2);
    harm.options.armour = static_cast<ArmourUse>(action.numbers[6] % 3);
    harm.options.penetration = action.numbers[7] % 12;
    harm.options.kinetic = action.numbers[2] % 3 != 0;
    harm.options.round = fight.round;
    for (const Fighter& fighter : fight.fighters) {
        HarmTarget target;
        target.character = fighter.who;
        target.condition = fighter.condition;
        target.armour = fighter.armour;
        target.armourState = fighter.armourState;
        harm.targets.push_back(std::move(target));
    }
    harm.targets[action.target].options.points = action.numbers[1] % 5;
    harm.switches = fight.switches;
    return {{harm}, [](Fight& after, const Input& input) {
                const auto& done = input.get<Harm>();
                for (std::size_t i = 0; i < after.fighters.size(); ++i) {
                    after.fighters[i].condition = done.targets[i].condition;
                    after.fighters[i].armourState = done.targets[i].armourState;
                }
            }};
}

}  // namespace hitspread::threed
