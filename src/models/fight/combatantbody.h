#pragma once

#include "services/fight/encounterservice.h"

#include <memory>

namespace hitspread {

class BodyPlan;
class CampaignGateway;
class System;

/// The plan of a combatant's body, cut into the locations of the system by house rules (null: as they come); nullptr: the plan is not
/// known here.
[[nodiscard]] std::shared_ptr<const BodyPlan> bodyOf(const CampaignGateway& gateway, const System& system,
                                                     const CombatantView& view, const AnyRecord& switches);

}  // namespace hitspread
