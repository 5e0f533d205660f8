#include "cli/tally.h"

#include "cli/campaignorder.h"
#include "cli/command.h"
#include "formats/codec/answercodec.h"
#include "rules/core/dice/dice.h"
#include "rules/core/odds/checkedproduct.h"
#include "rules/core/odds/enumerator.h"
#include "rules/systems/registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

namespace hitspread::cli {

namespace {

constexpr long double kMostCombinations = 10'000'000;
// Enough for the estimate to be right within a few hundredths where rolls depend on each other as they do in the rules; a
// long burst has thousands of steps and makes do with fewer.
constexpr int kTrials = 2000;
constexpr int kFewestTrials = 50;
constexpr std::size_t kMostSteps = 100'000;

/// Answers every roll with one of its outcomes, each equally likely whatever its ways: then the product of the numbers of
/// outcomes is, on average, the number of combinations there are (Knuth's estimate of the size of a tree).
class Trial final : public Answerer {
public:
    explicit Trial(std::uint64_t seed) : m_stream(seed) {}

    [[nodiscard]] bool answer(const Question& question, Answer& answer) override
    {
        if (question.kind == QuestionKind::Choice)
            return m_presets.answer(question, answer);
        const std::uint64_t outcomes = Enumerator::outcomesOf(question);
        constexpr std::uint64_t kMostDrawn = std::numeric_limits<std::uint32_t>::max();
        Enumerator::fill(question, m_stream.below(static_cast<std::uint32_t>(std::min(outcomes, kMostDrawn))), answer);
        rolls.emplace_back(question.key, outcomes);
        return true;
    }

    std::vector<std::pair<QuestionKey, std::uint64_t>> rolls;

private:
    RandomStream m_stream;
    PresetAnswerer m_presets;
};

/// What trials say about the rolls a request leaves open.
struct Outlook {
    long double combinations = 0;
    std::map<QuestionKey, std::uint64_t> outcomes;  ///< most of each open roll
};

Outlook outlookOf(const Request& request)
{
    Outlook outlook;
    long double sum = 0;
    int trials = 0;
    for (std::size_t steps = 0; trials < kTrials && (trials < kFewestTrials || steps < kMostSteps); ++trials) {
        Trial trial(static_cast<std::uint64_t>(trials));
        GivenFirst givenFirst(request.answers, &trial);
        const Resolution resolution = resolve(request, &givenFirst);
        if (resolution.open)
            checkAnswerFits(request, *resolution.open);
        steps += resolution.findings.steps.size();
        long double product = 1;
        for (const auto& [key, outcomes] : trial.rolls) {
            product *= static_cast<long double>(outcomes);
            std::uint64_t& most = outlook.outcomes[key];
            most = std::max(most, outcomes);
        }
        sum += product;
    }
    outlook.combinations = sum / trials;
    return outlook;
}

[[noreturn]] void refuseTooMany(const System& system, const Outlook& outlook, Cause cause)
{
    std::vector<std::pair<QuestionKey, std::uint64_t>> rolls(outlook.outcomes.begin(), outlook.outcomes.end());
    std::ranges::stable_sort(rolls, std::greater<>(), &std::pair<QuestionKey, std::uint64_t>::second);
    QStringList most;
    for (std::size_t i = 0; i < std::min<std::size_t>(rolls.size(), 5); ++i)
        most.append(u"%1 (%2)"_qs.arg(formats::spellQuestion(system, rolls[i].first),
                                      QString::number(qulonglong{rolls[i].second})));
    refuse<Reason::TooManyCombinations>({SiteKind::Place, u"--tally"_qs}, std::move(cause), rolls.size(), most);
}

/// "12345678", and "2.8e+15" for what nobody counts.
QString rounded(long double count)
{
    constexpr long double kCountable = 1e9L;
    return count < kCountable ? QString::number(static_cast<qint64>(count))
                              : QString::number(static_cast<double>(std::min(count, 1e300L)), 'g', 2);
}

/// The ways to each value, kept apart by the number of dice on the way: paths may roll different numbers of them, so each
/// total is a denominator of its own.
class Tally {
public:
    /// False: the numbers do not fit.
    [[nodiscard]] bool add(std::optional<std::int32_t> value, std::span<const Enumerator::Level> path)
    {
        std::optional<WideCount> total(1);
        WideCount ways = 1;  // never more than the total
        for (const Enumerator::Level& level : path) {
            total = level.total() ? times(*total, *level.total()) : std::nullopt;
            if (!total)
                return false;
            ways *= level.ways().value_or(1);
        }
        m_ways[{value, *total}] += ways;
        const std::optional<WideCount> common = commonMultiple(m_common, *total);
        m_common = common.value_or(0);
        return common.has_value();
    }

