#include "percentile/fighters.h"
#include "rules/core/effects.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// Swords of 80 and 70, DEX 40 and 50.
Clash clash()
{
    Clash clash;
    clash.attacker.dex = 40;
    clash.attacker.meleeSkills.set("Sword", 80);
    clash.weapon = sword();
    clash.target.dex = 50;
    clash.target.meleeSkills.set("Sword", 70);
    clash.targetWeapon = sword();
    return clash;
}

/// Both dice, then hits on the chest for 4 points and fumbles that are left to the game master.
Resolution clashed(const Clash& clash, int first, int second)
{
    std::vector<Given> answers{{Query::AttackDie, first}, {Query::AttackDie, second, 1}};
    for (const std::uint16_t element : {std::uint16_t{0}, std::uint16_t{1}}) {
        answers.push_back({Query::HitLocation, 30, element});
        answers.push_back({Query::HitDamage, 4, element});
        answers.push_back({Query::FumbleDie, 10, element});
    }
    return resolved(clash, answers);
}

int lostBy(const Resolution& resolution, std::string_view who)
{
    const int lost = changed(resolution, Clash::kAction, who, "healthLost");
    return lost == kNoValue ? 0 : lost;
}

}  // namespace

/// Two who attack each other (PCT-09, PCT-D14, PCT-D38).
class PercentileClashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void winners_data();
    void winners();
    void nobodyDefends();
    void bothAttacksAreUsed();
    void whatItDoes();
    void fumbles();
    void refusals_data();
    void refusals();
};

void PercentileClashTest::winners_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("firstLands");
    QTest::addColumn<bool>("secondLands");
    // 80 - 40 + 40 = 80 against 70 - 45 + 50 = 75.
    QTest::newRow("PCT-09 the greater Result") << 40 << 45 << true << false;
    QTest::newRow("PCT-09 the other's is greater") << 40 << 35 << false << true;
    QTest::newRow("PCT-09 D14 equal Results: nobody") << 40 << 40 << false << false;
    // The other's 70 - 71 + 50 = 49 beats 80 - 80 + 40 = 40, but failed.
    QTest::newRow("PCT-09 D14 V15 only successes count") << 80 << 71 << true << false;
    QTest::newRow("PCT-09 D14 V15 only successes count, turned round") << 81 << 70 << false << true;
    QTest::newRow("PCT-09 D14 two failures: nobody") << 81 << 71 << false << false;
    QTest::newRow("PCT-09 D14 a fumble drops out") << 99 << 70 << false << true;
    QTest::newRow("PCT-13 D14 a fumble drops out, turned round") << 80 << 100 << true << false;
    // 80 - 2 + 40 = 118, critical, against 70 - 2 + 50 = 118, ordinary.
    QTest::newRow("PCT-09 D14 a critical beats an equal Result") << 2 << 2 << true << false;
    // 80 - 3 + 40 = 117, ordinary, against 70 - 1 + 50 = 119, critical.
    QTest::newRow("PCT-09 D14 a critical") << 3 << 1 << false << true;
    // Both critical: 80 - 1 + 40 = 119 against 70 - 1 + 50 = 119, and 118 against 119.
    QTest::newRow("PCT-09 D14 two criticals, equal") << 1 << 1 << false << false;
    QTest::newRow("PCT-09 D14 two criticals, the greater Result") << 2 << 1 << false << true;
}

void PercentileClashTest::winners()
{
    QFETCH(int, first);
    QFETCH(int, second);
    const Resolution resolution = clashed(clash(), first, second);
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::ClashFirst) == 1, "firstLands");
    QTEST(valueOf(resolution, Quantity::ClashSecond) == 1, "secondLands");
    QTEST(lostBy(resolution, "target.condition") > 0, "firstLands");
    QTEST(lostBy(resolution, "attacker.condition") > 0, "secondLands");
    // A fumble is stated of whoever rolled it.
    QCOMPARE(effectsOf(resolution.findings.events, std::nullopt).fumbled, first >= 99);
    QCOMPARE(effectsOf(resolution.findings.events, 0).fumbled, second >= 99);
}

/// The criticals of one who is worse: greater Result does not beat them.
void PercentileClashTest::nobodyDefends()
{
    // A critical of the lesser Result: sword 30 against 180.
    Clash uneven = clash();
    uneven.attacker.meleeSkills.set("Sword", 30);
    uneven.target.meleeSkills.set("Sword", 180);
    const Resolution resolution = clashed(uneven, 1, 10);
    QCOMPARE(valueOf(resolution, Quantity::ClashFirst), 1);
    QCOMPARE(valueOf(resolution, Quantity::ClashSecond), 0);
    // No question is about a defence.
    for (const Answer& answer : resolution.findings.answers.all())
        QVERIFY(answer.key.name != static_cast<std::uint16_t>(Query::DefenceDie));
    QCOMPARE(valueOf(resolution, Quantity::DefenceRating), kNoValue);
}

