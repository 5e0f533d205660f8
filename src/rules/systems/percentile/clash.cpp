#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/clashing.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/system.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile {

namespace {

using declare::choice;

constexpr declare::FieldTable kClashOptions{
    declare::flag<&ClashOptions::inReach>("inReach", {.fallback = 1, .group = "target", .rules = "PCT-09"}),
    choice<&ClashOptions::called>("called", kCalled, {.group = "aim", .rules = "PCT-29"}),
    choice<&ClashOptions::targetCalled>("targetCalled", kCalled, {.group = "target", .rules = "PCT-29"}),
    choice<&ClashOptions::rollsOn>("rollsAgainst", kRollsAgainst, {.group = "weapon", .rules = "PCT-07"}),
    choice<&ClashOptions::targetRollsOn>("targetRollsAgainst", kRollsAgainst, {.group = "target", .rules = "PCT-07"}),
    declare::modifiers<&ClashOptions::rollModifiers>("rollModifiers", kMostModifier, "PCT-07"),
    declare::modifiers<&ClashOptions::targetModifiers>("targetModifiers", kMostModifier, "PCT-07"),
    declare::someone<&ClashOptions::whom>("whom", {.group = "bookkeeping", .rules = "PCT-09"}),
    declare::number<&ClashOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
    declare::number<&ClashOptions::besideActor>(
        "besideActor", {.maximum = kMostBesideBoth, .group = "bookkeeping", .rules = "PCT-13"}),
    declare::oneself<&ClashOptions::who>("who", {.group = "bookkeeping", .rules = "PCT-09"}),
};

/// Whether somebody who has said what he does has said something else than to strike at the other in melee; `other`: his number, 0: the
/// request does not say.
bool hasOtherPlans(const Condition& condition, std::int32_t other)
{
    const bool atAnother = condition.declaredAt != 0 && other != 0 && condition.declaredAt != other;
    return atAnother || (condition.declared != Declared::Nothing && condition.declared != Declared::Melee);
}

void stumble(Derivation& derivation, Clashing& who, const Clash& clash)
{
    if (!who.rolled.isFumble)
        return;
    const Derivation::Element element(derivation, who.element, who.himself.side(who.element));
    fumble(derivation, {who.victim(), {who.weapon, who.state}, besideAs(who.beside, who.besideFrom, who.besideLedgers)},
           clash.options.round, clash.switches);
}

}  // namespace

std::span<const Bystander> besideOf(const Clash& clash, int side)
{
    const std::span<const Bystander> all(clash.beside);
    const auto first = std::min(static_cast<std::size_t>(std::max(clash.options.besideActor, 0)), all.size());
    return side == 0 ? all.first(first) : all.subspan(first);
}

void Clashing::commitBeside(Derivation& derivation)
{
    for (std::size_t i = 0; i < besideLedgers.size(); ++i)
        besideLedgers[i].commit(derivation, kClashParts.position<&Clash::beside, &Bystander::condition>(),
                                besideFrom + i);
}

Clashing Clashing::first(const Clash& clash)
{
    return {clash.attacker,
            clash.weapon,
            clash.attackerArmour,
            clash.attackerArmourState,
            clash.options.called,
            rolledOn(clash.weapon, clash.options.rollsOn),
            clash.options.rollModifiers,
            0,
            Subject().target(0),
            Subject(),
            Ledger(clash.attackerCondition),
            StateLedger<WeaponState>(clash.weaponState),
            besideOf(clash, 0),
            0};
}

Clashing Clashing::second(const Clash& clash)
{
    return {clash.target,
            clash.targetWeapon,
            clash.armour,
            clash.armourState,
            clash.options.targetCalled,
            rolledOn(clash.targetWeapon, clash.options.targetRollsOn),
            clash.options.targetModifiers,
            1,
            Subject(),
            Subject().target(0),
            Ledger(clash.targetCondition),
            StateLedger<WeaponState>(clash.targetWeaponState),
            besideOf(clash, 1),
            besideOf(clash, 0).size()};
}

void strike(Derivation& derivation, Clashing& who, const Switches& switches)
{
    const Derivation::Element element(derivation, who.element, who.struckBy.side(who.element));
    const auto called = calledAt(who.called);
    const RollTerms terms{.first = Quantity::AttackBase,
                          .query = Query::AttackDie,
                          .rules = attackRules(true),
                          .base = attackRating(who.character, who.weapon, who.rollsOn),
                          .condition = who.ledger.penalty(),
                          .modifiers = &who.modifiers,
                          .called = called ? calledShotCost(switches, *called) : 0,
                          .dex = who.character.dex,
                          .addsDex = true};
    who.rolled = rollHundred(derivation, terms, switches);
    who.ledger.hasRolled(who.rolled.die);
    derivation.state(who.rolled.success.holds() ? EventKind::Hit : EventKind::Missed,
                     {who.rolled.die.value, who.rolled.success.step}, who.rolled.rating);
    stateFumble(derivation, who.rolled, who.himself, switches);
}

Term lands(Derivation& derivation, Quantity quantity, const Rolled& his, const Rolled& other)
{
    const auto derive = [&](Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, Rule::Rule09, operation, a, b);
    };
    if (!his.success.holds() || !other.success.holds())
        return derive(Operation::Above, his.success, other.success);
    if (his.isCritical != other.isCritical)
        return derive(Operation::Take, his.isCritical ? 1 : 0);
    return derive(Operation::Above, his.result, other.result);
}

Term loseTo(Derivation& derivation, const Clashing& winner, Clashing& loser, const Clash& clash)
{
    const Derivation::Element element(derivation, winner.element, winner.struckBy.side(winner.element));
    Held held{loser.weapon, loser.state};
    return loseCombat(
        derivation,
        {.difference = winner.rolled.difference, .isCritical = winner.rolled.isCritical, .round = clash.options.round},
        loser.victim(), &held, clash.switches);
}

