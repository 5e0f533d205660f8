#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

/// Attacks: the rows of their target number (TD-43 to TD-46, TD-62, TD-63) and what keeps somebody from them.
class TwoD6AttackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows_data();
    void rows();
    void limit();
    void hits_data();
    void hits();
};

void TwoD6AttackTest::rows_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, const Attack& plain, int number, auto change) {
        Attack attack = plain;
        // Without a modifier of its own: who has walked.
        attack.target[0].condition.movement = Movement::Walked;
        change(attack, attack.character[0].condition, attack.target[0].condition);
        QTest::newRow(name) << attack << number;
    };
    using A = Attack;
    using C = Condition;
    row("TD-43a", shot(), 5, [](A&, C&, C& target) { target.movement = Movement::Stationary; });
    row("TD-43b TD-45a", shot(), 6, [](A&, C&, C&) {});
    row("TD-43c", shot(), 7, [](A&, C&, C& target) { target.movement = Movement::Ran; });
    row("TD-43d", shot(), 8, [](A&, C&, C& target) { target.movement = Movement::Sprinted; });
    row("TD-43e", shot(), 9, [](A&, C&, C& target) { target.movement = Movement::Evaded; });
    row("TD-43f", shot(), 7, [](A&, C&, C& target) { target.prone = true; });
    row("TD-43g", shot(), 7, [](A&, C&, C& target) { target.cover = Cover::Partial; });
    row("TD-43h", shot(), 9, [](A&, C&, C& target) { target.cover = Cover::Full; });
    row("TD-44a", shot(), 7, [](A&, C& who, C&) { who.movement = Movement::Walked; });
    row("TD-44b", shot(), 8, [](A&, C& who, C&) { who.movement = Movement::Ran; });
    row("TD-44c", shot(), 9, [](A& attack, C&, C&) { attack.options.sprinted = true; });
    row("TD-44d", shot(), 8, [](A& attack, C&, C&) { attack.weaponState.held = Held::Left; });
    row("TD-44e", shot(), 8, [](A&, C& who, C&) { who.drew = true; });
    row("TD-44f", shot(), 12, [](A& attack, C&, C&) { attack.options.called = calledAt(Location::Head); });
    row("TD-44g", shot(), 10, [](A& attack, C&, C&) { attack.options.called = calledAt(Location::LeftLeg); });
    row("TD-44h", shot(), 8, [](A& attack, C&, C&) { attack.options.called = calledAt(Location::Torso); });
    row("TD-45b", shot(), 8, [](A& attack, C&, C&) { attack.options.distance = 20; });
    row("TD-45c", shot(), 10, [](A& attack, C&, C&) { attack.options.distance = 40; });
    row("TD-46a", shot(), 8, [](A& attack, C&, C&) { attack.options.light = Light::PartialDarkness; });
    row("TD-46b", shot(), 10, [](A& attack, C&, C&) { attack.options.light = Light::TotalDarkness; });
    row("TD-62a", blow(), 5, [](A&, C&, C& target) { target.movement = Movement::Stationary; });
    row("TD-62b", blow(), 5, [](A&, C&, C& target) { target.shot = true; });
    row("TD-62c", blow(), 8, [](A&, C&, C& target) { target.elevation = 1; });
    row("TD-62d", blow(), 7, [](A&, C&, C& target) { target.movement = Movement::Ran; });
    row("TD-62e", blow(), 8, [](A&, C&, C& target) { target.movement = Movement::Sprinted; });
    row("TD-62f", blow(), 9, [](A&, C&, C& target) { target.movement = Movement::Evaded; });
    row("TD-62g", blow(), 4, [](A&, C&, C& target) { target.allOut = true; });
    row("TD-62h", blow(), 7, [](A&, C&, C& target) { target.concealed = true; });
    row("TD-63a", blow(), 7, [](A&, C& who, C&) { who.movement = Movement::Walked; });
    row("TD-63d", blow(), 4, [](A& attack, C&, C&) { attack.options.allOut = true; });
    row("TD-63e", blow(), 4, [](A&, C& who, C&) { who.elevation = 1; });
    row("TD-63f", blow(), 8, [](A& attack, C&, C&) { attack.weaponState.held = Held::Left; });
    row("TD-63g", blow(), 8, [](A&, C& who, C&) { who.drew = true; });
    row("TD-63h", blow(), 10, [](A& attack, C&, C&) { attack.options.called = calledAt(Location::Head); });
    row("TD-63i", blow(), 9, [](A& attack, C&, C&) { attack.options.called = calledAt(Location::RightArm); });
    row("TD-63j", blow(), 7, [](A& attack, C&, C&) { attack.options.called = calledAt(Location::Torso); });
    row("TD-63k", blow(), 7, [](A& attack, C&, C&) { attack.options.light = Light::PartialDarkness; });
    row("TD-63l", blow(), 8, [](A& attack, C&, C&) { attack.options.light = Light::TotalDarkness; });
}

void TwoD6AttackTest::rows()
{
    QFETCH(Attack, attack);
    QTEST(numberOf(attack), "number");
}

/// TD-34: 12 is fired, 13 refused.
void TwoD6AttackTest::limit()
{
    Attack attack = shot(7);
    attack.options.called = calledAt(Location::Head);
    QVERIFY(isFree(attack));
    attack.target[0].condition.prone = true;
    QVERIFY(isRefusedAs(attack, RefusalCode::NumberTooHigh));
}

void TwoD6AttackTest::hits_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("hits");
    QTest::newRow("TD-V05 TD-36 8 of 8") << 3 << true;
    QTest::newRow("TD-V05 TD-36 7 of 8") << 2 << false;
}

void TwoD6AttackTest::hits()
{
    QFETCH(int, second);
    const Resolution resolution = resolved(shot(9), {two(Query::AttackDice, 5, second)});
    QCOMPARE(valueOf(resolution, Quantity::AttackNumber), 8);
    QTEST(happened(resolution, EventKind::Hit), "hits");
}

HITSPREAD_TEST(TwoD6AttackTest)

#include "twod6attack_test.moc"
