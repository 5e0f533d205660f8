#include <QTest>

#include "storage/campaignfile.h"
#include "storage/campaignthread.h"
#include "storage/start/samplecampaign.h"
#include "support/campaigndump.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSemaphore>
#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <cstdio>

using namespace hitspread;
using namespace hitspread::storage;
using namespace std::chrono_literals;
using support::bytesOf;
using support::problemOf;

namespace {

constexpr int kNewcomers = 5;  ///< put in after the file was opened: still in the -wal

void addTo(CampaignFile& file, std::size_t number)
{
    file.atomically([&] { (void)file.library().insert(support::inventedCharacter(number)); });
}

/// What others did, as a window hears of it.
struct Heard {
    std::vector<CampaignFate> fates;
    std::vector<std::uint64_t> written;
    [[nodiscard]] FileGuard::Told told()
    {
        return {[this](CampaignFate fate) { fates.push_back(fate); },
                [this](std::uint64_t count) { written.push_back(count); }};
    }
};

/// Another program: opens a campaign, puts somebody in for each line it is sent, and says how many are there and what is wrong.
int workBeside(const QString& path)
{
    const auto file = CampaignFile::open(path);
    char line[16];
    for (std::size_t i = 1000; std::fgets(line, sizeof line, stdin); ++i) {
        addTo(*file, i);
        std::printf("%zu %s\n", file->library().count({}), qPrintable(support::faultWords(file->faults()).join(u' ')));
        std::fflush(stdout);
    }
    return 0;
}

class OtherProgram {
public:
    explicit OtherProgram(const QString& path)
    {
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("FileWatchTest"), QStringLiteral("--beside"), path});
    }
    /// How many there are and what is wrong.
    QByteArray add()
    {
        m_process.write("\n");
        while (!m_process.canReadLine() && m_process.waitForReadyRead(20000)) {
        }
        return m_process.readLine().trimmed();
    }
    bool close()
    {
        m_process.closeWriteChannel();
        return m_process.waitForFinished(20000) && m_process.exitCode() == 0;
    }

private:
    QProcess m_process;
};

void renameOver(const QString& from, const QString& to)
{
    QVERIFY(std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0);
}

}  // namespace

/// What others do to the file of a campaign while it is open.
class FileWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aLostFileIsLeft_data();
    void aLostFileIsLeft();
    void lossIsNoticedInsideATransaction();
    void whatTookItsPlaceIsItsOwn();
    void closingTouchesNoStranger();
    void aFolderThatIsAwayComesBack();
    void aFileThatComesBackChangedIsAnother();
    void aFileOpenedForReadingIsWatched();
    void lossIsToldAtRest();
    void ownWritingIsNotOthers();
    void theFirstChangeOfACopyIsItsOwn();
    void whatOthersWroteIsTold();
    void readingBesideIsNoWriting();
    void whatNobodySawIsNotBuiltUpon();
    void theThreadRefusesWhatNobodySaw();
    void workOfManyStatementsCanBeCancelled();
    void patienceHoldsWhereItIsRehearsed();
    void endingHasPatience();

private:
    [[nodiscard]] QString path(const QString& name = QStringLiteral("campaign")) const
    {
        return m_folder->filePath(QStringLiteral("table/%1.hitspread").arg(name));
    }
    /// One of three people, with five more that were put in since.
    [[nodiscard]] std::unique_ptr<CampaignFile> opened() const;
    /// What happens to it, by the name of a row.
    void strike(const QString& what) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileWatchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("table")));
    const auto other = CampaignFile::create(path(QStringLiteral("other")));
    support::addInventedCharacters(*other, 400);
}

std::unique_ptr<CampaignFile> FileWatchTest::opened() const
{
    support::addInventedCharacters(*CampaignFile::create(path()), 3);
    auto file = CampaignFile::open(path());
    for (std::size_t i = 0; i < kNewcomers; ++i)
        addTo(*file, 100 + i);
    return file;
}

