#include "rollunder/fighters.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

Fighter& defenderOf(Attack& attack)
{
    return attack.target[0];
}

/// Answers beside the choice of the defence and its dice.
using More = std::vector<Given>;

const More kRetreats{choice(Query::Evasion, Evasion::Retreats)};
const More kDrops{choice(Query::Evasion, Evasion::Drops)};
const More kAcrobatic{choice(Query::Acrobatic, 1), three(Query::AcrobaticsDice, 9)};

Attack withShield(std::int32_t db)
{
    Attack attack = blow();
    giveShield(defenderOf(attack), db);
    defenderOf(attack).character.skills.set("Shield", 14);
    return attack;
}

/// One beside the target who may dodge for him: DR 1, HP 11, Move 5.
Attack withRescuer()
{
    Attack attack = blow(14);
    attack.weapon.damageBonus = 2;
    Bystander& rescuer = attack.beside.emplace_back();
    rescuer.character.hpMax = 11;
    setDr(rescuer.character.dr, Location::Torso, 1);
    return attack;
}

Resolution rescued(const Attack& attack, int sum, int table = 10)
{
    return resolved(attack,
                    {three(Query::AttackDice, 10), defends(DefenceKind::ParryRight), three(Query::DefenceDice, 12),
                     choice(Query::Sacrifice, 1), three(Query::DefenceDice, sum, 4), dice(Query::Damage, {5}, 4),
                     dice(Query::Damage, {5}), three(Query::CriticalMiss, table)});
}

}  // namespace

/// Defences, what is added to them, and what they are refused for (R3-06 to R3-10, R3-20 to R3-50).
class RollUnderDefenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void barriers_data();
    void barriers();
    void evasions_data();
    void evasions();
    void rolls_data();
    void rolls();
    void states_data();
    void states();
    void sacrifice_data();
    void sacrifice();
    void aFriendSeesItCome();
    void acrobaticsFail();
    void severalDefences_data();
    void severalDefences();
    void theBestIsPreset();
};

