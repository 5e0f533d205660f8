#include "rules/core/dice/dice.h"
#include "rules/core/odds/effects.h"
#include "rules/core/odds/enumerator.h"
#include "rules/systems/threed/guns/burstodds.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace hitspread;
using namespace hitspread::threed;

namespace {

const BodyPlan& burstPlan()
{
    static const auto human = support::humanPlan();
    return *human;
}

/// A burst whose attack roll cannot fail and does not go astray, from hex to neighbouring hex.
Volley sureBurst(std::int32_t bullets)
{
    Volley volley = support::someVolley();
    volley.options.mode = Mode::Burst;
    volley.weapon.burstLength = bullets;
    volley.weapon.fullAutoDeviation = 1;
    volley.shooter.skills.set("rifle", 15);
    return volley;
}

/// Adds one course of a burst up, read off its events.
void tally(AttackOdds& odds, std::span<const Event> events, double chance)
{
    std::set<const BodyCell*> cells;
    std::set<std::size_t> locations;
    std::size_t hits = 0;
    for (const Event& event : events) {
        const std::optional<Hex> place = event.kind == EventKind::Landed ? event.place() : std::nullopt;
        const BodyCell* cell = place ? burstPlan().cellAt(*place) : nullptr;
        if (!cell)
            continue;
        ++hits;
        cells.insert(cell);
        locations.insert(cell->location);
    }
    for (const BodyCell* cell : cells)
        odds.cells[static_cast<std::size_t>(cell - burstPlan().cells().data())] += chance;
    for (const std::size_t location : locations)
        odds.byLocation[location].struck += chance;
    odds.hits.resize(std::max(odds.hits.size(), hits + 1), 0.0);
    odds.hits[hits] += chance;
    const Effects effects = effectsOf(events);
    odds.noAttack += effects.isMade ? 0 : chance;
    odds.success += effects.succeeded ? chance : 0;
    odds.offBody += effects.isMade && hits == 0 ? chance : 0;
    EffectChances& all = odds.effect;
    all.struck += hits > 0 ? chance : 0;
    all.stopped += effects.stopped ? chance : 0;
    all.unwounded += hits > 0 && !effects.stopped && !effects.wounded ? chance : 0;
    all.wounded += effects.wounded ? chance : 0;
    all.stuck += effects.stuck ? chance : 0;
    all.unconscious += effects.unconscious ? chance : 0;
    all.down += effects.down ? chance : 0;
    all.dead += effects.dead ? chance : 0;
    const auto points = static_cast<std::size_t>(std::max(0, effects.damage));
    odds.damage.resize(std::max(odds.damage.size(), points + 1), 0.0);
    odds.damage[points] += chance;
}

AttackOdds nothingYet()
{
    AttackOdds odds;
    odds.cells.assign(burstPlan().cells().size(), 0.0);
    odds.byLocation.resize(kLocations);
    return odds;
}

/// The odds by running the whole burst once per combination of answers.
AttackOdds enumerated(const Volley& volley)
{
    Input input = volley;
    AttackOdds odds = nothingYet();
    Findings findings;
    const auto count = [&](Enumerator& enumerator) {
        if (resolveInto(input, &burstPlan(), {}, enumerator, &findings, Keep::Outcome))
            qFatal("a question stayed open");
        tally(odds, findings.events, enumerator.probability());
    };
    Enumerator::forEach(count, {.classes = true});
    return odds;
}

/// Every number with what it is, for comparing; `damage`: also how much gets through.
std::vector<std::pair<QString, double>> named(const AttackOdds& odds)
{
    std::vector<std::pair<QString, double>> all{
        {QStringLiteral("no attack"), odds.noAttack},     {QStringLiteral("success"), odds.success},
        {QStringLiteral("off body"), odds.offBody},       {QStringLiteral("struck"), odds.effect.struck},
        {QStringLiteral("stopped"), odds.effect.stopped}, {QStringLiteral("unwounded"), odds.effect.unwounded},
        {QStringLiteral("wounded"), odds.effect.wounded}, {QStringLiteral("stuck"), odds.effect.stuck},
        {QStringLiteral("out"), odds.effect.unconscious}, {QStringLiteral("down"), odds.effect.down},
        {QStringLiteral("dead"), odds.effect.dead}};
    const auto list = [&](const char* name, std::vector<double> numbers, std::size_t size) {
        numbers.resize(size, 0.0);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            all.emplace_back(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(i), numbers[i]);
    };
    list("hits", odds.hits, 13);
    list("hex", odds.cells, burstPlan().cells().size());
    list("damage", odds.damage, 300);
    for (std::size_t i = 0; i < odds.byLocation.size(); ++i)
        all.emplace_back(QStringLiteral("location %1").arg(i), odds.byLocation[i].struck);
    return all;
}

/// What differs by more than that; empty: nothing.
QString differing(const AttackOdds& found, const AttackOdds& expected, double most)
{
    const auto a = named(found);
    const auto b = named(expected);
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (std::abs(a[i].second - b[i].second) > most)
            return QStringLiteral("%1: %2, not %3").arg(a[i].first).arg(a[i].second).arg(b[i].second);
    }
    return {};
}

}  // namespace

