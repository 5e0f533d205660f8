#pragma once

#include <QObject>

namespace hitspread {

class ApplicationStyle;
class CampaignGateway;
class CampaignHost;
class ProblemBar;
class WindowBars;

/// Keeps the window open while something is still being stored, says so, and closes it when that is done. Whoever asks a second time
/// does not wait; who hides what it says stays.
class SavingGuard : public QObject {
    Q_OBJECT

public:
    /// Of the window `bars` belongs to.
    SavingGuard(CampaignHost& host, CampaignGateway& gateway, const ApplicationStyle& style, WindowBars& bars);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void letGo();
    void end();

    CampaignHost& m_host;
    CampaignGateway& m_gateway;
    QWidget& m_window;
    ProblemBar* m_bar;
    bool m_isHeld = false;
    bool m_isForced = false;
};

}  // namespace hitspread
