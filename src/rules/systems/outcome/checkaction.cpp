#include "rules/systems/outcome/checkaction.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/harm.h"
#include "rules/systems/outcome/system.h"

namespace hitspread::outcome {

namespace {

constexpr FieldDeclaration kMoveOptions[]{
    declare::text<&MoveOptions::words>("words", 400, {.group = "turn", .rules = "OUT-16"}),
    declare::flag<&MoveOptions::allowed>("allowed", {.group = "turn", .rules = "OUT-74"}),
    declare::number<&MoveOptions::metres>(
        "metres",
        {.maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m", .group = "range", .rules = "OUT-16"}),
    declare::modifiers<&MoveOptions::checkModifiers>("checkModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::oneself<&MoveOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
};

constexpr FieldDeclaration kTestOptions[]{
    declare::text<&TestOptions::words>("words", 400, {.group = "turn", .rules = "OUT-11"}),
    declare::flag<&TestOptions::rolls>("rolls", {.fallback = 1, .group = "turn", .rules = "OUT-12"}),
    declare::text<&TestOptions::skill>("skill", 200, {.group = "skills", .rules = "OUT-02 OUT-12"}),
    declare::number<&TestOptions::difficulty>("difficulty",
                                              {.minimum = -20, .maximum = 20, .group = "skills", .rules = "OUT-12"}),
    declare::modifiers<&TestOptions::checkModifiers>("checkModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
};

constexpr auto kMoveParts = declare::joined(
    declare::part<&Move::options>("options", moveOptionsRecord, Role::Declared), Parts::person<Move>(),
    Parts::ruled<Move>(),
    declare::tied(Parts::people<&Move::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

constexpr auto kTestParts = declare::joined(declare::part<&Test::options>("options", testOptionsRecord, Role::Declared),
                                            Parts::person<Test>(), Parts::ruled<Test>());

/// A roll of somebody against nobody.
Checked alone(Derivation& derivation, const Character& who, const Condition& condition, Plan doing, std::int32_t rating,
              const Ranks& modifiers, const Switches& switches)
{
    return check(derivation,
                 {.of = kCheckRoll,
                  .skill = Rule::Rule12,
                  .rating = rating,
                  .wounds = woundPenalty(who, condition, switches),
                  .actions = severalActions(derivation, condition, doing),
                  .modifiers = &modifiers},
                 switches);
}

}  // namespace

const RecordDeclaration moveOptionsRecord = declare::options<MoveOptions>("moveOptions", kMoveOptions);
const RecordDeclaration testOptionsRecord = declare::options<TestOptions>("testOptions", kTestOptions);
constinit const ActionDeclaration Move::kAction = declare::action<Move>("move", system, kMoveParts);
constinit const ActionDeclaration Test::kAction = declare::action<Test>("test", system, kTestParts);

std::vector<Refusal> refusalsOf(const Move& move, const BodyPlan*)
{
    Refusals refusals;
    refuseDoing(refusals, move.condition, move.switches, {Plan::Move, 0}, "character.condition");
    refusals.when(move.condition.moved, RefusalCode::TwoMoves, Rule::Rule16, "character.condition", "moved");
    refusals.when(move.condition.holding != 0, RefusalCode::ActorHolds, Rule::Rule51, "character.condition", "holding");
    const bool isLamed = canAct(move.condition, move.switches) && !canWalk(move.condition, move.switches);
    refusals.when(isLamed && !move.options.allowed, RefusalCode::CannotWalk, Rule::Rule74, "options", "allowed");
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Test& test, const BodyPlan*)
{
    Refusals refusals;
    refuseDoing(refusals, test.condition, test.switches, {Plan::Other, 0}, "character.condition");
    return refusals.take();
}

/// Nobody opposes it: it succeeds whatever it comes to, which is how far it carries him (OUT-71).
void resolveAction(const Move& move, Derivation& derivation)
{
    Ledger ledger(move.condition);
    const Checked rolled = alone(derivation, move.character, *ledger, Plan::Move, move.character.physique,
                                 move.options.checkModifiers, move.switches);
    const bool isBarred = rolled.decided == Decided::Failure;
    const Term total = derivation.derive(Quantity::MoveTotal, Rule::Rule16, Operation::Take, rolled.total);
    const Term success = derivation.derive(Quantity::MoveUnopposed, isBarred ? Rule::Rule08 : Rule::Rule71,
                                           Operation::Take, isBarred ? 0 : 1);
    derivation.state(isBarred ? EventKind::Failed : EventKind::Succeeded, {total.value, success.step});
    ledger.take({Plan::Move, 0}, total);
    ledger.loseAim(total);
    ledger.set<&Condition::moved>(true, total);
    Ties ties(move.bound);
    if (!isBarred)
        ties.moved(move.options.who, total);
    ledger.commit(derivation, kMoveParts.position<&Move::condition>());
    ties.commit(derivation, kMoveParts.position<&Move::bound, &Bound::condition>());
}

void resolveAction(const Test& test, Derivation& derivation)
{
    Ledger ledger(test.condition);
    Term success;
    Term total;
    if (test.options.rolls) {
        const Checked rolled = alone(derivation, test.character, *ledger, Plan::Other,
                                     ratingOf(test.character, test.options.skill), test.options.checkModifiers,
                                     test.switches);
        total = rolled.total;
        success = rolled.decided == Decided::No
            ? derivation.derive(Quantity::CheckSuccess, Rule::Rule12, Operation::Above, total, test.options.difficulty)
            : derivation.derive(Quantity::CheckSuccess, Rule::Rule08, Operation::Take,
                                rolled.decided == Decided::Success ? 1 : 0);
    } else {
        success = derivation.derive(Quantity::CheckSuccess, Rule::Rule12, Operation::Take, 1);
    }
    derivation.state(success.holds() ? EventKind::Succeeded : EventKind::Failed, {total.value, success.step},
                     test.options.difficulty);
    ledger.take({Plan::Other, 0}, success);
    ledger.loseAim(success);
    ledger.commit(derivation, kTestParts.position<&Test::condition>());
}

}  // namespace hitspread::outcome
