#include "rules/systems/percentile/roll.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/percentile/rollclasses.h"

#include <algorithm>
#include <array>
#include <span>

namespace hitspread::percentile {

namespace {

constexpr std::int32_t kHundred = 100;

/// The quantities of one roll, by their distance from its base.
enum class Of : std::uint16_t {
    Base,
    Condition,
    Modifier,
    Called,
    Further,
    Rating,
    Percent,
    Raised,
    Share,
    Threshold,
    Die,
    Fumble,
    Critical,
    Within,
    Success,
    Difference,
    Result
};
static_assert(static_cast<int>(Quantity::AttackResult) - static_cast<int>(Quantity::AttackBase)
              == static_cast<int>(Of::Result));

class Hundred {
public:
    Hundred(Derivation& derivation, const RollTerms& terms, const Switches& switches)
        : m_derivation(derivation), m_terms(terms), m_switches(switches)
    {}

    [[nodiscard]] Rolled roll();

private:
    [[nodiscard]] Quantity quantity(Of what) const
    {
        return static_cast<Quantity>(static_cast<int>(m_terms.first) + static_cast<int>(what));
    }
    Term derive(Of what, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity(what), rule, operation, a, b, c);
    }
    [[nodiscard]] Term rating();
    [[nodiscard]] std::int32_t face(Term rating, Term threshold);

    Derivation& m_derivation;
    const RollTerms& m_terms;
    const Switches& m_switches;
};

/// What is rolled against: the base with everything that changes it (PCT-D28).
Term Hundred::rating()
{
    const Rule rule = m_terms.rules.rating;
    Term rating = derive(Of::Base, rule, Operation::Take, m_terms.base);
    if (m_terms.condition != 0)
        rating = derive(Of::Condition, Rule::Rule16, Operation::Add, rating, m_terms.condition);
    if (m_terms.modifiers)
        rating = addModifiers(m_derivation, *m_terms.modifiers, quantity(Of::Modifier), rule, rating);
    if (m_terms.called != 0)
        rating = derive(Of::Called, Rule::Rule29, Operation::Add, rating, m_terms.called);
    if (m_terms.further != 0)
        rating = derive(Of::Further, rule, Operation::Subtract, rating, m_terms.further);
    return derive(Of::Rating, rule, Operation::Take, rating);
}

/// Every roll that may succeed counts for itself, as the Result tells them apart, or by whether its Result is the greater one; of the
/// others only whether it is a fumble.
std::int32_t Hundred::face(Term rating, Term threshold)
{
    RollClasses classes(kHundred);
    const std::int32_t lastBeforeFumble = std::min(m_switches.fumble - 1, kHundred);
    const std::int32_t last = std::clamp(std::max(rating.value, threshold.value), 0, lastBeforeFumble);
    if (m_terms.against) {
        const std::int32_t lastGreater = rating.value + (m_terms.addsDex ? m_terms.dex : 0) - *m_terms.against - 1;
        const std::int32_t lastCritical = m_terms.criticalsCount ? threshold.value : 0;
        classes.endAt(std::min({lastGreater, lastCritical, last}));
        classes.endAt(std::min(std::max(lastGreater, lastCritical), last));
        classes.endAt(last);
    } else {
        classes.eachUpTo(last);
    }
    classes.endAt(lastBeforeFumble);
    return m_derivation.rollOn(m_terms.query, m_terms.rules.rating, 1, kHundred, classes.closed()).sum();
}

/// A success goes on (PCT-10, PCT-23), a failure misses (PCT-12, PCT-25), a fumble is one whatever the rating (PCT-13, PCT-26). The
/// Result is the rating less the roll, in melee with DEX (PCT-08, PCT-22).
Rolled Hundred::roll()
{
    const RollRules& rules = m_terms.rules;
    Rolled rolled;
    rolled.rating = rating();
    const Term threshold = criticalThreshold(m_derivation, rolled.rating, m_switches, m_terms.first, rules.critical);
    rolled.die = derive(Of::Die, rules.rating, Operation::Take, face(rolled.rating, threshold));
    rolled.fumble = derive(Of::Fumble, rules.fumble, Operation::AtLeast, rolled.die, m_switches.fumble);
    rolled.isFumble = rolled.fumble.holds();
    if (rolled.isFumble) {
        rolled.success = derive(Of::Success, rules.fumble, Operation::Take, 0);
    } else {
        const Term critical = derive(Of::Critical, rules.critical, Operation::AtLeast, threshold, rolled.die);
        const Term within = derive(Of::Within, rules.success, Operation::AtLeast, rolled.rating, rolled.die);
        const bool succeeds = critical.holds() || within.holds();
        rolled.success = derive(Of::Success, succeeds ? rules.success : rules.failure, Operation::Either, critical,
                                within);
        rolled.isCritical = critical.holds() && rolled.success.holds();
    }
    rolled.difference = derive(Of::Difference, rules.result, Operation::Subtract, rolled.rating, rolled.die);
    const bool adds = m_terms.addsDex;
    rolled.result = derive(Of::Result, rules.result, adds ? Operation::Add : Operation::Take, rolled.difference,
                           adds ? Term(m_terms.dex) : Term());
    return rolled;
}

}  // namespace

Term criticalThreshold(Derivation& derivation, Term rating, const Switches& switches, Quantity first, Rule rule)
{
    const auto derive = [&](Of what, Operation operation, Term a, Term b = {}) {
        const auto quantity = static_cast<Quantity>(static_cast<int>(first) + static_cast<int>(what));
        return derivation.derive(quantity, rule, operation, a, b);
    };
    if (switches.critical == CriticalRule::Flat)
        return derive(Of::Threshold, Operation::Take, kFlatCritical);
    const Term percent = derive(Of::Percent, Operation::Multiply, rating, switches.criticalPercent);
    const Term raised = derive(Of::Raised, Operation::Add, percent, kHundred / 2);
    const Term share = derive(Of::Share, Operation::DivideDown, raised, kHundred);
    return derive(Of::Threshold, Operation::Maximum, share, switches.criticalMinimum);
}

void stateFumble(Derivation& derivation, const Rolled& rolled, Subject who, const Switches& switches)
{
    if (rolled.isFumble)
        derivation.state(EventKind::Fumbled, who, {rolled.die.value, rolled.fumble.step}, switches.fumble);
}

Rolled rollHundred(Derivation& derivation, const RollTerms& terms, const Switches& switches)
{
    return Hundred(derivation, terms, switches).roll();
}

}  // namespace hitspread::percentile
