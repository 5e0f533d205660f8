#pragma once

#include "rules/core/input.h"
#include "rules/core/odds/effects.h"

#include <span>
#include <vector>

namespace hitspread::threed {

/// Whether an action fires bullets one after the other: a volley, two guns, an area that is crossed.
[[nodiscard]] bool firesBullets(const Input& input);

/// Each of its bullets with what became of it, gun after gun (3D-AUTO-06, 3D-DUAL-01, 3D-SUP-02); empty for any other action.
[[nodiscard]] std::vector<ShotCourse> bulletsIn(const Input& input, std::span<const Event> events);

}  // namespace hitspread::threed
