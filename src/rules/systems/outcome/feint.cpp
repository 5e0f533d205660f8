#include "rules/systems/outcome/feint.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/system.h"

namespace hitspread::outcome {

namespace {

constexpr declare::FieldTable kFeintOptions{
    declare::choice<&FeintOptions::skill>("skill", kFeintSkills, {.group = "skills", .rules = "OUT-59"}),
    declare::choice<&FeintOptions::targetSkill>("targetSkill", kFeintSkills, {.group = "skills", .rules = "OUT-59"}),
    declare::number<&FeintOptions::distance>(
        "distance",
        {.maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m", .group = "range", .rules = "OUT-60"}),
    declare::modifiers<&FeintOptions::rollModifiers>("rollModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::modifiers<&FeintOptions::defenceModifiers>("defenceModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::oneself<&FeintOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&FeintOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&FeintOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

}  // namespace

constexpr const auto& fieldsOf(const FeintOptions*)
{
    return kFeintOptions;
}

namespace {

constexpr auto kFeintParts = declare::joined(
    declare::part<&Feint::options>("options", feintOptionsRecord, Role::Declared), Parts::person<Feint>(),
    Parts::targeted<Feint>(), Parts::ruled<Feint>());

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

const RecordDeclaration feintOptionsRecord = declare::options<FeintOptions>("feintOptions", kFeintOptions);
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

/// He takes the feint for an attack if it comes to more than what he rolls (OUT-59, OUT-66).
void resolveAction(const Feint& feint, Derivation& derivation)
{
    const Derivation::Element element(derivation, 0, Subject().target(0));
    Ledger actor(feint.condition);
    Ledger target(feint.targetCondition);
    const FeintOptions& options = feint.options;
    const Term taken = contest(
        derivation,
        {.acts = {feint.character, feint.condition,
                  ratingBy(options.skill, feint.character.melee, feint.character.unarmed), options.rollModifiers},
         .opposes = {feint.target, feint.targetCondition,
                     ratingBy(options.targetSkill, feint.target.melee, feint.target.unarmed), options.defenceModifiers},
         .doing = Plan::Feint,
         .rule = Rule::Rule59,
         .wins = Operation::Above,
         .result = Quantity::FeintTaken,
         .told = derivation.subject()},
        feint.switches);
    actor.take({Plan::Feint, options.whom}, taken);
    actor.loseAim(taken);
    if (taken.holds()) {
        // Until the end of his next turn (OUT-62, OUT-D31).
        const Term until = derivation.derive(Quantity::FeintUntil, Rule::Rule62, Operation::Add, options.round, 1);
        target.addToken(until.value, until);
    }
    actor.commit(derivation, kFeintParts.position<&Feint::condition>());
    target.commit(derivation, kFeintParts.position<&Feint::targetCondition>());
}

}  // namespace hitspread::outcome
