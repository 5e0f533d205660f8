#pragma once

#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/defence.h"
#include "services/action.h"

#include <QString>

#include <cstdint>

namespace hitspread::rollunder {

/// The skill a weapon is used with, as its number is found: "Broadsword"; "DX" of who has it not (R3-03).
[[nodiscard]] QString skillName(const Character& who, const Weapon& weapon);
/// Likewise of a shield or cloak (R3-25).
[[nodiscard]] QString shieldSkillName(const Character& who, const Armour& shield);
/// The defence chosen against an attack in one of several tries (R3-D22); none where nobody was asked.
[[nodiscard]] DefenceKind defenceIn(const ActionRecord& action, std::uint16_t attempt);
/// What the one attacked parried with, in his last parry: a bare hand where he holds nothing.
[[nodiscard]] const Weapon& parriedWith(const ActionRecord& action, const Attack& attack);
/// What the base of a step's number is called by: "With Broadsword 14", "Half of Shield 12". Empty: by its quantity.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, StepKey key);

/// What a roll against HT takes, as it is asked for, and why it is made (R3-55 to R3-59); empty for any other.
[[nodiscard]] QString rollNeeds(const ActionRecord& action, QuestionKey key);

}  // namespace hitspread::rollunder
