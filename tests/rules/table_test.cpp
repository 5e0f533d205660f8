#include "rules/core/declare/declaretable.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/registry.h"
#include "support/randomrecord.h"
#include "support/testclass.h"

#include <rapidcheck.h>

#include <QTest>

#include <array>

using namespace hitspread;

namespace {

constexpr std::array<std::string_view, 3> kPlaces{"low", "middle", "high"};
constexpr std::array<TableColumn, 2> kColumns{{{"place", 0, 0, kPlaces}, {"times", -2, 5, {}}}};
constexpr std::array<TableRow, 3> kPrinted{{{3, 7, {0, -2}}, {8, 8, {1, 0}}, {9, 18, {2, 5}}}};
constexpr TableShape kShape{.first = 3, .last = 18, .columns = kColumns, .printed = kPrinted, .mostRows = 6};

struct Rules {
    Table table = tableOf(kPrinted);
};
constexpr declare::FieldTable kFields{declare::table<&Rules::table>("table", kShape)};
const RecordDeclaration kRules = declare::record<Rules>("rules", RecordKind::Switches, kFields);

using Kind = FieldFault::Kind;

std::vector<FieldFault> faultsOf(const Table& table)
{
    return hitspread::faultsOf(kFields.field<&Rules::table>(), table);
}

/// Every result from first to last, and how many rows hold it.
int rowsWith(const Table& table, std::int32_t result)
{
    return static_cast<int>(std::ranges::count_if(
        table.rows, [result](const TableRow& row) { return row.from <= result && result <= row.upTo; }));
}

Table someTable()
{
    return RandomRecords(*rc::gen::arbitrary<std::uint64_t>()).table(kShape);
}

}  // namespace

Q_DECLARE_METATYPE(hitspread::FieldFault::Kind)

/// Tables as fields: which rows hold each result once, what is wrong with the others, and what a new record holds.
class TableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void faultsBehindALongRow();
    void severalFaultsAreAllNamed();
    void newRecordsHoldWhatIsShipped();
    void everyResultFallsIntoItsRow();
    void anythingElseIsRefused();
    void tablesAreSwitches();
};

void TableTest::faults_data()
{
    QTest::addColumn<QList<int>>("ends");  // from and to of each row
    QTest::addColumn<FieldFault::Kind>("kind");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("bound");
    QTest::newRow("no rows") << QList<int>{} << Kind::Gap << 0 << 3 << 18;
    QTest::newRow("nothing at the beginning") << QList<int>{5, 18} << Kind::Gap << 0 << 3 << 4;
    QTest::newRow("a gap between two") << QList<int>{3, 7, 10, 18} << Kind::Gap << 1 << 8 << 9;
    QTest::newRow("held twice") << QList<int>{3, 7, 6, 18} << Kind::Overlap << 1 << 6 << 7;
    QTest::newRow("held by all of another") << QList<int>{3, 18, 5, 6} << Kind::Overlap << 1 << 5 << 18;
    QTest::newRow("not to the end") << QList<int>{3, 7, 8, 17} << Kind::NotToTheEnd << 1 << 17 << 18;
    QTest::newRow("beyond the end") << QList<int>{3, 7, 8, 19} << Kind::AboveMaximum << 1 << 19 << 18;
    QTest::newRow("before the beginning") << QList<int>{2, 18} << Kind::BelowMinimum << 0 << 2 << 3;
    QTest::newRow("ends before it begins") << QList<int>{3, 7, 8, 6, 9, 18} << Kind::EndsBeforeBeginning << 1 << 6 << 8;
    QTest::newRow("too many") << QList<int>{3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 18} << Kind::TooManyRows << 6 << 7
                              << 6;
    QTest::newRow("as far as numbers go") << QList<int>{3, std::numeric_limits<int>::max()} << Kind::AboveMaximum << 0
                                          << std::numeric_limits<int>::max() << 18;
}

/// Each is told once, against all the rows before it.
void TableTest::faultsBehindALongRow()
{
    const auto row = [](std::int32_t from, std::int32_t upTo) { return TableRow{from, upTo, {}}; };
    const std::vector<FieldFault> one = faultsOf(Table{{row(3, 18), row(5, 6)}});
    QCOMPARE(one.size(), std::size_t{1});
    QCOMPARE(one[0].kind, Kind::Overlap);
    const std::vector<FieldFault> two = faultsOf(Table{{row(3, 10), row(5, 6), row(7, 18)}});
    QCOMPARE(two.size(), std::size_t{2});
    QCOMPARE(two[1].kind, Kind::Overlap);
    QCOMPARE(int{static_cast<int>(two[1].element)}, 2);
}

void TableTest::faults()
{
    QFETCH(const QList<int>, ends);
    Table table;
    for (qsizetype i = 0; i < ends.size(); i += 2)
        table.rows.push_back({ends[i], ends[i + 1], {}});
    const std::vector<FieldFault> faults = faultsOf(table);
    QVERIFY(!faults.empty());
    QTEST(faults.front().kind, "kind");
    QTEST(static_cast<int>(faults.front().element), "row");
    QTEST(static_cast<int>(faults.front().value), "value");
    QTEST(static_cast<int>(faults.front().bound), "bound");
    QCOMPARE(int{faults.front().column}, -1);
    QVERIFY(!cover(table.rows, kShape.first, kShape.last) || table.rows.size() > kShape.mostRows);
}

