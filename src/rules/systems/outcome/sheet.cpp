#include "rules/systems/outcome/sheet.h"

#include "rules/core/declare.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/defence.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/modifiers.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"

#include <numeric>

namespace hitspread::outcome {

namespace {

constexpr FieldDeclaration kSheetOptions[]{
    declare::ranks<&SheetOptions::rollModifiers>("rollModifiers", kMostModifier,
                                                 {.minimum = -kMostModifier, .group = "modifiers", .rules = "OUT-02"}),
};

std::int32_t modifiersOn(const Sheet& sheet)
{
    const auto& all = sheet.options.rollModifiers.entries;
    return std::accumulate(all.begin(), all.end(), 0,
                           [](std::int32_t sum, const auto& entry) { return sum + entry.second; });
}

}  // namespace

const RecordDeclaration sheetOptionsRecord = declare::record<SheetOptions>("sheetOptions", RecordKind::Options,
                                                                           kSheetOptions);

namespace {

constexpr declare::PartTable kSheetParts{
    declare::part<&Sheet::options>("options", sheetOptionsRecord, Role::Declared),
    declare::part<&Sheet::character>("character", characterRecord, Role::Actor),
    declare::part<&Sheet::condition>("character.condition", conditionRecord, Role::Actor),
    declare::parts<&Sheet::armour>("armour", armourRecord, Role::Actor, kMostArmours),
    declare::parts<&Sheet::armourState>("armour.state", armourStateRecord, Role::Actor, kMostArmours),
    declare::part<&Sheet::switches>("switches", switchesRecord, Role::Rules),
};

/// What adds to a roll.
struct Burdens {
    Term wounds;
    std::int32_t modifiers = 0;
    Term doings;  ///< several actions
};

/// A rating with all that burdens a roll with it now.
void burdened(Derivation& derivation, Quantity quantity, Rule rule, std::int32_t rating, const Burdens& burdens)
{
    Term term = derivation.derive(quantity, rule, Operation::Take, rating);
    if (burdens.wounds.holds())
        term = derivation.derive(quantity, Rule::Rule74, Operation::Add, term, burdens.wounds);
    if (burdens.modifiers != 0)
        term = derivation.derive(quantity, Rule::Rule02, Operation::Add, term, burdens.modifiers);
    if (burdens.doings.holds())
        derivation.derive(quantity, Rule::Rule11, Operation::Add, term, burdens.doings);
}

}  // namespace

std::int32_t burdenOf(const Sheet& sheet, bool actions)
{
    return woundPenalty(sheet.character, sheet.condition, sheet.switches) + modifiersOn(sheet)
        + (actions ? actionPenalty(actionsOf(sheet.condition)) : 0);
}

WeaponNumbers numbersOf(const Sheet& sheet, const Weapon& weapon, const WeaponState& state)
{
    const std::int32_t burden = burdenOf(sheet);
    WeaponNumbers numbers{attackRating(sheet.character, weapon) + (weapon.garrote ? kGarrotePenalty : 0) + burden, {}};
    // What lies on the ground parries nothing.
    if (weapon.kind != WeaponKind::Melee || weapon.garrote || state.dropped)
        return numbers;
    Attack attack;
    attack.targetWeapon = {weapon};
    attack.targetWeaponState = {state};
    numbers.parry = sheet.character.melee + parryBonus(attack) + burden;
    return numbers;
}

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
    const Burdens burdens{wounds, modifiersOn(sheet), actions};
    burdened(derivation, Quantity::SheetInitiative, Rule::Rule67, who.discipline, {wounds, burdens.modifiers, {}});
    burdened(derivation, Quantity::SheetAttack, Rule::Rule02, who.unarmed, burdens);
    burdened(derivation, Quantity::SheetDodge, Rule::Rule06, who.physique, burdens);
    burdened(derivation, Quantity::SheetParry, Rule::Rule06, who.melee, burdens);
    const Term worn = derivation.derive(Quantity::SheetArmour, Rule::Rule73, Operation::Add, who.integralArmour,
                                        who.wornArmour);
    derivation.derive(Quantity::SheetArmour, Rule::Rule73, Operation::Add, worn,
                      wornPoints(sheet.armour, sheet.armourState));
}

}  // namespace hitspread::outcome
