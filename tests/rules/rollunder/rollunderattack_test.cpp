#include "rollunder/fighters.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

Attack calledAtPlace(Location location)
{
    Attack attack = blow();
    attack.options.called = calledAt(location);
    return attack;
}

/// Distance and speed together, in tenths of a yard.
Attack shotOver(std::int32_t tenths)
{
    Attack attack = shot();
    attack.options.distance = tenths / 10;
    attack.options.tenths = tenths % 10;
    return attack;
}

Attack aimed(std::int32_t turns)
{
    Attack attack = shot(13);
    attack.weapon.accuracy = 4;
    attack.attackerCondition.aimTurns = turns;
    attack.attackerCondition.aimAt = kUsualTarget;
    return attack;
}

Attack allOut(Attack attack, AllOut what)
{
    attack.options.form = AttackForm::AllOutAttack;
    attack.options.allOut = what;
    return attack;
}

/// Whether a roll hits, misses, or is critical either way.
enum Course { MissesCritically, Misses, Hits, HitsCritically };

int courseOf(const Attack& attack, int sum)
{
    const Resolution resolution = resolved(attack,
                                           {three(Query::AttackDice, sum), undefended(), three(Query::CriticalHit, 10),
                                            three(Query::CriticalMiss, 10), dice(Query::Damage, {1})});
    if (valueOf(resolution, Quantity::AttackFailure) == 1)
        return MissesCritically;
    if (valueOf(resolution, Quantity::AttackCritical) == 1)
        return HitsCritically;
    return valueOf(resolution, Quantity::AttackSuccess) == 1 ? Hits : Misses;
}

}  // namespace

/// The roll of an attack and all that is added to it (R3-01 to R3-05, R3-17 to R3-19, R3-61 to R3-68).
class RollUnderAttackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void courses_data();
    void courses();
    void refusals_data();
    void refusals();
    void states_data();
    void states();
    void tables();
    void profilesDiffer();
};

