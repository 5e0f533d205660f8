#include "cli/program.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// hitspread-cli sheet: what follows from somebody, as text and as JSON, and everything that can be wrong with asking for it. That the
/// numbers are those of window and paper is tested with those.
class SheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void asText();
    void asJson();
    void ofWhoReels();
    void ofWhoIsDying();
    void ofTheLibrary();
    void anotherLanguage();
    void badUse_data();
    void badUse();

private:
    Ran sheet(const QStringList& more, const QStringList& before = {}) const
    {
        return runProgram(before + QStringList{u"sheet"_qs, m_folder.filePath(u"camp.hitspread"_qs)} + more);
    }

    QTemporaryDir m_folder;
};

void SheetTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, m_folder.filePath(u"camp.hitspread"_qs)}).exit, 0);
}

/// OUT-11, OUT-74: who is unhurt and has declared two actions defends with 2 less; Physique 2.
void SheetTest::asText()
{
    const Ran ran = sheet({u"--encounter"_qs, u"Pump House"_qs, u"--character"_qs, u"Marta Hale"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY2(ran.output.startsWith("Marta Hale\n"), ran.output.constData());
    QVERIFY2(ran.output.contains("\n  Dodge: 0\n"), ran.output.constData());
    QVERIFY2(ran.output.contains("\n  Boar spear\n"), ran.output.constData());
    // Everybody of a fight when nobody is named.
    const Ran all = sheet({u"--encounter"_qs, u"Pump House"_qs});
    QVERIFY(all.output.contains("Marta Hale\n") && all.output.contains("Low Hob\n"));
}

void SheetTest::asJson()
{
    const Ran ran = sheet({u"--encounter"_qs, u"Old Mill"_qs, u"--character"_qs, u"Cass Ardent"_qs, u"--json"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonArray all = QJsonDocument::fromJson(ran.output).array();
    QCOMPARE(all.size(), 1);
    const QJsonObject cass = all.first().toObject();
    QCOMPARE(cass.value(u"system"_qs).toString(), u"percentile"_qs);
    QStringList ids;
    for (const QJsonValue& figure : cass.value(u"figures"_qs).toArray())
        ids << figure.toObject().value(u"id"_qs).toString();
    QVERIFY2(ids.contains(u"dodge"_qs) && ids.contains(u"criticalRanged"_qs), qPrintable(ids.join(u' ')));
    // PCT-D15: nothing he blocks with.
    QVERIFY(!ids.contains(u"block"_qs));
    const QJsonArray weapons = cass.value(u"weapons"_qs).toArray();
    QVERIFY(weapons.size() >= 2);
    QVERIFY(!weapons.first().toObject().value(u"line"_qs).toString().isEmpty());
}

/// R3-52 to R3-54: 3 of 9 HP are a third, Move 5 is 3 and Dodge 3 + 3; R3-30: Knife 13, parry 6 + 3.
void SheetTest::ofWhoReels()
{
    const Ran ran = sheet({u"--encounter"_qs, u"Salt Weir"_qs, u"--character"_qs, u"Dask Hollin"_qs, u"--json"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonObject dask = QJsonDocument::fromJson(ran.output).array().first().toObject();
    QMap<QString, int> numbers;
    for (const QJsonValue& figure : dask.value(u"figures"_qs).toArray())
        numbers[figure[u"id"_qs].toString()] = figure[u"number"_qs].toInt();
    QCOMPARE(numbers.value(u"move"_qs), 3);
    QCOMPARE(numbers.value(u"dodge"_qs), 6);
    for (const QJsonValue& figure : dask.value(u"weapons"_qs)[0][u"figures"_qs].toArray())
        numbers[figure[u"id"_qs].toString()] = figure[u"number"_qs].toInt();
    QCOMPARE(numbers.value(u"parry"_qs), 9);
}

/// TD-92, TD-100, TD-102: 10 Lethal at BLD 4 reach into the second line of 8, FAIR; TD-110, TD-D30: 12 - 4 + 2; TD-23: (4 + 4 + 10 - 8) x 5 m.
void SheetTest::ofWhoIsDying()
{
    const Ran ran = sheet({u"--encounter"_qs, u"Tram Depot"_qs, u"--character"_qs, u"Pavel Stroh"_qs, u"--json"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    const QJsonObject pavel = QJsonDocument::fromJson(ran.output).array().first().toObject();
    QMap<QString, int> numbers;
    for (const QJsonValue& figure : pavel.value(u"figures"_qs).toArray())
        numbers[figure[u"id"_qs].toString()] = figure[u"number"_qs].toInt();
    QCOMPARE(numbers.value(u"boxes"_qs), 8);
    QCOMPARE(numbers.value(u"wound"_qs), 2);
    QCOMPARE(numbers.value(u"save"_qs), 5);
    QCOMPARE(numbers.value(u"buildSave"_qs), 10);
    QCOMPARE(numbers.value(u"run"_qs), 50);
}

/// 3D-MEL-06: without a fight as he is at home.
void SheetTest::ofTheLibrary()
{
    const Ran ran = sheet({u"--character"_qs, u"Ines Varga"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY2(ran.output.contains("  Strength bonus: +3\n"), ran.output.constData());
    QVERIFY2(ran.output.contains("    Protection value: 3\n"), ran.output.constData());
}

void SheetTest::anotherLanguage()
{
    const Ran ran = sheet({u"--encounter"_qs, u"Pump House"_qs, u"--character"_qs, u"Marta Hale"_qs},
                          {u"--language"_qs, u"de"_qs});
    QVERIFY2(ran.exit == 0, ran.error.constData());
    QVERIFY2(ran.output.contains("Ausweichen: 0\n"), ran.output.constData());
}

void SheetTest::badUse_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("nobody named") << QStringList() << QByteArray("--character");
    QTest::newRow("unknown") << QStringList{u"--character"_qs, u"Nobody at all"_qs} << QByteArray("Nobody at all");
    QTest::newRow("unknown in the fight")
        << QStringList{u"--encounter"_qs, u"Pump House"_qs, u"--character"_qs, u"Ines Varga"_qs}
        << QByteArray("Ines Varga");
    QTest::newRow("unknown fight") << QStringList{u"--encounter"_qs, u"No such fight"_qs}
                                   << QByteArray("No such fight");
}

void SheetTest::badUse()
{
    QFETCH(const QStringList, more);
    QFETCH(const QByteArray, part);
    const Ran ran = sheet(more);
    QVERIFY2(ran.failedCleanly(part), (ran.output + ran.error).constData());
}

HITSPREAD_TEST(SheetTest)
#include "sheet_test.moc"
