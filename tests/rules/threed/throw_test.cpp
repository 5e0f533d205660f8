#include <QTest>

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/location.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/melee/throw.h"
#include "support/testclass.h"
#include "support/threed.h"

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;

using support::wear;

namespace {

struct ThrowRow {
    const char* name;
    void (*setup)(Throw&);
    Given given;
    const char* expected;
};

constexpr auto ThrowDice = Query::AttackDice;

/// A knife of DAM 2, PEN 4, Handling 4, RNG 5 thrown by somebody of rank 6 and STR 8 from 5 m.
Throw anyThrow()
{
    Throw action;
    action.thrower.skills.set("throwing", 6);
    action.weapon.skill = "throwing";
    action.weapon.damage = 2;
    action.weapon.penetration = 4;
    action.weapon.handling = 4;
    action.weaponState.drawn = Drawn::Right;
    action.weaponState.count = 3;
    action.target.phys = 30;
    action.target.hitsMax.fill(40);
    action.target.incapMax = 99;
    return action;
}

void throwAsIs(Throw&) {}

// clang-format off
const std::vector<ThrowRow>& throwRows()
{
    static const std::vector<ThrowRow> all{
        {"A-125 never wild, Handling for RCL", throwAsIs, {{ThrowDice, {5, 3, 4}}}, "attack.total=18 !attack.wild deviation.handling=4 deviation.spread=4 aim.value=5 deviation.distance=0"},
        {"A-125 no aims", [](Throw& t) { t.throwerCondition.aims = 3; t.throwerCondition.stance = true; t.thrower.skills.set("marksman", 5); }, {{ThrowDice, {3, 4, 5}}}, "!aim.bonus deviation.spread=4 deviation.distance=1 thrower.condition.aims:3>0"},
        {"3D-MEL-06 A-125 the strength bonus on DAM", throwAsIs, {{ThrowDice, {5, 3, 4}}}, "damage.rating=2 damage.strength=4 damage.value=8 target.condition.damage.torso:0>8"},
        {"3D-MEL-06 A-185 with Martial Arts the bonus of strength alone", [](Throw& t) { t.weapon.skill = "martialArts"; t.thrower.skills.set("martialArts", 9); }, {{ThrowDice, {5, 3, 4}}}, "damage.strength=4 damage.value=8"},
        {"A-163 a blade wears a cover as bullets do: no AD, so DAM 8", [](Throw& t) { t.options.coveredLocations = 1 << at(Location::Torso); t.options.coverPv = 4; t.options.coverId = 10; }, {{ThrowDice, {5, 3, 4}}}, "cover.id=2 target.condition.coverIdLeft:0>2"},
        {"3D-RNG-03 A-125 bands as for a shot", [](Throw& t) { t.options.distance = 11; }, {{ThrowDice, {5, 3, 4}}}, "shot.band=2 deviation.spread=10 deviation.distance=5"},
        {"3D-PEN-03 A-125 a projectile: equal penetrates", [](Throw& t) { wear(t, 7, 20); t.weapon.armourDamage = 1; }, {{ThrowDice, {5, 3, 4}}}, "penetration.value=7 armour.penetrated=1 damage.through=5 armour.state[0].idLost.torso:0>1"},
        {"3D-PEN-06 A-125 a stopped one costs ID", [](Throw& t) { wear(t, 8, 20); t.weapon.armourDamage = 1; }, {{ThrowDice, {5, 3, 4}}}, "armour.penetrated=0 armour.state[0].idLost.torso:0>1 ~target.condition.damage"},
        {"3D-PEN-01 A-004 a negative PEN is 0", [](Throw& t) { t.weapon.penetration = -2; }, {{ThrowDice, {5, 3, 4}}}, "penetration.final=0 penetration.value=3"},
        {"3D-MISS-02 A-125 a failed throw lands somewhere", [](Throw& t) { t.thrower.skills.set("throwing", 1); }, {{ThrowDice, {3, 3, 4}}, {Query::AttackDirection, {3}}}, "attack.total=11 attack.hit=0 deviation.missed=6 deviation.hex=0,22"},
        {"3D-MISS-03 not with clean misses", [](Throw& t) { t.thrower.skills.set("throwing", 1); t.switches.cleanMiss = true; }, {{ThrowDice, {3, 3, 4}}}, "!deviation.aim"},
        {"3D-DANCE-02 the target dances", [](Throw& t) { t.options.rangedDefence = 4; }, {{ThrowDice, {5, 3, 4}}}, "attack.defence=14"},
        {"3D-DUAL-03 A-105 with the off-hand, by switch dual.offHandAlone", [](Throw& t) { t.weaponState.drawn = Drawn::Left; t.switches.offHandAlone = -3; }, {{ThrowDice, {5, 3, 4}}}, "attack.offHand=15 attack.total=15"},
        {"3D-DUAL-04 A-105 Ambidextrous has none", [](Throw& t) { t.weaponState.drawn = Drawn::Left; t.switches.offHandAlone = -3; t.thrower.advantages.set("ambidextrous", 1); }, {{ThrowDice, {5, 3, 4}}}, "!attack.offHand attack.total=18"},
        {"3D-COVER-02 the target dives", [](Throw& t) { t.options.targetDives = true; }, {{ThrowDice, {5, 3, 4}}}, "attack.posture=14 target.condition.posture:0>4"},
        {"A-163 cover that holds", [](Throw& t) { t.options.coveredLocations = 1 << at(Location::Torso); }, {{ThrowDice, {5, 3, 4}}}, "deviation.covered=1 damage.through=0 ~target.condition.damage"},
        {"A-163 cover that is penetrated", [](Throw& t) { t.options.coveredLocations = 1 << at(Location::Torso); t.options.coverPv = 4; t.options.coverId = 10; }, {{ThrowDice, {5, 3, 4}}}, "cover.penetrated=1 damage.through=6"},
        {"A-176 a natural Vevaphon behind cover: halved before the cover takes its share", [](Throw& t) { t.target.vevaphon = true; t.options.coveredLocations = 1 << at(Location::Torso); t.options.coverPv = 4; t.options.coverId = 10; }, {{ThrowDice, {5, 3, 4}}}, "damage.value=8 damage.natural=4 cover.damage=2 cover.id=6 damage.through=2 target.condition.damage.torso:0>2"},
        {"A-028 a covered hex", [](Throw& t) { t.options.coveredHexes = {{pack(Hex{0, 10})}}; }, {{ThrowDice, {5, 3, 4}}}, "deviation.covered=1 damage.through=0 ~target.condition.damage"},
        {"A-028 another covered hex", [](Throw& t) { t.options.coveredHexes = {{pack(Hex{0, 12})}}; }, {{ThrowDice, {5, 3, 4}}}, "deviation.covered=0 target.condition.damage.torso:0>8"},
        {"A-163 A-028 a covered hex whose cover is penetrated", [](Throw& t) { t.options.coveredHexes = {{pack(Hex{0, 10})}}; t.options.coverPv = 4; t.options.coverId = 10; }, {{ThrowDice, {5, 3, 4}}}, "deviation.covered=1 cover.penetrated=1 damage.through=6"},
        {"A-026 A-028 from behind hexes are those of the sheet", [](Throw& t) { t.options.fromBehind = true; t.options.aimHex = {2, 10}; t.options.coveredHexes = {{pack(Hex{2, 10})}}; }, {{ThrowDice, {5, 3, 4}}}, "deviation.hex=-2,10 deviation.covered=1 damage.through=0"},
        {"A-028 no mask by switch hex.coverMask", [](Throw& t) { t.options.coveredHexes = {{pack(Hex{0, 10})}}; t.switches.coverMask = false; }, {{ThrowDice, {5, 3, 4}}}, "!deviation.covered target.condition.damage.torso:0>8"},
        {"A-125 it is gone, the next one must be drawn", [](Throw& t) { t.throwerCondition.actionsLeft = 2; }, {{ThrowDice, {5, 3, 4}}}, "weapon.state.count:3>2 weapon.state.drawn:1>0 thrower.condition.actionsLeft:2>1 target.condition.shooters:0>1"},
        {"3D-DAM-08 a blade does not stick like a bullet", [](Throw& t) { t.target.phys = 9; }, {{ThrowDice, {5, 3, 4}}}, "penetration.value=7 !effect.stuck"},
        {"3D-BRUISE-01 a thrown bottle bruises", [](Throw& t) { t.weapon.damageKind = DamageKind::Bruising; }, {{ThrowDice, {5, 3, 4}}}, "target.condition.bruisingTotal:0>8 ~target.condition.standardTotal"},
    };
    return all;
}
// clang-format on

}  // namespace

class ThrowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void throws_data();
    void throws();
    void refused_data();
    void refused();
    void readying();
    void dives_data();
    void dives();
    void preset();
};

void ThrowTest::throws_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < throwRows().size(); ++i)
        QTest::newRow(throwRows()[i].name) << static_cast<int>(i);
}

void ThrowTest::throws()
{
    QFETCH(int, index);
    const ThrowRow& row = throwRows()[static_cast<std::size_t>(index)];
    Throw action = anyThrow();
    row.setup(action);
    QCOMPARE(support::refusals(action), QStringList());
    const QString wrong = support::differences(support::resolved(action, row.given), threed::Throw::kAction,
                                               row.expected);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void ThrowTest::refused_data()
{
    QTest::addColumn<QString>("expected");
    QTest::newRow("none left") << QStringLiteral("throw.none");
    QTest::newRow("3D-DRAW-06 not drawn") << QStringLiteral("weapon.notDrawn");
    QTest::newRow("3D-RNG-01 beyond 8 RNG") << QStringLiteral("range.beyond");
    QTest::newRow("3D-DAM-06 with a useless arm") << QStringLiteral("weapon.noUsableArm");
}

void ThrowTest::refused()
{
    QFETCH(QString, expected);
    Throw action = anyThrow();
    action.options.distance = 40;
    QCOMPARE(support::refusals(action), QStringList());
    if (expected == u"throw.none")
        action.weaponState.count = 0;
    else if (expected == u"weapon.notDrawn")
        action.weaponState.drawn = Drawn::No;
    else if (expected == u"range.beyond")
        action.options.distance = 41;
    else
        action.throwerCondition.damage[at(Location::RightArm)] = 10;
    QCOMPARE(support::refusals(action), QStringList(expected));
}

void ThrowTest::readying()
{
    ReadyThrown ready;
    ready.options.what = Readying::Draw;
    ready.weapon.holster = Holster::Accessible;
    const QString wrong = support::differences(support::resolved(ready, support::Given{}), threed::ReadyThrown::kAction,
                                               "prepare.cost=1 weapon.state.drawn:0>1");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    ready.weaponState.drawn = Drawn::Right;
    ready.options.what = Readying::Aim;
    QCOMPARE(support::refusals(ready), QStringList(QStringLiteral("ready.throwNotAimed")));
}

void ThrowTest::dives_data()
{
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("others");
    QTest::addColumn<bool>("knocked");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("3D-COVER-05 faster dives") << 21 << 20 << false << true;
    QTest::newRow("3D-COVER-05 A-111 equal does not") << 20 << 20 << false << false;
    QTest::newRow("3D-COVER-05 slower does not") << 19 << 20 << false << false;
    QTest::newRow("3D-COVER-05 nor who was knocked back") << 21 << 20 << true << false;
    QTest::newRow("3D-COVER-05 unknown totals are the game master's") << kNoEntry << 20 << false << true;
}

void ThrowTest::dives()
{
    QFETCH(int, own);
    QFETCH(int, others);
    QFETCH(bool, knocked);
    QFETCH(bool, allowed);
    const QStringList expected = allowed ? QStringList() : QStringList(QStringLiteral("target.tooSlow"));
    Shot shot = support::someShot();
    shot.options.targetDives = true;
    shot.targetCondition.initiative = own;
    shot.shooterCondition.initiative = others;
    shot.targetCondition.initiativeLoss = knocked ? InitiativeLoss::Phase : InitiativeLoss::None;
    QCOMPARE(support::refusals(shot), expected);
    Throw action = anyThrow();
    action.options.targetDives = true;
    action.targetCondition = shot.targetCondition;
    action.throwerCondition.initiative = others;
    QCOMPARE(support::refusals(action), expected);
}

void ThrowTest::preset()
{
    // the Dance that stands works against every ranged attack of the phase.
    Input shot = support::someShot();
    shot.get<Shot>().targetCondition.rangedDefence = 4;
    shot.preset();
    QCOMPARE(shot.get<Shot>().options.rangedDefence, 4);
    Input thrown = anyThrow();
    thrown.get<Throw>().targetCondition.rangedDefence = 3;
    thrown.preset();
    QCOMPARE(thrown.get<Throw>().options.rangedDefence, 3);
}

HITSPREAD_TEST(ThrowTest)
#include "throw_test.moc"
