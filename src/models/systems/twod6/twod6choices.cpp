#include "models/systems/twod6/twod6facts.h"
#include "rules/systems/twod6/vocabulary.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/harmwords.h"
#include "text/systems/twod6/turnwords.h"

#include <optional>

namespace hitspread::twod6 {

namespace {

/// The last step of a quantity with the number of whom a question is about.
std::optional<int> lastOf(const ActionRecord& action, Quantity quantity, std::uint16_t number)
{
    const Step* const step = lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), number});
    return step ? std::optional<int>(step->value) : std::nullopt;
}

}  // namespace

ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value)
{
    if (static_cast<Query>(key.name) != Query::Proposal || value == 0)
        return {};
    const auto severity = lastOf(action, Quantity::ProposalWound, key.index);
    const auto points = lastOf(action, Quantity::DamageTaken, key.index);
    const auto from = lastOf(action, Quantity::ProposalAt, key.index);
    if (!severity || !points || !from)
        return {};
    const QString place = HarmReader(action, key.index).placeWords();
    const QString wound = text::joined({place, severityWords(static_cast<Wound>(*severity))}, u" ");
    return {.label = text::capitalized(wound), .more = proposedWords(*points, *from)};
}

}  // namespace hitspread::twod6
