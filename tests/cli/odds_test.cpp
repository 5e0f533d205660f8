#include "cli/program.h"
#include "formats/schema/schemacheck.h"
#include "formats/schema/schemas.h"
#include "support/programs.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace hitspread;

namespace {

const QString kSampleShot = support::sourcePath(QStringLiteral("packaging/sample-shot.json"));

double sumOf(const QJsonArray& list, const QString& member)
{
    double sum = 0;
    for (const QJsonValue& one : list)
        sum += one[member].toDouble();
    return sum;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

QByteArray shotOf(const QByteArray& members)
{
    return R"({"system":"threed","action":"shot")" + (members.isEmpty() ? members : ',' + members) + '}';
}

/// Twenty rounds in both hands.
QByteArray volleyOf(const QByteArray& weapon, const QByteArray& options, const QByteArray& targets)
{
    return R"({"system":"threed","action":"volley","weapon":{)" + weapon
        + R"(,"magazine":30,"state":{"rounds":20,"drawn":"both"}},"options":{)" + options + R"(},"targets":[)" + targets
        + "]}";
}

}  // namespace

/// What `hitspread-cli odds` prints.
class OddsCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyChanceIsThere();
    void rollSucceedsAsThreeDiceDo();
    void isResolvedAsOften();
    void answersDoNotEnter();
    void takesParticipantsFromACampaign();
    void aBurstGoesAsFarAsItCanBeFollowed_data();
    void aBurstGoesAsFarAsItCanBeFollowed();
    void ofAHundredSidedAttack();
    void ofThreeDice();
    void ofTwoDice();
    void ofADuel();
    void hasNone_data();
    void hasNone();
    void refusesAsResolveDoes_data();
    void refusesAsResolveDoes();
};

void OddsCommandTest::everyChanceIsThere()
{
    const Ran ran = runProgram({u"odds"_qs, kSampleShot});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonObject odds = ran.json();
    // Throws where the schema says otherwise.
    formats::checkAgainst(formats::schemaNamed(u"odds"_qs), odds);
    QCOMPARE(odds.value(u"status"_qs).toString(), u"odds"_qs);
    QCOMPARE(odds.value(u"action"_qs).toString(), u"shot"_qs);
    const QJsonArray hexes = odds.value(u"hexes"_qs).toArray();
    const QJsonArray locations = odds.value(u"locations"_qs).toArray();
    QCOMPARE(hexes.size(), 96);
    QCOMPARE(locations.size(), 7);
    // It strikes one hex, flies past, or never leaves; and one location, where it strikes a hex.
    const double struck = odds.value(u"struck"_qs).toDouble();
    QVERIFY(struck > 0 && struck < 1);
    QVERIFY(isNear(sumOf(hexes, u"chance"_qs), struck));
    QVERIFY(isNear(sumOf(locations, u"struck"_qs), struck));
    QVERIFY(isNear(struck + odds.value(u"offBody"_qs).toDouble() + odds.value(u"noAttack"_qs).toDouble(), 1.0));
    double damage = 0;
    for (const QJsonValue& chance : odds.value(u"damage"_qs).toArray())
        damage += chance.toDouble();
    QVERIFY(isNear(damage, 1.0));
    const auto chance = [&odds](const char* member) { return odds.value(QLatin1String(member)).toDouble(); };
    // Whatever strikes is stopped, or gets through with a wound or without one.
    QVERIFY(isNear(chance("stopped") + chance("unwounded") + chance("wounded"), struck));
    QCOMPARE(odds.value(u"depth"_qs).toString(), u"everything"_qs);
    QVERIFY(isNear(odds.value(u"hits"_qs)[1].toDouble(), struck));
    for (const char* effect : {"stopped", "unwounded", "wounded", "stuck", "down", "unconscious", "dead"}) {
        const QString member = QLatin1String(effect);
        QVERIFY2(odds.value(member).isDouble(), effect);
        QVERIFY2(odds.value(member).toDouble() <= struck + 1e-12, effect);
        QVERIFY2(isNear(sumOf(locations, member), odds.value(member).toDouble()), effect);
    }
}

