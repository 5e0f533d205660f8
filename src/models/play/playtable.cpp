#include "models/play/playtable.h"

#include "models/fight/fight.h"
#include "models/play/reopenedchoices.h"
#include "rules/core/dice/answerdice.h"

#include <algorithm>
#include <utility>

namespace hitspread {

bool PlayTable::hasFallen() const
{
    return std::ranges::any_of(answers.all(), liesAny);
}

bool PlayTable::isFixed() const
{
    return isBusy || m_fight.snapshot().readOnly;
}

PendingAction PlayTable::pending() const
{
    PendingAction pending;
    pending.encounter = order.encounter;
    pending.action = work.whole();
    return pending;
}

void PlayTable::update()
{
    if (!isReady)
        return;
    ActionRecord action = input.changed();
    action.request.overrides = overrides;
    action.request.answers = answers;
    work.work(std::move(action), hindrance, presetsRest);
    Q_EMIT changed();
}

void PlayTable::logFallen()
{
    if (hasFallen() && !isFixed())
        m_log.keep(pending(), [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void PlayTable::renewAsked()
{
    renew();
    if (work.complaints().isEmpty() && forgetIdle(answers, work.action(), work.book().choices()))
        renew();
}

}  // namespace hitspread
