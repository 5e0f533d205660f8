#pragma once

#include "rules/core/fieldoffer.h"
#include "ui/attack/attackstart.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {
class Input;
}

namespace hitspread::twod6 {

/// What somebody can do besides an attack: what a turn is made of, holds, medicine, and what the game master says of him.
[[nodiscard]] std::vector<hitspread::Deed> deedsOf(const CombatantView& who);
/// Metres he may go as he is (TD-21 to TD-25, TD-28); nothing: none are asked for.
[[nodiscard]] std::optional<FieldOffer> offerIn(const Input& input, std::string_view field);
/// What a deed takes and what is left of the turn (TD-12 to TD-17): "Simple, movement · one Simple Action left"; empty: it takes nothing.
[[nodiscard]] QString deedNote(const Input& input);

}  // namespace hitspread::twod6
