#include "rules/systems/threed/armourledger.h"

#include "rules/core/stateledger.h"
#include "rules/systems/threed/statefields.h"

namespace hitspread::threed {

void ArmourLedger::commit(Derivation& derivation, const std::vector<ArmourState>& before, std::uint8_t part,
                          std::size_t first) const
{
    const std::size_t most = std::min(before.size(), kMostArmours);
    for (std::size_t i = 0; i < most; ++i) {
        StateLedger<ArmourState> piece(before[i]);
        for (std::size_t location = 0; location < kLocations; ++location) {
            const Term lost{before[i].idLost[location] + m_lost[i][location], m_steps[i][location]};
            if (m_lost[i][location] > 0)
                piece.set<&ArmourState::idLost>(location, lost);
        }
        piece.commit(derivation, part, first + i);
    }
}

}  // namespace hitspread::threed
