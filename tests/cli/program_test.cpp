#include "cli/program.h"
#include "support/programs.h"
#include "support/testclass.h"

#include "rules/systems/registry.h"
#include "support/sourcepath.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace hitspread;

namespace {

const QString kSample = support::sourcePath(QStringLiteral("packaging/sample-shot.json"));

QByteArray shotWith(const QByteArray& members)
{
    return R"({"system":"threed","action":"shot")" + (members.isEmpty() ? members : ',' + members) + '}';
}

}  // namespace

/// The command line from outside: statuses, streams, determinism, and what careless or hostile input does to it.
class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { sharedCampaign.reset(); }
    void help();
    void wrongUse_data();
    void wrongUse();
    void absurdValues_data();
    void absurdValues();
    void badInput_data();
    void badInput();
    void openQuestion();
    void answersGiven();
    void answerThatDoesNotFit_data();
    void answerThatDoesNotFit();
    void seedIsDeterministic();
    void presetNeverRolls();
    void tally();
    void tallyTooLarge_data();
    void tallyTooLarge();
    void tallyRollsNothing();
    void tallyBeyond64Bits();
    void idleAnswers();
    void seedOfARequest();
    void overrideIsKeptOrListed();
    void rules();
    void schema();
    void fullOutput();

private:
    static inline std::unique_ptr<QTemporaryDir> sharedCampaign;  ///< a sample campaign, which nothing may change
};

void ProgramTest::initTestCase()
{
    sharedCampaign = std::make_unique<QTemporaryDir>();
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, sharedCampaign->filePath(u"camp.hitspread"_qs)}).exit, 0);
}

void ProgramTest::help()
{
    const Ran overview = runProgram({u"--help"_qs});
    QCOMPARE(overview.exit, 0);
    QVERIFY(overview.error.isEmpty());
    for (const char* command :
         {"rules", "resolve", "odds", "schema", "new", "take", "apply", "history", "undo", "redo", "check", "sheet"}) {
        QVERIFY2(overview.output.contains(QByteArray("  ") + command), command);
        const Ran one = runProgram({QString::fromLatin1(command), u"--help"_qs});
        QCOMPARE(one.exit, 0);
        QVERIFY2(one.output.contains("Usage:"), command);
    }
    QVERIFY(runProgram({u"--version"_qs}).output.startsWith("hitspread-cli "));
}

void ProgramTest::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& part) {
        QTest::newRow(name) << arguments << part;
    };
    row("no command", {}, "no command");
    row("unknown command", {u"frobnicate"_qs}, "frobnicate: there is no such command");
    row("unknown option", {u"resolve"_qs, u"--frob"_qs}, "frob");
    row("unknown option of rules", {u"rules"_qs, u"--seed"_qs, u"1"_qs}, "seed");
    row("missing value", {u"resolve"_qs, u"--seed"_qs}, "seed");
    row("seed is no number", {u"resolve"_qs, u"--seed"_qs, u"x"_qs, kSample}, "--seed");
    row("negative seed", {u"resolve"_qs, u"--seed=-1"_qs, kSample}, "--seed");
    row("seed and preset", {u"resolve"_qs, u"--seed"_qs, u"1"_qs, u"--preset"_qs, kSample}, "--preset");
    row("tally and seed", {u"resolve"_qs, u"--seed"_qs, u"1"_qs, u"--tally"_qs, u"attack.total"_qs, kSample},
        "--tally");
    row("tally of nothing", {u"resolve"_qs, u"--tally"_qs, u"attack.luck"_qs, kSample}, "attack.luck");
    row("lines and tally", {u"resolve"_qs, u"--lines"_qs, u"--tally"_qs, u"attack.total"_qs, kSample}, "--lines");
    row("lines and campaign", {u"resolve"_qs, u"--lines"_qs, u"--campaign"_qs, u"x"_qs, kSample}, "--lines");
    row("lines of no file", {u"resolve"_qs, u"--lines"_qs, u"/no/such/file.json"_qs}, "/no/such/file.json");
    row("lines of a folder", {u"resolve"_qs, u"--lines"_qs, u"/"_qs}, "/: ");
    row("apply without campaign", {u"resolve"_qs, u"--apply"_qs, kSample}, "--apply");
    row("two files", {u"resolve"_qs, kSample, kSample}, "too many");
    row("no such file", {u"resolve"_qs, u"/no/such/file.json"_qs}, "/no/such/file.json");
    row("a folder", {u"resolve"_qs, u"/"_qs}, "/: ");
    row("unknown schema", {u"schema"_qs, u"nothing"_qs}, "nothing: there is no schema");
    row("unknown system", {u"rules"_qs, u"--system"_qs, u"dnd"_qs}, "dnd");
    row("line break in an argument", {u"a\nb"_qs}, "a b");
    row("check without a file", {u"check"_qs}, "an argument is missing");
}

