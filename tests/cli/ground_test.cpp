#include "cli/program.h"
#include "support/rawfile.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Grenades that lie about, by the command line.
class GroundCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void oneIsLaidMovedAndTakenUp();
    void oneOfTheLibraryGoesOff();
    void anEarlierThrowIsAmended_data();
    void anEarlierThrowIsAmended();
    void whatHeHasComesBeforeWhatLies();
    void roundsOfRestAreNamed();
    void oneOfTwoOfANameIsNotGuessed();
    void oneOfTwoHeHasIsNotGuessed();
    void aNameMayBeANumber();
    void oneOfTwoThatLieThereIsNotGuessed();
    void theOnlyFightNeedsNoName();
    void badUse_data();
    void badUse();

private:
    [[nodiscard]] Ran ground(const QStringList& more) const
    {
        return runProgram(QStringList{u"ground"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs} + more);
    }
    [[nodiscard]] QJsonArray lying() const { return QJsonDocument::fromJson(ground({u"list"_qs}).output).array(); }
    /// Of the grenades somebody has; 1 is what one has when new and not said.
    [[nodiscard]] int countOf(const QString& who, const QString& grenade) const;
    [[nodiscard]] Ran resolve(const QByteArray& order) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void GroundCommandTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_file, u"--sample"_qs}).exit, 0);
}

int GroundCommandTest::countOf(const QString& who, const QString& grenade) const
{
    const QJsonObject state = runProgram({u"encounter"_qs, m_file, u"show"_qs, u"Harbour Gate"_qs}).json();
    for (const QJsonValue& combatant : state.value(u"combatants"_qs).toArray()) {
        for (const QJsonValue& thing : combatant[u"kit"].toArray()) {
            if (combatant[u"name"].toString() == who && thing[u"name"].toString() == grenade)
                return thing[u"state"][u"count"].toInt(1);
        }
    }
    return -1;
}

Ran GroundCommandTest::resolve(const QByteArray& order) const
{
    return runProgram({u"resolve"_qs, u"--campaign"_qs, m_file, u"--seed"_qs, u"3"_qs, u"--apply"_qs, u"-"_qs}, order);
}

void GroundCommandTest::oneIsLaidMovedAndTakenUp()
{
    QCOMPARE(countOf(u"Ines Varga"_qs, u"Thump grenade"_qs), 2);
    const Ran laid = ground(
        {u"lay"_qs, u"Ines Varga"_qs, u"Thump grenade"_qs, u"--where"_qs, u"at the gate"_qs, u"--fuse"_qs, u"3"_qs});
    QVERIFY2(laid.exit == 0, laid.error.constData());
    QCOMPARE(countOf(u"Ines Varga"_qs, u"Thump grenade"_qs), 1);
    QCOMPARE(lying().size(), 1);
    QCOMPARE(lying()[0][u"name"].toString(), u"Thump grenade"_qs);
    QCOMPARE(lying()[0][u"where"].toString(), u"at the gate"_qs);
    QCOMPARE(lying()[0][u"fuse"].toInt(), 3);
    // Named by name and place; what is not said stays.
    const Ran moved = ground({u"set"_qs, u"Thump grenade: at the gate"_qs, u"--fuse"_qs, u"never"_qs});
    QVERIFY2(moved.exit == 0, moved.error.constData());
    QCOMPARE(lying()[0][u"where"].toString(), u"at the gate"_qs);
    QVERIFY(lying()[0][u"fuse"].isUndefined());
    const QByteArray told =
        runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs, u"--format"_qs, u"text"_qs}).output;
    QVERIFY2(told.contains("Thump grenade: at the gate, fuse: 3 phases → none"), told.constData());
    QVERIFY2(told.contains("Fuse: 3 phases → none"), told.constData());
    QCOMPARE(ground({u"take"_qs, u"Thump grenade: at the gate"_qs, u"Sgt Holt"_qs}).exit, 0);
    QCOMPARE(lying().size(), 0);
    QCOMPARE(countOf(u"Sgt Holt"_qs, u"Thump grenade"_qs), 1);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs}).exit, 0);
    QCOMPARE(countOf(u"Sgt Holt"_qs, u"Thump grenade"_qs), -1);
    QCOMPARE(countOf(u"Ines Varga"_qs, u"Thump grenade"_qs), 2);
    QCOMPARE(lying().size(), 0);
}

