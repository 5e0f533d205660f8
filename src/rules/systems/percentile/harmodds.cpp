#include "rules/systems/percentile/harmodds.h"

#include <utility>

namespace hitspread::percentile {

void Landing::addLoss(std::int32_t level, double probability)
{
    addAt(losses, level, probability);
}

OddsOfHarm noHarm()
{
    return noOdds(kLocations, static_cast<std::uint16_t>(Quantity::WoundLevel), kWoundLevels.size());
}

void tally(OddsOfHarm& odds, const std::optional<Harmed>& harmed, Term level, const Character& who,
           const Condition& before, const Condition& after, double probability)
{
    EffectChances effect;
    effect.struck = 1;
    if (!harmed)
        return addChances(odds.effect, effect, probability);
    const bool isHarmed = harmed->damage.holds();
    effect.stopped = isHarmed ? 0 : 1;
    effect.wounded = isHarmed ? 1 : 0;
    effect.out = isOut(who, after) && !isOut(who, before) ? 1 : 0;
    addChances(odds.effect, effect, probability);
    addChances(odds.byLocation[static_cast<std::size_t>(harmed->location.value)], effect, probability);
    if (!isHarmed)
        return;
    addAt(odds.damage, harmed->damage.value, probability);
    addAt(odds.scales[0].chances, level.value, probability);
}

void mix(OddsOfHarm& odds, const OddsOfHarm& each, double lands, double fells)
{
    addChances(odds.effect, each.effect, lands);
    odds.effect.down += fells;
    for (std::size_t i = 0; i < each.byLocation.size(); ++i) {
        addChances(odds.byLocation[i], each.byLocation[i], lands);
        // Where it lands does not hang on how far he is driven back.
        odds.byLocation[i].down += fells * each.byLocation[i].struck;
    }
    for (std::size_t i = 0; i < each.damage.size(); ++i)
        addAt(odds.damage, static_cast<std::int32_t>(i), lands * each.damage[i]);
    for (std::size_t i = 0; i < each.scales[0].chances.size(); ++i)
        addAt(odds.scales[0].chances, static_cast<std::int32_t>(i), lands * each.scales[0].chances[i]);
}

void close(OddsOfHarm& odds)
{
    fillUp(odds.damage);
    fillUp(odds.scales[0].chances);
}

void addLosses(OddsOfHarm& odds, std::vector<double> losses)
{
    if (losses.empty())
        return;
    fillUp(losses);
    odds.scales.push_back({static_cast<std::uint16_t>(Quantity::LossLevel), std::move(losses)});
}

std::uint64_t casesOf(const Weapon& weapon, const Switches& switches)
{
    const auto dice = static_cast<std::uint64_t>(weapon.damageDice);
    const auto sides = static_cast<std::uint64_t>(weapon.damageSides);
    return switches.hitLocations.rows.size() * (dice * (sides - 1) + 1);
}

}  // namespace hitspread::percentile
