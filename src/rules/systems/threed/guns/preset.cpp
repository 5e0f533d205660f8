#include "rules/systems/threed/guns/preset.h"

#include <algorithm>

namespace hitspread::threed {

void prefer(Mode& mode, const Weapon& weapon, std::span<const Mode> inOrder)
{
    const auto found = std::ranges::find_if(inOrder, [&](Mode one) { return (weapon.modes & bit(one)) != 0; });
    if (found != inOrder.end())
        mode = *found;
}

}  // namespace hitspread::threed
