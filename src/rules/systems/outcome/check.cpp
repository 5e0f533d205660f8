#include "rules/systems/outcome/check.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/dice/decision.h"

#include <cstdlib>

namespace hitspread::outcome {

namespace {

constexpr std::int32_t kCriticalCounts = 5;

/// The quantities of one roll, by their distance from its die.
enum class Line : std::uint16_t { Die, Critical, Failure, Outcome, Skill, Wounds, Actions, Modifier, Total, Decided };
static_assert(static_cast<int>(Quantity::AttackTotal) - static_cast<int>(Quantity::AttackDie)
              == static_cast<int>(Line::Total));

class Check {
public:
    Check(Derivation& derivation, const CheckTerms& terms, const Switches& switches)
        : m_derivation(derivation), m_terms(terms), m_switches(switches)
    {}

    [[nodiscard]] Checked made();

private:
    [[nodiscard]] Quantity quantity(Line line) const
    {
        return static_cast<Quantity>(static_cast<int>(m_terms.of.first) + static_cast<int>(line));
    }
    Term derive(Line line, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity(line), rule, operation, a, b, c, m_terms.index);
    }
    void add(Line line, Rule rule, Term value)
    {
        if (value.holds())
            m_total = derive(line, rule, Operation::Add, m_total, value);
    }
    [[nodiscard]] Decided saidOf(std::size_t modifier);
    [[nodiscard]] Decided decided();

    Derivation& m_derivation;
    const CheckTerms& m_terms;
    const Switches& m_switches;
    Term m_total;
};

/// Unless the game master says otherwise the dice decide.
constexpr Option kDecisions[]{
    {.id = optionId(Decided::No)}, {.id = optionId(Decided::Success)}, {.id = optionId(Decided::Failure)}};

/// What the game master says of one modifier beyond 3.
Decided Check::saidOf(std::size_t modifier)
{
    const Derivation::Element one = m_derivation.part(static_cast<int>(modifier), kMostModifiers);
    return static_cast<Decided>(
        m_derivation.decide(m_terms.of.beyond, Rule::Rule08, kDecisions, nullptr, m_terms.index));
}

/// Asked for each modifier that is beyond 3 by itself, never for their sum (OUT-08, OUT-D35, OUT-D37).
Decided Check::decided()
{
    if (!m_terms.isDecided || !m_terms.modifiers)
        return Decided::No;
    const auto& all = m_terms.modifiers->entries;
    for (std::size_t i = 0; i < all.size() && i < kMostModifiers; ++i) {
        if (std::abs(all[i].second) <= kUsualModifier)
            continue;
        const Decided said = saidOf(i);
        if (said == Decided::No)
            continue;
        derive(Line::Decided, Rule::Rule08, Operation::Take, all[i].second);
        return said;
    }
    return Decided::No;
}

Checked Check::made()
{
    Checked checked;
    checked.decided = decided();
    if (checked.decided != Decided::No)
        return checked;
    checked.natural = rollOutcome(m_derivation, {m_terms.of.dice, m_terms.of.first, m_terms.index}, m_terms.roll,
                                  m_switches);
    m_total = checked.natural.die;
    if (m_terms.isAttack && m_switches.critical == CriticalRule::DieCountsFive)
        m_total = derive(Line::Outcome, Rule::Rule09, Operation::Choose, checked.natural.success, kCriticalCounts,
                         m_total);
    m_total = derive(Line::Skill, m_terms.skill, Operation::Add, m_total, m_terms.rating);
    add(Line::Wounds, Rule::Rule74, m_terms.wounds);
    add(Line::Actions, Rule::Rule11, m_terms.actions);
    for (const Extra& extra : m_terms.extras) {
        if (extra.value.holds())
            m_total = m_derivation.derive(extra.quantity, extra.rule, Operation::Add, m_total, extra.value, {},
                                          m_terms.index);
    }
    if (m_terms.modifiers)
        m_total = addModifiers(m_derivation, *m_terms.modifiers, quantity(Line::Modifier), Rule::Rule07, m_total,
                               m_terms.index);
    checked.total = derive(Line::Total, m_terms.skill, Operation::Take, m_total);
    return checked;
}

/// Whether it goes against somebody: an attack or a defence (OUT-13).
bool isAgainstSomebody(Plan plan)
{
    switch (plan) {
    case Plan::Strike:
    case Plan::Shoot:
    case Plan::Automatic:
    case Plan::Grapple:
    case Plan::Feint:
    case Plan::Dodge:
    case Plan::Parry: return true;
    default: return false;
    }
}

}  // namespace

Checked check(Derivation& derivation, const CheckTerms& terms, const Switches& switches)
{
    return Check(derivation, terms, switches).made();
}

Term severalActions(Derivation& derivation, const Condition& condition, std::optional<Plan> doing, int index)
{
    const bool isUndeclared = doing && condition.plan.isEmpty();
    const std::int32_t all = actionsOf(condition) + (isUndeclared ? 1 : 0);
    if (actionPenalty(all) == 0)
        return {};
    std::int32_t against = isUndeclared && isAgainstSomebody(*doing) ? 1 : 0;
    for (const Planned& line : condition.plan)
        against += isAgainstSomebody(line.plan) ? line.count : 0;
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(quantity, rule, operation, a, b, {}, index);
    };
    const Term targets = derive(Quantity::TurnTargets, Rule::Rule13, Operation::Take, against);
    const Term others = derive(Quantity::TurnOthers, Rule::Rule11, Operation::Take, all - against);
    const Term actions = derive(Quantity::TurnActions, Rule::Rule14, Operation::Add, targets, others);
    return derive(Quantity::TurnPenalty, Rule::Rule11, Operation::Subtract, 0, actions);
}

