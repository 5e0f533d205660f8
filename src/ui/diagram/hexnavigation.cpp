#include "ui/diagram/hexnavigation.h"

#include <cstdlib>
#include <limits>

namespace hitspread {

namespace {

/// How far off a hex lies for an arrow, smaller is nearer; negative: not in that direction at all.
int farnessOf(int across, int down, Arrow arrow)
{
    // Straight on beats aside, but a neighbour half a hex aside beats jumping a column.
    constexpr int kAside = 4;
    constexpr int kColumn = 3;
    constexpr int kLevel = 2;
    switch (arrow) {
    case Arrow::Up: return down < 0 ? -down + kAside * std::abs(across) : -1;
    case Arrow::Down: return down > 0 ? down + kAside * std::abs(across) : -1;
    case Arrow::Left: return across < 0 ? -kColumn * across + kLevel * std::abs(down) : -1;
    case Arrow::Right: return across > 0 ? kColumn * across + kLevel * std::abs(down) : -1;
    }
    return -1;
}

}  // namespace

Hex hexTowards(const BodyPlan& plan, Hex from, Arrow arrow, bool mirrored)
{
    // Sideways every step leads half a hex up or down. Turning down on odd and up on even columns keeps to a level.
    const bool odd = (from.column & 1) != 0;
    Hex best = from;
    int least = std::numeric_limits<int>::max();
    for (const BodyCell& cell : plan.cells()) {
        const int across = (mirrored ? -1 : 1) * (cell.hex.column - from.column);
        const int down = cell.hex.halfRow - from.halfRow;
        const int farness = farnessOf(across, down, arrow);
        if (farness < 0)
            continue;
        const bool wrongTurn = (down > 0) != odd;
        const int score = 2 * farness + (wrongTurn ? 1 : 0);
        if (score < least) {
            least = score;
            best = cell.hex;
        }
    }
    return best;
}

}  // namespace hitspread
