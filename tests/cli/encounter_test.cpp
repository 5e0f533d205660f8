#include "program.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Fights made, filled, copied and put aside from outside.
class CliEncounterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everySystemBringsItsRules();
    void peopleAreTypedOnTheSpot();
    void theyFleeChangeColourAndName();
    void fightsAreCopiedRenamedAndPutAside();
    void distancesAreSet();
    void oneCommandIsOneStep();
    void whomSomebodyPlaysIsAFriend();
    void lettersMayBeSmallOrLarge();
    void copiesCountOn();
    void badOrdersChangeNothing_data();
    void badOrdersChangeNothing();

private:
    [[nodiscard]] Ran run(const QStringList& order) const
    {
        return runProgram(QStringList{u"encounter"_qs, m_file} + order);
    }
    [[nodiscard]] QJsonArray people(const QString& fight) const
    {
        return run({u"show"_qs, fight}).json().value(u"combatants"_qs).toArray();
    }
    [[nodiscard]] QStringList fights(const QStringList& options = {}) const
    {
        QStringList names;
        for (const QJsonValue& fight : QJsonDocument::fromJson(run(QStringList{u"list"_qs} + options).output).array())
            names << fight[u"name"].toString();
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void CliEncounterTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_file, u"--sample"_qs}).exit, 0);
    QCOMPARE(run({u"new"_qs, u"Yard"_qs}).exit, 0);
}

/// Who names no house rules has those the system begins with.
void CliEncounterTest::everySystemBringsItsRules()
{
    for (const auto& [system, profile] : {std::pair(u"threed"_qs, u"recommended"_qs),
                                          {u"rollunder"_qs, u"atTheTable"_qs},
                                          {u"twod6"_qs, u"asPrinted"_qs}}) {
        const Ran made = run({u"new"_qs, system, u"--system"_qs, system});
        QVERIFY2(made.exit == 0, made.error.constData());
        QCOMPARE(made.json().value(u"profile"_qs).toString(), profile);
    }
}

void CliEncounterTest::peopleAreTypedOnTheSpot()
{
    const Ran like = run({u"add"_qs, u"Yard"_qs, u"2 x Smuggler"_qs, u"--template"_qs, u"Gate Guard"_qs, u"--weapon"_qs,
                          u"Gutting knife"_qs, u"--colour"_qs, u"3"_qs, u"--side"_qs, u"others"_qs});
    QVERIFY2(like.exit == 0, like.error.constData());
    const Ran plain = run({u"add"_qs, u"Yard"_qs, u"Deckhand"_qs, u"--plain"_qs});
    QVERIFY2(plain.exit == 0, plain.error.constData());
    const QJsonArray all = people(u"Yard"_qs);
    QCOMPARE(all.size(), 3);
    QCOMPARE(all[0][u"name"].toString(), u"Smuggler 1"_qs);
    QCOMPARE(all[1][u"colour"].toInt(), 3);
    QCOMPARE(all[1][u"side"].toString(), u"others"_qs);
    QStringList kit;
    for (const QJsonValue& thing : all[1][u"kit"].toArray())
        kit << thing[u"name"].toString();
    QVERIFY2(kit.contains(u"Gutting knife"_qs) && !kit.contains(u"Halberd carbine"_qs), qPrintable(kit.join(u',')));
    QCOMPARE(all[2][u"name"].toString(), u"Deckhand"_qs);
    // The plain one is in the library now, and one undo takes him out again.
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"Deckhand"_qs}).exit, 0);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).exit, 0);
    QVERIFY(run({u"add"_qs, u"Yard"_qs, u"Deckhand"_qs}).error.contains("Deckhand"));
    QCOMPARE(people(u"Yard"_qs).size(), 2);
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CliEncounterTest::theyFleeChangeColourAndName()
{
    const QString gate = u"Harbour Gate"_qs;
    QCOMPARE(run({u"flee"_qs, gate, u"Watch Dog"_qs, u"Gate Guard 1"_qs}).exit, 0);
    QCOMPARE(run({u"colour"_qs, gate, u"Sgt Holt"_qs, u"--colour"_qs, u"8"_qs}).exit, 0);
    QCOMPARE(run({u"rename"_qs, gate, u"Gate Guard 1"_qs, u"Corporal Finch"_qs}).exit, 0);
    const auto called = [&](const QString& name) {
        for (const QJsonValue& one : people(gate)) {
            if (one[u"name"].toString() == name)
                return one.toObject();
        }
        return QJsonObject();
    };
    QVERIFY(called(u"Watch Dog"_qs).value(u"away"_qs).toBool());
    QVERIFY(called(u"Corporal Finch"_qs).value(u"away"_qs).toBool());
    QCOMPARE(called(u"Sgt Holt"_qs).value(u"colour"_qs).toInt(), 8);
    // Nobody aims at who is not there, and the order of the phase is without him.
    const Ran shot = runProgram(
        {u"resolve"_qs, u"--campaign"_qs, m_file, u"--seed"_qs, u"3"_qs},
        R"({"action":"shot","encounter":"Harbour Gate","actor":"Ines Varga","target":"Watch Dog"})");
    QVERIFY(shot.exit != 0);
    QVERIFY2(shot.error.contains("Watch Dog") && shot.error.contains("this combatant is away"), shot.error.constData());
    QVERIFY(!runProgram({u"next"_qs, m_file, u"--encounter"_qs, gate}).output.contains("Watch Dog"));
    QCOMPARE(run({u"return"_qs, gate, u"Watch Dog"_qs}).exit, 0);
    QVERIFY(!called(u"Watch Dog"_qs).contains(u"away"_qs));
    QVERIFY(runProgram({u"next"_qs, m_file, u"--encounter"_qs, gate}).output.contains("Watch Dog"));
}

