#include "models/systems/threed/threedharmed.h"

#include "rules/systems/threed/harm.h"

#include <algorithm>

namespace hitspread::threed {

std::optional<int> harmedLocation(const ActionRecord& action, StepKey key)
{
    if (!action.request.input.isOneOf<Harm>() || !key.subject.location())
        return std::nullopt;
    const auto places = std::ranges::count_if(action.findings.events, [&](const Event& event) {
        return event.kind == EventKind::Reached && event.subject.target() == key.subject.target();
    });
    return places > 1 ? key.subject.location() : std::nullopt;
}

}  // namespace hitspread::threed
