#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

namespace hitspread::threed::sheet {

/// Height the modifiers need at the least to stand on the first page.
inline constexpr qreal kLeastFoot = 14.6;
/// The same on a blank sheet, where every common modifier stands.
inline constexpr qreal kLeastBlankFoot = 19.0;

/// Height the modifiers need to stand on the first page all together.
[[nodiscard]] qreal footHeight(const CombatFacts& facts);

/// The same in one column beside the body.
[[nodiscard]] qreal footHeightBeside(const CombatFacts& facts);

/// State and modifiers, own ones first, and notes beside them, between `at` and `bottom`. What does not fit goes on.
void layFoot(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom);

/// The same on a page that lies: `below` the tracks and `beside` the body, under the weapons. Modifiers stand where all of them
/// find room, notes in the other place.
void layFootBeside(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, const QRectF& below,
                   const QRectF& beside);

/// What he carries beside firearms and armour, field by field.
void tellOthers(paper::Overflow& overflow, const CombatFacts& facts);

/// The pieces of armour the body does not tell in full: not named there, not worn, under another, layered.
void tellArmour(paper::Overflow& overflow, const CombatFacts& facts, const std::vector<bool>& named);

}  // namespace hitspread::threed::sheet
