#include "rollunder/fighters.h"
#include "rules/core/body/freelocation.h"
#include "rules/systems/rollunder/harm.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/round.h"
#include "rules/systems/rollunder/system.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

/// Damage by hand, on somebody with HP 30 and so much DR where it strikes.
Harm harmed(std::int32_t points, DamageType type, std::int32_t dr, Location location = Location::Torso)
{
    Harm harm;
    harm.options.points = points;
    harm.options.damageType = type;
    harm.options.location = location;
    harm.targets.emplace_back().character.hpMax = 30;
    setDr(harm.targets[0].character.dr, location, dr);
    return harm;
}

int lossOf(const Harm& harm)
{
    return changed(resolved(harm, {}), harm, "targets.condition", "hpLost");
}

/// HP as they are.
Harm losing(std::int32_t hp, std::int32_t max, std::int32_t before)
{
    Harm harm;
    harm.options.hp = hp;
    HarmTarget& target = harm.targets.emplace_back();
    target.character.hpMax = max;
    target.condition.hpLost = before;
    return harm;
}

/// A hit by somebody with a sword of 1d6 that shows this; the table of a critical one.
Resolution struck(const Attack& attack, std::uint8_t damage, int table)
{
    return resolved(
        attack,
        {three(Query::AttackDice, 3), three(Query::CriticalHit, table), dice(Query::Damage, {damage}), undefended()});
}

/// A critical miss by this row of the table.
Resolution fumbled(const Attack& attack, int table, std::vector<Given> more = {})
{
    more.push_back(three(Query::AttackDice, 18));
    more.push_back(three(Query::CriticalMiss, table));
    return resolved(attack, more);
}

}  // namespace

/// What a hit does: damage, DR, injury, thresholds, and the tables of criticals (R3-11 to R3-16, R3-51 to R3-60, R3-67, R3-68).
class RollUnderHarmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void losses_data();
    void losses();
    void placesAtTheTable_data();
    void placesAtTheTable();
    void damage_data();
    void damage();
    void layers();
    void thresholds_data();
    void thresholds();
    void states_data();
    void states();
    void criticalHits_data();
    void criticalHits();
    void dropsWhatTheDominantHandHolds();
    void criticalMisses_data();
    void criticalMisses();
    void hitsHimselfOrAFriend();
    void randomPlaces_data();
    void randomPlaces();
    void severalAtOnce();
    void resting_data();
    void resting();
    void bodyIsCut();
};

void RollUnderHarmTest::losses_data()
{
    QTest::addColumn<Harm>("harm");
    QTest::addColumn<int>("loss");
    const auto row = [](const char* name, const Harm& harm, int loss) { QTest::newRow(name) << harm << loss; };
    using enum DamageType;
    const std::pair<DamageType, int> types[]{{SmallPiercing, 2}, {Burning, 5},   {Corrosion, 5},    {Crushing, 5},
                                             {Fatigue, 5},       {Piercing, 5},  {Toxic, 5},        {Cutting, 7},
                                             {LargePiercing, 7}, {Impaling, 10}, {HugePiercing, 10}};
    for (const auto& [type, loss] : types)
        QTest::addRow("R3-51 V13 R3-D69 %s", kDamageTypes[static_cast<std::size_t>(type)].data())
            << harmed(9, type, 4) << loss;
    row("R3-12 R3-14 9 less 4", harmed(9, Crushing, 4), 5);
    row("R3-51 V14 R3-D09 1 at least", harmed(5, SmallPiercing, 4), 1);
    row("R3-13 V14 R3-D10 as much as DR does nothing", harmed(4, Crushing, 4), kNoValue);
    row("R3-13 less than DR does nothing", harmed(3, Crushing, 4), kNoValue);
    Harm blunt = harmed(3, Crushing, 4);
    blunt.options.blunt = 2;
    row("R3-13 R3-D11 blunt trauma by the game master", blunt, 2);
    blunt.options.points = 9;
    row("R3-D11 not where it gets through", blunt, 5);
    Harm bare = harmed(9, Crushing, 4);
    bare.options.armour = false;
    row("R3-12 without armour", bare, 9);
    const Harm vitals = [] {
        Harm harm = harmed(9, Crushing, 4);
        harm.options.location = Location::Vitals;
        return harm;
    }();
    row("R3-D65 Vitals without an entry are the Torso", vitals, 5);
    Harm eyes = vitals;
    eyes.options.location = Location::Eyes;
    eyes.switches = printedSheet();
    row("R3-D65 Eyes without one have none", eyes, 9);
    Harm hand = eyes;
    hand.options.location = Location::RightHand;
    setDr(hand.targets[0].character.dr, Location::LeftHand, 3);
    row("R3-D48 R3-D65 a hand by its side", hand, 9);
}

