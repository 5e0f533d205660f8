#include "rules/systems/threed/check.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/roll.h"
#include "rules/systems/threed/switches.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "support/wounds.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::threed;
using support::Tape;

namespace {

template <typename Action>
struct SuppressionRow {
    const char* name;
    void (*setup)(Action&);
    Tape tape;
    const char* expected;
};

constexpr auto SuppressionDice = Query::AttackDice;
constexpr auto SuppressionDirection = Query::AttackDirection;
constexpr auto Test = Query::EvadeDice;

/// Auto/Support 5, one die of bullets, somebody in the area.
Suppress someSuppression()
{
    const Volley volley = support::someVolley();
    Suppress suppress;
    suppress.shooter = volley.shooter;
    suppress.weapon = volley.weapon;
    suppress.weaponState = volley.weaponState;
    suppress.ammunition = volley.ammunition;
    suppress.targets.resize(1);
    return suppress;
}

/// V-22: a zone of 6, FA 2, RCL 4; Dodge 7 in armour with DM 1, the legs bare.
Evade someCrossing()
{
    const Volley volley = support::someVolley();
    Evade evade;
    evade.options.zoneValue = 6;
    evade.weapon = volley.weapon;
    evade.weapon.fullAutoDeviation = 2;
    evade.weapon.recoil = 4;
    evade.ammunition = volley.ammunition;
    evade.target = volley.targets[0].character;
    evade.target.skills.set("dodge", 7);
    evade.armour.resize(1);
    evade.armourState.resize(1);
    evade.armour[0].dodgeModifier = 1;
    return evade;
}

// clang-format off
const std::vector<SuppressionRow<Suppress>> kLaid{
    {"3D-SUP-01 A-064 the success die value stays: T 19, 6 + 1", [](Suppress&) {}, {{{SuppressionDice, 0}, {6, 4, 4}}}, "attack.skill=19 attack.total=19 suppression.value=7 suppression.zone=1 suppression.bullets=3 suppression.until=0"},
    {"3D-SUP-01 A-064 not wild", [](Suppress&) {}, {{{SuppressionDice, 0}, {2, 3, 3}}}, "!attack.wild attack.total=13 suppression.zone=1 suppression.value=2"},
    {"3D-SUP-01 A-064 failed: no zone, but the bullets are gone and he is under fire", [](Suppress&) {}, {{{SuppressionDice, 0}, {2, 3, 2}}}, "suppression.zone=0 !suppression.value weapon.state.rounds:200>197 targets.condition[0].shooters:0>1"},
    {"3D-SUP-01 A-065 the area stays with the gunner", [](Suppress&) {}, {{{SuppressionDice, 0}, {6, 4, 4}}}, "shooter.condition.zoneValue:-2147483648>7 shooter.condition.zoneBullets:0>3"},
    {"3D-SUP-01 A-065 a failed roll gives up the last one", [](Suppress& s) { s.shooterCondition.zoneValue = 4; s.shooterCondition.zoneBullets = 9; }, {{{SuppressionDice, 0}, {2, 3, 2}}}, "shooter.condition.zoneValue:4>-2147483648 shooter.condition.zoneBullets:9>0"},
    {"3D-SUP-02 A-065 a new area is tested against anew", [](Suppress& s) { s.shooterCondition.zoneValue = 4; s.shooterCondition.crossers = {{5}}; }, {{{SuppressionDice, 0}, {6, 4, 4}}}, "shooter.condition.zoneValue:4>7 shooter.condition.zoneCrossers:1>0 shooter.condition.zoneCrosserMarks.0:5>0"},
    {"3D-SUP-01 A-065 lasting to the end of the round by switch", [](Suppress& s) { s.switches.suppressionDuration = SuppressionDurationRule::Round; }, {}, "suppression.until=2"},
    {"3D-SUP-01 A-065 to the next Action by switch", [](Suppress& s) { s.switches.suppressionDuration = SuppressionDurationRule::NextAction; }, {}, "suppression.until=1"},
    {"3D-SUP-01 one Action", [](Suppress& s) { s.shooterCondition.actionsLeft = 1; }, {}, "shooter.condition.actionsLeft:1>0"},
    {"3D-SUP-01 bullets by dice and Auto/Support", [](Suppress& s) { s.options.dice = 2; }, {{{Query::BurstDice, 0}, {4, 4}}, {{Query::BurstChange, 0}, {2}}}, "suppression.bullets=10 weapon.state.rounds:200>190"},
    {"3D-JAM-01 it jams like any attack", [](Suppress& s) { s.switches.jamming = true; }, {{{SuppressionDice, 0}, {1, 1, 1}}}, "weapon.state.jammed:0>1 !suppression.zone ~weapon.state.rounds ~targets.condition"},
    {"3D-SUP-01 A-187 its band counts: 30 m of 2 x 20, -2 by switch range.toHit", [](Suppress& s) { s.options.distance = 30; s.weapon.range = 20; s.switches.rangeToHit = {0, -2, -4, -6}; }, {{{SuppressionDice, 0}, {6, 4, 4}}}, "shot.band=1 attack.range=17 attack.total=17 suppression.value=6"},
    {"3D-SUP-01 A-187 without a distance Optimum", [](Suppress& s) { s.weapon.range = 1; s.switches.rangeToHit = {0, -2, -4, -6}; }, {{{SuppressionDice, 0}, {6, 4, 4}}}, "shot.band=0 !attack.range attack.total=19"},
    {"3D-RCL-04 bruising for each bullet", [](Suppress& s) { s.weapon.recoil = 9; s.shooter.str = 5; }, {}, "recoil.bruisingSum=3"},
};

const std::vector<SuppressionRow<Evade>> kCrossed{
    {"3D-SUP-02 V-22 T 19, SDV 7 above 6: unharmed", [](Evade&) {}, {{{Test, 0}, {6, 4, 5}}}, "evade.dodge=6 evade.total=19 evade.sdv=7 evade.unharmed=1 evade.hits=0 !deviation.hex"},
    {"3D-SUP-03 V-22 T 18, SDV 6: one bullet", [](Evade&) {}, {{{Test, 0}, {6, 3, 5}}}, "evade.total=18 evade.sdv=6 evade.unharmed=0 evade.hits=1 !deviation.hex[1]"},
    {"3D-SUP-04 V-22 T 11: two bullets", [](Evade&) {}, {{{Test, 0}, {3, 2, 2}}}, "evade.total=11 evade.success=0 evade.hits=2"},
    {"3D-SUP-02 wounds count, A-066", [](Evade& e) { e.targetCondition.wounds = support::woundsOpen({true}); }, {{{Test, 0}, {6, 4, 5}}}, "evade.total=18 evade.hits=1"},
    {"3D-SKL-03 A-181 a modifier of the target number: 13 - 2", [](Evade& e) { e.options.targetModifiers.set("low wall", 2); }, {{{Test, 0}, {3, 2, 2}}}, "evade.total=11 evade.targetModifier=11 evade.target=11 evade.success=1 evade.hits=1"},
    {"3D-SKL-03 A-181 a negative one makes it harder: 13 + 3", [](Evade& e) { e.options.targetModifiers.set("mud", -3); }, {{{Test, 0}, {4, 4, 3}}}, "evade.total=15 evade.target=16 evade.success=0 evade.hits=2"},
    {"3D-SUP-02 Acrobatics where it is better, without the armour's DM", [](Evade& e) { e.target.skills.set("acrobatics", 7); }, {{{Test, 0}, {6, 4, 5}}}, "evade.acrobatics=7 evade.total=20"},
    {"3D-SUP-02 Dodge if he chooses", [](Evade& e) { e.target.skills.set("acrobatics", 9); }, {{{Query::EvadeSkill, 0}, {0}}, {{Test, 0}, {6, 4, 5}}}, "evade.total=19"},
    {"3D-SUP-04 A-065 no more than are left", [](Evade& e) { e.options.zoneBullets = 1; }, {{{Test, 0}, {3, 2, 2}}}, "evade.hits=1"},
    {"3D-SUP-03 A-067 the wild spread at the standard aiming point: 4 + 3", [](Evade&) {}, {{{Test, 0}, {6, 3, 5}}, {{SuppressionDice, 0}, {5, 3, 4}}, {{SuppressionDirection, 0}, {3}}}, "!attack.total deviation.aim=0,10 deviation.spread=7 deviation.distance=2 deviation.hex=0,14 penetration.value=9 damage.value=14"},
    {"3D-SUP-04 A-067 the second from the first with the standard spread", [](Evade&) {}, {{{Test, 0}, {3, 2, 2}}, {{SuppressionDice, 0}, {5, 3, 4}}, {{SuppressionDirection, 0}, {3}}, {{SuppressionDice, 1}, {3, 2, 2}}, {{SuppressionDirection, 1}, {6}}}, "deviation.aim[1]=0,14 deviation.spread[1]=4 deviation.distance[1]=1 deviation.hex[1]=0,12"},
    {"3D-SUP-03 A-169 the band by distance, WAF counts: 4 + 7 - 2", [](Evade& e) { e.crossing.distance = 30; e.weapon.accuracy = 2; }, {{{Test, 0}, {6, 3, 5}}}, "shot.band=1 deviation.spread=9"},
    {"3D-SUP-03 A-035 WAF not by switch", [](Evade& e) { e.weapon.accuracy = 2; e.switches.accuracyScope = AccuracyScopeRule::AimedShots; }, {{{Test, 0}, {6, 3, 5}}}, "deviation.spread=7"},
    {"3D-SUP-01 A-065 two bullets less in the area", [](Evade& e) { e.shooterCondition.zoneValue = 6; e.shooterCondition.zoneBullets = 5; }, {{{Test, 0}, {3, 2, 2}}}, "evade.hits=2 shooter.condition.zoneBullets:5>3 ~shooter.condition.zoneValue"},
    {"3D-SUP-02 A-065 unharmed: as many as before", [](Evade& e) { e.shooterCondition.zoneValue = 6; e.shooterCondition.zoneBullets = 5; }, {{{Test, 0}, {6, 4, 5}}}, "evade.hits=0 ~shooter.condition"},
    {"3D-SUP-02 A-065 the gunner's area remembers who has tested", [](Evade& e) { e.shooterCondition.zoneValue = 6; e.target.name = "Ada"; }, {{{Test, 0}, {6, 4, 5}}}, "shooter.condition.zoneCrossers:0>1 shooter.condition.zoneCrosserMarks.0:0>596513118"},
    {"3D-SUP-02 A-065 without a name nobody is remembered", [](Evade& e) { e.shooterCondition.zoneValue = 6; }, {{{Test, 0}, {6, 4, 5}}}, "~shooter.condition.zoneCrossers ~shooter.condition.zoneCrosserMarks"},
    {"3D-SUP-02 A-065 nor where the gunner keeps no area", [](Evade& e) { e.target.name = "Ada"; }, {{{Test, 0}, {6, 4, 5}}}, "~shooter.condition"},
    {"A-041 who crosses is under fire", [](Evade&) {}, {{{Test, 0}, {6, 4, 5}}}, "target.condition.shooters:0>1"},
    {"A-041 who was in it before is so already", [](Evade& e) { e.targetCondition.shooters = 1; }, {{{Test, 0}, {6, 4, 5}}}, "~target.condition.shooters"},
    {"A-032 A-040 who crosses moves: no stance and no aims are left", [](Evade& e) { e.targetCondition.stance = true; e.targetCondition.aims = 2; }, {{{Test, 0}, {6, 4, 5}}}, "target.condition.stance:1>0 target.condition.aims:2>0"},
    {"3D-FIRE-01 A-096 being under fire counts", [](Evade& e) { e.targetCondition.shooters = 1; e.targetCondition.underFirePenalty = -3; e.switches.underFire = true; }, {{{Test, 0}, {6, 4, 5}}}, "evade.total=16"},
    {"A-180 mod.formCombat leaves the modifiers of evading on the roll", [](Evade& e) { e.switches.formCombat = FormCombatRule::Tn; e.targetCondition.wounds = support::woundsOpen({true}); }, {{{Test, 0}, {6, 4, 5}}}, "evade.wounds=18 evade.target=13"},
    {"A-181 the game master's difficulty on the target number", [](Evade& e) { e.options.difficulty = -2; }, {{{Test, 0}, {6, 4, 5}}}, "evade.total=19 evade.target=15"},
    {"A-181 on the roll by switch mod.formSkill", [](Evade& e) { e.options.difficulty = -2; e.switches.formSkill = FormSkillRule::Roll; }, {{{Test, 0}, {6, 4, 5}}}, "evade.total=17 evade.target=13"},
    {"3D-FIRE-01 A-182 the area itself is fire before he evades: COOL 8 and 9, -5 + 1", [](Evade& e) { e.switches.underFire = true; }, {{{Query::UnderFireDice, 0}, {3, 3, 3}}, {{Test, 0}, {6, 4, 5}}}, "underFire.value=-4 evade.underFire=15 evade.total=15"},
    {"A-163 who crosses leaves the cover he was behind", [](Evade& e) { e.targetCondition.coverPv = 9; e.targetCondition.coverId = 10; e.targetCondition.coverIdLeft = 4; }, {{{Test, 0}, {6, 4, 5}}}, "target.condition.coverPv:9>-2147483648 target.condition.coverIdLeft:4>0"},
    {"A-163 A-070 both bullets meet one cover: 8 - 3, then 5 - 3", [](Evade& e) { e.crossing.coveredLocations = 0x7F; e.crossing.coverPv = 20; e.crossing.coverId = 8; }, {{{Test, 0}, {3, 2, 2}}, {{SuppressionDice, 0}, {6, 3, 2}}, {{SuppressionDirection, 0}, {3}}, {{SuppressionDice, 1}, {4, 2, 5}}}, "cover.id=5 cover.id[1]=2 damage.through=0 damage.through[1]=0 target.condition.coverIdLeft:0>2"},
    {"3D-KNOCK-02 A-107 one check for both bullets", [](Evade& e) { e.target.phys = 12; }, {{{Test, 0}, {3, 2, 2}}, {{SuppressionDice, 0}, {6, 3, 2}}, {{SuppressionDirection, 0}, {3}}, {{SuppressionDice, 1}, {4, 2, 5}}}, "damage.value=12 damage.value[1]=15 knockback.damage=15"},
};

const std::vector<SuppressionRow<Check>> kStrained{
    {"3D-FIRE-05 a strain of 4, COOL 8 and 11 on the dice: 1 left", [](Check& c) { c.options.rank = 6; c.options.stress = -4; c.switches.underFire = true; }, {{{Query::StressDice, 0}, {3, 4, 4}}}, "stress.total=19 stress.value=-1 check.penalty=14 check.total=14"},
    {"3D-FIRE-05 never beyond 0", [](Check& c) { c.options.rank = 6; c.options.stress = -4; c.switches.underFire = true; }, {{{Query::StressDice, 0}, {6, 6, 6}}}, "stress.value=0 check.total=15"},
    {"3D-FIRE-05 without the option it counts in full", [](Check& c) { c.options.rank = 6; c.options.stress = -4; }, {}, "!stress.total check.total=11"},
};
// clang-format on

void suppressionNames(const auto& rows)
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(rows.size()); ++i)
        QTest::newRow(rows[static_cast<std::size_t>(i)].name) << i;
}

