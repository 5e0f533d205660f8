#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/attackroll.h"
#include "rules/systems/threed/guns/deviation.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/melee/defence.h"
#include "rules/systems/threed/melee/knockback.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/parry.h"
#include "rules/systems/threed/melee/reaction.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/turn/split.h"

namespace hitspread::threed {

namespace {

/// Element of the steps of a whip's counter-hit, so that they are told from those of the blow.
constexpr int kCounterHit = 1;
/// Element of the defender's COOL test under fire: he does not share the attacker's dice.
constexpr int kDefender = 1;
/// Who is struck at. What befalls the attacker is about nobody else.
constexpr Subject kAttacked = Subject().target(0);

/// One blow on its way through P-5.
class MeleeResolution {
public:
    MeleeResolution(const Melee& melee, Derivation& derivation)
        : m_melee(melee),
          m_options(melee.options),
          m_switches(melee.switches),
          m_derivation(derivation),
          m_attacker(melee.attacker, melee.attackerCondition, melee.switches),
          m_target(melee.target, melee.targetCondition, melee.switches)
    {}

    void run();

private:
    [[nodiscard]] std::int32_t skill();
    [[nodiscard]] AttackInput attackInput();
    void react(Attack& attack, Term total, Term targetNumber);
    [[nodiscard]] Reaction reaction();
    void steelDefender();
    [[nodiscard]] Parry parries(Reaction reaction);
    [[nodiscard]] Term dodgedTotal(Reaction reaction, Term total);
    void land(const Attack& attack, const Parry& parry);
    void counterHit(const Parry& parry);
    void settle();
    [[nodiscard]] Term place(const Attack& attack, const Parry& parry);
    [[nodiscard]] std::int32_t ofParry(Query query, Rule rule, int least, int most, int preset);
    [[nodiscard]] Term points(const Attack& attack);
    void spend();

    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, c);
    }

    const Melee& m_melee;
    const MeleeOptions& m_options;
    const Switches& m_switches;
    Derivation& m_derivation;
    Person m_attacker;
    Person m_target;
    Guard m_guard;
    std::vector<Struck> m_struck;
};

std::int32_t MeleeResolution::skill()
{
    const std::int32_t rank = rankInAction(m_melee.attacker, m_melee.attackerCondition, m_melee.weapon.skill);
    if (rank == 0)
        derive(Quantity::BlowUnskilled, Rule::Skl01, Operation::Equal, rank, 0);
    if (m_options.blow == BlowOf::Single)
        return rank;
    return derive(Quantity::BlowHalfSkill, Rule::Dual05, Operation::DivideDown, rank, 2).value;
}

AttackInput MeleeResolution::attackInput()
{
    AttackInput in{.options = m_options};
    in.skill = skill();
    in.weapon = m_melee.weapon.toHit;
    in.wounds = m_attacker.ledger.openWounds();
    in.underFire = underFirePenalty(m_derivation, m_attacker);
    in.pending = movementPenalty(m_melee.attackerCondition);
    // Who dived lies in his cover: the dive itself hinders shots only.
    const Posture posture = m_melee.targetCondition.posture;
    in.posture = postureModifier(posture == Posture::Diving ? Posture::Prone : posture, false);
    in.handicap = m_options.handicap;
    // Who strikes with two fights with two, though the other be a fist.
    const bool holdsTwo = m_options.blow != BlowOf::Single
        || (!m_melee.otherWeapon.empty() && !m_melee.otherState.empty()
            && heldIn(m_melee.otherWeapon[0], m_melee.otherState[0].drawn) != Drawn::No);
    in.offHand = offHandModifier(m_melee.attacker, heldIn(m_melee.weapon, m_melee.weaponState.drawn), holdsTwo,
                                 m_switches);
    if (m_options.blow != BlowOf::Single && !m_melee.otherWeapon.empty())
        in.blades = -bladesExcess(m_melee.weapon.damage, m_melee.otherWeapon[0].damage, m_melee.attacker.str);
    in.defence = m_melee.targetCondition.meleeDefence;
    in.defenceRule = m_melee.targetCondition.meleeDefenceScope == DefenceScope::Phase ? Rule::Dod04 : Rule::Dod02;
    in.form = m_switches.formCombat;
    return in;
}

