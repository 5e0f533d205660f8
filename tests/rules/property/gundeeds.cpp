#include "property/deeds.h"
#include "rules/systems/threed/suppression.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/shot.h"

namespace hitspread::threed {

namespace {

VolleyTarget targetOf(const Fighter& fighter, const Deed& deed)
{
    VolleyTarget target;
    target.character = fighter.who;
    target.condition = fighter.condition;
    target.armour = fighter.armour;
    target.armourState = fighter.armourState;
    target.options.aimHex = aimOf(deed);
    target.options.distance = 1 + deed.numbers[2] % 60;
    target.options.fromBehind = deed.numbers[3] % 5 == 0;
    target.options.targetDives = deed.numbers[4] % 9 == 0;
    target.options.rangedDefence = fighter.condition.rangedDefence;
    return target;
}

/// Everything an attack with a gun has in common.
template <typename Action>
void arm(Action& action, const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    action.shooter = actor.who;
    action.weapon = actor.gun;
    action.ammunition = actor.rounds;
    action.switches = fight.switches;
}

}  // namespace

Prepared shotDeed(const Fight& fight, const Deed& deed)
{
    Shot shot;
    arm(shot, fight, deed);
    const VolleyTarget target = targetOf(fight.fighters[deed.target], deed);
    shot.shooterCondition = fight.fighters[deed.actor].condition;
    shot.weaponState = fight.fighters[deed.actor].gunState;
    shot.target = target.character;
    shot.targetCondition = target.condition;
    shot.armour = target.armour;
    shot.armourState = target.armourState;
    shot.options = target.options;
    shot.options.mode = static_cast<Mode>(deed.numbers[5] % 3);
    shot.options.round = fight.round;
    return {{shot}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<Shot>();
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.target].condition = done.targetCondition;
                after.fighters[deed.target].armourState = done.armourState;
            }};
}

Prepared volleyDeed(const Fight& fight, const Deed& deed)
{
    Volley volley;
    arm(volley, fight, deed);
    volley.shooterCondition = fight.fighters[deed.actor].condition;
    volley.weaponState = fight.fighters[deed.actor].gunState;
    volley.options.mode = std::array{Mode::SemiAuto, Mode::Burst,
                                     Mode::FullAuto}[static_cast<std::size_t>(deed.numbers[5] % 3)];
    volley.options.dice = 1 + deed.numbers[6] % 3;
    volley.options.round = fight.round;
    volley.targets.push_back(targetOf(fight.fighters[deed.target], deed));
    return {{volley}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<Volley>();
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.target].condition = done.targets[0].condition;
                after.fighters[deed.target].armourState = done.targets[0].armourState;
            }};
}

Prepared twoGunsDeed(const Fight& fight, const Deed& deed)
{
    TwoGuns guns;
    arm(guns, fight, deed);
    const Fighter& actor = fight.fighters[deed.actor];
    guns.shooterCondition = actor.condition;
    guns.weaponState = actor.gunState;
    guns.offHandWeapon = actor.pistol;
    guns.offHandWeaponState = actor.pistolState;
    guns.offHandAmmunition = actor.rounds;
    guns.options.mode = std::array{Mode::DoubleAction, Mode::Burst}[static_cast<std::size_t>(deed.numbers[5] % 2)];
    guns.options.round = guns.offHandOptions.round = fight.round;
    guns.targets.push_back(targetOf(fight.fighters[deed.target], deed));
    return {{guns}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<TwoGuns>();
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.actor].pistolState = done.offHandWeaponState;
                after.fighters[deed.target].condition = done.targets[0].condition;
                after.fighters[deed.target].armourState = done.targets[0].armourState;
            }};
}

Prepared suppressDeed(const Fight& fight, const Deed& deed)
{
    Suppress suppress;
    arm(suppress, fight, deed);
    suppress.shooterCondition = fight.fighters[deed.actor].condition;
    suppress.weaponState = fight.fighters[deed.actor].gunState;
    suppress.options.dice = 1 + deed.numbers[6] % 4;
    suppress.targets.push_back({fight.fighters[deed.target].who, fight.fighters[deed.target].condition});
    return {{suppress}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<Suppress>();
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.actor].gunState = done.weaponState;
                after.fighters[deed.target].condition = done.targets[0].condition;
            }};
}

Prepared evadeDeed(const Fight& fight, const Deed& deed)
{
    Evade evade;
    arm(evade, fight, deed);
    evade.shooterCondition = fight.fighters[deed.actor].condition;
    const VolleyTarget target = targetOf(fight.fighters[deed.target], deed);
    evade.target = target.character;
    evade.targetCondition = target.condition;
    evade.armour = target.armour;
    evade.armourState = target.armourState;
    evade.crossing = target.options;
    evade.crossing.round = fight.round;
    Input input{evade};
    input.preset();
    return {input, [deed](Fight& after, const Input& resolved) {
                const auto& done = resolved.get<Evade>();
                after.fighters[deed.actor].condition = done.shooterCondition;
                after.fighters[deed.target].condition = done.targetCondition;
                after.fighters[deed.target].armourState = done.armourState;
            }};
}

}  // namespace hitspread::threed
