#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/attackroll.h"

namespace hitspread::threed {

/// Runs rules for their values alone: nothing is asked, nothing recorded.
class Silent {
public:
    [[nodiscard]] Derivation& derivation() { return m_derivation; }

private:
    PresetAnswerer m_nobody;
    Derivation m_derivation{m_nobody, nullptr, {}, nullptr};
};

/// What is added to the three dice, against 13, when they decide an attack (3D-CMB-01); holds for both forms of a modifier.
[[nodiscard]] std::int32_t readyToHit(const AttackInput& in);

}  // namespace hitspread::threed
