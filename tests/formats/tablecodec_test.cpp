#include "formats/codec/answercodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/codec/recordcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/tablecodec.h"
#include "formats/schema/fieldschema.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/vocabulary.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "support/randomrecord.h"
#include "support/testclass.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/problems.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace hitspread;
using namespace hitspread::percentile;

namespace {

const FieldDeclaration& field()
{
    return kSwitchFields.field<&Switches::hitLocations>();
}

QJsonValue json(const QByteArray& text)
{
    return QJsonDocument::fromJson("[" + text + "]").array().at(0);
}

Table read(const QByteArray& text)
{
    return formats::decodeTable(field(), json(text), u"hitLocations"_qs);
}

}  // namespace

/// Tables in JSON: in requests, records and the log; what is wrong is refused at its row, with words that say what to do.
class TableCodecTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreObjects();
    void whatIsWrittenIsReadBack();
    void beginningsMayBeLeftOut();
    void refusals_data();
    void refusals();
    void requestsBringTheirTable();
    void older();
    void soundnessIsAskedBeforeKeeping();
    void logValuesAreToldApart();
    void brokenRowsOfTheLog_data();
    void brokenRowsOfTheLog();
    void schemaSaysWhatIsTaken();
    void rollsOnATableAreTold();
};

void TableCodecTest::rowsAreObjects()
{
    const QJsonArray rows = formats::encodeTable(kHitLocations, tableOf(kHouseLocations));
    QCOMPARE(rows.size(), 7);
    const QJsonObject chest{{u"from"_qs, 11}, {u"to"_qs, 36}, {u"location"_qs, u"chest"_qs}, {u"damageHalves"_qs, 2}};
    QCOMPARE(rows[1].toObject(), chest);
}

void TableCodecTest::whatIsWrittenIsReadBack()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Table table = RandomRecords(seed).table(kHitLocations);
        QVERIFY(formats::decodeTable(field(), formats::encodeTable(kHitLocations, table), {}) == table);
        const LoggedValue logged = table;
        QVERIFY(formats::logValueFromText(QByteArray::fromStdString(formats::logValueText(logged))) == logged);
        AnyRecord record(switchesRecord);
        record.as<Switches>().hitLocations = table;
        const std::string text = formats::recordText(record);
        const QByteArray bytes = QByteArray::fromStdString(text);
        QVERIFY(formats::recordFromOwnText(switchesRecord, bytes, u"row"_qs).as<Switches>().hitLocations == table);
        QCOMPARE(formats::recordText(formats::recordFromText(switchesRecord, text, u"row"_qs)), text);
    }
}

void TableCodecTest::beginningsMayBeLeftOut()
{
    const Table table = read(
        R"([{"to":60,"location":"chest","damageHalves":2},{"to":100,"location":"leftLeg","damageHalves":1}])");
    QCOMPARE(table.rows[0].from, 1);
    QCOMPARE(table.rows[1].from, 61);
    QCOMPARE(table.rows[1].cells[0], static_cast<std::int32_t>(Location::LeftLeg));
}

