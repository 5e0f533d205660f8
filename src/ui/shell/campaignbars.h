#pragma once

#include <QObject>

#include "models/campaignhost.h"

namespace hitspread {

class ApplicationStyle;
class BusyBar;
class WindowBars;
class CampaignGateway;
class ProblemBar;
class WindowActions;

/// What the open campaign has to say about itself at the top of the window: that another one is on its way, that it can only be read, where
/// the sample lies that was reset. It changes nothing itself.
class CampaignBars : public QObject {
    Q_OBJECT

public:
    CampaignBars(CampaignHost& host, CampaignGateway& gateway, const WindowActions& actions,
                 const ApplicationStyle& style, WindowBars& bars);

Q_SIGNALS:
    /// Of the campaign that is open now.
    void rightsKnown(bool readOnly);

private:
    void tellWork(CampaignHost::Work work, const QString& path);
    void tellRights();

    CampaignHost& m_host;
    CampaignGateway& m_gateway;
    BusyBar* m_busy;
    ProblemBar* m_readOnly;
    ProblemBar* m_kept;
    QString m_keptPath;
};

}  // namespace hitspread
