#pragma once

#include "rules/systems/threed/character.h"

#include <QString>

namespace hitspread {
class System;
}  // namespace hitspread

namespace hitspread::threed {

/// What somebody has several of, one after the other in a list that keeps those that are over.
enum class Listed : std::uint8_t { OpenWounds, StuckBullets };
[[nodiscard]] QString nameOf(Listed listed);

/// "Split Action, Rifle" (3D-TURN-09), and the rank of one of its parts; a dash: there is none.
[[nodiscard]] QString splitPartName(const System& system, std::string_view skill);
[[nodiscard]] QString splitRankWords(const Character& who, const Condition& condition, std::size_t part);

/// A choice of a condition as it stands inside a line: "unconscious"; of a death by the loss of a location, with it.
[[nodiscard]] QString choiceWords(const System& system, const FieldDeclaration& field, const Condition& condition);
[[nodiscard]] QString deathWords(const System& system, Location lost);

}  // namespace hitspread::threed
