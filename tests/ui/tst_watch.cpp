#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "services/fight/encounterservice.h"
#include "storage/campaignfile.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "support/writelock.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

using namespace hitspread;
using namespace std::chrono_literals;
using support::Program;

namespace {

/// Another program that has the campaign open as well.
class OtherProgram {
public:
    explicit OtherProgram(const QString& path) : m_file(storage::CampaignFile::open(path)) {}

    [[nodiscard]] RecordId fight() { return m_file->encounters().encounters().front().id; }
    /// As long as it takes: the window is not asked for anything meanwhile.
    void setRound(int round)
    {
        const Encounter now = m_file->encounters().encounter(fight());
        EncounterService(*m_file, m_clock)
            .setByHand(now.id,
                       {{{RecordKind::Switches, now.id}, "round", 0, std::int64_t{now.round}, std::int64_t{round}}},
                       "elsewhere", "Round set elsewhere");
    }
    [[nodiscard]] Encounter encounter() { return m_file->encounters().encounter(fight()); }
    [[nodiscard]] bool hasPending() { return m_file->log().pending(fight()).has_value(); }

private:
    WallClock m_clock;
    std::unique_ptr<storage::CampaignFile> m_file;
};

constexpr int kSoon = 6000;  ///< ms; the file is looked at every second

}  // namespace

/// The window while others do something to its campaign's file, and while it is slow to store.
class TestWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whatOthersWriteIsShown();
    void theFirstFightMadeElsewhereIsShown();
    void ownStepsAreNobodyElses();
    void whatRestsOnWhatNobodySawIsRefused();
    void theKeyEndsNoPhaseNobodySaw();
    void diceThatWaitAreStillThere();
    void diceThatFellMeanwhileAreKept();
    void aLostFileStopsTheWindow_data();
    void aLostFileStopsTheWindow();
    void aFolderThatIsAwayComesBack();
    void whatWasInTheWayGoesFromTheBar();
    void closingWaitsForWhatIsStored();
    void closingDoesNotWaitForEver();

private:
    [[nodiscard]] QString inTable(const QString& name) const
    {
        return m_folder->filePath(QStringLiteral("table/%1.hitspread").arg(name));
    }
    static ProblemBar* barOf(Program& program) { return program.find<ProblemBar>("fateBar"); }
    static int roundOf(Program& program) { return program.window.fight().snapshot().encounter.round; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestWatch::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_watch"));
}

void TestWatch::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("table")));
    m_file = inTable(QStringLiteral("campaign"));
    support::putSample(m_file);
}

void TestWatch::whatOthersWriteIsShown()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QSignalSpy told(&program.host, &CampaignHost::changedElsewhere);
    OtherProgram other(m_file);
    other.setRound(7);
    QTRY_COMPARE_WITH_TIMEOUT(roundOf(program), 7, kSoon);
    QCOMPARE(told.count(), 1);
    QCOMPARE(program.window.statusBar()->currentMessage(),
             QStringLiteral("Another program has changed this campaign; everything was read anew."));
    // And the window goes on from there.
    QVERIFY(program.settle());
    program.window.fight().byHand().setTime(8, 1);
    QTRY_COMPARE(roundOf(program), 8);
    QCOMPARE(other.encounter().round, 8);
    QVERIFY(!program.find<ProblemBar>("problemBar")->isVisible());
}

void TestWatch::theFirstFightMadeElsewhereIsShown()
{
    const QString empty = inTable(QStringLiteral("empty"));
    storage::CampaignFile::create(empty).reset();
    Program program(empty);
    QTRY_VERIFY(program.host.path() == empty && !program.host.isBusy());
    QVERIFY(program.settle());
    QVERIFY(!program.window.fight().isLoaded());
    {
        const auto other = storage::CampaignFile::open(empty);
        const WallClock clock;
        (void)EncounterService(*other, clock).create("threed", "Pier", "");
    }
    QTRY_VERIFY_WITH_TIMEOUT(program.window.fight().isLoaded(), kSoon);
    QCOMPARE(QString::fromStdString(program.window.fight().snapshot().encounter.name), QStringLiteral("Pier"));
}

void TestWatch::ownStepsAreNobodyElses()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QSignalSpy told(&program.host, &CampaignHost::changedElsewhere);
    for (int round = 2; round < 6; ++round) {
        program.window.fight().byHand().setTime(round, 1);
        QTRY_COMPARE(roundOf(program), round);
    }
    program.host.saveCopy(inTable(QStringLiteral("copy")));
    // Until it is brought to rest, and looked at after that, as it is before each piece of work.
    const QString log = m_file + QStringLiteral("-wal");
    QVERIFY(QFileInfo(log).size() > 0);
    QVERIFY(support::waitUntil([&] { return QFileInfo(log).size() == 0; }, 10s));
    program.window.fight().reload();
    QVERIFY(program.rest());
    QCOMPARE(told.count(), 0);
}

