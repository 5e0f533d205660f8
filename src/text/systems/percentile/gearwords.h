#pragma once

#include "rules/systems/percentile/readynumbers.h"
#include "rules/systems/percentile/records.h"

#include <QString>

#include <optional>

namespace hitspread::percentile {

/// A weapon ready worked for somebody: "Pistols 52 or less · critical up to 1 · damage 2d6+1 · duel 5".
[[nodiscard]] QString weaponNumberWords(const Character& who, const Weapon& weapon, const WeaponNumbers& numbers);
/// Points by location and what is blocked with it: "Chest 2 · Abdomen 1", "Shield: blocks with Shield".
[[nodiscard]] QString armourPieceWords(const Armour& armour);

}  // namespace hitspread::percentile
