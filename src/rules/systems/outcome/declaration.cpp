#include "rules/systems/outcome/declaration.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"

#include <algorithm>
#include <set>

namespace hitspread::outcome {

namespace {

// clang-format off
constexpr declare::FieldTable kDeclareOptions{
    declare::rows<&DeclareOptions::plan>("planCount", {.group = "turn", .rules = "OUT-68 OUT-70"},
        declare::choice<&Planned::plan>("plan", kPlans, {.group = "turn", .rules = "OUT-68"}),
        declare::someone<&Planned::whom>("planWhom", {.group = "turn", .rules = "OUT-70"}),
        declare::number<&Planned::count>("planTimes", {.maximum = 9, .group = "turn", .rules = "OUT-14"}),
        declare::number<&Planned::done>("planDone", {.maximum = 9, .group = "turn", .rules = "OUT-12", .kept = true})),
    declare::text<&DeclareOptions::words>("words", 400, {.group = "turn", .rules = "OUT-68"}),
    declare::flag<&DeclareOptions::allowed>("allowed", {.group = "turn", .rules = "OUT-68"}),
};
// clang-format on

constexpr auto kDeclareParts = declare::joined(
    declare::part<&Declare::options>("options", declareOptionsRecord, Role::Declared), Parts::person<Declare>(),
    Parts::ruled<Declare>());

std::int32_t countOf(const DeclareOptions& options, Plan plan)
{
    std::int32_t count = 0;
    for (const Planned& line : options.plan)
        count += line.plan == plan ? std::max(line.count, 1) : 0;
    return count;
}

std::int32_t allOf(const DeclareOptions& options)
{
    std::int32_t count = 0;
    for (const Planned& line : options.plan)
        count += std::max(line.count, 1);
    return count;
}

/// Whom he shoots at with single shots and bursts: those named once each, and as many as he leaves open (OUT-15).
std::int32_t shotAt(const DeclareOptions& options)
{
    std::set<std::int32_t> named;
    std::int32_t open = 0;
    for (const Planned& line : options.plan) {
        if (line.plan != Plan::Shoot)
            continue;
        if (line.whom != 0)
            named.insert(line.whom);
        else
            open += std::max(line.count, 1);
    }
    return static_cast<std::int32_t>(named.size()) + open;
}

/// What one who is held or holds somebody may declare (OUT-50, OUT-51, OUT-54).
void refuseBound(Refusals& refusals, const Declare& declaration)
{
    const Condition& condition = declaration.condition;
    const auto has = [&](const auto& forbids) { return std::ranges::any_of(declaration.options.plan, forbids); };
    // What he declared before somebody held him stays declared, though it comes to nothing.
    const auto isKnown = [&](const Planned& line) {
        return std::ranges::any_of(
            condition.plan, [&](const Planned& known) { return known.plan == line.plan && known.whom == line.whom; });
    };
    const bool isBarred = condition.heldBy != 0 && has([&](const Planned& line) {
                              return !mayWhileHeld(condition, {line.plan, line.whom}) && !isKnown(line);
                          });
    refusals.when(isBarred && condition.pinned, RefusalCode::ActorPinned, Rule::Rule54, "options", "plan");
    refusals.when(isBarred && !condition.pinned, RefusalCode::ActorHeld, Rule::Rule50, "options", "plan");
    const bool keeps = has([](const Planned& line) { return line.plan == Plan::KeepHold; });
    const bool moves = has([](const Planned& line) { return line.plan == Plan::Move || isDefence(line.plan); });
    refusals.when(condition.holding != 0 && keeps && moves, RefusalCode::ActorHolds, Rule::Rule51, "options", "plan");
}

}  // namespace

const RecordDeclaration declareOptionsRecord = declare::options<DeclareOptions>("declareOptions", kDeclareOptions);
constinit const ActionDeclaration Declare::kAction = declare::presetAction<Declare>("declare", system, kDeclareParts,
                                                                                    "outcomeDeclare");

void preset(Declare& declaration)
{
    declaration.options.plan = declaration.condition.plan;
}

std::vector<Refusal> refusalsOf(const Declare& declaration, const BodyPlan*)
{
    Refusals refusals;
    const DeclareOptions& options = declaration.options;
    const Condition& condition = declaration.condition;
    const Switches& switches = declaration.switches;
    refusals.when(!canAct(condition, switches), RefusalCode::ActorOut, Rule::Rule74, "character.condition", "levels");
    refusals.when(options.plan.isEmpty(), RefusalCode::NothingDeclared, Rule::Rule68, "options", "planCount");
    refusals.when(actionsTaken(condition) > 0 && !options.allowed, RefusalCode::AlreadyActed, Rule::Rule68, "options",
                  "allowed");
    const std::int32_t all = allOf(options);
    const std::int32_t limit = switches.actionsLimit;
    refusals.when(limit != kNoEntry && all > limit, RefusalCode::TooManyActions, Rule::Rule11, "options", "planCount",
                  all, limit);
    const std::int32_t targets = shotAt(options);
    refusals.when(targets > kMostShotAt, RefusalCode::TooManyTargets, Rule::Rule15, "options", "planWhom", targets,
                  kMostShotAt);
    refusals.when(countOf(options, Plan::Move) > 1, RefusalCode::TwoMoves, Rule::Rule16, "options", "plan");
    refusals.when(countOf(options, Plan::Aim) > 0 && all > 1, RefusalCode::AimsAlone, Rule::Rule17, "options", "plan");
    refuseBound(refusals, declaration);
    return refusals.take();
}

void resolveAction(const Declare& declaration, Derivation& derivation)
{
    Ledger ledger(declaration.condition);
    const DeclareOptions& options = declaration.options;
    const Term count = derivation.derive(Quantity::TurnDeclared, Rule::Rule68, Operation::Take,
                                         static_cast<std::int32_t>(options.plan.size()));
    ledger.keepRows<&Condition::plan>(options.plan.size(), count);
    for (std::size_t i = 0; i < options.plan.size(); ++i) {
        Planned line = options.plan[i];
        line.count = std::max(line.count, 1);
        line.done = std::clamp(line.done, 0, line.count);
        if (i >= ledger->plan.size())
            ledger.addRow<&Condition::plan>(count);
        ledger.setRow<&Condition::plan>(i, line, count);
    }
    static_cast<void>(severalActions(derivation, *ledger, {}));
    ledger.commit(derivation, kDeclareParts.position<&Declare::condition>());
}

}  // namespace hitspread::outcome
