#include "cli/program.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupfolder.h"
#include "storage/campaignfile.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace hitspread;

namespace {

/// How many people come in, and with how many limits that is tried; with HITSPREAD_MEMORY_LIMITS, as tests/long.sh says it, many more.
struct Extent {
    int people = 6'000;
    int limits = 8;
};

Extent extent()
{
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_MEMORY_LIMITS");
    return wanted > 0 ? Extent{10'000, wanted} : Extent{};
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray tableOf(int people)
{
    QByteArray table = "Name,STR,Cool,Species,Notes,Tags\n";
    for (int i = 0; i < people; ++i) {
        const QByteArray number = QByteArray::number(i);
        table += "Guard of the long wall " + number + ',' + QByteArray::number(5 + i % 9) + ','
            + QByteArray::number(5 + i / 9 % 9) + ",Human,\"Stands at tower " + number
            + " and looks at the river, whatever comes up it.\",wall\n";
    }
    return table;
}

}  // namespace

/// A large import with less and less memory: it is done, or said to be impossible for want of memory and has left nothing.
class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anImport_data();
    void anImport();

private:
    /// What a campaign holds, and all that is wrong with it and beside it.
    struct Found {
        support::DatabaseDump dump{};
        QStringList wrong{};
    };

    void begin(const QString& source);
    /// Taking a source into a campaign.
    [[nodiscard]] static QStringList taking(const QString& source, const QString& campaign);
    /// With so many KiB of addresses; 0: as many as there are.
    [[nodiscard]] Ran within(qsizetype most, const QStringList& arguments) const;
    /// The least with which a command ends well, of the campaign as it was; found to within kFine.
    [[nodiscard]] qsizetype least(qsizetype below, const QStringList& arguments) const;
    void putBack() const;
    [[nodiscard]] Found found() const;
    /// What is wrong with what a run said and left; empty: nothing.
    [[nodiscard]] QString judged(const Ran& ran) const;
    [[nodiscard]] QString in(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_source;
    QByteArray m_letters;  ///< of the campaign before
    Found m_before;
    Found m_after;
};

namespace {
constexpr qsizetype kFine = 1024;
constexpr qsizetype kPlenty = qsizetype{2} * 1024 * 1024;
constexpr qsizetype kTooLittle = qsizetype{16} * 1024;
}  // namespace

void MemoryTest::initTestCase()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("what the sanitizers keep for themselves is more than these limits");
#endif
}

void MemoryTest::anImport_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("of a table") << u"people.csv"_qs;
    QTest::newRow("of a document") << u"people.json"_qs;
}

/// A table comes into a campaign that was never changed yet, a document into one with a write-ahead log.
void MemoryTest::begin(const QString& source)
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"campaigns"_qs) && QDir(m_folder->path()).mkdir(u"tmp"_qs));
    m_file = in(u"campaigns/camp.hitspread"_qs);
    m_source = in(source);
    const QString table = in(u"people.csv"_qs);
    write(table, tableOf(extent().people));
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, m_file}).exit, 0);
    if (m_source.endsWith(u".json")) {
        const QString other = in(u"other.hitspread"_qs);
        QCOMPARE(runProgram({u"new"_qs, u"--empty"_qs, other}).exit, 0);
        const Ran taken = runProgram(taking(table, other));
        QVERIFY2(taken.exit == 0, taken.error.constData());
        const Ran given = runProgram({u"export"_qs, other});
        QVERIFY2(given.exit == 0, given.error.constData());
        write(m_source, given.output);
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"new"_qs, u"Night"_qs}).exit, 0);
    }
    m_letters = support::bytesOf(m_file);
    m_before = found();
    QCOMPARE(m_before.wrong, QStringList());
    const Ran whole = within(0, taking(m_source, m_file));
    QVERIFY2(whole.exit == 0, whole.error.constData());
    QCOMPARE(whole.json().value(u"added"_qs).toInt(), extent().people);
    m_after = found();
    QCOMPARE(m_after.wrong, QStringList());
    QVERIFY(!support::differenceOf(m_before.dump.tables, m_after.dump.tables).isEmpty());
}

QStringList MemoryTest::taking(const QString& source, const QString& campaign)
{
    QStringList arguments{u"import"_qs, campaign, source};
    if (source.endsWith(u".csv"))
        arguments << u"--kind"_qs << u"character"_qs << u"--system"_qs << u"threed"_qs;
    return arguments;
}

