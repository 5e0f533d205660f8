#include "bench/tracebench.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/odds.h"

using namespace hitspread;

/// Attacks by opposed outcomes beside their floors.
namespace {

outcome::Weapon fateSword()
{
    outcome::Weapon sword;
    sword.name = "Sword";
    sword.kind = outcome::WeaponKind::Melee;
    sword.damageBonus = 2;
    return sword;
}

/// Melee +3 with a sword of +2 against a dodge and a parry of +2, in armour of 1.
outcome::Attack fateAttack()
{
    outcome::Attack attack;
    attack.attacker.melee = 3;
    attack.weapon = fateSword();
    attack.target.physique = 2;
    attack.target.melee = 2;
    attack.target.wornArmour = 1;
    attack.targetWeapon.push_back(fateSword());
    attack.targetWeaponState.resize(1);
    return attack;
}

void outcomeAttackWithTrace(benchmark::State& state)
{
    bench::resolveWithTrace(state, fateAttack());
}
BENCHMARK(outcomeAttackWithTrace);

/// With every defence there is, the best of them, and none.
void outcomeOdds(benchmark::State& state)
{
    const outcome::Attack attack = fateAttack();
    for (auto _ : state)
        benchmark::DoNotOptimize(outcome::oddsOf(attack));
}
BENCHMARK(outcomeOdds)->Unit(benchmark::kMicrosecond);

}  // namespace
