#include "rules/systems/threed/harm/bleeding.h"

#include "rules/core/trace/derivation.h"
#include "rules/core/trace/resolution.h"

#include <algorithm>
#include <vector>

namespace hitspread::threed {

namespace {

constexpr std::int32_t kBleedingMostPoints = 60;

/// Where a point bled from a wound is lost: there, or from the Torso when nothing is left there (3D-WND-03, 3D-WND-04).
Term bleedingLocation(Derivation& derivation, const Patient& patient, std::size_t wound, int step)
{
    const std::size_t location = at(patient.person.ledger->wounds[wound].location);
    const Ledger& ledger = patient.person.ledger;
    const std::int32_t left = patient.person.character.hitsMax[location] - ledger->damage[location]
        - ledger->bruises[location];
    return derivation.derive(Quantity::BleedingLocation, Rule::Wnd04, Operation::Choose, std::max(0, left),
                             static_cast<std::int32_t>(location), static_cast<std::int32_t>(at(Location::Torso)), step);
}

void losePoint(Derivation& derivation, Patient& patient, std::size_t wound, std::int32_t point)
{
    const Derivation::Element element = derivation.about(derivation.subject().layer(point));
    const int step = patient.index * kBleedingStepsEach + static_cast<int>(point);
    const Term place = bleedingLocation(derivation, patient, wound, step);
    const std::int32_t location = std::clamp(place.value, 0, static_cast<std::int32_t>(kLocations) - 1);
    const LossSteps steps{Quantity::BleedingHitsLeft, Quantity::BleedingStandard, Quantity::BleedingDead,
                          Quantity::BleedingOverwhelmed, Quantity::BleedingUnconscious};
    loseHits(derivation, patient, static_cast<std::size_t>(location), 1, Rule::Wnd03, EventKind::Bled, steps, step);
}

/// The wound whose turn it is; the next one's comes then.
std::size_t nextWound(Ledger& ledger, Term loss)
{
    const std::optional<std::size_t> wound = woundInTurn(*ledger);
    if (wound)
        ledger.set<&Condition::nextBleedingWound>(*wound + 1, loss);
    return wound.value_or(0);
}

/// Round in which the clock was set to 0: kept, or for conditions entered by hand that of the oldest open wound.
std::int32_t clockRound(const Condition& condition, std::int32_t kept)
{
    if (kept > 0)
        return kept;
    const auto oldest = std::ranges::find(condition.wounds, true, &Wound::open);
    return oldest == condition.wounds.end() ? 0 : oldest->round;
}

/// One clock for the character.
void bleedByCharacter(Derivation& derivation, Patient& patient, std::int32_t round, Term wounds)
{
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b, {}, patient.index);
    };
    Ledger& ledger = patient.person.ledger;
    const Term interval = bleedingInterval(derivation, Quantity::BleedingInterval, wounds, patient.index);
    // The round of the first wound does not count.
    const bool counts = round > clockRound(*ledger, ledger->bleedingRound);
    const Term counter = derive(Quantity::BleedingCounter, Rule::Wnd03, Operation::Add, ledger->bleedingCounter,
                                counts ? 1 : 0);
    ledger.set<&Condition::bleedingCounter>(counter);
    const Term due = derive(Quantity::BleedingDue, Rule::Wnd03, Operation::AtLeast, counter, interval);
    if (!due.holds())
        return;
    ledger.set<&Condition::bleedingCounter>(0, due);
    const Term loss = bleedingLoss(derivation, Quantity::BleedingLoss, wounds, patient.index);
    for (std::int32_t point = 0; point < std::clamp(loss.value, 0, kBleedingMostPoints); ++point)
        losePoint(derivation, patient, nextWound(ledger, loss), point);
}

/// A clock for each wound: the k-th open one loses a Hit every 6 - k rounds after its own (bleed.clock).
void bleedByWound(Derivation& derivation, Patient& patient, std::int32_t round)
{
    const Condition& now = *patient.person.ledger;
    std::int32_t rank = 0;
    std::int32_t point = 0;
    for (std::size_t wound = 0; wound < now.wounds.size(); ++wound) {
        if (!now.wounds[wound].open)
            continue;
        const std::int32_t age = round - now.wounds[wound].round;
        if (age > 0 && age % bleedingInterval(++rank) == 0)
            losePoint(derivation, patient, wound, point++);
        else if (age <= 0)
            ++rank;
    }
}

/// Locations that may regain a Hit, the lowest share of remaining Hits first; stable for equal shares.
std::vector<std::size_t> regrowing(const Patient& patient)
{
    const Ledger& ledger = patient.person.ledger;
    const Character& character = patient.person.character;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < kLocations; ++i) {
        const std::int32_t left = character.hitsMax[i] - ledger->damage[i] - ledger->bruises[i];
        const bool destroyed = stateOf(left, character.hitsMax[i], patient.person.switches.severeAt)
            == LocationState::Destroyed;
        if (ledger->damage[i] > 0 && !destroyed && !isBlocked(*ledger, i, patient.person.switches))
            places.push_back(i);
    }
    const auto remaining = [&](std::size_t i) {
        return std::int64_t{character.hitsMax[i]} - ledger->damage[i] - ledger->bruises[i];
    };
    std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) {
        return remaining(a) * character.hitsMax[b] < remaining(b) * character.hitsMax[a];
    });
    return places;
}

