#include "rules/systems/threed/turn/phaseend.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/bleeding.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/defence.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

/// How many still count as shooting at somebody in the next phase: not those who shot in the phase before this one only
/// (3D-AIM-08, A-041).
Term shootersNextPhase(Derivation& derivation, const Ledger& ledger, UnderFireDurationRule duration, int index)
{
    constexpr auto kQuantity = Quantity::TurnShooters;
    const std::int32_t shooters = ledger->shooters;
    switch (duration) {
    case UnderFireDurationRule::ThisAndNextPhase:
        return positiveDifference(derivation, kQuantity, Rule::Aim08, shooters, ledger->earlierShooters, index);
    case UnderFireDurationRule::ThisPhase:
        return derivation.derive(kQuantity, Rule::Aim08, Operation::Minimum, shooters, 0, {}, index);
    case UnderFireDurationRule::Manual: break;
    }
    return derivation.derive(kQuantity, Rule::Aim08, Operation::Take, shooters, {}, {}, index);
}

/// Whoever was shot at in this phase stays under fire in the next; the COOL test is made anew in each.
void ageFire(Derivation& derivation, Patient& patient)
{
    Ledger& ledger = patient.person.ledger;
    ledger.set<&Condition::underFirePenalty>(kNoEntry);
    if (ledger->shooters == 0 && ledger->earlierShooters == 0)
        return;
    const UnderFireDurationRule duration = patient.person.switches.underFireDuration;
    const Term left = shootersNextPhase(derivation, ledger, duration, patient.index);
    ledger.set<&Condition::shooters>(left);
    const bool stays = duration == UnderFireDurationRule::ThisAndNextPhase;
    ledger.set<&Condition::earlierShooters>({stays ? left.value : 0, left.step});
    for (std::size_t i = 0; i < ledger->knownShooters.size(); ++i) {
        const std::int32_t hash = ledger->knownShooters[i].hash;
        ledger.set<&Condition::knownShooters, &Shooter::hash>(i, stays && hash > 0 ? -hash : 0, Term{});
    }
}

/// Opportunity Actions, split secondaries and what else lasts for a phase.
void lapse(Patient& patient)
{
    Ledger& ledger = patient.person.ledger;
    // A split Action is over with its secondary: what burdened it burdens no other.
    if (ledger->splitSkill[0] < 0 && ledger->splitSkill[1] >= 0)
        ledger.endBurden(Term{});
    ledger.dropHeldActions(Term{});
    if (ledger->initiativeLoss == InitiativeLoss::Phase)
        ledger.set<&Condition::initiativeLoss>(InitiativeLoss::None, Term{});
    if (ledger->posture == Posture::Diving)
        ledger.set<&Condition::posture>(Posture::Prone, Term{});
    ledger.set<&Condition::actionsLeft>(kNoEntry);
    endPhaseDefences(ledger, Term{});
    ledger.set<&Condition::actionsPlaced>(kNoEntry);
    ledger.set<&Condition::phaseLost>(false, Term{});
    ledger.set<&Condition::additionalTaken>(false, Term{});
}

void forgetInitiative(Patient& patient)
{
    patient.person.ledger.set<&Condition::initiative>(kNoEntry);
    patient.person.ledger.set<&Condition::rollOff>(kNoEntry);
}

}  // namespace

void endPhase(Derivation& derivation, Patient& patient)
{
    const Derivation::Element whole(derivation, 0, patient.subject());
    Ledger& ledger = patient.person.ledger;
    if (ledger->blowDamage != kNoEntry) {
        // Of two blows the second never came: the first is judged alone.
        const Struck blow = waitingBlow(ledger);
        const Derivation::Element element(derivation, patient.index, patient.subject());
        sufferAftermath(derivation, patient.person, {&blow, 1});
    }
    if (patient.person.switches.suppressionDuration == SuppressionDurationRule::Phase)
        ledger.endZone(Term{});
    ledger.forgetCrossers(Term{});
    lapse(patient);
    ageFire(derivation, patient);
    if (patient.person.ledger->dead == Dead::No)
        advanceHealings(derivation, patient);
    if (patient.person.switches.initiativeRolled == InitiativeRolledRule::PerPhase)
        forgetInitiative(patient);
}

void endRound(Derivation& derivation, Patient& patient, std::int32_t round)
{
    const Derivation::Element whole(derivation, 0, patient.subject());
    Ledger& ledger = patient.person.ledger;
    if (ledger->dead == Dead::No) {
        bleed(derivation, patient, round);
        if (ledger->dead == Dead::No)
            regenerate(derivation, patient, round);
    }
    endRoundDefences(ledger, Term{});
    if (patient.person.switches.suppressionDuration == SuppressionDurationRule::Round)
        ledger.endZone(Term{});
    ledger.set<&Condition::shotsThisRound>(0);
    ledger.set<&Condition::initiativeLoss>(InitiativeLoss::None, Term{});
    ledger.set<&Condition::actionsThisRound>(kNoEntry);
    ledger.set<&Condition::additionalLeft>(0);
    if (patient.person.switches.initiativeRolled == InitiativeRolledRule::PerRound)
        forgetInitiative(patient);
}

}  // namespace hitspread::threed
