#include "rules/core/declare/declare.h"
#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/declare/optiontable.h"
#include "rules/core/dice/decision.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/system.h"

#include <array>

namespace hitspread::twod6 {

namespace {

/// By which it is harder to come free of somebody on the ground (TD-78).
constexpr std::int32_t kFallenPenalty = 2;

constexpr declare::FieldTable kEscapeFields{
    declare::flag<&EscapeOptions::fallen>("fallen", {.group = "hold", .rules = "TD-78"}),
    declare::modifiers<&EscapeOptions::defenceModifiers>("defenceModifiers", kMostModifier, "TD-42 TD-78"),
    declare::oneself<&EscapeOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&EscapeOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};
constexpr FieldDeclaration kReleaseFields[]{
    declare::oneself<&ReleaseOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&ReleaseOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
};
constexpr RecordDeclaration kEscapeRecord = declare::options<EscapeOptions>("escapeOptions", kEscapeFields);
constexpr RecordDeclaration kReleaseRecord = declare::options<ReleaseOptions>("releaseOptions", kReleaseFields);

}  // namespace

/// See declare::name.
constexpr const auto& fieldsOf(const EscapeOptions*)
{
    return kEscapeFields;
}

namespace {

template <typename Action>
constexpr auto partsOfHold(const RecordDeclaration& options)
{
    return declare::joined(declare::part<&Action::options>("options", options, Role::Declared), Parts::person<Action>(),
                           Parts::targeted<Action>(), Parts::ruled<Action>());
}
constexpr auto kEscapeParts = partsOfHold<Escape>(kEscapeRecord);
constexpr auto kReleaseParts = partsOfHold<Release>(kReleaseRecord);

bool hasEitherFallen(const Escape& escape)
{
    return escape.condition.prone || escape.targetCondition.prone;
}
bool bothStand(const Escape& escape)
{
    return !hasEitherFallen(escape);
}

constexpr declare::OptionTable kEscapeOffers{
    kEscapeParts,
    declare::offered<&Escape::options, &EscapeOptions::fallen>().when<bothStand>(),
    declare::offered<&Escape::options, &EscapeOptions::defenceModifiers>(),
};

constexpr std::string_view kOfHold = "character.condition";

std::string_view skillOf(WrestlingSkill skill)
{
    return skill == WrestlingSkill::Acrobatics ? kAcrobatics : kUnarmed;
}

/// The hold of one on the other is over, whoever ended it.
void endHold(Ledger& holder, std::int32_t number, Ledger& held, Term because)
{
    holder.letGo(because);
    held.release(number, because);
}

}  // namespace

constinit const ActionDeclaration Escape::kAction = declare::offering(
    kEscapeOffers, declare::action<Escape>("escape", system, kEscapeParts));
constinit const ActionDeclaration Release::kAction = declare::action<Release>("release", system, kReleaseParts);

Rolled rollWrestling(Derivation& derivation, const Character& attacker, const Character& defender,
                     const Switches& switches, const WrestlingWay& way, const Ranks& modifiers)
{
    const auto with = [&](WrestlingSkill skill) { return levelOf(defender, switches, skillOf(skill)); };
    // A level is the better the lower it is.
    const std::array<Option, 2> skills{Option{optionId(WrestlingSkill::Acrobatics), -with(WrestlingSkill::Acrobatics)},
                                       Option{optionId(WrestlingSkill::Unarmed), -with(WrestlingSkill::Unarmed)}};
    const auto skill = static_cast<WrestlingSkill>(derivation.decide(way.skill, way.rule, skills));
    Term number = derivation.derive(way.level, way.rule, Operation::Take, with(skill));
    number = derivation.derive(way.build, way.rule, Operation::Add, number, attacker.bld - defender.bld);
    if (way.fallen != 0)
        number = derivation.derive(Quantity::EscapeFallen, way.rule, Operation::Add, number, way.fallen);
    number = addModifiers(derivation, modifiers, way.modifier, Rule::Rule42, number);
    const RollTerms terms{.first = way.first, .dice = way.dice, .rule = way.rule, .twoMisses = switches.twoMisses};
    const Rolled rolled = rollTwo(derivation, terms, number);
    derivation.state(rolled.success.holds() ? EventKind::Succeeded : EventKind::Failed, rolled.roll, rolled.number);
    return rolled;
}

std::vector<Refusal> refusalsOf(const Escape& escape, const BodyPlan*)
{
    Refusals refusals;
    refuseAction(refusals, escape.condition, escape.switches, Doing::Escape, kOfHold);
    refusals.when(!isHeldBy(escape.condition, escape.options.whom), RefusalCode::NotHeldByHim, Rule::Rule77, kOfHold,
                  "heldByCount");
    return refusals.take();
}

std::vector<Refusal> refusalsOf(const Release& release, const BodyPlan*)
{
    Refusals refusals;
    refuseAction(refusals, release.condition, release.switches, Doing::Release, kOfHold);
    const bool isHis = release.condition.holding != 0 && release.condition.holding == release.options.whom;
    refusals.when(!isHis, RefusalCode::NotHeldByHim, Rule::Rule77, kOfHold, "holding");
    return refusals.take();
}

void resolveAction(const Escape& escape, Derivation& derivation)
{
    Ledger held(escape.condition);
    Ledger holder(escape.targetCondition);
    spend(derivation, held, escape.switches, Doing::Escape);
    const bool hasFallen = escape.options.fallen || hasEitherFallen(escape);
    const WrestlingWay way{.level = Quantity::EscapeLevel,
                           .build = Quantity::EscapeBuild,
                           .modifier = Quantity::EscapeModifier,
                           .first = Quantity::EscapeNumber,
                           .skill = Query::EscapeSkill,
                           .dice = Query::EscapeDice,
                           .rule = Rule::Rule78,
                           .fallen = hasFallen ? kFallenPenalty : 0};
    const Rolled rolled = rollWrestling(derivation, escape.target, escape.character, escape.switches, way,
                                        escape.options.defenceModifiers);
    const Term still = derivation.derive(Quantity::HoldNow, Rule::Rule78, Operation::Choose, rolled.success, 0, 1);
    if (!still.holds())
        endHold(holder, escape.options.whom, held, still);
    held.commit(derivation, kEscapeParts.position<&Escape::condition>());
    holder.commit(derivation, kEscapeParts.position<&Escape::targetCondition>());
}

void resolveAction(const Release& release, Derivation& derivation)
{
    Ledger holder(release.condition);
    Ledger held(release.targetCondition);
    spend(derivation, holder, release.switches, Doing::Release);
    const Term still = derivation.derive(Quantity::HoldNow, Rule::Rule77, Operation::Take, 0);
    endHold(holder, release.options.who, held, still);
    holder.commit(derivation, kReleaseParts.position<&Release::condition>());
    held.commit(derivation, kReleaseParts.position<&Release::targetCondition>());
}

}  // namespace hitspread::twod6
