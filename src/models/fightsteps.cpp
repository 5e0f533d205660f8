// Going back and forth in a fight, and trying out.
#include "models/fight.h"

#include "models/fightreader.h"
#include "models/targets.h"
#include "rules/systems/registry.h"
#include "services/recordname.h"
#include "services/rowvalue.h"
#include "text/labels.h"
#include "text/logwords.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace hitspread {

void Fight::undo()
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope](CampaignServices& services) { services.history.undo(scope); });
}

void Fight::moveTo(EntryId place)
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope, place](CampaignServices& services) { services.history.moveTo(scope, place); });
}

void Fight::moveToEnd()
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope](CampaignServices& services) { services.history.moveTo(scope, services.history.newest(scope)); });
}

void Fight::tryFrom(EntryId place)
{
    // A name nobody has to think of: when it was, and a number where that is taken.
    const Encounter& now = m_snapshot.encounter;
    const QString when = text::inSentence(text::moment(findSystem(now.system), now.round, now.phase));
    QString name = when;
    const auto isTaken = [&] {
        return std::ranges::any_of(m_snapshot.trying,
                                   [&](const WhatIf& one) { return one.mark.name == name.toStdString(); });
    };
    for (int number = 2; isTaken(); ++number)
        name = tr("%1 (%2)").arg(when, QString::number(number));
    m_gateway.run(
        this,
        [place, name = name.toStdString(), encounter = m_snapshot.encounter.id](CampaignServices& services) {
            return WhatIfService(services.campaign, services.clock).begin(encounter, place, name);
        },
        [this](RecordId) { reload(); });
}

void Fight::endTry(void (WhatIfService::*end)(RecordId, RecordId))
{
    if (m_snapshot.trying.empty())
        return;
    m_gateway.run(
        this,
        [end, mark = m_snapshot.trying.back().mark](CampaignServices& services) {
            WhatIfService trying(services.campaign, services.clock);
            (trying.*end)(mark.encounter, mark.id);
        },
        [this] { reload(); });
}

void Fight::keepTry()
{
    endTry(&WhatIfService::keep);
}

void Fight::dropTry()
{
    endTry(&WhatIfService::drop);
}

void Fight::redo()
{
    const Scope scope{ScopeKind::Encounter, m_snapshot.encounter.id};
    change([scope](CampaignServices& services) { services.history.redo(scope); });
}

}  // namespace hitspread
