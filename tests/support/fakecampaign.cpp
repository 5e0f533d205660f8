#include "support/fakecampaign.h"

#include "services/refusal/problem.h"
#include "support/fakecopies.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace hitspread::support {

using fakes::copied;
using fakes::found;
using fakes::kept;

namespace {

std::string nameIn(const StoredRecord& record)
{
    const FieldDeclaration* name = record.record.declaration().find("name");
    return name ? name->text(record.record.data()) : std::string{};
}

/// Whether it is there and of a rule system; empty: of any.
bool isThereIn(const StoredRecord& record, const std::string& system)
{
    return !record.removed && (system.empty() || record.system == system);
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
        if (reference.kind == query.kind && isThereIn(record, query.system)
            && nameIn(record).find(query.search) != std::string::npos)
            records.push_back(copied(record));
    }
    return records;
}

std::vector<LibraryHit> FakeLibrary::find(const std::string& search, const std::string& system, std::size_t limit)
{
    std::vector<LibraryHit> found;
    for (const auto& [reference, record] : m_state.library) {
        if (isThereIn(record, system) && nameIn(record).find(search) != std::string::npos && found.size() < limit)
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
            uses.push_back({.how = possession.encounter != 0 ? RecordUse::How::Lies : RecordUse::How::Carried,
                            .character = possession.character,
                            .combatant = possession.combatant,
                            .encounter = possession.encounter,
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

void FakeCampaign::transact(const std::function<void()>& work)
{
    if (std::exchange(m_isInTransaction, true))
        throw Failure(ProblemCode::StorageFault, "memory", because<Reason::NestedTransaction>());
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

void FakeCampaign::transactInVain(const std::function<void()>& work)
{
    const FakeState before = m_state.deepCopy();
    transact(work);
    m_state = before;
}

void FakeCampaign::readTogether(const std::function<void()>& work)
{
    const bool isWithin = std::exchange(m_isInTransaction, true);
    try {
        work();
    } catch (...) {
        m_isInTransaction = isWithin;
        throw;
    }
    m_isInTransaction = isWithin;
}

AnyRecord FakeCampaign::load(RecordRef record)
{
    switch (record.kind) {
    case RecordKind::Condition: return m_encounters.combatant(record.id).condition;
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Lying: return m_encounters.possession(record.id).state;
    case RecordKind::Switches: return m_encounters.encounter(record.id).switches;
    default: return m_library.load(record).record;
    }
}

void FakeCampaign::save(RecordRef record, const AnyRecord& value)
{
    switch (record.kind) {
    case RecordKind::Condition: m_state.combatants.at(record.id).condition = kept(value); break;
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Lying: m_state.possessions.at(record.id).state = copied(value); break;
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
        std::ranges::copy_if(
            m_state.distances, std::inserter(kept.distances, kept.distances.end()),
            [&record](const auto& known) { return known.first.first == record.id || known.first.second == record.id; });
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
    m_state.distances.insert(kept.distances.begin(), kept.distances.end());
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
