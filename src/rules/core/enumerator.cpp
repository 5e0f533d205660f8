#include "rules/core/enumerator.h"

#include <limits>

namespace hitspread {

namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

std::uint64_t power(std::uint64_t base, unsigned exponent)
{
    std::uint64_t result = 1;
    while (exponent-- > 0) {
        if (result > kLargest / base)
            return kLargest;
        result *= base;
    }
    return result;
}

/// Ways to reach `sum` with `dice` dice of `sides` sides.
std::uint64_t waysTo(unsigned sum, unsigned dice, unsigned sides)
{
    std::vector<std::uint64_t> ways(sum + 1, 0);
    ways[0] = 1;
    for (unsigned die = 0; die < dice; ++die) {
        std::vector<std::uint64_t> next(sum + 1, 0);
        for (unsigned partial = 0; partial < sum; ++partial) {
            for (unsigned face = 1; face <= sides && partial + face <= sum; ++face)
                next[partial + face] += ways[partial];
        }
        ways = std::move(next);
    }
    return ways[sum];
}

/// Faces that add up to `sum`: as many high ones as fit, from the left.
void spread(Answer& answer, unsigned sum, unsigned dice, unsigned sides)
{
    for (unsigned die = 0; die < dice; ++die) {
        const unsigned left = dice - die - 1;
        const unsigned face = sum - left < sides ? sum - left : sides;
        answer.faces[die] = static_cast<std::uint8_t>(face);
        sum -= face;
    }
}

}  // namespace

void Enumerator::forEach(const std::function<void(Enumerator&)>& run)
{
    Enumerator enumerator;
    do {
        enumerator.m_depth = 0;
        run(enumerator);
    } while (enumerator.advance());
}

bool Enumerator::answer(const Question& question, Answer& answer)
{
    if (question.kind == QuestionKind::Choice) {
        answer.choice = question.preset;
        answer.choiceOrigin = Origin::Preset;
        return true;
    }
    if (m_depth == m_levels.size()) {
        Level level;
        level.question = question;
        level.total = power(question.sides, question.dice);
        level.outcomes = outcomesOf(question);
        level.ways = question.use == RollUse::Sum ? waysTo(question.dice, question.dice, question.sides) : 1;
        m_levels.push_back(level);
    }
    fill(question, m_levels[m_depth++].outcome, answer);
    return true;
}

std::uint64_t Enumerator::outcomesOf(const Question& roll)
{
    const auto merged = static_cast<std::uint64_t>(roll.dice) * (roll.sides - 1U) + 1;
    return roll.use == RollUse::Sum ? merged : power(roll.sides, roll.dice);
}

void Enumerator::fill(const Question& roll, std::uint64_t outcome, Answer& answer)
{
    answer.count = roll.dice;
    answer.origins.fill(Origin::Given);
    if (roll.use == RollUse::Sum) {
        spread(answer, roll.dice + static_cast<unsigned>(outcome), roll.dice, roll.sides);
        return;
    }
    for (unsigned die = 0; die < roll.dice; ++die) {
        answer.faces[die] = static_cast<std::uint8_t>(outcome % roll.sides + 1);
        outcome /= roll.sides;
    }
}

bool Enumerator::advance()
{
    m_levels.resize(m_depth);
    while (!m_levels.empty()) {
        Level& level = m_levels.back();
        if (++level.outcome < level.outcomes) {
            if (level.question.use == RollUse::Sum)
                level.ways = waysTo(level.question.dice + static_cast<unsigned>(level.outcome), level.question.dice,
                                    level.question.sides);
            return true;
        }
        m_levels.pop_back();
    }
    return false;
}

double Enumerator::probability() const
{
    double ways = 1;
    double total = 1;
    for (const Level& level : path()) {
        ways *= static_cast<double>(level.ways);
        total *= static_cast<double>(level.total);
    }
    return ways / total;
}

std::uint64_t Enumerator::ways() const
{
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < m_depth; ++i)
        product *= m_levels[i].ways;
    return product;
}

std::uint64_t Enumerator::total() const
{
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < m_depth; ++i)
        product *= m_levels[i].total;
    return product;
}

}  // namespace hitspread
