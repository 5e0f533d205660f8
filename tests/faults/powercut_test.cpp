#include "storage/backup/backupfolder.h"
#include "storage/campaignfile.h"
#include "support/databasedump.h"
#include "support/faulttable.h"
#include "support/faultwords.h"
#include "support/programs.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdint>
#include <fcntl.h>
#include <memory>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace hitspread;
using namespace hitspread::storage;

namespace {

/// How often the power goes unless HITSPREAD_POWERCUTS says it; tests/long.sh does.
constexpr int kUsualCuts = 4;

bool runs(const QString& program, const QStringList& arguments)
{
    QProcess child;
    child.setStandardOutputFile(QProcess::nullDevice());
    child.start(program, arguments);
    return child.waitForFinished(60000) && child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0;
}

/// A file system in a file, whose power can go.
class Disk {
public:
    explicit Disk(const QString& folder)
        : m_image(folder + QStringLiteral("/disk")), m_place(folder + QStringLiteral("/mount"))
    {
        QDir().mkpath(m_place);
        QFile image(m_image);
        m_isThere = image.open(QIODevice::WriteOnly) && image.resize(qint64{256} * 1024 * 1024)
            && runs(QStringLiteral("mkfs.ext4"), {QStringLiteral("-q"), m_image}) && mount();
    }
    ~Disk()
    {
        if (m_isThere)
            (void)runs(QStringLiteral("umount"), {m_place});
    }
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;

    [[nodiscard]] bool isThere() const { return m_isThere; }
    [[nodiscard]] QString path(const QString& name) const { return m_place + u'/' + name; }

    /// What is not on the disk by now never comes there.
    [[nodiscard]] bool cut() const
    {
        constexpr unsigned long kShutdown = 0x8004587dUL;  // EXT4_IOC_SHUTDOWN
        std::uint32_t withoutFlushingTheLog = 2;
        const int folder = ::open(QFile::encodeName(m_place).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        const bool isCut = folder >= 0 && ::ioctl(folder, kShutdown, &withoutFlushingTheLog) == 0;
        if (folder >= 0)
            ::close(folder);
        return isCut;
    }
    [[nodiscard]] bool comesBack()
    {
        // Whoever was killed may take a moment to let go of it.
        constexpr int kTries = 50;
        bool isFree = false;
        for (int i = 0; i < kTries && !isFree; ++i) {
            isFree = runs(QStringLiteral("umount"), {m_place});
            if (!isFree)
                QTest::qWait(20);
        }
        m_isThere = isFree && mount();
        return m_isThere;
    }

private:
    [[nodiscard]] bool mount() const
    {
        return runs(QStringLiteral("mount"), {QStringLiteral("-o"), QStringLiteral("loop"), m_image, m_place});
    }

    QString m_image;
    QString m_place;
    bool m_isThere = false;
};

}  // namespace

/// The power goes while hitspread-cli works: what it confirmed is there, a backup that is listed is whole, and a campaign that is put back is the
/// one or the other.
class PowerCutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whatIsConfirmedIsThere();
    void theOneOrTheOther();
    void recoveredWholeOrNotAtAll();

private:
    [[nodiscard]] QString campaign() const { return m_disk->path(QStringLiteral("camp.hitspread")); }
    [[nodiscard]] BackupFolder backups() const { return BackupFolder(campaign()); }
    [[nodiscard]] static QStringList confirmedBy(const QString& script, const QStringList& arguments, Disk& disk,
                                                 int cut);
    void everyBackupIsWhole() const;

    int m_cuts = kUsualCuts;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Disk> m_disk;
};

void PowerCutTest::initTestCase()
{
    if (const int wanted = qEnvironmentVariableIntValue("HITSPREAD_POWERCUTS"); wanted > 0)
        m_cuts = wanted;
    if (::geteuid() != 0)
        QSKIP("only root can mount a disk and take its power away");
    const QTemporaryDir folder;
    const Disk disk(folder.path());
    if (!disk.isThere())
        QSKIP("no disk can be mounted here");
    if (!disk.cut())
        QSKIP("the power of a disk cannot be taken away here");
}

void PowerCutTest::init()
{
    m_disk.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_disk = std::make_unique<Disk>(m_folder->path());
    QVERIFY(m_disk->isThere());
    QVERIFY(runs(support::commandLineProgram(), {QStringLiteral("new"), campaign(), QStringLiteral("--empty")}));
}

/// Lets a script work for a while, another one for each cut, and takes the power away; what it said until then, line by line.
QStringList PowerCutTest::confirmedBy(const QString& script, const QStringList& arguments, Disk& disk, int cut)
{
    QProcess child;
    child.setStandardErrorFile(QProcess::nullDevice());
    child.start(QStringLiteral("bash"),
                QStringList{QStringLiteral("-c"), script, support::commandLineProgram()} + arguments);
    (void)child.waitForReadyRead(20000);
    // Not a wait for anything: the moment of the cut.
    QTest::qWait(13 * (cut % 40));
    const bool isCut = disk.cut();
    const QByteArray said = child.readAllStandardOutput();
    child.kill();
    // And what it has started: nobody else's programs have this file among their arguments.
    (void)runs(QStringLiteral("pkill"), {QStringLiteral("-9"), QStringLiteral("-f"), arguments.first()});
    (void)child.waitForFinished();
    if (!isCut || !disk.comesBack())
        return {QStringLiteral("no cut")};
    return QString::fromUtf8(said).split(u'\n', Qt::SkipEmptyParts);
}

