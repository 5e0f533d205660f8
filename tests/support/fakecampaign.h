#pragma once

#include "services/ports/campaign.h"
#include "support/campaigndump.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hitspread::support {

/// What a fake campaign holds. Copying it deeply is how its transactions roll back.
struct FakeState {
    std::map<RecordRef, StoredRecord> library;
    std::map<RecordId, Encounter> encounters;
    std::map<RecordId, Combatant> combatants;
    std::map<RecordId, Possession> possessions;
    std::map<std::pair<RecordId, RecordId>, int> distances;
    std::vector<std::vector<std::byte>> images;
    std::map<RecordId, SavedSearch> searches;
    std::vector<std::shared_ptr<const LogEntry>> entries;  ///< never changed once written: copies share them
    std::map<Scope, EntryId> heads;
    std::map<RecordId, PendingAction> pending;
    std::map<RecordId, LogMark> marks;
    RecordId lastId = 0;

    [[nodiscard]] FakeState deepCopy() const;
};

class FakeLibrary final : public LibraryStore {
public:
    explicit FakeLibrary(FakeState& state) : m_state(state) {}
    std::vector<LibraryRow> list(const LibraryQuery& query) override;
    std::size_t count(const LibraryQuery& query) override;
    StoredRecord load(RecordRef record) override;
    RecordId insert(const StoredRecord& record) override;
    void update(const StoredRecord& record) override;
    void remove(RecordRef record) override;
    std::vector<StoredRecord> page(const LibraryQuery& query) override;
    std::vector<LibraryHit> find(const std::string& search, const std::string& system, std::size_t limit) override;
    std::vector<KindHits> hits(const std::string& search, const std::string& system) override;
    std::optional<SearchSuggestion> suggestion(const LibraryQuery& query) override;
    std::vector<std::string> tags(RecordKind kind) override;
    std::vector<RecordUse> usedBy(RecordRef record) override;
    std::string keepImage(std::span<const std::byte> bytes) override;
    std::vector<std::byte> image(const std::string& digest) override;
    std::vector<SavedSearch> savedSearches() override;
    RecordId saveSearch(const SavedSearch& search) override;
    void removeSearch(RecordId id) override;

private:
    FakeState& m_state;
};

class FakeEncounters final : public EncounterStore {
public:
    explicit FakeEncounters(FakeState& state) : m_state(state) {}
    std::vector<Encounter> encounters() override;
    Encounter encounter(RecordId id) override;
    RecordId insert(const Encounter& encounter) override;
    void update(const Encounter& encounter) override;
    FightClock clock(RecordId encounter) override;
    std::vector<Combatant> combatants(RecordId encounter) override;
    Combatant combatant(RecordId id) override;
    RecordId insert(const Combatant& combatant) override;
    void update(const Combatant& combatant) override;
    void removeCombatant(RecordId id) override;
    std::vector<Possession> possessionsOfCombatant(RecordId combatant) override;
    std::vector<Possession> possessionsIn(RecordId encounter) override;
    std::vector<Possession> possessionsIn(RecordId encounter, const std::set<RecordKind>& kinds) override;
    std::vector<Possession> conditionsIn(RecordId encounter) override;
    std::vector<Possession> lyingIn(RecordId encounter) override;
    std::vector<Possession> possessionsOfCharacter(RecordId character) override;
    Possession possession(RecordId id) override;
    RecordId insert(const Possession& possession) override;
    void update(const Possession& possession) override;
    void removePossession(RecordId id) override;
    std::optional<int> distance(RecordId a, RecordId b) override;
    std::map<std::pair<RecordId, RecordId>, int> distances(RecordId encounter) override;
    void setDistance(RecordId a, RecordId b, std::optional<int> metres) override;

private:
    FakeState& m_state;
};

class FakeLog final : public LogStore {
public:
    explicit FakeLog(FakeState& state) : m_state(state) {}
    EntryId append(const LogEntry& entry) override;
    LogEntry entry(EntryId id) override;
    std::shared_ptr<const ActionRecord> action(EntryId id) override;
    std::vector<LogEntry> entries(std::span<const EntryId> ids) override;
    std::vector<LogEntry> list(const LogQuery& query) override;
    EntryId head(Scope scope) override;
    std::map<Scope, EntryId> heads() override;
    void setHead(Scope scope, EntryId entry) override;
    EntryId parent(EntryId id) override { return at(id).parent; }
    std::vector<EntryId> inForce(Scope scope, EntryId downTo) override;
    EntryId lastChild(Scope scope, EntryId parent) override;
    std::vector<EntryId> inForceElsewhere(Scope scope, EntryId after) override;
    std::vector<LogTouch> touchesElsewhere(Scope scope, RecordRef record) override;
    RecordId savePending(const PendingAction& pending) override;
    std::optional<PendingAction> pending(RecordId encounter) override;
    void removePending(RecordId id) override;
    std::vector<LogMark> marks(RecordId encounter) override;
    RecordId setMark(const LogMark& mark) override;
    void removeMark(RecordId id) override;

private:
    [[nodiscard]] const LogEntry& at(EntryId id) const;
    void indexTouches();

    FakeState& m_state;
    std::vector<std::shared_ptr<const LogEntry>>
        m_indexed;  ///< the entries m_touches knows; a rollback takes some away
    std::map<RecordRef, std::vector<std::pair<Scope, LogTouch>>> m_touches;  ///< oldest first
};

/// A campaign in memory, for tests of the services: the contracts of the ports, without SQL.
class FakeCampaign final : public Campaign {
public:
    LibraryStore& library() override { return m_library; }
    EncounterStore& encounters() override { return m_encounters; }
    LogStore& log() override { return m_log; }
    AnyRecord load(RecordRef record) override;
    void save(RecordRef record, const AnyRecord& value) override;
    std::string snapshot(RecordRef record) override;
    std::string snapshotOfNew(const StoredRecord& record) override
    {
        return snapshot({record.record.declaration().kind, record.id});
    }
    void restore(RecordRef record, const std::string& snapshot) override;
    void erase(RecordRef record) override;
    std::string path() const override { return "memory"; }
    bool isReadOnly() const override { return false; }

    /// Every value of every record in one text, the log left out: for comparing states.
    [[nodiscard]] std::string dump() { return dumpOf(*this); }
    /// One like this, on its own from now on; snapshots either of them takes can be put back into both.
    [[nodiscard]] std::unique_ptr<FakeCampaign> fork() const;
    [[nodiscard]] const FakeState& state() const { return m_state; }

private:
    void transact(const std::function<void()>& work) override;
    void transactInVain(const std::function<void()>& work) override;
    void readTogether(const std::function<void()>& work) override;

    struct Kept {
        std::optional<StoredRecord> record;
        std::optional<Combatant> combatant;
        std::vector<Possession> possessions;
        std::map<std::pair<RecordId, RecordId>, int> distances;
        std::optional<SavedSearch> search;
    };
    FakeState m_state;
    bool m_isInTransaction = false;
    FakeLibrary m_library{m_state};
    FakeEncounters m_encounters{m_state};
    FakeLog m_log{m_state};
    /// What snapshots stand for: a snapshot's text is its number in here.
    std::shared_ptr<std::vector<Kept>> m_kept = std::make_shared<std::vector<Kept>>();
};

class FixedClock final : public Clock {
public:
    std::string now() const override { return "2026-01-01T00:00:00Z"; }
};

}  // namespace hitspread::support
