#include "rules/systems/threed/harm/harm.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace hitspread;
using namespace hitspread::support;
using threed::Query;

namespace {

/// 10 points at the Torso of one strong target, past any armour.
threed::Harm someHarm()
{
    threed::Harm harm;
    harm.options.points = 10;
    harm.options.place = threed::HarmPlace::Named;
    threed::HarmTarget target;
    target.character.phys = 30;
    target.character.hitsMax.fill(40);
    target.character.incapMax = 150;
    harm.targets.push_back(target);
    return harm;
}

threed::Harm twoHarmed()
{
    threed::Harm harm = someHarm();
    harm.targets.push_back(harm.targets[0]);
    return harm;
}

/// The same with 2d6 more.
threed::Harm withDice(threed::HarmDice rolled)
{
    threed::Harm harm = twoHarmed();
    harm.options.dice = 2;
    harm.options.rolled = rolled;
    return harm;
}

/// Everybody in a piece of PV 5 and ID 6, which this does about it.
threed::Harm armoured(threed::ArmourUse use, int penetration = 0)
{
    threed::Harm harm = someHarm();
    harm.options.armour = use;
    harm.options.penetration = penetration;
    wear(harm.targets[0], 5, 6);
    return harm;
}

/// A body of cells that harden, struck by 13 points.
threed::Harm natural(bool kinetic)
{
    threed::Harm harm = someHarm();
    harm.options.points = 13;
    harm.options.kinetic = kinetic;
    harm.targets[0].character.vevaphon = true;
    return harm;
}

/// 31 points at somebody of PHYS 30.
threed::Harm forceful(bool kinetic, bool knocks)
{
    threed::Harm harm = someHarm();
    harm.options.points = 31;
    harm.options.kinetic = kinetic;
    harm.options.knocks = knocks;
    return harm;
}

threed::Harm nowhere(int points)
{
    threed::Harm harm = someHarm();
    harm.options.points = points;
    harm.options.place = threed::HarmPlace::Nowhere;
    harm.options.kinetic = false;
    return harm;
}

std::shared_ptr<const BodyPlan> planOf(int hexes)
{
    BodyPlan::Data data;
    data.id = "large";
    for (const std::string_view id : threed::kLocationIds)
        data.locations.emplace_back(id);
    const auto human = humanPlan();
    data.cells.assign(human->cells().begin(), human->cells().end());
    // A long right leg.
    int lowest = 0;
    for (const BodyCell& cell : data.cells)
        lowest = cell.location == 6 ? std::max(lowest, int{cell.hex.halfRow}) : lowest;
    const auto foot = std::ranges::find_if(
        data.cells, [&](const BodyCell& cell) { return cell.location == 6 && cell.hex.halfRow == lowest; });
    for (BodyCell next = *foot; static_cast<int>(data.cells.size()) < hexes;) {
        next.hex.halfRow = static_cast<decltype(next.hex.halfRow)>(next.hex.halfRow + 2);
        data.cells.push_back(next);
    }
    return std::make_shared<BodyPlan>(data);
}

}  // namespace

/// Damage that no attack does, to several at once: how much, where, against what.
class HarmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void harm_data();
    void harm();
    void eachHisOwnDice();
    void sameAsAShot_data();
    void sameAsAShot();
    void refused_data();
    void refused();
    void largePlanIsNotDrawnFrom();
};

using MakeHarm = threed::Harm (*)();

