#include "app/commandline.h"
#include "backedupprogram.h"
#include "support/guitestclass.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "support/sourcepath.h"
#include "toldprogram.h"
#include "ui/backups/differenceview.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QCommandLineParser>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

using namespace hitspread;
using support::FakeBackups;
using support::Keyboard;

namespace {

/// On a campaign that has a backup of round 7 and stands in round 9 now; or as it is found.
struct Quay : support::BackedUpProgram {
    using BackedUpProgram::BackedUpProgram;
    [[nodiscard]] static Quay ofRoundNine(const QString& file)
    {
        Quay quay(file);
        [&] {
            QVERIFY(quay.program->waitForFight());
            quay.setRound(7);
            quay.program->backups.make();
            QVERIFY(support::waitUntil([&] { return quay.program->backups.backups().size() == 1; }));
            quay.setRound(9);
        }();
        return quay;
    }
    /// The window of the backups, once the chosen one is compared.
    [[nodiscard]] BackupsDialog& backups() const
    {
        BackupsDialog& dialog = open();
        auto* look = dialog.findChild<QPushButton*>(QStringLiteral("backupLook"));
        auto* fights = dialog.findChild<QMenu*>(QStringLiteral("backupFights"));
        [&] { QVERIFY(support::waitUntil([&] { return look->isEnabled() && !fights->isEmpty(); })); }();
        return dialog;
    }
    void look() const
    {
        const QSignalSpy opened(&program->host, &CampaignHost::opened);
        backups().findChild<QPushButton*>(QStringLiteral("backupLook"))->click();
        QVERIFY(support::waitUntil([&] { return opened.count() == 1; }));
        QVERIFY(rest());
        QVERIFY(program->waitForFight());
    }
    [[nodiscard]] ProblemBar& bar() const { return *program->find<ProblemBar>("lookBar"); }
    void press(const char* button) const
    {
        QTest::mouseClick(bar().findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
    }
};

}  // namespace

/// A backup that is looked into: the window says so, nothing is stored, and the campaign is there again afterwards.
class TestLookInto : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void thereAndBack();
    void whatACrashLeftIsGoneAtTheNextStart();
    void nothingIsChangedThere();
    void theCampaignIsWhatStartsNext();
    void itIsPutBackFromThere();
    void oneBelongingToNothingIsSavedAsACopy();
    void oneFightIsBroughtBack();
    void aFightComesOutOfAConflictCopyThatStaysAsItIs();
    void whatStandsInTheWayIsSaid();
    void aCampaignThatIsGoneIsNotPassedOver();

private:
    [[nodiscard]] QStringList temporary() const
    {
        return QDir(m_temporary->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<QTemporaryDir> m_temporary;
    QString m_file;
};

void TestLookInto::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_lookinto"));
}

void TestLookInto::init()
{
    QSettings().clear();
    qunsetenv("TMPDIR");
    m_folder.emplace();
    m_temporary.emplace();
    m_file = m_folder->filePath(QStringLiteral("old-quay.hitspread"));
    support::putSample(m_file);
    // Where copies are seen; the sample's own stays outside.
    qputenv("TMPDIR", QFile::encodeName(m_temporary->path()));
}

void TestLookInto::thereAndBack()
{
    Quay evening = Quay::ofRoundNine(m_file);
    QVERIFY(!evening.bar().isVisible());
    evening.look();
    QCOMPARE(evening.round(), 7);
    QVERIFY(evening.program->host.lookedInto().has_value());
    QCOMPARE(evening.program->host.campaign(), m_file);
    QVERIFY(!evening.program->window.findChild<BackupsDialog*>()->isVisible());
    QVERIFY(evening.bar().isVisible());
    QVERIFY2(evening.bar().text().startsWith(QStringLiteral("You are looking into the backup of today ")),
             qPrintable(evening.bar().text()));
    QVERIFY(!evening.bar().findChild<QPushButton*>(QStringLiteral("problemClose"))->isVisible());
    QVERIFY(!evening.program->find<ProblemBar>("readOnlyBar")->isVisible());
    QVERIFY2(evening.program->window.windowTitle().contains(QStringLiteral("backup of today")),
             qPrintable(evening.program->window.windowTitle()));
    QCOMPARE(evening.program->find<QLabel>("statusSaved")->text(), QStringLiteral("Open for reading only"));
    QCOMPARE(temporary().size(), 1);
    evening.press("problemAction");
    QVERIFY(support::waitUntil([&] { return evening.program->host.path() == m_file; }));
    QVERIFY(evening.rest());
    QVERIFY(evening.program->waitForFight());
    QCOMPARE(evening.round(), 9);
    QVERIFY(!evening.bar().isVisible());
    QVERIFY(support::waitUntil([&] { return temporary().isEmpty(); }));
    evening.setRound(10);
    QCOMPARE(evening.program->preferences.recentFiles(), QStringList{m_file});
}

void TestLookInto::whatACrashLeftIsGoneAtTheNextStart()
{
    const QString left = m_temporary->filePath(QStringLiteral("hitspread-copy-killed"));
    QVERIFY(QDir().mkpath(left));
    support::putSample(left + QStringLiteral("/copy.hitspread"));
    std::filesystem::last_write_time(left.toStdString(),
                                     std::filesystem::file_time_type::clock::now() - std::chrono::minutes{2});
    const Quay evening(m_file);
    QVERIFY(evening.rest());
    QVERIFY(support::waitUntil([this] { return temporary().isEmpty(); }));
}

void TestLookInto::nothingIsChangedThere()
{
    Quay evening = Quay::ofRoundNine(m_file);
    const QString path = QString::fromStdString(evening.program->backups.backups().front().path);
    const QByteArray bytes = support::bytesOf(path);
    evening.look();
    // What would change something is switched off, and refused where it comes about all the same.
    for (const char* off : {"action_undo", "action_redo", "action_compact"})
        QVERIFY2(!evening.program->find<QAction>(off)->isEnabled(), off);
    auto* problem = evening.program->find<ProblemBar>("problemBar");
    evening.program->window.fight().byHand().setTime(3, 1);
    QVERIFY(support::waitUntil([&] { return problem->isVisible(); }));
    QVERIFY2(problem->text().contains(QStringLiteral("This is a backup, and nothing is stored in it")),
             qPrintable(problem->text()));
    QVERIFY(!problem->findChild<QPushButton*>(QStringLiteral("problemAction"))->isVisible());
    QVERIFY(evening.rest());
    QCOMPARE(evening.round(), 7);
    // No backup comes of it: not by hand, not hourly, not on leaving.
    evening.program->backups.make();
    QVERIFY(evening.rest());
    BackupsDialog& dialog = evening.backups();
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("backupMake"))->isVisible());
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("backupTake"))->isEnabled());
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("backupBring"))->isEnabled());
    QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("backupLook"))->isEnabled());
    // It is compared with the campaign, and not with what is open.
    const QString words = dialog.findChild<DifferenceView*>()->words();
    QVERIFY2(words.contains(QStringLiteral("Then: round 7")) && words.contains(QStringLiteral("Now: round 9")),
             qPrintable(words));
    // The campaign's own, on closing, is made as ever.
    QCOMPARE(evening.reasons(), (QStringList{QStringLiteral("by hand"), QStringLiteral("on closing")}));
    evening.close();
    QCOMPARE(support::bytesOf(path), bytes);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             (QStringList{QStringLiteral("old-quay backups"), QStringLiteral("old-quay.hitspread")}));
    QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
    QCOMPARE(temporary(), QStringList());
}

