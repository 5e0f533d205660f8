#include "formats/bodyplans.h"
#include "formats/codec/actioncodec.h"
#include "formats/codec/answercodec.h"
#include "formats/codec/ownrecordreader.h"
#include "formats/codec/recordcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/resolutioncodec.h"
#include "formats/json/jsonreader.h"
#include "formats/json/jsontext.h"
#include "rules/core/odds/effects.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/location.h"
#include "services/refusal/problem.h"
#include "support/randomrecord.h"
#include "support/sanitized.h"
#include "support/sourcepath.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <set>

using namespace hitspread;

namespace {

constexpr int kRounds = support::fewerIfSanitized(100);

QJsonObject parsed(const QByteArray& text)
{
    return formats::readJsonObject(text, u"doc"_qs);
}

QString faultOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Failure& failure) {
        return QString::fromStdString(failure.problem().where.name);
    }
    return {};
}

/// What a row's text is taken for: the record it holds, or what is wrong with it.
std::string resultWordsOf(const std::function<AnyRecord()>& read)
{
    try {
        return formats::recordText(read());
    } catch (const Failure& failure) {
        return spelled(failure.problem().where) + ": " + spelled(failure.problem().causes.front());
    }
}

/// The same by the document's tree alone.
std::string outcomeByTree(const RecordDeclaration& declaration, const QByteArray& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return resultWordsOf([&] { return formats::recordFromOwnText(declaration, "[]", u"row"_qs); });
    return resultWordsOf([&] {
        AnyRecord record(declaration);
        formats::DocumentRecordReader().read(declaration, document.object(), record.data(),
                                             formats::DocumentPath(u"row"_qs));
        return record;
    });
}

/// One letter replaced, one left out, one more, or a piece that stands there twice.
QByteArray spoilt(QByteArray text, RandomStream& random)
{
    static constexpr std::string_view kLetters = "\"\\{}[]:,-.0129 enultrfas\xc3\xa4\x01";
    const auto length = static_cast<std::uint32_t>(text.size());
    const auto at = static_cast<qsizetype>(random.below(length));
    const char letter = kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
    switch (random.below(4)) {
    case 0: text[at] = letter; break;
    case 1: text.remove(at, 1); break;
    case 2: text.insert(at, letter); break;
    default: text.insert(at, text.mid(static_cast<qsizetype>(random.below(length)), random.below(20))); break;
    }
    return text;
}

QByteArray sampleShot()
{
    QFile file(support::sourcePath(QStringLiteral("packaging/sample-shot.json")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// What is written is read back the same, whatever the system; what is wrong is refused where it is wrong.
class CodecTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void records();
    void ownTextIsReadFromItsLetters();
    void spoiltOwnTextIsReadAsADocument();
    void textsAreWrittenAsQtWritesThem();
    void requests();
    void nestedMembersDoNotClash();
    void actionText();
    void duelsStayWithTheirRules_data();
    void duelsStayWithTheirRules();
    void stepsOfALogSayWhoseTheyAre();
    void namesOfEachSideAreReadOn_data();
    void namesOfEachSideAreReadOn();
    void harmOfOneIsHarmOfSeveral();
    void actionTextOfBeforeEvents();
    void bodyPlans();
    void documentsKeepWhatTheyDoNotKnow();
    void countsFollowTheArrays();
    void rowsAreArraysOfTheirColumns();
    void moreRowsThanFitAreRefused();
    void partialElements();
    void ranksKeepTheirOrder();
    void answersInEveryForm();
    void answersOfDiceThatCountFromLess();
    void refusesInRequests_data();
    void refusesInRequests();
};

void CodecTest::records()
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
                AnyRecord record(*declaration);
                RandomRecords(seed).fill(*declaration, record.data());
                QVERIFY(faultsOf(*declaration, record.data()).empty());
                std::string kept;
                const AnyRecord again = formats::recordFromText(*declaration, formats::recordText(record), "record",
                                                                &kept);
                QVERIFY2(sameRecord(*declaration, record.data(), again.data()), formats::recordText(record).c_str());
                // Written without a tree, it is still what the tree's text would be.
                QCOMPARE(
                    QByteArray::fromStdString(formats::recordText(record)),
                    QJsonDocument(formats::encodeRecord(*declaration, record.data())).toJson(QJsonDocument::Compact));
                QCOMPARE(kept, std::string("{}"));
            }
        }
    }
}

void CodecTest::ownTextIsReadFromItsLetters()
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
                AnyRecord record(*declaration);
                RandomRecords(seed).fill(*declaration, record.data());
                const std::string text = formats::recordText(record);
                AnyRecord again(*declaration);
                const bool hasRanks = std::ranges::any_of(declaration->fields, [&](const FieldDeclaration& field) {
                    return field.kind == FieldKind::RankList && !field.ranks(record.data()).entries.empty();
                });
                QCOMPARE(formats::readOwnRecord(*declaration, text, again.data()), !hasRanks);
                if (!hasRanks)
                    QVERIFY2(sameRecord(*declaration, record.data(), again.data()), text.c_str());
                QCOMPARE(resultWordsOf([&] {
                             return formats::recordFromOwnText(*declaration, QByteArray::fromStdString(text),
                                                               u"row"_qs);
                         }),
                         text);
            }
        }
    }
}

