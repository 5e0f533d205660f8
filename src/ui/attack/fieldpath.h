#pragma once

#include <compare>
#include <cstdint>

namespace hitspread {

/// One number of an action's input: element of a part, field of its record, element of that field.
struct FieldPath {
    std::uint8_t part = 0;
    std::uint16_t element = 0;
    std::uint16_t field = 0;
    std::uint16_t index = 0;

    friend constexpr auto operator<=>(const FieldPath&, const FieldPath&) = default;
};

}  // namespace hitspread