/// Odds of bursts against the rules themselves: enumerated where that is small, played where it is not.
class BurstOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threeBulletsAreAWalkOfTwoSteps();
    void bulletsThatDoNotMoveAllHitOrNone();
    void equalsEnumeration_data();
    void equalsEnumeration();
    void agreesWithSeededPlay();
    void longBurstsAreNotJudged();
    void numberOfBulletsIsRolled();
    void someCannotBeForeseen_data();
    void someCannotBeForeseen();
};

/// 3D-AUTO-06: the first bullet at the aim, two steps from there, each in one of six directions: 36 walks alike.
void BurstOddsTest::threeBulletsAreAWalkOfTwoSteps()
{
    // The right edge of the right hand: some walks leave the body and come back.
    const BodyCell* edge = &*std::ranges::max_element(burstPlan().cells(), {},
                                                      [](const BodyCell& c) { return c.hex.column; });
    Volley volley = sureBurst(3);
    volley.targets[0].options.aimHex = edge->hex;
    AttackOdds expected = nothingYet();
    expected.hits.assign(4, 0.0);
    for (int first = 1; first <= kDirections; ++first) {
        for (int second = 1; second <= kDirections; ++second) {
            const Hex near = walk(edge->hex, first, 1);
            std::set<const BodyCell*> cells;
            std::set<std::size_t> locations;
            std::size_t hits = 0;
            for (const Hex hex : {edge->hex, near, walk(near, second, 1)}) {
                if (const BodyCell* cell = burstPlan().cellAt(hex)) {
                    ++hits;
                    cells.insert(cell);
                    locations.insert(cell->location);
                }
            }
            expected.hits[hits] += 1.0 / 36;
            for (const BodyCell* cell : cells)
                expected.cells[static_cast<std::size_t>(cell - burstPlan().cells().data())] += 1.0 / 36;
            for (const std::size_t location : locations)
                expected.byLocation[location].struck += 1.0 / 36;
        }
    }
    expected.success = 1;
    expected.effect.struck = 1;
    const AttackOdds found = oddsOf(volley, burstPlan(), OddsDepth::Landing);
    QCOMPARE(differing(found, expected, 1e-12), QString());
    QVERIFY(found.depth == OddsDepth::Landing);
    QVERIFY(found.hits[1] > 0 && found.hits[2] > 0 && found.hits[3] > 0);
}

void BurstOddsTest::bulletsThatDoNotMoveAllHitOrNone()
{
    Volley volley = sureBurst(3);
    volley.weapon.fullAutoDeviation = 0;
    volley.shooter.skills.set("rifle", 4);
    const AttackOdds odds = oddsOf(volley, burstPlan(), OddsDepth::Landing);
    QVERIFY(odds.effect.struck > 0.3 && odds.effect.struck < 1);
    QVERIFY(std::abs(odds.hits[3] - odds.effect.struck) < 1e-12);
    QCOMPARE(odds.hits[1], 0.0);
    QCOMPARE(odds.hits[2], 0.0);
    double cells = 0;
    for (const double chance : odds.cells)
        cells += chance;
    QVERIFY(std::abs(cells - odds.effect.struck) < 1e-12);
}

void BurstOddsTest::equalsEnumeration_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("bare, wounds add up") << 0;
    QTest::newRow("3D-PEN-06 armour wears off") << 1;
    QTest::newRow("A-163 cover wears off") << 2;
    QTest::newRow("A-107 the strongest bowls him over") << 3;
    QTest::newRow("A-107 each hit may") << 4;
    QTest::newRow("A-044 a clean miss is one of all bullets") << 5;
    QTest::newRow("3D-AUTO-05 the first bullet of a miss goes astray") << 6;
}

