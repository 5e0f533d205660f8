#pragma once

#include "rules/core/fieldoffer.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/split.h"

#include <optional>
#include <string_view>

namespace hitspread::threed {

/// His own skills for the parts, and how many points the secondary may get (3D-TURN-09, 3D-TURN-10); nothing for other fields.
[[nodiscard]] std::optional<FieldOffer> offerFor(const Split& split, std::string_view field);
/// His own skills or stats, whichever is tested (3D-SKL-01, 3D-SKL-05); nothing for other fields.
[[nodiscard]] std::optional<FieldOffer> offerFor(const Check& check, std::string_view field);

}  // namespace hitspread::threed
