#include "rules/systems/twod6/roll.h"

#include <algorithm>

namespace hitspread::twod6 {

namespace {

constexpr int kDice = 2;
constexpr int kSides = 6;

Quantity line(const RollTerms& terms, int place)
{
    return static_cast<Quantity>(static_cast<int>(terms.first) + place);
}

}  // namespace

Rolled rollTwo(Derivation& derivation, const RollTerms& terms, Term number)
{
    enum RollLine { Number, Roll, Success };
    Rolled rolled;
    rolled.number = derivation.derive(line(terms, Number), terms.rule, Operation::Take, number);
    // The least sum that succeeds: with the house rule a 2 never does.
    const std::int32_t least = std::max(rolled.number.value, terms.twoMisses ? kDice + 1 : kDice);
    const std::int32_t sum = terms.isSumTold
        ? derivation.roll(terms.dice, terms.rule, kDice, kSides, RollUse::Sum).sum()
        : derivation.rollAgainst(terms.dice, terms.rule, kDice, kSides, least).sum();
    rolled.roll = derivation.derive(line(terms, Roll), terms.rule, Operation::Take, sum);
    const Term needed = terms.twoMisses && rolled.number.value <= kDice ? Term{least} : rolled.number;
    rolled.success = derivation.derive(line(terms, Success), terms.rule, Operation::AtLeast, rolled.roll, needed);
    return rolled;
}

}  // namespace hitspread::twod6
