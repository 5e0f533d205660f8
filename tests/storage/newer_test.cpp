#include <QTest>

#include "services/refusal/problem.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "storage/guard/filewriter.h"
#include "storage/start/foreigncampaign.h"
#include "storage/start/samplecampaign.h"
#include "support/asnobody.h"
#include "support/campaigndump.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/programs.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QScopeGuard>
#include <QTemporaryDir>

using namespace hitspread;
using namespace hitspread::storage;
using support::bytesOf;
using support::problemOf;
using support::runRaw;

namespace {

/// What a later version may do to a schema and an older one still reads; with another version's name in the file.
const QStringList kLater{
    QStringLiteral("ALTER TABLE character ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"),
    QStringLiteral("CREATE TABLE map (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"),
    QStringLiteral("CREATE INDEX map_by_name ON map (name)"),
    QStringLiteral("CREATE TRIGGER map_grows AFTER INSERT ON character BEGIN INSERT INTO map (name) VALUES ('x'); END"),
    QStringLiteral("UPDATE sqlite_sequence SET seq = '97.5.1' WHERE name = '*writer'"),
    QStringLiteral("PRAGMA user_version = 99"),
};

void add(CampaignFile& file, std::size_t number)
{
    file.atomically([&] { (void)file.library().insert(support::inventedCharacter(number)); });
}

/// What a refusal says, finding by finding.
QStringList wordsOf(const std::optional<Problem>& problem)
{
    return problem ? support::faultWords(problem->causes) : QStringList();
}

const QStringList kNewerWords{QStringLiteral("its format is 99, this version knows up to %1"),
                              QStringLiteral("it was last written by version 97.5.1")};

QStringList newerWords()
{
    return {kNewerWords[0].arg(shippedMigrations().size()), kNewerWords[1]};
}

}  // namespace

/// Which version wrote a campaign, and what an older one does with what a newer one wrote.
class NewerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whoWroteLastIsSaid();
    void onlyTheFirstChangeNamesItsVersion();
    void whatIsNoVersionIsNotRepeated_data();
    void whatIsNoVersionIsNotRepeated();
    void aNewerFileIsRead();
    void aNewerFileWaitingInTheWalIsRead();
    void aNewerFileIsReadWhereNothingCanBeWritten();
    void whatLacksSomethingIsRefused_data();
    void whatLacksSomethingIsRefused();
    void triggersOfANewerFileStayOff();
    void peopleAreTakenFromANewerFile();
    void aBackupIsNotPutOverANewerFile();
    void anOpenFileThatIsMigratedIsLeftAlone();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    [[nodiscard]] QStringList names() const { return QDir(m_folder->path()).entryList(QDir::Files); }
    [[nodiscard]] QString writer() const
    {
        Connection connection(path(), Connection::Access::Immutable);
        return writerOf(connection);
    }
    /// The sample's people and fights as a later version left them; the file is at rest.
    void makeNewer() const
    {
        SampleCampaign::create(path()).reset();
        runRaw(path(), kLater);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void NewerTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void NewerTest::whoWroteLastIsSaid()
{
    CampaignFile::create(path()).reset();
    QCOMPARE(writer(), support::programVersion());
    runRaw(path(), {QStringLiteral("UPDATE sqlite_sequence SET seq = '0.1.0' WHERE name = '*writer'")});
    QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{0});
    QCOMPARE(writer(), QStringLiteral("0.1.0"));  // reading is no writing
    add(*CampaignFile::open(path()), 1);
    QCOMPARE(writer(), support::programVersion());
    // Files of before it are as good.
    runRaw(path(), {QStringLiteral("DELETE FROM sqlite_sequence WHERE name = '*writer'")});
    QCOMPARE(writer(), QString());
    const auto file = CampaignFile::open(path());
    add(*file, 2);
    QCOMPARE(support::faultWords(file->faults()), QStringList());
    // A copy says so as well.
    const QString copy = m_folder->filePath(QStringLiteral("copy.hitspread"));
    file->saveCopy(copy);
    Connection connection(copy, Connection::Access::Immutable);
    QCOMPARE(writerOf(connection), support::programVersion());
}

