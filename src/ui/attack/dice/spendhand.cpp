#include "ui/attack/dice/spendhand.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/dice/spendpanel.h"

namespace hitspread {

void SpendHand::spendIn(SpendPanel& panel, const AttackPresenter& presenter)
{
    m_panel = &panel;
    m_choosing = &presenter;
}

bool SpendHand::focusNewChoice()
{
    if (m_choosing->dice().choices().size() <= m_seen)
        return false;
    m_seen = m_choosing->dice().choices().size();
    m_panel->focusCurrent();
    return true;
}

bool SpendHand::focusLastChoice()
{
    if (m_choosing->dice().choices().empty() || m_panel->isAncestorOf(m_panel->window()->focusWidget()))
        return false;
    m_panel->focusCurrent();
    return true;
}

bool SpendHand::holdsChoice(const QWidget* widget) const
{
    return m_panel->isAncestorOf(widget);
}

bool SpendHand::takeChoice(int digit)
{
    return m_panel->takeKey(QChar(u'0' + digit));
}

bool SpendHand::isCounted() const
{
    return m_panel->isCounted();
}

}  // namespace hitspread