void RollUnderDefenceTest::numbers_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<DefenceKind>("kind");
    QTest::addColumn<More>("more");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, const Attack& attack, DefenceKind kind, int number, const More& more = {}) {
        QTest::newRow(name) << attack << kind << more << number;
    };
    using enum DefenceKind;
    row("R3-20 V06 Move 5", blow(), Dodge, 8);
    Attack hurt = blow();
    defenderOf(hurt).condition.hpLost = 7;
    row("R3-54 R3-D17 Move halved", hurt, Dodge, 6);
    row("R3-30 V07 R3-D08 skill 13", blow(), ParryRight, 9);
    row("R3-25 V07 skill 14", withShield(0), Block, 10);
    row("R3-06 a block with DB 2", withShield(2), Block, 12);
    row("R3-06 R3-30 R3-38 V08 skill 13, DB 2, retreat", withShield(2), ParryRight, 12, kRetreats);
    Attack nimble = withShield(1);
    defenderOf(nimble).character.skills.set("Acrobatics", 12);
    More both = kRetreats;
    both.insert(both.end(), kAcrobatic.begin(), kAcrobatic.end());
    row("R3-06 R3-20 R3-23 R3-37 V09 acrobatic retreat", nimble, Dodge, 14, both);
    row("R3-23 R3-D20 acrobatic", nimble, Dodge, 11, kAcrobatic);
    Attack plain = nimble;
    plain.switches = printedSheet();
    row("R3-23 R3-D20 Printed sheet: plain + 2", plain, Dodge, 11, {choice(Query::Acrobatic, 1)});
    Attack third = blow();
    defenderOf(third).weaponStates[0].held = Held::Left;
    defenderOf(third).character.skills.set("Sword", 14);
    defenderOf(third).condition.parries = 2;
    row("R3-32 R3-33 V10 third parry, off hand", third, ParryLeft, 0);
    Attack again = blow();
    defenderOf(again).character.skills.set("Sword", 14);
    defenderOf(again).condition.parries = 1;
    row("R3-32 second parry", again, ParryRight, 6);
    row("R3-32 R3-D71 counted over both hands", again, ParryLeft, 10 / 2 + 3 - 4 - 2);
    Attack off = blow();
    defenderOf(off).weaponStates[0].held = Held::Left;
    row("R3-33 off hand", off, ParryLeft, 7);
    defenderOf(off).character.dominant = Hand::Left;
    row("R3-33 the dominant left one", off, ParryLeft, 9);
    Attack thrown = blow();
    thrown.weapon = thrownKnife(false);
    thrown.attacker.skills.set("Throwing", 12);
    row("R3-34 R3-D24 thrown", thrown, ParryRight, 8);
    thrown.weapon = thrownKnife(true);
    row("R3-34 R3-D24 small and thrown", thrown, ParryRight, 7);
    Attack flank = withShield(0);
    flank.options.from = From::RightFlank;
    row("R3-29 R3-D25 behind the shield", flank, Block, 8);
    row("R3-35 R3-D25 on the side of the weapon", flank, ParryRight, 9);
    flank.options.from = From::LeftFlank;
    row("R3-29 R3-D25 on the side of the shield", flank, Block, 10);
    row("R3-35 behind the weapon", flank, ParryRight, 7);
    Attack spear = blow();
    defenderOf(spear).weaponStates[0].held = Held::Both;
    spear.options.from = From::LeftFlank;
    row("R3-35 R3-D25 in both hands there is no back side", spear, ParryRight, 9);
    Attack rear = withShield(2);
    rear.options.from = From::Rear;
    row("R3-06 R3-D26 no DB from behind", rear, Dodge, 8);
    rear.switches.fromBehind = FromBehind::NoBlock;
    row("R3-28 R3-D73 a parry from behind where the house lets him", rear, ParryRight, 9);
    Attack unready = withShield(2);
    defenderOf(unready).armourState[0].unready = true;
    row("R3-06 R3-D26 no DB of an unready shield", unready, Dodge, 8);
    Attack two = withShield(1);
    giveShield(defenderOf(two), 3, Hand::Right);
    row("R3-06 R3-D71 the best shield counts, once", two, Dodge, 11);
    Attack deceptive = blow(16);
    deceptive.options.deceptive = 2;
    defenderOf(deceptive).character.skills.set("Sword", 16);
    row("R3-17 V11 two deceptive steps", deceptive, ParryRight, 9);
    Attack feinted = blow();
    defenderOf(feinted).condition.feints.add({kUsualActor, 3, 1});
    row("R3-D34 a Feint by 3", feinted, ParryRight, 6);
    defenderOf(feinted).condition.feints = {{9, 3, 1}};
    row("R3-D34 of another foe", feinted, ParryRight, 9);
    const std::pair<Posture, int> postures[]{
        {Posture::Kneeling, 6}, {Posture::Sitting, 6}, {Posture::Crawling, 5}, {Posture::Lying, 5}};
    for (const auto& [posture, number] : postures) {
        Attack low = blow();
        defenderOf(low).condition.posture = posture;
        QTest::addRow("R3-D35 %s", kPostures[static_cast<std::size_t>(posture)].data())
            << low << Dodge << More{} << number;
    }
    Attack rising = blow();
    defenderOf(rising).condition.posture = Posture::Kneeling;
    defenderOf(rising).condition.posturePast = Posture::Lying;
    row("R3-69 R3-D35 the worse of both", rising, Dodge, 5);
    rising.switches = printedSheet();
    row("R3-D35 Printed sheet: 0", rising, Dodge, 8);
    Attack off2 = blow();
    defenderOf(off2).condition.offBalance = true;
    row("R3-D07 off balance", off2, Dodge, 6);
    Attack stunned = blow();
    defenderOf(stunned).condition.stunned = true;
    row("R3-D62 stunned", stunned, Dodge, 4);
    Attack allOut = blow();
    defenderOf(allOut).condition.doing = doingOf(Maneuver::AllOutDefense);
    defenderOf(allOut).condition.defends = ParryRight;
    row("R3-69 R3-D34 All-Out Defense", allOut, ParryRight, 11);
    row("R3-D34 the other defence", allOut, Dodge, 8);
    row("R3-37 retreat and dodge", blow(), Dodge, 11, kRetreats);
    row("R3-38 retreat and block", withShield(0), Block, 11, kRetreats);
    Attack retreated = blow();
    defenderOf(retreated).condition.retreats = 1;
    defenderOf(retreated).condition.retreatedFrom = kUsualActor;
    row("R3-37 R3-D27 it counts against all of that foe", retreated, Dodge, 11);
    Attack arrow = withShield(0);
    arrow.weapon = pistol();
    arrow.weapon.kind = WeaponKind::Bow;
    arrow.weapon.damageDice = 1;
    arrow.attacker.skills.set("Guns", 12);
    row("R3-41 Dodge and Drop", arrow, Dodge, 11, kDrops);
    row("R3-42 R3-D28 dropping brings a block nothing", arrow, Block, 10, kDrops);
    Attack acrobat = arrow;
    defenderOf(acrobat).character.skills.set("Acrobatics", 12);
    More all = kDrops;
    all.insert(all.end(), kAcrobatic.begin(), kAcrobatic.end());
    row("R3-23 R3-41 R3-D47 both together", acrobat, Dodge, 13, all);
}