/// The defender's test under fire, before the first roll he makes in the phase (3D-FIRE-02, A-098); his ledger keeps it.
void MeleeResolution::steelDefender()
{
    const Derivation::Element element(m_derivation, kDefender, kAttacked.side(kOtherSide));
    static_cast<void>(underFirePenalty(m_derivation, m_target));
}

Parry MeleeResolution::parries(Reaction reaction)
{
    steelDefender();
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    return parry(m_derivation, m_melee, m_target, m_guard, reaction == Reaction::FreeParry);
}

/// The attack's total after a dodge made against it; of it and a standing one the better counts.
Term MeleeResolution::dodgedTotal(Reaction reaction, Term total)
{
    const bool isHalf = reaction == Reaction::HalfDodge;
    const bool isQuick = reaction == Reaction::QuickDodge;
    const DodgeTerms terms{.kind = isHalf ? DodgeKind::Half
                               : isQuick  ? DodgeKind::Quick
                                          : DodgeKind::Regular,
                           .handicap = m_options.handicap,
                           .isReaction = !isHalf};
    const Rule rule = isHalf ? Rule::Mel11 : isQuick ? Rule::Dod04 : Rule::Dod02;
    steelDefender();
    const auto dodged = [&] {
        const Derivation::Element others = m_derivation.ofSide(kOtherSide);
        return dodge(m_derivation, m_target, {m_melee.armour, m_melee.armourState}, terms);
    };
    const Term sdv = dodged();
    const Term more = positiveDifference(m_derivation, Quantity::AttackDodge, rule, sdv,
                                         m_melee.targetCondition.meleeDefence);
    return derive(Quantity::AttackDodged, rule, Operation::Subtract, total, more);
}

Reaction MeleeResolution::reaction()
{
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    return reactionTo(m_derivation, m_melee, m_target, m_guard);
}

void MeleeResolution::react(Attack& attack, Term total, Term targetNumber)
{
    m_guard = guardOf(m_melee, m_target);
    const Reaction reaction = this->reaction();
    Parry parry;
    if (reaction == Reaction::FreeParry || reaction == Reaction::PaidParry) {
        parry = parries(reaction);
    } else if (reaction != Reaction::None) {
        total = dodgedTotal(reaction, total);
        attack.hit = derive(Quantity::AttackStillHits, Rule::Dod01, Operation::AtLeast, total, targetNumber);
        if (!attack.hit.holds())
            m_derivation.state(EventKind::Dodged, {total.value, attack.hit.step}, targetNumber);
    }
    addExcess(m_derivation, attack, total);
    if (attack.hit.holds())
        land(attack, parry);
}

/// AimV: the Aiming die with the excess, and 1 for each Action spent on aiming that counts (3D-MEL-02, 3D-MEL-09, A-132).
Term MeleeResolution::points(const Attack& attack)
{
    const Term value = dieValue(m_derivation, attack);
    const Condition& condition = m_melee.attackerCondition;
    const std::int32_t aims = aimsAt(condition, m_options.whom, m_options.wielded);
    if (!condition.meleeAim || aims <= 0)
        return value;
    const std::int32_t rank = m_melee.attacker.skills.rank(m_melee.weapon.skill);
    const Term bonus = bladeAimsThatCount(m_derivation, Quantity::AimBonus, aims, rank, m_switches.meleeAimCap);
    return derive(Quantity::AimValue, Rule::Mel09, Operation::Add, value, bonus);
}

/// What the one who parried says.
std::int32_t MeleeResolution::ofParry(Query query, Rule rule, int least, int most, int preset)
{
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    return m_derivation.choose(query, rule, least, most, preset);
}

