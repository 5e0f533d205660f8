#include "services/action.h"

#include "rules/systems/registry.h"

#include <algorithm>

namespace hitspread {

void adjust(ActionRecord& action, std::size_t part, std::size_t element, std::uint16_t field, std::size_t index,
            std::int32_t value)
{
    const System& system = systemOf(action.request.input);
    const PartDeclaration& declaration = system.actions()[system.actionOf(action.request.input)].parts[part];
    const FieldDeclaration& which = declaration.record->fields[field];
    void* record = declaration.at(system.actionData(action.request.input), element);
    const std::int32_t present = which.number(record, index);
    if (present == value)
        return;
    which.setNumber(record, index, value);

    Adjustment fresh;
    fresh.part = static_cast<std::uint8_t>(part);
    fresh.element = static_cast<std::uint16_t>(element);
    fresh.field = field;
    fresh.index = static_cast<std::uint16_t>(index);
    fresh.before = present;
    fresh.after = value;
    const auto noted = std::ranges::find_if(action.adjustments, [&](const Adjustment& known) {
        return known.part == fresh.part && known.element == fresh.element && known.field == fresh.field
            && known.index == fresh.index;
    });
    if (noted == action.adjustments.end())
        action.adjustments.push_back(fresh);
    else if (noted->before == value)
        action.adjustments.erase(noted);
    else
        noted->after = value;
}

}  // namespace hitspread
