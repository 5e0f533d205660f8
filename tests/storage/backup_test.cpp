#include "services/refusal/problem.h"
#include "storage/backup/backupfolder.h"
#include "storage/backup/backupname.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "storage/guard/filelocks.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <optional>

using namespace hitspread;
using namespace hitspread::storage;
using namespace std::chrono;
using support::bytesOf;
using support::codeOf;
using support::differenceOf;
using support::dumpOfFile;

namespace {

constexpr sys_seconds kMade = sys_days{year{2026} / November / 28} + hours{20} + minutes{15};
constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();

void addCharacter(CampaignFile& file, int number)
{
    file.atomically([&] { (void)file.library().insert(support::inventedCharacter(static_cast<std::size_t>(number))); });
}

QString pathOf(const Backup& backup)
{
    return QString::fromStdString(backup.path);
}

}  // namespace

/// Backups of a campaign: made, listed, checked, kept, put back.
class BackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aBackupIsTheCampaign();
    void aBackupIsAClosedFile();
    void workGoesOnBesideIt();
    void namesSayAllThereIs_data();
    void namesSayAllThereIs();
    void strangeNamesAreNone_data();
    void strangeNamesAreNone();
    void theNewestComesFirst();
    void whatDidNotChangeNeedsNone();
    void aWrongClockMakesNoneNeeded();
    void anotherEndingIsAnotherCampaign();
    void anotherProgramMakesOne();
    void aDamagedCampaignLeavesNone();
    void whatIsNotNeededGoes();
    void keptForEver();
    void aByteThatChangedIsFound();
    void aFlippedBitIsFound();
    void aChosenFolderHasOneForEach();
    void aNewCampaignIsMadeOfOne();
    void aCampaignIsPutBack();
    void puttingBackCanBeTakenBack();
    void aLogThatWaitsBelongsToThePutBack();
    void othersSeeWhatIsPutBack();
    void whatCannotBeReadIsSetAside();
    void aLinkStaysALink();
    void whatIsDamagedInsideIsSetAside();
    void aChangedBackupIsNotPutBack();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("Harbour.hitspread")); }
    [[nodiscard]] BackupFolder backups() const { return BackupFolder(path()); }
    [[nodiscard]] std::unique_ptr<CampaignFile> opened() const { return CampaignFile::open(path()); }
    Backup made(BackupReason reason = BackupReason::Asked, seconds later = {}) const
    {
        return opened()->backUp(backups(), reason, kMade + later);
    }

    /// No page is at fault then.
    void addDanglingReference() const
    {
        support::runRaw(
            path(),
            {QStringLiteral("PRAGMA foreign_keys = OFF"),
             QStringLiteral(
                 "INSERT INTO character_rank (character_id, field, position, name, rank) VALUES (4711, 'skills', 0, 'x', 1)")});
    }

    std::optional<QTemporaryDir> m_folder;
};

void BackupTest::init()
{
    m_folder.emplace();
    const auto file = CampaignFile::create(path());
    for (int i = 0; i < 5; ++i)
        addCharacter(*file, i);
}

void BackupTest::aBackupIsTheCampaign()
{
    const Backup backup = made();
    QVERIFY(QFile::exists(pathOf(backup)));
    QCOMPARE(QFileInfo(pathOf(backup)).absolutePath(), m_folder->filePath(QStringLiteral("Harbour backups")));
    QCOMPARE(differenceOf(dumpOfFile(path()).tables, dumpOfFile(pathOf(backup)).tables), QString());
    QCOMPARE(backup.bytes, QFileInfo(pathOf(backup)).size());
    BackupFolder::requireUnchanged(backup);
}

void BackupTest::aBackupIsAClosedFile()
{
    const auto file = opened();
    addCharacter(*file, 7);  // now there is a -wal
    const Backup backup = file->backUp(backups(), BackupReason::Hourly, kMade);
    const QByteArray header = bytesOf(pathOf(backup)).first(20);
    QCOMPARE(header.at(18), '\1');  // no write-ahead log: it is read where nothing can be written
    QCOMPARE(header.at(19), '\1');
    QCOMPARE(QDir(backups().path()).entryList(QDir::Files).size(), 1);
    QVERIFY(!QFileInfo(pathOf(backup))
                 .permission(QFileDevice::WriteOwner | QFileDevice::WriteGroup | QFileDevice::WriteOther));
}