void ProgramTest::wrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    const Ran ran = runProgram(arguments);
    QVERIFY2(ran.failedCleanly(part), ran.error.constData());
}

void ProgramTest::absurdValues_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QMap<QString, QString> values{{u"empty"_qs, {}},
                                        {u"blank"_qs, u" "_qs},
                                        {u"blank before"_qs, u" x"_qs},
                                        {u"percent"_qs, u"%1 %2 %n"_qs},
                                        {u"one word"_qs, QString(100000, u'x')},
                                        {u"words"_qs, u"ab "_qs.repeated(33000)},
                                        {u"faces"_qs, u"😀"_qs.repeated(25000)},
                                        {u"a letter and faces"_qs, u'a' + u"😀"_qs.repeated(25000)},
                                        {u"lines"_qs, u"a\n"_qs.repeated(50000)},
                                        {u"quotes"_qs, u"\"'"_qs.repeated(50000)},
                                        {u"path"_qs, u"/folder"_qs.repeated(14000)}};
    const QString sample = sharedCampaign->filePath(u"camp.hitspread"_qs);
    for (const QString& name : values.keys()) {
        const QString value = values[name];
        const auto row = [&](const char* what, const QStringList& arguments) {
            QTest::addRow("%s, %s", what, qPrintable(name)) << arguments;
        };
        row("command", {value});
        row("language", {u"--language"_qs, value, u"rules"_qs});
        row("option", {u"rules"_qs, u"--x"_qs + value});
        row("schema", {u"schema"_qs, u"q"_qs + value});
        row("blank schema", {u"schema"_qs, u" q"_qs + value});
        row("system", {u"rules"_qs, u"--system"_qs, value});
        row("seed", {u"resolve"_qs, u"--seed"_qs, value, kSample});
        row("tally", {u"resolve"_qs, u"--tally"_qs, value, kSample});
        row("check", {u"check"_qs, value});
        row("new", {u"new"_qs, u"/no/such/folder/"_qs + value});
        row("surplus", {u"check"_qs, sample, value});
        row("fight", {u"fight"_qs, sample, u"export"_qs, value});
        row("verb", {u"encounter"_qs, sample, value, u"1"_qs});
        row("who", {u"encounter"_qs, sample, u"rename"_qs, u"1"_qs, value, u"X"_qs});
        row("distance", {u"encounter"_qs, sample, u"distance"_qs, u"1"_qs, u"Ines Varga"_qs, u"Sgt Holt"_qs, value});
        row("history", {u"history"_qs, sample, u"--kind"_qs, u"q"_qs + value});
        row("place", {u"rewind"_qs, sample, u"q"_qs + value});
    }
}

/// Whatever is given for a value: one line of a few hundred letters, at once, and no letter cut in two.
void ProgramTest::absurdValues()
{
    QFETCH(QStringList, arguments);
    const Ran ran = runProgram(arguments);
    QVERIFY2(ran.failedCleanly("hitspread-cli: "), ran.error.left(300).constData());
    const QString line = QString::fromUtf8(ran.error);
    QCOMPARE_LE(line.size(), 640 + qstrlen("hitspread-cli: \n"));
    // Half a letter is written as one of these.
    QVERIFY(!line.contains(QChar::ReplacementCharacter) && !line.contains(u"?…") && !line.contains(u"…?"));
    QVERIFY(!line.contains(QString(61, u'x')));
}

