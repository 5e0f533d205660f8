#include "app/ports.h"
#include "formats/bodyplans.h"
#include "models/exchange/importcolumns.h"
#include "models/exchange/importdraft.h"
#include "models/exchange/importrows.h"
#include "models/exchange/tableguess.h"
#include "rules/systems/threed/gear.h"
#include "services/library/libraryservice.h"
#include "storage/campaignfile.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace hitspread;

namespace {

/// Holds work back until it is let go, as a storage thread that is busy does.
class HeldQueue final : public CampaignQueue {
public:
    explicit HeldQueue(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override { m_held.push_back(std::move(work)); }
    void letGo()
    {
        for (const auto& work : std::exchange(m_held, {}))
            work(m_campaign);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] std::size_t held() const { return m_held.size(); }
    void settle()
    {
        while (!m_held.empty())
            letGo();
    }

private:
    Campaign& m_campaign;
    std::vector<std::function<void(Campaign&)>> m_held;
};

class KnownMeanings final : public MeaningMemory {
public:
    [[nodiscard]] std::optional<TableMeaning> recall(const QStringList& headings) const override
    {
        const auto known = all.find(headings.join(u'|'));
        return known == all.end() ? std::nullopt : std::optional(known->second);
    }
    void keep(const QStringList& headings, const TableMeaning& meaning) override { all[headings.join(u'|')] = meaning; }
    void forget(const QStringList& headings) override { all.erase(headings.join(u'|')); }

    std::map<QString, TableMeaning> all;
};

/// A source is what its bytes say: cells parted by commas, rows by line breaks.
ImportSource splitSource(const GivenSource& source)
{
    ImportSource read;
    std::size_t line = 0;
    for (const QByteArray& row : source.bytes.split('\n')) {
        TableLine& one = read.table.emplace_back();
        one.line = ++line;
        for (const QByteArray& cell : row.split(','))
            one.cells.push_back(cell.toStdString());
    }
    return read;
}

struct Desk {
    explicit Desk(const QString& path)
        : file(storage::CampaignFile::create(path)),
          queue(*file),
          gateway(plans, clock, seeds),
          draft(gateway, &splitSource, memory),
          rows(draft),
          columns(draft)
    {
        gateway.setQueue(&queue);
        draft.setUsual("threed", RecordKind::Weapon);
    }
    void read(const QByteArray& table)
    {
        draft.read({.bytes = table});
        queue.settle();
    }
    [[nodiscard]] QString cell(int row, int column) const { return rows.index(row, column).data().toString(); }
    [[nodiscard]] std::size_t weapons() const
    {
        return file->library().count({.kind = RecordKind::Weapon, .system = "threed"});
    }

    formats::ShippedBodyPlans plans;
    WallClock clock;
    SystemSeeds seeds;
    KnownMeanings memory;
    std::unique_ptr<storage::CampaignFile> file;
    HeldQueue queue;
    CampaignGateway gateway;
    ImportDraft draft;
    ImportRows rows;
    ImportColumns columns;
};

const QByteArray kTwoRifles = "Name,recoil,Where from\nRook rifle,5,here\nSentry rifle,6,there";

}  // namespace

/// An import on its way, as models show it.
class TestImportDraft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itIsPlannedAndTaken();
    void whatATableIsOfIsGuessed_data();
    void whatATableIsOfIsGuessed();
    void aFieldGoesToOneColumn();
    void whatWasTakenIsRemembered();
    void theLastReadingCounts();
    void aCancelledReadingChangesNothing();
    void aCancelledImportLeavesNothing();
    void anotherLibraryIsPlannedForAnew();
    void whatAnotherChangedMeanwhileIsRefused();
    void rowsAreShownByVerdict();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Desk> m_desk;
};

void TestImportDraft::init()
{
    m_desk.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_desk = std::make_unique<Desk>(m_folder->filePath(QStringLiteral("import.hitspread")));
}

