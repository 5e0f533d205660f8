#include <QTest>

#include "services/library/libraryservice.h"
#include "storage/campaignfile.h"
#include "support/fakecampaign.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/humanplans.h"
#include "support/manycharacters.h"
#include "support/testclass.h"

#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

/// How often it is killed unless HITSPREAD_KILLS says it; tests/long.sh does.
constexpr int kUsualKills = 12;
constexpr int kKillsOfAFile = 25;

/// The child: creates characters through the log for ever and says the number of each when it is committed.
int commitForEver(const QString& path)
{
    const auto file = CampaignFile::open(path);
    const support::HumanPlans plans;
    const support::FixedClock clock;
    LibraryService library(*file, plans, clock);
    for (std::size_t n = file->library().count({});; ++n) {
        (void)library.create(support::inventedCharacter(n));
        std::printf("%zu\n", n + 1);
        std::fflush(stdout);
    }
}

}  // namespace

/// The program is killed while it commits: nothing that was confirmed may be missing, nothing half-done may be there.
class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void confirmedCommitsSurvive();
};

void KillTest::confirmedCommitsSurvive()
{
    const QTemporaryDir folder;
    QString path;
    std::size_t confirmed = 0;
    const int wanted = qEnvironmentVariableIntValue("HITSPREAD_KILLS");
    support::FaultTried tried{.what = QStringLiteral("killed while it commits")};
    for (int kill = 0; kill < (wanted > 0 ? wanted : kUsualKills); ++kill) {
        ++tried.tried;
        // The whole log is read after each kill: one file for all of them would grow faster than it is read.
        if (kill % kKillsOfAFile == 0) {
            path = folder.filePath(QStringLiteral("campaign%1.hitspread").arg(kill));
            CampaignFile::create(path).reset();
        }
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("KillTest"), QStringLiteral("--commit"), path});
        QVERIFY(child.waitForReadyRead(10000));
        // Not a wait for anything: the moment of the kill, another one every time.
        QTest::qWait(7 * (kill % 30));
        child.kill();
        QVERIFY(child.waitForFinished());
        const QByteArray said = child.readAllStandardOutput();
        const qsizetype end = said.lastIndexOf('\n');
        const qsizetype start = said.lastIndexOf('\n', end - 1) + 1;
        confirmed = static_cast<std::size_t>(said.mid(start, end - start).toULongLong());
        QVERIFY(confirmed > 0);

        const auto file = CampaignFile::open(path);
        const std::size_t found = file->library().count({});
        QVERIFY2(found == confirmed || found == confirmed + 1,
                 qPrintable(QStringLiteral("%1 of %2").arg(found).arg(confirmed)));
        QCOMPARE(file->log().list({{}, {}, 1000000, 0}).size(), found);
        QCOMPARE(file->log().head({}), static_cast<EntryId>(found));
        QCOMPARE(support::faultWords(file->faults()), QStringList());
        ++tried.survived;
    }
    support::tellFault("1", tried);
}

namespace {

int runKillTest(int count, char** arguments)
{
    QCoreApplication program(count, arguments);
    if (count == 3 && qstrcmp(arguments[1], "--commit") == 0)
        return commitForEver(QString::fromLocal8Bit(arguments[2]));
    KillTest test;
    return QTest::qExec(&test, count, arguments);
}

}  // namespace

HITSPREAD_TEST_RUN(KillTest, &runKillTest)

#include "kill_test.moc"
