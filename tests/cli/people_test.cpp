#include "program.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// People go on from fight to fight: what one left of them is there in the next.
class CliPeopleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void threeFightsWithAFortnightBetween();
    void theyComeAsIsSaid();
    void aLaterStateIsNotOverwritten();
    void theSameInEverySystem_data();
    void theSameInEverySystem();
    void groupsComeByTheirTag();
    void badOrdersChangeNothing_data();
    void badOrdersChangeNothing();

private:
    [[nodiscard]] Ran run(const QStringList& order) const
    {
        return runProgram(QStringList{u"encounter"_qs, m_file} + order);
    }
    [[nodiscard]] QJsonObject called(const QString& fight, const QString& name) const
    {
        for (const QJsonValue& one : run({u"show"_qs, fight}).json().value(u"combatants"_qs).toArray()) {
            if (one[u"name"].toString() == name)
                return one.toObject();
        }
        return {};
    }
    [[nodiscard]] int rounds(const QString& fight, const QString& name) const
    {
        const QJsonValue rifle = called(fight, name).value(u"kit"_qs).toArray().first();
        return rifle[u"state"][u"rounds"].toInt(-1);
    }
    /// Points of damage to a leg, from nowhere.
    void hurt(const QString& fight, const QString& name, int points) const
    {
        const QString order =
            u"{\"action\":\"harm\",\"encounter\":\"%1\",\"target\":\"%2\",\"options\":{\"points\":%3,\"place\":\"named\",\"location\":\"leftLeg\","
            u"\"knocks\":false}}"_qs.arg(fight, name)
                .arg(points);
        const Ran ran = runProgram(
            {u"resolve"_qs, u"--campaign"_qs, m_file, u"--seed"_qs, u"3"_qs, u"--apply"_qs, u"-"_qs}, order.toUtf8());
        QVERIFY2(ran.exit == 0, ran.error.constData());
    }
    void shoot(const QString& fight, const QString& actor, const QString& target) const
    {
        const QString order = u"{\"action\":\"shot\",\"encounter\":\"%1\",\"actor\":\"%2\",\"target\":\"%3\"}"_qs.arg(
            fight, actor, target);
        const Ran ran = runProgram(
            {u"resolve"_qs, u"--campaign"_qs, m_file, u"--seed"_qs, u"3"_qs, u"--apply"_qs, u"-"_qs}, order.toUtf8());
        QVERIFY2(ran.exit == 0, ran.error.constData());
    }
    [[nodiscard]] int undone(const QString& fight) const
    {
        int steps = 0;
        while (runProgram({u"undo"_qs, m_file, u"--encounter"_qs, fight}).exit == 0)
            ++steps;
        return steps;
    }

    const QString m_between = u"Between fights"_qs;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void CliPeopleTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_file, u"--sample"_qs}).exit, 0);
}

