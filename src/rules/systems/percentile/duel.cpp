#include "rules/systems/percentile/duel.h"

#include "rules/systems/percentile/duelpair.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/harm.h"
#include "rules/systems/percentile/rollclasses.h"
#include "rules/systems/percentile/vocabulary.h"

#include <algorithm>
#include <optional>

namespace hitspread::percentile {

namespace {

/// While it lives, steps and questions are what one side does.
Derivation::Element doing(Derivation& derivation, const DuelSide& who)
{
    return {derivation, who.index, who.subject};
}

/// Whom one side strikes: side B are the targets, side A are told apart by their pair.
Subject struckBy(const DuelSide& who)
{
    return who.side == 0 ? Subject().target(who.pair) : Subject().layer(who.pair);
}

/// The same of whom the other side strikes.
Subject struckAs(const DuelSide& who)
{
    return who.side == 1 ? Subject().target(who.pair) : Subject().layer(who.pair);
}

/// Whether it is one of before rules version 4, which goes on as it was.
bool isOld(const Duel& duel)
{
    return duel.options.round == 0;
}

/// The number needed on the d10: the rating of the weapon's own skill (PCT-41), as an attack has it (PCT-D10), divided by 10, rounded to
/// the nearest, .5 up (PCT-34).
Term targetNumber(Derivation& derivation, const DuelSide& who, const Duel& duel)
{
    const Derivation::Element his = doing(derivation, who);
    const Weapon& weapon = who.person.weapon;
    const Term rating = derivation.derive(Quantity::DuelRating, Rule::Rule41, Operation::Take,
                                          isOld(duel) ? ratingOf(who.character(), skillsOf(weapon), weapon.skill)
                                                      : attackRating(who.character(), weapon, weapon.rollsOn));
    return roundedTenth(derivation, rating, {});
}

/// At or under the number is a hit; strictly under with the other switch (PCT-35, PCT-D30). A 1 or a 10 is nothing special:
/// there is no critical result (PCT-37).
Term hits(Derivation& derivation, const DuelSide& who, Term target, Term die, DuelHit rule)
{
    const Derivation::Element his = doing(derivation, who);
    const Operation compared = rule == DuelHit::AtOrUnder ? Operation::AtLeast : Operation::Above;
    const Term hit = derivation.derive(Quantity::DuelHit, Rule::Rule35, compared, target, die);
    derivation.state(hit.holds() ? EventKind::Hit : EventKind::Missed, struckBy(who), {die.value, hit.step}, target);
    return hit;
}

[[nodiscard]] std::int32_t highestHit(std::int32_t target, DuelHit rule)
{
    return rule == DuelHit::AtOrUnder ? target : target - 1;
}

// What a d10 of a duel is told apart by: each die that hits from every other, as the other side's may be lower, the same or higher
// (PCT-36, PCT-39), and all that miss from none.

RollClasses everyHit(std::int32_t highestHit)
{
    RollClasses classes(kDuelSides);
    classes.eachUpTo(std::min(highestHit, kDuelSides - 1));
    return classes;
}

/// The same beside a die that lies there.
RollClasses beside(std::int32_t other, std::int32_t highestHit)
{
    RollClasses classes(kDuelSides);
    for (const std::int32_t face : {std::min(other - 1, highestHit), std::min(other, highestHit), highestHit})
        classes.endAt(face);
    return classes;
}

std::int32_t face(Derivation& derivation, const DuelSide& who, RollClasses& classes)
{
    const Derivation::Element his = doing(derivation, who);
    return derivation.rollOn(Query::DuelDie, Rule::Rule34, 1, kDuelSides, classes.closed()).sum();
}

Term rolled(Derivation& derivation, const DuelSide& who, std::int32_t face)
{
    const Derivation::Element his = doing(derivation, who);
    return derivation.derive(Quantity::DuelRoll, Rule::Rule34, Operation::Take, face);
}

/// Both dice equal and both of them hits (PCT-36).
Term doubles(Derivation& derivation, int pair, Term dieA, Term dieB, Term hitA, Term hitB)
{
    const Derivation::Element ofBoth(derivation, pair, Subject().target(pair).shot(pair));
    const bool bothHit = hitA.holds() && hitB.holds();
    return derivation.derive(Quantity::Doubles, Rule::Rule36, bothHit ? Operation::Equal : Operation::Both,
                             bothHit ? dieA : hitA, bothHit ? dieB : hitB);
}

/// The harm one side does: none for a miss; full when only this side hits (PCT-40) or on doubles (PCT-36); else full for the
/// better roll and half for the other (PCT-38), the lower die being the better one (PCT-39).
Term share(Derivation& derivation, const DuelSide& who, Term die, Term otherDie, Term hit, Term otherHit,
           Term isDoubles)
{
    const Derivation::Element his = doing(derivation, who);
    if (!hit.holds() || !otherHit.holds())
        return derivation.derive(Quantity::DuelShare, Rule::Rule40, Operation::Choose, hit, kFullShare, kNoShare);
    if (isDoubles.holds())
        return derivation.derive(Quantity::DuelShare, Rule::Rule36, Operation::Take, kFullShare);
    const bool isBetter = die.value < otherDie.value;
    return derivation.derive(Quantity::DuelShare, isBetter ? Rule::Rule39 : Rule::Rule38, Operation::Take,
                             isBetter ? kFullShare : kHalfShare);
}

}  // namespace

std::int32_t hittingFaces(std::int32_t target, DuelHit rule)
{
    return std::clamp(highestHit(target, rule), 0, kDuelSides);
}

Harmed harmBy(Derivation& derivation, const DuelSide& who, const DuelSide& other, Term share, const Switches& switches)
{
    const Derivation::Element his = doing(derivation, who);
    Ledger ledger(other.condition());
    const Victim victim{other.character(), other.person.armour, other.person.armourState, ledger,
                        struckBy(who),     other.side};
    const Hit hit{.weapon = who.person.weapon, .share = share, .shareRule = Rule::Rule38};
    return harm(derivation, {Query::DuelLocation, Query::DuelDamage}, hit, victim, switches);
}

Term bear(Derivation& derivation, const DuelSide& who, Ledger& ledger, const std::optional<Harmed>& harmed,
          const Duel& duel)
{
    // What befalls him comes of the other's blow, and is told by it.
    const Derivation::Element others = doing(derivation, {who.person, 1 - who.side, who.pair});
    const Victim victim{who.character(), who.person.armour, who.person.armourState, ledger, struckAs(who), who.side};
    if (harmed && !isOld(duel))
        return suffer(derivation, *harmed, victim, duel.options.round, duel.switches);
    loseHealth(derivation, harmed ? harmed->damage : Term{}, victim);
    return {};
}

DuelShares shootOut(const DuelSide& a, const DuelSide& b, const Duel& duel, Derivation& derivation)
{
    const DuelHit rule = duel.switches.duelHit;
    const Term targetA = targetNumber(derivation, a, duel);
    const Term targetB = targetNumber(derivation, b, duel);
    RollClasses ofA = everyHit(highestHit(targetA.value, rule));
    const std::int32_t firstDie = face(derivation, a, ofA);
    RollClasses ofB = beside(firstDie, highestHit(targetB.value, rule));
    const std::int32_t secondDie = face(derivation, b, ofB);
    const Term dieA = rolled(derivation, a, firstDie);
    const Term dieB = rolled(derivation, b, secondDie);
    const Term hitA = hits(derivation, a, targetA, dieA, rule);
    const Term hitB = hits(derivation, b, targetB, dieB, rule);
    const Term isDoubles = doubles(derivation, a.pair, dieA, dieB, hitA, hitB);
    return {share(derivation, a, dieA, dieB, hitA, hitB, isDoubles),
            share(derivation, b, dieB, dieA, hitB, hitA, isDoubles), hitA, hitB};
}

namespace {

/// What the duel did to him; it is what he does in the round, if one runs: it stands in place of steps 2 to 4 (PCT-02, PCT-D34).
void bearIn(Derivation& derivation, const DuelSide& who, const std::optional<Harmed>& harmed, Term hit,
            const Duel& duel)
{
    Ledger ledger(who.condition());
    bear(derivation, who, ledger, harmed, duel);
    if (duel.options.takesActions)
        ledger.spendAction(hit);
    const std::uint8_t part = who.side == 0 ? kDuelParts.position<&Duel::sideA, &Duellist::condition>()
                                            : kDuelParts.position<&Duel::sideB, &Duellist::condition>();
    ledger.commit(derivation, part, static_cast<std::size_t>(who.pair));
}

void resolvePair(const DuelSide& a, const DuelSide& b, const Duel& duel, Derivation& derivation)
{
    const DuelShares shares = shootOut(a, b, duel, derivation);
    derivation.tellApart(Query::DuelDie, {shares.byA.value, shares.byB.value}, a.index);
    // Both suffer together: neither's harm depends on what the other did.
    std::optional<Harmed> byA;
    std::optional<Harmed> byB;
    if (shares.byA.holds())
        byA = harmBy(derivation, a, b, shares.byA, duel.switches);
    if (shares.byB.holds())
        byB = harmBy(derivation, b, a, shares.byB, duel.switches);
    bearIn(derivation, a, byB, shares.hitA, duel);
    bearIn(derivation, b, byA, shares.hitB, duel);
}

}  // namespace

const RecordDeclaration duelOptionsRecord = declare::options<DuelOptions>("duelOptions", kDuelOptions);

std::vector<Refusal> refusalsOf(const Duel& duel, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(!duel.switches.duel, RefusalCode::DuelsOff, Rule::Rule32, "switches");
    refusals.when(duel.sideA.empty(), RefusalCode::NobodyThere, Rule::Rule33, "sideA", {}, 0, 1);
    refusals.when(duel.sideA.size() != duel.sideB.size(), RefusalCode::UnequalSides, Rule::Rule33, "sideB", {},
                  duel.sideB.size(), duel.sideA.size());
    const auto refuseWhoCannot = [&](const std::vector<Duellist>& side, std::string_view part,
                                     std::string_view condition) {
        for (std::size_t i = 0; i < side.size(); ++i) {
            refusals.about(side[i].character.name);
            const bool isHeOut = isOut(side[i].character, side[i].condition);
            refusals.when(isHeOut, RefusalCode::OutOfTheFight, Rule::Rule33, part, {}, 0, 0, i);
            refusals.when(!isHeOut && duel.options.takesActions && hasNoAction(side[i].condition),
                          RefusalCode::DuellistWithoutAction, Rule::Rule02, condition, "actionsLeft", 0, 0, i);
        }
    };
    refuseWhoCannot(duel.sideA, "sideA", "sideA.condition");
    refuseWhoCannot(duel.sideB, "sideB", "sideB.condition");
    return refusals.take();
}

void keepVersion(Duel& duel, int rulesVersion)
{
    constexpr int kNotesWounds = 4;
    constexpr int kTakesActions = 5;
    if (rulesVersion < kNotesWounds)
        duel.options.round = 0;
    if (rulesVersion < kTakesActions)
        duel.options.takesActions = false;
}

void resolveAction(const Duel& duel, Derivation& derivation)
{
    for (std::size_t i = 0; i < duel.sideA.size(); ++i) {
        const int pair = static_cast<int>(i);
        resolvePair({duel.sideA[i], 0, pair}, {duel.sideB[i], 1, pair}, duel, derivation);
    }
}

}  // namespace hitspread::percentile
