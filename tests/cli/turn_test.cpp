#include "cli/program.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;

/// Encounters made and run through rounds by the command line.
class TurnCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anEncounterIsMadeFilledAndEmptied();
    void sidesAndStates();
    void otherAmmunition();
    void gearInAFight();
    void ownRules();
    void withoutDiceNothingChanges();
    void givenDiceOrderTheRound();
    void nobodyWhoHoldsIsPassedOver();
    void aWholeRoundGoesByAndComesBack();
    void badUse_data();
    void badUse();

private:
    Ran next(const QStringList& more) const
    {
        return runProgram(QStringList{u"next"_qs, m_file, u"--encounter"_qs, u"Yard"_qs} + more);
    }
    QString order(const QByteArray& json) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TurnCommandTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, m_file, u"--sample"_qs}).exit, 0);
    QCOMPARE(runProgram({u"encounter"_qs, m_file, u"new"_qs, u"Yard"_qs}).exit, 0);
    const Ran added = runProgram({u"encounter"_qs, m_file, u"add"_qs, u"Yard"_qs, u"Ines Varga"_qs, u"Odile Marsh"_qs,
                                  u"--side"_qs, u"players"_qs});
    QVERIFY2(added.exit == 0, added.error.constData());
}

QString TurnCommandTest::order(const QByteArray& json) const
{
    QString file = m_folder->filePath(u"order.json"_qs);
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(json) != json.size())
        qFatal("cannot write");
    return file;
}

void TurnCommandTest::anEncounterIsMadeFilledAndEmptied()
{
    const Ran six = runProgram({u"encounter"_qs, m_file, u"add"_qs, u"Yard"_qs, u"2 x Brann Hollow"_qs});
    QVERIFY2(six.exit == 0, six.error.constData());
    const QJsonArray four = six.json().value(u"combatants"_qs).toArray();
    QCOMPARE(four.size(), 4);
    QCOMPARE(four[0].toObject().value(u"side"_qs).toString(), u"players"_qs);
    QCOMPARE(four[3].toObject().value(u"name"_qs).toString(), u"Brann Hollow 2"_qs);
    // Somebody plays him.
    QCOMPARE(four[3].toObject().value(u"side"_qs).toString(), u"players"_qs);
    const Ran fewer = runProgram({u"encounter"_qs, m_file, u"remove"_qs, u"Yard"_qs, u"Brann Hollow 1"_qs});
    QCOMPARE(fewer.json().value(u"combatants"_qs).toArray().size(), 3);
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).exit, 0);
    const QByteArray all = runProgram({u"encounter"_qs, m_file, u"list"_qs}).output;
    const QJsonArray encounters = QJsonDocument::fromJson(all).array();
    QCOMPARE(encounters.last().toObject().value(u"combatants"_qs).toArray().size(), 4);
}

/// A fighter changes sides as one entry that can be undone; the whole state shows what is not as it is when new.
void TurnCommandTest::sidesAndStates()
{
    const auto sideOf = [](const Ran& ran, int index) {
        return ran.json().value(u"combatants"_qs)[index][u"side"].toString();
    };
    const QStringList change{u"encounter"_qs,   m_file,       u"side"_qs,  u"Yard"_qs,
                             u"Odile Marsh"_qs, u"--side"_qs, u"others"_qs};
    const Ran changed = runProgram(change);
    QVERIFY2(changed.exit == 0, changed.error.constData());
    QCOMPARE(sideOf(changed, 0), u"players"_qs);
    QCOMPARE(sideOf(changed, 1), u"others"_qs);
    QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).exit, 0);
    const QStringList show{u"encounter"_qs, m_file, u"show"_qs, u"Yard"_qs};
    const Ran state = runProgram(show);
    QCOMPARE(sideOf(state, 1), u"players"_qs);
    QCOMPARE(state.json().value(u"combatants"_qs)[1][u"condition"].toObject(), QJsonObject());
    QCOMPARE(next({u"--end"_qs, u"--seed"_qs, u"7"_qs}).exit, 0);
    QCOMPARE(runProgram(show).json().value(u"combatants"_qs)[1][u"condition"][u"actionsLeft"].toInt(), 1);
}

void TurnCommandTest::otherAmmunition()
{
    const QStringList load{u"encounter"_qs, m_file, u"load"_qs, u"Yard"_qs, u"Ines Varga"_qs, u"Halberd carbine"_qs};
    const auto loaded = [](const Ran& ran) {
        return ran.json().value(u"combatants"_qs)[0][u"kit"][0][u"ammunition"].toString();
    };
    const Ran piercing = runProgram(load + QStringList{u"5.6 mm piercing"_qs, u"--reason"_qs, u"new magazine"_qs});
    QVERIFY2(piercing.exit == 0, piercing.error.constData());
    QCOMPARE(loaded(piercing), u"5.6 mm piercing"_qs);
    QVERIFY(
        runProgram(load + QStringList{u"9 mm standard"_qs, u"--reason"_qs, u"x"_qs}).failedCleanly("9 mm standard"));
    QVERIFY(runProgram(load + QStringList{u"5.6 mm standard"_qs}).failedCleanly("reason"));
}

