#pragma once

#include "rules/core/dice/option.h"
#include "rules/core/dice/question.h"
#include "rules/core/trace/event.h"
#include "rules/core/trace/findings.h"
#include "rules/core/trace/trace.h"
#include "rules/core/trace/values.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace hitspread {

struct OnTable;
struct TableRoll;

/// What a rule sees while it runs: it asks for dice and choices, derives steps, states what happens and what changes. It knows no rule
/// and rolls nothing. Rules are straight-line code against this class; with a null `findings` nothing is recorded and only values flow.
class Derivation {
public:
    Derivation(Answerer& answerer, const BodyPlan* plan, std::span<const Override> overrides, Findings* findings,
               Keep keep = Keep::Everything)
        : m_answerer(answerer),
          m_plan(plan),
          m_overrides(overrides),
          m_findings(findings),
          m_told(keep == Keep::Everything ? findings : nullptr),
          m_isTelling(m_told || !overrides.empty())
    {}

    /// The faces of a roll of `dice` dice with `sides` sides, valid until the next question. Throws OpenQuestion when nobody can answer.
    template <typename Name, typename Rule>
    [[nodiscard]] const Answer& roll(Name name, Rule rule, int dice, int sides, RollUse use = RollUse::Faces,
                                     int index = 0)
    {
        return rollFrom(1, name, rule, dice, sides, use, index);
    }

    /// The same of dice whose lowest face shows `lowest`.
    template <typename Name, typename Rule>
    [[nodiscard]] const Answer& rollFrom(int lowest, Name name, Rule rule, int dice, int sides,
                                         RollUse use = RollUse::Faces, int index = 0)
    {
        Question question = rollOf(name, rule, dice, sides, use, index);
        question.lowest = static_cast<std::int8_t>(lowest);
        return ask(question);
    }

    /// A roll of which only counts which class its sum falls into: `highest` is the highest sum of each class, ascending, the last one
    /// no lower than the highest there is. Who walks through all results needs one of each class then. A ruling may put any
    /// number behind the roll, so with rulings every sum counts.
    template <typename Name, typename Rule>
    [[nodiscard]] const Answer& rollOn(Name name, Rule rule, int dice, int sides, std::span<const std::int32_t> highest,
                                       int index = 0, const FieldDeclaration* table = nullptr)
    {
        Question question = rollOf(name, rule, dice, sides, RollUse::Sum, index);
        question.table = table;
        if (!m_overrides.empty())
            return ask(question);
        Answer& answer = roomFor(question);
        if (!m_answerer.answerClass(question, highest, answer))
            leaveOpen(question);
        return answer;
    }

    /// Two dice on a table of the rules, the first for the line and the second for the place in it; in tableroll.h.
    template <typename Name, typename Rule>
    [[nodiscard]] const Answer& rollCell(Name name, Rule rule, int sides, const FieldDeclaration& table, int index = 0);

    /// A roll on a table of the rules; in tableroll.h.
    template <typename Name, typename Rule>
    [[nodiscard]] TableRoll rollOn(Name name, Rule rule, int dice, int sides, const OnTable& on, int index = 0);

    /// The same of which only counts whether its sum comes to at least so much.
    template <typename Name, typename Rule>
    [[nodiscard]] const Answer& rollAgainst(Name name, Rule rule, int dice, int sides, int least, int index = 0)
    {
        const int most = dice * sides;
        const std::array<std::int32_t, 2> highest{least - 1, most};
        const bool isOpen = least > dice && least <= most;
        return rollOn(name, rule, dice, sides, std::span(highest).subspan(isOpen ? 0 : 1), index);
    }

    /// What was asked from this question on is told apart by these numbers alone from here on, in whatever follows and in all that is
    /// kept; what was stated since then is the same for all that come to them, but for its numbers. A ruling may tell more apart.
    template <typename Name>
    void tellApart(Name from, std::initializer_list<std::int32_t> by, int index = 0)
    {
        if (m_overrides.empty())
            m_answerer.tellApart(questionKey(static_cast<std::uint16_t>(from), elementIndex(index), m_subject), by);
    }

    /// A choice from `minimum` to `maximum`. A range of one value is not asked. Throws OpenQuestion when nobody can answer.
    template <typename Name, typename Rule>
    [[nodiscard]] std::int32_t choose(Name name, Rule rule, int minimum, int maximum, int preset, int index = 0)
    {
        if (minimum >= maximum)
            return minimum;
        Question question;
        question.key = questionKey(static_cast<std::uint16_t>(name), elementIndex(index), m_subject);
        question.kind = QuestionKind::Choice;
        question.rule = static_cast<std::uint16_t>(rule);
        question.minimum = minimum;
        question.maximum = maximum;
        question.preset = preset;
        return ask(question).choice;
    }

    /// Which of several things somebody does; in decision.h.
    template <typename Name, typename Rule>
    [[nodiscard]] std::int32_t decide(Name name, Rule rule, std::span<const Option> options,
                                      const FormerAnswers* former = nullptr, int index = 0);

