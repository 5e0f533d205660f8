#pragma once

#include "models/campaignhost.h"

#include <QEventLoop>

namespace hitspread::support {

/// Opens a campaign and goes on when it is open, or refused.
inline void openAndWait(CampaignHost& host, const QString& file)
{
    QEventLoop waiting;
    QObject::connect(&host, &CampaignHost::ended, &waiting, &QEventLoop::quit, Qt::QueuedConnection);
    host.open(file);
    waiting.exec();
}

}  // namespace hitspread::support
