#pragma once

#include "services/action.h"

#include <QString>

namespace hitspread::threed {

/// What first aid, a treatment or recovery came to for the one it is given to: "wound closed: left arm"; empty for other actions.
[[nodiscard]] QString careWords(const ActionRecord& action);

/// What time did to those it passed for: "Ines bleeds: 18 → 17, left arm 5 → 4"; empty where it did nothing, and for other actions.
[[nodiscard]] QString timeWords(const ActionRecord& action);

}  // namespace hitspread::threed
