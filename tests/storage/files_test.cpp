#include <QTest>

#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/campaignfile.h"
#include "storage/campaignthread.h"
#include "storage/sqlite/migrator.h"
#include "storage/start/samplecampaign.h"
#include "support/asnobody.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include "support/problemof.h"
#include "support/rawfile.h"
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTranslator>

#include <sys/stat.h>
#include <unistd.h>

using namespace hitspread;
using namespace hitspread::storage;
using support::AsNobody;
using support::bytesOf;
using support::codeOf;
using support::runRaw;

namespace {

/// A schema's version as it stands in the header.
QByteArray versionBytes(qsizetype number)
{
    return QByteArray(3, '\0') + static_cast<char>(number);
}

QString fixture(const QString& name)
{
    return support::sourcePath(QStringLiteral("tests/fixtures/campaigns/")) + name;
}

}  // namespace

/// What happens around the file: foreign and damaged ones, folders without rights, faults that a check must find.
class FilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fixturesAreRefusedAndUntouched_data();
    void fixturesAreRefusedAndUntouched();
    void frozenCampaignsOpen_data();
    void frozenCampaignsOpen();
    void aRefusedWalFileIsUntouched();
    void readOnlyPlacesAreRead_data();
    void readOnlyPlacesAreRead();
    void changesWaitingInTheWalAreNotLeftOut();
    void aCopyIsMadeBeforeMigrating();
    void aFailedMigrationLeavesFileAndCopy();
    void aMigrationIsOneStep_data();
    void aMigrationIsOneStep();
    void actionsAreFilledInWholeOrNotAtAll();
    void aFailedCreationLeavesNothing();
    void faultsAreTranslated();
    void faultsAreFound_data();
    void faultsAreFound();
    void theThreadSurvivesWhatThrows();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    /// The first there is; empty: none.
    [[nodiscard]] QString backupBeforeMigration() const
    {
        for (const Backup& backup : BackupFolder(path()).backups()) {
            if (backup.reason == BackupReason::Migration)
                return QString::fromStdString(backup.path);
        }
        return {};
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void FilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void FilesTest::fixturesAreRefusedAndUntouched_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, ProblemCode code) {
        QTest::newRow(name) << QString::fromLatin1(name) << static_cast<int>(code);
    };
    row("truncated-header.hitspread", ProblemCode::NotACampaign);
    row("foreign.hitspread", ProblemCode::ForeignDatabase);
    row("newer.hitspread", ProblemCode::NewerCampaign);
    row("hostile-trigger.hitspread", ProblemCode::DamagedCampaign);
    row("hostile-view.hitspread", ProblemCode::DamagedCampaign);
}

void FilesTest::fixturesAreRefusedAndUntouched()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    QVERIFY(QFile::copy(fixture(name), path()));
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const auto found = codeOf([&] { (void)CampaignFile::open(path()); });
    QVERIFY(found.has_value());
    QCOMPARE(static_cast<int>(*found), code);
    QCOMPARE(bytesOf(path()), bytesOf(fixture(name)));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("campaign.hitspread")});
}

void FilesTest::frozenCampaignsOpen_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<int>("people");
    QTest::addColumn<int>("fights");
    QTest::addColumn<int>("entries");
    QTest::addColumn<int>("archived");
    QTest::addColumn<int>("marks");
    QTest::newRow("schema-1.hitspread") << 1 << 11 << 2 << 0 << 0 << 0;
    QTest::newRow("schema-2.hitspread") << 2 << 11 << 3 << 14 << 0 << 0;  // played in: shots, a phase, undone steps
    QTest::newRow("schema-3.hitspread") << 3 << 11 << 3 << 8 << 1 << 1;   // somebody fled, something is tried out
    QTest::newRow("schema-4.hitspread") << 4 << 11 << 2 << 4 << 0 << 0;   // conditions, a phase undone
    QTest::newRow("schema-5.hitspread") << 5 << 11 << 2 << 7 << 0 << 0;  // a grenade lies there, duels of before tables
    QTest::newRow("schema-6.hitspread") << 6 << 11 << 2 << 10 << 0 << 0;  // actions of before the column, and with it
    QTest::newRow("schema-7.hitspread") << 7 << 11 << 4 << 12 << 1
                                        << 0;  // a fight has ended, somebody comes into the next
    QTest::newRow("schema-8.hitspread") << 8 << 11 << 4 << 12 << 1 << 0;  // members of a document nobody here knows
}

