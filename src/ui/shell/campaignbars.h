#pragma once

#include <QObject>

#include "models/campaignhost.h"

namespace hitspread {

class ApplicationStyle;
class BusyBar;
class WindowBars;
class CampaignGateway;
class ProblemBar;
class SavedLabel;
class WindowActions;

/// What the open campaign has to say about itself at the top of the window: that another one is on its way, that it can only be read, where
/// the sample lies that was reset, what others do to its file. It changes nothing itself.
class CampaignBars : public QObject {
    Q_OBJECT

public:
    CampaignBars(CampaignHost& host, CampaignGateway& gateway, WindowActions& actions, const ApplicationStyle& style,
                 WindowBars& bars, SavedLabel& saved);

    /// What the open campaign is called in titles.
    [[nodiscard]] static QString nameOf(const CampaignHost& host);

private:
    void tellWork(CampaignHost::Work work, const QString& path);
    void tellRights();
    void tellNewer(const Problem& problem);

    CampaignHost& m_host;
    CampaignGateway& m_gateway;
    SavedLabel& m_saved;
    BusyBar* m_busy;
    ProblemBar* m_readOnly;
    ProblemBar* m_kept;
    QString m_keptPath;
    bool m_isNewer = false;  ///< that it can only be read is said with its reason
};

}  // namespace hitspread
