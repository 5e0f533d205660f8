#pragma once

#include <QWidget>

class QComboBox;
class QPushButton;

namespace hitspread {

class CampaignBackups;
class ElidedLabel;
class Preferences;

/// Where the backups of all campaigns lie and how much of each campaign's stays: shown, and chosen anew. Those that are there stay where
/// they are.
class BackupPlace : public QWidget {
    Q_OBJECT

public:
    BackupPlace(CampaignBackups& backups, Preferences& preferences, QWidget* parent = nullptr);

    /// Shows what is in force.
    void refresh();
    /// Asks for another folder.
    void choose();

Q_SIGNALS:
    void moved();

private:
    void fillSizes();
    void put(const QString& folder);
    void showFolder() const;

    CampaignBackups& m_backups;
    Preferences& m_preferences;
    ElidedLabel* m_where;
    QPushButton* m_show;
    QPushButton* m_choose;
    QPushButton* m_beside;
    QComboBox* m_most;
};

}  // namespace hitspread
