#include "storage/damages.h"
#include "storage/playedfight.h"
#include "storage/recovery/recovery.h"
#include "storage/recovery/rollbackjournal.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/pngbytes.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace hitspread;
using namespace hitspread::storage;
using support::bytesOf;
using support::differenceOf;
using support::dumpOfFile;

namespace {

/// How many copies are damaged in each way unless HITSPREAD_DAMAGES says it; tests/long.sh does.
constexpr int kUsualDamages = 2;

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

/// Copies a file and its -journal in the middle of a change that has reached the file.
void breakOffAChange(const QString& path, const QString& copy)
{
    support::runRaw(path, {QStringLiteral("PRAGMA journal_mode = DELETE")});
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("broken off"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        for (const char* sql : {"PRAGMA cache_size = 10", "BEGIN", "UPDATE character SET name = name || ' changed'",
                                "INSERT INTO image (digest, data) VALUES (printf('%064d', 0), zeroblob(300000))"})
            QVERIFY2(QSqlQuery(database).exec(QLatin1String(sql)), sql);
        QVERIFY(QFile::copy(path, copy));
        QVERIFY(QFile::copy(path + QStringLiteral("-journal"), copy + QStringLiteral("-journal")));
        QVERIFY(QSqlQuery(database).exec(QStringLiteral("ROLLBACK")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("broken off"));
}

constexpr qsizetype kSector = 512;
constexpr qsizetype kKeptPage = kPageBytes + 8;
const QByteArray kJournalMark = QByteArrayLiteral("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");

/// What stands at the end of the journal of a change in several files.
QByteArray tailNaming(const QByteArray& super)
{
    const auto word = [](quint32 number) {
        QByteArray bytes(4, '\0');
        qToBigEndian(number, bytes.data());
        return bytes;
    };
    quint32 sum = 0;
    for (const char letter : super)
        sum += static_cast<quint32>(static_cast<signed char>(letter));
    return word(0x40000000 / kPageBytes + 1) + super + word(static_cast<quint32>(super.size())) + word(sum)
        + kJournalMark;
}

}  // namespace

Q_DECLARE_METATYPE(Damage)

/// What can be read of a damaged campaign comes back in a sound one, and the damaged one stays as it is.
class RecoveryTest : public QObject, private PlayedFight {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whatIsWholeComesBackWhole();
    void everyVersionComesBack_data();
    void everyVersionComesBack();
    void whatWaitsInTheLogComes();
    void aStrangersLogIsLeft();
    void aBrokenOffChangeIsTakenBack_data();
    void aBrokenOffChangeIsTakenBack();
    void whatWasDeletedStaysSo();
    void theSchemaIsFoundWithoutTheFirstPage();
    void aHistoryBeginsAnewBehindAHole();
    void whatCannotBeTakenBackIsCutOff();
    void aLostPageIsTold();
    void numbersAreNotGivenTwice();
    void whereNothingReadsNothingIsMade_data();
    void whereNothingReadsNothingIsMade();
    void aNewerOneIsRefused();
    void damagedInManyWays_data();
    void damagedInManyWays();

private:
    [[nodiscard]] QString path(const char* name) const { return m_own->filePath(QLatin1String(name)); }
    [[nodiscard]] static std::int64_t sumOf(const Recovered& recovered)
    {
        std::int64_t sum = 0;
        for (const Recovered::Table& table : recovered.tables)
            sum += table.broughtBack;
        return sum;
    }
    static void requireSame(const QString& one, const QString& other);

    QString m_whole;
    std::unique_ptr<QTemporaryDir> m_own;
    std::unique_ptr<Inventory> m_inventory;
    int m_damages = kUsualDamages;
};

void RecoveryTest::initTestCase()
{
    if (const int wanted = qEnvironmentVariableIntValue("HITSPREAD_DAMAGES"); wanted > 0)
        m_damages = wanted;
    makeFight();
    support::addInventedCharacters(*m_file, 150);
    m_file->atomically([this] {
        StoredRecord one = support::inventedCharacter(700);
        one.portrait = m_file->library().keepImage(support::pngBytes(40, 40, 20'000));
        const RecordId gone = m_file->library().insert(support::inventedCharacter(701));
        (void)m_file->library().insert(one);
        m_file->library().remove({RecordKind::Character, gone});
        (void)m_file->library().saveSearch({.name = "Everybody", .query = {}});
    });
    m_whole = QString::fromStdString(m_file->path());
    m_file.reset();
    m_inventory = std::make_unique<Inventory>(m_whole);
}

void RecoveryTest::init()
{
    m_own = std::make_unique<QTemporaryDir>();
}

void RecoveryTest::requireSame(const QString& one, const QString& other)
{
    const support::DatabaseDump expected = dumpOfFile(one);
    const support::DatabaseDump found = dumpOfFile(other);
    QCOMPARE(differenceOf(expected.tables, found.tables), QString());
    QCOMPARE(differenceOf(expected.takenOut, found.takenOut), QString());
    QCOMPARE(differenceOf(expected.log, found.log), QString());
    QCOMPARE(expected.heads, found.heads);
}

void RecoveryTest::whatIsWholeComesBackWhole()
{
    const QByteArray before = bytesOf(m_whole);
    const Recovered recovered = recover(m_whole, path("new.hitspread"));
    for (const Recovered::Table& table : recovered.tables)
        QVERIFY2(table.leftOut == 0, table.name.c_str());
    QCOMPARE(recovered.lostPages, 0);
    requireSame(m_whole, path("new.hitspread"));
    QCOMPARE(bytesOf(m_whole), before);
    QCOMPARE(support::faultWords(CampaignFile::open(path("new.hitspread"))->faults()), QStringList());
}

void RecoveryTest::everyVersionComesBack_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= shippedMigrations().size(); ++version)
        QTest::addRow("%d", version) << version;
}

void RecoveryTest::everyVersionComesBack()
{
    QFETCH(int, version);
    const QString frozen = support::sourcePath(
        QStringLiteral("tests/fixtures/campaigns/schema-%1.hitspread").arg(version));
    QVERIFY(QFile::copy(frozen, path("migrated.hitspread")));
    QVERIFY(QFile::setPermissions(path("migrated.hitspread"), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    CampaignFile::open(path("migrated.hitspread")).reset();
    const Recovered recovered = recover(frozen, path("new.hitspread"));
    QVERIFY(sumOf(recovered) > 0);
    requireSame(path("migrated.hitspread"), path("new.hitspread"));
    // Also where the head says nothing of the version.
    QByteArray headless = bytesOf(frozen);
    headless.replace(0, 100, QByteArray(100, '\0'));
    write(path("headless.hitspread"), headless);
    (void)recover(path("headless.hitspread"), path("again.hitspread"));
    requireSame(path("migrated.hitspread"), path("again.hitspread"));
}

void RecoveryTest::whatWaitsInTheLogComes()
{
    QVERIFY(QFile::copy(m_whole, path("open.hitspread")));
    const auto file = CampaignFile::open(path("open.hitspread"));
    support::addInventedCharacters(*file, 1);
    QVERIFY(QFile::copy(path("open.hitspread"), path("damaged.hitspread")));
    QVERIFY(QFile::copy(path("open.hitspread-wal"), path("damaged.hitspread-wal")));
    QVERIFY(QFile(path("damaged.hitspread-wal")).size() > kPageBytes);
    const QByteArray wal = bytesOf(path("damaged.hitspread-wal"));
    (void)recover(path("damaged.hitspread"), path("new.hitspread"));
    requireSame(path("open.hitspread"), path("new.hitspread"));
    QCOMPARE(bytesOf(path("damaged.hitspread-wal")), wal);
    QVERIFY(!QFile::exists(path("damaged.hitspread-shm")));
    // A frame that is not what it was, and all behind it, is none.
    QByteArray spoilt = wal;
    spoilt[spoilt.size() - 1000] = static_cast<char>(spoilt[spoilt.size() - 1000] ^ 1);
    write(path("damaged.hitspread-wal"), spoilt);
    (void)recover(path("damaged.hitspread"), path("again.hitspread"));
    QVERIFY(
        !differenceOf(dumpOfFile(path("new.hitspread")).tables, dumpOfFile(path("again.hitspread")).tables).isEmpty());
}

void RecoveryTest::aStrangersLogIsLeft()
{
    for (const char* name : {"one.hitspread", "other.hitspread"}) {
        QVERIFY(QFile::copy(m_whole, path(name)));
        support::addInventedCharacters(*CampaignFile::open(path(name)), 1);
    }
    const auto other = CampaignFile::open(path("other.hitspread"));
    support::addInventedCharacters(*other, 3);
    QVERIFY(QFile::copy(path("other.hitspread-wal"), path("one.hitspread-wal")));
    (void)recover(path("one.hitspread"), path("new.hitspread"));
    QVERIFY(QFile::remove(path("one.hitspread-wal")));
    requireSame(path("one.hitspread"), path("new.hitspread"));
}

void RecoveryTest::aBrokenOffChangeIsTakenBack_data()
{
    using Spoil = std::function<QByteArray(QByteArray)>;
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<int>("kept");  // pages; -1: all of them
    QTest::newRow("whole") << Spoil([](QByteArray journal) { return journal; }) << -1;
    QTest::newRow("cut short") << Spoil([](const QByteArray& journal) {
        return journal.first(kSector + 3 * kKeptPage - 1);
    }) << 2;
    QTest::newRow("another sum") << Spoil([](QByteArray journal) {
        const qsizetype last = kSector + 2 * kKeptPage - 1;
        journal[last] = static_cast<char>(journal[last] ^ 1);
        return journal;
    }) << 1;
    QTest::newRow("over and done with") << Spoil([](QByteArray journal) {
        return journal.replace(0, 28, QByteArray(28, '\0'));
    }) << 0;
    QTest::newRow("pages of no size") << Spoil([](QByteArray journal) {
        return journal.replace(24, 4, QByteArray(4, '\1'));
    }) << 0;
    QTest::newRow("pages of another size")
        << Spoil([](QByteArray journal) { return journal.replace(24, 4, QByteArray("\0\0\2\0", 4)); }) << 0;
    // With all of them where it should end, only a count of its pages that cannot be is the journal's fault.
    QTest::newRow("too many pages") << Spoil([](QByteArray journal) {
        return journal.replace(16, 4, QByteArray(4, '\x7f'));
    }) << -1;
    QTest::newRow("completed in several files")
        << Spoil([](const QByteArray& journal) { return journal + tailNaming("/nowhere/others-mj00000000"); }) << 0;
    QTest::newRow("not completed in several files")
        << Spoil([](const QByteArray& journal) { return journal + tailNaming("/"); }) << -1;
}

void RecoveryTest::aBrokenOffChangeIsTakenBack()
{
    QFETCH(std::function<QByteArray(QByteArray)>, spoil);
    QFETCH(int, kept);
    QVERIFY(QFile::copy(m_whole, path("open.hitspread")));
    const QString damaged = path("damaged.hitspread");
    breakOffAChange(path("open.hitspread"), damaged);
    const QByteArray whole = bytesOf(damaged + QStringLiteral("-journal"));
    const std::size_t all = originalsIn(damaged + QStringLiteral("-journal")).at.size();
    QVERIFY(all > 3);
    const QByteArray journal = spoil(whole);
    write(damaged + QStringLiteral("-journal"), journal);
    // A head nothing opens.
    QByteArray bytes = bytesOf(damaged).replace(16, 8, QByteArray(8, '\xff'));
    write(damaged, bytes);
    QVERIFY(bytes.size() > bytesOf(m_whole).size());
    QCOMPARE(originalsIn(damaged + QStringLiteral("-journal")).at.size(),
             kept < 0 ? all : static_cast<std::size_t>(kept));
    (void)recover(damaged, path("new.hitspread"));
    if (kept < 0)
        requireSame(m_whole, path("new.hitspread"));
    else
        QVERIFY(!differenceOf(dumpOfFile(m_whole).tables, dumpOfFile(path("new.hitspread")).tables).isEmpty());
    QCOMPARE(bytesOf(damaged), bytes);
    QCOMPARE(bytesOf(damaged + QStringLiteral("-journal")), journal);
}

void RecoveryTest::whatWasDeletedStaysSo()
{
    QVERIFY(QFile::copy(m_whole, path("less.hitspread")));
    support::runRaw(path("less.hitspread"),
                    {QStringLiteral("PRAGMA secure_delete = OFF"),
                     QStringLiteral("DELETE FROM character WHERE id > 60 AND name LIKE '%a%' "
                                    "AND id NOT IN (SELECT character_id FROM combatant) AND portrait IS NULL")});
    const Recovered recovered = recover(path("less.hitspread"), path("new.hitspread"));
    QVERIFY(recovered.tables.size() > 5);
    QCOMPARE(dumpOfFile(path("new.hitspread")).tables.value(QStringLiteral("character")),
             dumpOfFile(path("less.hitspread")).tables.value(QStringLiteral("character")));
}

void RecoveryTest::theSchemaIsFoundWithoutTheFirstPage()
{
    QByteArray bytes = bytesOf(m_whole);
    bytes.replace(0, kPageBytes, QByteArray(kPageBytes, '\0'));
    write(path("damaged.hitspread"), bytes);
    (void)recover(path("damaged.hitspread"), path("new.hitspread"));
    requireSame(m_whole, path("new.hitspread"));
}

void RecoveryTest::aHistoryBeginsAnewBehindAHole()
{
    QVERIFY(QFile::copy(m_whole, path("holed.hitspread")));
    const EntryId hole = CampaignFile::open(m_whole)->log().inForce({ScopeKind::Encounter, m_fight}, 0).at(3);
    support::runRaw(path("holed.hitspread"),
                    {QStringLiteral("DROP TRIGGER log_change_is_kept"),
                     QStringLiteral("DROP TRIGGER log_entry_is_kept"),
                     QStringLiteral("DELETE FROM log_change WHERE entry_id = %1").arg(hole),
                     QStringLiteral("DELETE FROM log_entry WHERE id = %1").arg(hole)});
    (void)recover(path("holed.hitspread"), path("new.hitspread"));
    const auto file = CampaignFile::open(path("new.hitspread"));
    QCOMPARE(support::faultWords(file->faults()), QStringList());
    // Everybody is there, as he stood.
    QCOMPARE(dumpOfFile(path("new.hitspread")).tables.value(QStringLiteral("combatant")),
             dumpOfFile(m_whole).tables.value(QStringLiteral("combatant")));
    const Scope scope{ScopeKind::Encounter, m_fight};
    QCOMPARE(file->log().inForce(scope, 0).size(), std::size_t{3});
    (void)HistoryService(*file, m_clock).moveTo(scope, file->log().inForce(scope, 0).at(2));
}

void RecoveryTest::whatCannotBeTakenBackIsCutOff()
{
    QVERIFY(QFile::copy(m_whole, path("other.hitspread")));
    // What was done before the last one left another colour.
    support::runRaw(path("other.hitspread"), {QStringLiteral("UPDATE combatant SET colour = 7 WHERE colour = 5")});
    QCOMPARE(support::faultWords(CampaignFile::open(path("other.hitspread"))->faults()), QStringList());
    (void)recover(path("other.hitspread"), path("new.hitspread"));
    const auto file = CampaignFile::open(path("new.hitspread"));
    const Scope scope{ScopeKind::Encounter, m_fight};
    const std::vector<EntryId> left = file->log().inForce(scope, 0);
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left.front(), CampaignFile::open(m_whole)->log().head(scope));
}

void RecoveryTest::aLostPageIsTold()
{
    quint32 page = 0;
    {
        Connection connection(m_whole, Connection::Access::Immutable);
        page = connection.value(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name = 'grenade'")).toUInt();
    }
    QByteArray bytes = bytesOf(m_whole);
    bytes.replace((static_cast<qsizetype>(page) - 1) * kPageBytes, kPageBytes, QByteArray(kPageBytes, '\0'));
    write(path("damaged.hitspread"), bytes);
    const Recovered recovered = recover(path("damaged.hitspread"), path("new.hitspread"));
    QCOMPARE(recovered.lostPages, 1);
    const auto found = std::ranges::find(recovered.tables, "grenade", &Recovered::Table::name);
    QVERIFY(found != recovered.tables.end());
    QCOMPARE(found->broughtBack, 0);
    QCOMPARE(found->lostPages, 1);
}

void RecoveryTest::numbersAreNotGivenTwice()
{
    QVERIFY(QFile::copy(m_whole, path("one.hitspread")));
    RecordId last = 0;
    {
        const auto file = CampaignFile::open(path("one.hitspread"));
        last = file->firstFree(RecordKind::Character) + 20;
    }
    support::runRaw(path("one.hitspread"),
                    {QStringLiteral("UPDATE sqlite_sequence SET seq = %1 WHERE name = 'character'").arg(last)});
    (void)recover(path("one.hitspread"), path("new.hitspread"));
    QCOMPARE(CampaignFile::open(path("new.hitspread"))->firstFree(RecordKind::Character), last + 1);
}

void RecoveryTest::whereNothingReadsNothingIsMade_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(5 * kPageBytes, '\0');
    QTest::newRow("a text") << QByteArray("Once upon a time. ").repeated(5000);
    QTest::newRow("another program's") << bytesOf(
        support::sourcePath(QStringLiteral("tests/fixtures/campaigns/foreign.hitspread")));
}

void RecoveryTest::whereNothingReadsNothingIsMade()
{
    QFETCH(QByteArray, bytes);
    write(path("damaged.hitspread"), bytes);
    const auto problem = support::problemOf([&] { (void)recover(path("damaged.hitspread"), path("new.hitspread")); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QVERIFY(support::saysWhatToDo(*problem));
    QCOMPARE(problem->causes.front().reason, Reason::NothingReadable);
    QCOMPARE(QDir(m_own->path()).entryList(QDir::Files), QStringList{QStringLiteral("damaged.hitspread")});
}

void RecoveryTest::aNewerOneIsRefused()
{
    const QString newer = support::sourcePath(QStringLiteral("tests/fixtures/campaigns/newer.hitspread"));
    const auto problem = support::problemOf([&] { (void)recover(newer, path("new.hitspread")); });
    QVERIFY(problem);
    QCOMPARE(problem->code, ProblemCode::NewerCampaign);
}

void RecoveryTest::damagedInManyWays_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::newRow("cut short") << &cutShort;
    QTest::newRow("head") << &spoiltHead;
    QTest::newRow("empty pages") << &emptyPages;
    QTest::newRow("random pages") << &randomPages;
    QTest::newRow("flipped bits") << &flippedBits;
    QTest::newRow("inside pages") << &insidePages;
    QTest::newRow("schema pages") << &schemaPages;
}

void RecoveryTest::damagedInManyWays()
{
    QFETCH(Damage, damage);
    const QByteArray whole = bytesOf(m_whole);
    qint64 standing = 0;
    qint64 back = 0;
    int nothing = 0;
    for (int turn = 0; turn < m_damages; ++turn) {
        RandomStream chance(static_cast<std::uint64_t>(turn) + 20261130);
        const QByteArray bytes = damage(whole, *m_inventory, chance, turn, m_damages);
        const QString damaged = path("damaged.hitspread");
        const QString made = m_own->filePath(QStringLiteral("%1.hitspread").arg(turn));
        write(damaged, bytes);
        std::map<QString, qint64> expected = m_inventory->wholeIn(bytes);
        Recovered recovered;
        try {
            recovered = recover(damaged, made);
        } catch (const Failure& failure) {
            QCOMPARE(failure.problem().causes.front().reason, Reason::NothingReadable);
            QVERIFY2(expected.empty(), qPrintable(QString::number(turn)));
            ++nothing;
            continue;
        }
        QCOMPARE(bytesOf(damaged), bytes);
        QCOMPARE(support::faultWords(CampaignFile::open(made)->faults()), QStringList());
        for (const auto& [table, count] : expected) {
            // How much of a log hangs together is another question.
            if (table.startsWith(QStringLiteral("log_")) || table == u"pending_action")
                continue;
            const auto found = std::ranges::find(recovered.tables, table.toStdString(), &Recovered::Table::name);
            const qint64 rows = found == recovered.tables.end() ? 0 : found->broughtBack;
            QVERIFY2(rows >= count,
                     qPrintable(QStringLiteral("%1, turn %2: %3 of %4").arg(table).arg(turn).arg(rows).arg(count)));
        }
        for (const auto& [table, count] : expected)
            standing += count;
        back += sumOf(recovered);
        QVERIFY(QFile::remove(made));
    }
    const QString seen = QStringLiteral("%1 rows stood on whole pages, %2 came back, %3 times nothing did");
    support::tellFault("10",
                       {.what = QStringLiteral("recover what is %1").arg(QLatin1String(QTest::currentDataTag())),
                        .tried = m_damages,
                        .survived = m_damages,
                        .seen = seen.arg(QString::number(standing), QString::number(back), QString::number(nothing))});
}

HITSPREAD_TEST(RecoveryTest)
#include "recovery_test.moc"
