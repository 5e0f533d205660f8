#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// The first field in which two differ; empty: none.
std::string differenceOf(const Condition& one, const Condition& other)
{
    for (const FieldDeclaration& field : conditionRecord.fields) {
        for (std::size_t i = 0; i < field.extent; ++i) {
            if (field.number(&one, i) != field.number(&other, i))
                return std::string(field.id);
        }
    }
    return {};
}

}  // namespace

/// What an attack does beside its number: its damage, coshes, what it leaves of him who attacks (TD-31, TD-41, TD-47, TD-62, TD-65 to
/// TD-70, TD-80, TD-85, TD-106).
class TwoD6AttackCourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damage_data();
    void damage();
    void inOrder_data();
    void inOrder();
    void coshes_data();
    void coshes();
    void leaves_data();
    void leaves();
    void spendsAim_data();
    void spendsAim();
    void withoutRoll_data() { onlyRow("TD-D46 TD-41"); }
    void withoutRoll();
};

void TwoD6AttackCourseTest::damage_data()
{
    QTest::addColumn<Weapon>("weapon");
    QTest::addColumn<std::vector<std::uint8_t>>("faces");
    QTest::addColumn<int>("points");
    using Faces = std::vector<std::uint8_t>;
    Weapon weak = knife();
    weak.damageBonus = -4;
    QTest::newRow("TD-31 three dice") << rifle() << Faces{2, 3, 4} << 9;
    QTest::newRow("TD-E03 TD-30 TD-31 TD-85 TD-D39 two dice and three") << heavyPistol() << Faces{2, 5} << 10;
    QTest::newRow("TD-85 a die and two") << knife() << Faces{5} << 7;
    QTest::newRow("TD-87 never less than nothing") << weak << Faces{3} << 0;
    QTest::newRow("TD-E02 TD-86 TD-D39 bare hands of BLD 5") << fist() << Faces{4} << 9;
}

void TwoD6AttackCourseTest::damage()
{
    QFETCH(Weapon, weapon);
    QFETCH(std::vector<std::uint8_t>, faces);
    Attack attack = attackWith(weapon);
    attack.options.distance = isMelee(weapon) ? kNoEntry : 5;
    const Resolution resolution = hit(attack, faces);
    QVERIFY(resolution.isFinished());
    QTEST(int{after(attack, resolution).target[0].condition.filled}, "points");
}

void TwoD6AttackCourseTest::inOrder_data()
{
    QTest::addColumn<int>("known");
    QTest::addColumn<Query>("next");
    QTest::newRow("TD-36 to hit") << 0 << Query::AttackDice;
    QTest::newRow("TD-80 first its place") << 1 << Query::Place;
    QTest::newRow("TD-80 second its damage") << 2 << Query::Damage;
    QTest::newRow("TD-80 fourth his senses") << 3 << Query::ConsciousnessDice;
}

/// TD-80: the third step asks nothing, and effects come when he knows whether he is awake.
void TwoD6AttackCourseTest::inOrder()
{
    QFETCH(int, known);
    QFETCH(Query, next);
    std::vector<Given> answers{hits(), two(Query::Place, 4, 2), dice(Query::Damage, {6, 6}), stays()};
    answers.resize(static_cast<std::size_t>(known));
    QVERIFY(isOpenAt(resolved(shot(), answers), next));
}

void TwoD6AttackCourseTest::coshes_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<std::vector<Given>>("answers");
    QTest::addColumn<int>("filled");
    QTest::addColumn<bool>("out");
    Attack aimed = coshing();
    aimed.options.called = calledAt(Location::Head);
    Attack plain = coshing();
    plain.options.cosh = false;
    const auto at = [](int row, int column, int face) {
        return std::vector<Given>{hits(), two(Query::Place, row, column), one(Query::Damage, 5),
                                  two(Query::ConsciousnessDice, 1, face)};
    };
    QTest::newRow("TD-65 TD-67 TD-68 half of 7 at the head, 2 of 3") << coshing() << at(2, 4, 1) << 3 << true;
    QTest::newRow("TD-68 3 of 3 stays awake") << coshing() << at(2, 4, 2) << 3 << false;
    QTest::newRow("TD-66 TD-D29 another place") << coshing() << at(4, 2, 1) << 3 << false;
    QTest::newRow("TD-66 aimed at the head") << aimed << at(4, 2, 1) << 3 << true;
    QTest::newRow("TD-67 not coshed: all of it") << plain << at(4, 2, 1) << 7 << false;
}

void TwoD6AttackCourseTest::coshes()
{
    QFETCH(Attack, attack);
    QFETCH(std::vector<Given>, answers);
    QVERIFY(isFree(attack));
    const Resolution resolution = resolved(attack, answers);
    QVERIFY(resolution.isFinished());
    const Condition now = after(attack, resolution).target[0].condition;
    QTEST(int{now.filled}, "filled");
    QTEST(bool{now.unconscious}, "out");
}

