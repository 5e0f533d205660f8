#pragma once

#include "services/ports/librarystore.h"
#include "storage/sqlite/connection.h"

#include <QJsonObject>

#include <span>

namespace hitspread::storage {

/// The library's tables and its search index. Not for encounters.
class LibraryRepository final : public LibraryStore {
public:
    explicit LibraryRepository(Connection& connection) : m_connection(connection) {}

    [[nodiscard]] std::vector<LibraryRow> list(const LibraryQuery& query) override;
    [[nodiscard]] std::size_t count(const LibraryQuery& query) override;
    [[nodiscard]] StoredRecord load(RecordRef record) override;
    [[nodiscard]] RecordId insert(const StoredRecord& record) override;
    void update(const StoredRecord& record) override;
    void remove(RecordRef record) override;
    [[nodiscard]] std::vector<StoredRecord> page(const LibraryQuery& query) override;
    [[nodiscard]] std::vector<LibraryHit> find(const std::string& search, const std::string& system,
                                               std::size_t limit) override;
    [[nodiscard]] std::vector<KindHits> hits(const std::string& search, const std::string& system) override;
    [[nodiscard]] std::optional<SearchSuggestion> suggestion(const LibraryQuery& query) override;
    [[nodiscard]] std::vector<std::string> tags(RecordKind kind) override;
    [[nodiscard]] std::vector<RecordUse> usedBy(RecordRef record) override;
    [[nodiscard]] std::string keepImage(std::span<const std::byte> bytes) override;
    [[nodiscard]] std::vector<std::byte> image(const std::string& digest) override;
    [[nodiscard]] std::vector<SavedSearch> savedSearches() override;
    [[nodiscard]] RecordId saveSearch(const SavedSearch& search) override;
    void removeSearch(RecordId id) override;

    /// Puts a record back under the id it had; whatever stands in the search under it goes.
    void putBack(const StoredRecord& record) { (void)insertAs(record, record.id); }

    /// Makes the search index anew from the records there are.
    void indexAnew();

    [[nodiscard]] std::string systemOf(RecordRef record);
    /// Whether there is such a row, taken out of the library or not.
    [[nodiscard]] bool contains(RecordRef record);

    /// A saved search as the log keeps it, and back under its id.
    [[nodiscard]] std::string savedSearchText(RecordId id);
    void putBackSearch(RecordId id, const QJsonObject& object);

private:
    [[nodiscard]] ResultSet select(const QString& columns, const LibraryQuery& query);
    /// A row as a record, without the lists that have rows of their own.
    [[nodiscard]] StoredRecord recordIn(const ResultSet& row, RecordKind kind);
    /// Fills every rank list of a character.
    void readRanks(std::span<StoredRecord> records);
    /// Under an id that is wanted (0: a new one); returns it.
    [[nodiscard]] RecordId insertAs(const StoredRecord& record, RecordId wanted);
    void writeRanks(const StoredRecord& record, RecordId id);
    void index(const StoredRecord& record, RecordId id, bool isNew);

    Connection& m_connection;
};

}  // namespace hitspread::storage
