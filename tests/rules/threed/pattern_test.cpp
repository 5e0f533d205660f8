#include "support/humanplan.h"
#include "support/testclass.h"
#include "support/threed.h"

#include "rules/systems/threed/ratings.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;
using support::wear;

namespace {

struct PatternRow {
    const char* name;
    void (*setup)(Shot&);
    Given given;
    const char* expected;
};

constexpr auto PatternDice = Query::AttackDice;
constexpr auto PatternDirection = Query::AttackDirection;

/// V-18: six barrels, DAM 8, AD 1, at the upper Abdomen hex whose template holds one Torso hex; what is hit is held.
void rotary(Shot& s)
{
    s.weapon.recoil = 1;
    s.weapon.barrels = 6;
    s.weaponState.rounds = 12;
    s.ammunition.damage = 8;
    s.ammunition.armourDamage = 1;
    s.options.aimHex = {0, 14};
    s.target.phys = 99;
    s.target.incapMax = 199;
    s.target.hitsMax.fill(99);
}

void armoured(Shot& s)
{
    rotary(s);
    wear(s, 6, 20);
}

/// V-20: DAM 12, PEN 6, shot, at the same hex; nothing goes astray.
void shotgun(Shot& s, int distance)
{
    s.weapon.recoil = 0;
    s.weapon.shotgun = true;
    s.weapon.accuracy = 20;
    s.ammunition.type = AmmunitionType::Shot;
    s.ammunition.damage = 12;
    s.options.aimHex = {0, 14};
    s.options.distance = distance;
}

// Slots: the Torso stands before the Abdomen; its steps bear no number, those of the Abdomen 512, its armour 8192.
// clang-format off
const std::vector<PatternRow> kRows{
    {"3D-ROT-01 E-22 seven hexes, E-23 six of the Abdomen and one of the Torso", rotary, {}, "pattern.size=2 pattern.locations=2 pattern.location=1 pattern.hexes=1 pattern.location[512]=2 pattern.hexes[512]=6"},
    {"3D-ROT-01 A-027 the centre off the body", [](Shot& s) { rotary(s); s.options.aimHex = {0, 20}; }, {{PatternDice, {3, 3, 4}}}, "deviation.location=-1 pattern.locations=3 pattern.location=2"},
    {"3D-ROT-01 beside everything", [](Shot& s) { rotary(s); s.options.aimHex = {20, 20}; }, {}, "pattern.locations=0 !damage.value ~target.condition.damage"},
    {"3D-ROT-03 3D-ROT-04 V-18 (12 - 3) x 6, half each", armoured, {{PatternDice, {3, 3, 4}}}, "damage.value=12 damage.through=27 damage.through[512]=27 target.condition.standardTotal:0>54 target.condition.damage.torso:0>27 target.condition.damage.abdomen:0>27"},
    {"3D-ROT-02 V-18 six times AD 1, half each", armoured, {{PatternDice, {3, 3, 4}}}, "armour.idLeft=17 armour.idLeft[8192]=17 armour.state[0].idLost.torso:0>3 armour.state[0].idLost.abdomen:0>3"},
    {"3D-ROT-04 V-19 the Abdomen without armour", [](Shot& s) { armoured(s); s.armour[0].idMax[2] = 0; }, {{PatternDice, {3, 3, 4}}}, "damage.through=27 damage.through[512]=36 target.condition.standardTotal:0>63"},
    {"3D-ROT-03 A-059 the rating alone by switch: 48 + 4 - 3", [](Shot& s) { armoured(s); s.switches.rotaryMultiplies = RotaryMultipliesRule::RatingOnly; }, {{PatternDice, {3, 3, 4}}}, "damage.value=52 damage.through=24 damage.through[512]=24 armour.idLeft=17"},
    {"3D-ROT-03 A-059 A-069 without AD armour loses that DAM, once: 52 / 2", [](Shot& s) { armoured(s); s.armour[0].idMax.fill(60); s.ammunition.armourDamage = kNoEntry; s.switches.rotaryMultiplies = RotaryMultipliesRule::RatingOnly; }, {{PatternDice, {3, 3, 4}}}, "armour.idLeft=34 armour.idLeft[8192]=34"},
    {"3D-ROT-02 A-059 A-069 DAM for want of AD counts each barrel: 12 x 6 / 2", [](Shot& s) { armoured(s); s.armour[0].idMax.fill(60); s.ammunition.armourDamage = kNoEntry; }, {{PatternDice, {3, 3, 4}}}, "armour.idLeft=24"},
    {"3D-ROT-04 A-058 by hexes by switch: a seventh and six", [](Shot& s) { armoured(s); s.switches.templateSplit = TemplateSplitRule::ByHexes; }, {{PatternDice, {3, 3, 4}}}, "damage.through=7 damage.through[512]=46"},
    {"3D-ROT-04 A-058 all to each by switch", [](Shot& s) { armoured(s); s.switches.templateSplit = TemplateSplitRule::FullToEach; }, {{PatternDice, {3, 3, 4}}}, "damage.through=54 damage.through[512]=54 target.condition.standardTotal:0>108 armour.idLeft=14"},
    {"3D-ROT-03 E-21 five barrels: DAM x 5, PEN as it is", [](Shot& s) { rotary(s); s.weapon.barrels = 5; s.options.aimHex = {0, 10}; }, {{PatternDice, {3, 3, 4}}}, "pattern.locations=1 penetration.value=9 damage.through=60"},
    {"3D-ROT-02 A-060 a round for each barrel", rotary, {}, "ammunition.left=6 weapon.state.rounds:12>6 weapon.state.bulletsThisRound:0>1"},
    {"3D-ROT-02 A-060 one round by switch", [](Shot& s) { rotary(s); s.switches.rotaryRounds = RotaryRoundsRule::One; }, {}, "weapon.state.rounds:12>11"},
    {"3D-KNOCK-01 A-106 all barrels, before armour", armoured, {{PatternDice, {3, 3, 4}}}, "knockback.damage=72 knockback.applies=0"},
    {"3D-KNOCK-01 A-106 what both locations let through by switch", [](Shot& s) { armoured(s); s.switches.knockDamage = KnockDamageRule::AfterArmour; }, {{PatternDice, {3, 3, 4}}}, "knockback.damage=54"},
    {"3D-WND-01 A-058 each location by itself", [](Shot& s) { armoured(s); s.target.phys = 26; }, {{PatternDice, {3, 3, 4}}, {Query::KnockoutDice, {6, 6, 6}}}, "target.condition.woundCount:0>2"},
    {"3D-WND-01 A-147 its share before armour by switch: 36", [](Shot& s) { armoured(s); s.target.phys = 35; s.switches.woundDamage = WoundDamageRule::BeforeArmour; }, {{PatternDice, {3, 3, 4}}}, "damage.share=36 effect.wound=1 effect.wound[512]=1"},
    {"3D-LOC-02 A-028 covered locations do not count", [](Shot& s) { armoured(s); s.options.coveredLocations = 1 << 1; }, {{PatternDice, {3, 3, 4}}}, "pattern.locations=1 pattern.location=2 damage.through=54"},
    {"3D-LOC-02 A-163 behind cover that can be shot through", [](Shot& s) { rotary(s); s.options.coveredLocations = 1 << 1; s.options.coverPv = 8; s.options.coverId = 10; }, {{PatternDice, {3, 3, 4}}}, "pattern.locations=2 cover.damage=8 damage.through=24 damage.through[512]=36"},
    {"3D-ROT-02 A-163 A-058 A-059 six barrels wear a cover by half of 18", [](Shot& s) { rotary(s); s.ammunition.armourDamage = 3; s.options.coveredLocations = 1 << 1; s.options.coverPv = 8; s.options.coverId = 10; }, {{PatternDice, {3, 3, 4}}}, "cover.loss=9 cover.id=1 target.condition.coverIdLeft:0>1"},
    {"3D-ROT-02 A-163 A-070 both locations are judged by the ID before the hit", [](Shot& s) { rotary(s); s.ammunition.armourDamage = 3; s.options.coveredLocations = 1 << 1 | 1 << 2; s.options.coverPv = 20; s.options.coverId = 5; }, {{PatternDice, {3, 3, 4}}}, "cover.id=0 cover.penetrated[512]=0 cover.id[512]=0 ~target.condition.damage"},
    {"A-178 hexes behind a cover that can be shot through count in the share", [](Shot& s) { rotary(s); s.switches.templateSplit = TemplateSplitRule::ByHexes; s.options.coveredLocations = 1 << 1; s.options.coverPv = 8; s.options.coverId = 10; }, {{PatternDice, {3, 3, 4}}}, "pattern.locations=2 pattern.hexes=1 pattern.hexes[512]=6"},
    {"3D-SHOT-02 E-24 Optimum: as listed, 3D-SHOT-01", [](Shot& s) { shotgun(s, 20); }, {{PatternDice, {3, 3, 4}}}, "penetration.final=6 damage.final=12 !pattern.size damage.through=16"},
    {"3D-SHOT-02 E-24 Medium: halved", [](Shot& s) { shotgun(s, 40); }, {{PatternDice, {3, 3, 4}}}, "penetration.final=3 damage.final=6 pattern.size=2"},
    {"3D-SHOT-02 E-24 V-20 Long: quartered, and split", [](Shot& s) { shotgun(s, 80); s.options.aimHex = {-2, 16}; }, {{PatternDice, {3, 3, 4}}}, "penetration.value=4 damage.value=7 pattern.size=3"},
    {"3D-SHOT-02 E-24 Extreme: an eighth", [](Shot& s) { shotgun(s, 160); }, {{PatternDice, {3, 3, 4}}}, "penetration.final=0 damage.final=1 pattern.size=4"},
    {"3D-SHOT-02 A-061 totals by switch: (12 + 4) / 4", [](Shot& s) { shotgun(s, 80); s.switches.shotHalves = ShotHalvesRule::Totals; }, {{PatternDice, {3, 3, 4}}}, "penetration.value=2 damage.value=4"},
    {"3D-SHOT-02 A-061 the silencer after the range: 7 / 2 - 1", [](Shot& s) { shotgun(s, 40); s.ammunition.penetration = 7; s.accessories.resize(1); }, {{PatternDice, {3, 3, 4}}}, "penetration.final=2"},
    {"3D-SHOT-04 E-26 Medium: 7 hexes in two locations", [](Shot& s) { shotgun(s, 40); }, {{PatternDice, {3, 3, 4}}}, "pattern.size=2 pattern.locations=2 damage.value=10 damage.through=5 damage.through[512]=5"},
    {"3D-SHOT-04 E-26 Long: 19 hexes", [](Shot& s) { shotgun(s, 80); s.options.aimHex = {0, 10}; }, {{PatternDice, {3, 3, 4}}}, "pattern.size=3 pattern.locations=2 pattern.hexes=16 pattern.hexes[512]=3 damage.through=3 damage.through[512]=3"},
    {"3D-SHOT-04 A-058 by hexes by switch: 7 x 16 / 19 and 7 x 3 / 19", [](Shot& s) { shotgun(s, 80); s.options.aimHex = {0, 10}; s.switches.templateSplit = TemplateSplitRule::ByHexes; }, {{PatternDice, {3, 3, 4}}}, "damage.through=5 damage.through[512]=1"},
    {"3D-SHOT-03 V-21 A-063 a slug: one hex, PEN 15, DAM 16 at Long", [](Shot& s) { shotgun(s, 80); s.ammunition.type = AmmunitionType::Slug; }, {{PatternDice, {3, 3, 4}}}, "penetration.value=15 damage.value=16 !pattern.size"},
    {"3D-SHOT-04 A-062 it deviates first: 3 at Medium", [](Shot& s) { shotgun(s, 40); s.weapon.accuracy = 0; s.options.aimHex = {0, 8}; }, {{PatternDice, {1, 5, 4}}, {PatternDirection, {3}}}, "deviation.spread=3 deviation.hex=0,12 pattern.size=2"},
};
// clang-format on

}  // namespace

class PatternTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shots_data();
    void shots();
    void oddsOfPatternsAreNotTold();
};

void PatternTest::shots_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(kRows.size()); ++i)
        QTest::newRow(kRows[static_cast<std::size_t>(i)].name) << i;
}

void PatternTest::shots()
{
    QFETCH(int, row);
    const PatternRow& test = kRows[static_cast<std::size_t>(row)];
    Shot shot = support::someShot();
    test.setup(shot);
    QCOMPARE(support::refusals(shot), QStringList());
    QCOMPARE(support::differences(support::resolved(shot, test.given), Shot::kAction, test.expected), QString());
}

void PatternTest::oddsOfPatternsAreNotTold()
{
    const auto plan = support::humanPlan();
    Input input;
    Shot shot = support::someShot();
    input = shot;
    QVERIFY(system().odds()->odds(input, *plan, OddsDepth::Everything).has_value());
    rotary(shot);
    input = shot;
    QVERIFY(!system().odds()->odds(input, *plan, OddsDepth::Everything).has_value());
}

HITSPREAD_TEST(PatternTest)
#include "pattern_test.moc"