void GroundCommandTest::anEarlierThrowIsAmended_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<int>("laid");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("lie");
    // She has two: what one throw less or more leaves is in her hands or on the ground, never both and never nowhere.
    QTest::newRow("thrown after all, nothing left to lay")
        << QByteArray("placed") << QByteArray("thrown") << 2 << 0 << 1;
    QTest::newRow("not thrown, one more left") << QByteArray("thrown") << QByteArray("placed") << 1 << 1 << 1;
}

/// What is laid down later is one of those he still has then.
void GroundCommandTest::anEarlierThrowIsAmended()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, then);
    QFETCH(const int, laid);
    QFETCH(const int, left);
    QFETCH(const int, lie);
    const Ran before = resolve(R"({"encounter": "Harbour Gate", "action": "grenade", "actor": "Ines Varga",
        "target": "Sgt Holt", "weapon": "Thump grenade", "options": {"distance": 5, "handsTaken": 1, "how": ")"
                               + first + R"("}})");
    QVERIFY2(before.exit == 0, before.error.constData());
    const int entry = before.json().value(u"id"_qs).toInt();
    for (int i = 0; i < laid; ++i)
        QCOMPARE(ground({u"lay"_qs, u"Ines Varga"_qs, u"Thump grenade"_qs, u"--where"_qs, QString::number(i)}).exit, 0);
    const Ran amended = runProgram(
        {u"amend"_qs, m_file, QString::number(entry), u"--apply"_qs, u"--seed"_qs, u"3"_qs, u"-"_qs},
        R"({"options": {"distance": 5, "how": ")" + then + R"("}})");
    QVERIFY2(amended.exit == 0, amended.error.constData());
    QCOMPARE(countOf(u"Ines Varga"_qs, u"Thump grenade"_qs), left);
    QCOMPARE(lying().size(), lie);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void GroundCommandTest::whatHeHasComesBeforeWhatLies()
{
    QCOMPARE(ground({u"place"_qs, u"Thump grenade"_qs}).exit, 0);
    const Ran thrown = resolve(R"({"encounter": "Harbour Gate", "action": "grenade", "actor": "Ines Varga",
        "target": "Sgt Holt", "weapon": "Thump grenade", "options": {"distance": 5, "handsTaken": 1}})");
    QVERIFY2(thrown.exit == 0, thrown.error.constData());
    QCOMPARE(countOf(u"Ines Varga"_qs, u"Thump grenade"_qs), 1);
    QCOMPARE(lying().size(), 1);
    // Who is away lays nothing down.
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"flee"_qs, u"Harbour Gate"_qs, u"Ines Varga"_qs}).exit, 0);
    const Ran laid = ground({u"lay"_qs, u"Ines Varga"_qs, u"Thump grenade"_qs});
    QVERIFY2(laid.failedCleanly("away"), laid.error.constData());
}

void GroundCommandTest::oneOfTheLibraryGoesOff()
{
    for (const QString& where : {u"at the gate"_qs, u"on the stairs"_qs})
        QCOMPARE(ground({u"place"_qs, u"Shard grenade"_qs, u"--where"_qs, where}).exit, 0);
    const QJsonObject state = runProgram({u"encounter"_qs, m_file, u"show"_qs, u"Harbour Gate"_qs}).json();
    QCOMPARE(state.value(u"lying"_qs).toArray(), lying());
    const QByteArray order =
        R"({"encounter": "Harbour Gate", "action": "grenade", "actor": "Sgt Holt", "target": "Odile Marsh",
            "weapon": "Shard grenade: on the stairs")";
    const Ran thrown = resolve(order + R"(, "options": {"how": "thrown"}})");
    QVERIFY2(thrown.failedCleanly("it lies there"), thrown.error.constData());
    QCOMPARE(lying().size(), 2);
    const Ran off = resolve(order + '}');
    QVERIFY2(off.exit == 0, off.error.constData());
    const QJsonArray told = QJsonDocument::fromJson(
                                runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs}).output)
                                .array();
    // Nobody did it.
    QCOMPARE(told[0][u"title"].toString(), u"Grenade: Shard grenade → Odile Marsh"_qs);
    QCOMPARE(lying().size(), 1);
    QCOMPARE(lying()[0][u"where"].toString(), u"at the gate"_qs);
    // It is there no more.
    QCOMPARE(resolve(order + '}').exit, 2);
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs}).exit, 0);
    QCOMPARE(lying().size(), 2);
    QCOMPARE(ground({u"remove"_qs, QString::number(lying()[0][u"id"].toInt())}).exit, 0);
    QCOMPARE(lying()[0][u"where"].toString(), u"on the stairs"_qs);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

