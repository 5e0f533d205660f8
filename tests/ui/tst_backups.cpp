#include "backedupprogram.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "toldprogram.h"
#include "ui/backups/backupcommands.h"
#include "ui/backups/backuplist.h"
#include "ui/backups/differenceview.h"
#include "ui/library/takedialog.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/problembar.h"
#include "withfile.h"

#include <QAction>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>

#include <chrono>
#include <functional>

using namespace hitspread;
using support::BackedUpProgram;
using support::FakeBackups;
using support::Keyboard;
using support::withFile;

namespace {

const QString kCampaign = QStringLiteral("/campaigns/old-quay.hitspread");

QDateTime at(int year, int month, int day, int hour, int minute)
{
    return {QDate(year, month, day), QTime(hour, minute)};
}

/// Over a campaign that is open.
struct Told : support::ToldProgram {
    Told() : ToldProgram(kCampaign) {}
    /// Three of this minute, yesterday and last year.
    void fill()
    {
        const QDateTime now = QDateTime::currentDateTime();
        backups.all = {FakeBackups::made("a", now, BackupReason::Hourly),
                       FakeBackups::made("b", now.addDays(-1), BackupReason::Closing, 980'000),
                       FakeBackups::made("c", now.addYears(-1), BackupReason::Restore)};
    }
    void open()
    {
        window.findChild<QAction*>(QStringLiteral("action_backups"))->trigger();
        Keyboard::raise(dialog());
    }
    BackupsDialog& dialog() { return *window.findChild<BackupsDialog*>(); }
    template <typename T>
    T& part(const char* name)
    {
        return *dialog().findChild<T*>(QLatin1String(name));
    }
    void click(const char* name) { QTest::mouseClick(&part<QPushButton>(name), Qt::LeftButton); }
    QString words() { return part<QLabel>("backupWords").text(); }
    QString asked() { return part<QLabel>("backupAsked").text(); }
    bool isAsking() { return part<QFrame>("backupQuestion").isVisible(); }
    BackupList& list() { return *dialog().findChild<BackupList*>(); }
    DifferenceView& difference() { return *dialog().findChild<DifferenceView*>(); }
    ProblemBar& bar() { return *window.findChild<ProblemBar*>(QStringLiteral("backupBar")); }
};

/// Stands for the desktop's file manager.
class Opener : public QObject {
    Q_OBJECT

public:
    QString opened;

public Q_SLOTS:
    void open(const QUrl& url) { opened = url.toLocalFile(); }
};

QStringList rowsOf(const BackupList& list)
{
    QStringList rows;
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        const QTreeWidgetItem& heading = *list.topLevelItem(i);
        rows << heading.text(0);
        for (int k = 0; k < heading.childCount(); ++k) {
            QStringList cells;
            for (int column = 0; column < list.columnCount(); ++column)
                cells << heading.child(k)->text(column);
            rows << cells.join(u'|');
        }
    }
    return rows;
}

}  // namespace

/// The backups of a campaign: listed, compared, restored, kept.
class TestBackups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }
    void timesAsOneSaysThem_data();
    void timesAsOneSaysThem();
    void listedUnderTheirDay();
    void whatDiffersIsSaid();
    void whoeverWalksWaitsForNone();
    void byKeyboard();
    void everyButton();
    void restoredIntoANewFile();
    void noneYet();
    void onePastReading();
    void whatFailsStandsUntilItIsCured();
    void aClickOnADayLeavesWhatIsChosen();
    void aDamagedCampaignLeadsToItsOwn();
    void whereTheyLie();
    void foundByOtherWords();
    void backToYesterdayAndForth();
    void takenFromOne();
    void aDamagedFileIsPutBack();
    void oneIsMadeBeforeAnImport();
    void anotherPlaceCuresIt();
    void leavingWaitsForNoDisk();
};

void TestBackups::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_backups"));
}