void HarmTest::harm_data()
{
    QTest::addColumn<MakeHarm>("make");
    QTest::addColumn<Given>("given");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, MakeHarm make, const char* expected, const Given& given = {}) {
        QTest::newRow(name) << make << given << QByteArray(expected);
    };

    row("3D-DAM-04 ten points at the Torso come off its Hits and off Incap", someHarm,
        "harm.amount=10 targets.condition[0].damage.torso:0>10 targets.condition[0].standardTotal:0>10");
    row("3D-FIRE-01 nobody acts, nobody is under fire, nothing is asked", someHarm,
        "~targets.condition[0].shooters ~targets.condition[0].actionsLeft !harm.hex !harm.rolled !knockback.dice");
    row("3D-LOC-02 A-056 the first hex of all of the body, the top of the Head",
        [] {
            threed::Harm harm = someHarm();
            harm.options.place = threed::HarmPlace::Drawn;
            return harm;
        },
        "harm.hex=0,0 harm.location=0 targets.condition[0].damage.head:0>10", {{Query::HarmHex, {1}}});
    row("3D-LOC-02 A-056 the eighth, behind seven of the Head, is of the Torso",
        [] {
            threed::Harm harm = someHarm();
            harm.options.place = threed::HarmPlace::Drawn;
            return harm;
        },
        "harm.hex=0,6 harm.location=1 targets.condition[0].damage.torso:0>10", {{Query::HarmHex, {8}}});
    row(
        "3D-GREN-07 everywhere: the amount at each location, seven times the amount off Incap",
        [] {
            threed::Harm harm = someHarm();
            harm.options.place = threed::HarmPlace::Everywhere;
            harm.options.kinetic = false;
            return harm;
        },
        "harm.locations=7 harm.force=70 targets.condition[0].damage.head:0>10 targets.condition[0].damage.rightLeg:0>10 "
        "targets.condition[0].standardTotal:0>70 !knockback.damage");
    row(
        "3D-TRACK-01 nowhere in particular: Incap alone, no wound, no armour", [] { return nowhere(40); },
        "targets.condition[0].standardTotal:0>40 ~targets.condition[0].damage ~targets.condition[0].woundCount "
        "!effect.wound !armour.id !harm.location !knockback.damage");
    row(
        "3D-TRACK-01 Incap full: unconscious, and nothing held any more",
        [] {
            threed::Harm harm = nowhere(20);
            harm.targets[0].character.incapMax = 20;
            harm.targets[0].condition.actionsHeld = 1;
            return harm;
        },
        "targets.condition[0].unconscious:0>1 targets.condition[0].actionsHeld:1>0 ~targets.condition[0].dead");
    row(
        "3D-TRACK-02 ten beyond Incap kill",
        [] {
            threed::Harm harm = nowhere(30);
            harm.targets[0].character.incapMax = 20;
            return harm;
        },
        "effect.dead=1 targets.condition[0].dead:0>2");
    row(
        "3D-BRUISE-01 bruising marks the track alone",
        [] {
            threed::Harm harm = someHarm();
            harm.options.kind = threed::HarmKind::Bruising;
            return harm;
        },
        "targets.condition[0].bruisingTotal:0>10 ~targets.condition[0].damage ~targets.condition[0].standardTotal");
    row(
        "3D-BRUISE-01 bruising without a location",
        [] {
            threed::Harm harm = nowhere(10);
            harm.options.kind = threed::HarmKind::Bruising;
            return harm;
        },
        "targets.condition[0].bruisingTotal:0>10 ~targets.condition[0].standardTotal");
    row(
        "3D-VEV-06 V-15 natural cells halve 13 kinetic points to 6", [] { return natural(true); },
        "damage.natural=6 targets.condition[0].damage.torso:0>6");
    row(
        "3D-VEV-06 A-078 fire, gas and poison are not kinetic", [] { return natural(false); },
        "!damage.natural targets.condition[0].damage.torso:0>13");
    row(
        "3D-VEV-06 A-078 kinetic without a location is halved, too",
        [] {
            threed::Harm harm = natural(true);
            harm.options.place = threed::HarmPlace::Nowhere;
            return harm;
        },
        "damage.natural=6 targets.condition[0].standardTotal:0>6 ~targets.condition[0].damage");
    row(
        "3D-VEV-03 A-164 one CONC test by what got through: 9 + 30 - 10",
        [] {
            threed::Harm harm = someHarm();
            harm.targets[0].character.vevaphon = true;
            harm.targets[0].condition.vevaphonPv = 2;
            harm.targets[0].character.conc = 30;
            return harm;
        },
        "conc.penalty=29");
    row(
        "3D-VEV-03 A-077 DAM of the attack by switch, whatever knockback counts: 9 + 17 - 10",
        [] {
            threed::Harm harm = someHarm();
            harm.options.armour = threed::ArmourUse::Absorbs;
            harm.targets[0].character.vevaphon = true;
            harm.targets[0].condition.vevaphonPv = 9;
            harm.targets[0].character.conc = 17;
            harm.switches.concPenalty = threed::ConcPenaltyRule::AttackDamage;
            harm.switches.knockDamage = threed::KnockDamageRule::AfterArmour;
            return harm;
        },
        "~targets.condition[0].damage conc.total=16");
    row(
        "3D-PEN-06 armour that does not help loses nothing", [] { return armoured(threed::ArmourUse::Ignored); },
        "targets.condition[0].damage.torso:0>10 ~targets.armour.state");
    row(
        "3D-PEN-06 A-123 ID 6 absorbs 6 of 10, 4 get through", [] { return armoured(threed::ArmourUse::Absorbs); },
        "armour.loss[128]=6 harm.through[128]=4 targets.armour.state[0].idLost.torso:0>6 "
        "targets.condition[0].damage.torso:0>4 targets.condition[0].standardTotal:0>4");
    row(
        "3D-PEN-03 PEN 4 does not penetrate PV 5; without AD the DAM comes off the ID (A-069)",
        [] { return armoured(threed::ArmourUse::Tested, 4); },
        "armour.penetrated[8]=0 targets.armour.state[0].idLost.torso:0>6 ~targets.condition[0]");
    row(
        "3D-PEN-03 3D-DAM-02 PEN 5 penetrates PV 5 and loses half of it: 10 - 2",
        [] { return armoured(threed::ArmourUse::Tested, 5); },
        "armour.penetrated[8]=1 damage.reduction[8]=2 targets.condition[0].damage.torso:0>8 "
        "targets.armour.state[0].idLost.torso:0>6");
    row(
        "3D-PEN-06 the second one's armour is told from the first one's",
        [] {
            threed::Harm harm = armoured(threed::ArmourUse::Absorbs);
            harm.targets.push_back(harm.targets[0]);
            harm.targets[0].options.points = 0;
            return harm;
        },
        "~targets.armour.state[0] targets.armour.state[1].idLost.torso:0>6 targets.condition[1].damage.torso:0>4");
    row("3D-WND-01 a wound where more than PHYS got through",
        [] {
            threed::Harm harm = someHarm();
            harm.targets[0].character.phys = 9;
            harm.options.round = 4;
            return harm;
        },
        "effect.wound[8]=1 targets.condition[0].woundCount:0>1 targets.condition[0].woundRounds.0:0>4",
        {{Query::KnockbackDice, {6, 6, 6}}});
    row(
        "3D-WND-01 none where as much as PHYS got through",
        [] {
            threed::Harm harm = someHarm();
            harm.targets[0].character.phys = 10;
            return harm;
        },
        "effect.wound[8]=0 ~targets.condition[0].woundCount");
    row(
        "3D-DAM-07 the Torso without Hits is death",
        [] {
            threed::Harm harm = someHarm();
            harm.targets[0].character.hitsMax.fill(10);
            return harm;
        },
        "targets.condition[0].dead:0>1 !knockback.damage");
    row(
        "3D-KNOCK-01 31 points are above PHYS 30: a test at -1, 9 + 30 - 1", [] { return forceful(true, true); },
        "knockback.damage=31 knockback.penalty=38");
    row(
        "3D-KNOCK-01 not where the game master says that it knocks nobody back", [] { return forceful(true, false); },
        "!knockback.damage targets.condition[0].damage.torso:0>31");
    row(
        "3D-KNOCK-01 A-078 not by what is not kinetic", [] { return forceful(false, true); },
        "!knockback.damage targets.condition[0].damage.torso:0>31");
    row(
        "3D-AIM-01 A-040 whoever is harmed loses his aims, at a location or without",
        [] {
            threed::Harm harm = twoHarmed();
            harm.options.place = threed::HarmPlace::Nowhere;
            harm.targets[1].options.place = threed::HarmedPlace::Head;
            for (threed::HarmTarget& target : harm.targets)
                target.condition.aims = 2;
            return harm;
        },
        "targets.condition[0].aims:2>0 targets.condition[1].aims:2>0");
    row(
        "3D-DAM-01 his own points stand for his alone",
        [] {
            threed::Harm harm = twoHarmed();
            harm.targets[1].options.points = 3;
            return harm;
        },
        "harm.amount=10 harm.amount[1]=3 targets.condition[0].damage.torso:0>10 targets.condition[1].damage.torso:0>3");
    row(
        "3D-DAM-01 no points for one of them: he is left alone",
        [] {
            threed::Harm harm = twoHarmed();
            harm.targets[0].options.points = 0;
            return harm;
        },
        "~targets.condition[0] targets.condition[1].damage.torso:0>10");
    row("3D-LOC-01 his own location, though the others' is drawn",
        [] {
            threed::Harm harm = twoHarmed();
            harm.options.place = threed::HarmPlace::Drawn;
            harm.targets[1].options.place = threed::HarmedPlace::RightLeg;
            return harm;
        },
        "targets.condition[0].damage.head:0>10 !harm.hex[1] harm.location[1]=6 "
        "targets.condition[1].damage.rightLeg:0>10",
        {{Query::HarmHex, {1}}});
    row("3D-DAM-01 2d6 once for all: 4 + 3 and 10", [] { return withDice(threed::HarmDice::Once); },
        "harm.rolled=7 !harm.rolled[1] harm.amount=17 harm.amount[1]=17 targets.condition[1].damage.torso:0>17",
        {{Query::HarmDice, {4, 3}}});
    row(
        "3D-DAM-01 everybody takes it, the thirty-second like the first",
        [] {
            threed::Harm harm = someHarm();
            harm.targets.resize(32, harm.targets[0]);
            return harm;
        },
        "harm.amount[199]=10 targets.condition[31].damage.torso:0>10 targets.condition[31].standardTotal:0>10");
}

