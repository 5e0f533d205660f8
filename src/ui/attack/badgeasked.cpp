#include "ui/attack/badgeasked.h"

#include "models/history/stepnames.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "text/echo.h"

namespace hitspread {

namespace {

const Combatant* combatantAsked(const AttackPresenter& presenter, QuestionKey key)
{
    const std::vector<RecordId>& targets = presenter.options().targets();
    const auto place = targets.size() > 1 ? whichTarget(key.subject) : std::nullopt;
    const CombatantView* who = place && *place < targets.size() ? presenter.fight().snapshot().find(targets[*place])
                                                                : nullptr;
    return who ? &who->combatant : nullptr;
}

}  // namespace

QString badgeAsked(const AttackPresenter& presenter, QuestionKey key)
{
    const Combatant* who = combatantAsked(presenter, key);
    return who ? text::visible(who->badge) : QString();
}

QString nameAsked(const AttackPresenter& presenter, QuestionKey key)
{
    const Combatant* who = combatantAsked(presenter, key);
    return who ? text::visible(who->name) : QString();
}

QString whoseRoll(const AttackPresenter& presenter, QuestionKey key, bool byName)
{
    QString target = byName ? nameAsked(presenter, key) : badgeAsked(presenter, key);
    const auto place = presenter.isReady() ? whichTarget(key.subject) : std::nullopt;
    if (!target.isEmpty() || !place)
        return target;
    // Behind the targets come people in declared parts.
    const auto first = static_cast<std::size_t>(namesIn(presenter.action(), Role::Target).size());
    return *place < first ? QString()
                          : namesIn(presenter.action(), Role::Declared).value(static_cast<qsizetype>(*place - first));
}

}  // namespace hitspread
