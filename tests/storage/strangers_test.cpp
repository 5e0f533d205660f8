#include <QTest>

#include "services/fight/encounterservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "storage/campaignthread.h"
#include "storage/sqlite/connection.h"
#include "storage/start/samplecampaign.h"
#include "support/databasedump.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace hitspread;
using namespace hitspread::storage;
using support::bytesOf;
using support::codeOf;
using support::problemOf;
using support::runRaw;

namespace {

/// What a colour given to a combatant, taken back again, ends in.
enum class End {
    Refused,    ///< the file is not opened, and keeps every byte
    Harmless,   ///< it goes on as with any campaign
    Unwritable  ///< it is opened; the change is refused and leaves nothing
};

const QString kEvil = QStringLiteral(
    "CREATE TRIGGER %1 AFTER INSERT ON log_entry BEGIN UPDATE character SET name = 'PWNED' || id; END");
const QString kEndless = QStringLiteral(
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");

/// Changes the schema's own rows behind SQLite's back.
QStringList underhand(const QString& change, const QStringList& before = {})
{
    return before
        + QStringList{QStringLiteral("PRAGMA writable_schema = ON"),
                      QStringLiteral("UPDATE sqlite_schema SET ") + change};
}

void giveColourAndTakeItBack(CampaignFile& file)
{
    const support::FixedClock clock;
    EncounterService encounters(file, clock);
    (void)encounters.setColour({1}, 4);
    HistoryService(file, clock).undo({ScopeKind::Encounter, 1});
}

}  // namespace

/// Campaign files from anybody: what is in them never runs, what is no file is never opened, nothing goes on for ever.
class StrangersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { SampleCampaign::create(m_sample.filePath(QStringLiteral("sample"))).reset(); }
    void init();
    void schemaLab_data();
    void schemaLab();
    void plantedStatisticsGoWithTheFirstChange();
    void usedUpNumbersAreNoFullDisk();
    void onlyRegularFilesAreOpened_data();
    void onlyRegularFilesAreOpened();
    void linksToCampaignsAreFollowed();
    void aSideFileThatIsNoneIsNamed_data();
    void aSideFileThatIsNoneIsNamed();
    void aStatementEndsInTheEnd();
    void aStatementEndsWhenAsked();
    void wholeFilesMayTakeLonger();
    void damagedRowsNameTheFile_data();
    void damagedRowsNameTheFile();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void StrangersTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(m_sample.filePath(QStringLiteral("sample")), path()));
}

