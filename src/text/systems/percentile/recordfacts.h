#pragma once

#include "services/libraryservice.h"
#include "text/libraryfacts.h"
#include "text/naming.h"

#include <span>

namespace hitspread::percentile {

/// What the rules make of a record of the library. Empty: its columns say it.
[[nodiscard]] text::LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored,
                                         std::span<const StoredRecord> related);

}  // namespace hitspread::percentile