std::optional<ClashHarm> harmOf(Derivation& derivation, const Clashing& winner, Clashing& loser, const Clash& clash)
{
    if (!clash.switches.meleeWeaponDamage)
        return std::nullopt;
    const Derivation::Element element(derivation, winner.element, winner.struckBy.side(winner.element));
    const Hit hit{.weapon = winner.weapon, .isDoubled = winner.rolled.isCritical, .called = calledAt(winner.called)};
    const Harmed harmed = harm(derivation, {}, hit, loser.victim(), clash.switches);
    return ClashHarm{harmed, suffer(derivation, harmed, loser.victim(), clash.options.round, clash.switches)};
}

constexpr const auto& fieldsOf(const ClashOptions*)
{
    return kClashOptions;
}

const RecordDeclaration clashOptionsRecord = declare::options<ClashOptions>("clashOptions", kClashOptions);

namespace {

bool mayFire(const Clash& clash)
{
    return isFired(clash.weapon, clash.weaponState);
}

using declare::offered;

constexpr declare::OptionTable kClashOffers{
    kClashParts,
    offered<&Clash::options, &ClashOptions::called>(),
    offered<&Clash::options, &ClashOptions::rollModifiers>(),
    offered<&Clash::options, &ClashOptions::rollsOn>().rarely(),
    offered<&Clash::options, &ClashOptions::inReach>().rarely(),
    offered<&Clash::attackerCondition, &Condition::actionsLeft>().rarely(),
    offered<&Clash::weaponState, &WeaponState::ammo>().rarely().when<mayFire>(),
    offered<&Clash::weaponState, &WeaponState::jammed>().rarely().when<mayFire>(),
    offered<&Clash::weaponState, &WeaponState::dropped>().rarely(),
    offered<&Clash::options, &ClashOptions::targetCalled>().ofTarget(),
    offered<&Clash::options, &ClashOptions::targetModifiers>().ofTarget(),
    offered<&Clash::options, &ClashOptions::targetRollsOn>().ofTarget().rarely(),
    offered<&Clash::targetCondition, &Condition::defencesUsed>().rarely(),
    offered<&Clash::targetCondition, &Condition::actionsLeft>().rarely(),
    offered<&Clash::targetCondition, &Condition::fallen>().rarely(),
};

}  // namespace

constinit const ActionDeclaration Clash::kAction = declare::offering(
    kClashOffers, declare::presetAction<Clash>("clash", system, kClashParts, "percentileClash"));

void preset(Clash& clash)
{
    // Of two who strike in melee both go by one table.
    const bool mayBe = mayHitFriend(clash.weapon, clash.switches) || mayHitFriend(clash.targetWeapon, clash.switches);
    clash.beside.resize(mayBe ? kMostBesideBoth : 0);
}

std::vector<Refusal> refusalsOf(const Clash& clash, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(!clash.switches.clash, RefusalCode::ClashOff, Rule::Rule09, "switches", "clash");
    refusals.when(!clash.options.inReach, RefusalCode::ClashOutOfReach, Rule::Rule09, "options", "inReach");
    refusals.when(!isMelee(clash.weapon), RefusalCode::ClashNotMelee, Rule::Rule09, "weapon", "kind");
    refusals.when(!isMelee(clash.targetWeapon), RefusalCode::ClashNotMelee, Rule::Rule09, "targetWeapon", "kind");
    const Condition& attacker = clash.attackerCondition;
    refusals.when(hasOtherPlans(attacker, clash.options.whom), RefusalCode::ClashNotDeclared, Rule::Rule09,
                  "attacker.condition", "declared");
    refusals.when(hasOtherPlans(clash.targetCondition, clash.options.who), RefusalCode::ClashNotDeclared, Rule::Rule09,
                  "target.condition", "declared");
    refusals.about(clash.attacker.name);
    refuseAttacker(refusals, clash.attacker, attacker, clash.weaponState, {"attacker.condition", "weapon.state"});
    refusals.about(clash.target.name);
    refuseAttacker(refusals, clash.target, clash.targetCondition, clash.targetWeaponState,
                   {"target.condition", "targetWeapon.state"});
    return refusals.take();
}

void resolveAction(const Clash& clash, Derivation& derivation)
{
    Clashing first = Clashing::first(clash);
    Clashing second = Clashing::second(clash);
    strike(derivation, first, clash.switches);
    strike(derivation, second, clash.switches);
    // Both attacks are used up; an action lost by it is one that would come later.
    first.ledger.spendAction(first.rolled.die);
    second.ledger.spendAction(second.rolled.die);
    const Term byFirst = lands(derivation, Quantity::ClashFirst, first.rolled, second.rolled);
    const Term bySecond = lands(derivation, Quantity::ClashSecond, second.rolled, first.rolled);
    if (byFirst.holds()) {
        loseTo(derivation, first, second, clash);
        harmOf(derivation, first, second, clash);
    }
    if (bySecond.holds()) {
        loseTo(derivation, second, first, clash);
        harmOf(derivation, second, first, clash);
    }
    stumble(derivation, first, clash);
    stumble(derivation, second, clash);
    first.ledger.commit(derivation, kClashParts.position<&Clash::attackerCondition>());
    first.state.commit(derivation, kClashParts.position<&Clash::weaponState>());
    second.ledger.commit(derivation, kClashParts.position<&Clash::targetCondition>());
    second.state.commit(derivation, kClashParts.position<&Clash::targetWeaponState>());
    first.commitBeside(derivation);
    second.commitBeside(derivation);
}

}  // namespace hitspread::percentile
