#include "models/systems/threed/threedmembers.h"

#include "rules/systems/threed/bleeding.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/grouprest.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/phasestart.h"
#include "rules/systems/threed/recovery.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

namespace {

/// How many an action is about that is about everybody; 0: it is another.
std::size_t membersIn(const Input& input)
{
    if (const auto* change = input.as<PhaseChange>())
        return change->members.size();
    const auto* rest = input.as<GroupRest>();
    return rest ? rest->members.size() : 0;
}

/// Whether steps of a quantity are numbered by person and location.
bool isByLocation(Quantity quantity)
{
    return quantity == Quantity::HealingBlocked || quantity == Quantity::HealingRestored
        || quantity == Quantity::RecoveryNeeded;
}

std::string nameAt(const Ranks& modifiers, std::size_t place)
{
    return place < modifiers.entries.size() ? modifiers.entries[place].first : std::string();
}

}  // namespace

std::optional<std::size_t> memberOf(const ActionRecord& action, StepKey key)
{
    // What can come about several times for one person has that many indexes for each.
    std::size_t member = key.index;
    const auto quantity = static_cast<Quantity>(key.quantity);
    if (isByLocation(quantity))
        member /= kLocations + 1;
    switch (quantity) {
    case Quantity::InitiativeRollOff: member %= kMostMembers; break;
    case Quantity::TurnModifier: member /= kMostAllotmentModifiers; break;
    case Quantity::BleedingLocation:
    case Quantity::BleedingHitsLeft:
    case Quantity::BleedingStandard: member /= kBleedingStepsEach; break;
    default: break;
    }
    return member < membersIn(action.request.input) ? std::optional(member) : std::nullopt;
}

std::optional<int> healedLocation(const ActionRecord& action, StepKey key)
{
    const auto& input = action.request.input;
    const bool isRest = input.isOneOf<GroupRest, Recovery>();
    const std::size_t location = key.index % (kLocations + 1);
    if (!isRest || !isByLocation(static_cast<Quantity>(key.quantity)) || location >= kLocations)
        return std::nullopt;
    return static_cast<int>(location);
}

std::string modifierName(const ActionRecord& action, StepKey key)
{
    const auto quantity = static_cast<Quantity>(key.quantity);
    const std::size_t index = key.index;
    if (const auto* check = action.request.input.as<Check>()) {
        const std::size_t ofBoth = check->options.rollModifiers.entries.size();
        if (quantity != Quantity::CheckModifier)
            return {};
        return index < ofBoth ? nameAt(check->options.rollModifiers, index)
                              : nameAt(modifiersOfKind(check->options), index - ofBoth);
    }
    const auto* change = action.request.input.as<PhaseChange>();
    const std::size_t member = index / kMostAllotmentModifiers;
    if (quantity != Quantity::TurnModifier || !change || member >= change->allotments.size())
        return {};
    return nameAt(change->allotments[member].modifiers, index % kMostAllotmentModifiers);
}

}  // namespace hitspread::threed
