#include "property/deeds.h"
#include "rules/systems/threed/firstaid.h"
#include "rules/systems/threed/grouprest.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/treatment.h"

namespace hitspread::threed {

Prepared phaseDeed(const Fight& fight, const Deed&)
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

Prepared restDeed(const Fight& fight, const Deed& deed)
{
    GroupRest rest;
    for (const Fighter& fighter : fight.fighters)
        rest.members.push_back({fighter.who, fighter.condition});
    rest.options = {0, deed.numbers[5] % 4, deed.numbers[6] % 20, deed.numbers[4] % 2 == 0};
    rest.switches = fight.switches;
    return {{rest}, [](Fight& after, const Input& input) {
                const auto& done = input.get<GroupRest>();
                for (std::size_t i = 0; i < after.fighters.size(); ++i)
                    after.fighters[i].condition = done.members[i].condition;
            }};
}

Prepared aidDeed(const Fight& fight, const Deed& deed)
{
    FirstAid aid;
    aid.medic = fight.fighters[deed.actor].who;
    aid.medicCondition = fight.fighters[deed.actor].condition;
    aid.patient = fight.fighters[deed.target].who;
    aid.patientCondition = fight.fighters[deed.target].condition;
    aid.options.what = static_cast<Aid>(deed.numbers[5] % 3);
    aid.switches = fight.switches;
    return {{aid}, [deed](Fight& after, const Input& input) {
                const auto& done = input.get<FirstAid>();
                after.fighters[deed.actor].condition = done.medicCondition;
                after.fighters[deed.target].condition = done.patientCondition;
            }};
}

Prepared treatDeed(const Fight& fight, const Deed& deed)
{
    Treatment treatment;
    treatment.healer = fight.fighters[deed.actor].who;
    treatment.patient = fight.fighters[deed.target].who;
    treatment.patientCondition = fight.fighters[deed.target].condition;
    treatment.options.what = static_cast<Remedy>(deed.numbers[5] % 2);
    treatment.options.bruising = deed.numbers[6] % 2 == 0;
    treatment.options.location = static_cast<Location>(deed.numbers[4] % 7);
    treatment.options.flux = deed.numbers[3] % 4;
    treatment.options.amount = deed.numbers[2] % 9;
    treatment.switches = fight.switches;
    return {{treatment}, [deed](Fight& after, const Input& input) {
                after.fighters[deed.target].condition = input.get<Treatment>().patientCondition;
            }};
}

}  // namespace hitspread::threed
