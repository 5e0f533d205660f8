#include "rules/core/action.h"

#include <algorithm>

namespace hitspread {

std::size_t PartDeclaration::firstIn(const void* action, std::size_t owner) const
{
    std::size_t first = 0;
    for (std::size_t before = 0; before < owner; ++before)
        first += countIn(action, before);
    return first;
}

std::size_t PartDeclaration::ownerOf(const void* action, std::size_t element) const
{
    std::size_t owner = 0;
    for (std::size_t size = countIn(action, 0); element >= size; size = countIn(action, ++owner))
        element -= size;
    return owner;
}

const PartDeclaration* ActionDeclaration::find(std::string_view partId) const
{
    auto found = std::ranges::find(parts, partId, &PartDeclaration::id);
    if (found == parts.end() && !partId.empty())
        found = std::ranges::find(parts, partId, &PartDeclaration::formerly);
    return found == parts.end() ? nullptr : &*found;
}

bool ActionDeclaration::matters(const void* action, std::uint8_t part, std::uint16_t field) const
{
    const auto found = std::ranges::find_if(
        options, [=](const OptionDeclaration& option) { return option.part == part && option.field == field; });
    return found == options.end() || !found->matters || found->matters(action);
}

bool ActionDeclaration::involves(Role role) const
{
    return std::ranges::find(parts, role, &PartDeclaration::role) != parts.end();
}

bool ActionDeclaration::namesSomebody() const
{
    return std::ranges::any_of(parts, [](const PartDeclaration& part) {
        return part.role == Role::Declared && !part.many
            && std::ranges::find(part.record->fields, RecordKind::Condition, &FieldDeclaration::names)
            != part.record->fields.end();
    });
}

const PartDeclaration* ActionDeclaration::parentOf(const PartDeclaration& part) const
{
    const std::size_t dot = part.id.rfind('.');
    return dot == std::string_view::npos ? nullptr : find(part.id.substr(0, dot));
}

std::size_t ActionDeclaration::mostOf(const PartDeclaration& part) const
{
    const PartDeclaration* parent = part.isInner() ? parentOf(part) : nullptr;
    return parent ? parent->most * part.most : part.most;
}

}  // namespace hitspread
