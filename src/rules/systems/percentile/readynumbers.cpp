#include "rules/systems/percentile/readynumbers.h"

#include "rules/systems/percentile/blow.h"

namespace hitspread::percentile {

std::optional<std::int32_t> leastDamageOf(WoundLevel level, std::int32_t healthMax, const Switches& switches)
{
    for (std::int32_t damage = 1; damage <= healthMax; ++damage) {
        NoAnswerer nobody;
        Derivation silent(nobody, nullptr, {}, nullptr);
        if (woundLevel(silent, damage, healthMax, switches).value == static_cast<std::int32_t>(level))
            return damage;
    }
    return std::nullopt;
}

}  // namespace hitspread::percentile