template <typename Action>
void compare(const SuppressionRow<Action>& test, Action action)
{
    test.setup(action);
    QCOMPARE(support::refusals(action), QStringList());
    QCOMPARE(support::differences(support::resolved(action, test.tape), Action::kAction, test.expected), QString());
}

}  // namespace

class SuppressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laid_data() { suppressionNames(kLaid); }
    void laid();
    void crossed_data() { suppressionNames(kCrossed); }
    void crossed();
    void strained_data() { suppressionNames(kStrained); }
    void strained();
    void needsFullAuto();
    void refusesWhatIsOutOfReach_data();
    void refusesWhatIsOutOfReach();
    void oncePerPhase_data();
    void oncePerPhase();
};

void SuppressionTest::refusesWhatIsOutOfReach_data()
{
    QTest::addColumn<int>("range");
    QTest::addColumn<int>("distance");
    QTest::addColumn<QStringList>("refusals");
    QTest::newRow("3D-RNG-01 A-029 RNG 0 is melee only") << 0 << 10 << QStringList{QStringLiteral("weapon.meleeOnly")};
    QTest::newRow("3D-RNG-01 A-029 also without a distance")
        << 0 << kNoEntry << QStringList{QStringLiteral("weapon.meleeOnly")};
    QTest::newRow("3D-RNG-01 A-187 beyond 8 x 10") << 10 << 81 << QStringList{QStringLiteral("range.beyond")};
    QTest::newRow("3D-RNG-01 A-187 just within") << 10 << 80 << QStringList{};
}