void BurstOddsTest::equalsEnumeration()
{
    QFETCH(int, which);
    Volley volley = sureBurst(2);
    // Some ten thousand combinations with directions: the others stay where they are.
    volley.weapon.fullAutoDeviation = which == 0 ? 1 : 0;
    VolleyTarget& target = volley.targets[0];
    target.character.hitsMax.fill(14);
    target.character.incapMax = 22;
    if (which == 1 || which == 4) {
        target.armour.emplace_back().pv = 9;
        target.armour.back().idMax.fill(6);
        target.armourState.emplace_back();
    }
    if (which == 2) {
        target.options.coveredLocations = 0x7F;
        target.options.coverPv = 8;
        target.options.coverId = 4;
    }
    if (which == 3 || which == 4)
        target.character.phys = 11;
    if (which == 4)
        volley.switches.knockSeveral = KnockSeveralRule::EachHit;
    if (which >= 5)
        volley.shooter.skills.set("rifle", 6);
    volley.switches.cleanMiss = which == 5;
    QCOMPARE(support::refusals(volley), QStringList());
    const AttackOdds found = oddsOf(volley, burstPlan(), OddsDepth::Everything);
    QVERIFY(found.depth == OddsDepth::Whole);
    QCOMPARE(differing(found, enumerated(volley), 1e-11), QString());
}

void BurstOddsTest::agreesWithSeededPlay()
{
    Volley volley = support::someVolley();
    volley.options.mode = Mode::Burst;
    volley.weapon.burstLength = 3;
    volley.weapon.fullAutoDeviation = 2;
    volley.weapon.recoil = 4;
    VolleyTarget& target = volley.targets[0];
    target.character.hitsMax.fill(16);
    target.character.incapMax = 24;
    target.character.phys = 8;
    target.armour.emplace_back().pv = 9;
    target.armour.back().idMax.fill(14);
    target.armourState.emplace_back();
    Input input = volley;
    AttackOdds played = nothingYet();
    Findings findings;
    constexpr int kPlays = 15'000;
    for (int i = 0; i < kPlays; ++i) {
        SeededAnswerer seed(static_cast<std::uint64_t>(i) + 20261126);
        // Directions are left as they fall.
        QVERIFY(!resolveInto(input, &burstPlan(), {}, seed, &findings));
        tally(played, findings.events, 1.0 / kPlays);
    }
    const AttackOdds found = oddsOf(volley, burstPlan(), OddsDepth::Everything);
    QVERIFY(found.depth == OddsDepth::Whole);
    // Six standard deviations of the least certain number.
    QCOMPARE(differing(found, played, 6 * 0.5 / std::sqrt(kPlays)), QString());
    QVERIFY(played.effect.down > 0.01 && played.effect.wounded > 0.01 && played.effect.stopped > 0.01);
}

/// Five bullets take more courses than are followed: where they land is known all the same.
void BurstOddsTest::longBurstsAreNotJudged()
{
    const Volley volley = sureBurst(5);
    const AttackOdds odds = oddsOf(volley, burstPlan(), OddsDepth::Everything);
    QVERIFY(odds.depth == OddsDepth::Landing);
    QCOMPARE(odds.hits.size(), std::size_t{6});
    QVERIFY(odds.effect.struck > 0.999);
    QCOMPARE(odds.effect.wounded, 0.0);
    QVERIFY(odds.damage.empty());
}

/// 3D-AUTO-02: one die, so one to six bullets alike; at a step of 0 all of them are where the first is.
void BurstOddsTest::numberOfBulletsIsRolled()
{
    Volley volley = sureBurst(3);
    volley.options.mode = Mode::FullAuto;
    volley.options.dice = 1;
    volley.weapon.fullAutoDeviation = 0;
    volley.weaponState.rounds = 30;
    const AttackOdds odds = oddsOf(volley, burstPlan(), OddsDepth::Landing);
    for (std::size_t hits = 1; hits <= 6; ++hits)
        QVERIFY2(std::abs(odds.hits[hits] - 1.0 / 6) < 1e-12, qPrintable(QString::number(odds.hits[hits])));
}

void BurstOddsTest::someCannotBeForeseen_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("3D-ROF-04 a string rolls anew") << 0;
    QTest::newRow("3D-WALK-01 over two targets") << 1;
    QTest::newRow("3D-AUTO-02 with many dice") << 2;
    QTest::newRow("3D-ROT-01 a rotary gun strikes several hexes") << 3;
}

void BurstOddsTest::someCannotBeForeseen()
{
    QFETCH(int, which);
    Volley volley = sureBurst(3);
    QVERIFY(canBeForeseen(volley));
    if (which == 0)
        volley.options.mode = Mode::SemiAuto;
    if (which == 1)
        volley.targets.push_back(volley.targets[0]);
    if (which == 2) {
        volley.options.mode = Mode::FullAuto;
        volley.options.dice = 3;
    }
    if (which == 3)
        volley.weapon.barrels = 5;
    QVERIFY(!canBeForeseen(volley));
    QVERIFY(!threed::system().odds()->odds(Input(volley), burstPlan(), OddsDepth::Everything));
}

HITSPREAD_TEST(BurstOddsTest)
#include "burstodds_test.moc"
