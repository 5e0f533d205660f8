#pragma once

#include "services/ports/encounterstore.h"
#include "services/ports/librarystore.h"

#include <map>
#include <vector>

namespace hitspread {

/// Reads records of the library, each of them once: six guards are one character with one rifle. For one pass of reading, in
/// which nothing is written. Storage thread; throws Failure as LibraryStore::load does.
class RecordCache {
public:
    explicit RecordCache(LibraryStore& library) : m_library(library) {}

    /// Stays where it is as long as the reader lives.
    [[nodiscard]] const StoredRecord& load(RecordRef record)
    {
        const auto known = m_records.find(record);
        return known != m_records.end() ? known->second
                                        : m_records.emplace(record, m_library.load(record)).first->second;
    }

private:
    LibraryStore& m_library;
    std::map<RecordRef, StoredRecord> m_records;
};

/// The same of a fight: what one does and what he could do besides is asked of the same few.
class FightCache {
public:
    explicit FightCache(EncounterStore& store) : m_store(store) {}

    [[nodiscard]] const Encounter& encounter(RecordId id)
    {
        return once(m_encounters, id, [this](RecordId wanted) { return m_store.encounter(wanted); });
    }
    [[nodiscard]] const Combatant& combatant(RecordId id)
    {
        return once(m_combatants, id, [this](RecordId wanted) { return m_store.combatant(wanted); });
    }
    [[nodiscard]] const std::vector<Possession>& possessionsOfCombatant(RecordId id)
    {
        return once(m_possessions, id, [this](RecordId wanted) { return m_store.possessionsOfCombatant(wanted); });
    }

private:
    template <typename Value, typename Read>
    static const Value& once(std::map<RecordId, Value>& all, RecordId id, const Read& read)
    {
        const auto known = all.find(id);
        return known != all.end() ? known->second : all.emplace(id, read(id)).first->second;
    }

    EncounterStore& m_store;
    std::map<RecordId, Encounter> m_encounters;
    std::map<RecordId, Combatant> m_combatants;
    std::map<RecordId, std::vector<Possession>> m_possessions;
};

}  // namespace hitspread
