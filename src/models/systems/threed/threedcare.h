#pragma once

#include "services/action.h"

#include <QString>

#include <string_view>

namespace hitspread::threed {

/// What first aid, a treatment or recovery came to for the one it is given to: "wound closed: left arm"; empty for other actions.
[[nodiscard]] QString careOutcome(const ActionRecord& action);

/// What time did to those it passed for: "Ines bleeds: 18 → 17, left arm 5 → 4"; empty where it did nothing, and for other actions.
[[nodiscard]] QString timeOutcome(const ActionRecord& action);

[[nodiscard]] bool isCare(std::string_view action);

/// The faces of a roll-off of initiative, which the rules keep as digits: "5", "5, 6".
[[nodiscard]] QString rollOffWords(std::int32_t kept);

}  // namespace hitspread::threed