// Whatever the quick way says yes to means the same to the slow one.
void CodecTest::spoiltOwnTextIsReadAsADocument()
{
    constexpr int kSpoilt = 15;
    int accepted = 0;
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            for (std::uint64_t seed = 0; seed < kRounds / 5; ++seed) {
                AnyRecord record(*declaration);
                RandomRecords(seed).fill(*declaration, record.data());
                RandomStream random(seed);
                QByteArray text = QByteArray::fromStdString(formats::recordText(record));
                for (int i = 0; i < kSpoilt; ++i) {
                    const QByteArray wrong = spoilt(text, random);
                    AnyRecord read(*declaration);
                    accepted += formats::readOwnRecord(*declaration, wrong.toStdString(), read.data()) ? 1 : 0;
                    const std::string outcome = resultWordsOf(
                        [&] { return formats::recordFromOwnText(*declaration, wrong, u"row"_qs); });
                    QVERIFY2(outcome == outcomeByTree(*declaration, wrong), wrong.constData());
                }
            }
        }
    }
    QVERIFY(accepted > 0);
}

void CodecTest::textsAreWrittenAsQtWritesThem()
{
    // Letters of one to four bytes, all that JSON escapes, what ends a string elsewhere, and bytes that are no letter.
    const std::vector<std::string> pieces{"a",
                                          "\"",
                                          "\\",
                                          "/",
                                          "\b",
                                          "\f",
                                          "\n",
                                          "\r",
                                          "\t",
                                          "\x7f",
                                          "\x01",
                                          "\x1f",
                                          std::string(1, '\0'),
                                          "\xc3\xa4",
                                          "\xe2\x80\xa8",
                                          "\xf0\x9f\x8e\xaf",
                                          "\x80",
                                          "\xc3",
                                          "\xed\xa0\x80",
                                          "\xff"};
    RandomStream random(20261125);
    for (int i = 0; i < 20 * kRounds; ++i) {
        std::string text;
        for (std::uint32_t left = random.below(12); left > 0; --left)
            text += pieces[random.below(static_cast<std::uint32_t>(i % 2 == 0 ? pieces.size() : pieces.size() - 4))];
        std::string json = "[";
        formats::appendQuoted(text, json);
        json += ']';
        const QJsonArray expected{QString::fromUtf8(text)};
        QCOMPARE(QByteArray::fromStdString(json), QJsonDocument(expected).toJson(QJsonDocument::Compact));
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(json)).array(), expected);
    }
}

void CodecTest::requests()
{
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            for (std::uint64_t seed = 0; seed < kRounds; ++seed) {
                RandomRecords random(seed);
                Request request;
                request.input = random.input(*action);
                request.plan = formats::defaultBody(*system);
                for (std::uint16_t i = 0; i < system->questions().size(); ++i) {
                    // Each side's own names are written no more.
                    if (system->questions()[i].side)
                        continue;
                    const std::array<std::uint8_t, 3> faces{1, 6, static_cast<std::uint8_t>(random.between(1, 6))};
                    request.answers.put(system->questions()[i].dice.empty()
                                            ? Answer::ofChoice({i, 2}, random.between(-5, 5), Origin::Chosen)
                                            : Answer::ofFaces({i, 0}, faces, Origin::Typed));
                }
                for (std::uint16_t i = 0; i < system->quantities().size(); i = static_cast<std::uint16_t>(i + 7)) {
                    const Reading reading = system->quantities()[i].reading;
                    const std::int32_t value = reading == Reading::Place ? pack(Hex{-1, 3}) : random.between(0, 1);
                    request.overrides.push_back({{i, 1}, value, "because"});
                }
                const QJsonObject document = formats::encodeRequest(request);
                std::string text;
                formats::appendRequest(request, text);
                // What a reader of JSON makes of it is all that stands there, and stands there as Qt would write it.
                QCOMPARE(QByteArray::fromStdString(text), QJsonDocument(document).toJson(QJsonDocument::Compact));
                // However a system cuts it, the body is the shipped one.
                QCOMPARE(document.value(u"bodyPlan"_qs), QJsonValue(u"human"_qs));
                const Request again = formats::decodeRequest(document);
                const void* before = request.input.data();
                const void* after = again.input.data();
                QVERIFY(&again.input.action() == action);
                for (const PartDeclaration& part : action->parts) {
                    QCOMPARE(part.count(after), part.count(before));
                    for (std::size_t i = 0; i < part.count(before); ++i)
                        QVERIFY(sameRecord(*part.record, part.peek(before, i), part.peek(after, i)));
                }
                // The cut follows from the house rules that travel along.
                const auto cut = bodyFor(action->system(), request.plan, again.input.houseRules());
                QVERIFY(std::ranges::equal(again.plan->cells(), cut->cells()));
                QVERIFY(again.overrides == request.overrides);
                QCOMPARE(again.answers.all().size(), request.answers.all().size());
                for (const Answer& answer : request.answers.all())
                    QVERIFY(again.answers.find(answer.key) && *again.answers.find(answer.key) == answer);
            }
        }
    }
}

