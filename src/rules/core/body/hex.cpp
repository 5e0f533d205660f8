#include "rules/core/body/hex.h"

namespace hitspread {

std::vector<Hex> disc(Hex centre, int radius)
{
    std::vector<Hex> hexes;
    for (int row = -2 * radius; row <= 2 * radius; ++row) {
        for (int column = -radius; column <= radius; ++column) {
            const Hex hex{static_cast<std::int16_t>(centre.column + column),
                          static_cast<std::int16_t>(centre.halfRow + row)};
            if (((column + row) & 1) == 0 && distance(centre, hex) <= radius)
                hexes.push_back(hex);
        }
    }
    return hexes;
}

}  // namespace hitspread
