#pragma once

#include <QObject>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class CampaignHost;
class Fight;
class Preferences;
class RecentList;
class TargetPanel;
class WindowActions;

/// Remembers how a campaign looked when it was left, and offers those that were open: in a window, and in the empty main window.
class RecentCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        CampaignHost& host;
        Fight& fight;
        Preferences& preferences;
        const ApplicationStyle& style;
        TargetPanel& stage;
    };
    RecentCommands(const Parts& parts, const WindowActions& actions, QWidget& window);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keep();
    void choose();

    Parts m_parts;
    QWidget& m_window;
    RecentList* m_start;  ///< in the empty window
};

}  // namespace hitspread
