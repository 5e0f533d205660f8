// What lies on the table of an attack: its dice, the choices that were taken and the rulings.
#include "models/play/attackpresenter.h"

#include "models/fight.h"
#include "models/play/pendinglog.h"
#include "models/play/reopened.h"
#include "rules/core/dice.h"
#include "rules/core/laiddice.h"

#include <QSignalBlocker>

#include <algorithm>

namespace hitspread {

bool AttackPresenter::hasFallen() const
{
    return std::ranges::any_of(m_answers.all(), liesAny);
}

void AttackPresenter::setDie(QuestionKey key, int die, int face)
{
    Answer answer = rollAt(key) ? rollAt(key)->answer : Answer{.key = key};
    answer.faces[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(face);
    answer.origins[static_cast<std::size_t>(die)] = Origin::Typed;
    setRoll(answer);
}

void AttackPresenter::setRoll(const Answer& roll)
{
    if (!rollAt(roll.key) || isFixed())
        return;
    const bool wasFinished = m_work.isFinished();
    lay(roll);
    if (m_work.isFinished() && !wasFinished)
        Q_EMIT fell();
}

const DiceQuestion* AttackPresenter::rollAt(QuestionKey key) const
{
    const auto roll = std::ranges::find(rolls(), key, [](const DiceQuestion& asked) { return asked.question.key; });
    return roll == rolls().end() ? nullptr : &*roll;
}

void AttackPresenter::lay(const Answer& now)
{
    const DiceQuestion* roll = rollAt(now.key);
    const bool isOther = roll
        && !std::ranges::equal(roll->answer.faces, now.faces, [](int was, int is) { return was == 0 || was == is; });
    const bool reopens = isOther && m_log->past().isEmpty() && reopenBehind(m_answers, m_work.action(), now.key);
    m_answers.put(now);
    if (reopens)
        Q_EMIT reopened();
    renew();
}

void AttackPresenter::takeAway(QuestionKey key, int from, int end)
{
    const Answer* known = m_answers.find(key);
    if (!known || isFixed())
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
        m_log->takeBack(pendingAction(), [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AttackPresenter::rollOpen()
{
    if (m_work.isFinished() || !m_ready || !m_work.complaints().isEmpty() || isFixed())
        return;
    rollDice();
}

void AttackPresenter::rollAll()
{
    if (m_work.isFinished() || !m_ready || !m_work.complaints().isEmpty() || isFixed())
        return;
    m_presetsRest = true;
    {
        const QSignalBlocker quiet(this);
        update();
    }
    rollDice();
}

void AttackPresenter::rollDice()
{
    SeededAnswerer dice(m_fight.gateway().seeds().next());
    while (!rolls().empty() && rolls().back().isOpen) {
        const auto rolled = rolledOut(rolls().back(), dice);
        if (!rolled)
            break;
        m_answers.put(*rolled);
        const QSignalBlocker quiet(this);
        update();
    }
    Q_EMIT changed();
    logFallen();
    if (m_work.isFinished())
        Q_EMIT fell();
}

void AttackPresenter::choose(QuestionKey key, std::int32_t value)
{
    if (isFixed())
        return;
    m_answers.put(Answer::ofChoice(key, value, Origin::Chosen));
    renew();
    if (m_work.isFinished())
        Q_EMIT fell();
}

void AttackPresenter::overrule(StepKey step, std::int32_t value, const QString& reason)
{
    if (isFixed())
        return;
    std::erase_if(m_overrides, [&](const Override& known) { return known.step == step; });
    m_overrides.push_back({step, value, reason.toStdString()});
    renew();
}

void AttackPresenter::takeBackRuling(StepKey step)
{
    if (isFixed())
        return;
    std::erase_if(m_overrides, [&](const Override& known) { return known.step == step; });
    renew();
}

}  // namespace hitspread
