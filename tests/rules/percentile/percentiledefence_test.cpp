#include "percentile/fighters.h"
#include "rules/core/odds/effects.h"
#include "rules/systems/percentile/defence.h"
#include "rules/systems/percentile/vocabulary.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::percentile::test;

namespace {

constexpr int kFull = 2;
constexpr int kHalved = 1;
constexpr int kNegated = 0;

/// The same attack as resolved: full, halved or negated.
int outcome(const Resolution& resolution)
{
    if (valueOf(resolution, Quantity::DefenceNegates) == 1)
        return kNegated;
    return valueOf(resolution, Quantity::DefenceHalves) == 1 ? kHalved : kFull;
}

/// The first defence there is, with this die; a hit lands on the chest for 5 points.
Resolution defended(const Attack& attack, int die, int defence)
{
    return resolved(attack,
                    {{Query::AttackDie, die},
                     {Query::DefenceDodge, 1},
                     {Query::DefenceBlock, 1},
                     {Query::DefenceParry, 1},
                     {Query::DefenceDie, defence},
                     {Query::HitLocation, 30},
                     {Query::HitDamage, 5}});
}

Attack withShield(Attack attack, int rating)
{
    Armour shield;
    shield.shield = true;
    shield.shieldSkill = "Shield";
    attack.armour.push_back(shield);
    attack.armourState.resize(1);
    if (rating > 0)
        attack.target.shieldSkills.set("Shield", rating);
    attack.weapon.mayDodge = false;
    attack.weapon.mayParry = false;
    return attack;
}

}  // namespace

/// Dodge, block and parry (PCT-14, PCT-15, PCT-27, PCT-28).
class PercentileDefenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outcomes_data();
    void outcomes();
    void ratings_data();
    void ratings();
    void halving_data();
    void halving();
    void everyDefenceIsOffered();
    void onlyOneIsRolled();
    void furtherDefences();
    void numberOfDefences();
    void aFumbleIsFlagged_data();
    void aFumbleIsFlagged();
};

void PercentileDefenceTest::outcomes_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("defence");
    QTest::addColumn<int>("result");
    QTest::addColumn<int>("outcome");
    QTest::newRow("PCT-14 V04 80 against 73: parried") << blow() << 30 << 20 << 80 << kNegated;
    QTest::newRow("PCT-15 V05 55 against 73: halved") << blow() << 30 << 45 << 55 << kHalved;
    QTest::newRow("PCT-15 V06 a failed parry changes nothing") << blow() << 30 << 61 << 39 << kFull;
    QTest::newRow("PCT-15 V07 D17 73 against 73: halved") << blow() << 30 << 27 << 73 << kHalved;
    QTest::newRow("PCT-14 one more: parried") << blow() << 30 << 26 << 74 << kNegated;
    // A failed defence may have the greater Result: 130 - 99 + 40.
    Attack expert = blow(1);
    expert.target.meleeSkills.set("Sword", 130);
    expert.attacker.dex = 1;
    expert.switches.criticalMinimum = 0;
    QTest::newRow("PCT-14 D12 a fumbled parry, whatever its Result") << expert << 1 << 99 << 71 << kFull;
    QTest::newRow("PCT-27 33 against 27: dodged") << shot() << 40 << 17 << 33 << kNegated;
    QTest::newRow("PCT-28 20 against 27: halved") << shot() << 40 << 30 << 20 << kHalved;
    QTest::newRow("PCT-28 D17 27 against 27: halved") << shot() << 40 << 23 << 27 << kHalved;
    QTest::newRow("PCT-27 one more: dodged") << shot() << 40 << 22 << 28 << kNegated;
    QTest::newRow("PCT-28 a failed dodge changes nothing") << shot() << 40 << 51 << -1 << kFull;
    Attack adds = shot();
    adds.switches.rangedAddDex = true;
    // 67 - 40 + 48 = 75 against 50 - 17 + 40 = 73.
    QTest::newRow("PCT-28 D26 DEX added on both sides") << adds << 40 << 17 << 73 << kHalved;
    // A critical parry: 60 - 1 + 40 against 180 - 5 + 48.
    QTest::newRow("PCT-15 D18 a critical parry is compared") << blow(180) << 5 << 1 << 99 << kHalved;
    Attack always = blow(180);
    always.switches.defenceCritical = true;
    QTest::newRow("PCT-14 D18 it always negates by the switch") << always << 5 << 1 << 99 << kNegated;
    QTest::newRow("PCT-15 D18 the switch is for criticals alone") << always << 5 << 2 << 98 << kHalved;
    Attack helped = blow();
    helped.options.defenceModifiers.set("On the stairs", -10);
    QTest::newRow("PCT-14 D28 a modifier of the defence") << helped << 30 << 20 << 70 << kHalved;
    Attack jarred = blow();
    jarred.targetCondition.penalties.add({-10, 0, PenaltyCause::LossOfCombat});
    QTest::newRow("PCT-14 D20 a penalty of the defender") << jarred << 30 << 20 << 70 << kHalved;
}

