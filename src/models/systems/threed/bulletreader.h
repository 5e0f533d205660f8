#pragma once

#include "models/systems/threed/bulletdigest.h"
#include "rules/core/event.h"

#include <span>
#include <vector>

namespace hitspread {

class System;

}  // namespace hitspread

namespace hitspread::threed {

/// Bullets of one gun: the number of the first, how many as long as nobody has said, and at whom it begins.
struct GunRows {
    int first = 0;
    int count = 1;
    int target = 0;
};

/// Every bullet an action fires, gun after gun, with what happened to it; the events say how many there are.
[[nodiscard]] std::vector<BulletDigest> bulletsFrom(const System& system, std::span<const Event> events,
                                                    std::vector<GunRows> guns);

}  // namespace hitspread::threed
