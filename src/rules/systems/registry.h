#pragma once

#include "rules/core/system.h"

#include <span>
#include <string_view>

namespace hitspread {

/// Every system whose rules can be resolved, in the order of their parts of the documents. The list is the folders.
[[nodiscard]] std::span<const System* const> systems();

/// Every system's rule list, built or not, in the same order.
[[nodiscard]] std::span<const RuleList* const> ruleLists();

/// The system with this id, or nullptr.
[[nodiscard]] const System* findSystem(std::string_view id);

}  // namespace hitspread
