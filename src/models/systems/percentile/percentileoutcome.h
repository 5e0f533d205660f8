#pragma once

#include "services/action.h"

#include <QString>

namespace hitspread::percentile {

[[nodiscard]] QString outcomeOf(const ActionRecord& action);

}  // namespace hitspread::percentile
