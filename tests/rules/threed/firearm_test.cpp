#include "rules/systems/threed/guns/firearm.h"
#include "rules/systems/threed/turn/situations.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "support/wounds.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

using FirearmRow = std::array<std::int32_t, kBands>;

/// STR 10, rifle 6 with a carbine of RCL 6 and accuracy +1 to 40 m.
struct Carbine {
    Carbine()
    {
        shooter.str = 10;
        shooter.skills.set("rifle", 6);
        weapon.skill = "rifle";
        weapon.range = 40;
        weapon.recoil = 6;
        weapon.accuracy = 1;
        ammunition.penetration = 9;
        ammunition.damage = 12;
        ammunition.armourDamage = 2;
    }
    [[nodiscard]] FirearmTable table() const
    {
        return firearmTable({shooter, condition, weapon, state, &ammunition, accessories, switches});
    }

    Character shooter;
    Condition condition;
    Weapon weapon;
    WeaponState state;
    Ammunition ammunition;
    std::vector<Accessory> accessories;
    Switches switches;
};

}  // namespace

/// A firearm's table: worked out by hand from the rules, and held against whole shots.
class FirearmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spreads();
    void toHit();
    void recoilAndStrength();
    void ratings();
    void scope();
    void sameAsShots();
    void reachIsTheFarEnd();
    void kindOfShot_data();
    void kindOfShot();
    void situationsHaveTheirNumbers();
};

void FirearmTest::spreads()
{
    Carbine carbine;
    FirearmTable table = carbine.table();
    QCOMPARE(table.reach, (FirearmRow{40, 80, 160, 320}));
    QCOMPARE(table.lines[0].spread, (FirearmRow{5, 8, 11, 14}));
    QCOMPARE(table.lines[1].spread, (FirearmRow{4, 7, 10, 13}));
    QCOMPARE(table.lines[2].spread, (FirearmRow{3, 6, 9, 12}));
    QVERIFY(table.lines[3].type == ShotType::Wild);
    QCOMPARE(table.lines[3].spread, (FirearmRow{8, 12, 20, 27}));
    carbine.shooter.advantages.set("rapidFire", 1);
    table = carbine.table();
    QVERIFY(table.lines[3].type == ShotType::Snap);
    QCOMPARE(table.lines[3].spread, (FirearmRow{7, 11, 17, 23}));
}

void FirearmTest::toHit()
{
    Carbine carbine;
    QCOMPARE(carbine.table().lines[0].toHit, (FirearmRow{6, 6, 6, 6}));
    QCOMPARE(carbine.table().lines[3].toHit, (FirearmRow{3, 3, 3, 3}));
    carbine.condition.wounds = support::woundsOpen({true, false});
    carbine.weapon.toHit = -1;
    carbine.switches.rangeToHit = {0, -1, -2, -4};
    QCOMPARE(carbine.table().lines[0].toHit, (FirearmRow{4, 3, 2, 0}));
    carbine.switches.formCombat = FormCombatRule::Tn;
    QCOMPARE(carbine.table().lines[0].toHit, (FirearmRow{4, 3, 2, 0}));
}

void FirearmTest::recoilAndStrength()
{
    Carbine carbine;
    FirearmTable table = carbine.table();
    QCOMPARE(table.lines[0].shotsPerAction, 4);
    QCOMPARE(table.lines[2].shotsPerAction, 6);
    QCOMPARE(table.bruising, 0);
    // One hand holds 5: one point above.
    QCOMPARE(table.oneHandToHit, -1);
    QCOMPARE(table.oneHandBruising, 0);
    carbine.weapon.recoil = 15;
    table = carbine.table();
    QCOMPARE(table.lines[0].toHit[0], 1);
    QCOMPARE(table.lines[2].toHit[0], 3);
    QCOMPARE(table.lines[0].shotsPerAction, 1);
    QCOMPARE(table.bruising, 2);
    QCOMPARE(table.oneHandToHit, -5);
    QCOMPARE(table.oneHandBruising, 7);
}