void TestBackups::timesAsOneSaysThem_data()
{
    QTest::addColumn<QDateTime>("made");
    QTest::addColumn<QString>("when");
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("below");
    // 29 November 2026 is a Sunday.
    QTest::newRow("today") << at(2026, 11, 29, 0, 5) << "today 00:05"
                           << "Today"
                           << "00:05";
    QTest::newRow("yesterday") << at(2026, 11, 28, 23, 59) << "yesterday 23:59"
                               << "Yesterday"
                               << "23:59";
    QTest::newRow("this week") << at(2026, 11, 23, 20, 15) << "Monday 20:15"
                               << "Monday, 23 November"
                               << "20:15";
    QTest::newRow("a week ago") << at(2026, 11, 22, 20, 15) << "22 November 20:15"
                                << "November 2026"
                                << "Sun 22, 20:15";
    QTest::newRow("last year") << at(2025, 12, 1, 9, 0) << "1 December 2025 09:00"
                               << "December 2025"
                               << "Mon 1, 09:00";
    QTest::newRow("by a clock that was ahead") << at(2026, 12, 2, 9, 0) << "2 December 09:00"
                                               << "December 2026"
                                               << "Wed 2, 09:00";
}

void TestBackups::timesAsOneSaysThem()
{
    QFETCH(const QDateTime, made);
    QFETCH(const QString, when);
    QFETCH(const QString, heading);
    QFETCH(const QString, below);
    const QDateTime now = at(2026, 11, 29, 22, 0);
    const Backup backup = FakeBackups::made("a", made, BackupReason::Asked);
    QCOMPARE(backupwords::when(backup, now), when);
    QCOMPARE(backupwords::heading(backup, now), heading);
    QCOMPARE(backupwords::whenBelow(backup, now), below);
}

void TestBackups::listedUnderTheirDay()
{
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    BackupList list(style);
    std::vector<Backup> all{FakeBackups::made("a", at(2026, 11, 29, 20, 15), BackupReason::Closing),
                            FakeBackups::made("b", at(2026, 11, 29, 19, 15), BackupReason::Hourly, 2'000'000),
                            FakeBackups::made("c", at(2026, 11, 28, 22, 40), BackupReason::Asked),
                            FakeBackups::made("d", at(2026, 10, 3, 22, 40), BackupReason::Migration),
                            FakeBackups::made("e", at(2026, 10, 2, 22, 40), BackupReason::Import)};
    all[3].isKept = true;
    const QDateTime now = at(2026, 11, 29, 22, 0);
    list.show(all, now);
    QCOMPARE(rowsOf(list),
             (QStringList{u"Today"_qs, u"20:15|on closing|1.2 MB|"_qs, u"19:15|hourly|2.0 MB|"_qs, u"Yesterday"_qs,
                          u"22:40|by hand|1.2 MB|"_qs, u"October 2026"_qs,
                          u"Sat 3, 22:40|before a newer version|1.2 MB|for ever"_qs,
                          u"Fri 2, 22:40|before an import|1.2 MB|"_qs}));
    QCOMPARE(list.chosen()->contentHash, "a");
    // The one that is looked at stays, whatever comes or takes another name.
    list.setCurrentItem(list.topLevelItem(1)->child(0));
    all[2].path = "/elsewhere";
    all.insert(all.begin(), FakeBackups::made("f", at(2026, 11, 29, 21, 0), BackupReason::Asked));
    list.show(all, now);
    QCOMPARE(list.chosen()->path, "/elsewhere");
    all.erase(all.begin() + 3);
    list.show(all, now);
    QCOMPARE(list.chosen()->contentHash, "f");
}

