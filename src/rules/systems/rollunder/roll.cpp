#include "rules/systems/rollunder/roll.h"

#include <algorithm>
#include <array>

namespace hitspread::rollunder {

namespace {

constexpr std::int32_t kNaturalSuccess = 4;
constexpr std::int32_t kNaturalFailure = 17;
constexpr std::int32_t kCriticalMargin = 10;
constexpr int kDice = 3;
constexpr int kSides = 6;

/// The highest sum of each class of results a rule tells apart: critical, success, failure, critical failure.
struct Classes {
    std::array<std::int32_t, 4> highest{};
    std::size_t count = 0;

    void add(std::int32_t sum)
    {
        if (count == 0 || sum > highest[count - 1])
            highest[count++] = sum;
    }
};

Classes classesOf(const RollTerms& terms, std::int32_t number)
{
    Classes classes;
    const std::int32_t most = kNaturalFailure - 1;
    const std::int32_t cap = terms.marginCap == kNoEntry ? most : terms.marginCap;
    if (terms.isCritical)
        classes.add(std::clamp(std::min(number - kCriticalMargin, cap), kNaturalSuccess, most));
    classes.add(std::clamp(number, kNaturalSuccess, most));
    if (terms.isCritical)
        classes.add(std::clamp(number + kCriticalMargin - 1, kNaturalSuccess, most));
    classes.add(kDice * kSides);
    return classes;
}

Quantity line(const RollTerms& terms, int place)
{
    return static_cast<Quantity>(static_cast<int>(terms.first) + place);
}

Term thrown(Derivation& derivation, const RollTerms& terms, std::int32_t number)
{
    if (terms.isMarginTold)
        return derivation.roll(terms.dice, terms.rules.roll, kDice, kSides, RollUse::Sum).sum();
    const Classes classes = classesOf(terms, number);
    return derivation
        .rollOn(terms.dice, terms.rules.roll, kDice, kSides, std::span(classes.highest).first(classes.count))
        .sum();
}

}  // namespace

Rolled rollThree(Derivation& derivation, const RollTerms& terms, Term number)
{
    enum Line { Number, Roll, Margin, Success, Critical, Failure };
    const RollRules& rules = terms.rules;
    const auto derive = [&](Line place, Rule rule, Operation operation, Term a, Term b = {}) {
        return derivation.derive(line(terms, place), rule, operation, a, b);
    };
    Rolled rolled;
    const Term against = derive(Number, rules.roll, Operation::Take, number);
    rolled.roll = derive(Roll, rules.roll, Operation::Take, thrown(derivation, terms, against.value));
    rolled.margin = derive(Margin, rules.roll, Operation::Subtract, against, rolled.roll);
    if (rolled.roll.value <= kNaturalSuccess) {
        rolled.success = derive(Success, rules.natural, Operation::AtLeast, kNaturalSuccess, rolled.roll);
        rolled.critical = derive(Critical, rules.natural, Operation::AtLeast, kNaturalSuccess, rolled.roll);
        return rolled;
    }
    if (rolled.roll.value >= kNaturalFailure) {
        rolled.success = derive(Success, rules.naturalFailure, Operation::Above, kNaturalFailure, rolled.roll);
        rolled.failure = derive(Failure, rules.naturalFailure, Operation::AtLeast, rolled.roll, kNaturalFailure);
        return rolled;
    }
    rolled.success = derive(Success, rules.roll, Operation::AtLeast, rolled.margin, 0);
    if (!terms.isCritical)
        return rolled;
    if (!rolled.success.holds()) {
        rolled.failure = derive(Failure, rules.marginFailure, Operation::AtLeast, -kCriticalMargin, rolled.margin);
        return rolled;
    }
    const bool isCapped = terms.marginCap != kNoEntry && rolled.roll.value > terms.marginCap;
    rolled.critical = isCapped ? derive(Critical, rules.margin, Operation::AtLeast, terms.marginCap, rolled.roll)
                               : derive(Critical, rules.margin, Operation::AtLeast, rolled.margin, kCriticalMargin);
    return rolled;
}

}  // namespace hitspread::rollunder
