#include "rules/systems/twod6/harm.h"

#include "rules/core/dice/decision.h"
#include "rules/systems/twod6/monitor.h"

#include <algorithm>
#include <array>

namespace hitspread::twod6 {

namespace {

enum class ProposalAnswer : std::uint8_t { Decline, Confirm };

/// One blow on one location, step by step.
class Striking {
public:
    Striking(Derivation& derivation, const Blow& blow, Location location, FighterLedger& victim,
             const Switches& switches)
        : m_derivation(derivation), m_blow(blow), m_location(location), m_victim(victim), m_switches(switches)
    {}

    Term run();

private:
    [[nodiscard]] Term struck();
    [[nodiscard]] Term throughArmour(Term points);
    [[nodiscard]] Term pastPool(Term points, int piece);
    [[nodiscard]] Term share(Quantity quantity, Rule rule, Term points, std::int32_t passes, std::int32_t outOf);
    void rollConsciousness(Term taken);
    void propose(Term taken);
    [[nodiscard]] bool isConfirmed();
    [[nodiscard]] Subject there() const { return m_victim.subject().location(static_cast<int>(m_location)); }
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b);
    }

    Derivation& m_derivation;
    const Blow& m_blow;
    Location m_location;
    FighterLedger& m_victim;
    const Switches& m_switches;
};

/// A part of points, rounded as the house does (TD-D23).
Term Striking::share(Quantity quantity, Rule rule, Term points, std::int32_t passes, std::int32_t outOf)
{
    if (passes != 1)
        points = derive(quantity, rule, Operation::Multiply, points, passes);
    switch (m_switches.rounding) {
    case Rounding::Floor: return derive(quantity, rule, Operation::DivideDown, points, outOf);
    case Rounding::Ceil: return derive(quantity, rule, Operation::DivideUp, points, outOf);
    case Rounding::Nearest: break;
    }
    const Term twice = derive(quantity, rule, Operation::Multiply, points, 2);
    const Term raised = derive(quantity, rule, Operation::Add, twice, outOf);
    return derive(quantity, rule, Operation::DivideDown, raised, 2 * outOf);
}

/// Doubled by a critical hit, then halved by a cosh (TD-67, TD-87, TD-D24).
Term Striking::struck()
{
    Term points = m_blow.damage;
    if (m_blow.critical.holds())
        points = derive(Quantity::DamageDoubled, Rule::Rule87, Operation::Multiply, points, 2);
    if (m_blow.cosh)
        points = share(Quantity::DamageHalved, Rule::Rule67, points, 1, 2);
    return points;
}

/// The pool takes what the fraction let pass, as far as it goes (TD-90, TD-D58).
Term Striking::pastPool(Term points, int piece)
{
    const std::int32_t pool = m_victim.poolOf(piece);
    if (pool == kNoEntry)
        return points;
    const Term absorbed = derive(Quantity::ArmourAbsorbed, Rule::Rule90, Operation::Minimum, points, pool);
    m_victim.setPool(piece, derive(Quantity::ArmourPool, Rule::Rule90, Operation::Subtract, pool, absorbed));
    return derive(Quantity::DamageTaken, Rule::Rule90, Operation::Subtract, points, absorbed);
}

Term Striking::throughArmour(Term points)
{
    const int piece = m_blow.armour ? m_victim.armourAt(m_location, m_blow.type) : -1;
    if (piece < 0)
        return points;
    const Armour& armour = m_victim.armour(piece);
    const Term passed = share(Quantity::ArmourPassed, Rule::Rule88, points, std::max(armour.outOf - armour.stops, 0),
                              armour.outOf);
    const Term left = pastPool(passed, piece);
    const bool isHeld = left.value <= 0;
    m_derivation.state(isHeld ? EventKind::ArmourHeld : EventKind::ArmourPassed, there(), points,
                       points.value - left.value);
    return left;
}

/// One a hit: by Lethal damage, by Bruise on the Head, and by a cosh on the Head whatever it did (TD-68, TD-101, TD-D28).
void Striking::rollConsciousness(Term taken)
{
    const bool isHead = m_location == Location::Head;
    const bool isCosh = m_blow.cosh && isHead;
    const bool isByDamage = taken.value > 0 && (m_blow.type == DamageType::Lethal || isHead);
    const Condition& now = m_victim.condition();
    if ((!isCosh && !isByDamage) || !isAwake(now) || isFull(monitorOf(now), m_victim.character().bld))
        return;
    Term more;
    if (isCosh && m_switches.cosh == Cosh::BySeverity)
        more = derive(Quantity::ConsciousnessCosh, Rule::Rule68, Operation::Maximum, taken, m_switches.coshLeast);
    const Term stays = staysConscious(m_derivation, m_victim.character(), now, m_switches, more);
    if (!stays.holds())
        knockOut(m_derivation, m_victim, stays);
}

