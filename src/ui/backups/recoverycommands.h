#pragma once

#include "services/backup/recovered.h"

#include <QObject>
#include <QString>

#include <optional>

class QMainWindow;

namespace hitspread {

class ApplicationStyle;
class CampaignBackups;
class CampaignHost;

/// The way from a campaign that cannot be opened to what can be read of it: asks for the new one's name, and says what came of it once that
/// is open.
class RecoveryCommands : public QObject {
    Q_OBJECT

public:
    RecoveryCommands(CampaignHost& host, CampaignBackups& backups, const ApplicationStyle& style, QMainWindow& window);

    void begin(const QString& damaged);

private:
    void tell();

    CampaignHost& m_host;
    CampaignBackups& m_backups;
    const ApplicationStyle& m_style;
    QMainWindow& m_window;
    QString m_damaged;
    std::optional<Recovered> m_recovered;  ///< to be told when it is open
};

}  // namespace hitspread
