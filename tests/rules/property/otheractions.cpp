#include "property/actions.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/treatment.h"
#include "rules/systems/threed/turn/phasechange.h"

namespace hitspread::threed {

Prepared phaseAction(const Fight& fight, const SimpleAction&)
{
    PhaseChange change;
    for (const Fighter& fighter : fight.fighters)
        change.members.push_back({fighter.who, fighter.condition, {fighter.gunState, fighter.pistolState}});
    change.options = {fight.runs, true, fight.round, fight.phase};
    if (!fight.runs)
        change.options.phase = 1;
    change.switches = fight.switches;
    return {{change}, [](Fight& after, const Input& input) {
                const auto& done = input.get<PhaseChange>();
                for (std::size_t i = 0; i < after.fighters.size(); ++i) {
                    after.fighters[i].condition = done.members[i].condition;
                    after.fighters[i].gunState = done.members[i].weapons[0];
                    after.fighters[i].pistolState = done.members[i].weapons[1];
                }
                const auto [round, phase] =
                    PhaseStep{done.options.ends, true, done.options.round, done.options.phase}.after(kPhases);
                after.round = round;
                after.phase = phase;
                after.runs = true;
            }};
}

Prepared restAction(const Fight& fight, const SimpleAction& action)
{
    GroupRest rest;
    for (const Fighter& fighter : fight.fighters)
        rest.members.push_back({fighter.who, fighter.condition});
    rest.options = {0, action.numbers[5] % 4, action.numbers[6] % 20, action.numbers[4] % 2 == 0};
    rest.switches = fight.switches;
    return {{rest}, [](Fight& after, const Input& input) {
                const auto& done = input.get<GroupRest>();
                for (std::size_t i = 0; i < after.fighters.size(); ++i)
                    after.fighters[i].condition = done.members[i].condition;
            }};
}

Prepared aidAction(const Fight& fight, const SimpleAction& action)
{
    FirstAid aid;
    aid.medic = fight.fighters[action.actor].who;
    aid.medicCondition = fight.fighters[action.actor].condition;
    aid.patient = fight.fighters[action.target].who;
    aid.patientCondition = fight.fighters[action.target].condition;
    aid.options.what = static_cast<Aid>(action.numbers[5] % 3);
    aid.switches = fight.switches;
    return {{aid}, [action](Fight& after, const Input& input) {
                const auto& done = input.get<FirstAid>();
                after.fighters[action.actor].condition = done.medicCondition;
                after.fighters[action.target].condition = done.patientCondition;
            }};
}

Prepared treatAction(const Fight& fight, const SimpleAction& action)
{
    Treatment treatment;
    treatment.healer = fight.fighters[action.actor].who;
    treatment.patient = fight.fighters[action.target].who;
    treatment.patientCondition = fight.fighters[action.target].condition;
    treatment.options.what = static_cast<Remedy>(action.numbers[5] % 2);
    treatment.options.bruising = action.numbers[6] % 2 == 0;
    treatment.options.location = static_cast<Location>(action.numbers[4] % 7);
    treatment.options.flux = action.numbers[3] % 4;
    treatment.options.amount = action.numbers[2] % 9;
    treatment.switches = fight.switches;
    return {{treatment}, [action](Fight& after, const Input& input) {
                after.fighters[action.target].condition = input.get<Treatment>().patientCondition;
            }};
}

}  // namespace hitspread::threed
