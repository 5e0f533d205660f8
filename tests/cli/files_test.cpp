#include "cli/program.h"
#include "services/fight/encounterlistservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/programs.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace hitspread;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// hitspread-cli and what is no campaign, is in use, or cannot be written.
class FilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nobodyWaitsForAPipe_data();
    void nobodyWaitsForAPipe();
    void aLinkThatLeadsNowhereIsOneLine();
    void readingKeepsEveryByte_data();
    void readingKeepsEveryByte();
    void whatIsInUseIsNotDamaged();
    void aLogThatSaysWhatCannotBeIsNamed();
    void aChangeNobodyIsToldOfIsMadeAllTheSame();
    void noRoomIsSaidOnlyWhereThereIsNone_data();
    void noRoomIsSaidOnlyWhereThereIsNone();
    void anotherCopysWalIsNamed();
    void whatOpeningFindsIsSaid();
    void aNewerCampaignIsOnlyRead();
    void whatIsOpenStaysSoForOthers_data();
    void whatIsOpenStaysSoForOthers();

private:
    [[nodiscard]] QString in(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void sql(const char* statement);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void FilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = in("camp.hitspread");
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, m_file}).exit, 0);
}

void FilesTest::sql(const char* statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_qs, u"sql"_qs);
        database.setDatabaseName(m_file);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(QLatin1String(statement)));
    }
    QSqlDatabase::removeDatabase(u"sql"_qs);
}

void FilesTest::nobodyWaitsForAPipe_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString pipe = u"PIPE"_qs;
    QTest::newRow("check") << QStringList{u"check"_qs, pipe};
    QTest::newRow("history") << QStringList{u"history"_qs, pipe};
    QTest::newRow("undo") << QStringList{u"undo"_qs, pipe};
    QTest::newRow("encounter") << QStringList{u"encounter"_qs, pipe, u"list"_qs};
    QTest::newRow("next") << QStringList{u"next"_qs, pipe};
    QTest::newRow("fight") << QStringList{u"fight"_qs, pipe, u"export"_qs, u"1"_qs};
}

void FilesTest::nobodyWaitsForAPipe()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(::mkfifo(QFile::encodeName(in("pipe")).constData(), 0600), 0);
    arguments.replaceInStrings(u"PIPE"_qs, in("pipe"));
    const Ran ran = runProgram(arguments);
    QVERIFY2(ran.failedCleanly("pipe: this is a device, a pipe or a socket; choose a .hitspread file"),
             ran.error.constData());
}

void FilesTest::aLinkThatLeadsNowhereIsOneLine()
{
    QCOMPARE(::symlink("nothing", QFile::encodeName(in("link.hitspread")).constData()), 0);
    const QStringList before = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::System);
    const Ran ran = runProgram({u"new"_qs, in("link.hitspread")});
    QVERIFY2(ran.failedCleanly("link.hitspread: this is a link that leads nowhere; choose another name"),
             ran.error.constData());
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::System), before);
}

void FilesTest::readingKeepsEveryByte_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString file = u"FILE"_qs;
    QTest::newRow("list") << QStringList{u"encounter"_qs, file, u"list"_qs};
    QTest::newRow("show") << QStringList{u"encounter"_qs, file, u"show"_qs, u"1"_qs};
    QTest::newRow("history") << QStringList{u"history"_qs, file};
    QTest::newRow("check") << QStringList{u"check"_qs, file};
    QTest::newRow("export") << QStringList{u"fight"_qs, file, u"export"_qs, u"1"_qs};
    QTest::newRow("replay") << QStringList{u"fight"_qs, file, u"replay"_qs, u"1"_qs};
}

void FilesTest::readingKeepsEveryByte()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"colour"_qs, u"1"_qs, u"1"_qs, u"--colour"_qs, u"4"_qs}).exit, 0);
    sql("PRAGMA journal_mode = DELETE");
    const QByteArray before = contentOf(m_file);
    QCOMPARE(before.at(18), '\1');
    const Ran ran = runProgram(arguments.replaceInStrings(u"FILE"_qs, m_file));
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(contentOf(m_file), before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"camp.hitspread"_qs});
}

