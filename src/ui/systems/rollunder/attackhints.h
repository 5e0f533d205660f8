#pragma once

#include "rules/systems/rollunder/attack.h"
#include "ui/attack/sideoptions.h"

#include <QString>

#include <cstdint>
#include <span>

namespace hitspread::rollunder {

/// What is said beside the options of an attack: what each comes to now, as the rules sum it up.
[[nodiscard]] std::span<const OptionAddition> attackAdditions();

/// What a hit with this weapon does at a place of the one attacked: "DR 2 · cut ×1½" (R3-12, R3-51, R3-D50).
[[nodiscard]] QString hitWords(const Attack& attack, Location location);
/// What a weapon takes and does where one is chosen: "14 · 1d6+2 cut", "13 · 2d6 pi · Acc +2"; why it cannot be used as it is comes before.
[[nodiscard]] QString readyWords(const Weapon& weapon, const WeaponState& state, std::int32_t skill);
/// What somebody has used of his defences since his own turn began: "2 parries used, the next at −8 · block used"; empty: nothing.
[[nodiscard]] QString usedWords(const Condition& condition);

}  // namespace hitspread::rollunder