void FileWatchTest::strike(const QString& what) const
{
    const QString elsewhere = path(QStringLiteral("elsewhere"));
    if (what == QStringLiteral("deleted"))
        QVERIFY(QFile::remove(path()));
    if (what == QStringLiteral("moved"))
        renameOver(path(), elsewhere);
    if (what == QStringLiteral("replaced"))
        renameOver(path(QStringLiteral("other")), path());
    if (what == QStringLiteral("replaced by an older copy")) {
        QVERIFY(QFile::copy(path(), elsewhere));
        renameOver(elsewhere, path());
    }
    if (what == QStringLiteral("-wal deleted"))
        QVERIFY(QFile::remove(path() + QStringLiteral("-wal")));
    if (what == QStringLiteral("-shm deleted"))
        QVERIFY(QFile::remove(path() + QStringLiteral("-shm")));
    if (what == QStringLiteral("another -wal")) {
        QFile strange(elsewhere);
        QVERIFY(strange.open(QIODevice::WriteOnly) && strange.write("strange") == 7);
        strange.close();
        renameOver(elsewhere, path() + QStringLiteral("-wal"));
    }
    if (what == QStringLiteral("all deleted")) {
        for (const char* suffix : {"", "-wal", "-shm"})
            QVERIFY(QFile::remove(path() + QLatin1String(suffix)));
    }
}

void FileWatchTest::aLostFileIsLeft_data()
{
    QTest::addColumn<int>("fate");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, CampaignFate fate, const char* words) {
        QTest::newRow(name) << static_cast<int>(fate) << QString::fromLatin1(words);
    };
    const char* const gone = "it was deleted or moved while it was open";
    const char* const replaced = "another file took its place while it was open";
    const char* const torn = "the file beside it that ends in -wal or -shm was taken away while it was open";
    row("deleted", CampaignFate::Gone, gone);
    row("moved", CampaignFate::Gone, gone);
    row("replaced", CampaignFate::Replaced, replaced);
    row("replaced by an older copy", CampaignFate::Replaced, replaced);
    row("-wal deleted", CampaignFate::Torn, torn);
    row("-shm deleted", CampaignFate::Torn, torn);
    row("another -wal", CampaignFate::Torn, torn);
    row("all deleted", CampaignFate::Gone, gone);
}

void FileWatchTest::aLostFileIsLeft()
{
    QFETCH(int, fate);
    QFETCH(QString, words);
    auto file = opened();
    Heard heard;
    file->guard()->tell(heard.told());
    const std::string before = support::dumpOf(*file);
    const QString what = QString::fromLatin1(QTest::currentDataTag());
    strike(what);
    const auto lying = [&] {
        QStringList all;
        const QDir table = QFileInfo(path()).dir();
        for (const QString& name : table.entryList(QDir::Files))
            all << name + QString::fromLatin1(bytesOf(table.filePath(name)).toHex());
        return all;
    };

    // Nothing is written any more, and the reason is said; what is there can be read.
    const auto problem = problemOf([&] { addTo(*file, 200); });
    QVERIFY(problem.has_value());
    QCOMPARE(static_cast<int>(problem->code), static_cast<int>(ProblemCode::BadInput));
    QCOMPARE(QString::fromStdString(spelled(problem->where)), path());
    QCOMPARE(text::wordsFor(problem->causes.at(0)), words);
    file->guard()->look();
    const QStringList after = lying();
    QVERIFY(problemOf([&] { addTo(*file, 201); }).has_value());
    file->checkpoint();
    file->guard()->look();
    QCOMPARE(lying(), after);
    QCOMPARE(heard.fates.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(heard.fates[0]), fate);
    QVERIFY(file->isReadOnly());
    QCOMPARE(support::dumpOf(*file), before);

    // Every confirmed action is in the copy.
    const QString copy = path(QStringLiteral("copy"));
    file->saveCopy(copy);
    const auto saved = CampaignFile::open(copy);
    QCOMPARE(saved->library().count({}), std::size_t{3 + kNewcomers});
    QCOMPARE(support::dumpOf(*saved), before);
    QCOMPARE(support::faultWords(saved->faults()), QStringList());

    // SQLite takes a -wal away by its name when the last connection closes.
    file.reset();
    if (what == QStringLiteral("another -wal"))
        QCOMPARE(bytesOf(path() + QStringLiteral("-wal")), QByteArray("strange"));
}

