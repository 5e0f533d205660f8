#pragma once

#include "rules/systems/twod6/attack.h"
#include "services/action.h"

#include <QString>

namespace hitspread::twod6 {

/// The skill a weapon is used with, as its number is found: "Pistol"; "Pistol, untrained" of who has it not (TD-D04).
[[nodiscard]] QString skillName(const Character& who, const Weapon& weapon);
/// What a step of a roll's number is called by: "With Pistol 5", of a row of the tables "Target stationary", of the monitor's line
/// "Save of the line FAIR". Empty: by its quantity.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, StepKey key);

/// What a roll that is no attack takes, as it is asked for, and why it is made: Consciousness, Build save, waking, Medtech, reopening;
/// empty for any other.
[[nodiscard]] QString rollNeeds(const ActionRecord& action, QuestionKey key);

}  // namespace hitspread::twod6
