#include "formats/codec/librarycodec.h"
#include "formats/table/tablereader.h"
#include "formats/table/tablewriter.h"
#include "models/exchange/recordcolumns.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "support/randomrecord.h"
#include "support/testclass.h"
#include "text/languages.h"

#include <QJsonDocument>
#include <QTest>

using namespace hitspread;

namespace {

struct Kind {
    const System* system = nullptr;
    const RecordDeclaration* record = nullptr;
};

std::vector<Kind> everyKind()
{
    std::vector<Kind> all;
    for (const System* system : systems()) {
        for (const RecordKind kind : kLibraryKinds) {
            if (const RecordDeclaration* record = system->record(kind))
                all.push_back({system, record});
        }
    }
    return all;
}

std::vector<StoredRecord> randomRecords(const Kind& kind)
{
    RandomRecords random(20261130);
    std::vector<StoredRecord> all;
    all.reserve(20);
    for (int i = 0; i < 20; ++i) {
        StoredRecord& stored = all.emplace_back();
        stored.system = std::string(kind.system->id());
        stored.record = AnyRecord(*kind.record);
        random.fill(*kind.record, stored.record.data());
        stored.tags = {"harbour", "a;b", "\"quoted\""};
        stored.extra = R"({"notOurs":{"deep":[1,2]}})";
    }
    return all;
}

AnyRecord recordOf(const ImportedRow& row)
{
    AnyRecord record(*row.declaration);
    for (const GivenValue& one : row.values)
        setValue(row.declaration->fields[one.field], record.data(), one.element, one.value);
    return record;
}

std::vector<ImportedRow> readBack(const RecordColumns& columns, const QByteArray& bytes)
{
    const formats::ReadTable table = formats::readTable(bytes, u"t.csv"_qs);
    return columns.rows(columns.matched(table.rows.front().cells, {}), std::span(table.rows).subspan(1));
}

RecordColumns weapons()
{
    const System* system = findSystem("threed");
    return {*system, *system->record(RecordKind::Weapon)};
}

Reason refusedWith(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Failure& failure) {
        return failure.problem().causes.front().reason;
    }
    return Reason::HasNoName;
}

}  // namespace

/// Records as tables, and tables as records.
class RecordColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRecordComesBack_data();
    void everyRecordComesBack();
    void everyRecordComesBackFromADocument();
    void cells_data();
    void cells();
    void whatOthersWrite_data();
    void whatOthersWrite();
    void columnsAreMapped();
    void rowsTellTheirLines();
};

void RecordColumnsTest::everyRecordComesBack_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("read");
    QTest::newRow("English") << u"en"_qs << u"en"_qs;
    QTest::newRow("German") << u"de"_qs << u"de"_qs;
    QTest::newRow("German read by an English program") << u"de"_qs << u"en"_qs;
    QTest::newRow("English read by a German program") << u"en"_qs << u"de"_qs;
}

void RecordColumnsTest::everyRecordComesBack()
{
    QFETCH(QString, written);
    QFETCH(QString, read);
    Languages languages;
    for (const Kind& kind : everyKind()) {
        const std::vector<StoredRecord> records = randomRecords(kind);
        QVERIFY(languages.use(written));
        const QByteArray bytes = formats::csvOf(RecordColumns(*kind.system, *kind.record).table(records),
                                                formats::spreadsheetForm(true));
        QVERIFY(languages.use(read));
        const std::vector<ImportedRow> rows = readBack(RecordColumns(*kind.system, *kind.record), bytes);
        QCOMPARE(rows.size(), records.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::string what = std::string(kind.system->id()) + '.' + std::string(kind.record->id) + ' '
                + (rows[i].faults.empty() ? std::string()
                                          : rows[i].faults.front().column + ": " + spelled(rows[i].faults.front().why));
            QVERIFY2(rows[i].faults.empty(), what.c_str());
            std::string differ = what;
            for (const LoggedChange& change : differences({}, records[i].record, recordOf(rows[i])))
                differ += change.field + ' ';
            QVERIFY2(differences({}, records[i].record, recordOf(rows[i])).empty(), differ.c_str());
            QCOMPARE(rows[i].tags.value(), records[i].tags);
        }
    }
}

void RecordColumnsTest::everyRecordComesBackFromADocument()
{
    for (const Kind& kind : everyKind()) {
        const std::vector<StoredRecord> records = randomRecords(kind);
        std::vector<formats::ExportedRecord> exported;
        exported.reserve(records.size());
        for (const StoredRecord& record : records)
            exported.push_back({record});
        const QByteArray document = formats::libraryDocument(exported);
        std::vector<formats::ExportedRecord> again;
        again.reserve(records.size());
        for (const ImportedRow& row : formats::readLibrary(document, u"d.json"_qs)) {
            QVERIFY(row.faults.empty());
            StoredRecord stored;
            stored.system = row.system;
            stored.record = recordOf(row);
            stored.extra = row.extra;
            stored.tags = row.tags.value();
            again.push_back({stored});
        }
        QCOMPARE(QJsonDocument::fromJson(formats::libraryDocument(again)), QJsonDocument::fromJson(document));
        QVERIFY(document.contains("notOurs"));
    }
}

