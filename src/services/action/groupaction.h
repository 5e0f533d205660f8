#pragma once

#include "rules/core/time/rest.h"
#include "services/action/actionrecord.h"
#include "services/ports/campaign.h"

#include <optional>
#include <span>
#include <string_view>

namespace hitspread {

/// The request of an action of the system on everybody who is in a fight and not away, in the order of the list; its entry names
/// no single one. `present`: those as they are now, see presentIn. Throws Failure as Binder does, and BadInput when nobody is there.
[[nodiscard]] ActionRecord boundForAll(Campaign& campaign, const BodyPlans& plans, RecordId encounter,
                                       std::string_view action, std::span<const Combatant> present);

/// How much time after the fight an action lets pass; nothing for any other action.
[[nodiscard]] std::optional<Rest> restOf(const ActionRecord& action);

/// Whether an action is time that passes for everybody, in a fight or after it, rather than what somebody does to others.
[[nodiscard]] bool isForEverybody(const ActionRecord& action);

}  // namespace hitspread