void FilesTest::frozenCampaignsOpen()
{
    QFETCH(int, version);
    QFETCH(int, people);
    QFETCH(int, fights);
    QFETCH(int, entries);
    QFETCH(int, archived);
    QFETCH(int, marks);
    QVERIFY(QFile::copy(fixture(QString::fromLatin1(QTest::currentDataTag())), path()));
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const auto file = CampaignFile::open(path());
    QVERIFY(!file->isReadOnly());
    QCOMPARE(support::faultWords(file->faults()), QStringList());
    // A copy of it as it was, then the new schema with everything that was there.
    if (version < shippedMigrations().size())
        QCOMPARE(bytesOf(backupBeforeMigration()).mid(60, 4), versionBytes(version));
    QCOMPARE(bytesOf(path()).mid(60, 4), versionBytes(shippedMigrations().size()));
    QCOMPARE(static_cast<int>(file->library().count({})), people);
    QVERIFY(!file->encounters().possessionsOfCombatant(1).empty());
    LibraryQuery query;
    query.search = "ines";
    QVERIFY(file->library().count(query) > 0);
    const auto all = file->encounters().encounters();
    QCOMPARE(static_cast<int>(all.size()), fights);
    // Conditions are there since the fourth; nothing lay about before the fifth.
    QCOMPARE(file->encounters().conditionsIn(all.front().id).size(), std::size_t{version >= 4 ? 1U : 0U});
    QCOMPARE(file->encounters().lyingIn(all.front().id).size(), std::size_t{version >= 5 ? 1U : 0U});
    int logged = 0;
    for (const Encounter& fight : all) {
        archived -= fight.archived ? 1 : 0;
        marks -= static_cast<int>(file->log().marks(fight.id).size());
        const Scope scope{ScopeKind::Encounter, fight.id};
        const std::vector<LogEntry> log = file->log().list({scope, {}});
        logged += static_cast<int>(log.size());
        // What each did is told, whether it was written with the entry or is from before.
        for (const LogEntry& entry : log) {
            const auto action = file->log().action(entry.id);
            QCOMPARE(entry.actionId, action ? action->action : std::string());
        }
        // What was played goes back to its beginning and forward again.
        const support::FixedClock clock;
        const std::string before = support::dumpOf(*file);
        const EntryId head = file->log().head(scope);
        HistoryService history(*file, clock);
        (void)history.moveTo(scope, 0);
        (void)history.moveTo(scope, head);
        QCOMPARE(support::dumpOf(*file), before);
    }
    QCOMPARE(logged, entries);
    QCOMPARE(archived, 0);
    QCOMPARE(marks, 0);
    QCOMPARE(support::faultWords(file->faults()), QStringList());
}

void FilesTest::aRefusedWalFileIsUntouched()
{
    SampleCampaign::create(path()).reset();
    runRaw(
        path(),
        {QStringLiteral(
            "CREATE VIEW endless AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n")});
    const QByteArray before = bytesOf(path());
    QVERIFY(codeOf([&] { (void)CampaignFile::open(path()); }) == ProblemCode::DamagedCampaign);
    QCOMPARE(bytesOf(path()), before);
}

void FilesTest::readOnlyPlacesAreRead_data()
{
    QTest::addColumn<int>("fileMode");
    QTest::addColumn<int>("folderMode");
    QTest::newRow("file") << 0444 << 0777;
    QTest::newRow("folder") << 0666 << 0555;
    QTest::newRow("both") << 0444 << 0555;
}

