#pragma once

#include "rules/core/record.h"

#include <QString>

#include <compare>
#include <cstdint>
#include <optional>

namespace hitspread {

/// One element of one field of a record: index into the declaration's fields, and the element of an array.
struct FieldPlace {
    std::uint16_t field = 0;
    std::uint16_t element = 0;

    friend constexpr auto operator<=>(const FieldPlace&, const FieldPlace&) = default;
};

/// What a form means by "str", "hitsMax:head" or "bonus:3"; nothing when the record has no such place.
[[nodiscard]] std::optional<FieldPlace> placeNamed(const RecordDeclaration& record, const QString& named);

}  // namespace hitspread