/// The party fights, rests two weeks, fights, rests, fights; then all of it is taken back, between fights and in each of them.
void CliPeopleTest::threeFightsWithAFortnightBetween()
{
    const QString ines = u"Ines Varga"_qs;
    QList<int> left;
    QList<int> shots;
    for (const QString& name : {u"One"_qs, u"Two"_qs, u"Three"_qs}) {
        QCOMPARE(run({u"new"_qs, name}).exit, 0);
        const Ran added = run({u"add"_qs, name, u"--party"_qs, u"3 x Gate Guard"_qs});
        QVERIFY2(added.exit == 0, added.error.constData());
        QCOMPARE(added.json().value(u"combatants"_qs).toArray().size(), 8);
        for (const QJsonValue& one : added.json().value(u"combatants"_qs).toArray())
            QCOMPARE(one[u"side"].toString(),
                     one[u"name"].toString().startsWith(u"Gate Guard") ? u"opponents"_qs : u"players"_qs);
        if (name != u"One") {
            // As they were between fights, to the last value.
            QCOMPARE(called(name, ines).value(u"condition"_qs), called(m_between, ines).value(u"condition"_qs));
            QCOMPARE(called(name, ines).value(u"kit"_qs), called(m_between, ines).value(u"kit"_qs));
            QVERIFY(called(name, u"Gate Guard 1"_qs).value(u"condition"_qs).toObject().isEmpty());
        }
        hurt(name, ines, 2);
        shoot(name, ines, u"Gate Guard 1"_qs);
        left << called(name, ines)[u"condition"][u"damage"][u"leftLeg"].toInt();
        shots << rounds(name, ines);
        const Ran finished = run({u"finish"_qs, name});
        QVERIFY2(finished.exit == 0, finished.error.constData());
        QVERIFY(finished.json().value(u"archived"_qs).toBool());
        QCOMPARE(called(m_between, ines)[u"condition"][u"damage"][u"leftLeg"].toInt(), left.last());
        QCOMPARE(rounds(m_between, ines), shots.last());
        if (name == u"Three")
            break;
        const Ran rested = run({u"rest"_qs, m_between, u"--days"_qs, u"14"_qs, u"--hospital"_qs});
        QVERIFY2(rested.exit == 0, rested.error.constData());
    }
    QCOMPARE(left.first(), 2);
    QCOMPARE(shots[1], shots[0] - 1);
    QCOMPARE(shots[2], shots[0] - 2);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
    QCOMPARE(undone(m_between), 5);
    QVERIFY(run({u"show"_qs, m_between}).json().value(u"combatants"_qs).toArray().isEmpty());
    for (const QString& name : {u"One"_qs, u"Two"_qs, u"Three"_qs}) {
        QVERIFY(!run({u"show"_qs, name}).json().value(u"archived"_qs).toBool());
        QCOMPARE(undone(name), 3);
        QVERIFY(run({u"show"_qs, name}).json().value(u"combatants"_qs).toArray().isEmpty());
    }
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CliPeopleTest::theyComeAsIsSaid()
{
    const QString ines = u"Ines Varga"_qs;
    QCOMPARE(run({u"new"_qs, u"One"_qs}).exit, 0);
    QVERIFY(run({u"add"_qs, u"One"_qs, ines, u"--as"_qs, u"present"_qs}).failedCleanly("Ines Varga"));
    // As in a fight that goes on; and it is said that she is there, too.
    const Ran added = run({u"add"_qs, u"One"_qs, ines, u"--as"_qs, u"Harbour Gate"_qs});
    QVERIFY2(added.exit == 0, added.error.constData());
    const QJsonObject joined = added.json().value(u"joined"_qs).toArray().first().toObject();
    QCOMPARE(joined.value(u"as"_qs).toString(), u"Harbour Gate"_qs);
    QCOMPARE(joined.value(u"alsoIn"_qs).toArray(), QJsonArray{u"Harbour Gate"_qs});
    QCOMPARE(called(u"One"_qs, ines)[u"condition"][u"damage"][u"leftArm"].toInt(), 4);
    QVERIFY(!called(u"One"_qs, ines)[u"condition"].toObject().contains(u"initiative"_qs));
    const Ran trial = run({u"finish"_qs, u"One"_qs, u"--dry-run"_qs});
    QVERIFY2(trial.exit == 0, trial.error.constData());
    const QJsonObject person = trial.json().value(u"people"_qs).toArray().first().toObject();
    QVERIFY(person.value(u"goesOn"_qs).toBool() && !person.contains(u"was"_qs));
    QCOMPARE(person[u"becomes"][u"condition"][u"damage"][u"leftArm"].toInt(), 4);
    QVERIFY(!run({u"show"_qs, u"One"_qs}).json().value(u"archived"_qs).toBool());
    QCOMPARE(run({u"finish"_qs, u"One"_qs}).exit, 0);
    QCOMPARE(run({u"new"_qs, u"Two"_qs}).exit, 0);
    const Ran fresh = run({u"add"_qs, u"Two"_qs, ines, u"--as"_qs, u"fresh"_qs});
    QCOMPARE(fresh.json().value(u"joined"_qs)[0][u"as"].toString(), u"fresh"_qs);
    QVERIFY(called(u"Two"_qs, ines)[u"condition"].toObject().isEmpty());
    QCOMPARE(run({u"new"_qs, u"Three"_qs}).exit, 0);
    QCOMPARE(run({u"add"_qs, u"Three"_qs, ines}).json().value(u"joined"_qs)[0][u"as"].toString(), u"After One"_qs);
}

/// The same person in two open fights: the second one to end says what happened meanwhile, and waits to be told.
void CliPeopleTest::aLaterStateIsNotOverwritten()
{
    const QString ines = u"Ines Varga"_qs;
    for (const QString& name : {u"One"_qs, u"Two"_qs}) {
        QCOMPARE(run({u"new"_qs, name}).exit, 0);
        QCOMPARE(run({u"add"_qs, name, ines}).exit, 0);
    }
    hurt(u"One"_qs, ines, 3);
    hurt(u"Two"_qs, ines, 1);
    const auto legNow = [&] { return called(m_between, ines)[u"condition"][u"damage"][u"leftLeg"].toInt(); };
    QCOMPARE(run({u"finish"_qs, u"One"_qs}).exit, 0);
    const Ran second = run({u"finish"_qs, u"Two"_qs});
    QVERIFY2(second.exit == 0, second.error.constData());
    const QJsonObject person = second.json().value(u"people"_qs).toArray().first().toObject();
    QVERIFY(!person.value(u"goesOn"_qs).toBool());
    QCOMPARE(person.value(u"since"_qs).toArray(), QJsonArray{u"After One"_qs});
    QCOMPARE(person[u"was"][u"condition"][u"damage"][u"leftLeg"].toInt(), 3);
    QCOMPARE(person[u"becomes"][u"condition"][u"damage"][u"leftLeg"].toInt(), 1);
    QCOMPARE(legNow(), 3);
    // By name she goes on all the same.
    QCOMPARE(run({u"finish"_qs, u"Two"_qs, ines}).exit, 0);
    QCOMPARE(legNow(), 1);
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, m_between}).exit, 0);
    QCOMPARE(legNow(), 3);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CliPeopleTest::theSameInEverySystem_data()
{
    QTest::addColumn<QString>("fight");
    QTest::addColumn<QString>("who");
    QTest::newRow("threed") << u"Harbour Gate"_qs << u"Tomas Reed"_qs;
    QTest::newRow("percentile") << u"Duel at Noon"_qs << u"Cass Ardent"_qs;
    QTest::newRow("outcome") << u"Pump House"_qs << u"Marta Hale"_qs;
    QTest::newRow("rollunder") << u"Salt Weir"_qs << u"Arden Foss"_qs;
    QTest::newRow("twod6") << u"Tram Depot"_qs << u"Ilse Kerner"_qs;
}

