#pragma once

#include "rules/core/declare/record.h"

#include <QString>

#include <compare>
#include <cstdint>
#include <optional>

namespace hitspread {

/// One element of one field of a record: index into the declaration's fields, and the element of an array.
struct FieldElement {
    std::uint16_t field = 0;
    std::uint16_t element = 0;

    friend constexpr auto operator<=>(const FieldElement&, const FieldElement&) = default;
};

/// What a form means by "str", "hitsMax:head" or "bonus:3"; nothing when the record has no such place.
[[nodiscard]] std::optional<FieldElement> elementNamed(const RecordDeclaration& record, const QString& named);

}  // namespace hitspread