Ran MemoryTest::within(qsizetype most, const QStringList& arguments) const
{
    QProcess program;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"TMPDIR"_qs, in(u"tmp"_qs));
    program.setProcessEnvironment(environment);
    const QString limit = most > 0 ? QString::number(most) : u"unlimited"_qs;
    program.start(u"sh"_qs,
                  QStringList{u"-c"_qs, u"ulimit -v \"$0\" && exec \"$@\""_qs, limit, support::commandLineProgram()}
                      + arguments);
    program.closeWriteChannel();
    Ran ran;
    if (program.waitForFinished(300'000) && program.exitStatus() == QProcess::NormalExit)
        ran.exit = program.exitCode();
    ran.output = program.readAllStandardOutput();
    ran.error = program.readAllStandardError();
    return ran;
}

qsizetype MemoryTest::least(qsizetype below, const QStringList& arguments) const
{
    qsizetype fails = kTooLittle;
    qsizetype works = below;
    while (works - fails > kFine) {
        const qsizetype middle = (works + fails) / 2;
        putBack();
        (within(middle, arguments).exit == 0 ? works : fails) = middle;
    }
    return works;
}

void MemoryTest::putBack() const
{
    const QString folder = in(u"campaigns"_qs);
    QVERIFY(QDir(folder).removeRecursively() && QDir().mkpath(folder));
    write(m_file, m_letters);
}

/// Looked at in a copy: what opens a campaign takes a broken change back in it.
MemoryTest::Found MemoryTest::found() const
{
    Found state;
    for (const QString& folder : {in(u"campaigns"_qs), in(u"tmp"_qs)}) {
        QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = all.next();
            const QString side = path.startsWith(m_file) ? path.sliced(m_file.size()) : u"?"_qs;
            if (!QStringList{{}, u"-wal"_qs, u"-shm"_qs, u"-journal"_qs}.contains(side)
                && !path.endsWith(u".hitspread-backup"))
                state.wrong << u"left behind: "_qs + path;
        }
    }
    try {
        for (const Backup& backup : storage::BackupFolder(m_file).backups())
            storage::BackupFolder::requireUnchanged(backup);
        const QTemporaryDir elsewhere;
        const QString copy = elsewhere.filePath(u"camp.hitspread"_qs);
        for (const char* suffix : {"", "-wal", "-journal"})
            (void)QFile::copy(m_file + QLatin1String(suffix), copy + QLatin1String(suffix));
        state.wrong += support::faultWords(storage::CampaignFile::open(copy)->faults());
        state.dump = support::dumpOfFile(copy);
    } catch (const Failure& failure) {
        state.wrong << QString::fromUtf8(failure.what());
    }
    return state;
}

QString MemoryTest::judged(const Ran& ran) const
{
    const QString said = QString::fromUtf8(ran.error).trimmed();
    if (ran.exit > 0 && !ran.failedCleanly("there is not enough memory; close other programs and try again"))
        return u"no clear line: "_qs + said;
    const Found now = found();
    if (!now.wrong.isEmpty())
        return now.wrong.join(u"; "_qs);
    // When it was done stands in the log.
    if (ran.exit == 0)
        return support::differenceOf(m_after.dump.tables, now.dump.tables).left(300);
    return support::differenceOf(m_before.dump.tables, now.dump.tables).left(300)
        + support::differenceOf(m_before.dump.log, now.dump.log).left(300)
        + (m_before.dump.heads == now.dump.heads ? QString() : u"another head"_qs);
}

void MemoryTest::anImport()
{
    QFETCH(QString, source);
    begin(source);
    if (QTest::currentTestFailed())
        return;
    putBack();
    const qsizetype enough = least(kPlenty, taking(m_source, m_file));
    const qsizetype begun = least(enough, {u"check"_qs, m_file});
    QStringList wrong;
    QString seen;
    int tried = 0;
    int done = 0;
    int silent = 0;
    // From where the program hardly begins to where it just comes to its end.
    const int limits = extent().limits;
    for (int i = -1; i <= limits; ++i) {
        const qsizetype most = begun + (enough - begun) * i / limits;
        putBack();
        const Ran ran = within(most, taking(m_source, m_file));
        // The loader's own words are no matter of ours.
        if (ran.error.contains("error while loading shared libraries"))
            continue;
        ++tried;
        done += ran.exit == 0 ? 1 : 0;
        // Where the stack itself finds no room the system ends a program, and nothing can be said. Nothing may be half done then, either.
        silent += ran.exit < 0 ? 1 : 0;
        const QString fault = judged(ran);
        if (!fault.isEmpty())
            wrong << u"%1 KiB, exit %2: %3"_qs.arg(QString::number(most), QString::number(ran.exit), fault);
        if (ran.exit > 0)
            seen = QString::fromUtf8(ran.error).remove(m_folder->path() + u'/');
    }
    for (const QString& one : wrong)
        qWarning("%s", qPrintable(one));
    support::tellFault(
        "24",
        {.what = u"import %1, memory from %2 to %3 MiB"_qs.arg(
             QString::fromUtf8(QTest::currentDataTag()), QString::number(begun / 1024), QString::number(enough / 1024)),
         .tried = tried,
         .survived = tried - static_cast<int>(wrong.size()),
         .seen = seen});
    QCOMPARE(wrong.size(), 0);
    QCOMPARE_LE(silent, 1);
    QCOMPARE_GE(tried - done, limits / 2);
    QCOMPARE_GE(done, 1);
}

HITSPREAD_TEST(MemoryTest)
#include "memory_test.moc"