void FileWatchTest::lossIsNoticedInsideATransaction()
{
    const auto file = opened();
    const auto problem = problemOf([&] {
        file->atomically([&] {
            (void)file->library().insert(support::inventedCharacter(200));
            strike(QStringLiteral("replaced"));
        });
    });
    QVERIFY(problem.has_value());
    QCOMPARE(file->library().count({}), std::size_t{3 + kNewcomers});
    QCOMPARE(static_cast<int>(file->guard()->fate()), static_cast<int>(CampaignFate::Replaced));
}

/// A program that opens the new file while the lost one is still open here sees nothing but the new file.
void FileWatchTest::whatTookItsPlaceIsItsOwn()
{
    const QByteArray content = bytesOf(path(QStringLiteral("other")));
    const auto file = opened();
    strike(QStringLiteral("replaced"));
    file->guard()->look();
    QCOMPARE(bytesOf(path()), content);
    OtherProgram other(path());
    QCOMPARE(other.add(), QByteArray("401"));
    QVERIFY(other.close());
    QCOMPARE(file->library().count({}), std::size_t{3 + kNewcomers});
    const auto again = CampaignFile::open(path());
    QCOMPARE(again->library().count({}), std::size_t{401});
    QCOMPARE(support::faultWords(again->faults()), QStringList());
}

void FileWatchTest::closingTouchesNoStranger()
{
    auto file = opened();
    strike(QStringLiteral("replaced"));
    file->guard()->look();
    OtherProgram other(path());
    QCOMPARE(other.add(), QByteArray("401"));
    const QByteArray waiting = bytesOf(path() + QStringLiteral("-wal"));
    QVERIFY(!waiting.isEmpty());
    file.reset();
    QCOMPARE(bytesOf(path() + QStringLiteral("-wal")), waiting);
    QCOMPARE(other.add(), QByteArray("402"));
    QVERIFY(other.close());
    QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{402});
}

void FileWatchTest::aFolderThatIsAwayComesBack()
{
    const auto file = opened();
    Heard heard;
    file->guard()->tell(heard.told());
    const QString table = m_folder->filePath(QStringLiteral("table"));
    const QString away = m_folder->filePath(QStringLiteral("away"));
    for (const bool mountPoint : {false, true}) {
        QVERIFY(QDir().rename(table, away));
        // What is left of a share that is not mounted: an empty folder.
        if (mountPoint)
            QVERIFY(QDir().mkdir(table));
        file->guard()->look();
        QCOMPARE(static_cast<int>(file->guard()->fate()), static_cast<int>(CampaignFate::Unreachable));
        const auto problem = problemOf([&] { addTo(*file, 200); });
        QCOMPARE(text::wordsFor(problem->causes.at(0)), QStringLiteral("it cannot be reached at the moment"));
        QVERIFY(file->isReadOnly());
        if (mountPoint)
            QVERIFY(QDir().rmdir(table));
        QVERIFY(QDir().rename(away, table));
        file->guard()->look();
        QCOMPARE(static_cast<int>(file->guard()->fate()), static_cast<int>(CampaignFate::There));
        QVERIFY(!file->isReadOnly());
        addTo(*file, 300);
    }
    QCOMPARE(heard.fates.size(), std::size_t{4});
    QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{3 + kNewcomers + 2});
}

void FileWatchTest::aFileThatComesBackChangedIsAnother()
{
    const auto file = opened();
    file->guard()->look();
    const QString table = m_folder->filePath(QStringLiteral("table"));
    const QString away = m_folder->filePath(QStringLiteral("away"));
    QVERIFY(QDir().rename(table, away));
    file->guard()->look();
    QFile main(away + QStringLiteral("/campaign.hitspread"));
    QVERIFY(main.open(QIODevice::ReadWrite) && main.seek(main.size()) && main.write("x") == 1);
    main.close();
    QVERIFY(QDir().rename(away, table));
    file->guard()->look();
    QCOMPARE(static_cast<int>(file->guard()->fate()), static_cast<int>(CampaignFate::Replaced));
}

