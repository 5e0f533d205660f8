#pragma once

#include <QObject>

class QWidget;

namespace hitspread {

class CampaignHost;
class WindowActions;

/// The Campaign menu: asks for file names and hands them to the host.
class CampaignCommands : public QObject {
    Q_OBJECT

public:
    CampaignCommands(CampaignHost& host, WindowActions& actions, QWidget& window);

private:
    void open();
    void create();
    void saveCopy();

    CampaignHost& m_host;
    QWidget& m_window;
};

}  // namespace hitspread
