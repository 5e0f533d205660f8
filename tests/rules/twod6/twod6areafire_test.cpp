#include "rules/systems/twod6/areafire.h"

#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <cmath>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr std::int32_t kPlace = 15;  ///< metres to it: short range, and far from the shooter

/// Level 6 at a place, without anybody there.
AreaFire fire()
{
    AreaFire fire;
    Fighter& who = fire.character.emplace_back(somebody());
    arm(who, launcher());
    fire.weapon = who.weapons[0];
    fire.weaponState = who.weaponStates[0];
    fire.options.distance = kPlace;
    return fire;
}
/// Somebody who stands so far beyond the place and so far to its right.
void addAt(AreaFire& fire, std::int32_t ahead, std::int32_t right = 0)
{
    fire.near.push_back(somebody(8));
    fire.nearOptions.push_back({.ahead = ahead, .right = right});
}
AreaFire fireAt(std::int32_t ahead, std::int32_t right = 0)
{
    AreaFire one = fire();
    addAt(one, ahead, right);
    return one;
}

Given drift(int direction, int distance)
{
    return two(Query::Scatter, direction, distance);
}
/// A hit or a miss, and three dice of 1 at the torso of each of two.
std::vector<Given> course(std::vector<Given> first)
{
    for (std::uint16_t index = 0; index < 3; ++index) {
        first.push_back(two(Query::Place, 4, 2, index));
        first.push_back(dice(Query::Damage, {1, 1, 1}, index));
        first.push_back(stays(index));
    }
    return first;
}
int areaNumberOf(const AreaFire& fire)
{
    return valueOf(resolved(fire, {hits()}), Quantity::AttackNumber);
}

}  // namespace

/// Shots at a place: number, scatter, blast (TD-51 to TD-58, TD-D18, TD-D45, TD-D59).
class TwoD6AreaFireTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void refused_data();
    void refused();
    void scatters_data();
    void scatters();
    void impacts_data();
    void impacts();
    void blast_data();
    void blast();
    void asks_data();
    void asks();
    void asksWhereItMatters_data();
    void asksWhereItMatters();
    void strikes_data();
    void strikes();
    void everybodyByHimself_data() { onlyRow("TD-53 TD-D18"); }
    void everybodyByHimself();
    void poolOfArmour_data() { onlyRow("TD-90 TD-D58"); }
    void poolOfArmour();
    void shooter_data();
    void shooter();
    void spends_data();
    void spends();
};

void TwoD6AreaFireTest::numbers_data()
{
    QTest::addColumn<AreaFire>("fire");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, int number, auto change) {
        AreaFire one = fireAt(0);
        change(one, one.character[0].condition, one.near[0].condition);
        QTest::newRow(name) << one << number;
    };
    using F = AreaFire;
    using C = Condition;
    row("TD-35 TD-45a level and short range", 6, [](F&, C&, C&) {});
    row("TD-54 TD-D18 nothing of who stands there", 6, [](F&, C&, C& target) {
        target.movement = Movement::Evaded;
        target.prone = true;
        target.cover = Cover::Full;
    });
    row("TD-44a walked", 7, [](F& fire, C&, C&) { fire.options.mode = Mode::Walk; });
    row("TD-44b ran", 8, [](F& fire, C&, C&) { fire.options.mode = Mode::Run; });
    row("TD-44d off hand", 8, [](F& fire, C&, C&) { fire.weaponState.held = Held::Left; });
    row("TD-44e drew", 8, [](F&, C& who, C&) { who.drew = true; });
    row("TD-45b medium", 8, [](F& fire, C&, C&) { fire.options.distance = 50; });
    row("TD-45c long", 10, [](F& fire, C&, C&) { fire.options.distance = 51; });
    row("TD-46a partial darkness", 8, [](F& fire, C&, C&) { fire.options.light = Light::PartialDarkness; });
    row("TD-46b total darkness", 10, [](F& fire, C&, C&) { fire.options.light = Light::TotalDarkness; });
    const auto aim = [](C& who, std::int32_t rounds) {
        who.aimAt = 7;
        who.aimRounds = rounds;
    };
    row("TD-D59 careful aim at who stands there", 4, [&](F& fire, C& who, C&) {
        aim(who, 2);
        fire.options.aimedAt = 7;
    });
    row("TD-47 at most three", 3, [&](F& fire, C& who, C&) {
        aim(who, 4);
        fire.options.aimedAt = 7;
    });
    row("TD-D59 careful aim at somebody else", 6, [&](F& fire, C& who, C&) {
        aim(who, 2);
        fire.options.aimedAt = 8;
    });
    row("TD-D59 careful aim at nobody there", 6, [&](F&, C& who, C&) { aim(who, 2); });
    row("TD-D37 a hurt arm", 8, [](F&, C& who, C&) { hurt(who, Location::RightArm, Wound::Incapacitated); });
    row("TD-42 a modifier by name", 9, [](F& fire, C&, C&) { fire.options.rollModifiers.set("Wind", 3); });
}

