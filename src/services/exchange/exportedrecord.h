#pragma once

#include "services/exchange/kit.h"
#include "services/ports/librarystore.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace hitspread {

/// A record with what stands beside it.
struct ExportedRecord {
    StoredRecord stored;
    std::vector<std::byte> portrait{};  ///< the file; no bytes: none
    std::vector<ExchangedThing> kit{};  ///< of a character
};

/// All records of a kind; without a system of every system. Throws Failure of the store.
[[nodiscard]] std::vector<StoredRecord> wholeKind(LibraryStore& library, RecordKind kind, const std::string& system);

/// Records with what stands beside them in the campaign. Throws Failure of the store.
[[nodiscard]] std::vector<ExportedRecord> exportedRecords(Campaign& campaign, std::span<const StoredRecord> records);

}  // namespace hitspread