namespace {

void addDisguises()
{
    const auto row = [](const char* name, const QStringList& attack) {
        QTest::newRow(name) << attack << static_cast<int>(End::Refused)
                            << static_cast<int>(ProblemCode::DamagedCampaign);
    };
    const QString evil = kEvil.arg(QStringLiteral("evil"));
    row("trigger", {evil});
    row("trigger sqlitexstat", {kEvil.arg(QStringLiteral("sqlitexstat"))});
    row("trigger that never ends",
        {QStringLiteral("CREATE TRIGGER sqlitexstat AFTER INSERT ON log_entry BEGIN SELECT * FROM (%1); END")
             .arg(kEndless)});
    row("trigger renamed sqlite_stat7",
        underhand(
            QStringLiteral("name = 'sqlite_stat7', sql = replace(sql, 'evil', 'sqlite_stat7') WHERE name = 'evil'"),
            {evil}));
    row("trigger renamed sqlite_stat1",
        underhand(
            QStringLiteral("name = 'sqlite_stat1', sql = replace(sql, 'evil', 'sqlite_stat1') WHERE name = 'evil'"),
            {evil}));
    row("trigger that says it is the table sqlite_stat1",
        underhand(
            QStringLiteral(
                "type = 'table', name = 'sqlite_stat1', tbl_name = 'sqlite_stat1', sql = replace(sql, 'evil', 'sqlite_stat1') WHERE name = 'evil'"),
            {evil}));
    row("trigger of no type", underhand(QStringLiteral("type = '' WHERE name = 'evil'"), {evil}));
    row("trigger of type TABLE", underhand(QStringLiteral("type = 'TABLE' WHERE name = 'evil'"), {evil}));
    row("trigger of ours taken away",
        underhand(QStringLiteral("sql = 'CREATE TABLE harmless (a)', type = 'table', name = 'harmless' "
                                 "WHERE type = 'trigger'")));
    row("trigger of ours with another word",
        underhand(QStringLiteral("sql = replace(sql, 'RAISE', 'hex') WHERE type = 'trigger'")));
    row("blank of ours that is none",
        underhand(
            QStringLiteral("sql = replace(sql, 'NOT NULL', 'NOT' || char(160) || 'NULL') WHERE name = 'weapon'")));
    row("view", {QStringLiteral("CREATE VIEW evil AS ") + kEndless});
    row("view sqlitexstat", {QStringLiteral("CREATE VIEW sqlitexstat AS ") + kEndless});
    row("view renamed sqlite_stat1",
        underhand(
            QStringLiteral(
                "name = 'sqlite_stat1', tbl_name = 'sqlite_stat1', sql = replace(sql, 'evil', 'sqlite_stat1') WHERE name = 'evil'"),
            {QStringLiteral("CREATE VIEW evil AS ") + kEndless}));
    row("table sqlitexstat", {QStringLiteral("CREATE TABLE sqlitexstat (a)")});
    row("index sqlitexstat on an expression", {QStringLiteral("CREATE INDEX sqlitexstat ON character (upper(name))")});
    row("index on a part", {QStringLiteral("CREATE INDEX evil ON character (name) WHERE length(name) > 3")});
    row("index renamed sqlite_stat4",
        underhand(
            QStringLiteral("name = 'sqlite_stat4', sql = replace(sql, 'evil', 'sqlite_stat4') WHERE name = 'evil'"),
            {QStringLiteral("CREATE INDEX evil ON character (upper(name))")}));
    row("generated column",
        {QStringLiteral("ALTER TABLE character ADD COLUMN evil TEXT GENERATED ALWAYS AS (upper(name))")});
    row("default of another kind", {QStringLiteral("ALTER TABLE character ADD COLUMN evil TEXT NOT NULL DEFAULT 'x'")});
    row("check replaced",
        underhand(QStringLiteral(
            "sql = replace(sql, 'json_valid(data)', 'length(hex(zeroblob(999)))') WHERE name = 'weapon'")));
    row("virtual table", {QStringLiteral("CREATE VIRTUAL TABLE evil USING fts5 (a)")});
    row("virtual table sqlitexstat", {QStringLiteral("CREATE VIRTUAL TABLE sqlitexstat USING dbstat")});
    row("table sqlite_stat1 of another shape",
        underhand(QStringLiteral("sql = 'CREATE TABLE sqlite_stat1(tbl,idx,stat,evil DEFAULT (hex(9)))' "
                                 "WHERE name = 'sqlite_stat1'"),
                  {QStringLiteral("ANALYZE")}));
    row("index that belongs elsewhere", underhand(QStringLiteral("tbl_name = 'weapon' WHERE name = 'armour_by_name'")));
}

void addContradictions()
{
    const auto refused = [](const char* name, const QStringList& attack, ProblemCode code) {
        QTest::newRow(name) << attack << static_cast<int>(End::Refused) << static_cast<int>(code);
    };
    const auto opened = [](const char* name, const QStringList& attack) {
        QTest::newRow(name) << attack << static_cast<int>(End::Harmless) << 0;
    };
    const QString pageOf = QStringLiteral(
        "rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = '%1') WHERE name = '%2'");
    refused("two tables on one page", underhand(pageOf.arg(QStringLiteral("weapon"), QStringLiteral("armour"))),
            ProblemCode::DamagedCampaign);
    refused("a table on no page", underhand(QStringLiteral("rootpage = 0 WHERE name = 'armour'")),
            ProblemCode::DamagedCampaign);
    refused("a table beyond the end", underhand(QStringLiteral("rootpage = 999999 WHERE name = 'armour'")),
            ProblemCode::DamagedCampaign);
    refused("the schema's own page", underhand(QStringLiteral("rootpage = 1 WHERE name = 'armour'")),
            ProblemCode::DamagedCampaign);
    refused(
        "two tables of one shape change places",
        underhand(QStringLiteral("rootpage = CASE name WHEN 'armour' THEN (SELECT rootpage FROM sqlite_schema WHERE "
                                 "name = 'modifier') ELSE (SELECT rootpage FROM sqlite_schema WHERE name = 'armour') "
                                 "END WHERE name IN ('armour', 'modifier')")),
        ProblemCode::DamagedCampaign);
    refused("no version", {QStringLiteral("PRAGMA user_version = 0")}, ProblemCode::DamagedCampaign);
    refused("negative version", {QStringLiteral("PRAGMA user_version = -5")}, ProblemCode::DamagedCampaign);
    refused("older version than its schema", {QStringLiteral("PRAGMA user_version = 3")}, ProblemCode::DamagedCampaign);
    refused("newer version", {QStringLiteral("PRAGMA user_version = 99")}, ProblemCode::NewerCampaign);
    refused("another program's number", {QStringLiteral("PRAGMA application_id = 1")}, ProblemCode::ForeignDatabase);
    opened("numbers that are text", {QStringLiteral("UPDATE sqlite_sequence SET seq = 'evil'")});
    opened("no numbers", {QStringLiteral("DELETE FROM sqlite_sequence")});
    opened("negative numbers", {QStringLiteral("UPDATE sqlite_sequence SET seq = -9223372036854775808")});
    opened("numbers twice", {QStringLiteral("INSERT INTO sqlite_sequence SELECT * FROM sqlite_sequence")});
    opened("a state that is none", {QStringLiteral("UPDATE sqlite_sequence SET seq = x'00' WHERE name = '*state'")});
    opened("statistics",
           {QStringLiteral("ANALYZE"), QStringLiteral("UPDATE sqlite_stat1 SET stat = '9223372036854775807 1'"),
            QStringLiteral("INSERT INTO sqlite_stat1 SELECT 'character', 'nothing', zeroblob(100000)")});
    opened("small pages",
           {QStringLiteral("PRAGMA journal_mode = DELETE"), QStringLiteral("PRAGMA page_size = 512"),
            QStringLiteral("VACUUM")});
    opened("large pages",
           {QStringLiteral("PRAGMA journal_mode = DELETE"), QStringLiteral("PRAGMA page_size = 65536"),
            QStringLiteral("VACUUM")});
    opened("pages that go by themselves", {QStringLiteral("PRAGMA auto_vacuum = FULL"), QStringLiteral("VACUUM")});
    opened("an absurd cache", {QStringLiteral("PRAGMA default_cache_size = 2147483647")});
    QTest::newRow("numbers that are used up")
        << QStringList{QStringLiteral("INSERT INTO sqlite_sequence VALUES ('log_entry', 9223372036854775807)")}
        << static_cast<int>(End::Unwritable) << static_cast<int>(ProblemCode::DamagedCampaign);
}

}  // namespace

