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

/// At whom aims are, as a line of what changes is called: "Aims at Nora".
[[nodiscard]] QString aimsName(const QString& whom);
/// By how many somebody is shot at: "nobody", "1 enemy".
[[nodiscard]] QString shootersWords(int shooters);
/// How long his Initiative counts as 0; that it counts.
[[nodiscard]] QString initiativeLossWords(InitiativeLoss loss);

/// "Split Action, Rifle" (3D-TURN-09), and the rank of one of its parts; a dash: there is none.
[[nodiscard]] QString splitPartName(const System& system, std::string_view skill);
[[nodiscard]] QString splitRankWords(const Character& who, const Condition& condition, std::size_t part);

/// A choice of a condition as it stands inside a line: "unconscious"; of a death by the loss of a location, with it.
[[nodiscard]] QString choiceWords(const System& system, const FieldDeclaration& field, const Condition& condition);
[[nodiscard]] QString deathWords(const System& system, Location lost);

}  // namespace hitspread::threed
