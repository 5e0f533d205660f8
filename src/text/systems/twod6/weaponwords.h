#pragma once

#include "rules/systems/twod6/gear.h"
#include "rules/systems/twod6/switches.h"
#include "text/naming.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace hitspread::twod6 {

/// Words for what somebody fights with and wears, the same in window, on paper and in the library.
inline namespace gear {
HS_WORDS_OF(hitspread::twod6::WeaponWords)

/// The two kinds of damage (TD-91), inside a sentence.
inline constexpr Each<DamageType, 2> typeWords{{QT_TR_NOOP("Lethal"), QT_TR_NOOP("Bruise")}};
/// The range a distance is in (TD-32).
inline constexpr Each<Band, 3> bandWords{{QT_TR_NOOP("short"), QT_TR_NOOP("medium"), QT_TR_NOOP("long")}};
inline constexpr Plain beyondWords{QT_TR_NOOP("beyond its range")};
inline constexpr Plain noArmourWords{QT_TR_NOOP("no armour")};
/// What an ablative piece still absorbs (TD-90): "pool 4".
inline constexpr Numbered poolWords{QT_TR_NOOP("pool %1")};
/// What a burst takes (TD-37, TD-D14), and what there is to reload with (TD-D53).
inline constexpr Counted burstWords{QT_TR_NOOP("burst: 1 shot"), QT_TR_NOOP("burst: %1 shots")};
inline constexpr Counted spareWords{QT_TR_NOOP("1 spare round"), QT_TR_NOOP("%1 spare rounds")};
}  // namespace gear

/// Its dice with the kind of damage: "2d6+3 Lethal", "1d6 + BLD Bruise"; of somebody's: "1d6+5 Bruise" (TD-85, TD-86).
[[nodiscard]] QString damageWords(const Weapon& weapon);
[[nodiscard]] QString damageWords(const Character& who, const Weapon& weapon);
/// How far a ranged weapon reaches: "10 / 25 / 50 m"; a missing range is a dash. Of a melee weapon empty (TD-32).
[[nodiscard]] QString rangesWords(const Weapon& weapon);
/// "medium: 11 to 25 m (+2)", for a band by the house's table; empty: the weapon has none.
[[nodiscard]] QString bandRangeWords(const Weapon& weapon, const Switches& switches, Band band);
/// "5 of 6 shots"; empty: nobody counts.
[[nodiscard]] QString shotsWords(const Weapon& weapon, const WeaponState& state);
/// "5 of 6 shots, 12 spare rounds": with what he can reload with, where it is counted (TD-33, TD-D53).
[[nodiscard]] QString ammunitionWords(const Weapon& weapon, const WeaponState& state);
/// What it can do beside: "burst: 3 shots · cosh · area 2: 10 m · two-handed"; empty: nothing.
[[nodiscard]] QString tagsWords(const Weapon& weapon, const Switches& switches);
/// "Pistol · 2d6+3 Lethal · 10 / 25 / 50 m".
[[nodiscard]] QString weaponDetail(const Weapon& weapon);
/// Why it cannot be used as it is (TD-14, TD-33): "put away"; empty: it can.
[[nodiscard]] QString unreadyWords(const Weapon& weapon, const WeaponState& state);
/// Which hand holds it: "left hand".
[[nodiscard]] QString heldWords(const WeaponState& state);
/// What a piece stops (TD-88): "½", "3/5".
[[nodiscard]] QString fractionWords(const Armour& armour);
/// What a piece does: "½ · torso · Lethal alone · pool 4" (TD-88 to TD-90).
[[nodiscard]] QString armourPieceWords(const text::Naming& names, const Armour& armour);
/// What is left of its pool: "pool 1 of 4", "pool used up: protects no more"; empty: it has none.
[[nodiscard]] QString poolLeftWords(const Armour& armour, const ArmourState& state);
/// How he has it where it is of no use so: "not worn", "pool used up: protects no more"; empty: it is.
[[nodiscard]] QString unwornWords(const Armour& armour, const ArmourState& state);
/// A row of the tables of modifiers as it is called: "Target stationary", "Aimed shot at the head" (TD-43 to TD-46, TD-62, TD-63).
[[nodiscard]] QString rowWords(RangedRow row);
[[nodiscard]] QString rowWords(MeleeRow row);

}  // namespace hitspread::twod6
