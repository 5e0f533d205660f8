#pragma once

#include "services/ports/campaign.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>

namespace hitspread {

/// A record of the library as whoever edits it has read it, and as it is to be.
struct RecordEdit {
    /// An element of a field.
    struct Value {
        std::string field;
        std::uint16_t element = 0;
    };
    StoredRecord asRead;
    StoredRecord wanted;
    std::optional<Value> said{};  ///< is meant to be what it is in `wanted` also where it was read so
};

/// The library, every change through the log (scope Library): one call, one entry, one step of undo. What is refused (Failure
/// naming record and field) has changed nothing. Storage thread.
class LibraryService {
public:
    LibraryService(Campaign& campaign, const BodyPlans& plans, const Clock& clock)
        : m_campaign(campaign), m_plans(plans), m_clock(clock)
    {}

    [[nodiscard]] std::vector<LibraryRow> list(const LibraryQuery& query);
    [[nodiscard]] std::size_t count(const LibraryQuery& query);
    /// The same rows as whole records, for tables whose columns are declared fields.
    [[nodiscard]] std::vector<StoredRecord> page(const LibraryQuery& query);
    [[nodiscard]] StoredRecord load(RecordRef record);

    /// A search over every kind, best first.
    [[nodiscard]] std::vector<LibraryHit> find(const std::string& search, const std::string& system = {},
                                               std::size_t limit = 50);
    /// Hits per kind, for "also found elsewhere".
    [[nodiscard]] std::vector<KindHits> hits(const std::string& search, const std::string& system = {});
    /// For a query that finds nothing: the nearest words that find something.
    [[nodiscard]] std::optional<SearchSuggestion> suggestion(const LibraryQuery& query);
    [[nodiscard]] std::vector<std::string> tags(RecordKind kind);
    /// Who carries or mounts it, in which fights.
    [[nodiscard]] std::vector<RecordUse> usedBy(RecordRef record);

    /// A record as create() takes it, its name on one line. Throws Failure as create() does.
    [[nodiscard]] StoredRecord checked(const StoredRecord& wanted) const;
    /// Refused (BadInput) when a value is out of range or names a body plan there is not.
    [[nodiscard]] RecordId create(const StoredRecord& wanted);
    /// Writes and logs each field, rank, tag list or portrait that was edited; nothing when none was (returns 0). What others have changed
    /// since it was read stays; where that is a value edited here, OutOfDate names all three.
    EntryId update(const StoredRecord& asRead, const StoredRecord& wanted);
    EntryId updateAll(std::span<const RecordEdit> edits);
    /// Copies, a character with his kit, each under the first free name (nameOfAnother()); never marked as sample. The ids are in the
    /// order given.
    [[nodiscard]] RecordId duplicate(RecordRef record);
    [[nodiscard]] std::vector<RecordId> duplicateAll(std::span<const RecordRef> records);
    /// Takes records out of the library; fights and kits that use them keep them.
    EntryId remove(RecordRef record);
    EntryId removeAll(std::span<const RecordRef> records);

    /// A picture for a character, a PNG or JPEG file of at most kMostImageBytes and kMostImageSide pixels a side; no bytes: none.
    /// Returns 0 when it is his already.
    EntryId setPortrait(RecordId character, std::span<const std::byte> image);
    /// The picture's file; empty: he has none.
    [[nodiscard]] std::vector<std::byte> portrait(RecordId character);

    [[nodiscard]] std::vector<SavedSearch> savedSearches();
    /// Keeps a query under a name: a new one (id 0), or in place of the one with this id. Refused without a name.
    [[nodiscard]] RecordId saveSearch(const SavedSearch& search);
    EntryId removeSearch(RecordId search);

private:
    [[nodiscard]] StoredRecord inLibrary(RecordRef record);
    [[nodiscard]] std::set<std::string> namesOf(RecordKind kind, const std::string& system);

    /// Refuses (BadInput, naming the plans there are) a character with a body plan that is none of ours.
    void requirePlan(const StoredRecord& record) const;

    Campaign& m_campaign;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