/// The hex the blow ends in (P-5 steps 6 to 8; 3D-MEL-04, 3D-MEL-05, 3D-PAR-07, 3D-PAR-08).
Term MeleeResolution::place(const Attack& attack, const Parry& parry)
{
    const bool mirror = m_options.fromBehind && m_switches.mirrorFromBehind;
    const Hex declared = mirror ? mirrored(m_options.aimHex) : m_options.aimHex;
    const Term aim = derive(Quantity::DeviationAim, Rule::Mel04, Operation::Take, pack(declared));
    m_derivation.stateAt(aim, EventKind::Aimed, kAttacked);
    const std::int32_t rating = m_melee.weapon.handling;
    Term spread = derive(Quantity::DeviationHandling, Rule::Mel04, Operation::Maximum, rating, 0);
    const std::int32_t most = parry.success ? std::clamp(sane(parry.handling.value), 0, 99) : 0;
    Term direction = 6;
    if (spread.value > 0 || most > 0) {
        const std::int32_t face = m_derivation.roll(Query::AttackDirection, Rule::Mel04, 1, 6).faces[0];
        direction = derive(Quantity::DeviationDirection, Rule::Mel04, Operation::Take, mirror ? mirrored(face) : face);
        m_derivation.state(EventKind::Drifted, direction);
        if (parry.success) {
            const std::int32_t by = ofParry(Query::ParryTurn, Rule::Par08, -1, 1, 0);
            if (by != 0) {
                direction = turned(m_derivation, Quantity::DeviationTurned, Rule::Par08, direction, by, mirror);
                m_derivation.state(EventKind::Turned, direction);
            }
        }
    }
    if (most > 0) {
        const std::int32_t raise = ofParry(Query::ParryRaise, Rule::Par07, 0, most, most);
        spread = derive(Quantity::DeviationRaised, Rule::Par07, Operation::Add, spread, raise);
    }
    spread = derive(Quantity::DeviationSpread, Rule::Mel04, Operation::Take, spread);
    const Term value = points(attack);
    const std::int32_t spendable = std::clamp(std::min(sane(value.value), sane(spread.value)), 0, 999);
    const std::int32_t spent = m_derivation.choose(Query::AttackSpend, Rule::Mel05, 0, spendable, spendable);
    const Term cancelled = derive(Quantity::DeviationSpent, Rule::Mel05, Operation::Take, spent);
    const Term distance = positiveDifference(m_derivation, Quantity::DeviationDistance, Rule::Mel05, spread, cancelled);
    return derive(Quantity::DeviationHex, Rule::Mel04, Operation::Walk, aim, direction, distance);
}

/// Whoever parries with a whip hits the attacker's weapon arm, whatever becomes of the blow (3D-PAR-12, A-140).
void MeleeResolution::counterHit(const Parry& parry)
{
    const Derivation::Element element(m_derivation, kCounterHit, Subject().side(kOtherSide));
    const MeleeWeapon& whip = *m_guard.weapon;
    const Blow blow = blowOf(m_derivation, {m_melee.target, whip}, parry.faces);
    const Grip grip = gripOf(m_melee.attacker, m_melee.attackerCondition, handsOf(m_melee.weaponState.drawn));
    const Term arm = derive(Quantity::DeviationLocation, Rule::Par12, Operation::Take,
                            static_cast<std::int32_t>(at(grip.arm)));
    const Landed landed{.location = static_cast<std::size_t>(std::clamp<std::int32_t>(arm.value, 0, kLocations - 1)),
                        .bruising = bruises(whip, WantedDamage::AsWeapon),
                        .martialArts = whip.skill == skill::martialArts,
                        .round = m_options.round,
                        .side = kActingSide};
    const Worn worn{m_melee.attackerArmour, m_melee.attackerArmourState};
    const Struck struck = deliver(m_derivation, m_attacker, worn, kMeleeParts.position<&Melee::attackerArmourState>(),
                                  blow, landed);
    // A CONC test follows as after any hit, but no knockback.
    const Derivation::Element his = m_derivation.ofSide(kActingSide);
    if (m_attacker.ledger->dead == Dead::No)
        keepHardened(m_derivation, m_attacker, std::max(0, sane(struck.through.value)), sane(struck.damage.value));
}

