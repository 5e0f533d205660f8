#include "rules/systems/threed/melee/defence.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/turn/split.h"

#include <array>

namespace hitspread::threed {

namespace {

/// A Dodge roll of any kind with what the armour takes off it (3D-DOD-06, 3D-LAY-03, A-118).
TestResult rollDodge(Derivation& derivation, Person& person, const Worn& worn, Test test, const DodgeTerms& terms)
{
    const std::array more{TestModifier{Rule::Dod06, -dodgeModifier(worn, person.switches)},
                          TestModifier{Rule::Mel03, -terms.handicap, true}};
    test.rollModifiers = terms.rollModifiers;
    test.targetModifiers = terms.targetModifiers;
    test.kind = TestKind::Skill;
    test.use = RollUse::Faces;
    test.underFire = underFirePenalty(derivation, person);
    test.wounds = person.ledger.openWounds();
    test.more = more;
    test.excessRule = Rule::Dod05;
    test.needsSdv = true;
    const TestResult result = roll(derivation, test);
    derivation.state(result.success.holds() ? EventKind::Succeeded : EventKind::Failed, result.margin);
    return result;
}

/// Whether this is the worst so far, and so the one that counts.
template <auto Penalty>
bool worsen(Ledger& ledger, Term burden)
{
    if (-burden.value >= (*ledger).*Penalty)
        return false;
    ledger.set<Penalty>({-burden.value, burden.step});
    return true;
}

/// The best of several dodges counts; a regular one outlives a better quick one.
void stand(Ledger& ledger, DodgeKind kind, Term sdv)
{
    const std::int32_t defence = ledger->meleeDefence;
    const bool forRound = kind == DodgeKind::Regular;
    if (forRound && sdv.value > ledger->roundDefence)
        ledger.set<&Condition::roundDefence>(sdv);
    const bool equalButLonger = sdv.value == defence && forRound;
    if (sdv.value > defence || equalButLonger) {
        ledger.set<&Condition::meleeDefence>(sdv);
        ledger.set<&Condition::meleeDefenceScope>(forRound ? DefenceScope::Round : DefenceScope::Phase, sdv);
    }
}

}  // namespace

std::int32_t dodgeRank(const Character& character, DodgeKind kind)
{
    const std::int32_t rank = character.skills.rank(skill::dodge);
    return kind == DodgeKind::Half ? rank / 2 : rank;
}

bool canDodge(const Character& character)
{
    return character.skills.rank(skill::dodge) >= 1;
}

bool canDance(const Character& character)
{
    const bool ballet = has(character, advantage::balletOfDeath);
    return ballet || has(character, advantage::danceOfDeath);
}

Term dodge(Derivation& derivation, Person& person, const Worn& worn, const DodgeTerms& terms)
{
    const DodgeKind kind = terms.kind;
    Ledger& ledger = person.ledger;
    Test test{.first = Quantity::DodgeDice, .query = Query::DodgeDice, .rule = Rule::Dod01};
    const bool half = kind == DodgeKind::Half;
    test.rank = half ? dodgeRank(person.character, kind) : rankInAction(person.character, ledger.before, skill::dodge);
    test.pending = half ? Burden{} : movementPenalty(ledger.before);
    const TestResult result = rollDodge(derivation, person, worn, test, terms);
    // With what the roll exceeds 18 by (3D-DOD-05).
    const Term sdv = result.sdv;
    if (half)
        return sdv;
    ledger.set<&Condition::stance>(false, result.success);
    ledger.hasActed(result.success, splitPartOf(person.character, *ledger, skill::dodge));
    if (terms.isReaction)
        ledger.spendReaction(person.switches, result.success);
    else
        ledger.spendAction(result.success);
    if (!result.success.holds())
        return 0;
    stand(ledger, kind, sdv);
    const bool regular = kind == DodgeKind::Regular;
    const Rule rule = regular ? Rule::Dod03 : Rule::Dod04;
    const bool byFace = person.switches.dodgePenaltyUses == DodgePenaltyUsesRule::Face;
    const Term burden = dodgeBurden(derivation, Quantity::DodgeBurden, rule, byFace ? Term(result.faces.success) : sdv);
    if (regular)
        static_cast<void>(worsen<&Condition::dodgePenalty>(ledger, burden));
    else if (worsen<&Condition::pendingPenalty>(ledger, burden))
        ledger.set<&Condition::pendingByDodge>(true, burden);
    return sdv;
}

void dance(Derivation& derivation, Person& person, const Worn& worn, const DodgeTerms& terms)
{
    Ledger& ledger = person.ledger;
    Test test{.first = Quantity::DanceDice, .query = Query::DanceDice, .rule = Rule::Dance02};
    test.rank = person.character.skills.rank(skill::dodge);
    const TestResult result = rollDodge(derivation, person, worn, test, terms);
    ledger.set<&Condition::danced>(true, result.success);
    ledger.loseStanceAndAims(result.success);
    if (result.success.holds() && result.sdv.value > ledger->rangedDefence)
        ledger.set<&Condition::rangedDefence>(result.sdv);
    const bool ballet = has(person.character, advantage::balletOfDeath);
    // Ballet of Death has no price (3D-DANCE-04).
    if (ballet && person.switches.balletPenalty == BalletPenaltyRule::None)
        return;
    // What failed has no more than its face.
    const bool byFace = !result.success.holds() || person.switches.dodgePenaltyUses == DodgePenaltyUsesRule::Face;
    const Term value = byFace ? Term(result.faces.success) : result.sdv;
    const Term burden = dodgeBurden(derivation, Quantity::DanceBurden, Rule::Dance03, value);
    if (worsen<&Condition::pendingPenalty>(ledger, burden))
        ledger.set<&Condition::pendingByDodge>(false, burden);
}

void endPhaseDefences(Ledger& ledger, Term because)
{
    ledger.set<&Condition::rangedDefence>(0, because);
    ledger.set<&Condition::danced>(false, because);
    ledger.set<&Condition::secondBlowDue>(false, because);
    if (ledger->meleeDefenceScope != DefenceScope::Phase)
        return;
    ledger.set<&Condition::meleeDefence>({ledger->roundDefence, because.step});
    ledger.set<&Condition::meleeDefenceScope>(ledger->roundDefence > 0 ? DefenceScope::Round : DefenceScope::None,
                                              because);
}

void endRoundDefences(Ledger& ledger, Term because)
{
    endPhaseDefences(ledger, because);
    ledger.set<&Condition::meleeDefence>(0, because);
    ledger.set<&Condition::meleeDefenceScope>(DefenceScope::None, because);
    ledger.set<&Condition::roundDefence>(0, because);
    ledger.set<&Condition::dodgePenalty>(0, because);
    ledger.set<&Condition::freeParriesLeft>(kNoEntry, because);
}

}  // namespace hitspread::threed