void CliEncounterTest::fightsAreCopiedRenamedAndPutAside()
{
    const QString gate = u"Harbour Gate"_qs;
    const Ran copied = run({u"duplicate"_qs, gate});
    QVERIFY2(copied.exit == 0, copied.error.constData());
    QCOMPARE(copied.json().value(u"name"_qs).toString(), u"Harbour Gate (2)"_qs);
    QCOMPARE(people(u"Harbour Gate (2)"_qs).size(), people(gate).size());
    QCOMPARE(run({u"rename"_qs, u"Harbour Gate (2)"_qs, u"What if"_qs}).exit, 0);
    QCOMPARE(run({u"archive"_qs, gate}).exit, 0);
    QCOMPARE(fights(),
             (QStringList{u"Duel at Noon"_qs, u"Old Mill"_qs, u"Pump House"_qs, u"Salt Weir"_qs, u"Tram Depot"_qs,
                          u"Yard"_qs, u"What if"_qs}));
    QVERIFY(fights({u"--all"_qs}).contains(gate));
    QVERIFY(run({u"show"_qs, gate}).json().value(u"archived"_qs).toBool());
    QCOMPARE(runProgram({u"undo"_qs, m_file}).exit, 0);
    QVERIFY(fights().contains(gate));
    QCOMPARE(run({u"archive"_qs, gate}).exit, 0);
    QCOMPARE(run({u"unarchive"_qs, gate}).exit, 0);
    QVERIFY(fights().contains(gate));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void CliEncounterTest::distancesAreSet()
{
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"2 x Gate Guard"_qs}).exit, 0);
    QCOMPARE(run({u"distance"_qs, u"Yard"_qs, u"Gate Guard 1"_qs, u"Gate Guard 2"_qs, u"17"_qs}).exit, 0);
    const auto newest = [&] {
        const QByteArray list = runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).output;
        return QJsonDocument::fromJson(list).array().first()[u"title"].toString();
    };
    QCOMPARE(newest(), u"Gate Guard 1 – Gate Guard 2: 17 m"_qs);
    QCOMPARE(run({u"distance"_qs, u"Yard"_qs, u"Gate Guard 1"_qs, u"Gate Guard 2"_qs, u"?"_qs}).exit, 0);
    QCOMPARE(newest(), u"Gate Guard 1 – Gate Guard 2: ?"_qs);
}

/// However many it names: one undo takes all of it back, and with one unknown name nothing happens.
void CliEncounterTest::oneCommandIsOneStep()
{
    const auto steps = [&] {
        const QByteArray list = runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).output;
        return QJsonDocument::fromJson(list).array().size();
    };
    const Ran added = run({u"add"_qs, u"Yard"_qs, u"2 x Gate Guard"_qs, u"Watch Dog"_qs});
    QVERIFY2(added.exit == 0, added.error.constData());
    QCOMPARE(people(u"Yard"_qs).size(), 3);
    QCOMPARE(steps(), 1);
    QVERIFY(run({u"add"_qs, u"Yard"_qs, u"Gate Guard"_qs, u"Nobody"_qs}).failedCleanly("Nobody was not found"));
    QCOMPARE(people(u"Yard"_qs).size(), 3);
    QCOMPARE(steps(), 1);
    // Who is named twice is meant once.
    QCOMPARE(run({u"colour"_qs, u"Yard"_qs, u"Watch Dog"_qs, u"Watch Dog"_qs, u"--colour"_qs, u"3"_qs}).exit, 0);
    QCOMPARE(steps(), 2);
    const auto condition = [&](const QStringList& order) {
        return runProgram(QStringList{u"condition"_qs, m_file} + order
                          + QStringList{u"--encounter"_qs, u"Yard"_qs, u"--condition"_qs, u"Dazed"_qs});
    };
    QCOMPARE(condition({u"put"_qs, u"Gate Guard 1"_qs, u"Gate Guard 2"_qs, u"--for"_qs, u"2"_qs}).exit, 0);
    QCOMPARE(steps(), 3);
    QVERIFY(
        condition({u"set"_qs, u"Gate Guard 1"_qs, u"Watch Dog"_qs, u"--for"_qs, u"9"_qs}).failedCleanly("Watch Dog"));
    QCOMPARE(steps(), 3);
    QCOMPARE(condition({u"set"_qs, u"Gate Guard 1"_qs, u"Gate Guard 2"_qs, u"--for"_qs, u"9"_qs}).exit, 0);
    QCOMPARE(steps(), 4);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).exit, 0);
    QVERIFY(people(u"Yard"_qs).isEmpty());
}