void MeleeResolution::land(const Attack& attack, const Parry& parry)
{
    Blow blow = blowOf(m_derivation, {m_melee.attacker, m_melee.weapon}, attack.faces);
    if (parry.success) {
        const Term whole = blow.damage;
        blow.damage = parried(m_derivation, m_melee, m_guard, parry, whole);
        m_derivation.state(EventKind::Parried, {sane(whole.value) - sane(blow.damage.value), blow.damage.step}, whole);
        if (m_guard.isFlexible())
            counterHit(parry);
        if (blow.damage.value <= 0)
            return;  // the attack is over
    }
    const Term hex = place(attack, parry);
    const Term location = derive(Quantity::DeviationLocation, Rule::Loc02, Operation::Locate, hex);
    stateLanding(m_derivation, hex, location);
    if (location.value < 0 || location.value >= static_cast<std::int32_t>(kLocations))
        return;
    const bool bruising = bruises(m_melee.weapon, m_options.wantedDamage);
    const Term kind = derive(Quantity::BlowBruises, Rule::Mel08, Operation::Take, bruising ? 1 : 0);
    const Landed landed{.location = static_cast<std::size_t>(location.value),
                        .bruising = kind.holds(),
                        .martialArts = m_melee.weapon.skill == skill::martialArts,
                        .round = m_options.round,
                        .side = kOtherSide};
    m_struck.push_back(deliver(m_derivation, m_target, {m_melee.armour, m_melee.armourState},
                               kMeleeParts.position<&Melee::armourState>(), blow, landed));
}

/// CONC test and knockback, once for both of two blows at one target: after the second.
void MeleeResolution::settle()
{
    Ledger& ledger = m_target.ledger;
    const bool together = m_options.blow != BlowOf::Single && !m_options.atAnother;
    if (together && m_options.blow == BlowOf::FirstOfTwo) {
        if (!m_struck.empty()) {
            ledger.set<&Condition::blowDamage>(m_struck[0].damage);
            ledger.set<&Condition::blowThrough>(m_struck[0].through);
        }
        return;
    }
    if (together && ledger->blowDamage != kNoEntry)
        m_struck.insert(m_struck.begin(), waitingBlow(ledger));
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    sufferAftermath(m_derivation, m_target, m_struck);
}

void MeleeResolution::spend()
{
    Ledger& ledger = m_attacker.ledger;
    if (m_options.blow != BlowOf::SecondOfTwo)
        ledger.spendAction(Term{});
    if (m_options.blow == BlowOf::FirstOfTwo) {
        // What burdens the Action burdens its second roll, too.
        ledger.loseAims(Term{});
        ledger.set<&Condition::secondBlowDue>(true, Term{});
        return;
    }
    ledger.hasActed(Term{}, splitPartOf(m_melee.attacker, *ledger, m_melee.weapon.skill));
}

void MeleeResolution::run()
{
    const Derivation::Element his = m_derivation.ofSide(kActingSide);
    const AttackInput in = attackInput();
    const Derivation::Element element(m_derivation, 0, kAttacked.side(kActingSide));
    const Faces faces = labelled(m_derivation.roll(Query::AttackDice, Rule::Mel02, 3, 6));
    const Term dice = derive(Quantity::AttackDice, Rule::Skl06, Operation::Take, faces.sum());
    const Running numbers = attackNumbers(m_derivation, in, dice);
    Term total;
    Attack attack = compared(m_derivation, numbers, faces, total);
    m_derivation.state(attack.hit.holds() ? EventKind::Hit : EventKind::Missed, attack.margin);
    // A blow that fails misses cleanly.
    if (attack.hit.holds())
        react(attack, total, numbers.target);
    settle();
    spend();
    m_attacker.ledger.commit(m_derivation, kMeleeParts.position<&Melee::attackerCondition>());
    m_target.ledger.commit(m_derivation, kMeleeParts.position<&Melee::targetCondition>());
}

}  // namespace

void resolveAction(const Melee& melee, Derivation& derivation)
{
    MeleeResolution(melee, derivation).run();
}

}  // namespace hitspread::threed
