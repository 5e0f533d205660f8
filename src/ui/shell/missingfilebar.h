#pragma once

#include <QObject>

#include "models/campaignhost.h"

namespace hitspread {

class ApplicationStyle;
class CampaignGateway;
class ProblemBar;
class WindowActions;
class WindowBars;

/// Says that the file of the open campaign is not there any more, or cannot be reached; offers to save what is open as a copy, and to open
/// that then. Somebody who hid it and goes on sees it again.
class MissingFileBar : public QObject {
    Q_OBJECT

public:
    MissingFileBar(CampaignHost& host, CampaignGateway& gateway, const WindowActions& actions,
                   const ApplicationStyle& style, WindowBars& bars);

Q_SIGNALS:
    /// Whether nothing of it is stored now.
    void lost(bool lost);

private:
    void tell();
    void act();
    [[nodiscard]] QString words() const;

    CampaignHost& m_host;
    const WindowActions& m_actions;
    ProblemBar* m_bar;
    QString m_copy;  ///< what was saved of it since
};

}  // namespace hitspread
