#pragma once

#include "models/play/playtable.h"

#include <vector>

namespace hitspread {

/// The dice of an action that is played and the choices taken while they fall. Answers are kept by key.
class PlayedDice {
public:
    explicit PlayedDice(PlayTable& table) : m_table(table) {}

    /// The rolls asked so far and the open one; choices apart.
    [[nodiscard]] const std::vector<DiceQuestion>& rolls() const { return m_table.work.book().rolls(); }
    [[nodiscard]] const std::vector<DiceQuestion>& choices() const { return m_table.work.book().choices(); }
    /// Whether a choice waits for the game master as the dice fall.
    [[nodiscard]] bool isOffered(QuestionKey key) const { return m_table.work.isOffered(key); }
    /// The one question that waits for the game master; nullptr: none.
    [[nodiscard]] const DiceQuestion* open() const { return m_table.work.book().open(); }
    /// nullptr: it is not asked for.
    [[nodiscard]] const DiceQuestion* rollAt(QuestionKey key) const;
    [[nodiscard]] bool hasFallen() const { return m_table.hasFallen(); }
    /// Whether dice lie there and the program rolled all of them: whoever types goes on typing.
    [[nodiscard]] bool isRolled() const;

    /// A die of the game master's. Precondition: 1 <= face <= sides.
    void setDie(QuestionKey key, int die, int face);
    /// All dice of a roll at once, as setDie().
    void setRoll(const Answer& roll);
    void clearDie(QuestionKey key, int die) { takeAway(key, die, die + 1); }
    void clearRoll(QuestionKey key) { takeAway(key, 0, static_cast<int>(kMostDice)); }
    void rollOpen();
    /// Rolls to the end; choices that would wait for the game master take their presets.
    void rollAll();

    /// Also of a question that may only come up.
    void choose(QuestionKey key, std::int32_t value);
    /// What would come of another choice, all else as it is.
    [[nodiscard]] ActionRecord supposed(QuestionKey key, std::int32_t value) const
    {
        return m_table.work.supposed(key, value);
    }
    /// While no die lies: what was decided is open again.
    void forgetChoices();

private:
    [[nodiscard]] bool canRoll() const;
    /// Lays a roll in the place of what lay there.
    void lay(const Answer& now);
    /// The dice of a roll from one to before another.
    void takeAway(QuestionKey key, int from, int end);
    void rollDice();

    PlayTable& m_table;
};

}  // namespace hitspread
