#include "app/ports.h"
#include "formats/bodyplans.h"
#include "models/exchange/cellwords.h"
#include "models/exchange/importcolumns.h"
#include "models/exchange/importdraft.h"
#include "models/exchange/importrows.h"
#include "models/exchange/recordcolumns.h"
#include "models/exchange/tableguess.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "services/library/libraryservice.h"
#include "services/library/recordvalues.h"
#include "storage/campaignfile.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
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
    void columnsAreGuessed();
    void whatCannotBeReadIsNotGuessed();
    void damageAndItsTypeInOneCell_data();
    void damageAndItsTypeInOneCell();
    void readAgainItGoesWhereItWent();
    void readAgainWhatWasLeftOutIsLeftOut();
    void cellsAsPeopleTypeThem_data();
    void cellsAsPeopleTypeThem();
    void headingsOfGunsAreGuessed();
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

/// As a game master types them.
void TestImportDraft::columnsAreGuessed()
{
    m_desk->draft.setUsual("rollunder", RecordKind::Weapon);
    m_desk->read("Weapon,Type,Damage,Reach,Skill,Two hands,Acc,Max range,Price,Remarks\n"
                 "Boat hook,melee,1d+2 imp,2,Spear,yes,,,60,\n"
                 "Javelin,thrown,1d+1 imp,,Thrown,no,3,25,30,light\n"
                 "Short bow,bow,1d imp,,Bow,yes,1,150,50,");
    const auto goesTo = [this](int column) {
        return m_desk->columns.index(column, ImportColumns::Field).data(Qt::EditRole).toString();
    };
    const QStringList fields{u"name"_qs,      u"kind"_qs,     u"damage"_qs,       u"reach"_qs, u"skill"_qs,
                             u"twoHanded"_qs, u"accuracy"_qs, u"longestRange"_qs, u"-"_qs,     u"notes"_qs};
    for (int i = 0; i < fields.size(); ++i)
        QCOMPARE(goesTo(i), fields.at(i));
    QCOMPARE(m_desk->columns.guessed(), 6);
    QVERIFY(m_desk->columns.index(6, ImportColumns::Field).data(ImportColumns::IsGuessedRole).toBool());
    QVERIFY(!m_desk->columns.index(2, ImportColumns::Field).data(ImportColumns::IsGuessedRole).toBool());
    for (int row = 0; row < 3; ++row)
        QCOMPARE(m_desk->cell(row, ImportRows::Verdict), QStringLiteral("new"));
    QVERIFY2(m_desk->cell(0, ImportRows::What).contains(QStringLiteral("Damage 1d6+2")),
             qPrintable(m_desk->cell(0, ImportRows::What)));
    // Whoever says nowhere means it.
    m_desk->draft.setField(6, kNowhere.toString());
    m_desk->queue.settle();
    QCOMPARE(goesTo(6), kNowhere.toString());
}

void TestImportDraft::whatCannotBeReadIsNotGuessed()
{
    m_desk->draft.setUsual("rollunder", RecordKind::Weapon);
    m_desk->read("Weapon,Skill,Acc,Type\nPike,Spear,good,long\nDirk,Knife,1,short");
    QCOMPARE(m_desk->columns.nowhere(), 2);
}

void TestImportDraft::damageAndItsTypeInOneCell_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("damage");
    QTest::addColumn<QString>("type");
    QTest::newRow("short") << u"2d+1 cut"_qs << u"2d6+1"_qs << u"cutting"_qs;
    QTest::newRow("long, in German") << u"1W6-1 Stechend"_qs << u"1d6−1"_qs << u"impaling"_qs;
    QTest::newRow("a sign tells it") << u"3d pi+"_qs << u"3d6"_qs << u"largePiercing"_qs;
    QTest::newRow("begun, in German") << u"1W+2 schn."_qs << u"1d6+2"_qs << u"cutting"_qs;
    QTest::newRow("begun") << u"2d crush"_qs << u"2d6"_qs << u"crushing"_qs;
    QTest::newRow("begun, of several") << u"2d lar"_qs << u"2d6"_qs << u"largePiercing"_qs;
    QTest::newRow("begun too short") << u"2d st"_qs << QString() << QString();
    QTest::newRow("none") << u"2d6"_qs << u"2d6"_qs << u"crushing"_qs;
    QTest::newRow("no such type") << u"2d6 hot"_qs << QString() << QString();
}

void TestImportDraft::damageAndItsTypeInOneCell()
{
    QFETCH(QString, cell);
    QFETCH(QString, damage);
    QFETCH(QString, type);
    const System& system = *findSystem("rollunder");
    const RecordDeclaration& record = *system.record(RecordKind::Weapon);
    const RecordColumns columns(system, record);
    std::vector<MatchedColumn> matched{{u"Name"_qs, columns.meantBy(u"Name"_qs)},
                                       {u"Schaden"_qs, columns.meantBy(u"Schaden"_qs)}};
    QVERIFY(matched.back().column && matched.back().column->joined);
    const std::vector<TableLine> lines{{2, {"Club", cell.toStdString()}}};
    const std::vector<ImportedRow> rows = columns.rows(matched, lines);
    QCOMPARE(rows.front().faults.empty(), !damage.isEmpty());
    if (damage.isEmpty())
        return;
    AnyRecord weapon(record);
    for (const GivenValue& one : rows.front().values)
        setValue(record.fields[one.field], weapon.data(), one.element, one.value);
    QCOMPARE(matched.back().column->joined->words(weapon), damage);
    const FieldDeclaration& field = *record.find("damageType");
    QCOMPARE(QString::fromUtf8(field.choices[static_cast<std::size_t>(field.number(weapon.data(), 0))]), type);
}

