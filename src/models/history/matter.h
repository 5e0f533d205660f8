#pragma once

#include <cstdint>

namespace hitspread {

/// What an entry of the log is about, for an icon of its own. Attacks first, then what else somebody does, then what the log alone
/// knows: conditions put on, changed or lifted; what lies about; time that passes for everybody.
enum class Matter : std::uint8_t {
    Attack,
    Burst,
    Blow,
    Throw,
    Grenade,
    Harm,
    Care,
    Weapon,  ///< readied, reloaded, put away
    Aim,
    Move,  ///< out of the way, across, down
    Test,
    Order,  ///< initiative, Actions held and split
    Guard,  ///< hardened against harm
    Time,
    Condition,
    Ground,
    Other
};

/// Whether somebody is attacked.
[[nodiscard]] constexpr bool isAttack(Matter matter)
{
    return matter <= Matter::Harm;
}

}  // namespace hitspread
