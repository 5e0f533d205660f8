#include "bench/tracebench.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/odds.h"
#include "rules/systems/twod6/sheet.h"

using namespace hitspread;

/// Attacks of 2d6 personal combat and what follows from a character, beside their floors.
namespace {

using bench::resolveWithTrace;
using twod6::WeaponKind;

twod6::Weapon pistol()
{
    twod6::Weapon pistol;
    pistol.name = "Heavy pistol";
    pistol.skill = "Pistol";
    pistol.kind = WeaponKind::Ranged;
    pistol.damageDice = 2;
    pistol.damageBonus = 3;
    pistol.shortRange = 10;
    pistol.mediumRange = 25;
    pistol.longRange = 50;
    pistol.shots = 6;
    return pistol;
}

/// Somebody of BLD 5 with that pistol at level 5, half of what strikes his torso stopped.
twod6::Fighter vested()
{
    twod6::Fighter who;
    who.character.skills.set("Pistol", 5);
    who.weapons.push_back(pistol());
    who.weaponStates.push_back({.held = twod6::Held::Right, .shotsLeft = 6});
    who.armour.emplace_back();
    who.armourState.emplace_back();
    return who;
}

/// One such at another at short range: a level of 5 less 1.
twod6::Attack shot()
{
    twod6::Attack attack;
    attack.character.push_back(vested());
    attack.weapon = pistol();
    attack.weaponState = {.held = twod6::Held::Right, .shotsLeft = 6};
    attack.target.push_back(vested());
    attack.options.distance = 8;
    return attack;
}

void twod6AttackWithTrace(benchmark::State& state)
{
    resolveWithTrace(state, shot());
}
BENCHMARK(twod6AttackWithTrace);

/// A blast on six people.
void twod6AreaFireWithTrace(benchmark::State& state)
{
    constexpr int kPeople = 6;
    twod6::AreaFire fire;
    fire.character.push_back(vested());
    fire.weapon = pistol();
    fire.weapon.area = 1;
    fire.weaponState = {.held = twod6::Held::Right, .shotsLeft = 6};
    fire.options.distance = 20;
    for (int i = 0; i < kPeople; ++i) {
        fire.near.push_back(vested());
        fire.nearOptions.push_back({.ahead = i, .right = 0});
    }
    resolveWithTrace(state, fire);
}
BENCHMARK(twod6AreaFireWithTrace);

/// Wherever it falls, with what stays conscious.
void twod6Odds(benchmark::State& state)
{
    const twod6::Attack attack = shot();
    for (auto _ : state)
        benchmark::DoNotOptimize(twod6::oddsOf(attack));
}
BENCHMARK(twod6Odds)->Unit(benchmark::kMicrosecond);

/// The most dice a hand weapon usually has, at somebody wounded already.
void twod6OddsOfManyDice(benchmark::State& state)
{
    twod6::Attack attack = shot();
    attack.weapon.damageDice = 5;
    attack.target[0].condition.lethal = 9;
    attack.target[0].condition.filled = 14;
    for (auto _ : state)
        benchmark::DoNotOptimize(twod6::oddsOf(attack));
}
BENCHMARK(twod6OddsOfManyDice)->Unit(benchmark::kMicrosecond);

/// Whether somebody with two lines of Lethal dies within a quarter of an hour (the forecast beside the wound).
void twod6Forecast(benchmark::State& state)
{
    constexpr int kMinutes = 15;
    twod6::Fighter who = vested();
    who.condition.lethal = 15;
    who.condition.filled = 20;
    who.condition.saveIn = 3;
    for (auto _ : state)
        benchmark::DoNotOptimize(twod6::chanceOfDeath(who.character, who.condition, twod6::Switches{}, kMinutes));
}
BENCHMARK(twod6Forecast)->Unit(benchmark::kMicrosecond);

void twod6Sheet(benchmark::State& state)
{
    bench::sheetWithTrace<twod6::Sheet>(state, vested());
}
BENCHMARK(twod6Sheet);

}  // namespace