void SuppressionTest::refusesWhatIsOutOfReach()
{
    QFETCH(int, range);
    QFETCH(int, distance);
    Suppress suppress = someSuppression();
    suppress.weapon.range = range;
    suppress.options.distance = distance;
    QTEST(support::refusals(suppress), "refusals");
}

void SuppressionTest::laid()
{
    QFETCH(int, row);
    compare(kLaid[static_cast<std::size_t>(row)], someSuppression());
}

void SuppressionTest::crossed()
{
    QFETCH(int, row);
    compare(kCrossed[static_cast<std::size_t>(row)], someCrossing());
}

void SuppressionTest::strained()
{
    QFETCH(int, row);
    compare(kStrained[static_cast<std::size_t>(row)], Check{});
}

void SuppressionTest::needsFullAuto()
{
    Suppress suppress = someSuppression();
    suppress.weapon.modes = bit(Mode::Burst);
    QCOMPARE(support::refusals(suppress), QStringList(QStringLiteral("suppress.notAutomatic")));
}

void SuppressionTest::oncePerPhase_data()
{
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("count");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("refused");
    QTest::newRow("3D-SUP-02 A-065 who has tested does not again") << 6 << 2 << std::string("Ada") << true;
    QTest::newRow("3D-SUP-02 A-065 somebody else does") << 6 << 2 << std::string("Bo") << false;
    QTest::newRow("3D-SUP-02 A-065 somebody without a name does") << 6 << 2 << std::string() << false;
    QTest::newRow("3D-SUP-02 A-065 what is beyond the count is forgotten") << 6 << 1 << std::string("Ada") << false;
    QTest::newRow("3D-SUP-02 A-065 the area has ended") << kNoEntry << 2 << std::string("Ada") << false;
}

void SuppressionTest::oncePerPhase()
{
    QFETCH(int, value);
    QFETCH(int, count);
    QFETCH(std::string, name);
    QFETCH(bool, refused);
    Evade evade = someCrossing();
    evade.shooterCondition.zoneValue = value;
    evade.shooterCondition.crossers = {{5}, {nameHash("Ada")}};
    evade.shooterCondition.crossers.setCount(count);
    evade.target.name = name;
    QCOMPARE(support::refusals(evade), refused ? QStringList(QStringLiteral("evade.again")) : QStringList());
}

HITSPREAD_TEST(SuppressionTest)
#include "suppression_test.moc"
