#include "harbourfolder.h"
#include "services/library/libraryservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "support/asnobody.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"
#include "support/writelock.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <optional>
#include <sys/stat.h>

using namespace hitspread;
using namespace hitspread::storage;
using namespace std::chrono;
using support::bytesOf;
using support::codeOf;
using support::problemOf;

namespace {

constexpr sys_seconds kThen = sys_days{year{2026} / November / 28} + hours{20};

/// How often each is tried unless HITSPREAD_ACCIDENTS says it; tests/long.sh does.
int triesOr(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_ACCIDENTS");
    return wanted > 0 ? wanted : usual;
}

/// A clock that says what it is told.
class AnyClock final : public Clock {
public:
    std::string now() const override { return m_now; }
    void set(std::string now) { m_now = std::move(now); }

private:
    std::string m_now;
};

}  // namespace

/// What happens to campaigns and their backups outside the program, tried often: none is believed that is not whole, none that is refused is
/// touched, and what a backup holds can be had.
class AccidentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aHeaderWithOtherBytes_data();
    void aHeaderWithOtherBytes();
    void aFileCutShort();
    void backedUpBesideALock();
    void noRightInTheBackupFolder_data();
    void noRightInTheBackupFolder();
    void anotherClock();
    void aValueTooLong();
    void aHostileBackup_data();
    void aHostileBackup();

private:
    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] BackupFolder backups() const { return m_folder->backups(); }
    [[nodiscard]] Backup made() const
    {
        return CampaignFile::open(path())->backUp(backups(), BackupReason::Asked, kThen);
    }
    void write(const QByteArray& bytes) const;
    [[nodiscard]] QString opened(const QByteArray& bytes) const;

    std::optional<support::HarbourFolder> m_folder;
    support::FaultTried m_tried;
};

void AccidentTest::init()
{
    m_tried = {};
    m_folder.emplace();
    const auto file = CampaignFile::create(path());
    file->atomically([&] {
        for (std::size_t n = 0; n < 5; ++n)
            (void)file->library().insert(support::inventedCharacter(n));
    });
}

void AccidentTest::cleanup()
{
    QVERIFY(::chmod(QFile::encodeName(m_folder->folder()).constData(), 0777) == 0);
}

void AccidentTest::write(const QByteArray& bytes) const
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Opens these bytes as a campaign; the refusal, or nothing where all that was in it is there. What is refused is left as it was.
QString AccidentTest::opened(const QByteArray& bytes) const
{
    static const QString whole = [this] {
        const auto sound = CampaignFile::open(path());
        return QString::fromStdString(support::dumpOf(*sound));
    }();
    write(bytes);
    QString said;
    const auto problem = problemOf([&] {
        const auto file = CampaignFile::open(path());
        if (const QStringList faults = support::faultWords(file->faults()); !faults.isEmpty())
            said = faults.first();
        else if (QString::fromStdString(support::dumpOf(*file)) != whole)
            said = QStringLiteral("!it is another one");
    });
    // What is damaged is called so, and is neither another program's nor the disk's fault.
    if (problem)
        said = (problem->code == ProblemCode::StorageFault ? QStringLiteral("!") : QString())
            + text::sentenceFor(*problem);
    if (bytesOf(path()) != bytes)
        said = QStringLiteral("!it was touched");
    return said;
}

void AccidentTest::aHeaderWithOtherBytes_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("length");
    QTest::newRow("magic") << 0 << 16;
    QTest::newRow("page size") << 16 << 2;
    QTest::newRow("write and read version") << 18 << 2;
    QTest::newRow("reserved room and fractions") << 20 << 4;
    QTest::newRow("change counter") << 24 << 4;
    QTest::newRow("page count") << 28 << 4;
    QTest::newRow("free pages") << 32 << 8;
    QTest::newRow("schema cookie and format") << 40 << 8;
    QTest::newRow("text encoding") << 56 << 4;
}

