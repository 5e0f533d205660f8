#include "percentile/fighters.h"
#include "rules/systems/percentile/defence.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/odds.h"
#include "rules/systems/percentile/system.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// What is counted face by face here, with the arithmetic of the document alone: nothing below calls a rule.
struct Count {
    double success = 0;
    double struck = 0;
    double stopped = 0;
    double wounded = 0;
    double down = 0;
    double out = 0;
    std::array<double, 7> at{};
    std::map<int, double> damage;
    std::map<int, double> wounds;
    std::map<int, double> losses;
};

/// The house table of locations, typed from the document: up to which d100, and damage in halves (PCT-D23).
struct PlaceRow {
    int upTo;
    int location;
    int halves;
};
constexpr std::array<PlaceRow, 7> kPlaces{
    {{10, 0, 4}, {36, 1, 2}, {52, 2, 2}, {64, 3, 1}, {76, 4, 1}, {88, 5, 1}, {100, 6, 1}}};
constexpr std::array<int, 7> kCalledCosts{-40, -10, -10, -20, -20, -20, -20};

/// What one who strikes brings along.
struct Striker {
    int rating = 0;  ///< with all modifiers
    int dex = 0;
    bool melee = true;
    int dice = 1;
    int sides = 10;
    int called = -1;  ///< location, -1 not called
};
struct Defender {
    int rating = -1;  ///< -1: he does nothing
    int dex = 0;
    int healthMax = 20;
    int health = 20;
    std::array<int, 7> armour{};
};

/// Ways of each sum of some dice.
std::map<int, double> sums(int dice, int sides)
{
    std::map<int, double> all{{0, 1.0}};
    for (int die = 0; die < dice; ++die) {
        std::map<int, double> next;
        for (const auto& [sum, chance] : all) {
            for (int face = 1; face <= sides; ++face)
                next[sum + face] += chance / sides;
        }
        all = next;
    }
    return all;
}

/// PCT-D11: to the nearest, at least 1.
int criticalOf(int rating)
{
    return std::max(1, static_cast<int>(std::floor(rating * 0.02 + 0.5)));
}

/// PCT-D29: from the share of the greatest Health.
int woundLevel(int damage, int most)
{
    if (damage == 0)
        return 0;
    if (damage >= most)
        return 5;
    if (10 * damage <= most)
        return 1;
    if (4 * damage <= most)
        return 2;
    return 2 * damage <= most ? 3 : 4;
}

/// PCT-D20 with PCT-D19.
int lossLevel(int margin, bool critical, bool halved)
{
    const int s = std::max(margin, 0);
    int level = s < 10 ? 1 : s < 25 ? 2 : s < 45 ? 3 : s < 70 ? 4 : 5;
    if (critical)
        level = std::min(level + 1, 5);
    return halved ? std::max(1, (level + 1) / 2) : level;
}

/// One blow that lands.
void addBlow(Count& count, const Striker& by, const Defender& at, bool critical, bool halved, int margin, double chance)
{
    count.struck += chance;
    if (by.melee) {
        const int level = lossLevel(margin, critical, halved);
        count.losses[level] += chance;
        count.down += level >= 4 ? chance : 0;
    }
    const std::map<int, double> dice = sums(by.dice, by.sides);
    for (int d100 = 1; d100 <= 100; ++d100) {
        const PlaceRow* row = &kPlaces[0];
        while (row->upTo < d100)
            ++row;
        int place = by.called >= 0 ? by.called : row->location;
        // PCT-24: a ranged critical strikes the critical location that does most, the head, or stays where it was called (PCT-D41).
        if (critical && !by.melee && by.called < 0)
            place = 0;
        const auto index = static_cast<std::size_t>(place);
        for (const auto& [sum, ofSum] : dice) {
            double points = sum * kPlaces[index].halves / 2.0;
            points *= critical && by.melee ? 2 : 1;
            points *= halved ? 0.5 : 1;
            const int damage = std::max(0, static_cast<int>(std::floor(points + 0.5)) - at.armour[index]);
            const double part = chance * ofSum / 100;
            count.at[index] += part;
            count.damage[damage] += part;
            count.wounds[woundLevel(damage, at.healthMax)] += part;
            (damage == 0 ? count.stopped : count.wounded) += part;
            count.out += at.health > 0 && damage >= at.health ? part : 0;
        }
    }
}

