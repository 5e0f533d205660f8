#include "property/actions.h"
#include "rules/systems/threed/guns/suppression.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/shot.h"

namespace hitspread::threed {

namespace {

VolleyTarget targetOf(const Fighter& fighter, const SimpleAction& action)
{
    VolleyTarget target;
    target.character = fighter.who;
    target.condition = fighter.condition;
    target.armour = fighter.armour;
    target.armourState = fighter.armourState;
    target.options.aimHex = aimOf(action);
    target.options.distance = 1 + action.numbers[2] % 60;
    target.options.fromBehind = action.numbers[3] % 5 == 0;
    target.options.targetDives = action.numbers[4] % 9 == 0;
    target.options.rangedDefence = fighter.condition.rangedDefence;
    return target;
}

/// Everything an attack with a gun has in common.
template <typename Action>
void arm(Action& action, const Fight& fight, const SimpleAction& simple)
{
    const Fighter& actor = fight.fighters[simple.actor];
    action.shooter = actor.who;
    action.weapon = actor.gun;
    action.ammunition = actor.rounds;
    action.switches = fight.switches;
}

}  // namespace

Prepared shotAction(const Fight& fight, const SimpleAction& action)
{
    Shot shot;
    arm(shot, fight, action);
    const VolleyTarget target = targetOf(fight.fighters[action.target], action);
    shot.shooterCondition = fight.fighters[action.actor].condition;
    shot.weaponState = fight.fighters[action.actor].gunState;
    shot.target = target.character;
    shot.targetCondition = target.condition;
    shot.armour = target.armour;
    shot.armourState = target.armourState;
    shot.options = target.options;
    shot.options.mode = static_cast<Mode>(action.numbers[5] % 3);
    shot.options.round = fight.round;
    return {{shot}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Shot>();
                after.fighters[action.actor].condition = done.shooterCondition;
                after.fighters[action.actor].gunState = done.weaponState;
                after.fighters[action.target].condition = done.targetCondition;
                after.fighters[action.target].armourState = done.armourState;
            }};
}

Prepared volleyAction(const Fight& fight, const SimpleAction& action)
{
    Volley volley;
    arm(volley, fight, action);
    volley.shooterCondition = fight.fighters[action.actor].condition;
    volley.weaponState = fight.fighters[action.actor].gunState;
    volley.options.mode = std::array{Mode::SemiAuto, Mode::Burst,
                                     Mode::FullAuto}[static_cast<std::size_t>(action.numbers[5] % 3)];
    volley.options.dice = 1 + action.numbers[6] % 3;
    volley.options.round = fight.round;
    volley.targets.push_back(targetOf(fight.fighters[action.target], action));
    return {{volley}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Volley>();
                after.fighters[action.actor].condition = done.shooterCondition;
                after.fighters[action.actor].gunState = done.weaponState;
                after.fighters[action.target].condition = done.targets[0].condition;
                after.fighters[action.target].armourState = done.targets[0].armourState;
            }};
}

Prepared twoGunsAction(const Fight& fight, const SimpleAction& action)
{
    TwoGuns guns;
    arm(guns, fight, action);
    const Fighter& actor = fight.fighters[action.actor];
    guns.shooterCondition = actor.condition;
    guns.weaponState = actor.gunState;
    guns.offHandWeapon = actor.pistol;
    guns.offHandWeaponState = actor.pistolState;
    guns.offHandAmmunition = actor.rounds;
    guns.options.mode = std::array{Mode::DoubleAction, Mode::Burst}[static_cast<std::size_t>(action.numbers[5] % 2)];
    guns.options.round = guns.offHandOptions.round = fight.round;
    guns.targets.push_back(targetOf(fight.fighters[action.target], action));
    return {{guns}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<TwoGuns>();
                after.fighters[action.actor].condition = done.shooterCondition;
                after.fighters[action.actor].gunState = done.weaponState;
                after.fighters[action.actor].pistolState = done.offHandWeaponState;
                after.fighters[action.target].condition = done.targets[0].condition;
                after.fighters[action.target].armourState = done.targets[0].armourState;
            }};
}

Prepared suppressAction(const Fight& fight, const SimpleAction& action)
{
    Suppress suppress;
    arm(suppress, fight, action);
    suppress.shooterCondition = fight.fighters[action.actor].condition;
    suppress.weaponState = fight.fighters[action.actor].gunState;
    suppress.options.dice = 1 + action.numbers[6] % 4;
    suppress.targets.push_back({fight.fighters[action.target].who, fight.fighters[action.target].condition});
    return {{suppress}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Suppress>();
                after.fighters[action.actor].condition = done.shooterCondition;
                after.fighters[action.actor].gunState = done.weaponState;
                after.fighters[action.target].condition = done.targets[0].condition;
            }};
}

Prepared evadeAction(const Fight& fight, const SimpleAction& action)
{
    Evade evade;
    arm(evade, fight, action);
    evade.shooterCondition = fight.fighters[action.actor].condition;
    const VolleyTarget target = targetOf(fight.fighters[action.target], action);
    evade.target = target.character;
    evade.targetCondition = target.condition;
    evade.armour = target.armour;
    evade.armourState = target.armourState;
    evade.crossing = target.options;
    evade.crossing.round = fight.round;
    Input input{evade};
    input.preset();
    return {input, [action](Fight& after, const Input& resolved) {
                const auto& done = resolved.get<Evade>();
                after.fighters[action.actor].condition = done.shooterCondition;
                after.fighters[action.target].condition = done.targetCondition;
                after.fighters[action.target].armourState = done.armourState;
            }};
}

}  // namespace hitspread::threed
