#include "text/locationnames.h"

#include "text/echo.h"
#include "text/labels.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <vector>

namespace hitspread::text {

namespace {

struct NamesInForce {
    std::shared_mutex guard;
    std::map<const System*, std::vector<QString>> names;
};

NamesInForce& inForce()
{
    static NamesInForce all;
    return all;
}

std::vector<QString> namesBy(const System& system, const void* switches)
{
    std::vector<QString> names;
    for (const std::string& name : system.body()->cut(switches).names)
        names.push_back(text::visible(name));
    return names;
}

/// Of those that live on this thread; null: none does.
const LocationsOf*& innermost()
{
    thread_local const LocationsOf* one = nullptr;
    return one;
}

}  // namespace

LocationsOf::LocationsOf(const Request& request) : m_outer(innermost())
{
    if (!request.input.isEmpty())
        put(request.input.system(), request.input.houseRules());
}

LocationsOf::LocationsOf(const System& system, const void* switches) : m_outer(innermost())
{
    put(system, switches);
}

void LocationsOf::put(const System& system, const void* switches)
{
    if (!system.body() || !switches)
        return;
    m_system = &system;
    m_names = namesBy(system, switches);
    innermost() = this;
}

LocationsOf::~LocationsOf()
{
    innermost() = m_outer;
}

LocationNotice& LocationNotice::instance()
{
    static LocationNotice notice;
    return notice;
}

void callLocations(const System& system, const AnyRecord& switches)
{
    std::vector<QString> names;
    if (system.body() && !switches.isNull())
        names = namesBy(system, switches.data());
    // Nobody named: as if nothing had been said.
    if (std::ranges::all_of(names, &QString::isEmpty))
        names.clear();
    NamesInForce& all = inForce();
    {
        const std::unique_lock lock(all.guard);
        std::vector<QString>& known = all.names[&system];
        if (known == names)
            return;
        known = std::move(names);
    }
    Q_EMIT LocationNotice::instance().changed(system);
}

QString ownLocationName(const System& system, std::size_t location)
{
    if (!system.body())
        return {};
    if (const LocationsOf* own = innermost(); own && own->m_system == &system)
        return location < own->m_names.size() ? own->m_names[location] : QString();
    NamesInForce& all = inForce();
    const std::shared_lock lock(all.guard);
    const auto found = all.names.find(&system);
    return found != all.names.end() && location < found->second.size() ? found->second[location] : QString();
}

QStringList locationNames(const System& system)
{
    QStringList names;
    for (const std::string_view id : system.locations())
        names << (isLocationThere(system, id) ? text::location(system, id) : QString());
    return names;
}

bool isLocationThere(const System& system, std::string_view id)
{
    const auto locations = system.locations();
    const auto found = std::ranges::find(locations, id);
    if (!system.body() || found == locations.end())
        return true;
    const auto index = static_cast<std::size_t>(found - locations.begin());
    return index < system.body()->usualLocations() || !ownLocationName(system, index).isEmpty();
}

bool isElementThere(const System& system, const FieldDeclaration& field, std::size_t element)
{
    return element >= field.elements.size() || isLocationThere(system, field.elements[element]);
}

bool isChoiceThere(const System& system, std::span<const std::string_view> choices, std::size_t choice)
{
    return choice >= choices.size() || isLocationThere(system, choices[choice]);
}

}  // namespace hitspread::text