void StrangersTest::schemaLab_data()
{
    QTest::addColumn<QStringList>("attack");
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("code");
    addDisguises();
    addContradictions();
}

void StrangersTest::schemaLab()
{
    QFETCH(QStringList, attack);
    QFETCH(int, end);
    QFETCH(int, code);
    runRaw(path(), attack);
    const QByteArray before = bytesOf(path());
    if (end == static_cast<int>(End::Refused)) {
        const auto problem = problemOf([&] { giveColourAndTakeItBack(*CampaignFile::open(path())); });
        QVERIFY(problem.has_value());
        QCOMPARE(static_cast<int>(problem->code), code);
        QCOMPARE(spelled(problem->where), path().toStdString());
        QCOMPARE(bytesOf(path()), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("campaign.hitspread")});
        return;
    }
    const auto rows = support::dumpOfFile(path());
    {
        const auto file = CampaignFile::open(path());
        const auto found = codeOf([&] { giveColourAndTakeItBack(*file); });
        QCOMPARE(found.has_value(), end == static_cast<int>(End::Unwritable));
        if (found)
            QCOMPARE(static_cast<int>(*found), code);
    }
    const auto afterwards = support::dumpOfFile(path());
    QCOMPARE(support::differenceOf(rows.tables, afterwards.tables), QString());
    QCOMPARE(afterwards.log.isEmpty() || afterwards.log.first().isEmpty(), end == static_cast<int>(End::Unwritable));
}

void StrangersTest::plantedStatisticsGoWithTheFirstChange()
{
    const auto statistics = [&] {
        Connection connection(path(), Connection::Access::Immutable);
        return connection
            .value(QStringLiteral("SELECT count(*) FROM sqlite_schema WHERE name LIKE 'sqlite\\_stat%' "
                                  "ESCAPE '\\'"))
            .toInt();
    };
    runRaw(path(), {QStringLiteral("ANALYZE")});
    QVERIFY(statistics() > 0);
    {
        const auto file = CampaignFile::open(path());
        QVERIFY(file->library().count({}) > 0);
    }
    QVERIFY(statistics() > 0);  // only read, so as it was
    giveColourAndTakeItBack(*CampaignFile::open(path()));
    QCOMPARE(statistics(), 0);
    QCOMPARE(support::faultWords(CampaignFile::open(path())->faults()), QStringList());
}

