#pragma once

#include "rules/systems/threed/declaredtarget.h"

#include "rules/core/body/bodyplan.h"

#include <algorithm>

namespace hitspread::threed {

/// What is fired and how far away: everything about a bullet that its target does not decide.
struct Load {
    const Ammunition& ammunition;
    bool silencer = false;
    int band = 0;
    std::int32_t barrels = 1;
    std::int32_t round = 1;  ///< combat round, kept with wounds and stuck bullets
};

/// Size of the template of a hit, 1 to 4: a hex, and a ring of hexes for each further point. A rotary gun strikes the hex and
/// its neighbours, shot grows by a ring with each band, slugs strike one hex (3D-ROT-01, 3D-SHOT-03, 3D-SHOT-04, A-057, A-063).
[[nodiscard]] constexpr int templateSize(const Load& load)
{
    const int rotary = load.barrels > 1 ? 2 : 1;
    const int shot = load.ammunition.type == AmmunitionType::Shot ? load.band + 1 : 1;
    return std::max(rotary, shot);
}

/// One location in the template of a hit.
struct PatternPart {
    std::size_t location = 0;
    std::int32_t hexes = 0;
    bool covered = false;  ///< all its hexes are behind a cover that can be shot through
};

/// Where a bullet strikes: one location, or with a template every one it covers.
struct Pattern {
    std::array<PatternPart, kLocations> parts{};
    std::size_t count = 0;
    std::int32_t hexes = 0;  ///< of all parts (A-168)
    [[nodiscard]] bool isEmpty() const { return count == 0; }
};

/// Stride of the elements of one bullet's locations: bullets are numbered below it.
inline constexpr int kMostBullets = 512;

/// Finds what a bullet that ends in `hex` strikes, line by line (P-1 step 12, P-4; 3D-LOC-02, 3D-ROT-01, 3D-SHOT-04, A-028,
/// `bullet` is its number, the element everything is derived under.
[[nodiscard]] Pattern patternAt(Derivation& derivation, const Load& load, const Victim& victim, Term hex, int bullet);

/// What of the damage one part takes: equal parts of the locations, by hexes, or all of it (3D-ROT-04, 3D-SHOT-04, A-058).
[[nodiscard]] Share shareOf(const Pattern& pattern, std::size_t part, const Load& load, const Switches& switches);

}  // namespace hitspread::threed
