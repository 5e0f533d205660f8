#pragma once

#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/character.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace hitspread::threed {

/// What the number of a situation is added to.
enum class SituationUnit : std::uint8_t { Roll, Hexes };

/// A modifier that comes up again and again in a fight (section 1.13): for lists and sheets, so that they spell no number.
struct Situation {
    std::string_view id;
    std::int32_t value = 0;  ///< signed; negative is harder, more hexes are worse
    Rule rule = Rule::Sit01;
    SituationUnit unit = SituationUnit::Roll;
};

/// The modifiers of the text that stand on their own, most frequent first (3D-SIT-01, A-160).
[[nodiscard]] std::span<const Situation> situations();

/// Whether a situation can ever matter to somebody: Rapid Fire knows no wild shot, an ambidextrous character no off hand
/// (3D-AIM-03, 3D-DUAL-04).
[[nodiscard]] bool concerns(const Situation& situation, const Character& character);

}  // namespace hitspread::threed
