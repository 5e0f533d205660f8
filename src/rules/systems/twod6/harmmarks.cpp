#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/twod6/harm.h"
#include "rules/systems/twod6/monitor.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

/// Marks on the monitor of one body, and what follows from them for himself.
class Marking {
public:
    Marking(Derivation& derivation, const Character& who, Ledger& ledger)
        : m_derivation(derivation), m_who(who), m_ledger(ledger), m_factorBefore(factor())
    {}

    /// Returns the step he drops out by; none: he goes on as he was.
    std::optional<Term> run(DamageType type, Term points);

private:
    [[nodiscard]] std::int32_t factor() const { return woundFactor(monitorOf(*m_ledger), m_who.bld); }
    [[nodiscard]] std::int32_t boxes() const { return boxesOf(m_who.bld); }
    /// Returns whether there is more Lethal damage than before.
    bool markLethal(Term points);
    bool markBruise(Term points);
    void setLethal(Term sum);
    void startClock(Term because);
    [[nodiscard]] std::optional<Term> dropOut();
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b);
    }

    Derivation& m_derivation;
    const Character& m_who;
    Ledger& m_ledger;
    std::int32_t m_factorBefore;
};

void Marking::setLethal(Term sum)
{
    m_ledger.set<&Condition::lethal>(derive(Quantity::MonitorLethal, Rule::Rule95, Operation::Minimum, sum, boxes()));
}

/// Lethal starts at the first box without Lethal, and so writes over Bruise (TD-99, TD-D25).
bool Marking::markLethal(Term points)
{
    const Term sum = derive(Quantity::MonitorLethal, Rule::Rule93, Operation::Add, m_ledger->lethal, points);
    setLethal(sum);
    m_ledger.set<&Condition::filled>(
        derive(Quantity::MonitorFilled, Rule::Rule99, Operation::Maximum, m_ledger->filled, m_ledger->lethal));
    return true;
}

/// Bruise starts at the first clear box; what finds none turns Bruise boxes Lethal (TD-98, TD-D25, TD-D57).
bool Marking::markBruise(Term points)
{
    const Term sum = derive(Quantity::MonitorFilled, Rule::Rule93, Operation::Add, m_ledger->filled, points);
    const bool isTooMuch = sum.value > boxes();
    if (!isTooMuch) {
        m_ledger.set<&Condition::filled>(sum);
        return false;
    }
    const Term beyond = derive(Quantity::MonitorBeyond, Rule::Rule98, Operation::Subtract, sum, boxes());
    m_ledger.set<&Condition::filled>(derive(Quantity::MonitorFilled, Rule::Rule97, Operation::Minimum, sum, boxes()));
    setLethal(derive(Quantity::MonitorLethal, Rule::Rule98, Operation::Add, m_ledger->lethal, beyond));
    return true;
}

/// The first Lethal damage starts it, one after stabilising starts it anew; one that runs goes on (TD-109, TD-D31, TD-D63).
void Marking::startClock(Term because)
{
    m_ledger.set<&Condition::stabilised>(false, because);
    if (m_ledger->saveIn != kNoEntry)
        return;
    const Term save = derive(Quantity::ClockSave, Rule::Rule110, Operation::Take, kRoundsPerMinute);
    m_ledger.set<&Condition::saveIn>(save);
    m_ledger.set<&Condition::savesMade>(0, save);
}

/// Dead by Lethal alone, unconscious by a full monitor (TD-95, TD-97, TD-D26).
std::optional<Term> Marking::dropOut()
{
    const Term dead = derive(Quantity::MonitorDead, Rule::Rule95, Operation::AtLeast, m_ledger->lethal, boxes());
    if (dead.holds()) {
        m_ledger.set<&Condition::dead>(dead);
        m_ledger.set<&Condition::saveIn>(kNoEntry, dead);
        m_ledger.set<&Condition::savesMade>(0, dead);
        m_ledger.keepRows<&Condition::heldBy>(0, dead);
        m_ledger.passOut(kNoEntry, dead);
        m_derivation.state(EventKind::Dead, causedBy(dead));
        return dead;
    }
    if (m_ledger->unconscious)
        return std::nullopt;
    const Term full = derive(Quantity::MonitorFull, Rule::Rule97, Operation::AtLeast, m_ledger->filled, boxes());
    if (!full.holds())
        return std::nullopt;
    m_ledger.passOut(wakingInterval(factor()), full);
    m_derivation.state(EventKind::Unconscious, causedBy(full));
    return full;
}

