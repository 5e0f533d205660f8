#pragma once

#include "models/library/fieldelement.h"

#include <compare>
#include <cstdint>

namespace hitspread {

/// One value of an action's input: element of a part, and the place in its record.
struct FieldPath {
    std::uint8_t part = 0;
    std::uint16_t element = 0;
    FieldElement place{};

    friend constexpr auto operator<=>(const FieldPath&, const FieldPath&) = default;
};

}  // namespace hitspread
