#include <QTest>

#include "rules/core/dice/dice.h"
#include "rules/core/odds/effects.h"
#include "rules/core/odds/enumerator.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/hexodds.h"
#include "rules/systems/threed/guns/odds.h"
#include "rules/systems/threed/guns/rollodds.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace hitspread;
using namespace hitspread::threed;
using support::Given;
using support::someShot;
using support::wear;

namespace {

const BodyPlan& plan()
{
    static const auto human = support::humanPlan();
    return *human;
}

/// Every number of the odds in one row, for comparing.
std::vector<double> row(const AttackOdds& odds)
{
    std::vector<double> numbers{odds.noAttack, odds.success, odds.offBody};
    const auto effect = [&](const EffectChances& c) {
        numbers.insert(numbers.end(),
                       {c.struck, c.stopped, c.unwounded, c.wounded, c.stuck, c.unconscious, c.down, c.dead});
    };
    effect(odds.effect);
    for (const EffectChances& chances : odds.byLocation)
        effect(chances);
    numbers.insert(numbers.end(), odds.cells.begin(), odds.cells.end());
    std::vector<double> damage = odds.damage;
    damage.resize(400, 0.0);
    numbers.insert(numbers.end(), damage.begin(), damage.end());
    return numbers;
}

double greatestDifference(const AttackOdds& a, const AttackOdds& b)
{
    const std::vector<double> left = row(a);
    const std::vector<double> right = row(b);
    double most = left.size() == right.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
        most = std::max(most, std::abs(left[i] - right[i]));
    return most;
}

/// The odds by running the whole shot once per combination of answers.
AttackOdds enumerated(const Shot& shot)
{
    Input input = shot;
    EffectTally tally(plan(), kLocations);
    Findings findings;
    Enumerator::forEach([&](Enumerator& enumerator) {
        if (resolveInto(input, &plan(), {}, enumerator, &findings, Keep::Outcome))
            qFatal("a question stayed open");
        tally.add(effectsOf(findings.events), enumerator.probability());
    });
    return tally.odds();
}

/// Rings of an aimed shot with spread 3; `difficulty` lowers the target number.
RingOdds aimedRings(std::int32_t skill, std::int32_t difficulty)
{
    ShotOptions options;
    options.difficulty = difficulty;
    const AttackInput attack{.skill = skill, .options = options, .form = FormCombatRule::Tn};
    return RingOdds(RollOdds(attack, {.aims = 1}, {}), 3, {});
}

int below(RandomStream& random, int bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

bool oneIn(RandomStream& random, int times)
{
    return below(random, times) == 0;
}

void someSwitches(RandomStream& random, Switches& switches)
{
    switches.cleanMiss = oneIn(random, 4);
    switches.missAimingDie = oneIn(random, 3);
    switches.aimCancels = oneIn(random, 3) ? AimCancelsRule::RecoilOnly : AimCancelsRule::All;
    switches.formCombat = oneIn(random, 3) ? FormCombatRule::Tn : FormCombatRule::Roll;
    switches.jamming = oneIn(random, 3);
    switches.layering = oneIn(random, 2);
    switches.knockDamage = oneIn(random, 3) ? KnockDamageRule::AfterArmour : KnockDamageRule::BeforeArmour;
    switches.knockOutPenalty = oneIn(random, 3) ? KnockOutPenaltyRule::Excess : KnockOutPenaltyRule::None;
    switches.vitalDeath = oneIn(random, 3) ? VitalDeathRule::AtDestroyed : VitalDeathRule::AtZero;
    switches.minimumOnPenetration = oneIn(random, 4) ? 1 : 0;
    switches.rangeToHit = {0, -1, -2, -3};
}

/// A random shot at a random body; `tests`: with knockback tests and tests before the shot, which take long to enumerate.
Shot randomShot(RandomStream& random, bool tests)
{
    Shot shot = someShot();
    someSwitches(random, shot.switches);
    shot.shooter.skills.set("rifle", below(random, 16));
    shot.shooter.skills.set("marksman", below(random, 4));
    if (oneIn(random, 3))
        shot.shooter.advantages.set("rapidFire", 1);
    shot.shooterCondition.aims = below(random, 6);
    shot.shooterCondition.stance = oneIn(random, 2);
    shot.weapon.recoil = 1 + below(random, 8);
    shot.weapon.accuracy = below(random, 5) - 2;
    shot.weapon.maxBulletsPerRound = oneIn(random, 2) ? 1 : kNoEntry;
    shot.weaponState.bulletsThisRound = below(random, 6);
    shot.options.distance = 1 + below(random, 60);
    shot.options.difficulty = below(random, 9) - 4;
    const auto cells = plan().cells();
    shot.options.aimHex = cells[static_cast<std::size_t>(below(random, static_cast<int>(cells.size())))].hex;
    shot.options.fromBehind = oneIn(random, 3);
    shot.options.coveredLocations = oneIn(random, 2) ? below(random, 128) : 0;
    if (oneIn(random, 2)) {
        shot.options.coverPv = 5 + below(random, 6);
        shot.options.coverId = below(random, 9);
    }
    shot.ammunition.penetration = below(random, 9);
    shot.ammunition.damage = 2 + below(random, 15);
    shot.ammunition.type = oneIn(random, 4) ? AmmunitionType::Slug : AmmunitionType::Standard;
    shot.weapon.shotgun = shot.ammunition.type == AmmunitionType::Slug;
    shot.ammunition.bruising = oneIn(random, 4);
    for (int i = below(random, 3); i > 0; --i)
        wear(shot, 4 + below(random, 8), below(random, 9)).layer = i;
    shot.target.xenoSkin = oneIn(random, 4);
    shot.target.vevaphon = oneIn(random, 4);
    shot.target.hitsMax.fill(3 + below(random, 16));
    shot.target.incapMax = 8 + below(random, 12);
    shot.target.phys = tests ? 6 + below(random, 6) : 99;
    shot.targetCondition.posture = static_cast<Posture>(below(random, 4));
    shot.options.targetDives = oneIn(random, 4);
    return shot;
}

}  // namespace

/// The fast odds against the rules themselves: enumerated where that is small, played where it is not.
class OddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownChances();
    void ringsOfAnAimedShot();
    void chainsOfBullets();
    void equalsEnumeration_data();
    void equalsEnumeration();
    void testsBeforeTheShotCount();
    void agreesWithSeededPlay();
    void everythingAddsUp();
    void facetKnowsAttacksOnly();
    void alternativesAreOneStepAway_data();
    void alternativesAreOneStepAway();
    void alternativesOfAnotherAction();
};