// A nested part and a field of its parent must not share a name, or one of them could not be written.
void CodecTest::nestedMembersDoNotClash()
{
    for (const System* system : systems()) {
        for (const ActionDeclaration* action : system->actions()) {
            for (const PartDeclaration& part : action->parts) {
                const PartDeclaration* parent = action->parentOf(part);
                const QString member = formats::memberOf(*action, part);
                if (parent)
                    QVERIFY2(!parent->record->find(member.toStdString()), qPrintable(member));
                else
                    QVERIFY2(!formats::commonMembers().contains(member), qPrintable(member));
            }
        }
    }
}

void CodecTest::actionText()
{
    ActionRecord action;
    action.request = formats::decodeRequest(parsed(sampleShot()));
    SeededAnswerer seeded(7);
    const Resolution resolution = resolve(action.request, &seeded);
    QVERIFY(resolution.isFinished());
    QVERIFY(!resolution.findings.steps.empty());
    QVERIFY(!resolution.findings.changes.empty());
    const System& system = action.request.input.system();
    action.system = system.id();
    action.action = action.request.input.action().id;
    action.rulesVersion = 3;
    action.findings = resolution.findings;
    action.request.overrides.push_back({{0, 0}, 5, "a reason"});
    action.idleOverrides = {0};
    action.bindings = {{1, 0, {RecordKind::Character, 12}}, {9, 1, {RecordKind::Armour, 99}}};
    action.adjustments = {{2, 0, 1, 0, 3, -4}};
    action.said = std::vector<ValuePlace>{{10, 0, 1, 0}, {10, 0, 0, 0}};
    action.named = {{7, "Ines \"Quick\" Corbeau"}, {8, "Jörg"}};
    action.actor = 5;
    action.target = 6;

    const std::string text = formats::actionText(action);
    const ActionRecord again = formats::actionFromText(text, "log");
    QVERIFY(again.findings.steps == action.findings.steps);
    QVERIFY(again.findings.changes == action.findings.changes);
    QVERIFY(!action.findings.events.empty());
    QVERIFY(again.findings.events == action.findings.events);
    QVERIFY(again.bindings == action.bindings);
    QVERIFY(again.adjustments == action.adjustments);
    QVERIFY(again.said == action.said);
    QVERIFY(again.named == action.named);
    QCOMPARE(again.idleOverrides, action.idleOverrides);
    QCOMPARE(again.system, action.system);
    QCOMPARE(again.action, action.action);
    QCOMPARE(again.rulesVersion, 3);
    QCOMPARE(again.actor, RecordId{5});
    QCOMPARE(again.target, RecordId{6});
    QCOMPARE(formats::actionText(again), text);
    QCOMPARE(QJsonDocument(parsed(QByteArray::fromStdString(text))).toJson(QJsonDocument::Compact).toStdString(), text);
    for (std::size_t i = 0; i <= static_cast<std::size_t>(RecordKind::Switches); ++i)
        QCOMPARE(formats::kindFromText(formats::kindText(static_cast<RecordKind>(i)), "kind"),
                 static_cast<RecordKind>(i));
    QCOMPARE(faultOf([] { static_cast<void>(formats::kindFromText("hat", "here")); }), u"here"_qs);
}

/// A duel kept under rules of that version, as it is written then: 4 points on the chest of A.
void CodecTest::duelsStayWithTheirRules_data()
{
    QTest::addColumn<int>("rulesVersion");
    QTest::addColumn<int>("wounds");
    QTest::newRow("PCT-31 D29 of before wounds were noted") << 3 << 0;
    QTest::newRow("PCT-31 D29 of today") << findSystem("percentile")->rulesVersion() << 1;
}

void CodecTest::duelsStayWithTheirRules()
{
    QFETCH(int, rulesVersion);
    ActionRecord action;
    action.request = formats::decodeRequest(parsed(
        R"({"system":"percentile","action":"duel","sideA":[{"skills":{"knife":37},"weapon":{"skill":"knife"}}],
        "sideB":[{"skills":{"pistol":67},"weapon":{"skill":"pistol"}}],"answers":{"duel.dieA":[6],"duel.dieB":[3],
        "duel.locationB":[30],"duel.damageB":[4]}})"));
    action.system = "percentile";
    action.action = "duel";
    action.rulesVersion = rulesVersion;
    ActionRecord again = formats::actionFromText(formats::actionText(action), "log");
    again = formats::actionFromText(formats::actionText(again), "log");
    QCOMPARE(again.rulesVersion, rulesVersion);
    const Findings findings = resolve(again.request).findings;
    const auto isWound = [&](const Change& change) {
        return again.request.input.action().parts[change.part].record->fields[change.field].id == "woundCount";
    };
    QTEST(static_cast<int>(std::ranges::count_if(findings.changes, isWound)), "wounds");
    QCOMPARE(effectsOfActor(findings.events, 0).damage, 4);
}