void RecordColumnsTest::cells_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("read");  ///< as it is written again; "!" and why: it is none
    QTest::newRow("text") << u"name"_qs << u" Rifle; long "_qs << u" Rifle; long "_qs;
    QTest::newRow("number") << u"range"_qs << u"40"_qs << u"40"_qs;
    QTest::newRow("number with its unit") << u"range"_qs << u"40 m"_qs << u"40"_qs;
    QTest::newRow("no number") << u"range"_qs << u"far"_qs << u"!NoWholeNumber"_qs;
    QTest::newRow("in a column of decimals") << u"range"_qs << u"40,00"_qs << u"40"_qs;
    QTest::newRow("a decimal nought") << u"range"_qs << u"40.0"_qs << u"40"_qs;
    QTest::newRow("decimals") << u"range"_qs << u"4.5"_qs << u"!NoWholeNumber"_qs;
    QTest::newRow("skill by its name") << u"skill"_qs << u"Pistol"_qs << u"Pistol"_qs;
    QTest::newRow("skill in German") << u"skill"_qs << u"pistole"_qs << u"Pistol"_qs;
    QTest::newRow("skill of one's own") << u"skill"_qs << u"Slings"_qs << u"Slings"_qs;
    QTest::newRow("modes") << u"modes"_qs << u"semi, FA"_qs << u"Semi; Full auto"_qs;
    QTest::newRow("no such mode") << u"modes"_qs << u"SEMI; X"_qs << u"!NotAChoice"_qs;
    QTest::newRow("no mode") << u"modes"_qs << QString() << QString();
}

void RecordColumnsTest::cells()
{
    QFETCH(QString, column);
    QFETCH(QString, cell);
    QFETCH(QString, read);
    const RecordColumns columns = weapons();
    const RecordColumn* meant = columns.meantBy(column);
    QVERIFY(meant && meant->key == column);
    const auto value = meant->cells->read(cell);
    QCOMPARE(value ? meant->cells->written(*value)
                   : u'!' + QString::fromStdString(std::string(idOf(meant->cells->whyNot(cell).reason))),
             read);
}

void RecordColumnsTest::whatOthersWrite_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("key");
    QTest::newRow("English") << u"Name"_qs << u"name"_qs;
    QTest::newRow("in capitals") << u"RANGE"_qs << u"range"_qs;
    QTest::newRow("German") << u"Reichweite"_qs << u"range"_qs;
    QTest::newRow("key") << u"magazine"_qs << u"magazine"_qs;
    QTest::newRow("tags in German") << u"Schlagwörter"_qs << u"tags"_qs;
    QTest::newRow("nobody's") << u"Price"_qs << QString();
    QTest::newRow("none") << QString() << QString();
}

void RecordColumnsTest::whatOthersWrite()
{
    QFETCH(QString, heading);
    QFETCH(QString, key);
    const RecordColumns columns = weapons();
    const RecordColumn* meant = columns.meantBy(heading);
    QCOMPARE(meant ? meant->key : QString(), key);
}

void RecordColumnsTest::columnsAreMapped()
{
    using Mapping = std::vector<std::pair<QString, QString>>;
    const RecordColumns columns = weapons();
    const std::vector<std::string> headings{"Waffe", "Weite", "Range"};
    const auto matched = columns.matched(
        headings, Mapping{{u"Waffe"_qs, u"name"_qs}, {u"Weite"_qs, u"range"_qs}, {u"Range"_qs, u"-"_qs}});
    QCOMPARE(matched[0].column->key, u"name"_qs);
    QCOMPARE(matched[1].column->key, u"range"_qs);
    QVERIFY(!matched[2].column);
    const auto refused = [&](const Mapping& mapping) {
        return refusedWith([&] { (void)columns.matched(headings, mapping); });
    };
    QCOMPARE(refused({}), Reason::NameColumnMissing);
    QCOMPARE(refused({{u"Waffe"_qs, u"name"_qs}, {u"Weite"_qs, u"range"_qs}}), Reason::ColumnTaken);
    QCOMPARE(refused({{u"Wafe"_qs, u"name"_qs}}), Reason::NoSuchColumn);
    QCOMPARE(refused({{u"Waffe"_qs, u"colour"_qs}}), Reason::NoSuchFieldOfKind);
}

void RecordColumnsTest::rowsTellTheirLines()
{
    const std::vector<ImportedRow> rows = readBack(weapons(), "Name;Range;Price\nA;far;9\nB;7;9;9\n\"C\nD\";;\n");
    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(rows[0].line, std::size_t{2});
    QCOMPARE(rows[0].faults.front().column, std::string("Range"));
    QCOMPARE(rows[1].faults.front().why.reason, Reason::TooManyColumns);
    QCOMPARE(rows[2].line, std::size_t{4});
    // An empty cell of a number that must be there says nothing.
    QCOMPARE(rows[2].values.size(), std::size_t{1});
}

HITSPREAD_TEST(RecordColumnsTest)
#include "recordcolumns_test.moc"