/// An attack against each face of both dice.
Count counted(const Striker& by, const Defender& at)
{
    Count count;
    for (int die = 1; die <= 98; ++die) {
        const bool critical = die <= criticalOf(by.rating);
        if (!critical && die > by.rating)
            continue;
        count.success += 0.01;
        const int result = by.rating - die + (by.melee ? by.dex : 0);
        if (critical || at.rating < 0) {
            addBlow(count, by, at, critical, false, by.rating - die, 0.01);
            continue;
        }
        std::array<int, 2> landing{};  // answers that leave it whole, and that halve it
        for (int answer = 1; answer <= 100; ++answer) {
            const bool succeeds = answer < 99 && (answer <= at.rating || answer <= criticalOf(at.rating));
            const int against = at.rating - answer + (by.melee ? at.dex : 0);
            if (!succeeds || against <= result)
                ++landing[succeeds ? 1 : 0];
        }
        for (const bool halved : {false, true}) {
            if (const int ways = landing[halved ? 1 : 0]; ways > 0)
                addBlow(count, by, at, false, halved, by.rating - die, 0.0001 * ways);
        }
    }
    return count;
}

double at(const std::vector<double>& chances, int grade)
{
    return static_cast<std::size_t>(grade) < chances.size() ? chances[static_cast<std::size_t>(grade)] : 0;
}

double at(const OddsOfHarm& odds, Quantity quantity, int grade)
{
    for (const OddsScale& scale : odds.scales) {
        if (scale.quantity == static_cast<std::uint16_t>(quantity))
            return at(scale.chances, grade);
    }
    return 0;
}

/// How far the odds are from what was counted, anywhere.
double apart(const OddsOfHarm& odds, const Count& count)
{
    double most = 0;
    const auto compare = [&most](double a, double b) { most = std::max(most, std::abs(a - b)); };
    compare(odds.effect.struck, count.struck);
    compare(odds.effect.stopped, count.stopped);
    compare(odds.effect.wounded, count.wounded);
    compare(odds.effect.down, count.down);
    compare(odds.effect.out, count.out);
    for (std::size_t i = 0; i < count.at.size(); ++i)
        compare(odds.byLocation[i].struck, count.at[i]);
    for (int damage = 1; damage <= 60; ++damage)
        compare(at(odds.damage, damage), count.damage.contains(damage) ? count.damage.at(damage) : 0);
    for (int level = 1; level <= 5; ++level) {
        compare(at(odds, Quantity::WoundLevel, level), count.wounds.contains(level) ? count.wounds.at(level) : 0);
        compare(at(odds, Quantity::LossLevel, level), count.losses.contains(level) ? count.losses.at(level) : 0);
    }
    return most;
}

/// What thousands of additions may round off.
constexpr double kExact = 1e-10;

Striker striker(const Attack& attack, int rating)
{
    return {rating,
            attack.attacker.dex,
            attack.weapon.kind == WeaponKind::Melee,
            attack.weapon.damageDice,
            attack.weapon.damageSides,
            static_cast<int>(attack.options.called) - 1};
}

}  // namespace

/// Odds of attacks, clashes and duels, beside a count of every face that knows no rule of the program.
class PercentileOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacks_data();
    void attacks();
    void halvedHarmAndArmour();
    void theBestDefenceIsTold();
    void withoutAChoiceThereAreNoDefences();
    void weaponsThatDoNoHarm();
    void clashOfTwo();
    void duelOfThePrintedRatings();
    void everybodyInADuel();
    void tooManyToWalkThrough();
    void whatElseCouldBeDone();
};

