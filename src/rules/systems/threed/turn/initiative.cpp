#include "rules/systems/threed/turn/initiative.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/turn.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

using declare::part;

constexpr FieldDeclaration kInitiativeOptions[]{
    declare::number<&InitiativeOptions::modifier>(
        "modifier", {.minimum = -99, .maximum = 99, .group = "modifiers", .rules = "3D-TURN-07"}),
    declare::flag<&InitiativeOptions::martialArts>("martialArts", {.group = "modifiers", .rules = "3D-MA-03"}),
};

}  // namespace

const RecordDeclaration initiativeOptionsRecord = declare::options<InitiativeOptions>("initiativeOptions",
                                                                                      kInitiativeOptions);

namespace {

constexpr declare::PartTable kInitiativeParts{
    part<&Initiative::options>("options", initiativeOptionsRecord, Role::Declared),
    part<&Initiative::character>("character", characterRecord, Role::Actor),
    part<&Initiative::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Initiative::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration Initiative::kAction = declare::action<Initiative>("initiative", system,
                                                                                    kInitiativeParts);

Term initiativeTotal(Derivation& derivation, const Person& person, const InitiativeOptions& options, int index)
{
    const Character& character = person.character;
    const std::int32_t sum = derivation.roll(Query::InitiativeDice, Rule::Turn07, 3, 6, RollUse::Sum, index).sum();
    Term total = derivation.derive(Quantity::InitiativeDice, Rule::Turn07, Operation::Take, sum, {}, {}, index);
    const auto add = [&](Quantity quantity, Rule rule, std::int32_t value) {
        if (value != 0)
            total = derivation.derive(quantity, rule, Operation::Add, total, value, {}, index);
    };
    add(Quantity::InitiativeRating, Rule::Turn06, initiativeRating(character));
    add(Quantity::InitiativeMartialArts, Rule::Ma03,
        martialArtsInitiative(character, person.switches, options.martialArts));
    if (person.switches.woundOnInitiative)
        add(Quantity::InitiativeWounds, Rule::Wnd08, -person.ledger.openWounds());
    add(Quantity::InitiativeModifier, Rule::Turn07, options.modifier);
    return derivation.derive(Quantity::InitiativeTotal, Rule::Turn07, Operation::Take, total, {}, {}, index);
}

void resolveAction(const Initiative& initiative, Derivation& derivation)
{
    Person person(initiative.character, initiative.condition, initiative.switches);
    const Term total = initiativeTotal(derivation, person, initiative.options, 0);
    person.ledger.set<&Condition::initiative>(total);
    person.ledger.commit(derivation, kInitiativeParts.position<&Initiative::condition>());
}

std::vector<Refusal> refusalsOf(const Initiative& initiative, const BodyPlan*)
{
    Refusals refusals;
    refuseActor(refusals, initiative.condition, "character.condition", false);
    return refusals.take();
}

}  // namespace hitspread::threed