/// Whatever the fight of the sample left of somebody is what the next one begins with.
void CliPeopleTest::theSameInEverySystem()
{
    QFETCH(QString, fight);
    QFETCH(QString, who);
    const QString system = run({u"show"_qs, fight}).json().value(u"system"_qs).toString();
    const Ran trial = run({u"finish"_qs, fight, who, u"--dry-run"_qs});
    QVERIFY2(trial.exit == 0, trial.error.constData());
    QJsonObject becomes;
    for (const QJsonValue& one : trial.json().value(u"people"_qs).toArray()) {
        if (one[u"name"].toString() == who)
            becomes = one[u"becomes"].toObject();
    }
    QVERIFY(!becomes.value(u"words"_qs).toString().isEmpty());
    const Ran finished = run({u"finish"_qs, fight, who});
    QVERIFY2(finished.exit == 0, finished.error.constData());
    QCOMPARE(run({u"new"_qs, u"Next"_qs, u"--system"_qs, system}).exit, 0);
    const Ran added = run({u"add"_qs, u"Next"_qs, who});
    QVERIFY2(added.exit == 0, added.error.constData());
    const QJsonObject next = called(u"Next"_qs, who);
    QCOMPARE(next.value(u"condition"_qs), becomes.value(u"condition"_qs));
    QCOMPARE(next.value(u"kit"_qs), becomes.value(u"kit"_qs));
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, m_between}).exit, 0);
    QVERIFY(!run({u"show"_qs, fight}).json().value(u"archived"_qs).toBool());
    // A file with a place between fights travels, and so does that place.
    QCOMPARE(runProgram({u"redo"_qs, m_file, u"--encounter"_qs, m_between}).exit, 0);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
    const QString document = m_folder->filePath(u"between.json"_qs);
    const Ran exported = runProgram({u"fight"_qs, m_file, u"export"_qs, m_between, u"--output"_qs, document});
    QVERIFY2(exported.exit == 0, exported.error.constData());
    const Ran imported = runProgram({u"fight"_qs, m_file, u"import"_qs, document});
    QVERIFY2(imported.exit == 0, imported.error.constData());
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CliPeopleTest::groupsComeByTheirTag()
{
    QCOMPARE(run({u"new"_qs, u"One"_qs}).exit, 0);
    QVERIFY(run({u"add"_qs, u"One"_qs, u"--tagged"_qs, u"no such tag"_qs}).failedCleanly("--tagged"));
    QCOMPARE(run({u"add"_qs, u"One"_qs, u"--party"_qs}).json().value(u"combatants"_qs).toArray().size(), 5);
    // They are there: nobody is left to join.
    QVERIFY(run({u"add"_qs, u"One"_qs, u"--party"_qs}).failedCleanly("--party"));
    QCOMPARE(undone(u"One"_qs), 1);
}

