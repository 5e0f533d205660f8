#pragma once

#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/roll.h"

#include <optional>
#include <span>

namespace hitspread::threed {

/// Points of STR that give one point of the strength bonus (3D-MEL-06).
inline constexpr std::int32_t kStrengthShare = 3;

/// Strength bonus of a blow: a third of STR (3D-MEL-06).
[[nodiscard]] constexpr std::int32_t strengthBonus(std::int32_t str)
{
    return str / kStrengthShare;
}

/// Strength bonus of a blow with Martial Arts: a third of the rank, rounded up, on top (3D-MA-01).
[[nodiscard]] constexpr std::int32_t martialStrengthBonus(std::int32_t str, std::int32_t rank)
{
    return strengthBonus(str) + (rank + 2) / 3;
}

/// The bonus somebody has with a skill: Martial Arts alone raise it (3D-MEL-06, 3D-MA-01, 3D-MA-02).
[[nodiscard]] inline std::int32_t strengthBonus(const Character& character, std::string_view skill)
{
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

/// What kind of damage the rules make of the weapon's own, whatever is written down for it: the attacker's choice with Martial
/// Arts, bruising where nothing else is possible (3D-BRUISE-02, 3D-TRACK-07, 3D-MEL-08, A-130).
[[nodiscard]] DamageKind damageKindOf(const MeleeWeapon& weapon);

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
    bool halved = false;  ///< natural cells have had their half already (A-176)
    std::int32_t round = 1;
    std::optional<int> side{};  ///< of whom it strikes; nothing: of no two
};

/// What is left to judge of a blow once it has struck: the CONC test and knockback.
struct Struck {
    Term damage;   ///< DAM before armour
    Term through;  ///< what reached the body
};

/// Armour, tracks, wound and death (P-5 steps 10 to 13).
[[nodiscard]] Struck deliver(Derivation& derivation, Person& victim, const Worn& worn, std::uint8_t armourPart,
                             Blow blow, const Landed& landed);

/// The first of two blows, as the target's condition keeps it until it is judged; it waits no longer then. Precondition:
/// there is one.
[[nodiscard]] Struck waitingBlow(Ledger& ledger);

/// CONC test and knockback, once for everything that struck somebody in one attack (P-5 step 13; ). Nothing for
/// the dead, nor when nothing struck.
void sufferAftermath(Derivation& derivation, Person& victim, std::span<const Struck> struck);

}  // namespace hitspread::threed
