#include "models/systems/threed/threedmembers.h"

#include "rules/systems/threed/bleeding.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

std::optional<std::size_t> memberOf(const ActionRecord& action, StepKey key)
{
    const auto* change = std::get_if<PhaseChange>(&action.request.input.action);
    if (!change)
        return std::nullopt;
    // What can come about several times for one person has that many indexes for each.
    std::size_t member = key.index;
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::InitiativeRollOff: member %= kMostMembers; break;
    case Quantity::BleedingLocation:
    case Quantity::BleedingHitsLeft:
    case Quantity::BleedingStandard: member /= kBleedingStepsEach; break;
    case Quantity::HealingBlocked:
    case Quantity::HealingRestored: member /= kLocations + 1; break;
    default: break;
    }
    return member < change->members.size() ? std::optional(member) : std::nullopt;
}

}  // namespace hitspread::threed
