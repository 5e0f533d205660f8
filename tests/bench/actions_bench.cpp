#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/melee/melee.h"
#include "support/humanplan.h"

#include <benchmark/benchmark.h>

using namespace hitspread;
using namespace hitspread::threed;

/// Whole actions of the 3D System beside the single shot, each with trace and changes: one core, one pass, seeded answers.
namespace {

template <typename Target>
void wear(Target& target, int pieces)
{
    target.armour.resize(static_cast<std::size_t>(pieces));
    target.armourState.resize(target.armour.size());
    for (Armour& piece : target.armour) {
        piece.pv = 9;
        piece.idMax.fill(12);
    }
}

/// Refuses to measure what the rules refuse.
void resolveAgain(benchmark::State& state, const Input& input)
{
    const auto plan = support::humanPlan();
    if (!input.validate(plan.get()).empty())
        return state.SkipWithError("the rules refuse this action");
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

void burstOfTenWithTrace(benchmark::State& state)
{
    Volley volley;
    volley.options.mode = Mode::Burst;
    volley.shooter.name = "Ines";
    volley.shooter.skills.set("rifle", 7);
    volley.shooter.skills.set("autoSupport", 5);
    volley.shooterCondition.aims = 1;
    volley.shooterCondition.stance = true;
    volley.weapon.skill = "rifle";
    volley.weapon.recoil = 5;
    volley.weapon.range = 40;
    volley.weapon.modes = bit(Mode::Burst);
    volley.weapon.burstLength = 10;
    volley.weapon.fullAutoDeviation = 1;
    volley.weaponState.rounds = 90;
    volley.ammunition.penetration = 7;
    volley.ammunition.damage = 10;
    volley.ammunition.armourDamage = 2;
    volley.targets.resize(1);
    wear(volley.targets[0], 1);
    resolveAgain(state, Input{volley});
}
BENCHMARK(burstOfTenWithTrace);

/// A blow, the parry it meets, what gets through.
void meleeExchangeWithTrace(benchmark::State& state)
{
    Melee melee;
    melee.attacker.name = "Ines";
    melee.attacker.skills.set("blade", 6);
    melee.weapon.skill = "blade";
    melee.weapon.damage = 4;
    melee.weapon.penetration = 9;
    melee.weapon.handling = 2;
    melee.weaponState.drawn = Drawn::Right;
    melee.target.skills.set("blade", 5);
    melee.parryWeapon = {melee.weapon};
    melee.parryState = {melee.weaponState};
    wear(melee, 1);
    resolveAgain(state, Input{melee});
}
BENCHMARK(meleeExchangeWithTrace);

void grenadeOnSixWithTrace(benchmark::State& state)
{
    constexpr int kNear = 6;
    GrenadeAttack attack;
    attack.thrower.name = "Ines";
    attack.thrower.skills.set("throwing", 6);
    attack.grenade.skill = "throwing";
    attack.grenade.damage = 4;
    attack.grenade.blastZone = 16;
    attack.grenade.penetration = 6;
    attack.targets.resize(kNear);
    for (int i = 0; i < kNear; ++i) {
        attack.targets[static_cast<std::size_t>(i)].options.apart = i;
        wear(attack.targets[static_cast<std::size_t>(i)], 1);
    }
    resolveAgain(state, Input{attack});
}
BENCHMARK(grenadeOnSixWithTrace);

}  // namespace
