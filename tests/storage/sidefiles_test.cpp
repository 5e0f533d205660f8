#include <QTest>

#include "services/fight/encounterservice.h"
#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/guard/filestate.h"
#include "storage/sqlite/connection.h"
#include "storage/start/samplecampaign.h"
#include "support/asnobody.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <unistd.h>

using namespace hitspread;
using namespace hitspread::storage;
using support::bytesOf;
using support::codeOf;
using support::problemOf;
using support::runRaw;

namespace {

constexpr qint64 kCheapToCheck = 4 * 1024 * 1024;

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void giveColour(CampaignFile& file, int colour)
{
    const support::FixedClock clock;
    (void)EncounterService(file, clock).setColour({1}, colour);
}

int colourIn(CampaignFile& file)
{
    return file.encounters().combatant(1).colour;
}

/// Another program at work with a file, for as long as it lives.
class Other {
public:
    explicit Other(const QString& path)
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other")))
    {
        m_database.setDatabaseName(path);
        m_isOpen = m_database.open();
    }
    ~Other()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    Other(const Other&) = delete;
    Other& operator=(const Other&) = delete;
    [[nodiscard]] bool run(const char* sql) { return m_isOpen && QSqlQuery(m_database).exec(QLatin1String(sql)); }

private:
    QSqlDatabase m_database;
    bool m_isOpen = false;
};

}  // namespace

/// What lies beside a campaign: a -wal that is not its own spoils nothing, and who only reads leaves everything as it was.
class SideFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { SampleCampaign::create(m_sample.filePath(QStringLiteral("sample"))).reset(); }
    void init();
    void whoseWalItIs_data();
    void whoseWalItIs();
    void anotherProgramsWal_data();
    void anotherProgramsWal();
    void aMarkInATextIsNoState();
    void aStrangersWalIsNamed();
    void aCopyIsAnotherFile();
    void aNewCampaignTakesNoOldWal_data();
    void aNewCampaignTakesNoOldWal();
    void readingKeepsEveryByte_data();
    void readingKeepsEveryByte();
    void theFirstChangeSwitchesToWal();
    void aVersionInTheWalCounts();
    void whatWasBrokenOffIsSaidWhereNothingCanBeWritten();
    void aLockIsNoDamage();
    void linksThatLeadNowhereLeaveNothing_data();
    void linksThatLeadNowhereLeaveNothing();
    void draftsAreNotNamed();
    void twoMakeNoFileTogether();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    [[nodiscard]] QString wal() const { return path() + QStringLiteral("-wal"); }
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::System | QDir::Hidden);
    }
    /// Several sittings, of which the last ends by a kill: fills what lay there at which moment.
    void play();
    void makeLarge();
    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_older;   ///< closed, some sittings before
    QByteArray m_before;  ///< closed, right before the last one
    QByteArray m_killed;  ///< the file as the kill left it
    QByteArray m_wal;     ///< and what lay beside it
    QByteArray m_later;   ///< all of it in the file, closed
    QByteArray m_latest;  ///< and a sitting more
};

void SideFilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(m_sample.filePath(QStringLiteral("sample")), path()));
}

/// Pictures nobody uses: two of three megabytes.
void SideFilesTest::makeLarge()
{
    for (const char digit : {'a', 'b'})
        runRaw(path(),
               {QStringLiteral("INSERT INTO image (digest, data) VALUES ('%1', zeroblob(3000000))")
                    .arg(QString(64, QLatin1Char(digit)))});
    QVERIFY(QFileInfo(path()).size() > kCheapToCheck);
}

void SideFilesTest::play()
{
    giveColour(*CampaignFile::open(path()), 1);
    m_older = bytesOf(path());
    for (int colour = 2; colour < 5; ++colour)
        giveColour(*CampaignFile::open(path()), colour);
    m_before = bytesOf(path());
    {
        const auto file = CampaignFile::open(path());
        giveColour(*file, 5);
        giveColour(*file, 6);
        m_killed = bytesOf(path());
        m_wal = bytesOf(wal());
    }
    m_later = bytesOf(path());
    giveColour(*CampaignFile::open(path()), 7);
    m_latest = bytesOf(path());
    QVERIFY(m_wal.size() > 4096);
    QCOMPARE(m_killed, m_before);
    QCOMPARE(names(), QStringList{QStringLiteral("campaign.hitspread")});
}