void RollUnderHarmTest::losses()
{
    QFETCH(Harm, harm);
    QTEST(lossOf(harm), "loss");
}

void RollUnderHarmTest::placesAtTheTable_data()
{
    QTest::addColumn<Location>("location");
    QTest::addColumn<DamageType>("type");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("atTheTable");
    QTest::addColumn<int>("printed");
    const auto row = [](const char* name, Location location, DamageType type, int points, int atTheTable, int printed) {
        QTest::newRow(name) << location << type << points << atTheTable << printed;
    };
    using enum DamageType;
    row("R3-D15 R3-D50 Skull: DR 2, x 4", Location::Skull, Crushing, 5, 12, 5);
    row("R3-D50 R3-D76 Skull, a cut", Location::Skull, Cutting, 5, 12, 7);
    row("R3-D50 Eyes x 4", Location::Eyes, Impaling, 3, 12, 6);
    row("R3-D50 Vitals, impaling x 3", Location::Vitals, Impaling, 4, 12, 8);
    row("R3-D50 Vitals, piercing x 3", Location::Vitals, SmallPiercing, 4, 12, 2);
    row("R3-D50 Vitals, a cut as ever", Location::Vitals, Cutting, 4, 6, 6);
    row("R3-D50 Neck, a cut x 2", Location::Neck, Cutting, 4, 8, 6);
    row("R3-D50 Neck, crushing x 1.5", Location::Neck, Crushing, 4, 6, 4);
    row("R3-D50 Arm, impaling x 1", Location::RightArm, Impaling, 4, 4, 8);
    row("R3-D50 Leg, at most half and one", Location::LeftLeg, Crushing, 40, 16, 40);
    row("R3-D50 Hand, at most a third and one", Location::LeftHand, Crushing, 40, 11, 40);
    row("R3-D50 Face as ever", Location::Face, Crushing, 5, 5, 5);
}

void RollUnderHarmTest::placesAtTheTable()
{
    QFETCH(Location, location);
    QFETCH(DamageType, type);
    QFETCH(int, points);
    Harm harm = harmed(points, type, kNoEntry, location);
    // A roll against HT is made where it costs more than there is.
    const auto loss = [&] {
        return changed(resolved(harm, {three(Query::DeathDice, 3)}), harm, "targets.condition", "hpLost");
    };
    QTEST(loss(), "atTheTable");
    harm.switches = printedSheet();
    QTEST(loss(), "printed");
}

void RollUnderHarmTest::damage_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("loss");
    Attack attack = blow();
    attack.target[0].character.hpMax = 60;
    attack.weapon.damageType = DamageType::Crushing;
    attack.weapon.damageBonus = 2;
    QTest::newRow("R3-11 1d6+2") << attack << 4 << 6;
    attack.weapon.damageBonus = -3;
    QTest::newRow("R3-D10 R3-D66 never less than 0") << attack << 2 << kNoValue;
    attack.weapon.damageBonus = 1;
    attack.options.form = AttackForm::AllOutAttack;
    attack.options.allOut = AllOut::Damage;
    QTest::newRow("R3-11 R3-D34 R3-D66 All-Out damage +2") << attack << 4 << 7;
    Attack shotAttack = attack;
    shotAttack.weapon.kind = WeaponKind::Firearm;
    QTest::newRow("R3-D75 of a ranged weapon, too") << shotAttack << 4 << 7;
    attack.switches = printedSheet();
    QTest::newRow("R3-D34 Printed sheet: 0") << attack << 4 << 5;
}

void RollUnderHarmTest::damage()
{
    QFETCH(Attack, attack);
    QFETCH(int, die);
    const Resolution resolution = resolved(
        attack, {three(Query::AttackDice, 6), undefended(), dice(Query::Damage, {static_cast<std::uint8_t>(die)})});
    QTEST(changed(resolution, attack, "target.condition", "hpLost"), "loss");
}