void TwoD6AreaFireTest::numbers()
{
    QFETCH(AreaFire, fire);
    QVERIFY(isFree(fire));
    QTEST(areaNumberOf(fire), "number");
}

void TwoD6AreaFireTest::refused_data()
{
    QTest::addColumn<AreaFire>("fire");
    QTest::addColumn<RefusalCode>("code");
    const auto row = [](const char* name, RefusalCode code, auto change) {
        AreaFire one = fire();
        change(one, one.character[0].condition);
        QTest::newRow(name) << one << code;
    };
    using F = AreaFire;
    using C = Condition;
    row("TD-51 a pistol has no area", RefusalCode::NoAreaWeapon, [](F& fire, C&) { fire.weapon = pistol(); });
    row("TD-34 TD-D59 no line of sight to the place", RefusalCode::NoLineOfSight,
        [](F& fire, C&) { fire.options.sight = false; });
    row("TD-34 TD-D59 the place is too far", RefusalCode::OutOfRange, [](F& fire, C&) { fire.options.distance = 101; });
    row("TD-34 TD-D59 13", RefusalCode::NumberTooHigh, [](F& fire, C&) { fire.options.rollModifiers.set("Fog", 7); });
    row("TD-33 no round left", RefusalCode::NoShots, [](F& fire, C&) { fire.weaponState.shotsLeft = 0; });
    row("TD-D10 with a sprint", RefusalCode::ComplexTaken, [](F& fire, C&) { fire.options.mode = Mode::Sprint; });
    row("TD-17 after another attack", RefusalCode::KindSpent, [](F&, C& who) {
        who.inRound = who.begun = true;
        who.kinds = bitOf(ActionKind::Combat);
    });
    row("TD-D70 who holds somebody", RefusalCode::HolderStrikesHeld, [](F&, C& who) { who.holding = 7; });
    row("TD-14 what is stowed", RefusalCode::WeaponStowed, [](F& fire, C&) { fire.weaponState.held = Held::Stowed; });
}

/// For this and nothing else.
void TwoD6AreaFireTest::refused()
{
    QFETCH(AreaFire, fire);
    QFETCH(RefusalCode, code);
    const std::vector<Refusal> found = Input(fire).validate(nullptr);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(int{found[0].code}, static_cast<int>(code));
}

void TwoD6AreaFireTest::scatters_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("wall");
    QTest::addColumn<int>("degrees");
    QTest::addColumn<int>("metres");
    const int none = kNoEntry;
    QTest::newRow("TD-D18 straight on") << 1 << 1 << none << 0 << 5;
    QTest::newRow("TD-V24 TD-57 60 degrees clockwise, 20 m") << 2 << 4 << none << 60 << 20;
    QTest::newRow("TD-D18 120") << 3 << 2 << none << 120 << 10;
    QTest::newRow("TD-D18 back") << 4 << 6 << none << 180 << 30;
    QTest::newRow("TD-D18 240") << 5 << 3 << none << 240 << 15;
    QTest::newRow("TD-D18 300") << 6 << 5 << none << 300 << 25;
    QTest::newRow("TD-58 in front of a wall") << 2 << 4 << 7 << 60 << 7;
    QTest::newRow("TD-58 a wall further off") << 2 << 4 << 21 << 60 << 20;
}