void FileWatchTest::aFileOpenedForReadingIsWatched()
{
    CampaignFile::create(path()).reset();
    FileWatch watch(path());
    watch.begin();
    // Nothing lies beside it; that another program opens it is no loss.
    const auto other = CampaignFile::open(path());
    addTo(*other, 1);
    QCOMPARE(static_cast<int>(watch.look()), static_cast<int>(CampaignFate::There));
    strike(QStringLiteral("replaced"));
    QCOMPARE(static_cast<int>(watch.look()), static_cast<int>(CampaignFate::Replaced));
}

void FileWatchTest::lossIsToldAtRest()
{
    CampaignFile::create(path()).reset();
    CampaignThread thread([&] { return CampaignFile::open(path()); });
    QSemaphore told;
    std::atomic<int> fate = 0;
    thread.watch({[&](CampaignFate found) {
                      fate = static_cast<int>(found);
                      told.release();
                  },
                  {}});
    QVERIFY(!told.tryAcquire(1, 1200));
    strike(QStringLiteral("deleted"));
    QVERIFY(told.tryAcquire(1, 5000));
    QCOMPARE(fate.load(), static_cast<int>(CampaignFate::Gone));
}

void FileWatchTest::ownWritingIsNotOthers()
{
    const auto file = opened();
    Heard heard;
    file->guard()->tell(heard.told());
    file->guard()->expect(0);
    for (std::size_t i = 0; i < 3; ++i) {
        addTo(*file, 200 + i);
        file->guard()->look();
        file->checkpoint();
        file->guard()->look();
    }
    file->saveCopy(path(QStringLiteral("copy")));
    file->guard()->look();
    QVERIFY(heard.written.empty());
    QVERIFY(heard.fates.empty());
}

/// A copy has no write-ahead log before its first change; that one comes meanwhile is watched, and is nobody else's doing.
void FileWatchTest::theFirstChangeOfACopyIsItsOwn()
{
    const QString copy = path(QStringLiteral("copy"));
    opened()->saveCopy(copy);
    QVERIFY(!QFile::exists(copy + QStringLiteral("-wal")));
    const auto file = CampaignFile::open(copy);
    Heard heard;
    file->guard()->tell(heard.told());
    file->guard()->expect(0);
    addTo(*file, 200);
    file->guard()->look();
    addTo(*file, 201);
    file->guard()->look();
    QVERIFY(heard.written.empty());
    QVERIFY(heard.fates.empty());
    QVERIFY(QFile::remove(copy + QStringLiteral("-wal")));
    file->guard()->look();
    QCOMPARE(static_cast<int>(file->guard()->fate()), static_cast<int>(CampaignFate::Torn));
}

void FileWatchTest::whatOthersWroteIsTold()
{
    const auto file = opened();
    Heard heard;
    file->guard()->tell(heard.told());
    const auto other = CampaignFile::open(path());
    file->guard()->look();
    QVERIFY(heard.written.empty());
    addTo(*other, 200);
    file->guard()->look();
    file->guard()->look();
    QCOMPARE(heard.written, (std::vector<std::uint64_t>{1}));
    addTo(*other, 201);
    addTo(*other, 202);
    file->guard()->look();
    QCOMPARE(heard.written, (std::vector<std::uint64_t>{1, 2}));
    QCOMPARE(file->library().count({}), std::size_t{3 + kNewcomers + 3});
}

void FileWatchTest::readingBesideIsNoWriting()
{
    const auto file = opened();
    file->checkpoint();
    Heard heard;
    file->guard()->tell(heard.told());
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(CampaignFile::open(path())->library().count({}), std::size_t{3 + kNewcomers});
        file->guard()->look();
    }
    QVERIFY(heard.written.empty());
}

