#include "models/systems/threed/threedmembers.h"

#include "rules/systems/threed/bleeding.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/phasestart.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

namespace {

std::string nameAt(const Ranks& modifiers, std::size_t place)
{
    return place < modifiers.entries.size() ? modifiers.entries[place].first : std::string();
}

}  // namespace

std::optional<std::size_t> memberOf(const ActionRecord& action, StepKey key)
{
    const auto* change = std::get_if<PhaseChange>(&action.request.input.action);
    if (!change)
        return std::nullopt;
    // What can come about several times for one person has that many indexes for each.
    std::size_t member = key.index;
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::InitiativeRollOff: member %= kMostMembers; break;
    case Quantity::TurnModifier: member /= kMostAllotmentModifiers; break;
    case Quantity::BleedingLocation:
    case Quantity::BleedingHitsLeft:
    case Quantity::BleedingStandard: member /= kBleedingStepsEach; break;
    case Quantity::HealingBlocked:
    case Quantity::HealingRestored: member /= kLocations + 1; break;
    default: break;
    }
    return member < change->members.size() ? std::optional(member) : std::nullopt;
}

std::string modifierName(const ActionRecord& action, StepKey key)
{
    const auto quantity = static_cast<Quantity>(key.quantity);
    const std::size_t index = key.index;
    if (const auto* check = std::get_if<Check>(&action.request.input.action)) {
        const std::size_t ofBoth = check->options.rollModifiers.entries.size();
        if (quantity != Quantity::CheckModifier)
            return {};
        return index < ofBoth ? nameAt(check->options.rollModifiers, index)
                              : nameAt(modifiersOfKind(check->options), index - ofBoth);
    }
    const auto* change = std::get_if<PhaseChange>(&action.request.input.action);
    const std::size_t member = index / kMostAllotmentModifiers;
    if (quantity != Quantity::TurnModifier || !change || member >= change->allotments.size())
        return {};
    return nameAt(change->allotments[member].modifiers, index % kMostAllotmentModifiers);
}

}  // namespace hitspread::threed
