#include "ui/shell/savingguard.h"

#include "models/campaigngateway.h"
#include "models/campaignhost.h"
#include "ui/shell/windowbars.h"
#include "ui/widgets/problembar.h"

#include <QEvent>

#include <utility>

namespace hitspread {

SavingGuard::SavingGuard(CampaignHost& host, CampaignGateway& gateway, const ApplicationStyle& style, WindowBars& bars)
    : QObject(&bars),
      m_host(host),
      m_gateway(gateway),
      m_window(*bars.window()),
      m_bar(new ProblemBar(style, ProblemBar::Lines::Two, &bars))
{
    m_bar->setObjectName(QStringLiteral("closingBar"));
    bars.add(m_bar);
    m_window.installEventFilter(this);
    connect(m_bar, &ProblemBar::actionChosen, this, [this] {
        m_isForced = true;
        m_window.close();
    });
    // Closed for good by whoever reads why it could not be stored.
    connect(&gateway, &CampaignGateway::problem, this, &SavingGuard::letGo);
    connect(&gateway, &CampaignGateway::waitingChanged, this, [this](int waiting) {
        if (waiting == 0 && m_isHeld)
            QMetaObject::invokeMethod(this, &SavingGuard::end, Qt::QueuedConnection);
    });
}

void SavingGuard::letGo()
{
    m_isForced = false;
    if (std::exchange(m_isHeld, false))
        m_bar->hide();
}

void SavingGuard::end()
{
    // What was stored last may have asked for more.
    if (!m_isHeld || m_gateway.waiting() > 0)
        return;
    const bool isWanted = !m_bar->isHidden();
    letGo();
    if (isWanted)
        m_window.close();
}

bool SavingGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_window || event->type() != QEvent::Close || m_gateway.waiting() == 0)
        return QObject::eventFilter(watched, event);
    m_isForced = m_isForced || (m_isHeld && !m_bar->isHidden());
    m_isHeld = true;
    if (m_isForced) {
        m_host.hurry();
        return QObject::eventFilter(watched, event);
    }
    m_bar->show(tr("What was done last is still being stored; the window closes as soon as it is."),
                tr("Close without it"));
    event->ignore();
    return true;
}

}  // namespace hitspread