void TestLookInto::theCampaignIsWhatStartsNext()
{
    Quay evening = Quay::ofRoundNine(m_file);
    const RecordId fight = evening.program->window.fight().snapshot().encounter.id;
    evening.look();
    evening.program->window.close();
    evening.close();
    QCOMPARE(Preferences().recentFiles(), QStringList{m_file});
    QCOMPARE(Preferences().lastFight(m_file), fight);
    QVERIFY(!QSettings().allKeys().join(u'\n').contains(QStringLiteral("hitspread-backup")));
}

void TestLookInto::itIsPutBackFromThere()
{
    Quay evening = Quay::ofRoundNine(m_file);
    evening.look();
    evening.press("problemOther");
    auto* dialog = evening.program->window.findChild<BackupsDialog*>();
    QVERIFY(dialog->isVisible());
    QVERIFY(evening.bar().isVisible());
    const QString asked = dialog->findChild<QLabel*>(QStringLiteral("backupAsked"))->text();
    QVERIFY2(asked.startsWith(QStringLiteral("The campaign becomes what it was today ")), qPrintable(asked));
    dialog->findChild<QPushButton*>(QStringLiteral("backupAct"))->click();
    QVERIFY(support::waitUntil([&] { return evening.program->host.path() == m_file; }));
    QVERIFY(evening.rest());
    QVERIFY(evening.program->waitForFight());
    QCOMPARE(evening.round(), 7);
    QVERIFY(!evening.bar().isVisible());
    evening.setRound(8);
    // Round 9 was kept as the campaign was left for the look into the backup.
    QVERIFY2(evening.reasons().contains(QStringLiteral("on closing")), qPrintable(evening.reasons().join(u',')));
}

