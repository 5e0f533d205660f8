#include "rules/systems/percentile/declaration.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

using declare::flag;

constexpr FieldDeclaration kDeclareOptions[]{
    declare::choice<&DeclareOptions::kind>("kind", kDeclared, {.group = "turn", .rules = "PCT-02 PCT-17"}),
    declare::text<&DeclareOptions::words>("words", 400, {.group = "turn", .rules = "PCT-02 PCT-17"}),
    flag<&DeclareOptions::allowed>("allowed", {.group = "turn", .rules = "PCT-06 PCT-20"}),
    declare::someone<&DeclareOptions::whom>("whom", {.group = "bookkeeping", .rules = "PCT-02"}),
    declare::text<&DeclareOptions::whomName>("whomName", 200, {.group = "bookkeeping", .rules = "PCT-02"}),
};

constexpr auto kDeclareParts = declare::joined(
    declare::part<&Declare::options>("options", declareOptionsRecord, Role::Declared), Parts::person<Declare>());

/// The rules of a declaration: what is said first, and what is said once initiative is rolled.
Rule ruleOf(Declared kind, bool isChange)
{
    if (kind == Declared::Ranged)
        return isChange ? Rule::Rule20 : Rule::Rule17;
    return isChange ? Rule::Rule06 : Rule::Rule02;
}

/// Initiative is rolled and his action still to come: whatever he says now changes what he has said. After his action he speaks of the
/// next round.
bool isChange(const Condition& condition)
{
    return condition.initiative != kNoEntry && condition.actionsLeft > 0;
}

}  // namespace

const RecordDeclaration declareOptionsRecord = declare::options<DeclareOptions>("declareOptions", kDeclareOptions);
constinit const ActionDeclaration Declare::kAction = declare::action<Declare>("declare", system, kDeclareParts,
                                                                              "percentileDeclare");

std::vector<Refusal> refusalsOf(const Declare& declaration, const BodyPlan*)
{
    Refusals refusals;
    const Condition& condition = declaration.condition;
    const DeclareOptions& options = declaration.options;
    refusals.when(isOut(declaration.character, condition), RefusalCode::ActorOut, Rule::Rule31, "character.condition",
                  "healthLost");
    refusals.when(options.kind == Declared::Nothing, RefusalCode::NothingDeclared, Rule::Rule02, "options", "kind");
    if (!isChange(condition))
        return refusals.take();
    const Rule rule = ruleOf(condition.declared, true);
    refusals.when(condition.initiative < 0, RefusalCode::InitiativeFailed, rule, "character.condition", "initiative",
                  condition.initiative);
    refusals.when(!options.allowed, RefusalCode::ChangeNotAllowed, rule, "options", "allowed");
    return refusals.take();
}

void resolveAction(const Declare& declaration, Derivation& derivation)
{
    const DeclareOptions& options = declaration.options;
    Ledger ledger(declaration.condition);
    const bool changes = isChange(declaration.condition);
    const Term declared = derivation.derive(Quantity::TurnDeclared, ruleOf(options.kind, false), Operation::Take,
                                            static_cast<std::int32_t>(options.kind));
    ledger.set<&Condition::declared>(options.kind, declared);
    ledger.set<&Condition::declaredAt>(options.whom, declared);
    if (changes) {
        const Term changed = derivation.derive(Quantity::TurnChanged, ruleOf(declaration.condition.declared, true),
                                               Operation::AtLeast, declaration.condition.initiative, 0);
        ledger.set<&Condition::declarationChanged>(true, changed);
    }
    ledger.commit(derivation, kDeclareParts.position<&Declare::condition>());
}

}  // namespace hitspread::percentile
