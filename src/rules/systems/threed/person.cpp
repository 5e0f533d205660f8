#include "rules/systems/threed/person.h"

#include <algorithm>
#include <span>

namespace hitspread::threed {

namespace {

/// Positions of the condition's conditionFields, looked up once.
struct ConditionFields {
    static std::uint16_t of(std::string_view id) { return conditionRecord.indexOf(id).value_or(0); }

    std::uint16_t damage = of("damage");
    std::uint16_t bruises = of("bruises");
    std::uint16_t standardTotal = of("standardTotal");
    std::uint16_t bruisingTotal = of("bruisingTotal");
    std::uint16_t woundCount = of("woundCount");
    std::uint16_t woundLocations = of("woundLocations");
    std::uint16_t woundRounds = of("woundRounds");
    std::uint16_t woundsOpen = of("woundsOpen");
    std::uint16_t bleedingCounter = of("bleedingCounter");
    std::uint16_t stuckCount = of("stuckCount");
    std::uint16_t stuckPenetration = of("stuckPenetration");
    std::uint16_t stuckRounds = of("stuckRounds");
    std::uint16_t stuckRemoved = of("stuckRemoved");
    std::uint16_t unconscious = of("unconscious");
    std::uint16_t dead = of("dead");
    std::uint16_t posture = of("posture");
    std::uint16_t stance = of("stance");
    std::uint16_t aims = of("aims");
    std::uint16_t shooters = of("shooters");
    std::uint16_t earlierShooters = of("earlierShooters");
    std::uint16_t shooterMarks = of("shooterMarks");
    std::uint16_t blowDamage = of("blowDamage");
    std::uint16_t blowThrough = of("blowThrough");
    std::uint16_t zoneValue = of("zoneValue");
    std::uint16_t zoneBullets = of("zoneBullets");
    std::uint16_t zoneCrossers = of("zoneCrossers");
    std::uint16_t zoneCrosserMarks = of("zoneCrosserMarks");
    std::uint16_t additionalLeft = of("additionalLeft");
    std::uint16_t additionalTaken = of("additionalTaken");
    std::uint16_t underFirePenalty = of("underFirePenalty");
    std::uint16_t pendingPenalty = of("pendingPenalty");
    std::uint16_t pendingByDodge = of("pendingByDodge");
    std::uint16_t actionsLeft = of("actionsLeft");
    std::uint16_t actionsLost = of("actionsLost");
    std::uint16_t phasesLost = of("phasesLost");
    std::uint16_t initiative = of("initiative");
    std::uint16_t initiativeLoss = of("initiativeLoss");
    std::uint16_t shotsThisRound = of("shotsThisRound");
    std::uint16_t livingId = of("livingIdLost");
    std::uint16_t livingIdHits = of("livingIdHits");
    std::uint16_t coverPv = of("coverPv");
    std::uint16_t coverId = of("coverId");
    std::uint16_t coverIdLeft = of("coverIdLeft");
    std::uint16_t vevaphonPv = of("vevaphonPv");
    std::uint16_t meleeDefence = of("meleeDefence");
    std::uint16_t meleeDefenceScope = of("meleeDefenceScope");
    std::uint16_t roundDefence = of("roundDefence");
    std::uint16_t rangedDefence = of("rangedDefence");
    std::uint16_t danced = of("danced");
    std::uint16_t dodgePenalty = of("dodgePenalty");
    std::uint16_t freeParriesLeft = of("freeParriesLeft");
    std::uint16_t meleeAim = of("meleeAim");
    std::uint16_t secondBlowDue = of("secondBlowDue");
    std::uint16_t bleedingRound = of("bleedingRound");
    std::uint16_t actionsHeld = of("actionsHeld");
    std::uint16_t splitSkill = of("splitSkill");
    std::uint16_t splitRank = of("splitRank");
    std::uint16_t splitHeld = of("splitHeld");
};

const ConditionFields& conditionFields()
{
    static const ConditionFields instance;
    return instance;
}

std::size_t crossers(std::int32_t count)
{
    return static_cast<std::size_t>(std::clamp(count, 0, static_cast<std::int32_t>(kMostCrossers)));
}

}  // namespace

std::int32_t currentPhys(const Character& character, const Condition& condition, const Switches& switches)
{
    return switches.shiftLowersPhys ? std::max(0, character.phys - condition.physShifted) : character.phys;
}

std::int32_t openWounds(const Condition& condition)
{
    const auto end = condition.woundsOpen.begin()
        + std::clamp(condition.woundCount, 0, static_cast<std::int32_t>(kMostWounds));
    return static_cast<std::int32_t>(std::count(condition.woundsOpen.begin(), end, true));
}

std::int32_t hitsLeft(const Character& character, const Condition& condition, std::size_t location)
{
    return character.hitsMax[location] - condition.damage[location] - condition.bruises[location];
}

Ledger::Ledger(const Condition& condition)
    : before(condition),
      standardTotal{condition.standardTotal},
      bruisingTotal{condition.bruisingTotal},
      unconscious{static_cast<std::int32_t>(condition.unconscious)},
      dead{static_cast<std::int32_t>(condition.dead)},
      posture{static_cast<std::int32_t>(condition.posture)},
      stance{condition.stance ? 1 : 0},
      aims{condition.aims},
      shooters{condition.shooters},
      earlierShooters{condition.earlierShooters},
      underFirePenalty{condition.underFirePenalty},
      pendingPenalty{condition.pendingPenalty},
      pendingByDodge{condition.pendingByDodge ? 1 : 0},
      actionsLeft{condition.actionsLeft},
      actionsLost{condition.actionsLost},
      phasesLost{condition.phasesLost},
      initiative{condition.initiative},
      initiativeLoss{static_cast<std::int32_t>(condition.initiativeLoss)},
      shotsThisRound{condition.shotsThisRound},
      vevaphonPv{condition.vevaphonPv},
      bleedingCounter{condition.bleedingCounter},
      meleeDefence{condition.meleeDefence},
      meleeDefenceScope{static_cast<std::int32_t>(condition.meleeDefenceScope)},
      roundDefence{condition.roundDefence},
      rangedDefence{condition.rangedDefence},
      danced{condition.danced ? 1 : 0},
      dodgePenalty{condition.dodgePenalty},
      freeParriesLeft{condition.freeParriesLeft},
      meleeAim{condition.meleeAim ? 1 : 0},
      secondBlowDue{condition.secondBlowDue ? 1 : 0},
      blowDamage{condition.blowDamage},
      blowThrough{condition.blowThrough},
      zoneValue{condition.zoneValue},
      zoneBullets{condition.zoneBullets},
      zoneCrossers{condition.zoneCrossers},
      additionalLeft{condition.additionalLeft},
      additionalTaken{condition.additionalTaken ? 1 : 0},
      bleedingRound{condition.bleedingRound},
      actionsHeld{condition.actionsHeld},
      splitHeld{condition.splitHeld ? 1 : 0},
      openWounds(threed::openWounds(condition))
{
    for (std::size_t i = 0; i < kLocations; ++i) {
        damage[i].value = before.damage[i];
        bruises[i].value = before.bruises[i];
        livingId[i].value = before.livingId[i];
    }
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        splitSkill[i].value = before.splitSkill[i];
        splitRank[i].value = before.splitRank[i];
    }
    for (std::size_t i = 0; i < kMostShooters; ++i)
        shooterMarks[i].value = before.shooterMarks[i];
}

