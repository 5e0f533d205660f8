#pragma once

#include "services/identity.h"

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
};

/// One line of a list; `detail` is a short summary for the second column.
struct LibraryRow {
    RecordId id = 0;
    std::string name;
    std::string system;
    std::string detail;
    bool sample = false;
};

struct LibraryQuery {
    RecordKind kind = RecordKind::Character;
    std::string system;  ///< empty: every system
    std::string search;  ///< words, the last one as a prefix; empty: all
    std::size_t offset = 0;
    std::size_t limit = 100;
};

/// Characters, weapons, ammunition, armour and accessories. Used on the storage thread only; every call may throw Failure.
class LibraryStore {
public:
    virtual ~LibraryStore() = default;
    [[nodiscard]] virtual std::vector<LibraryRow> list(const LibraryQuery& query) = 0;
    [[nodiscard]] virtual std::size_t count(const LibraryQuery& query) = 0;
    [[nodiscard]] virtual StoredRecord load(RecordRef record) = 0;
    /// Returns the new id; `record.id` is ignored.
    [[nodiscard]] virtual RecordId insert(const StoredRecord& record) = 0;
    virtual void update(const StoredRecord& record) = 0;
    /// Refused (Failure, BadInput) while something in an encounter uses the record.
    virtual void remove(RecordRef record) = 0;
};

}  // namespace hitspread
