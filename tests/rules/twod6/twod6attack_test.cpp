#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <string_view>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// The row of its table that a test row "TD-43a" is named after.
TableRow& rowNamed(std::string_view name, Attack& attack)
{
    const bool isBlow = isMelee(attack.weapon);
    const std::span<const std::string_view> ids = isBlow ? std::span<const std::string_view>(kMeleeRowIds)
                                                         : std::span<const std::string_view>(kRangedRowIds);
    const auto id = std::ranges::find(ids, name.substr(3, 3));
    Table& table = isBlow ? attack.switches.melee : attack.switches.ranged;
    return table.rows.at(static_cast<std::size_t>(id - ids.begin()));
}

/// So many rounds of careful aim at somebody.
void aimAt(Attack& attack, std::int32_t rounds, std::int32_t whom = kUsualTarget, std::int32_t with = 0)
{
    Condition& who = attack.character[0].condition;
    who.aimAt = whom;
    who.aimWith = with;
    who.aimRounds = rounds;
}

}  // namespace

/// The target number of an attack, row by row and all together (TD-35, TD-42 to TD-47, TD-60 to TD-63).
class TwoD6AttackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows_data();
    void rows();
    void numbers_data();
    void numbers();
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
    row("TD-43b", shot(), 6, [](A&, C&, C&) {});
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
    row("TD-44i", attackWith(smg()), 4, [](A& attack, C&, C&) {
        attack.options.distance = 5;
        attack.options.burst = true;
    });
    row("TD-44j", shot(), 5, [](A& attack, C&, C&) { aimAt(attack, 1); });
    row("TD-45a", shot(), 6, [](A&, C&, C&) {});
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

/// Each row counts what stands in its table. Ran and Sprinted of melee (63b, 63c) are for tackles only.
void TwoD6AttackTest::rows()
{
    QFETCH(Attack, attack);
    QFETCH(int, number);
    QCOMPARE(numberOf(attack), number);
    ++rowNamed(QTest::currentDataTag(), attack).cells[0];
    QCOMPARE(numberOf(attack), number + 1);
}