void RollUnderAttackTest::numbers_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("number");
    QTest::newRow("R3-03 the skill") << blow() << 12;
    Attack unskilled = blow();
    unskilled.weapon.skill = "Axe";
    unskilled.attacker.dx = 11;
    QTest::newRow("R3-03 D34 without the skill DX") << unskilled << 11;
    Attack shocked = blow();
    shocked.attackerCondition.shock = 3;
    QTest::newRow("R3-15 shock") << shocked << 9;
    shocked.attacker.skills = {};
    shocked.attacker.otherSkills.set("Sword", 12);
    QTest::newRow("R3-15 R3-D12 not on a skill of neither DX nor IQ") << shocked << 12;
    Attack deceptive = blow(16);
    deceptive.options.deceptive = 2;
    QTest::newRow("R3-17 V11 two steps") << deceptive << 12;
    Attack rapid = blow(15);
    rapid.options.rapid = true;
    rapid.options.called = calledAt(Location::Neck);
    QTest::newRow("R3-18 R3-19 V12 at the neck") << rapid << 4;
    rapid.options.called = Called::Nowhere;
    rapid.options.deceptive = 1;
    QTest::newRow("R3-18 R3-D14 with Deceptive") << rapid << 7;
    const std::pair<Location, int> costs[]{
        {Location::Eyes, -9},     {Location::Skull, -7},     {Location::Face, -5},     {Location::RightLeg, -2},
        {Location::RightArm, -2}, {Location::Torso, 0},      {Location::Groin, -3},    {Location::LeftArm, -2},
        {Location::LeftLeg, -2},  {Location::RightHand, -4}, {Location::LeftHand, -4}, {Location::RightFoot, -4},
        {Location::LeftFoot, -4}, {Location::Neck, -5},      {Location::Vitals, -3}};
    for (const auto& [location, cost] : costs)
        QTest::addRow("R3-19 R3-D55 %s", kLocationIds[static_cast<std::size_t>(location)].data())
            << calledAtPlace(location) << 12 + cost;
    Attack vitals = shot();
    vitals.options.called = calledAt(Location::Vitals);
    QTest::newRow("R3-19 R3-D55 of a shot, too") << vitals << 9;
    QTest::newRow("R3-61 not aimed") << aimed(0) << 13;
    QTest::newRow("R3-61 R3-D34 aimed a turn") << aimed(1) << 17;
    QTest::newRow("R3-D34 two turns: 1 more") << aimed(2) << 18;
    QTest::newRow("R3-D34 three turns: 2 more") << aimed(3) << 19;
    Attack printed = aimed(3);
    printed.switches = printedSheet();
    QTest::newRow("R3-61 R3-D34 Printed sheet: Accuracy alone") << printed << 17;
    Attack other = aimed(2);
    other.attackerCondition.aimAt = 7;
    QTest::newRow("R3-61 R3-D53 aimed at another") << other << 13;
    Attack otherGun = aimed(2);
    otherGun.options.with = 5;
    QTest::newRow("R3-61 R3-D53 aimed with another") << otherGun << 13;
    Attack moving = aimed(1);
    moving.options.distance = 18;
    moving.options.speed = 2;
    QTest::newRow("R3-62 R3-63 V18 distance 18, speed 2") << moving << 10;
    const std::pair<int, int> ranges[]{{0, 0},      {19, 0},     {20, -1},    {29, -1},     {30, -2},
                                       {49, -2},    {50, -3},    {69, -3},    {70, -4},     {99, -4},
                                       {100, -5},   {990, -10},  {1000, -11}, {4990, -14},  {5000, -15},
                                       {6990, -15}, {7000, -16}, {9990, -16}, {10000, -17}, {99999, -22}};
    for (const auto& [tenths, cost] : ranges)
        QTest::addRow("R3-63 V16 V17 R3-D32 %d tenths", tenths) << shotOver(tenths) << 12 + cost;
    Attack inclusive = shotOver(20);
    inclusive.switches.bounds = Bounds::Inclusive;
    QTest::newRow("R3-63 R3-D31 2 yards with the bound") << inclusive << 12;
    QTest::newRow("R3-D34 R3-D55 All-Out to hit, melee +4") << allOut(blow(), AllOut::ToHit) << 16;
    QTest::newRow("R3-D34 R3-D55 ranged +1") << allOut(shot(), AllOut::ToHit) << 13;
    QTest::newRow("R3-D34 R3-D44 second attack at full skill") << allOut(blow(), AllOut::SecondAttack) << 12;
    Attack plain = allOut(blow(), AllOut::ToHit);
    plain.switches = printedSheet();
    QTest::newRow("R3-D34 Printed sheet: 0") << plain << 12;
    Attack running = blow(15);
    running.options.form = AttackForm::MoveAndAttack;
    QTest::newRow("R3-D34 Move and Attack: -4, 9 at most") << running << 9;
    running.attacker.skills.set("Sword", 12);
    QTest::newRow("R3-D34 Move and Attack: -4") << running << 8;
    running.attacker.skills.set("Sword", 15);
    running.options.rollModifiers.set("High ground", 5);
    QTest::newRow("R3-D34 the cap comes last") << running << 9;
    running.switches = printedSheet();
    QTest::newRow("R3-D34 Printed sheet: no cap") << running << 20;
    Attack evaluated = blow();
    evaluated.attackerCondition.evaluateAt = kUsualTarget;
    evaluated.attackerCondition.evaluateTurns = 2;
    QTest::newRow("R3-D34 R3-D54 Evaluate: 1 a turn") << evaluated << 14;
    evaluated.attackerCondition.evaluateTurns = 5;
    QTest::newRow("R3-D34 3 at most") << evaluated << 15;
    evaluated.attackerCondition.evaluateAt = 9;
    QTest::newRow("R3-D43 another foe") << evaluated << 12;
    Attack watched = shot();
    watched.attackerCondition.evaluateAt = kUsualTarget;
    watched.attackerCondition.evaluateTurns = 2;
    QTest::newRow("R3-D75 a shot at him: not") << watched << 12;
    Attack off = blow();
    off.weaponState.held = Held::Left;
    QTest::newRow("R3-D55 off hand -4") << off << 8;
    off.switches = printedSheet();
    QTest::newRow("R3-D55 Printed sheet: 0") << off << 12;
    Attack lying = blow();
    lying.attackerCondition.posture = Posture::Lying;
    QTest::newRow("R3-D35 lying costs an attack nothing") << lying << 12;
}