void PowerCutTest::everyBackupIsWhole() const
{
    for (const Backup& backup : backups().backups()) {
        try {
            BackupFolder::requireUnchanged(backup);
        } catch (const std::exception& fault) {
            QFAIL(fault.what());
        }
    }
}

void PowerCutTest::whatIsConfirmedIsThere()
{
    const QString script = QStringLiteral(
        "n=$2; while n=$((n + 1)); do \"$0\" encounter \"$1\" new \"fight $n\" && echo fight $n >&3; "
        "\"$0\" backup \"$1\" && echo backup >&3; done 3>&1 >/dev/null");
    std::size_t fights = 0;
    support::FaultTried tried{.what = QStringLiteral("power cut while it works and backs up"), .tried = m_cuts};
    for (int cut = 0; cut < m_cuts; ++cut) {
        const std::size_t before = backups().backups().size();
        const QStringList said = confirmedBy(script, {campaign(), QString::number(fights)}, *m_disk, cut);
        QVERIFY(!said.contains(QStringLiteral("no cut")));
        const auto confirmed = static_cast<std::size_t>(said.filter(QStringLiteral("fight")).size());
        const auto made = static_cast<std::size_t>(said.filter(QStringLiteral("backup")).size());
        const auto file = CampaignFile::open(campaign());
        QCOMPARE(support::faultWords(file->faults()), QStringList());
        const std::size_t found = file->encounters().encounters().size();
        QVERIFY2(found >= fights + confirmed && found <= fights + confirmed + 1,
                 qPrintable(QStringLiteral("%1 of %2").arg(found).arg(fights + confirmed)));
        QVERIFY(backups().backups().size() >= std::min(before + made, std::size_t{10}));
        everyBackupIsWhole();
        fights = found;
        ++tried.survived;
    }
    support::tellFault("2", tried);
}

void PowerCutTest::theOneOrTheOther()
{
    QStringList kept;
    std::array<support::DatabaseDump, 2> states;
    for (std::size_t n = 0; n < states.size(); ++n) {
        QVERIFY(
            runs(support::commandLineProgram(),
                 {QStringLiteral("encounter"), campaign(), QStringLiteral("new"), QStringLiteral("fight %1").arg(n)}));
        const Backup made = CampaignFile::open(campaign())
                                ->backUp(backups(), BackupReason::Asked,
                                         std::chrono::sys_seconds(std::chrono::hours(n)));
        kept << QString::fromStdString(BackupFolder::setKept(made, true).path);
        states.at(n) = support::dumpOfFile(campaign());
    }
    // This program itself syncs nothing (support/testclass.cpp).
    QVERIFY(runs(QStringLiteral("sync"), {}));
    const QString script = QStringLiteral(
        "while true; do for b in \"$2\" \"$3\"; do \"$0\" restore \"$b\" \"$1\" --in-place && echo put back >&3; "
        "done; done 3>&1 >/dev/null");
    support::FaultTried tried{.what = QStringLiteral("power cut while a backup is put back"), .tried = m_cuts};
    for (int cut = 0; cut < m_cuts; ++cut) {
        const QStringList said = confirmedBy(script, QStringList{campaign()} + kept, *m_disk, cut);
        QVERIFY(!said.contains(QStringLiteral("no cut")));
        const auto file = CampaignFile::open(campaign());
        QCOMPARE(support::faultWords(file->faults()), QStringList());
        const std::size_t fights = file->encounters().encounters().size();
        QVERIFY2(fights == 1 || fights == 2, qPrintable(QString::number(fights)));
        QCOMPARE(support::differenceOf(states.at(fights - 1).tables, support::dumpOfFile(campaign()).tables),
                 QString());
        everyBackupIsWhole();
        backups().thinOut(std::chrono::sys_seconds(std::chrono::hours(3)), 0);
        ++tried.survived;
    }
    support::tellFault("3", tried);
}

void PowerCutTest::recoveredWholeOrNotAtAll()
{
    QFile damaged(campaign());
    QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.write(QByteArray(4096, '\0')) == 4096);
    damaged.close();
    QVERIFY(runs(QStringLiteral("sync"), {}));
    const QByteArray bytes = support::bytesOf(campaign());
    const QString script = QStringLiteral(
        "n=0; while n=$((n + 1)); do \"$0\" recover \"$1\" \"$2 $n.hitspread\" && echo made $n >&3; "
        "done 3>&1 >/dev/null");
    for (int cut = 0; cut < m_cuts; ++cut) {
        const QString name = QStringLiteral("again %1").arg(cut);
        const QStringList said = confirmedBy(script, {campaign(), m_disk->path(name)}, *m_disk, cut);
        QVERIFY(!said.contains(QStringLiteral("no cut")));
        const QStringList made = QDir(m_disk->path({})).entryList({name + QStringLiteral(" *.hitspread")}, QDir::Files);
        QVERIFY2(made.size() >= said.size() && made.size() <= said.size() + 1,
                 qPrintable(QStringLiteral("%1 of %2").arg(made.size()).arg(said.size())));
        for (const QString& file : made) {
            const auto recovered = CampaignFile::open(m_disk->path(file));
            QCOMPARE(support::faultWords(recovered->faults()), QStringList());
            QVERIFY(!recovered->library().list({.kind = RecordKind::Modifier, .limit = 1}).empty());
        }
        QCOMPARE(support::bytesOf(campaign()), bytes);
        for (const QString& file : made)
            QFile::remove(m_disk->path(file));
    }
}

HITSPREAD_TEST(PowerCutTest)
#include "powercut_test.moc"
