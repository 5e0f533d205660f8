#include "percentile/fighters.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

/// A blow that nobody can defend against, on the chest for 1 point.
Resolution landed(Attack attack, int die)
{
    attack.weapon.mayParry = false;
    return resolved(attack, {{Query::AttackDie, die}, {Query::HitLocation, 30}, {Query::HitDamage, 1}});
}

int changedOf(const Resolution& resolution, std::string_view field)
{
    return changed(resolution, Attack::kAction, "target.condition", field);
}

}  // namespace

/// Loss of Combat, and wound levels (PCT-16, PCT-15, PCT-28, PCT-31, PCT-D19 to PCT-D21, PCT-D29).
class PercentileLossTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levels_data();
    void levels();
    void halved_data();
    void halved();
    void effects_data();
    void effects();
    void lostActions_data();
    void lostActions();
    void aFullListTakesIt_data();
    void aFullListTakesIt();
    void capsAreStepsOfTheirOwn_data();
    void capsAreStepsOfTheirOwn();
    void anotherTable();
    void withoutWeaponDamage();
    void woundLevels_data();
    void woundLevels();
    void woundIsKept();
};

void PercentileLossTest::levels_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("level");
    QTest::newRow("PCT-16 V16 60 and 20: S = 40") << 60 << 20 << 3;
    QTest::newRow("PCT-16 D20 S = 0") << 50 << 50 << 1;
    QTest::newRow("PCT-16 D20 S = 9") << 50 << 41 << 1;
    QTest::newRow("PCT-16 D20 S = 10") << 50 << 40 << 2;
    QTest::newRow("PCT-16 D20 S = 24") << 50 << 26 << 2;
    QTest::newRow("PCT-16 D20 S = 25") << 50 << 25 << 3;
    QTest::newRow("PCT-16 D20 S = 44") << 50 << 6 << 3;
    QTest::newRow("PCT-16 D20 S = 45") << 50 << 5 << 4;
    QTest::newRow("PCT-16 D20 S = 69") << 99 << 30 << 4;
    QTest::newRow("PCT-16 D20 S = 70") << 100 << 30 << 5;
    // Criticals count one level more, the highest is 5.
    QTest::newRow("PCT-16 D20 critical, S = 49") << 50 << 1 << 5;
    QTest::newRow("PCT-16 D20 critical, S = 24") << 25 << 1 << 3;
    QTest::newRow("PCT-16 D20 critical, S = 99") << 100 << 1 << 5;
    QTest::newRow("PCT-16 D20 critical above the rating: S = 0") << 0 << 1 << 2;
}

void PercentileLossTest::levels()
{
    QFETCH(int, rating);
    QFETCH(int, die);
    QTEST(valueOf(landed(blow(rating), die), Quantity::LossLevel), "level");
}

void PercentileLossTest::halved_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("level");
    QTest::newRow("PCT-15 D19 half of 1 is 1") << 50 << 50 << 1;
    QTest::newRow("PCT-15 D19 half of 2 is 1") << 50 << 40 << 1;
    QTest::newRow("PCT-15 D19 V16 half of 3 is 2") << 60 << 20 << 2;
    QTest::newRow("PCT-15 D19 half of 4 is 2") << 99 << 30 << 2;
    QTest::newRow("PCT-15 D19 half of 5 is 3") << 100 << 30 << 3;
}

void PercentileLossTest::halved()
{
    QFETCH(int, rating);
    QFETCH(int, die);
    // A parry of 60 that only just succeeds: Result 0 + 1.
    Attack attack = blow(rating);
    attack.target.dex = 1;
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDie, die},
                                            {Query::DefenceParry, 1},
                                            {Query::DefenceDie, 60},
                                            {Query::HitLocation, 30},
                                            {Query::HitDamage, 1}});
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::LossLevel), "level");
}

