#include "rules/systems/outcome/sheet.h"

#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/system.h"

namespace hitspread::outcome {

namespace {

constexpr declare::PartTable kSheetParts{
    declare::part<&Sheet::character>("character", characterRecord, Role::Actor),
    declare::part<&Sheet::condition>("character.condition", conditionRecord, Role::Actor),
    declare::parts<&Sheet::armour>("armour", armourRecord, Role::Actor, kMostArmours),
    declare::parts<&Sheet::armourState>("armour.state", armourStateRecord, Role::Actor, kMostArmours),
    declare::part<&Sheet::switches>("switches", switchesRecord, Role::Rules),
};

/// A rating with all that burdens a roll with it now.
void burdened(Derivation& derivation, Quantity quantity, Rule rule, std::int32_t rating, Term wounds, Term actions)
{
    Term term = derivation.derive(quantity, rule, Operation::Take, rating);
    if (wounds.holds())
        term = derivation.derive(quantity, Rule::Rule74, Operation::Add, term, wounds);
    if (actions.holds())
        derivation.derive(quantity, Rule::Rule11, Operation::Add, term, actions);
}

}  // namespace

constinit const ActionDeclaration Sheet::kAction = declare::action<Sheet>("sheet", system, kSheetParts);

std::vector<Refusal> refusalsOf(const Sheet&, const BodyPlan*)
{
    return {};
}

void resolveAction(const Sheet& sheet, Derivation& derivation)
{
    const Character& who = sheet.character;
    const Condition& condition = sheet.condition;
    const TableRow& wound = woundFor(sheet.switches, condition.levels);
    const auto row = static_cast<std::int32_t>(sheet.switches.wounds.rowOf(condition.levels)) + 1;
    const auto lookUp = [&](Quantity quantity, std::int32_t cell) {
        return derivation.derive(quantity, Rule::Rule74, Operation::LookUp, cell, condition.levels, row);
    };
    lookUp(Quantity::WoundName, wound.cells[woundcolumn::kName]);
    Term wounds = lookUp(Quantity::WoundPenalty, wound.cells[woundcolumn::kPenalty]);
    if (who.painTolerance && wounds.holds())
        wounds = derivation.derive(Quantity::WoundPenalty, Rule::Rule75, Operation::Take, 0);
    lookUp(Quantity::WoundWalks, wound.cells[woundcolumn::kWalks]);
    const Term actions = severalActions(derivation, condition, {});
    burdened(derivation, Quantity::SheetInitiative, Rule::Rule67, who.discipline, wounds, {});
    burdened(derivation, Quantity::SheetAttack, Rule::Rule02, who.unarmed, wounds, actions);
    burdened(derivation, Quantity::SheetDodge, Rule::Rule06, who.physique, wounds, actions);
    burdened(derivation, Quantity::SheetParry, Rule::Rule06, who.melee, wounds, actions);
    const Term worn = derivation.derive(Quantity::SheetArmour, Rule::Rule73, Operation::Add, who.integralArmour,
                                        who.wornArmour);
    derivation.derive(Quantity::SheetArmour, Rule::Rule73, Operation::Add, worn,
                      wornPoints(sheet.armour, sheet.armourState));
}

}  // namespace hitspread::outcome
