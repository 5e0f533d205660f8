#include "rules/systems/threed/armourledger.h"

namespace hitspread::threed {

void ArmourLedger::commit(Derivation& derivation, const std::vector<ArmourState>& before, std::uint8_t part,
                          std::size_t first) const
{
    static const std::uint16_t field = armourStateRecord.indexOf("idLost").value_or(0);
    const std::size_t most = std::min(before.size(), kMostArmours);
    for (std::size_t i = 0; i < most; ++i) {
        for (std::size_t location = 0; location < kLocations; ++location) {
            const std::int32_t old = before[i].idLost[location];
            if (m_lost[i][location] > 0)
                derivation.change({part, static_cast<std::uint8_t>(first + i), field,
                                   static_cast<std::uint16_t>(location), old, std::min(old + m_lost[i][location], 999),
                                   m_steps[i][location]});
        }
    }
}

}  // namespace hitspread::threed
