#include "rules/systems/threed/turn/phasestart.h"

#include "rules/core/declare/declare.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/turn/turn.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

constexpr FieldDeclaration kAllotmentOptions[]{
    declare::ranks<&AllotmentOptions::modifiers>("modifiers", 99,
                                                 {.minimum = -99, .group = "modifiers", .rules = "3D-TURN-02"}),
};

constexpr std::int32_t kMostTries = 4;  ///< at settling a tie; the list decides what is still equal then

bool hasTurns(const Patient& patient)
{
    return patient.person.ledger->dead == Dead::No && patient.person.ledger->unconscious == Unconscious::No;
}

std::array<std::int32_t, 3> tieKeys(const Patient& patient)
{
    const Character& character = patient.person.character;
    return {patient.person.ledger->initiative, initiativeRating(character), character.dex};
}

/// Rolls one die for each of those who are equal in everything else, and again for those whom it leaves equal.
void settle(Derivation& derivation, const std::vector<Patient*>& tied, std::int32_t attempt)
{
    constexpr std::int32_t kPlace[kMostTries]{1000, 100, 10, 1};
    if (tied.size() < 2 || attempt == kMostTries)
        return;
    for (Patient* patient : tied) {
        const int question = patient->index + attempt * static_cast<int>(kMostMembers);
        const Derivation::Element element(derivation, 0, patient->subject().layer(attempt));
        const std::int32_t face =
            derivation.roll(Query::RollOffDice, Rule::Turn07, 1, 6, RollUse::Faces, question).sum();
        Ledger& ledger = patient->person.ledger;
        const std::int32_t before = ledger->rollOff == kNoEntry ? 0 : ledger->rollOff;
        const Term sum = derivation.derive(Quantity::InitiativeRollOff, Rule::Turn07, Operation::Add, before,
                                           face * kPlace[attempt], {}, question);
        ledger.set<&Condition::rollOff>(std::clamp(sum.value, 1, 9999), sum);
    }
    for (const Patient* patient : tied) {
        std::vector<Patient*> still;
        std::ranges::copy_if(tied, std::back_inserter(still), [&](const Patient* other) {
            return other->person.ledger->rollOff == patient->person.ledger->rollOff;
        });
        if (still.front() == patient)
            settle(derivation, still, attempt + 1);
    }
}

void settleTies(Derivation& derivation, std::vector<Patient>& patients)
{
    for (Patient& patient : patients) {
        if (!hasTurns(patient) || patient.person.ledger->rollOff != kNoEntry)
            continue;
        std::vector<Patient*> tied;
        for (Patient& other : patients) {
            if (hasTurns(other) && other.person.ledger->rollOff == kNoEntry && tieKeys(other) == tieKeys(patient))
                tied.push_back(&other);
        }
        settle(derivation, tied, 0);
    }
}

/// What the round's Actions come to with what changes them, never less than none. Without changes there are no steps.
Term modified(Derivation& derivation, Term actions, const AllotmentOptions& options, int member)
{
    constexpr auto kEach = static_cast<int>(kMostAllotmentModifiers);
    const auto& modifiers = options.modifiers.entries;
    const std::size_t count = std::min(modifiers.size(), kMostAllotmentModifiers);
    Term total = actions;
    for (std::size_t i = 0; i < count; ++i) {
        const Derivation::Element element = derivation.about(derivation.subject().layer(static_cast<int>(i)));
        total = derivation.derive(Quantity::TurnModifier, Rule::Turn02, Operation::Add, total, modifiers[i].second, {},
                                  member * kEach + static_cast<int>(i));
    }
    if (count == 0)
        return actions;
    return derivation.derive(Quantity::TurnModified, Rule::Turn02, Operation::Maximum, total, 0, {}, member);
}

