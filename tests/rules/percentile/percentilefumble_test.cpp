#include "percentile/fighters.h"
#include "rules/core/odds/effects.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// A 100, this on the table, and what is suggested taken or not.
Resolution fumbled(const Attack& attack, int die, int taken = 1)
{
    return resolved(attack,
                    {{Query::AttackDie, 100},
                     {Query::FumbleDie, die},
                     {Query::FumbleTake, taken},
                     {Query::HitLocation, 1},
                     {Query::HitDamage, 5}});
}

}  // namespace

/// What fumbles come to (PCT-13, PCT-26, PCT-D35, PCT-D37), and where a critical shot strikes (PCT-24, PCT-D25).
class PercentileFumbleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suggestions_data();
    void suggestions();
    void whatTheDieSaidIsPreset();
    void drops();
    void losesFooting();
    void hitsHimself();
    void hitsAFriend_data();
    void hitsAFriend();
    void roomForFriends();
    void jams();
    void spoilsAmmunition();
    void anotherTable();
    void criticalLocations_data();
    void criticalLocations();
};

void PercentileFumbleTest::suggestions_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<FumbleEffect>("effect");
    QTest::newRow("PCT-13 D35 melee 1") << blow() << 1 << FumbleEffect::Drops;
    QTest::newRow("PCT-13 D35 melee 4") << blow() << 4 << FumbleEffect::Drops;
    QTest::newRow("PCT-13 D35 melee 5") << blow() << 5 << FumbleEffect::LosesFooting;
    QTest::newRow("PCT-13 D35 melee 6") << blow() << 6 << FumbleEffect::LosesFooting;
    QTest::newRow("PCT-13 D35 melee 7") << blow() << 7 << FumbleEffect::HitsSelf;
    QTest::newRow("PCT-13 D35 melee 8") << blow() << 8 << FumbleEffect::HitsSelf;
    QTest::newRow("PCT-13 D35 melee 9") << blow() << 9 << FumbleEffect::GameMaster;
    QTest::newRow("PCT-13 D35 melee 10") << blow() << 10 << FumbleEffect::GameMaster;
    QTest::newRow("PCT-26 D35 ranged 1") << shot() << 1 << FumbleEffect::Jams;
    QTest::newRow("PCT-26 D35 ranged 5") << shot() << 5 << FumbleEffect::Jams;
    QTest::newRow("PCT-26 D35 ranged 6") << shot() << 6 << FumbleEffect::Drops;
    QTest::newRow("PCT-26 D35 ranged 7") << shot() << 7 << FumbleEffect::Drops;
    QTest::newRow("PCT-26 D35 ranged 8") << shot() << 8 << FumbleEffect::SpoilsAmmunition;
    QTest::newRow("PCT-26 D35 ranged 9") << shot() << 9 << FumbleEffect::SpoilsAmmunition;
    QTest::newRow("PCT-26 D35 ranged 10") << shot() << 10 << FumbleEffect::GameMaster;
}

void PercentileFumbleTest::suggestions()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    const Resolution resolution = fumbled(attack, die);
    QVERIFY(resolution.isFinished());
    QTEST(static_cast<FumbleEffect>(valueOf(resolution, Quantity::FumbleEffect)), "effect");
    // What the game master makes up is no suggestion to take.
    const bool isOwn = static_cast<FumbleEffect>(valueOf(resolution, Quantity::FumbleEffect))
        == FumbleEffect::GameMaster;
    QCOMPARE(valueOf(resolution, Quantity::FumbleTaken), isOwn ? kNoValue : 1);
    // It is told, of the one who rolled.
    QVERIFY(effectsOf(resolution.findings.events, std::nullopt).fumbled);
    QVERIFY(!effectsOf(resolution.findings.events, 0).fumbled);
}

/// PCT-D35: what the die said is proposed and preset; left, nothing comes of it.
void PercentileFumbleTest::whatTheDieSaidIsPreset()
{
    for (const Attack& attack : {blow(), shot()}) {
        for (int die = 1; die <= 10; ++die)
            QVERIFY(fumbled(attack, die, 0).findings.changes.empty());
    }
    const Resolution open = resolved(blow(), {{Query::AttackDie, 99}, {Query::FumbleDie, 1}});
    QVERIFY(open.open && open.open->key.name == static_cast<std::uint16_t>(Query::FumbleTake));
    QCOMPARE(open.open->preset, 1);
}

