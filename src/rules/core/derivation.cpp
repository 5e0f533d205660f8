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

const Override* Derivation::rulingOn(StepKey key) const
{
    const auto found = std::ranges::find(m_overrides, key, &Override::step);
    return found == m_overrides.end() ? nullptr : &*found;
}

}  // namespace hitspread