void FileWatchTest::whatNobodySawIsNotBuiltUpon()
{
    const auto file = opened();
    Heard heard;
    file->guard()->tell(heard.told());
    const auto other = CampaignFile::open(path());
    addTo(*other, 200);
    // Not looked at before: found out inside the transaction.
    file->guard()->expect(0);
    const auto problem = problemOf([&] { addTo(*file, 201); });
    QVERIFY(problem.has_value());
    QCOMPARE(text::wordsFor(problem->causes.at(0)), QStringLiteral("another program has changed it meanwhile"));
    QCOMPARE(heard.written, (std::vector<std::uint64_t>{1}));
    QVERIFY(problemOf([&] { addTo(*file, 201); }).has_value());
    file->guard()->expect(1);
    addTo(*file, 201);
    // What rests on nothing that was read is never too late.
    addTo(*other, 202);
    file->guard()->expect({});
    addTo(*file, 203);
    QCOMPARE(file->library().count({}), std::size_t{3 + kNewcomers + 4});
}

void FileWatchTest::theThreadRefusesWhatNobodySaw()
{
    opened().reset();
    CampaignThread thread([&] { return CampaignFile::open(path()); });
    QSemaphore told;
    thread.watch({{}, [&](std::uint64_t) { told.release(); }});
    std::vector<bool> went;
    const auto write = [&] {
        QSemaphore done;
        thread.post([&](Campaign& campaign) {
            went.push_back(!problemOf([&] {
                                campaign.atomically(
                                    [&] { (void)campaign.library().insert(support::inventedCharacter(1)); });
                            }).has_value());
            done.release();
        });
        done.acquire();
    };
    write();
    addTo(*CampaignFile::open(path()), 200);
    QVERIFY(told.tryAcquire(1, 5000));
    write();
    thread.setSeen(1);
    write();
    QCOMPARE(went, (std::vector<bool>{true, false, true}));
}

void FileWatchTest::workOfManyStatementsCanBeCancelled()
{
    QSemaphore begun;
    CampaignThread thread([&] { return CampaignFile::create(path()); });
    std::optional<ProblemCode> found;
    thread.post([&](Campaign& campaign) {
        const auto problem = problemOf([&] {
            campaign.atomically([&] {
                for (;;) {  // each statement by itself is short
                    (void)campaign.library().insert(support::inventedCharacter(1));
                    begun.release();
                }
            });
        });
        if (problem)
            found = problem->code;
    });
    begun.acquire(3);
    thread.cancel();
    QVERIFY(thread.end(10s));
    QVERIFY(found == ProblemCode::Stopped);
    QVERIFY(CampaignFile::open(path())->library().list({}).empty());
}

void FileWatchTest::patienceHoldsWhereItIsRehearsed()
{
    CampaignFile::create(path()).reset();
    Connection connection(path(), Connection::Access::Immutable);
    connection.setPatience(100ms);
    // Without patience this never ends.
    const auto problem = problemOf([&] {
        connection.rehearse([&] {
            (void)connection.value(QStringLiteral(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"));
        });
    });
    QVERIFY(problem && problem->code == ProblemCode::Stopped);
}

void FileWatchTest::endingHasPatience()
{
    QSemaphore mayGoOn;
    QSemaphore begun;
    std::atomic<int> ran = 0;
    CampaignThread thread([&] { return CampaignFile::create(path()); });
    thread.post([&](Campaign&) {
        begun.release();
        mayGoOn.acquire();
        ++ran;
    });
    thread.post([&](Campaign&) { ++ran; });
    begun.acquire();
    // What it would wait for comes only afterwards.
    QVERIFY(!thread.end(100ms));
    thread.cancel();
    mayGoOn.release();
    QVERIFY(thread.end(10s));
    QCOMPARE(ran.load(), 1);
}

namespace {

int runFileWatchTest(int count, char** arguments)
{
    QCoreApplication program(count, arguments);
    if (count == 3 && qstrcmp(arguments[1], "--beside") == 0)
        return workBeside(QString::fromLocal8Bit(arguments[2]));
    FileWatchTest test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace

HITSPREAD_TEST_RUN(FileWatchTest, &runFileWatchTest)

#include "filewatch_test.moc"
