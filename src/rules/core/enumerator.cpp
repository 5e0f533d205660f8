#include "rules/core/enumerator.h"

namespace hitspread {

namespace {

std::uint64_t power(std::uint64_t base, unsigned exponent)
{
    std::uint64_t result = 1;
    while (exponent-- > 0)
        result *= base;
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
    const unsigned dice = question.dice;
    const unsigned sides = question.sides;
    const bool merged = question.use == RollUse::Sum;
    if (m_depth == m_levels.size()) {
        Level level;
        level.question = question;
        level.total = power(sides, dice);
        level.outcomes = merged ? dice * (sides - 1) + 1 : static_cast<std::uint32_t>(level.total);
        level.ways = merged ? waysTo(dice, dice, sides) : 1;
        m_levels.push_back(level);
    }
    const Level& level = m_levels[m_depth++];
    answer.count = question.dice;
    answer.origins.fill(Origin::Given);
    if (merged) {
        spread(answer, dice + level.outcome, dice, sides);
        return true;
    }
    std::uint32_t outcome = level.outcome;
    for (unsigned die = 0; die < dice; ++die) {
        answer.faces[die] = static_cast<std::uint8_t>(outcome % sides + 1);
        outcome /= sides;
    }
    return true;
}

bool Enumerator::advance()
{
    m_levels.resize(m_depth);
    while (!m_levels.empty()) {
        Level& level = m_levels.back();
        if (++level.outcome < level.outcomes) {
            if (level.question.use == RollUse::Sum)
                level.ways = waysTo(level.question.dice + level.outcome, level.question.dice, level.question.sides);
            return true;
        }
        m_levels.pop_back();
    }
    return false;
}

double Enumerator::probability() const
{
    return static_cast<double>(ways()) / static_cast<double>(total());
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