void SideFilesTest::whoseWalItIs_data()
{
    QTest::addColumn<bool>("isLarge");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("colour");  // 0: the -wal is refused
    for (const bool isLarge : {false, true}) {
        const auto row = [isLarge](const char* name, const char* file, int colour) {
            QTest::addRow("%s, %s", name, isLarge ? "large" : "small")
                << isLarge << QString::fromLatin1(file) << colour;
        };
        row("as the kill left it", "killed", 6);
        row("wholly moved into the file before the kill", "later", 6);
        row("copy of right before", "before", 6);  // the same file, byte for byte
        row("older copy", "older", 0);
        row("copy of a later sitting", "latest", 0);
        row("saved copy of right before", "saved", 0);
    }
}

void SideFilesTest::whoseWalItIs()
{
    QFETCH(bool, isLarge);
    QFETCH(QString, file);
    QFETCH(int, colour);
    if (isLarge)
        makeLarge();
    play();
    QMap<QString, QByteArray> files{{QStringLiteral("killed"), m_killed},
                                    {QStringLiteral("later"), m_later},
                                    {QStringLiteral("before"), m_before},
                                    {QStringLiteral("older"), m_older},
                                    {QStringLiteral("latest"), m_latest}};
    if (file == QStringLiteral("saved")) {
        put(path(), m_before);
        const QString copy = m_folder->filePath(QStringLiteral("copy"));
        CampaignFile::open(path())->saveCopy(copy);
        files.insert(file, bytesOf(copy));
        QVERIFY(QFile::remove(copy));
    }
    put(path(), files.value(file));
    put(wal(), m_wal);
    if (colour != 0) {
        const auto opened = CampaignFile::open(path());
        QCOMPARE(colourIn(*opened), colour);
        const QStringList faults = support::faultWords(opened->faults());
        QCOMPARE(faults.filter(QStringLiteral("picture"), Qt::CaseInsensitive).size(), faults.size());
        return;
    }
    const auto problem = problemOf([&] { (void)CampaignFile::open(path()); });
    QVERIFY(problem && problem->code == ProblemCode::StaleWal);
    QCOMPARE(spelled(problem->where), wal().toStdString());
    QCOMPARE(bytesOf(path()), files.value(file));
    QCOMPARE(bytesOf(wal()), m_wal);
    // The same by a link from elsewhere: SQLite looks beside the file, not beside the link.
    const QTemporaryDir elsewhere;
    const QString link = elsewhere.filePath(QStringLiteral("link.hitspread"));
    QVERIFY(QFile::link(path(), link));
    QVERIFY(codeOf([&] { (void)CampaignFile::open(link); }) == ProblemCode::StaleWal);
    // What the message says helps.
    QVERIFY(QFile::remove(wal()));
    QVERIFY(CampaignFile::open(path()) != nullptr);
}

void SideFilesTest::anotherProgramsWal_data()
{
    QTest::addColumn<bool>("isLarge");
    QTest::addColumn<bool>("isStale");
    QTest::newRow("its own, small") << false << false;
    QTest::newRow("its own, large") << true << false;
    QTest::newRow("another copy's, small") << false << true;
    QTest::newRow("another copy's, large") << true << true;
}

