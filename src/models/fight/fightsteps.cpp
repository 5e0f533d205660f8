#include "models/fight/fightsteps.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "text/labels.h"

#include <algorithm>

namespace hitspread {

FightSteps::FightSteps(Fight& fight) : m_fight(fight) {}

void FightSteps::undo()
{
    const Scope scope{ScopeKind::Encounter, m_fight.snapshot().encounter.id};
    m_fight.change([scope](CampaignServices& services) { services.history.undo(scope); });
}

void FightSteps::moveTo(EntryId place)
{
    const Scope scope{ScopeKind::Encounter, m_fight.snapshot().encounter.id};
    m_fight.change([scope, place](CampaignServices& services) { services.history.moveTo(scope, place); });
}

void FightSteps::moveToEnd()
{
    const Scope scope{ScopeKind::Encounter, m_fight.snapshot().encounter.id};
    m_fight.change(
        [scope](CampaignServices& services) { services.history.moveTo(scope, services.history.newest(scope)); });
}

void FightSteps::tryFrom(EntryId place)
{
    // A name nobody has to think of: when it was, and a number where that is taken.
    const Encounter& now = m_fight.snapshot().encounter;
    const QString when = text::inSentence(text::moment(findSystem(now.system), now.round, now.phase));
    QString name = when;
    const auto isTaken = [&] {
        return std::ranges::any_of(m_fight.snapshot().trying,
                                   [&](const WhatIf& one) { return one.mark.name == name.toStdString(); });
    };
    for (int number = 2; isTaken(); ++number)
        name = Fight::tr("%1 (%2)").arg(when, QString::number(number));
    m_fight.gateway().run(
        this,
        [place, name = name.toStdString(), encounter = m_fight.snapshot().encounter.id](CampaignServices& services) {
            return WhatIfService(services.campaign, services.clock).begin(encounter, place, name);
        },
        [this](RecordId) { m_fight.reload(); });
}

void FightSteps::endTry(void (WhatIfService::*end)(RecordId, RecordId))
{
    if (m_fight.snapshot().trying.empty())
        return;
    m_fight.gateway().run(
        this,
        [end, mark = m_fight.snapshot().trying.back().mark](CampaignServices& services) {
            WhatIfService trying(services.campaign, services.clock);
            (trying.*end)(mark.encounter, mark.id);
        },
        [this] { m_fight.reload(); });
}

void FightSteps::keepTry()
{
    endTry(&WhatIfService::keep);
}

void FightSteps::dropTry()
{
    endTry(&WhatIfService::drop);
}

void FightSteps::redo()
{
    const Scope scope{ScopeKind::Encounter, m_fight.snapshot().encounter.id};
    m_fight.change([scope](CampaignServices& services) { services.history.redo(scope); });
}

}  // namespace hitspread
