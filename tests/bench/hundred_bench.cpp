#include "bench/tracebench.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/odds.h"

using namespace hitspread;
using namespace hitspread::percentile;

/// Attacks of the percentile system beside the floors of a d100 attack.
namespace {

Weapon benchSword()
{
    Weapon sword;
    sword.name = "Sword";
    sword.skill = "Sword";
    sword.kind = WeaponKind::Melee;
    sword.damageSides = 10;
    return sword;
}

/// A blow of 60 against a dodge of 50, a block of 45 and a parry of 55, in a mail coat.
Attack benchAttack()
{
    Attack attack;
    attack.attacker.dex = 50;
    attack.attacker.meleeSkills.set("Sword", 60);
    attack.weapon = benchSword();
    attack.target.dex = 50;
    attack.target.dodge = 50;
    attack.target.meleeSkills.set("Sword", 55);
    attack.target.shieldSkills.set("Shield", 45);
    attack.targetWeapon.push_back(benchSword());
    attack.targetWeaponState.resize(1);
    attack.armour.resize(2);
    attack.armour[0].points.fill(2);
    attack.armour[1].shield = true;
    attack.armour[1].shieldSkill = "Shield";
    attack.armourState.resize(2);
    return attack;
}

void percentileAttackWithTrace(benchmark::State& state)
{
    bench::resolveWithTrace(state, benchAttack());
}
BENCHMARK(percentileAttackWithTrace);

/// With every defence there is, the best of them, and none.
void percentileOdds(benchmark::State& state)
{
    const Attack attack = benchAttack();
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(attack));
}
BENCHMARK(percentileOdds)->Unit(benchmark::kMicrosecond);

void percentileClashOdds(benchmark::State& state)
{
    const Attack attack = benchAttack();
    Clash clash;
    clash.attacker = attack.attacker;
    clash.weapon = attack.weapon;
    clash.target = attack.target;
    clash.targetWeapon = attack.weapon;
    for (auto _ : state)
        benchmark::DoNotOptimize(oddsOf(clash));
}
BENCHMARK(percentileClashOdds)->Unit(benchmark::kMicrosecond);

}  // namespace
