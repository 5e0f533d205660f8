#include "rules/systems/threed/guns/gunfire.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/turn/split.h"

namespace hitspread::threed {

void GunFire::declare(std::int32_t distance, std::int32_t aims, std::string_view skill, bool oneOfTwo)
{
    const Derivation::Element element(m_derivation, m_number, Subject());
    m_band = derive(Quantity::ShotBand, Rule::Rng01, Operation::Take, bandOf(distance, m_gun.weapon.range)).value;
    m_band = std::clamp(m_band, 0, kBeyondRange - 1);
    // A stance belongs to the weapon it was taken with, a quick-drawn weapon has not been aimed (3D-DRAW-05), and with a gun in
    // each hand nobody stands in one.
    const std::int32_t stance = m_shooter.ledger.before.stance && !m_options.quickDraw && !oneOfTwo ? 1 : 0;
    m_stance = derive(Quantity::ShotStance, Rule::Rcl08, Operation::Take, stance).holds();
    m_rest = derive(Quantity::ShotRest, Rule::Dev07, Operation::Both, stance, m_options.rest ? 1 : 0).holds();
    m_aims = aimsThatCount(m_derivation, Quantity::ShotAims, Rule::Aim05,
                           m_options.quickDraw || m_shooter.ledger.before.meleeAim ? 0 : aims, m_stance, m_rest,
                           m_switches.maxAims);
    const Term chosen = derive(Quantity::ShotType, Rule::Dev05, Operation::Choose, m_aims,
                               static_cast<std::int32_t>(ShotType::Aimed),
                               static_cast<std::int32_t>(shotType(0, has(m_shooter.character, advantage::rapidFire))));
    m_type = static_cast<ShotType>(std::clamp(chosen.value, 0, 2));
    m_skill = rankInAction(m_shooter.character, m_shooter.ledger.before, skill);
    if (m_skill.value == 0)
        derive(Quantity::ShotUnskilled, Rule::Skl01, Operation::Equal, m_skill, 0);
    m_weapon.finishRefocusing();
}

void GunFire::halveSkill()
{
    const Derivation::Element element(m_derivation, m_number, Subject());
    m_skill = derive(Quantity::ShotHalfSkill, Rule::Dual05, Operation::DivideDown, m_skill, 2);
}

void GunFire::recoil()
{
    const Derivation::Element element(m_derivation, m_number, Subject());
    m_recoil = threed::effectiveRecoil(m_derivation,
                                       {m_gun.weapon.recoil, bafflingOf(m_gun.accessories), m_stance, m_rest});
    if (m_options.mode == Mode::SemiAuto) {
        const Term counted = semiAutoRecoil(m_gun.weapon, m_recoil, m_switches);
        m_shotsPerAction = semiAutoShots(m_derivation, m_shooter.character.str, counted);
    } else {
        derive(Quantity::ShotsPerAction, Rule::Rof03, Operation::Take, 1);
    }
    static_cast<void>(shotsPerRound(m_derivation, Quantity::ShotsPerRound, m_shooter.character.dex));
}

void GunFire::hold(Hands hands, std::optional<Term> other)
{
    const Derivation::Element element(m_derivation, m_number, Subject());
    const Character& shooter = m_shooter.character;
    m_hands = hands;
    m_grip = gripOf(shooter, m_shooter.ledger.before, hands);
    const Term limit = recoilLimit(m_derivation, shooter.str, m_grip.oneHanded, m_switches.oneHandLimit);
    m_excessRule = m_grip.oneHanded ? Rule::Rcl06 : Rule::Rcl03;
    m_excess = positiveDifference(m_derivation, Quantity::RecoilExcess, m_excessRule, m_recoil, limit);
    m_bruising = positiveDifference(m_derivation, Quantity::RecoilBruising, Rule::Rcl04, m_excess, kUnbruisedExcess);
    if (other)
        holdTwo(m_excess, *other);
    const bool ambidextrous = has(shooter, advantage::ambidextrous);
    const Location main = shooter.mainHand == Hand::Right ? Location::RightArm : Location::LeftArm;
    if (m_grip.oneHanded && m_grip.arm != main && !ambidextrous)
        m_offHand = other ? kOffHandToHit : m_switches.offHandAlone;
}

void GunFire::holdTwo(Term own, Term other)
{
    const std::int32_t str = m_shooter.character.str;
    const Term sum = derive(Quantity::RecoilSum, Rule::Dual01, Operation::Add, m_recoil, other);
    const Term over = positiveDifference(m_derivation, Quantity::RecoilSumExcess, Rule::Dual01, sum, str);
    // Of the two penalties the larger counts.
    if (!m_switches.dualOneHandToo || over.value >= own.value)
        m_excessRule = Rule::Dual01;
    if (m_switches.dualOneHandToo) {
        m_excess = derive(Quantity::RecoilExcess, Rule::Dual01, Operation::Maximum, own, over);
    } else {
        m_excess = derive(Quantity::RecoilExcess, Rule::Dual01, Operation::Take, over);
        m_bruising = positiveDifference(m_derivation, Quantity::RecoilBruising, Rule::Rcl04, m_recoil,
                                        str + kUnbruisedExcess);
    }
}

bool GunFire::draw(std::int32_t underFire)
{
    m_underFire = underFire;
    if (!m_options.quickDraw)
        return true;
    const QuickDraw drawn = quickDraw(m_derivation, m_shooter, m_underFire);
    m_quickDrawPenalty = drawn.penalised;
    const Drawn hands[]{Drawn::Both, Drawn::Right, Drawn::Left};
    m_weapon.set<&WeaponState::drawn>(hands[static_cast<std::size_t>(m_hands)], Term{});
    m_weapon.set<&WeaponState::drawActionsLeft>(0);
    m_shooter.ledger.loseStanceAndAims(Term{});
    return drawn.inTime;
}

AttackInput GunFire::attackInput(const Victim* victim) const
{
    AttackInput in{.options = m_options};
    in.skill = sane(m_skill.value);
    in.type = m_type;
    in.weapon = m_gun.weapon.toHit;
    in.range = m_switches.rangeToHit[static_cast<std::size_t>(m_band)];
    in.recoilExcess = sane(m_excess.value);
    in.recoilRule = m_excessRule;
    in.quickDrawn = m_quickDrawPenalty;
    in.offHand = m_offHand;
    in.wounds = m_shooter.ledger.openWounds();
    in.underFire = sane(m_underFire);
    in.pending = movementPenalty(m_shooter.ledger.before);
    if (victim) {
        in.posture = postureModifier(victim->declared.condition.posture, victim->declared.options.targetDives);
        in.defence = danceOf(victim->declared.condition, victim->declared.options.rangedDefence);
    }
    in.form = m_switches.formCombat;
    return in;
}

AimInput GunFire::aimInput() const
{
    AimInput in{.aims = m_aims, .marksman = m_shooter.character.skills.rank(skill::marksman)};
    if (const Accessory* scope = scopeOf(m_gun.accessories))
        in.scope = scopeBonus(*scope, m_weapon->scopeSetting, m_band);
    in.capScope = m_switches.scopeCapByMarksman;
    return in;
}

Term GunFire::spread()
{
    return hitSpread(m_derivation, spreadInput(m_gun.weapon, m_type, m_band, m_recoil.value, m_switches), m_recoil);
}

Term GunFire::jam(Term dice, std::int32_t inRound)
{
    return jams(m_derivation, m_gun.weapon, inRound, m_switches.jamFormula, dice);
}

bool GunFire::jamsAt(Term dice, std::int32_t inRound)
{
    const Term jammed = jam(dice, inRound);
    if (!jammed.holds())
        return false;
    m_weapon.set<&WeaponState::jammed>(true, jammed);
    m_derivation.state(EventKind::Jammed, causedBy(jammed));
    return true;
}

std::optional<Attack> GunFire::roll(const Victim& victim, std::int32_t inRound)
{
    const Answer& answer = m_derivation.roll(Query::AttackDice, Rule::Cmb01, 3, 6);
    const Faces faces = labelled(answer);
    const Term dice = derive(Quantity::AttackDice, Rule::Skl06, Operation::Take, faces.sum());
    if (m_switches.jamming && jamsAt(dice, inRound))
        return std::nullopt;
    return attack(m_derivation, attackInput(&victim), faces, dice);
}

Term GunFire::deviated(const Victim& victim, const Attack& attack, Term spread, Term aim, std::optional<AimInput> bonus)
{
    const bool hit = attack.hit.holds();
    Drift drift{.spread = spread, .missed = !hit, .mirror = victim.mirror()};
    if (hasPoints(driftRules(), hit)) {
        Term points = dieValue(m_derivation, attack);
        if (bonus)
            points = withAimBonus(m_derivation, points, *bonus);
        drift.mostSpent = mostSpent(points.value, spread.value, m_recoil.value, m_switches.aimCancels);
    }
    return landing(m_derivation, aim, drift);
}

Term GunFire::passed(Term from, Term missed)
{
    m_derivation.state(EventKind::Passed, causedBy(missed));
    return from;
}

Flight GunFire::shoot(const Victim& victim, std::int32_t inRound, int bullet)
{
    const Derivation::Element element(m_derivation, bullet, victim.subject().shot(bullet));
    Flight flight;
    const std::optional<Attack> result = roll(victim, inRound);
    flight.jammed = !result;
    if (!result)
        return flight;
    flight.attack = *result;
    Term hexes = spread();
    const bool hit = result->hit.holds();
    if (!hit)
        hexes = missedSpread(m_derivation, hexes, result->margin);
    // A missed burst starts off the target, unless a miss is clean (3D-AUTO-05).
    flight.lands = deviates(driftRules(), hit);
    // A clean miss leaves the next shot of a string the hex aimed at.
    if (flight.lands)
        flight.hex = deviated(victim, *result, hexes, aimedAt(m_derivation, victim.declared.options, victim.mirror()),
                              aimInput());
    else
        flight.hex = passed(pack(aimOnPlan(victim.declared.options, victim.mirror())), result->hit);
    return flight;
}

Flight GunFire::follow(const Victim& victim, Term from, std::int32_t inRound, int bullet)
{
    const Derivation::Element element(m_derivation, bullet, victim.subject().shot(bullet));
    Flight flight;
    // Counted like an aimed shot: the first shot's being unaimed costs it to-hit, not spread (3D-ROF-07).
    SpreadInput in = spreadInput(m_gun.weapon, ShotType::Aimed, m_band, m_recoil.value, m_switches);
    if (m_switches.accuracyScope == AccuracyScopeRule::AimedShots)
        in.accuracy = 0;
    const bool rolls = m_switches.semiFollowRoll == SemiFollowRollRule::FullRoll;
    if (rolls) {
        const std::optional<Attack> result = roll(victim, inRound);
        flight.jammed = !result;
        if (!result)
            return flight;
        flight.attack = *result;
    }
    Term hexes = hitSpread(m_derivation, in, m_recoil);
    if (rolls && !flight.attack.hit.holds())
        hexes = missedSpread(m_derivation, hexes, flight.attack.margin);
    flight.lands = !rolls || deviates(driftRules(), flight.attack.hit.holds());
    flight.hex = from;
    if (!flight.lands) {
        flight.hex = passed(from, flight.attack.hit);
        return flight;
    }
    const Term aim = derive(Quantity::DeviationAim, Rule::Rof06, Operation::Take, from);
    if (rolls)
        flight.hex = deviated(victim, flight.attack, hexes, aim, std::nullopt);
    else
        flight.hex = landing(m_derivation, aim, {.spread = hexes, .mirror = victim.mirror()});
    return flight;
}

Load GunFire::load() const
{
    return {m_gun.ammunition, hasSilencer(m_gun.accessories), m_band, m_gun.weapon.barrels, m_options.round};
}

std::int32_t GunFire::loaded() const
{
    return m_gun.state.rounds / roundsPerVolley(m_gun.weapon.barrels, m_switches.rotaryRounds);
}

void GunFire::fired(std::int32_t bullets)
{
    m_fired += bullets;
}

bool GunFire::bruiseArm()
{
    if (m_bruising.value <= 0 || m_fired == 0)
        return false;
    Term bruises = m_bruising;
    if (m_fired > 1) {
        const Derivation::Element element(m_derivation, m_number, Subject());
        bruises = derive(Quantity::RecoilBruisingSum, Rule::Rcl04, Operation::Multiply, m_bruising, m_fired);
    }
    Ledger& ledger = m_shooter.ledger;
    ledger.set<&Condition::bruisingTotal>({ledger->bruisingTotal + sane(bruises.value), bruises.step});
    m_derivation.state(EventKind::Bruised, Subject().location(static_cast<int>(at(m_grip.arm))),
                       {sane(bruises.value), bruises.step});
    if (m_switches.bruiseArmTrack) {
        const std::size_t arm = at(m_grip.arm);
        ledger.set<&Condition::bruises>(arm, {ledger->bruises[arm] + sane(bruises.value), bruises.step});
    }
    return true;
}

void GunFire::spend()
{
    if (m_fired == 0)
        return;
    const Derivation::Element element(m_derivation, m_number, Subject());
    const std::int32_t rounds = m_fired * roundsPerVolley(m_gun.weapon.barrels, m_switches.rotaryRounds);
    const Term left = derive(Quantity::AmmunitionLeft, Rule::Rof03, Operation::Subtract, m_gun.state.rounds, rounds);
    m_weapon.set<&WeaponState::rounds>(left);
    m_weapon.set<&WeaponState::bulletsThisRound>(m_weapon->bulletsThisRound + m_fired);
    if (m_options.mode == Mode::SingleAction)
        m_weapon.set<&WeaponState::cocked>(false, Term{});
    if (m_options.mode != Mode::FullAuto && m_options.mode != Mode::Burst)
        m_shooter.ledger.set<&Condition::shotsThisRound>(m_shooter.ledger->shotsThisRound + m_fired);
}

void sufferRecoil(Derivation& derivation, Person& shooter, bool bruised)
{
    Ledger& ledger = shooter.ledger;
    if (!bruised)
        return;
    judgeTracks(derivation, shooter, Quantity::ShooterDead, Quantity::ShooterUnconscious);
    if (ledger->dead != Dead::No)
        return;
    Test test{
        .first = Quantity::RecoilPainDice, .query = Query::RecoilPainDice, .rule = Rule::Rcl05, .passOrFail = true};
    test.rank = shooter.phys();
    test.wounds = ledger.openWounds();
    const TestResult result = roll(derivation, test);
    if (!result.success.holds() && ledger->unconscious == Unconscious::No)
        passOut(derivation, ledger, Unconscious::Recoil, result.success);
}

void spendAction(Person& shooter, std::string_view skill)
{
    shooter.ledger.spendAction(Term{});
    shooter.ledger.hasActed(Term{}, splitPartOf(shooter.character, *shooter.ledger, skill));
}

void dive(Person& person, bool dives)
{
    Ledger& ledger = person.ledger;
    if (!dives || ledger->posture == Posture::Diving)
        return;
    ledger.set<&Condition::posture>(Posture::Diving, Term{});
    ledger.loseStanceAndAims(Term{});
    ledger.leaveCover(Term{});
    if (person.switches.diveCost == DiveCostRule::OneAction && ledger->actionsLeft != kNoEntry)
        ledger.loseAction(Term{});
}

void putUnderFire(Person& person, const Character& shooter)
{
    if (person.switches.underFireDuration != UnderFireDurationRule::Manual)
        person.ledger.addShooter(shooter.name);
}

}  // namespace hitspread::threed
