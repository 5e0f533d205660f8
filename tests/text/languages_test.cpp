#include "rules/systems/registry.h"
#include "support/testclass.h"
#include "text/labels.h"
#include "text/languages.h"
#include "text/phrases.h"
#include "text/problems.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Which languages are offered, which one is chosen, and that the words change with it.
class LanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offered();
    void chosen_data();
    void chosen();
    void wordsChange();
    void equalWordsAreToldApart();
    void problemsOfServices_data();
    void problemsOfServices();
    void unknownChangesNothing();
    void addedWithoutACompiler();
};

void LanguagesTest::offered()
{
    QCOMPARE(Languages::offered().constFirst(), u"en"_qs);
    QVERIFY(Languages::offered().contains(u"de"_qs));
    QCOMPARE(Languages::nameOf(u"en"_qs), u"English"_qs);
    QCOMPARE(Languages::nameOf(u"de"_qs), u"Deutsch"_qs);
    QCOMPARE(Languages::nameOf(u"fr"_qs), u"Français"_qs);
}

void LanguagesTest::chosen_data()
{
    QTest::addColumn<QStringList>("wanted");
    QTest::addColumn<QString>("code");
    QTest::newRow("plain") << QStringList{u"de"_qs} << u"de"_qs;
    QTest::newRow("country") << QStringList{u"de-AT"_qs} << u"de"_qs;
    QTest::newRow("environment") << QStringList{u"de_CH.UTF-8@euro"_qs} << u"de"_qs;
    QTest::newRow("script") << QStringList{u"de-Latn-DE"_qs} << u"de"_qs;
    QTest::newRow("first offered") << QStringList{u"tlh"_qs, u"en-GB"_qs, u"de"_qs} << u"en"_qs;
    QTest::newRow("none") << QStringList{u"C"_qs, u"tlh"_qs} << QString();
    QTest::newRow("longer word") << QStringList{u"deutsch"_qs} << QString();
}

void LanguagesTest::chosen()
{
    QFETCH(QStringList, wanted);
    QFETCH(QString, code);
    QCOMPARE(Languages::bestOf(wanted), code);
}

void LanguagesTest::wordsChange()
{
    const System& threed = *findSystem("threed");
    const Problem problem{ProblemCode::NothingToUndo, {}, {}};
    const QString english = text::sentenceFor(problem);
    {
        Languages languages;
        QVERIFY(languages.use(u"de"_qs));
        QCOMPARE(languages.inForce(), u"de"_qs);
        QCOMPARE(text::sentenceFor(problem), u"es gibt nichts rückgängig zu machen"_qs);
        QCOMPARE(text::location(threed, "leftArm"), u"Linker Arm"_qs);
        QCOMPARE(text::fromId("leftArm"), u"Linker Arm"_qs);
        QCOMPARE(text::ruleTitle(threed, 0), u"Fertigkeitsprobe gegen dreizehn"_qs);
        QVERIFY(languages.use(u"en"_qs));
        QCOMPARE(text::sentenceFor(problem), english);
        QVERIFY(languages.use(u"de"_qs));
    }
    QCOMPARE(text::sentenceFor(problem), english);
}

void LanguagesTest::equalWordsAreToldApart()
{
    const text::SystemPhrases& phrases = *text::phrasesOf("threed");
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    QCOMPARE(text::wordsFor(phrases, phrases.actions, "shot"), u"Schuss"_qs);
    QCOMPARE(text::wordsFor(phrases, phrases.quantities, "penetration.shot"), u"Schrot"_qs);
}

void LanguagesTest::problemsOfServices_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QStringList>("details");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("whole") << u"portrait"_qs << QStringList{u"the file is empty"_qs, u"choose another picture"_qs}
                           << u"portrait: die Datei ist leer; ein anderes Bild wählen"_qs;
    QTest::newRow("numbers")
        << u"portrait"_qs << QStringList{u"the file has 1234 bytes; at most 99 are kept"_qs, u"save it smaller"_qs}
        << u"portrait: die Datei hat 1234 Byte; höchstens 99 werden aufbewahrt; kleiner speichern"_qs;
    QTest::newRow("name in front") << u"x.tags"_qs << QStringList{u"\"a b\" is there twice"_qs, u"the file is empty"_qs}
                                   << u"x.tags: \"a b\" steht zweimal da; die Datei ist leer"_qs;
    QTest::newRow("name behind") << u"character Ines of Nowhere"_qs << QStringList{u"unknown words stay"_qs, u"so"_qs}
                                 << u"Charakter Ines of Nowhere: unknown words stay; so"_qs;
}

void LanguagesTest::problemsOfServices()
{
    QFETCH(QString, where);
    QFETCH(QStringList, details);
    QFETCH(QString, sentence);
    const Problem problem{
        ProblemCode::BadInput, where.toStdString(), {details[0].toStdString(), details[1].toStdString()}};
    const QString english = where + u": "_qs + details.join(u"; "_qs);
    QCOMPARE(text::sentenceFor(problem), english);
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    QCOMPARE(text::sentenceFor(problem), sentence);
}

void LanguagesTest::unknownChangesNothing()
{
    Languages languages;
    QVERIFY(languages.use(u"de"_qs));
    QVERIFY(!languages.use(u"tlh"_qs));
    QCOMPARE(languages.inForce(), u"de"_qs);
}

void LanguagesTest::addedWithoutACompiler()
{
    QStandardPaths::setTestModeEnabled(true);
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QDir folder(data + u"/hitspread/translations"_qs);
    QVERIFY(folder.mkpath(u"."_qs));
    const QString file = folder.filePath(u"hitspread_tlh.qm"_qs);
    QFile::remove(file);
    QVERIFY(!Languages::offered().contains(u"tlh"_qs));
    QVERIFY(QFile::copy(u":/hitspread/translations/hitspread_de.qm"_qs, file));
    QVERIFY(Languages::offered().contains(u"tlh"_qs));
    Languages languages;
    QVERIFY(languages.use(u"tlh"_qs));
    QCOMPARE(text::location(*findSystem("threed"), "leftArm"), u"Linker Arm"_qs);
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner) && QFile::remove(file));
    QVERIFY(!Languages::offered().contains(u"tlh"_qs));
}

HITSPREAD_TEST(LanguagesTest)
#include "languages_test.moc"
