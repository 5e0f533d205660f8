#include "rules/systems/threed/semiauto.h"

#include <limits>

namespace hitspread::threed {

std::int32_t shotsByDex(const Character& shooter, std::int32_t shotsThisRound, const Switches& switches)
{
    switch (switches.dexCap) {
    case DexCapRule::PerRound: return shotsPerRound(shooter.dex) - shotsThisRound;
    case DexCapRule::PerAction: return shotsPerRound(shooter.dex);
    case DexCapRule::Off: break;
    }
    return std::numeric_limits<std::int32_t>::max();
}

std::int32_t mostShots(const GunFire& gun, std::int32_t shotsThisRound)
{
    const Person& shooter = gun.shooter();
    const std::int32_t byDex = shotsByDex(shooter.character, shotsThisRound, shooter.switches);
    return std::max(1, std::min({sane(gun.shotsPerAction().value), byDex, gun.loaded()}));
}

std::int32_t stringShots(Derivation& derivation, const GunFire& gun, std::int32_t shotsThisRound)
{
    if (gun.options().mode != Mode::SemiAuto)
        return 1;
    const std::int32_t most = mostShots(gun, shotsThisRound);
    const std::int32_t declared = gun.options().shots;
    const Term wanted = derivation.derive(Quantity::StringShots, Rule::Rof04, Operation::Take,
                                          declared == kNoEntry ? gun.shotsPerAction() : Term(declared));
    const Term shots = atMost(derivation, Quantity::StringShots, Rule::Rof09, wanted, most);
    return std::clamp(shots.value, 1, 255);
}

}  // namespace hitspread::threed