/// R3-12, R3-D65: layers add; what is not worn protects from nothing.
void RollUnderHarmTest::layers()
{
    Harm harm = harmed(9, DamageType::Crushing, 1);
    HarmTarget& target = harm.targets[0];
    for (const std::int32_t points : {2, 3}) {
        setDr(target.armour.emplace_back().dr, Location::Torso, points);
        target.armourState.emplace_back();
    }
    QCOMPARE(lossOf(harm), 3);
    target.armourState[1].unready = true;
    QCOMPARE(lossOf(harm), 6);
    harm.options.location = Location::Vitals;
    QCOMPARE(lossOf(harm), 6);
}

void RollUnderHarmTest::thresholds_data()
{
    QTest::addColumn<Harm>("harm");
    QTest::addColumn<std::vector<int>>("rolls");  // of death, in order
    QTest::addColumn<int>("asked");               // bits
    QTest::addColumn<bool>("dies");
    const auto row = [](const char* name, const Harm& harm, const std::vector<int>& rolls, int asked, bool dies) {
        QTest::newRow(name) << harm << rolls << asked << dies;
    };
    row("R3-55 at 0 nothing is asked at once", losing(12, 12, 0), {}, kNoValue, false);
    row("R3-56 V20 at -12 of 12", losing(24, 12, 0), {10}, 1, false);
    row("R3-56 V20 at -11 nothing", losing(23, 12, 0), {}, kNoValue, false);
    row("R3-56 R3-D63 a failure kills at once", losing(24, 12, 0), {11}, 1, true);
    row("R3-57 at -24", losing(12, 12, 24), {10, 10}, 3, false);
    row("R3-58 at -36", losing(12, 12, 36), {10, 10, 10}, 7, false);
    row("R3-59 at -48", losing(12, 12, 48), {10, 10, 10, 10}, 15, false);
    row("R3-60 V20 R3-D63 at -60 without a roll", losing(72, 12, 0), {}, kNoValue, true);
    row("R3-56 R3-57 V21 R3-D29 in order", losing(25, 10, 8), {9, 9}, 3, false);
    row("R3-D29 stops at the first failure", losing(25, 10, 8), {11}, 1, true);
    row("R3-D02 a natural 17 fails", losing(20, 10, 0), {17}, 1, true);
    Harm fit = losing(20, 10, 0);
    fit.targets[0].character.ht = 16;
    row("R3-D02 even with HT 16", fit, {17}, 1, true);
    Harm frail = losing(20, 10, 0);
    frail.targets[0].character.ht = 3;
    row("R3-D02 a natural 4 succeeds", frail, {4}, 1, false);
    Harm helped = losing(20, 10, 0);
    helped.options.htModifier = 2;
    row("R3-D30 the game master's modifier", helped, {12}, 1, false);
    Harm again = losing(1, 10, 21);
    again.targets[0].condition.thresholds = 1;
    row("R3-56 R3-D29 each once", again, {}, kNoValue, false);
    Harm out = losing(20, 10, 0);
    out.targets[0].condition.unconscious = true;
    row("R3-D63 an unconscious man is asked, too", out, {11}, 1, true);
}

void RollUnderHarmTest::thresholds()
{
    QFETCH(Harm, harm);
    QFETCH(std::vector<int>, rolls);
    QFETCH(bool, dies);
    std::vector<Given> answers;
    for (std::size_t i = 0; i < rolls.size(); ++i)
        answers.push_back(three(Query::DeathDice, rolls[i], static_cast<std::uint16_t>(i)));
    const Resolution resolution = resolved(harm, answers);
    QVERIFY(resolution.isFinished());
    QTEST(changed(resolution, harm, "targets.condition", "thresholds"), "asked");
    QCOMPARE(happened(resolution, EventKind::Dead), dies);
    // A roll too many was asked where one answer less leaves it open.
    if (!answers.empty()) {
        answers.pop_back();
        QVERIFY(!resolved(harm, answers).isFinished());
    }
}

void RollUnderHarmTest::states_data()
{
    QTest::addColumn<int>("lost");
    QTest::addColumn<Third>("third");
    QTest::addColumn<HpState>("state");
    QTest::newRow("R3-52 V19 R3-D19 HP 4 of 12") << 8 << Third::AtOrBelow << HpState::Third;
    QTest::newRow("R3-52 HP 5 of 12") << 7 << Third::AtOrBelow << HpState::Fit;
    QTest::newRow("R3-52 R3-D19 HP 4 of 12, below") << 8 << Third::Below << HpState::Fit;
    QTest::newRow("R3-52 R3-D19 HP 3 of 12, below") << 9 << Third::Below << HpState::Third;
    QTest::newRow("R3-55 0 HP") << 12 << Third::AtOrBelow << HpState::Zero;
    QTest::newRow("R3-56 -12 HP") << 24 << Third::AtOrBelow << HpState::Minus1;
    QTest::newRow("R3-59 -59 HP") << 71 << Third::AtOrBelow << HpState::Minus4;
}

