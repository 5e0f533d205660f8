#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

/// Where a hit strikes, and its damage before armour (TD-80 to TD-87).
class TwoD6PlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void covered_data();
    void covered();
    void doubled_data() { onlyRow("TD-V10 TD-E03"); }
    void doubled();
    void aimed_data() { onlyRow("TD-83 TD-D22"); }
    void aimed();
};

void TwoD6PlaceTest::table_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<Location>("place");
    QTest::addColumn<int>("critical");
    QTest::newRow("TD-V09 3,3") << 3 << 3 << Location::Torso << 1;
    QTest::newRow("TD-V09 TD-D21 3,2") << 3 << 2 << Location::LeftArm << 0;
    QTest::newRow("TD-V09 TD-D20 2,3") << 2 << 3 << Location::RightLeg << 0;
    QTest::newRow("TD-V09 6,1") << 6 << 1 << Location::RightArm << 0;
    QTest::newRow("TD-82 1,1") << 1 << 1 << Location::LeftArm << 1;
    QTest::newRow("TD-82 6,6") << 6 << 6 << Location::LeftLeg << 1;
    QTest::newRow("TD-81 2,4") << 2 << 4 << Location::Head << 0;
}

void TwoD6PlaceTest::table()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(Location, place);
    const Resolution resolution = resolved(
        shot(),
        {hits(), two(Query::Place, first, second), dice(Query::Damage, {1, 1}), two(Query::ConsciousnessDice, 6, 6)});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::PlaceStruck), static_cast<int>(place));
    QTEST(valueOf(resolution, Quantity::PlaceCritical), "critical");
}

void TwoD6PlaceTest::covered_data()
{
    QTest::addColumn<int>("again");
    QTest::addColumn<Location>("place");
    QTest::newRow("TD-E11 a second impossible one stands") << 2 << Location::LeftLeg;
    QTest::newRow("TD-84 the second counts") << 1 << Location::RightArm;
}

void TwoD6PlaceTest::covered()
{
    QFETCH(int, again);
    QFETCH(Location, place);
    Attack attack = shot();
    attack.target[0].condition.covered = bitOf(Location::LeftLeg) | bitOf(Location::RightLeg);
    const Resolution resolution = resolved(attack,
                                           {hits(), two(Query::Place, 1, 5), two(Query::PlaceAgain, 6, again),
                                            dice(Query::Damage, {1, 1}), two(Query::ConsciousnessDice, 6, 6)});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::PlaceStruck), static_cast<int>(place));
}

/// TD-V10, TD-E03: (4 + 2 + 3) x 2.
void TwoD6PlaceTest::doubled()
{
    Attack attack = attackWith(heavyPistol());
    attack.options.distance = 5;
    const Resolution resolution = resolved(
        attack, {hits(), two(Query::Place, 4, 4), dice(Query::Damage, {4, 2}), two(Query::ConsciousnessDice, 6, 6)});
    QVERIFY(resolution.isFinished());
    QCOMPARE(after(attack, resolution).target[0].condition.lethal, 18);
}

/// TD-83, TD-D22: an aimed hit rolls no place and is not critical.
void TwoD6PlaceTest::aimed()
{
    Attack attack = shot();
    attack.options.called = calledAt(Location::RightArm);
    const Resolution resolution = resolved(attack,
                                           {hits(), dice(Query::Damage, {1, 2}), two(Query::ConsciousnessDice, 6, 6)});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::PlaceStruck), static_cast<int>(Location::RightArm));
    QCOMPARE(valueOf(resolution, Quantity::PlaceCritical), kNoValue);
}

HITSPREAD_TEST(TwoD6PlaceTest)

#include "twod6place_test.moc"