/// 3D-CMB-01: 13 or more with three dice and the skill. P(3d6 + 4 >= 13) = 20/27.
void OddsCommandTest::rollSucceedsAsThreeDiceDo()
{
    const Ran ran = runProgram(
        {u"odds"_qs},
        shotOf(R"("shooter":{"skills":{"rifle":4},"condition":{"aims":1}},"weapon":{"skill":"rifle","range":100,)"
               R"("modes":["da"],"magazine":9,"state":{"rounds":9,"drawn":"both"}},"options":{"mode":"da"})"));
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY2(isNear(ran.json().value(u"success"_qs).toDouble(), 20.0 / 27.0),
             qPrintable(QString::number(ran.json().value(u"success"_qs).toDouble())));
}

/// The odds are what seeded play comes to: of 2,000 shots as many strike, within four standard deviations.
void OddsCommandTest::isResolvedAsOften()
{
    QFile sample(kSampleShot);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const QJsonObject shot = QJsonDocument::fromJson(sample.readAll()).object();
    constexpr int kShots = 2000;
    QByteArray lines;
    for (int seed = 1; seed <= kShots; ++seed) {
        QJsonObject one = shot;
        one.insert(u"seed"_qs, seed);
        lines += QJsonDocument(one).toJson(QJsonDocument::Compact) + '\n';
    }
    const Ran ran = runProgram({u"resolve"_qs, u"--lines"_qs}, lines);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    int struck = 0;
    int done = 0;
    for (const QByteArray& line : ran.output.split('\n')) {
        if (line.isEmpty())
            continue;
        ++done;
        const QJsonArray steps = QJsonDocument::fromJson(line).object().value(u"steps"_qs).toArray();
        for (const QJsonValue& step : steps) {
            if (step[u"key"].toString() == u"deviation.location"_qs && step[u"number"].toInt() >= 0)
                ++struck;
        }
    }
    QCOMPARE(done, kShots);
    const double chance = runProgram({u"odds"_qs, kSampleShot}).json().value(u"struck"_qs).toDouble();
    const double allowed = 4.0 * std::sqrt(kShots * chance * (1.0 - chance));
    QVERIFY2(std::abs(struck - kShots * chance) <= allowed,
             qPrintable(QStringLiteral("%1 of %2, not %3").arg(struck).arg(kShots).arg(kShots * chance)));
}

void OddsCommandTest::answersDoNotEnter()
{
    const QByteArray plain = runProgram({u"odds"_qs}, shotOf({})).output;
    QVERIFY(!plain.isEmpty());
    QCOMPARE(runProgram({u"odds"_qs, u"-"_qs}, shotOf(R"("answers":{"attack.dice":[1,1,1]})")).output, plain);
}

void OddsCommandTest::takesParticipantsFromACampaign()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, file}).exit, 0);
    const QByteArray order = R"({"action":"shot","encounter":1,"actor":"Ines Varga","target":"Gate Guard 2"})";
    const Ran ran = runProgram({u"odds"_qs, u"--campaign"_qs, file}, order);
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY(ran.json().value(u"struck"_qs).toDouble() > 0);
    QVERIFY(runProgram({u"odds"_qs, u"--campaign"_qs, file},
                       R"({"action":"shot","encounter":1,"actor":"Nobody","target":"Gate Guard 2"})")
                .failedCleanly("Nobody"));
}

void OddsCommandTest::aBurstGoesAsFarAsItCanBeFollowed_data()
{
    QTest::addColumn<QByteArray>("length");
    QTest::addColumn<QString>("depth");
    QTest::newRow("three bullets") << QByteArray("3") << u"whole"_qs;
    QTest::newRow("eight bullets") << QByteArray("8") << u"landing"_qs;
}

void OddsCommandTest::aBurstGoesAsFarAsItCanBeFollowed()
{
    QFETCH(QByteArray, length);
    const Ran ran = runProgram(
        {u"odds"_qs},
        volleyOf(R"("modes":["burst"],"fullAutoDeviation":2,"burstLength":)" + length, R"("mode":"burst")", "{}"));
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonObject odds = ran.json();
    formats::checkAgainst(formats::schemaNamed(u"odds"_qs), odds);
    QTEST(odds.value(u"depth"_qs).toString(), "depth");
    const QJsonArray hits = odds.value(u"hits"_qs).toArray();
    QCOMPARE(hits.size(), length.toInt() + 1);
    double all = 0;
    for (const QJsonValue& chance : hits)
        all += chance.toDouble();
    QVERIFY(isNear(all, 1.0));
    QVERIFY(isNear(1.0 - hits[0].toDouble(), odds.value(u"struck"_qs).toDouble()));
    // What is not known is not there, rather than 0.
    const bool isWhole = odds.value(u"depth"_qs).toString() == u"whole"_qs;
    QCOMPARE(odds.contains(u"wounded"_qs), isWhole);
    QCOMPARE(odds.contains(u"damage"_qs), isWhole);
    for (const QJsonValue& location : odds.value(u"locations"_qs).toArray())
        QCOMPARE(location.toObject().size(), 2);
}

