#pragma once

#include <QString>

namespace hitspread::text {

/// A round of a fight that has no phases: "Round 2".
[[nodiscard]] QString round(int round);

}  // namespace hitspread::text