/// The round's Actions, additional Actions and free parries (3D-TURN-02, 3D-TURN-03, 3D-TURN-05, 3D-PAR-01).
void allot(Derivation& derivation, Patient& patient, const AllotmentOptions& options)
{
    const Character& character = patient.person.character;
    const Switches& switches = patient.person.switches;
    Ledger& ledger = patient.person.ledger;
    const Term ofStats = actionsPerRound(derivation, Quantity::TurnActions, character, switches.actionRounding,
                                         patient.index);
    const Term actions = modified(derivation, ofStats, options, patient.index);
    ledger.set<&Condition::actionsThisRound>(std::clamp(actions.value, 0, 99), actions);
    const Term additional = additionalActions(derivation, Quantity::TurnAdditional, Rule::Turn05, character, switches,
                                              patient.index);
    ledger.set<&Condition::additionalLeft>({std::clamp(additional.value, 0, 99), additional.step});
    const Term parries = freeParries(derivation, Quantity::TurnFreeParries, ledger->actionsThisRound,
                                     switches.freeParryRounding, patient.index);
    ledger.set<&Condition::freeParriesLeft>(std::clamp(parries.value, 0, 99), parries);
}

/// The Actions of the phase; lost ones and lost phases come off (3D-TURN-04, 3D-KNOCK-03, 3D-KNOCK-06, A-110).
void place(Derivation& derivation, Patient& patient, std::int32_t phase)
{
    Ledger& ledger = patient.person.ledger;
    const std::int32_t actions = ledger->actionsThisRound != kNoEntry ? ledger->actionsThisRound : 0;
    const Term placed = derivation.derive(Quantity::TurnPlaced, Rule::Turn04, Operation::Take,
                                          actionsInPhase(actions, phase, patient.person.switches), {}, {},
                                          patient.index);
    Term available = placed;
    const bool isLost = ledger->phasesLost > 0;
    ledger.set<&Condition::phaseLost>(isLost, Term{});
    if (isLost) {
        available = derivation.derive(Quantity::TurnAvailable, Rule::Knock06, Operation::Minimum, placed, 0, {},
                                      patient.index);
        ledger.set<&Condition::phasesLost>(ledger->phasesLost - 1, available);
    } else if (ledger->actionsLost > 0 && placed.value > 0) {
        const std::int32_t lost = std::min(placed.value, ledger->actionsLost);
        available = derivation.derive(Quantity::TurnAvailable, Rule::Knock03, Operation::Subtract, placed, lost, {},
                                      patient.index);
        ledger.set<&Condition::actionsLost>(ledger->actionsLost - lost, available);
    }
    ledger.set<&Condition::actionsPlaced>(std::clamp(available.value, 0, 99), available);
    ledger.set<&Condition::actionsLeft>(ledger->actionsPlaced, available);
}

/// What is declared for one of them.
template <typename Options>
Options optionsOf(std::span<const Options> all, const Patient& patient)
{
    const auto i = static_cast<std::size_t>(patient.index);
    return i < all.size() ? all[i] : Options{};
}

}  // namespace

const RecordDeclaration allotmentOptionsRecord = declare::options<AllotmentOptions>("allotmentOptions",
                                                                                    kAllotmentOptions);

std::array<std::int32_t, 5> initiativeKeys(const Character& character, const Condition& condition)
{
    const std::int32_t rating = initiativeRating(character);
    return {condition.initiativeLoss == InitiativeLoss::None ? 1 : 0, condition.initiative, rating, character.dex,
            condition.rollOff == kNoEntry ? 0 : condition.rollOff};
}

void startPhase(Derivation& derivation, std::vector<Patient>& patients, const PhaseDeclared& declared,
                std::int32_t phase)
{
    for (Patient& patient : patients) {
        if (!hasTurns(patient) || patient.person.ledger->initiative != kNoEntry)
            continue;
        const Derivation::Element element(derivation, 0, patient.subject());
        const InitiativeOptions options = optionsOf(declared.initiatives, patient);
        patient.person.ledger.set<&Condition::initiative>(
            initiativeTotal(derivation, patient.person, options, patient.index));
        patient.person.ledger.set<&Condition::rollOff>(kNoEntry);
    }
    settleTies(derivation, patients);
    for (Patient& patient : patients) {
        if (patient.person.ledger->dead != Dead::No) {
            patient.person.ledger.set<&Condition::actionsPlaced>(0);
            continue;
        }
        const Derivation::Element element(derivation, 0, patient.subject());
        if (phase == 1 || patient.person.ledger->actionsThisRound == kNoEntry)
            allot(derivation, patient, optionsOf(declared.allotments, patient));
        place(derivation, patient, phase);
    }
}

}  // namespace hitspread::threed