/// Theirs in this fight alone; what somebody does not have is not taken.
void TurnCommandTest::gearInAFight()
{
    const auto order = [this](const char* verb, const char* thing) {
        return runProgram({u"encounter"_qs, m_file, QString::fromLatin1(verb), u"Yard"_qs, u"Ines Varga"_qs,
                           QString::fromUtf8(thing)});
    };
    const auto kit = [](const Ran& ran) { return ran.json().value(u"combatants"_qs)[0][u"kit"].toArray().size(); };
    const Ran before = runProgram({u"encounter"_qs, m_file, u"show"_qs, u"Yard"_qs});
    const Ran given = order("give", "Gate truncheon");
    QVERIFY2(given.exit == 0, given.error.constData());
    QCOMPARE(kit(given), kit(before) + 1);
    const Ran taken = order("take", "Gate truncheon");
    QVERIFY2(taken.exit == 0, taken.error.constData());
    QCOMPARE(kit(taken), kit(before));
    QVERIFY(order("take", "Gate truncheon").failedCleanly("Gate truncheon"));
    QVERIFY(order("give", "Nonesuch").failedCleanly("Nonesuch"));
    // Of two of a name none is taken unasked; the numbers that are told tell them apart.
    QCOMPARE(order("give", "Gate truncheon").exit, 0);
    QCOMPARE(order("give", "Gate truncheon").exit, 0);
    const Ran several = order("take", "Gate truncheon");
    QVERIFY2(several.failedCleanly("there are several of this name"), several.error.constData());
    const QRegularExpressionMatch numbers =
        QRegularExpression(u"numbers (\\d+), (\\d+)"_qs).match(QString::fromUtf8(several.error));
    QVERIFY2(numbers.hasMatch(), several.error.constData());
    QCOMPARE(kit(order("take", numbers.captured(2).toLatin1().constData())), kit(before) + 1);
    QCOMPARE(kit(order("take", "Gate truncheon")), kit(before));
}

/// A new fight takes a group's own rules; a name nobody knows is refused.
void TurnCommandTest::ownRules()
{
    const QStringList folder{u"--folder"_qs, m_folder->filePath(u"own"_qs)};
    const QStringList yard{u"--campaign"_qs, m_file, u"--encounter"_qs, u"Yard"_qs};
    QCOMPARE(runProgram(QStringList{u"profiles"_qs, u"apply"_qs, u"asPrinted"_qs} + yard).exit, 0);
    QCOMPARE(runProgram(QStringList{u"profiles"_qs, u"save"_qs, u"Ours"_qs} + yard + folder).exit, 0);
    const QStringList made{u"encounter"_qs, m_file, u"new"_qs, u"Quay"_qs, u"--profile"_qs, u"Ours"_qs};
    QVERIFY(runProgram(made).failedCleanly("Ours"));
    QCOMPARE(runProgram(made + folder).json().value(u"profile"_qs).toString(), u"Ours"_qs);
    const Ran state = runProgram({u"encounter"_qs, m_file, u"show"_qs, u"Quay"_qs});
    QCOMPARE(state.json().value(u"switches"_qs).toObject().size(), 6);
}

void TurnCommandTest::withoutDiceNothingChanges()
{
    const Ran open = next({});
    QCOMPARE(open.exit, 3);
    QVERIFY(!open.json().value(u"advanced"_qs).toBool());
    QCOMPARE(open.json().value(u"resolution"_qs).toObject().value(u"status"_qs).toString(), u"open"_qs);
    QVERIFY(!open.json().value(u"running"_qs).toBool(true));
}

/// 3D-TURN-07: with 18 and 3 on the dice the second comes first, whatever their stats; then a phase with nobody left passes.
void TurnCommandTest::givenDiceOrderTheRound()
{
    const Ran begun = next({order(R"({"answers":{"initiative.dice":[1,1,1],"initiative.dice[1]":[6,6,6]}})")});
    QVERIFY2(begun.exit == 0, begun.error.constData());
    QCOMPARE(begun.json().value(u"acts"_qs).toString(), u"Odile Marsh"_qs);
    QCOMPARE(begun.json().value(u"round"_qs).toInt(), 1);
    // Whose every step is stands before it.
    const QString told = QString::fromUtf8(
        runProgram({u"history"_qs, m_file, u"--encounter"_qs, u"Yard"_qs, u"--format"_qs, u"text"_qs}).output);
    QVERIFY2(told.contains(u"      Ines Varga: Dice: 1 + 1 + 1 = 3 (TURN-07)\n"_qs), qPrintable(told));
    QVERIFY2(told.contains(u"      Odile Marsh: Dice: 6 + 6 + 6 = 18 (TURN-07)\n"_qs), qPrintable(told));
    const Ran again = next({});
    QCOMPARE(again.exit, 0);
    QVERIFY(!again.json().value(u"advanced"_qs).toBool(true));
    QCOMPARE(again.json().value(u"acts"_qs).toString(), u"Odile Marsh"_qs);
    QCOMPARE(next({u"--end"_qs}).json().value(u"phase"_qs).toInt(), 2);
}