void RollUnderDefenceTest::numbers()
{
    QFETCH(Attack, attack);
    QFETCH(DefenceKind, kind);
    QFETCH(More, more);
    QTEST(defenceOf(attack, kind, more), "number");
}

void RollUnderDefenceTest::barriers_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<DefenceKind>("kind");
    QTest::addColumn<int>("refusal");  // -1: it is to be had
    const auto row = [](const char* name, const Attack& attack, DefenceKind kind, int refusal) {
        QTest::newRow(name) << attack << kind << refusal;
    };
    const auto no = [](RefusalCode code) { return static_cast<int>(code); };
    using enum DefenceKind;
    Attack unaware = blow();
    unaware.options.aware = false;
    row("R3-07 R3-D74 unaware", unaware, Dodge, no(RefusalCode::NotAware));
    row("R3-07 aware", blow(), Dodge, -1);
    Attack dodged = withShield(1);
    defenderOf(dodged).condition.parries = 5;
    defenderOf(dodged).condition.blocks = 1;
    row("R3-22 any number of dodges", dodged, Dodge, -1);
    row("R3-27 a second block", dodged, Block, no(RefusalCode::Blocked));
    Attack rear = withShield(1);
    rear.options.from = From::Rear;
    row("R3-28 R3-D25 no block from behind", rear, Block, no(RefusalCode::NotFromBehind));
    row("R3-28 R3-D73 no parry either", rear, ParryRight, no(RefusalCode::NotFromBehind));
    row("R3-25 without a shield", blow(), Block, no(RefusalCode::NoShield));
    Attack animal = blow();
    defenderOf(animal).character.handless = true;
    row("R3-30 no parry without hands", animal, ParryRight, no(RefusalCode::NoHands));
    row("R3-30 nor with the other", animal, ParryLeft, no(RefusalCode::NoHands));
    row("R3-20 a dodge without hands", animal, Dodge, -1);
    Attack unready = withShield(1);
    defenderOf(unready).armourState[0].unready = true;
    row("R3-50 an unready shield", unready, Block, no(RefusalCode::ShieldUnready));
    Attack gun = withShield(1);
    gun.weapon = pistol();
    gun.attacker.skills.set("Guns", 12);
    row("R3-D23 no block against a firearm", gun, Block, no(RefusalCode::NotAgainstThis));
    row("R3-D23 no parry against a firearm", gun, ParryRight, no(RefusalCode::NotAgainstThis));
    row("R3-D23 a dodge against a firearm", gun, Dodge, -1);
    gun.weapon.kind = WeaponKind::Bow;
    row("R3-D23 a block against a bow", gun, Block, -1);
    row("R3-D23 no parry against a bow", gun, ParryRight, no(RefusalCode::NotAgainstThis));
    Attack allOut = blow();
    defenderOf(allOut).condition.doing = doingOf(Maneuver::AllOutAttack);
    row("R3-69 none after an All-Out Attack", allOut, Dodge, no(RefusalCode::NoDefence));
    defenderOf(allOut).condition.doing = doingOf(Maneuver::MoveAndAttack);
    row("R3-69 no parry after Move and Attack", allOut, ParryRight, no(RefusalCode::NoParry));
    row("R3-69 but a dodge", allOut, Dodge, -1);
    defenderOf(allOut).condition.doing = doingOf(Maneuver::AllOutAttack);
    defenderOf(allOut).condition.waiting = true;
    row("R3-D76 all while a Wait is open", allOut, ParryRight, -1);
    Attack out = blow();
    defenderOf(out).condition.unconscious = true;
    row("R3-D62 unconscious", out, Dodge, no(RefusalCode::DefenderOut));
    Attack knife = blow();
    defenderOf(knife).weaponStates[0].unready = true;
    row("R3-30 R3-01 an unready weapon", knife, ParryRight, no(RefusalCode::HandUnready));
    Attack bow = blow();
    defenderOf(bow).weapons[0].kind = WeaponKind::Bow;
    row("R3-30 a bow parries nothing", bow, ParryRight, no(RefusalCode::HandHoldsOther));
    row("R3-30 the hand behind a shield", withShield(1), ParryLeft, no(RefusalCode::HandHoldsOther));
    Attack spear = blow();
    defenderOf(spear).weaponStates[0].held = Held::Both;
    row("R3-30 the other hand of a spear", spear, ParryLeft, no(RefusalCode::HandHoldsOther));
}

