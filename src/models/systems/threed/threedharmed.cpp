#include "models/systems/threed/threedharmed.h"

#include "rules/core/input.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/protection.h"
#include "rules/systems/threed/vocabulary.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

/// Whom a step of harm to several befalls, and where; nothing: all of them.
std::optional<BlastElement> harmedIn(StepKey key)
{
    std::size_t number = key.index;
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::HarmRolled:
        if (number == 0)
            return std::nullopt;
        --number;
        break;
    case Quantity::ArmourId:
    case Quantity::ArmourLoss:
    case Quantity::ArmourIdLeft:
    case Quantity::HarmThrough: number /= kMostPieces; break;
    case Quantity::VevaphonId: number /= kLocations + 1; break;
    default: break;
    }
    return BlastElement::of(number);
}

/// Whether harm derives a quantity for each location it strikes.
bool isOfLocation(Quantity quantity)
{
    switch (quantity) {
    case Quantity::ArmourId:
    case Quantity::ArmourPv:
    case Quantity::ArmourPenetrated:
    case Quantity::ArmourLoss:
    case Quantity::ArmourIdLeft:
    case Quantity::DamageReduction:
    case Quantity::DamageThrough:
    case Quantity::HarmThrough:
    case Quantity::HarmSum:
    case Quantity::EffectHitsLeft:
    case Quantity::EffectStandard:
    case Quantity::EffectBruising:
    case Quantity::EffectWound:
    case Quantity::EffectState:
    case Quantity::EffectDead:
    case Quantity::EffectOverwhelmed:
    case Quantity::EffectUnconscious: return true;
    default: return false;
    }
}

}  // namespace

std::vector<int> harmedOfSteps(const ActionRecord& action)
{
    std::vector<int> owners;
    for (const Step& step : action.findings.steps) {
        const auto harmed = harmedIn(step.key);
        owners.push_back(harmed ? static_cast<int>(harmed->person) : -1);
    }
    return owners;
}

std::optional<int> harmedLocation(const ActionRecord& action, StepKey key)
{
    const auto harmed = action.request.input.isOneOf<Harm>() ? harmedIn(key) : std::nullopt;
    if (!harmed || !isOfLocation(static_cast<Quantity>(key.quantity)))
        return std::nullopt;
    // Only who is struck at several locations has a step that says how many.
    const StepKey several{static_cast<std::uint16_t>(Quantity::HarmLocations),
                          static_cast<std::uint16_t>(BlastElement{harmed->person, 0}.number())};
    const auto& steps = action.findings.steps;
    return std::ranges::find(steps, several, &Step::key) == steps.end()
        ? std::nullopt
        : std::optional(static_cast<int>(harmed->location));
}

}  // namespace hitspread::threed