void FilesTest::aLogThatSaysWhatCannotBeIsNamed()
{
    sql("INSERT INTO log_entry VALUES (1, 1, 'edit', 0, 0, 'step', '', '2026-11-22T20:00:00', 1, 1, NULL, '')");
    sql("INSERT INTO log_change VALUES (1, 0, 'condition', 1, 'nonsense', 0, '1', '2', -1)");
    sql("INSERT INTO log_head VALUES (1, 1)");
    const Ran ran = runProgram({u"check"_qs, m_file});
    const QByteArray fault = "log entry 1, changes[0].field: such a record has no such field";
    QVERIFY2(ran.exit == 2 && ran.error.count('\n') == 1 && ran.error.contains(fault), ran.error.constData());
    QCOMPARE(ran.output, "Fault: " + fault + '\n');
}

void FilesTest::whatIsInUseIsNotDamaged()
{
    {
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_qs, u"other"_qs);
        other.setDatabaseName(m_file);
        QVERIFY(other.open());
        QVERIFY(QSqlQuery(other).exec(u"BEGIN IMMEDIATE"_qs));
        const Ran ran = runProgram({u"check"_qs, m_file});
        QVERIFY2(ran.failedCleanly("camp.hitspread is in use by another program"), ran.error.constData());
        QVERIFY(QSqlQuery(other).exec(u"ROLLBACK"_qs));
        QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
    }
    QSqlDatabase::removeDatabase(u"other"_qs);
}

void FilesTest::aChangeNobodyIsToldOfIsMadeAllTheSame()
{
    if (!QFile::exists(u"/dev/full"_qs))
        QSKIP("there is no /dev/full here");
    const auto intoNothing = [](const QStringList& arguments) {
        QProcess program;
        program.setStandardOutputFile(u"/dev/full"_qs);
        program.start(support::commandLineProgram(), arguments);
        return program.waitForFinished(60000) && program.exitCode() == 2 ? program.readAllStandardError()
                                                                         : QByteArray();
    };
    const QByteArray made = "the change was made, but the result could not be written; see hitspread-cli history";
    QByteArray error = intoNothing({u"encounter"_qs, m_file, u"colour"_qs, u"1"_qs, u"1"_qs, u"--colour"_qs, u"4"_qs});
    QVERIFY2(error.contains(made), error.constData());
    QCOMPARE(error.count('\n'), 1);
    error = intoNothing({u"history"_qs, m_file});
    QVERIFY2(error.contains("the result could not be written") && !error.contains("was made"), error.constData());
    error = intoNothing({u"new"_qs, in("fresh.hitspread")});
    QVERIFY2(error.contains(made), error.constData());
    QVERIFY(QFile::exists(in("fresh.hitspread")));
    QVERIFY(runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"1"_qs}).output.contains("\"kind\": \"edit\""));
}

void FilesTest::noRoomIsSaidOnlyWhereThereIsNone_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("process list") << u"/proc/fight.json"_qs;
    QTest::newRow("no such folder") << u"/none/fight.json"_qs;
}

void FilesTest::noRoomIsSaidOnlyWhereThereIsNone()
{
    QFETCH(QString, place);
    const Ran ran = runProgram({u"fight"_qs, m_file, u"export"_qs, u"1"_qs, u"--output"_qs, place});
    QVERIFY2(ran.failedCleanly("name a place that can be written"), ran.error.constData());
    QVERIFY(!ran.error.contains("full"));
}

void FilesTest::whatOpeningFindsIsSaid()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    Ran ran = runProgram({u"encounter"_qs, m_file, u"list"_qs});
    QVERIFY2(ran.failedCleanly("it has 0 bytes: a sync program may not have fetched it yet; wait until it has"),
             ran.error.constData());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("name;hp\nInes;12\nOskar;9\n") > 0);
    file.close();
    ran = runProgram({u"encounter"_qs, m_file, u"list"_qs});
    QVERIFY2(ran.failedCleanly("camp.hitspread: it holds a table; open a campaign and import it into its library"),
             ran.error.constData());
}

