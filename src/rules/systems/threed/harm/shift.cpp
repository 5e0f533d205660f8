#include "rules/systems/threed/harm/shift.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

namespace hitspread::threed {

namespace {

using declare::part;

constexpr FieldDeclaration kShiftOptions[]{
    declare::number<&ShiftOptions::phys>("phys", {.maximum = 30, .group = "action", .rules = "3D-VEV-01"}),
    declare::number<&ShiftOptions::pv>("pv", {.maximum = 99, .group = "action", .rules = "3D-VEV-01 3D-VEV-02"}),
};

}  // namespace

const RecordDeclaration shiftOptionsRecord = declare::options<ShiftOptions>("shiftOptions", kShiftOptions);

namespace {

constexpr declare::PartTable kShiftParts{
    part<&Shift::options>("options", shiftOptionsRecord, Role::Declared),
    part<&Shift::character>("character", characterRecord, Role::Actor),
    part<&Shift::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Shift::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration Shift::kAction = declare::action<Shift>("shift", system, kShiftParts);

void resolveAction(const Shift& shift, Derivation& derivation)
{
    Person person(shift.character, shift.condition, shift.switches);
    const Term pv = derivation.derive(Quantity::ShiftPv, Rule::Vev01, Operation::Take, shift.options.pv);
    const Term left = derivation.derive(Quantity::ShiftPhys, Rule::Vev01, Operation::Subtract, shift.character.phys,
                                        shift.options.phys);
    person.ledger.set<&Condition::physShifted>(shift.options.phys, left);
    // Cells that harden anew have all their ID; those that were hard keep what is used up.
    if (shift.condition.vevaphonPv == 0) {
        for (std::size_t i = 0; i < kLocations; ++i) {
            person.ledger.set<&Condition::livingId>(i, 0, pv);
            // Skin that comes to light again is reckoned when it is next used; cells are always of the full Hits.
            person.ledger.set<&Condition::livingIdHits>(i, kNoEntry, pv);
        }
    }
    person.ledger.set<&Condition::vevaphonPv>(pv);
    person.ledger.commit(derivation, kShiftParts.position<&Shift::condition>());
}

std::vector<Refusal> refusalsOf(const Shift& shift, const BodyPlan*)
{
    Refusals refusals;
    refuseActor(refusals, shift.condition, "character.condition", false);
    refusals.when(!shift.character.vevaphon, RefusalCode::CannotHarden, Rule::Vev01, "character", "vevaphon");
    refusals.when(shift.options.phys > shift.character.phys, RefusalCode::ShiftTooMuch, Rule::Vev01, "options", "phys",
                  shift.options.phys, shift.character.phys);
    return refusals.take();
}

}  // namespace hitspread::threed
