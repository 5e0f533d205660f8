#pragma once

#include "reports/paper/overflow.h"
#include "reports/systems/threed/combatfacts.h"

#include <QString>

#include <utility>
#include <vector>

namespace hitspread::threed::sheet {

/// Height the modifiers need at the least to stand on the first page.
inline constexpr qreal kLeastFoot = 14.6;
/// The same on a blank sheet, where every common modifier stands.
inline constexpr qreal kLeastBlankFoot = 19.0;

/// Height the modifiers need to stand on the first page all together.
[[nodiscard]] qreal footHeight(const CombatFacts& facts);

/// The same in one column beside the body.
[[nodiscard]] qreal footHeightBeside(const CombatFacts& facts);

/// Paragraphs without a place of their own on the first page, each with the section it belongs to.
using OtherWords = std::vector<std::pair<QString, QString>>;

/// The pieces of armour the body does not tell in full (not named there, not worn, under another, layered), and what he carries beside
/// firearms and armour, field by field.
[[nodiscard]] OtherWords otherWords(const CombatFacts& facts, const std::vector<bool>& named);

/// State and modifiers, own ones first, and notes beside them, between `at` and `bottom`. What does not fit goes on; the other words
/// stand among the notes where a page of their own would hold nothing else.
void layFoot(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, const OtherWords& others,
             QPointF at, qreal bottom);

/// The same on a page that lies: `below` the tracks and `beside` the body, under the weapons. Modifiers stand where all of them
/// find room, notes in the other place.
void layFootBeside(paper::Canvas& canvas, paper::Overflow& overflow, const CombatFacts& facts, const OtherWords& others,
                   const QRectF& below, const QRectF& beside);

}  // namespace hitspread::threed::sheet
