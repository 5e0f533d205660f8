#pragma once

#include "rules/systems/threed/character.h"

#include <initializer_list>

namespace hitspread::support {

using Wounds = decltype(threed::Condition::wounds);

/// Wounds of the head received before the fight, each open or closed.
[[nodiscard]] inline Wounds woundsOpen(std::initializer_list<bool> open)
{
    Wounds wounds;
    for (const bool isOpen : open)
        wounds.add({threed::Location::Head, 0, isOpen});
    return wounds;
}

/// So many wounds alike.
[[nodiscard]] inline Wounds alike(std::size_t count, const threed::Wound& wound)
{
    Wounds wounds;
    while (wounds.size() < count)
        wounds.add(wound);
    return wounds;
}

}  // namespace hitspread::support
