#include "outcome/contenders.h"
#include "rules/core/odds/enumerator.h"
#include "rules/systems/outcome/defence.h"
#include "rules/systems/outcome/odds.h"
#include "support/testclass.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace hitspread;
using namespace hitspread::outcome;
using namespace hitspread::outcome::test;

namespace {

/// What every combination of dice comes to, with the presets of all choices but those given.
struct Walked {
    int open = 0;  ///< combinations that did not come to an end
    double hits = 0;
    double wounds = 0;
    double out = 0;
    std::map<int, double> damage;
};

Walked walked(const Attack& attack, const std::vector<Given>& choices)
{
    Answers given;
    for (const Given& choice : choices)
        given.put(Answer::ofChoice({static_cast<std::uint16_t>(choice.query), 0}, choice.value, Origin::Given));
    Walked all;
    const Input input = attack;
    const auto count = [&](Enumerator& enumerator) {
        Findings findings;
        all.open += resolveInto(input, nullptr, {}, enumerator, &findings) ? 1 : 0;
        Resolution resolution;
        resolution.findings = findings;
        const double probability = enumerator.probability();
        all.hits += happened(resolution, EventKind::Hit) ? probability : 0;
        all.wounds += happened(resolution, EventKind::Wounded) ? probability : 0;
        all.out += happened(resolution, EventKind::Unconscious) ? probability : 0;
        if (const int net = valueOf(resolution, Quantity::HarmNet); net > 0)
            all.damage[net] += probability;
    };
    all.open += Enumerator::forEach(count, {.given = &given}) == Enumerator::End::Complete ? 0 : 1;
    return all;
}

void compare(const OddsOfHarm& odds, const Walked& all)
{
    constexpr double kNear = 1e-12;
    QCOMPARE(all.open, 0);
    QVERIFY(std::abs(odds.effect.struck - all.hits) < kNear);
    QVERIFY(std::abs(odds.effect.wounded - all.wounds) < kNear);
    QVERIFY(std::abs(odds.effect.stopped - (all.hits - all.wounds)) < kNear);
    QVERIFY(std::abs(odds.effect.out - all.out) < kNear);
    for (const auto& [net, probability] : all.damage)
        QVERIFY(std::abs(odds.damage[static_cast<std::size_t>(net)] - probability) < kNear);
}

}  // namespace

/// Odds of an attack against walking through every face of every die.
class OutcomeOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chances_data();
    void chances();
    void anUndefendedShot();
    void alternatives();
};

void OutcomeOddsTest::chances_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::newRow("OUT-03 a blow and both answers") << blow();
    Attack even = blow();
    even.target.physique = 2;
    QTest::newRow("OUT-06 equal answers") << even;
    QTest::newRow("OUT-04 a shot nobody avoids") << shot();
    Attack armoured = shot();
    armoured.target.wornArmour = 5;
    armoured.targetCondition.levels = 4;
    QTest::newRow("OUT-73 OUT-74 somebody armoured and hurt") << armoured;
    for (const CriticalRule rule : {CriticalRule::FinalAtLeastFive, CriticalRule::AlwaysHits}) {
        Attack critical = blow();
        critical.switches.critical = rule;
        critical.switches.criticalAvoids = rule == CriticalRule::AlwaysHits;
        critical.target.melee = 5;
        QTest::addRow("OUT-09 D02 rule %d", static_cast<int>(rule)) << critical;
    }
    Attack sixes = blow();
    sixes.switches.dice = Dice::SixMinusSix;
    QTest::newRow("OUT-01 D01 one die less another") << sixes;
    Attack table = blow();
    table.switches.dice = Dice::Table;
    QTest::newRow("OUT-01 D37 by the table") << table;
    Attack open = blow();
    open.switches.floorDefence = false;
    open.attacker.melee = -1;
    QTest::newRow("OUT-03 D05 without a floor") << open;
    Attack buckler = blow();
    buckler.targetWeapon[0].buckler = true;
    buckler.target.physique = 3;
    QTest::newRow("OUT-43 a buckler makes the parry the better answer") << buckler;
}

void OutcomeOddsTest::chances()
{
    QFETCH(Attack, attack);
    const AttackOdds odds = oddsOf(attack);
    const OddsOfHarm& bare = odds.defences.empty() ? static_cast<const OddsOfHarm&>(odds) : odds.defences.back();
    compare(bare, walked(attack, {{Query::DefenceKind, static_cast<int>(DefenceKind::None)}}));
    for (const OddsDefence& defence : odds.defences) {
        QCOMPARE(defence.decision, static_cast<std::uint16_t>(Query::DefenceKind));
        compare(defence, walked(attack, {{Query::DefenceKind, defence.option}}));
        QVERIFY(odds.effect.struck <= defence.effect.struck);
    }
    double sum = 0;
    for (const double chance : odds.damage)
        sum += chance;
    QVERIFY(std::abs(sum - 1) < 1e-12);
    compare(odds, walked(attack, {}));  // who decides nothing takes the best
}

/// OUT-D01: of 81 ways 66 come to at least -1; Ranged +2 hits with those.
void OutcomeOddsTest::anUndefendedShot()
{
    Attack attack = shot();
    attack.attacker.ranged = 2;
    const AttackOdds odds = oddsOf(attack);
    QVERIFY(std::abs(odds.effect.struck - 66.0 / 81.0) < 1e-12);
    QVERIFY(odds.defences.empty());
    // 5 + 2 + 3 levels need a critical success.
    QVERIFY(std::abs(odds.damage[10] - 1.0 / 81.0) < 1e-12);
}

void OutcomeOddsTest::alternatives()
{
    const OutcomeOdds facet;
    Attack attack = shot();
    QVERIFY(facet.alternatives(attack).empty());
    giveShield(attack.armour, attack.armourState);
    const auto offered = facet.alternatives(attack);
    QCOMPARE(offered.size(), std::size_t{1});
    QCOMPARE(offered[0][0].value, static_cast<std::int32_t>(ShieldWay::Through));
    attack.switches.calledShots = true;
    attack.options.called = static_cast<Called>(1);
    QCOMPARE(facet.alternatives(attack).size(), std::size_t{2});
    QCOMPARE(facet.foresight(attack), Foresight::Clear);
}

HITSPREAD_TEST(OutcomeOddsTest)

#include "outcomeodds_test.moc"
