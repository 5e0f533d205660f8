#include "rules/systems/twod6/roll.h"

#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

/// Two dice against a target number.
class TwoD6RollTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void succeeds_data();
    void succeeds();
    void tellsItsSteps();
    void hopelessBlow_data() { onlyRow("TD-D05"); }
    void hopelessBlow();
};

void TwoD6RollTest::succeeds_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("sum");
    QTest::addColumn<bool>("twoMisses");
    QTest::addColumn<bool>("expected");
    QTest::newRow("TD-36 TD-D01 equal") << 8 << 8 << false << true;
    QTest::newRow("TD-36 TD-D01 over") << 8 << 9 << false << true;
    QTest::newRow("TD-36 TD-D01 under") << 8 << 7 << false << false;
    QTest::newRow("TD-D05 2 always hits") << 2 << 2 << false << true;
    QTest::newRow("TD-D05 below 2, too") << -1 << 2 << false << true;
    QTest::newRow("TD-D05 2 misses where the house says so") << 2 << 2 << true << false;
    QTest::newRow("TD-D05 whatever is needed") << -1 << 2 << true << false;
    QTest::newRow("TD-D05 but not 3") << 2 << 3 << true << true;
    QTest::newRow("TD-D05 nor does 3 hit at 4") << 4 << 3 << true << false;
    QTest::newRow("TD-D05 12 is no hit at 13") << 13 << 12 << false << false;
    QTest::newRow("TD-D05 12 hits at 12") << 12 << 12 << false << true;
}

/// Whether the sum counts or only which side of the number it is on.
void TwoD6RollTest::succeeds()
{
    QFETCH(int, number);
    QFETCH(int, sum);
    QFETCH(bool, twoMisses);
    const int first = std::max(1, sum - 6);
    for (const bool isSumTold : {false, true}) {
        const std::vector<std::uint8_t> faces{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(sum - first)};
        Answers tape;
        tape.put(Answer::ofFaces({static_cast<std::uint16_t>(Query::SaveDice), 0}, faces, Origin::Given));
        TapeAnswerer given(tape);
        Derivation derivation(given, nullptr, {}, nullptr);
        const RollTerms terms{.first = Quantity::SaveNumber,
                              .dice = Query::SaveDice,
                              .rule = Rule::Rule110,
                              .isSumTold = isSumTold,
                              .twoMisses = twoMisses};
        const Rolled rolled = rollTwo(derivation, terms, number);
        QCOMPARE(rolled.number.value, number);
        QCOMPARE(rolled.roll.value, sum);
        QTEST(rolled.success.holds(), "expected");
    }
}

/// Number, roll, success stand side by side, as their words do.
void TwoD6RollTest::tellsItsSteps()
{
    const Resolution resolution = resolved(shot(9), {two(Query::AttackDice, 5, 4)});
    QCOMPARE(valueOf(resolution, Quantity::AttackNumber), 8);
    QCOMPARE(valueOf(resolution, Quantity::AttackRoll), 9);
    QCOMPARE(valueOf(resolution, Quantity::AttackSuccess), 1);
}

/// TD-D05: a blow that needs 13 may be tried.
void TwoD6RollTest::hopelessBlow()
{
    Attack attack = blow(12);
    attack.target[0].condition.elevation = 1;
    QVERIFY(isFree(attack));
    const Resolution resolution = resolved(attack, {hits()});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::AttackNumber), 13);
    QVERIFY(happened(resolution, EventKind::Missed));
}

HITSPREAD_TEST(TwoD6RollTest)

#include "twod6roll_test.moc"