/// What a log keeps of a step says nothing of whom it is about; read again it does.
void CodecTest::stepsOfALogSayWhoseTheyAre()
{
    ActionRecord action;
    action.request = formats::decodeRequest(
        parsed(R"({"system":"percentile","action":"round","options":{"ends":false},"members":[{"mind":60},{"mind":50}],
        "answers":{"initiative.die":[50],"initiative.die[1]":[20]}})"));
    action.system = "percentile";
    action.action = "round";
    action.rulesVersion = findSystem("percentile")->rulesVersion();
    action.findings = resolve(action.request).findings;
    const std::string text = formats::actionText(action);
    const ActionRecord again = formats::actionFromText(text, "log");
    QCOMPARE(again.findings.steps.size(), action.findings.steps.size());
    std::set<int> members;
    for (std::size_t i = 0; i < again.findings.steps.size(); ++i) {
        const Subject subject = again.findings.steps[i].key.subject;
        QCOMPARE(subject, action.findings.steps[i].key.subject);
        members.insert(subject.target().value_or(-1));
    }
    QVERIFY(members.contains(0) && members.contains(1));
    // Steps of other dice than those kept are not taken for theirs.
    action.request.answers.clear();
    const ActionRecord bare = formats::actionFromText(formats::actionText(action), "log");
    QVERIFY(bare.findings.steps.front().key.subject.isNone());
}

/// Until rules version 7 each side of a duel had names of its own; harm was told by who does it, wounds by whom they befell.
void CodecTest::namesOfEachSideAreReadOn_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("now");
    QTest::newRow("PCT-34 A") << u"duel.targetA"_qs << u"duel.target"_qs;
    QTest::newRow("PCT-34 B") << u"duel.targetB"_qs << u"duel.target[1]"_qs;
    QTest::newRow("PCT-33 second pair") << u"duel.hitB[1]"_qs << u"duel.hit[3]"_qs;
    QTest::newRow("PCT-31 harm by A") << u"harm.damageA[1]"_qs << u"harm.damage[2]"_qs;
    QTest::newRow("PCT-31 wound of A") << u"wound.levelA"_qs << u"wound.level[1]"_qs;
    QTest::newRow("PCT-31 health of B") << u"effect.healthB[1]"_qs << u"effect.health[2]"_qs;
}

void CodecTest::namesOfEachSideAreReadOn()
{
    QFETCH(QString, step);
    const System& system = *findSystem("percentile");
    QTEST(formats::spellStep(system, formats::stepKeyOf(system, step, formats::DocumentPath(u"step"_qs))), "now");
    const auto duelWith = [](const char* answers, const QString& ruled) {
        const QString text =
            QStringLiteral(
                R"({"system":"percentile","action":"duel","sideA":[{"skills":{"knife":37},"weapon":{"skill":"knife"}}],)"
                R"("sideB":[{"skills":{"pistol":67},"weapon":{"skill":"pistol"}}],"answers":{%1},)"
                R"("overrides":[{"step":"%2","value":90,"reason":"ruled"}]})")
                .arg(QString::fromUtf8(answers), ruled);
        const Request request = formats::decodeRequest(parsed(text.toUtf8()));
        return formats::resolutionText(request, resolve(request));
    };
    const std::string before = duelWith(R"("duel.dieA":[6],"duel.dieB":[3],"duel.locationB":[30],"duel.damageB":[4])",
                                        u"duel.ratingB"_qs);
    QCOMPARE(before,
             duelWith(R"("duel.die":[6],"duel.die[1]":[3],"duel.location[1]":[30],"duel.damage[1]":[4])",
                      u"duel.rating[1]"_qs));
    QVERIFY(before.find("\"status\":\"resolved\"") != std::string::npos);
    QVERIFY(before.find("\"idleAnswers\":[],\"idleOverrides\":[]") != std::string::npos);
}

/// Percentile harm was written with one `target`, and his armour beside him.
void CodecTest::harmOfOneIsHarmOfSeveral()
{
    const QJsonObject before = parsed(
        R"({"system":"percentile","action":"harm","options":{"points":7,"place":"chest","armourCounts":true},
        "target":{"healthMax":30,"condition":{"healthLost":4}},"armour":[{"points":{"chest":2},"state":{"ready":true}}],
        "switches":{}})");
    ActionRecord action;
    action.request = formats::decodeRequest(before);
    const QJsonObject now = formats::encodeRequest(action.request);
    const QJsonArray targets = now.value(u"targets"_qs).toArray();
    QCOMPARE(targets.size(), 1);
    QCOMPARE(targets[0][u"healthMax"_qs].toInt(), 30);
    QCOMPARE(targets[0][u"condition"_qs][u"healthLost"_qs].toInt(), 4);
    QCOMPARE(targets[0][u"worn"_qs].toArray().size(), 1);
    QVERIFY(!now.contains(u"target"_qs));
    QVERIFY(!now.contains(u"armour"_qs));

    SeededAnswerer seeded(7);
    action.system = "percentile";
    action.action = "harm";
    action.findings = resolve(action.request, &seeded).findings;
    QVERIFY(!action.findings.changes.empty());
    QJsonObject kept = parsed(QByteArray::fromStdString(formats::actionText(action)));
    kept.insert(u"request"_qs, before);
    QJsonArray changes;
    for (QJsonValue value : kept.value(u"changes"_qs).toArray()) {
        QJsonObject change = value.toObject();
        QCOMPARE(change.value(u"record"_qs).toString(), u"targets.condition[0]"_qs);
        change.insert(u"record"_qs, u"target.condition"_qs);
        changes.append(change);
    }
    kept.insert(u"changes"_qs, changes);
    const ActionRecord again = formats::actionFromText(QJsonDocument(kept).toJson().toStdString(), "log");
    QVERIFY(again.findings.changes == action.findings.changes);
    QCOMPARE(formats::encodeRequest(again.request), now);

    QJsonObject noObject = before;
    noObject.insert(u"target"_qs, 5);
    noObject.remove(u"armour"_qs);
    QCOMPARE(faultOf([&noObject] { static_cast<void>(formats::decodeRequest(noObject, "doc")); }), u"doc.target"_qs);

    // Told in both ways nobody knows which is meant.
    QJsonObject both = before;
    both.insert(u"targets"_qs, targets);
    QCOMPARE(faultOf([&both] { static_cast<void>(formats::decodeRequest(both, "doc")); }), u"doc.armour"_qs);
}