void PercentileDefenceTest::outcomes()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    QFETCH(int, defence);
    const Resolution resolution = defended(attack, die, defence);
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::DefenceResult), "result");
    QTEST(::outcome(resolution), "outcome");
    const bool strikes = ::outcome(resolution) != kNegated;
    QCOMPARE(happened(resolution, EventKind::Through), strikes);
    QCOMPARE(happened(resolution, EventKind::Dodged) || happened(resolution, EventKind::Parried), !strikes);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "defencesUsed"), 1);
}

void PercentileDefenceTest::ratings_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("rating");
    QTest::newRow("PCT-27 D15 the Dodge skill") << shot() << 50;
    Attack byDex = shot();
    byDex.target.dodge = kNoEntry;
    QTest::newRow("PCT-27 D15 dodging by DEX") << byDex << 40;
    QTest::newRow("PCT-14 D15 the skill of the weapon in hand") << blow() << 60;
    Attack bare = blow();
    bare.targetWeapon.clear();
    bare.target.unarmed = 35;
    QTest::newRow("PCT-14 D15 bare hands, trained") << bare << 35;
    bare.target.unarmed = kNoEntry;
    QTest::newRow("PCT-14 D15 bare hands, untrained: no parry") << bare << kNoValue;
    Attack dropped = blow();
    dropped.targetWeaponState[0].dropped = true;
    QTest::newRow("PCT-14 D15 nothing in hand any more") << dropped << kNoValue;
    Attack strange = blow();
    strange.targetWeapon[0].skill = "Halberd";
    QTest::newRow("PCT-14 D15 a weapon he never learnt: no parry") << strange << kNoValue;
    Attack gun = blow();
    gun.targetWeapon[0] = pistol();
    gun.target.rangedSkills.set("Pistols", 70);
    QTest::newRow("PCT-14 D15 no parry with a pistol") << gun << kNoValue;
    QTest::newRow("PCT-27 D15 the shield skill") << withShield(shot(), 44) << 44;
    QTest::newRow("PCT-14 D15 a shield by DEX") << withShield(blow(), 0) << 40;
    Attack both = withShield(shot(), 70);
    both.target.meleeSkills.set("Shield", 20);
    QTest::newRow("PCT-27 PCT-D40 a block looks among the shields first") << both << 70;
    both.target.shieldSkills = {};
    QTest::newRow("PCT-27 PCT-D40 and elsewhere where none is among them") << both << 20;
    Attack ranged = blow();
    ranged.target.meleeSkills = {};
    ranged.target.rangedSkills.set("Sword", 60);
    QTest::newRow("PCT-14 PCT-D40 a parry looks among the melee skills alone") << ranged << kNoValue;
    Attack slung = withShield(shot(), 44);
    slung.armourState[0].ready = false;
    QTest::newRow("PCT-27 a shield that is not ready") << slung << kNoValue;
    Attack out = blow();
    out.targetCondition.healthLost = 20;
    QTest::newRow("PCT-14 D29 who is out does not defend") << out << kNoValue;
}

void PercentileDefenceTest::ratings()
{
    QFETCH(Attack, attack);
    const Resolution resolution = defended(attack, 30, 45);
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::DefenceRating), "rating");
}