void NewerTest::onlyTheFirstChangeNamesItsVersion()
{
    CampaignFile::create(path()).reset();
    const auto file = CampaignFile::open(path());
    add(*file, 1);
    runRaw(path(), {QStringLiteral("UPDATE sqlite_sequence SET seq = '0.1.0' WHERE name = '*writer'")});
    file->guard()->look();
    add(*file, 2);
    Connection connection(path(), Connection::Access::ReadOnly);
    QCOMPARE(writerOf(connection), QStringLiteral("0.1.0"));
}

void NewerTest::whatIsNoVersionIsNotRepeated_data()
{
    QTest::addColumn<QString>("found");
    QTest::newRow("a sentence") << QStringLiteral("'send your password'");
    QTest::newRow("a line break") << QStringLiteral("'1.0' || char(10)");
    QTest::newRow("a long one") << QStringLiteral("'1' || hex(zeroblob(40))");
    QTest::newRow("bytes") << QStringLiteral("x'00ff'");
    QTest::newRow("nothing") << QStringLiteral("NULL");
}

void NewerTest::whatIsNoVersionIsNotRepeated()
{
    QFETCH(QString, found);
    CampaignFile::create(path()).reset();
    runRaw(path(), {QStringLiteral("UPDATE sqlite_sequence SET seq = %1 WHERE name = '*writer'").arg(found)});
    QCOMPARE(writer(), QString());
    add(*CampaignFile::open(path()), 1);
    QCOMPARE(writer(), support::programVersion());
}

void NewerTest::aNewerFileIsRead()
{
    SampleCampaign::create(path()).reset();
    const std::string before = support::dumpOf(*CampaignFile::open(path()));
    runRaw(path(), kLater);
    const QByteArray bytes = bytesOf(path());
    {
        const auto file = CampaignFile::open(path());
        QVERIFY(file->isReadOnly());
        QVERIFY(file->newer().has_value());
        QCOMPARE(static_cast<int>(file->newer()->code), static_cast<int>(ProblemCode::NewerCampaign));
        QCOMPARE(wordsOf(file->newer()), newerWords());
        QCOMPARE(support::dumpOf(*file), before);
        const auto refused = problemOf([&] { add(*file, 1); });
        QVERIFY(refused && refused->code == ProblemCode::NewerCampaign);
        QCOMPARE(wordsOf(refused), newerWords());
        // A copy of it is what it is.
        const QString copy = m_folder->filePath(QStringLiteral("copy.hitspread"));
        file->saveCopy(copy);
        QVERIFY(CampaignFile::open(copy)->newer().has_value());
        QVERIFY(QFile::remove(copy));
    }
    QCOMPARE(bytesOf(path()), bytes);
    QCOMPARE(names(), QStringList{QStringLiteral("campaign.hitspread")});
}

void NewerTest::aNewerFileWaitingInTheWalIsRead()
{
    SampleCampaign::create(path()).reset();
    const std::string before = support::dumpOf(*CampaignFile::open(path()));
    const auto other = std::make_unique<Connection>(path(), Connection::Access::ReadWrite);
    other->runOnce(QStringLiteral("PRAGMA wal_autocheckpoint = 0"));
    for (const QString& statement : kLater)
        other->runOnce(statement);
    const QByteArray bytes = bytesOf(path());
    const auto file = CampaignFile::open(path());
    QCOMPARE(wordsOf(file->newer()), newerWords());
    QCOMPARE(support::dumpOf(*file), before);
    QCOMPARE(bytesOf(path()), bytes);
}

void NewerTest::aNewerFileIsReadWhereNothingCanBeWritten()
{
    makeNewer();
    const auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(path(), readable));
    QVERIFY(QFile::setPermissions(m_folder->path(), readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther));
    const auto tidyUp = qScopeGuard(
        [this] { QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner); });
    const support::AsNobody nobody;
    QVERIFY(nobody.worked());
    QCOMPARE(wordsOf(CampaignFile::open(path())->newer()), newerWords());
}

void NewerTest::whatLacksSomethingIsRefused_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("a table") << QStringLiteral("DROP TABLE saved_search");
    QTest::newRow("a table by another name") << QStringLiteral("ALTER TABLE saved_search RENAME TO label");
    QTest::newRow("a column by another name")
        << QStringLiteral("ALTER TABLE character RENAME COLUMN detail TO remarks");
    QTest::newRow("a view in place of a table")
        << QStringLiteral("ALTER TABLE saved_search RENAME TO label; CREATE VIEW saved_search AS SELECT * FROM label");
    QTest::newRow("the search") << QStringLiteral("DROP TABLE search_word");
}