void TestBackups::whatDiffersIsSaid()
{
    Told told;
    told.fill();
    told.open();
    QVERIFY(told.difference().words().startsWith(QStringLiteral("Being read")));
    QTRY_COMPARE(told.backups.asked, QStringList{QStringLiteral("compare a")});
    ContentsDifference difference{.people = 12, .fights = 2};
    difference.peopleOnlyThen = {"Ines Varga"};
    difference.peopleOnlyNow = {"Cass Ardent", "Brann Hollow"};
    difference.peopleChanged = {"Sgt Holt"};
    difference.fightsOnlyNow = {"Night Pier"};
    difference.fightsChanged = {
        {FakeBackups::fight("Harbour Gate", 3, "Ines fires"), FakeBackups::fight("Harbour Gate", 5, "Guard 2 falls")}};
    told.backups.tellDifference(told.backups.all[0], difference);
    QCOMPARE(told.difference().words(),
             QStringLiteral("Fights that stand elsewhere now\nHarbour Gate\nThen: round 3 · Ines fires\n"
                            "Now: round 5 · Guard 2 falls\nFights only now\nNight Pier\nPeople only then\nInes Varga\n"
                            "People only now\nCass Ardent, Brann Hollow\nPeople written otherwise now\nSgt Holt"));
    QVERIFY(told.part<QLabel>("backupFacts").text().startsWith(QStringLiteral("hourly · 1.2 MB · ")));
    QVERIFY(told.part<QWidget>("backupDifference").accessibleDescription().contains(QStringLiteral("Guard 2 falls")));
    told.backups.tellDifference(told.backups.all[0], {.people = 12, .fights = 2});
    QCOMPARE(told.difference().words(), QStringLiteral("No people and no fights differ from now."));
    // Whoever comes back after something was done in the fight sees what differs by then.
    Keyboard::raise(told.window);
    Q_EMIT told.gateway.changed({.scope = {ScopeKind::Library, 0}, .isAll = true});
    Keyboard::raise(told.dialog());
    QTRY_COMPARE(told.backups.asked.size(), 2);
}

/// While one is being read, those somebody passes by are not.
void TestBackups::whoeverWalksWaitsForNone()
{
    Told told;
    told.fill();
    told.open();
    QTRY_COMPARE(told.backups.asked, QStringList{QStringLiteral("compare a")});
    told.backups.busy = true;
    QTest::keyClick(&told.list(), Qt::Key_Down);
    QTest::keyClick(&told.list(), Qt::Key_Down);
    // What comes of it is not said of the one that is looked at now.
    told.backups.tellDifference(told.backups.all[0], {});
    QVERIFY(told.difference().words().startsWith(QStringLiteral("Being read")));
    QTRY_COMPARE(told.backups.asked, (QStringList{u"compare a"_qs, u"compare c"_qs}));
}

void TestBackups::byKeyboard()
{
    Told told;
    told.fill();
    Keyboard::raise(told.window);
    Keyboard keys([] { return true; });
    keys.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    Keyboard::raise(told.dialog());
    QCOMPARE(Keyboard::place(), QStringLiteral("backupList"));
    // Headings are passed by, at both ends as well.
    const auto chosen = [&] { return QString::fromStdString(told.list().chosen()->contentHash); };
    for (const auto& [key, hash] : {std::pair{Qt::Key_Up, "a"},
                                    {Qt::Key_Down, "b"},
                                    {Qt::Key_Down, "c"},
                                    {Qt::Key_Down, "c"},
                                    {Qt::Key_Home, "a"},
                                    {Qt::Key_End, "c"},
                                    {Qt::Key_Up, "b"}}) {
        keys.press(key);
        QCOMPARE(chosen(), QLatin1String(hash));
    }
    // Said first, and left by Esc.
    keys.press(Qt::Key_Return);
    QVERIFY(told.isAsking());
    QVERIFY2(told.asked().contains(QStringLiteral("is backed up first")), qPrintable(told.asked()));
    keys.press(Qt::Key_Escape);
    QVERIFY(!told.isAsking());
    QVERIFY(told.dialog().isVisible());
    QCOMPARE(Keyboard::place(), QStringLiteral("backupList"));
    told.backups.asked.clear();
    keys.press(Qt::Key_Return);
    keys.press(Qt::Key_Return);
    QCOMPARE(told.backups.asked, QStringList{QStringLiteral("restore b in place of ") + kCampaign});
    QVERIFY(!told.isAsking());
    // Another one chosen takes the question back.
    keys.goTo(QStringLiteral("backupList"));
    keys.press(Qt::Key_Return);
    told.list().setFocus();
    keys.press(Qt::Key_Down);
    QVERIFY(!told.isAsking());
    keys.press(Qt::Key_Escape);
    QVERIFY(!told.dialog().isVisible());
}

