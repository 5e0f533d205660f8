#include "rules/core/odds/enumerator.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/odds.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr double kOf36 = 1.0 / 36;

/// What every combination of dice comes to, each face on its own.
struct Walked {
    int open = 0;
    double struck = 0;
    double stopped = 0;
    double wounded = 0;
    double down = 0;
    double out = 0;
    double dead = 0;
    std::map<int, double> damage;  ///< of who has as many Lethal as filled boxes
};

Walked walked(const Attack& attack)
{
    Walked all;
    const Input input = attack;
    const Condition& before = attack.target[0].condition;
    Resolution resolution;
    const auto count = [&](Enumerator& enumerator) {
        Findings& findings = resolution.findings;
        findings = {};
        all.open += resolveInto(input, nullptr, {}, enumerator, &findings, Keep::Outcome) ? 1 : 0;
        const double probability = enumerator.probability();
        const auto add = [probability](double& sum, bool is) { sum += is ? probability : 0; };
        const bool hits = happened(resolution, EventKind::Hit);
        const Condition now = after(attack, resolution).target[0].condition;
        const int taken = std::max(now.filled - before.filled, now.lethal - before.lethal);
        add(all.struck, hits);
        add(all.stopped, hits && taken == 0);
        add(all.wounded, taken > 0);
        add(all.down, now.prone && !before.prone);
        add(all.out, isAwake(before) && !isAwake(now));
        add(all.dead, now.dead && !before.dead);
        all.damage[taken] += probability;
    };
    all.open += Enumerator::forEach(count, {}) == Enumerator::End::Complete ? 0 : 1;
    return all;
}

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-12;
}

/// A club at one who turns his back.
Attack coshingHead(std::int32_t level)
{
    Attack attack = attackWith(club(), level);
    attack.options.cosh = true;
    attack.options.from = From::Rear;
    attack.options.called = calledAt(Location::Head);
    return attack;
}
Attack shotAt(Location location, std::int32_t lethal)
{
    Attack attack = shot(4);
    attack.options.called = calledAt(location);
    mark(attack.target[0].condition, lethal, lethal);
    return attack;
}

}  // namespace

/// Odds of an attack, against all its dice laid out.
class TwoD6OddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asWalked_data();
    void asWalked();
    void hits_data();
    void hits();
    void placesOfTheTable_data();
    void placesOfTheTable();
    void aimedIsThere();
    void coshKnocksOut_data();
    void coshKnocksOut();
    void proposalsGoByPreset();
    void alternatives();
    void foresight();
};

void TwoD6OddsTest::asWalked_data()
{
    QTest::addColumn<Attack>("attack");
    QTest::newRow("TD-61: a club") << attackWith(club(), 6);
    Attack covered = attackWith(club(), 8);
    covered.target[0].condition.cover = Cover::Partial;
    covered.target[0].condition.covered = bitOf(Location::LeftLeg) | bitOf(Location::RightLeg);
    QTest::newRow("TD-84: covered legs") << covered;
    Attack allOut = attackWith(club(), 9);
    allOut.options.allOut = true;
    QTest::newRow("TD-69: all-out") << allOut;
    Attack armoured = shotAt(Location::Torso, 0);
    clothe(armoured.target[0], armour(3, 4, bitOf(Location::Torso), 2));
    QTest::newRow("TD-90: armour and pool") << armoured;
    QTest::newRow("TD-102: line FAIR") << shotAt(Location::LeftArm, 10);
    Attack cornered = shotAt(Location::Torso, 24);
    cornered.target[0].condition.prone = true;
    QTest::newRow("TD-95: may die") << cornered;
    QTest::newRow("TD-68: a cosh") << coshingHead(7);
    Attack ablaze = attackWith(club(), 7);
    mark(ablaze.target[0].condition, 25, 25);
    QTest::newRow("TD-97: nearly full") << ablaze;
}

void TwoD6OddsTest::asWalked()
{
    QFETCH(Attack, attack);
    QVERIFY(isFree(attack));
    const Walked all = walked(attack);
    const AttackOdds odds = oddsOf(attack);
    QCOMPARE(all.open, 0);
    QVERIFY(isNear(odds.success, all.struck));
    QVERIFY(isNear(odds.effect.struck, all.struck));
    QVERIFY(isNear(odds.effect.down, all.down));
    QVERIFY(isNear(odds.effect.out, all.out));
    QVERIFY(isNear(odds.effect.dead, all.dead));
    double sum = 0;
    for (const EffectChances& place : odds.byLocation)
        sum += place.struck;
    QVERIFY(isNear(sum, all.struck));
    if (attack.target[0].condition.filled > 20)
        return;  // what is beyond the last box marks none
    QVERIFY(isNear(odds.effect.stopped, all.stopped));
    QVERIFY(isNear(odds.effect.wounded, all.wounded));
    for (const auto& [points, probability] : all.damage)
        QVERIFY(isNear(odds.damage[static_cast<std::size_t>(points)], probability));
}

void TwoD6OddsTest::hits_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("ways");
    QTest::newRow("TD-36: 5 or over") << 6 << 30;
    QTest::newRow("TD-36: 8 or over") << 9 << 15;
    QTest::newRow("TD-D05: always") << 2 << 36;
    QTest::newRow("TD-D05: 11 or over") << 12 << 3;
}

