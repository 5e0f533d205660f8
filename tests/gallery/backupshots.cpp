#include "gallery/backupshots.h"

#include "gallery/desk.h"
#include "ui/backups/backupsdialog.h"
#include "ui/backups/recovereddialog.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"

#include <QAction>
#include <QDateTime>

namespace hitspread {

namespace {

constexpr QSize kSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720

/// The main window over backups of today, yesterday and another year: a picture is the same on every day.
class Stage : public Desk {
public:
    Stage(ApplicationStyle& style, Album& album)
        : Desk(album), m_window(host(), gateway(), backups(), style, preferences())
    {
        m_window.resize(kSmall);
        m_window.show();
        Desk::open();
    }
    void fill()
    {
        const auto on = [](const QDate& day, int hour, int minute) { return QDateTime(day, QTime(hour, minute)); };
        const QDate today = QDate::currentDate();
        const QDate yesterday = today.addDays(-1);
        auto& all = backups().all;
        all = {support::FakeBackups::made("a", on(today, 20, 15), BackupReason::Closing),
               support::FakeBackups::made("b", on(today, 19, 40), BackupReason::Hourly),
               support::FakeBackups::made("c", on(today, 18, 40), BackupReason::Restore),
               support::FakeBackups::made("d", on(today, 18, 2), BackupReason::Import),
               support::FakeBackups::made("e", on(yesterday, 23, 52), BackupReason::Closing),
               support::FakeBackups::made("f", on(yesterday, 19, 0), BackupReason::Asked),
               support::FakeBackups::made("g", on({2025, 12, 27}, 23, 10), BackupReason::Closing, 880'000),
               support::FakeBackups::made("h", on({2025, 12, 20}, 22, 31), BackupReason::Migration, 860'000),
               support::FakeBackups::made("i", on({2025, 11, 2}, 1, 4), BackupReason::Compaction, 12'860'000)};
        all[5].isKept = true;
        Q_EMIT backups().changed();
    }
    BackupsDialog& openWindow()
    {
        m_window.findChild<QAction*>(QStringLiteral("action_backups"))->trigger();
        settle();
        return *m_window.findChild<BackupsDialog*>();
    }
    void tell()
    {
        ContentsDifference difference{.people = 34, .fights = 5};
        using support::FakeBackups;
        difference.fightsChanged = {
            {FakeBackups::fight("Harbour Gate", 3, "Ines Varga fires at Gate Guard 2: Left Arm"),
             FakeBackups::fight("Harbour Gate", 7, "Gate Guard 1 is out of the fight")},
            {FakeBackups::fight("Pump House", 1), FakeBackups::fight("Pump House, after the flood", 2, "Phase 2")}};
        difference.fightsOnlyNow = {"The pier, after midnight, when the tide is out"};
        difference.peopleOnlyThen = {"Tomas Reed"};
        difference.peopleOnlyNow = {"Cass Ardent", "Brann Hollow", "Deckhand of the second watch"};
        difference.peopleChanged = {"Ines Varga", "Sgt Holt", "Odile Marsh"};
        backups().tellDifference(backups().all.front(), difference);
    }
    void save(QWidget& widget, const char* name)
    {
        Desk::save(widget, QStringLiteral("backups-") + QLatin1String(name));
    }
    MainWindow& window() { return m_window; }

private:
    MainWindow m_window;
};

}  // namespace

void paintBackups(ApplicationStyle& style, Album& album)
{
    Stage stage(style, album);
    BackupsDialog& dialog = stage.openWindow();
    stage.save(dialog, "none");
    stage.fill();
    stage.save(dialog, "read");
    stage.tell();
    stage.save(dialog, "list");
    dialog.accept();
    stage.save(dialog, "asked");
    dialog.reject();
    Q_EMIT stage.backups().failed({ProblemCode::DiskFull, {SiteKind::File, "/media/stick/backups/old-quay 6f1c22ab"}});
    stage.save(dialog, "refused");
    dialog.close();
    stage.backups().fault = Problem{ProblemCode::DiskFull, {SiteKind::File, "/media/stick/backups/old-quay 6f1c22ab"}};
    Q_EMIT stage.backups().changed();
    stage.save(stage.window(), "failed");
    stage.backups().fault.reset();
    Q_EMIT stage.backups().changed();
    const QString damaged = QStringLiteral("/campaigns/tuesday.hitspread");
    Q_EMIT stage.host().started(CampaignHost::Work::Opening, damaged);
    Q_EMIT stage.host().ended();
    Q_EMIT stage.host().failed(
        {ProblemCode::DamagedCampaign, {SiteKind::File, damaged}, {because<Reason::PagesContradict>()}});
    Q_EMIT stage.backups().found(damaged, stage.backups().all);
    stage.save(stage.window(), "damaged");
    const Recovered recovered{.tables = {{"character", 46, 0, 0},
                                         {"character_rank", 1290, 12, 0},
                                         {"encounter", 6, 0, 0},
                                         {"combatant", 46, 0, 0},
                                         {"possession", 241, 13, 1},
                                         {"distance", 175, 0, 0},
                                         {"log_entry", 118, 31, 0},
                                         {"weapon", 84, 0, 0},
                                         {"melee_weapon", 0, 0, 1},
                                         {"ammunition", 12, 0, 0},
                                         {"condition_template", 47, 0, 0}},
                              .lostPages = 3};
    RecoveredDialog came(style, damaged, QStringLiteral("/campaigns/tuesday recovered.hitspread"), recovered);
    came.show();
    stage.save(came, "recovered");
}

}  // namespace hitspread
