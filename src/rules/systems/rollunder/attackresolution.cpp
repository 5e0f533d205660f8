#include "rules/systems/rollunder/attackresolution.h"

#include "rules/core/dice/decision.h"

#include <algorithm>

namespace hitspread::rollunder {

namespace {

/// Steps and questions of the attacker himself, of the one attacked when he fumbles, and of those beside.
constexpr int kAttackerElement = 1;
constexpr int kFirstBeside = 4;

constexpr RollRules kAttackRules{Rule::Rule03, Rule::Rule04, Rule::Rule05, Rule::Rule64, Rule::Rule68};

template <typename State>
std::vector<State> ofEach(const std::vector<State>& states, std::size_t count)
{
    std::vector<State> all = states;
    all.resize(count);
    return all;
}

EventKind avoidedBy(DefenceKind kind)
{
    if (kind == DefenceKind::Dodge)
        return EventKind::Dodged;
    return kind == DefenceKind::Block ? EventKind::Blocked : EventKind::Parried;
}

std::int32_t factorOf(CriticalHit effect)
{
    if (effect == CriticalHit::Triple)
        return 3;
    return effect == CriticalHit::Double ? 2 : 1;
}

}  // namespace

Location locationStruck(Derivation& derivation, const Attack& attack)
{
    const auto called = calledLocation(attack.options.called);
    Location location = called.value_or(Location::Torso);
    if (!called && attack.switches.unaimed == Unaimed::Random)
        location = randomLocation(derivation, attack.switches, {Query::RandomPlace, Query::Side});
    const Term where = derivation.derive(Quantity::LocationStruck, Rule::Rule19, Operation::Take,
                                         static_cast<std::int32_t>(location));
    location = static_cast<Location>(std::clamp<std::int32_t>(where.value, 0, kLocations - 1));
    derivation.state(EventKind::Landed, derivation.subject().location(static_cast<int>(location)), causedBy(where));
    return location;
}

Term damageOf(Derivation& derivation, const Attack& attack)
{
    Term damage = rollDamage(derivation, attack.weapon, Query::Damage);
    const Way way = wayOf(attack);
    const bool isForDamage = way.maneuver == Maneuver::AllOutAttack && way.allOut == AllOut::Damage;
    if (const std::int32_t more = isForDamage ? bonusOf(attack.switches, Bonus::AllOutDamage) : 0; more != 0)
        damage = derivation.derive(Quantity::DamageAllOut, Rule::Rule69, Operation::Add, damage, more);
    return derivation.derive(Quantity::DamageLeast, Rule::Rule11, Operation::Maximum, damage, 0);
}

Blow blowOf(Derivation& derivation, const Attack& attack, CriticalHit effect, Term damage)
{
    if (const std::int32_t factor = factorOf(effect); factor != 1)
        damage = derivation.derive(Quantity::DamageFactor, Rule::Rule67, Operation::Multiply, damage, factor);
    return {.damage = damage,
            .type = attack.weapon.damageType,
            .halvesDr = effect == CriticalHit::HalvedDr ? 1 : 0,
            .blunt = attack.options.blunt,
            .htModifier = attack.options.htModifier};
}

AttackResolution::AttackResolution(const Attack& attack, Derivation& derivation)
    : m_attack(attack),
      m_defender(attack.target[0]),
      m_derivation(derivation),
      m_way(wayOf(attack)),
      m_attacker(attack.attackerCondition),
      m_target(m_defender.condition),
      m_weapon(attack.weaponState),
      m_weaponsNow(ofEach(m_defender.weaponStates, m_defender.weapons.size())),
      m_armourNow(ofEach(m_defender.armourState, m_defender.armour.size())),
      m_isBare(attack.weapon.natural)
{
    m_weapons.reserve(m_defender.weaponStates.size());
    m_armour.reserve(m_defender.armourState.size());
    m_beside.reserve(attack.beside.size());
    for (const WeaponState& state : m_defender.weaponStates)
        m_weapons.emplace_back(state);
    for (const ArmourState& state : m_defender.armourState)
        m_armour.emplace_back(state);
    for (const Bystander& one : attack.beside)
        m_beside.emplace_back(one.condition);
}

Victim AttackResolution::attacked()
{
    return {m_defender.character, m_defender.armour, m_armourNow, m_target, kAttacked.side(kOtherSide), 0};
}

Victim AttackResolution::attacker()
{
    return {m_attack.attacker, m_attack.attackerArmour,     m_attack.attackerArmourState,
            m_attacker,        Subject().side(kActingSide), kAttackerElement};
}

Victim AttackResolution::bystander(std::size_t place)
{
    const Bystander& one = m_attack.beside[place];
    const bool isAttackers = place < static_cast<std::size_t>(m_attack.options.besideActor);
    return {one.character,
            one.armour,
            one.armourState,
            m_beside[place],
            besideHim(place).side(isAttackers ? kActingSide : kOtherSide),
            kFirstBeside + static_cast<int>(place)};
}

DefenceCase AttackResolution::defenceCase() const
{
    return {m_attack.switches, m_defender.character,
            *m_target,         m_defender.weapons,
            m_weaponsNow,      m_defender.armour,
            m_armourNow,       m_attack.options,
            m_attack.weapon,   &m_attack.options.defenceModifiers};
}

DefenceCase AttackResolution::rescuerCase(std::size_t place) const
{
    const Bystander& one = m_attack.beside[place];
    return {.switches = m_attack.switches,
            .character = one.character,
            .condition = *m_beside[place],
            .weapons = {},
            .weaponStates = {},
            .armour = one.armour,
            .armourState = one.armourState,
            .options = m_attack.options,
            .against = m_attack.weapon,
            .isRescuer = true};
}

void AttackResolution::begin()
{
    if (m_way.isSecond) {
        m_attacker.set<&Condition::strikesLeft>(m_attacker->strikesLeft - 1, Term{});
        return;
    }
    const Term taken = takeManeuver(m_derivation, m_attacker, m_way.maneuver, m_attack.options.yards);
    const bool isDouble = m_way.maneuver == Maneuver::AllOutAttack && m_way.allOut == AllOut::SecondAttack;
    m_attacker.set<&Condition::allOut>(m_way.maneuver == Maneuver::AllOutAttack ? m_way.allOut : AllOut::ToHit, taken);
    m_attacker.set<&Condition::rapid>(m_way.rapid, taken);
    m_attacker.set<&Condition::strikesLeft>(m_way.rapid || isDouble ? 1 : 0, taken);
    m_attacker.set<&Condition::struckAt>(m_attack.options.whom, taken);
    if (m_attacker->evaluateAt != m_attack.options.whom)
        m_attacker.loseEvaluate(taken);
}

Rolled AttackResolution::rollToHit()
{
    return rollThree(m_derivation,
                     {.first = Quantity::AttackNumber,
                      .dice = Query::AttackDice,
                      .rules = kAttackRules,
                      .marginCap = m_attack.switches.marginCap},
                     attackNumber(m_derivation, m_attack, *m_attacker));
}

/// Success or failure of a roll of Acrobatics, or the plain bonus (R3-23, R3-D20, R3-D51).
std::int32_t AttackResolution::acrobatic()
{
    constexpr std::int32_t kBonus = 2;
    if (m_derivation.decide(Query::Acrobatic, Rule::Rule23, acrobaticsOf(defenceCase())) == 0)
        return 0;
    m_target.set<&Condition::acrobatic>(true, Term{});
    if (!m_attack.switches.acrobaticRoll)
        return kBonus;
    Term skill = m_derivation.derive(Quantity::AcrobaticsSkill, Rule::Rule23, Operation::Take,
                                     skillOf(m_defender.character, kAcrobatics).level);
    if (m_attack.options.acrobaticModifier != 0)
        skill = m_derivation.derive(Quantity::AcrobaticsSkill, Rule::Rule23, Operation::Add, skill,
                                    m_attack.options.acrobaticModifier);
    constexpr Rule kRule = Rule::Rule23;
    const Rolled rolled = rollThree(m_derivation,
                                    {.first = Quantity::AcrobaticsNumber,
                                     .dice = Query::AcrobaticsDice,
                                     .rules = {kRule, kRule, kRule, kRule, kRule},
                                     .isCritical = false},
                                    skill);
    return rolled.success.holds() ? kBonus : -kBonus;
}

Rolled AttackResolution::rollDefence(const DefenceCase& defence, const Manner& manner)
{
    return rollThree(m_derivation,
                     {.first = Quantity::DefenceNumber,
                      .dice = Query::DefenceDice,
                      .rules = kDefenceRules,
                      .marginCap = m_attack.switches.marginCap},
                     defenceNumber(m_derivation, defence, manner));
}

/// One active defence: it ends an aim (R3-69, R3-D36), and uses up a block, a parry, a retreat.
Defended AttackResolution::defend(std::int32_t tried)
{
    Defended defended;
    Manner& manner = defended.manner;
    manner.kind = static_cast<DefenceKind>(
        m_derivation.decide(Query::DefenceKind, Rule::Rule08, defencesOf(defenceCase(), tried)));
    if (manner.kind == DefenceKind::None)
        return defended;
    manner.evasion = static_cast<Evasion>(m_derivation.decide(Query::Evasion, Rule::Rule36, evasionsOf(defenceCase())));
    if (manner.kind == DefenceKind::Dodge)
        manner.acrobatic = acrobatic();
    defended.rolled = rollDefence(defenceCase(), manner);
    defended.avoids = defended.rolled.success.holds();
    const Term because = defended.rolled.success;
    m_target.loseAim(because);
    if (manner.kind == DefenceKind::Block)
        m_target.set<&Condition::blocks>(m_target->blocks + 1, because);
    if (isParry(manner.kind))
        m_target.set<&Condition::parries>(m_target->parries + 1, because);
    if (manner.evasion == Evasion::Retreats) {
        m_target.set<&Condition::retreats>(m_target->retreats + 1, because);
        m_target.set<&Condition::retreatedFrom>(m_attack.options.who, because);
    }
    if (manner.evasion == Evasion::Drops) {
        m_target.fall(because);
        m_derivation.state(EventKind::Down);
    }
    return defended;
}

/// What a critical failure of a defence does beside (R3-47, R3-48, R3-49, R3-50, R3-D57).
void AttackResolution::failDefence(const Defended& defended, bool isAttackAlone)
{
    const Term failure = defended.rolled.failure;
    switch (defended.manner.kind) {
    case DefenceKind::None: break;
    case DefenceKind::Dodge: {
        const Term lies = m_derivation.derive(Quantity::PostureNow, Rule::Rule49, Operation::Take,
                                              static_cast<std::int32_t>(Posture::Lying));
        m_target.fall(lies);
        m_derivation.state(EventKind::Down);
        break;
    }
    case DefenceKind::Block:
        if (const auto shield = shieldOf(m_defender.armour, m_armourNow); shield && *shield < m_armour.size()) {
            const Term unready = m_derivation.derive(Quantity::StatusNow, Rule::Rule50, Operation::Take, failure);
            m_armour[*shield].set<&ArmourState::unready>(true, unready);
            m_armourNow[*shield] = *m_armour[*shield];
        }
        break;
    case DefenceKind::ParryRight:
    case DefenceKind::ParryLeft: defenderFumbles(defended.manner.kind, !isAttackAlone); break;
    }
}

void AttackResolution::defenderFumbles(DefenceKind parry, bool harms)
{
    const Parrying with = parryingOf(defenceCase(), handOf(parry));
    const bool isBare = !with.weapon || *with.weapon >= m_weapons.size();
    const Wielded wielded{with.weapon ? m_defender.weapons[*with.weapon] : fist(),
                          isBare ? nullptr : &m_weapons[*with.weapon]};
    Fumbler fumbler{attacked(), wielded, {}};
    for (std::size_t i = static_cast<std::size_t>(m_attack.options.besideActor); i < m_attack.beside.size(); ++i)
        fumbler.friends.push_back(bystander(i));
    const Derivation::Element element(m_derivation, kAttackerElement, kAttacked.side(kOtherSide));
    criticalMiss(m_derivation, fumbler, Rule::Rule48, m_attack.switches, harms);
    if (!isBare)
        m_weaponsNow[*with.weapon] = *m_weapons[*with.weapon];
}

void AttackResolution::attackerFumbles(Rule rule)
{
    Fumbler fumbler{attacker(), {m_attack.weapon, m_isBare ? nullptr : &m_weapon}, {}};
    const std::size_t count = std::min(static_cast<std::size_t>(m_attack.options.besideActor), m_attack.beside.size());
    for (std::size_t i = 0; i < count; ++i)
        fumbler.friends.push_back(bystander(i));
    const Derivation::Element element(m_derivation, 0, Subject().side(kActingSide));
    criticalMiss(m_derivation, fumbler, rule, m_attack.switches);
}

Defended AttackResolution::answer(bool isAttackAlone)
{
    std::int32_t tried = 0;
    Defended defended;
    for (std::int32_t attempt = 0; attempt < m_attack.switches.defencesPerAttack; ++attempt) {
        const auto part = m_derivation.part(attempt, 1, kAttacked.side(kOtherSide));
        defended = defend(tried);
        if (defended.manner.kind == DefenceKind::None)
            return defended;
        if (defended.avoids) {
            // Against a ranged attack it is an ordinary success (R3-46, R3-D40).
            if (!isAttackAlone && defended.rolled.critical.holds() && isMelee(m_attack.weapon))
                attackerFumbles(Rule::Rule45);
            return defended;
        }
        if (defended.rolled.failure.holds())
            failDefence(defended, isAttackAlone);
        tried |= 1 << static_cast<int>(defended.manner.kind);
    }
    return defended;
}

std::vector<Option> AttackResolution::rescuers() const
{
    std::vector<Option> all{{0, 0}};
    const auto from = static_cast<std::size_t>(m_attack.options.besideActor);
    for (std::size_t i = from; m_attack.options.rescuersNear && i < m_attack.beside.size(); ++i) {
        if (all.size() > kMostRescuers)
            break;
        Option& option = all.emplace_back();
        option.id = static_cast<std::int32_t>(all.size()) - 1;
        option.worth = kNoWorth;
        DefenceCase defence = rescuerCase(i);
        const Option dodge = defencesOf(defence)[static_cast<std::size_t>(DefenceKind::Dodge)];
        option.barrier = dodge.barrier;
    }
    return all;
}

const Victim* AttackResolution::sacrifice()
{
    const std::vector<Option> options = rescuers();
    if (options.size() < 2)
        return nullptr;
    const std::int32_t chosen = m_derivation.decide(Query::Sacrifice, Rule::Rule24, options);
    if (chosen == 0)
        return nullptr;
    const std::size_t place = static_cast<std::size_t>(m_attack.options.besideActor + chosen) - 1;
    m_rescuer.emplace(bystander(place));
    const Derivation::Element element(m_derivation, m_rescuer->number, m_rescuer->subject);
    const Rolled rolled = rollDefence(rescuerCase(place), {.kind = DefenceKind::Dodge});
    m_beside[place].loseAim(rolled.success);
    if (rolled.failure.holds()) {
        m_beside[place].fall(rolled.failure);
        m_derivation.state(EventKind::Down);
    }
    if (!rolled.success.holds())
        return nullptr;
    if (rolled.critical.holds() && isMelee(m_attack.weapon))
        attackerFumbles(Rule::Rule45);
    return &*m_rescuer;
}

/// What the dominant hand holds, else the other (R3-D57).
void AttackResolution::dropSomething(Term because)
{
    const Hand dominant = m_defender.character.dominant;
    for (const Hand hand : {dominant, other(dominant)}) {
        if (const auto thing = thingIn(hand, dominant, m_defender.weapons, m_weaponsNow);
            thing && *thing < m_weapons.size()) {
            m_weapons[*thing].set<&WeaponState::dropped>(true, because);
            return;
        }
        for (std::size_t i = 0; i < m_armour.size(); ++i) {
            if (m_defender.armour[i].shield && !m_armour[i]->dropped && m_armour[i]->arm == hand) {
                m_armour[i].set<&ArmourState::dropped>(true, because);
                return;
            }
        }
    }
}

void AttackResolution::strike(CriticalHit effect, const Victim& victim)
{
    const Derivation::Element element(m_derivation, victim.number, victim.subject);
    const Location location = locationStruck(m_derivation, m_attack);
    const Term damage = damageOf(m_derivation, m_attack);
    rollunder::strike(m_derivation, blowOf(m_derivation, m_attack, effect, damage), location, victim,
                      m_attack.switches);
}

void AttackResolution::strikeTarget(bool isCritical)
{
    if (!isCritical)
        return strike(CriticalHit::Normal, attacked());
    const Term row = rollCriticalHit(m_derivation, m_attack.switches);
    const auto effect = static_cast<CriticalHit>(row.value);
    if (effect == CriticalHit::Drops)
        dropSomething(row);
    strike(effect, attacked());
}

/// A shot less, to be made ready again, out of the hand (R3-01, R3-D72).
void AttackResolution::useWeapon(Term because)
{
    if (m_isBare)
        return;
    if (m_weapon->shotsLeft != kNoEntry && !isMelee(m_attack.weapon))
        m_weapon.set<&WeaponState::shotsLeft>(std::max(m_weapon->shotsLeft - 1, 0), because);
    if (m_attack.weapon.kind == WeaponKind::Thrown)
        m_weapon.set<&WeaponState::dropped>(true, because);
    else if (m_attack.weapon.needsReady) {
        m_weapon.set<&WeaponState::unready>(true, because);
        m_weapon.set<&WeaponState::readied>(0, because);
    }
}

/// Aim, Feint and Evaluate are spent; a second strike is lost with the weapon or the fighter (R3-D34, R3-D53, R3-D54, R3-D56).
void AttackResolution::end(Term because)
{
    m_attacker.loseAim(because);
    m_target.spendFeints(m_attack.options.who, because);
    const bool isLost = !canAct(*m_attacker)
        || (!m_isBare && m_attack.weapon.kind != WeaponKind::Thrown && !isReady(*m_weapon));
    if (isLost)
        m_attacker.set<&Condition::strikesLeft>(0, because);
    if (m_attacker->strikesLeft == 0)
        m_attacker.loseEvaluate(because);
    m_attacker.finish(because);
}

void AttackResolution::run()
{
    const Derivation::Element element(m_derivation, 0, kAttacked.side(kActingSide));
    begin();
    const Rolled rolled = rollToHit();
    const bool succeeds = rolled.success.holds();
    m_derivation.state(succeeds ? EventKind::Hit : EventKind::Missed, rolled.roll);
    useWeapon(rolled.roll);
    if (rolled.failure.holds()) {
        attackerFumbles(Rule::Rule68);
    } else if (rolled.critical.holds()) {
        strikeTarget(true);
    } else if (succeeds) {
        const Defended defended = answer();
        if (defended.avoids)
            m_derivation.state(avoidedBy(defended.manner.kind), defended.rolled.roll);
        else if (const Victim* rescuer = sacrifice())
            strike(CriticalHit::Normal, *rescuer);
        else
            strikeTarget(false);
    }
    end(rolled.roll);
    commit();
}

void AttackResolution::commit()
{
    m_attacker.commit(m_derivation, kAttackParts.position<&Attack::attackerCondition>());
    if (!m_isBare)
        m_weapon.commit(m_derivation, kAttackParts.position<&Attack::weaponState>());
    m_target.commit(m_derivation, kAttackParts.position<&Attack::target, &Fighter::condition>(), 0);
    for (std::size_t i = 0; i < m_weapons.size(); ++i)
        m_weapons[i].commit(m_derivation, kAttackParts.position<&Attack::target, &Fighter::weaponStates>(), i);
    for (std::size_t i = 0; i < m_armour.size(); ++i)
        m_armour[i].commit(m_derivation, kAttackParts.position<&Attack::target, &Fighter::armourState>(), i);
    for (std::size_t i = 0; i < m_beside.size(); ++i)
        m_beside[i].commit(m_derivation, kAttackParts.position<&Attack::beside, &Bystander::condition>(), i);
}

}  // namespace hitspread::rollunder