std::optional<Term> Marking::run(DamageType type, Term points)
{
    if (points.value <= 0 || m_ledger->dead)
        return std::nullopt;
    const bool isLethal = type == DamageType::Lethal;
    m_derivation.state(EventKind::Wounded, points, boxes());
    m_ledger.loseAim(points);
    m_ledger.loseTreatment(points);
    const bool isMoreLethal = isLethal ? markLethal(points) : markBruise(points);
    const Term wounds = derive(Quantity::MonitorWound, Rule::Rule100, Operation::DivideUp, m_ledger->lethal,
                               boxesPerLine(m_who.bld));
    if (isMoreLethal)
        startClock(wounds);
    if (m_ledger->unconscious && wounds.value != m_factorBefore)
        m_ledger.set<&Condition::wakeIn>(wakingInterval(wounds.value), wounds);
    derive(Quantity::MonitorLine, Rule::Rule102, Operation::DivideDown, m_ledger->filled, boxesPerLine(m_who.bld));
    return dropOut();
}

}  // namespace

void mark(Derivation& derivation, DamageType type, Term points, FighterLedger& victim)
{
    const Derivation::Element element(derivation, victim.number(), victim.subject());
    if (const auto out = Marking(derivation, victim.character(), victim.ledger()).run(type, points))
        victim.dropAll(*out);
}

void mark(Derivation& derivation, DamageType type, Term points, const Character& who, Ledger& ledger)
{
    static_cast<void>(Marking(derivation, who, ledger).run(type, points));
}

Term staysConscious(Derivation& derivation, const Character& who, const Condition& condition, const Switches& switches,
                    Term more)
{
    const Line line = lineOf(monitorOf(condition), who.bld);
    Term number = derivation.derive(Quantity::ConsciousnessSave, Rule::Rule102, Operation::Take,
                                    saveOf(switches, line));
    if (more.holds())
        number = derivation.derive(Quantity::ConsciousnessCosh, Rule::Rule68, Operation::Add, number, more);
    const RollTerms terms{Quantity::ConsciousnessNumber, Query::ConsciousnessDice, Rule::Rule103};
    return rollTwo(derivation, terms, number).success;
}

void knockOut(Derivation& derivation, FighterLedger& victim, Term because)
{
    Ledger& ledger = victim.ledger();
    if (!isAwake(*ledger))
        return;
    const Derivation::Element element(derivation, victim.number(), victim.subject());
    const std::int32_t factor = woundFactor(monitorOf(*ledger), victim.character().bld);
    const Term wake = derivation.derive(Quantity::ClockWake, Rule::Rule114, Operation::Take, wakingInterval(factor));
    ledger.passOut(wake.value, because);
    victim.dropAll(because);
    derivation.state(EventKind::Unconscious, causedBy(because));
}

Term heal(Derivation& derivation, DamageType type, Term points, const Character& who, Ledger& ledger, Rule rule)
{
    const bool isLethal = type == DamageType::Lethal;
    const std::int32_t factorBefore = woundFactor(monitorOf(*ledger), who.bld);
    const std::int32_t most = isLethal ? ledger->lethal : ledger->filled - ledger->lethal;
    if (points.value <= 0 || most <= 0)
        return {};
    const Term healed = derivation.derive(isLethal ? Quantity::HealedLethal : Quantity::HealedBruise, rule,
                                          Operation::Minimum, points, most);
    const Term filled = derivation.derive(Quantity::MonitorFilled, rule, Operation::Subtract, ledger->filled, healed);
    ledger.set<&Condition::filled>(filled);
    if (isLethal) {
        const Term left = derivation.derive(Quantity::MonitorLethal, rule, Operation::Subtract, ledger->lethal, healed);
        ledger.set<&Condition::lethal>(left);
        // Nothing is left to die of (TD-D27).
        if (!left.holds())
            ledger.set<&Condition::saveIn>(kNoEntry, left);
    }
    const std::int32_t factor = woundFactor(monitorOf(*ledger), who.bld);
    if (ledger->unconscious && factor != factorBefore)
        ledger.set<&Condition::wakeIn>(wakingInterval(factor), healed);
    derivation.state(isLethal ? EventKind::Healed : EventKind::Eased, healed);
    return healed;
}

Rolled rollSave(Derivation& derivation, const Character& who, const Switches& switches, const SaveWay& way)
{
    const auto derive = [&](Quantity quantity, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, way.rule, operation, a, b);
    };
    const Term base = derive(Quantity::SaveBase, Operation::Take, switches.saveBase);
    const Term build = derive(Quantity::SaveBuild, Operation::Multiply, switches.saveFactor, who.bld);
    Term number = derive(Quantity::SaveBuild, Operation::Subtract, base, build);
    if (way.woundFactor != 0)
        number = derive(Quantity::SaveWound, Operation::Add, number, way.woundFactor);
    if (way.modifiers)
        number = addModifiers(derivation, *way.modifiers, Quantity::SaveModifier, way.rule, number);
    const RollTerms terms{
        .first = way.first, .dice = way.dice, .rule = way.rule, .isSumTold = way.rule == Rule::Rule110};
    const Rolled rolled = rollTwo(derivation, terms, number);
    derivation.state(rolled.success.holds() ? EventKind::Succeeded : EventKind::Failed, rolled.roll, rolled.number);
    return rolled;
}

}  // namespace hitspread::twod6
