#pragma once

#include "rules/core/question.h"
#include "rules/core/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace hitspread {

/// Raised inside a resolution when nobody can answer a question; caught by the system's resolve, never seen outside.
struct OpenQuestion {
    Question question;
};

/// What a resolution writes into; reused from one resolution to the next, so that nothing is allocated in a loop.
struct Findings {
    std::vector<Step> steps;
    std::vector<Change> changes;
    Answers answers;  ///< every answer that was used, with its origin

    void clear();
};

/// What a rule sees while it runs: it asks for dice and choices, derives steps and states changes. It knows no rule and rolls
/// nothing. Rules are straight-line code against this class; with a null `findings` nothing is recorded and only values flow.
class Derivation {
public:
    Derivation(Answerer& answerer, const BodyPlan* plan, std::span<const Override> overrides, Findings* findings)
        : m_answerer(answerer), m_plan(plan), m_overrides(overrides), m_findings(findings)
    {}

    /// The faces of a roll of `dice` dice with `sides` sides. Throws OpenQuestion when nobody can answer.
    template <typename Name, typename Rule>
    [[nodiscard]] Answer roll(Name name, Rule rule, int dice, int sides, RollUse use = RollUse::Faces, int index = 0)
    {
        Question question;
        question.key = {static_cast<std::uint16_t>(name), static_cast<std::uint16_t>(index)};
        question.kind = QuestionKind::Roll;
        question.use = use;
        question.dice = static_cast<std::uint8_t>(dice);
        question.sides = static_cast<std::uint8_t>(sides);
        question.rule = static_cast<std::uint16_t>(rule);
        return ask(question);
    }

    /// A choice from `minimum` to `maximum`. A range of one value is not asked. Throws OpenQuestion when nobody can answer.
    template <typename Name, typename Rule>
    [[nodiscard]] std::int32_t choose(Name name, Rule rule, int minimum, int maximum, int preset, int index = 0)
    {
        if (minimum >= maximum)
            return minimum;
        Question question;
        question.key = {static_cast<std::uint16_t>(name), static_cast<std::uint16_t>(index)};
        question.kind = QuestionKind::Choice;
        question.rule = static_cast<std::uint16_t>(rule);
        question.minimum = minimum;
        question.maximum = maximum;
        question.preset = preset;
        return ask(question).choice;
    }

    /// Derives one step and returns its value, or the override's value if the game master ruled on it.
    template <typename Quantity, typename Rule>
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {}, int index = 0)
    {
        const std::int32_t computed = evaluate(operation, a.value, b.value, c.value, m_plan);
        if (!m_findings && m_overrides.empty())
            return {computed};
        return record({static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)},
                      static_cast<std::uint16_t>(rule), operation, {a, b, c}, computed);
    }

    /// States a change; a change to the same value is no change and is not kept.
    void change(const Change& change);

    [[nodiscard]] const BodyPlan* plan() const { return m_plan; }

private:
    Answer ask(const Question& question);
    Term record(StepKey key, std::uint16_t rule, Operation operation, std::array<Term, 3> operands,
                std::int32_t computed);

    Answerer& m_answerer;
    const BodyPlan* m_plan;
    std::span<const Override> m_overrides;
    Findings* m_findings;
};

}  // namespace hitspread
