#include "rules/core/trace/derivation.h"

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
            m_told->options.emplace_back(OfferedOption{question.key, option});
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
    if (!m_told || !m_overrides.empty() || m_told->steps.size() == m_told->steps.capacity()) [[unlikely]]
        return tellSeldom(quantity, rule, operation, a, b, c, computed, index);
    std::vector<Step>& steps = m_told->steps;
    const auto number = static_cast<std::int32_t>(steps.size());
    // Written where it stays, operands whole: a step assembled elsewhere and copied costs as much as the rule.
    Step& step = steps.emplace_back();
    step.key = {quantity, elementIndex(index), m_subject};
    step.rule = rule;
    step.operation = operation;
    step.operands[0] = a;
    step.operands[1] = b;
    step.operands[2] = c;
    step.value = computed;
    step.computed = computed;
    return {computed, number};
}

Term Derivation::tellSeldom(std::uint16_t quantity, std::uint16_t rule, Operation operation, Term a, Term b, Term c,
                            std::int32_t computed, int index)
{
    const StepKey key{quantity, elementIndex(index), m_subject};
    const Override* ruling = m_overrides.empty() ? nullptr : rulingOn(key);
    const std::int32_t value = ruling ? ruling->value : computed;
    if (!m_told)
        return {value};
    m_told->steps.resize(m_told->steps.size() + 1);  // adding in one place alone is what the compiler writes out there
    m_told->steps.back() = {key, rule, operation, ruling != nullptr, {a, b, c}, value, computed};
    return {value, static_cast<std::int32_t>(m_told->steps.size()) - 1};
}

const Override* Derivation::rulingOn(StepKey key) const
{
    const auto found = std::ranges::find(m_overrides, key, &Override::step);
    return found == m_overrides.end() ? nullptr : &*found;
}

}  // namespace hitspread