void TwoD6AttackTest::numbers_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, const Attack& plain, int number, auto change) {
        Attack attack = plain;
        attack.target[0].condition.movement = Movement::Walked;
        change(attack, attack.character[0].condition, attack.target[0].condition);
        QTest::newRow(name) << attack << number;
    };
    using A = Attack;
    using C = Condition;
    row("TD-V03 TD-42", shot(5), 11, [](A& attack, C&, C& target) {
        target.movement = Movement::Ran;
        attack.options.mode = Mode::Walk;
        attack.options.distance = 20;
        attack.options.light = Light::PartialDarkness;
    });
    row("TD-V06 TD-47 four rounds count as three", shot(), 2, [](A& attack, C&, C& target) {
        aimAt(attack, 4);
        target.movement = Movement::Stationary;
    });
    row("TD-V07 TD-60", blow(), 3, [](A&, C& who, C& target) {
        target.movement = Movement::Stationary;
        target.shot = true;
        who.movement = Movement::Walked;
        who.elevation = 1;
    });
    row("TD-V08 TD-D12 TD-69 TD-70", blow(7), 3, [](A& attack, C&, C& target) {
        attack.options.allOut = true;
        target.allOut = true;
    });
    row("TD-35 the level of a shot", shot(9), 9, [](A&, C&, C&) {});
    row("TD-61 the level of a blow", blow(9), 9, [](A&, C&, C&) {});
    row("TD-D04 a skill nobody learned", shot(), 10, [](A& attack, C&, C&) { attack.weapon.skill = "Bow"; });
    row("TD-D01 plus is harder", shot(), 9, [](A& attack, C&, C&) { attack.options.rollModifiers.set("Smoke", 3); });
    row("TD-42 each of the modifiers by name", blow(), 5, [](A& attack, C&, C&) {
        attack.options.rollModifiers.set("Ice", 1);
        attack.options.rollModifiers.set("Luck", -2);
    });
    row("TD-47 two rounds", shot(), 4, [](A& attack, C&, C&) { aimAt(attack, 2); });
    row("TD-48 aimed at somebody else", shot(), 6, [](A& attack, C&, C&) { aimAt(attack, 2, 7); });
    row("TD-48 aimed with something else", shot(), 6, [](A& attack, C&, C&) { aimAt(attack, 2, kUsualTarget, 3); });
    row("TD-48 moved in the turn of the shot", shot(), 7, [](A& attack, C&, C&) {
        aimAt(attack, 2);
        attack.options.mode = Mode::Walk;
    });
    row("TD-D10 sprinted by the game master", shot(), 9, [](A& attack, C& who, C&) {
        attack.options.sprinted = true;
        who.movement = Movement::Walked;
    });
    row("TD-D11 how he moved before his turn is over", shot(), 6, [](A&, C& who, C&) {
        who.inRound = true;
        who.movement = Movement::Ran;
    });
    row("TD-D11 prone, cover and all-out of a target add up", shot(), 9, [](A&, C&, C& target) {
        target.movement = Movement::Ran;
        target.prone = true;
        target.cover = Cover::Partial;
        target.allOut = true;
    });
    row("TD-D15 10 m is short", shot(), 6, [](A& attack, C&, C&) { attack.options.distance = 10; });
    row("TD-D15 11 m is medium", shot(), 8, [](A& attack, C&, C&) { attack.options.distance = 11; });
    row("TD-32 21 m is long", shot(), 10, [](A& attack, C&, C&) { attack.options.distance = 21; });
    row("TD-D37 TD-106 his weapon arm is Incapacitated", shot(), 8,
        [](A&, C& who, C&) { hurt(who, Location::RightArm, Wound::Incapacitated); });
    row("TD-D37 the other arm is", shot(), 6,
        [](A&, C& who, C&) { hurt(who, Location::LeftArm, Wound::Incapacitated); });
    row("TD-D71 both arms of a rifle", attackWith(rifle()), 10, [](A& attack, C& who, C&) {
        attack.options.distance = 5;
        hurt(who, Location::LeftArm, Wound::Incapacitated);
        hurt(who, Location::RightArm, Wound::Incapacitated);
    });
    row("TD-D43 both lie, in melee", blow(), 6, [](A&, C& who, C& target) { who.prone = target.prone = true; });
    row("TD-D46 unconscious, though he ran", shot(), 5, [](A&, C&, C& target) {
        target.movement = Movement::Ran;
        target.unconscious = true;
    });
    row("TD-D46 held, though he evades", blow(), 5, [](A&, C&, C& target) {
        target.movement = Movement::Evaded;
        target.heldBy.add({7});
    });
    row("TD-D49 runs in the same turn", shot(), 8, [](A& attack, C&, C&) { attack.options.mode = Mode::Run; });
    row("TD-D52 crawled", shot(), 7, [](A& attack, C& who, C&) {
        who.prone = true;
        attack.options.mode = Mode::Crawl;
    });
    row("TD-D67 higher by how much does not count", blow(), 8, [](A&, C& who, C& target) {
        who.elevation = 3;
        target.elevation = 9;
    });
    row("TD-D67 concealment is no cover", shot(), 6, [](A&, C&, C& target) { target.concealed = true; });
    row("TD-D67 cover is no concealment", blow(), 6, [](A&, C&, C& target) { target.cover = Cover::Full; });
    row("TD-60 out of sight in melee", blow(), 6, [](A& attack, C&, C&) { attack.options.sight = false; });
    row("TD-44d a left-hander's left", shot(), 6, [](A& attack, C&, C&) {
        attack.character[0].character.dominant = Hand::Left;
        attack.weaponState.held = Held::Left;
    });
    row("TD-44d a rifle has no off hand", attackWith(rifle()), 6, [](A& attack, C&, C&) {
        attack.options.distance = 5;
        attack.weaponState.held = Held::Left;
    });
}

/// What he may do is allowed, too.
void TwoD6AttackTest::numbers()
{
    QFETCH(Attack, attack);
    QVERIFY(isFree(attack));
    QTEST(numberOf(attack), "number");
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