void RollUnderAttackTest::numbers()
{
    QFETCH(Attack, attack);
    QVERIFY(isFree(attack));
    QTEST(numberOf(attack), "number");
}

void RollUnderAttackTest::courses_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("sum");
    QTest::addColumn<int>("course");
    const auto row = [](const char* name, const Attack& attack, int sum, Course course) {
        QTest::newRow(name) << attack << sum << static_cast<int>(course);
    };
    row("R3-03 V01 R3-D01 12 against 12", blow(), 12, Hits);
    row("R3-03 V01 13 against 12", blow(), 13, Misses);
    row("R3-04 V02 R3-D02 R3-D04 4 at skill 2", blow(2), 4, HitsCritically);
    row("R3-04 R3-D02 3 at skill -5", blow(-5), 3, HitsCritically);
    row("R3-04 5 is none", blow(), 5, Hits);
    row("R3-05 V03 R3-D02 17 at skill 28", blow(28), 17, MissesCritically);
    row("R3-05 18", blow(30), 18, MissesCritically);
    row("R3-05 16 is none", blow(), 16, Misses);
    row("R3-64 V04 margin 10", blow(16), 6, HitsCritically);
    row("R3-64 V04 margin 9", blow(16), 7, Hits);
    row("R3-64 R3-D03 margin 10 at skill 20", blow(20), 10, HitsCritically);
    Attack capped = blow(20);
    capped.switches.marginCap = 6;
    row("R3-64 R3-D03 beyond the cap", capped, 7, Hits);
    row("R3-64 R3-D03 at the cap", capped, 6, HitsCritically);
    row("R3-68 V05 failure by 9", blow(6), 15, Misses);
    row("R3-68 V05 failure by 10", blow(6), 16, MissesCritically);
}

void RollUnderAttackTest::courses()
{
    QFETCH(Attack, attack);
    QFETCH(int, sum);
    QTEST(courseOf(attack, sum), "course");
}

