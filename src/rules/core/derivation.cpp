#include "rules/core/derivation.h"

#include <algorithm>

namespace hitspread {

void Findings::clear()
{
    steps.clear();
    changes.clear();
    answers.clear();
}

void Derivation::change(const Change& change)
{
    if (m_findings && change.before != change.after)
        m_findings->changes.push_back(change);
}

Answer Derivation::ask(const Question& question)
{
    Answer answer;
    answer.key = question.key;
    answer.kind = question.kind;
    if (!m_answerer.answer(question, answer))
        throw OpenQuestion{question};
    if (m_findings)
        m_findings->answers.put(answer);
    return answer;
}

Term Derivation::record(StepKey key, std::uint16_t rule, Operation operation, std::array<Term, 3> operands,
                        std::int32_t computed)
{
    Step step;
    step.key = key;
    step.rule = rule;
    step.operation = operation;
    step.operands = operands;
    step.computed = computed;
    step.value = computed;
    const auto ruling = std::ranges::find(m_overrides, key, &Override::step);
    if (ruling != m_overrides.end()) {
        step.value = ruling->value;
        step.overridden = true;
    }
    if (!m_findings)
        return {step.value};
    m_findings->steps.push_back(step);
    return {step.value, static_cast<std::int32_t>(m_findings->steps.size()) - 1};
}

}  // namespace hitspread