void TestImportDraft::itIsPlannedAndTaken()
{
    const QAbstractItemModelTester rows(&m_desk->rows);
    const QAbstractItemModelTester columns(&m_desk->columns);
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Empty);
    m_desk->read(kTwoRifles);
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Ready);
    QCOMPARE(m_desk->rows.rowCount(), 2);
    QCOMPARE(m_desk->cell(0, ImportRows::Verdict), QStringLiteral("new"));
    QCOMPARE(m_desk->cell(1, ImportRows::Line), QStringLiteral("3"));
    QCOMPARE(m_desk->columns.rowCount(), 3);
    QCOMPARE(m_desk->columns.nowhere(), 1);
    QCOMPARE(m_desk->columns.index(2, ImportColumns::Example).data().toString(), QStringLiteral("here"));
    QCOMPARE(m_desk->weapons(), std::size_t{0});
    QSignalSpy taken(&m_desk->draft, &ImportDraft::taken);
    m_desk->draft.take();
    m_desk->queue.settle();
    QCOMPARE(taken.count(), 1);
    QCOMPARE(taken.first().first().value<TakenImport>().outcome.records.size(), std::size_t{2});
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Taken);
    QCOMPARE(m_desk->weapons(), std::size_t{2});
    // The same is not taken twice.
    m_desk->draft.take();
    m_desk->queue.settle();
    QCOMPARE(m_desk->weapons(), std::size_t{2});
}

void TestImportDraft::whatATableIsOfIsGuessed_data()
{
    QTest::addColumn<QStringList>("headings");
    QTest::addColumn<QString>("system");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, const char* headings, const char* system, RecordKind kind) {
        QTest::newRow(name) << QString::fromLatin1(headings).split(u',') << QString::fromLatin1(system)
                            << static_cast<int>(kind);
    };
    row("a firearm", "Name,recoil,calibre", "threed", RecordKind::Weapon);
    row("a firearm in German", "Name,Reichweite,Kaliber", "threed", RecordKind::Weapon);
    row("nothing but names", "Name", "threed", RecordKind::Weapon);
    row("another kind", "Name,hitsMax.head,hitsMax.torso", "threed", RecordKind::Character);
    row("nobody knows it", "A,B", "threed", RecordKind::Weapon);
}

void TestImportDraft::whatATableIsOfIsGuessed()
{
    QFETCH(QStringList, headings);
    QFETCH(QString, system);
    QFETCH(int, kind);
    ImportSource source;
    TableLine& first = source.table.emplace_back();
    for (const QString& heading : headings)
        first.cells.push_back(heading.toStdString());
    const TableMeaning meaning = guessedMeaning(source, {.system = "threed", .kind = RecordKind::Weapon});
    QCOMPARE(QString::fromStdString(meaning.system), system);
    QCOMPARE(static_cast<int>(meaning.kind), kind);
}

void TestImportDraft::aFieldGoesToOneColumn()
{
    m_desk->read(kTwoRifles);
    m_desk->columns.setData(m_desk->columns.index(2, ImportColumns::Field), QStringLiteral("recoil"));
    m_desk->queue.settle();
    QCOMPARE(m_desk->columns.index(1, ImportColumns::Field).data(Qt::EditRole).toString(), kNowhere.toString());
    QCOMPARE(m_desk->columns.index(2, ImportColumns::Field).data(Qt::EditRole).toString(), QStringLiteral("recoil"));
    QCOMPARE(m_desk->cell(0, ImportRows::Verdict), QStringLiteral("faulty"));
}

void TestImportDraft::whatWasTakenIsRemembered()
{
    m_desk->read(kTwoRifles);
    m_desk->draft.setField(2, QStringLiteral("calibre"));
    m_desk->queue.settle();
    QVERIFY(m_desk->memory.all.empty());
    m_desk->draft.take();
    m_desk->queue.settle();
    QCOMPARE(m_desk->memory.all.size(), std::size_t{1});
    m_desk->read(QByteArray(kTwoRifles).replace("Rook", "Bent"));
    QVERIFY(m_desk->draft.drafted()->isRemembered);
    QCOMPARE(m_desk->columns.nowhere(), 0);
    m_desk->draft.forgetMeaning();
    m_desk->queue.settle();
    QVERIFY(m_desk->memory.all.empty());
    QCOMPARE(m_desk->columns.nowhere(), 1);
}

void TestImportDraft::theLastReadingCounts()
{
    m_desk->draft.read({.bytes = kTwoRifles});
    m_desk->draft.read({.bytes = "Name\nBent rifle"});
    m_desk->queue.settle();
    QCOMPARE(m_desk->rows.rowCount(), 1);
    QCOMPARE(m_desk->cell(0, ImportRows::Name), QStringLiteral("Bent rifle"));
}