/// A -wal without any state of ours: the pages themselves must tell, however large the file is.
void SideFilesTest::anotherProgramsWal()
{
    QFETCH(bool, isLarge);
    QFETCH(bool, isStale);
    if (isLarge)
        makeLarge();
    runRaw(path(), {QStringLiteral("DELETE FROM sqlite_sequence WHERE name = '*state'")});
    const QByteArray older = bytesOf(path());
    const char* grow = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
                       "INSERT INTO log_mark (encounter_id, name) SELECT 1, 'mark ' || i || hex(zeroblob(50)) FROM n";
    runRaw(path(), {QLatin1String(grow)});
    QByteArray before;
    QByteArray left;
    {
        Other other(path());
        before = bytesOf(path());
        QVERIFY(other.run("UPDATE log_mark SET name = name || '!' WHERE id % 50 = 0"));
        QVERIFY(other.run("DELETE FROM log_mark WHERE id % 3 = 0"));
        left = bytesOf(wal());
        QVERIFY(!left.contains("Hitspread state:"));
    }
    put(path(), isStale ? older : before);
    put(wal(), left);
    QVERIFY(judgeWal(path()) == WalVerdict::Unknown);
    const auto problem = problemOf([&] { (void)CampaignFile::open(path()); });
    QCOMPARE(problem.has_value(), isStale);
    if (!isStale)
        return;
    QVERIFY(problem->code == ProblemCode::StaleWal);
    QCOMPARE(spelled(problem->where), wal().toStdString());
    QCOMPARE(bytesOf(path()), older);
    QCOMPARE(bytesOf(wal()), left);
}

/// What somebody writes into a text tells nothing of whose a -wal is.
void SideFilesTest::aMarkInATextIsNoState()
{
    runRaw(path(), {QStringLiteral("INSERT INTO log_mark (encounter_id, name) VALUES (1, 'here')")});
    QByteArray before;
    QByteArray left;
    {
        Other other(path());
        before = bytesOf(path());
        QVERIFY(other.run("UPDATE log_mark SET name = 'Hitspread state:0123456789abcdef'"));
        left = bytesOf(wal());
        QVERIFY(left.contains("Hitspread state:0123456789abcdef"));
    }
    put(path(), before);
    put(wal(), left);
    QVERIFY(judgeWal(path()) != WalVerdict::Stranger);
    QVERIFY(CampaignFile::open(path()) != nullptr);
}

/// Not even of a campaign: with it the file would be another program's.
void SideFilesTest::aStrangersWalIsNamed()
{
    const QByteArray before = bytesOf(path());
    const QString strange = m_folder->filePath(QStringLiteral("strange.db"));
    QByteArray left;
    {
        Other other(strange);
        QVERIFY(other.run("PRAGMA journal_mode = WAL"));
        QVERIFY(other.run("CREATE TABLE strange (a)"));
        QVERIFY(other.run("INSERT INTO strange VALUES (zeroblob(100000))"));
        left = bytesOf(strange + QStringLiteral("-wal"));
    }
    put(wal(), left);
    const auto problem = problemOf([&] { (void)CampaignFile::open(path()); });
    QVERIFY(problem && problem->code == ProblemCode::StaleWal);
    QCOMPARE(spelled(problem->where), wal().toStdString());
    QCOMPARE(bytesOf(path()), before);
    QCOMPARE(bytesOf(wal()), left);
}

/// A saved copy is laid out anew: the original's -wal would spoil it even where both say the same.
void SideFilesTest::aCopyIsAnotherFile()
{
    const auto stateIn = [](const QString& file) {
        Connection connection(file, Connection::Access::Immutable);
        return connection.value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = '*state'")).toByteArray();
    };
    const QString copy = m_folder->filePath(QStringLiteral("copy"));
    giveColour(*CampaignFile::open(path()), 3);
    CampaignFile::open(path())->saveCopy(copy);
    const QByteArray original = stateIn(path());
    QCOMPARE(original.size(), 32);
    QCOMPARE(stateIn(copy).size(), 32);
    QCOMPARE(stateIn(copy).sliced(16, 8), original.sliced(24, 8));
    QVERIFY(stateIn(copy).sliced(24, 8) != original.sliced(24, 8));
}

void SideFilesTest::aNewCampaignTakesNoOldWal_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::newRow("wal") << QStringLiteral("-wal");
    QTest::newRow("journal") << QStringLiteral("-journal");
}

