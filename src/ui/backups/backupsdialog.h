#pragma once

#include <QDialog>

#include "services/backup/backup.h"
#include "services/backup/campaigncontents.h"
#include "services/refusal/problem.h"

#include <functional>
#include <optional>
#include <vector>

class QFrame;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace hitspread {

class ApplicationStyle;
class BackupList;
class BackupPlace;
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
    [[nodiscard]] QWidget* makeActions();
    void makeQuestion();
    void connectParts();
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
    /// Asks in the window; `step` is done when the brass button is pressed.
    void ask(const QString& words, const QString& button, std::function<void()> step);
    void endQuestion();
    void say(const QString& words);
    [[nodiscard]] bool isAsking() const;
    [[nodiscard]] bool isOfOpen() const { return m_campaign.isEmpty(); }
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
    bool m_isRestoring = false;  ///< in place; what comes of it is told by the host
    std::function<void()> m_step;
    ProblemBar* m_problem;
    WrapLabel* m_whose;
    QPushButton* m_make;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    BackupList* m_list;
    DifferenceView* m_difference;
    QPushButton* m_into;
    QPushButton* m_take;
    QPushButton* m_keep;
    QFrame* m_question;
    WrapLabel* m_asked;
    QWidget* m_actions = nullptr;  ///< on the one that is chosen, but for putting it back
    BackupPlace* m_place;
    QLabel* m_words;
    QPushButton* m_leave;
    QPushButton* m_act;
    QTimer* m_soon;
};

}  // namespace hitspread