/// Confirmed for a limb, declined for Head and Torso where nobody says it (TD-D69).
bool Striking::isConfirmed()
{
    const bool usually = isLimb(m_location);
    const std::array<Option, 2> options{
        {{optionId(ProposalAnswer::Decline), usually ? 0 : 1}, {optionId(ProposalAnswer::Confirm), usually ? 1 : 0}}};
    return m_derivation.decide(Query::Proposal, Rule::Rule105, options) == optionId(ProposalAnswer::Confirm);
}

void Striking::propose(Term taken)
{
    const Condition& now = m_victim.condition();
    if (!m_blow.proposes || now.dead)
        return;
    const std::int32_t bld = m_victim.character().bld;
    const Wound proposed = proposedWound(taken.value, bld, m_location, woundAt(now, m_location), m_switches);
    if (proposed == Wound::Ok)
        return;
    // A second hit that would incapacitate disables (TD-D60).
    const bool isSecond = proposed == Wound::Disabled
        && taken.value < bld * proposalOf(m_switches, m_location, Wound::Disabled);
    const Wound by = isSecond ? Wound::Incapacitated : proposed;
    derive(Quantity::ProposalAt, Rule::Rule105, Operation::Multiply, bld, proposalOf(m_switches, m_location, by));
    const Term severity = derive(Quantity::ProposalWound, Rule::Rule105, Operation::Take,
                                 static_cast<std::int32_t>(proposed));
    if (isConfirmed())
        wound(m_derivation, m_victim, m_location, proposed, severity);
}

Term Striking::run()
{
    const Derivation::Element element(m_derivation, m_victim.number(), m_victim.subject());
    const Term left = throughArmour(struck());
    const Term taken = derive(Quantity::DamageTaken, Rule::Rule93, Operation::Maximum, left, 0);
    m_derivation.state(m_blow.type == DamageType::Lethal ? EventKind::Through : EventKind::Bruised, there(), taken);
    mark(m_derivation, m_blow.type, taken, m_victim);
    rollConsciousness(taken);
    propose(taken);
    return taken;
}

Rule woundRule(Location location, Wound severity)
{
    if (!isLimb(location))
        return Rule::Rule108;
    return severity == Wound::Disabled ? Rule::Rule107 : Rule::Rule106;
}

}  // namespace

Term strike(Derivation& derivation, const Blow& blow, Location location, FighterLedger& victim,
            const Switches& switches)
{
    return Striking(derivation, blow, location, victim, switches).run();
}

void wound(Derivation& derivation, FighterLedger& victim, Location location, Wound severity, Term because)
{
    const Derivation::Element element(derivation, victim.number(), victim.subject());
    const auto place = static_cast<std::size_t>(location);
    Ledger& ledger = victim.ledger();
    const Term now = derivation.derive(Quantity::WoundNow, woundRule(location, severity), Operation::Take,
                                       {static_cast<std::int32_t>(severity), because.step});
    ledger.set<&Condition::wounds>(place, now);
    // Another wound: nothing was done about it yet.
    ledger.set<&Condition::daysLeft>(place, 0, now);
    ledger.set<&Condition::operated>(ledger->operated & ~bitOf(location), now);
    ledger.set<&Condition::operatedToday>(ledger->operatedToday & ~bitOf(location), now);
    if (!isLimb(location)) {
        ledger.set<&Condition::mayAct>(false, now);
        return knockOut(derivation, victim, now);
    }
    if (severity != Wound::Disabled)
        return;
    if (isArm(location))
        return victim.dropFrom(location, now);
    if (ledger->prone)
        return;
    const Term falls = derivation.derive(Quantity::Falls, Rule::Rule107, Operation::Take, 1);
    ledger.fall(falls);
    derivation.state(EventKind::Down, causedBy(falls));
}

Wound proposedWound(std::int32_t points, std::int32_t bld, Location location, Wound now, const Switches& switches)
{
    const auto reaches = [&](Wound severity) {
        const std::int32_t times = proposalOf(switches, location, severity);
        return times > 0 && points >= times * bld;
    };
    if (now == Wound::Disabled)
        return Wound::Ok;
    if (reaches(Wound::Disabled))
        return Wound::Disabled;
    if (!reaches(Wound::Incapacitated))
        return Wound::Ok;
    if (now == Wound::Ok)
        return Wound::Incapacitated;
    // A limb is disabled by a second one, Head and Torso are not (TD-D60, TD-D71).
    const bool canBe = isLimb(location) && proposalOf(switches, location, Wound::Disabled) > 0;
    return canBe ? Wound::Disabled : Wound::Ok;
}

}  // namespace hitspread::twod6