/// By double click, from a stick: nobody knows whose it is.
void TestLookInto::oneBelongingToNothingIsSavedAsACopy()
{
    const QString stray = m_folder->filePath(QStringLiteral("from a friend.hitspread-backup"));
    support::putSample(stray);
    Quay evening = Quay::ofRoundNine(m_file);
    evening.program->host.open(stray);
    QVERIFY(support::waitUntil([&] { return evening.program->host.path() == stray; }));
    QVERIFY(evening.rest());
    const auto* other = evening.bar().findChild<QPushButton*>(QStringLiteral("problemOther"));
    QCOMPARE(other->text(), QStringLiteral("Save a copy…"));
    evening.press("problemAction");
    QVERIFY(support::waitUntil([&] { return evening.program->host.path() == m_file; }));
    QVERIFY(evening.rest());
    // Where nothing was open before, there is nothing to go back to.
    evening.close();
    const Quay alone(stray);
    QVERIFY(support::waitUntil([&] { return alone.program->host.path() == stray; }));
    QVERIFY(alone.rest());
    QCOMPARE(alone.program->host.campaign(), QString());
    QVERIFY(alone.bar().isVisible());
    QVERIFY(!alone.bar().findChild<QPushButton*>(QStringLiteral("problemAction"))->isVisible());
}

void TestLookInto::oneFightIsBroughtBack()
{
    Quay evening = Quay::ofRoundNine(m_file);
    BackupsDialog& dialog = evening.backups();
    auto* fights = dialog.findChild<QMenu*>(QStringLiteral("backupFights"));
    const QList<QAction*> all = fights->actions();
    const auto seventh = std::ranges::find_if(
        all, [](const QAction* one) { return one->text().endsWith(QStringLiteral("· round 7")); });
    QVERIFY(seventh != all.end());
    const std::string name = evening.program->window.fight().snapshot().encounter.name;
    const RecordId before = evening.program->window.fight().snapshot().encounter.id;
    const QSignalSpy brought(&evening.program->backups, &CampaignBackups::broughtFight);
    (*seventh)->trigger();
    QVERIFY(support::waitUntil([&] { return brought.count() == 1; }));
    QVERIFY(evening.rest());
    QVERIFY(support::waitUntil([&] { return evening.program->window.fight().snapshot().encounter.id != before; }));
    const Encounter made = evening.program->window.fight().snapshot().encounter;
    QCOMPARE(made.name, name + " (2)");
    QCOMPARE(made.round, 7);
    const QString said = dialog.findChild<QLabel*>(QStringLiteral("backupWords"))->text();
    QVERIFY2(said.contains(QString::fromStdString(made.name)), qPrintable(said));
    QCOMPARE(evening.reasons(), (QStringList{QStringLiteral("before an import"), QStringLiteral("by hand")}));
    // It goes on, and so does the one that was there.
    QVERIFY(evening.program->find<QAction>("action_undo")->isEnabled());
    evening.setRound(8);
    evening.program->window.fight().open(before);
    QVERIFY(support::waitUntil([&] { return evening.round() == 9; }));
}

/// Without a program behind it: what is asked of the host and of the backups.
void TestLookInto::aFightComesOutOfAConflictCopyThatStaysAsItIs()
{
    Quay evening = Quay::ofRoundNine(m_file);
    const QString copy = m_folder->filePath(QStringLiteral("old-quay (1).hitspread"));
    // Another machine has an older version, by whose schema it is.
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-6.hitspread")), copy));
    QVERIFY(QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QByteArray bytes = support::bytesOf(copy);
    const QSignalSpy brought(&evening.program->backups, &CampaignBackups::broughtFight);
    evening.program->backups.bringFight({.path = copy.toStdString()}, 1);
    QVERIFY(support::waitUntil([&] { return brought.count() == 1; }));
    QCOMPARE(support::bytesOf(copy), bytes);
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("old-quay (1)*")}),
             QStringList{QFileInfo(copy).fileName()});
    QVERIFY(evening.rest());
}