void TestBackups::everyButton()
{
    Told told;
    told.fill();
    told.open();
    QTRY_COMPARE(told.backups.asked.size(), 1);
    told.backups.tellDifference(told.backups.all[0], {});
    told.backups.asked.clear();
    told.click("backupMake");
    QVERIFY(!told.part<QPushButton>("backupMake").isEnabled());
    told.backups.all.insert(told.backups.all.begin(),
                            FakeBackups::made("new", QDateTime::currentDateTime(), BackupReason::Asked));
    Q_EMIT told.backups.changed();
    QVERIFY(told.part<QPushButton>("backupMake").isEnabled());
    QCOMPARE(told.list().chosen()->contentHash, "new");
    QCOMPARE(told.words(), QStringLiteral("Backed up: 1.2 MB."));
    told.click("backupKeep");
    told.backups.all.front().isKept = true;
    told.backups.all.front().path += " kept";
    Q_EMIT told.backups.changed();
    QVERIFY(told.part<QPushButton>("backupKeep").isChecked());
    QVERIFY(rowsOf(told.list()).value(1).endsWith(QStringLiteral("for ever")));
    told.click("backupKeep");
    told.backups.asked.removeIf([](const QString& one) { return one.startsWith(QStringLiteral("compare")); });
    QCOMPARE(told.backups.asked, (QStringList{u"make"_qs, u"keep new"_qs, u"let go new"_qs}));
    QSignalSpy take(&told.dialog(), &BackupsDialog::takeAsked);
    disconnect(&told.dialog(), &BackupsDialog::takeAsked, told.window.findChild<BackupCommands*>(), nullptr);
    told.click("backupTake");
    QCOMPARE(take.value(0).value(0).toString(), QString::fromStdString(told.backups.all.front().path));
    QVERIFY(take.value(0).value(1).toString().contains(QStringLiteral("today")));
    // It failed: said where it was asked for.
    told.click("backupMake");
    Q_EMIT told.backups.failed({ProblemCode::DiskFull, {SiteKind::File, "/campaigns/old-quay backups"}});
    auto& problem = *told.dialog().findChild<ProblemBar*>();
    QVERIFY(problem.isVisible() && problem.text().contains(QStringLiteral("the disk is full")));
    QVERIFY(told.part<QPushButton>("backupMake").isEnabled());
}

void TestBackups::restoredIntoANewFile()
{
    Told told;
    told.fill();
    told.open();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("yesterday"));
    QTest::keyClick(&told.list(), Qt::Key_Down);
    withFile(path, [&told] { told.click("backupInto"); });
    QVERIFY2(told.backups.asked.last() == QStringLiteral("restore b into %1.hitspread").arg(path),
             qPrintable(told.backups.asked.join(u' ')));
    Q_EMIT told.backups.restored(path + QStringLiteral(".hitspread"));
    QVERIFY(told.isAsking() && told.asked().contains(path));
    QCOMPARE(told.part<QPushButton>("backupAct").text(), QStringLiteral("Open it   Enter"));
    told.click("backupAct");
    QCOMPARE(told.host.opening, path + QStringLiteral(".hitspread"));
    QVERIFY(!told.dialog().isVisible());
}

void TestBackups::noneYet()
{
    Told told;
    told.open();
    auto& empty = *told.dialog().findChild<EmptyState*>();
    QVERIFY(empty.isVisible() && !told.list().isVisible());
    QVERIFY(empty.sentence().contains(QStringLiteral("no backup of this campaign yet")));
    QVERIFY(!told.part<QPushButton>("backupAct").isVisible());
    QTest::mouseClick(&empty.button(), Qt::LeftButton);
    QCOMPARE(told.backups.asked, QStringList{QStringLiteral("make")});
    told.fill();
    Q_EMIT told.backups.changed();
    QVERIFY(!empty.isVisible() && told.list().isVisible());
    told.host.file.clear();
    told.backups.all.clear();
    Q_EMIT told.backups.changed();
    QVERIFY(empty.isVisible() && empty.sentence().contains(QStringLiteral("No campaign is open")));
    QVERIFY(!empty.button().isVisible());
}