void PercentileFumbleTest::drops()
{
    QCOMPARE(changed(fumbled(blow(), 1), Attack::kAction, "weapon.state", "dropped"), 1);
    QCOMPARE(changed(fumbled(shot(), 6), Attack::kAction, "weapon.state", "dropped"), 1);
    Attack fists = blow();
    fists.weapon = fist();
    QVERIFY(fumbled(fists, 1).findings.changes.empty());
}

void PercentileFumbleTest::losesFooting()
{
    const Resolution resolution = fumbled(blow(), 5);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "penaltyModifiers"), -20);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "penaltyUntil"), kNoValue);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "penaltyCauses"),
             static_cast<int>(PenaltyCause::Footing));
}

/// PCT-D37: fresh dice, half of them, the location by the table, armour applies: 5 twice in the head, half of it, less 1.
void PercentileFumbleTest::hitsHimself()
{
    Attack attack = blow();
    attack.attacker.armour.fill(1);
    const Resolution resolution = fumbled(attack, 7);
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::HarmDamage), 4);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "healthLost"), 4);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "healthLost"), kNoValue);
    // The harm is his, not his target's.
    for (const Event& event : resolution.findings.events) {
        if (event.kind == EventKind::Through)
            QVERIFY(!event.subject.target());
    }
    // Half of 5, .5 up, and his own armour.
    attack.attackerArmour.resize(1);
    attack.attackerArmour[0].points.fill(2);
    attack.attacker.armour.fill(0);
    const Resolution chest = resolved(attack,
                                      {{Query::AttackDie, 99},
                                       {Query::FumbleDie, 8},
                                       {Query::FumbleTake, 1},
                                       {Query::HitLocation, 30},
                                       {Query::HitDamage, 5}});
    QCOMPARE(valueOf(chest, Quantity::HarmDamage), 1);
}

/// Every row of the table for melee is that.
Attack amongFriends(int friends)
{
    Attack attack = blow();
    attack.switches.meleeFumbles.rows = {fumbleRow(1, 10, FumbleEffect::HitsFriend)};
    attack.beside.resize(static_cast<std::size_t>(friends));
    for (Bystander& one : attack.beside)
        one.character.armour.fill(1);
    return attack;
}

/// PCT-D37: drawn evenly among those in reach, so one die of as many sides as there are; one alone needs none, and with nobody there it is
/// himself. 5 in the head twice, half of it, less 1 of a friend's armour.
void PercentileFumbleTest::hitsAFriend_data()
{
    QTest::addColumn<int>("friends");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("struck");
    QTest::newRow("PCT-D37 nobody in reach: oneself") << 0 << 0 << -1;
    QTest::newRow("PCT-D37 one in reach") << 1 << 0 << 0;
    QTest::newRow("PCT-D37 first of three") << 3 << 1 << 0;
    QTest::newRow("PCT-D37 third of three") << 3 << 3 << 2;
}

void PercentileFumbleTest::hitsAFriend()
{
    QFETCH(int, friends);
    QFETCH(int, die);
    QFETCH(int, struck);
    const Attack attack = amongFriends(friends);
    std::vector<Given> dice{{Query::AttackDie, 100},
                            {Query::FumbleDie, 4},
                            {Query::FumbleTake, 1},
                            {Query::HitLocation, 1},
                            {Query::HitDamage, 5}};
    const Resolution asking = resolved(attack, dice);
    QCOMPARE(asking.open.has_value(), friends > 1);
    if (friends > 1) {
        QCOMPARE(asking.open->key.name, static_cast<std::uint16_t>(Query::FriendDie));
        QCOMPARE(static_cast<int>(asking.open->sides), friends);
        dice.push_back({Query::FriendDie, die});
    }
    const Resolution resolution = resolved(attack, dice);
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::HarmDamage), struck < 0 ? 5 : 4);
    QCOMPARE(changed(resolution, Attack::kAction, "attacker.condition", "healthLost"), struck < 0 ? 5 : kNoValue);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "healthLost"), kNoValue);
    for (int i = 0; i < friends; ++i)
        QCOMPARE(changed(resolution, Attack::kAction, "beside.condition", "healthLost", static_cast<std::size_t>(i)),
                 i == struck ? 4 : kNoValue);
    // It befalls him alone.
    for (int i = 0; i < friends; ++i)
        QCOMPARE(effectsOf(resolution.findings.events, 1 + i).damage > 0, i == struck);
    QCOMPARE(effectsOf(resolution.findings.events, std::nullopt).damage > 0, struck < 0);
}