void BackupTest::workGoesOnBesideIt()
{
    const auto file = opened();
    const auto other = opened();
    addCharacter(*file, 7);
    const Backup backup = other->backUp(backups(), BackupReason::Hourly, kMade);
    addCharacter(*file, 8);
    QCOMPARE(file->library().count({}), std::size_t{7});
    QCOMPARE(dumpOfFile(pathOf(backup)).tables.value(QStringLiteral("character")).size(), qsizetype{6});
    QVERIFY(file->faults().empty());
}

void BackupTest::namesSayAllThereIs_data()
{
    QTest::addColumn<BackupReason>("reason");
    QTest::addColumn<bool>("isKept");
    for (const auto& [word, reason] : kBackupReasons) {
        QTest::newRow(std::string(word).c_str()) << reason << false;
        QTest::newRow((std::string(word) + ", kept").c_str()) << reason << true;
    }
}

void BackupTest::namesSayAllThereIs()
{
    QFETCH(BackupReason, reason);
    QFETCH(bool, isKept);
    const QString campaign = QStringLiteral("Hafen 2026-01-01T00-00-00Z asked ä");
    Backup backup{.made = kMade, .reason = reason, .isKept = isKept};
    backup.contentHash = std::string(40, 'a');
    const QString name = backupName(campaign, backup);
    QVERIFY2(name.startsWith(campaign + QStringLiteral(" 2026-11-28T20-15-00Z ")), qPrintable(name));
    const std::optional<Backup> read = backupAt(m_folder->filePath(name));
    QVERIFY(read);
    QCOMPARE(read->made, backup.made);
    QCOMPARE(read->reason, reason);
    QCOMPARE(read->isKept, isKept);
    QCOMPARE(read->contentHash, backup.contentHash);
    QCOMPARE(campaignOfBackup(name), campaign);
    const QString longest = backupName(QString(200, QChar(0x20AC)), backup);
    QVERIFY(QFile::encodeName(longest).size() <= 255);
    QVERIFY(backupAt(longest));
}

void BackupTest::strangeNamesAreNone_data()
{
    QTest::addColumn<QString>("name");
    const QString hash(40, u'b');
    QTest::newRow("a campaign") << QStringLiteral("Harbour.hitspread");
    QTest::newRow("no hash") << QStringLiteral("Harbour 2026-11-28T20-15-00Z asked.hitspread-backup");
    QTest::newRow("no such day") << QStringLiteral("Harbour 2026-02-30T20-15-00Z asked %1.hitspread-backup").arg(hash);
    QTest::newRow("no such reason")
        << QStringLiteral("Harbour 2026-11-28T20-15-00Z because %1.hitspread-backup").arg(hash);
    QTest::newRow("a sync program's copy")
        << QStringLiteral("Harbour 2026-11-28T20-15-00Z asked %1 (1).hitspread-backup").arg(hash);
    QTest::newRow("half made") << QStringLiteral("unfinished.part");
}

void BackupTest::strangeNamesAreNone()
{
    QFETCH(QString, name);
    QVERIFY(!backupAt(m_folder->filePath(name)));
    QVERIFY(QDir().mkpath(backups().path()));
    QFile file(backups().path() + u'/' + name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(backups().backups().empty());
}

void BackupTest::theNewestComesFirst()
{
    const Backup second = made(BackupReason::Hourly, hours{1});
    const Backup third = made(BackupReason::Closing, hours{2});
    const Backup first = made();
    const std::vector<Backup> all = backups().backups();
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all.at(0).path, third.path);
    QCOMPARE(all.at(1).path, second.path);
    QCOMPARE(all.at(2).path, first.path);
}

void BackupTest::whatDidNotChangeNeedsNone()
{
    {
        const auto file = opened();
        QVERIFY(!file->isBackedUp(backups()));
        file->backUp(backups(), BackupReason::Asked, kMade);
        QVERIFY(file->isBackedUp(backups()));
        addCharacter(*file, 7);
        QVERIFY(!file->isBackedUp(backups()));
        file->backUp(backups(), BackupReason::Asked, kMade + hours{1});
    }
    // Opened, read and closed again it is what it was.
    QVERIFY(opened()->isBackedUp(backups()));
    // A newest one that cannot be read is none.
    const QString newest = pathOf(backups().backups().front());
    QFile::setPermissions(newest, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    QVERIFY(QFile::resize(newest, 100));
    QVERIFY(!opened()->isBackedUp(backups()));
}

void BackupTest::aWrongClockMakesNoneNeeded()
{
    made(BackupReason::Hourly, days{365});  // the clock was a year ahead
    addCharacter(*opened(), 7);
    QVERIFY(!opened()->isBackedUp(backups()));
    made(BackupReason::Hourly);
    QVERIFY(opened()->isBackedUp(backups()));
}

void BackupTest::anotherEndingIsAnotherCampaign()
{
    QCOMPARE(BackupFolder(path()).path(), m_folder->filePath(QStringLiteral("Harbour backups")));
    QCOMPARE(BackupFolder(m_folder->filePath(QStringLiteral("Harbour.old"))).path(),
             m_folder->filePath(QStringLiteral("Harbour.old backups")));
}

void BackupTest::anotherProgramMakesOne()
{
    QVERIFY(QDir().mkpath(backups().path()));
    const DraftLock others(backups().path() + QStringLiteral("/unfinished.part"));
    QCOMPARE(codeOf([&] { made(); }), ProblemCode::CampaignLocked);
    QVERIFY(backups().backups().empty());
}

void BackupTest::aDamagedCampaignLeavesNone()
{
    const auto file = opened();
    addDanglingReference();
    QCOMPARE(codeOf([&] { file->backUp(backups(), BackupReason::Asked, kMade); }), ProblemCode::DamagedCampaign);
    QVERIFY(QDir(backups().path()).entryList(QDir::Files).isEmpty());
}

void BackupTest::whatIsNotNeededGoes()
{
    for (int i = 0; i < 12; ++i)
        made(BackupReason::Asked, seconds{i});
    backups().thinOut(kMade + minutes{1}, kNoLimit);
    const std::vector<Backup> left = backups().backups();
    QCOMPARE(left.size(), std::size_t{10});
    QCOMPARE(left.front().made, kMade + seconds{11});
    QCOMPARE(left.back().made, kMade + seconds{2});
    backups().thinOut(kMade + minutes{1}, 2 * left.front().bytes);
    QCOMPARE(backups().backups().size(), std::size_t{2});
}

void BackupTest::keptForEver()
{
    const Backup backup = made();
    const Backup kept = BackupFolder::setKept(backup, true);
    QVERIFY(kept.isKept);
    QVERIFY(!QFile::exists(pathOf(backup)));
    BackupFolder::requireUnchanged(kept);
    QVERIFY(backups().backups().front().isKept);
    // The same once more is no fault.
    QCOMPARE(BackupFolder::setKept(kept, true).path, kept.path);
    QCOMPARE(BackupFolder::setKept(kept, false).path, backup.path);
    QCOMPARE(codeOf([&] { BackupFolder::setKept(kept, false); }), ProblemCode::NotFound);
}

void BackupTest::aByteThatChangedIsFound()
{
    const Backup backup = made();
    QFile file(pathOf(backup));
    QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QByteArray whole = bytesOf(pathOf(backup));
    for (const qsizetype at : {qsizetype{0}, qsizetype{4097}, whole.size() / 2, whole.size() - 1}) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(changed), changed.size());
        file.close();
        QCOMPARE(codeOf([&] { BackupFolder::requireUnchanged(backup); }), ProblemCode::DamagedCampaign);
    }
    QVERIFY(file.resize(whole.size() - 4096));
    QCOMPARE(codeOf([&] { BackupFolder::requireUnchanged(backup); }), ProblemCode::DamagedCampaign);
    QVERIFY(file.remove());
    QCOMPARE(codeOf([&] { BackupFolder::requireUnchanged(backup); }), ProblemCode::NotFound);
}