void RollUnderAttackTest::refusals_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const Attack& attack, RefusalCode code) {
        QTest::newRow(name) << attack << static_cast<int>(code);
    };
    Attack attack = blow();
    attack.weaponState.unready = true;
    row("R3-01 unready", attack, RefusalCode::WeaponUnready);
    attack.weaponState = {.dropped = true};
    row("R3-01 dropped", attack, RefusalCode::WeaponDropped);
    attack.weaponState = {.broken = true};
    row("R3-01 broken", attack, RefusalCode::WeaponBroken);
    attack.weaponState = {.held = Held::Stowed};
    row("R3-01 stowed", attack, RefusalCode::WeaponStowed);
    attack = blow();
    attack.options.distance = 2;
    row("R3-02 R3-D75 2 yards with a reach of 1", attack, RefusalCode::OutOfReach);
    attack = shot();
    attack.options.distance = 10000;
    row("R3-D32 10000 yards", attack, RefusalCode::BeyondTable);
    attack.options.distance = 51;
    attack.weapon.longestRange = 50;
    row("R3-D72 beyond the longest range", attack, RefusalCode::TooFar);
    attack = shot();
    attack.weaponState.shotsLeft = 0;
    row("R3-D72 no shots left", attack, RefusalCode::NoShots);
    attack = shot();
    attack.options.deceptive = 1;
    row("R3-17 R3-D55 a deceptive shot", attack, RefusalCode::MeleeOnly);
    attack = shot();
    attack.options.rapid = true;
    row("R3-18 R3-D55 rapid shots", attack, RefusalCode::MeleeOnly);
    attack = blow();
    attack.options.rapid = true;
    attack.options.form = AttackForm::MoveAndAttack;
    row("R3-18 R3-D55 with Move and Attack", attack, RefusalCode::RapidNotSo);
    attack = allOut(blow(), AllOut::SecondAttack);
    attack.options.rapid = true;
    row("R3-D44 R3-D55 with a second attack", attack, RefusalCode::RapidNotSo);
    attack = blow(11);
    attack.options.deceptive = 1;
    attack.switches.deceptiveMinimum = 10;
    row("R3-17 R3-D13 9 is less than 10", attack, RefusalCode::TooDeceptive);
    attack = allOut(blow(), AllOut::SecondAttack);
    attack.switches = printedSheet();
    row("R3-D34 Printed sheet: no second attack", attack, RefusalCode::NoSecondAttack);
    attack = allOut(blow(), AllOut::SecondAttack);
    attack.attackerCondition.strikesLeft = 1;
    attack.attackerCondition.doing = doingOf(Maneuver::AllOutAttack);
    attack.attackerCondition.allOut = AllOut::SecondAttack;
    attack.attackerCondition.struckAt = 9;
    row("R3-D44 the second attack on another foe", attack, RefusalCode::SameFoe);
    attack = blow();
    attack.attackerCondition.unconscious = true;
    row("R3-D62 unconscious", attack, RefusalCode::ActorOut);
    attack.attackerCondition.dead = true;
    row("R3-60 dead", attack, RefusalCode::ActorOut);
    attack = blow();
    attack.attackerCondition.stunned = true;
    row("R3-D62 stunned", attack, RefusalCode::ActorStunned);
    attack = blow();
    attack.attackerCondition.inTurn = true;
    attack.attackerCondition.begun = true;
    attack.attackerCondition.acted = true;
    row("R3-69 one maneuver each turn", attack, RefusalCode::TurnOver);
    attack = blow();
    attack.attackerCondition.hpLost = 10;
    attack.attackerCondition.inTurn = true;
    row("R3-55 R3-D63 at 0 HP the roll comes first", attack, RefusalCode::TurnNotBegun);
    attack = blow();
    attack.options.yards = 2;
    row("R3-69 a step and no more", attack, RefusalCode::MovesTooFar);
    attack = allOut(blow(), AllOut::ToHit);
    attack.options.yards = 4;
    row("R3-69 V22 half of Move 5 is 3", attack, RefusalCode::MovesTooFar);
}

void RollUnderAttackTest::refusals()
{
    QFETCH(Attack, attack);
    QFETCH(int, code);
    QVERIFY(isRefusedAs(attack, static_cast<RefusalCode>(code)));
}

