#pragma once

#include "models/campaigngateway.h"

namespace hitspread {

/// A combatant view of somebody who is in no fight: a new condition, and his kit at home. Storage thread.
[[nodiscard]] CombatantView atHome(CampaignServices& services, const System& system, StoredRecord character);

/// Whether he has one of these on him.
[[nodiscard]] bool has(const CombatantView& who, RecordRef item);

}  // namespace hitspread
