#include "models/play/decisiontrial.h"

#include "models/play/actiontrial.h"
#include "models/systemview.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"

#include <algorithm>
#include <map>
#include <optional>

namespace hitspread {

namespace {

using text::DecisionReading;
using text::Met;
using text::OptionWorth;

bool isAmong(std::span<const std::uint16_t> names, QuestionKey key)
{
    return std::ranges::find(names, key.name) != names.end();
}

/// Answers one run: what lies on the table, the option that is tried, a sum for its dice, and presets.
class TrialRun final : public Answerer {
public:
    TrialRun(const Answers& laid, const DecisionReading& reading) : m_tape(laid), m_reading(reading) {}

    /// Rolls what does not lie there, too.
    void rollOn() { m_rolls = true; }
    void choose(QuestionKey decision, std::int32_t option) { m_wanted = Wanted{decision, option}; }
    void setSum(std::int32_t sum) { m_sum = sum; }

    [[nodiscard]] bool answer(const Question& question, Answer& answer) override
    {
        if (question.kind == QuestionKind::Choice)
            return decide(question, answer);
        if (isOfOption(question)) {
            m_roll = question;
            giveSum(question, static_cast<unsigned>(m_sum.value_or(question.dice)), answer);
            return m_rolls;
        }
        if (m_tape.answer(question, answer))
            return true;
        // What is not about the option must not tell.
        answer = steadyFaces(question);
        return m_rolls;
    }
    [[nodiscard]] bool answerClass(const Question& question, std::span<const std::int32_t> highest,
                                   Answer& answer) override
    {
        if (isOfOption(question))
            m_highest.assign(highest.begin(), highest.end());
        return this->answer(question, answer);
    }

    /// What was or would be chosen, whatever is tried; 0: nobody was asked.
    [[nodiscard]] std::int32_t taken(QuestionKey decision) const
    {
        const auto found = m_taken.find(decision);
        return found == m_taken.end() ? 0 : found->second;
    }
    /// One sum of each class of the dice of the option; empty: it took none.
    [[nodiscard]] std::vector<std::int32_t> sums() const
    {
        std::vector<std::int32_t> sums;
        if (!m_roll)
            return sums;
        const int most = m_roll->dice * m_roll->sides;
        sums.push_back(m_roll->dice);
        for (const std::int32_t sum : m_highest)
            sums.push_back(std::clamp<std::int32_t>(sum, m_roll->dice, most));
        for (int sum = m_roll->dice + 1; m_highest.empty() && sum <= most; ++sum)
            sums.push_back(sum);
        return sums;
    }

private:
    struct Wanted {
        QuestionKey decision;
        std::int32_t option;
    };

    /// What was rolled before the decision that is tried is not about it.
    [[nodiscard]] bool isOfOption(const Question& question) const
    {
        return isAmong(m_reading.rolls, question.key) && (!m_wanted || m_isReached);
    }

    [[nodiscard]] bool decide(const Question& question, Answer& answer)
    {
        if (!m_tape.answer(question, answer))
            answer = Answer::ofChoice(question.key, question.preset, Origin::Preset);
        if (!isAmong(m_reading.decisions, question.key))
            return true;
        m_taken.insert_or_assign(question.key, answer.choice);
        if (m_wanted && m_wanted->decision == question.key) {
            answer.choice = m_wanted->option;
            m_isReached = true;
        }
        return true;
    }

    TapeAnswerer m_tape;
    const DecisionReading& m_reading;
    bool m_rolls = false;
    std::optional<Wanted> m_wanted;
    bool m_isReached = false;
    std::optional<std::int32_t> m_sum;
    std::map<QuestionKey, std::int32_t> m_taken;
    std::optional<Question> m_roll;
    std::vector<std::int32_t> m_highest;
};

class DecisionTrial {
public:
    DecisionTrial(const ActionRecord& action, const DecisionReading& reading)
        : m_action(action), m_reading(reading), m_rulings(action.request.overrides)
    {}

    [[nodiscard]] std::vector<OptionWorth> all()
    {
        Findings now;
        TrialRun present(m_action.request.answers, m_reading);
        const bool isOpen = run(present, now);
        m_isKnown = !now.options.empty();
        if (!m_isKnown) {
            if (!isOpen || isPassedBy(now))
                return {};
            assumeReached();
            present.rollOn();
            run(present, now);
        }
        std::vector<OptionWorth> worths;
        for (const OfferedOption& put : now.options) {
            OptionWorth& worth = worths.emplace_back();
            worth.decision = put.decision;
            worth.option = put.option;
            worth.isKnown = m_isKnown;
            worth.isTaken = present.taken(put.decision) == put.option.id;
            if (!put.option.barrier)
                tryOut(worth);
        }
        return worths;
    }

private:
    /// Whether somebody would have to be asked.
    bool run(TrialRun& with, Findings& findings) const
    {
        findings.clear();
        const auto open = resolveInto(m_action.request.input, m_action.request.plan.get(), m_rulings, with, &findings);
        std::erase_if(findings.options,
                      [this](const OfferedOption& put) { return !isAmong(m_reading.decisions, put.decision); });
        return open.has_value();
    }

    /// Whether dice that lie there say that it is never reached, whatever else is open: a critical hit, a fumble.
    [[nodiscard]] bool isPassedBy(const Findings& now) const
    {
        return std::ranges::any_of(m_reading.reached, [&now](const auto& assumed) {
            const Step* const step = lastStep(now.steps, {assumed.first, 0});
            return step && step->value != assumed.second;
        });
    }

    void assumeReached()
    {
        for (const auto& [quantity, value] : m_reading.reached) {
            const StepKey key{quantity, 0};
            std::erase_if(m_rulings, [key](const Override& known) { return known.step == key; });
            m_rulings.push_back({key, value, {}});
        }
    }

    void tryOut(OptionWorth& worth) const
    {
        TrialRun first(m_action.request.answers, m_reading);
        first.rollOn();
        first.choose(worth.decision, worth.option.id);
        run(first, worth.sample);
        Findings findings;
        for (const std::int32_t sum : first.sums()) {
            TrialRun one(m_action.request.answers, m_reading);
            one.rollOn();
            one.choose(worth.decision, worth.option.id);
            one.setSum(sum);
            run(one, findings);
            const std::int32_t counted = m_reading.counted(findings);
            worth.ranges.push_back({counted, counted, m_reading.met(findings)});
        }
        std::ranges::stable_sort(worth.ranges, {}, &OptionWorth::Range::most);
        // What lies between two of them is of the class of the higher one.
        for (std::size_t i = 1; i < worth.ranges.size(); ++i)
            worth.ranges[i].least = std::min(worth.ranges[i].most, worth.ranges[i - 1].most + 1);
    }

    const ActionRecord& m_action;
    const DecisionReading& m_reading;
    std::vector<Override> m_rulings;
    bool m_isKnown = false;
};

}  // namespace

std::vector<OptionWorth> optionsOf(const ActionRecord& action)
{
    const DecisionReading* reading = facetsOf(action.request.input.system().id()).decisions;
    return reading ? DecisionTrial(action, *reading).all() : std::vector<OptionWorth>();
}

}  // namespace hitspread
