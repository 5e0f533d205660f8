#include "models/play/resolvedaction.h"

#include "models/systemview.h"
#include "rules/core/trace/resolution.h"
#include "text/problems.h"
#include "text/refusalwords.h"

#include <utility>

namespace hitspread {

namespace {

bool isLaidWhole(const DiceQuestion* open)
{
    return open && open->question.kind == QuestionKind::Roll && fits(open->answer, open->question);
}

}  // namespace

void ResolvedAction::clear()
{
    m_complaints.clear();
    m_book.clear();
    m_isFinished = false;
}

void ResolvedAction::work(ActionRecord action, const std::optional<Problem>& hindrance, bool presetsRest)
{
    m_action = std::move(action);
    m_isFinished = false;
    m_complaints.collect(m_action);
    if (!m_complaints.isEmpty()) {
        m_book.clear();
    } else {
        OfferingAnswerer presets([this, presetsRest](QuestionKey key) { return !presetsRest && isOffered(key); });
        const auto workOut = [this, &presets] {
            Resolution resolution = resolve(m_action.request, &presets);
            m_book.collect(m_action.request, m_action.request.answers, resolution, presets);
            return resolution;
        };
        Resolution resolution = workOut();
        // A roll that has fewer dice than it had lies there whole.
        while (isLaidWhole(m_book.open())) {
            m_action.request.answers.put(m_book.open()->answer);
            resolution = workOut();
        }
        // Its dice lie there; what they came to is no more.
        if (!hindrance) {
            m_action.findings = resolution.findings;
            m_action.idleOverrides = resolution.idleOverrides;
            m_isFinished = resolution.isFinished();
        }
    }
    if (hindrance)
        m_complaints.lead(text::asSentence(text::sentenceFor(*hindrance)));
}

bool ResolvedAction::isOffered(QuestionKey key) const
{
    return hitspread::isOffered(m_action, key);
}

ActionRecord ResolvedAction::whole() const
{
    ActionRecord whole = m_action;
    if (m_isFinished) {
        for (const Answer& answer : m_action.findings.answers.all())
            whole.request.answers.put(answer);
    }
    return whole;
}

ActionRecord ResolvedAction::supposed(QuestionKey key, std::int32_t value) const
{
    ActionRecord action = m_action;
    action.request.answers.put(Answer::ofChoice(key, value, Origin::Chosen));
    PresetAnswerer presets;
    action.findings = resolve(action.request, &presets).findings;
    return action;
}

}  // namespace hitspread
