#pragma once

#include "rules/core/input.h"
#include "ui/attack/attackpanels.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread::threed {

/// The open wounds or stuck bullets of a patient, the one first aid takes by itself first (3D-AID-02, 3D-AID-04); empty where the
/// aid that is chosen takes none of them. Nothing: no such option.
[[nodiscard]] std::optional<std::vector<ListedThing>> careListOf(const Input& input, std::string_view field, int round);

}  // namespace hitspread::threed