void CliPeopleTest::badOrdersChangeNothing_data()
{
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& order, const char* says) {
        QTest::newRow(name) << order << QByteArray(says);
    };
    row("no fight", {u"finish"_qs, u"Nowhere"_qs}, "Nowhere");
    row("between fights", {u"finish"_qs, m_between}, "this is no fight");
    row("put aside", {u"archive"_qs, m_between}, "this is no fight");
    row("a stranger", {u"finish"_qs, u"One"_qs, u"Nobody"_qs}, "Nobody");
    row("one of several", {u"finish"_qs, u"One"_qs, u"Gate Guard 1"_qs}, "Gate Guard 1");
    row("as in a fight without", {u"add"_qs, u"One"_qs, u"Sgt Holt"_qs, u"--as"_qs, u"One"_qs}, "Sgt Holt");
    row("as in no fight", {u"add"_qs, u"One"_qs, u"Sgt Holt"_qs, u"--as"_qs, u"Nowhere"_qs}, "Nowhere");
    row("no time", {u"rest"_qs, m_between}, "no time would pass");
    row("time below 0", {u"rest"_qs, m_between, u"--days"_qs, u"-3"_qs}, "--days");
    row("too much time", {u"rest"_qs, m_between, u"--days"_qs, u"5000"_qs}, "999");
}

void CliPeopleTest::badOrdersChangeNothing()
{
    QFETCH(QStringList, order);
    QFETCH(QByteArray, says);
    QCOMPARE(run({u"new"_qs, u"One"_qs}).exit, 0);
    QCOMPARE(run({u"add"_qs, u"One"_qs, u"2 x Gate Guard"_qs, u"Ines Varga"_qs}).exit, 0);
    QCOMPARE(run({u"new"_qs, u"Two"_qs}).exit, 0);
    QCOMPARE(run({u"add"_qs, u"Two"_qs, u"Ines Varga"_qs}).exit, 0);
    QCOMPARE(run({u"finish"_qs, u"Two"_qs}).exit, 0);
    const auto everything = [&] {
        return run({u"show"_qs, u"One"_qs}).output + run({u"show"_qs, m_between}).output
            + run({u"list"_qs, u"--all"_qs}).output;
    };
    const QByteArray before = everything();
    const Ran refused = run(order);
    QVERIFY2(refused.failedCleanly(says), refused.error.constData());
    QCOMPARE(everything(), before);
}

HITSPREAD_TEST(CliPeopleTest)
#include "people_test.moc"
