#include "rules/systems/outcome/hold.h"

#include "rules/core/optiontable.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/system.h"

#include <algorithm>

namespace hitspread::outcome {

namespace {

constexpr int kOfHolder = 1;  ///< index of what is derived for both

constexpr declare::Traits kBreakModifiers{
    .minimum = -kMostModifier, .group = "modifiers", .rules = "OUT-02 OUT-07 OUT-08"};

constexpr declare::FieldTable kBreakOptions{
    declare::choice<&BreakOptions::skill>("skill", kBreakSkills, {.group = "skills", .rules = "OUT-56"}),
    declare::ranks<&BreakOptions::rollModifiers>("rollModifiers", kMostModifier, kBreakModifiers),
    declare::ranks<&BreakOptions::defenceModifiers>("defenceModifiers", kMostModifier, kBreakModifiers),
    declare::oneself<&BreakOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&BreakOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};

constexpr FieldDeclaration kReleaseOptions[]{
    declare::oneself<&ReleaseOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&ReleaseOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};

std::int32_t breakRating(const Character& who, BreakSkill skill)
{
    switch (skill) {
    case BreakSkill::Better: return std::max(who.physique, who.unarmed);
    case BreakSkill::Physique: return who.physique;
    case BreakSkill::Unarmed: return who.unarmed;
    }
    return 0;
}

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

const RecordDeclaration breakOptionsRecord = declare::record<BreakOptions>("breakOptions", RecordKind::Options,
                                                                           kBreakOptions);
const RecordDeclaration releaseOptionsRecord = declare::record<ReleaseOptions>("releaseOptions", RecordKind::Options,
                                                                               kReleaseOptions);

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

namespace {

/// The one who is held.
Checked struggles(Derivation& derivation, const BreakHold& attempt, const Condition& held)
{
    const Derivation::Element element = derivation.ofSide(kActingSide);
    return check(derivation,
                 {.first = Quantity::AttackDie,
                  .dice = Query::AttackDice,
                  .beyond = Query::AttackBeyond,
                  .skill = Rule::Rule56,
                  .rating = breakRating(attempt.character, attempt.options.skill),
                  .wounds = woundPenalty(attempt.character, held, attempt.switches),
                  .actions = severalActions(derivation, held, Plan::BreakHold),
                  .modifiers = &attempt.options.rollModifiers},
                 attempt.switches);
}

/// Whether he does, against what the holder rolls.
Term comesFree(Derivation& derivation, const BreakHold& attempt, const Checked& his)
{
    const Derivation::Element element = derivation.ofSide(kOtherSide);
    const auto decided = [&](bool isFree) {
        return derivation.derive(Quantity::GrappleFree, Rule::Rule08, Operation::Take, isFree ? 1 : 0);
    };
    if (his.decided != Decided::No)
        return decided(his.decided == Decided::Success);
    const Checked holders = check(derivation,
                                  {.first = Quantity::DefenceDie,
                                   .dice = Query::DefenceDice,
                                   .beyond = Query::DefenceBeyond,
                                   .skill = Rule::Rule56,
                                   .rating = attempt.target.unarmed,
                                   .wounds = woundPenalty(attempt.target, attempt.targetCondition, attempt.switches),
                                   .modifiers = &attempt.options.defenceModifiers,
                                   .index = kOfHolder},
                                  attempt.switches);
    return holders.decided == Decided::No
        ? derivation.derive(Quantity::GrappleFree, Rule::Rule56, Operation::AtLeast, his.total, holders.total)
        : decided(holders.decided == Decided::Failure);
}

}  // namespace

/// Plain totals against each other, without anything a critical does; the holder's roll is none of his actions (OUT-56, OUT-D05, OUT-D06).
void resolveAction(const BreakHold& attempt, Derivation& derivation)
{
    const Derivation::Element element(derivation, 0, Subject().target(0));
    Ledger held(attempt.condition);
    Ledger holder(attempt.targetCondition);
    const Checked his = struggles(derivation, attempt, *held);
    const Term free = comesFree(derivation, attempt, his);
    derivation.state(free.holds() ? EventKind::Succeeded : EventKind::Failed, Subject(), {his.total.value, free.step});
    held.take({Plan::BreakHold, attempt.options.whom}, free);
    if (free.holds()) {
        held.comeFree(free);
        if (holder->holding == attempt.options.who)
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