void TestWatch::whatRestsOnWhatNobodySawIsRefused()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const int phase = program.window.fight().snapshot().encounter.phase;
    OtherProgram other(m_file);
    other.setRound(7);
    const QSignalSpy told(&program.host, &CampaignHost::changedElsewhere);
    program.window.fight().byHand().setTime(9, phase);
    QVERIFY(program.settle());
    const auto* bar = program.find<ProblemBar>("problemBar");
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->text().contains(QStringLiteral("another program has changed it meanwhile")), qPrintable(bar->text()));
    QCOMPARE(told.count(), 1);
    QCOMPARE(other.encounter().round, 7);
    // What stands there now is shown, and can be gone on from.
    QTRY_COMPARE(roundOf(program), 7);
    QVERIFY(program.settle());
    program.window.fight().byHand().setTime(9, phase);
    QTRY_COMPARE(roundOf(program), 9);
    QTRY_VERIFY(!bar->isVisible());
}

void TestWatch::theKeyEndsNoPhaseNobodySaw()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const auto* bar = program.find<ProblemBar>("problemBar");
    OtherProgram other(m_file);
    other.setRound(7);
    const Encounter before = other.encounter();
    // Twice, as an impatient hand does: the second time it is not seen yet either.
    for (int i = 0; i < 2; ++i)
        program.find<QAction>("action_endPhase")->trigger();
    QVERIFY(program.settle());
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->text().contains(QStringLiteral("another program has changed it meanwhile")), qPrintable(bar->text()));
    QCOMPARE(other.encounter().round, 7);
    QCOMPARE(other.encounter().phase, before.phase);
    QTRY_COMPARE(roundOf(program), 7);
}

void TestWatch::diceThatWaitAreStillThere()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog()->presenter().isReady() && program.settle(); }));
    program.dialog()->presenter().dice().rollAll();
    QVERIFY(program.settle());
    const Answers before = program.dialog()->presenter().action().request.answers;
    OtherProgram other(m_file);
    QVERIFY(other.hasPending());
    other.setRound(7);
    QTRY_COMPARE_WITH_TIMEOUT(roundOf(program), 7, kSoon);
    QVERIFY(program.settle());
    QVERIFY(program.dialog()->isVisible());
    QCOMPARE(program.dialog()->presenter().action().request.answers.all().size(), before.all().size());
    QVERIFY(program.window.fight().snapshot().pending.has_value());
    program.dialog()->presenter().apply();
    QTRY_VERIFY(!program.dialog()->isVisible());
    QVERIFY(program.settle());
    QVERIFY(!other.hasPending());
    QVERIFY(program.window.fight().snapshot().last != nullptr);
}

void TestWatch::diceThatFellMeanwhileAreKept()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog()->presenter().isReady() && program.settle(); }));
    const QSignalSpy refused(&program.dialog()->presenter(), &AttackPresenter::refused);
    OtherProgram other(m_file);
    other.setRound(7);
    program.dialog()->presenter().dice().rollAll();
    QTRY_COMPARE(roundOf(program), 7);
    QVERIFY(program.settle());
    QTRY_VERIFY(other.hasPending());
    QCOMPARE(refused.count(), 0);
}

void TestWatch::aLostFileStopsTheWindow_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("deleted") << QStringLiteral("campaign.hitspread was deleted or moved while it was open.");
    QTest::newRow("replaced") << QStringLiteral("Another file has taken the place of campaign.hitspread");
    QTest::newRow("-wal deleted") << QStringLiteral("A file that belongs to campaign.hitspread (its name ends in -wal");
}

void TestWatch::aLostFileStopsTheWindow()
{
    QFETCH(QString, words);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const auto* said = program.find<QLabel>("statusSaved");
    const auto* end = program.find<QAction>("action_endPhase");
    auto* button = barOf(program)->findChild<QPushButton*>(QStringLiteral("problemAction"));
    program.window.fight().byHand().setTime(6, 1);
    QTRY_COMPARE(roundOf(program), 6);
    QVERIFY(!barOf(program)->isVisible());
    QVERIFY(end->isEnabled());
    const QString what = QString::fromLatin1(QTest::currentDataTag());
    if (what == QStringLiteral("replaced")) {
        const QString other = inTable(QStringLiteral("other"));
        support::putSample(other);
        QVERIFY(std::rename(qPrintable(other), qPrintable(m_file)) == 0);
    } else {
        QVERIFY(QFile::remove(m_file + (what == QStringLiteral("deleted") ? QString() : QStringLiteral("-wal"))));
    }

    QTRY_VERIFY_WITH_TIMEOUT(barOf(program)->isVisible(), kSoon);
    QVERIFY2(barOf(program)->text().startsWith(words), qPrintable(barOf(program)->text()));
    QCOMPARE(button->text(), QStringLiteral("Save a copy…"));
    QTRY_VERIFY(!end->isEnabled());
    QVERIFY(!program.find<QAction>("action_fire")->isEnabled());
    QCOMPARE(said->text(), QStringLiteral("⚠ Nothing is saved now"));
    program.window.fight().byHand().setTime(9, 1);
    QVERIFY(program.settle());
    QCOMPARE(roundOf(program), 6);
    QVERIFY(!program.find<ProblemBar>("problemBar")->isVisible());
    QVERIFY(!program.find<QAction>("action_undo")->isEnabled());
    // Hidden, it comes back when something is tried all the same.
    QTest::mouseClick(barOf(program)->findChild<QPushButton*>(QStringLiteral("problemClose")), Qt::LeftButton);
    QVERIFY(!barOf(program)->isVisible());
    program.window.fight().byHand().setTime(9, 1);
    QTRY_VERIFY(barOf(program)->isVisible());

    const QString copy = inTable(QStringLiteral("copy"));
    program.host.saveCopy(copy);
    QTRY_COMPARE(button->text(), QStringLiteral("Open the copy"));
    QVERIFY2(barOf(program)->text().contains(copy), qPrintable(barOf(program)->text()));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(program.host.path(), copy);
    QTRY_VERIFY(!barOf(program)->isVisible());
    QTRY_COMPARE(said->text(), QStringLiteral("✓ Every step saved"));
    QTRY_COMPARE(roundOf(program), 6);
    QTRY_VERIFY(end->isEnabled());
    program.window.fight().byHand().setTime(9, 1);
    QTRY_COMPARE(roundOf(program), 9);
}

