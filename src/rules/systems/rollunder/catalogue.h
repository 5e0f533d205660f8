#pragma once

#include "rules/core/rule.h"

#include <cstdint>

namespace hitspread::rollunder {

/// The rules of the 3d6 roll-under sheet, in document order; the value is the index into ruleList().
enum class Rule : std::uint16_t {
#define HS_RULE(name, ...) name,
#include "rules/systems/rollunder/catalogue.inc"
#undef HS_RULE
};

/// Every rule of the checklist under the system's name, built or not.
[[nodiscard]] const RuleList& ruleList();

}  // namespace hitspread::rollunder