void AccidentTest::aHeaderWithOtherBytes()
{
    QFETCH(int, at);
    QFETCH(int, length);
    const QByteArray whole = bytesOf(path());
    QCOMPARE(opened(whole), QString());
    const Backup backup = made();
    QFile copy(QString::fromStdString(backup.path));
    QVERIFY(copy.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QByteArray good = bytesOf(copy.fileName());
    QRandomGenerator chance(static_cast<quint32>(20261129 + at));
    m_tried.what = QStringLiteral("header: ") + QString::fromLatin1(QTest::currentDataTag());
    for (m_tried.tried = 0; m_tried.tried < triesOr(8); ++m_tried.tried) {
        QByteArray changed = whole;
        for (int i = at; i < at + length; ++i)
            changed[i] = static_cast<char>(m_tried.tried == 0 ? 0 : m_tried.tried == 1 ? 255 : chance.bounded(256));
        const QString said = opened(changed);
        QVERIFY2(!said.startsWith(u'!'), qPrintable(said + QString::fromLatin1(changed.mid(at, length).toHex())));
        m_tried.seen = said.isEmpty() ? m_tried.seen : said;
        if (changed.mid(at, length) != good.mid(at, length)) {
            QByteArray other = good;
            other.replace(at, length, changed.mid(at, length));
            QVERIFY(copy.open(QIODevice::WriteOnly) && copy.write(other) == other.size());
            copy.close();
            QVERIFY(codeOf([&] { restoreInPlace(backup, path(), backups(), kThen); }) == ProblemCode::DamagedCampaign);
        }
        ++m_tried.survived;
    }
    support::tellFault("8", m_tried);
}

void AccidentTest::aFileCutShort()
{
    const QByteArray whole = bytesOf(path());
    QCOMPARE(opened(whole), QString());
    const Backup backup = made();
    const int tries = triesOr(60);
    m_tried = {.what = QStringLiteral("cut short, and a backup put back in its place"), .tried = tries};
    for (int i = 0; i < tries; ++i) {
        // The lengths with a name first: nothing, a header, a page and a letter more or less.
        constexpr std::array<qsizetype, 8> kEdges{0, 1, 99, 100, 101, 4095, 4096, 4097};
        const auto which = static_cast<std::size_t>(i);
        const qsizetype length = which < kEdges.size() ? kEdges.at(which) : whole.size() * i / tries - 1;
        const QString said = opened(whole.first(length));
        QVERIFY2(!said.isEmpty() && !said.startsWith(u'!'), qPrintable(QString::number(length)));
        m_tried.seen = said;
        const Replaced replaced = restoreInPlace(backup, path(), backups(), kThen + hours{1});
        QVERIFY(!replaced.backup && !replaced.setAside.empty());
        QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{5});
        ++m_tried.survived;
    }
    support::tellFault("10", m_tried);
}

void AccidentTest::backedUpBesideALock()
{
    m_tried = {.what = QStringLiteral("backup and restore beside another program's lock"), .tried = 3};
    const auto file = CampaignFile::open(path());
    file->atomically([&] { (void)file->library().insert(support::inventedCharacter(7)); });
    Backup backup;
    {
        // Somebody writes just now: what is confirmed by then is in the backup.
        const support::WriteLock lock(path());
        backup = file->backUp(backups(), BackupReason::Asked, kThen);
        ++m_tried.survived;
    }
    const std::string now = support::dumpOf(*file);
    {
        const support::WriteLock lock(path());
        const auto problem = problemOf([&] { restoreInPlace(backup, path(), backups(), kThen + hours{1}); });
        QVERIFY(problem && problem->code == ProblemCode::CampaignLocked);
        m_tried.seen = text::sentenceFor(*problem);
        QCOMPARE(support::dumpOf(*file), now);
        ++m_tried.survived;
    }
    QVERIFY(restoreInPlace(backup, path(), backups(), kThen + hours{2}).backup);
    QCOMPARE(support::dumpOf(*file), now);
    ++m_tried.survived;
    support::tellFault("12", m_tried);
}