// A log of before has no events and says of no step what it is about.
void CodecTest::actionTextOfBeforeEvents()
{
    threed::Volley volley = support::someVolley();
    // All at the first, whatever W shows: the second is there to be told apart from him.
    volley.targets.front().options.bullets = 200;
    volley.targets.push_back(volley.targets.front());
    volley.switches.bulletsPerSwitch = 1;
    ActionRecord action;
    action.request.input = volley;
    action.request.plan = formats::defaultBodyPlan();
    SeededAnswerer seeded(3);
    const Resolution resolution = resolve(action.request, &seeded);
    QVERIFY(resolution.isFinished());
    action.findings = resolution.findings;
    QJsonObject object = parsed(QByteArray::fromStdString(formats::actionText(action)));
    QVERIFY(object.contains(u"events"_qs));
    object.remove(u"events"_qs);
    const auto read = [&object] {
        return formats::actionFromText(QJsonDocument(object).toJson().toStdString(), "log").findings;
    };
    QVERIFY(read().events == action.findings.events);
    std::size_t shots = 0;
    for (std::size_t i = 0; i < action.findings.steps.size(); ++i) {
        const auto shot = action.findings.steps[i].key.subject.shot();
        QCOMPARE(read().steps[i].key.subject.shot(), shot);
        shots += shot.value_or(0) > 0 ? 1 : 0;
    }
    QVERIFY(shots > 10);

    // Rules that come to something else today have nothing to tell of it.
    QJsonArray changes = object.value(u"changes"_qs).toArray();
    QJsonObject change = changes.first().toObject();
    change.insert(u"after"_qs, change.value(u"after"_qs).toInt() + 1);
    changes[0] = change;
    object.insert(u"changes"_qs, changes);
    QVERIFY(read().events.empty());
}

void CodecTest::bodyPlans()
{
    const auto plan = formats::defaultBodyPlan();
    QVERIFY(plan);
    QCOMPARE(plan->id(), std::string("human"));
    QVERIFY(!formats::shippedBodyPlans().empty());
    QVERIFY(!formats::findBodyPlan("nobody"));
    QCOMPARE(formats::ShippedBodyPlans().find(""), plan);
    const QJsonObject document = formats::encodeBodyPlan(*plan);
    QCOMPARE(formats::encodeBodyPlan(*formats::decodeBodyPlan(document, {})), document);

    QJsonObject wrong = document;
    wrong.insert(u"aimPoint"_qs, QJsonArray{0, 11});
    const auto decode = [&] { static_cast<void>(formats::decodeBodyPlan(wrong, formats::DocumentPath(u"plan"_qs))); };
    QCOMPARE(faultOf(decode), u"plan.aimPoint"_qs);
    wrong = document;
    wrong.insert(u"locations"_qs, QJsonArray());
    QCOMPARE(faultOf(decode), u"plan"_qs);
    const auto causeOf = [&](const QJsonArray& locations) {
        QJsonObject changed = document;
        changed.insert(u"locations"_qs, locations);
        try {
            static_cast<void>(formats::decodeBodyPlan(changed, formats::DocumentPath(u"plan"_qs)));
        } catch (const Failure& failure) {
            return spelled(failure.problem().causes.at(0));
        }
        return std::string();
    };
    const QJsonArray locations = document.value(u"locations"_qs).toArray();
    QJsonArray emptied = locations;
    emptied.append(QJsonObject{{u"id"_qs, u"tail"_qs}, {u"hexes"_qs, QJsonArray()}});
    QCOMPARE(causeOf(emptied), std::string("PlanLocationEmpty: tail"));
    QJsonArray doubled = locations;
    doubled.append(locations.first());
    const Hex first = plan->cells().front().hex;
    QCOMPARE(causeOf(doubled), "PlanHexTwice: " + std::to_string(first.column) + ", " + std::to_string(first.halfRow));
    wrong = document;
    wrong.insert(u"extra"_qs, 1);
    QCOMPARE(faultOf(decode), u"plan.extra"_qs);
    wrong = document;
    wrong.remove(u"format"_qs);
    QCOMPARE(faultOf(decode), u"plan.format"_qs);
    wrong = document;
    wrong.insert(u"version"_qs, 2);
    try {
        decode();
        QFAIL("another version was read");
    } catch (const Failure& failure) {
        QCOMPARE(spelled(failure.problem().causes.at(0)), std::string("MustBe: 1"));
    }

    // A plan of one's own travels with the request.
    Request request = formats::decodeRequest(parsed(sampleShot()));
    BodyPlan::Data data = plan->data();
    data.name = "Somebody else";
    request.plan = std::make_shared<const BodyPlan>(data);
    QVERIFY(formats::encodeRequest(request).value(u"bodyPlan"_qs).isObject());
    QCOMPARE(formats::decodeRequest(formats::encodeRequest(request)).plan->name(), std::string("Somebody else"));
}

