#include <QTest>

#include "formats/profilefolder.h"
#include "formats/wholefile.h"
#include "rules/systems/registry.h"
#include "services/fight/encounterservice.h"
#include "services/refusal/problem.h"
#include "storage/campaignfile.h"
#include "storage/start/samplecampaign.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <sys/syscall.h>
#include <unistd.h>

using namespace hitspread;
using namespace hitspread::storage;
using support::codeOf;
using support::problemOf;

namespace {

/// What was synced, in this order, and what goes wrong.
struct Disk {
    bool isReal = false;  ///< the disk is waited for: not by the other classes of this program
    QStringList synced;
    int goodOnes = -1;  ///< how many more go well before the first that fails; negative: all
    int badOnes = -1;   ///< how many fail then; negative: all

    int sync(int file, long call)
    {
        const QString name = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(file));
        synced += name;
        if (goodOnes == 0 && badOnes != 0) {
            badOnes = std::max(badOnes - 1, -1);
            errno = EIO;
            return -1;
        }
        if (goodOnes > 0)
            --goodOnes;
        return isReal ? static_cast<int>(::syscall(call, file)) : 0;
    }
};

Disk& disk()
{
    static Disk one;
    return one;
}

}  // namespace

// These stand before those of the C library for every library of this program, SQLite's included.
extern "C" {
int fsync(int file)
{
    return disk().sync(file, SYS_fsync);
}
int fdatasync(int file)
{
    return disk().sync(file, SYS_fdatasync);
}
}

/// What is said to be done is on the disk, its name included; and what is not known is not said.
class SyncsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { disk() = {}; }
    void wholeFilesAreSyncedWithTheirName();
    void profilesAreSyncedWithTheirFolders();
    void campaignsAreSyncedWithTheirName();
    void aNameThatIsNotSyncedIsNotPromised();
    void aFailedCommitIsTakenBackOrUnknown_data();
    void aFailedCommitIsTakenBackOrUnknown();

private:
    [[nodiscard]] QString in(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    /// Whether the folder was synced after everything else, and something before it.
    [[nodiscard]] static bool isLast(const QString& folder)
    {
        return disk().synced.size() > 1 && disk().synced.last() == folder && disk().synced.indexOf(folder) > 0;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void SyncsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    disk() = {};
    disk().isReal = true;
}

void SyncsTest::wholeFilesAreSyncedWithTheirName()
{
    formats::writeWhole(in("fight.json"), "{}");
    QVERIFY(disk().synced.size() >= 2);
    QVERIFY(isLast(m_folder->path()));
    QCOMPARE(support::bytesOf(in("fight.json")), QByteArray("{}"));
}

void SyncsTest::profilesAreSyncedWithTheirFolders()
{
    formats::ProfileFolder profiles(in("config/hitspread/profiles"));
    OwnProfile profile;
    profile.system = "threed";
    profile.name = "Ours";
    profile.switches = AnyRecord(*findSystem("threed")->record(RecordKind::Switches));
    profiles.save(profile);
    QVERIFY(isLast(in("config/hitspread/profiles")));
    for (const QString& folder : {in("config/hitspread"), in("config"), m_folder->path()})
        QVERIFY2(disk().synced.contains(folder), qPrintable(folder));
    disk().synced.clear();
    profiles.remove("threed", "Ours");
    QCOMPARE(disk().synced, QStringList{in("config/hitspread/profiles")});
}

void SyncsTest::campaignsAreSyncedWithTheirName()
{
    const auto file = SampleCampaign::create(in("campaign.hitspread"));
    QVERIFY(isLast(m_folder->path()));
    disk().synced.clear();
    file->saveCopy(in("copy.hitspread"));
    QVERIFY(isLast(m_folder->path()));
}

void SyncsTest::aNameThatIsNotSyncedIsNotPromised()
{
    disk().goodOnes = 2;  // its own, and that of QSaveFile
    const auto problem = problemOf([&] { formats::writeWhole(in("fight.json"), "{}"); });
    QVERIFY(problem && problem->code == ProblemCode::OutcomeUnknown);
    QCOMPARE(spelled(problem->where), in("fight.json").toStdString());
    disk().goodOnes = 0;
    QVERIFY(codeOf([&] { formats::writeWhole(in("other.json"), "{}"); }) == ProblemCode::BadInput);
    QVERIFY(!QFile::exists(in("other.json")));
}

void SyncsTest::aFailedCommitIsTakenBackOrUnknown_data()
{
    QTest::addColumn<int>("failures");
    QTest::addColumn<int>("code");
    QTest::newRow("fails once") << 1 << static_cast<int>(ProblemCode::StorageFault);
    QTest::newRow("fails for good") << -1 << static_cast<int>(ProblemCode::OutcomeUnknown);
}

/// "Nothing was changed" is said where it is known: what the failed commit left is written over, or nobody knows.
void SyncsTest::aFailedCommitIsTakenBackOrUnknown()
{
    QFETCH(int, failures);
    QFETCH(int, code);
    const support::FixedClock clock;
    const QString name = in("campaign.hitspread");
    QByteArray bytes;
    QByteArray wal;
    {
        const auto file = SampleCampaign::create(name);
        (void)EncounterService(*file, clock).setColour({1}, 3);
        disk().goodOnes = 0;
        disk().badOnes = failures;
        const auto problem = problemOf([&] { (void)EncounterService(*file, clock).setColour({1}, 5); });
        QVERIFY(problem.has_value());
        QCOMPARE(static_cast<int>(problem->code), code);
        QCOMPARE(spelled(problem->where), name.toStdString());
        bytes = support::bytesOf(name);
        wal = support::bytesOf(name + QStringLiteral("-wal"));
        disk() = {};
    }
    // The program is gone, and the next one reads what lies there.
    const auto put = [](const QString& path, const QByteArray& contents) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
    };
    QVERIFY(put(name, bytes) && put(name + QStringLiteral("-wal"), wal));
    const auto file = CampaignFile::open(name);
    QCOMPARE(support::faultWords(file->faults()), QStringList());
    const int colour = file->encounters().combatant(1).colour;
    if (code == static_cast<int>(ProblemCode::StorageFault))
        QCOMPARE(colour, 3);
    else
        QVERIFY(colour == 3 || colour == 5);
}

HITSPREAD_TEST(SyncsTest)
#include "syncs_test.moc"
