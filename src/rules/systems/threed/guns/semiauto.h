#pragma once

#include "rules/systems/threed/guns/gunfire.h"

namespace hitspread::threed {

/// Single shots a shooter may still fire in this Action by DEX (3D-ROF-09, A-049).
[[nodiscard]] std::int32_t shotsByDex(const Character& shooter, std::int32_t shotsThisRound, const Switches& switches);

/// Shots of the string that is fired: as declared, or as many as recoil, DEX and ammunition allow (3D-ROF-04, 3D-ROF-09); at
/// least one, and 1 in any mode but semi-auto.
[[nodiscard]] std::int32_t stringShots(Derivation& derivation, const GunFire& gun, std::int32_t shotsThisRound);

}  // namespace hitspread::threed
