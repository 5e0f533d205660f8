#pragma once

#include "rules/core/trace.h"
#include "rules/systems/threed/shotoptions.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hitspread {

class Derivation;

namespace threed {

/// ID that armour worn loses during one resolution, on top of what its state says: the next bullet finds the armour as the
/// last one left it.
struct ArmourLedger {
    /// Takes `lost` points, 0 or more, off a piece at a location.
    void lose(std::size_t armour, std::size_t location, std::int32_t lost, Term because)
    {
        m_lost[armour][location] = static_cast<std::int16_t>(std::min(m_lost[armour][location] + lost, 9999));
        m_steps[armour][location] = because.step;
    }
    [[nodiscard]] std::int32_t lost(std::size_t armour, std::size_t location) const { return m_lost[armour][location]; }
    /// States the changes of the armour states in `part`, whose first element of this person is `first`.
    void commit(Derivation& derivation, const std::vector<ArmourState>& before, std::uint8_t part,
                std::size_t first = 0) const;

private:
    std::array<std::array<std::int16_t, kLocations>, kMostArmours> m_lost{};
    std::array<std::array<std::int32_t, kLocations>, kMostArmours> m_steps{};
};

}  // namespace threed
}  // namespace hitspread