/// Time said in rounds alone is time, too.
void GroundCommandTest::roundsOfRestAreNamed()
{
    QCOMPARE(ground({u"place"_qs, u"Shard grenade"_qs, u"--fuse"_qs, u"50"_qs}).exit, 0);
    const Ran rested = resolve(R"({"encounter": "Harbour Gate", "action": "rest", "options": {"rounds": 2000}})");
    QVERIFY2(rested.exit == 0, rested.error.constData());
    QCOMPARE(lying()[0][u"fuse"].toInt(-1), 0);
    const Ran told = runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs});
    QCOMPARE(QJsonDocument::fromJson(told.output).array()[0][u"title"].toString(), u"2000 rounds later"_qs);
    const Ran text = runProgram(
        {u"history"_qs, m_file, u"--encounter"_qs, u"Harbour Gate"_qs, u"--format"_qs, u"text"_qs});
    QVERIFY2(text.output.contains("2000 rounds later") && !text.output.contains("No time passes"),
             text.output.constData());
}

void GroundCommandTest::oneOfTwoOfANameIsNotGuessed()
{
    support::runRaw(m_file, {u"UPDATE grenade SET name = 'Shard grenade' WHERE name = 'Thump grenade'"_qs});
    const Ran placed = ground({u"place"_qs, u"Shard grenade"_qs});
    QVERIFY2(placed.failedCleanly("Shard grenade: there are several of this name, with the numbers "),
             placed.error.constData());
    QVERIFY2(placed.error.contains("; give the number"), placed.error.constData());
    QCOMPARE(lying().size(), 0);
    // Each number it names is one of them.
    static const QRegularExpression given(u"numbers (\\d+), (\\d+)"_qs);
    const QRegularExpressionMatch numbers = given.match(QString::fromUtf8(placed.error));
    QVERIFY2(numbers.hasMatch() && numbers.captured(1) != numbers.captured(2), placed.error.constData());
    for (const int which : {1, 2})
        QCOMPARE(ground({u"place"_qs, numbers.captured(which)}).exit, 0);
    QCOMPARE(lying().size(), 2);
}

