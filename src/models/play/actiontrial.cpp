#include "models/play/actiontrial.h"

#include "rules/core/resolution.h"

#include <algorithm>

namespace hitspread {

/// Answers everything and notes what was asked.
class TrialAnswerer final : public Answerer {
public:
    TrialAnswerer(ActionTrial& trial, const Answers& decided, const ActionTrial::Wanted& wanted)
        : m_trial(trial), m_decided(decided), m_wanted(wanted)
    {}

    bool answer(const Question& question, Answer& answer) override
    {
        m_trial.m_asked[question.key] = question;
        if (question.kind == QuestionKind::Roll) {
            // Where a face shows nothing, that one.
            const int face = question.lowest > 0 ? ActionTrial::kFace : 1 - question.lowest;
            const std::vector<std::uint8_t> faces(question.dice, static_cast<std::uint8_t>(face));
            answer = Answer::ofFaces(question.key, faces, Origin::Preset, question.lowest);
            return true;
        }
        answer = Answer::ofChoice(question.key, question.preset, Origin::Preset);
        if (const Answer* known = m_decided.find(question.key); known && fits(*known, question))
            answer = *known;
        for (const auto& [key, value] : m_wanted) {
            if (key == question.key)
                answer.choice = std::clamp(value, question.minimum, question.maximum);
        }
        m_trial.m_taken[question.key] = answer.choice;
        return true;
    }

private:
    ActionTrial& m_trial;
    const Answers& m_decided;
    const ActionTrial::Wanted& m_wanted;
};

ActionTrial::ActionTrial(const ActionRecord& action, const Wanted& wanted, const std::vector<Override>& ruled)
{
    std::vector<Override> rulings = action.request.overrides;
    for (const Override& ruling : ruled) {
        std::erase_if(rulings, [&ruling](const Override& known) { return known.step == ruling.step; });
        rulings.push_back(ruling);
    }
    TrialAnswerer answerer(*this, action.request.answers, wanted);
    (void)resolveInto(action.request.input, action.request.plan.get(), rulings, answerer, &m_findings);
}

bool ActionTrial::offers(QuestionKey key, std::int32_t value) const
{
    const auto found = m_asked.find(key);
    return found != m_asked.end() && found->second.minimum <= value && value <= found->second.maximum;
}

std::int32_t ActionTrial::preset(QuestionKey key) const
{
    const auto found = m_asked.find(key);
    return found == m_asked.end() ? 0 : found->second.preset;
}

std::int32_t ActionTrial::taken(QuestionKey key) const
{
    const auto found = m_taken.find(key);
    return found == m_taken.end() ? 0 : found->second;
}

std::optional<std::int32_t> ActionTrial::last(std::uint16_t quantity) const
{
    const Step* const step = lastStepOf(m_findings.steps, quantity);
    return step ? std::optional(step->value) : std::nullopt;
}

std::optional<std::int32_t> ActionTrial::value(StepKey key) const
{
    const Step* const step = lastStep(m_findings.steps, key);
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace hitspread