void PercentileLossTest::effects_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("penalty");
    QTest::addColumn<int>("until");
    QTest::addColumn<int>("fallen");
    QTest::addColumn<int>("lost");
    QTest::addColumn<int>("dropped");
    const int no = kNoValue;
    QTest::newRow("PCT-16 D20 jarred: -10 on the next roll") << 50 << 50 << -10 << no << no << no << no;
    QTest::newRow("PCT-16 D20 off balance: -20 on the next roll") << 50 << 40 << -20 << no << no << no << no;
    QTest::newRow("PCT-16 D20 driven back: -20 to the end of the next round") << 50 << 20 << -20 << 4 << no << no << no;
    QTest::newRow("PCT-16 D20 down: falls, loses one action") << 99 << 40 << no << no << 1 << 1 << no;
    QTest::newRow("PCT-16 D20 beaten: falls, drops it, loses two") << 100 << 20 << no << no << 1 << 2 << 1;
}

void PercentileLossTest::effects()
{
    QFETCH(int, rating);
    QFETCH(int, die);
    Attack attack = blow(rating);
    attack.options.round = 3;
    const Resolution resolution = landed(attack, die);
    QVERIFY(resolution.isFinished());
    QTEST(changedOf(resolution, "penaltyModifiers"), "penalty");
    QTEST(changedOf(resolution, "penaltyUntil"), "until");
    QTEST(changedOf(resolution, "fallen"), "fallen");
    QTEST(changedOf(resolution, "actionsLost"), "lost");
    QTEST(changed(resolution, Attack::kAction, "targetWeapon.state", "dropped"), "dropped");
    QCOMPARE(happened(resolution, EventKind::Down), changedOf(resolution, "fallen") == 1);
}

void PercentileLossTest::lostActions_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("leftAfter");
    QTest::addColumn<int>("lost");
    // The next action is the one of this round, if it is still to come.
    QTest::newRow("PCT-16 D20 has not acted yet") << 1 << 0 << 1;
    QTest::newRow("PCT-16 D20 has acted") << 0 << kNoValue << 2;
}

void PercentileLossTest::lostActions()
{
    QFETCH(int, left);
    Attack attack = blow(100);
    attack.targetCondition.actionsLeft = left;
    const Resolution resolution = landed(attack, 20);
    QTEST(changedOf(resolution, "actionsLeft"), "leftAfter");
    QTEST(changedOf(resolution, "actionsLost"), "lost");
}

/// Twelve burdens of -15 and one that is told here; a blow of S = 40 in round 3 burdens with -20 until the end of round 4.
void PercentileLossTest::aFullListTakesIt_data()
{
    QTest::addColumn<Penalty>("seventh");
    QTest::addColumn<Penalty>("after");
    const Penalty driven{-20, 4, PenaltyCause::LossOfCombat};
    QTest::newRow("PCT-16 D20 D36 adds up with one like it")
        << Penalty{-10, 4, PenaltyCause::LossOfCombat} << Penalty{-30, 4, PenaltyCause::LossOfCombat};
    QTest::newRow("PCT-16 D20 in the place of the mildest") << Penalty{-5, 9, PenaltyCause::GameMaster} << driven;
    QTest::newRow("PCT-16 D20 another end is not like it") << Penalty{-10, 5, PenaltyCause::LossOfCombat} << driven;
    QTest::newRow("PCT-16 D20 another cause is not like it") << Penalty{-10, 4, PenaltyCause::Footing} << driven;
}

void PercentileLossTest::aFullListTakesIt()
{
    QFETCH(Penalty, seventh);
    Attack attack = blow(60);
    attack.options.round = 3;
    constexpr std::size_t kSeventh = 6;
    for (std::size_t i = 0; i < kMostPenalties; ++i)
        attack.targetCondition.penalties.add(i == kSeventh ? seventh : Penalty{-15, 9, PenaltyCause::GameMaster});
    const Resolution resolution = landed(attack, 20);
    Condition after = attack.targetCondition;
    for (const Change& change : resolution.findings.changes) {
        if (Attack::kAction.parts[change.part].id == "target.condition")
            conditionRecord.fields[change.field].setNumber(&after, change.index, change.after);
    }
    QTEST(after.penalties[kSeventh], "after");
    QCOMPARE(after.penalties.size(), kMostPenalties);
    QVERIFY(after.penalties[0] == (Penalty{-15, 9, PenaltyCause::GameMaster}));
    // One that is milder than all of them changes none: S = 0 of -10.
    for (Penalty& penalty : attack.targetCondition.penalties)
        penalty = {-15, 9, PenaltyCause::GameMaster};
    QCOMPARE(changedOf(landed(attack, 60), "penaltyModifiers"), kNoValue);
}