void RollUnderDefenceTest::barriers()
{
    QFETCH(Attack, attack);
    QFETCH(DefenceKind, kind);
    const Resolution resolution = answered(attack, {undefended()});
    QTEST(barrierOf(resolution, Query::DefenceKind, static_cast<int>(kind)), "refusal");
}

void RollUnderDefenceTest::evasions_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("refusal");
    const auto row = [](const char* name, const Attack& attack, Evasion option, RefusalCode code) {
        QTest::newRow(name) << attack << static_cast<int>(option) << static_cast<int>(code);
    };
    Attack gun = shot();
    row("R3-39 no retreat from a shot", gun, Evasion::Retreats, RefusalCode::RetreatFromMelee);
    row("R3-43 no drop from a blow", blow(), Evasion::Drops, RefusalCode::DropFromRanged);
    defenderOf(gun).condition.posture = Posture::Lying;
    row("R3-D58 who lies cannot drop", gun, Evasion::Drops, RefusalCode::DropLying);
    Attack low = blow();
    defenderOf(low).condition.posture = Posture::Sitting;
    row("R3-36 R3-D47 no retreat sitting", low, Evasion::Retreats, RefusalCode::RetreatPosture);
    Attack used = blow();
    defenderOf(used).condition.retreats = 1;
    defenderOf(used).condition.retreatedFrom = 9;
    row("R3-36 R3-D27 once per turn", used, Evasion::Retreats, RefusalCode::RetreatUsed);
    used.switches = printedSheet();
    QTest::newRow("R3-36 R3-D27 Printed sheet: any number") << used << static_cast<int>(Evasion::Retreats) << -1;
    QTest::newRow("R3-36 to be had") << blow() << static_cast<int>(Evasion::Retreats) << -1;
}

void RollUnderDefenceTest::evasions()
{
    QFETCH(Attack, attack);
    QFETCH(int, option);
    const Resolution resolution = answered(attack, {defends(DefenceKind::Dodge), three(Query::DefenceDice, 12)});
    QTEST(barrierOf(resolution, Query::Evasion, option), "refusal");
    Attack nimble = blow();
    const auto barrier = [&] {
        return barrierOf(answered(nimble, {defends(DefenceKind::Dodge), three(Query::DefenceDice, 12)}),
                         Query::Acrobatic, 1);
    };
    QCOMPARE(barrier(), static_cast<int>(RefusalCode::NoAcrobatics));  // R3-D51
    nimble.target[0].character.skills.set("Acrobatics", 12);
    QCOMPARE(barrier(), -1);
    nimble.target[0].condition.acrobatic = true;
    QCOMPARE(barrier(), static_cast<int>(RefusalCode::AcrobaticUsed));
}