void Ledger::addWound(std::int32_t location, std::int32_t round, Term because)
{
    if (openWounds == 0) {
        bleedingCounter.set(0, because);  // the clock starts with the first wound
        bleedingRound.set(round, because);
    }
    ++openWounds;
    m_wounds.push_back({location, round, because.step});
}

void Ledger::addStuckBullet(std::int32_t penetration, std::int32_t round, Term because)
{
    m_stuck.push_back({penetration, round, because.step});
}

void Ledger::loseStanceAndAims(Term because)
{
    stance.set(0, because);
    aims.set(0, because);
    meleeAim.set(0, because);
}

void Ledger::hasActed(Term because, std::int32_t skillPlace)
{
    if (zoneEndsByActing)
        endZone(because);
    aims.set(0, because);
    meleeAim.set(0, because);
    secondBlowDue.set(0, because);
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        if (splitSkill[i].value < 0 || splitSkill[i].value != skillPlace)
            continue;
        splitSkill[i].set(-1, because);
        splitRank[i].set(0, because);
        break;
    }
    if (splitSkill[0].value < 0 && splitSkill[1].value < 0)
        endBurden(because);
}

void Ledger::endBurden(Term because)
{
    pendingPenalty.set(0, because);
    pendingByDodge.set(0, because);
}

