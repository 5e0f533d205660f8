#include "rules/systems/registry.h"
#include "support/testclass.h"
#include "text/labels.h"
#include "text/languages.h"
#include "text/naming.h"
#include "text/problems.h"
#include "text/systemphrases.h"

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
    const Problem problem{ProblemCode::NothingToUndo, {}};
    const QString english = text::sentenceFor(problem);
    {
        Languages languages;
        QVERIFY(languages.use(u"de"_qs));
        QCOMPARE(languages.inForce(), u"de"_qs);
        QCOMPARE(text::sentenceFor(problem), u"es gibt nichts rückgängig zu machen"_qs);
        QCOMPARE(text::location(text::Naming::usual(threed), "leftArm"), u"Linker Arm"_qs);
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

void LanguagesTest::problemsOfServices()
{
    struct Row {
        Problem problem;
        QString english;
        QString german;
    };
    const Site portrait{SiteKind::Place, "portrait"};
    const auto bad = [](Site where, Cause cause) { return Failure(ProblemCode::BadInput, where, cause).problem(); };
    const std::vector<Row> rows{
        {bad(portrait, because<Reason::PictureEmpty>()), u"portrait: the file is empty; choose another picture"_qs,
         u"portrait: die Datei ist leer; ein anderes Bild wählen"_qs},
        {bad(portrait, because<Reason::PictureTooLarge>(1234, 99)),
         u"portrait: the file has 1234 bytes; at most 99 are kept; save it smaller"_qs,
         u"portrait: die Datei hat 1234 Byte; höchstens 99 werden aufbewahrt; kleiner speichern"_qs},
        {bad(Site("x").at("tags"), because<Reason::TagTwice>("a b")),
         u"x.tags: \"a b\" is there twice; remove one of them"_qs,
         u"x.tags: „a b“ steht zweimal da; eins davon entfernen"_qs},
        {bad({SiteKind::Character, "Ines of Nowhere"}, because<Reason::SeveralCharacters>()),
         u"character Ines of Nowhere: there are several characters of this name; give the number"_qs,
         u"Charakter Ines of Nowhere: es gibt mehrere Charaktere dieses Namens; die Nummer angeben"_qs},
        // A name stays what it is, even if it is a sentence of ours.
        {bad("the file is empty", because<Reason::Away>()),
         u"the file is empty: this combatant is away; bring back first"_qs,
         u"the file is empty: ist nicht da; erst zurückholen"_qs},
        {Problem{ProblemCode::OutOfDate, Site(RecordRef{RecordKind::WeaponState, 7}).at("rounds")},
         u"carried weapon 7.rounds has changed in the meantime; work it out anew"_qs,
         u"getragene Waffe 7.rounds hat sich inzwischen geändert; die Aktion neu auswerten"_qs},
    };
    for (const Row& row : rows) {
        QCOMPARE(text::sentenceFor(row.problem), row.english);
        Languages languages;
        QVERIFY(languages.use(u"de"_qs));
        QCOMPARE(text::sentenceFor(row.problem), row.german);
    }
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
    QCOMPARE(text::location(text::Naming::usual(*findSystem("threed")), "leftArm"), u"Linker Arm"_qs);
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner) && QFile::remove(file));
    QVERIFY(!Languages::offered().contains(u"tlh"_qs));
}

HITSPREAD_TEST(LanguagesTest)
#include "languages_test.moc"
