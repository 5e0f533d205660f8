#pragma once

#include "services/ports/librarystore.h"

#include <map>

namespace hitspread {

/// Reads records of the library, each of them once: six guards are one character with one rifle. For one pass of reading, in
/// which nothing is written. Storage thread; throws Failure as LibraryStore::load does.
class ReadOnce {
public:
    explicit ReadOnce(LibraryStore& library) : m_library(library) {}

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

}  // namespace hitspread
