#pragma once

#include "rules/core/declare/record.h"
#include "services/library/libraryservice.h"
#include "text/libraryfacts.h"
#include "text/naming.h"

#include <QString>

#include <optional>
#include <vector>

namespace hitspread {

using text::LibraryFacts;

/// A record of the library and what belongs to it.
struct LibrarySubject {
    StoredRecord stored;
    std::vector<StoredRecord> related;  ///< what the system asked for by relatedTo()
    std::vector<RecordUse> uses;
};

/// A record with what belongs to it, as the campaign has it now. Storage thread; throws Failure.
[[nodiscard]] LibrarySubject librarySubject(LibraryService& library, RecordRef record);

/// What the system asks for by relatedTo(). Storage thread; throws Failure.
[[nodiscard]] std::vector<StoredRecord> relatedRecords(LibraryService& library, const StoredRecord& stored);

/// By the rules of the record's system; without a view of it, the usual columns.
[[nodiscard]] LibraryFacts libraryFacts(const LibrarySubject& subject, const text::Naming& names);

/// Who has it, as words: names, each once.
[[nodiscard]] QString carriersOf(const LibrarySubject& subject);
/// The fights it is in.
[[nodiscard]] QString fightsOf(const LibrarySubject& subject);

}  // namespace hitspread
