#include "models/turn/fightturn.h"

#include "models/fight/fight.h"

namespace hitspread {

std::pair<RecordId, int> FightTurn::roundInView() const
{
    const Encounter& now = m_fight.snapshot().encounter;
    return {now.id, now.round};
}

bool FightTurn::isPastDeclaring() const
{
    return m_fight.isLoaded() && m_pastDeclaring == roundInView();
}

void FightTurn::goPastDeclaring()
{
    m_pastDeclaring = roundInView();
    Q_EMIT m_fight.choiceChanged();
}

void FightTurn::forget()
{
    m_asked = 0;
    m_pastDeclaring = {};
}

}  // namespace hitspread
