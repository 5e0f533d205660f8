#include "formats/bodyplans.h"
#include "harbourfolder.h"
#include "services/fight/encounterlistservice.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "storage/backup/filebackups.h"
#include "storage/backup/restore.h"
#include "storage/campaignfile.h"
#include "storage/copy/temporarycopy.h"
#include "storage/fightfile/fightfile.h"
#include "storage/guard/filecheck.h"
#include "support/campaigndump.h"
#include "support/fakecampaign.h"
#include "support/faultwords.h"
#include "support/manycharacters.h"
#include "support/problemof.h"
#include "support/rawfile.h"
#include "support/samplefile.h"
#include "support/sourcepath.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>

using namespace hitspread;
using namespace hitspread::storage;
using namespace std::chrono;
using support::bytesOf;
using support::codeOf;
using support::problemOf;

namespace {

constexpr sys_seconds kTuesday = sys_days{year{2026} / November / 24} + hours{20};

}  // namespace

/// A backup that is opened is read from a copy of its own: it stays what it was to the byte, nothing is stored in it, and nothing of the copy
/// is left.
class LookIntoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itIsReadAndStaysWhatItWas();
    void nothingIsStoredInIt_data();
    void nothingIsStoredInIt();
    void whatIsRehearsedIsTakenBack();
    void anOlderOneIsBroughtUpInItsCopy();
    void oneThatHasChangedIsRefused();
    void oneUnderAnotherNameIsReadAsWell();
    void oneThatIsNotThereIsNamed();
    void whatIsWrongInItIsSaidOfIt();
    void whatAKilledProgramLeftIsTakenAway();
    void aSavedCopyIsACampaign();
    void aFightComesOutOfIt();

private:
    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] QString backup() const { return QString::fromStdString(m_backup.path); }
    /// All there is beside the campaign, and in the folder of its backups.
    [[nodiscard]] QStringList files() const;
    [[nodiscard]] static QStringList copies();

    std::optional<support::HarbourFolder> m_folder;
    std::optional<QTemporaryDir> m_temporary;
    Backup m_backup;
    support::FixedClock m_clock;
};

void LookIntoTest::init()
{
    qunsetenv("TMPDIR");
    m_folder.emplace();
    m_temporary.emplace();
    const auto file = support::openSample(path());
    // Where copies are seen; the sample's own stays outside.
    qputenv("TMPDIR", QFile::encodeName(m_temporary->path()));
    m_backup = file->backUp(m_folder->backups(), BackupReason::Closing, kTuesday);
    file->atomically([&] { (void)file->library().insert(support::inventedCharacter(4711)); });
}