void HarmTest::harm()
{
    QFETCH(MakeHarm, make);
    QFETCH(Given, given);
    QFETCH(QByteArray, expected);
    const QString wrong = differences(resolved(make(), given), threed::Harm::kAction, expected.constData());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

/// 3D-DAM-01: dice for each are each one's own.
void HarmTest::eachHisOwnDice()
{
    const Tape tape{{{Query::HarmDice, 1}, {4, 3}}, {{Query::HarmDice, 2}, {1, 1}}};
    const QString wrong = differences(resolved(withDice(threed::HarmDice::Each), tape), threed::Harm::kAction,
                                      "!harm.rolled harm.rolled[1]=7 harm.rolled[2]=2 harm.amount=17 harm.amount[1]=12 "
                                      "targets.condition[0].damage.torso:0>17 targets.condition[1].damage.torso:0>12");
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void HarmTest::sameAsAShot_data()
{
    QTest::addColumn<int>("pv");
    QTest::addColumn<int>("phys");
    // PEN 6 + 3, DAM 10 + 3; without AD the DAM comes off the ID.
    QTest::newRow("3D-PEN-03 3D-DAM-02 penetrated, a wound, swept off his feet") << 7 << 5;
    QTest::newRow("3D-PEN-03 stopped, knocked back") << 10 << 8;
    QTest::newRow("3D-WND-01 penetrated, no wound") << 9 << 9;
}

/// Numbers that a bullet brings do what the bullet does: P-1 steps 15 to 23 are the same code.
void HarmTest::sameAsAShot()
{
    QFETCH(int, pv);
    QFETCH(int, phys);
    threed::Shot shot = someShot();
    shot.ammunition.armourDamage = kNoEntry;
    shot.target.phys = phys;
    wear(shot, pv, 20);
    const Given given{{Query::AttackSpend, {99}}};
    const Findings shown = resolved(shot, given);
    threed::Harm harm = someHarm();
    harm.options.points = 13;
    harm.options.armour = threed::ArmourUse::Tested;
    harm.options.penetration = 9;
    harm.targets[0].character = shot.target;
    wear(harm.targets[0], pv, 20);
    const QString where = stepText(shown, QStringLiteral("deviation.location"));
    QVERIFY(!where.isEmpty() && where != QStringLiteral("-1"));
    harm.options.location = static_cast<threed::Location>(where.toInt());
    const auto changesTo = [](const Findings& findings, const char* action) {
        QStringList changes;
        for (QString change : changeTexts(findings, *threed::system().action(action))) {
            // What an attack does beside its damage.
            if (change.startsWith(QStringLiteral("shooter.")) || change.startsWith(QStringLiteral("weapon."))
                || change.contains(QStringLiteral(".shooter")) || change.contains(QStringLiteral("stuck")))
                continue;
            change.replace(QStringLiteral("targets.condition[0]"), QStringLiteral("target.condition"));
            change.replace(QStringLiteral("targets.armour"), QStringLiteral("armour"));
            changes << change;
        }
        return changes;
    };
    const QStringList expected = changesTo(shown, "shot");
    QVERIFY(expected.size() >= 3);
    QCOMPARE(changesTo(resolved(harm, Given{}), "harm"), expected);
}

void HarmTest::refused_data()
{
    QTest::addColumn<MakeHarm>("make");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("3D-DAM-04 nobody to harm") << MakeHarm([] {
        threed::Harm harm = someHarm();
        harm.targets.clear();
        return harm;
    }) << QStringList{QStringLiteral("harm.nobody")};
    QTest::newRow("3D-DAM-01 nothing said yet") << MakeHarm([] {
        threed::Harm harm = someHarm();
        harm.options.points = 0;
        return harm;
    }) << QStringList{QStringLiteral("harm.nothing")};
    QTest::newRow("3D-DAM-01 dice alone are something") << MakeHarm([] {
        threed::Harm harm = someHarm();
        harm.options.points = 0;
        harm.options.dice = 1;
        return harm;
    }) << QStringList{};
    QTest::newRow("3D-DAM-01 points of one of them are something") << MakeHarm([] {
        threed::Harm harm = twoHarmed();
        harm.options.points = 0;
        harm.targets[1].options.points = 1;
        return harm;
    }) << QStringList{};
    QTest::newRow("3D-WND-01 no room for another wound") << MakeHarm([] {
        threed::Harm harm = someHarm();
        harm.targets[0].condition.wounds.setCount(threed::kMostWounds);
        return harm;
    }) << QStringList{QStringLiteral("wounds.full")};
}

void HarmTest::refused()
{
    QFETCH(MakeHarm, make);
    QFETCH(QStringList, expected);
    QCOMPARE(refusals(make()), expected);
}

/// 3D-LOC-02: a die has 255 sides at most.
void HarmTest::largePlanIsNotDrawnFrom()
{
    threed::Harm harm = someHarm();
    harm.options.place = threed::HarmPlace::Drawn;
    QCOMPARE(refusals(harm, planOf(255).get()), QStringList{});
    QCOMPARE(refusals(harm, planOf(256).get()), QStringList{QStringLiteral("harm.planTooLarge")});
    harm.options.place = threed::HarmPlace::Everywhere;
    QCOMPARE(refusals(harm, planOf(256).get()), QStringList{});
}

HITSPREAD_TEST(HarmTest)
#include "harm_test.moc"
