#pragma once

#include "rules/systems/threed/guns/spread.h"

#include <array>

namespace hitspread::threed {

/// Somebody with a firearm in both hands; what its table is worked out from.
struct FirearmInput {
    const Character& shooter;
    const Condition& condition;
    const Weapon& weapon;
    const WeaponState& state;
    const Ammunition* ammunition = nullptr;  ///< nullptr: nothing is loaded
    const std::vector<Accessory>& accessories;
    const Switches& switches;
};

/// One way of shooting, worked out for each range band.
struct ShotLine {
    ShotType type = ShotType::Aimed;
    bool stance = false;
    bool rest = false;
    std::int32_t recoil = 0;                    ///< RCLe
    std::int32_t shotsPerAction = 1;            ///< of a semi-auto weapon (3D-ROF-04)
    std::array<std::int32_t, kBands> toHit{};   ///< added to the three dice, against 13
    std::array<std::int32_t, kBands> spread{};  ///< hexes
};

/// A firearm ready worked: what depends on shooter, mounting and load but not on the target (section 3.2, "Derived").
struct FirearmTable {
    std::array<std::int32_t, kBands> reach{};  ///< metres
    std::array<ShotLine, 4> lines{};           ///< aimed; with stance; with stance and rest; not aimed
    std::array<std::int32_t, kBands> scope{};  ///< aiming points of the scope, with at least one aim
    bool hasScope = false;
    std::int32_t bruising = 0;         ///< to the weapon arm by each shot fired with both hands, no stance
    std::int32_t oneHandToHit = 0;     ///< further modifier when fired with one hand, 0 or negative
    std::int32_t oneHandBruising = 0;  ///< to the arm by each such shot
    std::int32_t penetration = 0;      ///< PEN rating as loaded
    std::int32_t damage = 0;           ///< DAM rating as loaded
    std::int32_t armourDamage = 0;     ///< AD as loaded; kNoEntry: DAM takes its place (A-069)
};

/// Works a firearm out, open wounds counted in, by the rules a shot goes through (3D-CMB-01, 3D-DEV-03, 3D-DEV-07, 3D-AIM-02,
/// 3D-AIM-03, 3D-RNG-03, 3D-RCL-03 to 3D-RCL-06, 3D-ROF-04, 3D-WND-08, 3D-SCP-01, 3D-PEN-01, 3D-DAM-01). What lasts for one
/// Action only (under fire, a pending penalty) is left out.
[[nodiscard]] FirearmTable firearmTable(const FirearmInput& in);

}  // namespace hitspread::threed