void OddsTest::knownChances()
{
    const ShotOptions options;
    // 3d6 + 4 reaches 13 in 20 of 27 cases; skill 7 succeeds with a success die value of exactly 6 in 11 of 108.
    const RollOdds four({.skill = 4, .options = options}, {}, {});
    QVERIFY(std::abs(four.success() - 20.0 / 27) < 1e-12);
    const RollOdds seven({.skill = 7, .options = options}, {}, {});
    std::int32_t ways = 0;
    for (const RollResult& result : seven.results())
        ways += result.hit && result.points == 6 ? result.ways : 0;
    QCOMPARE(ways, 22);
}

void OddsTest::ringsOfAnAimedShot()
{
    // Skill 7 and spread 3. In 143 of 216 cases the roll succeeds and its Aiming die alone cancels the spread: skill 0 against
    // 6 is the same roll without a total above 18. Excess adds 7 cases.
    for (const auto& [skill, difficulty, ways] : {std::tuple{0, 7, 143}, {7, 0, 150}}) {
        double all = 0;
        double aimed = 0;
        const RingOdds odds = aimedRings(skill, difficulty);
        for (const Ring& ring : odds.rings()) {
            aimed += ring.distance == 0 ? ring.perHex : 0;
            all += ring.chance();
        }
        QVERIFY(std::abs(aimed - ways / 216.0) < 1e-12);
        QVERIFY(std::abs(all - 1) < 1e-12);
    }
}