void CodecTest::documentsKeepWhatTheyDoNotKnow()
{
    for (const System* system : systems()) {
        const RecordDeclaration& declaration = *system->records().front();
        std::string kept;
        static_cast<void>(formats::recordFromText(declaration, R"({"name":"Ines","x":{"y":[1,null]}})", "doc", &kept));
        QCOMPARE(kept, std::string(R"({"x":{"y":[1,null]}})"));
        AnyRecord record(declaration);
        formats::RequestRecordReader strict;
        QCOMPARE(faultOf([&] {
                     strict.read(declaration, parsed(R"({"x":1})"), record.data(), formats::DocumentPath(u"here"_qs));
                 }),
                 u"here.x"_qs);
    }
}

void CodecTest::countsFollowTheArrays()
{
    int counted = 0;
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            for (const FieldDeclaration& field : declaration->fields) {
                if (field.countedBy.empty())
                    continue;
                ++counted;
                AnyRecord record(*declaration);
                const QJsonValue element = formats::encodeRecord(*declaration, record.data())
                                               .value(QString::fromUtf8(field.id.data()))
                                               .toArray()
                                               .isEmpty()
                    ? QJsonValue(field.kind == FieldKind::Flag ? QJsonValue(true)
                                     : field.kind == FieldKind::Choice
                                     ? QJsonValue(QString::fromStdString(std::string(field.choices.front())))
                                     : QJsonValue(1))
                    : QJsonValue();
                const QString key = QString::fromStdString(std::string(field.id));
                const QString counter = QString::fromStdString(std::string(field.countedBy));
                formats::RequestRecordReader reader;
                reader.read(*declaration, {{key, QJsonArray{element, element}}}, record.data(), {});
                QCOMPARE(declaration->find(field.countedBy)->number(record.data(), 0), 2);
                const QJsonObject clash{{key, QJsonArray{element, element}}, {counter, 1}};
                QCOMPARE(faultOf([&] { reader.read(*declaration, clash, record.data(), {}); }), key);
            }
        }
    }
    QVERIFY(counted > 0);
}

/// A list of rows stands in a file as it did before there were rows.
void CodecTest::rowsAreArraysOfTheirColumns()
{
    using threed::Condition;
    using threed::Healed;
    using threed::Location;
    const RecordDeclaration& declaration = threed::conditionRecord;
    const QByteArray old = R"({"healingAmount":[4,2],"healingCount":2,"healingKind":["hits","bruising"],)"
                           R"("healingLocation":["abdomen","leftArm"],"healingPhases":[2,3],"stuckCount":1,)"
                           R"("stuckPenetration":[6],"stuckRemoved":[true],"stuckRounds":[9],"woundCount":2,)"
                           R"("woundLocations":["torso","leftLeg"],"woundRounds":[1,7],"woundsOpen":[false,true],)"
                           R"("zoneCrosserMarks":[597486019],"zoneCrossers":1})";
    Condition wanted;
    wanted.healings = {{Healed::Hits, 4, Location::Abdomen, 2}, {Healed::Bruising, 2, Location::LeftArm, 3}};
    wanted.stuck = {{6, 9, true}};
    wanted.wounds = {{Location::Torso, 1, false}, {Location::LeftLeg, 7, true}};
    wanted.crossers = {{597486019}};
    AnyRecord quick(declaration);
    QVERIFY(formats::readOwnRecord(declaration, old.toStdString(), quick.data()));
    for (const AnyRecord& read : {quick, formats::recordFromOwnText(declaration, old, u"row"_qs),
                                  formats::recordFromText(declaration, old.toStdString(), "document")}) {
        const auto& is = read.as<Condition>();
        QVERIFY(is.healings == wanted.healings && is.stuck == wanted.stuck);
        QVERIFY(is.wounds == wanted.wounds && is.crossers == wanted.crossers);
    }
    const QJsonObject written = formats::encodeRecord(declaration, &wanted);
    const QJsonObject members = parsed(old);
    for (auto member = members.begin(); member != members.end(); ++member)
        QVERIFY2(written.value(member.key()) == member.value(), qPrintable(member.key()));

    // Columns of a request may be shorter than others, and what is not given is nothing.
    AnyRecord given(declaration);
    formats::RequestRecordReader reader;
    reader.read(declaration, parsed(R"({"woundRounds":[1,2],"woundsOpen":[true]})"), given.data(), {});
    QVERIFY(given.as<Condition>().wounds
            == (decltype(Condition::wounds){{Location::Head, 1, true}, {Location::Head, 2, false}}));
}

