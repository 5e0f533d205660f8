#pragma once

#include "rules/systems/rollunder/records.h"
#include "services/action.h"

#include <QString>

namespace hitspread::rollunder {

/// The skill a weapon is used with, as its number is found: "Broadsword"; "DX" of who has it not (R3-03).
[[nodiscard]] QString skillName(const Character& who, const Weapon& weapon);
/// Likewise of a shield or cloak (R3-25).
[[nodiscard]] QString shieldSkillName(const Character& who, const Armour& shield);
/// What the base of a step's number is called by: "With Broadsword 14", "Half of Shield 12". Empty: by its quantity.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, StepKey key);

}  // namespace hitspread::rollunder
