#include "property/deeds.h"
#include "rules/systems/threed/dodgeaction.h"
#include "rules/systems/threed/initiative.h"
#include "rules/systems/threed/opportunity.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/ready.h"
#include "rules/systems/threed/recovery.h"
#include "rules/systems/threed/split.h"

namespace hitspread::threed {

namespace {

/// Actions of one, on himself.
template <typename Action>
Prepared alone(const Fight& fight, const Deed& deed, Action action)
{
    action.character = fight.fighters[deed.actor].who;
    action.condition = fight.fighters[deed.actor].condition;
    action.switches = fight.switches;
    return {{action}, [deed](Fight& after, const Input& input) {
                after.fighters[deed.actor].condition = input.get<Action>().condition;
            }};
}

template <typename Action>
Prepared dodging(const Fight& fight, const Deed& deed)
{
    Action action;
    action.armour = fight.fighters[deed.actor].armour;
    action.armourState = fight.fighters[deed.actor].armourState;
    if constexpr (std::is_same_v<Action, Dodge>)
        action.options.lasts = static_cast<DodgeFor>(deed.numbers[5] % 2);
    return alone(fight, deed, std::move(action));
}

}  // namespace

Prepared dodgeDeed(const Fight& fight, const Deed& deed)
{
    return dodging<Dodge>(fight, deed);
}

Prepared danceDeed(const Fight& fight, const Deed& deed)
{
    return dodging<Dance>(fight, deed);
}

Prepared readyDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    Ready ready;
    ready.character = actor.who;
    ready.condition = actor.condition;
    ready.weapon = actor.blade;
    ready.weaponState = actor.bladeState;
    ready.options.what = static_cast<Readying>(deed.numbers[5] % 3);
    ready.switches = fight.switches;
    return {{ready}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<Ready>();
                after.fighters[deed.actor].condition = done.condition;
                after.fighters[deed.actor].bladeState = done.weaponState;
            }};
}

Prepared readyThrownDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    ReadyThrown ready;
    ready.character = actor.who;
    ready.condition = actor.condition;
    ready.weapon = actor.dart;
    ready.weaponState = actor.dartState;
    ready.options.what = Readying::Draw;
    ready.switches = fight.switches;
    return {{ready}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<ReadyThrown>();
                after.fighters[deed.actor].condition = done.condition;
                after.fighters[deed.actor].dartState = done.weaponState;
            }};
}

Prepared prepareDeed(const Fight& fight, const Deed& deed)
{
    const Fighter& actor = fight.fighters[deed.actor];
    Preparation preparation;
    preparation.character = actor.who;
    preparation.condition = actor.condition;
    preparation.weapon = actor.gun;
    preparation.weaponState = actor.gunState;
    preparation.options.what = static_cast<Preparing>(deed.numbers[5] % 11);
    preparation.switches = fight.switches;
    return {{preparation}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<Preparation>();
                after.fighters[deed.actor].condition = done.condition;
                after.fighters[deed.actor].gunState = done.weaponState;
            }};
}

Prepared opportunityDeed(const Fight& fight, const Deed& deed)
{
    Opportunity opportunity;
    opportunity.options.what = static_cast<OpportunityStep>(deed.numbers[5] % 4);
    return alone(fight, deed, opportunity);
}

Prepared splitDeed(const Fight& fight, const Deed& deed)
{
    Split split;
    split.options = {"rifle", deed.numbers[5] % 2 == 0 ? "dodge" : "blade", 1 + deed.numbers[6] % 3,
                     deed.numbers[4] % 2 == 0};
    return alone(fight, deed, split);
}

Prepared recoverDeed(const Fight& fight, const Deed& deed)
{
    Recovery recovery;
    recovery.options.hours = deed.numbers[5] % 4;
    recovery.options.days = deed.numbers[6] % 20;
    recovery.options.hospital = deed.numbers[4] % 2 == 0;
    return alone(fight, deed, recovery);
}

Prepared initiativeDeed(const Fight& fight, const Deed& deed)
{
    return alone(fight, deed, Initiative{});
}

}  // namespace hitspread::threed