/// 3D-WND-01: a sheet has 64 lines for wounds.
void CodecTest::moreRowsThanFitAreRefused()
{
    const RecordDeclaration& declaration = threed::conditionRecord;
    const auto read = [&](int wounds) {
        AnyRecord record(declaration);
        QJsonArray rounds;
        while (rounds.size() < wounds)
            rounds.append(1);
        formats::RequestRecordReader reader;
        reader.read(declaration, {{u"woundRounds"_qs, rounds}}, record.data(), {});
        return record.as<threed::Condition>().wounds.size();
    };
    QCOMPARE(read(64), std::size_t{64});
    QCOMPARE(faultOf([&] { static_cast<void>(read(65)); }), u"woundRounds"_qs);
    AnyRecord record(declaration);
    QCOMPARE(faultOf([&] {
                 formats::RequestRecordReader().read(declaration, {{u"woundCount"_qs, 65}}, record.data(), {});
             }),
             u"woundCount"_qs);
}

void CodecTest::partialElements()
{
    const Request request = formats::decodeRequest(
        parsed(R"({"system":"threed","action":"shot","shooter":{"hitsMax":{"torso":14}}})"));
    const auto& shot = request.input.get<threed::Shot>();
    QCOMPARE(shot.shooter.hitsMax[threed::at(threed::Location::Torso)], 14);
    QCOMPARE(shot.shooter.hitsMax[threed::at(threed::Location::Head)], 10);
}

void CodecTest::ranksKeepTheirOrder()
{
    const FieldDeclaration* field = systems().front()->records().front()->find("skills");
    QVERIFY(field);
    AnyRecord record(*systems().front()->records().front());
    const Ranks ranks{{{"zeal", 3}, {"aim", 1}}};
    field->setRanks(record.data(), ranks);
    const AnyRecord again = formats::recordFromText(record.declaration(), formats::recordText(record), "doc");
    QVERIFY(field->ranks(again.data()) == ranks);
    QCOMPARE(faultOf([&] {
                 static_cast<void>(
                     formats::recordFromText(record.declaration(), R"({"skills":[["a",1],["a",2]]})", "doc"));
             }),
             u"doc.skills[1]"_qs);
}

void CodecTest::answersInEveryForm()
{
    const System& system = *systems().front();
    const auto read = [&](const QByteArray& text) {
        return formats::decodeAnswers(system, parsed(text), formats::DocumentPath(u"answers"_qs));
    };
    const Answers answers = read(R"({"attack.dice":[5,3,4],"attack.direction":4,"attack.spend":5,
        "check.dice[1]":{"faces":[1,2,3],"origins":["typed","rolled","given"]},"attack.spend[2]":{"choice":1,"origin":"preset"}})");
    const auto key = [&](std::string_view id, std::uint16_t index) {
        return QuestionKey{*indexOfWord(system.questions(), id), index};
    };
    QCOMPARE(answers.find(key("attack.dice", 0))->sum(), 12);
    QCOMPARE(answers.find(key("attack.direction", 0))->kind, QuestionKind::Roll);
    QCOMPARE(answers.find(key("attack.direction", 0))->faces[0], std::uint8_t{4});
    QCOMPARE(answers.find(key("attack.spend", 0))->choice, 5);
    QCOMPARE(answers.find(key("check.dice", 1))->origins[1], Origin::Rolled);
    QCOMPARE(answers.find(key("attack.spend", 2))->choiceOrigin, Origin::Preset);
    QCOMPARE(faultOf([&] { read(R"({"attack.dice":[]})"); }), u"answers.attack.dice"_qs);
    QCOMPARE(faultOf([&] { read(R"({"attack.dice":[0]})"); }), u"answers.attack.dice[0]"_qs);
    QCOMPARE(faultOf([&] { read(R"({"attack.dice":{"faces":[1],"origins":["magic"]}})"); }),
             u"answers.attack.dice.faces"_qs);
    QCOMPARE(faultOf([&] { read(R"({"attack.dice[":[1]})"); }), u"answers.attack.dice["_qs);
    QCOMPARE(faultOf([&] { read(R"({"attack.spend":1.5})"); }), u"answers.attack.spend"_qs);
}

