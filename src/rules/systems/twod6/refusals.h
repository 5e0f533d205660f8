#pragma once

#include "rules/core/refusals.h"
#include "rules/systems/twod6/catalogue.h"

#include <cstdint>

namespace hitspread::twod6 {

/// Why an action of 2d6 personal combat cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/twod6/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::twod6
