#include "property/actions.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/melee/dodgeaction.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/turn/initiative.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/turn/split.h"

namespace hitspread::threed {

namespace {

/// Actions of one, on himself.
template <typename Action>
Prepared alone(const Fight& fight, const SimpleAction& simple, Action action)
{
    action.character = fight.fighters[simple.actor].who;
    action.condition = fight.fighters[simple.actor].condition;
    action.switches = fight.switches;
    return {{action}, [simple](Fight& after, const Input& input) {
                after.fighters[simple.actor].condition = input.get<Action>().condition;
            }};
}

template <typename Action>
Prepared dodging(const Fight& fight, const SimpleAction& simple)
{
    Action action;
    action.armour = fight.fighters[simple.actor].armour;
    action.armourState = fight.fighters[simple.actor].armourState;
    if constexpr (std::is_same_v<Action, Dodge>)
        action.options.lasts = static_cast<DodgeFor>(simple.numbers[5] % 2);
    return alone(fight, simple, std::move(action));
}

}  // namespace

Prepared dodgeAction(const Fight& fight, const SimpleAction& action)
{
    return dodging<Dodge>(fight, action);
}

Prepared danceAction(const Fight& fight, const SimpleAction& action)
{
    return dodging<Dance>(fight, action);
}

Prepared readyAction(const Fight& fight, const SimpleAction& action)
{
    const Fighter& actor = fight.fighters[action.actor];
    Ready ready;
    ready.character = actor.who;
    ready.condition = actor.condition;
    ready.weapon = actor.blade;
    ready.weaponState = actor.bladeState;
    ready.options.what = static_cast<Readying>(action.numbers[5] % 3);
    ready.switches = fight.switches;
    return {{ready}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Ready>();
                after.fighters[action.actor].condition = done.condition;
                after.fighters[action.actor].bladeState = done.weaponState;
            }};
}

Prepared readyThrownAction(const Fight& fight, const SimpleAction& action)
{
    const Fighter& actor = fight.fighters[action.actor];
    ReadyThrown ready;
    ready.character = actor.who;
    ready.condition = actor.condition;
    ready.weapon = actor.dart;
    ready.weaponState = actor.dartState;
    ready.options.what = Readying::Draw;
    ready.switches = fight.switches;
    return {{ready}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<ReadyThrown>();
                after.fighters[action.actor].condition = done.condition;
                after.fighters[action.actor].dartState = done.weaponState;
            }};
}

Prepared prepareAction(const Fight& fight, const SimpleAction& action)
{
    const Fighter& actor = fight.fighters[action.actor];
    Preparation preparation;
    preparation.character = actor.who;
    preparation.condition = actor.condition;
    preparation.weapon = actor.gun;
    preparation.weaponState = actor.gunState;
    preparation.options.what = static_cast<Preparing>(action.numbers[5] % 11);
    preparation.switches = fight.switches;
    return {{preparation}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<Preparation>();
                after.fighters[action.actor].condition = done.condition;
                after.fighters[action.actor].gunState = done.weaponState;
            }};
}

Prepared opportunityAction(const Fight& fight, const SimpleAction& action)
{
    Opportunity opportunity;
    opportunity.options.what = static_cast<OpportunityStep>(action.numbers[5] % 4);
    return alone(fight, action, opportunity);
}

Prepared splitAction(const Fight& fight, const SimpleAction& action)
{
    Split split;
    split.options = {"rifle", action.numbers[5] % 2 == 0 ? "dodge" : "blade", 1 + action.numbers[6] % 3,
                     action.numbers[4] % 2 == 0};
    return alone(fight, action, split);
}

Prepared recoverAction(const Fight& fight, const SimpleAction& action)
{
    Recovery recovery;
    recovery.options.hours = action.numbers[5] % 4;
    recovery.options.days = action.numbers[6] % 20;
    recovery.options.hospital = action.numbers[4] % 2 == 0;
    return alone(fight, action, recovery);
}

Prepared initiativeAction(const Fight& fight, const SimpleAction& action)
{
    return alone(fight, action, Initiative{});
}

}  // namespace hitspread::threed
