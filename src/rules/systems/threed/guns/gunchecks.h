#pragma once

#include "rules/systems/threed/guns/shotoptions.h"
#include "rules/systems/threed/refusallist.h"

#include <optional>

namespace hitspread::threed {

/// A gun about to be fired, and the ids of the parts that describe it.
struct GunInHand {
    const Character& shooter;
    const Condition& condition;
    const Weapon& weapon;
    const WeaponState& state;
    const Ammunition& ammunition;
    const ShotOptions& options;
    Hands hands = Hands::Two;
    const Switches& switches;
    std::string_view optionsPart = "options";
    std::string_view weaponPart = "weapon";
    std::string_view statePart = "weapon.state";
    std::string_view ammunitionPart = "ammunition";
};

/// Whether it can be fired in its mode: loaded, drawn, held (3D-ROF-01, 3D-ROF-02, 3D-AUTO-01, 3D-SHOT-01, 3D-DRAW-03).
void checkGun(Refusals& refusals, const GunInHand& gun);

/// What keeps the gun itself from being fired, whoever would fire it with whatever it holds: the worst of jammed, empty, not cocked
/// where it fires in no other way, and not drawn (3D-JAM-02, 3D-ROF-02, 3D-ROF-03, 3D-DRAW-01).
[[nodiscard]] std::optional<RefusalCode> unreadinessOf(const Weapon& weapon, const WeaponState& state);

/// Whether the shooter may use its skill at all.
void checkSkill(Refusals& refusals, const GunInHand& gun, std::string_view skill);

/// Whether a distance is within range (3D-RNG-01, A-029).
void checkDistance(Refusals& refusals, const Weapon& weapon, std::int32_t distance, std::string_view part,
                   std::size_t element = 0);

/// What cannot be written on a target's sheet any more.
void checkTarget(Refusals& refusals, const Condition& condition, std::string_view part, std::size_t element = 0);

/// Whether DEX allows a further single shot this round (3D-ROF-09, A-049).
void checkShotsOfRound(Refusals& refusals, const Character& shooter, const Condition& condition,
                       const Switches& switches);

}  // namespace hitspread::threed
