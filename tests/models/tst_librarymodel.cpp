#include "app/ports.h"
#include "formats/bodyplans.h"
#include "models/library/librarymodel.h"
#include "models/library/librarysearch.h"
#include "models/library/librarysubject.h"
#include "models/library/nearestfirst.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/gear.h"
#include "storage/campaignfile.h"
#include "support/campaigndump.h"
#include "support/manycharacters.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>

using namespace hitspread;

namespace {

/// Runs work at once, on this thread.
class DirectLibraryQueue final : public CampaignQueue {
public:
    explicit DirectLibraryQueue(Campaign& campaign) : m_campaign(campaign) {}
    void post(std::function<void(Campaign&)> work) override { work(m_campaign); }

private:
    Campaign& m_campaign;
};

StoredRecord weapon(const std::string& name, std::int32_t recoil, const std::string& calibre)
{
    StoredRecord stored;
    stored.system = "threed";
    stored.record = AnyRecord(threed::weaponRecord);
    auto& made = stored.record.as<threed::Weapon>();
    made.name = name;
    made.recoil = recoil;
    made.calibre = calibre;
    return stored;
}

/// A campaign in a file with a library model on it, and a count of every signal.
struct Desk {
    explicit Desk(const QString& path)
        : file(storage::CampaignFile::create(path)),
          queue(*file),
          gateway(plans, clock, seeds),
          library(gateway),
          model(library)
    {
        gateway.setQueue(&queue);
        library.setSystem("threed");
    }
    RecordId add(const StoredRecord& record) { return LibraryService(*file, plans, clock).create(record); }
    std::vector<StoredRecord> asRead(const std::vector<RecordRef>& records)
    {
        std::vector<StoredRecord> all;
        all.reserve(records.size());
        for (const RecordRef& record : records)
            all.push_back(LibraryService(*file, plans, clock).load(record));
        return all;
    }
    void list(RecordKind kind, const std::string& search = {})
    {
        LibraryQuery query;
        query.kind = kind;
        query.system = "threed";
        query.search = search;
        model.setQuery(query);
        settle();
    }
    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return gateway.waiting() == 0 && model.isCurrent(); }));
        // Rows asked for during the last answer are fetched by a timer.
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitFor([this] { return gateway.waiting() == 0 && model.isCurrent(); }));
    }
    void look(int first, int last)
    {
        for (int row = first; row <= last; ++row)
            (void)model.index(row, 0).data();
        settle();
    }
    QStringList names()
    {
        look(0, model.rowCount() - 1);
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << model.index(row, 0).data().toString();
        return all;
    }
    int column(const char* key) const
    {
        for (std::size_t i = 0; i < model.columns().size(); ++i) {
            if (model.columns()[i].key == QLatin1String(key))
                return static_cast<int>(i);
        }
        return -1;
    }

    formats::ShippedBodyPlans plans;
    WallClock clock;
    SystemSeeds seeds;
    std::unique_ptr<storage::CampaignFile> file;
    DirectLibraryQueue queue;
    CampaignGateway gateway;
    Library library;
    LibraryModel model;
};

struct Spies {
    explicit Spies(LibraryModel& model)
        : changed(&model, &QAbstractItemModel::dataChanged),
          inserted(&model, &QAbstractItemModel::rowsInserted),
          removed(&model, &QAbstractItemModel::rowsRemoved),
          moved(&model, &QAbstractItemModel::rowsMoved),
          reset(&model, &QAbstractItemModel::modelReset),
          laidOut(&model, &QAbstractItemModel::layoutChanged)
    {}
    /// Counts since the last call: changed, inserted, removed, moved, reset, laid out.
    QList<int> take()
    {
        QList<int> counts;
        for (QSignalSpy* spy : {&changed, &inserted, &removed, &moved, &reset, &laidOut}) {
            counts << int(spy->count());
            spy->clear();
        }
        return counts;
    }
    QSignalSpy changed;
    QSignalSpy inserted;
    QSignalSpy removed;
    QSignalSpy moved;
    QSignalSpy reset;
    QSignalSpy laidOut;
};

}  // namespace

class TestLibraryModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotApplyIsADash();
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void init();
    void tellsExactlyWhatChanged();
    void refusesAValueOutOfRange();
    void severalAtOnceAreOneStep();
    void severalTogetherOverwriteNothing();
    void fetchesOnlyWhatIsShown();
    void sortsAndFilters();
    void keepsOnlyTheNewestSearch();
    void aFirearmsReadyWorkedNumbers();
    void aRoundAsFired();
    void whatIsCalledSoComesFirst();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;
    int m_count = 0;
};

void TestLibraryModel::init()
{
    m_desk.reset();
    m_desk = std::make_unique<Desk>(m_folder.filePath(QStringLiteral("library%1.hitspread").arg(++m_count)));
}

void TestLibraryModel::tellsExactlyWhatChanged()
{
    Desk& desk = *m_desk;
    const RecordId ash = desk.add(weapon("Ash", 3, "9 mm"));
    desk.add(weapon("Birk", 4, "9 mm"));
    desk.add(weapon("Crag", 5, "9 mm"));
    const QAbstractItemModelTester tester(&desk.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    desk.list(RecordKind::Weapon);
    QCOMPARE(desk.names(), (QStringList{u"Ash"_qs, u"Birk"_qs, u"Crag"_qs}));
    Spies spies(desk.model);

    // One value, in place: told once, when it is written.
    const QModelIndex recoil = desk.model.index(1, desk.column("recoil"));
    QVERIFY(desk.model.setData(recoil, QStringLiteral("7")));
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{1, 0, 0, 0, 0, 0}));
    QCOMPARE(recoil.data().toString(), QStringLiteral("7"));

    // The same value again is no change.
    QVERIFY(desk.model.setData(recoil, QStringLiteral("7")));
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{0, 0, 0, 0, 0, 0}));

    // Another name: the value, then the row moves to its place.
    QVERIFY(desk.model.setData(desk.model.index(0, 0), QStringLiteral("Dorn")));
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{1, 0, 0, 1, 0, 0}));
    QCOMPARE(desk.names(), (QStringList{u"Birk"_qs, u"Crag"_qs, u"Dorn"_qs}));
    QCOMPARE(desk.model.idAt(2), ash);

    desk.library.undo();
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{1, 0, 0, 1, 0, 0}));
    QCOMPARE(desk.names(), (QStringList{u"Ash"_qs, u"Birk"_qs, u"Crag"_qs}));

    desk.library.duplicate({{RecordKind::Weapon, ash}});
    desk.settle();
    QCOMPARE(spies.inserted.count(), 1);
    (void)spies.take();
    QCOMPARE(desk.names(), (QStringList{u"Ash"_qs, u"Ash 2"_qs, u"Birk"_qs, u"Crag"_qs}));
    (void)spies.take();

    desk.library.remove({{RecordKind::Weapon, ash}});
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{0, 0, 1, 0, 0, 0}));
    QCOMPARE(desk.names(), (QStringList{u"Ash 2"_qs, u"Birk"_qs, u"Crag"_qs}));

    // Nothing has changed: nothing is told.
    desk.library.reload();
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{0, 0, 0, 0, 0, 0}));
}

void TestLibraryModel::refusesAValueOutOfRange()
{
    Desk& desk = *m_desk;
    const RecordId id = desk.add(weapon("Ash", 3, "9 mm"));
    desk.list(RecordKind::Weapon);
    QCOMPARE(desk.names().size(), 1);
    Spies spies(desk.model);
    const EntryId newest = HistoryService(*desk.file, desk.clock).undoable({});
    const QModelIndex recoil = desk.model.index(0, desk.column("recoil"));
    for (const char* wrong : {"31", "-1", "many", ""})
        QVERIFY2(!desk.model.setData(recoil, QString::fromLatin1(wrong)), wrong);
    desk.settle();
    QCOMPARE(spies.take(), (QList<int>{0, 0, 0, 0, 0, 0}));
    QCOMPARE(LibraryService(*desk.file, desk.plans, desk.clock)
                 .load({RecordKind::Weapon, id})
                 .record.as<threed::Weapon>()
                 .recoil,
             3);
    QCOMPARE(HistoryService(*desk.file, desk.clock).undoable({}), newest);
}

