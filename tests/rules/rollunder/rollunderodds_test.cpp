#include "rollunder/fighters.h"
#include "rules/core/odds/enumerator.h"
#include "rules/systems/rollunder/defence.h"
#include "rules/systems/rollunder/odds.h"
#include "support/testclass.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

/// What every combination of dice comes to, each face on its own, where the one attacked answers so.
struct Walked {
    int open = 0;
    double success = 0;
    double struck = 0;
    double stopped = 0;
    double wounded = 0;
    double down = 0;
    double out = 0;
    double dead = 0;
    std::map<int, double> losses;
    std::map<int, double> states;
    std::map<int, double> places;
};

Walked walked(const Attack& attack, DefenceKind kind)
{
    Answers given;
    given.put(
        Answer::ofChoice({static_cast<std::uint16_t>(Query::DefenceKind), 0}, static_cast<int>(kind), Origin::Given));
    Walked all;
    const Input input = attack;
    const Character& who = attack.target[0].character;
    const Condition& before = attack.target[0].condition;
    Resolution resolution;
    const auto count = [&](Enumerator& enumerator) {
        Findings& findings = resolution.findings;
        findings = {};
        all.open += resolveInto(input, nullptr, {}, enumerator, &findings, Keep::Outcome) ? 1 : 0;
        const double probability = enumerator.probability();
        const auto add = [probability](double& sum, bool is) { sum += is ? probability : 0; };
        const auto his = [&](EventKind which) {
            const auto found = std::ranges::find_if(findings.events, [which](const Event& event) {
                return event.kind == which && event.subject.target() == 0;
            });
            return found == findings.events.end() ? nullptr : &*found;
        };
        const Event* landed = his(EventKind::Landed);
        const Event* wounded = his(EventKind::Wounded);
        add(all.success, happened(resolution, EventKind::Hit));
        add(all.struck, landed);
        if (landed)
            all.places[*landed->subject.location()] += probability;
        add(all.stopped, landed && !wounded);
        add(all.wounded, wounded);
        all.losses[wounded ? wounded->value : 0] += probability;
        Condition after = before;
        if (wounded)
            after.hpLost = changed(resolution, input, "target.condition", "hpLost");
        after.dead = changed(resolution, input, "target.condition", "dead") == 1;
        all.states[wounded ? static_cast<int>(hpStateOf(who, after, attack.switches)) : 0] += probability;
        add(all.out, hpOf(who, before) > 0 && hpOf(who, after) <= 0);
        add(all.dead, after.dead);
        add(all.down, changed(resolution, input, "target.condition", "posture") == static_cast<int>(Posture::Lying));
    };
    all.open += Enumerator::forEach(count, {.given = &given}) == Enumerator::End::Complete ? 0 : 1;
    return all;
}

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-12;
}

void compare(const OddsOfHarm& odds, const Walked& all)
{
    QCOMPARE(all.open, 0);
    QVERIFY(isNear(odds.effect.struck, all.struck));
    QVERIFY(isNear(odds.effect.stopped, all.stopped));
    QVERIFY(isNear(odds.effect.wounded, all.wounded));
    QVERIFY(isNear(odds.effect.down, all.down));
    QVERIFY(isNear(odds.effect.out, all.out));
    QVERIFY(isNear(odds.effect.dead, all.dead));
    for (const auto& [loss, probability] : all.losses)
        QVERIFY(isNear(odds.damage[static_cast<std::size_t>(loss)], probability));
    for (const auto& [state, probability] : all.states)
        QVERIFY(isNear(odds.scales[0].chances[static_cast<std::size_t>(state)], probability));
    for (const auto& [place, probability] : all.places)
        QVERIFY(isNear(odds.byLocation[static_cast<std::size_t>(place)].struck, probability));
}

/// Somebody whom a parry that fails critically harms in no way of its own.
Attack withoutSelfHarm()
{
    Attack attack = blow(14);
    for (TableRow& row : attack.switches.criticalMisses.rows) {
        if (row.cells[0] == static_cast<int>(CriticalMiss::HitsFriend))
            row.cells[0] = static_cast<int>(CriticalMiss::OffBalance);
    }
    return attack;
}

}  // namespace