void NewerTest::whatLacksSomethingIsRefused()
{
    QFETCH(QString, statement);
    makeNewer();
    runRaw(path(), statement.split(QStringLiteral("; ")));
    const QByteArray bytes = bytesOf(path());
    const auto problem = problemOf([&] { (void)CampaignFile::open(path()); });
    QVERIFY(problem && problem->code == ProblemCode::NewerCampaign);
    QCOMPARE(wordsOf(problem), newerWords());
    QCOMPARE(bytesOf(path()), bytes);
}

/// What is tried out is tried out in memory: nobody's trigger works there, either.
void NewerTest::triggersOfANewerFileStayOff()
{
    makeNewer();
    runRaw(path(), {QStringLiteral("CREATE TRIGGER evil AFTER INSERT ON character BEGIN DELETE FROM encounter; END")});
    const auto file = CampaignFile::open(path());
    const std::size_t fights = file->encounters().encounters().size();
    QVERIFY(fights > 0);
    file->rehearse([&] {
        (void)file->library().insert(support::inventedCharacter(1));
        QCOMPARE(file->encounters().encounters().size(), fights);
    });
}

void NewerTest::peopleAreTakenFromANewerFile()
{
    makeNewer();
    const QString own = m_folder->filePath(QStringLiteral("own.hitspread"));
    const auto into = CampaignFile::create(own);
    std::size_t people = 0;
    ForeignCampaigns().with(*into, path().toStdString(), [&](Campaign& other) { people = other.library().count({}); });
    QVERIFY(people > 0);
}

void NewerTest::aBackupIsNotPutOverANewerFile()
{
    SampleCampaign::create(path()).reset();
    const BackupFolder folder(path());
    const std::chrono::sys_seconds now(std::chrono::hours(500000));
    const Backup backup = CampaignFile::open(path())->backUp(folder, BackupReason::Asked, now);
    runRaw(path(), kLater);
    const QByteArray bytes = bytesOf(path());
    const auto problem = problemOf([&] { (void)restoreInPlace(backup, path(), folder, now); });
    QVERIFY(problem && problem->code == ProblemCode::NewerCampaign);
    QCOMPARE(bytesOf(path()), bytes);
    // Beside it, it can be had.
    const QString beside = m_folder->filePath(QStringLiteral("beside.hitspread"));
    restoreInto(backup, beside);
    QVERIFY(!CampaignFile::open(beside)->isReadOnly());
}

void NewerTest::anOpenFileThatIsMigratedIsLeftAlone()
{
    CampaignFile::create(path()).reset();
    auto file = CampaignFile::open(path());
    add(*file, 1);
    std::vector<CampaignFate> fates;
    file->guard()->tell({[&](CampaignFate fate) { fates.push_back(fate); }, {}});
    Connection other(path(), Connection::Access::ReadWrite);
    for (const QString& statement : kLater)
        other.runOnce(statement);
    // The window has seen nothing of it yet, and what it does is refused by its true name.
    file->guard()->expect(0);
    const auto problem = problemOf([&] { add(*file, 2); });
    QVERIFY(problem && problem->code == ProblemCode::NewerCampaign);
    QCOMPARE(wordsOf(problem), newerWords());
    QCOMPARE(fates, std::vector{CampaignFate::Migrated});
    QVERIFY(file->isReadOnly());
    QCOMPARE(file->library().count({}), std::size_t{1});
    file->guard()->look();
    QCOMPARE(fates.size(), std::size_t{1});
    // The other one's files stay where they are.
    file.reset();
    other.runOnce(QStringLiteral("INSERT INTO map (name) VALUES ('after')"));
    QCOMPARE(other.value(QStringLiteral("SELECT count(*) FROM map")).toInt(), 1);
    QCOMPARE(other.value(QStringLiteral("PRAGMA integrity_check")).toString(), QStringLiteral("ok"));
}

HITSPREAD_TEST(NewerTest)
#include "newer_test.moc"
