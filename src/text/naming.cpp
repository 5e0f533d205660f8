#include "text/naming.h"

#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"

#include <algorithm>

namespace hitspread::text {

Naming::Naming(const System& system, const void* switches) : m_system(&system)
{
    if (!system.body() || !switches)
        return;
    for (const std::string& name : system.body()->cut(switches).names)
        m_own << visible(name);
    // Nobody named: as if nothing had been said.
    if (std::ranges::all_of(m_own, &QString::isEmpty))
        m_own.clear();
}

Naming::Naming(const System& system, const AnyRecord& switches)
    : Naming(system, switches.isNull() ? nullptr : switches.data())
{}

Naming::Naming(const Request& request) : Naming(request.input.system(), request.input.houseRules()) {}

std::optional<Naming> Naming::of(const Encounter& fight)
{
    const System* system = findSystem(fight.system);
    return system ? std::optional(Naming(*system, fight.switches)) : std::nullopt;
}

Naming Naming::usual(const System& system)
{
    return {system, static_cast<const void*>(nullptr)};
}

QStringList Naming::all() const
{
    QStringList names;
    for (const std::string_view id : m_system->locations())
        names << (isThere(id) ? location(*this, id) : QString());
    return names;
}

bool Naming::isThere(std::string_view id) const
{
    const auto locations = m_system->locations();
    const auto found = std::ranges::find(locations, id);
    if (!m_system->body() || found == locations.end())
        return true;
    const auto index = static_cast<std::size_t>(found - locations.begin());
    return index < m_system->body()->usualLocations() || !own(index).isEmpty();
}

bool Naming::isElementThere(const FieldDeclaration& field, std::size_t element) const
{
    return element >= field.elements.size() || isThere(field.elements[element]);
}

bool Naming::isChoiceThere(std::span<const std::string_view> choices, std::size_t choice) const
{
    return choice >= choices.size() || isThere(choices[choice]);
}

}  // namespace hitspread::text