/// A blow of so many points on the chest, parried with 60 or not at all.
void PercentileLossTest::capsAreStepsOfTheirOwn_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("points");
    QTest::addColumn<bool>("parried");
    QTest::addColumn<int>("raised");
    QTest::addColumn<int>("capped");
    QTest::addColumn<int>("halved");
    QTest::addColumn<int>("share");
    const int no = kNoValue;
    // S = 99: level 5, one more; twice 10 of 20.
    QTest::newRow("PCT-16 D20 a critical above the last level") << 100 << 1 << 10 << false << 6 << 5 << no << 100;
    QTest::newRow("PCT-16 D20 no critical, nothing raised") << 50 << 40 << 5 << false << no << 2 << no << 25;
    // S = 0: level 1, (1 + 1) / 2.
    QTest::newRow("PCT-15 D19 half of the lowest level") << 50 << 50 << 4 << true << no << 1 << 1 << 10;
}

/// No quantity is derived twice, so that a ruling replaces one line.
void PercentileLossTest::capsAreStepsOfTheirOwn()
{
    QFETCH(int, rating);
    QFETCH(int, die);
    QFETCH(int, points);
    QFETCH(bool, parried);
    Attack attack = blow(rating);
    attack.target.dex = 1;
    attack.weapon.damageDice = 0;
    attack.weapon.damageBonus = points;
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDie, die},
                                            {Query::DefenceParry, parried ? 1 : 0},
                                            {Query::DefenceDie, 60},
                                            {Query::HitLocation, 30}});
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::LossRaised), "raised");
    QTEST(valueOf(resolution, Quantity::LossCapped), "capped");
    QTEST(valueOf(resolution, Quantity::LossHalved), "halved");
    QTEST(valueOf(resolution, Quantity::WoundShare), "share");
    std::vector<StepKey> keys;
    for (const Step& step : resolution.findings.steps)
        keys.push_back(step.key);
    std::ranges::sort(keys);
    QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
}

/// PCT-D20: the table is the house's own.
void PercentileLossTest::anotherTable()
{
    Attack attack = blow();
    attack.switches.lossOfCombat = {{lossRow(0, 29, 0, PenaltyLasts::NextRoll, Setback::None, 0),
                                     lossRow(30, kMostMargin, -35, PenaltyLasts::NextRound, Setback::Falls, 3)}};
    QCOMPARE(changedOf(landed(attack, 26), "penaltyModifiers"), kNoValue);
    const Resolution hard = landed(attack, 25);
    QCOMPARE(valueOf(hard, Quantity::LossLevel), 2);
    QCOMPARE(changedOf(hard, "penaltyModifiers"), -35);
    QCOMPARE(changedOf(hard, "actionsLost"), 3);
    // A critical is never above the last row.
    QCOMPARE(valueOf(landed(attack, 1), Quantity::LossLevel), 2);
}

/// PCT-D21: by the switch a blow does Loss of Combat alone; a shot never does it.
void PercentileLossTest::withoutWeaponDamage()
{
    Attack attack = blow();
    attack.weapon.mayParry = false;
    attack.switches.meleeWeaponDamage = false;
    const Resolution resolution = resolved(attack, {{Query::AttackDie, 30}});
    QVERIFY(resolution.isFinished());
    QCOMPARE(valueOf(resolution, Quantity::LossLevel), 3);
    QCOMPARE(valueOf(resolution, Quantity::HarmDamage), kNoValue);
    Attack gun = shot();
    gun.weapon.mayDodge = false;
    gun.switches.meleeWeaponDamage = false;
    const Resolution hit = resolved(gun, {{Query::AttackDie, 30}, {Query::HitLocation, 30}, {Query::HitDamage, 4}});
    QCOMPARE(valueOf(hit, Quantity::LossLevel), kNoValue);
    QCOMPARE(valueOf(hit, Quantity::HarmDamage), 4);
}