void ProgramTest::badInput_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const QByteArray& request, const QByteArray& part) {
        QTest::newRow(name) << request << part;
    };
    row("nothing", "", "standard input:1:1: the document is empty");
    row("unknown field", shotWith(R"("shooter":{"strength":8})"), "shooter.strength: there is no such member");
    row("unknown member", shotWith(R"("shoter":{})"), "shoter");
    row("wrong type", shotWith(R"("shooter":{"str":"8"})"),
        "shooter.str: here is the text \"8\"; expected a whole number from 0 to 30");
    row("out of range", shotWith(R"("shooter":{"str":31})"), "shooter.str: here is the number 31");
    row("NaN", shotWith(R"("shooter":{"str":NaN})"), "(shooter.str): unexpected character");
    row("1e308", shotWith(R"("shooter":{"str":1e308})"), "shooter.str: here is the number 1e+308");
    row("depth 5,000", shotWith("\"x\":" + QByteArray(5000, '[') + QByteArray(5000, ']')), "nested more than");
    row("bad UTF-8", shotWith("\"shooter\":{\"name\":\"\xff\"}"), "not valid UTF-8");
    row("duplicate", shotWith(R"("options":{},"options":{})"), "(options): the member occurs twice");
    row("lone surrogate", shotWith(R"("shooter":{"name":"\ud800"})"), "surrogate");
    row("8 MB of a system", "{\"system\":\"" + QByteArray(8'000'000, 'x') + "\",\"action\":\"shot\"}",
        "system: no system \"" + QByteArray(40, 'x') + "…" + QByteArray(19, 'x') + "\" can be");
    row("8 MB of a member", shotWith('"' + QByteArray(8'000'000, 'x') + "\":1"),
        "hitspread-cli: " + QByteArray(60, 'x') + "…: there is no such member");
    row("too large", shotWith("\"shooter\":{\"notes\":\"" + QByteArray(9'437'184, 'x') + "\"}"),
        "more than 8388608 bytes");
    row("unknown system", R"({"system":"dnd","action":"shot"})", "system: no system \"dnd\"");
    row("unknown action", R"({"system":"threed","action":"spell"})", "action: the system has no action \"spell\"");
    row("no system", "{}", "system");
    row("too many dice", shotWith(R"("answers":{"attack.dice":[1,2,3,4]})"),
        "answers.attack.dice: the answer does not fit");
    row("a question of before, beyond its answers", shotWith(R"("answers":{"attack.dice":[1,2,3],"reaction.parry":2})"),
        "answers.reaction.parry: the answer does not fit the question; give a choice from 0 to 1");
    row("an option there is not", shotWith(R"("answers":{"attack.dice":[1,2,3],"reaction.kind":"jump"})"),
        "answers.reaction.kind: \"jump\" is not one of the choices");
    row("face beyond the die", shotWith(R"("answers":{"attack.dice":[1,2,7]})"),
        "answers.attack.dice: the answer does not fit");
    row("weapon empty", shotWith(R"("weapon":{"state":{"rounds":0}})"), "weapon.state");
    row("target beyond 8R", shotWith(R"("options":{"distance":161},"weapon":{"range":20})"), "options.distance");
}

void ProgramTest::badInput()
{
    QFETCH(QByteArray, request);
    QFETCH(QByteArray, part);
    const Ran ran = runProgram({u"resolve"_qs}, request);
    QVERIFY2(ran.failedCleanly(part), (ran.error.left(400) + ran.output.left(200)).constData());
}

void ProgramTest::openQuestion()
{
    const Ran ran = runProgram({u"resolve"_qs, kSample});
    QCOMPARE(ran.exit, 3);
    QVERIFY(ran.error.isEmpty());
    const QJsonObject question = ran.json().value(u"question"_qs).toObject();
    QCOMPARE(ran.json().value(u"status"_qs).toString(), u"open"_qs);
    QCOMPARE(question.value(u"key"_qs).toString(), u"attack.dice"_qs);
    QCOMPARE(question.value(u"dice"_qs).toInt(), 3);
    QCOMPARE(question.value(u"labels"_qs).toArray().size(), 3);
    // The same from standard input, with and without the dash.
    QFile file(kSample);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray request = file.readAll();
    QCOMPARE(runProgram({u"resolve"_qs}, request).output, ran.output);
    QCOMPARE(runProgram({u"resolve"_qs, u"-"_qs}, request).output, ran.output);
}