void TestLibraryModel::severalAtOnceAreOneStep()
{
    Desk& desk = *m_desk;
    std::vector<RecordRef> all;
    for (const char* name : {"Ash", "Birk", "Crag"})
        all.push_back({RecordKind::Weapon, desk.add(weapon(name, 3, "9 mm"))});
    desk.list(RecordKind::Weapon);
    QCOMPARE(desk.names().size(), 3);
    Spies spies(desk.model);
    const int recoil = desk.column("recoil");
    desk.library.change(desk.asRead(all), "recoil", 0, std::int64_t{9});
    desk.settle();
    // Neighbours are told in one go.
    QCOMPARE(spies.take(), (QList<int>{1, 0, 0, 0, 0, 0}));
    for (int row = 0; row < 3; ++row)
        QCOMPARE(desk.model.index(row, recoil).data().toString(), QStringLiteral("9"));
    desk.library.undo();
    desk.settle();
    for (int row = 0; row < 3; ++row)
        QCOMPARE(desk.model.index(row, recoil).data().toString(), QStringLiteral("3"));
}

/// Two connections to one file: what the other one stored since these were read is kept, and it is named whose value and which.
void TestLibraryModel::severalTogetherOverwriteNothing()
{
    Desk& desk = *m_desk;
    std::vector<RecordRef> all;
    for (const char* name : {"Ash", "Birk", "Crag"})
        all.push_back({RecordKind::Weapon, desk.add(weapon(name, 3, "9 mm"))});
    desk.list(RecordKind::Weapon);
    const std::vector<StoredRecord> asRead = desk.asRead(all);
    const auto other = storage::CampaignFile::open(QString::fromStdString(desk.file->path()));
    LibraryService theirs(*other, desk.plans, desk.clock);
    const auto write = [&](RecordRef record, const std::function<void(threed::Weapon&)>& change) {
        const StoredRecord read = theirs.load(record);
        StoredRecord wanted = read;
        wanted.record = read.record.cloned();
        change(wanted.record.as<threed::Weapon>());
        QVERIFY(theirs.update(read, wanted) != 0);
    };
    write(all[1], [](threed::Weapon& birk) { birk.recoil = 6; });
    const std::string before = support::dumpOf(*desk.file);
    QString said;
    connect(&desk.library, &Library::problem, this,
            [&said](const Problem& problem) { said = text::sentenceFor(problem); });
    const QString kept = QStringLiteral("; nothing was changed. Look at what stands there now, then do it again");
    desk.library.change(asRead, "recoil", 0, std::int64_t{9});
    desk.settle();
    QCOMPARE(said, QStringLiteral("Birk, Recoil: it was 3, was made 6 meanwhile, and was to become 9") + kept);
    desk.library.changeBy(asRead, "recoil", 0, 2);
    desk.settle();
    QCOMPARE(said, QStringLiteral("Birk, Recoil: it was 3, was made 6 meanwhile, and was to become 5") + kept);
    // Also what is to be as it was read.
    said.clear();
    desk.library.change(asRead, "recoil", 0, std::int64_t{3});
    desk.settle();
    QCOMPARE(said, QStringLiteral("Birk, Recoil: it was 3, was made 6 meanwhile, and was to become 3") + kept);
    QCOMPARE(support::dumpOf(*desk.file), before);
    // What they wrote elsewhere in a record is no reason to refuse it, and stays.
    write(all[0], [](threed::Weapon& ash) { ash.calibre = "4 mm"; });
    desk.library.change(desk.asRead({all[1], all[2]}), "recoil", 0, std::int64_t{9});
    desk.library.change({asRead[0]}, "recoil", 0, std::int64_t{9});
    desk.settle();
    for (const RecordRef& record : all)
        QCOMPARE(theirs.load(record).record.as<threed::Weapon>().recoil, 9);
    QCOMPARE(theirs.load(all[0]).record.as<threed::Weapon>().calibre, std::string("4 mm"));
    // Tags likewise.
    StoredRecord tagged = theirs.load(all[2]);
    const StoredRecord untagged = tagged;
    tagged.tags = {"theirs"};
    QVERIFY(theirs.update(untagged, tagged) != 0);
    said.clear();
    desk.library.setTags(untagged, {"mine"});
    desk.settle();
    QVERIFY2(said.startsWith(QStringLiteral("Crag, ")) && said.contains(QStringLiteral("was made theirs meanwhile")),
             qPrintable(said));
    desk.library.setTags(tagged, {"theirs", "mine"});
    desk.settle();
    QCOMPARE(theirs.load(all[2]).tags, (std::vector<std::string>{"theirs", "mine"}));
}