void SideFilesTest::aNewCampaignTakesNoOldWal()
{
    QFETCH(QString, suffix);
    play();
    const QString fresh = m_folder->filePath(QStringLiteral("fresh.hitspread"));
    put(fresh + suffix, m_wal);
    for (const auto& make : std::initializer_list<std::function<void()>>{
             [&] { (void)CampaignFile::create(fresh); }, [&] { CampaignFile::open(path())->saveCopy(fresh); }}) {
        const auto problem = problemOf(make);
        QVERIFY(problem && problem->code == ProblemCode::FileExists);
        QCOMPARE(spelled(problem->where), (fresh + suffix).toStdString());
        QVERIFY(!QFile::exists(fresh));
        QCOMPARE(bytesOf(fresh + suffix), m_wal);
    }
    put(fresh + suffix, {});  // what is empty holds nothing
    giveColour(*SampleCampaign::create(fresh), 2);
    QCOMPARE(colourIn(*CampaignFile::open(fresh)), 2);
}

void SideFilesTest::readingKeepsEveryByte_data()
{
    QTest::addColumn<QString>("journal");
    QTest::addColumn<bool>("isKilled");
    QTest::newRow("closed") << QStringLiteral("WAL") << false;
    QTest::newRow("not in WAL mode") << QStringLiteral("DELETE") << false;
    QTest::newRow("killed") << QStringLiteral("WAL") << true;
}

void SideFilesTest::readingKeepsEveryByte()
{
    QFETCH(QString, journal);
    QFETCH(bool, isKilled);
    if (isKilled) {
        play();
        put(path(), m_killed);
        put(wal(), m_wal);
        put(path() + QStringLiteral("-shm"), {});
    } else {
        runRaw(path(), {QStringLiteral("PRAGMA journal_mode = ") + journal});
    }
    const QByteArray before = bytesOf(path());
    const QByteArray waiting = bytesOf(wal());
    const QStringList there = names();
    {
        const auto file = CampaignFile::open(path());
        QVERIFY(file->library().count({}) > 0);
        QVERIFY(!file->encounters().encounters().empty());
        QCOMPARE(support::faultWords(file->faults()), QStringList());
        // Whoever looks at how a fight began goes back there and takes that back.
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, file->atomically([&] {
            file->encounters().removeCombatant(1);
            throw std::runtime_error("seen");
        }));
        QVERIFY(!file->hasWritten());
    }
    QCOMPARE(bytesOf(path()), before);
    QCOMPARE(bytesOf(wal()), waiting);
    QCOMPARE(names(), there);
}

void SideFilesTest::theFirstChangeSwitchesToWal()
{
    constexpr int kWriteVersionAt = 18;
    runRaw(path(), {QStringLiteral("PRAGMA journal_mode = DELETE")});
    QCOMPARE(bytesOf(path()).at(kWriteVersionAt), '\1');
    {
        const auto file = CampaignFile::open(path());
        QVERIFY(!file->hasWritten());
        giveColour(*file, 3);
        QVERIFY(file->hasWritten());
        giveColour(*file, 4);
        QVERIFY(QFileInfo(wal()).size() > 0);
    }
    QCOMPARE(bytesOf(path()).at(kWriteVersionAt), '\2');
    QCOMPARE(names(), QStringList{QStringLiteral("campaign.hitspread")});
    QCOMPARE(colourIn(*CampaignFile::open(path())), 4);
}

void SideFilesTest::aVersionInTheWalCounts()
{
    const QByteArray before = bytesOf(path());
    QByteArray left;
    {
        Other other(path());
        QVERIFY(other.run("PRAGMA user_version = 99"));
        left = bytesOf(wal());
        put(path(), before);
    }
    put(path(), before);
    put(wal(), left);
    QVERIFY(CampaignFile::open(path())->newer().has_value());
    QCOMPARE(bytesOf(path()), before);
}

