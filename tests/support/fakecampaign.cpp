#include "support/fakecampaign.h"

#include "services/possessions.h"
#include "services/problem.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <set>
#include <utility>

namespace hitspread::support {

namespace {

AnyRecord copied(const AnyRecord& record)
{
    return record.isNull() ? record : record.cloned();
}
StoredRecord copied(StoredRecord record)
{
    record.record = copied(record.record);
    return record;
}
Combatant copied(Combatant combatant)
{
    combatant.condition = copied(combatant.condition);
    return combatant;
}
Possession copied(Possession possession)
{
    possession.state = copied(possession.state);
    return possession;
}
Encounter copied(Encounter encounter)
{
    encounter.switches = copied(encounter.switches);
    return encounter;
}

template <typename Map>
auto& found(Map& map, const typename Map::key_type& key, const char* what)
{
    const auto entry = map.find(key);
    if (entry == map.end())
        throw Failure(ProblemCode::NotFound, what);
    return entry->second;
}

std::string nameIn(const StoredRecord& record)
{
    const FieldDeclaration* name = record.record.declaration().find("name");
    return name ? name->text(record.record.data()) : std::string{};
}

}  // namespace

FakeState FakeState::deepCopy() const
{
    FakeState copy = *this;
    for (auto& [reference, record] : copy.library)
        record = copied(record);
    for (auto& [id, encounter] : copy.encounters)
        encounter = copied(encounter);
    for (auto& [id, combatant] : copy.combatants)
        combatant = copied(combatant);
    for (auto& [id, possession] : copy.possessions)
        possession = copied(possession);
    return copy;
}

std::vector<LibraryRow> FakeLibrary::list(const LibraryQuery& query)
{
    std::vector<LibraryRow> rows;
    for (const StoredRecord& record : page(query))
        rows.push_back({record.id, nameIn(record), record.system, {}, record.sample});
    return rows;
}

std::size_t FakeLibrary::count(const LibraryQuery& query)
{
    return list(query).size();
}

std::vector<StoredRecord> FakeLibrary::page(const LibraryQuery& query)
{
    std::vector<StoredRecord> records;
    for (const auto& [reference, record] : m_state.library) {
        if (reference.kind == query.kind && !record.removed && nameIn(record).find(query.search) != std::string::npos)
            records.push_back(copied(record));
    }
    return records;
}

std::vector<LibraryHit> FakeLibrary::find(const std::string& search, const std::string& system, std::size_t limit)
{
    std::vector<LibraryHit> found;
    for (const auto& [reference, record] : m_state.library) {
        const bool isOfSystem = system.empty() || record.system == system;
        if (!record.removed && isOfSystem && nameIn(record).find(search) != std::string::npos && found.size() < limit)
            found.push_back({reference.kind, {reference.id, nameIn(record), record.system, {}, record.sample}});
    }
    return found;
}

std::vector<KindHits> FakeLibrary::hits(const std::string& search, const std::string& system)
{
    std::map<RecordKind, std::size_t> counts;
    for (const LibraryHit& hit : find(search, system, m_state.library.size()))
        ++counts[hit.kind];
    std::vector<KindHits> all;
    for (const auto& [kind, number] : counts)
        all.push_back({kind, number});
    return all;
}

std::optional<SearchSuggestion> FakeLibrary::suggestion(const LibraryQuery&)
{
    return std::nullopt;
}

std::vector<std::string> FakeLibrary::tags(RecordKind kind)
{
    std::set<std::string> all;
    for (const auto& [reference, record] : m_state.library) {
        if (reference.kind == kind && !record.removed)
            all.insert(record.tags.begin(), record.tags.end());
    }
    return {all.begin(), all.end()};
}

std::vector<RecordUse> FakeLibrary::usedBy(RecordRef record)
{
    std::vector<RecordUse> uses;
    for (const auto& [id, combatant] : m_state.combatants) {
        if (record == RecordRef{RecordKind::Character, combatant.character})
            uses.push_back({.how = RecordUse::How::Fights,
                            .character = combatant.character,
                            .combatant = id,
                            .encounter = combatant.encounter,
                            .who = combatant.name});
    }
    for (const auto& [id, possession] : m_state.possessions) {
        if (record == RecordRef{possession.kind, possession.item})
            uses.push_back({.how = RecordUse::How::Carried,
                            .character = possession.character,
                            .combatant = possession.combatant,
                            .possession = id});
    }
    return uses;
}

std::string FakeLibrary::keepImage(std::span<const std::byte> bytes)
{
    std::vector<std::byte> image(bytes.begin(), bytes.end());
    auto known = std::ranges::find(m_state.images, image);
    if (known == m_state.images.end())
        known = m_state.images.insert(known, std::move(image));
    return std::to_string(known - m_state.images.begin());
}

std::vector<std::byte> FakeLibrary::image(const std::string& digest)
{
    return m_state.images.at(std::stoul(digest));
}

std::vector<SavedSearch> FakeLibrary::savedSearches()
{
    std::vector<SavedSearch> all;
    for (const auto& [id, search] : m_state.searches)
        all.push_back(search);
    return all;
}

RecordId FakeLibrary::saveSearch(const SavedSearch& search)
{
    SavedSearch kept = search;
    if (kept.id == 0)
        kept.id = ++m_state.lastId;
    m_state.searches[kept.id] = kept;
    return kept.id;
}

void FakeLibrary::removeSearch(RecordId id)
{
    m_state.searches.erase(id);
}

StoredRecord FakeLibrary::load(RecordRef record)
{
    return copied(found(m_state.library, record, "record"));
}

RecordId FakeLibrary::insert(const StoredRecord& record)
{
    StoredRecord kept = copied(record);
    kept.id = ++m_state.lastId;
    m_state.library[{record.record.declaration().kind, kept.id}] = kept;
    return kept.id;
}

void FakeLibrary::update(const StoredRecord& record)
{
    found(m_state.library, {record.record.declaration().kind, record.id}, "record") = copied(record);
}

void FakeLibrary::remove(RecordRef record)
{
    found(m_state.library, record, "record").removed = true;
}

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
    return copied(found(m_state.combatants, id, "combatant"));
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

std::vector<Possession> FakeEncounters::conditionsIn(RecordId encounter)
{
    std::vector<Possession> all;
    for (const Combatant& combatant : combatants(encounter))
        std::ranges::copy(conditionsOf(*this, combatant.id), std::back_inserter(all));
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

EntryId FakeLog::append(const LogEntry& entry)
{
    m_state.entries.push_back(entry);
    m_state.entries.back().id = static_cast<EntryId>(m_state.entries.size());
    return m_state.entries.back().id;
}

LogEntry FakeLog::entry(EntryId id)
{
    if (id < 1 || static_cast<std::size_t>(id) > m_state.entries.size())
        throw Failure(ProblemCode::NotFound, "log entry");
    return m_state.entries[static_cast<std::size_t>(id) - 1];
}

std::vector<LogEntry> FakeLog::list(const LogQuery& query)
{
    std::vector<LogEntry> all;
    for (auto entry = m_state.entries.rbegin(); entry != m_state.entries.rend() && all.size() < query.limit; ++entry) {
        if (entry->scope == query.scope && entry->title.find(query.search) != std::string::npos)
            all.push_back(*entry);
    }
    return all;
}

EntryId FakeLog::head(Scope scope)
{
    return m_state.heads[scope];
}

void FakeLog::setHead(Scope scope, EntryId entry)
{
    m_state.heads[scope] = entry;
}

std::vector<EntryId> FakeLog::inForce(Scope scope, EntryId downTo)
{
    std::vector<EntryId> standing;
    for (EntryId at = head(scope); at != 0 && at >= downTo; at = parent(at))
        standing.push_back(at);
    return standing;
}

EntryId FakeLog::lastChild(Scope scope, EntryId parent)
{
    // What was in force last, newest first; the way to the first of them that rests on `parent` begins with its child.
    for (const LogEntry& word : std::views::reverse(m_state.entries)) {
        if (word.scope != scope || word.kind == EntryKind::Undo || word.kind == EntryKind::Drop)
            continue;
        EntryId at = word.kind == EntryKind::Redo ? word.target : word.id;
        while (at != 0 && entry(at).parent != parent)
            at = entry(at).parent;
        if (at != 0)
            return at;
    }
    return 0;
}

bool FakeLog::isInForce(const LogEntry& entry) const
{
    const auto head = m_state.heads.find(entry.scope);
    EntryId at = head == m_state.heads.end() ? 0 : head->second;
    while (at != 0 && at != entry.id)
        at = m_state.entries[static_cast<std::size_t>(at) - 1].parent;
    return at == entry.id;
}

EntryId FakeLog::laterChange(const LoggedChange& change, EntryId after)
{
    EntryId latest = 0;
    for (const LogEntry& entry : m_state.entries) {
        if (entry.id <= after || entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo || !isInForce(entry))
            continue;
        const bool touches = std::ranges::any_of(entry.changes, [&](const LoggedChange& other) {
            return other.record == change.record
                && (change.field.empty() || other.field.empty()
                    || (other.field == change.field && other.element == change.element));
        });
        if (touches)
            latest = entry.id;
    }
    return latest;
}

RecordId FakeLog::savePending(const PendingAction& pending)
{
    PendingAction kept = pending;
    if (kept.id == 0)
        kept.id = ++m_state.lastId;
    m_state.pending[kept.id] = kept;
    return kept.id;
}

std::optional<PendingAction> FakeLog::pending(RecordId encounter)
{
    for (const auto& [id, pending] : m_state.pending) {
        if (pending.encounter == encounter)
            return pending;
    }
    return std::nullopt;
}

void FakeLog::removePending(RecordId id)
{
    m_state.pending.erase(id);
}

std::vector<LogMark> FakeLog::marks(RecordId encounter)
{
    std::vector<LogMark> all;
    for (const auto& [id, mark] : m_state.marks) {
        if (mark.encounter == encounter)
            all.push_back(mark);
    }
    return all;
}

RecordId FakeLog::setMark(const LogMark& mark)
{
    const auto isMarkable = [&](EntryId id) {
        return id == 0 || (entry(id).scope == Scope{ScopeKind::Encounter, mark.encounter} && !isNote(entry(id).kind));
    };
    const bool isTaken = std::ranges::any_of(m_state.marks, [&](const auto& other) {
        return other.first != mark.id && other.second.encounter == mark.encounter && other.second.name == mark.name;
    });
    if (mark.name.empty() || isTaken || !isMarkable(mark.entry) || !isMarkable(mark.origin))
        throw Failure(ProblemCode::BadInput, mark.name);
    if (mark.id != 0)
        (void)found(m_state.marks, mark.id, "mark");
    LogMark kept = mark;
    if (kept.id == 0)
        kept.id = ++m_state.lastId;
    m_state.marks[kept.id] = kept;
    return kept.id;
}

void FakeLog::removeMark(RecordId id)
{
    m_state.marks.erase(id);
}

void FakeCampaign::atomically(const std::function<void()>& work)
{
    if (std::exchange(m_isInTransaction, true))
        throw Failure(ProblemCode::StorageFault, "memory", {"a transaction was begun inside another"});
    const FakeState before = m_state.deepCopy();
    try {
        work();
    } catch (...) {
        m_isInTransaction = false;
        m_state = before;
        throw;
    }
    m_isInTransaction = false;
}

AnyRecord FakeCampaign::load(RecordRef record)
{
    switch (record.kind) {
    case RecordKind::Condition: return m_encounters.combatant(record.id).condition;
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting: return m_encounters.possession(record.id).state;
    case RecordKind::Switches: return m_encounters.encounter(record.id).switches;
    default: return m_library.load(record).record;
    }
}

void FakeCampaign::save(RecordRef record, const AnyRecord& value)
{
    switch (record.kind) {
    case RecordKind::Condition: m_state.combatants.at(record.id).condition = copied(value); break;
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting: m_state.possessions.at(record.id).state = copied(value); break;
    case RecordKind::Switches: m_state.encounters.at(record.id).switches = copied(value); break;
    default: m_state.library.at(record).record = copied(value);
    }
}

std::string FakeCampaign::snapshot(RecordRef record)
{
    Kept kept;
    switch (record.kind) {
    case RecordKind::Condition:
        kept.combatant = m_encounters.combatant(record.id);
        kept.possessions = m_encounters.possessionsOfCombatant(record.id);
        break;
    case RecordKind::Possession: kept.possessions = {m_encounters.possession(record.id)}; break;
    case RecordKind::SavedSearch: kept.search = found(m_state.searches, record.id, "search"); break;
    default: kept.record = m_library.load(record);
    }
    m_kept->push_back(std::move(kept));
    return std::to_string(m_kept->size() - 1);
}

void FakeCampaign::restore(RecordRef record, const std::string& snapshot)
{
    const Kept& kept = m_kept->at(std::stoul(snapshot));
    if (kept.combatant)
        m_state.combatants[record.id] = copied(*kept.combatant);
    if (kept.search)
        m_state.searches[record.id] = *kept.search;
    if (kept.record)
        m_state.library[record] = copied(*kept.record);
    for (const Possession& possession : kept.possessions)
        m_state.possessions[possession.id] = copied(possession);
}

void FakeCampaign::erase(RecordRef record)
{
    switch (record.kind) {
    case RecordKind::Condition: return m_encounters.removeCombatant(record.id);
    case RecordKind::Possession: return m_encounters.removePossession(record.id);
    case RecordKind::SavedSearch: return m_library.removeSearch(record.id);
    default: return m_library.remove(record);
    }
}

std::unique_ptr<FakeCampaign> FakeCampaign::fork() const
{
    auto twin = std::make_unique<FakeCampaign>();
    twin->m_state = m_state.deepCopy();
    twin->m_kept = m_kept;
    return twin;
}

}  // namespace hitspread::support