void StrangersTest::usedUpNumbersAreNoFullDisk()
{
    runRaw(path(), {QStringLiteral("INSERT INTO sqlite_sequence VALUES ('log_entry', 9223372036854775807)")});
    const auto file = CampaignFile::open(path());
    const auto problem = problemOf([&] { giveColourAndTakeItBack(*file); });
    QVERIFY(problem && problem->code == ProblemCode::DamagedCampaign);
    QCOMPARE(support::faultWords(problem->causes), QStringList{QStringLiteral("its row numbers are used up")});
    QCOMPARE(support::faultWords(file->faults()), QStringList{QStringLiteral("its row numbers are used up")});
}

void StrangersTest::onlyRegularFilesAreOpened_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("code");
    const int bad = static_cast<int>(ProblemCode::BadInput);
    QTest::newRow("a pipe") << QStringLiteral("pipe") << bad;
    QTest::newRow("a link to a pipe") << QStringLiteral("link") << bad;
    QTest::newRow("a socket") << QStringLiteral("socket") << bad;
    QTest::newRow("a folder") << QStringLiteral(".") << bad;
    QTest::newRow("null") << QStringLiteral("/dev/null") << bad;
    QTest::newRow("random") << QStringLiteral("/dev/random") << bad;
    QTest::newRow("terminal") << QStringLiteral("/dev/tty") << -1;  // one may be there or not
    QTest::newRow("process") << QStringLiteral("/proc/self/maps") << static_cast<int>(ProblemCode::NotACampaign);
    QTest::newRow("loop") << QStringLiteral("loop") << static_cast<int>(ProblemCode::NotFound);
    QTest::newRow("nowhere") << QStringLiteral("nowhere") << static_cast<int>(ProblemCode::NotFound);
}

void StrangersTest::onlyRegularFilesAreOpened()
{
    QFETCH(QString, what);
    QFETCH(int, code);
    const QDir folder(m_folder->path());
    const auto place = [&](const char* name) { return QFile::encodeName(folder.filePath(QLatin1String(name))); };
    QCOMPARE(::mkfifo(place("pipe").constData(), 0600), 0);
    QCOMPARE(::symlink("pipe", place("link").constData()), 0);
    QCOMPARE(::symlink("loop", place("loop").constData()), 0);
    QCOMPARE(::symlink("nothing", place("nowhere").constData()), 0);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    qstrncpy(address.sun_path, place("socket").constData(), sizeof address.sun_path);
    QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    const QString file = folder.filePath(what);
    const auto problem = problemOf([&] { (void)CampaignFile::open(file); });
    ::close(socket);
    QVERIFY(problem.has_value());
    QCOMPARE(spelled(problem->where), file.toStdString());
    if (code >= 0)
        QCOMPARE(static_cast<int>(problem->code), code);
}

void StrangersTest::linksToCampaignsAreFollowed()
{
    const QString link = m_folder->filePath(QStringLiteral("link.hitspread"));
    QVERIFY(QFile::link(path(), link));
    giveColourAndTakeItBack(*CampaignFile::open(link));
    QCOMPARE(CampaignFile::open(path())->log().list({{ScopeKind::Encounter, 1}, {}}).size(), std::size_t{2});
}

void StrangersTest::aSideFileThatIsNoneIsNamed_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::newRow("wal") << QStringLiteral("-wal");
    QTest::newRow("shm") << QStringLiteral("-shm");
    QTest::newRow("journal") << QStringLiteral("-journal");
}

void StrangersTest::aSideFileThatIsNoneIsNamed()
{
    QFETCH(QString, suffix);
    const QByteArray before = bytesOf(path());
    QCOMPARE(::mkfifo(QFile::encodeName(path() + suffix).constData(), 0600), 0);
    const auto problem = problemOf([&] { (void)CampaignFile::open(path()); });
    QVERIFY(problem && problem->code == ProblemCode::BadInput);
    QCOMPARE(spelled(problem->where), (path() + suffix).toStdString());
    QCOMPARE(bytesOf(path()), before);
}

