#include "services/exchange/exportedrecord.h"

namespace hitspread {

std::vector<StoredRecord> wholeKind(LibraryStore& library, RecordKind kind, const std::string& system)
{
    LibraryQuery query{.kind = kind, .system = system};
    query.limit = library.count(query);
    return library.page(query);
}

std::vector<ExportedRecord> exportedRecords(Campaign& campaign, std::span<const StoredRecord> records)
{
    std::vector<ExportedRecord> all;
    all.reserve(records.size());
    for (const StoredRecord& record : records) {
        ExportedRecord& one = all.emplace_back();
        one.stored = record;
        if (!record.portrait.empty())
            one.portrait = campaign.library().image(record.portrait);
        if (record.record.declaration().kind == RecordKind::Character)
            one.kit = exchangedKit(campaign, record.id);
    }
    return all;
}

}  // namespace hitspread