void BackupTest::aFlippedBitIsFound()
{
    const Backup backup = made();
    QFile file(pathOf(backup));
    QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QRandomGenerator chance(20261128);
    support::FaultTried tried{.what = QStringLiteral("a bit of a backup is another one"), .tried = 400};
    for (int flip = 0; flip < tried.tried; ++flip) {
        const qint64 at = chance.bounded(static_cast<int>(file.size()));
        char byte = 0;
        QVERIFY(file.seek(at) && file.getChar(&byte));
        const char flipped = static_cast<char>(byte ^ (1 << chance.bounded(8)));
        QVERIFY(file.seek(at) && file.putChar(flipped) && file.flush());
        QVERIFY2(codeOf([&] { BackupFolder::requireUnchanged(backup); }) == ProblemCode::DamagedCampaign,
                 qPrintable(QString::number(at)));
        QVERIFY(file.seek(at) && file.putChar(byte) && file.flush());
        ++tried.survived;
    }
    BackupFolder::requireUnchanged(backup);
    support::tellFault("9", tried);
}

void BackupTest::aChosenFolderHasOneForEach()
{
    const QString chosen = m_folder->filePath(QStringLiteral("second disk"));
    const BackupFolder here(path(), chosen);
    const BackupFolder there(m_folder->filePath(QStringLiteral("elsewhere/Harbour.hitspread")), chosen);
    QVERIFY(here.path().startsWith(chosen));
    QVERIFY(here.path() != there.path());
    opened()->backUp(here, BackupReason::Asked, kMade);
    QCOMPARE(here.backups().size(), std::size_t{1});
    QVERIFY(there.backups().empty());
    QVERIFY(backups().backups().empty());
}

void BackupTest::aNewCampaignIsMadeOfOne()
{
    const Backup backup = made();
    const QString copy = m_folder->filePath(QStringLiteral("Again.hitspread"));
    restoreInto(backup, copy);
    QCOMPARE(differenceOf(dumpOfFile(path()).tables, dumpOfFile(copy).tables), QString());
    addCharacter(*CampaignFile::open(copy), 9);
    QCOMPARE(CampaignFile::open(copy)->library().count({}), std::size_t{6});
    QCOMPARE(opened()->library().count({}), std::size_t{5});
    QCOMPARE(codeOf([&] { restoreInto(backup, copy); }), ProblemCode::FileExists);
    BackupFolder::requireUnchanged(backup);
}

void BackupTest::aCampaignIsPutBack()
{
    const Backup backup = made();
    const support::DatabaseDump then = dumpOfFile(path());
    for (int i = 10; i < 20; ++i)
        addCharacter(*opened(), i);
    const Replaced replaced = restoreInPlace(backup, path(), backups(), kMade + hours{1});
    QVERIFY(replaced.backup);
    QCOMPARE(replaced.setAside, std::string());
    QCOMPARE(differenceOf(then.tables, dumpOfFile(path()).tables), QString());
    QVERIFY(opened()->faults().empty());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("Harbour.hitspread")});
}

void BackupTest::puttingBackCanBeTakenBack()
{
    const Backup backup = made();
    addCharacter(*opened(), 10);
    const support::DatabaseDump now = dumpOfFile(path());
    const Replaced replaced = restoreInPlace(backup, path(), backups(), kMade + hours{1});
    QCOMPARE(replaced.backup->reason, BackupReason::Restore);
    restoreInPlace(*replaced.backup, path(), backups(), kMade + hours{2});
    QCOMPARE(differenceOf(now.tables, dumpOfFile(path()).tables), QString());
}

