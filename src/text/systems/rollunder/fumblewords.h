#pragma once

#include "rules/systems/rollunder/attack.h"
#include "services/action.h"

#include <QString>
#include <QStringList>

namespace hitspread::rollunder {

/// Who rolls on the table of critical misses: who attacks, or who parries.
enum class Fumbling : std::uint8_t { Attack, Parry };

/// What the house's table of critical misses did (R3-68): "the weapon is dropped", "hits himself: torso, no damage". Empty: nothing was
/// rolled on it.
[[nodiscard]] QStringList missWords(const ActionRecord& action, const Attack& attack, Fumbling who);
/// What the house's table of critical hits did beside the harm (R3-67): "damage ×3", "DR halved"; empty: nothing.
[[nodiscard]] QString hitEffectWords(const ActionRecord& action);

}  // namespace hitspread::rollunder
