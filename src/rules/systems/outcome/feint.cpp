#include "rules/systems/outcome/feint.h"

#include "rules/core/optiontable.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/system.h"

#include <algorithm>

namespace hitspread::outcome {

namespace {

constexpr int kOfOther = 1;  ///< index of what is derived for both

constexpr declare::Traits kFeintModifiers{
    .minimum = -kMostModifier, .group = "modifiers", .rules = "OUT-02 OUT-07 OUT-08"};

constexpr declare::FieldTable kFeintOptions{
    declare::choice<&FeintOptions::skill>("skill", kFeintSkills, {.group = "skills", .rules = "OUT-59"}),
    declare::choice<&FeintOptions::targetSkill>("targetSkill", kFeintSkills, {.group = "skills", .rules = "OUT-59"}),
    declare::number<&FeintOptions::distance>(
        "distance",
        {.maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m", .group = "range", .rules = "OUT-60"}),
    declare::ranks<&FeintOptions::rollModifiers>("rollModifiers", kMostModifier, kFeintModifiers),
    declare::ranks<&FeintOptions::defenceModifiers>("defenceModifiers", kMostModifier, kFeintModifiers),
    declare::oneself<&FeintOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&FeintOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&FeintOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

std::int32_t feintRating(const Character& who, FeintSkill skill)
{
    switch (skill) {
    case FeintSkill::Better: return std::max(who.melee, who.unarmed);
    case FeintSkill::Melee: return who.melee;
    case FeintSkill::Unarmed: return who.unarmed;
    }
    return 0;
}

}  // namespace

constexpr const auto& fieldsOf(const FeintOptions*)
{
    return kFeintOptions;
}

namespace {

constexpr auto kFeintParts = declare::joined(
    declare::part<&Feint::options>("options", feintOptionsRecord, Role::Declared), Parts::person<Feint>(),
    Parts::targeted<Feint>(), Parts::ruled<Feint>());

Checked feints(Derivation& derivation, const Feint& feint, const Condition& actor)
{
    const Derivation::Element his = derivation.ofSide(kActingSide);
    return check(derivation,
                 {.first = Quantity::AttackDie,
                  .dice = Query::AttackDice,
                  .beyond = Query::AttackBeyond,
                  .skill = Rule::Rule59,
                  .rating = feintRating(feint.character, feint.options.skill),
                  .wounds = woundPenalty(feint.character, actor, feint.switches),
                  .actions = severalActions(derivation, actor, Plan::Feint),
                  .modifiers = &feint.options.rollModifiers},
                 feint.switches);
}

Checked sees(Derivation& derivation, const Feint& feint)
{
    const Derivation::Element his = derivation.ofSide(kOtherSide);
    return check(derivation,
                 {.first = Quantity::DefenceDie,
                  .dice = Query::DefenceDice,
                  .beyond = Query::DefenceBeyond,
                  .skill = Rule::Rule59,
                  .rating = feintRating(feint.target, feint.options.targetSkill),
                  .wounds = woundPenalty(feint.target, feint.targetCondition, feint.switches),
                  .modifiers = &feint.options.defenceModifiers,
                  .index = kOfOther},
                 feint.switches);
}

/// Whether he takes the feint for an attack: plain totals, of which the feint's must be the higher one. What he sees is no action and
/// several actions do not burden it (OUT-59, OUT-66, OUT-D05, OUT-D06).
Term isTaken(Derivation& derivation, const Feint& feint, const Checked& his)
{
    const auto decided = [&](bool taken) {
        return derivation.derive(Quantity::FeintTaken, Rule::Rule08, Operation::Take, taken ? 1 : 0);
    };
    if (his.decided != Decided::No)
        return decided(his.decided == Decided::Success);
    const Checked seen = sees(derivation, feint);
    if (seen.decided != Decided::No)
        return decided(seen.decided == Decided::Failure);
    return derivation.derive(Quantity::FeintTaken, Rule::Rule59, Operation::Above, his.total, seen.total);
}

using declare::offered;

constexpr declare::OptionTable kFeintOffers{
    kFeintParts,
    offered<&Feint::options, &FeintOptions::skill>(),
    offered<&Feint::options, &FeintOptions::distance>(),
    offered<&Feint::options, &FeintOptions::rollModifiers>(),
    offered<&Feint::options, &FeintOptions::targetSkill>().ofTarget(),
    offered<&Feint::options, &FeintOptions::defenceModifiers>().ofTarget(),
};

}  // namespace

const RecordDeclaration feintOptionsRecord = declare::record<FeintOptions>("feintOptions", RecordKind::Options,
                                                                           kFeintOptions);
constinit const ActionDeclaration Feint::kAction = declare::offering(
    kFeintOffers, declare::action<Feint>("feint", system, kFeintParts, "outcomeFeint"));

std::vector<Refusal> refusalsOf(const Feint& feint, const BodyPlan*)
{
    Refusals refusals;
    // Without an entry he is in reach: no number is smaller.
    const std::int32_t metres = feint.options.distance;
    refusals.when(metres > kBlowReach, RefusalCode::OutOfReach, Rule::Rule60, "options", "distance", metres,
                  kBlowReach);
    // From too far away nobody is told to declare it first.
    if (metres <= kBlowReach)
        refuseDoing(refusals, feint.condition, feint.switches, {Plan::Feint, feint.options.whom},
                    "character.condition");
    return refusals.take();
}

void resolveAction(const Feint& feint, Derivation& derivation)
{
    const Derivation::Element element(derivation, 0, Subject().target(0));
    Ledger actor(feint.condition);
    Ledger target(feint.targetCondition);
    const Checked his = feints(derivation, feint, *actor);
    const Term taken = isTaken(derivation, feint, his);
    derivation.state(taken.holds() ? EventKind::Succeeded : EventKind::Failed, Subject(),
                     {his.total.value, taken.step});
    actor.take({Plan::Feint, feint.options.whom}, taken);
    actor.loseAim(taken);
    if (taken.holds()) {
        // Until the end of his next turn (OUT-62, OUT-D31).
        const Term until = derivation.derive(Quantity::FeintUntil, Rule::Rule62, Operation::Add, feint.options.round,
                                             1);
        target.addToken(until.value, until);
    }
    actor.commit(derivation, kFeintParts.position<&Feint::condition>());
    target.commit(derivation, kFeintParts.position<&Feint::targetCondition>());
}

}  // namespace hitspread::outcome