void StrangersTest::aStatementEndsInTheEnd()
{
    Connection connection(path(), Connection::Access::ReadWrite);
    connection.setPatience(std::chrono::milliseconds(50));
    const auto problem = problemOf([&] { (void)connection.value(kEndless); });
    QVERIFY(problem && problem->code == ProblemCode::Stopped);
    QCOMPARE(spelled(problem->where), path().toStdString());
    // A transaction is taken back whole, and the connection goes on.
    connection.trust();
    const QString people = QStringLiteral("SELECT count(*) FROM character WHERE name = 'gone'");
    QVERIFY(codeOf([&] {
                connection.transact([&] {
                    connection.run(QStringLiteral("UPDATE character SET name = 'gone'"));
                    connection.run(kEndless);
                });
            })
            == ProblemCode::Stopped);
    QCOMPARE(connection.value(people).toInt(), 0);
    // What counts is one step: many short ones together may take longer.
    storage::ResultSet rows = connection.run(QStringLiteral(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20) SELECT i FROM n"));
    int read = 0;
    while (rows.next()) {
        QTest::qSleep(3);  // twenty times: more than the patience
        ++read;
    }
    QCOMPARE(read, 20);
}

void StrangersTest::aStatementEndsWhenAsked()
{
    std::optional<ProblemCode> found;
    std::atomic<bool> isNear = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        Connection connection(path(), Connection::Access::ReadWrite);
        isNear = true;
        found = codeOf([&] { (void)connection.value(kEndless); });
    }));
    thread->start();
    QTRY_VERIFY(isNear);
    // From here on nothing tells how far the statement is; asked too early it would not be the statement that ends.
    QTest::qSleep(30);
    QVERIFY(thread->isRunning());
    thread->requestInterruption();
    QVERIFY(thread->wait(10000));
    QVERIFY(found == ProblemCode::Stopped);
    // The same by way of the thread a campaign lives on.
    std::atomic<bool> isDone = false;
    CampaignThread campaign(
        [&]() -> std::unique_ptr<CampaignFile> {
            Connection connection(path(), Connection::Access::ReadWrite);
            (void)connection.value(kEndless);
            return nullptr;
        },
        [&](const std::exception_ptr& error) { isDone = error != nullptr; });
    campaign.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(isDone, 10000);
}

void StrangersTest::wholeFilesMayTakeLonger()
{
    Connection connection(path(), Connection::Access::ReadWrite);
    connection.setPatience(std::chrono::milliseconds(0));
    const QString busy = QStringLiteral(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT count(*) FROM n");
    {
        const Connection::LongWork everything(connection);
        QCOMPARE(connection.value(busy).toInt(), 300000);
    }
    QVERIFY(codeOf([&] { (void)connection.value(busy); }) == ProblemCode::Stopped);
}

void StrangersTest::damagedRowsNameTheFile_data()
{
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* damage, const char* word) {
        QTest::newRow(name) << QString::fromLatin1(damage) << QString::fromLatin1(word);
    };
    row("combatant", "UPDATE combatant SET condition = '[]' WHERE id = 1", "combatant 1");
    row("encounter", "UPDATE encounter SET switches = '[]' WHERE id = 1", "encounter 1");
    row("possession", "UPDATE possession SET state = '[]'", "possession");
    row("character", "UPDATE character SET data = '[]'", "character");
    row("system", "UPDATE character SET system = 'evil' || hex(zeroblob(1000000))", "character");
    row("action", R"(INSERT INTO log_entry VALUES (1, 1, 'action', 0, 0, 'step', '', '', 1, 1, '{"steps":1}', ''))",
        "log entry 1");
    row("no UTF-8 in an action",
        "INSERT INTO log_entry VALUES (1, 1, 'action', 0, 0, 'step', '', '', 1, 1, CAST(X'7B2261223A2280227D' AS TEXT), '')",
        "log entry 1");
    row("pending action", "INSERT INTO pending_action VALUES (1, 1, '{\"steps\":1}')", "pending action 1");
}

void StrangersTest::damagedRowsNameTheFile()
{
    QFETCH(QString, damage);
    QFETCH(QString, word);
    runRaw(path(), {damage});
    const auto file = CampaignFile::open(path());
    const support::FixedClock clock;
    const auto problem = problemOf([&] {
        (void)file->encounters().encounters();
        (void)EncounterService(*file, clock).combatants(1);
        for (const LogEntry& entry : file->log().list({{ScopeKind::Encounter, 1}, {}, 10, 0}))
            (void)file->log().entry(entry.id);
        (void)file->log().pending(1);
    });
    QVERIFY(problem);
    QVERIFY2(problem->code == ProblemCode::DamagedCampaign, qPrintable(text::sentenceFor(*problem)));
    QCOMPARE(spelled(problem->where), path().toStdString());
    QVERIFY(!problem->causes.empty());
    const QString said = text::wordsFor(problem->causes.front());
    QVERIFY2(said.contains(word), qPrintable(said));
    QVERIFY(said.size() < 300);
    // What stands in a campaign nobody can save as something else.
    QVERIFY(!text::sentenceFor(*problem).contains(QStringLiteral("save the document")));
}

HITSPREAD_TEST(StrangersTest)
#include "strangers_test.moc"
