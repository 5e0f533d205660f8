#pragma once

#include "rules/core/declare/fieldchoices.h"
#include "rules/systems/rollunder/attack.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/exchangepanels.h"
#include "ui/attack/options/sideoptions.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread {
class Input;
}

namespace hitspread::rollunder {

/// What somebody can do besides a plain attack: the maneuvers, the beginning of his turn, and what the game master says of him.
[[nodiscard]] std::vector<hitspread::ActionCommand> actionsOf(const CombatantView& who);
/// Yards he may move with what he does (R3-69, R3-70); nothing: no maneuver limits them.
[[nodiscard]] std::optional<FieldChoices> offerIn(const Input& input, std::string_view field);
/// What a maneuver leaves of movement and defences (R3-69): "a step (1 yd) · all defences"; empty: it is none.
[[nodiscard]] QString actionNote(const Input& input);

/// What the window of an exchange shows of one attack roll and the defences against it.
[[nodiscard]] const ExchangePanels& attackExchange();
/// The same of a Feint and who sees through it.
[[nodiscard]] const ExchangePanels& feintExchange();

/// What is said beside the options of an attack: what each comes to now, as the rules sum it up.
[[nodiscard]] std::span<const OptionAddition> attackAdditions();

/// What a hit with this weapon does at a place of the one attacked: "DR 2 · cut ×1½" (R3-12, R3-51, R3-D50).
[[nodiscard]] QString hitWords(const Attack& attack, Location location);
/// What a weapon takes and does where one is chosen: "14 · 1d6+2 cut", "13 · 2d6 pi · Acc +2"; why it cannot be used as it is comes before.
[[nodiscard]] QString readyWords(const Weapon& weapon, const WeaponState& state, std::int32_t skill);
/// What somebody has used of his defences since his own turn began: "2 parries used, the next at −8 · block used"; empty: nothing.
[[nodiscard]] QString usedWords(const Condition& condition);

}  // namespace hitspread::rollunder
