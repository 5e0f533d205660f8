#include "ui/attack/badgeasked.h"

#include "models/play/attackpresenter.h"
#include "models/stepnames.h"
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

}  // namespace hitspread