/// A byte of it is not what it was: nothing is offered that would fail.
void TestBackups::onePastReading()
{
    Told told;
    told.fill();
    told.open();
    QTRY_COMPARE(told.backups.asked.size(), 1);
    Q_EMIT told.backups.failed(
        {ProblemCode::DamagedCampaign, {SiteKind::File, told.backups.all[0].path}, {because<Reason::BackupChanged>()}});
    QVERIFY2(told.difference().words().contains(QStringLiteral("no longer what it was")),
             qPrintable(told.difference().words()));
    for (const char* name : {"backupInto", "backupTake", "backupAct"})
        QVERIFY2(!told.part<QPushButton>(name).isEnabled(), name);
    QTest::keyClick(&told.list(), Qt::Key_Down);
    for (const char* name : {"backupInto", "backupTake", "backupAct"})
        QVERIFY2(told.part<QPushButton>(name).isEnabled(), name);
}

void TestBackups::whatFailsStandsUntilItIsCured()
{
    Told told;
    QVERIFY(!told.bar().isVisible());
    told.backups.fault = Problem{ProblemCode::DiskFull, {SiteKind::File, "/media/stick/backups"}};
    Q_EMIT told.backups.changed();
    QVERIFY(told.bar().isVisible());
    for (const char* words : {"No backup", "/media/stick/backups", "the disk is full", "make room"})
        QVERIFY2(told.bar().text().contains(QLatin1String(words)), words);
    auto* again = told.bar().findChild<QPushButton*>(QStringLiteral("problemAction"));
    QCOMPARE(again->text(), QStringLiteral("Try again"));
    QTest::mouseClick(again, Qt::LeftButton);
    QCOMPARE(told.backups.asked, QStringList{QStringLiteral("make")});
    QVERIFY(!told.bar().isVisible());
    // It failed again.
    Q_EMIT told.backups.changed();
    QVERIFY(told.bar().isVisible());
    const QTemporaryDir folder;
    auto* other = told.bar().findChild<QPushButton*>(QStringLiteral("problemOther"));
    withFile(folder.path(), [other] { QTest::mouseClick(other, Qt::LeftButton); });
    QCOMPARE(told.preferences.backupFolder(), folder.path());
    QVERIFY(told.backups.asked.last().startsWith(QStringLiteral("configure '%1'").arg(folder.path())));
    Q_EMIT told.backups.changed();
    QVERIFY(told.bar().isVisible());
    told.backups.fault.reset();
    Q_EMIT told.backups.changed();
    QVERIFY(!told.bar().isVisible());
}