void TwoD6OddsTest::hits()
{
    QFETCH(int, level);
    QFETCH(int, ways);
    QVERIFY(isNear(oddsOf(blow(level)).success, ways * kOf36));
}

void TwoD6OddsTest::placesOfTheTable_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("cells");
    QTest::newRow("TD-81: head") << static_cast<int>(Location::Head) << 4;
    QTest::newRow("TD-81: torso") << static_cast<int>(Location::Torso) << 12;
    QTest::newRow("TD-81: left arm") << static_cast<int>(Location::LeftArm) << 5;
    QTest::newRow("TD-81: right arm") << static_cast<int>(Location::RightArm) << 5;
    QTest::newRow("TD-81: left leg") << static_cast<int>(Location::LeftLeg) << 5;
    QTest::newRow("TD-81: right leg") << static_cast<int>(Location::RightLeg) << 5;
}

void TwoD6OddsTest::placesOfTheTable()
{
    QFETCH(int, location);
    QFETCH(int, cells);
    const AttackOdds odds = oddsOf(blow(2));
    QVERIFY(isNear(odds.byLocation[static_cast<std::size_t>(location)].struck, cells * kOf36));
}

void TwoD6OddsTest::aimedIsThere()
{
    Attack attack = blow(2);
    attack.options.called = calledAt(Location::LeftLeg);
    const AttackOdds odds = oddsOf(attack);
    QVERIFY(isNear(odds.byLocation[static_cast<std::size_t>(Location::LeftLeg)].struck, odds.success));
    QCOMPARE(odds.byLocation[static_cast<std::size_t>(Location::Torso)].struck, 0.0);
}

void TwoD6OddsTest::coshKnocksOut_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<double>("chance");
    // Level 5, aimed at the head of who stands still: 8 or over. GOOD saves at 3 or over.
    QTest::newRow("TD-D56: as printed") << static_cast<int>(Cosh::AsPrinted) << 15 * kOf36 * kOf36;
    // Points 1 2 2 3 3 4: saves 5, 5, 5, 6, 6, 7.
    QTest::newRow("TD-D56: by severity") << static_cast<int>(Cosh::BySeverity)
                                         << 15 * kOf36 * (3 * 6 + 2 * 10 + 15) / 216;
}

void TwoD6OddsTest::coshKnocksOut()
{
    QFETCH(int, way);
    QFETCH(double, chance);
    Attack attack = coshingHead(5);
    attack.switches.cosh = static_cast<Cosh>(way);
    QVERIFY(isNear(chanceOfCosh(attack), chance));
}

/// Limbs are confirmed, Head and Torso are not (TD-D69).
void TwoD6OddsTest::proposalsGoByPreset()
{
    Attack attack = shot(2);
    attack.target[0].character.bld = 2;
    attack.options.called = calledAt(Location::LeftArm);
    attack.weapon.damageDice = attack.character[0].weapons[0].damageDice = 1;
    attack.weapon.damageBonus = attack.character[0].weapons[0].damageBonus = 0;
    const AttackOdds arm = oddsOf(attack);
    // 4 and 5 of a die incapacitate, 6 disables.
    QVERIFY(isNear(arm.scales[0].chances[static_cast<std::size_t>(Wound::Incapacitated)], arm.success * 2 / 6));
    QVERIFY(isNear(arm.scales[0].chances[static_cast<std::size_t>(Wound::Disabled)], arm.success / 6));
    attack.options.called = calledAt(Location::Torso);
    const AttackOdds torso = oddsOf(attack);
    QVERIFY(isNear(torso.scales[0].chances[static_cast<std::size_t>(Wound::Ok)], 1));
}

void TwoD6OddsTest::alternatives()
{
    const TwoD6Odds facet;
    const auto fields = [&facet](const Attack& attack) {
        QStringList all;
        for (const OddsAlternative& one : facet.alternatives(attack))
            all += QString::fromUtf8(one[0].field.data(), static_cast<qsizetype>(one[0].field.size()))
                + QString::number(one[0].value);
        return all.join(QLatin1Char(' '));
    };
    QCOMPARE(fields(shot()), QString());
    QCOMPARE(fields(shotAt(Location::Head, 0)), QStringLiteral("called0"));
    QCOMPARE(fields(blow()), QStringLiteral("allOut1"));
    Attack burst = attackWith(smg());
    QCOMPARE(fields(burst), QStringLiteral("burst1"));
    burst.options.burst = true;
    QCOMPARE(fields(burst), QStringLiteral("burst0"));
}

void TwoD6OddsTest::foresight()
{
    const TwoD6Odds facet;
    QCOMPARE(static_cast<int>(facet.foresight(shot())), static_cast<int>(Foresight::Clear));
    QCOMPARE(static_cast<int>(facet.foresight(Attack{})), static_cast<int>(Foresight::None));
    QCOMPARE(static_cast<int>(facet.foresight(Harm{})), static_cast<int>(Foresight::None));
}

HITSPREAD_TEST(TwoD6OddsTest)

#include "twod6odds_test.moc"
