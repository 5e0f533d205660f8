#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// A burst, and somebody else so far from the target.
Attack burst(std::int32_t metres = 1)
{
    Attack attack = attackWith(smg());
    attack.options.distance = 5;
    attack.options.burst = true;
    addNear(attack, somebody(), 3);
    attack.nearOptions[1].metres = metres;
    return attack;
}
/// It hits the torso with 1 and 1; the one near is struck for so much, at row and column.
std::vector<Given> burstHits(int damage = 4, int row = 4, int column = 2)
{
    return {hits(),
            two(Query::Place, 4, 2),
            dice(Query::Damage, {1, 1}),
            stays(),
            one(Query::BystanderDamage, damage, 1),
            two(Query::Place, row, column, 1),
            stays(1)};
}

/// A shot at one of two in close combat; who is drawn first is the target.
Attack intoClose()
{
    Attack attack = shot();
    attack.options.drawn = true;
    addNear(attack, somebody(), 3);
    return attack;
}
/// Number so and so is drawn and hit in the torso for 2.
std::vector<Given> drawn(int die)
{
    const auto index = static_cast<std::uint16_t>(die - 1);
    return {one(Query::DrawnTarget, die), hits(), two(Query::Place, 4, 2, index), dice(Query::Damage, {1, 1}, index),
            stays(index)};
}

}  // namespace

/// Shots that may strike others than who is aimed at: bursts, and into close combat (TD-33, TD-37, TD-38, TD-49, TD-50).
class TwoD6BystandersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shots_data();
    void shots();
    void burstReach_data();
    void burstReach();
    void bystanders_data();
    void bystanders();
    void burstAroundWhoWasDrawn_data() { onlyRow("TD-38 TD-49"); }
    void burstAroundWhoWasDrawn();
    void draws_data();
    void draws();
    void drawnNumbers_data();
    void drawnNumbers();
    void drawnInVain_data();
    void drawnInVain();
};

void TwoD6BystandersTest::shots_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("left");
    Attack own = burst();
    own.weapon.burstShots = 4;
    Attack house = burst();
    house.switches.burstAmmunition = 5;
    QTest::newRow("TD-33 one of eight") << shot() << 7;
    QTest::newRow("TD-37 TD-D14 a burst takes three") << burst() << 6;
    QTest::newRow("TD-D14 what the weapon says") << own << 5;
    QTest::newRow("TD-D14 what the house says") << house << 4;
}

/// Whether it hits or not.
void TwoD6BystandersTest::shots()
{
    QFETCH(Attack, attack);
    QTEST(int{after(attack, resolved(attack, {misses()})).weaponState.shotsLeft}, "left");
}

void TwoD6BystandersTest::burstReach_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("lethal");
    Attack walled = burst();
    walled.nearOptions[1].shielded = true;
    Attack single = burst();
    single.options.burst = false;
    QTest::newRow("TD-38 TD-D45 5 m off is within") << burst(5) << 4;
    QTest::newRow("TD-38 6 m off is not") << burst(6) << 0;
    QTest::newRow("TD-38 nobody has said where") << burst(kNoEntry) << 0;
    QTest::newRow("TD-D45 behind a wall") << walled << 0;
    QTest::newRow("TD-37 a single shot") << single << 0;
}

/// TD-38: the target takes what a single shot does, 1 + 1 + 1.
void TwoD6BystandersTest::burstReach()
{
    QFETCH(Attack, attack);
    const Resolution resolution = resolved(attack, burstHits());
    QVERIFY(resolution.isFinished());
    const Attack now = after(attack, resolution);
    QCOMPARE(now.target[0].condition.lethal, 3);
    QTEST(int{now.target[1].condition.lethal}, "lethal");
}

void TwoD6BystandersTest::bystanders_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<std::vector<Given>>("answers");
    QTest::addColumn<int>("lethal");
    Attack clothed = burst();
    clothe(clothed.target[1], armour(1, 2));
    Attack soft = burst();
    soft.weapon.damageType = DamageType::Bruise;
    Attack behind = burst();
    behind.target[1].condition.covered = bitOf(Location::LeftLeg);
    std::vector<Given> again = burstHits(4, 6, 2);
    again.push_back(two(Query::PlaceAgain, 4, 2, 1));
    QTest::newRow("TD-D14 doubles are not critical") << burst() << burstHits(4, 3, 3) << 4;
    QTest::newRow("TD-D14 through armour") << clothed << burstHits() << 2;
    QTest::newRow("TD-D14 Lethal from whatever weapon") << soft << burstHits() << 4;
    QTest::newRow("TD-D70 a covered place again") << behind << again << 4;
    QTest::newRow("TD-38 a miss") << burst() << std::vector<Given>{misses()} << 0;
}

void TwoD6BystandersTest::bystanders()
{
    QFETCH(Attack, attack);
    QFETCH(std::vector<Given>, answers);
    const Resolution resolution = resolved(attack, answers);
    QVERIFY(resolution.isFinished());
    QTEST(int{after(attack, resolution).target[1].condition.lethal}, "lethal");
}

