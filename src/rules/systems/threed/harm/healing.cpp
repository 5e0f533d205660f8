#include "rules/systems/threed/harm/healing.h"

#include "rules/core/trace/derivation.h"

#include <algorithm>
#include <numeric>

namespace hitspread::threed {

void Patient::closeWound(Derivation& derivation, std::size_t wound, Term because)
{
    person.ledger.set<&Condition::wounds, &Wound::open>(wound, false, because);
    const auto location = static_cast<int>(at(person.ledger->wounds[wound].location));
    derivation.state(EventKind::WoundClosed, derivation.subject().location(location), causedBy(because));
    if (person.ledger.openWounds() == 0)
        person.ledger.set<&Condition::bleedingCounter>(0, because);
}

std::int32_t stuckBullets(const Condition& condition)
{
    return static_cast<std::int32_t>(std::ranges::count(condition.stuck, false, &StuckBullet::removed));
}

bool isBlocked(const Condition& condition, std::size_t location, const Switches& switches)
{
    if (stuckBullets(condition) == 0)
        return false;
    return location == at(Location::Torso) || switches.stuckBlocks == StuckBlocksRule::AllHits;
}

namespace {

/// Skin is whole again where the Hits are (3D-XENO-02, A-075).
void renewSkin(Patient& patient, std::size_t location, Term because)
{
    Ledger& ledger = patient.person.ledger;
    const bool isWhole = ledger->damage[location] == 0 && ledger->bruises[location] == 0;
    if (patient.person.character.xenoSkin && isWhole) {
        ledger.set<&Condition::livingId>(location, 0, because);
        ledger.set<&Condition::livingIdHits>(location, kNoEntry, because);  // reckoned anew when it is next used
    }
}

}  // namespace

void restoreHits(Derivation& derivation, Patient& patient, std::size_t location, Term amount, Rule rule)
{
    const Derivation::Element element = derivation.about(derivation.subject().location(static_cast<int>(location)));
    Ledger& ledger = patient.person.ledger;
    const int step = patient.index * static_cast<int>(kLocations + 1) + static_cast<int>(location);
    if (isBlocked(*ledger, location, patient.person.switches)) {
        const Term blocked = derivation.derive(Quantity::HealingBlocked, Rule::Dam09, Operation::Above,
                                               stuckBullets(*ledger), 0, {}, step);
        if (blocked.holds())
            return;
    }
    const Term restored = derivation.derive(Quantity::HealingRestored, rule, Operation::Minimum, amount,
                                            ledger->damage[location], {}, step);
    const std::int32_t given = std::clamp<std::int32_t>(restored.value, 0, ledger->damage[location]);
    ledger.set<&Condition::damage>(location, {ledger->damage[location] - given, restored.step});
    if (given > 0)
        renewSkin(patient, location, restored);
    ledger.set<&Condition::standardTotal>({std::max(0, ledger->standardTotal - given), restored.step});
    if (given > 0)
        derivation.state(EventKind::Healed, {given, restored.step});
}

void easeBruising(Derivation& derivation, Patient& patient, Term amount, Rule rule)
{
    Ledger& ledger = patient.person.ledger;
    const Term left = positiveDifference(derivation, Quantity::HealingBruising, rule, ledger->bruisingTotal, amount,
                                         patient.index);
    const std::int32_t kept = std::clamp(left.value, 0, ledger->bruisingTotal);
    if (kept < ledger->bruisingTotal)
        derivation.state(EventKind::Eased, {ledger->bruisingTotal - kept, left.step});
    ledger.set<&Condition::bruisingTotal>({kept, left.step});
    const auto marked = [&] { return std::accumulate(ledger->bruises.begin(), ledger->bruises.end(), 0); };
    for (std::int32_t sum = marked(); sum > ledger->bruisingTotal; sum = marked()) {
        const auto worst = std::ranges::max_element(ledger->bruises);
        const auto place = static_cast<std::size_t>(worst - ledger->bruises.begin());
        ledger.set<&Condition::bruises>(place, {std::max(0, *worst - (sum - ledger->bruisingTotal)), left.step});
        renewSkin(patient, place, left);
    }
}

void wakeFromBruising(Derivation& derivation, Patient& patient)
{
    Ledger& ledger = patient.person.ledger;
    if (ledger->unconscious != Unconscious::Bruising)
        return;
    const std::int32_t marks = marked(sane(ledger->standardTotal), sane(ledger->bruisingTotal));
    // A free square is what being out leaves none of.
    const bool outAtFull = outWhen(patient.person.switches.knockOut) == Operation::AtLeast;
    const Term awake = derivation.derive(Quantity::HealingAwake, Rule::Track01,
                                         outAtFull ? Operation::Above : Operation::AtLeast,
                                         patient.person.character.incapMax, marks, {}, patient.index);
    if (awake.holds()) {
        ledger.set<&Condition::unconscious>(Unconscious::No, awake);
        derivation.state(EventKind::Awake, causedBy(awake));
    }
}

void loseHits(Derivation& derivation, Patient& patient, std::size_t location, Term amount, Rule rule, EventKind kind,
              const LossSteps& steps, int stepIndex)
{
    const Derivation::Element element = derivation.about(derivation.subject().location(static_cast<int>(location)));
    derivation.state(kind, amount);
    Person& person = patient.person;
    Ledger& ledger = person.ledger;
    const std::int32_t hits = person.character.hitsMax[location];
    const std::int32_t marks = ledger->damage[location] + ledger->bruises[location];
    derivation.derive(steps.hitsLeft, rule, Operation::Subtract, hits - marks, amount, {}, stepIndex);
    ledger.set<&Condition::damage>(location, {ledger->damage[location] + sane(amount.value), amount.step});
    const Term total = derivation.derive(steps.standard, rule, Operation::Add, ledger->standardTotal, amount, {},
                                         stepIndex);
    ledger.set<&Condition::standardTotal>(total);
    disturbAim(person, amount);
    if (ledger->dead != Dead::No)
        return;
    if (isVitalLoss(location, ledger->damage[location], hits, person.switches)) {
        const Term dead = derivation.derive(steps.dead, Rule::Dam07, Operation::AtLeast, sane(ledger->damage[location]),
                                            vitalHits(hits, person.switches), {}, patient.index);
        if (dead.holds()) {
            die(derivation, ledger, Dead::Location, dead);
            return;
        }
    }
    if (isOverwhelmed(derivation, person, location, steps.overwhelmed, patient.index))
        return;
    judgeTracks(derivation, person, steps.dead, steps.unconscious, patient.index);
}

}  // namespace hitspread::threed
