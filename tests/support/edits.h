#pragma once

#include "services/library/libraryservice.h"

#include <vector>

namespace hitspread::support {

/// An edit by somebody who has read the record just now.
inline EntryId updated(LibraryService& library, const StoredRecord& wanted)
{
    return library.update(library.load({wanted.record.declaration().kind, wanted.id}), wanted);
}

/// The same of several, as one step.
inline EntryId allUpdated(LibraryService& library, const std::vector<StoredRecord>& wanted)
{
    std::vector<RecordEdit> edits;
    edits.reserve(wanted.size());
    for (const StoredRecord& record : wanted)
        edits.push_back({library.load({record.record.declaration().kind, record.id}), record});
    return library.updateAll(edits);
}

}  // namespace hitspread::support
