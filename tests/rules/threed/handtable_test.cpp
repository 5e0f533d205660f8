#include "rules/systems/threed/melee/handtable.h"
#include "rules/systems/threed/turn/situations.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "support/wounds.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;

using HandtableRow = std::array<std::int32_t, kBands>;

/// What is wielded or thrown by hand, worked out by hand from the rules.
class HandTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void blade();
    void fist();
    void drawing_data();
    void drawing();
    void woundsCount();
    void thrownBlade();
    void thrownGrenade();
    void withoutASkill();
    void zoneShrinks();

private:
    [[nodiscard]] WielderInput wielder() const { return {m_who, m_condition, m_switches}; }

    Character m_who;
    Condition m_condition;
    Switches m_switches;
};

void HandTableTest::init()
{
    m_who = {};
    m_condition = {};
    m_who.str = 8;
    m_who.skills.set("blade", 4);
    m_who.skills.set("throwing", 3);
}

/// 3D-MEL-02, 3D-MEL-04, 3D-MEL-06 (E-41: STR 8 gives 2).
void HandTableTest::blade()
{
    MeleeWeapon knife;
    knife.skill = "blade";
    knife.damage = 3;
    knife.penetration = 2;
    knife.handling = 3;
    knife.toHit = 1;
    const HandTable table = meleeTable(knife, wielder());
    QCOMPARE(table.toHit, 5);
    QCOMPARE(table.damage, 5);
    QCOMPARE(table.penetration, 2);
    QCOMPARE(table.handling, 3);
    QCOMPARE(table.armourDamage, kNoEntry);
    QVERIFY(!table.bruises);
    QCOMPARE(table.reach, HandtableRow{});
}

/// 3D-MEL-08: no penetration only bruises; A-045: Handling below 0 counts as 0; what is part of the body needs no drawing.
void HandTableTest::fist()
{
    MeleeWeapon fist;
    fist.skill = "unknown";
    fist.damage = 0;
    fist.penetration = 0;
    fist.handling = -2;
    fist.natural = true;
    fist.holster = Holster::Packed;
    const HandTable table = meleeTable(fist, wielder());
    QCOMPARE(table.toHit, 0);
    QCOMPARE(table.damage, 2);
    QCOMPARE(table.handling, 0);
    QVERIFY(table.bruises);
    QCOMPARE(table.drawActions, 0);
}

/// 3D-DRAW-01, 3D-DRAW-02, 3D-DRAW-06, 3D-DRAW-07.
void HandTableTest::drawing_data()
{
    QTest::addColumn<int>("holster");
    QTest::addColumn<int>("actions");
    QTest::newRow("3D-DRAW-01") << static_cast<int>(Holster::Accessible) << 1;
    QTest::newRow("3D-DRAW-02") << static_cast<int>(Holster::Concealed) << 2;
    QTest::newRow("3D-DRAW-06") << static_cast<int>(Holster::Packed) << 2;
    QTest::newRow("3D-DRAW-07") << static_cast<int>(Holster::ReadyConcealed) << 0;
}

void HandTableTest::drawing()
{
    QFETCH(int, holster);
    QFETCH(int, actions);
    MeleeWeapon weapon;
    weapon.holster = static_cast<Holster>(holster);
    QCOMPARE(meleeTable(weapon, wielder()).drawActions, actions);
    ThrownWeapon thrown;
    thrown.holster = static_cast<Holster>(holster);
    QCOMPARE(thrownTable(thrown, wielder()).drawActions, actions);
}

/// 3D-WND-08: each open wound is -1.
void HandTableTest::woundsCount()
{
    MeleeWeapon knife;
    knife.skill = "blade";
    m_condition.wounds = support::woundsOpen({true, true});
    QCOMPARE(meleeTable(knife, wielder()).toHit, 2);
}

/// flies like a projectile, Handling for RCL; 3D-RNG-01, 3D-RNG-03.
void HandTableTest::thrownBlade()
{
    ThrownWeapon knife;
    knife.skill = "throwing";
    knife.range = 5;
    knife.handling = 4;
    knife.damage = 1;
    const HandTable table = thrownTable(knife, wielder());
    QCOMPARE(table.toHit, 3);
    QCOMPARE(table.damage, 3);
    QCOMPARE(table.reach, (HandtableRow{5, 10, 20, 40}));
    QCOMPARE(table.spread, (HandtableRow{4, 7, 10, 13}));
}

/// 3D-GREN-09: a grenade is a Throwing roll where its record names nothing else, on the sheet as in the throw; A-013: a blade
/// without a skill counts rank 0.
void HandTableTest::withoutASkill()
{
    const Grenade grenade;
    QCOMPARE(grenadeTable(grenade, wielder()).toHit, 3);
    QCOMPARE(skillUsedWith(AnyRecord(grenadeRecord, &grenade)), std::string_view("throwing"));
    Grenade other;
    other.skill = "blade";
    QCOMPARE(grenadeTable(other, wielder()).toHit, 4);
    QCOMPARE(skillUsedWith(AnyRecord(grenadeRecord, &other)), std::string_view("blade"));
    QCOMPARE(thrownTable({}, wielder()).toHit, 0);
    QCOMPARE(meleeTable({}, wielder()).toHit, 0);
    QCOMPARE(skillUsedWith(AnyRecord(thrownWeaponRecord)), std::string_view());
    QCOMPARE(skillUsedWith(AnyRecord(armourRecord)), std::string_view());
}

/// 3D-GREN-09, 3D-GREN-11: scatters 6 hexes, drops 3 a band, no strength bonus on the rating.
void HandTableTest::thrownGrenade()
{
    Grenade grenade;
    grenade.skill = "throwing";
    grenade.damage = 8;
    grenade.range = 10;
    const HandTable table = grenadeTable(grenade, wielder());
    QCOMPARE(table.toHit, 3);
    QCOMPARE(table.handling, 6);
    QCOMPARE(table.damage, 8);
    QCOMPARE(table.reach, (HandtableRow{10, 20, 40, 80}));
    QCOMPARE(table.spread, (HandtableRow{0, 3, 6, 9}));
}

/// 3D-GREN-04 (E-36: a step of 0.5 m, 10 m away: 20 hexes less), A-119: whole steps only, never below 0.
void HandTableTest::zoneShrinks()
{
    Grenade grenade;
    grenade.blastZone = 25;
    grenade.blastRadius = 5;
    QCOMPARE(blastZoneAt(grenade, 0), 25);
    QCOMPARE(blastZoneAt(grenade, 10), 5);
    QCOMPARE(blastZoneAt(grenade, 100), 0);
    grenade.blastRadius = 30;
    QCOMPARE(blastZoneAt(grenade, 5), 24);
}

HITSPREAD_TEST(HandTableTest)

#include "handtable_test.moc"
