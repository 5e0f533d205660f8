#include "models/play/questionbook.h"

#include "rules/core/dice/answerdice.h"

namespace hitspread {

namespace {

/// Notes every question on its way to whoever can answer it.
class Listener final : public Answerer {
public:
    Listener(const Answers& answers, std::map<QuestionKey, Question>& asked, Answerer& presets)
        : m_tape(answers), m_asked(asked), m_presets(presets)
    {}
    bool answer(const Question& question, Answer& answer) override
    {
        m_asked[question.key] = question;
        return m_tape.answer(question, answer) || m_presets.answer(question, answer);
    }

private:
    TapeAnswerer m_tape;
    std::map<QuestionKey, Question>& m_asked;
    Answerer& m_presets;
};

}  // namespace

std::optional<Answer> rolledOut(const DiceQuestion& asked, Answerer& dice)
{
    Answer rolled;
    rolled.key = asked.question.key;
    rolled.kind = QuestionKind::Roll;
    if (!dice.answer(asked.question, rolled))
        return std::nullopt;
    Answer answer = asked.answer;
    answer.count = asked.question.dice;
    for (std::size_t i = 0; i < answer.count; ++i) {
        if (answer.faces[i] != 0)
            continue;
        answer.faces[i] = rolled.faces[i];
        answer.origins[i] = Origin::Rolled;
    }
    return answer;
}

void QuestionBook::clear()
{
    m_asked.clear();
    m_rolls.clear();
    m_choices.clear();
}

void QuestionBook::add(const DiceQuestion& asked)
{
    (asked.question.kind == QuestionKind::Roll ? m_rolls : m_choices).push_back(asked);
}

const DiceQuestion* QuestionBook::open() const
{
    for (const auto* questions : {&m_rolls, &m_choices}) {
        if (!questions->empty() && questions->back().isOpen)
            return &questions->back();
    }
    return nullptr;
}

void QuestionBook::collect(const Request& request, const Answers& fallen, const Resolution& resolution,
                           Answerer& presets)
{
    clear();
    // Findings keep answers, not what was asked: run the rules once more and listen.
    Listener listener(fallen, m_asked, presets);
    (void)resolveInto(request.input, request.plan.get(), request.overrides, listener, nullptr);
    for (const Answer& answer : resolution.findings.answers.all()) {
        if (const auto known = m_asked.find(answer.key); known != m_asked.end())
            add({known->second, answer, false});
    }
    if (!resolution.open)
        return;
    DiceQuestion asked{*resolution.open, {}, true};
    asked.answer.key = resolution.open->key;
    asked.answer.kind = resolution.open->kind;
    asked.answer.count = resolution.open->dice;
    asked.answer.lowest = resolution.open->lowest;
    asked.answer.choice = resolution.open->preset;
    const Answer* begun = fallen.find(resolution.open->key);
    if (begun && begun->kind == QuestionKind::Roll && resolution.open->kind == QuestionKind::Roll)
        asked.answer = laidIn(*resolution.open, *begun);
    add(asked);
}

}  // namespace hitspread
