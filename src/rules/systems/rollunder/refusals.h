#pragma once

#include "rules/core/refusals.h"
#include "rules/systems/rollunder/catalogue.h"

#include <cstdint>

namespace hitspread::rollunder {

/// Why an action of the 3d6 roll-under cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/rollunder/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::rollunder
