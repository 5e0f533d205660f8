#include "services/action/bodyclick.h"

#include "rules/core/system.h"

#include <algorithm>
#include <limits>

namespace hitspread {

namespace {

/// Whether every location of the system is among the choices; beside them there may be others ("none").
bool isOfLocations(const System& system, const FieldDeclaration& field)
{
    const auto locations = system.locations();
    return field.kind == FieldKind::Choice && !locations.empty()
        && std::ranges::all_of(locations, [&](std::string_view id) {
               return std::ranges::find(field.choices, id) != field.choices.end();
           });
}

}  // namespace

std::optional<Hex> middleOf(const BodyPlan& plan, int location)
{
    std::optional<Hex> middle;
    int least = std::numeric_limits<int>::max();
    for (const BodyCell& cell : plan.cells()) {
        if (cell.location != location)
            continue;
        int far = 0;
        for (const BodyCell& other : plan.cells()) {
            if (other.location == location)
                far += distance(cell.hex, other.hex);
        }
        if (far < least) {
            least = far;
            middle = cell.hex;
        }
    }
    return middle;
}

std::optional<std::int32_t> BodyClick::valueAt(Hex hex, const BodyPlan* plan) const
{
    if (kind == Kind::Hex)
        return pack(hex);
    const int location = kind == Kind::Location && plan ? plan->locationAt(hex) : -1;
    if (location < 0)
        return std::nullopt;
    const auto found = std::ranges::find(field->choices, plan->locations()[static_cast<std::size_t>(location)]);
    return found == field->choices.end() ? std::nullopt
                                         : std::optional(static_cast<std::int32_t>(found - field->choices.begin()));
}

std::optional<Hex> BodyClick::hexOf(std::int32_t value, const BodyPlan* plan) const
{
    if (kind == Kind::Hex)
        return unpack(value);
    if (kind != Kind::Location || !plan || value < 0 || static_cast<std::size_t>(value) >= field->choices.size())
        return std::nullopt;
    const auto found = std::ranges::find(plan->locations(), field->choices[static_cast<std::size_t>(value)]);
    return found == plan->locations().end() ? std::nullopt
                                            : middleOf(*plan, static_cast<int>(found - plan->locations().begin()));
}

BodyClick bodyClickOf(const ActionDeclaration& action)
{
    for (const PartDeclaration& part : action.parts) {
        for (const FieldDeclaration& field : part.record->fields) {
            if (part.role != Role::Declared || field.group != "aim" || field.extent != 1)
                continue;
            if (field.kind == FieldKind::Place)
                return {BodyClick::Kind::Hex, &part, &field};
            if (isOfLocations(action.system(), field))
                return {BodyClick::Kind::Location, &part, &field};
        }
    }
    return {};
}

}  // namespace hitspread