/// Ilse plays Brann Hollow, as his sheet says; nobody plays a guard.
void CliEncounterTest::whomSomebodyPlaysIsAFriend()
{
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"Brann Hollow"_qs}).exit, 0);
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"Gate Guard"_qs}).exit, 0);
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"Ines Varga"_qs, u"--side"_qs, u"others"_qs}).exit, 0);
    QStringList sides;
    for (const QJsonValue& one : people(u"Yard"_qs))
        sides << one[u"side"].toString();
    QCOMPARE(sides, (QStringList{u"players"_qs, u"opponents"_qs, u"others"_qs}));
}

void CliEncounterTest::lettersMayBeSmallOrLarge()
{
    QCOMPARE(run({u"add"_qs, u"yard"_qs, u"2 x gate guard"_qs}).exit, 0);
    QCOMPARE(people(u"YARD"_qs)[0][u"name"].toString(), u"Gate Guard 1"_qs);
    QCOMPARE(run({u"flee"_qs, u"Yard"_qs, u"gate guard 2"_qs}).exit, 0);
    QVERIFY(people(u"Yard"_qs)[1][u"away"].toBool());
    // Who is called so to the letter is meant, whoever else is.
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"gate guard 1"_qs, u"--plain"_qs}).exit, 0);
    QCOMPARE(run({u"flee"_qs, u"Yard"_qs, u"gate guard 1"_qs}).exit, 0);
    QVERIFY(!people(u"Yard"_qs)[0][u"away"].toBool());
    QVERIFY(people(u"Yard"_qs)[2][u"away"].toBool());
}

/// "Gate Guard 2" is not copied to "Gate Guard 2 2".
void CliEncounterTest::copiesCountOn()
{
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"2 x Gate Guard"_qs}).exit, 0);
    QCOMPARE(run({u"add"_qs, u"Yard"_qs, u"Gate Guard"_qs}).exit, 0);
    QCOMPARE(people(u"Yard"_qs).last()[u"name"].toString(), u"Gate Guard 3"_qs);
}

void CliEncounterTest::badOrdersChangeNothing_data()
{
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char* name, const QStringList& order, const char* words) {
        QTest::newRow(name) << order << QByteArray(words);
    };
    const QString gate = u"Harbour Gate"_qs;
    row("no such verb", {u"dance"_qs, gate}, "use one of these: list, show");
    row("no such colour", {u"colour"_qs, gate, u"Sgt Holt"_qs, u"--colour"_qs, u"9"_qs}, "from 0 to 8");
    row("no colour", {u"colour"_qs, gate, u"Sgt Holt"_qs}, "--colour");
    row("nobody flees", {u"flee"_qs, gate}, "it takes 2 arguments");
    row("a stranger flees", {u"flee"_qs, gate, u"Old Morrow"_qs}, "Old Morrow");
    row("taken", {u"rename"_qs, gate, u"Sgt Holt"_qs, u"Watch Dog"_qs}, "somebody in the fight is called so");
    row("empty", {u"rename"_qs, gate, u"  "_qs}, "an encounter needs a name");
    row("no metres", {u"distance"_qs, gate, u"Sgt Holt"_qs, u"Watch Dog"_qs, u"far"_qs}, "these are no metres");
    row("too far", {u"distance"_qs, gate, u"Sgt Holt"_qs, u"Watch Dog"_qs, u"100000"_qs}, "0 to 99999");
    row("no such weapon", {u"add"_qs, gate, u"Rex"_qs, u"--plain"_qs, u"--weapon"_qs, u"Spoon"_qs}, "Spoon");
    row("no such template", {u"add"_qs, gate, u"Rex"_qs, u"--template"_qs, u"Nobody"_qs}, "Nobody");
    row("none at all", {u"add"_qs, gate, u"0 x Gate Guard"_qs}, "add 1 to 99");
    row("ninety-nine and more", {u"add"_qs, gate, u"100 x Gate Guard"_qs}, "add 1 to 99");
}

void CliEncounterTest::badOrdersChangeNothing()
{
    QFETCH(QStringList, order);
    QFETCH(QByteArray, words);
    const QByteArray before = run({u"show"_qs, u"Harbour Gate"_qs}).output;
    const Ran ran = run(order);
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.error.contains(words), ran.error.constData());
    QCOMPARE(run({u"show"_qs, u"Harbour Gate"_qs}).output, before);
}

HITSPREAD_TEST(CliEncounterTest)
#include "encounter_test.moc"
