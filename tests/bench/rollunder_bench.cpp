#include "rules/core/dice.h"
#include "rules/core/input.h"
#include "rules/core/resolution.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/odds.h"
#include "rules/systems/rollunder/sheet.h"

#include <benchmark/benchmark.h>

using namespace hitspread;

/// Attacks of 3d6 roll-under and what follows from a character, beside their floors.
namespace {

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

void resolveWithTrace(benchmark::State& state, const Input& input)
{
    if (!input.validate(nullptr).empty())
        return state.SkipWithError("the rules refuse this action");
    Findings findings;
    std::uint64_t seed = 0;
    std::size_t steps = 0;
    for (auto _ : state) {
        SeededAnswerer answerer(++seed);
        benchmark::DoNotOptimize(resolveInto(input, nullptr, {}, answerer, &findings));
        steps += findings.steps.size();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["steps"] = benchmark::Counter(static_cast<double>(steps) / static_cast<double>(state.iterations()));
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

/// All that follows from somebody who stands there, each value with its why.
void rollUnderSheet(benchmark::State& state)
{
    const rollunder::Fighter who = guarded();
    rollunder::Sheet sheet;
    sheet.character = who.character;
    sheet.weapons = who.weapons;
    sheet.weaponStates = who.weaponStates;
    sheet.armour = who.armour;
    sheet.armourState = who.armourState;
    resolveWithTrace(state, sheet);
}
BENCHMARK(rollUnderSheet);

}  // namespace