/// Pistols 67 that may be dodged with 50: a critical (01) strikes the head, of the other 66 one in ten does.
void OddsCommandTest::ofAHundredSidedAttack()
{
    const auto asked = [](const QByteArray& weapon) {
        const Ran ran = runProgram(
            {u"odds"_qs},
            R"({"system":"percentile","action":"attack","attacker":{"rangedSkills":{"Pistols":67}},)"
            R"("weapon":{"skill":"Pistols")"
                + weapon + R"(},"target":{"dodge":50}})");
        formats::checkAgainst(formats::schemaNamed(u"odds"_qs), ran.json());
        return ran.json();
    };
    const QJsonObject alone = asked(R"(,"mayDodge":false)");
    QVERIFY(isNear(alone[u"struck"_qs].toDouble(), 0.67));
    QVERIFY(isNear(alone[u"offBody"_qs].toDouble(), 0.33));
    const QJsonArray places = alone[u"locations"_qs].toArray();
    QCOMPARE(places[0][u"location"_qs].toString(), u"head"_qs);
    QVERIFY(isNear(places[0][u"struck"_qs].toDouble(), 0.01 + 0.66 * 0.1));
    QVERIFY(!alone.contains(u"defences"_qs) && !alone.contains(u"dead"_qs) && !alone.contains(u"unconscious"_qs));
    QCOMPARE(alone[u"scales"_qs].toObject().keys(), QStringList{u"wound.level"_qs});
    const QJsonObject dodged = asked({});
    const QJsonArray defences = dodged[u"defences"_qs].toArray();
    QCOMPARE(defences.size(), 2);
    QCOMPARE(defences[0][u"defence"_qs].toString(), u"dodge"_qs);
    QVERIFY(defences[1][u"defence"_qs].isNull());
    QCOMPARE(defences[0][u"struck"_qs].toDouble(), dodged[u"struck"_qs].toDouble());
    QVERIFY(isNear(defences[1][u"struck"_qs].toDouble(), 0.67));
}

/// R3-03, R3-04, R3-08, R3-20, R3-30, R3-33: at 12 or less, 160 of 216; at 3 and 4 nobody defends; 8 or less, 56 of 216, with Move 5 or a
/// bare hand at DX 10, 6 or less, 20 of 216, with the other one.
void OddsCommandTest::ofThreeDice()
{
    const Ran ran = runProgram({u"odds"_qs},
                               R"({"system":"rollunder","action":"attack","attacker":{"skills":{"Sword":12}},)"
                               R"("weapon":{"skill":"Sword"},"target":[{}]})");
    const QJsonObject odds = ran.json();
    formats::checkAgainst(formats::schemaNamed(u"odds"_qs), odds);
    constexpr double kCritical = 4.0 / 216;
    constexpr double kOrdinary = 156.0 / 216;
    const auto lands = [](double defends) { return kCritical + kOrdinary * (1 - defends / 216); };
    QVERIFY(isNear(odds[u"struck"_qs].toDouble(), lands(56)));
    QMap<QString, double> struck;
    for (const QJsonValue& defence : odds[u"defences"_qs].toArray())
        struck[defence[u"defence"_qs].toString()] = defence[u"struck"_qs].toDouble();
    QCOMPARE(struck.size(), 4);
    QVERIFY(isNear(struck[u"dodge"_qs], lands(56)) && isNear(struck[u"parryRight"_qs], lands(56)));
    QVERIFY(isNear(struck[u"parryLeft"_qs], lands(20)));
    QVERIFY(isNear(struck[QString()], lands(0)));
}