void RollUnderHarmTest::states()
{
    QFETCH(int, lost);
    QFETCH(Third, third);
    Character who;
    who.hpMax = 12;
    Condition condition;
    condition.hpLost = lost;
    Switches switches;
    switches.third = third;
    QTEST(hpStateOf(who, condition, switches), "state");
    // What is told of a loss is the same.
    Harm harm = losing(lost, 12, 0);
    harm.switches = switches;
    const Resolution resolution = resolved(harm,
                                           {three(Query::DeathDice, 3), three(Query::DeathDice, 3, 1),
                                            three(Query::DeathDice, 3, 2), three(Query::DeathDice, 3, 3)});
    QFETCH(HpState, state);
    QCOMPARE(valueOf(resolution, Quantity::HpState), static_cast<int>(state));
}

void RollUnderHarmTest::criticalHits_data()
{
    QTest::addColumn<int>("table");
    QTest::addColumn<int>("loss");
    // 1d6 that shows 5, DR 3, crushing.
    const std::pair<int, int> rows[]{{3, 12}, {4, 12}, {5, 7},  {6, 7},  {7, 4},  {8, 4},   {9, 2},
                                     {12, 2}, {13, 2}, {14, 2}, {15, 7}, {16, 7}, {17, 12}, {18, 12}};
    for (const auto& [table, loss] : rows)
        QTest::addRow("R3-65 R3-66 R3-67 R3-D07 R3-D45 R3-D66 %d", table) << table << loss;
}

void RollUnderHarmTest::criticalHits()
{
    QFETCH(int, table);
    Attack attack = blow();
    attack.weapon.damageType = DamageType::Crushing;
    attack.target[0].character.hpMax = 60;
    setDr(attack.target[0].character.dr, Location::Torso, 3);
    const Resolution resolution = struck(attack, 5, table);
    QTEST(changed(resolution, attack, "target.condition", "hpLost"), "loss");
    // R3-65, R3-66: it hits, and nobody is asked for a defence.
    QCOMPARE(barrierOf(resolution, Query::DefenceKind, 0), -2);
}

/// R3-D57: what the dominant hand holds, else the other; nothing held: no effect.
void RollUnderHarmTest::dropsWhatTheDominantHandHolds()
{
    Attack attack = blow();
    Fighter& who = attack.target[0];
    arm(who, sword(), Held::Left);
    const auto dropped = [&](std::string_view part, std::size_t element) {
        return changed(struck(attack, 1, 13), attack, part, "dropped", element);
    };
    QCOMPARE(dropped("target.weapons.state", 0), 1);
    QCOMPARE(dropped("target.weapons.state", 1), kNoValue);
    who.weaponStates[0].held = Held::Stowed;
    QCOMPARE(dropped("target.weapons.state", 1), 1);
    who.weaponStates[1].held = Held::Stowed;
    giveShield(who, 1);
    QCOMPARE(dropped("target.worn.state", 0), 1);
    who.armour.clear();
    who.armourState.clear();
    QCOMPARE(dropped("target.weapons.state", 0), kNoValue);
}

void RollUnderHarmTest::criticalMisses_data()
{
    QTest::addColumn<int>("table");
    QTest::addColumn<bool>("isBare");
    QTest::addColumn<bool>("isCheap");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("after");
    const auto row = [](const char* name, int table, bool isBare, bool isCheap, const char* part, const char* field,
                        int after) {
        QTest::newRow(name) << table << isBare << isCheap << QString::fromLatin1(part) << QString::fromLatin1(field)
                            << after;
    };
    constexpr auto weapon = "weapon.state";
    constexpr auto his = "attacker.condition";
    const int lying = static_cast<int>(Posture::Lying);
    row("R3-68 R3-D07 4: breaks", 4, false, false, weapon, "broken", 1);
    row("R3-68 8: dropped", 8, false, false, weapon, "dropped", 1);
    row("R3-68 9: unready", 9, false, false, weapon, "unready", 1);
    row("R3-68 12: unready", 12, false, false, weapon, "unready", 1);
    row("R3-68 13: off balance", 13, false, false, his, "offBalance", 1);
    row("R3-68 16: falls", 16, false, false, his, "posture", lying);
    row("R3-68 17: dropped", 17, false, false, weapon, "dropped", 1);
    row("R3-68 17: a cheap one breaks", 17, false, true, weapon, "broken", 1);
    row("R3-D57 bare hands: falls instead of breaking", 3, true, false, his, "posture", lying);
    row("R3-D57 instead of dropping", 7, true, false, his, "posture", lying);
    row("R3-D57 instead of unready", 10, true, false, his, "posture", lying);
}