void FilesTest::readOnlyPlacesAreRead()
{
    QFETCH(int, fileMode);
    QFETCH(int, folderMode);
    SampleCampaign::create(path()).reset();
    const QByteArray before = bytesOf(path());
    QCOMPARE(::chmod(QFile::encodeName(path()).constData(), static_cast<mode_t>(fileMode)), 0);
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), static_cast<mode_t>(folderMode)), 0);
    {
        const AsNobody nobody;
        QVERIFY(nobody.worked());
        const auto file = CampaignFile::open(path());
        QVERIFY(file->isReadOnly());
        QVERIFY(file->library().count({}) > 0);
        QCOMPARE(support::faultWords(file->faults()), QStringList());
        QVERIFY(codeOf([&] { (void)file->library().insert(support::inventedCharacter(0)); })
                == ProblemCode::CampaignReadOnly);
        const QString beside = m_folder->filePath(QStringLiteral("new.hitspread"));
        if (folderMode == 0555)
            QVERIFY(codeOf([&] { (void)CampaignFile::create(beside); }) == ProblemCode::CampaignReadOnly);
    }
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777), 0);
    QCOMPARE(bytesOf(path()), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("campaign.hitspread")});
}

void FilesTest::changesWaitingInTheWalAreNotLeftOut()
{
    const auto writer = SampleCampaign::create(path());
    (void)writer->library().insert(support::inventedCharacter(0));
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0555), 0);
    {
        const AsNobody nobody;
        QVERIFY(nobody.worked());
        QVERIFY(codeOf([&] { (void)CampaignFile::open(path()); }) == ProblemCode::CampaignReadOnly);
    }
    QCOMPARE(::chmod(QFile::encodeName(m_folder->path()).constData(), 0777), 0);
}

void FilesTest::aCopyIsMadeBeforeMigrating()
{
    SampleCampaign::create(path()).reset();
    const QStringList later = shippedMigrations()
        + QStringList{QStringLiteral("CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;")};
    std::size_t people = 0;
    {
        const auto file = CampaignFile::open(path());
        people = file->library().count({});
        QCOMPARE(backupBeforeMigration(), QString());  // nothing to migrate, nothing to copy
    }
    {
        const auto file = CampaignFile::open(path(), later);
        QCOMPARE(file->library().count({}), people);
        QCOMPARE(support::faultWords(file->faults()), QStringList());
    }
    // The copy is the old campaign, whole, and nothing else lies there.
    const QString copy = backupBeforeMigration();
    QVERIFY(QFile::exists(copy));
    QCOMPARE(QDir(QFileInfo(copy).path()).entryList(QDir::Files).size(), 1);
    QCOMPARE(CampaignFile::open(copy)->library().count({}), people);
    QVERIFY(CampaignFile::open(path())->newer().has_value());
    // A second copy does not take the first one's name.
    QVERIFY(QFile::remove(path()));
    QVERIFY(QFile::copy(copy, path()));
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const QByteArray first = bytesOf(copy);
    (void)CampaignFile::open(path(), later);
    QCOMPARE(bytesOf(copy), first);
    QCOMPARE(QDir(QFileInfo(copy).path()).entryList(QDir::Files).size(), 2);
}

void FilesTest::aFailedMigrationLeavesFileAndCopy()
{
    SampleCampaign::create(path()).reset();
    const QStringList broken = shippedMigrations()
        + QStringList{QStringLiteral(
            "CREATE TABLE later (id INTEGER PRIMARY KEY); DROP TABLE character; CREATE TABLE later (id INTEGER);")};
    QVERIFY(codeOf([&] { (void)CampaignFile::open(path(), broken); }).has_value());
    QVERIFY(QFile::exists(backupBeforeMigration()));
    const auto file = CampaignFile::open(path());
    QVERIFY(file->library().count({}) > 0);
    QCOMPARE(support::faultWords(file->faults()), QStringList());
}