void OddsTest::chainsOfBullets()
{
    constexpr Ring kOneHex[]{Ring::of(1, 1.0)};
    const Hex start{3, 7};
    HexOdds bullet(start);
    double visits = 0;
    for (int step = 0; step < 10; ++step) {
        bullet = bullet.drifted(kOneHex);
        visits += bullet.at(start);
    }
    QVERIFY2(std::abs(visits - 0.505436) < 5e-7, qPrintable(QString::number(visits, 'g', 10)));

    bullet = HexOdds(start).drifted(aimedRings(0, 7).rings());
    double hits = bullet.at(start);
    for (int step = 0; step < 9; ++step) {
        bullet = bullet.drifted(kOneHex);
        hits += bullet.at(start);
    }
    QVERIFY2(std::abs(hits - 1.084003) < 5e-7, qPrintable(QString::number(hits, 'g', 10)));
    QCOMPARE(bullet.at({4, 7}), 0.0);  // names no hex
    QCOMPARE(bullet.at({300, 300}), 0.0);
}

void OddsTest::equalsEnumeration_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<bool>("tests");
    for (quint64 seed = 1; seed <= 150; ++seed)
        QTest::addRow("without tests, seed %llu", seed) << seed << false;
    for (quint64 seed = 1; seed <= 10; ++seed)
        QTest::addRow("with knockback, seed %llu", seed) << seed << true;
}

void OddsTest::equalsEnumeration()
{
    QFETCH(quint64, seed);
    QFETCH(bool, tests);
    RandomStream random(seed);
    const Shot shot = randomShot(random, tests);
    QCOMPARE(support::refusals(shot), QStringList());
    const double difference = greatestDifference(oddsOf(shot, plan()), enumerated(shot));
    QVERIFY2(difference < 1e-12, qPrintable(QString::number(difference)));
}

void OddsTest::testsBeforeTheShotCount()
{
    Shot shot = someShot();
    shot.switches.underFire = true;
    shot.shooterCondition.shooters = 1;
    shot.shooter.skills.set("rifle", 8);
    shot.target.hitsMax.fill(9);
    const double difference = greatestDifference(oddsOf(shot, plan()), enumerated(shot));
    QVERIFY2(difference < 1e-12, qPrintable(QString::number(difference)));
}

void OddsTest::agreesWithSeededPlay()
{
    // A hardened target under a quick draw under fire: far too many combinations to enumerate.
    Shot shot = someShot();
    shot.options.quickDraw = true;
    shot.weaponState.drawn = Drawn::No;
    shot.switches.underFire = true;
    shot.switches.jamming = true;
    shot.shooterCondition.shooters = 2;
    shot.shooter.dex = 10;
    shot.shooter.skills.set("rifle", 9);
    shot.target.vevaphon = true;
    shot.targetCondition.vevaphonPv = 8;
    shot.ammunition.damage = 14;
    shot.target.phys = 8;
    shot.target.hitsMax.fill(12);
    shot.target.incapMax = 20;
    Input input = shot;
    EffectTally tally(plan(), kLocations);
    Findings findings;
    constexpr int kPlays = 100'000;
    for (int i = 0; i < kPlays; ++i) {
        SeededAnswerer seed(static_cast<std::uint64_t>(i) + 20261121);
        QVERIFY(!resolveInto(input, &plan(), {}, seed, &findings));
        tally.add(effectsOf(findings.events), 1.0 / kPlays);
    }
    // Six standard deviations of the least certain number.
    const double difference = greatestDifference(oddsOf(shot, plan()), tally.odds());
    QVERIFY2(difference < 6 * 0.5 / std::sqrt(kPlays), qPrintable(QString::number(difference)));
    QVERIFY(tally.odds().noAttack > 0.1);
    QVERIFY2(tally.odds().effect.unconscious > 0.01, qPrintable(QString::number(tally.odds().effect.unconscious)));
}

void OddsTest::everythingAddsUp()
{
    RandomStream random(7);
    EffectChances some;
    for (int i = 0; i < 200; ++i) {
        const Shot shot = randomShot(random, true);
        const AttackOdds odds = oddsOf(shot, plan());
        double cells = 0;
        for (const double chance : odds.cells)
            cells += chance;
        double damage = 0;
        for (const double chance : odds.damage)
            damage += chance;
        QVERIFY(std::abs(cells - odds.effect.struck) < 1e-12);
        QVERIFY(std::abs(cells + odds.offBody + odds.noAttack - 1) < 1e-12);
        QVERIFY(std::abs(damage - 1) < 1e-12);
        double dead = 0;
        for (const EffectChances& chances : odds.byLocation)
            dead += chances.dead;
        QVERIFY(std::abs(dead - odds.effect.dead) < 1e-12);
        const EffectChances& each = odds.effect;
        // Whatever strikes is stopped, or gets through with a wound or without one.
        QVERIFY(std::abs(each.stopped + each.unwounded + each.wounded - each.struck) < 1e-12);
        some.stopped += each.stopped;
        some.unwounded += each.unwounded;
        some.wounded += each.wounded;
        some.stuck += each.stuck;
        some.unconscious += each.unconscious;
        some.down += each.down;
        some.dead += each.dead;
    }
    // The random shots must reach everything the comparisons above compare.
    for (const double chance :
         {some.stopped, some.unwounded, some.wounded, some.stuck, some.unconscious, some.down, some.dead})
        QVERIFY(chance > 1);
}

