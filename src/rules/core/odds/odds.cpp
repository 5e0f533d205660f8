#include "rules/core/odds/odds.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace hitspread {

OddsOfHarm noOdds(std::size_t locations, std::uint16_t scale, std::size_t grades)
{
    OddsOfHarm odds;
    odds.byLocation.resize(locations);
    odds.damage.assign(1, 0.0);
    odds.scales.push_back({scale, std::vector<double>(grades, 0.0)});
    return odds;
}

void addChances(EffectChances& sum, const EffectChances& part, double probability)
{
    constexpr std::array kAll{&EffectChances::struck,  &EffectChances::stopped, &EffectChances::unwounded,
                              &EffectChances::wounded, &EffectChances::stuck,   &EffectChances::unconscious,
                              &EffectChances::down,    &EffectChances::out,     &EffectChances::dead};
    for (double EffectChances::*chance : kAll)
        sum.*chance += probability * (part.*chance);
}

void addAt(std::vector<double>& chances, std::int32_t number, double probability)
{
    const auto index = static_cast<std::size_t>(std::max(number, 0));
    if (index >= chances.size())
        chances.resize(index + 1, 0.0);
    chances[index] += probability;
}

void fillUp(std::vector<double>& chances)
{
    chances[0] += 1 - std::accumulate(chances.begin(), chances.end(), 0.0);
}

void tellOdds(AttackOdds& odds, double success, const OddsOfHarm& harm)
{
    static_cast<OddsOfHarm&>(odds) = harm;
    odds.success = success;
    odds.offBody = 1 - harm.effect.struck;
    odds.hits = {1 - harm.effect.struck, harm.effect.struck};
}

void tellOdds(AttackOdds& odds, double success, std::vector<OddsDefence> answered)
{
    tellOdds(odds, success, answered.front());
    if (answered.size() > 1)
        odds.defences = std::move(answered);
}

}  // namespace hitspread
