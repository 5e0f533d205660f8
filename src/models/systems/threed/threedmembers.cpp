#include "models/systems/threed/threedfacets.h"

#include "rules/systems/threed/check.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/echo.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

QString nameAt(const Ranks& modifiers, std::size_t place)
{
    return place < modifiers.entries.size() ? text::visible(modifiers.entries[place].first) : QString();
}

}  // namespace

std::optional<int> locationOf(const ActionRecord& action, StepKey key)
{
    const Input& input = action.request.input;
    if (input.isOneOf<GroupRest, Recovery>())
        return key.subject.location();
    if (!input.isOneOf<Harm, GrenadeAttack>() && !key.subject.shot())
        return std::nullopt;
    const auto places = std::ranges::count_if(action.findings.events, [&](const Event& event) {
        return event.kind == EventKind::Reached && event.subject.target() == key.subject.target()
            && event.subject.shot() == key.subject.shot();
    });
    return places > 1 ? key.subject.location() : std::nullopt;
}

std::uint16_t ordinalOf(const ActionRecord& action, StepKey key)
{
    const bool isWhole = key.subject.shot()
        || (action.request.input.isOneOf<Harm, GrenadeAttack>() && key.subject.target());
    return isWhole ? static_cast<std::uint16_t>(key.subject.layer().value_or(0)) : key.index;
}

QString modifierName(const ActionRecord& action, StepKey key)
{
    const auto* check = action.request.input.as<Check>();
    if (!check || static_cast<Quantity>(key.quantity) != Quantity::CheckModifier)
        return {};
    const auto number = static_cast<std::size_t>(key.subject.layer().value_or(0));
    const std::size_t ofBoth = check->options.rollModifiers.entries.size();
    return number < ofBoth ? nameAt(check->options.rollModifiers, number)
                           : nameAt(modifiersOfKind(check->options), number - ofBoth);
}

}  // namespace hitspread::threed
