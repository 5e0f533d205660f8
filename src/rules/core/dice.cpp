#include "rules/core/dice.h"

namespace hitspread {

namespace {

/// Two and three six-sided dice are drawn at once: one draw has 36 or 216 equally likely outcomes.
void rollFaces(RandomStream& stream, const Question& question, Answer& answer)
{
    constexpr std::uint32_t kBatchSides = 6;
    std::size_t rolled = 0;
    while (question.sides == kBatchSides && question.dice - rolled >= 3) {
        std::uint32_t outcome = stream.below(kBatchSides * kBatchSides * kBatchSides);
        for (int die = 0; die < 3; ++die) {
            answer.faces[rolled++] = static_cast<std::uint8_t>(outcome % kBatchSides + 1);
            outcome /= kBatchSides;
        }
    }
    while (rolled < question.dice)
        answer.faces[rolled++] = static_cast<std::uint8_t>(stream.below(question.sides) + 1);
}

}  // namespace

bool SeededAnswerer::answer(const Question& question, Answer& answer)
{
    answer.count = question.dice;
    if (question.kind == QuestionKind::Choice) {
        answer.choice = question.preset;
        answer.choiceOrigin = Origin::Preset;
        answer.count = 0;
        return true;
    }
    const QuestionKey drawn = m_words.empty() ? question.key : drawnBy(m_words, question.key);
    const std::uint64_t key = (static_cast<std::uint64_t>(drawn.name) << 16U) | drawn.index;
    RandomStream mixer(m_seed ^ (key * 0xD1342543DE82EF95ULL));
    RandomStream stream(mixer.next());
    rollFaces(stream, question, answer);
    for (std::size_t die = 0; die < question.dice; ++die)
        answer.origins[die] = Origin::Rolled;
    return true;
}

}  // namespace hitspread
