#pragma once

#include "rules/core/declare/fieldchoices.h"
#include "rules/systems/twod6/attack.h"
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

namespace hitspread::twod6 {

/// What somebody can do besides an attack: what a turn is made of, holds, medicine, and what the game master says of him.
[[nodiscard]] std::vector<hitspread::ActionCommand> actionsOf(const CombatantView& who);
/// Metres he may go as he is (TD-21 to TD-25, TD-28); nothing: none are asked for.
[[nodiscard]] std::optional<FieldChoices> offerIn(const Input& input, std::string_view field);
/// What an action takes and what is left of the turn (TD-12 to TD-17): "Simple, movement · one Simple Action left"; empty: it takes nothing.
[[nodiscard]] QString actionNote(const Input& input);

/// What the window of an exchange shows of one attack and whom it finds.
[[nodiscard]] const ExchangePanels& attackExchange();
/// The same of a grapple or tackle.
[[nodiscard]] const ExchangePanels& grappleExchange();

/// What is said beside the options of an attack, a shot of an area weapon or a grapple: what each comes to now, as the rules and the tables
/// of the house say.
[[nodiscard]] std::span<const OptionAddition> attackAdditions();
[[nodiscard]] std::span<const OptionAddition> areaAdditions();
[[nodiscard]] std::span<const OptionAddition> grappleAdditions();

/// What aiming there adds to the number of an attack with it (TD-44, TD-63).
[[nodiscard]] std::int32_t aimedCost(const Switches& switches, const Weapon& weapon, Location location);
/// What stops a hit with this weapon there: "armour lets half of it pass"; no armour.
[[nodiscard]] QString armourWords(const Fighter& target, const Weapon& weapon, Location location);
/// What a weapon takes and does where one is chosen: "5 · 2d6+3 Lethal · 5/6"; why it cannot be used as it is comes before.
[[nodiscard]] QString readyWords(const Character& who, const Weapon& weapon, const WeaponState& state,
                                 std::int32_t level);

}  // namespace hitspread::twod6
