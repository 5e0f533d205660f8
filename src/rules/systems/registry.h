#pragma once

#include "rules/core/system.h"
#include "rules/systems/input.h"

#include <span>
#include <string_view>

namespace hitspread {

/// A system known by its rule list only, until its rules are built.
struct RuleList {
    std::string_view system;
    std::span<const RuleInfo> rules;
};

/// Every system whose rules can be resolved, in the order of their ids in the documents.
[[nodiscard]] std::span<const System* const> systems();

/// Every system's rule list, built or not.
[[nodiscard]] std::span<const RuleList> ruleLists();

/// The system with this id, or nullptr.
[[nodiscard]] const System* findSystem(std::string_view id);

/// The system an input belongs to.
[[nodiscard]] const System& systemOf(const Input& input);

}  // namespace hitspread