/// A day is no backup: a click on it changes nothing.
void TestBackups::aClickOnADayLeavesWhatIsChosen()
{
    Told told;
    told.fill();
    told.open();
    const Backup* chosen = told.list().chosen();
    QVERIFY(chosen);
    const std::string hash = chosen->contentHash;
    QTreeWidgetItem* day = told.list().topLevelItem(1);
    const QPoint at = told.list().visualItemRect(day).center();
    QTest::mouseClick(told.list().viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(told.list().viewport(), Qt::LeftButton, {}, at);
    QVERIFY(told.list().chosen() && told.list().isVisible());
    QCOMPARE(told.list().chosen()->contentHash, hash);
    QVERIFY(!told.isAsking());
    QTest::mouseClick(told.list().viewport(), Qt::LeftButton, {}, told.list().visualItemRect(day->child(0)).center());
    QCOMPARE(told.list().chosen()->contentHash, std::string("b"));
}

void TestBackups::aDamagedCampaignLeadsToItsOwn()
{
    Told told;
    const QTemporaryDir folder;
    const QString damaged = folder.filePath(QStringLiteral("tuesday.hitspread"));
    QVERIFY(QFile(damaged).open(QIODevice::WriteOnly));
    Q_EMIT told.host.started(CampaignHost::Work::Opening, damaged);
    Q_EMIT told.host.failed({ProblemCode::DamagedCampaign, {SiteKind::File, damaged}, {}});
    QCOMPARE(told.backups.asked, QStringList{QStringLiteral("find ") + damaged});
    auto* bar = told.window.findChild<ProblemBar*>(QStringLiteral("problemBar"));
    auto* button = bar->findChild<QPushButton*>(QStringLiteral("problemAction"));
    QCOMPARE(button->text(), QStringLiteral("Open another…"));
    // Nothing is promised where there is none.
    Q_EMIT told.backups.found(damaged, {});
    QCOMPARE(button->text(), QStringLiteral("Open another…"));
    const std::vector<Backup> all{
        FakeBackups::made("t", QDateTime::currentDateTime().addDays(-1), BackupReason::Closing)};
    Q_EMIT told.backups.found(damaged, all);
    QVERIFY2(bar->text().contains(QStringLiteral("newest good backup is of yesterday")), qPrintable(bar->text()));
    told.fill();
    QTest::mouseClick(button, Qt::LeftButton);
    Keyboard::raise(told.dialog());
    QVERIFY(told.part<QLabel>("backupWhose").text().contains(QStringLiteral("tuesday")));
    QCOMPARE(told.list().chosen()->contentHash, "t");
    QVERIFY(!told.part<QPushButton>("backupMake").isVisible());
    QTRY_VERIFY(told.backups.asked.contains(QStringLiteral("compare t")));
    ContentsDifference all12{.people = 1, .fights = 1};
    all12.peopleOnlyThen = {"Ines Varga"};
    all12.fightsOnlyThen = {"Harbour Gate"};
    told.backups.tellDifference(all.front(), all12);
    QCOMPARE(told.difference().words(), QStringLiteral("Fights in it\nHarbour Gate\nPeople in it\nInes Varga"));
    told.click("backupAct");
    QVERIFY2(told.asked().contains(QStringLiteral("under another name")), qPrintable(told.asked()));
    told.click("backupAct");
    QCOMPARE(told.backups.asked.last(), QStringLiteral("restore t in place of ") + damaged);
    // From then on it is the one that is open.
    told.host.file = damaged;
    told.backups.all = all;
    Q_EMIT told.backups.putBack(all.front(), QStringLiteral("/campaigns/tuesday damaged.hitspread"));
    Q_EMIT told.host.opened();
    QVERIFY2(told.words().contains(QStringLiteral("kept as /campaigns/tuesday damaged.hitspread")),
             qPrintable(told.words()));
    QVERIFY(told.part<QPushButton>("backupMake").isVisible());
}

void TestBackups::whereTheyLie()
{
    Told told;
    told.fill();
    const QTemporaryDir folder;
    told.backups.place = folder.path();
    told.open();
    QVERIFY(!told.part<QPushButton>("backupBeside").isVisible());
    Opener opener;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &opener, "open");
    told.click("backupShowFolder");
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(opener.opened, folder.path());
    // Before the first one there is none to be shown.
    told.backups.place = folder.filePath(QStringLiteral("old-quay backups"));
    Q_EMIT told.backups.changed();
    QVERIFY(!told.part<QPushButton>("backupShowFolder").isEnabled());
    withFile(folder.path(), [&told] { told.click("backupChooseFolder"); });
    QCOMPARE(told.preferences.backupFolder(), folder.path());
    QCOMPARE(told.backups.asked.last(), QStringLiteral("configure '%1' 2000000000").arg(folder.path()));
    QCOMPARE(told.words(), QStringLiteral("Those made so far stay where they are."));
    told.click("backupBeside");
    QCOMPARE(told.backups.asked.last(), QStringLiteral("configure '' 2000000000"));
    QVERIFY(!told.part<QPushButton>("backupBeside").isVisible());
    auto& most = told.part<QComboBox>("backupMost");
    QCOMPARE(most.currentText(), QStringLiteral("At most 2 GB"));
    most.setCurrentIndex(0);
    Q_EMIT most.activated(0);
    QCOMPARE(told.preferences.backupBytes(), 200'000'000);
    QCOMPARE(told.backups.asked.last(), QStringLiteral("configure '' 200000000"));
}