void Ledger::loseAction(Term because)
{
    if (actionsHeld.value > 0)
        actionsHeld.set(actionsHeld.value - 1, because);
    else if (actionsLeft.value != kNoEntry && actionsLeft.value > 0)
        actionsLeft.set(actionsLeft.value - 1, because);
    else
        actionsLost.set(actionsLost.value + 1, because);
}

void Ledger::spendAction(Term because)
{
    if (actionsLeft.value != kNoEntry && actionsLeft.value > 0)
        actionsLeft.set(actionsLeft.value - 1, because);
}

bool Ledger::canReact(const Switches& switches) const
{
    const bool held = actionsHeld.value > 0 && switches.opportunityInterrupt;
    const bool additional = additionalLeft.value > 0 && additionalTaken.value == 0;
    return actionsLeft.value != 0 || held || additional;
}

void Ledger::spendReaction(const Switches& switches, Term because)
{
    if (actionsHeld.value > 0 && switches.opportunityInterrupt) {
        actionsHeld.set(actionsHeld.value - 1, because);
        splitHeld.set(0, because);
    } else if (actionsLeft.value == 0 && additionalLeft.value > 0) {
        additionalLeft.set(additionalLeft.value - 1, because);
        additionalTaken.set(1, because);
    } else {
        spendAction(because);
    }
}

void Ledger::addShooter(std::string_view name)
{
    const std::int32_t mark = nameMark(name);
    if (shooters.value == 0) {
        for (Tracked& known : shooterMarks)
            known.value = 0;
    }
    if (mark != 0) {
        const auto known = std::ranges::find_if(
            shooterMarks, [mark](const Tracked& one) { return one.value == mark || one.value == -mark; });
        if (known != shooterMarks.end()) {
            if (known->value < 0)
                earlierShooters.value = std::max(0, earlierShooters.value - 1);
            known->value = mark;
            return;
        }
        const auto place = std::ranges::find(shooterMarks, 0, &Tracked::value);
        if (place != shooterMarks.end())
            place->value = mark;
    }
    shooters.value += 1;
}

void Ledger::endZone(Term because)
{
    zoneValue.set(kNoEntry, because);
    zoneBullets.set(0, because);
    zoneCrossers.set(0, because);
}

void Ledger::wearCover(std::int32_t pv, std::int32_t id, Term left)
{
    m_cover = {Tracked{pv, left.step}, Tracked{id, left.step}, Tracked{left.value, left.step}};
    m_coverTouched = true;
}

void Ledger::leaveCover(Term because)
{
    m_cover = {Tracked{kNoEntry, because.step}, Tracked{kNoEntry, because.step}, Tracked{0, because.step}};
    m_coverTouched = true;
}

void Ledger::settleLiving(std::size_t location, std::int32_t hits, Term because)
{
    m_livingHits[location].set({hits, because.step});
    m_livingTouched |= 1U << location;
}

void Ledger::reckonLiving(std::size_t location, std::int32_t hits, Term because)
{
    const bool touched = (m_livingTouched >> location & 1U) != 0;
    if (!touched && before.livingIdHits[location] == kNoEntry)
        settleLiving(location, hits, because);
}

void Ledger::addCrosser(std::string_view name)
{
    const std::int32_t mark = nameMark(name);
    if (mark == 0 || crossers(before.zoneCrossers) == kMostCrossers)
        return;
    m_crosser = mark;
    zoneCrossers.value += 1;
}

std::int32_t nameMark(std::string_view name)
{
    if (name.empty())
        return 0;
    // FNV-1a: the same on every machine.
    std::uint32_t hash = 2166136261U;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return static_cast<std::int32_t>(hash % 999'999'999U) + 1;
}

bool hasCrossed(const Condition& gunner, std::string_view name)
{
    const std::span marks = std::span(gunner.zoneCrosserMarks).first(crossers(gunner.zoneCrossers));
    return gunner.zoneValue != kNoEntry && std::ranges::find(marks, nameMark(name)) != marks.end();
}

void Ledger::dropHeldActions(Term because)
{
    actionsHeld.set(0, because);
    splitHeld.set(0, because);
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        splitSkill[i].set(-1, because);
        splitRank[i].set(0, because);
    }
}