void PercentileOddsTest::attacks_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("defence");
    QTest::addColumn<int>("answered");  // which of the defences; -1: none
    Attack called = blow();
    called.options.called = Called::Head;
    Attack calledShot = shot();
    calledShot.options.called = Called::LeftArm;
    Attack hurt = shot();
    hurt.targetCondition.healthLost = 14;
    Attack fallen = blow(120);
    fallen.weapon.damageDice = 2;
    fallen.weapon.damageSides = 6;
    QTest::newRow("PCT-07 PCT-14 a blow, parried") << blow() << 55 << 60 << 0;
    QTest::newRow("PCT-10 a blow, nothing done") << blow() << 55 << -1 << 1;
    QTest::newRow("PCT-29 a blow called at the head") << called << 55 + kCalledCosts[0] << 60 << 0;
    QTest::newRow("PCT-11 a rating above all faces, two dice") << fallen << 120 << 60 << 0;
    QTest::newRow("PCT-21 PCT-27 a shot, dodged") << shot() << 67 << 50 << 0;
    QTest::newRow("PCT-23 a shot, nothing done") << shot() << 67 << -1 << 1;
    QTest::newRow("PCT-24 PCT-29 PCT-D41 a shot called at the left arm")
        << calledShot << 67 + kCalledCosts[4] << 50 << 0;
    QTest::newRow("PCT-31 at somebody hurt") << hurt << 67 << 50 << 0;
}

void PercentileOddsTest::attacks()
{
    QFETCH(Attack, attack);
    QFETCH(int, rating);
    QFETCH(int, defence);
    QFETCH(int, answered);
    const AttackOdds odds = oddsOf(attack);
    QCOMPARE(odds.defences.size(), 2U);
    Defender defender{.rating = defence, .dex = attack.target.dex};
    defender.health = 20 - attack.targetCondition.healthLost;
    const Count count = counted(striker(attack, rating), defender);
    const double apartFrom = apart(odds.defences[static_cast<std::size_t>(answered)], count);
    QVERIFY2(apartFrom < kExact, qPrintable(QString::number(apartFrom)));
    QVERIFY(std::abs(odds.success - count.success) < kExact);
    if (answered == 0)
        QVERIFY(apart(odds, count) < kExact);
}

void PercentileOddsTest::halvedHarmAndArmour()
{
    Attack attack = blow();
    attack.target.armour = {3, 2, 2, 1, 1, 1, 1};
    attack.target.healthMax = 9;
    Defender defender{.rating = 60, .dex = 40, .healthMax = 9, .health = 9, .armour = {3, 2, 2, 1, 1, 1, 1}};
    QVERIFY(apart(oddsOf(attack), counted(striker(attack, 55), defender)) < kExact);
}

void PercentileOddsTest::theBestDefenceIsTold()
{
    Attack attack = blow();
    attack.weapon.mayDodge = true;
    attack.target.dodge = 75;
    const AttackOdds odds = oddsOf(attack);
    QCOMPARE(odds.defences.size(), 3U);
    QCOMPARE(odds.defences[0].decision, static_cast<std::uint16_t>(Query::DefenceKind));
    QCOMPARE(odds.defences[0].option, static_cast<int>(DefenceKind::Dodge));
    QCOMPARE(odds.defences[1].option, static_cast<int>(DefenceKind::Parry));
    QCOMPARE(odds.defences[2].option, static_cast<int>(DefenceKind::None));
    QVERIFY(apart(odds, counted(striker(attack, 55), {.rating = 75, .dex = 40})) < kExact);
    QVERIFY(apart(odds.defences[1], counted(striker(attack, 55), {.rating = 60, .dex = 40})) < kExact);
    QVERIFY(odds.effect.struck < odds.defences[1].effect.struck);
    QVERIFY(odds.defences[1].effect.struck < odds.defences[2].effect.struck);
}