void FilesTest::aMigrationIsOneStep_data()
{
    QTest::addColumn<QString>("last");
    QTest::newRow("fails at its end") << QStringLiteral("CREATE TABLE log_entry (id INTEGER);");
    QTest::newRow("loses a row") << QStringLiteral("DELETE FROM distance; DELETE FROM combatant WHERE id = 1;");
}

void FilesTest::aMigrationIsOneStep()
{
    QFETCH(QString, last);
    QVERIFY(QFile::copy(fixture(QStringLiteral("schema-1.hitspread")), path()));
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const auto schema = [this] {
        Connection connection(path(), Connection::Access::ReadOnly);
        return Migrator::schemaOf(connection);
    };
    const QStringList before = schema();
    QVERIFY(codeOf([&] { (void)CampaignFile::open(path(), shippedMigrations() + QStringList{last}); })
            == ProblemCode::StorageFault);
    QCOMPARE(bytesOf(path()).mid(60, 4), versionBytes(1));
    QCOMPARE(schema(), before);
    QCOMPARE(support::faultWords(CampaignFile::open(path())->faults()), QStringList());
}

void FilesTest::actionsAreFilledInWholeOrNotAtAll()
{
    QVERIFY(QFile::copy(fixture(QStringLiteral("schema-5.hitspread")), path()));
    QVERIFY(QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    const auto inFile = [&](const char* question) {
        Connection connection(path(), Connection::Access::ReadOnly);
        return connection.value(QString::fromLatin1(question));
    };
    const auto isRefused = [&](const char* change) {
        bool worked = true;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("deeds"));
            database.setDatabaseName(path());
            worked = !database.open() || QSqlQuery(database).exec(QString::fromLatin1(change));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("deeds"));
        return !worked;
    };
    const char* const column = "SELECT count(*) FROM pragma_table_info('log_entry') WHERE name = 'deed'";
    QStringList broken = shippedMigrations().first(6);
    broken.last() += QStringLiteral("CREATE TABLE log_entry (id INTEGER);");
    QVERIFY(codeOf([&] { (void)CampaignFile::open(path(), broken); }).has_value());
    QCOMPARE(inFile("PRAGMA user_version").toInt(), 5);
    QCOMPARE(inFile(column).toInt(), 0);
    QVERIFY(isRefused("UPDATE log_entry SET title = 'other'"));
    CampaignFile::open(path()).reset();
    QCOMPARE(inFile(column).toInt(), 1);
    QCOMPARE(inFile("SELECT count(*) FROM log_entry WHERE deed IN ('shot', 'duel', 'phase')").toInt(), 4);
    // The log is append-only as it was.
    QVERIFY(isRefused("UPDATE log_entry SET deed = 'other'"));
}