/// Whoever mends his table in the file has not to choose its columns again.
void TestImportDraft::readAgainItGoesWhereItWent()
{
    m_desk->read(kTwoRifles);
    m_desk->draft.setField(2, QStringLiteral("calibre"));
    m_desk->queue.settle();
    m_desk->read(QByteArray(kTwoRifles).replace("there", "elsewhere"));
    QCOMPARE(m_desk->columns.nowhere(), 0);
    QVERIFY(!m_desk->draft.drafted()->isRemembered);
    // Another table is another one.
    m_desk->read("Name,Where from\nRook rifle,here");
    QCOMPARE(m_desk->columns.nowhere(), 1);
}

/// Nor to tick the same rows out once more, wherever they stand now.
void TestImportDraft::readAgainWhatWasLeftOutIsLeftOut()
{
    const auto read = [this](const QByteArray& table, const QString& path) {
        m_desk->draft.read({.path = path, .bytes = table});
        m_desk->queue.settle();
    };
    read(kTwoRifles, u"rifles.csv"_qs);
    const std::array<std::size_t, 1> second{1};
    m_desk->draft.choose(second, false);
    QCOMPARE(m_desk->draft.drafted()->plan.chosen(), std::size_t{1});
    read(QByteArray(kTwoRifles).replace("Rook", "Old rifle,4,here\nRook"), u"rifles.csv"_qs);
    const auto& rows = m_desk->draft.drafted()->plan.rows;
    QCOMPARE(rows.size(), std::size_t{3});
    QVERIFY(rows[0].isChosen && rows[1].isChosen);
    QVERIFY(!rows[2].isChosen);
    // Of another file nothing was ticked out.
    read(kTwoRifles, u"others.csv"_qs);
    QCOMPARE(m_desk->draft.drafted()->plan.chosen(), std::size_t{2});
}

void TestImportDraft::cellsAsPeopleTypeThem_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("written");
    const int person = static_cast<int>(RecordKind::Character);
    const int gun = static_cast<int>(RecordKind::Weapon);
    const QString ranks = u"Rifle: 3; Pistol: 5"_qs;
    QTest::newRow("as it is written") << person << u"skills"_qs << ranks << ranks;
    QTest::newRow("as it is shown") << person << u"skills"_qs << u"Rifle 3, Pistol 5"_qs << ranks;
    QTest::newRow("with a hyphen") << person << u"skills"_qs << u"Rifle-3, Pistol-5"_qs << ranks;
    QTest::newRow("in per cent") << person << u"skills"_qs << u"Rifle 3 %, Pistol 5%"_qs << ranks;
    QTest::newRow("a comma in a name") << person << u"skills"_qs << u"Tools, old: 2"_qs << u"Tools, old: 2"_qs;
    QTest::newRow("no rank") << person << u"skills"_qs << u"Rifle, Pistol 5"_qs << QString();
    QTest::newRow("below nought") << person << u"skills"_qs << u"Rifle -1, Pistol 5"_qs << QString();
    QTest::newRow("twice") << person << u"skills"_qs << u"Rifle 3, Rifle 5"_qs << QString();
    QTest::newRow("strokes") << gun << u"modes"_qs << u"semi/burst"_qs << u"SEMI; Burst"_qs;
    QTest::newRow("commas") << gun << u"modes"_qs << u"semi, burst"_qs << u"SEMI; Burst"_qs;
    QTest::newRow("begun") << gun << u"modes"_qs << u"sem, bur"_qs << u"SEMI; Burst"_qs;
    QTest::newRow("no such mode") << gun << u"modes"_qs << u"semi/pump"_qs << QString();
}

void TestImportDraft::cellsAsPeopleTypeThem()
{
    QFETCH(int, kind);
    QFETCH(QString, field);
    QFETCH(QString, cell);
    QFETCH(QString, written);
    const System& system = *findSystem("threed");
    const RecordDeclaration& record = *system.record(static_cast<RecordKind>(kind));
    const CellWords words(system, *record.find(field.toStdString()));
    const auto value = words.read(cell);
    QCOMPARE(value.has_value(), !written.isEmpty());
    if (value)
        QCOMPARE(words.written(*value).toLower(), words.written(*words.read(written)).toLower());
}

void TestImportDraft::headingsOfGunsAreGuessed()
{
    m_desk->draft.setUsual("threed", RecordKind::Weapon);
    m_desk->read("Weapon,Type,Calibre,Recoil,Feuermodi,Vollautomatik,Ladehemmung,#\n"
                 "Hornet,Machine pistol,9 mm,5,semi/burst,2,3,1\n");
    const QStringList fields{u"name"_qs,          u"class"_qs, u"calibre"_qs,
                             u"recoil"_qs,        u"modes"_qs, u"fullAutoDeviation"_qs,
                             u"jammingFactor"_qs, u"-"_qs};
    for (int i = 0; i < fields.size(); ++i)
        QCOMPARE(m_desk->columns.index(i, ImportColumns::Field).data(Qt::EditRole).toString(), fields.at(i));
    QCOMPARE(m_desk->cell(0, ImportRows::Verdict), QStringLiteral("new"));
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