void ProgramTest::answersGiven()
{
    const QJsonObject seeded = runProgram({u"resolve"_qs, u"--seed"_qs, u"7"_qs, kSample}).json();
    QFile file(kSample);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject request = QJsonDocument::fromJson(file.readAll()).object();
    // The long form that a result prints is taken back, and gives the same result with the same origins.
    request.insert(u"answers"_qs, seeded.value(u"answers"_qs));
    const Ran again = runProgram({u"resolve"_qs}, QJsonDocument(request).toJson());
    QCOMPARE(again.exit, 0);
    QCOMPARE(again.json(), seeded);
}

void ProgramTest::answerThatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QStringList>("further");
    for (const QStringList& further :
         {QStringList(), QStringList{u"--seed"_qs, u"7"_qs}, QStringList{u"--preset"_qs}}) {
        const QByteArray how = further.value(0, u"alone"_qs).toUtf8();
        QTest::newRow("no such face, " + how) << QByteArray("[1,2,9]") << further;
        QTest::newRow("a die too few, " + how) << QByteArray("[1,2]") << further;
        QTest::newRow("a die too many, " + how) << QByteArray("[1,2,3,4]") << further;
        QTest::newRow("a choice for dice, " + how) << QByteArray(R"({"choice":3})") << further;
    }
}

/// Dice given by hand are refused, never quietly rolled anew.
void ProgramTest::answerThatDoesNotFit()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QStringList, further);
    const Ran ran = runProgram(QStringList{u"resolve"_qs} + further,
                               shotWith(R"("answers":{"attack.dice":)" + answer + '}'));
    QCOMPARE(ran.exit, 2);
    QVERIFY(ran.output.isEmpty());
    QVERIFY2(ran.error.contains("answers.attack.dice: the answer does not fit the question; give 3 faces from 1 to 6"),
             ran.error.constData());
}

void ProgramTest::seedIsDeterministic()
{
    const auto resolved = [](const QString& seed) { return runProgram({u"resolve"_qs, u"--seed"_qs, seed, kSample}); };
    const Ran first = resolved(u"7"_qs);
    QCOMPARE(first.exit, 0);
    QCOMPARE(resolved(u"7"_qs).output, first.output);
    QVERIFY(resolved(u"8"_qs).output != first.output);
    QCOMPARE(resolved(u"18446744073709551615"_qs).exit, 0);
}

void ProgramTest::presetNeverRolls()
{
    const Ran open = runProgram({u"resolve"_qs, u"--preset"_qs, kSample});
    QCOMPARE(open.exit, 3);
    const Ran done = runProgram(
        {u"resolve"_qs, u"--preset"_qs},
        shotWith(
            R"("shooter":{"skills":{"rifle":9},"condition":{"aims":1}},"weapon":{"skill":"rifle"},"answers":{"attack.dice":[6,5,4],"attack.direction":3})"));
    QVERIFY2(done.exit == 0, done.error.constData());
    QCOMPARE(done.json().value(u"answers"_qs)[u"attack.spend"][u"origin"].toString(), u"preset"_qs);
}

void ProgramTest::tally()
{
    const Ran ran = runProgram({u"resolve"_qs, u"--tally"_qs, u"attack.dice"_qs},
                               shotWith(R"("answers":{"attack.direction":3})"));
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonObject result = ran.json();
    const QJsonObject ways = result.value(u"ways"_qs).toObject();
    qint64 sum = 0;
    for (const QJsonValue& count : ways)
        sum += count.toInteger();
    QCOMPARE(sum, result.value(u"total"_qs).toInteger());
    // Three dice: 3 comes one way in 216, 10 and 11 twenty-seven ways.
    QCOMPARE(ways.value(u"3"_qs).toInteger() * 216, sum);
    QCOMPARE(ways.value(u"10"_qs).toInteger() * 216, sum * 27);
    QCOMPARE(ways.size(), 16);
}

namespace {

QByteArray harmOf(int people, int dice, const char* place)
{
    return QStringLiteral(R"({"system":"threed","action":"harm","options":{"dice":%1,"rolled":"each","place":"%2"},)"
                          R"("targets":[{}%3]})")
        .arg(dice)
        .arg(QLatin1String(place), QStringLiteral(",{}").repeated(people - 1))
        .toUtf8();
}

}  // namespace