void RollUnderDefenceTest::rolls_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("sum");
    QTest::addColumn<int>("success");
    QTest::addColumn<int>("critical");
    QTest::addColumn<int>("failure");
    const auto skilled = [](std::int32_t skill) {
        Attack attack = blow();
        defenderOf(attack).character.skills.set("Sword", skill);
        return attack;
    };
    const auto row = [](const char* name, const Attack& attack, int sum, int success, int critical, int failure) {
        QTest::newRow(name) << attack << sum << success << critical << failure;
    };
    row("R3-08 R3-D01 9 against 9", skilled(13), 9, 1, 0, kNoValue);
    row("R3-08 10 against 9", skilled(13), 10, 0, kNoValue, 0);
    row("R3-09 R3-D05 4", skilled(0), 4, 1, 1, kNoValue);
    row("R3-10 17", skilled(36), 17, 0, kNoValue, 1);
    row("R3-44 success by 10", skilled(24), 5, 1, 1, kNoValue);
    row("R3-44 success by 9", skilled(24), 6, 1, 0, kNoValue);
    row("R3-47 R3-D06 failure by 10", skilled(6), 16, 0, kNoValue, 1);
    row("R3-47 failure by 9", skilled(6), 15, 0, kNoValue, 0);
}

void RollUnderDefenceTest::rolls()
{
    QFETCH(Attack, attack);
    QFETCH(int, sum);
    const Resolution resolution = answered(attack,
                                           {defends(DefenceKind::ParryRight), three(Query::DefenceDice, sum),
                                            three(Query::CriticalMiss, 10), three(Query::CriticalMiss, 10, 1)});
    QVERIFY(resolution.isFinished());
    QTEST(valueOf(resolution, Quantity::DefenceSuccess), "success");
    QTEST(valueOf(resolution, Quantity::DefenceCritical), "critical");
    QTEST(valueOf(resolution, Quantity::DefenceFailure), "failure");
    // Who defends himself is not struck; who fails is, whatever else befalls him (R3-D57).
    QCOMPARE(happened(resolution, EventKind::Through), valueOf(resolution, Quantity::DefenceSuccess) == 0);
}

void RollUnderDefenceTest::states_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<More>("answers");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("after");
    const auto row = [](const char* name, const Attack& attack, const More& answers, const char* part,
                        const char* field, int after) {
        QTest::newRow(name) << attack << answers << QString::fromLatin1(part) << QString::fromLatin1(field) << after;
    };
    const auto made = [](DefenceKind kind, int sum, More more = {}) {
        more.push_back(defends(kind));
        more.push_back(three(Query::DefenceDice, sum));
        return more;
    };
    constexpr auto his = "target.condition";
    using enum DefenceKind;
    row("R3-49 a critically failed dodge: prone", blow(), made(Dodge, 18), his, "posture",
        static_cast<int>(Posture::Lying));
    row("R3-50 a critically failed block: unready", withShield(0), made(Block, 17), "target.worn.state", "unready", 1);
    row("R3-48 R3-D41 a critically failed parry: the table, by the parrying weapon", blow(),
        made(ParryRight, 17, {three(Query::CriticalMiss, 10, 1)}), "target.weapons.state", "unready", 1);
    row("R3-45 a critical parry: the foe rolls", blow(), made(ParryRight, 4, {three(Query::CriticalMiss, 16)}),
        "attacker.condition", "posture", static_cast<int>(Posture::Lying));
    row("R3-46 R3-D40 not against a shot", shot(), made(Dodge, 4), "attacker.condition", "posture", kNoValue);
    row("R3-27 a block is used", withShield(0), made(Block, 9), his, "blocks", 1);
    row("R3-32 a parry is used", blow(), made(ParryRight, 9), his, "parries", 1);
    row("R3-36 a retreat is used", blow(), made(Dodge, 9, kRetreats), his, "retreats", 1);
    row("R3-40 R3-D58 he drops, avoided or not", shot(), made(Dodge, 9, kDrops), his, "posture",
        static_cast<int>(Posture::Lying));
    row("R3-40 R3-D58 and when it fails", shot(), made(Dodge, 13, kDrops), his, "posture",
        static_cast<int>(Posture::Lying));
    Attack aiming = blow();
    defenderOf(aiming).condition.aimTurns = 2;
    defenderOf(aiming).condition.aimAt = 5;
    row("R3-69 R3-D36 a defence ends the aim", aiming, made(Dodge, 9), his, "aimTurns", 0);
    row("R3-D53 a wound alone does not", aiming, {undefended()}, his, "aimTurns", kNoValue);
    Attack watching = blow();
    defenderOf(watching).condition.evaluateTurns = 2;
    defenderOf(watching).condition.evaluateAt = 5;
    row("R3-D54 a defence does not end Evaluate", watching, made(Dodge, 9), his, "evaluateTurns", kNoValue);
    Attack nimble = blow();
    defenderOf(nimble).character.skills.set("Acrobatics", 12);
    row("R3-23 R3-D51 an acrobatic dodge is used", nimble, made(Dodge, 9, kAcrobatic), his, "acrobatic", 1);
}