void TableCodecTest::refusals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const QByteArray& text, const QString& place, const QString& what,
                        const QString& words = {}) { QTest::newRow(name) << text << place << what << words; };
    row("no array", "{}", u"hitLocations"_qs, u"GiveArray: JsonObject"_qs);
    row("no row", "[]", u"hitLocations[0]"_qs, u"TableGap: 1, 100"_qs);
    row("row is no object", "[3]", u"hitLocations[0]"_qs, u"GiveObject: JsonNumber: 3"_qs);
    row("unknown member", R"([{"to":100,"location":"head","damageHalves":2,"weight":1}])", u"hitLocations[0].weight"_qs,
        u"UnknownMember"_qs);
    row("cell missing", R"([{"to":100,"location":"head"}])", u"hitLocations[0].damageHalves"_qs, u"MemberMissing"_qs);
    row("no such location", R"([{"to":100,"location":"tail","damageHalves":2}])", u"hitLocations[0].location"_qs,
        u"NotAChoice: tail, head, chest, abdomen, rightArm, leftArm, rightLeg, leftLeg, own1, own2, own3, own4, own5"_qs);
    row("too much damage", R"([{"to":100,"location":"head","damageHalves":21}])", u"hitLocations[0].damageHalves"_qs,
        u"OutOfRange: 21, 0, 20"_qs);
    row("beyond the die", R"([{"to":101,"location":"head","damageHalves":2}])", u"hitLocations[0].to"_qs,
        u"OutOfRange: 101, 1, 100"_qs);
    row("gap",
        R"([{"to":10,"location":"head","damageHalves":2},{"from":13,"to":100,"location":"chest","damageHalves":2}])",
        u"hitLocations[1]"_qs, u"TableGap: 11, 12"_qs,
        u"no row holds 11 to 12; let a row begin with 11 or end with 12"_qs);
    row("gap of one",
        R"([{"to":50,"location":"head","damageHalves":2},{"from":52,"to":100,"location":"chest","damageHalves":2}])",
        u"hitLocations[1]"_qs, u"TableGapOfOne: 51"_qs, u"no row holds 51; let a row begin or end with 51"_qs);
    row("overlap of one",
        R"([{"to":51,"location":"head","damageHalves":2},{"from":51,"to":100,"location":"chest","damageHalves":2}])",
        u"hitLocations[1]"_qs, u"TableOverlapOfOne: 51"_qs,
        u"the rows before hold 51, too; let this row begin behind 51"_qs);
    row("overlap",
        R"([{"to":10,"location":"head","damageHalves":2},{"from":9,"to":100,"location":"chest","damageHalves":2}])",
        u"hitLocations[1]"_qs, u"TableOverlap: 9, 10"_qs,
        u"the rows before hold 9 to 10, too; let this row begin behind 10"_qs);
    row("not to the end", R"([{"to":96,"location":"head","damageHalves":2}])", u"hitLocations[0]"_qs,
        u"TableEndsEarly: 96, 100"_qs, u"the last row ends with 96; let it end with 100"_qs);
    row("backwards",
        R"([{"to":10,"location":"head","damageHalves":2},{"to":5,"location":"chest","damageHalves":2},{"to":100,"location":"chest","damageHalves":2}])",
        u"hitLocations[1]"_qs, u"TableRowBackwards: 5, 11"_qs,
        u"the row ends with 5, before it begins; let it end with 11 or more"_qs);
    QByteArray many;
    for (int i = 1; i <= 21; ++i)
        many += (i > 1 ? "," : "") + QByteArray(R"({"to":)") + QByteArray::number(i)
            + R"(,"location":"head","damageHalves":2})";
    row("too many rows", "[" + many + "]", u"hitLocations"_qs, u"TooManyElements: 21, 20"_qs);
}

void TableCodecTest::refusals()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, words);
    try {
        static_cast<void>(read(text));
        QFAIL("it was taken");
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        QCOMPARE(problem.code, ProblemCode::BadInput);
        QTEST(QString::fromStdString(spelled(problem.where)), "place");
        QTEST(QString::fromStdString(spelled(problem.causes.at(0))), "what");
        QVERIFY2(text::sentenceFor(problem).contains(words), qPrintable(text::sentenceFor(problem)));
    }
}

void TableCodecTest::requestsBringTheirTable()
{
    const QJsonObject document = json(R"({"system":"percentile","action":"duel","switches":{"hitLocations":[
        {"to":50,"location":"head","damageHalves":2},{"to":100,"location":"leftLeg","damageHalves":0}]}})")
                                     .toObject();
    const Request request = formats::decodeRequest(document);
    QCOMPARE(request.input.as<Duel>()->switches.hitLocations.rows.size(), std::size_t{2});
    const Request again = formats::decodeRequest(formats::encodeRequest(request));
    QVERIFY(again.input.as<Duel>()->switches.hitLocations == request.input.as<Duel>()->switches.hitLocations);
}

/// Switches written before there were tables hold the house values.
void TableCodecTest::older()
{
    const AnyRecord record = formats::recordFromOwnText(switchesRecord, R"({"duel":"on","duel.hit":"atOrUnder"})",
                                                        u"row"_qs);
    QVERIFY(record.as<Switches>().hitLocations == tableOf(kHouseLocations));
}

void TableCodecTest::soundnessIsAskedBeforeKeeping()
{
    AnyRecord record(switchesRecord);
    requireSound(record, u"here"_qs);
    record.as<Switches>().hitLocations.rows.back().upTo = 99;
    try {
        requireSound(record, u"here"_qs);
        QFAIL("it was taken");
    } catch (const Failure& failure) {
        QCOMPARE(spelled(failure.problem().where), std::string("here.hitLocations[6]"));
        QCOMPARE(spelled(failure.problem().causes.at(0)), std::string("TableEndsEarly: 99, 100"));
    }
    record.as<Switches>().hitLocations.rows[6] = {89, 100, {12, 1}};
    try {
        requireSound(record, u"here"_qs);
        QFAIL("it was taken");
    } catch (const Failure& failure) {
        QCOMPARE(spelled(failure.problem().where), std::string("here.hitLocations[6].location"));
        QCOMPARE(spelled(failure.problem().causes.at(0)), std::string("NoSuchChoice"));
    }
}

/// Ranks and tables are both arrays.
void TableCodecTest::logValuesAreToldApart()
{
    Ranks ranks;
    ranks.set("from", 3);
    const std::vector<LoggedValue> values{{},
                                          std::int64_t{-7},
                                          std::int64_t{5'000'000'000},
                                          std::string(),
                                          std::string("null"),
                                          std::string("{\"name\":\"Kn\u00fctt \\ \t\x1f\"}"),
                                          ranks,
                                          Ranks(),
                                          tableOf(kHouseLocations)};
    for (const LoggedValue& value : values) {
        const QByteArray text = QByteArray::fromStdString(formats::logValueText(value));
        QVERIFY2(formats::logValueFromText(text) == value, text.constData());
        // Written without a tree, it is still what the tree's text would be.
        QCOMPARE("[" + text + "]",
                 QJsonDocument(QJsonArray{formats::encodeLogValue(value)}).toJson(QJsonDocument::Compact));
    }
    // A table does not suit a list of ranks, nor a number.
    AnyRecord record(switchesRecord);
    const LoggedValue rows = tableOf(kHouseLocations);
    QVERIFY_EXCEPTION_THROWN(setValue(switchesRecord.fields[0], record.data(), 0, rows), Failure);
    QVERIFY_EXCEPTION_THROWN(setValue(field(), record.data(), 0, std::int64_t{1}), Failure);
    QVERIFY_EXCEPTION_THROWN(setValue(field(), record.data(), 0, ranks), Failure);
}

void TableCodecTest::brokenRowsOfTheLog_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* text, const char* what) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(what);
    };
    row("a cell is text", R"([{"from":1,"to":100,"cells":[0,"two",0,0]}])", "[0].cells[1]");
    row("a cell is missing", R"([{"from":1,"to":100,"cells":[0,2,0]}])", "[0].cells[3]");
    row("no cells", R"([{"from":1,"to":100}])", "[0].cells");
    row("an end beyond counting", R"([{"from":1,"to":9e12,"cells":[0,2,0,0]}])", "[0].to");
    row("a row is no object", R"([{"from":1,"to":9,"cells":[0,2,0,0]},7])", "[1]");
}

/// What cannot be read is no table of zeros: the place is named.
void TableCodecTest::brokenRowsOfTheLog()
{
    QFETCH(const QString, text);
    QFETCH(const QString, what);
    try {
        static_cast<void>(formats::logValueFromText(text.toUtf8()));
        QFAIL("it was read");
    } catch (const Failure& failure) {
        QCOMPARE(failure.problem().code, ProblemCode::DamagedCampaign);
        const std::string cause = spelled(failure.problem().causes.at(0));
        QVERIFY2(cause.starts_with("LoggedTableBroken: " + what.toStdString() + ", "), cause.c_str());
    }
}

void TableCodecTest::schemaSaysWhatIsTaken()
{
    const QJsonObject schema = formats::fieldSchema(field());
    QCOMPARE(schema.value(u"type"_qs).toString(), u"array"_qs);
    QCOMPARE(schema.value(u"maxItems"_qs).toInt(), 20);
    QCOMPARE(schema.value(u"default"_qs).toArray().size(), 7);
    QVERIFY(schema.value(u"description"_qs).toString().contains(u"print no values"_qs));
    const QJsonObject row = schema.value(u"items"_qs).toObject();
    QCOMPARE(row.value(u"required"_qs).toArray(), (QJsonArray{u"to"_qs, u"location"_qs, u"damageHalves"_qs}));
    QCOMPARE(row.value(u"additionalProperties"_qs).toBool(true), false);
}

/// An open question says which table it rolls on; the step says what was rolled and which row that is, and is read back with both.
void TableCodecTest::rollsOnATableAreTold()
{
    Duel duel;
    duel.sideA.resize(1);
    duel.sideB.resize(1);
    duel.sideA[0].character.skills.set("Pistols", 100);
    duel.sideA[0].weapon.skill = "Pistols";
    Request request;
    request.input = duel;
    const auto give = [&request](Query query, std::uint8_t face, std::uint16_t side = 0) {
        request.answers.put(
            Answer::ofFaces({static_cast<std::uint16_t>(query), side}, std::span(&face, 1), Origin::Given));
    };
    give(Query::DuelDie, 5);
    give(Query::DuelDie, 5, 1);
    const System& system = request.input.system();
    QCOMPARE(formats::encodeQuestion(system, *resolve(request).open).value(u"table"_qs).toString(), u"hitLocations"_qs);
    give(Query::DuelLocation, 40);
    give(Query::DuelDamage, 3);
    const Findings findings = resolve(request).findings;
    const Step* step = findStep(findings.steps, {static_cast<std::uint16_t>(Quantity::HarmLocation), 0});
    QVERIFY(step);
    QCOMPARE(text::operand(*step), u"40: row 3"_qs);
    QCOMPARE(text::value(text::Naming::usual(system), step->key, step->value), u"Abdomen"_qs);
}

HITSPREAD_TEST(TableCodecTest)
#include "tablecodec_test.moc"