void AccidentTest::noRightInTheBackupFolder_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("the folder of the backups") << 0;
    QTest::newRow("the folder it is to be in") << 1;
}

void AccidentTest::noRightInTheBackupFolder()
{
    QFETCH(int, mode);
    const Backup first = made();
    const QString locked = mode == 0 ? backups().path() : m_folder->folder();
    if (mode == 1)
        QVERIFY(QDir(backups().path()).removeRecursively());
    const auto file = CampaignFile::open(path());
    const QStringList before = QDir(locked).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QVERIFY(::chmod(QFile::encodeName(locked).constData(), 0555) == 0);
    QVERIFY(::chmod(QFile::encodeName(path()).constData(), 0666) == 0);
    m_tried = {.what = QStringLiteral("read-only: ") + QString::fromLatin1(QTest::currentDataTag()), .tried = 1};
    {
        const support::AsNobody nobody;
        QVERIFY(nobody.worked());
        const auto problem = problemOf([&] { file->backUp(backups(), BackupReason::Closing, kThen + hours{1}); });
        QVERIFY2(problem && problem->code == ProblemCode::CampaignReadOnly,
                 problem ? qPrintable(text::sentenceFor(*problem)) : "");
        m_tried.seen = text::sentenceFor(*problem);
    }
    QCOMPARE(QDir(locked).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), before);
    QVERIFY(::chmod(QFile::encodeName(locked).constData(), 0777) == 0);
    if (mode == 0)
        BackupFolder::requireUnchanged(first);
    // What could not be backed up can be worked with.
    file->atomically([&] { (void)file->library().insert(support::inventedCharacter(7)); });
    QCOMPARE(file->library().count({}), std::size_t{6});
    m_tried.survived = 1;
    support::tellFault(mode == 0 ? "6" : "7", m_tried);
}

/// The log goes by the order of what was done, whatever the clock said then; so does what is kept of backups.
void AccidentTest::anotherClock()
{
    constexpr std::array<const char*, 4> kYears{"2026-11-28T20:00:00Z", "2031-01-01T00:00:00Z", "1999-12-31T23:59:59Z",
                                                "2026-11-28T20:00:05Z"};
    const int steps = triesOr(12);
    m_tried = {.what = QStringLiteral("the clock jumps by years"), .tried = steps};
    const support::HumanPlans plans;
    AnyClock clock;
    const auto file = CampaignFile::open(path());
    LibraryService library(*file, plans, clock);
    for (int step = 0; step < steps; ++step) {
        clock.set(kYears.at(static_cast<std::size_t>(step) % kYears.size()));
        StoredRecord made = support::inventedCharacter(1);
        made.record.as<threed::Character>().name = "Step " + std::to_string(step);
        (void)library.create(made);
        ++m_tried.survived;
    }
    const std::vector<LogEntry> log = file->log().list({{}, {}, static_cast<std::size_t>(steps)});
    for (std::size_t i = 0; i < log.size(); ++i)
        QCOMPARE(log[i].title, "Step " + std::to_string(log.size() - 1 - i));
    for (int step = steps - 1; step >= steps / 2; --step) {
        QCOMPARE(file->log().line(HistoryService(*file, clock).undoable({})).title, "Step " + std::to_string(step));
        HistoryService(*file, clock).undo({});
    }
    // The clock was a year ahead for a while, and was put right: what is made then stays.
    for (int i = 0; i < 12; ++i)
        file->backUp(backups(), BackupReason::Hourly, kThen + years{1} + hours{i});
    const Backup last = file->backUp(backups(), BackupReason::Closing, kThen + hours{1});
    backups().thinOut(kThen + hours{1}, std::numeric_limits<std::int64_t>::max());
    BackupFolder::requireUnchanged(last);
    support::tellFault("19", m_tried);
}