/// Dice may show nothing and less: faces are what is seen on them, in every form.
void CodecTest::answersOfDiceThatCountFromLess()
{
    const System& system = *findSystem("outcome");
    const auto read = [&](const QByteArray& text) {
        return formats::decodeAnswers(system, parsed(text), formats::DocumentPath(u"answers"_qs));
    };
    const QuestionKey key{*indexOfWord(system.questions(), "attack.dice"), 0};
    const Question asked = [&] {
        Question question;
        question.key = key;
        question.dice = 4;
        question.sides = 3;
        question.lowest = -1;
        return question;
    }();
    const Answers brief = read(R"({"attack.dice":[1,0,-1,1]})");
    QVERIFY(fits(*brief.find(key), asked));
    QCOMPARE(brief.find(key)->sum(), 1);
    QCOMPARE(brief.find(key)->on(-1).shown(2), -1);
    QVERIFY(!fits(*read(R"({"attack.dice":[1,0,-1,2]})").find(key), asked));
    QVERIFY(!fits(*read(R"({"attack.dice":[1,0,-1]})").find(key), asked));
    QCOMPARE(faultOf([&] { read(R"({"attack.dice":[1,0,-2,1]})"); }), u"answers.attack.dice[2]"_qs);

    const Answers some = read(
        R"({"attack.dice":{"faces":[-1,null,0,1],"lowest":-1,"origins":["typed","given","rolled","typed"]}})");
    QVERIFY(!fits(*some.find(key), asked));
    QCOMPARE(some.find(key)->faces[1], std::uint8_t{0});
    QCOMPARE(some.find(key)->shown(0), -1);
    QCOMPARE(some.find(key)->shown(2), 0);
    std::string text;
    formats::appendAnswers(system, some, text);
    QVERIFY2(*read(QByteArray::fromStdString(text)).find(key) == *some.find(key), text.c_str());
    QCOMPARE(faultOf([&] { read(R"({"attack.dice":{"faces":[-2],"lowest":-2,"origins":["typed"]}})"); }),
             u"answers.attack.dice.faces"_qs);
}

void CodecTest::refusesInRequests_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QByteArray& members, const QString& place) {
        QTest::newRow(name) << members << place;
    };
    row("unknown part", R"("shoter":{})", u"shoter"_qs);
    row("unknown field", R"("shooter":{"strength":8})", u"shooter.strength"_qs);
    row("unknown nested field", R"("shooter":{"condition":{"aim":1}})", u"shooter.condition.aim"_qs);
    row("unknown field of an element", R"("armour":[{},{"pvs":1}])", u"armour[1].pvs"_qs);
    row("part is no object", R"("shooter":3)", u"shooter"_qs);
    row("array expected", R"("armour":{})", u"armour"_qs);
    row("too many elements", R"("armour":[{},{},{},{},{},{},{},{},{}])", u"armour"_qs);
    row("wrong type", R"("shooter":{"str":"8"})", u"shooter.str"_qs);
    row("flag as number", R"("shooter":{"vevaphon":1})", u"shooter.vevaphon"_qs);
    row("below", R"("shooter":{"str":-1})", u"shooter.str"_qs);
    row("above", R"("shooter":{"str":31})", u"shooter.str"_qs);
    row("fraction", R"("shooter":{"str":7.5})", u"shooter.str"_qs);
    row("huge", R"("shooter":{"str":1e308})", u"shooter.str"_qs);
    row("beyond 32 bits", R"("shooter":{"str":4294967304})", u"shooter.str"_qs);
    row("null where a value is due", R"("shooter":{"str":null})", u"shooter.str"_qs);
    row("the number that means no entry", R"("options":{"coverPv":-2147483648})", u"options.coverPv"_qs);
    row("unknown choice", R"("options":{"mode":"laser"})", u"options.mode"_qs);
    row("unknown member of a set", R"("weapon":{"modes":["semi","laser"]})", u"weapon.modes[1]"_qs);
    row("no hex", R"("options":{"aimHex":[1,0]})", u"options.aimHex"_qs);
    row("hex of three", R"("options":{"aimHex":[1,0,1]})", u"options.aimHex"_qs);
    row("unknown element", R"("target":{"hitsMax":{"tail":3}})", u"target.hitsMax.tail"_qs);
    row("rank out of range", R"("shooter":{"skills":{"rifle":99}})", u"shooter.skills.rifle"_qs);
    row("unknown switch value", R"("switches":{"opt.jamming":true})", u"switches.opt.jamming"_qs);
    row("unknown plan", R"("bodyPlan":"dragon")", u"bodyPlan"_qs);
    row("unknown question", R"("answers":{"attack.luck":3})", u"answers.attack.luck"_qs);
    row("unknown step", R"("overrides":[{"step":"attack.luck","value":1,"reason":"x"}])", u"overrides[0].step"_qs);
    row("override twice",
        R"("overrides":[{"step":"attack.total","value":1,"reason":"x"},{"step":"attack.total","value":2,"reason":"x"}])",
        u"overrides[1].step"_qs);
    row("override without reason", R"("overrides":[{"step":"attack.total","value":1}])", u"overrides[0].reason"_qs);
}

void CodecTest::refusesInRequests()
{
    QFETCH(QByteArray, members);
    QFETCH(QString, place);
    const QJsonObject request = parsed(R"({"system":"threed","action":"shot",)" + members + '}');
    QCOMPARE(faultOf([&] { static_cast<void>(formats::decodeRequest(request)); }), place);
}

HITSPREAD_TEST(CodecTest)
#include "codec_test.moc"
