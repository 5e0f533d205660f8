#include "rules/core/odds/enumerator.h"

#include <algorithm>
#include <bit>

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

std::optional<WideCount> widePower(unsigned base, unsigned exponent)
{
    std::optional<WideCount> result = 1;
    while (result && exponent-- > 0)
        result = times(*result, base);
    return result;
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

void decide(const Question& choice, std::int32_t value, Answer& answer)
{
    answer.choice = value;
    answer.choiceOrigin = value == choice.preset ? Origin::Preset : Origin::Chosen;
}

/// The value of a choice that is tried at this place: the preset first, then the others from the lowest.
std::int32_t valueAt(const Question& choice, std::uint64_t place)
{
    if (place == 0)
        return choice.preset;
    if (choice.barred == 0) {
        const auto value = static_cast<std::int32_t>(choice.minimum + static_cast<std::int64_t>(place) - 1);
        return value < choice.preset ? value : value + 1;
    }
    std::int32_t value = choice.minimum - 1;
    for (std::uint64_t found = 0; found < place;) {
        ++value;
        found += choice.allows(value) && value != choice.preset ? 1 : 0;
    }
    return value;
}

std::uint64_t valuesOf(const Question& choice)
{
    const auto all = static_cast<std::uint64_t>(std::int64_t{choice.maximum} - choice.minimum) + 1;
    // Of a decision whatever lies above the highest option is barred, too.
    return choice.barred == 0 ? all : static_cast<std::uint64_t>(std::popcount(~choice.barred));
}

}  // namespace

void giveSum(const Question& roll, unsigned sum, Answer& answer)
{
    answer.count = roll.dice;
    answer.origins.fill(Origin::Given);
    spread(answer, sum, roll.dice, roll.sides);
}

Enumerator::End Enumerator::forEach(const std::function<void(Enumerator&)>& run, const Plan& plan)
{
    Enumerator enumerator(plan);
    End end = End::Complete;
    std::uint64_t done = 0;
    std::vector<Stem> stems(1);
    while (!stems.empty()) {
        enumerator.goOnFrom(std::move(stems.back()));
        stems.pop_back();
        do {
            if (!enumerator.goesOn(done++, end))
                return end;
            enumerator.m_depth = 0;
            try {
                run(enumerator);
            } catch (const Joined&) {
                continue;
            }
        } while (enumerator.advance(0));
        for (auto& [numbers, stem] : enumerator.m_joins)
            stems.push_back(std::move(stem));
    }
    return end;
}

void Enumerator::goOnFrom(Stem stem)
{
    m_stem = std::move(stem);
    m_levels = m_stem.levels;
    m_live = m_levels.size();
    if (!m_levels.empty())
        m_levels.back().through = m_stem.through;
    m_joins.clear();
}

void Enumerator::Stem::add(const Enumerator& other)
{
    through += other.probability();
    const std::optional<WideCount> more = other.ways();
    const bool isOfSame = total && total == other.total();
    ways = isOfSame && ways && more ? plus(*ways, *more) : std::nullopt;
    total = isOfSame ? total : std::nullopt;
}

void Enumerator::tellApart(QuestionKey from, std::span<const std::int32_t> by)
{
    const std::size_t before = m_stem.levels.size();
    // Not where it was told apart already, and not where something else was asked in between that may count.
    if (!m_plan.classes || m_forBest || m_depth <= before || m_levels[before].question.key != from)
        return;
    const auto [found, isNew] = m_joins.try_emplace({by.begin(), by.end()});
    Stem& stem = found->second;
    if (isNew)
        stem = {{path().begin(), path().end()}, probability(), ways(), total()};
    else
        stem.add(*this);
    throw Joined();
}

Enumerator::Best Enumerator::best(const std::function<double(Enumerator&)>& goal, const Plan& plan)
{
    Enumerator enumerator(plan);
    enumerator.m_forBest = true;
    Best best;
    std::uint64_t done = 0;
    double worth = 0;
    do {
        if (!enumerator.goesOn(done++, best.end))
            return best;
        enumerator.m_depth = 0;
        worth = goal(enumerator);
    } while (enumerator.advance(worth));
    best.value = enumerator.m_worth;
    best.choices = enumerator.m_first;
    return best;
}

