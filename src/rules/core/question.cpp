#include "rules/core/question.h"

#include <algorithm>
#include <numeric>

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
    return std::accumulate(faces.begin(), faces.begin() + count, count * (lowest - 1));
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
        return answer.choice >= question.minimum && answer.choice <= question.maximum;
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
    Answer& room = found == m_answers.end() ? m_answers.emplace_back() : *found;
    room = Answer{};
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

bool TapeAnswerer::answer(const Question& question, Answer& answer)
{
    const Answer* given = m_answers.find(question.key);
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