void TestWatch::aFolderThatIsAwayComesBack()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString table = m_folder->filePath(QStringLiteral("table"));
    const QString away = m_folder->filePath(QStringLiteral("away"));
    QVERIFY(QDir().rename(table, away));
    QTRY_VERIFY_WITH_TIMEOUT(barOf(program)->isVisible(), kSoon);
    QVERIFY2(barOf(program)->text().startsWith(QStringLiteral("campaign.hitspread cannot be reached just now")),
             qPrintable(barOf(program)->text()));
    QTRY_VERIFY(program.window.fight().snapshot().readOnly);
    QVERIFY(QDir().rename(away, table));
    QTRY_VERIFY_WITH_TIMEOUT(!barOf(program)->isVisible(), kSoon);
    QTRY_VERIFY(!program.window.fight().snapshot().readOnly);
    // What the next action is may still be asked for.
    QTRY_COMPARE(program.find<QLabel>("statusSaved")->text(), QStringLiteral("✓ Every step saved"));
    program.window.fight().byHand().setTime(9, 1);
    QTRY_COMPARE(roundOf(program), 9);
}

void TestWatch::whatWasInTheWayGoesFromTheBar()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const auto* bar = program.find<ProblemBar>("problemBar");
    {
        const support::WriteLock lock(m_file);
        program.window.fight().byHand().setTime(4, 1);
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains(QStringLiteral("in use by another program")), qPrintable(bar->text()));
        QVERIFY(program.settle());
    }
    QVERIFY(bar->isVisible());
    program.window.fight().byHand().setTime(5, 1);
    QTRY_COMPARE(roundOf(program), 5);
    QVERIFY(!bar->isVisible());
    // A file that could not be written has nothing to do with steps, only with the next one that can.
    program.host.saveCopy(m_file);
    QTRY_VERIFY(bar->isVisible());
    program.window.fight().byHand().setTime(6, 1);
    QTRY_COMPARE(roundOf(program), 6);
    QVERIFY(bar->isVisible());
    program.host.saveCopy(inTable(QStringLiteral("copy")));
    QTRY_VERIFY(!bar->isVisible());
}

void TestWatch::closingWaitsForWhatIsStored()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(program.settle());
    QSemaphore mayGoOn;
    program.gateway.run(
        &program.window, [&](CampaignServices&) { mayGoOn.acquire(); }, [] {});
    program.window.fight().byHand().setTime(5, 1);
    QVERIFY(!program.window.close());
    const auto* bar = program.find<ProblemBar>("closingBar");
    QVERIFY(bar->isVisible());
    QVERIFY2(bar->text().startsWith(QStringLiteral("What was done last is still being stored")),
             qPrintable(bar->text()));
    QVERIFY(support::waitForRest(program.window));
    QVERIFY(program.window.isVisible());
    mayGoOn.release();
    QTRY_VERIFY(!program.window.isVisible());
    QVERIFY(!bar->isVisible());
    QVERIFY(program.host.end(5000ms));
    QCOMPARE(OtherProgram(m_file).encounter().round, 5);
}

void TestWatch::closingDoesNotWaitForEver()
{
    QSemaphore mayGoOn;
    int before = 0;
    {
        Program program(m_file);
        QVERIFY(program.waitForFight());
        QVERIFY(program.settle());
        program.gateway.run(
            &program.window, [&](CampaignServices&) { mayGoOn.acquire(); }, [] {});
        before = roundOf(program);
        program.window.fight().byHand().setTime(before + 1, 1);
        QVERIFY(!program.window.close());
        QVERIFY(program.window.close());
        QVERIFY(!program.window.isVisible());
        // What it would wait for comes only afterwards.
        QVERIFY(!program.host.end(300ms));
        mayGoOn.release();
    }
    // What was not waited for is not half there.
    QCOMPARE(OtherProgram(m_file).encounter().round, before);
}

HITSPREAD_GUI_TEST(TestWatch)
#include "tst_watch.moc"