Term contest(Derivation& derivation, const Contest& contest, const Switches& switches)
{
    const auto roll = [&](const RollFamily& family, const Contestant& who, Term actions, int index) {
        return check(derivation,
                     {.of = family,
                      .skill = contest.rule,
                      .rating = who.rating,
                      .wounds = woundPenalty(who.character, who.condition, switches),
                      .actions = actions,
                      .modifiers = &who.modifiers,
                      .index = index},
                     switches);
    };
    const auto rolled = [&] {
        const Derivation::Element his = derivation.ofSide(kActingSide);
        const Term actions = severalActions(derivation, contest.acts.condition, contest.doing);
        return roll(kAttackRoll, contest.acts, actions, kActingSide);
    };
    const auto met = [&] {
        const Derivation::Element others = derivation.ofSide(kOtherSide);
        return roll(kDefenceRoll, contest.opposes, {}, kOtherSide);
    };
    const auto result = [&](Rule rule, Operation operation, Term a, Term b = {}) {
        const Derivation::Element told = derivation.about(contest.told);
        return derivation.derive(contest.result, rule, operation, a, b);
    };
    const Checked his = rolled();
    Term won;
    if (his.decided != Decided::No)
        won = result(Rule::Rule08, Operation::Take, his.decided == Decided::Success ? 1 : 0);
    else if (const Checked others = met(); others.decided != Decided::No)
        won = result(Rule::Rule08, Operation::Take, others.decided == Decided::Failure ? 1 : 0);
    else
        won = result(contest.rule, contest.wins, his.total, others.total);
    derivation.state(won.holds() ? EventKind::Succeeded : EventKind::Failed, Subject(), {his.total.value, won.step});
    return won;
}

namespace {

constexpr int kFateDice = 4;
constexpr int kFateSides = 3;
constexpr int kFateLowest = -1;
constexpr int kSix = 6;
constexpr int kHundred = 100;

/// The names of the three steps of an outcome, one after the other in the vocabulary.
enum class Part : std::uint16_t { Die, Success, Failure };
static_assert(static_cast<int>(Quantity::AttackFailure) - static_cast<int>(Quantity::AttackDie)
              == static_cast<int>(Part::Failure));

class OutcomeRoll {
public:
    OutcomeRoll(Derivation& derivation, const OutcomeNames& names, Rule rule, const Switches& switches)
        : m_derivation(derivation), m_names(names), m_rule(rule), m_switches(switches)
    {}

    [[nodiscard]] Outcome roll()
    {
        switch (m_switches.dice) {
        case Dice::FourFate: return fate();
        case Dice::SixMinusSix: return sixes();
        case Dice::Table: break;
        }
        return onTable();
    }

private:
    Term derive(Part part, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        const auto quantity = static_cast<Quantity>(static_cast<int>(m_names.die) + static_cast<int>(part));
        return m_derivation.derive(quantity, rule, operation, a, b, c, m_names.index);
    }
    /// Critical at this and its opposite (OUT-09, OUT-10).
    [[nodiscard]] Outcome criticalAt(Term die, std::int32_t highest)
    {
        return {die, derive(Part::Success, Rule::Rule09, Operation::AtLeast, die, highest),
                derive(Part::Failure, Rule::Rule10, Operation::AtLeast, -highest, die)};
    }
    [[nodiscard]] Outcome fate()
    {
        const std::int32_t sum = m_derivation
                                     .rollFrom(kFateLowest, m_names.query, m_rule, kFateDice, kFateSides, RollUse::Sum,
                                               m_names.index)
                                     .sum();
        return criticalAt(derive(Part::Die, m_rule, Operation::Take, sum), kFateDice);
    }
    [[nodiscard]] Outcome sixes()
    {
        const Answer& answer = m_derivation.roll(m_names.query, m_rule, 2, kSix, RollUse::Faces, m_names.index);
        const std::int32_t plus = answer.faces[0];
        const std::int32_t minus = answer.faces[1];
        const Term die = derive(Part::Die, m_rule, Operation::Subtract, plus, minus);
        m_derivation.tellApart(m_names.query, {die.value}, m_names.index);
        return criticalAt(die, kSix - 1);
    }
    [[nodiscard]] Outcome onTable()
    {
        const TableRoll rolled = m_derivation.rollOn(m_names.query, m_rule, 1, kHundred,
                                                     declare::on<&Switches::outcomes>(m_switches), m_names.index);
        const auto natural = static_cast<Natural>(rolled.cell(outcomecolumn::kNatural));
        const Term die = derive(Part::Die, m_rule, Operation::LookUp, rolled.cell(outcomecolumn::kOutcome),
                                rolled.rolled, rolled.number);
        return {die, derive(Part::Success, Rule::Rule09, Operation::Take, natural == Natural::Success ? 1 : 0),
                derive(Part::Failure, Rule::Rule10, Operation::Take, natural == Natural::Failure ? 1 : 0)};
    }

    Derivation& m_derivation;
    const OutcomeNames& m_names;
    Rule m_rule;
    const Switches& m_switches;
};

}  // namespace

Outcome rollOutcome(Derivation& derivation, const OutcomeNames& names, Rule rule, const Switches& switches)
{
    return OutcomeRoll(derivation, names, rule, switches).roll();
}

}  // namespace hitspread::outcome
