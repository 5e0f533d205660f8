#pragma once

#include <cstdint>

namespace hitspread {

/// What a campaign that is made begins with. Each has what the ones before have.
enum class CampaignStart : std::uint8_t {
    Empty,    ///< only the lists that the rules themselves bring (3D-SIT-01)
    Starter,  ///< people, gear and conditions ready to use, the game master's own from then on
    Sample    ///< people and a fight as well; all but the lists of the rules is marked as sample
};

}  // namespace hitspread