/// TD-36, TD-43, TD-81, TD-82, TD-87, TD-95, TD-101 to TD-103: level 8 at somebody who stands still, 7 or more, 21 of 36; every sixth hit
/// counts twice, none of those on the head; of 30 boxes 2d6 + 3 fill at most 15, doubled all of them with 12 alone.
void OddsCommandTest::ofTwoDice()
{
    const Ran ran = runProgram({u"odds"_qs},
                               R"({"system":"twod6","action":"attack","character":[{"skills":{"Pistol":8}}],)"
                               R"("weapon":{"skill":"Pistol","kind":"ranged","damageDice":2,"damageBonus":3,)"
                               R"("shortRange":10,"state":{"held":"right"}},"target":[{}],"options":{"distance":8}})");
    const QJsonObject odds = ran.json();
    formats::checkAgainst(formats::schemaNamed(u"odds"_qs), odds);
    constexpr double kHits = 21.0 / 36;
    QVERIFY(isNear(odds[u"struck"_qs].toDouble(), kHits));
    QVERIFY(isNear(odds[u"dead"_qs].toDouble(), kHits / 6 / 36));
    // Up to 9 points 2 alone fails, up to 19 four or less, from 20 on six or less; the dead are out, too.
    constexpr double kPlain = (15 * 1 + 21 * 6) / 1296.0;
    constexpr double kDoubled = (15 * 6 + 20 * 15 + 1 * 36) / 1296.0;
    QVERIFY(isNear(odds[u"out"_qs].toDouble(), kHits * (kPlain * 5 + kDoubled) / 6));
    QMap<QString, double> struck;
    for (const QJsonValue& place : odds[u"locations"_qs].toArray())
        struck[place[u"location"_qs].toString()] = place[u"struck"_qs].toDouble();
    QVERIFY(isNear(struck[u"head"_qs], kHits * 4 / 36) && isNear(struck[u"torso"_qs], kHits * 12 / 36));
}

/// PCT-E01, E02: 4 on a d10 against 7.
void OddsCommandTest::ofADuel()
{
    const Ran ran = runProgram({u"odds"_qs},
                               R"({"system":"percentile","action":"duel",)"
                               R"("sideA":[{"skills":{"Knife":37},"weapon":{"skill":"Knife","kind":"thrown"}}],)"
                               R"("sideB":[{"skills":{"Pistols":67},"weapon":{"skill":"Pistols"}}]})");
    const QJsonObject odds = ran.json();
    formats::checkAgainst(formats::schemaNamed(u"odds"_qs), odds);
    const QJsonArray victims = odds[u"victims"_qs].toArray();
    QCOMPARE(victims.size(), 2);
    QCOMPARE(victims[0][u"part"_qs].toString(), u"sideB"_qs);
    QVERIFY(isNear(victims[0][u"struck"_qs].toDouble(), 0.4));
    QVERIFY(isNear(victims[1][u"struck"_qs].toDouble(), 0.7));
}

void OddsCommandTest::hasNone_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::newRow("nobody is attacked") << QByteArray(
        R"({"system":"threed","action":"check","options":{"name":"rifle","rank":7}})");
    QTest::newRow("a string of shots") << volleyOf(R"("modes":["semi"])", R"("mode":"semi","shots":1)", "{}");
    QTest::newRow("many dice") << volleyOf(R"("modes":["fa"])", R"("mode":"fa","dice":3)", "{}");
    QTest::newRow("a declaration") << QByteArray(
        R"({"system":"percentile","action":"declare","options":{"kind":"melee"}})");
    QTest::newRow("two targets") << volleyOf(R"("modes":["burst"])", R"("mode":"burst")", "{},{}");
}

/// What has no odds says so.
void OddsCommandTest::hasNone()
{
    QFETCH(QByteArray, request);
    const Ran ran = runProgram({u"odds"_qs}, request);
    QVERIFY2(ran.failedCleanly("odds"), ran.error.constData());
}

void OddsCommandTest::refusesAsResolveDoes_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::newRow("no JSON") << QByteArray("shot");
    QTest::newRow("an unknown member") << shotOf(R"("wepon":{})");
    QTest::newRow("a value out of range") << shotOf(R"("options":{"distance":-7})");
    QTest::newRow("what the rules forbid") << shotOf(R"("weapon":{"state":{"rounds":0}})");
}

void OddsCommandTest::refusesAsResolveDoes()
{
    QFETCH(QByteArray, request);
    const Ran odds = runProgram({u"odds"_qs}, request);
    const Ran resolve = runProgram({u"resolve"_qs, u"--seed"_qs, u"1"_qs}, request);
    QCOMPARE(odds.exit, 2);
    QCOMPARE(odds.error, resolve.error);
    QVERIFY(odds.output.isEmpty());
}

HITSPREAD_TEST(OddsCommandTest)
#include "odds_test.moc"
