#include "golden/goldencase.h"
#include "support/programs.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QDir>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace hitspread::golden;

namespace {

QString goldenFolder()
{
    return hitspread::support::sourcePath(QStringLiteral("tests/golden"));
}

Outcome askProgram(const Run& run)
{
    QProcess program;
    program.start(hitspread::support::commandLineProgram(), QStringList{u"resolve"_qs} + run.arguments);
    program.write(QJsonDocument(run.request).toJson());
    program.closeWriteChannel();
    Outcome outcome;
    if (program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit)
        outcome.exit = program.exitCode();
    outcome.output = program.readAllStandardOutput();
    outcome.error = program.readAllStandardError();
    return outcome;
}

}  // namespace

/// Runs every folder of tests/golden through hitspread-cli. It only reads: expectations are typed by hand.
class GoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void mergePatch();
    void noticesDifferences();
};

void GoldenTest::cases_data()
{
    QTest::addColumn<QString>("folder");
    const QDir root(goldenFolder());
    int count = 0;
    for (const QString& system : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        for (const QString& name :
             QDir(root.filePath(system)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            QTest::newRow(qPrintable(system + u'/' + name)) << root.filePath(system + u'/' + name);
            ++count;
        }
    }
    QVERIFY2(count > 0, "no golden folder was found");
}

void GoldenTest::cases()
{
    QFETCH(QString, folder);
    const Case golden = readCase(folder + u"/case.json"_qs);
    QVERIFY2(golden.fault.isEmpty(), qPrintable(golden.fault));
    const QString name = QDir(folder).dirName();
    QVERIFY2(name == golden.id || name.startsWith(golden.id + u'-'), "the folder is not named after the case's id");
    QStringList wrong;
    for (const Run& run : golden.runs) {
        for (const QString& difference : differences(run, askProgram(run)))
            wrong.append(u"  %1: %2"_qs.arg(run.name, difference));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
}

void GoldenTest::mergePatch()
{
    const auto parsed = [](const char* text) { return QJsonDocument::fromJson(text).object(); };
    QCOMPARE(merged(parsed(R"({"a":{"b":1,"c":[1,2]}})"), parsed(R"({"a":{"b":null,"c":[3]},"d":{"e":null,"f":1}})"))
                 .toObject(),
             parsed(R"({"a":{"c":[3]},"d":{"f":1}})"));
}

// The runner itself must be able to fail.
void GoldenTest::noticesDifferences()
{
    Run run;
    run.expected = QJsonDocument::fromJson(
                       R"({"exit":0,"steps":{"a":1,"b":true},"changes":{"x.y":[0,1]},"noChange":["z"],
        "absent":["c"],"open":"q","events":[{"kind":"k","value":1},{"kind":"l"}],"noEvents":["m"]})")
                       .object();
    Outcome outcome{0,
                    R"({"steps":[{"key":"a","value":1},{"key":"b","value":true}],
        "changes":[{"record":"x","field":"y","before":0,"after":1}],"question":{"key":"q"},
        "events":[{"kind":"k","value":2},{"kind":"k","value":1},{"kind":"n"},{"kind":"l"}]})",
                    {}};
    QCOMPARE(differences(run, outcome), QStringList());
    outcome = {3,
               R"({"steps":[{"key":"a","value":2},{"key":"c","value":2}],
        "changes":[{"record":"x","field":"y","before":0,"after":2},{"record":"z","field":"y","element":0,"before":0,"after":2}],
        "events":[{"kind":"l"},{"kind":"k","value":1},{"kind":"m"}]})",
               {}};
    QCOMPARE(differences(run, outcome).size(), 9);
    run.expected = QJsonDocument::fromJson(R"({"exit":2,"error":"words"})").object();
    QCOMPARE(differences(run, {2, {}, "some words\n"}), QStringList());
    QCOMPARE(differences(run, {0, "out", "other\nlines\n"}).size(), 4);
}

HITSPREAD_TEST(GoldenTest)
#include "golden_test.moc"
