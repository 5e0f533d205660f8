#include "storage/backup/backupfolder.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "storage/recovery/recovery.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/testclass.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

/// How often it is killed: as HITSPREAD_KILLS says, or tests/long.sh.
int killsWanted()
{
    constexpr int kUsual = 24;
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_KILLS");
    return wanted > 0 ? wanted : kUsual;
}

std::chrono::sys_seconds now()
{
    return std::chrono::sys_seconds(std::chrono::seconds(QDateTime::currentSecsSinceEpoch()));
}

void addPerson(const QString& path, std::size_t number)
{
    const auto file = CampaignFile::open(path);
    file->atomically([&] { (void)file->library().insert(support::inventedCharacter(number)); });
}

Backup keptBackupOf(const QString& path)
{
    Backup made = CampaignFile::open(path)->backUp(BackupFolder(path), BackupReason::Asked, now());
    return BackupFolder::setKept(made, true);
}

/// The child: puts the campaign back to the one backup and to the other for ever, each time after a backup, and says when it is done.
int putBackForEver(const QString& path)
{
    const BackupFolder folder(path);
    std::vector<Backup> kept = folder.backups();
    std::erase_if(kept, [](const Backup& backup) { return !backup.isKept; });
    for (std::size_t n = 0;; ++n) {
        (void)restoreInPlace(kept.at(n % kept.size()), path, folder, now());
        folder.thinOut(now(), 0);
        std::printf("%zu\n", n);
        std::fflush(stdout);
    }
}

/// The child: recovers a damaged campaign again and again, each time as another one, and says when one is made.
int recoverForEver(const QString& damaged)
{
    for (std::size_t n = 0;; ++n) {
        (void)recover(damaged, QStringLiteral("%1 %2.hitspread").arg(damaged).arg(n));
        std::printf("%zu\n", n);
        std::fflush(stdout);
    }
}

}  // namespace

/// The program is killed while it makes backups and puts them back: the campaign is the one or the other, and a backup that is listed is whole.
class BackupKillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOneOrTheOther();
    void recoveredWholeOrNotAtAll();
};

void BackupKillTest::theOneOrTheOther()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("campaign.hitspread"));
    CampaignFile::create(path).reset();
    std::array<support::DatabaseDump, 2> states;
    for (std::size_t n = 0; n < states.size(); ++n) {
        addPerson(path, n);
        (void)keptBackupOf(path);
        states.at(n) = support::dumpOfFile(path);
    }
    support::FaultTried tried{.what = QStringLiteral("killed while it backs up and puts back")};
    for (int kill = 0; kill < killsWanted(); ++kill) {
        ++tried.tried;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("BackupKillTest"), QStringLiteral("--put-back"), path});
        QVERIFY(child.waitForReadyRead(20000));
        // Not a wait for anything: the moment of the kill, another one every time.
        QTest::qWait(3 * (kill % 40));
        child.kill();
        QVERIFY(child.waitForFinished());

        const auto file = CampaignFile::open(path);
        QCOMPARE(support::faultWords(file->faults()), QStringList());
        const std::size_t people = file->library().count({});
        QVERIFY2(people == 1 || people == 2, qPrintable(QString::number(people)));
        QCOMPARE(support::differenceOf(states.at(people - 1).tables, support::dumpOfFile(path).tables), QString());
        const std::vector<Backup> backups = BackupFolder(path).backups();
        QVERIFY(std::ranges::count(backups, true, &Backup::isKept) == 2);
        for (const Backup& backup : backups)
            BackupFolder::requireUnchanged(backup);
        ++tried.survived;
    }
    support::tellFault("1", tried);
}

void BackupKillTest::recoveredWholeOrNotAtAll()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("damaged.hitspread"));
    CampaignFile::create(path).reset();
    addPerson(path, 0);
    const support::DatabaseDump whole = support::dumpOfFile(path);
    {
        QFile damaged(path);
        QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.write(QByteArray(4096, '\0')) == 4096);
    }
    support::FaultTried tried{.what = QStringLiteral("killed while it recovers")};
    for (int kill = 0; kill < killsWanted(); ++kill) {
        ++tried.tried;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("BackupKillTest"), QStringLiteral("--recover"), path});
        QVERIFY(child.waitForReadyRead(20000));
        // Not a wait for anything: the moment of the kill, another one every time.
        QTest::qWait(2 * (kill % 60));
        child.kill();
        QVERIFY(child.waitForFinished());
        const QStringList made = QDir(folder.path()).entryList({QStringLiteral("damaged.hitspread *.hitspread")});
        QVERIFY(!made.isEmpty());
        for (const QString& file : made) {
            QCOMPARE(support::faultWords(CampaignFile::open(folder.filePath(file))->faults()), QStringList());
            QCOMPARE(support::differenceOf(whole.tables, support::dumpOfFile(folder.filePath(file)).tables), QString());
            QVERIFY(QFile::remove(folder.filePath(file)));
        }
        ++tried.survived;
    }
    support::tellFault("1", tried);
}

namespace {

int runBackupKillTest(int count, char** arguments)
{
    QCoreApplication program(count, arguments);
    if (count == 3 && qstrcmp(arguments[1], "--put-back") == 0)
        return putBackForEver(QString::fromLocal8Bit(arguments[2]));
    if (count == 3 && qstrcmp(arguments[1], "--recover") == 0)
        return recoverForEver(QString::fromLocal8Bit(arguments[2]));
    BackupKillTest test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace

HITSPREAD_TEST_RUN(BackupKillTest, &runBackupKillTest)

#include "backupkill_test.moc"
