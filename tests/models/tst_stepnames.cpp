#include <QTest>

#include "models/history/stepnames.h"
#include "models/history/tracemodel.h"
#include "rules/systems/percentile/actions.h"
#include "support/fate.h"
#include "support/percentile.h"
#include "support/testclass.h"
#include "support/threed.h"
#include "text/labels.h"

#include <algorithm>

using namespace hitspread;
using support::answered;
using support::fateBlow;
using support::fated;
using support::swordBlow;
using support::swordClash;
using Asked = percentile::Query;
using Fate = outcome::Query;

namespace {

/// Whose a step is, by its spelled key; -1: of both, or nobody's; -2: there is no such step.
int sideOf(const ActionRecord& action, const QByteArray& id, int index)
{
    const auto quantity = indexOfWord(action.request.input.system().quantities(), id.toStdString());
    const Step* step = quantity ? lastStep(action.findings.steps, {*quantity, static_cast<std::uint16_t>(index)})
                                : nullptr;
    return step ? step->key.subject.side().value_or(-1) : -2;
}

QStringList namesOf(const ActionRecord& action)
{
    const StepNames names(action);
    QStringList all;
    for (const Step& step : action.findings.steps)
        all << names.of(step.key);
    return all;
}

percentile::Duel duelOfTwo()
{
    percentile::Duel duel;
    duel.sideA.resize(2);
    duel.sideB.resize(2);
    const std::array<const char*, 4> names{"Cass", "Ardent", "Bill", "Dutch"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        percentile::Duellist& who = (i % 2 == 0 ? duel.sideA : duel.sideB)[i / 2];
        who.character.name = names.at(i);
        who.character.skills.set("Pistols", 60);
        who.weapon.skill = "Pistols";
    }
    return duel;
}

}  // namespace

/// Steps say whose side they are, and bear the name of the right one.
class TestStepNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sidesOfPercentile_data();
    void sidesOfPercentile();
    void sidesOfOutcome_data();
    void sidesOfOutcome();
    void sidesOfABlow();
    void duellistsAreNamed();
    void whoClashesIsNamed();
    void modifiersKeepTheirNames();
    void whatIsLeftOfTheModifiersHasNone();
};

void TestStepNames::sidesOfPercentile_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("side");
    QTest::newRow("PCT-07 rolls") << QByteArray("attack.die") << 0 << 0;
    QTest::newRow("PCT-14 defends") << QByteArray("defence.die") << 0 << 1;
    QTest::newRow("PCT-15 halves") << QByteArray("defence.halves") << 0 << 1;
    QTest::newRow("PCT-16 loses") << QByteArray("loss.level") << 0 << 1;
    QTest::newRow("PCT-31 strikes") << QByteArray("harm.damage") << 0 << 0;
    QTest::newRow("PCT-31 suffers") << QByteArray("wound.level") << 0 << 1;
    QTest::newRow("PCT-31 health") << QByteArray("effect.health") << 0 << 1;
}

void TestStepNames::sidesOfPercentile()
{
    QFETCH(QByteArray, id);
    QFETCH(int, index);
    const ActionRecord action = answered("attack", swordBlow(),
                                         {{Asked::AttackDie, 30},
                                          {Asked::DefenceDodge, 0},
                                          {Asked::DefenceParry, 1},
                                          {Asked::DefenceDie, 45},
                                          {Asked::HitLocation, 5},
                                          {Asked::HitDamage, 4}});
    QTEST(sideOf(action, id, index), "side");
}

void TestStepNames::sidesOfOutcome_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("side");
    QTest::newRow("OUT-01 die of the attack") << QByteArray("attack.die") << 0 << 0;
    QTest::newRow("OUT-18 cover") << QByteArray("cover.penalty") << 0 << 0;
    QTest::newRow("OUT-06 die of the defence") << QByteArray("defence.die") << 0 << 1;
    QTest::newRow("OUT-11 his actions") << QByteArray("turn.actions") << 0 << 0;
    QTest::newRow("OUT-11 the other's actions") << QByteArray("turn.actions") << 1 << 1;
    QTest::newRow("OUT-72 damage") << QByteArray("harm.damage") << 0 << 0;
    QTest::newRow("OUT-73 armour") << QByteArray("harm.worn") << 0 << 1;
    QTest::newRow("OUT-74 wound") << QByteArray("wound.levels") << 0 << 1;
    QTest::newRow("OUT-03 what is left is of both") << QByteArray("final.outcome") << 0 << -1;
}

void TestStepNames::sidesOfOutcome()
{
    QFETCH(QByteArray, id);
    QFETCH(int, index);
    outcome::Attack attack = fateBlow();
    attack.options.cover = outcome::Cover::Quarter;
    attack.target.wornArmour = 1;
    attack.attackerCondition.plan.add({outcome::Plan::Strike, 0, 2, 0});
    attack.targetCondition.plan.add({outcome::Plan::Parry, 0, 1, 0});
    attack.targetCondition.plan.add({outcome::Plan::Strike, 0, 1, 0});
    const ActionRecord action = fated(attack, {{Fate::AttackDice, 4}, {Fate::Parry, 1}, {Fate::DefenceDice, -2}});
    QTEST(sideOf(action, id, index), "side");
}

