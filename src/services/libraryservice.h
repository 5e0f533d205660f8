#pragma once

#include "services/ports/campaign.h"

namespace hitspread {

/// The library, every change through the log (scope Library). Storage thread; throws Failure.
class LibraryService {
public:
    LibraryService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    [[nodiscard]] std::vector<LibraryRow> list(const LibraryQuery& query);
    [[nodiscard]] std::size_t count(const LibraryQuery& query);
    [[nodiscard]] StoredRecord load(RecordRef record);

    /// Refused (BadInput naming the fields) when a value is out of range.
    [[nodiscard]] RecordId create(const StoredRecord& record);
    /// Logs one change per field that differs; nothing when none does (returns 0).
    EntryId update(const StoredRecord& record);
    [[nodiscard]] RecordId duplicate(RecordRef record);
    EntryId remove(RecordRef record);

private:
    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread
