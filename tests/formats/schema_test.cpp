#include "formats/bodyplans.h"
#include "formats/codec/recordcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/resolutioncodec.h"
#include "formats/json/jsonreader.h"
#include "formats/schema/schemabundle.h"
#include "formats/schema/schemacheck.h"
#include "formats/schema/schemas.h"
#include "formats/schema/schematext.h"
#include "formats/strangersvalidator.h"
#include "rules/systems/registry.h"
#include "services/refusal/problem.h"
#include "support/randomrecord.h"
#include "support/sourcepath.h"
#include "support/spoiler.h"
#include "support/testclass.h"
#include "text/problems.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace hitspread;

namespace {

QString folder()
{
    return support::sourcePath(QStringLiteral("resources/schemas/"));
}

QString sentenceOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Failure& failure) {
        const Problem& problem = failure.problem();
        const QString what = text::wordsFor(problem.causes.at(0));
        return QString::fromStdString(problem.where.name) + u" | "_qs + what + u" | "_qs
            + text::sentenceFor(problem).section(what + u"; "_qs, 1);
    }
    return {};
}

QString requestName(const QJsonObject& request)
{
    return u"%1.%2.request"_qs.arg(request.value(u"system"_qs).toString(), request.value(u"action"_qs).toString());
}

/// A document with a member nobody knows in the part of this id; nothing where it has no such part.
QJsonValue withUnknown(const QJsonValue& value, const QString& part)
{
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        if (!array.isEmpty())
            array[0] = withUnknown(array[0], part);
        return array.isEmpty() || array[0].isUndefined() ? QJsonValue(QJsonValue::Undefined) : array;
    }
    if (!value.isObject())
        return QJsonValue::Undefined;
    QJsonObject object = value.toObject();
    const QString member = part.section(u'.', 0, 0);
    const QJsonValue inner = part.isEmpty() ? 1 : withUnknown(object.value(member), part.section(u'.', 1));
    object.insert(part.isEmpty() ? u"unheardOf"_qs : member, inner);
    return inner.isUndefined() ? inner : object;
}

/// Every object anywhere in a schema.
void forEachObject(const QJsonValue& value, const std::function<void(const QJsonObject&)>& look)
{
    if (value.isObject())
        look(value.toObject());
    for (const QJsonValue& inner : value.toObject())
        forEachObject(inner, look);
    for (const QJsonValue& inner : value.toArray())
        forEachObject(inner, look);
}

/// What a reference stands for, which begins with the address of a published file.
QJsonObject meantBy(const QString& reference, const QMap<QString, QJsonObject>& files)
{
    const QString start = formats::schemaAddress({});
    if (!reference.startsWith(start))
        return {};
    QJsonObject meant = files.value(reference.section(u'#', 0, 0).mid(start.size()));
    for (const QString& step : reference.section(u'#', 1).split(u'/', Qt::SkipEmptyParts))
        meant = meant.value(step).toObject();
    return meant;
}

}  // namespace

/// The schemas say what the declarations say, and are the ones that are checked in.
class SchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_stranger = std::make_unique<StrangersValidator>(folder()); }
    void publishedAsGenerated();
    void everyReferenceMeansSomething();
    void recordsAreDefinedOnce();
    void bundledStandsByItself();
    void shortThingsStandOnOneLine();
    void describesEveryField();
    void everyEncodedRequestIsValid();
    void everyPartIsClosed();
    void everyEncodedRecordIsValid();
    void resolutionIsValid();
    void saysHowIndexesAreCounted();
    void bodyPlanIsValid();
    void explains_data();
    void explains();
    void declarationsRefuseWhatSchemasRefuse();

private:
    std::unique_ptr<StrangersValidator> m_stranger;
};

// When this fails after a change of a declaration: cmake --build build/dev --target schemas
void SchemaTest::publishedAsGenerated()
{
    QStringList files = QDir(folder()).entryList({u"*.schema.json"_qs}, QDir::Files, QDir::Name);
    for (const QString& name : formats::schemaNames()) {
        QFile file(folder() + name + u".schema.json"_qs);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        QVERIFY2(file.readAll() == formats::schemaText(formats::schemaNamed(name)), qPrintable(name));
        files.removeOne(name + u".schema.json"_qs);
    }
    QCOMPARE(files, QStringList());
    QVERIFY(formats::schemaNamed(u"nothing"_qs).isEmpty());
}

// To something that is published, and that is no further reference. Beside one stand words only: others are not heeded there.
void SchemaTest::everyReferenceMeansSomething()
{
    int references = 0;
    for (const QString& name : m_stranger->files().keys()) {
        forEachObject(m_stranger->files().value(name), [&](const QJsonObject& object) {
            if (!object.contains(u"$ref"_qs))
                return;
            const QString reference = object.value(u"$ref"_qs).toString();
            const QJsonObject meant = meantBy(reference, m_stranger->files());
            QVERIFY2(meant.contains(u"type"_qs), qPrintable(name + u": "_qs + reference));
            for (const QString& member : object.keys())
                QVERIFY2(member == u"$ref" || member == u"title", qPrintable(name + u": "_qs + member));
            ++references;
        });
    }
    QVERIFY2(references > 1000, qPrintable(QString::number(references)));
}

void SchemaTest::recordsAreDefinedOnce()
{
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            const QJsonObject request = formats::requestSchema(*system, *action);
            const QByteArray text = formats::schemaText(request);
            for (const PartDeclaration& part : action->parts) {
                if (std::ranges::find(system->records(), part.record) != system->records().end())
                    QVERIFY2(text.contains(formats::schemaAddress(u"%1.%2#"_qs.arg(formats::toQString(system->id()),
                                                                                   formats::toQString(part.record->id)))
                                               .toUtf8()),
                             part.id.data());
            }
            for (const char* common : {"bodyPlan", "answers", "overrides"})
                QVERIFY2(request[u"properties"][QLatin1StringView(common)].toObject().contains(u"$ref"_qs), common);
        }
    }
}

void SchemaTest::bundledStandsByItself()
{
    for (const QString& name : formats::schemaNames()) {
        const QJsonObject schema = formats::schemaNamed(name);
        const QJsonObject whole = formats::SchemaBundler().bundled(schema);
        for (const QString& word : {u"$id"_qs, u"$schema"_qs, u"title"_qs})
            QCOMPARE(whole.value(word), schema.value(word));
        int inner = -1;
        forEachObject(whole, [&](const QJsonObject& object) {
            QVERIFY2(!object.contains(u"$ref"_qs) && !object.contains(u"definitions"_qs), qPrintable(name));
            inner += object.value(u"$id"_qs).isString() ? 1 : 0;
        });
        QCOMPARE(inner, 0);
        QCOMPARE(formats::SchemaBundler().bundled(whole), whole);
    }
    const QJsonObject shot = formats::SchemaBundler().bundled(formats::schemaNamed(u"threed.shot.request"_qs));
    const QJsonObject condition = formats::schemaNamed(u"threed.condition"_qs);
    const QJsonValue part = shot[u"properties"][u"shooter"][u"properties"][u"condition"];
    QCOMPARE(part[u"properties"], condition[u"properties"]);
    QCOMPARE(part[u"additionalProperties"], QJsonValue(false));
    QCOMPARE(part[u"title"], QJsonValue(u"Shooter condition"_qs));
    QCOMPARE(shot[u"properties"][u"bodyPlan"][u"type"], QJsonValue(QJsonArray{u"string"_qs, u"object"_qs}));
}

void SchemaTest::shortThingsStandOnOneLine()
{
    const QByteArray text = formats::schemaText(
        {{u"a"_qs, QJsonObject{{u"$ref"_qs, u"#/{"_qs}}},
         {u"b"_qs, QJsonArray{1, QJsonValue::Null, u"[ \" \n"_qs}},
         {u"c"_qs, QJsonObject{{u"d"_qs, QJsonObject{}}, {u"e"_qs, QJsonArray{}}}},
         {u"f"_qs, QJsonArray{QString(200, u'x')}},
         {u"g"_qs, true}});
    QCOMPARE(text,
             "{\n    \"a\": {\"$ref\": \"#/{\"},\n    \"b\": [1, null, \"[ \\\" \\n\"],\n"
             "    \"c\": {\n        \"d\": {},\n        \"e\": []\n    },\n    \"f\": [\n        \""
                 + QByteArray(200, 'x') + "\"\n    ],\n    \"g\": true\n}\n");
}

void SchemaTest::describesEveryField()
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* record : system->records()) {
            const QJsonObject schema = formats::recordSchema(*system, *record);
            QCOMPARE(schema.value(u"$schema"_qs).toString(), u"http://json-schema.org/draft-07/schema#"_qs);
            const QJsonObject properties = schema.value(u"properties"_qs).toObject();
            QCOMPARE(static_cast<std::size_t>(properties.size()), record->fields.size());
            for (const FieldDeclaration& field : record->fields) {
                const QJsonObject property = properties.value(formats::toQString(field.id)).toObject();
                QVERIFY(!property.value(u"title"_qs).toString().isEmpty());
                QCOMPARE(property.contains(u"x-rules"_qs), !field.rules.empty());
                if (!field.unit.empty())
                    QVERIFY(property.value(u"description"_qs).toString().contains(formats::toQString(field.unit)));
            }
        }
    }
}

void SchemaTest::everyEncodedRequestIsValid()
{
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                Request request;
                request.input = RandomRecords(seed).input(*action);
                request.plan = formats::defaultBodyPlan();
                const QJsonObject document = formats::encodeRequest(request);
                QCOMPARE(sentenceOf([&] { formats::checkRequest(document); }), QString());
                QCOMPARE(m_stranger->disagreement(requestName(document), document, true), QString());
            }
        }
    }
}

void SchemaTest::everyPartIsClosed()
{
    int closed = 0;
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            Request request;
            request.input = RandomRecords(1).input(*action);
            const QJsonObject whole = formats::encodeRequest(request);
            for (const PartDeclaration& part : action->parts) {
                const QJsonObject document = withUnknown(whole, formats::toQString(part.id)).toObject();
                if (document.isEmpty())
                    continue;
                QVERIFY(sentenceOf([&] { formats::checkRequest(document); }).contains(u".unheardOf | "));
                QCOMPARE(m_stranger->disagreement(requestName(whole), document, false), QString());
                ++closed;
            }
        }
    }
    QVERIFY2(closed > 100, qPrintable(QString::number(closed)));
}

void SchemaTest::everyEncodedRecordIsValid()
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            AnyRecord record(*declaration);
            RandomRecords(3).fill(*declaration, record.data());
            QJsonObject document = formats::encodeRecord(*declaration, record.data());
            document.insert(u"somethingElse"_qs, 1);
            QCOMPARE(sentenceOf([&] { formats::checkAgainst(formats::recordSchema(*system, *declaration), document); }),
                     QString());
            const QString name = u"%1.%2"_qs.arg(formats::toQString(system->id()), formats::toQString(declaration->id));
            QCOMPARE(m_stranger->disagreement(name, document, true), QString());
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const QJsonObject spoilt = Spoiler(seed).spoilt(document).toObject();
                const QString fault = sentenceOf(
                    [&] { formats::checkAgainst(formats::recordSchema(*system, *declaration), spoilt); });
                QCOMPARE(m_stranger->disagreement(name, spoilt, fault.isEmpty()), QString());
            }
        }
    }
}

void SchemaTest::resolutionIsValid()
{
    QFile file(support::sourcePath(QStringLiteral("packaging/sample-shot.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject document = formats::readJsonObject(file.readAll(), u"sample"_qs);
    QCOMPARE(sentenceOf([&] { formats::checkRequest(document); }), QString());
    const Request request = formats::decodeRequest(document);
    const QJsonObject schema = formats::schemaNamed(u"resolution"_qs);
    const Resolution open = resolve(request);
    QVERIFY(open.open);
    QCOMPARE(sentenceOf([&] { formats::checkAgainst(schema, formats::encodeResolution(request, open)); }), QString());
    SeededAnswerer seeded(1);
    QJsonObject finished = formats::encodeResolution(request, resolve(request, &seeded));
    QCOMPARE(sentenceOf([&] { formats::checkAgainst(schema, finished); }), QString());
    QCOMPARE(m_stranger->disagreement(u"resolution"_qs, finished, true), QString());
    finished.insert(u"status"_qs, u"perhaps"_qs);
    QVERIFY(!sentenceOf([&] { formats::checkAgainst(schema, finished); }).isEmpty());
    QCOMPARE(m_stranger->disagreement(u"resolution"_qs, finished, false), QString());
}

// What it names is there: actions, keys, and sections of keys.
void SchemaTest::saysHowIndexesAreCounted()
{
    const QJsonObject indexes = formats::schemaNamed(u"resolution"_qs).value(u"x-indexes"_qs).toObject();
    for (const System* system : systems()) {
        QStringList actions;
        for (const ActionDeclaration* action : system->actions())
            actions.append(formats::toQString(action->id));
        QStringList keys;
        for (const QuantityWord& quantity : system->quantities())
            keys.append(formats::toQString(quantity.id));
        for (const QuestionWord& question : system->questions())
            keys.append(formats::toQString(question.id));
        for (const QJsonValue& line : indexes.value(formats::toQString(system->id())).toArray()) {
            for (const QString& action : line[u"actions"].toString().split(u", "_qs, Qt::SkipEmptyParts))
                QVERIFY2(actions.contains(action), qPrintable(action));
            for (const QString& key : line[u"keys"].toString().split(u", "_qs, Qt::SkipEmptyParts))
                QVERIFY2(key.endsWith(u".*") ? !keys.filter(key.chopped(1)).isEmpty() : keys.contains(key),
                         qPrintable(key));
            QVERIFY(!line[u"n"].toString().isEmpty() && !line[u"where"].toString().isEmpty());
        }
    }
    QCOMPARE(indexes.value(u"threed"_qs)[0][u"n"].toString(), u"16 * e + layer"_qs);
}

void SchemaTest::bodyPlanIsValid()
{
    const QJsonObject plan = formats::encodeBodyPlan(*formats::defaultBodyPlan());
    QCOMPARE(sentenceOf([&] { formats::checkAgainst(formats::schemaNamed(u"body-plan"_qs), plan); }), QString());
    QCOMPARE(m_stranger->disagreement(u"body-plan"_qs, plan, true), QString());
}

void SchemaTest::explains_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QByteArray& members, const QString& sentence) {
        QTest::newRow(name) << members << sentence;
    };
    row("seed", R"("seed":9007199254740992)",
        u"seed | here is the number 9.00719925474099e+15 | expected a whole number from 0 to 9007199254740991"_qs);
    row("unknown", R"("shooter":{"colour":1})",
        u"shooter.colour | there is no such member | check its spelling, or remove it"_qs);
    row("misspelt", R"("shooter":{"Str":1})", u"shooter.Str | there is no such member | did you mean \"str\"?"_qs);
    row("unknown part", R"("shooters":{})", u"shooters | there is no such member | did you mean \"shooter\"?"_qs);
    row("wrong type", R"("shooter":{"str":"x"})",
        u"shooter.str | here is the text \"x\" | expected a whole number from 0 to 30"_qs);
    row("above", R"("armour":[{},{"pv":100}])",
        u"armour[1].pv | here is the number 100 | expected a whole number from 0 to 99"_qs);
    row("fraction", R"("shooter":{"str":1.5})",
        u"shooter.str | here is the number 1.5 | expected a whole number from 0 to 30"_qs);
    row("optional", R"("options":{"coverPv":"x"})",
        u"options.coverPv | here is the text \"x\" | expected a whole number from 0 to 99 or null"_qs);
    row("choice", R"("options":{"hands":"three"})",
        u"options.hands | here is the text \"three\" | expected one of \"two\", \"right\", \"left\""_qs);
    row("set", R"("options":{"coveredLocations":["head","torso","head"]})",
        u"options.coveredLocations | here is an array | expected an array in which nothing occurs twice"_qs);
    row("flag", R"("options":{"rest":"on"})", u"options.rest | here is the text \"on\" | expected true or false"_qs);
    row("coordinate", R"("options":{"aimHex":[0,"x"]})",
        u"options.aimHex[1] | here is the text \"x\" | expected a whole number from −999 to 999"_qs);
    row("coordinates", R"("options":{"aimHex":[0]})",
        u"options.aimHex | here is an array | expected an array of 2 elements"_qs);
    row("rank", R"("shooter":{"skills":{"rifle":21}})",
        u"shooter.skills.rifle | here is the number 21 | expected a whole number from 0 to 20"_qs);
    row("missing", R"("overrides":[{"step":"attack.total","value":1}])",
        u"overrides[0].reason | it is missing | add it"_qs);
}

void SchemaTest::explains()
{
    QFETCH(QByteArray, members);
    QFETCH(QString, sentence);
    const QJsonObject request = formats::readJsonObject(R"({"system":"threed","action":"shot",)" + members + '}',
                                                        u"doc"_qs);
    QCOMPARE(sentenceOf([&] { formats::checkRequest(request); }), sentence);
    QCOMPARE(m_stranger->disagreement(requestName(request), request, false), QString());
}

// Requests are read by their declarations alone, and the schema only says what is wrong: so nothing may pass them that it refuses.
void SchemaTest::declarationsRefuseWhatSchemasRefuse()
{
    int refused = 0;
    int passed = 0;
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            Request request;
            request.input = RandomRecords(std::hash<std::string_view>()(action->id)).input(*action);
            request.plan = formats::defaultBodyPlan();
            QJsonObject whole = formats::encodeRequest(request);
            whole.insert(u"seed"_qs, 7);
            whole.insert(u"bodyPlan"_qs, formats::encodeBodyPlan(*request.plan));
            whole.insert(
                u"answers"_qs,
                QJsonObject{{formats::toQString(system->questions()[0].id), QJsonArray{1, 2, 3}},
                            {formats::toQString(
                                 system->questions()[std::min<std::size_t>(1, system->questions().size() - 1)].id),
                             QJsonObject{{u"faces"_qs, QJsonArray{1}}, {u"origins"_qs, QJsonArray{u"typed"_qs}}}}});
            whole.insert(u"overrides"_qs,
                         QJsonArray{QJsonObject{{u"step"_qs, formats::toQString(system->quantities()[0].id)},
                                                {u"value"_qs, 1},
                                                {u"reason"_qs, u"because"_qs}}});
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const QJsonObject document = Spoiler(seed).spoilt(whole).toObject();
                const QString bySchema = sentenceOf([&] { formats::checkRequest(document); });
                const QString byReading = sentenceOf([&] { static_cast<void>(formats::requestFrom(document)); });
                if (!bySchema.isEmpty())
                    QCOMPARE(byReading, bySchema);
                QCOMPARE(m_stranger->disagreement(requestName(whole), document, bySchema.isEmpty()), QString());
                ++(bySchema.isEmpty() ? passed : refused);
            }
        }
    }
    QVERIFY2(refused > 100 && passed > 30, qPrintable(u"%1 refused, %2 passed"_qs.arg(refused).arg(passed)));
}

HITSPREAD_TEST(SchemaTest)
#include "schema_test.moc"
