#include "support/fakecampaign.h"

#include "services/library/possessions.h"
#include "support/fakecopies.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hitspread::support {

using fakes::copied;
using fakes::found;

std::vector<Encounter> FakeEncounters::encounters()
{
    std::vector<Encounter> all;
    for (const auto& [id, encounter] : m_state.encounters)
        all.push_back(copied(encounter));
    return all;
}

Encounter FakeEncounters::encounter(RecordId id)
{
    return copied(found(m_state.encounters, id, "encounter"));
}

RecordId FakeEncounters::insert(const Encounter& encounter)
{
    Encounter kept = copied(encounter);
    kept.id = ++m_state.lastId;
    m_state.encounters[kept.id] = kept;
    return kept.id;
}

void FakeEncounters::update(const Encounter& encounter)
{
    found(m_state.encounters, encounter.id, "encounter") = copied(encounter);
}

FightClock FakeEncounters::clock(RecordId encounter)
{
    const Encounter& kept = found(m_state.encounters, encounter, "encounter");
    return {kept.round, kept.phase};
}

std::vector<Combatant> FakeEncounters::combatants(RecordId encounter)
{
    std::vector<Combatant> all;
    for (const auto& [id, combatant] : m_state.combatants) {
        if (combatant.encounter == encounter)
            all.push_back(copied(combatant));
    }
    return all;
}

Combatant FakeEncounters::combatant(RecordId id)
{
    return copied(found(m_state.combatants, id, {SiteKind::Combatant, id}));
}

RecordId FakeEncounters::insert(const Combatant& combatant)
{
    Combatant kept = copied(combatant);
    kept.id = ++m_state.lastId;
    m_state.combatants[kept.id] = kept;
    return kept.id;
}

void FakeEncounters::update(const Combatant& combatant)
{
    found(m_state.combatants, combatant.id, "combatant") = copied(combatant);
}

void FakeEncounters::removeCombatant(RecordId id)
{
    std::erase_if(m_state.possessions, [id](const auto& entry) { return entry.second.combatant == id; });
    std::erase_if(m_state.distances,
                  [id](const auto& known) { return known.first.first == id || known.first.second == id; });
    m_state.combatants.erase(id);
}

std::vector<Possession> FakeEncounters::possessionsOfCombatant(RecordId combatant)
{
    std::vector<Possession> all;
    for (const auto& [id, possession] : m_state.possessions) {
        if (possession.combatant == combatant)
            all.push_back(copied(possession));
    }
    return all;
}

std::vector<Possession> FakeEncounters::possessionsIn(RecordId encounter)
{
    std::vector<Possession> all;
    for (const Combatant& combatant : combatants(encounter))
        std::ranges::move(possessionsOfCombatant(combatant.id), std::back_inserter(all));
    return all;
}

std::vector<Possession> FakeEncounters::possessionsIn(RecordId encounter, const std::set<RecordKind>& kinds)
{
    std::vector<Possession> all = possessionsIn(encounter);
    std::erase_if(all, [&kinds](const Possession& thing) { return !kinds.contains(thing.kind); });
    return all;
}

std::vector<Possession> FakeEncounters::conditionsIn(RecordId encounter)
{
    std::vector<Possession> all;
    for (const Combatant& combatant : combatants(encounter))
        std::ranges::copy(conditionsOf(*this, combatant.id), std::back_inserter(all));
    return all;
}

std::vector<Possession> FakeEncounters::lyingIn(RecordId encounter)
{
    std::vector<Possession> all;
    for (const auto& [id, possession] : m_state.possessions) {
        if (possession.encounter == encounter)
            all.push_back(copied(possession));
    }
    std::ranges::stable_sort(all, {}, &Possession::position);
    return all;
}

std::vector<Possession> FakeEncounters::possessionsOfCharacter(RecordId character)
{
    std::vector<Possession> all;
    for (const auto& [id, possession] : m_state.possessions) {
        if (possession.character == character)
            all.push_back(copied(possession));
    }
    return all;
}

Possession FakeEncounters::possession(RecordId id)
{
    return copied(found(m_state.possessions, id, "possession"));
}

RecordId FakeEncounters::insert(const Possession& possession)
{
    Possession kept = copied(possession);
    kept.id = ++m_state.lastId;
    m_state.possessions[kept.id] = kept;
    return kept.id;
}

void FakeEncounters::update(const Possession& possession)
{
    found(m_state.possessions, possession.id, "possession") = copied(possession);
}

void FakeEncounters::removePossession(RecordId id)
{
    m_state.possessions.erase(id);
}

std::optional<int> FakeEncounters::distance(RecordId a, RecordId b)
{
    const auto entry = m_state.distances.find(std::minmax(a, b));
    return entry == m_state.distances.end() ? std::nullopt : std::optional<int>(entry->second);
}

std::map<std::pair<RecordId, RecordId>, int> FakeEncounters::distances(RecordId encounter)
{
    std::map<std::pair<RecordId, RecordId>, int> all;
    std::ranges::copy_if(m_state.distances, std::inserter(all, all.end()), [&](const auto& known) {
        return found(m_state.combatants, known.first.first, "combatant").encounter == encounter;
    });
    return all;
}

void FakeEncounters::setDistance(RecordId a, RecordId b, std::optional<int> metres)
{
    if (metres)
        m_state.distances[std::minmax(a, b)] = *metres;
    else
        m_state.distances.erase(std::minmax(a, b));
}

}  // namespace hitspread::support
