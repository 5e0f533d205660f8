#pragma once

#include "rules/core/declare/record.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::threed {

enum class DamageKind : std::uint8_t { Standard, Bruising, Chosen };
inline constexpr std::array<std::string_view, 3> kDamageKindIds{"standard", "bruising", "chosen"};

/// What the attacker wants where the rules let him choose the kind of damage (3D-BRUISE-02).
enum class WantedDamage : std::uint8_t { AsWeapon, Standard, Bruising };

/// A melee weapon, also a natural one or a bare hand (section 3.6).
struct MeleeWeapon {
    std::string name;
    std::string weaponClass;
    std::string skill;  ///< name of the skill it is wielded with
    std::string notes;
    std::int32_t damage = 2;               ///< DAM rating; the strength bonus comes on top
    std::int32_t penetration = 2;          ///< PEN rating; 0 or less bruises (3D-MEL-08)
    std::int32_t armourDamage = kNoEntry;  ///< AD; no entry: DAM is used (A-069)
    std::int32_t handling = 3;             ///< Handling Factor, hexes
    std::int32_t toHit = 0;                ///< the weapon's own to-hit modifier (A-144)
    std::int32_t hands = 1;
    DamageKind damageKind = DamageKind::Standard;
    bool natural = false;     ///< claw, horn, fist: cannot be put down
    bool bareHanded = false;  ///< parries like an unarmoured hand
    bool flexible = false;
    bool vibro = false;
    Holster holster = Holster::Accessible;
};

/// A weapon made for throwing. It flies like a projectile with its Handling Factor for RCL and the strength bonus on DAM.
struct ThrownWeapon {
    std::string name;
    std::string weaponClass;
    std::string skill;
    std::string notes;
    std::int32_t range = 5;  ///< RNG, metres of Optimum
    std::int32_t handling = 4;
    std::int32_t damage = 1;
    std::int32_t penetration = 2;
    std::int32_t armourDamage = kNoEntry;
    std::int32_t toHit = 0;
    DamageKind damageKind = DamageKind::Standard;
    Holster holster = Holster::Accessible;
};

enum class GrenadeKind : std::uint8_t { Blast, Fragmentation, Smoke, FlashBang };
inline constexpr std::array<std::string_view, 4> kGrenadeKindIds{"blast", "fragmentation", "smoke", "flashBang"};

/// A kind of grenade (section 3.5).
struct Grenade {
    std::string name;
    std::string fuse;   ///< a note: "4 s", "on impact"
    std::string skill;  ///< name of the skill it is thrown with
    std::string notes;
    GrenadeKind kind = GrenadeKind::Fragmentation;
    std::int32_t damage = 8;        ///< rating: Hits per location inside the zone
    std::int32_t blastZone = 15;    ///< hexes around the Impact Point
    std::int32_t blastRadius = 10;  ///< tenths of a metre per hex the zone shrinks
    std::int32_t range = 10;        ///< RNG, metres
    std::int32_t penetration = kNoEntry;
    std::int32_t armourDamage = kNoEntry;
};

/// Melee or thrown weapons or grenades in somebody's possession, as they are now.
struct ItemState {
    std::int32_t count = 1;
    Drawn drawn = Drawn::No;
    std::int32_t drawActionsLeft = 0;
};

/// Name of the skill a grenade is thrown with.
[[nodiscard]] inline std::string_view throwingSkill(const Grenade& grenade)
{
    return grenade.skill.empty() ? skill::throwing : std::string_view(grenade.skill);
}

/// Bare hands as weapons: by Unarmed Combat, then by Martial Arts. Whoever wants other numbers gives somebody a record
/// of his own.
[[nodiscard]] std::span<const AnyRecord> bareHands();

/// Name of the skill any weapon or grenade is used with, as rules, sheet and paper count it; empty: none, and rank 0.
[[nodiscard]] std::string_view skillUsedWith(const AnyRecord& thing);

extern const RecordDeclaration meleeWeaponRecord;
extern const RecordDeclaration thrownWeaponRecord;
extern const RecordDeclaration grenadeRecord;
extern const RecordDeclaration itemStateRecord;

}  // namespace hitspread::threed
