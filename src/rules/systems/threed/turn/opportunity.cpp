#include "rules/systems/threed/turn/opportunity.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"

namespace hitspread::threed {

namespace {

using declare::part;

constexpr std::array<std::string_view, 4> kSteps{"hold", "take", "additional", "pass"};

constexpr FieldDeclaration kOpportunityOptions[]{
    declare::choice<&OpportunityOptions::what>("what", kSteps, {.group = "action", .rules = "3D-TURN-08"}),
    declare::flag<&OpportunityOptions::interrupts>("interrupts", {.group = "action", .rules = "3D-TURN-08"}),
};

}  // namespace

const RecordDeclaration opportunityOptionsRecord = declare::options<OpportunityOptions>("opportunityOptions",
                                                                                        kOpportunityOptions);

namespace {

constexpr declare::PartTable kOpportunityParts{
    part<&Opportunity::options>("options", opportunityOptionsRecord, Role::Declared),
    part<&Opportunity::character>("character", characterRecord, Role::Actor),
    part<&Opportunity::condition>("character.condition", conditionRecord, Role::Actor),
    part<&Opportunity::switches>("switches", switchesRecord, Role::Rules),
};

}  // namespace

constinit const ActionDeclaration Opportunity::kAction = declare::presetAction<Opportunity>("opportunity", system,
                                                                                            kOpportunityParts);

void resolveAction(const Opportunity& opportunity, Derivation& derivation)
{
    const OpportunityStep what = opportunity.options.what;
    Person person(opportunity.character, opportunity.condition, opportunity.switches);
    Ledger& ledger = person.ledger;
    const auto moved = [&](Quantity quantity, Rule rule, std::int32_t from, std::int32_t by) {
        return derivation.derive(quantity, rule, Operation::Add, from == kNoEntry ? 0 : from, by);
    };
    const auto moveHeld = [&](std::int32_t by) {
        ledger.set<&Condition::actionsHeld>(moved(Quantity::OpportunityHeld, Rule::Turn08, ledger->actionsHeld, by));
    };
    const bool isTurnUsed = what == OpportunityStep::Hold || what == OpportunityStep::Pass;
    if (what == OpportunityStep::Hold)
        moveHeld(1);
    else if (what == OpportunityStep::Take) {
        moveHeld(-1);
        ledger.set<&Condition::splitHeld>(false, Term{});
    } else if (what == OpportunityStep::Additional) {
        const Term left = derivation.derive(Quantity::OpportunityAdditional, Rule::Turn05, Operation::Subtract,
                                            ledger->additionalLeft, 1);
        ledger.set<&Condition::additionalLeft>({std::max(0, left.value), left.step});
        ledger.set<&Condition::additionalTaken>(true, left);
    }
    const Rule rule = what == OpportunityStep::Additional ? Rule::Turn05 : Rule::Turn08;
    if (!isTurnUsed || ledger->actionsLeft != kNoEntry)
        ledger.set<&Condition::actionsLeft>(
            moved(Quantity::OpportunityLeft, rule, ledger->actionsLeft, isTurnUsed ? -1 : 1));
    ledger.commit(derivation, kOpportunityParts.position<&Opportunity::condition>());
}

std::vector<Refusal> refusalsOf(const Opportunity& opportunity, const BodyPlan*)
{
    Refusals refusals;
    const Condition& condition = opportunity.condition;
    const OpportunityStep what = opportunity.options.what;
    const auto when = [&](bool forbidden, RefusalCode code, Rule rule, std::string_view field) {
        refusals.when(forbidden, code, rule, "character.condition", field);
    };
    refuseActor(refusals, condition, "character.condition",
                what == OpportunityStep::Hold || what == OpportunityStep::Pass);
    if (what == OpportunityStep::Take) {
        when(condition.actionsHeld < 1, RefusalCode::NothingHeld, Rule::Turn08, "actionsHeld");
        refusals.when(opportunity.options.interrupts && !opportunity.switches.opportunityInterrupt,
                      RefusalCode::NoInterrupt, Rule::Turn08, "options", "interrupts");
    }
    if (what == OpportunityStep::Additional) {
        when(condition.additionalLeft < 1, RefusalCode::NoAdditional, Rule::Turn05, "additionalLeft");
        when(condition.additionalTaken, RefusalCode::AdditionalTaken, Rule::Turn05, "additionalTaken");
    }
    return refusals.take();
}

void preset(Opportunity& opportunity)
{
    const Condition& condition = opportunity.condition;
    const bool additional = condition.additionalLeft > 0 && !condition.additionalTaken;
    if (condition.actionsHeld > 0)
        opportunity.options.what = OpportunityStep::Take;
    else if (condition.actionsLeft == 0 && additional)
        opportunity.options.what = OpportunityStep::Additional;
}

}  // namespace hitspread::threed
