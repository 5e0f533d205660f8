#pragma once

#include "services/action.h"

#include <QString>

#include <string_view>

namespace hitspread::outcomes {

/// What came of an action in a few words.
[[nodiscard]] QString ofAction(const ActionRecord& action);
/// What came of one section of its derivation; empty when the section has nothing to say.
[[nodiscard]] QString ofSection(const ActionRecord& action, std::string_view section);

}  // namespace hitspread::outcomes
