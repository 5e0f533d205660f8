#pragma once

#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/person.h"

namespace hitspread::threed {

/// A weapon's state as it develops during one resolution; `commit` states what ended up different. It decides nothing.
struct WeaponLedger {
    explicit WeaponLedger(const WeaponState& state);

    /// A scope that was being refocused works at its new band from this Action on (3D-SCP-04, A-095).
    void finishRefocusing();
    void commit(Derivation& derivation, std::uint8_t part) const;

    const WeaponState& before;
    Tracked rounds, drawn, drawActionsLeft, cocked, jammed, bulletsThisRound, scopeSetting, refocusTarget;
};

}  // namespace hitspread::threed
