#pragma once

#include "rules/core/declare/record.h"

#include <QJsonObject>

namespace hitspread::formats {

/// The JSON Schema of one field: type, range, choices, unit (in the description) and rule ids ("x-rules").
[[nodiscard]] QJsonObject fieldSchema(const FieldDeclaration& field);

/// A schema for whole numbers.
[[nodiscard]] QJsonObject wholeNumberSchema(std::int64_t minimum, std::int64_t maximum);

/// A hex as [column, half-row].
[[nodiscard]] QJsonObject hexSchema();

/// "idMax" as "Id max".
[[nodiscard]] QString titleOf(std::string_view id);

}  // namespace hitspread::formats
