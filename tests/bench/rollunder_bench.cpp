#include "bench/tracebench.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/odds.h"
#include "rules/systems/rollunder/sheet.h"

using namespace hitspread;

/// Attacks of 3d6 roll-under and what follows from a character, beside their floors.
namespace {

using bench::resolveWithTrace;
using rollunder::Location;

rollunder::Weapon blade()
{
    rollunder::Weapon blade;
    blade.name = "Blade";
    blade.skill = "Sword";
    blade.damageBonus = 2;
    blade.damageType = rollunder::DamageType::Cutting;
    return blade;
}

/// Somebody with a blade of skill 13, a shield and DR 2 on the torso.
rollunder::Fighter guarded()
{
    rollunder::Fighter who;
    who.character.hpMax = 12;
    who.character.skills.set("Sword", 13);
    who.character.dr[static_cast<std::size_t>(Location::Torso)] = 2;
    who.weapons.push_back(blade());
    who.weaponStates.emplace_back();
    rollunder::Armour& shield = who.armour.emplace_back();
    shield.shield = true;
    shield.db = 1;
    who.armourState.emplace_back();
    return who;
}

/// Skill 14 with a blade of 1d6 + 2 at the torso of such a one: dodge, block, and a parry of either hand.
rollunder::Attack blow()
{
    rollunder::Attack attack;
    attack.attacker.skills.set("Sword", 14);
    attack.weapon = blade();
    attack.target.push_back(guarded());
    return attack;
}

void rollUnderAttackWithTrace(benchmark::State& state)
{
    resolveWithTrace(state, blow());
}
BENCHMARK(rollUnderAttackWithTrace);

/// With every defence there is, the best of them, and none.
void rollUnderOdds(benchmark::State& state)
{
    const rollunder::Attack attack = blow();
    for (auto _ : state)
        benchmark::DoNotOptimize(rollunder::oddsOf(attack));
}
BENCHMARK(rollUnderOdds)->Unit(benchmark::kMicrosecond);

/// A shot of 4d6 that falls wherever the table says, at somebody whose every wound is a death roll or two.
void rollUnderOddsOfTheDying(benchmark::State& state)
{
    rollunder::Attack attack = blow();
    attack.attacker.skills.set("Guns", 15);
    attack.weapon.skill = "Guns";
    attack.weapon.kind = rollunder::WeaponKind::Firearm;
    attack.weapon.damageDice = 4;
    attack.weapon.damageBonus = 0;
    attack.weapon.damageType = rollunder::DamageType::Piercing;
    attack.target[0].condition.hpLost = 15;
    attack.switches.unaimed = rollunder::Unaimed::Random;
    for (auto _ : state)
        benchmark::DoNotOptimize(rollunder::oddsOf(attack));
}
BENCHMARK(rollUnderOddsOfTheDying)->Unit(benchmark::kMicrosecond);

void rollUnderSheet(benchmark::State& state)
{
    bench::sheetWithTrace<rollunder::Sheet>(state, guarded());
}
BENCHMARK(rollUnderSheet);

}  // namespace