void BackupTest::aLogThatWaitsBelongsToThePutBack()
{
    const Backup backup = made();
    addCharacter(*opened(), 10);
    const auto file = opened();
    addCharacter(*file, 11);
    file->checkpoint();
    const QString draft = m_folder->filePath(QStringLiteral("draft"));
    restoreInto(backup, draft);
    file->replaceBy(draft);
    // As it lies there now a power cut would leave it: the old file with what was put back waiting beside it.
    const QString after = m_folder->filePath(QStringLiteral("after.hitspread"));
    QVERIFY(QFile::copy(path(), after));
    QVERIFY(QFile::copy(path() + QStringLiteral("-wal"), after + QStringLiteral("-wal")));
    QCOMPARE(CampaignFile::open(after)->library().count({}), std::size_t{5});
}

void BackupTest::othersSeeWhatIsPutBack()
{
    const Backup backup = made();
    const auto other = opened();
    addCharacter(*other, 10);
    restoreInPlace(backup, path(), backups(), kMade + hours{1});
    QCOMPARE(other->library().count({}), std::size_t{5});
    addCharacter(*other, 11);
    QVERIFY(other->faults().empty());
    QCOMPARE(opened()->library().count({}), std::size_t{6});
}

void BackupTest::whatCannotBeReadIsSetAside()
{
    const Backup backup = made();
    const support::DatabaseDump then = dumpOfFile(path());
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(0));
    QVERIFY(file.write(QByteArray(4096, 'x')) == 4096);
    file.close();
    const QByteArray damaged = bytesOf(path());
    QFile wal(path() + QStringLiteral("-wal"));
    QVERIFY(wal.open(QIODevice::WriteOnly));
    QVERIFY(wal.write("left over") > 0);
    wal.close();
    const Replaced replaced = restoreInPlace(backup, path(), backups(), kMade + hours{1});
    QVERIFY(!replaced.backup);
    const QString setAside = QString::fromStdString(replaced.setAside);
    QCOMPARE(setAside, m_folder->filePath(QStringLiteral("Harbour damaged 2026-11-28T21-15-00Z.hitspread")));
    QCOMPARE(bytesOf(setAside), damaged);
    QCOMPARE(bytesOf(setAside + QStringLiteral("-wal")), QByteArray("left over"));
    QCOMPARE(differenceOf(then.tables, dumpOfFile(path()).tables), QString());
    QVERIFY(opened()->faults().empty());
    // A campaign that was deleted is made again.
    QVERIFY(QFile::remove(path()));
    QCOMPARE(restoreInPlace(backup, path(), backups(), kMade + hours{2}).setAside, std::string());
    QCOMPARE(opened()->library().count({}), std::size_t{5});
}

void BackupTest::aLinkStaysALink()
{
    const Backup backup = made();
    const QString link = m_folder->filePath(QStringLiteral("linked.hitspread"));
    QVERIFY(QFile::link(path(), link));
    QVERIFY(QFile::resize(path(), 100));
    const Replaced replaced = restoreInPlace(backup, link, backups(), kMade + hours{1});
    QVERIFY(!replaced.setAside.empty());
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(opened()->library().count({}), std::size_t{5});
}

void BackupTest::whatIsDamagedInsideIsSetAside()
{
    const Backup backup = made();
    addDanglingReference();
    const Replaced replaced = restoreInPlace(backup, path(), backups(), kMade + hours{1});
    QVERIFY(!replaced.backup);
    QVERIFY(!replaced.setAside.empty());
    QVERIFY(opened()->faults().empty());
    QCOMPARE(backups().backups().size(), std::size_t{1});
}

void BackupTest::aChangedBackupIsNotPutBack()
{
    const Backup backup = made();
    QFile file(pathOf(backup));
    QVERIFY(file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() - 1) && file.putChar('z'));
    file.close();
    addCharacter(*opened(), 10);
    const QByteArray now = bytesOf(path());
    QCOMPARE(codeOf([&] { restoreInPlace(backup, path(), backups(), kMade); }), ProblemCode::DamagedCampaign);
    const QString copy = m_folder->filePath(QStringLiteral("Again.hitspread"));
    QCOMPARE(codeOf([&] { restoreInto(backup, copy); }), ProblemCode::DamagedCampaign);
    QVERIFY(!QFile::exists(copy));
    QCOMPARE(bytesOf(path()), now);
}

HITSPREAD_TEST(BackupTest)
#include "backup_test.moc"