void GroundCommandTest::oneOfTwoHeHasIsNotGuessed()
{
    // What somebody took up twice lies in his hands as two.
    for (const auto& grenade : {u"Shard grenade"_qs, u"Thump grenade"_qs}) {
        QCOMPARE(ground({u"place"_qs, grenade}).exit, 0);
        QCOMPARE(ground({u"take"_qs, grenade, u"Tomas Reed"_qs}).exit, 0);
    }
    support::runRaw(m_file,
                    {uR"(UPDATE grenade SET name = 'Shard grenade', data = json_set(data, '$.name', 'Shard grenade')
                                 WHERE name = 'Thump grenade')"_qs});
    const Ran laid = ground({u"lay"_qs, u"Tomas Reed"_qs, u"Shard grenade"_qs});
    QVERIFY2(laid.failedCleanly("Tomas Reed: there are several of this name, with the numbers "),
             laid.error.constData());
    QCOMPARE(lying().size(), 0);
}

void GroundCommandTest::aNameMayBeANumber()
{
    support::runRaw(m_file, {uR"(UPDATE grenade SET name = '357', data = json_set(data, '$.name', '357')
                                 WHERE name = 'Thump grenade')"_qs});
    const Ran placed = ground({u"place"_qs, u"357"_qs});
    QVERIFY2(placed.exit == 0, placed.error.constData());
    QCOMPARE(lying()[0][u"name"].toString(), u"357"_qs);
    QCOMPARE(ground({u"remove"_qs, u"357"_qs}).exit, 0);
    QCOMPARE(lying().size(), 0);
}

void GroundCommandTest::oneOfTwoThatLieThereIsNotGuessed()
{
    for (int i = 0; i < 2; ++i)
        QCOMPARE(ground({u"place"_qs, u"Shard grenade"_qs}).exit, 0);
    const Ran removed = ground({u"remove"_qs, u"Shard grenade"_qs});
    QCOMPARE(lying().size(), 2);
    const QByteArray both = QByteArray::number(lying()[0][u"id"].toInt()) + ", "
        + QByteArray::number(lying()[1][u"id"].toInt());
    QVERIFY2(removed.failedCleanly("there are several of this name, with the numbers " + both),
             removed.error.constData());
}

void GroundCommandTest::theOnlyFightNeedsNoName()
{
    const Ran unsaid = runProgram({u"ground"_qs, m_file, u"list"_qs});
    QVERIFY2(unsaid.failedCleanly("--encounter: the campaign has 6 encounters"), unsaid.error.constData());
    for (const QString& fight :
         {u"Duel at Noon"_qs, u"Old Mill"_qs, u"Pump House"_qs, u"Salt Weir"_qs, u"Tram Depot"_qs})
        QCOMPARE(runProgram({u"encounter"_qs, m_file, u"archive"_qs, fight}).exit, 0);
    const Ran placed = runProgram({u"ground"_qs, m_file, u"place"_qs, u"Shard grenade"_qs});
    QVERIFY2(placed.exit == 0, placed.error.constData());
    QCOMPARE(runProgram({u"ground"_qs, m_file, u"list"_qs}).output, ground({u"list"_qs}).output);
    QCOMPARE(lying().size(), 1);
    // Like the conditions of the only fight.
    const Ran put = runProgram({u"condition"_qs, m_file, u"put"_qs, u"Sgt Holt"_qs, u"--condition"_qs, u"Dazed"_qs});
    QVERIFY2(put.exit == 0, put.error.constData());
}

void GroundCommandTest::badUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("verb") << QStringList{u"kick"_qs} << QByteArray("kick");
    QTest::newRow("too few") << QStringList{u"lay"_qs, u"Ines Varga"_qs} << QByteArray("lay");
    QTest::newRow("too many") << QStringList{u"list"_qs, u"all"_qs} << QByteArray("list");
    QTest::newRow("what he has not") << QStringList{u"lay"_qs, u"Sgt Holt"_qs, u"Thump grenade"_qs}
                                     << QByteArray("Thump grenade");
    QTest::newRow("what the library has not") << QStringList{u"place"_qs, u"Egg"_qs} << QByteArray("Egg");
    QTest::newRow("what does not lie there") << QStringList{u"remove"_qs, u"Thump grenade"_qs} << QByteArray("LYING");
    QTest::newRow("fuse") << QStringList{u"place"_qs, u"Shard grenade"_qs, u"--fuse"_qs, u"soon"_qs}
                          << QByteArray("soon");
    QTest::newRow("a fuse below none") << QStringList{u"place"_qs, u"Shard grenade"_qs, u"--fuse=-1"_qs}
                                       << QByteArray("--fuse: -1 phases are not possible; use 0 to 9999");
    QTest::newRow("too long a fuse") << QStringList{u"place"_qs, u"Shard grenade"_qs, u"--fuse"_qs, u"10000"_qs}
                                     << QByteArray("9999");
}

void GroundCommandTest::badUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ran ran = ground(arguments);
    QVERIFY2(ran.failedCleanly(says), ran.error.constData());
    QCOMPARE(lying().size(), 0);
}

HITSPREAD_TEST(GroundCommandTest)
#include "ground_test.moc"
