#include "formats/profilefolder.h"
#include "models/fight/fighthand.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "ui/backups/backupsdialog.h"
#include "ui/shell/awaitedfile.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <chrono>

using namespace hitspread;
using support::Program;
using support::runRaw;

namespace {

/// A file that a later version wrote last.
const QStringList kLaterVersion{
    QStringLiteral("ALTER TABLE character ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"),
    QStringLiteral("DELETE FROM sqlite_sequence WHERE name = '*writer'"),
    QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES ('*writer', '97.5.1')"),
    QStringLiteral("PRAGMA user_version = 99"),
};

constexpr int kOpeningSoon = 8000;  ///< ms; files are looked at every second

}  // namespace

/// The window when somebody opens what is no campaign of this version, and when the open one stops being one.
class TestOtherFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void anEmptyFileIsWaitedFor();
    void nobodyWaitsWhoDoesNotWantTo_data();
    void nobodyWaitsWhoDoesNotWantTo();
    void anExportedFightIsImported();
    void aProfileIsKept();
    void aNewerCampaignIsReadAndSaysSo();
    void aCampaignMigratedElsewhereIsReadOnly();
    void aLostFileLeadsToItsBackups();

private:
    [[nodiscard]] QString in(const QString& name) const { return m_folder->filePath(name); }
    static QPushButton* buttonOf(Program& program, const char* bar, const char* name)
    {
        return program.find<ProblemBar>(bar)->findChild<QPushButton*>(QLatin1String(name));
    }
    static QString words(Program& program, const char* bar) { return program.find<ProblemBar>(bar)->text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestOtherFiles::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_otherfiles"));
}

void TestOtherFiles::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = in(QStringLiteral("campaign.hitspread"));
    support::putSample(m_file);
}

void TestOtherFiles::anEmptyFileIsWaitedFor()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString empty = in(QStringLiteral("synced.hitspread"));
    QVERIFY(QFile(empty).open(QIODevice::WriteOnly));
    program.host.open(empty);
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    QVERIFY2(words(program, "problemBar").contains(QStringLiteral("it has 0 bytes: a sync program")),
             qPrintable(words(program, "problemBar")));
    QCOMPARE(buttonOf(program, "problemBar", "problemOther")->text(), QStringLiteral("Do not wait for it"));
    QVERIFY(program.window.findChild<AwaitedFile*>()->isWaiting());
    QCOMPARE(program.host.path(), m_file);
    QVERIFY(QFile::remove(empty));  // fetched under another name, then renamed
    support::putSample(empty);
    QTRY_COMPARE_WITH_TIMEOUT(program.host.path(), empty, kOpeningSoon);
    QVERIFY(!program.find<ProblemBar>("problemBar")->isVisible());
    QVERIFY(!program.window.findChild<AwaitedFile*>()->isWaiting());
}

void TestOtherFiles::nobodyWaitsWhoDoesNotWantTo_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("said") << QStringLiteral("problemOther");
    QTest::newRow("hidden") << QStringLiteral("problemClose");
    QTest::newRow("another opened") << QString();
}

void TestOtherFiles::nobodyWaitsWhoDoesNotWantTo()
{
    QFETCH(QString, button);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString empty = in(QStringLiteral("synced.hitspread"));
    QVERIFY(QFile(empty).open(QIODevice::WriteOnly));
    program.host.open(empty);
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    auto* awaited = program.window.findChild<AwaitedFile*>();
    const QSignalSpy arrived(awaited, &AwaitedFile::arrived);
    QString expected = m_file;
    if (button.isEmpty()) {
        expected = in(QStringLiteral("other.hitspread"));
        support::putSample(expected);
        program.host.open(expected);
        QTRY_COMPARE(program.host.path(), expected);
    } else {
        QTest::mouseClick(program.find<ProblemBar>("problemBar")->findChild<QPushButton*>(button), Qt::LeftButton);
    }
    QVERIFY(QFile::remove(empty));
    support::putSample(empty);
    // Whoever hides the message is not waited for, either; there it is the window that does not open it.
    if (button == QStringLiteral("problemClose"))
        QTRY_COMPARE_WITH_TIMEOUT(arrived.count(), 1, kOpeningSoon);
    QVERIFY(!awaited->isWaiting());
    QVERIFY(support::waitUntil([&] { return !program.host.isBusy(); }));
    QCOMPARE(program.host.path(), expected);
}

void TestOtherFiles::anExportedFightIsImported()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const std::size_t fights = program.window.fight().snapshot().encounters.size();
    const QString exported = in(QStringLiteral("gate.hitspread"));  // whatever it is called
    QSignalSpy written(&program.host, &CampaignHost::fightExported);
    program.host.exportFight(program.window.fight().snapshot().encounter.id, exported);
    QTRY_COMPARE(written.count(), 1);
    program.host.open(exported);
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    QVERIFY2(words(program, "problemBar").contains(QStringLiteral("it holds a fight or a campaign that was exported")),
             qPrintable(words(program, "problemBar")));
    auto* import = buttonOf(program, "problemBar", "problemAction");
    QCOMPARE(import->text(), QStringLiteral("Import it"));
    QCOMPARE(buttonOf(program, "problemBar", "problemOther")->text(), QStringLiteral("Open another…"));
    QTest::mouseClick(import, Qt::LeftButton);
    QTRY_COMPARE(program.window.fight().snapshot().encounters.size(), fights + 1);
    QCOMPARE(program.host.path(), m_file);
}

