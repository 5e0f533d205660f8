#pragma once

#include "rules/core/declare/record.h"
#include "services/refusal/reason.h"
#include "services/undo/logentry.h"

#include <optional>
#include <string>

namespace hitspread {

/// What became of a value of another program that was to stand in a field.
struct FieldFit {
    bool isKept = true;
    std::optional<Cause> why{};  ///< it is not kept, or not whole
};

/// Makes a value fit a field: a text is cut to the room there is, no letter in two; a number or a rank out of range is not kept.
[[nodiscard]] FieldFit fitInto(const FieldDeclaration& field, LoggedValue& value);

/// As many bytes of a text as there is room for; no letter is cut in two.
[[nodiscard]] std::string cutTo(const std::string& text, std::size_t most);

}  // namespace hitspread