void TestLibraryModel::fetchesOnlyWhatIsShown()
{
    Desk& desk = *m_desk;
    support::addInventedCharacters(*desk.file, 10000);
    desk.list(RecordKind::Character);
    QCOMPARE(desk.model.rowCount(), 10000);
    QCOMPARE(desk.model.fetched(), std::size_t(0));
    desk.look(0, 19);
    QVERIFY(desk.model.fetched() >= 20);
    QVERIFY2(desk.model.fetched() <= 60, qPrintable(QString::number(desk.model.fetched())));
    QVERIFY(!desk.model.index(0, 0).data().toString().isEmpty());
    QVERIFY(!desk.model.index(19, 0).data().toString().isEmpty());
    // Far away: only its surroundings come.
    desk.look(9000, 9019);
    QVERIFY(!desk.model.index(9010, 0).data().toString().isEmpty());
    QVERIFY(desk.model.fetched() <= 120);
    // Scrolling through everything never holds everything.
    for (int row = 0; row < 10000; row += 25)
        desk.look(row, row);
    QVERIFY(desk.model.fetched() <= 700);
    desk.list(RecordKind::Character, "anka");
    QVERIFY(desk.model.rowCount() > 0 && desk.model.rowCount() < 1000);
}

void TestLibraryModel::sortsAndFilters()
{
    Desk& desk = *m_desk;
    desk.add(weapon("Ash", 9, "9 mm"));
    desk.add(weapon("Birk", 4, "5.6 mm"));
    desk.add(weapon("Crag", 6, "9 mm"));
    desk.list(RecordKind::Weapon);
    desk.model.sort(desk.column("recoil"), Qt::DescendingOrder);
    desk.settle();
    QCOMPARE(desk.names(), (QStringList{u"Ash"_qs, u"Crag"_qs, u"Birk"_qs}));
    LibraryQuery query = desk.model.query();
    query.filters =
        readSearch(desk.library.naming(), threed::weaponRecord, QStringLiteral("calibre:\"9 mm\" recoil<9")).filters;
    desk.model.setQuery(query);
    desk.settle();
    QCOMPARE(desk.names(), (QStringList{u"Crag"_qs}));
}

void TestLibraryModel::keepsOnlyTheNewestSearch()
{
    Desk& desk = *m_desk;
    desk.add(weapon("Ash", 9, "9 mm"));
    desk.add(weapon("Birk", 4, "9 mm"));
    desk.list(RecordKind::Weapon);
    QSignalSpy listed(&desk.model, &LibraryModel::listed);
    Spies spies(desk.model);
    // Typed faster than answers come: the first and the last are asked, none in between.
    for (const char* typed : {"b", "bi", "bir", "birk"}) {
        LibraryQuery query = desk.model.query();
        query.search = typed;
        desk.model.setQuery(query);
    }
    desk.settle();
    QCOMPARE(listed.count(), 1);
    QCOMPARE(spies.reset.count(), 2);
    QCOMPARE(desk.names(), QStringList{u"Birk"_qs});
}

void TestLibraryModel::aFirearmsReadyWorkedNumbers()
{
    Desk& desk = *m_desk;
    StoredRecord stored = weapon("Halberd carbine", 6, "5.6 mm");
    stored.record.as<threed::Weapon>().accuracy = 1;
    stored.record.as<threed::Weapon>().range = 40;
    const RecordId id = desk.add(stored);
    StoredRecord round;
    round.system = "threed";
    round.record = AnyRecord(threed::ammunitionRecord);
    round.record.as<threed::Ammunition>().name = "5.6 mm standard";
    round.record.as<threed::Ammunition>().calibre = "5.6 mm";
    round.record.as<threed::Ammunition>().penetration = 9;
    round.record.as<threed::Ammunition>().damage = 12;
    round.record.as<threed::Ammunition>().armourDamage = 2;
    desk.add(round);
    LibraryService service(*desk.file, desk.plans, desk.clock);
    const LibraryFacts facts = libraryFacts(librarySubject(service, {RecordKind::Weapon, id}), desk.library.naming());
    QCOMPARE(facts.lines.front().value, u"40 / 80 / 160 / 320 m"_qs);
    QCOMPARE(facts.lines.back().name, u"5.6 mm standard"_qs);
    QCOMPARE(facts.lines.back().value, u"PEN 9, DAM 12, AD 2"_qs);
    QCOMPARE(facts.tables.size(), std::size_t(1));
    // Worked by hand: RCL 6, accuracy 1; 3, 6, 9 hexes for the bands, times 2 for a snap and 2.5 for a wild shot.
    const std::map<QString, QStringList> wanted{{u"Aimed"_qs, {u"5"_qs, u"8"_qs, u"11"_qs, u"14"_qs}},
                                                {u"Aimed, stance"_qs, {u"4"_qs, u"7"_qs, u"10"_qs, u"13"_qs}},
                                                {u"Snap"_qs, {u"7"_qs, u"11"_qs, u"17"_qs, u"23"_qs}},
                                                {u"Wild"_qs, {u"8"_qs, u"12"_qs, u"20"_qs, u"27"_qs}}};
    std::size_t checked = 0;
    for (const LibraryFacts::Table::Row& row : facts.tables.front().rows) {
        if (const auto expected = wanted.find(row.name); expected != wanted.end()) {
            QCOMPARE(row.cells, expected->second);
            ++checked;
        }
    }
    QCOMPARE(checked, wanted.size());
}