namespace {

/// Overrides may put any number anywhere: what is written stays within what the field allows.
std::int32_t allowed(const FieldDeclaration& declared, std::int32_t value)
{
    const bool none = declared.optional && value == kNoEntry;
    const bool bounded = declared.maximum > declared.minimum;
    return none || !bounded ? value : std::clamp(value, declared.minimum, declared.maximum);
}

/// States what is no longer as it was. Nearly every value is: comparing is all that may cost, what follows is kept apart.
class Differences {
public:
    Differences(Derivation& derivation, std::uint8_t part, std::uint16_t element)
        : m_derivation(derivation), m_part(part), m_element(element)
    {}

    void operator()(std::uint16_t field, std::int32_t old, const Tracked& now, std::size_t index = 0) const
    {
        if (now.value != old)
            state(field, old, now, index);
    }

private:
    void state(std::uint16_t field, std::int32_t old, const Tracked& now, std::size_t index) const;

    Derivation& m_derivation;
    std::uint8_t m_part;
    std::uint16_t m_element;
};

void Differences::state(std::uint16_t field, std::int32_t old, const Tracked& now, std::size_t index) const
{
    const std::int32_t kept = allowed(conditionRecord.fields[field], now.value);
    m_derivation.change({m_part, m_element, field, static_cast<std::uint16_t>(index), old, kept, now.step});
}

}  // namespace

void Ledger::commitWounds(Derivation& derivation, std::uint8_t part, std::uint16_t element) const
{
    const ConditionFields& field = conditionFields();
    const auto put = [&](std::uint16_t id, std::int32_t old, std::int32_t now, std::int32_t step, std::size_t index) {
        const std::int32_t kept = allowed(conditionRecord.fields[id], now);
        derivation.change({part, element, id, static_cast<std::uint16_t>(index), old, kept, step});
    };
    // What no longer fits on the sheet is not kept: 64 wounds or bullets are far beyond what anybody lives through.
    auto i = static_cast<std::size_t>(std::max(0, before.woundCount));
    for (const Wound& wound : m_wounds) {
        if (i >= kMostWounds)
            break;
        put(field.woundLocations, static_cast<std::int32_t>(before.woundLocations[i]), wound.location, wound.step, i);
        put(field.woundRounds, before.woundRounds[i], wound.round, wound.step, i);
        put(field.woundsOpen, before.woundsOpen[i] ? 1 : 0, 1, wound.step, i);
        ++i;
    }
    if (!m_wounds.empty())
        put(field.woundCount, before.woundCount, static_cast<std::int32_t>(i), m_wounds.back().step, 0);
    i = static_cast<std::size_t>(std::max(0, before.stuckCount));
    for (const Stuck& stuck : m_stuck) {
        if (i >= kMostStuckBullets)
            break;
        put(field.stuckPenetration, before.stuckPenetration[i], stuck.penetration, stuck.step, i);
        put(field.stuckRounds, before.stuckRounds[i], stuck.round, stuck.step, i);
        put(field.stuckRemoved, before.stuckRemoved[i] ? 1 : 0, 0, stuck.step, i);
        ++i;
    }
    if (!m_stuck.empty())
        put(field.stuckCount, before.stuckCount, static_cast<std::int32_t>(i), m_stuck.back().step, 0);
}

void Ledger::commitRarities(Derivation& derivation, std::uint8_t part, std::uint16_t element) const
{
    const ConditionFields& field = conditionFields();
    const Differences state(derivation, part, element);
    for (std::size_t i = 0; i < kLocations; ++i) {
        if ((m_livingTouched >> i & 1U) != 0)
            state(field.livingIdHits, before.livingIdHits[i], m_livingHits[i], i);
    }
    if (!m_coverTouched)
        return;
    state(field.coverPv, before.coverPv, m_cover[0]);
    state(field.coverId, before.coverId, m_cover[1]);
    state(field.coverIdLeft, before.coverIdLeft, m_cover[2]);
}

