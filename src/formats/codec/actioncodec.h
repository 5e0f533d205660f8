#pragma once

#include "formats/json/documentpath.h"
#include "services/action/actionrecord.h"

#include <string>
#include <string_view>

namespace hitspread::formats {

/// A whole action (request, answers with their origins, overrides, bindings, steps, events, changes) as compact JSON text for the log.
[[nodiscard]] std::string actionText(const ActionRecord& action);

/// The inverse; nothing is resolved anew but what happened in an action of before events were kept. Throws Failure (BadInput); `where` names the text.
[[nodiscard]] ActionRecord actionFromText(std::string_view text, const DocumentPath& where);

/// Spelling of a record's kind ("character", "weaponState"), and its inverse (throws Failure, BadInput).
[[nodiscard]] std::string_view kindText(RecordKind kind);
[[nodiscard]] RecordKind kindFromText(std::string_view text, const DocumentPath& where);

}  // namespace hitspread::formats
