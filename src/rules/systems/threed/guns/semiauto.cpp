#include "rules/systems/threed/guns/semiauto.h"

#include "rules/core/trace/derivation.h"

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

std::int32_t stringShots(Derivation& derivation, const GunFire& gun, std::int32_t shotsThisRound)
{
    if (gun.options().mode != Mode::SemiAuto)
        return 1;
    constexpr auto kShots = Quantity::StringShots;
    const Person& shooter = gun.shooter();
    const std::int32_t declared = gun.options().shots;
    Term shots = derivation.derive(kShots, Rule::Rof04, Operation::Take,
                                   declared == kNoEntry ? gun.shotsPerAction() : Term(declared));
    shots = atMost(derivation, kShots, Rule::Rof04, shots, std::max(1, sane(gun.shotsPerAction().value)));
    shots = atMost(derivation, kShots, Rule::Rof09, shots,
                   std::max(1, shotsByDex(shooter.character, shotsThisRound, shooter.switches)));
    shots = atMost(derivation, kShots, Rule::Rof04, shots, std::max(1, gun.loaded()));
    shots = atLeast(derivation, kShots, Rule::Rof04, shots, 1);
    return std::min(shots.value, 255);
}

}  // namespace hitspread::threed
