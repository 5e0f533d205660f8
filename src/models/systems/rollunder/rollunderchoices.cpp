#include "models/systems/rollunder/rollunderfacts.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/echo.h"
#include "text/systems/rollunder/harmwords.h"
#include "text/systems/rollunder/phrases.h"

namespace hitspread::rollunder {

namespace {

/// The number he dodges with, as it would be asked for next.
std::optional<std::int32_t> numberOf(const ActionRecord& action, QuestionKey decision, int value, std::size_t place)
{
    Request supposed = action.request;
    supposed.answers.put(Answer::ofChoice(decision, value, Origin::Chosen));
    PresetAnswerer presets;
    const Findings findings = resolve(supposed, &presets).findings;
    const auto element = static_cast<std::uint16_t>(element::kFirstBeside + place);
    const Step* const step = lastStep(findings.steps, {static_cast<std::uint16_t>(Quantity::DefenceNumber), element});
    return step ? std::optional(step->value) : std::nullopt;
}

}  // namespace

ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value)
{
    const auto* attack = action.request.input.as<Attack>();
    if (!attack || static_cast<Query>(key.name) != Query::Sacrifice || value == 0)
        return {};
    const std::size_t place = static_cast<std::size_t>(attack->options.besideActor + value) - 1;
    if (place >= attack->beside.size())
        return {};
    const auto number = numberOf(action, key, value, place);
    const QString name = text::visible(attack->beside[place].character.name);
    return {number ? rescuerWords(name, *number) : name};
}

}  // namespace hitspread::rollunder