void TwoD6AttackCourseTest::leaves_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<Condition>("expected");
    const auto row = [](const char* name, Attack attack, auto change, auto expect) {
        Condition& who = attack.character[0].condition;
        change(attack, who);
        Condition expected = who;
        expect(expected);
        QTest::newRow(name) << attack << expected;
    };
    using A = Attack;
    using C = Condition;
    const auto nothing = [](A&, C&) {};
    row("TD-62b a shot is told", shot(), nothing, [](C& who) { who.shot = true; });
    row("TD-62b a blow is none", blow(), nothing, [](C&) {});
    row(
        "TD-69 TD-70 TD-D12 all-out until his next turn", blow(), [](A& attack, C&) { attack.options.allOut = true; },
        [](C& who) { who.allOut = true; });
    row(
        "TD-16 TD-17 one Simple Action of combat", blow(), [](A&, C& who) { who.inRound = true; },
        [](C& who) {
            who.begun = true;
            who.simple = 1;
            who.kinds = bitOf(ActionKind::Combat);
        });
    row(
        "TD-20 TD-D49 with a walk both Simple Actions", blow(),
        [](A& attack, C& who) {
            who.inRound = true;
            attack.options.mode = Mode::Walk;
            attack.options.metres = 10;
        },
        [](C& who) {
            who.begun = who.acted = true;
            who.simple = 2;
            who.kinds = bitOf(ActionKind::Combat) | bitOf(ActionKind::Movement);
            who.movement = Movement::Walked;
            who.metres = 10;
        });
    row(
        "TD-106 TD-D37 a hurt arm costs 1 Bruise, at a miss too", blow(),
        [](A&, C& who) { hurt(who, Location::RightArm, Wound::Incapacitated); }, [](C& who) { who.filled = 1; });
    row(
        "TD-D37 the other arm costs none", blow(),
        [](A&, C& who) { hurt(who, Location::LeftArm, Wound::Incapacitated); }, [](C&) {});
    row(
        "TD-D71 both arms of a rifle cost 2", attackWith(rifle()),
        [](A& attack, C& who) {
            attack.options.distance = 5;
            hurt(who, Location::LeftArm, Wound::Incapacitated);
            hurt(who, Location::RightArm, Wound::Incapacitated);
        },
        [](C& who) {
            who.filled = 2;
            who.shot = true;
        });
    row(
        "TD-D60 a walk on a hurt leg costs 1", blow(),
        [](A& attack, C& who) {
            attack.options.mode = Mode::Walk;
            hurt(who, Location::LeftLeg, Wound::Incapacitated);
        },
        [](C& who) {
            who.movement = Movement::Walked;
            who.filled = 1;
        });
}

/// A miss, and what it leaves of him who attacks.
void TwoD6AttackCourseTest::leaves()
{
    QFETCH(Attack, attack);
    QFETCH(Condition, expected);
    const Resolution resolution = resolved(attack, {misses()});
    QVERIFY(resolution.isFinished());
    const Attack now = after(attack, resolution);
    QCOMPARE(differenceOf(now.character[0].condition, expected), std::string());
    QVERIFY(now.target[0].condition.rolledAgainst);
}

void TwoD6AttackCourseTest::spendsAim_data()
{
    QTest::addColumn<bool>("isHit");
    QTest::newRow("TD-D16 spent by a hit") << true;
    QTest::newRow("TD-D16 spent by a miss") << false;
}

void TwoD6AttackCourseTest::spendsAim()
{
    QFETCH(bool, isHit);
    Attack attack = shot();
    Condition& who = attack.character[0].condition;
    who.aimAt = kUsualTarget;
    who.aimRounds = 2;
    const Resolution resolution = isHit ? hit(attack, {1, 1}) : resolved(attack, {misses()});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::AttackNumber), 3);
    const Condition now = after(attack, resolution).character[0].condition;
    QCOMPARE(now.aimRounds, 0);
    QCOMPARE(now.aimAt, 0);
}

/// TD-D46, TD-41: no roll, the place aimed at, no critical.
void TwoD6AttackCourseTest::withoutRoll()
{
    Attack attack = blow();
    attack.target[0].condition.unconscious = true;
    attack.options.called = calledAt(Location::Head);
    attack.options.withoutRoll = true;
    const Resolution resolution = resolved(attack, {one(Query::Damage, 3)});
    QVERIFY(resolution.isFinished());
    QVERIFY(!hasAsked(resolution, Query::AttackDice) && !hasAsked(resolution, Query::Place));
    QVERIFY(happened(resolution, EventKind::Hit));
    QCOMPARE(valueOf(resolution, Quantity::PlaceStruck), static_cast<int>(Location::Head));
    QCOMPARE(after(attack, resolution).target[0].condition.lethal, 5);
}

HITSPREAD_TEST(TwoD6AttackCourseTest)

#include "twod6attackcourse_test.moc"