void FirearmTest::ratings()
{
    Carbine carbine;
    Accessory silencer;
    carbine.accessories = {silencer};
    carbine.ammunition.damageTimes = Multiplier::Double;
    FirearmTable table = carbine.table();
    QCOMPARE(table.penetration, 8);
    QCOMPARE(table.damage, 24);
    QCOMPARE(table.armourDamage, 2);
    carbine.ammunition.armourDamage = kNoEntry;
    QCOMPARE(carbine.table().armourDamage, kNoEntry);
}

void FirearmTest::scope()
{
    Carbine carbine;
    QVERIFY(!carbine.table().hasScope);
    Accessory scope;
    scope.kind = AccessoryKind::Scope;
    scope.designBand = 1;
    scope.bestBonus = 2;
    carbine.accessories = {scope};
    QVERIFY(carbine.table().hasScope);
    QCOMPARE(carbine.table().scope, (FirearmRow{1, 2, 0, 0}));
}

void FirearmTest::sameAsShots()
{
    threed::Shot shot = support::someShot();
    shot.weapon.accuracy = -2;
    shot.weapon.recoil = 13;
    shot.shooterCondition.wounds = support::woundsOpen({true});
    const FirearmTable table = firearmTable({shot.shooter, shot.shooterCondition, shot.weapon, shot.weaponState,
                                             &shot.ammunition, shot.accessories, shot.switches});
    for (const ShotLine& line : table.lines) {
        for (std::size_t band = 0; band < kBands; ++band) {
            shot.shooterCondition.aims = line.type == ShotType::Aimed ? 1 : 0;
            shot.shooterCondition.stance = line.stance;
            shot.options.rest = line.rest;
            shot.options.distance = table.reach[band];
            const Findings findings = support::resolved(shot, {{Query::AttackDice, {4, 5, 6}}});
            QCOMPARE(support::stepText(findings, QStringLiteral("deviation.spread")).toInt(), line.spread[band]);
            QCOMPARE(support::stepText(findings, QStringLiteral("attack.total")).toInt(), 15 + line.toHit[band]);
            QCOMPARE(support::stepText(findings, QStringLiteral("recoil.effective")).toInt(), line.recoil);
        }
    }
}

void FirearmTest::reachIsTheFarEnd()
{
    for (int band = 0; band < static_cast<int>(kBands); ++band) {
        QCOMPARE(bandOf(bandReach(band, 15), 15), band);
        QCOMPARE(bandOf(bandReach(band, 15) + 1, 15), band + 1);
    }
}

void FirearmTest::kindOfShot_data()
{
    QTest::addColumn<int>("aims");
    QTest::addColumn<bool>("rapidFire");
    QTest::addColumn<int>("kind");
    QTest::newRow("3D-DEV-05 no aim: wild") << 0 << false << static_cast<int>(ShotType::Wild);
    QTest::newRow("3D-DEV-05 one aim is enough") << 1 << false << static_cast<int>(ShotType::Aimed);
    QTest::newRow("3D-AIM-03 no aim with Rapid Fire: snap") << 0 << true << static_cast<int>(ShotType::Snap);
    QTest::newRow("3D-AIM-03 one aim with Rapid Fire: aimed") << 1 << true << static_cast<int>(ShotType::Aimed);
}

void FirearmTest::kindOfShot()
{
    QFETCH(int, aims);
    QFETCH(bool, rapidFire);
    QTEST(static_cast<int>(shotType(aims, rapidFire)), "kind");
}

void FirearmTest::situationsHaveTheirNumbers()
{
    std::map<std::string_view, std::int32_t> values;
    for (const Situation& situation : situations())
        values[situation.id] = situation.value;
    const std::map<std::string_view, std::int32_t> expected{{"wild", -3},      {"kneeling", -1}, {"prone", -3},
                                                            {"down", 3},       {"dives", -4},    {"offHand", -3},
                                                            {"quickDraw", -3}, {"band", 3},      {"underFire", -5}};
    QVERIFY(values == expected);
}

HITSPREAD_TEST(FirearmTest)
#include "firearm_test.moc"
