#include "keyboard.h"
#include "models/fight/fighthand.h"
#include "services/library/libraryservice.h"
#include "storage/campaignfile.h"
#include "support/guitestclass.h"
#include "support/manycharacters.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "toldprogram.h"
#include "ui/backups/compactdialog.h"
#include "ui/library/takedialog.h"
#include "ui/shell/recentcampaign.h"
#include "ui/shell/recentdialog.h"
#include "ui/shell/recentlist.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>

using namespace hitspread;
using support::Keyboard;
using support::Program;

/// The campaign's file as the window shows it: copies beside it, its size, the ones that were open before.
class TestCampaignFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aConflictCopyIsTold();
    void olderConflictCopiesAreNamed();
    void conflictCopiesAreLookedForElsewhere();
    void aConflictCopyIsLeftBe();
    void whatIsMissingIsBackedUpAtTheNextStart();
    void aBackupThatFailsAgainStands();
    void compactingSaysWhatItGains();
    void compactingThatFailsSaysWhy();
    void aCampaignIsRememberedWithItsFight();
    void theListOfRecentOnes();
    void theEmptyWindowOffersThem();

private:
    [[nodiscard]] QString in(const QString& name) const { return m_folder->filePath(name); }
    static ProblemBar* conflictBar(Program& program) { return program.find<ProblemBar>("conflictBar"); }
    /// The same campaign as it became elsewhere, with one person more.
    void putCopy(const QString& name) const
    {
        QVERIFY(QFile::copy(m_file, in(name)));
        const auto copy = storage::CampaignFile::open(in(name));
        StoredRecord person = support::inventedCharacter(1);
        person.record.as<threed::Character>().name = "Somebody Else";
        copy->atomically([&] { (void)copy->library().insert(person); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestCampaignFiles::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_campaignfiles"));
}

void TestCampaignFiles::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = in(QStringLiteral("campaign.hitspread"));
    support::putSample(m_file);
}

void TestCampaignFiles::aConflictCopyIsTold()
{
    putCopy(QStringLiteral("campaign (1).hitspread"));
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QTRY_VERIFY(conflictBar(program)->isVisible());
    QTRY_VERIFY2(conflictBar(program)->text().contains(QStringLiteral("Only in it: Somebody Else.")),
                 qPrintable(conflictBar(program)->text()));
    QVERIFY(conflictBar(program)->text().startsWith(QStringLiteral("campaign (1).hitspread lies beside")));
    QVERIFY(!conflictBar(program)->text().contains(QStringLiteral("damage")));
    QTest::mouseClick(conflictBar(program)->findChild<QPushButton*>(QStringLiteral("problemAction")), Qt::LeftButton);
    TakeDialog* taking = nullptr;
    QTRY_VERIFY((taking = program.window.findChild<TakeDialog*>()) != nullptr && taking->isVisible());
    QVERIFY(conflictBar(program)->isVisible());
}

/// The newest is compared; that there are others is said with their names.
void TestCampaignFiles::olderConflictCopiesAreNamed()
{
    putCopy(QStringLiteral("campaign (1).hitspread"));
    for (const int days : {2, 3}) {
        const QString older = in(QStringLiteral("campaign (%1).hitspread").arg(days));
        QVERIFY(QFile::copy(m_file, older));
        QFile file(older);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QString others = QStringLiteral("So do 2 older ones: campaign (2).hitspread, campaign (3).hitspread.");
    QTRY_VERIFY2(conflictBar(program)->text().contains(others), qPrintable(conflictBar(program)->text()));
    QVERIFY(conflictBar(program)->text().startsWith(QStringLiteral("campaign (1).hitspread lies beside")));
}

/// The window's thread asks no disk for them.
void TestCampaignFiles::conflictCopiesAreLookedForElsewhere()
{
    putCopy(QStringLiteral("campaign (1).hitspread"));
    support::ToldProgram told(m_file);
    Q_EMIT told.host.opened();
    auto* bar = told.window.findChild<ProblemBar*>(QStringLiteral("conflictBar"));
    QVERIFY(!bar->isVisible());
    told.backups.tellCopies(conflictCopiesOf(m_file));
    QVERIFY(bar->isVisible());
}

void TestCampaignFiles::aConflictCopyIsLeftBe()
{
    const QString copy = in(QStringLiteral("campaign.sync-conflict-20261129-201500-ABCDEFG.hitspread"));
    QVERIFY(QFile::copy(m_file, copy));
    {
        Program program(m_file);
        QVERIFY(program.waitForFight());
        QTRY_VERIFY(conflictBar(program)->isVisible());
        QTRY_VERIFY2(conflictBar(program)->text().contains(QStringLiteral("No people and no fights differ.")),
                     qPrintable(conflictBar(program)->text()));
        QTest::mouseClick(conflictBar(program)->findChild<QPushButton*>(QStringLiteral("problemOther")),
                          Qt::LeftButton);
        QVERIFY(!conflictBar(program)->isVisible());
    }
    {
        Program program(m_file);
        QVERIFY(program.waitForFight());
        QVERIFY(support::waitUntil([&] { return !program.backups.isBusy(); }));
        QVERIFY(!conflictBar(program)->isVisible());
    }
    // In another state it is another one.
    QFile changed(copy);
    QVERIFY(changed.open(QIODevice::ReadWrite));
    QVERIFY(changed.setFileTime(QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    changed.close();
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QTRY_VERIFY(conflictBar(program)->isVisible());
}

void TestCampaignFiles::whatIsMissingIsBackedUpAtTheNextStart()
{
    Program program(m_file);
    program.backups.configure({}, kUsualBackupBytes);
    QVERIFY(program.waitForFight());
    QVERIFY(support::waitUntil([&] { return !program.backups.isBusy(); }));
    QVERIFY(program.backups.backups().empty());
    program.backups.findChild<QTimer*>(QStringLiteral("firstBackup"))->start(0);
    QTRY_COMPARE(program.backups.backups().size(), std::size_t{1});
    // What is in one already is not put into another.
    program.backups.findChild<QTimer*>(QStringLiteral("firstBackup"))->start(0);
    QTRY_VERIFY(!program.backups.findChild<QTimer*>(QStringLiteral("firstBackup"))->isActive());
    QVERIFY(support::waitUntil([&] { return !program.backups.isBusy(); }));
    QCOMPARE(program.backups.backups().size(), std::size_t{1});
}

/// The disk for backups was full when the program was closed, and is so still.
void TestCampaignFiles::aBackupThatFailsAgainStands()
{
    const QString noFolder = in(QStringLiteral("stick"));
    QVERIFY(QFile(noFolder).open(QIODevice::WriteOnly));
    {
        Program program(m_file);
        program.backups.configure(noFolder, kUsualBackupBytes);
        QVERIFY(program.waitForFight());
        program.window.fight().byHand().setTime(6, 1);
        QTRY_COMPARE(program.window.fight().snapshot().encounter.round, 6);
        QVERIFY(program.host.end(std::chrono::seconds(20)));
    }
    Program program(m_file);
    program.backups.configure(noFolder, kUsualBackupBytes);
    QVERIFY(program.waitForFight());
    QVERIFY(!program.find<ProblemBar>("backupBar")->isVisible());
    program.backups.findChild<QTimer*>(QStringLiteral("firstBackup"))->start(0);
    QTRY_VERIFY(program.find<ProblemBar>("backupBar")->isVisible());
    QVERIFY(QFile::remove(noFolder));
    QTest::mouseClick(program.find<ProblemBar>("backupBar")->findChild<QPushButton*>(QStringLiteral("problemAction")),
                      Qt::LeftButton);
    QTRY_VERIFY(!program.find<ProblemBar>("backupBar")->isVisible());
    QTRY_COMPARE(program.backups.backups().size(), std::size_t{1});
}

void TestCampaignFiles::compactingSaysWhatItGains()
{
    {
        const auto file = storage::CampaignFile::open(m_file);
        support::addInventedCharacters(*file, 2000);
    }
    support::runRaw(
        m_file, {QStringLiteral("PRAGMA foreign_keys = ON"), QStringLiteral("DELETE FROM character WHERE id > 100")});
    const qint64 before = QFileInfo(m_file).size();
    Program program(m_file);
    program.backups.configure({}, kUsualBackupBytes);
    QVERIFY(program.waitForFight());
    CompactDialog dialog(program.backups, program.style, &program.window);
    dialog.show();
    Keyboard::raise(dialog);
    const auto* words = dialog.findChild<QLabel*>(QStringLiteral("compactWords"));
    auto* act = dialog.findChild<QPushButton*>(QStringLiteral("compactAct"));
    QTRY_VERIFY2(words->text().contains(QStringLiteral("of which at least")), qPrintable(words->text()));
    QVERIFY(act->isEnabled());
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_VERIFY2(words->text().contains(QStringLiteral("What it was before is in its backups")),
                 qPrintable(words->text()));
    QVERIFY(!act->isVisible());
    QVERIFY(QFileInfo(m_file).size() < before - 100000);
    QTRY_COMPARE(program.backups.backups().size(), std::size_t{1});
    QCOMPARE(program.backups.backups().front().reason, BackupReason::Compaction);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    // The campaign goes on.
    program.window.fight().byHand().setTime(6, 1);
    QTRY_COMPARE(program.window.fight().snapshot().encounter.round, 6);
}

void TestCampaignFiles::compactingThatFailsSaysWhy()
{
    Program program(m_file);
    program.backups.configure({}, kUsualBackupBytes);
    QVERIFY(program.waitForFight());
    CompactDialog dialog(program.backups, program.style, &program.window);
    dialog.show();
    Keyboard::raise(dialog);
    QTRY_VERIFY(dialog.findChild<QPushButton*>(QStringLiteral("compactAct"))->isEnabled());
    QVERIFY(QFile(in(QStringLiteral("campaign backups"))).open(QIODevice::WriteOnly));
    const QByteArray bytes = support::bytesOf(m_file);
    dialog.accept();
    const auto* words = dialog.findChild<QLabel*>(QStringLiteral("compactWords"));
    QTRY_VERIFY2(words->text().contains(QStringLiteral("campaign backups")), qPrintable(words->text()));
    QCOMPARE(support::bytesOf(m_file), bytes);
}

void TestCampaignFiles::aCampaignIsRememberedWithItsFight()
{
    const QString other = in(QStringLiteral("other.hitspread"));
    support::putSample(other);
    QVERIFY(RecentCampaign::of(m_file).picture.isNull());
    const QDateTime before = QDateTime::currentDateTime().addSecs(-1);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.host.open(other);
    QTRY_COMPARE(program.host.path(), other);
    const RecentCampaign known = RecentCampaign::of(m_file);
    QCOMPARE(known.fight, QStringLiteral("Harbour Gate"));
    QVERIFY(known.left >= before && known.left <= QDateTime::currentDateTime());
    QCOMPARE(known.picture.height(), 240);
    // Closing the window is leaving it, too.
    QVERIFY(RecentCampaign::of(other).picture.isNull());
    QVERIFY(program.waitForFight());
    program.window.close();
    QVERIFY(!RecentCampaign::of(other).picture.isNull());
    RecentCampaign::forget(m_file);
    RecentCampaign::forget(other);
    QVERIFY(RecentCampaign::of(m_file).picture.isNull());
}

void TestCampaignFiles::theListOfRecentOnes()
{
    Preferences preferences;
    const QString gone = in(QStringLiteral("gone.hitspread"));
    preferences.addRecent(m_file);
    preferences.addRecent(gone);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* menu = program.window.findChild<QAction*>(QStringLiteral("action_openRecent"));
    QVERIFY(menu != nullptr);
    RecentDialog dialog(preferences, program.style, &program.window);
    dialog.show();
    Keyboard::raise(dialog);
    auto* list = dialog.findChild<RecentList*>();
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(1)->text(), QStringLiteral("gone"));
    list->setCurrentRow(1);
    auto* open = dialog.findChild<QPushButton*>(QStringLiteral("recentOpen"));
    // The window's thread asks no disk for it.
    QVERIFY(open->isEnabled());
    QTRY_VERIFY(!open->isEnabled());
    QVERIFY(list->item(1)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("no longer there")));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("recentRemove")), Qt::LeftButton);
    QCOMPARE(preferences.recentFiles(), QStringList{m_file});
    QCOMPARE(list->count(), 1);
    QVERIFY(open->isEnabled());
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.path(), m_file);
}

void TestCampaignFiles::theEmptyWindowOffersThem()
{
    Preferences().addRecent(m_file);
    Program program(in(QStringLiteral("not there.hitspread")));
    QTRY_VERIFY(program.find<ProblemBar>("problemBar")->isVisible());
    auto* list = program.window.findChild<RecentList*>();
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->count(), 1);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(program.host.path(), m_file);
    QVERIFY(program.waitForFight());
    QTRY_VERIFY(!list->isVisible());
}

HITSPREAD_GUI_TEST(TestCampaignFiles)
#include "tst_campaignfiles.moc"