/// 3D-TURN-08: a held Action is lost with the phase, so whoever holds one is named before, and only --end goes on.
void TurnCommandTest::nobodyWhoHoldsIsPassedOver()
{
    const QJsonArray order = next({u"--seed"_qs, u"7"_qs}).json().value(u"order"_qs).toArray();
    QStringList holders;
    for (const QJsonValue& place : order) {
        holders << place[u"name"].toString();
        const QJsonObject hold{{u"action"_qs, u"opportunity"_qs},
                               {u"encounter"_qs, u"Yard"_qs},
                               {u"actor"_qs, holders.last()},
                               {u"options"_qs, QJsonObject{{u"what"_qs, u"hold"_qs}}}};
        const Ran held = runProgram({u"resolve"_qs, u"--campaign"_qs, m_file, u"--preset"_qs, u"--apply"_qs},
                                    QJsonDocument(hold).toJson());
        QVERIFY2(held.exit == 0, held.error.constData());
    }
    QVERIFY(!holders.isEmpty());
    const QStringList show{u"encounter"_qs, m_file, u"show"_qs, u"Yard"_qs};
    const QByteArray before = runProgram(show).output;
    const Ran refused = next({u"--seed"_qs, u"7"_qs});
    for (const QString& name : holders)
        QVERIFY2(refused.failedCleanly(name.toUtf8()), (refused.error + refused.output).constData());
    QVERIFY2(refused.failedCleanly("--end"), refused.error.constData());
    QCOMPARE(runProgram(show).output, before);
    const Ran passed = next({u"--end"_qs, u"--seed"_qs, u"7"_qs});
    QVERIFY2(passed.exit == 0, passed.error.constData());
    QCOMPARE(passed.json().value(u"phase"_qs).toInt(), 2);
    QCOMPARE(passed.json().value(u"holding"_qs).toArray(), QJsonArray());
}

void TurnCommandTest::aWholeRoundGoesByAndComesBack()
{
    const QStringList on{u"--end"_qs, u"--seed"_qs, u"7"_qs};
    const QByteArray first = next(on).output;
    for (int phase = 2; phase <= 3; ++phase)
        QCOMPARE(next(on).json().value(u"phase"_qs).toInt(), phase);
    QCOMPARE(next(on).json().value(u"round"_qs).toInt(), 2);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(runProgram({u"undo"_qs, m_file, u"--encounter"_qs, u"Yard"_qs}).exit, 0);
    // Another seed, but the dice have fallen.
    const QJsonObject repeated = next({u"--end"_qs, u"--seed"_qs, u"8"_qs}).json();
    const QJsonObject once = QJsonDocument::fromJson(first).object();
    QCOMPARE(repeated.value(u"order"_qs), once.value(u"order"_qs));
    QCOMPARE(runProgram({u"check"_qs, m_file}).exit, 0);
}

void TurnCommandTest::badUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("no such verb") << QStringList{u"encounter"_qs, u"@"_qs, u"sing"_qs} << QByteArray("no such verb");
    QTest::newRow("no such side") << QStringList{u"encounter"_qs,  u"@"_qs,      u"add"_qs, u"Yard"_qs,
                                                 u"Ines Varga"_qs, u"--side"_qs, u"left"_qs}
                                  << QByteArray("no side");
    QTest::newRow("no such character") << QStringList{u"encounter"_qs, u"@"_qs, u"add"_qs, u"Yard"_qs, u"3 x Nobody"_qs}
                                       << QByteArray("Nobody");
    QTest::newRow("too many") << QStringList{u"encounter"_qs, u"@"_qs, u"add"_qs, u"Yard"_qs, u"0 x Ines Varga"_qs}
                              << QByteArray("Ines Varga");
    QTest::newRow("nobody named") << QStringList{u"encounter"_qs, u"@"_qs, u"remove"_qs, u"Yard"_qs}
                                  << QByteArray("arguments");
    QTest::newRow("no such encounter") << QStringList{u"next"_qs, u"@"_qs, u"--encounter"_qs, u"Moon"_qs}
                                       << QByteArray("Moon");
    QTest::newRow("no such seed") << QStringList{u"next"_qs, u"@"_qs,      u"--encounter"_qs,
                                                 u"Yard"_qs, u"--seed"_qs, u"x"_qs}
                                  << QByteArray("seed");
}

void TurnCommandTest::badUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, part);
    arguments.replaceInStrings(u"@"_qs, m_file);
    const Ran ran = runProgram(arguments);
    QVERIFY2(ran.failedCleanly(part), (ran.error + ran.output).constData());
}

HITSPREAD_TEST(TurnCommandTest)
#include "turn_test.moc"