void RollUnderHarmTest::criticalMisses()
{
    QFETCH(int, table);
    QFETCH(bool, isBare);
    QFETCH(bool, isCheap);
    QFETCH(QString, part);
    QFETCH(QString, field);
    Attack attack = blow();
    if (isBare)
        attack.weapon = fist();
    attack.weapon.cheap = isCheap;
    attack.options.rapid = true;
    const Resolution resolution = fumbled(attack, table);
    QVERIFY(resolution.isFinished());
    const std::string partId = part.toStdString();
    const std::string fieldId = field.toStdString();
    QTEST(changed(resolution, attack, partId, fieldId), "after");
    // R3-D56: the second strike is lost with the weapon, and with nothing else.
    QCOMPARE(changed(resolution, attack, "attacker.condition", "strikesLeft"), partId == "weapon.state" ? kNoValue : 1);
}

/// R3-68, R3-D57, R3-D76, PCT-D37: 1 to 3 himself, 4 to 6 a friend in reach, nobody there: himself; half the damage, where the table
/// says.
void RollUnderHarmTest::hitsHimselfOrAFriend()
{
    Attack attack = blow();
    attack.weapon.damageType = DamageType::Crushing;
    attack.weapon.damageBonus = 1;
    const auto at = [](std::uint16_t element, int die) {
        return std::vector<Given>{one(Query::SelfOrFriend, die), three(Query::FumblePlace, 9, element),
                                  dice(Query::FumbleDamage, {6}, element)};
    };
    QCOMPARE(changed(fumbled(attack, 5, at(21, 3)), attack, "attacker.condition", "hpLost"), 3);
    QCOMPARE(changed(fumbled(attack, 6, at(21, 5)), attack, "attacker.condition", "hpLost"), 3);
    attack.beside.resize(2);
    attack.options.besideActor = 1;
    QCOMPARE(changed(fumbled(attack, 5, at(24, 4)), attack, "beside.condition", "hpLost", 0), 3);
    attack.options.besideActor = 2;
    std::vector<Given> drawn = at(25, 6);
    drawn.push_back({Query::WhichFriend, {2}, -1, 0});
    QCOMPARE(changed(fumbled(attack, 5, drawn), attack, "beside.condition", "hpLost", 1), 3);
    // R3-D50 holds as well: x 4 behind the skull's DR 2.
    std::vector<Given> head = at(21, 1);
    head[1] = three(Query::FumblePlace, 4, 21);
    QCOMPARE(changed(fumbled(attack, 5, head), attack, "attacker.condition", "hpLost"), 4);
}

void RollUnderHarmTest::randomPlaces_data()
{
    QTest::addColumn<int>("sum");
    QTest::addColumn<int>("side");
    QTest::addColumn<Location>("location");
    const std::pair<int, Location> rows[]{{3, Location::Skull},    {4, Location::Skull},    {5, Location::Face},
                                          {6, Location::RightLeg}, {7, Location::RightLeg}, {8, Location::RightArm},
                                          {9, Location::Torso},    {10, Location::Torso},   {11, Location::Groin},
                                          {12, Location::LeftArm}, {13, Location::LeftLeg}, {14, Location::LeftLeg},
                                          {17, Location::Neck},    {18, Location::Neck}};
    for (const auto& [sum, location] : rows)
        QTest::addRow("R3-19 R3-D16 %d", sum) << sum << 1 << location;
    QTest::newRow("R3-D16 R3-D42 15, a 3") << 15 << 3 << Location::RightHand;
    QTest::newRow("R3-D42 15, a 4") << 15 << 4 << Location::LeftHand;
    QTest::newRow("R3-D16 R3-D42 16, a 1") << 16 << 1 << Location::RightFoot;
    QTest::newRow("R3-D42 16, a 6") << 16 << 6 << Location::LeftFoot;
}