void RollUnderDefenceTest::states()
{
    QFETCH(Attack, attack);
    QFETCH(More, answers);
    QFETCH(QString, part);
    QFETCH(QString, field);
    const Resolution resolution = answered(attack, answers);
    QVERIFY(resolution.isFinished());
    const std::string partId = part.toStdString();
    const std::string fieldId = field.toStdString();
    QTEST(changed(resolution, attack, partId, fieldId), "after");
}

void RollUnderDefenceTest::sacrifice_data()
{
    QTest::addColumn<int>("sum");
    QTest::addColumn<int>("rescuerLost");
    QTest::addColumn<int>("targetLost");
    QTest::addColumn<int>("rescuerPosture");
    // Damage 7: less DR 1 it is 6, of a cut 9; the target has none and loses 10.
    QTest::newRow("R3-24 R3-D21 R3-D46 he takes the hit") << 7 << 9 << kNoValue << kNoValue;
    QTest::newRow("R3-24 R3-D52 a failure changes nothing") << 9 << kNoValue << 10 << kNoValue;
    QTest::newRow("R3-24 R3-D52 a critical one lays him down")
        << 17 << kNoValue << 10 << static_cast<int>(Posture::Lying);
}

void RollUnderDefenceTest::sacrifice()
{
    QFETCH(int, sum);
    const Attack attack = withRescuer();
    const Resolution resolution = rescued(attack, sum);
    QVERIFY(resolution.isFinished());
    QTEST(changed(resolution, attack, "beside.condition", "hpLost"), "rescuerLost");
    QTEST(changed(resolution, attack, "target.condition", "hpLost"), "targetLost");
    QTEST(changed(resolution, attack, "beside.condition", "posture"), "rescuerPosture");
    // A critical success makes the foe roll and moves the hit (R3-D76).
    const Resolution critical = rescued(attack, 4, 16);
    QCOMPARE(changed(critical, attack, "attacker.condition", "posture"), static_cast<int>(Posture::Lying));
    QCOMPARE(changed(critical, attack, "beside.condition", "hpLost"), 9);
    // Not against a critical hit, and not by somebody who cannot.
    Attack sure = withRescuer();
    QCOMPARE(barrierOf(
                 resolved(sure, {three(Query::AttackDice, 3), three(Query::CriticalHit, 10), dice(Query::Damage, {1})}),
                 Query::Sacrifice, 1),
             -2);
    sure.beside[0].condition.doing = doingOf(Maneuver::AllOutAttack);
    QCOMPARE(barrierOf(rescued(sure, 7), Query::Sacrifice, 1), static_cast<int>(RefusalCode::NoDefence));
    sure.options.rescuersNear = false;
    QCOMPARE(barrierOf(rescued(sure, 7), Query::Sacrifice, 1), -2);
}

