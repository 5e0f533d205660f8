#pragma once

#include "services/ports/librarystore.h"
#include "storage/connection.h"

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

    /// Puts a record back under its own id (0: a new one); returns it.
    RecordId insertAs(const StoredRecord& record);

private:
    /// Fills every rank list of a character.
    void readRanks(StoredRecord& record);
    void writeRanks(const StoredRecord& record);
    void refuseWhileInUse(RecordRef record);
    void index(const StoredRecord& record);

    Connection& m_connection;
};

}  // namespace hitspread::storage
