#include "rules/systems/threed/harm/tracks.h"

#include "rules/core/trace/derivation.h"

namespace hitspread::threed {

void passOut(Derivation& derivation, Ledger& ledger, Unconscious cause, Term because)
{
    ledger.set<&Condition::unconscious>(cause, because);
    derivation.state(EventKind::Unconscious, causedBy(because));
    ledger.dropHeldActions(because);
}

void die(Derivation& derivation, Ledger& ledger, Dead cause, Term because)
{
    if (ledger->dead == Dead::No)
        derivation.state(EventKind::Dead, causedBy(because));
    ledger.set<&Condition::dead>(cause, because);
}

namespace {

void markBody(Derivation& derivation, Person& person, const Hit& hit)
{
    Ledger& ledger = person.ledger;
    // What an earlier bullet of the same attack did counts.
    const std::int32_t before = person.character.hitsMax[hit.location] - ledger->damage[hit.location]
        - ledger->bruises[hit.location];
    if (hit.bruising) {
        const Term sum = derivation.derive(Quantity::EffectBruising, Rule::Bruise01, Operation::Add,
                                           ledger->bruisingTotal, hit.through);
        ledger.set<&Condition::bruisingTotal>(sum);
        if (!hit.martialArts && !person.switches.bluntMarksLocation)
            return;
        ledger.set<&Condition::bruises>(hit.location,
                                        {ledger->bruises[hit.location] + sane(hit.through.value), hit.through.step});
    } else {
        const Term sum = derivation.derive(Quantity::EffectStandard, Rule::Dam04, Operation::Add, ledger->standardTotal,
                                           hit.through);
        ledger.set<&Condition::standardTotal>(sum);
        ledger.set<&Condition::damage>(hit.location,
                                       {ledger->damage[hit.location] + sane(hit.through.value), hit.through.step});
    }
    const Term left = derivation.derive(Quantity::EffectHitsLeft, Rule::Dam04, Operation::Subtract, before,
                                        hit.through);
    const LocationState state = stateOf(sane(left.value), person.character.hitsMax[hit.location],
                                        person.switches.severeAt);
    constexpr Rule kRules[]{Rule::Track03, Rule::Track03, Rule::Track05, Rule::Track06};
    const Rule rule = kRules[static_cast<std::size_t>(state)];
    derivation.derive(Quantity::EffectState, rule, Operation::Take, static_cast<std::int32_t>(state));
}

/// The sheet has no more lines for wounds or bullets: the Hits are lost, but nothing bleeds or blocks.
void sayUnlisted(Derivation& derivation, Quantity quantity, Rule rule, std::size_t most)
{
    const auto lines = static_cast<std::int32_t>(most);
    derivation.derive(quantity, rule, Operation::AtLeast, lines, lines);
}

void woundAndStick(Derivation& derivation, Person& person, const Hit& hit, Term threshold)
{
    const bool before = person.switches.woundDamage == WoundDamageRule::BeforeArmour;
    if (!hit.bruising && (hit.through.value > 0 || before)) {
        const Term wound = derivation.derive(Quantity::EffectWound, Rule::Wnd01, Operation::Above,
                                             before ? hit.damage : hit.through, threshold);
        if (wound.holds()) {
            if (!person.ledger.addWound(hit.location, hit.round, wound))
                sayUnlisted(derivation, Quantity::EffectUnlisted, Rule::Wnd01, kMostWounds);
            derivation.state(EventKind::Wounded, {before ? hit.damage.value : hit.through.value, wound.step},
                             threshold);
        }
    }
    if (!hit.bruising && hit.canStick && hit.location == at(Location::Torso) && hit.through.value > 0) {
        const Term stuck = derivation.derive(Quantity::EffectStuck, Rule::Dam08, Operation::Above, threshold,
                                             hit.penetration);
        if (stuck.holds()) {
            if (!person.ledger.addStuckBullet(hit.penetration.value, hit.round, stuck))
                sayUnlisted(derivation, Quantity::EffectUnlistedBullet, Rule::Dam08, kMostStuckBullets);
            derivation.state(EventKind::Stuck, {hit.penetration.value, stuck.step}, threshold);
        }
    }
}

}  // namespace

bool isOverwhelmed(Derivation& derivation, Person& person, std::size_t location, Quantity quantity, int index)
{
    Ledger& ledger = person.ledger;
    const std::int32_t marks = sane(ledger->damage[location]) + sane(ledger->bruises[location]);
    const std::int32_t hits = person.character.hitsMax[location];
    if (ledger->bruises[location] <= 0 || !isVitalLoss(location, marks, hits, person.switches))
        return false;
    const Term over = derivation.derive(quantity, Rule::Track08, Operation::AtLeast, marks,
                                        vitalHits(hits, person.switches), {}, index);
    if (!over.holds())
        return false;
    if (person.switches.bruisedVital == BruisedVitalRule::Death) {
        die(derivation, ledger, Dead::Location, over);
        return true;
    }
    if (ledger->unconscious == Unconscious::No)
        passOut(derivation, ledger, Unconscious::MartialArts, over);
    return false;
}

Term woundThreshold(Derivation& derivation, const Person& person)
{
    const std::int32_t shifted = person.switches.shiftLowersPhys ? person.ledger.before.physShifted : 0;
    const std::int32_t whole = person.character.phys;
    if (shifted == 0)
        return derivation.derive(Quantity::EffectThreshold, Rule::Wnd02, Operation::Take, whole);
    return positiveDifference(derivation, Quantity::EffectThreshold, Rule::Wnd02, whole, shifted);
}

bool isVitalLoss(std::size_t location, std::int32_t damage, std::int32_t hits, const Switches& switches)
{
    if (location != at(Location::Head) && location != at(Location::Torso))
        return false;
    const LocationState state = stateOf(hits - damage, hits, switches.severeAt);
    return switches.vitalDeath == VitalDeathRule::AtZero ? state != LocationState::Sound
                                                         : state == LocationState::Destroyed;
}

void disturbAim(Person& person, Term damage)
{
    if (damage.value <= 0 || !person.switches.aimLostOnDamage)
        return;
    person.ledger.loseAims(damage);
}

void judgeTracks(Derivation& derivation, Person& person, Quantity dead, Quantity unconscious, int index)
{
    Ledger& ledger = person.ledger;
    const Switches& switches = person.switches;
    const std::int32_t incap = person.character.incapMax;
    const std::int32_t s = sane(ledger->standardTotal);
    const std::int32_t b = sane(ledger->bruisingTotal);
    const Term fatal = derivation.derive(dead, Rule::Track02, Operation::AtLeast,
                                         fatalMarks(s, b, switches.deathCountsBruising), incap + kFatalExcess, {},
                                         index);
    if (fatal.holds()) {
        die(derivation, ledger, Dead::Incap, fatal);
        return;
    }
    const Term out = derivation.derive(unconscious, Rule::Dam05, outWhen(switches.knockOut), marked(s, b), incap, {},
                                       index);
    if (out.holds() && ledger->unconscious == Unconscious::No)
        passOut(derivation, ledger, s >= incap ? Unconscious::Incap : Unconscious::Bruising, out);
}

void applyHit(Derivation& derivation, Person& person, const Hit& hit, Term threshold)
{
    const Derivation::Element element = derivation.about(derivation.subject().location(static_cast<int>(hit.location)));
    const Term reaches = hit.penetrated && hit.through.value > 0 ? hit.through : causedBy(hit.through);
    derivation.state(hit.bruising ? EventKind::Bruised : EventKind::Through, reaches);
    if (!hit.penetrated)
        return;
    Ledger& ledger = person.ledger;
    if (hit.through.value > 0) {
        markBody(derivation, person, hit);
        disturbAim(person, hit.through);
    }
    woundAndStick(derivation, person, hit, threshold);
    if (hit.through.value <= 0 || ledger->dead != Dead::No)
        return;
    const std::int32_t hits = person.character.hitsMax[hit.location];
    if (!hit.bruising && isVitalLoss(hit.location, ledger->damage[hit.location], hits, person.switches)) {
        const Term dead = derivation.derive(Quantity::EffectDead, Rule::Dam07, Operation::AtLeast,
                                            sane(ledger->damage[hit.location]), vitalHits(hits, person.switches));
        if (dead.holds()) {
            die(derivation, ledger, Dead::Location, dead);
            return;
        }
    }
    if (ledger->dead == Dead::No && isOverwhelmed(derivation, person, hit.location, Quantity::EffectOverwhelmed))
        return;
    judgeTracks(derivation, person, Quantity::EffectDead, Quantity::EffectUnconscious);
}

}  // namespace hitspread::threed