void PercentileOddsTest::withoutAChoiceThereAreNoDefences()
{
    Attack attack = shot();
    attack.weapon.mayDodge = false;
    const AttackOdds odds = oddsOf(attack);
    QVERIFY(odds.defences.empty());
    QVERIFY(apart(odds, counted(striker(attack, 67), {})) < kExact);
    QVERIFY(std::abs(odds.offBody - 0.33) < kExact);
}

/// PCT-D21: hit, driven back, and nowhere in particular.
void PercentileOddsTest::weaponsThatDoNoHarm()
{
    Attack attack = blow();
    attack.switches.meleeWeaponDamage = false;
    const Count count = counted(striker(attack, 55), {.rating = 60, .dex = 40});
    const AttackOdds odds = oddsOf(attack);
    QVERIFY(std::abs(odds.effect.struck - count.struck) < kExact);
    QVERIFY(std::abs(odds.effect.down - count.down) < kExact);
    QCOMPARE(odds.effect.wounded, 0.0);
    QCOMPARE(odds.byLocation[1].struck, 0.0);
    QVERIFY(std::abs(at(odds.damage, 0) - 1.0) < kExact);
}

void PercentileOddsTest::clashOfTwo()
{
    Clash clash;
    clash.attacker = blow().attacker;
    clash.target = blow().target;
    clash.weapon = sword();
    clash.targetWeapon = sword();
    // 55 and DEX 48 against 60 and DEX 40 (PCT-D14).
    Count onTarget;
    Count onAttacker;
    const Striker first{.rating = 55, .dex = 48};
    const Striker second{.rating = 60, .dex = 40};
    std::array<int, 101> waysB{};
    for (int a = 1; a <= 100; ++a) {
        int waysA = 0;
        for (int b = 1; b <= 100; ++b) {
            const bool hitsA = a <= 55;
            const bool hitsB = b <= 60;
            const bool criticalA = a <= 1;
            const bool criticalB = b <= 1;
            const int resultA = 55 - a + 48;
            const int resultB = 60 - b + 40;
            const bool byA = hitsA && (!hitsB || (criticalA != criticalB ? criticalA : resultA > resultB));
            const bool byB = hitsB && (!hitsA || (criticalA != criticalB ? criticalB : resultB > resultA));
            waysA += byA ? 1 : 0;
            waysB[static_cast<std::size_t>(b)] += byB ? 1 : 0;
        }
        if (waysA > 0)
            addBlow(onTarget, first, {}, a <= 1, false, 55 - a, 0.0001 * waysA);
    }
    for (int b = 1; b <= 100; ++b) {
        if (const int ways = waysB[static_cast<std::size_t>(b)]; ways > 0)
            addBlow(onAttacker, second, {}, b <= 1, false, 60 - b, 0.0001 * ways);
    }
    const AttackOdds odds = oddsOf(clash);
    QCOMPARE(odds.victims.size(), 2U);
    QCOMPARE(odds.victims[0].part, std::string_view("target"));
    QCOMPARE(odds.victims[1].part, std::string_view("attacker"));
    QVERIFY(apart(odds, onTarget) < kExact);
    QVERIFY(apart(odds.victims[1], onAttacker) < kExact);
}

namespace {

Duellist duellist(const Weapon& weapon, int rating)
{
    Duellist who;
    who.character.rangedSkills.set(weapon.skill, rating);
    who.weapon = weapon;
    return who;
}

/// Harm of a duel against a number, face by face (PCT-35 to PCT-40).
Count duelled(int mine, int other, int dice, int sides)
{
    Count count;
    const Striker by{.rating = 0, .melee = false, .dice = dice, .sides = sides};
    for (int a = 1; a <= 10; ++a) {
        for (int b = 1; b <= 10; ++b) {
            if (a > mine)
                continue;
            const bool half = b <= other && b < a;
            addBlow(count, by, {}, false, half, 0, 0.01);
        }
    }
    return count;
}

}  // namespace

