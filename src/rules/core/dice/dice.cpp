#include "rules/core/dice/dice.h"

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

constexpr std::uint32_t kBatchSides = 6;
constexpr std::uint32_t kBatchOutcomes = kBatchSides * kBatchSides * kBatchSides;
constexpr std::size_t kBatchDice = 3;
using Batch = std::array<std::uint8_t, kBatchDice>;
constexpr std::array<Batch, kBatchOutcomes> kBatches = [] {
    std::array<Batch, kBatchOutcomes> batches{};
    for (std::uint32_t outcome = 0; outcome < kBatchOutcomes; ++outcome) {
        std::uint32_t rest = outcome;
        for (std::uint8_t& face : batches[outcome]) {
            face = static_cast<std::uint8_t>(rest % kBatchSides + 1);
            rest /= kBatchSides;
        }
    }
    return batches;
}();

/// What a question's dice show from one on, each drawn by itself.
[[gnu::noinline]] void rollSingly(RandomStream stream, const Question& question, std::size_t rolled, Answer& answer)
{
    for (; rolled < question.dice; ++rolled) {
        answer.faces[rolled] = static_cast<std::uint8_t>(stream.below(question.sides) + 1);
        answer.origins[rolled] = Origin::Rolled;
    }
}

/// Three six-sided dice are drawn at once: one draw has 216 equally likely outcomes.
void rollFaces(RandomStream stream, const Question& question, Answer& answer)
{
    std::size_t rolled = 0;
    if (question.sides == kBatchSides) {
        for (const std::size_t dice = question.dice; dice - rolled >= kBatchDice; rolled += kBatchDice) {
            const Batch& batch = kBatches[stream.below(kBatchOutcomes)];
            std::copy_n(batch.begin(), kBatchDice, answer.faces.begin() + rolled);
            std::fill_n(answer.origins.begin() + rolled, kBatchDice, Origin::Rolled);
        }
    }
    if (rolled < question.dice)
        rollSingly(stream, question, rolled, answer);
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
    return true;
}

}  // namespace hitspread