/// Found by what somebody in need would type.
void TestBackups::foundByOtherWords()
{
    Told told;
    Keyboard::raise(told.window);
    Keyboard keys([] { return true; });
    for (const char* words : {"backup", "restore", "yesterday"}) {
        keys.press(Qt::Key_K, Qt::ControlModifier);
        Keyboard::raise(*told.window.findChild<QDialog*>(QStringLiteral("anythingDialog")));
        keys.write(QString::fromLatin1(words));
        keys.press(Qt::Key_Return);
        auto* dialog = told.window.findChild<BackupsDialog*>();
        QVERIFY2(dialog && dialog->isVisible(), words);
        dialog->close();
        Keyboard::raise(told.window);
    }
}

/// The whole way: changed, left, come back, put back, and that taken back.
void TestBackups::backToYesterdayAndForth()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    {
        BackedUpProgram evening(file);
        QVERIFY(evening.program->waitForFight());
        evening.setRound(7);
        STEP(evening.close());
    }
    BackedUpProgram next(file);
    QVERIFY(next.program->waitForFight());
    QVERIFY(next.rest());
    QCOMPARE(next.reasons(), QStringList{QStringLiteral("on closing")});
    next.setRound(9);
    BackupsDialog& dialog = next.open();
    auto* difference = dialog.findChild<DifferenceView*>();
    QVERIFY(support::waitUntil([&] { return difference->words().contains(QStringLiteral("Then: round 7")); }));
    QVERIFY2(difference->words().contains(QStringLiteral("Now: round 9")), qPrintable(difference->words()));
    auto* act = dialog.findChild<QPushButton*>(QStringLiteral("backupAct"));
    QSignalSpy opened(&next.program->host, &CampaignHost::opened);
    act->click();
    act->click();
    QVERIFY2(
        support::waitUntil([&] { return opened.count() == 1; }),
        qPrintable(dialog.findChild<ProblemBar*>()->text() + next.program->find<ProblemBar>("problemBar")->text()));
    QVERIFY(next.rest());
    QCOMPARE(next.round(), 7);
    QCOMPARE(next.reasons(), (QStringList{u"before a restore"_qs, u"on closing"_qs}));
    const QString words = dialog.findChild<QLabel*>(QStringLiteral("backupWords"))->text();
    QVERIFY2(words.contains(QStringLiteral("take this back")), qPrintable(words));
    // Taken back by the one that was made for it; what was restored can be had once more.
    dialog.findChild<BackupList*>()->chooseNewest();
    act->click();
    act->click();
    QVERIFY(support::waitUntil([&] { return opened.count() == 2; }));
    QVERIFY(next.rest());
    QCOMPARE(next.round(), 9);
    QCOMPARE(next.reasons(), (QStringList{u"before a restore"_qs, u"before a restore"_qs, u"on closing"_qs}));
    // And the fight goes on.
    next.setRound(10);
    dialog.close();
    STEP(next.close());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("old-quay.hitspread")});
}

/// One person out of a backup, and a campaign of its own.
void TestBackups::takenFromOne()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    BackedUpProgram working(file);
    QVERIFY(working.program->waitForFight());
    BackupsDialog& dialog = working.open();
    dialog.findChild<EmptyState*>()->button().click();
    QVERIFY(support::waitUntil([&] { return working.reasons() == QStringList{QStringLiteral("by hand")}; }));
    QVERIFY(working.rest());
    dialog.findChild<QPushButton*>(QStringLiteral("backupTake"))->click();
    auto* take = working.program->window.findChild<TakeDialog*>();
    QVERIFY(take && take->isVisible());
    QVERIFY2(take->windowTitle().contains(QStringLiteral("the backup of today")), qPrintable(take->windowTitle()));
    auto* found = take->findChild<QTreeWidget*>(QStringLiteral("takeFound"));
    QVERIFY(support::waitUntil([&] { return found->topLevelItemCount() > 0; }));
    take->close();
    // By itself it is a campaign as well.
    const QString other = folder.filePath(QStringLiteral("other.hitspread"));
    withFile(other, [&] { dialog.findChild<QPushButton*>(QStringLiteral("backupInto"))->click(); });
    auto* question = dialog.findChild<QFrame*>(QStringLiteral("backupQuestion"));
    QVERIFY(support::waitUntil([&] { return question->isVisible(); }));
    dialog.findChild<QPushButton*>(QStringLiteral("backupAct"))->click();
    QVERIFY(support::waitUntil([&] { return working.program->host.path() == other; }));
    QVERIFY(working.rest());
    QVERIFY(working.program->waitForFight());
    QVERIFY(working.reasons().isEmpty());
}