void OddsTest::facetKnowsAttacksOnly()
{
    const OddsFacet* facet = threed::system().odds();
    QVERIFY(facet);
    const Input check = threed::Check{};
    QVERIFY(!facet->odds(check, plan(), OddsDepth::Everything));
    Input input = someShot();
    const auto odds = facet->odds(input, plan(), OddsDepth::Everything);
    QVERIFY(odds);
    QVERIFY(greatestDifference(*odds, oddsOf(someShot(), plan())) == 0.0);
}

void OddsTest::alternativesAreOneStepAway_data()
{
    QTest::addColumn<int>("aims");
    QTest::addColumn<bool>("stance");
    QTest::addColumn<bool>("rest");
    QTest::addColumn<bool>("brings");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, int aims, bool stance, bool rest, bool brings, const char* expected) {
        QTest::newRow(name) << aims << stance << rest << brings
                            << QString::fromLatin1(expected).split(QLatin1Char(' '));
    };
    row("A-032 the first aim brings the stance", 0, false, false, true,
        "aims=1+stance=1 stance=1 rest=1 hands=1 hands=2");
    row("A-032 not by switch", 0, false, false, false, "aims=1 stance=1 rest=1 hands=1 hands=2");
    row("A-032 nor a second one", 1, false, false, true, "aims=2 stance=1 rest=1 hands=1 hands=2");
    row("3D-AIM-05 no fifth without a stance", 4, false, true, true, "stance=1 rest=0 hands=1 hands=2");
    row("3D-AIM-05 a fifth in a stance", 4, true, false, true, "aims=5 stance=0 rest=1 hands=1 hands=2");
    row("3D-AIM-06 no sixth without a rest", 5, true, false, true, "stance=0 rest=1 hands=1 hands=2");
    row("3D-AIM-06 a sixth at rest", 5, true, true, true, "aims=6 stance=0 rest=0 hands=1 hands=2");
}

/// What a shooter could do otherwise, in the order in which it is asked for.
void OddsTest::alternativesAreOneStepAway()
{
    QFETCH(int, aims);
    QFETCH(bool, stance);
    QFETCH(bool, rest);
    QFETCH(bool, brings);
    Shot shot = someShot();
    shot.shooterCondition.aims = aims;
    shot.shooterCondition.stance = stance;
    shot.options.rest = rest;
    shot.options.hands = Hands::Two;
    shot.switches.stanceWithAim = brings;
    QStringList found;
    for (const OddsAlternative& alternative : alternatives(shot.shooterCondition, shot.options, shot.switches)) {
        QStringList settings;
        for (const OddsSetting& setting : alternative) {
            // Each is the place of a declared number, and another value than it has.
            const Input input = shot;
            const PartDeclaration* part = input.action().find(setting.part);
            const FieldDeclaration* field = part ? part->record->find(setting.field) : nullptr;
            QVERIFY(field && field->number);
            QVERIFY(field->number(part->peek(input.data(), 0), 0) != setting.value);
            settings << QStringLiteral("%1=%2")
                            .arg(QLatin1String(setting.field.data(), qsizetype(setting.field.size())))
                            .arg(setting.value);
        }
        found << settings.join(QLatin1Char('+'));
    }
    QTEST(found, "expected");
}

void OddsTest::alternativesOfAnotherAction()
{
    const OddsFacet& facet = *threed::system().odds();
    QVERIFY(facet.alternatives(threed::Check{}).empty());
    QVERIFY(!facet.alternatives(someShot()).empty());
}

HITSPREAD_TEST(OddsTest)
#include "odds_test.moc"