    /// Derives one step and returns its value, or the override's value if the game master ruled on it. Inline up to the value: where
    /// nothing is told and nobody has ruled, it is all there is to do.
    template <typename Quantity, typename Rule>
    [[gnu::always_inline]] Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {},
                                       Term c = {}, int index = 0)
    {
        const std::int32_t computed = evaluate(operation, a.value, b.value, c.value, m_plan);
        if (!m_isTelling)
            return {computed};
        return tell(static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(rule), operation, a, b, c,
                    computed, index);
    }

    /// States what happens to whatever is dealt with now; see EventKind for what the numbers mean.
    void state(EventKind kind, Term value = {}, Term against = {}) { state(kind, m_subject, value, against); }
    /// The same of another subject, whatever its side.
    void state(EventKind kind, Subject whom, Term value = {}, Term against = {})
    {
        if (m_findings)
            m_findings->events.push_back({kind, whom.plain(), Event::kNoHex, value.value, against.value, value.step});
    }
    /// The same at a hex, which may be a step.
    void stateAt(Term hex, EventKind kind, Subject subject, Term value = {})
    {
        if (m_findings)
            m_findings->events.push_back({kind, subject.plain(), hex.value, value.value, 0, hex.step});
    }

    /// States a change; a change to the same value is no change and is not kept.
    void change(const Change& change)
    {
        if (m_findings && change.before != change.after)
            m_findings->changes.push_back(change);
    }

    /// Whether changes are kept; whether steps are, or may be ruled on (without, rules come to the same on Values).
    [[nodiscard]] bool isRecording() const { return m_findings != nullptr; }
    [[nodiscard]] bool isTelling() const { return m_isTelling; }
    [[nodiscard]] const BodyPlan* plan() const { return m_plan; }

    /// While it lives, steps and questions belong to one of several alike (the fourth bullet): its number is added to their index, so
    /// that rules written for one serve many. All that is told is about the subject meanwhile.
    class Element {
    public:
        Element(Derivation& derivation, int number, Subject subject)
            : m_derivation(derivation), m_before(derivation.m_element), m_subjectBefore(derivation.m_subject)
        {
            derivation.m_element = number;
            derivation.m_subject = subject;
        }
        ~Element()
        {
            m_derivation.m_element = m_before;
            m_derivation.m_subject = m_subjectBefore;
        }
        Element(const Element&) = delete;
        Element& operator=(const Element&) = delete;

    private:
        Derivation& m_derivation;
        int m_before;
        Subject m_subjectBefore;
    };

    /// While it lives, they belong to one of `most` parts of the present element n (a layer of armour), which stand from n * most on.
    [[nodiscard]] Element part(int number, int most)
    {
        return part(number, most, m_subject.layer(std::min(number, Subject::kMostLayer)));
    }
    [[nodiscard]] Element part(int number, int most, Subject subject)
    {
        return {*this, number + most * m_element, subject};
    }

    /// While it lives, they are about another subject, or are one side's, under the same index.
    [[nodiscard]] Element about(Subject subject) { return {*this, m_element, subject}; }
    [[nodiscard]] Element ofSide(int side) { return about(m_subject.side(side)); }

    [[nodiscard]] Subject subject() const { return m_subject; }

private:
    /// Keeps a step: the first where nobody rules and there is room. Operands come apart: together they would be waited for.
    Term tell(std::uint16_t quantity, std::uint16_t rule, Operation operation, Term a, Term b, Term c,
              std::int32_t computed, int index);
    Term tellSeldom(std::uint16_t quantity, std::uint16_t rule, Operation operation, Term a, Term b, Term c,
                    std::int32_t computed, int index);
    [[nodiscard]] std::uint16_t elementIndex(int index) const
    {
        const int number = index + m_element;
        assert(number >= 0 && number <= kMostIndex);
        return static_cast<std::uint16_t>(number);
    }
    template <typename Name, typename Rule>
    [[nodiscard]] Question rollOf(Name name, Rule rule, int dice, int sides, RollUse use, int index) const
    {
        Question question;
        question.key = questionKey(static_cast<std::uint16_t>(name), elementIndex(index), m_subject);
        question.kind = QuestionKind::Roll;
        question.use = use;
        question.dice = static_cast<std::uint8_t>(dice);
        question.sides = static_cast<std::uint8_t>(sides);
        question.rule = static_cast<std::uint16_t>(rule);
        return question;
    }
    /// Answered where it stays: an answer is larger than what it takes to roll one.
    Answer& roomFor(const Question& question)
    {
        return m_told ? m_told->answers.open(question.key, question.kind) : m_unkept;
    }
    const Answer& ask(const Question& question)
    {
        Answer& answer = roomFor(question);
        if (!m_answerer.answer(question, answer))
            leaveOpen(question);
        answer.lowest = question.lowest;
        return answer;
    }
    [[nodiscard]] std::int32_t decideFrom(Question& question, std::span<const Option> options);
    [[noreturn]] void leaveOpen(const Question& question);
    [[nodiscard]] const Override* rulingOn(StepKey key) const;

    Answerer& m_answerer;
    const BodyPlan* m_plan;
    std::span<const Override> m_overrides;
    Findings* m_findings;
    Findings* m_told;  ///< the same where steps and answers are kept, too
    bool m_isTelling;  ///< a step is kept, or may be ruled on
    int m_element = 0;
    Subject m_subject;
    Answer m_unkept;  ///< the latest answer, when there are no findings to keep it
};

}  // namespace hitspread