bool Enumerator::goesOn(std::uint64_t done, End& end) const
{
    if (done >= m_plan.most)
        end = End::TooMany;
    else if (m_plan.stop.stop_requested())
        end = End::Stopped;
    return end == End::Complete;
}

bool Enumerator::answer(const Question& question, Answer& answer)
{
    if (question.kind == QuestionKind::Roll) {
        answer = levelFor(question, {}).answer;
        return true;
    }
    const Answer* given = m_plan.given ? m_plan.given->find(question.key) : nullptr;
    if (given && fits(*given, question))
        decide(question, given->choice, answer);
    else if (m_forBest)
        answer = levelFor(question, {}).answer;
    else
        decide(question, question.preset, answer);
    return true;
}

bool Enumerator::answerClass(const Question& question, std::span<const std::int32_t> highest, Answer& answer)
{
    if (!m_plan.classes)
        return this->answer(question, answer);
    answer = levelFor(question, highest).answer;
    return true;
}

const Enumerator::Sums& Enumerator::sumsOf(std::uint8_t dice, std::uint8_t sides)
{
    const auto [found, isNew] = m_sums.try_emplace({dice, sides});
    Sums& sums = found->second;
    if (!isNew)
        return sums;
    const std::size_t size = static_cast<std::size_t>(dice) * (sides - 1U) + 1;
    std::vector<std::optional<WideCount>> ways{1};
    std::vector<double> chances{1.0};
    for (unsigned die = 0; die < dice; ++die) {
        std::vector<std::optional<WideCount>> wider(ways.size() + sides - 1, 0);
        std::vector<double> spreadOut(wider.size(), 0.0);
        for (std::size_t at = 0; at < ways.size(); ++at) {
            for (unsigned face = 0; face < sides; ++face) {
                std::optional<WideCount>& sum = wider[at + face];
                sum = sum && ways[at] ? plus(*sum, *ways[at]) : std::nullopt;
                spreadOut[at + face] += chances[at] / sides;
            }
        }
        ways = std::move(wider);
        chances = std::move(spreadOut);
    }
    ways.resize(size);
    chances.resize(size);
    sums = {std::move(ways), std::move(chances), widePower(sides, dice)};
    return sums;
}

Enumerator::Level& Enumerator::levelFor(const Question& question, std::span<const std::int32_t> highest)
{
    if (m_depth < m_live)
        return m_levels[m_depth++];
    if (m_depth == m_levels.size())
        m_levels.emplace_back();
    // Taken up again from an earlier path: it keeps the room of its list.
    Level& level = m_levels[m_depth++];
    m_live = m_depth;
    level.question = question;
    level.outcome = 0;
    level.worth = 0;
    level.choices.clear();
    level.highest.assign(highest.begin(), highest.end());
    level.answer = {};
    level.answer.key = question.key;
    level.answer.kind = question.kind;
    level.sums = nullptr;
    if (question.kind == QuestionKind::Choice) {
        level.outcomes = valuesOf(question);
    } else {
        level.outcomes = highest.empty() ? outcomesOf(question) : highest.size();
        level.sums = &sumsOf(question.dice, question.sides);
    }
    weigh(m_depth - 1);
    return level;
}

std::pair<std::int64_t, std::int64_t> Enumerator::Level::places() const
{
    if (highest.empty())
        return {static_cast<std::int64_t>(outcome), static_cast<std::int64_t>(outcome)};
    const std::int64_t last = static_cast<std::int64_t>(sums->chances.size()) - 1;
    const std::int64_t from = outcome == 0 ? 0 : highest[outcome - 1] - std::int64_t{question.dice} + 1;
    return {std::max<std::int64_t>(from, 0), std::min(last, highest[outcome] - std::int64_t{question.dice})};
}

