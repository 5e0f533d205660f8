#include "rules/core/derivation.h"

#include <algorithm>

namespace hitspread {

void Findings::clear()
{
    steps.clear();
    events.clear();
    changes.clear();
    answers.clear();
}

void Derivation::leaveOpen(const Question& question)
{
    if (m_findings)
        m_findings->answers.remove(question.key);
    throw OpenQuestion{question};
}

Term Derivation::tell(std::uint16_t quantity, std::uint16_t rule, Operation operation, Term a, Term b, Term c,
                      std::int32_t computed, int index)
{
    const StepKey key{quantity, elementIndex(index), m_subject};
    const Override* ruling = m_overrides.empty() ? nullptr : rulingOn(key);
    const std::int32_t value = ruling ? ruling->value : computed;
    if (!m_told)
        return {value};
    // Built where it stays: a step assembled elsewhere and copied costs as much as the rule.
    m_told->steps.emplace_back(Step{key, rule, operation, ruling != nullptr, {a, b, c}, value, computed});
    return {value, static_cast<std::int32_t>(m_told->steps.size()) - 1};
}

const Override* Derivation::rulingOn(StepKey key) const
{
    const auto found = std::ranges::find(m_overrides, key, &Override::step);
    return found == m_overrides.end() ? nullptr : &*found;
}

}  // namespace hitspread
