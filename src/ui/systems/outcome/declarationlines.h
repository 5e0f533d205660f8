#pragma once

#include "ui/attack/attackpanels.h"

namespace hitspread::outcome {

/// What somebody declares most: at whom he looks where it is an attack, against whoever comes where it is a defence.
[[nodiscard]] std::vector<LineOffer> declarationLines(const Input& input, std::string_view count);

}  // namespace hitspread::outcome