std::optional<WideCount> Enumerator::Level::ways() const
{
    if (question.kind == QuestionKind::Choice || (highest.empty() && question.use == RollUse::Faces))
        return 1;
    std::optional<WideCount> ways = 0;
    const auto [from, to] = places();
    for (std::int64_t at = from; at <= to; ++at) {
        const std::optional<WideCount>& ofSum = sums->ways[static_cast<std::size_t>(at)];
        ways = ways && ofSum ? plus(*ways, *ofSum) : std::nullopt;
    }
    return ways;
}

void Enumerator::weigh(std::size_t at)
{
    Level& level = m_levels[at];
    const Question& question = level.question;
    level.probability = 1;
    if (question.kind == QuestionKind::Choice) {
        decide(question, valueAt(question, level.outcome), level.answer);
    } else if (!level.highest.empty() || question.use == RollUse::Sum) {
        level.probability = 0;
        const auto [from, to] = level.places();
        for (std::int64_t sum = from; sum <= to; ++sum)
            level.probability += level.sums->chances[static_cast<std::size_t>(sum)];
        const std::int32_t most = question.dice * question.sides;
        if (level.highest.empty())
            fill(question, level.outcome, level.answer);
        else
            giveSum(question, static_cast<unsigned>(std::min(level.highest[level.outcome], most)), level.answer);
    } else {
        for (unsigned die = 0; die < question.dice; ++die)
            level.probability /= question.sides;
        fill(question, level.outcome, level.answer);
    }
    level.through = at == 0 ? level.probability : m_levels[at - 1].through * level.probability;
}

std::uint64_t Enumerator::outcomesOf(const Question& roll)
{
    const auto merged = static_cast<std::uint64_t>(roll.dice) * (roll.sides - 1U) + 1;
    return roll.use == RollUse::Sum ? merged : power(roll.sides, roll.dice);
}

void Enumerator::fill(const Question& roll, std::uint64_t outcome, Answer& answer)
{
    if (roll.use == RollUse::Sum)
        return giveSum(roll, roll.dice + static_cast<unsigned>(outcome), answer);
    answer.count = roll.dice;
    answer.origins.fill(Origin::Given);
    for (unsigned die = 0; die < roll.dice; ++die) {
        answer.faces[die] = static_cast<std::uint8_t>(outcome % roll.sides + 1);
        outcome /= roll.sides;
    }
}

/// Goes on to the next combination; no: there is none. What the last one was worth goes into the roll or choice it hung on, and
/// when all of that is done, into the one before.
bool Enumerator::advance(double worth)
{
    m_live = m_depth;
    std::vector<Answer> later;
    for (; m_live > m_stem.levels.size(); --m_live) {
        Level& level = m_levels[m_live - 1];
        if (level.question.kind == QuestionKind::Roll) {
            level.worth += level.probability * worth;
        } else if (level.outcome == 0 || worth > level.worth) {
            level.worth = worth;
            later.insert(later.begin(),
                         Answer::ofChoice(level.question.key, valueAt(level.question, level.outcome), Origin::Chosen));
            level.choices = std::move(later);
        }
        later.clear();
        if (++level.outcome < level.outcomes) {
            weigh(m_live - 1);
            return true;
        }
        worth = level.worth;
        later = std::move(level.choices);
        level.choices.clear();
    }
    m_worth = worth;
    for (const Answer& choice : later)
        m_first.put(choice);
    return false;
}

double Enumerator::probability() const
{
    return m_depth == 0 ? 1 : m_levels[m_depth - 1].through;
}

std::optional<WideCount> Enumerator::ways() const
{
    std::optional<WideCount> product = m_stem.ways;
    for (const Level& level : path().subspan(m_stem.levels.size())) {
        const std::optional<WideCount> ways = level.ways();
        product = product && ways ? times(*product, *ways) : std::nullopt;
    }
    return product;
}

std::optional<WideCount> Enumerator::total() const
{
    std::optional<WideCount> product = m_stem.total;
    for (const Level& level : path().subspan(m_stem.levels.size()))
        product = product && level.total() ? times(*product, *level.total()) : std::nullopt;
    return product;
}

}  // namespace hitspread