/// R3-24, R3-D52: whether the one attacked is aware, and from where it comes, is nothing to the friend beside him: Dodge 8 and his DB 2.
void RollUnderDefenceTest::aFriendSeesItCome()
{
    constexpr int kFirstFriend = 4;
    Attack attack = withRescuer();
    attack.beside[0].armour = {shield(2)};
    attack.beside[0].armourState.resize(1);
    const std::vector<Given> answers{three(Query::AttackDice, 10), choice(Query::Sacrifice, 1),
                                     three(Query::DefenceDice, 7, kFirstFriend),
                                     dice(Query::Damage, {5}, kFirstFriend)};
    for (const From from : {From::Front, From::Rear}) {
        attack.options.from = from;
        attack.options.aware = false;
        const Resolution resolution = resolved(attack, answers);
        QVERIFY(resolution.isFinished());
        QCOMPARE(valueOf(resolution, Quantity::DefenceNumber, kFirstFriend), 10);
        QCOMPARE(changed(resolution, attack, "target.condition", "hpLost"), kNoValue);
    }
}

void RollUnderDefenceTest::acrobaticsFail()
{
    Attack attack = blow();
    attack.target[0].character.skills.set("Acrobatics", 12);
    QCOMPARE(defenceOf(attack, DefenceKind::Dodge, {choice(Query::Acrobatic, 1), three(Query::AcrobaticsDice, 13)}), 6);
    attack.options.acrobaticModifier = 1;  // R3-D75
    QCOMPARE(defenceOf(attack, DefenceKind::Dodge, {choice(Query::Acrobatic, 1), three(Query::AcrobaticsDice, 13)}),
             10);
}

/// One defence in all against an attack; with two by the house each kind once (R3-D22).
void RollUnderDefenceTest::severalDefences_data()
{
    QTest::addColumn<DefenceKind>("first");
    QTest::newRow("R3-21 R3-D22 a dodge") << DefenceKind::Dodge;
    QTest::newRow("R3-26 R3-D22 a block") << DefenceKind::Block;
    QTest::newRow("R3-31 R3-D22 a parry") << DefenceKind::ParryRight;
}

void RollUnderDefenceTest::severalDefences()
{
    QFETCH(DefenceKind, first);
    Attack attack = withShield(0);
    const std::vector<Given> answers{defends(first), three(Query::DefenceDice, 13)};
    QVERIFY(happened(answered(attack, answers), EventKind::Through));
    attack.switches.defencesPerAttack = 2;
    const DefenceKind second = first == DefenceKind::Dodge ? DefenceKind::Block : DefenceKind::Dodge;
    std::vector<Given> twice = answers;
    twice.push_back(choice(Query::DefenceKind, second, 1));
    twice.push_back(three(Query::DefenceDice, 8, 1));
    const Resolution resolution = answered(attack, twice);
    QVERIFY(!happened(resolution, EventKind::Through));
    const auto again = std::ranges::find_if(resolution.findings.options, [first](const OfferedOption& put) {
        return put.decision.index == 1 && put.decision.name == static_cast<int>(Query::DefenceKind)
            && put.option.id == static_cast<int>(first);
    });
    QVERIFY(again != resolution.findings.options.end() && again->option.barrier);
    QCOMPARE(static_cast<int>(again->option.barrier->refusal), static_cast<int>(RefusalCode::Tried));
}

void RollUnderDefenceTest::theBestIsPreset()
{
    const Attack attack = withShield(1);
    const Resolution resolution = answered(attack, {three(Query::DefenceDice, 12)});
    QCOMPARE(worthOf(resolution, Query::DefenceKind, static_cast<int>(DefenceKind::Dodge)), 9);
    QCOMPARE(worthOf(resolution, Query::DefenceKind, static_cast<int>(DefenceKind::Block)), 11);
    QCOMPARE(valueOf(resolution, Quantity::DefenceNumber), 11);
}

HITSPREAD_TEST(RollUnderDefenceTest)

#include "rollunderdefence_test.moc"
