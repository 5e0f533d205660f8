#include "rules/systems/outcome/hold.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/system.h"

namespace hitspread::outcome {

namespace {

constexpr declare::FieldTable kBreakOptions{
    declare::choice<&BreakOptions::skill>("skill", kBreakSkills, {.group = "skills", .rules = "OUT-56"}),
    declare::modifiers<&BreakOptions::rollModifiers>("rollModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::modifiers<&BreakOptions::defenceModifiers>("defenceModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::oneself<&BreakOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&BreakOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};

constexpr FieldDeclaration kReleaseOptions[]{
    declare::oneself<&ReleaseOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&ReleaseOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};

constexpr auto kBreakParts = declare::joined(
    declare::part<&BreakHold::options>("options", breakOptionsRecord, Role::Declared), Parts::person<BreakHold>(),
    Parts::targeted<BreakHold>(), Parts::ruled<BreakHold>());

constexpr auto kReleaseParts = declare::joined(
    declare::part<&Release::options>("options", releaseOptionsRecord, Role::Declared), Parts::person<Release>(),
    Parts::targeted<Release>());

}  // namespace

constexpr const auto& fieldsOf(const BreakOptions*)
{
    return kBreakOptions;
}

const RecordDeclaration breakOptionsRecord = declare::options<BreakOptions>("breakOptions", kBreakOptions);
const RecordDeclaration releaseOptionsRecord = declare::options<ReleaseOptions>("releaseOptions", kReleaseOptions);

namespace {

using declare::offered;

constexpr declare::OptionTable kBreakOffers{
    kBreakParts,
    offered<&BreakHold::options, &BreakOptions::skill>(),
    offered<&BreakHold::options, &BreakOptions::rollModifiers>(),
    offered<&BreakHold::options, &BreakOptions::defenceModifiers>().ofTarget(),
};

}  // namespace

constinit const ActionDeclaration BreakHold::kAction = declare::offering(
    kBreakOffers, declare::action<BreakHold>("breakHold", system, kBreakParts, "outcomeBreakHold"));
constinit const ActionDeclaration Release::kAction = declare::action<Release>("release", system, kReleaseParts);

std::vector<Refusal> refusalsOf(const BreakHold& attempt, const BodyPlan*)
{
    Refusals refusals;
    refuseDoing(refusals, attempt.condition, attempt.switches, {Plan::BreakHold, attempt.options.whom},
                "character.condition");
    const bool isHeld = attempt.condition.heldBy != 0 && attempt.condition.heldBy == attempt.options.whom;
    refusals.when(!isHeld, RefusalCode::NotHeld, Rule::Rule56, "character.condition", "heldBy");
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Release& release, const BodyPlan*)
{
    Refusals refusals;
    const bool isHis = release.condition.holding != 0 && release.condition.holding == release.options.whom;
    refusals.when(!isHis, RefusalCode::NotHeldByActor, Rule::Rule51, "character.condition", "holding");
    return refusals.take();
}

/// A tie frees who is held (OUT-56, OUT-D05).
void resolveAction(const BreakHold& attempt, Derivation& derivation)
{
    const Derivation::Element element(derivation, 0, Subject().target(0));
    Ledger held(attempt.condition);
    Ledger holder(attempt.targetCondition);
    const BreakOptions& options = attempt.options;
    const Term free = contest(
        derivation,
        {.acts = {attempt.character, attempt.condition,
                  ratingBy(options.skill, attempt.character.physique, attempt.character.unarmed),
                  options.rollModifiers},
         .opposes = {attempt.target, attempt.targetCondition, attempt.target.unarmed, options.defenceModifiers},
         .doing = Plan::BreakHold,
         .rule = Rule::Rule56,
         .wins = Operation::AtLeast,
         .result = Quantity::GrappleFree,
         .told = derivation.subject().side(kOtherSide)},
        attempt.switches);
    held.take({Plan::BreakHold, options.whom}, free);
    if (free.holds()) {
        held.comeFree(free);
        if (holder->holding == options.who)
            holder.letGo(free);
    }
    held.commit(derivation, kBreakParts.position<&BreakHold::condition>());
    holder.commit(derivation, kBreakParts.position<&BreakHold::targetCondition>());
}

void resolveAction(const Release& release, Derivation& derivation)
{
    Ledger holder(release.condition);
    Ledger held(release.targetCondition);
    const Term free = derivation.derive(Quantity::GrappleFree, Rule::Rule51, Operation::Take, 1);
    holder.letGo(free);
    held.comeFree(free);
    holder.commit(derivation, kReleaseParts.position<&Release::condition>());
    held.commit(derivation, kReleaseParts.position<&Release::targetCondition>());
}

}  // namespace hitspread::outcome
