#include "models/rules/locationfields.h"

#include "rules/core/system.h"

#include <algorithm>
#include <string_view>

namespace hitspread {

namespace {

bool areLocations(const System& system, std::span<const std::string_view> choices)
{
    return !choices.empty() && std::ranges::equal(choices, system.locations());
}

std::string_view familyOf(const FieldDeclaration& field)
{
    const auto dot = field.id.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : field.id.substr(0, dot);
}

LocationFields::Family& familyIn(std::vector<LocationFields::Family>& families, const System& system,
                                 const FieldDeclaration& field)
{
    const std::string_view id = familyOf(field);
    const auto found = std::ranges::find_if(families, [id](const auto& family) { return family.whole.id == id; });
    if (found != families.end())
        return *found;
    LocationFields::Family family{field, {}};
    family.whole.id = id;
    family.ofLocation.resize(system.locations().size());
    families.push_back(std::move(family));
    return families.back();
}

/// What one number, or an array of them, says about locations.
void addNumbers(LocationFields& fields, const System& system, const FieldDeclaration& field)
{
    if (field.kind != FieldKind::Number || familyOf(field).empty())
        return;
    const std::string_view last = field.id.substr(field.id.rfind('.') + 1);
    for (std::size_t i = 0; i < system.locations().size(); ++i) {
        const std::string_view location = system.locations()[i];
        const auto element = std::ranges::find(field.elements, location);
        if (field.extent == 1 && last == location)
            familyIn(fields.families, system, field).ofLocation[i] = {&field, 0};
        else if (element != field.elements.end())
            familyIn(fields.families, system, field).ofLocation[i] = {
                &field, static_cast<std::size_t>(element - field.elements.begin())};
    }
}

}  // namespace

std::optional<std::size_t> locationColumnOf(const System& system, const FieldDeclaration& field)
{
    for (std::size_t column = 0; field.shape && column < field.shape->columns.size(); ++column) {
        if (areLocations(system, field.shape->columns[column].choices))
            return column;
    }
    return std::nullopt;
}

std::optional<LocationFields> locationFieldsOf(const System& system, const RecordDeclaration& switches)
{
    const BodyFacet* body = system.body();
    LocationFields fields;
    fields.names = body ? switches.find(body->namesSwitch()) : nullptr;
    fields.pieces = body ? switches.find(body->piecesSwitch()) : nullptr;
    if (!fields.names || !fields.pieces)
        return std::nullopt;
    for (const FieldDeclaration& field : switches.fields) {
        if (&field != fields.pieces && locationColumnOf(system, field))
            fields.results.push_back(&field);
        else if (field.kind == FieldKind::Set && areLocations(system, field.choices))
            fields.sets.push_back(&field);
        else
            addNumbers(fields, system, field);
    }
    return fields;
}

std::vector<const FieldDeclaration*> LocationFields::all(const RecordDeclaration& switches) const
{
    const auto isOne = [this](const FieldDeclaration& field) {
        return &field == names || &field == pieces || std::ranges::find(results, &field) != results.end()
            || std::ranges::find(sets, &field) != sets.end()
            || std::ranges::any_of(families, [&field](const Family& family) {
                   return std::ranges::find(family.ofLocation, &field, &Number::field) != family.ofLocation.end();
               });
    };
    std::vector<const FieldDeclaration*> every;
    for (const FieldDeclaration& field : switches.fields) {
        if (isOne(field))
            every.push_back(&field);
    }
    return every;
}

}  // namespace hitspread
