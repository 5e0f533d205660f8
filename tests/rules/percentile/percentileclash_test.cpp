#include "percentile/fighters.h"
#include "rules/core/odds/effects.h"
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
    void rollsAgainst_data();
    void rollsAgainst();
    void fumbles();
    void aFriendIsHit_data();
    void aFriendIsHit();
    void roomForFriends();
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

/// PCT-07, PCT-D10: of each blow by itself. Swords 80 and 70 that say DEX for the first, DEX 40 and 50.
void PercentileClashTest::rollsAgainst_data()
{
    QTest::addColumn<RollsAgainst>("his");
    QTest::addColumn<RollsAgainst>("others");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::newRow("PCT-07 as the weapons say") << RollsAgainst::AsWeapon << RollsAgainst::AsWeapon << 40 << 70;
    QTest::newRow("PCT-07 the first on his skill") << RollsAgainst::Skill << RollsAgainst::AsWeapon << 80 << 70;
    QTest::newRow("PCT-07 the second on his DEX") << RollsAgainst::AsWeapon << RollsAgainst::Dex << 40 << 50;
    QTest::newRow("PCT-07 both said") << RollsAgainst::Skill << RollsAgainst::Dex << 80 << 50;
}

void PercentileClashTest::rollsAgainst()
{
    QFETCH(RollsAgainst, his);
    QFETCH(RollsAgainst, others);
    Clash both = clash();
    both.weapon.rollsOn = RollsOn::Dex;
    both.options.rollsOn = his;
    both.options.targetRollsOn = others;
    const Resolution resolution = clashed(both, 90, 90);
    QTEST(valueOf(resolution, Quantity::AttackRating), "first");
    QTEST(valueOf(resolution, Quantity::AttackRating, 1), "second");
}

/// PCT-D37: of each of the two among those beside himself. One is beside the first, two beside the second; half of 5 on the head twice, .5
/// up, less 1 of armour.
void PercentileClashTest::aFriendIsHit_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("struck");
    QTest::newRow("PCT-13 D37 the one beside the first") << 99 << 90 << 0 << 0;
    QTest::newRow("PCT-13 D37 the first beside the second") << 90 << 99 << 1 << 1;
    QTest::newRow("PCT-13 D37 the other beside the second") << 90 << 99 << 2 << 2;
}

void PercentileClashTest::aFriendIsHit()
{
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, die);
    QFETCH(int, struck);
    Clash among = clash();
    among.switches.meleeFumbles.rows = {fumbleRow(1, 10, FumbleEffect::HitsFriend)};
    among.beside.resize(3);
    for (Bystander& one : among.beside)
        one.character.armour.fill(1);
    among.options.besideActor = 1;
    const std::uint16_t who = first >= 99 ? 0 : 1;
    std::vector<Given> answers{{Query::AttackDie, first},   {Query::AttackDie, second, 1}, {Query::FumbleDie, 4, who},
                               {Query::FumbleTake, 1, who}, {Query::HitLocation, 1, who},  {Query::HitDamage, 5, who}};
    if (die > 0)
        answers.push_back({Query::FriendDie, die, who});
    const Resolution resolution = resolved(among, answers);
    QVERIFY(resolution.isFinished());
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(changed(resolution, Clash::kAction, "beside.condition", "healthLost", static_cast<std::size_t>(i)),
                 i == struck ? 4 : kNoValue);
        QCOMPARE(effectsOf(resolution.findings.events, 1 + i).damage, i == struck ? 4 : 0);
    }
    QCOMPARE(lostBy(resolution, "attacker.condition"), 0);
    QCOMPARE(lostBy(resolution, "target.condition"), 0);
    // With nobody beside him it is himself.
    among.options.besideActor = first >= 99 ? 0 : 3;
    const Resolution alone = resolved(among, answers);
    QCOMPARE(lostBy(alone, first >= 99 ? "attacker.condition" : "target.condition"), 5);
}

/// PCT-D37: asked for only where the table can hit one of them, as many beside the one as beside the other.
void PercentileClashTest::roomForFriends()
{
    Clash both = clash();
    preset(both);
    QVERIFY(both.beside.empty());
    both.switches.meleeFumbles.rows[0].cells[0] = static_cast<std::int32_t>(FumbleEffect::HitsFriend);
    preset(both);
    QCOMPARE(both.beside.size(), 2 * kMostBeside);
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
    spent.target.name = "Dutch";
    refused("PCT-09 D14 the other's attack is used already", spent, RefusalCode::NoActionLeft);
}

void PercentileClashTest::refusals()
{
    QFETCH(Clash, input);
    const std::vector<Refusal> refusals = refusalsOf(input, nullptr);
    // What is about one of the two names him.
    if (!refusals.empty() && refusals.front().code == static_cast<std::uint16_t>(RefusalCode::NoActionLeft))
        QCOMPARE(refusals.front().who, std::string("Dutch"));
    QTEST(refusals.empty() ? -1 : static_cast<int>(refusals.front().code), "code");
}

HITSPREAD_TEST(PercentileClashTest)
#include "percentileclash_test.moc"