    /// Ways to each value out of common().
    [[nodiscard]] std::map<std::optional<std::int32_t>, WideCount> counts() const
    {
        std::map<std::optional<std::int32_t>, WideCount> counts;
        for (const auto& [entry, ways] : m_ways)
            counts[entry.first] += ways * (m_common / entry.second);
        return counts;
    }
    [[nodiscard]] WideCount common() const { return m_common; }

private:
    std::map<std::pair<std::optional<std::int32_t>, WideCount>, WideCount> m_ways;
    WideCount m_common = 1;
};

QByteArray digitsOf(WideCount count)
{
    QByteArray digits;
    do {
        digits.prepend(static_cast<char>('0' + static_cast<int>(count % 10)));
        count /= 10;
    } while (count != 0);
    return digits;
}

/// As a value's member is called: false, [1,-3], torso, none.
QByteArray memberOf(const System& system, StepKey key, std::optional<std::int32_t> value)
{
    if (!value)
        return "absent";
    std::string text;
    formats::appendReading(system, key, *value, text);
    const QByteArray member = QByteArray::fromStdString(text);
    return member == "null" ? QByteArray("none") : QByteArray(member).replace('"', "");
}

// Written by hand, since no number of Qt's JSON holds more than 63 bits.
QByteArray textOf(const System& system, StepKey key, const QString& spelling, const Tally& tally)
{
    std::map<QByteArray, WideCount> members;
    for (const auto& [value, count] : tally.counts())
        members[memberOf(system, key, value)] = count;
    QByteArray text = "{\n    \"key\": \"" + spelling.toUtf8()
        + "\",\n    \"status\": \"tally\",\n    \"total\": " + digitsOf(tally.common()) + ",\n    \"ways\": {";
    const char* before = "\n";
    for (const auto& [member, count] : members) {
        text += before;
        text += "        \"" + member + "\": " + digitsOf(count);
        before = ",\n";
    }
    return text + "\n    }\n}\n";
}

}  // namespace

QByteArray tallied(const Request& request, const QString& spelling)
{
    const System& system = request.input.system();
    const StepKey key = formats::stepKeyOf(system, spelling, formats::DocumentPath(u"--tally"_qs));
    const Outlook outlook = outlookOf(request);
    if (outlook.combinations > kMostCombinations)
        refuseTooMany(system, outlook,
                      because<Reason::CombinationsAbout>(rounded(outlook.combinations), rounded(kMostCombinations)));
    Tally tally;
    // The trials may have missed what seldom comes.
    const Enumerator::Plan plan{.most = 2 * static_cast<std::uint64_t>(kMostCombinations)};
    const auto count = [&](Enumerator& enumerator) {
        const Resolution resolution = resolve(request, &enumerator);
        const Step* const step = lastStep(resolution.findings.steps, key);
        if (!tally.add(step ? std::optional(step->value) : std::nullopt, enumerator.path()))
            refuseTooMany(system, outlook, because<Reason::ResultsBeyondCounting>());
    };
    if (Enumerator::forEach(count, plan) == Enumerator::End::TooMany)
        refuseTooMany(system, outlook, because<Reason::CombinationsMoreThan>(rounded(2 * kMostCombinations)));
    return textOf(system, key, spelling, tally);
}

}  // namespace hitspread::cli
