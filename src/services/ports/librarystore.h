#pragma once

#include "services/ports/libraryquery.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// A record of the library with what only storage keeps.
struct StoredRecord {
    RecordId id = 0;
    std::string system;
    AnyRecord record;
    std::string extra = "{}";  ///< unknown members of the imported document, a JSON object, given back on export
    bool sample = false;
    std::vector<std::string> tags;  ///< in the order given, none twice
    std::string portrait;           ///< characters: digest of a kept image; empty: none
    bool removed = false;           ///< taken out of the library; kept for fights, kits and the log
};

/// Characters, weapons, ammunition and every other kind of library record. Used on the storage thread only; every call may
/// throw Failure.
class LibraryStore {
public:
    virtual ~LibraryStore() = default;
    /// Throws BadInput for a field no system declares for the kind, or a comparison that does not suit it.
    [[nodiscard]] virtual std::vector<LibraryRow> list(const LibraryQuery& query) = 0;
    [[nodiscard]] virtual std::size_t count(const LibraryQuery& query) = 0;
    /// The same rows as whole records.
    [[nodiscard]] virtual std::vector<StoredRecord> page(const LibraryQuery& query) = 0;

    /// Records of every kind (of one system, if given) that a search finds, best first.
    [[nodiscard]] virtual std::vector<LibraryHit> find(const std::string& search, const std::string& system,
                                                       std::size_t limit) = 0;
    /// How many it finds per kind.
    [[nodiscard]] virtual std::vector<KindHits> hits(const std::string& search, const std::string& system) = 0;
    /// The nearest words that find something, for a query that finds nothing; nothing when none are near.
    [[nodiscard]] virtual std::optional<SearchSuggestion> suggestion(const LibraryQuery& query) = 0;
    /// Every tag in use among records of a kind, sorted.
    [[nodiscard]] virtual std::vector<std::string> tags(RecordKind kind) = 0;

    /// Also one that was taken out (`removed`).
    [[nodiscard]] virtual StoredRecord load(RecordRef record) = 0;
    /// Returns the new id; `record.id` is ignored.
    [[nodiscard]] virtual RecordId insert(const StoredRecord& record) = 0;
    virtual void update(const StoredRecord& record) = 0;
    /// Takes a record out of the library: no list and no search shows it any more. Whoever uses it keeps it.
    virtual void remove(RecordRef record) = 0;
    /// Who uses it, fights first; records taken out of the library use nothing.
    [[nodiscard]] virtual std::vector<RecordUse> usedBy(RecordRef record) = 0;

    /// Keeps an image and returns the digest of its bytes, under which it is found again; the same bytes are kept once.
    [[nodiscard]] virtual std::string keepImage(std::span<const std::byte> bytes) = 0;
    [[nodiscard]] virtual std::vector<std::byte> image(const std::string& digest) = 0;

    /// Sorted by name.
    [[nodiscard]] virtual std::vector<SavedSearch> savedSearches() = 0;
    /// Inserts (id 0), or replaces under its id; returns the id.
    [[nodiscard]] virtual RecordId saveSearch(const SavedSearch& search) = 0;
    virtual void removeSearch(RecordId id) = 0;
};

}  // namespace hitspread