void FilesTest::aNewerCampaignIsOnlyRead()
{
    sql("UPDATE sqlite_sequence SET seq = '97.5.1' WHERE name = '*writer'");
    sql("PRAGMA user_version = 99");
    const QByteArray before = contentOf(m_file);
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"list"_qs}).exit, 0);
    const Ran ran = runProgram({u"encounter"_qs, m_file, u"colour"_qs, u"1"_qs, u"1"_qs, u"--colour"_qs, u"3"_qs});
    QVERIFY2(ran.failedCleanly("was written by a newer Hitspread"), ran.error.constData());
    QVERIFY2(ran.error.contains("last written by version 97.5.1"), ran.error.constData());
    QCOMPARE(contentOf(m_file), before);
}

void FilesTest::anotherCopysWalIsNamed()
{
    const QByteArray older = contentOf(m_file);
    const auto colour = [&](const char* number) {
        return runProgram({u"encounter"_qs, m_file, u"colour"_qs, u"1"_qs, u"1"_qs, u"--colour"_qs,
                           QString::fromLatin1(number)})
            .exit;
    };
    QCOMPARE(colour("1"), 0);
    QByteArray wal;
    {
        // Somebody reads meanwhile: what is written stays in the -wal.
        QSqlDatabase other = QSqlDatabase::addDatabase(u"QSQLITE"_qs, u"other"_qs);
        other.setDatabaseName(m_file);
        QVERIFY(other.open());
        QSqlQuery reading(other);
        QVERIFY(reading.exec(u"SELECT * FROM character"_qs) && reading.next());
        QCOMPARE(colour("2"), 0);
        wal = contentOf(m_file + u"-wal"_qs);
        reading.finish();
    }
    QSqlDatabase::removeDatabase(u"other"_qs);
    QVERIFY(!wal.isEmpty());
    for (const auto& [name, bytes] : {std::pair{m_file, older}, std::pair{m_file + u"-wal"_qs, wal}}) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    const Ran ran = runProgram({u"encounter"_qs, m_file, u"list"_qs});
    QVERIFY2(ran.failedCleanly("camp.hitspread-wal was written beside another copy of this campaign"),
             ran.error.constData());
    QCOMPARE(contentOf(m_file), older);
    QCOMPARE(contentOf(m_file + u"-wal"_qs), wal);
}

void FilesTest::whatIsOpenStaysSoForOthers_data()
{
    QTest::addColumn<QString>("looked");
    QTest::newRow("nobody looks") << QString();
    QTest::newRow("at the campaign") << u" "_qs;
    QTest::newRow("at what lies beside it") << u"-shm"_qs;
}

/// A file dialog reads a file to tell of what type it is, and with that lets go of the locks SQLite has on it: another program that ends
/// took away the log of a campaign that is open.
void FilesTest::whatIsOpenStaysSoForOthers()
{
    QFETCH(QString, looked);
    const auto open = storage::CampaignFile::open(m_file);
    const support::FixedClock clock;
    EncounterListService fights(*open, clock);
    const RecordId fight = open->encounters().encounters().front().id;
    QVERIFY(fights.rename(fight, "Here") != 0);
    open->checkpoint();  // whoever has only read takes away a log that is empty
    if (!looked.isEmpty())
        QVERIFY(!contentOf(m_file + looked.trimmed()).isEmpty());
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"list"_qs}).exit, 0);
    QVERIFY(QFile::exists(m_file + u"-wal"_qs));
    open->guard()->look();
    QCOMPARE(open->guard()->fate(), CampaignFate::There);
    QVERIFY(fights.rename(fight, "Still here") != 0);
    QVERIFY(runProgram({u"encounter"_qs, m_file, u"list"_qs}).output.contains("Still here"));
}

HITSPREAD_TEST(FilesTest)
#include "files_test.moc"