void PercentileDefenceTest::halving_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("rolled");
    QTest::addColumn<int>("armour");
    QTest::addColumn<int>("damage");
    QTest::addColumn<int>("level");
    QTest::newRow("PCT-28 D22 V12 head, 7 twice and half") << shot() << 1 << 7 << 0 << 7 << kNoValue;
    QTest::newRow("PCT-28 D22 V13 half of 5") << shot() << 30 << 5 << 0 << 3 << kNoValue;
    // A quarter of 5 is 1.25, rounded once: 1; twice it would be 2.
    QTest::newRow("PCT-28 D22 rounded once") << shot() << 90 << 5 << 0 << 1 << kNoValue;
    QTest::newRow("PCT-28 D19 halved before armour") << shot() << 30 << 8 << 3 << 1 << kNoValue;
    // S = 25: level 3, half of it 2.
    QTest::newRow("PCT-15 D19 level and damage") << blow() << 30 << 5 << 0 << 3 << 2;
}

void PercentileDefenceTest::halving()
{
    QFETCH(Attack, attack);
    QFETCH(int, location);
    QFETCH(int, rolled);
    QFETCH(int, armour);
    attack.target.armour.fill(armour);
    // Rolls of 30 and 45 leave Results of 73 and 37 against 55 and 5.
    const Resolution resolution = resolved(attack,
                                           {{Query::AttackDie, 30},
                                            {Query::DefenceDodge, 1},
                                            {Query::DefenceParry, 1},
                                            {Query::DefenceDie, 45},
                                            {Query::HitLocation, location},
                                            {Query::HitDamage, rolled}});
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::HarmDamage), "damage");
    QTEST(valueOf(resolution, Quantity::LossLevel), "level");
}

/// PCT-D27: all three against a shot, less what the weapon forbids.
void PercentileDefenceTest::everyDefenceIsOffered()
{
    Attack attack = withShield(shot(), 44);
    attack.weapon = pistol();
    attack.targetWeapon = {sword()};
    attack.target.meleeSkills.set("Sword", 60);
    const Defences all = defencesOf(attack);
    QCOMPARE(ratingOf(all, DefenceKind::Dodge), std::optional(50));
    QCOMPARE(ratingOf(all, DefenceKind::Block), std::optional(44));
    QCOMPARE(ratingOf(all, DefenceKind::Parry), std::optional(60));
    const auto why = [&attack](DefenceKind kind) {
        const auto barrier = defencesOf(attack)[static_cast<std::size_t>(kind) - 1].barrier;
        return barrier ? static_cast<int>(barrier->refusal) : kNoValue;
    };
    attack.weapon.mayDodge = false;
    QCOMPARE(why(DefenceKind::Dodge), static_cast<int>(RefusalCode::CannotBeDodged));
    QCOMPARE(why(DefenceKind::Block), kNoValue);
    attack.weapon.mayBlock = false;
    QCOMPARE(why(DefenceKind::Block), static_cast<int>(RefusalCode::CannotBeBlocked));
    QCOMPARE(why(DefenceKind::Parry), kNoValue);
    attack.weapon.mayParry = false;
    QCOMPARE(why(DefenceKind::Parry), static_cast<int>(RefusalCode::CannotBeParried));
    attack.weapon.mayBlock = attack.weapon.mayParry = true;
    attack.armour.clear();
    attack.armourState.clear();
    attack.targetWeapon[0].skill = "None he has";
    QCOMPARE(why(DefenceKind::Block), static_cast<int>(RefusalCode::NoShieldUp));
    QCOMPARE(why(DefenceKind::Parry), static_cast<int>(RefusalCode::NothingToParryWith));
    attack.switches.defencesPerRound = 1;
    attack.targetCondition.defencesUsed = 1;
    QCOMPARE(why(DefenceKind::Dodge), static_cast<int>(RefusalCode::NoDefenceLeft));
    QVERIFY(defencesOf(attack, true)[0].barrier->refusal
            == static_cast<std::uint16_t>(RefusalCode::NothingMeetsCritical));
    attack.targetCondition.healthLost = 99;
    QCOMPARE(why(DefenceKind::Dodge), static_cast<int>(RefusalCode::DefenderOut));
}

