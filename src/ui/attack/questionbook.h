#pragma once

#include "rules/systems/resolution.h"

#include <map>
#include <vector>

namespace hitspread {

/// A question of the action in hand with the dice that lie on the table for it; face 0: not fallen yet.
struct DiceQuestion {
    Question question;
    Answer answer;
    bool isOpen = true;
};

/// Every question a resolution came to, in the order they were asked, answered or open.
class QuestionBook {
public:
    void clear();
    /// `fallen`: what lies on the table, incomplete rolls included.
    void collect(const Request& request, const Answers& fallen, const Resolution& resolution);

    [[nodiscard]] const std::vector<DiceQuestion>& rolls() const { return m_rolls; }
    [[nodiscard]] const std::vector<DiceQuestion>& choices() const { return m_choices; }

private:
    void add(const DiceQuestion& asked);

    std::map<QuestionKey, Question> m_asked;
    std::vector<DiceQuestion> m_rolls;
    std::vector<DiceQuestion> m_choices;
};

}  // namespace hitspread
