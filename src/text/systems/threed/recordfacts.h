#pragma once

#include "services/libraryservice.h"
#include "text/libraryfacts.h"

#include <span>

namespace hitspread::threed {

/// What the rules make of a record of the library; `related`: of a firearm, the rounds it fires.
[[nodiscard]] text::LibraryFacts factsOf(const StoredRecord& stored, std::span<const StoredRecord> related);

/// Why the rules make nothing of a value of the record as it stands, in a few words; empty: they use it.
[[nodiscard]] QString idleWords(const AnyRecord& record, const FieldDeclaration& field);

}  // namespace hitspread::threed