void TestLibraryModel::aRoundAsFired()
{
    Desk& desk = *m_desk;
    StoredRecord round;
    round.system = "threed";
    round.record = AnyRecord(threed::ammunitionRecord);
    auto& made = round.record.as<threed::Ammunition>();
    made.name = "Hollow point";
    made.penetration = 9;
    made.penetrationTimes = threed::Multiplier::Double;
    made.damage = 11;
    made.damageTimes = threed::Multiplier::Half;
    LibraryService service(*desk.file, desk.plans, desk.clock);
    const LibraryFacts facts = libraryFacts(librarySubject(service, {RecordKind::Ammunition, desk.add(round)}),
                                            desk.library.naming());
    QCOMPARE(facts.tables.size(), std::size_t(1));
    QCOMPARE(facts.tables.front().rows.front().cells.mid(0, 2), (QStringList{u"18"_qs, u"5"_qs}));
}

/// Numbers of a mode the gun lacks are no numbers, and the tooltip says why. Multipliers stand at the right like numbers.
void TestLibraryModel::whatDoesNotApplyIsADash()
{
    Desk desk(m_folder.filePath(QStringLiteral("dash.hitspread")));
    desk.add(weapon("A rifle", 6, "7 mm"));
    desk.list(RecordKind::Weapon);
    const auto columnOf = [&](const char* key) {
        const auto& columns = desk.model.columns();
        const auto found = std::ranges::find(columns, QString::fromLatin1(key), &LibraryColumn::key);
        return static_cast<int>(found - columns.begin());
    };
    const QModelIndex burst = desk.model.index(0, columnOf("burstLength"));
    (void)burst.data();  // fetched on sight
    desk.settle();
    QCOMPARE(burst.data().toString(), QString::fromUtf8("–"));
    QVERIFY2(burst.data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("no bursts")),
             qPrintable(burst.data(Qt::ToolTipRole).toString()));
    QCOMPARE(desk.model.index(0, columnOf("recoil")).data().toString(), QStringLiteral("6"));
    // No entry is no dash: it stands for something, and is empty to be typed over (3D-JAM-03).
    const QModelIndex most = desk.model.index(0, columnOf("maxBulletsPerRound"));
    QCOMPARE(most.data().toString(), QStringLiteral("no limit"));
    QCOMPARE(most.data(Qt::EditRole).toString(), QString());
}

/// A search finds words in any field; whoever types a name means the name.
void TestLibraryModel::whatIsCalledSoComesFirst()
{
    std::vector<LibraryRow> rows;
    for (const char* name : {"Kestrel machine pistol", "Longreach rifle", "Kestrel pistol, old", "kestrel Pistol"})
        rows.emplace_back().name = name;
    const auto names = [&rows] {
        QStringList all;
        for (const LibraryRow& row : rows)
            all << QString::fromStdString(row.name);
        return all.join(u'|');
    };
    const QString asFound = names();
    nearestFirst(rows, QStringLiteral("  "));
    QCOMPARE(names(), asFound);
    nearestFirst(rows, QStringLiteral("Kestrel pistol "));
    QCOMPARE(names(), QStringLiteral("kestrel Pistol|Kestrel pistol, old|Kestrel machine pistol|Longreach rifle"));
}

HITSPREAD_TEST(TestLibraryModel)
#include "tst_librarymodel.moc"
