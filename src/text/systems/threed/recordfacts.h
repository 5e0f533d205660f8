#pragma once

#include "services/library/libraryservice.h"
#include "text/libraryfacts.h"
#include "text/naming.h"

#include <optional>
#include <span>
#include <string_view>

namespace hitspread::threed {

/// What the rules make of a record of the library; `related`: what relatedTo() finds.
[[nodiscard]] text::LibraryFacts factsOf(const text::Naming& names, const StoredRecord& stored,
                                         std::span<const StoredRecord> related);

/// Of a firearm, the rounds it fires.
[[nodiscard]] std::optional<LibraryQuery> relatedTo(const AnyRecord& record);

/// Ids of the fields in which records of a kind are compared at a glance, the foremost first.
[[nodiscard]] std::span<const std::string_view> compared(RecordKind kind);

/// Why the rules make nothing of a value of the record as it stands, in a few words; empty: they use it.
[[nodiscard]] QString idleWords(const AnyRecord& record, const FieldDeclaration& field);

}  // namespace hitspread::threed
