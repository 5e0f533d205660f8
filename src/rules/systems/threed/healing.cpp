#include "rules/systems/threed/healing.h"

#include <algorithm>

namespace hitspread::threed {

void Patient::closeWound(Derivation& derivation, std::size_t wound, Term because)
{
    draft.now.woundsOpen[wound] = false;
    const auto location = static_cast<int>(at(draft.now.woundLocations[wound]));
    derivation.state(EventKind::WoundClosed, derivation.subject().location(location), causedBy(because));
    draft.because("woundsOpen", because, wound);
    person.ledger.openWounds = openWounds();
    if (person.ledger.openWounds == 0)
        person.ledger.bleedingCounter.set(0, because);
}

std::int32_t stuckBullets(const Condition& condition)
{
    const auto end = condition.stuckRemoved.begin()
        + std::clamp(condition.stuckCount, 0, static_cast<std::int32_t>(kMostStuckBullets));
    return static_cast<std::int32_t>(std::count(condition.stuckRemoved.begin(), end, false));
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
    const bool isWhole = ledger.damage[location].value == 0 && ledger.bruises[location].value == 0;
    if (patient.person.character.xenoSkin && isWhole) {
        ledger.livingId[location].set(0, because);
        ledger.forgetLiving(location, because);
    }
}

}  // namespace

void restoreHits(Derivation& derivation, Patient& patient, std::size_t location, Term amount, Rule rule)
{
    const Derivation::Element element = derivation.about(derivation.subject().location(static_cast<int>(location)));
    Ledger& ledger = patient.person.ledger;
    const int step = patient.index * static_cast<int>(kLocations + 1) + static_cast<int>(location);
    if (isBlocked(patient.draft.now, location, patient.person.switches)) {
        const Term blocked = derivation.derive(Quantity::HealingBlocked, Rule::Dam09, Operation::Above,
                                               stuckBullets(patient.draft.now), 0, {}, step);
        if (blocked.holds())
            return;
    }
    const Term restored = derivation.derive(Quantity::HealingRestored, rule, Operation::Minimum, amount,
                                            ledger.damage[location].value, {}, step);
    const std::int32_t given = std::clamp(restored.value, 0, ledger.damage[location].value);
    ledger.damage[location].set({ledger.damage[location].value - given, restored.step});
    if (given > 0)
        renewSkin(patient, location, restored);
    ledger.standardTotal.set({std::max(0, ledger.standardTotal.value - given), restored.step});
    if (given > 0)
        derivation.state(EventKind::Healed, {given, restored.step});
}

void easeBruising(Derivation& derivation, Patient& patient, Term amount, Rule rule)
{
    Ledger& ledger = patient.person.ledger;
    const Term left = positiveDifference(derivation, Quantity::HealingBruising, rule, ledger.bruisingTotal.value,
                                         amount, patient.index);
    const std::int32_t kept = std::clamp(left.value, 0, ledger.bruisingTotal.value);
    if (kept < ledger.bruisingTotal.value)
        derivation.state(EventKind::Eased, {ledger.bruisingTotal.value - kept, left.step});
    ledger.bruisingTotal.set({kept, left.step});
    const auto marked = [&] {
        std::int32_t sum = 0;
        for (const Tracked& mark : ledger.bruises)
            sum += mark.value;
        return sum;
    };
    for (std::int32_t sum = marked(); sum > ledger.bruisingTotal.value; sum = marked()) {
        Tracked& worst = *std::ranges::max_element(ledger.bruises, {}, &Tracked::value);
        worst.set({std::max(0, worst.value - (sum - ledger.bruisingTotal.value)), left.step});
        renewSkin(patient, static_cast<std::size_t>(&worst - ledger.bruises.data()), left);
    }
}

void wakeFromBruising(Derivation& derivation, Patient& patient)
{
    Ledger& ledger = patient.person.ledger;
    if (!ledger.unconscious.is(Unconscious::Bruising))
        return;
    const std::int32_t marks = marked(sane(ledger.standardTotal.value), sane(ledger.bruisingTotal.value));
    // A free square is what being out leaves none of.
    const bool outAtFull = outWhen(patient.person.switches.knockOut) == Operation::AtLeast;
    const Term awake = derivation.derive(Quantity::HealingAwake, Rule::Track01,
                                         outAtFull ? Operation::Above : Operation::AtLeast,
                                         patient.person.character.incapMax, marks, {}, patient.index);
    if (awake.holds()) {
        ledger.unconscious.set(Unconscious::No, awake);
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
    const std::int32_t marks = ledger.damage[location].value + ledger.bruises[location].value;
    derivation.derive(steps.hitsLeft, rule, Operation::Subtract, hits - marks, amount, {}, stepIndex);
    ledger.damage[location].set({ledger.damage[location].value + sane(amount.value), amount.step});
    const Term total = derivation.derive(steps.standard, rule, Operation::Add, ledger.standardTotal.value, amount, {},
                                         stepIndex);
    ledger.standardTotal.set(total);
    disturbAim(person, amount);
    if (!ledger.dead.is(Dead::No))
        return;
    if (isVitalLoss(location, ledger.damage[location].value, hits, person.switches)) {
        const Term dead = derivation.derive(steps.dead, Rule::Dam07, Operation::AtLeast,
                                            sane(ledger.damage[location].value), vitalHits(hits, person.switches), {},
                                            patient.index);
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
