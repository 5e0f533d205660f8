#include "rules/core/dice/dice.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/odds.h"
#include "rules/systems/threed/guns/rollodds.h"
#include "support/humanplan.h"

#include <benchmark/benchmark.h>

using namespace hitspread;

namespace {

Input aimedShot()
{
    threed::Shot shot;
    shot.shooter.name = "Ines";
    shot.shooter.skills.set("rifle", 7);
    shot.shooter.skills.set("marksman", 3);
    shot.shooterCondition.aims = 2;
    shot.shooterCondition.stance = true;
    shot.weapon.skill = "rifle";
    shot.weapon.recoil = 5;
    shot.weapon.range = 40;
    shot.ammunition.penetration = 7;
    shot.ammunition.damage = 10;
    shot.ammunition.armourDamage = 2;
    shot.armour.emplace_back();
    shot.armour.back().pv = 9;
    shot.armour.back().idMax.fill(12);
    shot.armourState.emplace_back();
    Input input = std::move(shot);
    return input;
}

/// Skill 7, an aim, nothing else: what the floors of the odds assume.
struct PlainAttack {
    threed::ShotOptions options;
    threed::AttackInput attack{.skill = 7, .options = options};
    threed::AimInput aim{.aims = 1};
};

/// Three faces kept, no trace: the check of the floor through the rules' own question.
void check(benchmark::State& state)
{
    threed::Check test;
    test.options.rank = 4;
    Input input = test;
    std::uint64_t seed = 0;
    for (auto _ : state) {
        SeededAnswerer answerer(++seed);
        benchmark::DoNotOptimize(resolveInto(input, nullptr, {}, answerer, nullptr));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(check);

/// The dice alone: one labelled roll through question and answer.
void labelledRoll(benchmark::State& state)
{
    Question question;
    question.dice = 3;
    question.sides = 6;
    std::uint64_t seed = 0;
    std::int64_t successes = 0;
    for (auto _ : state) {
        SeededAnswerer answerer(++seed);
        Answer answer;
        benchmark::DoNotOptimize(answerer.answer(question, answer));
        successes += answer.sum() + 4 >= 13 ? 1 : 0;
    }
    benchmark::DoNotOptimize(successes);
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(labelledRoll);

void shotWithTrace(benchmark::State& state)
{
    const Input input = aimedShot();
    const auto plan = support::humanPlan();
    Findings findings;
    std::uint64_t seed = 0;
    std::size_t steps = 0;
    for (auto _ : state) {
        SeededAnswerer answerer(++seed);
        benchmark::DoNotOptimize(resolveInto(input, plan.get(), {}, answerer, &findings));
        steps += findings.steps.size();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["steps"] = benchmark::Counter(static_cast<double>(steps) / static_cast<double>(state.iterations()));
}
BENCHMARK(shotWithTrace);

/// Exact odds by running the whole shot once per combination of attack dice, direction and whatever else is asked.
void oddsOfOneShot(benchmark::State& state)
{
    Input input = aimedShot();
    input.get<threed::Shot>().target.phys = 30;  // no knockback test, as on the floor
    const auto plan = support::humanPlan();
    for (auto _ : state) {
        double damage = 0;
        Findings findings;
        Enumerator::forEach([&](Enumerator& enumerator) {
            (void)resolveInto(input, plan.get(), {}, enumerator, &findings);
            damage += enumerator.probability() * static_cast<double>(findings.changes.size());
        });
        benchmark::DoNotOptimize(damage);
    }
}
BENCHMARK(oddsOfOneShot)->Unit(benchmark::kMicrosecond);

/// The same with knockback and what follows, which ask for tests of their own, and where that is wanted a draw under fire before it; told
/// apart by every face, or by what the rules tell apart.
void oddsOfOneWholeShot(benchmark::State& state)
{
    Input input = aimedShot();
    input.get<threed::Shot>().target.phys = 8;
    input.get<threed::Shot>().ammunition.damage = 20;
    if (state.range(1) != 0) {
        input.get<threed::Shot>().options.quickDraw = true;
        input.get<threed::Shot>().shooterCondition.shooters = 2;
    }
    const auto plan = support::humanPlan();
    std::uint64_t runs = 0;
    for (auto _ : state) {
        double damage = 0;
        Findings findings;
        Enumerator::forEach(
            [&](Enumerator& enumerator) {
                ++runs;
                (void)resolveInto(input, plan.get(), {}, enumerator, &findings, Keep::Outcome);
                damage += enumerator.probability() * static_cast<double>(findings.changes.size());
            },
            {.classes = state.range(0) != 0});
        benchmark::DoNotOptimize(damage);
    }
    state.counters["runs"] = benchmark::Counter(static_cast<double>(runs), benchmark::Counter::kAvgIterations);
}
BENCHMARK(oddsOfOneWholeShot)
    ->ArgNames({"classes", "draw"})
    ->ArgsProduct({{0, 1}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

/// A duel of one against one: where each strikes by the table's rows, and how much by the sum of the dice.
void oddsOfOneDuel(benchmark::State& state)
{
    percentile::Duel duel;
    duel.switches.duel = true;
    for (auto* side : {&duel.sideA, &duel.sideB}) {
        side->resize(1);
        side->front().character.healthMax = 30;
        side->front().character.skills.set("sword", 60);
        side->front().weapon.skill = "sword";
        side->front().weapon.damageDice = 1;
        side->front().weapon.damageSides = 10;
    }
    const Input input = duel;
    std::uint64_t runs = 0;
    for (auto _ : state) {
        double harm = 0;
        Findings findings;
        Enumerator::forEach(
            [&](Enumerator& enumerator) {
                ++runs;
                (void)resolveInto(input, nullptr, {}, enumerator, &findings, Keep::Outcome);
                harm += enumerator.probability() * static_cast<double>(findings.changes.size());
            },
            {.classes = true});
        benchmark::DoNotOptimize(harm);
    }
    state.counters["runs"] = benchmark::Counter(static_cast<double>(runs), benchmark::Counter::kAvgIterations);
}
BENCHMARK(oddsOfOneDuel)->Unit(benchmark::kMillisecond);

/// Hit and success die value of an attack roll; beside floorJoint.
void jointHitSuccess(benchmark::State& state)
{
    PlainAttack plain;
    for (auto _ : state) {
        benchmark::DoNotOptimize(plain);
        const threed::RollOdds roll(plain.attack, plain.aim, {});
        benchmark::DoNotOptimize(roll);
    }
}
BENCHMARK(jointHitSuccess);

/// From the roll's odds to chances of hexes for ten hit spreads; beside floorTenSpreads.
void oddsOntoHexes(benchmark::State& state)
{
    const PlainAttack plain;
    const threed::RollOdds roll(plain.attack, plain.aim, {});
    for (auto _ : state) {
        for (std::int32_t spread = 0; spread < 10; ++spread) {
            const threed::RingOdds odds(roll, spread, {});
            benchmark::DoNotOptimize(odds);
        }
    }
}
BENCHMARK(oddsOntoHexes);

/// The whole of it from the request: hexes, locations, armour, damage, wound, death; knockback tests with an ordinary target.
void oddsToDeath(benchmark::State& state)
{
    Input input = aimedShot();
    auto& shot = input.get<threed::Shot>();
    shot.target.phys = static_cast<std::int32_t>(state.range(0));
    const auto plan = support::humanPlan();
    for (auto _ : state)
        benchmark::DoNotOptimize(threed::oddsOf(shot, *plan));
}
BENCHMARK(oddsToDeath)->Arg(8)->Arg(30)->Unit(benchmark::kMicrosecond);

}  // namespace
