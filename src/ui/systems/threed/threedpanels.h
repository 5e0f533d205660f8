#pragma once

#include "rules/core/input.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangepanels.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hitspread::threed {

/// What somebody does without attacking: preparing a firearm, his place in the order, splitting it, a test, dodging, readying a weapon for the hand,
/// helping somebody.
[[nodiscard]] std::vector<ActionCommand> actionsOf(const CombatantView& who);

/// His place in the order: holding, passing, taking what is held or additional. What else names it takes its words and key from here.
[[nodiscard]] ActionCommand opportunityAction();

/// The open wounds or stuck bullets of a patient, the one first aid takes by itself first (3D-AID-02, 3D-AID-04); empty where the
/// aid that is chosen takes none of them. Nothing: no such option.
[[nodiscard]] std::optional<std::vector<ListedThing>> careListOf(const Input& input, std::string_view field, int round);

/// What actions call its window by.
inline constexpr std::string_view kMeleeWindow = "melee";

/// Everything for the hand, with the action that readies it.
[[nodiscard]] std::vector<WeaponChoice> readied(const CombatantView& who);

/// What the window of an exchange shows of blows, parries, dodges and thrown blades.
[[nodiscard]] const ExchangePanels& meleePanels();

}  // namespace hitspread::threed