void TestLookInto::whatStandsInTheWayIsSaid()
{
    support::ToldProgram told(QStringLiteral("/campaigns/old-quay.hitspread"));
    told.backups.all = {FakeBackups::made("a", QDateTime::currentDateTime(), BackupReason::Hourly)};
    told.window.findChild<QAction*>(QStringLiteral("action_backups"))->trigger();
    auto& dialog = *told.window.findChild<BackupsDialog*>();
    Keyboard::raise(dialog);
    ContentsDifference difference{.people = 1, .fights = 1};
    difference.fightsThen = {FakeBackups::fight("Pier & Gate", 3, "Ines Varga fires")};
    told.backups.tellDifference(told.backups.all[0], difference);
    auto* fights = dialog.findChild<QMenu*>(QStringLiteral("backupFights"));
    QCOMPARE(fights->actions().size(), 1);
    QCOMPARE(fights->actions().front()->text(), QStringLiteral("Pier && Gate · round 3"));
    fights->actions().front()->trigger();
    QCOMPARE(told.backups.asked.last(), QStringLiteral("bring a fight of a: 1"));
    auto* take = dialog.findChild<QPushButton*>(QStringLiteral("backupTake"));
    QVERIFY(take->isEnabled());
    told.host.looked = told.backups.all[0];
    told.host.before = told.host.file;
    Q_EMIT told.host.opened();
    QVERIFY(!take->isEnabled());
    QVERIFY2(take->toolTip().contains(QStringLiteral("go back to the campaign")), qPrintable(take->toolTip()));
    dialog.findChild<QPushButton*>(QStringLiteral("backupLook"))->click();
    QCOMPARE(told.host.opening, QString::fromStdString(told.backups.all[0].path));
    QVERIFY(!dialog.isVisible());
}

/// At the start the campaign of last time is asked for, also where it is gone: the message of that leads to its backups.
void TestLookInto::aCampaignThatIsGoneIsNotPassedOver()
{
    support::ToldHost host;
    Preferences preferences;
    QCommandLineParser arguments;
    declareArguments(arguments);
    QVERIFY(arguments.parse({QStringLiteral("hitspread")}));
    openFirst(host, preferences, arguments);
    QCOMPARE(host.opening, QString());  // the sample
    const QString gone = m_folder->filePath(QStringLiteral("gone.hitspread"));
    preferences.addRecent(gone);
    openFirst(host, preferences, arguments);
    QCOMPARE(host.opening, gone);
    // And the whole way, in the program.
    {
        Quay evening = Quay::ofRoundNine(m_file);
        // The one of round 9 alone is left.
        QVERIFY(QFile::remove(QString::fromStdString(evening.program->backups.backups().front().path)));
        evening.close();
    }
    QVERIFY(QFile::remove(m_file));
    Quay next(m_file);
    auto* bar = next.program->find<ProblemBar>("problemBar");
    QVERIFY(support::waitUntil([&] { return bar->text().contains(QStringLiteral("newest good backup is of today")); }));
    bar->findChild<QPushButton*>(QStringLiteral("problemAction"))->click();
    auto* dialog = next.program->window.findChild<BackupsDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    // One of them can be looked into before it is put back.
    dialog->findChild<QPushButton*>(QStringLiteral("backupLook"))->click();
    QVERIFY(support::waitUntil([&] { return next.program->host.lookedInto().has_value(); }));
    QVERIFY(next.rest());
    QVERIFY(next.program->waitForFight());
    QCOMPARE(next.round(), 9);
    QVERIFY(!next.bar().findChild<QPushButton*>(QStringLiteral("problemAction"))->isVisible());
    next.press("problemOther");
    dialog->findChild<QPushButton*>(QStringLiteral("backupAct"))->click();
    QVERIFY(support::waitUntil([&] { return next.program->host.path() == m_file; }));
    QVERIFY(next.rest());
    QVERIFY(next.program->waitForFight());
    QCOMPARE(next.round(), 9);
    const QString said = dialog->findChild<QLabel*>(QStringLiteral("backupWords"))->text();
    QVERIFY2(said.startsWith(QStringLiteral("The campaign is there again, as it was today ")), qPrintable(said));
    next.setRound(10);
}

HITSPREAD_GUI_TEST(TestLookInto)
#include "tst_lookinto.moc"