void ProgramTest::tallyTooLarge_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArrayList>("parts");
    QTest::newRow("D8 a burst of many dice")
        << QByteArray(R"({"system":"threed","action":"volley","targets":[{},{}],"options":{"mode":"fa","dice":5},)"
                      R"("weapon":{"modes":["fa"],"fullAutoDeviation":2,"state":{"rounds":100}}})")
        << u"attack.total"_qs
        << QByteArrayList{"--tally: there are about ", "more than the 10000000 that are counted",
                          "with most outcomes first: attack.dice (216), bullet.start[4] (96)"};
    // 96 hexes and 66 sums for each of two, and what their tests of balance add.
    QTest::newRow("D8 two fires") << harmOf(2, 13, "drawn") << u"harm.amount"_qs
                                  << QByteArrayList{
                                         "harm.hex (96), harm.hex[1] (96), harm.dice[1] (66), harm.dice[2] (66)"};
    // 6 to the 60th is beyond 128 bits.
    QTest::newRow("more than can be counted")
        << harmOf(3, 20, "nowhere") << u"harm.amount"_qs
        << QByteArrayList{"the dice have more results than can be counted exactly", "harm.dice[1] (101)"};
}

/// Known beforehand, without enumerating.
void ProgramTest::tallyTooLarge()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QString, key);
    QFETCH(const QByteArrayList, parts);
    const Ran ran = runProgram({u"resolve"_qs, u"--tally"_qs, key}, request);
    for (const QByteArray& part : parts)
        QVERIFY2(ran.failedCleanly(part), ran.error.constData());
}

void ProgramTest::tallyRollsNothing()
{
    QVERIFY(runProgram({u"resolve"_qs, u"--tally"_qs, u"attack.dice"_qs}, shotWith("\"seed\":7"))
                .failedCleanly("seed: all dice are enumerated on a request of its own; remove it"));
    // Nor does it quietly count other dice than those that were given.
    QVERIFY(
        runProgram({u"resolve"_qs, u"--tally"_qs, u"attack.total"_qs}, shotWith(R"("answers":{"attack.dice":[1,2,7]})"))
            .failedCleanly("answers.attack.dice: the answer does not fit the question"));
}

void ProgramTest::tallyBeyond64Bits()
{
    // Two rolls of 13 dice: 6 to the 26th. Only 13 ones make 13, whatever the other 13 dice show: 6 to the 13th.
    const Ran ran = runProgram({u"resolve"_qs, u"--tally"_qs, u"harm.rolled[1]"_qs}, harmOf(2, 13, "nowhere"));
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY2(ran.output.contains("\"total\": 170581728179578208256,"), ran.output.constData());
    QVERIFY2(ran.output.contains("\"13\": 13060694016,"), ran.output.constData());
    QVERIFY2(ran.output.contains("\"78\": 13060694016\n"), ran.output.constData());
    QVERIFY(!ran.output.contains('-'));
}

void ProgramTest::idleAnswers()
{
    const Ran ran = runProgram(
        {u"resolve"_qs, u"--seed"_qs, u"7"_qs},
        shotWith(R"("answers":{"attack.dice":[6,6,6],"attack.dice[3]":[1,2,3],"parry.dice":[1,2,3]})"));
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QCOMPARE(ran.json().value(u"idleAnswers"_qs).toArray(), (QJsonArray{u"attack.dice[3]"_qs, u"parry.dice"_qs}));
    QCOMPARE(runProgram({u"resolve"_qs, u"--seed"_qs, u"7"_qs, kSample}).json().value(u"idleAnswers"_qs).toArray(),
             QJsonArray());
}

void ProgramTest::seedOfARequest()
{
    QFile file(kSample);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject request = QJsonDocument::fromJson(file.readAll()).object();
    request.insert(u"seed"_qs, 7);
    const QByteArray seeded = QJsonDocument(request).toJson();
    const Ran bySeven = runProgram({u"resolve"_qs, u"--seed"_qs, u"7"_qs, kSample});
    QCOMPARE(runProgram({u"resolve"_qs}, seeded).output, bySeven.output);
    // A request's own seed counts, whatever all others get.
    QCOMPARE(runProgram({u"resolve"_qs, u"--seed"_qs, u"8"_qs}, seeded).output, bySeven.output);
    QCOMPARE(runProgram({u"resolve"_qs, u"--preset"_qs}, seeded).output, bySeven.output);
}