/// As long as HITSPREAD_BLOB says in megabytes; SQLite is told that no value has more than 64.
void AccidentTest::aValueTooLong()
{
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_BLOB");
    const qint64 bytes = qint64{wanted > 0 ? wanted : 70} * 1024 * 1024;
    m_tried = {.what = QStringLiteral("a value of %1 MB, opened, checked, backed up, put back").arg(bytes >> 20),
               .tried = 4};
    support::runRaw(path(),
                    {QStringLiteral("PRAGMA ignore_check_constraints = ON"),
                     QStringLiteral("INSERT INTO image (digest, data) VALUES ('%1', zeroblob(%2))")
                         .arg(QString(64, u'a'), QString::number(bytes)),
                     QStringLiteral("UPDATE character SET portrait = '%1' WHERE id = 1").arg(QString(64, u'a'))});
    const auto file = CampaignFile::open(path());
    QCOMPARE(file->library().count({}), std::size_t{5});
    ++m_tried.survived;
    QVERIFY(problemOf([&] { (void)file->library().image(std::string(64, 'a')); }));
    std::optional<Problem> problem;
    std::vector<Cause> faults;
    problem = problemOf([&] { faults = file->faults(); });
    QVERIFY(problem || !faults.empty());
    m_tried.seen = problem ? text::sentenceFor(*problem) : text::wordsFor(faults.front());
    ++m_tried.survived;
    std::optional<Backup> backup;
    problem = problemOf([&] { backup = file->backUp(backups(), BackupReason::Asked, kThen); });
    QVERIFY(backup || problem);
    ++m_tried.survived;
    if (backup)
        (void)problemOf([&] { restoreInPlace(*backup, path(), backups(), kThen + hours{1}); });
    QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{5});
    ++m_tried.survived;
    support::tellFault("18", m_tried);
}

void AccidentTest::aHostileBackup_data()
{
    QTest::addColumn<QString>("attack");
    QTest::newRow("a trigger") << QStringLiteral(
        "CREATE TRIGGER evil AFTER INSERT ON character BEGIN DELETE FROM log_entry; END");
    QTest::newRow("an endless view") << QStringLiteral(
        "CREATE VIEW evil AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");
    QTest::newRow("a table of its own") << QStringLiteral("CREATE TABLE evil (a)");
    QTest::newRow("another program's") << QStringLiteral("PRAGMA application_id = 1");
    QTest::newRow("a newer program's") << QStringLiteral("PRAGMA user_version = 99");
}

/// Whoever sends a backup can give it the name that fits its bytes.
void AccidentTest::aHostileBackup()
{
    QFETCH(QString, attack);
    m_tried = {.what = QStringLiteral("a backup with ") + QString::fromLatin1(QTest::currentDataTag()), .tried = 2};
    const QString hostile = m_folder->at(QStringLiteral("hostile"));
    QVERIFY(QFile::copy(path(), hostile));
    support::runRaw(hostile, {QStringLiteral("PRAGMA journal_mode = DELETE"), attack});
    const Backup backup = m_folder->named(hostile, QStringLiteral("Harbour"), kThen);
    const auto file = CampaignFile::open(path());
    file->atomically([&] { (void)file->library().insert(support::inventedCharacter(7)); });
    const std::string now = support::dumpOf(*file);

    const auto problem = problemOf([&] { restoreInPlace(backup, path(), backups(), kThen + hours{1}); });
    QVERIFY(problem);
    QCOMPARE(spelled(problem->where), backup.path);
    m_tried.seen = text::sentenceFor(*problem);
    QCOMPARE(support::dumpOf(*file), now);
    QVERIFY(!QFile::exists(path() + QStringLiteral(".part")));
    ++m_tried.survived;
    const QString made = m_folder->at(QStringLiteral("Again.hitspread"));
    QVERIFY(problemOf([&] {
        restoreInto(backup, made);
        (void)CampaignFile::open(made);
    }));
    ++m_tried.survived;
    support::tellFault("18", m_tried);
}

HITSPREAD_TEST(AccidentTest)
#include "accident_test.moc"
