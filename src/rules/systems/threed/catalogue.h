#pragma once

#include "rules/core/rule.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace hitspread::threed {

/// The rules of the 3D System, in document order; the value is the index into catalogue().
enum class Rule : std::uint16_t {
#define HS_RULE(name, ...) name,
#include "rules/systems/threed/catalogue.inc"
#undef HS_RULE
};

inline constexpr std::size_t kRules = 248;

/// Every rule of the checklist, built or not; static storage.
[[nodiscard]] std::span<const RuleInfo> catalogue();

/// The same under the system's name.
[[nodiscard]] const RuleList& ruleList();

}  // namespace hitspread::threed
