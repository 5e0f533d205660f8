#pragma once

#include "rules/core/trace/subject.h"

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace hitspread {

struct FieldDeclaration;
struct FormerAnswer;

/// The highest index a key can have.
inline constexpr int kMostIndex = 0xFFFF;

/// Names one question of a resolution: what is asked (an enumerator of the system) and for which element (see StepKey).
/// Answers are kept under this key, so a changed input asks only for what is new.
struct QuestionKey {
    std::uint16_t name = 0;
    std::uint16_t index = 0;
    Subject subject{};  ///< has no part in comparisons; none in keys that come from outside

    friend constexpr bool operator==(const QuestionKey& a, const QuestionKey& b)
    {
        return a.name == b.name && a.index == b.index;
    }
    friend constexpr std::strong_ordering operator<=>(const QuestionKey& a, const QuestionKey& b)
    {
        return a.name != b.name ? a.name <=> b.name : a.index <=> b.index;
    }
};

/// A key written in one piece: halves written apart and read together at once cost as much as the roll that is asked for.
[[nodiscard]] constexpr QuestionKey questionKey(std::uint16_t name, std::uint16_t index, Subject subject = {})
{
    struct Whole {
        std::uint32_t key;
        Subject subject;
    };
    const std::uint32_t low = std::endian::native == std::endian::little ? name : index;
    const std::uint32_t high = std::endian::native == std::endian::little ? index : name;
    return std::bit_cast<QuestionKey>(Whole{high << 16U | low, subject});
}

enum class QuestionKind : std::uint8_t { Roll, Choice };

/// What a rule does with the dice: look at every face, or only at their sum. An enumerator may merge equal sums.
enum class RollUse : std::uint8_t { Faces, Sum };

inline constexpr std::size_t kMostDice = 20;

/// What a rule asks for: dice (`dice` of `sides`) or a choice (a number from `minimum` to `maximum`, `preset` being what
/// the program takes when nobody decides).
struct Question {
    QuestionKey key;
    QuestionKind kind = QuestionKind::Roll;
    RollUse use = RollUse::Faces;
    std::uint8_t dice = 0;
    std::uint8_t sides = 0;
    std::int8_t lowest = 1;  ///< what the lowest face of a die shows; the others count up from it
    std::uint16_t rule = 0;
    std::int32_t minimum = 0;
    std::int32_t maximum = 0;
    std::int32_t preset = 0;
    std::uint32_t barred = 0;  ///< of a decision, bit n: its option n is not to be had; 0: a choice of any number
    const FieldDeclaration* table = nullptr;  ///< of a roll on a table of the rules: which; null: any other
    const std::span<const FormerAnswer>* former =
        nullptr;  ///< of a decision: answers it was made by before; null: none

    /// Whether a choice may come to this number.
    [[nodiscard]] constexpr bool allows(std::int32_t choice) const
    {
        return choice >= minimum && choice <= maximum
            && (barred == 0 || (barred >> static_cast<unsigned>(choice) & 1U) == 0);
    }

    friend constexpr bool operator==(const Question&, const Question&) = default;
};

/// Raised inside a resolution when nobody can answer a question; caught by the system's resolve, never seen outside.
struct OpenQuestion {
    Question question;
};

/// Where a face or a choice came from; kept with it for ever.
enum class Origin : std::uint8_t { Given, Rolled, Typed, Preset, Chosen };

/// The answer to one question: faces with the origin of each, or a choice. A face is kept as its place on the die, counted from 1; 0: the
/// die has not fallen.
struct Answer {
    QuestionKey key;
    QuestionKind kind = QuestionKind::Roll;
    std::uint8_t count = 0;  ///< dice; 0 for a choice
    std::int8_t lowest = 1;  ///< what the first face shows
    Origin choiceOrigin = Origin::Given;
    std::int32_t choice = 0;
    std::array<std::uint8_t, kMostDice> faces{};
    std::array<Origin, kMostDice> origins{};

    [[nodiscard]] static Answer ofFaces(QuestionKey key, std::span<const std::uint8_t> faces, Origin origin,
                                        std::int8_t lowest = 1);
    [[nodiscard]] static Answer ofChoice(QuestionKey key, std::int32_t choice, Origin origin);

    /// What a die that has fallen shows.
    [[nodiscard]] std::int32_t shown(std::size_t die) const { return faces[die] + lowest - 1; }
    /// What all of them show together. Precondition: they have fallen.
    [[nodiscard]] std::int32_t sum() const;
    /// The same on dice whose lowest face shows something else; what those do not show has not fallen.
    [[nodiscard]] Answer on(std::int8_t otherLowest) const;

    friend constexpr bool operator==(const Answer&, const Answer&) = default;
};

/// Whether an answer fits a question: kind, number of dice, every face one the dice show, choice within its bounds.
[[nodiscard]] bool fits(const Answer& answer, const Question& question);

/// Answers by key. Small: a resolution asks for a handful, so a linear search beats a map.
class Answers {
public:
    /// Adds an answer or replaces the one under the same key.
    void put(const Answer& answer);
    /// Room for the answer under this key, empty whatever stood there before; valid until the next answer is added.
    [[nodiscard]] Answer& open(QuestionKey key, QuestionKind kind);
    void remove(QuestionKey key);
    void clear() { m_answers.clear(); }
    [[nodiscard]] const Answer* find(QuestionKey key) const;
    [[nodiscard]] std::span<const Answer> all() const { return m_answers; }
    [[nodiscard]] bool isEmpty() const { return m_answers.empty(); }

    friend bool operator==(const Answers&, const Answers&) = default;

private:
    std::vector<Answer> m_answers;
};

/// Whoever can answer: a seed, a tape of given answers, a log, an enumerator, or several in turn.
class Answerer {
public:
    virtual ~Answerer() = default;
    /// Fills `answer` and returns true, or returns false: it does not know. Key and kind are set by whoever keeps the answer.
    [[nodiscard]] virtual bool answer(const Question& question, Answer& answer) = 0;
    /// The same for a roll whose sum the rule tells apart by classes alone: `highest` is the highest sum of each, ascending, the last
    /// one no lower than the highest there is. One answer in each class is enough for who walks through all of them; everybody else
    /// answers as ever.
    [[nodiscard]] virtual bool answerClass(const Question& question, std::span<const std::int32_t> highest,
                                           Answer& answer)
    {
        static_cast<void>(highest);
        return this->answer(question, answer);
    }
    /// What was asked from this question on counts by these numbers alone for whatever follows. Who walks through all answers needs to go
    /// on from one of those that come to the same numbers; to everybody else it says nothing.
    virtual void tellApart(QuestionKey from, std::span<const std::int32_t> by)
    {
        static_cast<void>(from);
        static_cast<void>(by);
    }
};

/// Gives back the answers it was given, whatever their origin. An answer that does not fit its question is not used.
class TapeAnswerer final : public Answerer {
public:
    explicit TapeAnswerer(const Answers& answers) : m_answers(answers) {}
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;

private:
    const Answers& m_answers;
};

/// Knows nothing: for rules that ask nothing, run for their numbers alone.
class NoAnswerer final : public Answerer {
public:
    [[nodiscard]] bool answer(const Question&, Answer&) override { return false; }
};

/// Takes the preset of every choice; never rolls.
class PresetAnswerer final : public Answerer {
public:
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;
};

/// Asks several answerers in turn. Holds pointers: the answerers must outlive it.
class ChainAnswerer final : public Answerer {
public:
    explicit ChainAnswerer(std::vector<Answerer*> links) : m_links(std::move(links)) {}
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;
    [[nodiscard]] bool answerClass(const Question& question, std::span<const std::int32_t> highest,
                                   Answer& answer) override;
    void tellApart(QuestionKey from, std::span<const std::int32_t> by) override;

private:
    std::vector<Answerer*> m_links;
};

}  // namespace hitspread
