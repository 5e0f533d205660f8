#pragma once

#include "rules/systems/threed/person.h"

namespace hitspread::threed {

/// A weapon's state as it develops during one resolution.
class WeaponLedger : public StateLedger<WeaponState> {
public:
    using StateLedger::StateLedger;

    /// A scope that was being refocused works at its new band from this Action on (3D-SCP-04, A-095).
    void finishRefocusing()
    {
        const std::int32_t target = (*this)->refocusTarget;
        if (target == kNoEntry)
            return;
        set<&WeaponState::scopeSetting>(target);
        set<&WeaponState::refocusTarget>(kNoEntry);
    }
};

}  // namespace hitspread::threed