void PercentileClashTest::bothAttacksAreUsed()
{
    Clash both = clash();
    both.attackerCondition.actionsLeft = 1;
    both.targetCondition.actionsLeft = 1;
    both.targetCondition.penalties.add({-10, 0, PenaltyCause::LossOfCombat});
    const Resolution resolution = clashed(both, 81, 61);  // 70 - 10 is 60: both miss
    QCOMPARE(changed(resolution, Clash::kAction, "attacker.condition", "actionsLeft"), 0);
    QCOMPARE(changed(resolution, Clash::kAction, "target.condition", "actionsLeft"), 0);
    QCOMPARE(changed(resolution, Clash::kAction, "target.condition", "penaltyCount"), 0);
    // What the loser loses is an action to come, not the one he has just made: S = 76, level 5.
    const Resolution hard = clashed(both, 4, 61);
    QCOMPARE(changed(hard, Clash::kAction, "target.condition", "actionsLost"), 2);
    QCOMPARE(changed(hard, Clash::kAction, "target.condition", "actionsLeft"), 0);
    QCOMPARE(changed(hard, Clash::kAction, "targetWeapon.state", "dropped"), 1);
}

void PercentileClashTest::whatItDoes()
{
    // S = 40: driven back; 4 points on the chest.
    const Resolution ordinary = clashed(clash(), 40, 71);
    QCOMPARE(valueOf(ordinary, Quantity::LossLevel), 3);
    QCOMPARE(lostBy(ordinary, "target.condition"), 4);
    // A critical doubles, and counts a level higher: S = 79 is 5 already.
    const Resolution critical = clashed(clash(), 1, 71);
    QCOMPARE(lostBy(critical, "target.condition"), 8);
    // The second of the two: steps of his own. S = 35.
    const Resolution other = clashed(clash(), 81, 35);
    QCOMPARE(valueOf(other, Quantity::LossLevel, 1), 3);
    QCOMPARE(lostBy(other, "attacker.condition"), 4);
    Clash called = clash();
    called.options.called = Called::Head;
    QCOMPARE(valueOf(clashed(called, 40, 71), Quantity::AttackRating), 40);
    QCOMPARE(lostBy(clashed(called, 40, 71), "target.condition"), 8);
    called.options.targetCalled = Called::RightLeg;
    QCOMPARE(valueOf(clashed(called, 41, 50), Quantity::AttackRating, 1), 50);
    QCOMPARE(lostBy(clashed(called, 41, 50), "attacker.condition"), 2);
    Clash bare = clash();
    bare.switches.meleeWeaponDamage = false;
    QCOMPARE(lostBy(clashed(bare, 40, 71), "target.condition"), 0);
}

void PercentileClashTest::fumbles()
{
    std::vector<Given> answers{{Query::AttackDie, 99}, {Query::AttackDie, 100, 1}, {Query::FumbleDie, 1},
                               {Query::FumbleTake, 1}, {Query::FumbleDie, 5, 1},   {Query::FumbleTake, 1, 1}};
    const Resolution resolution = resolved(clash(), answers);
    QVERIFY(resolution.isFinished());
    QCOMPARE(changed(resolution, Clash::kAction, "weapon.state", "dropped"), 1);
    QCOMPARE(changed(resolution, Clash::kAction, "target.condition", "penaltyModifiers"), -20);
}

void PercentileClashTest::refusals_data()
{
    QTest::addColumn<Clash>("input");
    QTest::addColumn<int>("code");
    const auto refused = [](const char* name, const Clash& input, RefusalCode code) {
        QTest::newRow(name) << input << static_cast<int>(code);
    };
    QTest::newRow("PCT-09 nothing said") << clash() << -1;
    Clash declared = clash();
    declared.attackerCondition.declared = Declared::Melee;
    declared.attackerCondition.declaredAt = 7;
    declared.targetCondition.declared = Declared::Melee;
    declared.options.whom = 7;
    QTest::newRow("PCT-09 D14 declared on each other") << declared << -1;
    Clash off = clash();
    off.switches.clash = false;
    refused("PCT-09 D14 switched off", off, RefusalCode::ClashOff);
    Clash apart = clash();
    apart.options.inReach = false;
    refused("PCT-09 D38 out of reach", apart, RefusalCode::ClashOutOfReach);
    Clash gun = clash();
    gun.targetWeapon = pistol();
    refused("PCT-09 D14 no melee weapon", gun, RefusalCode::ClashNotMelee);
    Clash another = declared;
    another.options.whom = 8;
    refused("PCT-09 D14 declared on another", another, RefusalCode::ClashNotDeclared);
    Clash turned = declared;
    turned.options.who = 3;
    turned.targetCondition.declaredAt = 3;
    QTest::newRow("PCT-09 D14 each declared on the other") << turned << -1;
    turned.targetCondition.declaredAt = 9;
    refused("PCT-09 D14 the other declared on another", turned, RefusalCode::ClashNotDeclared);
    turned.options.who = 0;
    QTest::newRow("PCT-09 D14 nobody says who acts") << turned << -1;
    Clash flees = declared;
    flees.targetCondition.declared = Declared::Other;
    refused("PCT-09 D14 the other has other plans", flees, RefusalCode::ClashNotDeclared);
    Clash spent = declared;
    spent.targetCondition.actionsLeft = 0;
    refused("PCT-09 D14 the other's attack is used already", spent, RefusalCode::NoActionLeft);
}

void PercentileClashTest::refusals()
{
    QFETCH(Clash, input);
    const std::vector<Refusal> refusals = refusalsOf(input, nullptr);
    QTEST(refusals.empty() ? -1 : static_cast<int>(refusals.front().code), "code");
}

HITSPREAD_TEST(PercentileClashTest)
#include "percentileclash_test.moc"
