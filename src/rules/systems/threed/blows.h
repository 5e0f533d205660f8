#pragma once

#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/protection.h"
#include "rules/systems/threed/roll.h"

namespace hitspread::threed {

/// Strength bonus of a blow: a third of STR (3D-MEL-06).
[[nodiscard]] constexpr std::int32_t strengthBonus(std::int32_t str)
{
    // mutate 3D-MEL-06: str / 3 -> str / 2
    return str / 3;
}

/// Strength bonus of a blow with Martial Arts: a third of the rank, rounded up, on top (3D-MA-01).
[[nodiscard]] constexpr std::int32_t martialStrengthBonus(std::int32_t str, std::int32_t rank)
{
    // mutate 3D-MA-01: (rank + 2) / 3 -> rank / 3
    return strengthBonus(str) + (rank + 2) / 3;
}

/// The bonus somebody has with a skill: Martial Arts alone raise it (3D-MEL-06, 3D-MA-01, 3D-MA-02).
[[nodiscard]] inline std::int32_t strengthBonus(const Character& character, std::string_view skill)
{
    // mutate 3D-MA-02: == skill::martialArts -> != skill::martialArts
    if (skill == skill::martialArts)
        return martialStrengthBonus(character.str, character.skills.rank(skill::martialArts));
    return strengthBonus(character.str);
}

/// Whether a weapon is a part of the body that fights as such: fist or foot, armoured or not (3D-TRACK-07, A-139).
[[nodiscard]] inline bool isUnarmed(const MeleeWeapon& weapon)
{
    return weapon.bareHanded || weapon.skill == skill::unarmedCombat || weapon.skill == skill::martialArts;
}

/// Whether a blow bruises: by choice with Martial Arts, else without penetration, bare-handed and with stunning weapons
/// (3D-BRUISE-01, 3D-BRUISE-02, 3D-MEL-08, 3D-TRACK-07, A-130).
[[nodiscard]] bool bruises(const MeleeWeapon& weapon, WantedDamage wanted);

/// A weapon in somebody's hand.
struct Wielded {
    const Character& character;
    const MeleeWeapon& weapon;
};

/// PEN and DAM of a blow with the dice of its roll (3D-MEL-01, 3D-MEL-06, A-130). A negative PEN rating counts as it is.
[[nodiscard]] Blow blowOf(Derivation& derivation, const Wielded& wielded, const Faces& faces);

/// Half of a kinetic blow's damage where the body has cells that could harden and did not (3D-VEV-06, A-078).
[[nodiscard]] Term naturallyHalved(Derivation& derivation, const Person& victim, Term damage);

/// What a blow does where it lands, and how.
struct Landed {
    std::size_t location = 0;
    bool bruising = false;
    bool martialArts = false;
    std::int32_t round = 1;
    bool hasAftermath = true;  ///< CONC test and knockback follow (not of a whip's counter-hit, A-140)
};

/// Armour, tracks, wound, death, CONC test and knockback (P-5 steps 10 to 13).
void deliver(Derivation& derivation, Person& victim, const Worn& worn, std::uint8_t armourPart, Blow blow,
             const Landed& landed);

}  // namespace hitspread::threed