void FilesTest::faultsAreTranslated()
{
    /// Every sentence of the check in capitals.
    class Shouting final : public QTranslator {
    public:
        [[nodiscard]] bool isEmpty() const override { return false; }
        [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
        {
            return qstrcmp(context, "reasons") == 0 ? QString::fromUtf8(text).toUpper() : QString();
        }
    } shouting;
    SampleCampaign::create(path()).reset();
    runRaw(path(), {QStringLiteral("DELETE FROM search WHERE rowid = 32")});
    const auto file = CampaignFile::open(path());
    QCOMPARE(support::faultWords(file->faults()),
             QStringList{QStringLiteral("character 1 cannot be found by searching")});
    QVERIFY(QCoreApplication::installTranslator(&shouting));
    const QStringList shouted = support::faultWords(file->faults());
    QCoreApplication::removeTranslator(&shouting);
    QCOMPARE(shouted, QStringList{QStringLiteral("character 1 CANNOT BE FOUND BY SEARCHING")});
}

void FilesTest::aFailedCreationLeavesNothing()
{
    const auto spoil = [](CampaignFile&) { throw Failure(ProblemCode::DiskFull, "test"); };
    QVERIFY(codeOf([&] { (void)CampaignFile::create(path(), spoil); }) == ProblemCode::DiskFull);
    QVERIFY(QDir(m_folder->path()).isEmpty());
    QVERIFY(codeOf([&] { (void)CampaignFile::create(path() + QStringLiteral("/below")); }) == ProblemCode::NotFound);
    CampaignFile::create(path()).reset();
    const QByteArray before = bytesOf(path());
    QVERIFY(codeOf([&] { (void)CampaignFile::create(path()); }) == ProblemCode::FileExists);
    QCOMPARE(bytesOf(path()), before);
}

void FilesTest::faultsAreFound_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const QStringList& statements, const char* word) {
        QTest::newRow(name) << statements << QString::fromLatin1(word);
    };
    row("a dangling reference", {QStringLiteral("UPDATE combatant SET character_id = 4711 WHERE id = 1")},
        "missing row of character");
    row("a value beyond its limit",
        {QStringLiteral("UPDATE character SET data = json_set(data, '$.str', 31) WHERE id = 1")}, "str");
    row("a record that cannot be read", {QStringLiteral("UPDATE weapon SET data = '[]' WHERE id = 1")}, "weapon 1");
    row("search is behind", {QStringLiteral("DELETE FROM search WHERE rowid = 32")}, "cannot be found by searching");
    row("the log's head is nowhere", {QStringLiteral("INSERT INTO log_head VALUES (0, 99)")}, "log of scope 0");
    row("an entry of no encounter",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 99, 'edit', 0, 0, '', '', '', 0, 0, NULL, '')")},
        "encounter that is missing");
    row("an entry after one of another scope",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 1, 'edit', 0, 0, '', '', '', 0, 0, NULL, ''), "
                        "(2, 2, 'edit', 1, 0, '', '', '', 0, 0, NULL, '')")},
        "log entry 2 follows");
    row("a mark in another fight's log",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 1, 'edit', 0, 0, '', '', '', 0, 0, NULL, '')"),
         QStringLiteral("INSERT INTO log_mark VALUES (1, 2, 1, NULL, 'Bold')")},
        "mark Bold");
    row("an action that cannot be read",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 1, 'action', 0, 0, '', '', '', 0, 0, '{}', '')")},
        "log entry 1");
    row("an entry listed under another action",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 1, 'action', 0, 0, '', '', '', 0, 0, "
                        "'{\"request\":{\"action\":\"shot\"}}', 'duel')")},
        "log entry 1 is listed under another action");
    row("an entry without its action's name",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 1, 'action', 0, 0, '', '', '', 0, 0, "
                        "'{\"request\":{\"action\":\"shot\"}}', '')")},
        "log entry 1 is listed under another action");
    row("a change by hand listed under an action",
        {QStringLiteral("INSERT INTO log_entry VALUES (1, 1, 'edit', 0, 0, '', '', '', 0, 0, NULL, 'shot')")},
        "log entry 1 is listed under another action");
}

void FilesTest::faultsAreFound()
{
    QFETCH(QStringList, statements);
    QFETCH(QString, word);
    SampleCampaign::create(path()).reset();
    runRaw(path(), statements);
    const auto file = CampaignFile::open(path());
    const QStringList faults = support::faultWords(file->faults());
    QVERIFY2(faults.join(u'\n').contains(word), qPrintable(faults.join(u'\n')));
}

void FilesTest::theThreadSurvivesWhatThrows()
{
    bool cameAfter = false;
    {
        CampaignThread thread([&] { return CampaignFile::create(path()); });
        QTest::ignoreMessage(QtWarningMsg, "storage: problem 15: test");
        thread.post([](Campaign& campaign) {
            campaign.atomically([&] {
                (void)campaign.library().insert(support::inventedCharacter(0));
                throw Failure(ProblemCode::DiskFull, "test");
            });
        });
        QTest::ignoreMessage(QtWarningMsg, "storage: odd");
        thread.post([](Campaign&) { throw std::runtime_error("odd"); });
        thread.post([&](Campaign& campaign) { cameAfter = campaign.library().count({}) == 0; });
    }
    QVERIFY(cameAfter);
}

HITSPREAD_TEST(FilesTest)
#include "files_test.moc"