/// TD-51, TD-56: 4 against 6.
void TwoD6AreaFireTest::scatters()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, wall);
    AreaFire one = fire();
    one.options.wall = wall;
    const Resolution resolution = resolved(one, {two(Query::AttackDice, 1, 3), drift(first, second)});
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::ScatterDegrees), "degrees");
    const bool stops = valueOf(resolution, Quantity::ScatterStopped) != kNoValue;
    QTEST(valueOf(resolution, stops ? Quantity::ScatterStopped : Quantity::ScatterDistance), "metres");
}

void TwoD6AreaFireTest::impacts_data()
{
    QTest::addColumn<int>("degrees");
    QTest::addColumn<int>("ahead");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("apart");
    QTest::newRow("TD-D18 0: further from the shooter") << 0 << 200 << 0 << 200;
    QTest::newRow("TD-V24 60") << 60 << 100 << 173 << 200;
    QTest::newRow("TD-D18 120") << 120 << -100 << 173 << 200;
    QTest::newRow("TD-D18 180") << 180 << -200 << 0 << 200;
    QTest::newRow("TD-D18 240") << 240 << -100 << -173 << 200;
    QTest::newRow("TD-D18 300") << 300 << 100 << -173 << 200;
}

/// 20 m, in decimetres.
void TwoD6AreaFireTest::impacts()
{
    QFETCH(int, degrees);
    const Impact impact = scattered(degrees, 20);
    QTEST(static_cast<int>(std::lround(impact.ahead)), "ahead");
    QTEST(static_cast<int>(std::lround(impact.right)), "right");
    QTEST(int{distanceFrom(impact, {})}, "apart");
}

void TwoD6AreaFireTest::blast_data()
{
    QTest::addColumn<AreaFire>("fire");
    QTest::addColumn<std::vector<Given>>("first");
    QTest::addColumn<bool>("struck");
    const std::vector<Given> hit{two(Query::AttackDice, 2, 4)};
    const auto missed = [](int direction, int distance) {
        return std::vector<Given>{two(Query::AttackDice, 1, 4), drift(direction, distance)};
    };
    const auto radius = [](std::int32_t area, std::int32_t metres) {
        AreaFire one = fireAt(metres);
        one.weapon.area = area;
        return one;
    };
    AreaFire walled = fireAt(1);
    walled.nearOptions[0].shielded = true;
    AreaFire beyond = fireAt(10, 1);
    beyond.weapon.area = 2;
    QTest::newRow("TD-56 TD-53 6 of 6: who stands there") << fireAt(0) << hit << true;
    QTest::newRow("TD-E10 TD-52 TD-D45 1: up to 5 m") << fireAt(5) << hit << true;
    QTest::newRow("TD-E10 TD-52 1: not 6 m") << fireAt(6) << hit << false;
    QTest::newRow("TD-E10 TD-52 2: up to 10 m") << radius(2, 10) << hit << true;
    QTest::newRow("TD-E10 TD-52 2: not 11 m") << radius(2, 11) << hit << false;
    QTest::newRow("TD-D45 2: not 10.05 m") << beyond << hit << false;
    QTest::newRow("TD-53 3 m and 4 m are 5") << fireAt(3, -4) << hit << true;
    QTest::newRow("TD-53 4 m and 4 m are more") << fireAt(4, 4) << hit << false;
    QTest::newRow("TD-D45 behind a wall") << walled << hit << false;
    QTest::newRow("TD-51 TD-55 5 of 6: 5 m short of him") << fireAt(0) << missed(4, 1) << true;
    QTest::newRow("TD-51 TD-55 10 m short of him") << fireAt(0) << missed(4, 2) << false;
    QTest::newRow("TD-55 it comes down beside him") << fireAt(10, 17) << missed(2, 4) << true;
    QTest::newRow("TD-55 to the other side") << fireAt(10, 17) << missed(6, 4) << false;
}

void TwoD6AreaFireTest::blast()
{
    QFETCH(AreaFire, fire);
    QFETCH(std::vector<Given>, first);
    const Resolution resolution = resolved(fire, course(first));
    QVERIFY(resolution.isFinished());
    QTEST(after(fire, resolution).near[0].condition.lethal == 3, "struck");
    QCOMPARE(happened(resolution, EventKind::Hit), first.size() == 1);
}