void TableTest::severalFaultsAreAllNamed()
{
    // A gap at 5, a place that is none, a number too high, and 18 in no row.
    const Table table{{{3, 4, {3, 0}}, {6, 17, {0, 6}}}};
    const std::vector<FieldFault> faults = faultsOf(table);
    QCOMPARE(faults.size(), std::size_t{4});
    QCOMPARE(faults[0].kind, Kind::NoSuchChoice);
    QCOMPARE(int{faults[0].column}, 0);
    QCOMPARE(faults[1].kind, Kind::Gap);
    QCOMPARE(faults[1].value, std::int64_t{5});
    QCOMPARE(faults[1].bound, std::int64_t{5});
    QCOMPARE(faults[2].kind, Kind::AboveMaximum);
    QCOMPARE(int{faults[2].column}, 1);
    QCOMPARE(faults[2].bound, std::int64_t{5});
    QCOMPARE(faults[3].kind, Kind::NotToTheEnd);
    // They are those of the record.
    Rules rules{table};
    QCOMPARE(hitspread::faultsOf(kRules, &rules).size(), faults.size());
}

void TableTest::newRecordsHoldWhatIsShipped()
{
    const AnyRecord fresh(kRules);
    QVERIFY(fresh.as<Rules>().table == tableOf(kPrinted));
    QVERIFY(hitspread::faultsOf(kRules, fresh.data()).empty());
    // House values come before the printed ones, which are kept beside them.
    constexpr std::array<TableRow, 1> house{{{3, 18, {1, 1}}}};
    TableShape ours = kShape;
    ours.house = house;
    QVERIFY(std::ranges::equal(ours.shipped(), house));
    QVERIFY(std::ranges::equal(ours.printed, kPrinted));
}

void TableTest::everyResultFallsIntoItsRow()
{
    QVERIFY(rc::check([] {
        const Table table = someTable();
        RC_ASSERT(faultsOf(table).empty());
        for (std::int32_t result = kShape.first; result <= kShape.last; ++result) {
            const TableRow& row = table.rows[table.rowOf(result)];
            RC_ASSERT(row.from <= result && result <= row.upTo);
            RC_ASSERT(rowsWith(table, result) == 1);
        }
    }));
}

/// Whatever is done to a sound table: it has a fault exactly when some result is not held once, in order, or a cell is out of range.
void TableTest::anythingElseIsRefused()
{
    QVERIFY(rc::check([] {
        Table table = someTable();
        TableRow& row = table.rows[*rc::gen::inRange<std::size_t>(0, table.rows.size())];
        switch (*rc::gen::inRange(0, 5)) {
        case 0: row.from += *rc::gen::inRange(-3, 4); break;
        case 1: row.upTo += *rc::gen::inRange(-3, 4); break;
        case 2: row.cells[1] = *rc::gen::inRange(-4, 8); break;
        case 3: row.cells[0] = *rc::gen::inRange(-1, 4); break;
        default: table.rows.erase(table.rows.begin() + (&row - table.rows.data())); break;
        }
        bool isSound = std::ranges::is_sorted(table.rows, {}, &TableRow::from);
        for (std::int32_t result = kShape.first - 5; result <= kShape.last + 5; ++result)
            isSound = isSound && rowsWith(table, result) == (result >= kShape.first && result <= kShape.last ? 1 : 0);
        for (const TableRow& one : table.rows)
            isSound = isSound && one.from <= one.upTo && one.cells[0] >= 0 && one.cells[0] <= 2 && one.cells[1] >= -2
                && one.cells[1] <= 5;
        RC_TAG(isSound ? "sound" : "broken");
        RC_ASSERT(faultsOf(table).empty() == isSound);
    }));
}

/// Library columns, forms and sheets know no tables: they belong to house rules. Those that are shipped have no fault, and no column
/// that is called as the ends of a row.
void TableTest::tablesAreSwitches()
{
    int tables = 0;
    for (const System* system : systems()) {
        for (const RecordDeclaration* record : system->records()) {
            for (const FieldDeclaration& field : record->fields) {
                if (field.kind != FieldKind::Table)
                    continue;
                ++tables;
                QCOMPARE(record->kind, RecordKind::Switches);
                QVERIFY(!field.shape->shipped().empty());
                QVERIFY(hitspread::faultsOf(field, tableOf(field.shape->shipped())).empty());
                QVERIFY(field.shape->mostRows <= kMostTableRows && field.shape->columns.size() <= kMostTableColumns);
                if (!field.shape->printed.empty())
                    QVERIFY(hitspread::faultsOf(field, tableOf(field.shape->printed)).empty());
                for (const TableColumn& column : field.shape->columns)
                    QVERIFY(column.id != "from" && column.id != "to");
            }
        }
    }
    QVERIFY(tables > 0);
}

HITSPREAD_TEST(TableTest)
#include "table_test.moc"
