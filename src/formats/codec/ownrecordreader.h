#pragma once

#include "rules/core/declare/record.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hitspread::formats {

/// The fields of a record sorted by their ids: the order in which recordText writes them. Made once per thread and declaration.
[[nodiscard]] const std::vector<const FieldDeclaration*>& fieldsById(const RecordDeclaration& declaration);

/// Reads what recordText writes, straight from its letters, into a new record. It only says yes to what it knows by heart: members in
/// order, no spaces, values in range. False: look at the text as a document, which also says what is wrong with it; the record may
/// be half filled then.
[[nodiscard]] bool readOwnRecord(const RecordDeclaration& declaration, std::string_view text, void* record);

/// Reads what appendQuoted writes and nothing behind it. Nothing: look at it as a document.
[[nodiscard]] std::optional<std::string> readOwnText(std::string_view json);

}  // namespace hitspread::formats