QStringList LookIntoTest::files() const
{
    return QDir(m_folder->folder()).entryList(QDir::Files)
        + QDir(m_folder->backups().path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
}

QStringList LookIntoTest::copies()
{
    return QDir(QDir::tempPath()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
}

void LookIntoTest::itIsReadAndStaysWhatItWas()
{
    QCOMPARE(QDir::tempPath(), m_temporary->path());
    const QByteArray bytes = bytesOf(backup());
    const QStringList before = files();
    {
        const auto file = CampaignFile::open(backup());
        QCOMPARE(QString::fromStdString(file->path()), backup());
        QVERIFY(file->isReadOnly());
        QVERIFY(!file->newer());
        QVERIFY(file->faults().empty());
        LibraryQuery people{.kind = RecordKind::Character};
        // As it was then: who came later is not in it.
        QCOMPARE(file->library().count(people) + 1, CampaignFile::open(path())->library().count(people));
        QCOMPARE(copies().size(), 1);
        QCOMPARE(files(), before);
    }
    QCOMPARE(copies(), QStringList());
    QCOMPARE(files(), before);
    QCOMPARE(bytesOf(backup()), bytes);
    QVERIFY(faultsOf(backup()).empty());
    QCOMPARE(bytesOf(backup()), bytes);
}

void LookIntoTest::nothingIsStoredInIt_data()
{
    QTest::addColumn<std::function<void(CampaignFile&)>>("act");
    const auto row = [](const char* name, std::function<void(CampaignFile&)> act) {
        QTest::newRow(name) << std::move(act);
    };
    row("a record", [](CampaignFile& file) {
        file.atomically([&] { (void)file.library().insert(support::inventedCharacter(1)); });
    });
    row("an undone step", [](CampaignFile& file) {
        const support::FixedClock clock;
        const RecordId fight = file.encounters().encounters().at(0).id;
        (void)EncounterListService(file, clock).rename(fight, "Elsewhere");
    });
    row("a backup of it", [](CampaignFile& file) {
        (void)file.backUp(BackupFolder(QString::fromStdString(file.path())), BackupReason::Asked, kTuesday);
    });
    row("compacting", [](CampaignFile& file) { file.compact(); });
    row("a fight", [](CampaignFile& file) {
        const support::FixedClock clock;
        const QByteArray fight = fightfile::packed(file, file.encounters().encounters().at(0).id, clock);
        (void)fightfile::unpacked(file, fight, QStringLiteral("fight.json"));
    });
}

void LookIntoTest::nothingIsStoredInIt()
{
    QFETCH(std::function<void(CampaignFile&)>, act);
    const QByteArray bytes = bytesOf(backup());
    const QStringList before = files();
    const auto file = CampaignFile::open(backup());
    const std::string dump = support::dumpOf(*file);
    const auto problem = problemOf([&] { act(*file); });
    QVERIFY(problem);
    QCOMPARE(static_cast<int>(problem->code), static_cast<int>(ProblemCode::CampaignReadOnly));
    QCOMPARE(
        text::sentenceFor(*problem),
        QStringLiteral("this is a backup, and nothing is stored in it; go back to the campaign, or restore the backup "
                       "and go on there"));
    QCOMPARE(support::dumpOf(*file), dump);
    QCOMPARE(bytesOf(backup()), bytes);
    QCOMPARE(files(), before);
}

void LookIntoTest::whatIsRehearsedIsTakenBack()
{
    const auto file = CampaignFile::open(backup());
    const std::string dump = support::dumpOf(*file);
    const std::size_t people = file->library().count({.kind = RecordKind::Character});
    std::size_t within = 0;
    file->rehearse([&] {
        (void)file->library().insert(support::inventedCharacter(1));
        within = file->library().count({.kind = RecordKind::Character});
    });
    QCOMPARE(within, people + 1);
    QCOMPARE(support::dumpOf(*file), dump);
}

void LookIntoTest::anOlderOneIsBroughtUpInItsCopy()
{
    const QString old = m_folder->at(QStringLiteral("Old.hitspread"));
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-6.hitspread")), old));
    const QString name = QString::fromStdString(m_folder->named(old, QStringLiteral("Old"), kTuesday).path);
    const QByteArray bytes = bytesOf(name);
    const QStringList before = files();
    {
        const auto file = CampaignFile::open(name);
        QVERIFY(file->isReadOnly());
        QVERIFY(!file->encounters().encounters().empty());
        QVERIFY(file->faults().empty());
    }
    QCOMPARE(bytesOf(name), bytes);
    QCOMPARE(files(), before);
    QCOMPARE(copies(), QStringList());
}

void LookIntoTest::oneThatHasChangedIsRefused()
{
    {
        QFile file(backup());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2));
        QCOMPARE(file.write("\xA5\xA5\xA5\xA5", 4), 4);
    }
    const auto problem = problemOf([&] { (void)CampaignFile::open(backup()); });
    QVERIFY(problem && problem->code == ProblemCode::DamagedCampaign);
    QCOMPARE(QString::fromStdString(problem->where.name), backup());
    QCOMPARE(copies(), QStringList());
}

void LookIntoTest::oneUnderAnotherNameIsReadAsWell()
{
    const QString name = m_folder->at(QStringLiteral("tuesday.hitspread-backup"));
    QVERIFY(QFile::copy(backup(), name));
    const QByteArray bytes = bytesOf(name);
    QVERIFY(CampaignFile::open(name)->isReadOnly());
    QCOMPARE(bytesOf(name), bytes);
    // Without the sum of its bytes in the name, its pages tell.
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(4096));
        QCOMPARE(file.write(QByteArray(4096 * 3, '\xA5')), 4096 * 3);
    }
    const auto problem = problemOf([&] { (void)CampaignFile::open(name); });
    QVERIFY(problem && problem->code == ProblemCode::DamagedCampaign);
    QCOMPARE(QString::fromStdString(problem->where.name), name);
}

