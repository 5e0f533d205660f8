#include "rules/systems/outcome/sheet.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/conditions.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"

#include <numeric>

namespace hitspread::outcome {

namespace {

constexpr FieldDeclaration kSheetOptions[]{
    declare::modifiers<&SheetOptions::rollModifiers>("rollModifiers", kMostModifier, "OUT-02"),
};

std::int32_t modifiersOn(const Sheet& sheet)
{
    const auto& all = sheet.options.rollModifiers.entries;
    return std::accumulate(all.begin(), all.end(), 0,
                           [](std::int32_t sum, const auto& entry) { return sum + entry.second; });
}

constexpr auto kSheetParts = declare::joined(
    declare::part<&Sheet::options>("options", sheetOptionsRecord, Role::Declared), Parts::sheet<Sheet>());

/// What adds to a roll.
struct Burdens {
    Term wounds;
    std::int32_t modifiers = 0;
    Term doings;  ///< several actions
};

/// A rating with all that burdens a roll with it now.
Term burdened(Derivation& derivation, Quantity quantity, Term term, const Burdens& burdens)
{
    if (burdens.wounds.holds())
        term = derivation.derive(quantity, Rule::Rule74, Operation::Add, term, burdens.wounds);
    if (burdens.modifiers != 0)
        term = derivation.derive(quantity, Rule::Rule02, Operation::Add, term, burdens.modifiers);
    if (burdens.doings.holds())
        term = derivation.derive(quantity, Rule::Rule11, Operation::Add, term, burdens.doings);
    return term;
}

Term burdened(Derivation& derivation, Quantity quantity, Rule rule, std::int32_t rating, const Burdens& burdens)
{
    return burdened(derivation, quantity, derivation.derive(quantity, rule, Operation::Take, rating), burdens);
}

/// What is known of the n-th weapon before any die falls.
void weapon(const Sheet& sheet, std::size_t n, const Burdens& burdens, Derivation& derivation)
{
    const Derivation::Element element(derivation, static_cast<int>(n), Subject());
    const Weapon& held = sheet.weaponAt(n);
    Term rating = derivation.derive(Quantity::SheetWeapon, Rule::Rule02, Operation::Take,
                                    attackRating(sheet.character, held));
    if (held.garrote)
        rating = derivation.derive(Quantity::SheetWeapon, Rule::Rule57, Operation::Add, rating, kGarrotePenalty);
    rating = burdened(derivation, Quantity::SheetWeapon, rating, burdens);
    for (std::size_t i = 0; held.kind == WeaponKind::Firearm && i < kModes.size(); ++i) {
        const auto mode = static_cast<Mode>(i);
        const bool isFiredSo = (held.modes & bit(mode)) != 0;
        if (!isFiredSo)
            continue;
        const auto way = derivation.part(static_cast<int>(i), static_cast<int>(kModes.size()));
        derivation.derive(Quantity::SheetMode, Rule::Rule47, Operation::Add, rating, modeBonus(mode));
    }
    // What lies on the ground parries nothing.
    if (held.kind != WeaponKind::Melee || held.garrote || sheet.weaponStateAt(n).dropped)
        return;
    Term parry = derivation.derive(Quantity::SheetWeaponParry, Rule::Rule06, Operation::Take, sheet.character.melee);
    if (held.buckler)
        parry = derivation.derive(Quantity::SheetWeaponParry, Rule::Rule43, Operation::Add, parry, kBucklerBonus);
    burdened(derivation, Quantity::SheetWeaponParry, parry, burdens);
}

/// Each rating with what it is worth now.
void ratings(const Sheet& sheet, const Burdens& burdens, Derivation& derivation)
{
    for (std::size_t i = 0; i < kSheetRatings.size(); ++i) {
        const Derivation::Element element(derivation, static_cast<int>(i), Subject());
        burdened(derivation, Quantity::SheetRating, Rule::Rule02, sheet.character.*kSheetRatings[i], burdens);
    }
    int place = 0;
    for (const auto& [name, rating] : sheet.character.skills.entries) {
        const Derivation::Element element(derivation, place++, Subject());
        burdened(derivation, Quantity::SheetSkill, Rule::Rule02, rating, burdens);
    }
}

}  // namespace

const RecordDeclaration sheetOptionsRecord = declare::options<SheetOptions>("sheetOptions", kSheetOptions);
constinit const ActionDeclaration Sheet::kAction = declare::action<Sheet>("sheet", system, kSheetParts);

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
    ratings(sheet, burdens, derivation);
    const Term integral = derivation.derive(Quantity::SheetIntegral, Rule::Rule73, Operation::Take, who.integralArmour);
    const Term worn = derivation.derive(Quantity::SheetWorn, Rule::Rule73, Operation::Add, who.wornArmour,
                                        wornPoints(sheet.armour, sheet.armourState));
    derivation.derive(Quantity::SheetArmour, Rule::Rule73, Operation::Add, integral, worn);
    for (std::size_t i = 0; i <= sheet.weapons.size(); ++i)
        weapon(sheet, i, burdens, derivation);
}

}  // namespace hitspread::outcome