/// TD-38, TD-49: who was aimed at is then somebody else near.
void TwoD6BystandersTest::burstAroundWhoWasDrawn()
{
    Attack attack = burst();
    attack.options.drawn = true;
    const Resolution resolution = resolved(attack,
                                           {one(Query::DrawnTarget, 2), hits(), two(Query::Place, 4, 2, 1),
                                            dice(Query::Damage, {1, 1}, 1), stays(1), one(Query::BystanderDamage, 4),
                                            two(Query::Place, 4, 2), stays()});
    QVERIFY(resolution.isFinished());
    const Attack now = after(attack, resolution);
    QCOMPARE(now.target[1].condition.lethal, 3);
    QCOMPARE(now.target[0].condition.lethal, 4);
}

void TwoD6BystandersTest::draws_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("isHit");
    QTest::addColumn<int>("target");
    QTest::addColumn<int>("near");
    QTest::newRow("TD-49 himself") << 1 << true << 2 << 0;
    QTest::newRow("TD-49 the other") << 2 << true << 0 << 2;
    QTest::newRow("TD-50 a miss misses both") << 2 << false << 0 << 0;
}

void TwoD6BystandersTest::draws()
{
    QFETCH(int, die);
    QFETCH(bool, isHit);
    std::vector<Given> answers = drawn(die);
    if (!isHit)
        answers[1] = misses();
    const Attack attack = intoClose();
    QVERIFY(isFree(attack));
    const Resolution resolution = resolved(attack, answers);
    QVERIFY(resolution.isFinished());
    const Attack now = after(attack, resolution);
    QTEST(int{now.target[0].condition.lethal}, "target");
    QTEST(int{now.target[1].condition.lethal}, "near");
    QCOMPARE(now.target[0].condition.rolledAgainst, die == 1);
    QCOMPARE(now.target[1].condition.rolledAgainst, die == 2);
}

void TwoD6BystandersTest::drawnNumbers_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("number");
    Attack runs = intoClose();
    runs.target[1].condition.movement = Movement::Ran;
    Attack further = intoClose();
    further.nearOptions[1].distance = 15;
    Attack aimed = intoClose();
    Condition& who = aimed.character[0].condition;
    who.aimAt = kUsualTarget;
    who.aimRounds = 2;
    Attack called = intoClose();
    called.options.called = calledAt(Location::Torso);
    Attack three = intoClose();
    addNear(three, somebody(), 4);
    Attack apart = three;
    apart.nearOptions[2].close = false;
    Attack held = apart;
    held.target[0].condition.holding = 4;
    Attack chained = apart;
    chained.target[1].condition.heldBy.add({4});
    QTest::newRow("TD-D17 his modifiers, not the target's") << runs << 2 << 7;
    QTest::newRow("TD-D51 from where he is") << further << 2 << 7;
    QTest::newRow("TD-D51 careful aim was at the target") << aimed << 2 << 5;
    QTest::newRow("TD-D51 an aimed place keeps its cost") << called << 2 << 7;
    QTest::newRow("TD-D17 one of three alike") << three << 3 << 5;
    QTest::newRow("TD-49 only who is close") << apart << 2 << 5;
    QTest::newRow("TD-D51 or in a hold with him") << held << 3 << 5;
    QTest::newRow("TD-D51 TD-79 or in a hold with one who is close") << chained << 3 << 5;
}

void TwoD6BystandersTest::drawnNumbers()
{
    QFETCH(Attack, attack);
    QFETCH(int, sides);
    const Resolution open = resolved(attack, {});
    QVERIFY(isOpenAt(open, Query::DrawnTarget));
    QCOMPARE(int{open.open->dice}, 1);
    QCOMPARE(int{open.open->sides}, sides);
    QTEST(valueOf(resolved(attack, drawn(2)), Quantity::AttackNumber), "number");
}

void TwoD6BystandersTest::drawnInVain_data()
{
    QTest::addColumn<Attack>("attack");
    Attack unseen = intoClose();
    unseen.nearOptions[1].sight = false;
    Attack hard = intoClose();
    hard.options.light = Light::TotalDarkness;
    hard.target[1].condition.cover = Cover::Full;
    hard.target[1].condition.movement = Movement::Evaded;
    Attack covered = intoClose();
    covered.options.called = calledAt(Location::Torso);
    covered.target[1].condition.covered = bitOf(Location::Torso);
    Attack far = intoClose();
    far.nearOptions[1].distance = 41;
    QTest::newRow("TD-D51 out of sight") << unseen;
    QTest::newRow("TD-D51 16 is needed") << hard;
    QTest::newRow("TD-D51 the aimed place is covered") << covered;
    QTest::newRow("TD-D51 out of range") << far;
}

/// TD-D70: no roll to hit is asked for; the shot is fired.
void TwoD6BystandersTest::drawnInVain()
{
    QFETCH(Attack, attack);
    QVERIFY(isFree(attack));
    const Resolution resolution = resolved(attack, {one(Query::DrawnTarget, 2)});
    QVERIFY(resolution.isFinished());
    QVERIFY(!hasAsked(resolution, Query::AttackDice));
    QVERIFY(happened(resolution, EventKind::Missed));
    const Attack now = after(attack, resolution);
    QCOMPARE(now.weaponState.shotsLeft, 7);
    QCOMPARE(now.target[1].condition.filled, 0);
}

HITSPREAD_TEST(TwoD6BystandersTest)

#include "twod6bystanders_test.moc"