void LookIntoTest::oneThatIsNotThereIsNamed()
{
    const QString none = m_folder->at(QStringLiteral("none.hitspread-backup"));
    const auto problem = problemOf([&] { (void)CampaignFile::open(none); });
    QVERIFY(problem && problem->code == ProblemCode::NotFound);
    QCOMPARE(QString::fromStdString(problem->where.name), none);
}

void LookIntoTest::whatIsWrongInItIsSaidOfIt()
{
    const QString name = m_folder->at(QStringLiteral("tuesday.hitspread-backup"));
    QVERIFY(QFile::copy(path(), name));
    support::runRaw(name, {QStringLiteral("DELETE FROM search_data WHERE id > 10")});
    QCOMPARE(support::faultWords(faultsOf(name)), QStringList{QStringLiteral("%1 cannot be read").arg(name)});
}

void LookIntoTest::whatAKilledProgramLeftIsTakenAway()
{
    const auto file = CampaignFile::open(backup());
    const QString living = copies().at(0);
    // The same without its lock, and folders of others.
    const QString killed = QStringLiteral("hitspread-copy-killed");
    const QString anothers = QStringLiteral("hitspread-print");
    const QDir temporary(m_temporary->path());
    for (const QString& name : {killed, anothers}) {
        QVERIFY(temporary.mkpath(name + QStringLiteral("/copy backups")));
        for (const QString& left : {u"copy.hitspread"_qs, u"copy.hitspread-wal"_qs, u"copy.hitspread.lock"_qs})
            QVERIFY(QFile(temporary.filePath(name + u'/' + left)).open(QIODevice::WriteOnly));
    }
    // As long as it is so new somebody may be about to lock it.
    removeLeftCopies();
    QCOMPARE(copies().size(), 3);
    for (const QString& name : copies())
        std::filesystem::last_write_time(temporary.filePath(name).toStdString(),
                                         std::filesystem::file_time_type::clock::now() - minutes{2});
    removeLeftCopies();
    QCOMPARE(copies(), (QStringList{living, anothers}));
    QVERIFY(!file->encounters().encounters().empty());
    QVERIFY(file->faults().empty());
}

void LookIntoTest::aSavedCopyIsACampaign()
{
    const QString copy = m_folder->at(QStringLiteral("copy.hitspread"));
    const auto looked = CampaignFile::open(backup());
    looked->saveCopy(copy);
    const auto file = CampaignFile::open(copy);
    QVERIFY(!file->isReadOnly());
    QCOMPARE(support::dumpOf(*file), support::dumpOf(*looked));
    file->atomically([&] { (void)file->library().insert(support::inventedCharacter(1)); });
}

/// With its whole history, and what is there already is used again.
void LookIntoTest::aFightComesOutOfIt()
{
    const auto file = CampaignFile::open(path());
    LibraryQuery people{.kind = RecordKind::Character};
    const std::size_t before = file->library().count(people);
    const auto looked = CampaignFile::open(backup());
    const Encounter then = looked->encounters().encounters().at(0);
    const QByteArray document = fightfile::packed(*looked, then.id, m_clock);
    const RecordId made = fightfile::unpacked(*file, document, backup());
    QCOMPARE(file->library().count(people), before);
    // But for the numbers of what is in it, it is the same.
    const auto sizesOf = [](const QByteArray& bytes) {
        const QJsonObject fight = QJsonDocument::fromJson(bytes).object();
        QList<qsizetype> sizes;
        for (const QString& part : {u"combatants"_qs, u"log"_qs, u"library"_qs, u"marks"_qs})
            sizes << fight.value(part).toArray().size();
        return sizes;
    };
    QCOMPARE(sizesOf(fightfile::packed(*file, made, m_clock)), sizesOf(document));
    QVERIFY(sizesOf(document).first() > 0);
    // Its name is there: it gets one of its own, once.
    QCOMPARE(file->encounters().encounter(made).name, then.name + " (2)");
    QCOMPARE(file->encounters().encounter(then.id).name, then.name);
    QVERIFY(file->faults().empty());
}

HITSPREAD_TEST(LookIntoTest)
#include "lookinto_test.moc"
