#pragma once

#include "rules/systems/percentile/switches.h"

#include <cstdint>
#include <optional>

namespace hitspread::percentile {

/// The damage of one hit at which a wound level begins, by the table in force; nothing: no damage comes to it (PCT-D29).
[[nodiscard]] std::optional<std::int32_t> leastDamageOf(WoundLevel level, std::int32_t healthMax,
                                                        const Switches& switches);

}  // namespace hitspread::percentile
