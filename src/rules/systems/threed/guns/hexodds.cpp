#include "rules/systems/threed/guns/hexodds.h"

#include <algorithm>
#include <numeric>

namespace hitspread::threed {

HexOdds::HexOdds(Hex centre) : HexOdds(centre, 0)
{
    m_chances[0] = 1;
}

HexOdds::HexOdds(Hex centre, int radius) : m_centre(centre), m_radius(radius)
{
    m_chances.assign(static_cast<std::size_t>((2 * radius + 1) * stride()), 0.0);
}

double HexOdds::at(Hex hex) const
{
    const int column = hex.column - m_centre.column;
    const int halfRow = hex.halfRow - m_centre.halfRow;
    if (!hex.isValid() || std::abs(column) > m_radius || std::abs(halfRow) > 2 * m_radius)
        return 0;
    return m_chances[static_cast<std::size_t>(indexOf(column, halfRow))];
}

double HexOdds::take(Hex hex)
{
    const double chance = at(hex);
    if (chance > 0)
        put(hex, -chance);
    return chance;
}

void HexOdds::put(Hex hex, double chance)
{
    m_chances[static_cast<std::size_t>(indexOf(hex.column - m_centre.column, hex.halfRow - m_centre.halfRow))] +=
        chance;
}

double HexOdds::sum() const
{
    return std::accumulate(m_chances.begin(), m_chances.end(), 0.0);
}

HexOdds HexOdds::drifted(std::span<const Ring> rings) const
{
    int farthest = 0;
    for (const Ring& ring : rings)
        farthest = std::max(farthest, static_cast<int>(ring.distance));
    HexOdds next(m_centre, m_radius + farthest);
    for (int column = -m_radius; column <= m_radius; ++column) {
        for (int halfRow = -2 * m_radius; halfRow <= 2 * m_radius; ++halfRow) {
            const double here = m_chances[static_cast<std::size_t>(indexOf(column, halfRow))];
            if (here <= 0)
                continue;
            for (const Ring& ring : rings) {
                for (int direction = 1; direction <= ring.hexes(); ++direction) {
                    const Hex step = walk({}, direction, ring.distance);
                    const int to = next.indexOf(column + step.column, halfRow + step.halfRow);
                    next.m_chances[static_cast<std::size_t>(to)] += here * ring.perHex;
                }
            }
        }
    }
    return next;
}

}  // namespace hitspread::threed