void Ledger::commit(Derivation& derivation, std::uint8_t part, std::uint16_t element) const
{
    if (!derivation.isRecording())
        return;
    const ConditionFields& field = conditionFields();
    const Differences state(derivation, part, element);
    for (std::size_t i = 0; i < kLocations; ++i) {
        state(field.damage, before.damage[i], damage[i], i);
        state(field.bruises, before.bruises[i], bruises[i], i);
        state(field.livingId, before.livingId[i], livingId[i], i);
    }
    state(field.standardTotal, before.standardTotal, standardTotal);
    state(field.bruisingTotal, before.bruisingTotal, bruisingTotal);
    if (!m_wounds.empty() || !m_stuck.empty())
        commitWounds(derivation, part, element);
    if (m_coverTouched || m_livingTouched != 0)
        commitRarities(derivation, part, element);
    state(field.bleedingCounter, before.bleedingCounter, bleedingCounter);
    state(field.unconscious, static_cast<std::int32_t>(before.unconscious), unconscious);
    state(field.dead, static_cast<std::int32_t>(before.dead), dead);
    state(field.posture, static_cast<std::int32_t>(before.posture), posture);
    state(field.stance, before.stance ? 1 : 0, stance);
    state(field.aims, before.aims, aims);
    state(field.shooters, before.shooters, shooters);
    state(field.earlierShooters, before.earlierShooters, earlierShooters);
    for (std::size_t i = 0; i < kMostShooters; ++i)
        state(field.shooterMarks, before.shooterMarks[i], shooterMarks[i], i);
    state(field.underFirePenalty, before.underFirePenalty, underFirePenalty);
    state(field.pendingPenalty, before.pendingPenalty, pendingPenalty);
    state(field.pendingByDodge, before.pendingByDodge ? 1 : 0, pendingByDodge);
    state(field.actionsLeft, before.actionsLeft, actionsLeft);
    state(field.actionsLost, before.actionsLost, actionsLost);
    state(field.phasesLost, before.phasesLost, phasesLost);
    state(field.initiative, before.initiative, initiative);
    state(field.initiativeLoss, static_cast<std::int32_t>(before.initiativeLoss), initiativeLoss);
    state(field.shotsThisRound, before.shotsThisRound, shotsThisRound);
    state(field.vevaphonPv, before.vevaphonPv, vevaphonPv);
    state(field.meleeDefence, before.meleeDefence, meleeDefence);
    state(field.meleeDefenceScope, static_cast<std::int32_t>(before.meleeDefenceScope), meleeDefenceScope);
    state(field.roundDefence, before.roundDefence, roundDefence);
    state(field.rangedDefence, before.rangedDefence, rangedDefence);
    state(field.danced, before.danced ? 1 : 0, danced);
    state(field.dodgePenalty, before.dodgePenalty, dodgePenalty);
    state(field.freeParriesLeft, before.freeParriesLeft, freeParriesLeft);
    state(field.meleeAim, before.meleeAim ? 1 : 0, meleeAim);
    state(field.secondBlowDue, before.secondBlowDue ? 1 : 0, secondBlowDue);
    state(field.blowDamage, before.blowDamage, blowDamage);
    state(field.blowThrough, before.blowThrough, blowThrough);
    state(field.zoneValue, before.zoneValue, zoneValue);
    state(field.zoneBullets, before.zoneBullets, zoneBullets);
    // Marks beyond the count are not kept in a row: undo would not find them again.
    const std::size_t crossed = crossers(before.zoneCrossers);
    for (std::size_t i = crossers(zoneCrossers.value); i < crossed; ++i)
        state(field.zoneCrosserMarks, before.zoneCrosserMarks[i], Tracked{0, zoneCrossers.step}, i);
    if (m_crosser != 0)
        state(field.zoneCrosserMarks, before.zoneCrosserMarks[crossed], Tracked{m_crosser}, crossed);
    state(field.zoneCrossers, before.zoneCrossers, zoneCrossers);
    state(field.additionalLeft, before.additionalLeft, additionalLeft);
    state(field.additionalTaken, before.additionalTaken ? 1 : 0, additionalTaken);
    state(field.bleedingRound, before.bleedingRound, bleedingRound);
    state(field.actionsHeld, before.actionsHeld, actionsHeld);
    state(field.splitHeld, before.splitHeld ? 1 : 0, splitHeld);
    for (std::size_t i = 0; i < kSplitParts; ++i) {
        state(field.splitSkill, before.splitSkill[i], splitSkill[i], i);
        state(field.splitRank, before.splitRank[i], splitRank[i], i);
    }
}

}  // namespace hitspread::threed
