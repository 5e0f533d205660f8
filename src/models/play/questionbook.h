#pragma once

#include "rules/core/trace/resolution.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace hitspread {

/// A question of the action in hand with the dice that lie on the table for it; face 0: not fallen yet.
struct DiceQuestion {
    Question question;
    Answer answer;
    bool isOpen = true;
};

/// What lies there of a roll with the dice that are missing rolled by somebody; nothing: he does not roll it.
[[nodiscard]] std::optional<Answer> rolledOut(const DiceQuestion& asked, Answerer& dice);

/// Takes the preset of every choice but of those that wait for the game master.
class OfferingAnswerer final : public Answerer {
public:
    using Offered = std::function<bool(QuestionKey)>;

    explicit OfferingAnswerer(Offered offered) : m_offered(std::move(offered)) {}
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override
    {
        return !(m_offered && m_offered(question.key)) && m_presets.answer(question, answer);
    }

private:
    Offered m_offered;
    PresetAnswerer m_presets;
};

/// Every question a resolution came to, in the order they were asked, answered or open.
class QuestionBook {
public:
    void clear();
    /// `fallen`: what lies on the table, incomplete rolls included; `presets`: who answered the rest.
    void collect(const Request& request, const Answers& fallen, const Resolution& resolution, Answerer& presets);

    [[nodiscard]] const std::vector<DiceQuestion>& rolls() const { return m_rolls; }
    [[nodiscard]] const std::vector<DiceQuestion>& choices() const { return m_choices; }
    /// The one nobody could answer; nullptr: none.
    [[nodiscard]] const DiceQuestion* open() const;

private:
    void add(const DiceQuestion& asked);

    std::map<QuestionKey, Question> m_asked;
    std::vector<DiceQuestion> m_rolls;
    std::vector<DiceQuestion> m_choices;
};

}  // namespace hitspread
