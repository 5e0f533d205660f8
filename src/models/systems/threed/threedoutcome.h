#pragma once

#include "services/action.h"

#include <QString>

#include <string_view>

namespace hitspread::threed {

[[nodiscard]] QString outcomeOf(const ActionRecord& action);
[[nodiscard]] QString sectionOutcome(const ActionRecord& action, std::string_view section);

}  // namespace hitspread::threed
