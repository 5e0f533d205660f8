#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/switches.h"
#include "services/action/actionrecord.h"

#include <QString>

#include <array>
#include <string_view>

namespace hitspread::threed {

struct Character;
struct Condition;
struct Switches;
struct Weapon;

/// What is done with a gun in one Action, as the dialog offers it.
enum class FireMode : std::uint8_t { Single, String, Burst, FullAuto, TwoGuns, Suppress };
inline constexpr std::array kFireModes{FireMode::Single,   FireMode::String,  FireMode::Burst,
                                       FireMode::FullAuto, FireMode::TwoGuns, FireMode::Suppress};

/// The action a mode is.
[[nodiscard]] std::string_view actionOf(FireMode mode);
[[nodiscard]] QString nameOf(FireMode mode);
/// The mode an input is in; Single for anything that is no fire.
[[nodiscard]] FireMode fireModeOf(const Input& input);
/// What a weapon has to be set to for a mode; its first one where the mode leaves that open.
[[nodiscard]] std::int32_t weaponModeFor(FireMode mode, const Weapon& weapon);
/// Why a weapon cannot be used like that, in words; empty: it can. `hasSecond`: the shooter carries another gun.
[[nodiscard]] QString refusalOf(FireMode mode, const Weapon& weapon, bool hasSecond);
/// How many can be fired at.
[[nodiscard]] std::size_t mostTargets(FireMode mode);

/// The gun, who holds it and the rules in force of any action of fire; null for others.
struct Fire {
    const Weapon* weapon = nullptr;
    const Character* shooter = nullptr;
    const Condition* condition = nullptr;  ///< null where it does not matter
    const Switches* switches = nullptr;
    std::int32_t aims = 0;  ///< those that count at whom it is fired, at the first of several
};
[[nodiscard]] Fire fireOf(const Input& input);

}  // namespace hitspread::threed