void TestImportDraft::aCancelledReadingChangesNothing()
{
    m_desk->read(kTwoRifles);
    m_desk->draft.read({.bytes = "Name\nBent rifle"});
    m_desk->draft.cancel();
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Ready);
    m_desk->queue.settle();
    QCOMPARE(m_desk->rows.rowCount(), 2);
}

void TestImportDraft::aCancelledImportLeavesNothing()
{
    m_desk->read(kTwoRifles);
    m_desk->draft.take();
    m_desk->draft.cancel();
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Taking);
    m_desk->queue.settle();
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Ready);
    QCOMPARE(m_desk->weapons(), std::size_t{0});
    m_desk->draft.take();
    m_desk->queue.settle();
    QCOMPARE(m_desk->weapons(), std::size_t{2});
}

void TestImportDraft::anotherLibraryIsPlannedForAnew()
{
    m_desk->read(kTwoRifles);
    m_desk->draft.take();
    m_desk->queue.settle();
    m_desk->gateway.run(
        &m_desk->draft,
        [](CampaignServices& services) {
            return services.history.undo({ScopeKind::Library, 0});
        },
        [](EntryId) {});
    m_desk->queue.settle();
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Ready);
    QCOMPARE(m_desk->cell(0, ImportRows::Verdict), QStringLiteral("new"));
    m_desk->draft.take();
    m_desk->queue.settle();
    QCOMPARE(m_desk->weapons(), std::size_t{2});
}

void TestImportDraft::whatAnotherChangedMeanwhileIsRefused()
{
    m_desk->read(kTwoRifles);
    m_desk->draft.take();
    m_desk->queue.settle();
    m_desk->read(QByteArray(kTwoRifles).replace(",5,", ",7,"));
    QCOMPARE(m_desk->cell(0, ImportRows::Verdict), QStringLiteral("changed"));
    // Behind the gateway's back, as another program does it.
    const auto all = m_desk->file->library().page({.kind = RecordKind::Weapon, .system = "threed", .search = "rook"});
    QCOMPARE(all.size(), std::size_t{1});
    StoredRecord changed = all.front();
    changed.record = changed.record.cloned();
    changed.record.as<threed::Weapon>().recoil = 9;
    m_desk->file->library().update(changed);
    QSignalSpy problem(&m_desk->draft, &ImportDraft::problem);
    m_desk->draft.take();
    m_desk->queue.settle();
    QCOMPARE(problem.count(), 1);
    QCOMPARE(problem.first().first().value<Problem>().code, ProblemCode::OutOfDate);
    QCOMPARE(m_desk->draft.stage(), ImportDraft::Stage::Ready);
    QCOMPARE(m_desk->cell(0, ImportRows::What), QStringLiteral("Recoil 9 → 7"));
}

void TestImportDraft::rowsAreShownByVerdict()
{
    m_desk->read(kTwoRifles + "\nBent rifle,much,nowhere");
    QCOMPARE(m_desk->rows.rowCount(), 3);
    m_desk->rows.setShown(ImportVerdict::Faulty);
    QCOMPARE(m_desk->rows.rowCount(), 1);
    QVERIFY(m_desk->rows.isFaulty(0));
    QVERIFY(!m_desk->rows.index(0, ImportRows::Verdict).flags().testFlag(Qt::ItemIsUserCheckable));
    m_desk->rows.setShown(ImportVerdict::New);
    m_desk->rows.chooseAll(false);
    QCOMPARE(m_desk->draft.drafted()->plan.chosen(), std::size_t{0});
    m_desk->rows.setShown({});
    QVERIFY(m_desk->rows.setData(m_desk->rows.index(1, ImportRows::Verdict), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(m_desk->draft.drafted()->plan.chosen(), std::size_t{1});
    // What was taken out stays out when columns go elsewhere.
    m_desk->draft.setField(2, QStringLiteral("calibre"));
    m_desk->queue.settle();
    QCOMPARE(m_desk->draft.drafted()->plan.chosen(), std::size_t{1});
}

HITSPREAD_TEST(TestImportDraft)
#include "tst_importdraft.moc"
