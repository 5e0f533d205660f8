#pragma once

#include "rules/systems/threed/gear.h"
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

/// What PEN and DAM of a load are divided by in a range band: shot weakens, anything else does not (3D-SHOT-01 to 3D-SHOT-03).
[[nodiscard]] constexpr std::int32_t shotDivisor(AmmunitionType type, int band)
{
    return type == AmmunitionType::Shot ? 1 << band : 1;
}

/// PEN rating after ammunition type, slug, range of shot (`divisor`) and silencer, not below 0 (3D-PEN-01, 3D-PEN-02,
/// 3D-AMMO-01, 3D-SHOT-02, A-089).
Term penetrationRating(Derivation& derivation, const Ammunition& ammunition, bool silencer, std::int32_t divisor = 1);

/// DAM rating after ammunition type and range of shot, not below 0 (3D-DAM-01, 3D-AMMO-01, 3D-SHOT-02, A-089).
Term damageRating(Derivation& derivation, const Ammunition& ammunition, std::int32_t divisor = 1);

/// AD after the ammunition type, or kNoEntry: then DAM takes its place (3D-PEN-06, A-069).
[[nodiscard]] std::int32_t armourDamage(const Ammunition& ammunition);

}  // namespace hitspread::threed
