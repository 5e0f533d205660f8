#include "rules/systems/percentile/readynumbers.h"

#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/roll.h"

namespace hitspread::percentile {

namespace {

/// Runs a rule that asks nothing, for its numbers alone.
template <typename Work>
auto silently(const Work& work)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return work(silent);
}

}  // namespace

std::int32_t initiativeModifier(std::int32_t highest)
{
    return duelNumber(highest);
}

std::int32_t criticalUpTo(std::int32_t rating, const Switches& switches)
{
    return silently([&](Derivation& silent) { return criticalThreshold(silent, rating, switches).value; });
}

std::int32_t duelNumber(std::int32_t rating)
{
    return silently([&](Derivation& silent) { return roundedTenth(silent, rating, {}).value; });
}

WeaponNumbers numbersOf(const Sheet& sheet, const Weapon& weapon, const WeaponState& state)
{
    const Character& who = sheet.character;
    const Condition& condition = sheet.condition;
    const Switches& switches = sheet.switches;
    const std::int32_t plain = attackRating(who, weapon, weapon.rollsOn);
    WeaponNumbers numbers;
    numbers.rating = plain + Ledger(condition).penalty();
    numbers.critical = criticalUpTo(numbers.rating, switches);
    numbers.result = numbers.rating + (isMelee(weapon) || switches.rangedAddDex ? who.dex : 0);
    numbers.duel = duelNumber(plain);
    for (std::size_t i = 0; i < kLocations; ++i)
        numbers.called[i] = numbers.rating + calledShotCost(switches, static_cast<Location>(i));
    // What lies on the ground parries nothing.
    if (!state.dropped)
        numbers.parry = defencesWith(who, condition, {}, {}, &weapon, switches).parry;
    return numbers;
}

DefenceNumbers defencesWith(const Character& who, const Condition& condition, std::span<const Armour> worn,
                            std::span<const ArmourState> states, const Weapon* held, const Switches& switches)
{
    Attack attack;
    attack.target = who;
    attack.armour.assign(worn.begin(), worn.end());
    attack.armourState.assign(states.begin(), states.end());
    attack.switches = switches;
    if (held)
        attack.targetWeapon.push_back(*held);
    const Defences plain = defencesOf(attack);
    const std::int32_t penalty = Ledger(condition).penalty();
    const auto burdened = [&](DefenceKind kind) {
        const auto rating = ratingOf(plain, kind);
        return rating ? std::optional(*rating + penalty) : std::nullopt;
    };
    return {burdened(DefenceKind::Dodge), burdened(DefenceKind::Block), burdened(DefenceKind::Parry)};
}

std::optional<std::int32_t> leastDamageOf(WoundLevel level, std::int32_t healthMax, const Switches& switches)
{
    for (std::int32_t damage = 1; damage <= healthMax; ++damage) {
        const auto came = silently(
            [&](Derivation& silent) { return woundLevel(silent, damage, healthMax, switches, {}); });
        if (came.value == static_cast<std::int32_t>(level))
            return damage;
    }
    return std::nullopt;
}

}  // namespace hitspread::percentile
