#include "rules/systems/threed/melee/knockback.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/roll.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

void goDown(Derivation& derivation, Person& victim, Term because, Term force, Term phys)
{
    // Who lay there before and has dived since is where he was.
    if (victim.ledger->posture != Posture::Down && victim.ledger.before.posture != Posture::Down)
        derivation.state(EventKind::Down, {force.value, because.step}, phys);
    victim.ledger.set<&Condition::posture>(Posture::Down, because);
    victim.ledger.loseStanceAndAims(because);
    victim.ledger.set<&Condition::initiativeLoss>(InitiativeLoss::Round, because);
}

Test physTest(const Person& victim, Quantity first, Query query, Rule rule)
{
    Test test{.first = first, .query = query, .rule = rule, .passOrFail = true};
    test.rank = victim.phys();
    test.wounds = victim.ledger.openWounds();
    return test;
}

void sweptOff(Derivation& derivation, Person& victim, std::int32_t excess)
{
    Test test = physTest(victim, Quantity::KnockoutDice, Query::KnockoutDice, Rule::Knock05);
    if (victim.switches.knockOutPenalty == KnockOutPenaltyRule::Excess)
        test.penalty = -excess;
    const TestResult result = roll(derivation, test);
    if (result.success.holds()) {
        // This phase's rest and the next three: phases lost before are among them.
        victim.ledger.set<&Condition::phasesLost>(std::max(victim.ledger->phasesLost, 3), result.success);
        if (victim.ledger->actionsLeft != kNoEntry)
            victim.ledger.set<&Condition::actionsLeft>(0, result.success);
        victim.ledger.dropHeldActions(result.success);
    } else if (victim.ledger->unconscious == Unconscious::No) {
        passOut(derivation, victim.ledger, Unconscious::Knockback, result.success);
    }
}

}  // namespace

void knockBack(Derivation& derivation, Person& victim, Term damage, Term phys)
{
    const Term force = derivation.derive(Quantity::KnockbackDamage, Rule::Knock01, Operation::Take, damage);
    if (!derivation.derive(Quantity::KnockbackApplies, Rule::Knock01, Operation::Above, force, phys).holds())
        return;
    const Term down = derivation.derive(Quantity::KnockbackDown, Rule::Knock05, Operation::Above, force,
                                        // Beyond twice PHYS nobody stands (3D-KNOCK-05).
                                        2 * sane(phys.value));
    if (down.holds()) {
        goDown(derivation, victim, down, force, phys);
        sweptOff(derivation, victim, sane(force.value) - 2 * sane(phys.value));
        return;
    }
    Test test = physTest(victim, Quantity::KnockbackDice, Query::KnockbackDice, Rule::Knock02);
    test.penalty = sane(phys.value) - sane(force.value);
    const TestResult result = roll(derivation, test);
    if (!result.success.holds()) {
        goDown(derivation, victim, result.success, force, phys);
        victim.ledger.loseAction(result.success);
        victim.ledger.dropHeldActions(result.success);
    } else if (victim.ledger->initiativeLoss == InitiativeLoss::None) {
        victim.ledger.set<&Condition::initiativeLoss>(InitiativeLoss::Phase, result.success);
    }
}

void keepHardened(Derivation& derivation, Person& victim, std::int32_t damageTaken, std::int32_t attackDamage)
{
    Ledger& ledger = victim.ledger;
    const std::int32_t pv = ledger->vevaphonPv;
    if (!victim.character.vevaphon || pv <= 0)
        return;
    Test test{.first = Quantity::ConcDice, .query = Query::ConcDice, .rule = Rule::Vev03, .use = RollUse::Faces};
    test.rank = victim.character.conc;
    test.penalty = victim.switches.concPenalty == ConcPenaltyRule::DamageTaken ? -damageTaken : -attackDamage;
    test.wounds = ledger.openWounds();
    const TestResult result = roll(derivation, test);
    if (result.success.holds())
        return;
    // The lower the Success die of the failed test, the more PV is lost (3D-VEV-04).
    const Term left = positiveDifference(derivation, Quantity::VevaphonPv, Rule::Vev04, pv, 7 - result.faces.success);
    ledger.set<&Condition::vevaphonPv>(left);
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto full = [&](std::int32_t value) {
            return livingIdFull(victim.character, ledger.before, victim.switches, value, i);
        };
        const std::int32_t now = std::max(0, full(pv) - ledger->livingId[i]);
        const std::int32_t reduced = left.value > 0 ? full(sane(left.value)) : 0;
        const auto location = static_cast<int>(i);
        const Derivation::Element part = derivation.part(location, kLocations + 1,
                                                         derivation.subject().location(location));
        const Term id = derivation.derive(Quantity::VevaphonId, Rule::Vev05, Operation::Minimum, now, reduced);
        useLiving(victim, i, std::max(0, reduced - id.value), id);
    }
}

}  // namespace hitspread::threed