/// One defence for an attack; who says nothing takes the best.
void PercentileDefenceTest::onlyOneIsRolled()
{
    Attack attack = blow();
    attack.weapon.mayDodge = true;
    Resolution resolution = resolved(attack, {{Query::AttackDie, 30}});
    QCOMPARE(static_cast<Query>(resolution.open->key.name), Query::DefenceKind);
    // DEX 40 against sword 60; no shield.
    QCOMPARE(resolution.open->preset, static_cast<int>(DefenceKind::Parry));
    QVERIFY(resolution.open->allows(static_cast<int>(DefenceKind::Dodge)));
    QVERIFY(!resolution.open->allows(static_cast<int>(DefenceKind::Block)));
    QCOMPARE(resolution.findings.options.size(), 4U);
    const auto next = [&attack](DefenceKind kind) {
        const Resolution open = resolved(attack,
                                         {{Query::AttackDie, 30}, {Query::DefenceKind, static_cast<int>(kind)}});
        return static_cast<Query>(open.open->key.name);
    };
    QCOMPARE(next(DefenceKind::Dodge), Query::DefenceDie);
    QCOMPARE(next(DefenceKind::Parry), Query::DefenceDie);
    QCOMPARE(next(DefenceKind::None), Query::HitLocation);
    // What is not to be had is no answer.
    QCOMPARE(next(DefenceKind::Block), Query::DefenceKind);
    // Each that turns it aside is told as what it is.
    const Resolution blocked = resolved(
        withShield(shot(), 44),
        {{Query::AttackDie, 60}, {Query::DefenceKind, static_cast<int>(DefenceKind::Block)}, {Query::DefenceDie, 6}});
    QCOMPARE(happened(blocked, EventKind::Blocked), true);
    QCOMPARE(happened(blocked, EventKind::Parried), false);
}

/// PCT-D16: a penalty for each defence before in the round.
void PercentileDefenceTest::furtherDefences()
{
    Attack attack = blow();
    attack.targetCondition.defencesUsed = 2;
    QCOMPARE(valueOf(defended(attack, 30, 45), Quantity::DefenceRating), 60);
    attack.switches.furtherDefence = 15;
    const Resolution resolution = defended(attack, 30, 45);
    QCOMPARE(valueOf(resolution, Quantity::DefenceRating), 30);
    QCOMPARE(changed(resolution, Attack::kAction, "target.condition", "defencesUsed"), 3);
}

/// PCT-D16: as many as attacks, unless the house sets a number.
void PercentileDefenceTest::numberOfDefences()
{
    Attack attack = blow();
    attack.targetCondition.defencesUsed = 7;
    QVERIFY(ratingOf(defencesOf(attack), DefenceKind::Parry));
    attack.switches.defencesPerRound = 8;
    QVERIFY(ratingOf(defencesOf(attack), DefenceKind::Parry));
    attack.switches.defencesPerRound = 7;
    QVERIFY(!ratingOf(defencesOf(attack), DefenceKind::Parry));
}

/// PCT-D12: a failed defence, and the game master is told; it is the defender's.
void PercentileDefenceTest::aFumbleIsFlagged_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("flagged");
    QTest::newRow("PCT-13 D12 a parry of 99") << blow() << 99 << true;
    QTest::newRow("PCT-26 D12 a dodge of 100") << shot() << 100 << true;
    QTest::newRow("PCT-13 D12 a 98 is none") << blow() << 98 << false;
    Attack wide = blow();
    wide.switches.fumble = 96;
    QTest::newRow("PCT-13 D12 from 96 by the switch") << wide << 96 << true;
}

void PercentileDefenceTest::aFumbleIsFlagged()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    const Resolution resolution = defended(attack, 30, die);
    QVERIFY(resolution.isFinished());
    const std::vector<Event>& events = resolution.findings.events;
    QTEST(effectsOf(events, 0).fumbled, "flagged");
    QVERIFY(!effectsOf(events, std::nullopt).fumbled);
    QCOMPARE(valueOf(resolution, Quantity::DefenceSuccess), 0);
    const auto flag = std::ranges::find(events, EventKind::Fumbled, &Event::kind);
    if (flag == events.end())
        return;
    QCOMPARE(flag->value, die);
    QCOMPARE(flag->against, attack.switches.fumble);
    QVERIFY(flag->step >= 0);
}

HITSPREAD_TEST(PercentileDefenceTest)
#include "percentiledefence_test.moc"