void TwoD6AreaFireTest::asks_data()
{
    QTest::addColumn<bool>("isHit");
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("struck");
    QTest::newRow("TD-53 in it, unless somebody says no") << true << -1 << true;
    QTest::newRow("TD-53 somebody says no") << true << 0 << false;
    QTest::newRow("TD-55 after a scatter out of it") << false << -1 << false;
    QTest::newRow("TD-55 unless somebody says yes") << false << 1 << true;
}

/// Nobody has said where he stands.
void TwoD6AreaFireTest::asks()
{
    QFETCH(bool, isHit);
    QFETCH(int, answer);
    const AreaFire one = fireAt(kNoEntry, kNoEntry);
    std::vector<Given> answers = course(isHit ? std::vector{hits()} : std::vector{misses(), drift(1, 1)});
    if (answer >= 0)
        answers.push_back(choice(Query::InBlast, answer));
    const Resolution resolution = resolved(one, answers);
    QVERIFY(resolution.isFinished() && hasAsked(resolution, Query::InBlast));
    QTEST(after(one, resolution).near[0].condition.lethal == 3, "struck");
}

void TwoD6AreaFireTest::asksWhereItMatters_data()
{
    QTest::addColumn<int>("metres");
    QTest::addColumn<bool>("isHit");
    QTest::addColumn<bool>("asked");
    QTest::addColumn<bool>("struck");
    QTest::newRow("TD-D45 5 m from where it was fired at") << 5 << true << false << true;
    QTest::newRow("TD-53 6 m from there") << 6 << true << false << false;
    QTest::newRow("TD-55 drifted by 5 m, he stood 3 m off") << 3 << false << true << false;
    QTest::newRow("TD-55 drifted by 5 m, he stood 11 m off") << 11 << false << false << false;
}

/// How far he is from the place is known, but not in which direction.
void TwoD6AreaFireTest::asksWhereItMatters()
{
    QFETCH(int, metres);
    QFETCH(bool, isHit);
    AreaFire one = fireAt(kNoEntry, kNoEntry);
    one.nearOptions[0].metres = metres;
    const Resolution resolution = resolved(one,
                                           course(isHit ? std::vector{hits()} : std::vector{misses(), drift(1, 1)}));
    QVERIFY(resolution.isFinished());
    QTEST(hasAsked(resolution, Query::InBlast), "asked");
    QTEST(after(one, resolution).near[0].condition.lethal == 3, "struck");
}

void TwoD6AreaFireTest::strikes_data()
{
    QTest::addColumn<AreaFire>("fire");
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("lethal");
    AreaFire clothed = fireAt(0);
    clothe(clothed.near[0], armour(1, 2));
    AreaFire covered = fireAt(0);
    covered.near[0].condition.covered = kEverywhere;
    QTest::newRow("TD-53 three dice") << fireAt(0) << 4 << 2 << 12;
    QTest::newRow("TD-D18 doubles are critical") << fireAt(0) << 3 << 3 << 24;
    QTest::newRow("TD-88 through armour") << clothed << 4 << 2 << 6;
    QTest::newRow("TD-D59 cover does not help") << covered << 4 << 2 << 12;
}

void TwoD6AreaFireTest::strikes()
{
    QFETCH(AreaFire, fire);
    QFETCH(int, row);
    QFETCH(int, column);
    const Resolution resolution = resolved(
        fire, {hits(), two(Query::Place, row, column), dice(Query::Damage, {3, 4, 5}), stays(), declines()});
    QVERIFY(resolution.isFinished());
    QVERIFY(!hasAsked(resolution, Query::PlaceAgain));
    QTEST(int{after(fire, resolution).near[0].condition.lethal}, "lethal");
}

