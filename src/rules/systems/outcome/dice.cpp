#include "rules/systems/outcome/dice.h"

namespace hitspread::outcome {

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