/// Odds of an attack against walking through every face of every die.
class RollUnderOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chances_data();
    void chances();
    void shares();
    void alternatives();
};

void RollUnderOddsTest::chances_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::newRow("R3-08 a blow and its answers") << withoutSelfHarm();
    Attack armoured = withoutSelfHarm();
    giveShield(armoured.target[0], 2);
    setDr(armoured.target[0].character.dr, Location::Torso, 3);
    QTest::newRow("R3-12 behind a shield and DR 3") << armoured;
    Attack shotAttack = withoutSelfHarm();
    shotAttack.weapon = pistol();
    shotAttack.attacker.skills.set("Guns", 15);
    QTest::newRow("R3-66 a shot, with a dodge alone") << shotAttack;
    Attack dying = shotAttack;
    dying.target[0].condition.hpLost = 15;
    dying.weapon.damageDice = 1;
    dying.weapon.damageBonus = 4;
    QTest::newRow("R3-56 death rolls") << dying;
    Attack vitals = withoutSelfHarm();
    vitals.options.called = calledAt(Location::Vitals);
    vitals.weapon.damageType = DamageType::Impaling;
    QTest::newRow("R3-19 R3-D50 at the vitals") << vitals;
    Attack random = shotAttack;
    // Of the places there are enough, and one and the same loss differs by them.
    random.weapon.damageDice = 0;
    random.weapon.damageBonus = 9;
    random.switches.unaimed = Unaimed::Random;
    QTest::newRow("R3-19 R3-D16 wherever it falls") << random;
    Attack unaware = withoutSelfHarm();
    unaware.options.aware = false;
    QTest::newRow("R3-07 unaware") << unaware;
}

void RollUnderOddsTest::chances()
{
    QFETCH(Attack, attack);
    const AttackOdds odds = oddsOf(attack);
    if (odds.defences.empty()) {
        compare(odds, walked(attack, DefenceKind::None));
        return;
    }
    compare(odds, walked(attack, static_cast<DefenceKind>(odds.defences.front().option)));
    for (const OddsDefence& defence : odds.defences) {
        const Walked all = walked(attack, static_cast<DefenceKind>(defence.option));
        compare(defence, all);
        QVERIFY(isNear(odds.success, all.success));
    }
    // The best is first, and no defence is worse than none.
    QCOMPARE(odds.defences.back().option, static_cast<int>(DefenceKind::None));
    for (const OddsDefence& defence : odds.defences) {
        QVERIFY(defence.effect.struck >= odds.effect.struck - 1e-12);
        QVERIFY(defence.effect.struck <= odds.defences.back().effect.struck + 1e-12);
    }
}

/// Counted by hand: skill 12 succeeds in 160 of 216, 4 of them critical; Dodge 8 fails in 160 of 216.
void RollUnderOddsTest::shares()
{
    Attack attack = blow();
    attack.target[0].weapons.clear();
    attack.target[0].weaponStates.clear();
    attack.target[0].character.dx = 3;
    const AttackOdds odds = oddsOf(attack);
    QVERIFY(isNear(odds.success, 160.0 / 216));
    QVERIFY(isNear(odds.effect.struck, (4 + 156 * 160.0 / 216) / 216));
    QVERIFY(isNear(odds.defences.back().effect.struck, 160.0 / 216));
    QCOMPARE(odds.defences.front().option, static_cast<int>(DefenceKind::Dodge));
}

void RollUnderOddsTest::alternatives()
{
    const RollUnderOdds facet;
    QCOMPARE(facet.alternatives(blow()).size(), std::size_t{1});
    Attack called = blow();
    called.options.called = calledAt(Location::Neck);
    called.options.deceptive = 1;
    QCOMPARE(facet.alternatives(called).size(), std::size_t{3});
    QCOMPARE(facet.foresight(blow()), Foresight::Clear);
    QCOMPARE(facet.alternatives(shot()).size(), std::size_t{0});
}

HITSPREAD_TEST(RollUnderOddsTest)

#include "rollunderodds_test.moc"
