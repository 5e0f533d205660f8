#pragma once

#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/person.h"

namespace hitspread::threed {

/// A rating times the multiplier of an ammunition type, rounded down (3D-AMMO-01, A-088).
[[nodiscard]] constexpr std::int32_t times(std::int32_t rating, Multiplier multiplier)
{
    switch (multiplier) {
    case Multiplier::Half: return rating / 2;
    case Multiplier::One: return rating;
    case Multiplier::Double: return rating * 2;
    }
    return rating;
}

/// PEN rating after ammunition type, slug and silencer, not below 0 (3D-PEN-01, 3D-PEN-02, 3D-AMMO-01, A-089).
Term penetrationRating(Derivation& derivation, const Ammunition& ammunition, bool silencer);

/// DAM rating after the ammunition type, not below 0 (3D-DAM-01, 3D-AMMO-01, A-089).
Term damageRating(Derivation& derivation, const Ammunition& ammunition);

/// AD after the ammunition type, or kNoEntry: then DAM takes its place (3D-PEN-06, A-069).
[[nodiscard]] std::int32_t armourDamage(const Ammunition& ammunition);

}  // namespace hitspread::threed