/// PCT-D35, PCT-D37: people beside him are asked for only where the table can hit one of them.
void PercentileFumbleTest::roomForFriends()
{
    Attack attack = blow();
    preset(attack);
    QVERIFY(attack.beside.empty());
    attack.switches.meleeFumbles.rows[0].cells[0] = static_cast<std::int32_t>(FumbleEffect::HitsFriend);
    preset(attack);
    QCOMPARE(attack.beside.size(), kMostBeside);
    // What is fired goes by the other table.
    attack.weapon.kind = WeaponKind::Ranged;
    preset(attack);
    QVERIFY(attack.beside.empty());
}

void PercentileFumbleTest::jams()
{
    const Resolution resolution = fumbled(shot(), 3);
    QCOMPARE(changed(resolution, Attack::kAction, "weapon.state", "jammed"), 1);
    QVERIFY(happened(resolution, EventKind::Jammed));
    QVERIFY(!happened(fumbled(shot(), 3, 0), EventKind::Jammed));
}

void PercentileFumbleTest::spoilsAmmunition()
{
    Attack attack = shot();
    attack.weaponState.ammo = 4;
    QCOMPARE(changed(fumbled(attack, 8), Attack::kAction, "weapon.state", "ammo"), 0);
}

void PercentileFumbleTest::anotherTable()
{
    Attack attack = blow();
    attack.switches.meleeFumbles = {{fumbleRow(1, 9, FumbleEffect::GameMaster), fumbleRow(10, 10, FumbleEffect::Jams)}};
    QCOMPARE(valueOf(fumbled(attack, 1), Quantity::FumbleEffect), static_cast<int>(FumbleEffect::GameMaster));
    QCOMPARE(valueOf(fumbled(attack, 10), Quantity::FumbleEffect), static_cast<int>(FumbleEffect::Jams));
    // Shots have a table of their own.
    Attack gun = shot();
    gun.switches.meleeFumbles = attack.switches.meleeFumbles;
    QCOMPARE(valueOf(fumbled(gun, 1), Quantity::FumbleEffect), static_cast<int>(FumbleEffect::Jams));
}

void PercentileFumbleTest::criticalLocations_data()
{
    QTest::addColumn<Called>("called");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<Location>("location");
    QTest::newRow("PCT-24 D25 declined: by the table") << Called::Nowhere << 0 << Location::RightArm;
    QTest::newRow("PCT-24 D25 the first of them") << Called::Nowhere << 1 << Location::Head;
    QTest::newRow("PCT-24 D25 the second of them") << Called::Nowhere << 2 << Location::Chest;
    QTest::newRow("PCT-24 D25 instead of a called shot") << Called::LeftLeg << 1 << Location::Head;
    QTest::newRow("PCT-24 D25 declined: as called") << Called::LeftLeg << 0 << Location::LeftLeg;
}

void PercentileFumbleTest::criticalLocations()
{
    QFETCH(Called, called);
    QFETCH(int, chosen);
    QFETCH(Location, location);
    Attack attack = shot(100);
    attack.options.called = called;
    const auto strike = [&] {
        return resolved(attack,
                        {{Query::AttackDie, 1},
                         {Query::CriticalLocation, chosen},
                         {Query::HitLocation, 60},
                         {Query::HitDamage, 5}});
    };
    const Resolution resolution = strike();
    QVERIFY(resolution.isFinished());
    QCOMPARE(static_cast<Location>(valueOf(resolution, Quantity::HarmLocation)), location);
    // It costs nothing, and what a location multiplies it multiplies there.
    QCOMPARE(valueOf(resolution, Quantity::AttackRating), called == Called::Nowhere ? 100 : 80);
    if (location == Location::Head)
        QCOMPARE(valueOf(resolution, Quantity::HarmDamage), 10);
    // Which locations are critical is the house's own.
    attack.switches.criticalLocations = bit(Location::Abdomen) | bit(Location::LeftArm);
    if (chosen == 2)
        QCOMPARE(static_cast<Location>(valueOf(strike(), Quantity::HarmLocation)), Location::LeftArm);
}

HITSPREAD_TEST(PercentileFumbleTest)
#include "percentilefumble_test.moc"
