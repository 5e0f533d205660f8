#include "cli/program.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

namespace {

const QString kSampleCampaign = support::sourcePath(QStringLiteral("packaging/sample-shot.json"));
const QString kGerman = u"--language=de"_qs;

}  // namespace

/// Sentences follow the language, JSON never does.
class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentencesFollow();
    void environmentChooses();
    void unknownLanguage_data();
    void unknownLanguage();
    void jsonIsTheSame_data();
    void jsonIsTheSame();
};

void LanguageTest::sentencesFollow()
{
    QVERIFY(runProgram({u"nonsense"_qs}).failedCleanly("there is no such command"));
    QVERIFY(runProgram({kGerman, u"nonsense"_qs}).failedCleanly("diesen Befehl gibt es nicht"));
    QVERIFY(runProgram({u"--language"_qs, u"de_AT"_qs, u"nonsense"_qs}).failedCleanly("diesen Befehl gibt es nicht"));
    QVERIFY(runProgram({kGerman, u"--help"_qs}).output.startsWith("Aufruf: hitspread-cli"));
    const Ran bad = runProgram({kGerman, u"resolve"_qs, u"-"_qs}, "{");
    QVERIFY2(bad.failedCleanly("erwartet: ein Feldname"), bad.error.constData());
}

void LanguageTest::environmentChooses()
{
    qputenv("LANGUAGE", "de");
    const Ran german = runProgram({u"nonsense"_qs});
    const Ran english = runProgram({u"--language=en"_qs, u"nonsense"_qs});
    qputenv("LANGUAGE", "en");
    QVERIFY(german.failedCleanly("diesen Befehl gibt es nicht"));
    QVERIFY(english.failedCleanly("there is no such command"));
}

void LanguageTest::unknownLanguage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown") << QStringList{u"--language"_qs, u"tlh"_qs, u"--help"_qs};
    QTest::newRow("empty") << QStringList{u"--language="_qs, u"--help"_qs};
    QTest::newRow("missing") << QStringList{u"--language"_qs};
}

void LanguageTest::unknownLanguage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = runProgram(arguments);
    QVERIFY2(ran.failedCleanly("use one of: en, de"), ran.error.constData());
}

void LanguageTest::jsonIsTheSame_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::newRow("result") << QStringList{u"resolve"_qs, u"--seed"_qs, u"7"_qs, kSampleCampaign} << 0;
    QTest::newRow("open question") << QStringList{u"resolve"_qs, kSampleCampaign} << 3;
    QTest::newRow("rules") << QStringList{u"rules"_qs, u"--json"_qs} << 0;
    QTest::newRow("schema") << QStringList{u"schema"_qs, u"resolution"_qs} << 0;
    QTest::newRow("names") << QStringList{u"schema"_qs, u"--list"_qs} << 0;
}

void LanguageTest::jsonIsTheSame()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    const Ran english = runProgram(arguments);
    const Ran german = runProgram(QStringList{kGerman} + arguments);
    QCOMPARE(english.exit, exit);
    QCOMPARE(german.exit, exit);
    QVERIFY(!english.output.isEmpty());
    QCOMPARE(german.output, english.output);
}

HITSPREAD_TEST(LanguageTest)
#include "language_test.moc"