void ProgramTest::overrideIsKeptOrListed()
{
    const Ran ran = runProgram(
        {u"resolve"_qs, u"--seed"_qs, u"1"_qs},
        shotWith(
            R"("overrides":[{"step":"attack.total","value":20,"reason":"a gift"},{"step":"jam.threshold[9]","value":1,"reason":"idle"}])"));
    QCOMPARE(ran.exit, 0);
    bool found = false;
    for (const QJsonValue& step : ran.json().value(u"steps"_qs).toArray()) {
        if (step[u"key"].toString() == u"attack.total") {
            found = true;
            QCOMPARE(step[u"number"].toInt(), 20);
            QCOMPARE(step[u"overridden"].toBool(), true);
            QVERIFY(step[u"computed"].toInt() < 20);
        }
    }
    QVERIFY(found);
    QCOMPARE(ran.json().value(u"idleOverrides"_qs).toArray(), QJsonArray{u"jam.threshold[9]"_qs});
}

void ProgramTest::rules()
{
    std::size_t total = 0;
    int implemented = 0;
    for (const RuleList* list : ruleLists()) {
        const QString system = QString::fromUtf8(list->system.data(), static_cast<int>(list->system.size()));
        const Ran ran = runProgram({u"rules"_qs, u"--system"_qs, system, u"--json"_qs});
        QCOMPARE(ran.exit, 0);
        const QJsonArray rules = QJsonDocument::fromJson(ran.output).array();
        QCOMPARE(static_cast<std::size_t>(rules.size()), list->rules.size());
        for (const QJsonValue& rule : rules) {
            for (const char* member :
                 {"id", "system", "title", "source", "optional", "use", "switches", "implemented", "tests"})
                QVERIFY2(!rule[QLatin1String(member)].isUndefined(), member);
            QCOMPARE(rule[u"system"].toString(), system);
            QVERIFY2(!rule[u"implemented"].toBool() || !rule[u"tests"].toArray().isEmpty(),
                     qPrintable(rule[u"id"].toString()));
            implemented += rule[u"implemented"].toBool() ? 1 : 0;
        }
        total += list->rules.size();
    }
    QVERIFY(implemented > 0);
    QCOMPARE(static_cast<std::size_t>(
                 QJsonDocument::fromJson(runProgram({u"rules"_qs, u"--json"_qs}).output).array().size()),
             total);
    QVERIFY(runProgram({u"rules"_qs}).output.contains("3D-DEV-04"));
}

void ProgramTest::schema()
{
    const QList<QByteArray> names = runProgram({u"schema"_qs, u"--list"_qs}).output.trimmed().split('\n');
    QVERIFY(names.contains("resolution"));
    for (const QByteArray& name : names) {
        QFile published(
            support::sourcePath(QStringLiteral("resources/schemas/%1.schema.json")).arg(QString::fromUtf8(name)));
        QVERIFY2(published.open(QIODevice::ReadOnly), name.constData());
        const QByteArray printed = runProgram({u"schema"_qs, QString::fromUtf8(name)}).output;
        QVERIFY2(!printed.contains("\"$ref\""), name.constData());
        QCOMPARE(QJsonDocument::fromJson(printed)[u"$id"], QJsonDocument::fromJson(published.readAll())[u"$id"]);
    }
    QTemporaryDir folder;
    QCOMPARE(runProgram({u"schema"_qs, u"--write"_qs, folder.path()}).exit, 0);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), names.size());
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) {
        QFile written(folder.filePath(name));
        QFile published(support::sourcePath(u"resources/schemas/"_qs) + name);
        QVERIFY(written.open(QIODevice::ReadOnly) && published.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), published.readAll());
    }
    QVERIFY(runProgram({u"schema"_qs, u"--write"_qs, folder.filePath(u"none"_qs)}).failedCleanly("none"));
}

// A result that cannot be written is no success.
void ProgramTest::fullOutput()
{
    if (!QFile::exists(u"/dev/full"_qs))
        QSKIP("there is no /dev/full here");
    QProcess program;
    program.setStandardOutputFile(u"/dev/full"_qs);
    program.start(support::commandLineProgram(), {u"rules"_qs});
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitCode(), 2);
    QVERIFY(program.readAllStandardError().contains("could not be written"));
}

HITSPREAD_TEST(ProgramTest)
#include "program_test.moc"