/// What an attack leaves of what led to it.
void RollUnderAttackTest::states_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("after");
    const QString his = QStringLiteral("attacker.condition");
    const QString gun = QStringLiteral("weapon.state");
    QTest::newRow("R3-D53 the shot spends the aim") << aimed(2) << his << QStringLiteral("aimTurns") << 0;
    Attack evaluated = blow();
    evaluated.attackerCondition.evaluateAt = kUsualTarget;
    evaluated.attackerCondition.evaluateTurns = 2;
    QTest::newRow("R3-D54 an attack spends Evaluate") << evaluated << his << QStringLiteral("evaluateTurns") << 0;
    Attack rapid = evaluated;
    rapid.options.rapid = true;
    QTest::newRow("R3-D54 not before the second strike") << rapid << his << QStringLiteral("evaluateTurns") << kNoValue;
    QTest::newRow("R3-18 another strike is left") << rapid << his << QStringLiteral("strikesLeft") << 1;
    QTest::newRow("R3-D44 another attack is left")
        << allOut(blow(), AllOut::SecondAttack) << his << QStringLiteral("strikesLeft") << 1;
    evaluated.options.whom = 5;
    QTest::newRow("R3-D43 attacking another ends it") << evaluated << his << QStringLiteral("evaluateTurns") << 0;
    Attack second = rapid;
    second.attackerCondition.strikesLeft = 1;
    second.attackerCondition.rapid = true;
    second.attackerCondition.doing = doingOf(Maneuver::Attack);
    QTest::newRow("R3-D56 the second strike is the last") << second << his << QStringLiteral("strikesLeft") << 0;
    Attack knife = blow();
    knife.attacker.skills.set("Throwing", 12);
    knife.weapon = thrownKnife(true);
    QTest::newRow("R3-D72 a thrown weapon leaves the hand") << knife << gun << QStringLiteral("dropped") << 1;
    Attack counted = shot();
    counted.weaponState.shotsLeft = 3;
    QTest::newRow("R3-D72 a shot less") << counted << gun << QStringLiteral("shotsLeft") << 2;
    Attack slow = blow();
    slow.weapon.needsReady = true;
    QTest::newRow("R3-D72 needs Ready after each use") << slow << gun << QStringLiteral("unready") << 1;
    Attack moved = blow();
    moved.options.yards = 1;
    QTest::newRow("R3-D60 what he moved is kept") << moved << his << QStringLiteral("moved") << 1;
    Attack feinted = blow();
    feinted.target[0].condition.feints.add({kUsualActor, 3, 2});
    QTest::newRow("R3-D56 a Feint counts for one strike")
        << feinted << QStringLiteral("target.condition") << QStringLiteral("feintCount") << 0;
    Attack begins = blow();
    begins.attackerCondition.inTurn = true;
    begins.attackerCondition.parries = 2;
    QTest::newRow("R3-69 R3-D22 his turn begins with it") << begins << his << QStringLiteral("parries") << 0;
    QTest::newRow("R3-69 the maneuver is taken") << begins << his << QStringLiteral("acted") << 1;
    begins.attackerCondition.lost = 3;
    QTest::newRow("R3-15 R3-D68 what he lost before counts no more") << begins << his << QStringLiteral("lost") << 0;
}

void RollUnderAttackTest::states()
{
    QFETCH(Attack, attack);
    QFETCH(QString, part);
    QFETCH(QString, field);
    QVERIFY(isFree(attack));
    const Resolution resolution = resolved(attack,
                                           {three(Query::AttackDice, 16), undefended(), dice(Query::Damage, {1, 1})});
    const std::string partId = part.toStdString();
    const std::string fieldId = field.toStdString();
    QTEST(changed(resolution, attack, partId, fieldId), "after");
}

void RollUnderAttackTest::tables()
{
    const Switches usual;
    for (const FieldDeclaration& field : switchesRecord.fields) {
        if (field.kind == FieldKind::Table)
            QVERIFY2(faultsOf(field, field.table(&usual)).empty(), field.id.data());
    }
    // The house marks what the sheet does not print.
    QVERIFY(isHouseValue(Quantity::AttackAllOut));
    QVERIFY(isHouseValue(Quantity::CriticalHitEffect));
    QVERIFY(!isHouseValue(Quantity::AttackRange));
}

void RollUnderAttackTest::profilesDiffer()
{
    QCOMPARE(profiles().size(), std::size_t{2});
    QVERIFY(profiles()[0].settings.empty());
    Switches switches;
    for (const Profile::Setting& setting : profiles()[1].settings)
        switchesRecord.find(setting.switchId)->setNumber(&switches, 0, setting.value);
    const Switches printed = printedSheet();
    for (const FieldDeclaration& field : switchesRecord.fields) {
        if (field.isNumeric())
            QCOMPARE(field.number(&switches, 0), field.number(&printed, 0));
    }
}

HITSPREAD_TEST(RollUnderAttackTest)

#include "rollunderattack_test.moc"
