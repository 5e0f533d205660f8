#include "rules/systems/threed/guns/spread.h"

#include "rules/core/trace/derivation.h"

namespace hitspread::threed {

Term hitSpread(Derivation& derivation, const SpreadInput& in, Term recoil)
{
    Term spread = derivation.derive(Quantity::DeviationRecoil, Rule::Dev03, Operation::Take, recoil);
    const std::int32_t forType = shotTypeSpread(in.type, in.band, in.addBase);
    if (forType != 0) {
        const Rule rule = in.type == ShotType::Snap ? Rule::Aim03 : Rule::Aim02;
        spread = derivation.derive(Quantity::DeviationShotType, rule, Operation::Add, spread, forType);
    }
    const std::int32_t forRange = rangeSpread(in.type, in.band);
    if (forRange != 0) {
        const Rule rule = in.type == ShotType::Aimed ? Rule::Rng03 : Rule::Aim04;
        spread = derivation.derive(Quantity::DeviationRange, rule, Operation::Add, spread, forRange);
    }
    if (in.accuracy != 0)
        spread = derivation.derive(Quantity::DeviationAccuracy, Rule::Aim10, Operation::Subtract, spread, in.accuracy);
    return derivation.derive(Quantity::DeviationSpread, Rule::Dev03, Operation::Maximum, spread, 0);
}

std::int32_t scopeBonus(const Accessory& scope, std::int32_t setting, int band)
{
    const std::int32_t design = scope.designBand;
    const std::int32_t set = std::clamp(setting == kNoEntry ? design : setting, 0, design);
    const std::int32_t entry = scope.bonus[static_cast<std::size_t>(set) * kBands + static_cast<std::size_t>(band)];
    if (entry != kNoEntry)
        return entry;
    if (band > set)
        return 0;
    std::int32_t bonus = std::max(0, scope.bestBonus - (design - set));
    for (std::int32_t shorter = band; shorter < set; ++shorter)
        bonus /= 2;
    return bonus;
}

}  // namespace hitspread::threed