void RollUnderHarmTest::randomPlaces()
{
    QFETCH(int, sum);
    QFETCH(int, side);
    QFETCH(Location, location);
    Attack attack = blow();
    attack.target[0].character.hpMax = 60;
    const std::vector<Given> answers{three(Query::AttackDice, 6), undefended(), dice(Query::Damage, {1}),
                                     three(Query::RandomPlace, sum), one(Query::Side, side)};
    QCOMPARE(valueOf(resolved(attack, answers), Quantity::LocationStruck), static_cast<int>(Location::Torso));
    attack.switches.unaimed = Unaimed::Random;
    QCOMPARE(valueOf(resolved(attack, answers), Quantity::LocationStruck), static_cast<int>(location));
    attack.options.called = calledAt(Location::Groin);
    QCOMPARE(valueOf(resolved(attack, answers), Quantity::LocationStruck), static_cast<int>(Location::Groin));
}

void RollUnderHarmTest::severalAtOnce()
{
    Harm harm = losing(4, 10, 0);
    harm.targets.push_back(harm.targets[0]);
    harm.targets[1].condition.hpLost = 3;
    harm.targets[1].condition.lost = 3;
    const Resolution resolution = resolved(harm, {});
    QCOMPARE(changed(resolution, harm, "targets.condition", "hpLost", 0), 4);
    QCOMPARE(changed(resolution, harm, "targets.condition", "hpLost", 1), 7);
    QCOMPARE(changed(resolution, harm, "targets.condition", "lost", 1), 7);  // R3-15, R3-D68
    harm.targets.clear();
    QVERIFY(isRefusedAs(harm, RefusalCode::NobodyHarmed));
    harm.options.hp = 0;
    QVERIFY(isRefusedAs(harm, RefusalCode::NothingHarms));
}

void RollUnderHarmTest::resting_data()
{
    QTest::addColumn<int>("hpPerDay");
    QTest::addColumn<bool>("dead");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, int hpPerDay, const char* field, int expected, bool dead = false) {
        QTest::newRow(name) << hpPerDay << dead << QByteArray(field) << expected;
    };
    row("R3-51 R3-D64 nothing heals by rule", 0, "hpLost", kNoValue);
    row("R3-51 R3-D64 2 HP a day", 2, "hpLost", 14);
    row("R3-56 R3-D29 what he is above again counts anew", 2, "thresholds", 0);
    row("R3-55 R3-D64 at 0 or less he sleeps on", 2, "unconscious", kNoValue);
    row("R3-51 R3-D64 4 HP a day", 4, "hpLost", 6);
    row("R3-55 R3-D64 above 0 he wakes", 4, "unconscious", 0);
    row("R3-15 R3-D68 shock is over", 4, "shock", 0);
    row("R3-51 R3-D64 no more than he had", 9, "hpLost", 0);
    row("R3-60 R3-D64 the dead stay dead", 9, "hpLost", kNoValue, true);
}

/// Four days of one who stands at -12 of 10 HP.
void RollUnderHarmTest::resting()
{
    QFETCH(const int, hpPerDay);
    QFETCH(const bool, dead);
    QFETCH(const QByteArray, field);
    GroupRest rest;
    rest.options.days = 4;
    rest.options.hpPerDay = hpPerDay;
    Member& member = rest.members.emplace_back();
    member.condition.hpLost = 22;
    member.condition.unconscious = true;
    member.condition.thresholds = 1;
    member.condition.shock = 2;
    member.condition.dead = dead;
    QTEST(changed(resolved(rest, {}), rest, "members.condition", field.constData()), "expected");
}

/// Section 2.d: thirteen places, hands and feet by side.
void RollUnderHarmTest::bodyIsCut()
{
    const BodyCut cut = system().body()->cut(nullptr);
    const auto at = [&cut](Piece piece) {
        return static_cast<Location>(cut.locations[static_cast<std::size_t>(piece)]);
    };
    QCOMPARE(at(Piece::Abdomen), Location::Torso);
    QCOMPARE(at(Piece::Chest), Location::Torso);
    QCOMPARE(at(Piece::Vitals), Location::Vitals);
    QCOMPARE(at(Piece::Eyes), Location::Eyes);
    QCOMPARE(at(Piece::LeftHand), Location::LeftHand);
    QCOMPARE(at(Piece::RightFoot), Location::RightFoot);
    QCOMPARE(placeOf(Location::LeftFoot), Place::Foot);
}

HITSPREAD_TEST(RollUnderHarmTest)

#include "rollunderharm_test.moc"
