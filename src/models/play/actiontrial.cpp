#include "models/play/actiontrial.h"

#include "rules/core/trace/resolution.h"

#include <algorithm>
#include <vector>

namespace hitspread {

namespace {

constexpr int kSteadyFace = 3;

/// Rolls steady faces whatever lies there; choices are its links' to answer.
class SteadyDice final : public Answerer {
public:
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override
    {
        if (question.kind != QuestionKind::Roll)
            return false;
        answer = steadyFaces(question);
        return true;
    }
};

}  // namespace

Answer steadyFaces(const Question& roll)
{
    // Where a face shows nothing, that one.
    const int face = roll.lowest > 0 ? std::min<int>(kSteadyFace, roll.sides) : 1 - roll.lowest;
    const std::vector<std::uint8_t> faces(roll.dice, static_cast<std::uint8_t>(face));
    return Answer::ofFaces(roll.key, faces, Origin::Preset, roll.lowest);
}

ActionTrial::ActionTrial(const ActionRecord& action)
{
    SteadyDice dice;
    TapeAnswerer decided(action.request.answers);
    PresetAnswerer presets;
    ChainAnswerer answerer({&dice, &decided, &presets});
    (void)resolveInto(action.request.input, action.request.plan.get(), action.request.overrides, answerer, &m_findings);
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
