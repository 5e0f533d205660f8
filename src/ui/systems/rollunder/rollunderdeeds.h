#pragma once

#include "rules/core/fieldoffer.h"
#include "ui/attack/attackstart.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {
class Input;
}

namespace hitspread::rollunder {

/// What somebody can do besides a plain attack: the maneuvers, the beginning of his turn, and what the game master says of him.
[[nodiscard]] std::vector<hitspread::Deed> deedsOf(const CombatantView& who);
/// Yards he may move with what he does (R3-69, R3-70); nothing: no maneuver limits them.
[[nodiscard]] std::optional<FieldOffer> offerIn(const Input& input, std::string_view field);
/// What a maneuver leaves of movement and defences (R3-69): "a step (1 yd) · all defences"; empty: it is none.
[[nodiscard]] QString deedNote(const Input& input);

}  // namespace hitspread::rollunder