/// PCT-E01, E02: a thrown knife 37 against pistols 67, 4 against 7.
void PercentileOddsTest::duelOfThePrintedRatings()
{
    Duel duel;
    Weapon knife = pistol();
    knife.skill = "Knife";
    knife.kind = WeaponKind::Thrown;
    knife.damageSides = 6;
    duel.sideA.push_back(duellist(knife, 37));
    duel.sideB.push_back(duellist(pistol(), 67));
    const AttackOdds odds = oddsOf(duel);
    QCOMPARE(odds.victims.size(), 2U);
    QVERIFY(std::abs(odds.success - 0.4) < kExact);
    QVERIFY(std::abs(odds.effect.struck - 0.4) < kExact);
    QVERIFY(std::abs(odds.victims[1].effect.struck - 0.7) < kExact);
    QVERIFY(apart(odds, duelled(4, 7, 1, 6)) < kExact);
    QVERIFY(apart(odds.victims[1], duelled(7, 4, 1, 10)) < kExact);
}

void PercentileOddsTest::everybodyInADuel()
{
    Duel duel;
    for (const int rating : {37, 55, 92})
        duel.sideA.push_back(duellist(pistol(), rating));
    for (const int rating : {67, 20, 81})
        duel.sideB.push_back(duellist(pistol(), rating));
    const AttackOdds odds = oddsOf(duel);
    QCOMPARE(odds.victims.size(), 6U);
    const std::array<std::pair<int, int>, 3> numbers{{{4, 7}, {6, 2}, {9, 8}}};
    for (std::size_t pair = 0; pair < numbers.size(); ++pair) {
        const OddsVictim& ofB = odds.victims[2 * pair];
        const OddsVictim& ofA = odds.victims[2 * pair + 1];
        QCOMPARE(ofB.part, std::string_view("sideB"));
        QCOMPARE(ofA.part, std::string_view("sideA"));
        QCOMPARE(ofA.element, pair);
        QVERIFY(apart(ofB, duelled(numbers[pair].first, numbers[pair].second, 1, 10)) < kExact);
        QVERIFY(apart(ofA, duelled(numbers[pair].second, numbers[pair].first, 1, 10)) < kExact);
    }
}

void PercentileOddsTest::tooManyToWalkThrough()
{
    const OddsFacet& facet = *system().odds();
    Duel duel;
    Weapon heavy = pistol();
    heavy.damageDice = 20;
    heavy.damageSides = 100;
    for (std::size_t i = 0; i < kMostDuellists; ++i) {
        duel.sideA.push_back(duellist(heavy, 50));
        duel.sideB.push_back(duellist(heavy, 50));
    }
    QCOMPARE(facet.foresight(Input(duel)), Foresight::TooMany);
    duel.sideA.resize(1);
    duel.sideB.resize(1);
    QCOMPARE(facet.foresight(Input(duel)), Foresight::Clear);
    QCOMPARE(facet.foresight(Input(shot())), Foresight::Clear);
}

void PercentileOddsTest::whatElseCouldBeDone()
{
    const OddsFacet& facet = *system().odds();
    Attack attack = blow();
    attack.options.called = Called::Head;
    const auto all = facet.alternatives(Input(attack));
    QCOMPARE(all.size(), 2U);
    QCOMPARE(all[0].front().field, std::string_view("called"));
    QCOMPARE(all[0].front().value, 0);
    QCOMPARE(all[1].front().field, std::string_view("rollsAgainst"));
    QCOMPARE(all[1].front().value, static_cast<int>(RollsAgainst::Dex));
    QVERIFY(facet.alternatives(Input(shot())).empty());
}

HITSPREAD_TEST(PercentileOddsTest)
#include "percentileodds_test.moc"