void TestOtherFiles::aProfileIsKept()
{
    formats::ProfileFolder own(formats::ownProfilesFolder());
    formats::ProfileFolder theirs(in(QStringLiteral("from a friend")));
    const RecordDeclaration& switches = *findSystem("threed")->record(RecordKind::Switches);
    theirs.save({.system = "threed", .name = "Of a friend", .switches = AnyRecord(switches)});
    const QDir folder(in(QStringLiteral("from a friend")));
    const QString file = folder.filePath(folder.entryList(QDir::Files).constFirst());
    const auto kept = [&own] { return !own.profiles("threed").all.empty(); };
    QVERIFY(!kept());
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.host.open(file);
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    auto* keep = buttonOf(program, "problemBar", "problemAction");
    QCOMPARE(keep->text(), QStringLiteral("Keep the profile"));
    QTest::mouseClick(keep, Qt::LeftButton);
    QTRY_VERIFY2(words(program, "problemBar").contains(QStringLiteral("“Of a friend” is kept")),
                 qPrintable(words(program, "problemBar")));
    QVERIFY(kept());
    own.remove("threed", "Of a friend");
}

void TestOtherFiles::aNewerCampaignIsReadAndSaysSo()
{
    const QString newer = in(QStringLiteral("newer.hitspread"));
    support::putSample(newer);
    runRaw(newer, kLaterVersion);
    const QByteArray bytes = support::bytesOf(newer);
    Program program(newer);
    QVERIFY(program.waitForFight());
    QTRY_VERIFY(words(program, "readOnlyBar").contains(QStringLiteral("newer version")));
    QVERIFY(program.find<ProblemBar>("readOnlyBar")->isVisible());
    QVERIFY2(words(program, "readOnlyBar").contains(QStringLiteral("last written by version 97.5.1")),
             qPrintable(words(program, "readOnlyBar")));
    const int before = program.window.fight().snapshot().encounter.round;
    program.window.fight().byHand().setTime(before + 3, 1);
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().encounter.round, before);
    QTest::mouseClick(buttonOf(program, "readOnlyBar", "problemAction"), Qt::LeftButton);
    QVERIFY(program.window.findChild<BackupsDialog*>()->isVisible());
    QVERIFY(program.find<ProblemBar>("readOnlyBar")->isVisible());
    program.host.open(m_file);
    QTRY_COMPARE(program.host.path(), m_file);
    QTRY_VERIFY(!program.find<ProblemBar>("readOnlyBar")->isVisible());
    QTRY_VERIFY(!program.host.isBusy());
    QCOMPARE(support::bytesOf(newer), bytes);
}

void TestOtherFiles::aCampaignMigratedElsewhereIsReadOnly()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.window.fight().byHand().setTime(6, 1);
    QTRY_COMPARE(program.window.fight().snapshot().encounter.round, 6);
    runRaw(m_file, kLaterVersion);
    QTRY_VERIFY_WITH_TIMEOUT(program.find<ProblemBar>("fateBar")->isVisible(), kOpeningSoon);
    QVERIFY2(words(program, "fateBar").contains(QStringLiteral("newer Hitspread has brought campaign.hitspread")),
             qPrintable(words(program, "fateBar")));
    program.window.fight().byHand().setTime(9, 1);
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().encounter.round, 6);
    auto* again = buttonOf(program, "fateBar", "problemAction");
    QCOMPARE(again->text(), QStringLiteral("Open it again"));
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_VERIFY(words(program, "readOnlyBar").contains(QStringLiteral("97.5.1")));
    QVERIFY(!program.find<ProblemBar>("fateBar")->isVisible());
    QTRY_COMPARE(program.window.fight().snapshot().encounter.round, 6);
}

void TestOtherFiles::aLostFileLeadsToItsBackups()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QFile::remove(m_file));
    QTRY_VERIFY_WITH_TIMEOUT(program.find<ProblemBar>("fateBar")->isVisible(), kOpeningSoon);
    auto* backups = buttonOf(program, "fateBar", "problemOther");
    QCOMPARE(backups->text(), QStringLiteral("Its backups…"));
    QTest::mouseClick(backups, Qt::LeftButton);
    QVERIFY(program.window.findChild<BackupsDialog*>()->isVisible());
    QVERIFY(program.find<ProblemBar>("fateBar")->isVisible());
}

HITSPREAD_GUI_TEST(TestOtherFiles)
#include "tst_otherfiles.moc"
