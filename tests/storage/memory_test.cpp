#include <QTest>

#include "services/problem.h"
#include "storage/campaignfile.h"
#include "storage/connection.h"
#include "storage/samplecampaign.h"
#include "support/testclass.h"

#include <QFile>
#include <QSqlDatabase>
#include <QTemporaryDir>

#include <cstdlib>
#include <exception>
#include <new>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

/// What a child says of its work.
enum End { Sound = 10, ShortOfMemory = 11, CalledDamaged = 12, OtherProblem = 13, Faults = 14 };

rlim_t addressesInUse()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    const qulonglong pages = file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(0).toULongLong() : 0;
    return pages * static_cast<qulonglong>(::sysconf(_SC_PAGESIZE));
}

[[noreturn]] void endTerminated()
{
    try {
        if (std::current_exception())
            throw;
    } catch (const std::bad_alloc&) {
        ::_exit(ShortOfMemory);
    } catch (...) {
        ::_exit(OtherProblem);
    }
    ::_exit(OtherProblem);
}

/// Takes all there is, also what is free in the heap, and gives so much of it back.
void giveBack(rlim_t bytes)
{
    struct Block {
        Block* before;
        char rest[1000];
    };
    Block* last = nullptr;
    while (auto* block = static_cast<Block*>(std::malloc(sizeof(Block)))) {
        block->before = last;
        last = block;
    }
    for (rlim_t given = 0; last && given < bytes; given += sizeof(Block))
        std::free(std::exchange(last, last->before));
}

int checked(const QString& path)
{
    try {
        return CampaignFile::open(path)->faults().empty() ? Sound : Faults;
    } catch (const Failure& failure) {
        const ProblemCode code = failure.problem().code;
        return code == ProblemCode::OutOfMemory                                         ? ShortOfMemory
            : code == ProblemCode::DamagedCampaign || code == ProblemCode::NotACampaign ? CalledDamaged
                                                                                        : OtherProblem;
    } catch (const std::bad_alloc&) {
        return ShortOfMemory;
    }
}

/// The end of a child that checks the campaign and may have so much memory for it; a signal as its negative number.
int endWith(rlim_t more, const QString& path)
{
    const pid_t child = ::fork();
    if (child == 0) {
        std::set_terminate(&endTerminated);
        const rlim_t most = addressesInUse();
        const rlimit limit{most, most};
        ::setrlimit(RLIMIT_AS, &limit);
        giveBack(more);
        ::_exit(checked(path));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

/// With too little memory a sound campaign is not called damaged, whatever it is that gets none.
class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void soundFilesStaySound();
};

void MemoryTest::initTestCase()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("what the sanitizers keep for themselves is more than these limits");
#endif
}

void MemoryTest::soundFilesStaySound()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("camp.hitspread"));
    constexpr rlim_t kStep = rlim_t{16} * 1024;
    constexpr rlim_t kMost = rlim_t{512} * 1024 * 1024;
    SampleCampaign::create(path).reset();
    // Loaded once, before anything is short.
    QVERIFY(QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")));
    static_cast<void>(Connection(QStringLiteral(":memory:"), Connection::Access::ReadWrite));
    int shortOf = 0;
    rlim_t more = 0;
    int end = ShortOfMemory;
    // Up to where it goes well.
    for (; end != Sound && more < kMost; more += kStep) {
        end = endWith(more, path);
        QVERIFY2(end == Sound || end == ShortOfMemory,
                 qPrintable(QStringLiteral("%1 with %2 bytes more").arg(end).arg(more)));
        shortOf += end == ShortOfMemory ? 1 : 0;
    }
    QCOMPARE(end, static_cast<int>(Sound));
    QCOMPARE_GT(shortOf, 3);
}

HITSPREAD_TEST(MemoryTest)
#include "memory_test.moc"
