#pragma once

#include "reports/systems/threed/combatfacts.h"

#include <QString>

namespace hitspread::threed::sheet {

/// Everything about a weapon that is no table, in the order of how often it is asked for, parted by dots. `withReach` adds how
/// far the bands go.
[[nodiscard]] QString weaponDetails(const WeaponFacts& facts, bool withReach);

/// The same of a melee weapon, a thrown weapon or a grenade.
[[nodiscard]] QString handDetails(const HandFacts& facts);
/// Its name.
[[nodiscard]] QString handName(const HandFacts& facts);
/// How it is used: "melee", "thrown", "drops" (how far a grenade falls short of the point, by range).
[[nodiscard]] QString handWords(const HandFacts& facts);

/// "Aimed", "with stance", "and rest", "Wild" or "Snap".
[[nodiscard]] QString shotWords(const ShotLine& line);

}  // namespace hitspread::threed::sheet
