#include "rules/core/dice/question.h"

#include "rules/core/dice/option.h"

#include <algorithm>

namespace hitspread {

Answer Answer::ofFaces(QuestionKey key, std::span<const std::uint8_t> faces, Origin origin, std::int8_t lowest)
{
    Answer answer;
    answer.lowest = lowest;
    answer.key = key;
    answer.kind = QuestionKind::Roll;
    answer.count = static_cast<std::uint8_t>(std::min(faces.size(), kMostDice));
    std::copy_n(faces.begin(), answer.count, answer.faces.begin());
    std::fill_n(answer.origins.begin(), answer.count, origin);
    return answer;
}

Answer Answer::ofChoice(QuestionKey key, std::int32_t choice, Origin origin)
{
    Answer answer;
    answer.key = key;
    answer.kind = QuestionKind::Choice;
    answer.choice = choice;
    answer.choiceOrigin = origin;
    return answer;
}

std::int32_t Answer::sum() const
{
    // One or two, as a rule: with both ends the loop stays one, and is not made ready for twenty at a time.
    std::int32_t sum = count * (lowest - 1);
    for (std::size_t die = 0; die < count && die < kMostDice; ++die)
        sum += faces[die];
    return sum;
}

Answer Answer::on(std::int8_t otherLowest) const
{
    Answer other = *this;
    other.lowest = otherLowest;
    for (std::size_t die = 0; die < count; ++die) {
        const int face = shown(die) - otherLowest + 1;
        other.faces[die] = static_cast<std::uint8_t>(faces[die] == 0 ? 0 : std::max(face, 0));
    }
    return other;
}

bool fits(const Answer& answer, const Question& question)
{
    if (answer.kind != question.kind)
        return false;
    if (question.kind == QuestionKind::Choice)
        return question.allows(answer.choice);
    const int apart = answer.lowest - question.lowest;
    return answer.count == question.dice
        && std::all_of(answer.faces.begin(), answer.faces.begin() + answer.count, [&](std::uint8_t face) {
               return face != 0 && face + apart >= 1 && face + apart <= question.sides;
           });
}

void Answers::put(const Answer& answer)
{
    open(answer.key, answer.kind) = answer;
}

Answer& Answers::open(QuestionKey key, QuestionKind kind)
{
    const auto found = std::ranges::find(m_answers, key, &Answer::key);
    Answer& room = found == m_answers.end() ? m_answers.emplace_back() : (*found = Answer{});
    room.key = key;
    room.kind = kind;
    return room;
}

void Answers::remove(QuestionKey key)
{
    std::erase_if(m_answers, [key](const Answer& answer) { return answer.key == key; });
}

const Answer* Answers::find(QuestionKey key) const
{
    const auto found = std::ranges::find(m_answers, key, &Answer::key);
    return found == m_answers.end() ? nullptr : &*found;
}

namespace {

bool isAnswered(const Answers& answers, std::uint16_t question, std::uint16_t index, std::int32_t choice)
{
    const Answer* given = question == FormerAnswer::kNone ? nullptr : answers.find({question, index});
    return given && given->choice == choice;
}

}  // namespace

std::optional<std::int32_t> formerChoice(const Answers& answers, const Question& question)
{
    bool isDenied = false;
    for (const FormerAnswer& one : *question.former) {
        if (!question.allows(one.option))
            continue;
        if (isAnswered(answers, one.unless, question.key.index, one.unlessChoice))
            continue;
        const Answer* given = answers.find({one.question, question.key.index});
        // Nobody had answered it: its preset counted, which was a yes for the best alone.
        if (!given && one.option == question.preset)
            return std::nullopt;
        if (!given)
            continue;
        if (given->choice == one.choice)
            return one.option;
        isDenied = true;
    }
    return isDenied ? std::optional(question.minimum) : std::nullopt;
}

std::int32_t optionIn(const Answers& answers, QuestionKey decision, FormerAnswers former)
{
    if (const Answer* chosen = answers.find(decision))
        return chosen->choice;
    const auto found = std::ranges::find_if(former, [&](const FormerAnswer& one) {
        return isAnswered(answers, one.question, decision.index, one.choice)
            && !isAnswered(answers, one.unless, decision.index, one.unlessChoice);
    });
    return found == former.end() ? 0 : found->option;
}

bool TapeAnswerer::answer(const Question& question, Answer& answer)
{
    const Answer* given = m_answers.find(question.key);
    if (!given && question.former) {
        const auto chosen = formerChoice(m_answers, question);
        if (chosen)
            answer = Answer::ofChoice(question.key, *chosen, Origin::Given);
        return chosen.has_value();
    }
    if (!given || !fits(*given, question))
        return false;
    answer = given->lowest == question.lowest ? *given : given->on(question.lowest);
    // What comes from a log or a document says nothing of whom it is about; the question does.
    answer.key = question.key;
    return true;
}

bool PresetAnswerer::answer(const Question& question, Answer& answer)
{
    if (question.kind != QuestionKind::Choice)
        return false;
    answer = Answer::ofChoice(question.key, question.preset, Origin::Preset);
    return true;
}

bool ChainAnswerer::answer(const Question& question, Answer& answer)
{
    return std::ranges::any_of(m_links, [&](Answerer* link) { return link->answer(question, answer); });
}

bool ChainAnswerer::answerClass(const Question& question, std::span<const std::int32_t> highest, Answer& answer)
{
    return std::ranges::any_of(m_links, [&](Answerer* link) { return link->answerClass(question, highest, answer); });
}

void ChainAnswerer::tellApart(QuestionKey from, std::span<const std::int32_t> by)
{
    for (Answerer* link : m_links)
        link->tellApart(from, by);
}

}  // namespace hitspread