/// 3D-PAR-04: what parries is the other's; P-5: what is left of the blow stays his who strikes.
void TestStepNames::sidesOfABlow()
{
    threed::Melee melee = support::someMelee();
    melee.options.targetUnaware = false;
    ActionRecord action;
    action.system = "threed";
    action.action = "melee";
    action.request.input = melee;
    action.findings = support::resolved(melee,
                                        support::Given{{threed::Query::AttackDice, {4, 3, 5}},
                                                       {threed::Query::ReactionParry, {1}},
                                                       {threed::Query::ParryDice, {6, 5, 4}},
                                                       {threed::Query::AttackDirection, {3}}});
    QCOMPARE(sideOf(action, "attack.total", 0), 0);
    QCOMPARE(sideOf(action, "parry.total", 0), 1);
    QCOMPARE(sideOf(action, "parry.stopped", 0), 1);
    QCOMPARE(sideOf(action, "damage.parried", 0), 0);
    TraceModel trace;
    trace.setAction(action);
    const auto sections = [&trace](int side) {
        trace.setSide(side);
        QStringList all;
        for (int row = 0; row < trace.rowCount(); ++row) {
            if (trace.lineAt(row)->heading)
                all << trace.lineAt(row)->section;
        }
        return all;
    };
    QVERIFY(sections(0).contains(u"attack"_qs) && !sections(0).contains(u"parry"_qs));
    QVERIFY(sections(1).contains(u"parry"_qs) && !sections(1).contains(u"attack"_qs));
}

/// PCT-33: the n-th of one side against the n-th of the other; each step bears the name of whose it is.
void TestStepNames::duellistsAreNamed()
{
    const ActionRecord action = answered("duel", duelOfTwo(),
                                         {{Asked::DuelDie, 2}, {Asked::DuelLocation, 30}, {Asked::DuelDamage, 4}});
    const QStringList names = namesOf(action);
    for (const QString& name :
         {u"Number needed, Cass"_qs, u"Number needed, Ardent"_qs, u"Number needed, Bill"_qs, u"Number needed, Dutch"_qs,
          u"Damage, Bill"_qs, u"Wound level, Dutch"_qs, u"Pair 2: Doubles, both hit"_qs})
        QVERIFY2(names.contains(name), qPrintable(name + u" of "_qs + names.join(u'\n')));
    // Alone nobody is told apart by a pair.
    percentile::Duel one = duelOfTwo();
    one.sideA.resize(1);
    one.sideB.resize(1);
    const QStringList alone = namesOf(
        answered("duel", one, {{Asked::DuelDie, 2}, {Asked::DuelLocation, 30}, {Asked::DuelDamage, 4}}));
    QVERIFY2(alone.contains(u"Doubles, both hit"_qs), qPrintable(alone.join(u'\n')));
    QVERIFY2(alone.contains(u"Health, Ardent"_qs), qPrintable(alone.join(u'\n')));
}

/// PCT-09: the blow of each is his, and what it does befalls the other.
void TestStepNames::whoClashesIsNamed()
{
    const ActionRecord action = answered("clash", swordClash(),
                                         {{Asked::AttackDie, 30}, {Asked::HitLocation, 30}, {Asked::HitDamage, 4}},
                                         {{Asked::AttackDie, 60}});
    const QStringList names = namesOf(action);
    for (const QString& name :
         {u"Die, Cass"_qs, u"Die, Ardent"_qs, u"Damage, Cass"_qs, u"Wound level, Ardent"_qs, u"The blow lands"_qs})
        QVERIFY2(names.contains(name), qPrintable(name + u" of "_qs + names.join(u'\n')));
    QVERIFY(!names.contains(u"Wound level, Cass"_qs));
}

/// PCT-D28: each in the list of his side.
void TestStepNames::modifiersKeepTheirNames()
{
    percentile::Attack attack = swordBlow();
    attack.options.rollModifiers.set("Higher ground", 20);
    attack.options.defenceModifiers.set("Back to the wall", -10);
    const QStringList names = namesOf(answered("attack", attack,
                                               {{Asked::AttackDie, 30},
                                                {Asked::DefenceDodge, 0},
                                                {Asked::DefenceParry, 1},
                                                {Asked::DefenceDie, 98},
                                                {Asked::HitLocation, 30},
                                                {Asked::HitDamage, 4}}));
    QVERIFY2(names.contains(u"Higher ground"_qs), qPrintable(names.join(u'\n')));
    QVERIFY2(names.contains(u"Back to the wall"_qs), qPrintable(names.join(u'\n')));
    percentile::Clash clash = swordClash();
    clash.options.rollModifiers.set("Fresh", 1);
    clash.options.targetModifiers.set("Tired", -1);
    const QStringList both = namesOf(answered("clash", clash,
                                              {{Asked::AttackDie, 30}, {Asked::HitLocation, 30}, {Asked::HitDamage, 4}},
                                              {{Asked::AttackDie, 60}}));
    QVERIFY2(both.contains(u"Fresh, Cass"_qs), qPrintable(both.join(u'\n')));
    QVERIFY2(both.contains(u"Tired, Ardent"_qs), qPrintable(both.join(u'\n')));
}

/// PCT-D28: the sixteenth step holds all that are left.
void TestStepNames::whatIsLeftOfTheModifiersHasNone()
{
    percentile::Attack attack = swordBlow();
    for (int i = 1; i <= 17; ++i)
        attack.options.rollModifiers.set("M" + std::to_string(10 + i), 1);
    const QStringList names = namesOf(answered("attack", attack, {{Asked::AttackDie, 98}}));
    QVERIFY(names.contains(u"M25"_qs));
    QVERIFY(!names.contains(u"M26"_qs) && !names.contains(u"M27"_qs));
    QCOMPARE(names.count(u"Modifier"_qs), 1);
}

HITSPREAD_TEST(TestStepNames)
#include "tst_stepnames.moc"