bool isInjured(const Patient& patient)
{
    const Ledger& ledger = patient.person.ledger;
    return ledger.openWounds() > 0 || ledger->standardTotal > 0
        || std::ranges::any_of(ledger->damage, [](std::int32_t damage) { return damage > 0; });
}

/// Whether this is a round in which a regenerating character regenerates: each fourth one, of the fight or by switch since he
/// was first hurt (3D-REGEN-01, A-158).
Term regeneratesNow(Derivation& derivation, Patient& patient, std::int32_t round)
{
    constexpr std::int32_t kEvery = 4;
    const auto derive = [&](Quantity quantity, Operation operation, Term a, Term b) {
        return derivation.derive(quantity, Rule::Regen01, operation, a, b, {}, patient.index);
    };
    Ledger& ledger = patient.person.ledger;
    if (!isInjured(patient)) {
        ledger.set<&Condition::regenerationCounter>(kNoEntry);
        return derive(Quantity::RegenerationDue, Operation::Take, 0, {});
    }
    const std::int32_t before = ledger->regenerationCounter;
    const std::int32_t counter = before == kNoEntry ? 0 : std::min(before + 1, 9999);
    ledger.set<&Condition::regenerationCounter>(counter);
    if (patient.person.switches.regenerationClock == RegenerationClockRule::RoundNumber) {
        const Term fours = derive(Quantity::RegenerationRound, Operation::DivideDown, round, kEvery);
        const Term latest = derive(Quantity::RegenerationRound, Operation::Multiply, fours, kEvery);
        return derive(Quantity::RegenerationDue, Operation::Equal, round, latest);
    }
    if (counter >= kEvery)
        ledger.set<&Condition::regenerationCounter>(0);
    return derive(Quantity::RegenerationDue, Operation::AtLeast, counter, kEvery);
}

void closeOldestWound(Derivation& derivation, Patient& patient)
{
    const Condition& now = *patient.person.ledger;
    const auto oldest = std::ranges::find(now.wounds, true, &Wound::open);
    if (oldest == now.wounds.end())
        return;
    const Term left = derivation.derive(Quantity::RegenerationWounds, Rule::Regen01, Operation::Subtract,
                                        patient.openWounds(), 1, {}, patient.index);
    patient.closeWound(derivation, static_cast<std::size_t>(oldest - now.wounds.begin()), left);
}

}  // namespace

std::optional<std::size_t> woundInTurn(const Condition& condition)
{
    const std::size_t count = condition.wounds.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t wound = (static_cast<std::size_t>(condition.nextBleedingWound) + i) % count;
        if (condition.wounds[wound].open)
            return wound;
    }
    return std::nullopt;
}

void bleed(Derivation& derivation, Patient& patient, std::int32_t round)
{
    const std::int32_t open = patient.openWounds();
    if (open == 0)
        return;
    const Term wounds = derivation.derive(Quantity::BleedingWounds, Rule::Wnd03, Operation::Take, open, {}, {},
                                          patient.index);
    if (patient.person.switches.bleedClock == BleedClockRule::PerWound)
        bleedByWound(derivation, patient, round);
    else
        bleedByCharacter(derivation, patient, round, wounds);
}

std::int32_t roundsToBleeding(const Patient& patient, std::int32_t round, std::int32_t most)
{
    // The rule itself, untold: it asks for nothing.
    PresetAnswerer answerer;
    Derivation derivation(answerer, nullptr, {}, nullptr);
    Patient later = patient;
    const std::int32_t before = later.person.ledger->standardTotal;
    for (std::int32_t rounds = 1; rounds <= most; ++rounds) {
        bleed(derivation, later, round + rounds - 1);
        if (later.person.ledger->standardTotal > before)
            return rounds;
    }
    return 0;
}

void regenerate(Derivation& derivation, Patient& patient, std::int32_t round)
{
    if (!patient.person.character.stormerRegeneration)
        return;
    if (!regeneratesNow(derivation, patient, round).holds())
        return;
    if (patient.openWounds() > 0)
        return closeOldestWound(derivation, patient);
    const std::vector<std::size_t> places = regrowing(patient);
    if (places.empty())
        return;
    const std::int32_t chosen = derivation.choose(Query::RegenerationChoice, Rule::Regen02, 0,
                                                  static_cast<int>(places.size()) - 1, 0, patient.index);
    const std::size_t place = places[static_cast<std::size_t>(chosen)];
    const Term where = derivation.derive(Quantity::RegenerationLocation, Rule::Regen02, Operation::Take,
                                         static_cast<std::int32_t>(place), {}, {}, patient.index);
    const auto location = static_cast<std::size_t>(
        std::clamp(where.value, 0, static_cast<std::int32_t>(kLocations) - 1));
    restoreHits(derivation, patient, location, 1, Rule::Regen02);
    wakeFromBruising(derivation, patient);
}

void advanceHealings(Derivation& derivation, Patient& patient)
{
    Ledger& ledger = patient.person.ledger;
    const std::size_t count = ledger->healings.size();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Healing healing = ledger->healings[i];
        if (healing.phases > 1) {
            --healing.phases;
            ledger.setRow<&Condition::healings>(kept++, healing, Term{});
        } else if (healing.kind == Healed::Bruising) {
            easeBruising(derivation, patient, Term{healing.amount}, Rule::Heal01);
        } else {
            restoreHits(derivation, patient, at(healing.location), Term{healing.amount}, Rule::Heal02);
        }
    }
    ledger.keepRows<&Condition::healings>(kept, Term{});
    if (kept < count)
        wakeFromBruising(derivation, patient);
}

}  // namespace hitspread::threed
