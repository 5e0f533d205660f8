#pragma once

#include <QDialog>

#include "services/backup/backup.h"
#include "services/backup/campaigncontents.h"
#include "services/refusal/problem.h"

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace hitspread {

class ApplicationStyle;
class BackupActions;
class BackupList;
class BackupPlace;
class BackupQuestion;
class CampaignBackups;
class CampaignGateway;
class CampaignHost;
class DifferenceView;
class EmptyState;
class Preferences;
class ProblemBar;
class WrapLabel;

/// The backups of a campaign: what differs from now, and what is to come of one. What changes a campaign is said before it is done, in the
/// window itself, and can be taken back by another backup.
class BackupsDialog : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        CampaignHost& host;
        CampaignGateway& gateway;
        CampaignBackups& backups;
        Preferences& preferences;
        const ApplicationStyle& style;
    };
    explicit BackupsDialog(const Parts& parts, QWidget* parent = nullptr);

    /// Those of the campaign that is open.
    void start();
    /// Those of one that cannot be opened, as they were found.
    void startWith(const QString& campaign, std::vector<Backup> backups);
    /// Whether it is one of those that can be shown here.
    [[nodiscard]] bool knows(const Backup& backup) const;
    /// Asks whether one of those is to be put back.
    void startToRestore(const Backup& backup);
    /// Asks where backups are to lie.
    void chooseFolder();
    /// What the brass button says.
    void accept() override;
    /// Back from a question, else out of the window.
    void reject() override;

Q_SIGNALS:
    /// Single people and gear of a backup are wanted; `called`: what it is.
    void takeAsked(const QString& path, const QString& called);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeMiddle();
    void connectParts();
    void connectActions();
    [[nodiscard]] QPushButton* button(const QString& words, const char* name, const QString& tip);
    void come();
    void list();
    void compare();
    void showDifference(const Backup& backup, const ContentsDifference& difference);
    void fail(const Problem& problem);
    void refresh();
    void sayEmpty(bool isOpen);
    void askInPlace();
    void restoreInto();
    void keep(bool isKept);
    void say(const QString& words);
    [[nodiscard]] bool isOfOpen() const { return m_campaign.isEmpty(); }
    /// There is no file of its name any more.
    [[nodiscard]] bool isGone() const;
    [[nodiscard]] QString campaign() const;
    [[nodiscard]] QString whenOf(const Backup& backup) const;

    Parts m_parts;
    QString m_campaign;           ///< one that is not open; empty: the open one
    std::vector<Backup> m_found;  ///< of that
    QString m_comparing;          ///< the backup that is being compared
    QString m_spoilt;             ///< one that cannot be read
    std::optional<Backup> m_restoring;
    QString m_setAside;
    bool m_isStale = false;  ///< the campaign has changed since it was compared
    bool m_isMaking = false;
    bool m_isOfSample = false;
    bool m_wasGone = false;      ///< before it was put back
    bool m_isRestoring = false;  ///< in place; what comes of it is told by the host
    ProblemBar* m_problem;
    WrapLabel* m_whose;
    QPushButton* m_make;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    BackupList* m_list;
    DifferenceView* m_difference;
    BackupActions* m_actions;
    BackupPlace* m_place;
    QLabel* m_words;
    QPushButton* m_leave;
    QPushButton* m_act;
    BackupQuestion* m_question;
    QTimer* m_soon;
};

}  // namespace hitspread
