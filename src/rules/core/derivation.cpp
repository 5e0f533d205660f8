#include "rules/core/derivation.h"

#include <algorithm>

namespace hitspread {

void Findings::clear()
{
    steps.clear();
    events.clear();
    changes.clear();
    answers.clear();
    options.clear();
}

void Derivation::leaveOpen(const Question& question)
{
    if (m_findings)
        m_findings->answers.remove(question.key);
    throw OpenQuestion{question};
}

std::int32_t Derivation::decideFrom(Question& question, std::span<const Option> options)
{
    question.kind = QuestionKind::Choice;
    question.barred = ~0U;
    int open = 0;
    const Option* best = nullptr;
    for (const Option& option : options) {
        assert(option.id >= 0 && option.id <= Option::kMostId);
        if (m_told)
            m_told->options.emplace_back(PutOption{question.key, option});
        question.maximum = std::max(question.maximum, option.id);
        if (option.barrier)
            continue;
        ++open;
        question.barred &= ~(1U << static_cast<unsigned>(option.id));
        if (!best || option.worth > best->worth)
            best = &option;
    }
    assert(best);
    question.preset = best->id;
    return open == 1 ? best->id : ask(question).choice;
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