void SideFilesTest::whatWasBrokenOffIsSaidWhereNothingCanBeWritten()
{
    const QString journal = path() + QStringLiteral("-journal");
    put(journal, QByteArray(1024, 'j'));
    const auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    const auto walkable = readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(path(), readable));
    QVERIFY(QFile::setPermissions(m_folder->path(), walkable));
    {
        const support::AsNobody nobody;
        QVERIFY(nobody.worked());
        const auto problem = problemOf([&] { (void)CampaignFile::open(path()); });
        QVERIFY(problem && problem->code == ProblemCode::CampaignReadOnly);
        QVERIFY(problem->causes.at(0).reason == Reason::ChangeBrokenOff);
    }
    QVERIFY(QFile::setPermissions(m_folder->path(), walkable | QFile::WriteOwner));
}

void SideFilesTest::aLockIsNoDamage()
{
    const auto file = CampaignFile::open(path());
    Other other(path());
    QVERIFY(other.run("BEGIN IMMEDIATE"));
    const auto problem = problemOf([&] { (void)support::faultWords(file->faults()); });
    QVERIFY(problem && problem->code == ProblemCode::CampaignLocked);
    QCOMPARE(spelled(problem->where), path().toStdString());
    QVERIFY(other.run("ROLLBACK"));
    QCOMPARE(support::faultWords(file->faults()), QStringList());
}

void SideFilesTest::linksThatLeadNowhereLeaveNothing_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("nowhere") << QByteArray("nothing");
    QTest::newRow("to itself") << QByteArray("link.hitspread");
}

void SideFilesTest::linksThatLeadNowhereLeaveNothing()
{
    QFETCH(QByteArray, target);
    const QString link = m_folder->filePath(QStringLiteral("link.hitspread"));
    QCOMPARE(::symlink(target.constData(), QFile::encodeName(link).constData()), 0);
    const QStringList there = names();
    for (const auto& make : std::initializer_list<std::function<void()>>{
             [&] { (void)CampaignFile::create(link); }, [&] { CampaignFile::open(path())->saveCopy(link); }}) {
        const auto problem = problemOf(make);
        QVERIFY(problem && problem->code == ProblemCode::BadInput);
        QCOMPARE(spelled(problem->where), link.toStdString());
        QCOMPARE(names(), there);
    }
}

void SideFilesTest::twoMakeNoFileTogether()
{
    const QString name = m_folder->filePath(QStringLiteral("other.hitspread"));
    const auto file = CampaignFile::open(path());
    QLockFile create(name + QStringLiteral(".new.lock"));
    QLockFile copy(name + QStringLiteral(".part.lock"));
    QVERIFY(create.tryLock() && copy.tryLock());
    const QStringList there = names();
    for (const auto& make : std::initializer_list<std::function<void()>>{[&] { (void)CampaignFile::create(name); },
                                                                         [&] { file->saveCopy(name); }}) {
        const auto problem = problemOf(make);
        QVERIFY(problem && problem->code == ProblemCode::CampaignLocked);
        QCOMPARE(names(), there);
    }
    create.unlock();
    copy.unlock();
    file->saveCopy(name);
    QVERIFY(names().contains(QStringLiteral("other.hitspread")));
}

void SideFilesTest::draftsAreNotNamed()
{
    const QString name = m_folder->filePath(QStringLiteral("other.hitspread"));
    for (const QString& suffix : {QStringLiteral(".new"), QStringLiteral(".part")})
        QVERIFY(QDir(m_folder->path()).mkpath(name + suffix + QStringLiteral("/in the way")));
    const auto file = CampaignFile::open(path());
    for (const auto& make : std::initializer_list<std::function<void()>>{[&] { (void)CampaignFile::create(name); },
                                                                         [&] { file->saveCopy(name); }}) {
        const auto problem = problemOf(make);
        QVERIFY(problem.has_value());
        QCOMPARE(spelled(problem->where), name.toStdString());
        QVERIFY(!problem->causes.empty());
        for (const Cause& cause : problem->causes)
            QVERIFY(spelled(cause).find("other.hitspread.") == std::string::npos);
    }
}

HITSPREAD_TEST(SideFilesTest)
#include "sidefiles_test.moc"
