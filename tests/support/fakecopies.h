#pragma once

#include "services/ports/campaign.h"
#include "services/refusal/problem.h"

/// What the stores of the campaign in memory hand out and take in is their own: records are shared when they are copied plainly.
namespace hitspread::support::fakes {

inline AnyRecord copied(const AnyRecord& record)
{
    return record.isNull() ? record : record.cloned();
}
/// As a file keeps it: of an array no more than is counted.
inline AnyRecord kept(const AnyRecord& record)
{
    AnyRecord copy = copied(record);
    if (copy.isNull())
        return copy;
    for (const FieldDeclaration& field : copy.declaration().fields) {
        if (field.countedBy.empty())
            continue;
        const std::int32_t count = copy.declaration().find(field.countedBy)->number(copy.data(), 0);
        for (auto element = static_cast<std::size_t>(count); element < field.elementsIn(copy.data()); ++element)
            field.setNumber(copy.data(), element, field.fallback);
    }
    return copy;
}
inline StoredRecord copied(StoredRecord record)
{
    record.record = copied(record.record);
    return record;
}
inline Combatant copied(Combatant combatant)
{
    combatant.condition = copied(combatant.condition);
    return combatant;
}
inline Possession copied(Possession possession)
{
    possession.state = copied(possession.state);
    return possession;
}
inline Encounter copied(Encounter encounter)
{
    encounter.switches = copied(encounter.switches);
    return encounter;
}

template <typename Map>
auto& found(Map& map, const typename Map::key_type& key, const Site& what)
{
    const auto entry = map.find(key);
    if (entry == map.end())
        throw Failure(ProblemCode::NotFound, what);
    return entry->second;
}

}  // namespace hitspread::support::fakes