/// The accident: a campaign whose middle is overwritten; its last backup is named, and takes its place.
void TestBackups::aDamagedFileIsPutBack()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    {
        BackedUpProgram evening(file);
        QVERIFY(evening.program->waitForFight());
        evening.setRound(8);
        STEP(evening.close());
    }
    {
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::ReadWrite) && broken.seek(4096));
        broken.write(QByteArray(4096 * 3, '\xA5'));
    }
    BackedUpProgram next(file);
    auto* bar = next.program->find<ProblemBar>("problemBar");
    QVERIFY(support::waitUntil([&] { return bar->text().contains(QStringLiteral("newest good backup is of today")); }));
    bar->findChild<QPushButton*>(QStringLiteral("problemAction"))->click();
    auto* dialog = next.program->window.findChild<BackupsDialog*>();
    Keyboard::raise(*dialog);
    auto* act = dialog->findChild<QPushButton*>(QStringLiteral("backupAct"));
    act->click();
    act->click();
    QVERIFY(next.program->waitForFight());
    QVERIFY(next.rest());
    QCOMPARE(next.program->host.path(), file);
    QCOMPARE(next.round(), 8);
    const QString words = dialog->findChild<QLabel*>(QStringLiteral("backupWords"))->text();
    QVERIFY2(words.contains(QStringLiteral("old-quay damaged ")), qPrintable(words));
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*damaged*.hitspread")}).size(), 1);
}

void TestBackups::oneIsMadeBeforeAnImport()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    BackedUpProgram working(file);
    QVERIFY(working.program->waitForFight());
    const QString fight = folder.filePath(QStringLiteral("gate.json"));
    working.program->host.exportFight(working.program->window.fight().snapshot().encounter.id, fight);
    QVERIFY(working.rest());
    const QSignalSpy imported(&working.program->host, &CampaignHost::fightImported);
    working.program->host.importFight(fight);
    QVERIFY(support::waitUntil([&] { return imported.count() == 1; }));
    working.program->backups.refresh();
    QVERIFY(working.rest());
    QCOMPARE(working.reasons(), QStringList{QStringLiteral("before an import")});
}

/// A folder nobody can write to, as a stick that was pulled out.
void TestBackups::anotherPlaceCuresIt()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    BackedUpProgram working(file);
    QVERIFY(working.program->waitForFight());
    working.program->backups.configure(file + QStringLiteral("/stick"), kUsualBackupBytes);
    working.program->backups.make();
    auto* bar = working.program->find<ProblemBar>("backupBar");
    QVERIFY(support::waitUntil([&] { return bar->isVisible(); }));
    QVERIFY2(bar->text().contains(QStringLiteral("stick")), qPrintable(bar->text()));
    working.program->backups.configure({}, kUsualBackupBytes);
    QVERIFY(working.rest());
    QVERIFY(bar->isVisible());
    bar->findChild<QPushButton*>(QStringLiteral("problemAction"))->click();
    QVERIFY(support::waitUntil([&] { return working.reasons().size() == 1; }));
    QVERIFY(working.rest());
    QVERIFY(!bar->isVisible());
}

/// A disk that does not answer while the last backup is made: the program is told so, and can go.
void TestBackups::leavingWaitsForNoDisk()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(file);
    BackedUpProgram working(file);
    QSemaphore disk;
    working.program->host.setKeeper([&disk](storage::CampaignFile&, BackupReason) { disk.acquire(); });
    QVERIFY(working.program->waitForFight());
    QVERIFY(!working.program->host.end(std::chrono::milliseconds(20)));
    disk.release();
    QVERIFY(working.program->host.end(std::chrono::seconds(20)));
    QVERIFY(disk.available() == 0);
}

HITSPREAD_GUI_TEST(TestBackups)
#include "tst_backups.moc"
