#pragma once

#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/sheet.h"

#include <QString>

namespace hitspread::outcome {

/// A weapon ready worked for somebody as he is: "Ranged +1 · damage +3 · single shots, bursts of three".
[[nodiscard]] QString weaponNumberWords(const Character& who, const Weapon& weapon, const WeaponNumbers& numbers);
/// A piece of armour or a shield: "armour 2", "shield, 3 through it".
[[nodiscard]] QString armourPieceWords(const Armour& armour);

}  // namespace hitspread::outcome