/// TD-53, TD-D18: a place and damage of their own, in their order.
void TwoD6AreaFireTest::everybodyByHimself()
{
    AreaFire one = fireAt(0);
    addAt(one, 2);
    addAt(one, 30);
    std::vector<Given> answers{hits(), two(Query::Place, 1, 2), dice(Query::Damage, {1, 1, 1}), stays()};
    QVERIFY(isOpenAt(resolved(one, answers), Query::Place, 1));
    answers.push_back(two(Query::Place, 2, 4, 1));
    answers.push_back(dice(Query::Damage, {2, 2, 1}, 1));
    answers.push_back(two(Query::ConsciousnessDice, 1, 1, 1));
    const Resolution resolution = resolved(one, answers);
    QVERIFY(resolution.isFinished());
    const AreaFire now = after(one, resolution);
    QCOMPARE(now.near[0].condition.lethal, 3);
    QCOMPARE(now.near[1].condition.lethal, 5);
    QCOMPARE(now.near[2].condition.lethal, 0);
    QVERIFY(!now.near[0].condition.unconscious && now.near[1].condition.unconscious);
    QCOMPARE(valueOf(resolution, Quantity::PlaceStruck), static_cast<int>(Location::LeftArm));
    QCOMPARE(valueOf(resolution, Quantity::PlaceStruck, 1), static_cast<int>(Location::Head));
}

/// TD-90, TD-D58: of each his own.
void TwoD6AreaFireTest::poolOfArmour()
{
    AreaFire one = fireAt(0);
    addAt(one, 2);
    for (Fighter& who : one.near)
        clothe(who, armour(1, 2, bitOf(Location::Torso), 4));
    const auto at = [](std::uint16_t index, std::uint8_t face) {
        return std::vector<Given>{two(Query::Place, 4, 2, index), dice(Query::Damage, {face, face, face}, index),
                                  stays(index)};
    };
    std::vector<Given> answers = at(0, 4);
    for (const Given& given : at(1, 1))
        answers.push_back(given);
    answers.push_back(hits());
    const Resolution resolution = resolved(one, answers);
    QVERIFY(resolution.isFinished());
    const AreaFire now = after(one, resolution);
    QCOMPARE(now.near[0].condition.lethal, 2);
    QCOMPARE(now.near[0].armourState[0].poolLeft, 0);
    QCOMPARE(now.near[1].condition.lethal, 0);
    QCOMPARE(now.near[1].armourState[0].poolLeft, 3);
}

void TwoD6AreaFireTest::shooter_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<bool>("struck");
    QTest::newRow("TD-53 5 m from himself") << 5 << true;
    QTest::newRow("TD-53 6 m from himself") << 6 << false;
}

/// The element after those near is his.
void TwoD6AreaFireTest::shooter()
{
    QFETCH(int, distance);
    AreaFire one = fireAt(30);
    one.options.distance = distance;
    const Resolution resolution = resolved(one, course({hits()}));
    QVERIFY(resolution.isFinished());
    QTEST(after(one, resolution).character[0].condition.lethal == 3, "struck");
}

void TwoD6AreaFireTest::spends_data()
{
    QTest::addColumn<std::vector<Given>>("first");
    QTest::newRow("TD-33 TD-62b a hit") << std::vector{hits()};
    QTest::newRow("TD-33 TD-62b a miss") << std::vector{misses(), drift(1, 3)};
}

/// One round, the shot of his turn, careful aim; a hurt arm costs its Bruise (TD-D16, TD-D37).
void TwoD6AreaFireTest::spends()
{
    QFETCH(std::vector<Given>, first);
    AreaFire one = fireAt(30);
    Condition& who = one.character[0].condition;
    who.inRound = true;
    who.aimAt = 7;
    who.aimRounds = 2;
    hurt(who, Location::RightArm, Wound::Incapacitated);
    const Resolution resolution = resolved(one, course(first));
    QVERIFY(resolution.isFinished());
    const AreaFire now = after(one, resolution);
    QCOMPARE(now.weaponState.shotsLeft, 2);
    const Condition& then = now.character[0].condition;
    QVERIFY(then.shot);
    QCOMPARE(then.kinds, bitOf(ActionKind::Combat));
    QCOMPARE(then.aimRounds, 0);
    QCOMPARE(then.filled, 1);
}

HITSPREAD_TEST(TwoD6AreaFireTest)

#include "twod6areafire_test.moc"
