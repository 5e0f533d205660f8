#pragma once

#include "rules/core/declare/record.h"
#include "rules/systems/threed/location.h"

#include <array>
#include <cstdint>
#include <string>

namespace hitspread::threed {

/// Of one character, and on one weapon.
inline constexpr std::size_t kMostArmours = 8;
inline constexpr std::size_t kMostAccessories = 8;

/// Fire modes as bits of Weapon::modes (3D-ROF-01, A-046).
enum class Mode : std::uint8_t { SingleAction, DoubleAction, SemiAuto, FullAuto, Burst };
inline constexpr std::array<std::string_view, 5> kModeIds{"sa", "da", "semi", "fa", "burst"};
[[nodiscard]] constexpr std::int32_t bit(Mode mode)
{
    return 1 << static_cast<int>(mode);
}

enum class Holster : std::uint8_t { Accessible, Concealed, Packed, ReadyConcealed };
inline constexpr std::array<std::string_view, 4> kHolsterIds{"accessible", "concealed", "packed", "readyConcealed"};

/// A firearm as bought (section 3.2).
struct Weapon {
    std::string name;
    std::string weaponClass;
    std::string skill;  ///< name of the skill it is fired with
    std::string calibre;
    std::string notes;
    std::int32_t range = 20;  ///< RNG, metres of Optimum
    std::int32_t recoil = 4;  ///< RCL
    std::int32_t modes = bit(Mode::DoubleAction);
    std::int32_t fullAutoDeviation = 0;
    std::int32_t burstLength = 3;
    std::int32_t jammingFactor = 0;
    std::int32_t maxBulletsPerRound = kNoEntry;  ///< no entry: no limit
    std::int32_t accuracy = 0;                   ///< WAF, positive is accurate
    std::int32_t toHit = 0;                      ///< the weapon's own to-hit modifier (A-144)
    std::int32_t magazine = 10;
    std::int32_t barrels = 1;
    bool shotgun = false;
    bool bipod = false;          ///< brings its own rest
    bool singleLoading = false;  ///< loaded shot by shot: recocking also loads (A-046)
    std::int32_t reloadActions = 1;
    Holster holster = Holster::Accessible;
};

enum class Drawn : std::uint8_t { No, Right, Left, Both };
inline constexpr std::array<std::string_view, 4> kDrawnIds{"no", "right", "left", "both"};

/// A particular firearm in somebody's possession, as it is now.
struct WeaponState {
    std::int32_t rounds = 10;
    Drawn drawn = Drawn::Both;
    std::int32_t drawActionsLeft = 0;
    bool cocked = true;
    bool jammed = false;
    std::int32_t bulletsThisRound = 0;
    std::int32_t scopeSetting = kNoEntry;   ///< band the scope is set to; no entry: its design band
    std::int32_t refocusTarget = kNoEntry;  ///< band being set; effective from the next Action
};

enum class AmmunitionType : std::uint8_t { Standard, ArmourPiercing, HollowPoint, Heap, Hesh, Slug, Shot, Own };
enum class Multiplier : std::uint8_t { Half, One, Double };

/// A calibre in one type of round (section 3.3): ratings of the calibre, and what the type does to them.
struct Ammunition {
    std::string name;
    std::string calibre;
    std::string notes;
    AmmunitionType type = AmmunitionType::Standard;
    std::int32_t penetration = 4;          ///< PEN rating
    std::int32_t damage = 8;               ///< DAM rating
    std::int32_t armourDamage = kNoEntry;  ///< AD; no entry: DAM is used (A-069)
    Multiplier penetrationTimes = Multiplier::One;
    std::int32_t penetrationPlus = 0;
    Multiplier damageTimes = Multiplier::One;
    std::int32_t damagePlus = 0;
    Multiplier armourDamageTimes = Multiplier::One;
    std::int32_t armourDamagePlus = 0;
    bool ignoresReduction = false;  ///< armour-piercing: full DAM once through (3D-DAM-03)
    bool kinetic = true;            ///< natural Vevaphon halve it (A-078)
    bool bruising = false;
};

/// Body armour (section 3.4). ID 0 at a location: it does not cover it.
struct Armour {
    std::string name;
    std::string notes;
    std::int32_t pv = 5;
    std::array<std::int32_t, kLocations> idMax{};
    std::int32_t dodgeModifier = 0;  ///< DM
    std::int32_t layer = 0;          ///< higher is further out
};

/// A particular piece as it is now: how much of its ID is used up.
struct ArmourState {
    std::array<std::int16_t, kLocations> idLost{};
    bool worn = true;
};

enum class AccessoryKind : std::uint8_t { Baffling, Scope, Silencer, Rest };
inline constexpr std::size_t kBands = 4;

/// Something mounted on a weapon (section 3.7).
struct Accessory {
    std::string name;
    std::string notes;
    AccessoryKind kind = AccessoryKind::Silencer;
    std::int32_t recoilReduction = 1;  ///< baffling
    std::int32_t designBand = 0;       ///< scope
    bool variable = true;              ///< scope: can be set to shorter bands
    std::int32_t bestBonus = 0;        ///< scope: used where the table has no entry (A-094)
    /// Scope: bonus[setting * 4 + actual band].
    std::array<std::int32_t, kBands * kBands> bonus{kNoEntry, kNoEntry, kNoEntry, kNoEntry, kNoEntry, kNoEntry,
                                                    kNoEntry, kNoEntry, kNoEntry, kNoEntry, kNoEntry, kNoEntry,
                                                    kNoEntry, kNoEntry, kNoEntry, kNoEntry};
};

extern const RecordDeclaration weaponRecord;
extern const RecordDeclaration weaponStateRecord;
extern const RecordDeclaration ammunitionRecord;
extern const RecordDeclaration armourRecord;
extern const RecordDeclaration armourStateRecord;
extern const RecordDeclaration accessoryRecord;

}  // namespace hitspread::threed
