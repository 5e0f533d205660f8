#include "models/play/playeddice.h"

#include "models/fight/fight.h"
#include "models/play/reopenedchoices.h"
#include "rules/core/dice/answerdice.h"
#include "rules/core/dice/dice.h"

#include <QSignalBlocker>

#include <algorithm>

namespace hitspread {

bool PlayedDice::isRolled() const
{
    return hasFallen() && !liesAnyTyped(m_table.answers);
}

void PlayedDice::setDie(QuestionKey key, int die, int face)
{
    Answer answer = rollAt(key) ? rollAt(key)->answer : Answer{.key = key};
    answer.faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(face);
    answer.origins[static_cast<std::size_t>(die)] = Origin::Typed;
    setRoll(answer);
}

void PlayedDice::setRoll(const Answer& roll)
{
    if (!rollAt(roll.key) || m_table.isFixed())
        return;
    const bool wasFinished = m_table.work.isFinished();
    lay(roll);
    if (m_table.work.isFinished() && !wasFinished)
        Q_EMIT m_table.fell();
}

const DiceQuestion* PlayedDice::rollAt(QuestionKey key) const
{
    const auto roll = std::ranges::find(rolls(), key, [](const DiceQuestion& asked) { return asked.question.key; });
    return roll == rolls().end() ? nullptr : &*roll;
}

void PlayedDice::lay(const Answer& now)
{
    const DiceQuestion* roll = rollAt(now.key);
    const bool isOther = roll
        && !std::ranges::equal(roll->answer.faces, now.faces, [](int was, int is) { return was == 0 || was == is; });
    const bool isPast = !m_table.log().past().isEmpty();
    const bool reopens = isOther && !isPast && reopenBehind(m_table.answers, m_table.work.action(), now.key);
    m_table.answers.put(now);
    if (reopens)
        Q_EMIT m_table.reopened();
    m_table.renew();
}

void PlayedDice::takeAway(QuestionKey key, int from, int end)
{
    const Answer* known = m_table.answers.find(key);
    if (!known || m_table.isFixed())
        return;
    Answer answer = *known;
    // A die the program rolled has fallen for good; a typed one may have been mistyped.
    for (int i = from; i < std::min<int>(answer.count, end); ++i) {
        const auto die = static_cast<std::size_t>(i);
        if (answer.origins[die] != Origin::Rolled)
            answer.faces[die] = 0;
    }
    if (answer != *known)
        lay(answer);
    if (!hasFallen())
        m_table.log().takeBack(m_table.pending(), [this](const Problem& problem) { Q_EMIT m_table.refused(problem); });
}

bool PlayedDice::canRoll() const
{
    const ResolvedAction& work = m_table.work;
    return m_table.isReady && !work.isFinished() && work.complaints().isEmpty() && !m_table.isFixed();
}

void PlayedDice::rollOpen()
{
    if (canRoll())
        rollDice();
}

void PlayedDice::rollAll()
{
    if (!canRoll())
        return;
    m_table.presetsRest = true;
    {
        const QSignalBlocker quiet(&m_table);
        m_table.update();
    }
    rollDice();
}

void PlayedDice::rollDice()
{
    SeededAnswerer dice(m_table.fight().gateway().seeds().next());
    while (!rolls().empty() && rolls().back().isOpen) {
        const auto rolled = rolledOut(rolls().back(), dice);
        if (!rolled)
            break;
        m_table.answers.put(*rolled);
        const QSignalBlocker quiet(&m_table);
        m_table.update();
    }
    Q_EMIT m_table.changed();
    m_table.logFallen();
    if (m_table.work.isFinished())
        Q_EMIT m_table.fell();
}

void PlayedDice::choose(QuestionKey key, std::int32_t value)
{
    if (m_table.isFixed())
        return;
    m_table.answers.put(Answer::ofChoice(key, value, Origin::Chosen));
    m_table.renew();
    if (m_table.work.isFinished())
        Q_EMIT m_table.fell();
}

void PlayedDice::forgetChoices()
{
    if (!hasFallen())
        m_table.answers.clear();
}

}  // namespace hitspread
