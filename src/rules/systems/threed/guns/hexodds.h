#pragma once

#include "rules/systems/threed/guns/rollodds.h"

#include <span>
#include <vector>

namespace hitspread::threed {

/// Chance of each hex to be where a bullet is, around the hex where the first one was aimed. The grid has no edge: a chain of
/// bullets may leave the body and come back, so the window grows with every drift. It knows no body.
class HexOdds {
public:
    /// Certainly at this hex.
    explicit HexOdds(Hex centre);

    /// 0..1; 0 wherever no bullet gets.
    [[nodiscard]] double at(Hex hex) const;

    /// Takes what is there away; returns it.
    double take(Hex hex);
    /// Adds to a hex as far from the centre as any bullet gets. Precondition: it is no farther.
    void put(Hex hex, double chance);
    /// Of all hexes together.
    [[nodiscard]] double sum() const;
    /// As wide, with nothing anywhere.
    [[nodiscard]] HexOdds emptied() const { return HexOdds(m_centre, m_radius); }

    /// Where the next bullet is when it drifts from here by these rings, each direction alike (3D-DEV-02, 3D-AUTO-06).
    [[nodiscard]] HexOdds drifted(std::span<const Ring> rings) const;

private:
    HexOdds(Hex centre, int radius);
    [[nodiscard]] int stride() const { return 4 * m_radius + 1; }
    [[nodiscard]] int indexOf(int column, int halfRow) const
    {
        return (column + m_radius) * stride() + halfRow + 2 * m_radius;
    }

    Hex m_centre;
    int m_radius;                   ///< hexes; columns reach as far, half-rows twice as far
    std::vector<double> m_chances;  ///< by column and half-row; every other one names no hex
};

}  // namespace hitspread::threed
