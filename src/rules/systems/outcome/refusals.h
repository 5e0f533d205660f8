#pragma once

#include "rules/core/refusals.h"
#include "rules/systems/outcome/catalogue.h"

#include <cstdint>

namespace hitspread::outcome {

/// Why an action of the opposed outcome system cannot be resolved as asked; spelling in words(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/outcome/refusals.inc"
#undef HS_REFUSAL
};

using Refusals = RefusalsOf<RefusalCode, Rule>;

}  // namespace hitspread::outcome