void PercentileLossTest::woundLevels_data()
{
    QTest::addColumn<int>("health");
    QTest::addColumn<int>("damage");
    QTest::addColumn<WoundLevel>("level");
    QTest::newRow("PCT-31 D29 no damage") << 20 << 0 << WoundLevel::None;
    QTest::newRow("PCT-31 D29 one point of many") << 200 << 1 << WoundLevel::Scratch;
    QTest::newRow("PCT-31 D29 10 percent") << 20 << 2 << WoundLevel::Scratch;
    QTest::newRow("PCT-31 D29 above 10") << 20 << 3 << WoundLevel::Light;
    QTest::newRow("PCT-31 D29 25 percent") << 20 << 5 << WoundLevel::Light;
    QTest::newRow("PCT-31 D29 above 25") << 20 << 6 << WoundLevel::Serious;
    QTest::newRow("PCT-31 D29 50 percent") << 20 << 10 << WoundLevel::Serious;
    QTest::newRow("PCT-31 D29 above 50") << 20 << 11 << WoundLevel::Critical;
    QTest::newRow("PCT-31 D29 one point is left") << 20 << 19 << WoundLevel::Critical;
    QTest::newRow("PCT-31 D29 99 and a half percent") << 200 << 199 << WoundLevel::Critical;
    QTest::newRow("PCT-31 D29 all of it") << 20 << 20 << WoundLevel::Mortal;
    QTest::newRow("PCT-31 D29 more than that") << 20 << 40 << WoundLevel::Mortal;
    // A share just above the border: 2.5 of 25 would be 10 percent, 3 are 12.
    QTest::newRow("PCT-31 D29 3 of 25") << 25 << 3 << WoundLevel::Light;
}

void PercentileLossTest::woundLevels()
{
    QFETCH(int, health);
    QFETCH(int, damage);
    Attack attack = shot();
    attack.weapon.mayDodge = false;
    attack.weapon.damageDice = 0;
    attack.target.healthMax = health;
    // Beyond 99 points it takes the head's modifier of two.
    attack.weapon.damageBonus = damage > 99 ? (damage + 1) / 2 : damage;
    const bool odd = damage > 99 && damage % 2 == 1;
    attack.target.armour.fill(odd ? 1 : 0);
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDie, 30}, {Query::HitLocation, damage > 99 ? 1 : 30}});
    QCOMPARE(valueOf(resolution, Quantity::HarmDamage), damage);
    QTEST(static_cast<WoundLevel>(valueOf(resolution, Quantity::WoundLevel)), "level");
    QCOMPARE(valueOf(resolution, Quantity::Out), damage >= health ? 1 : 0);
}

/// PCT-28: half the damage is the lesser wound; it stands on the sheet with place, points, level and round.
void PercentileLossTest::woundIsKept()
{
    Attack attack = shot();
    attack.options.round = 5;
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDie, 30},
                                            {Query::DefenceDodge, 1},
                                            {Query::DefenceDie, 50},
                                            {Query::HitLocation, 50},
                                            {Query::HitDamage, 10}});
    QCOMPARE(changedOf(resolution, "woundCount"), 1);
    QCOMPARE(changedOf(resolution, "woundLocations"), static_cast<int>(Location::Abdomen));
    QCOMPARE(changedOf(resolution, "woundDamage"), 5);
    QCOMPARE(changedOf(resolution, "woundLevels"), static_cast<int>(WoundLevel::Light));
    QCOMPARE(changedOf(resolution, "woundRounds"), 5);
    QCOMPARE(changedOf(resolution, "healthLost"), 5);
    QVERIFY(happened(resolution, EventKind::Wounded));
    // A sheet that is full keeps what it has; the points count all the same.
    for (std::size_t i = 0; i < kMostWounds; ++i)
        attack.targetCondition.wounds.add({Location::Chest, 0, WoundLevel::None, 1});
    const Resolution full = resolved(
        attack, {{Query::AttackDie, 30}, {Query::DefenceDodge, 0}, {Query::HitLocation, 50}, {Query::HitDamage, 10}});
    QCOMPARE(changedOf(full, "woundCount"), kNoValue);
    QCOMPARE(changedOf(full, "healthLost"), 10);
}

HITSPREAD_TEST(PercentileLossTest)
#include "percentileloss_test.moc"
