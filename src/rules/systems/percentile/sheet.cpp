#include "rules/systems/percentile/sheet.h"

#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/roll.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

constexpr declare::PartTable kSheetParts{
    declare::part<&Sheet::character>("character", characterRecord, Role::Actor),
    declare::part<&Sheet::condition>("character.condition", conditionRecord, Role::Actor),
    declare::part<&Sheet::switches>("switches", switchesRecord, Role::Rules),
};

/// The best of a kind of skill: what it takes off the die of initiative, and up to where it strikes critically.
Term bestSkill(Derivation& derivation, const Sheet& sheet, std::int32_t rating, int kind, Rule rule)
{
    const Derivation::Element element(derivation, kind, Subject());
    const Term base = derivation.derive(Quantity::SheetBase, rule, Operation::Take, rating);
    static_cast<void>(roundedTenth(derivation, base, {Quantity::SheetRounded, Quantity::SheetTenth, rule, 0}));
    static_cast<void>(criticalThreshold(derivation, base, sheet.switches, Quantity::SheetBase,
                                        kind == kSheetMelee ? Rule::Rule11 : Rule::Rule24));
    return base;
}

/// A rating of his own or DEX, with all that burdens him now (PCT-D10, PCT-D15).
void ratingWith(Derivation& derivation, Quantity quantity, Rule rule, const Sheet& sheet, std::int32_t own,
                std::int32_t burden)
{
    const Term rating = derivation.derive(quantity, rule, Operation::Take, own == kNoEntry ? sheet.character.dex : own);
    if (burden != 0)
        derivation.derive(quantity, rule, Operation::Add, rating, burden);
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
    const std::int32_t burden = Ledger(sheet.condition).penalty();
    bestSkill(derivation, sheet, highestMelee(who), kSheetMelee, Rule::Rule04);
    const Term ranged = bestSkill(derivation, sheet, highestRanged(who), kSheetRanged, Rule::Rule18);
    static_cast<void>(
        roundedTenth(derivation, ranged, {Quantity::SheetDuelRounded, Quantity::SheetDuel, Rule::Rule34, 0}));
    ratingWith(derivation, Quantity::SheetDodge, Rule::Rule14, sheet, who.dodge, burden);
    ratingWith(derivation, Quantity::SheetUnarmed, Rule::Rule07, sheet, who.unarmed, burden);
}

}  // namespace hitspread::percentile
