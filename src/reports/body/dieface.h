#pragma once

#include "reports/theme/theme.h"

class QPainter;
class QRectF;

namespace hitspread {

/// Which of the three dice a tile is; Total counts only in a sum and is grey.
enum class DieColour : std::uint8_t { Aim, Pen, Dmg, Total };

/// The value of a die nobody asks for.
inline constexpr int kUnaskedFace = -1;

/// One die as it lies there: a d6 shows pips, one of three faces around nothing a minus, a blank or a plus, any other its figure. `value` is
/// the place of its face, counted from 1; 0 is open: an outline with "?"; one that is not asked for a faint outline.
struct DieFace {
    DieColour colour = DieColour::Aim;
    int value = 0;
    bool focused = false;
    int sides = 6;
    int lowest = 1;  ///< what the face at the first place shows
};

/// Whether such a die shows signs: −, nothing and +.
[[nodiscard]] bool showsSigns(int sides, int lowest);

/// The token of a die: its tile, or its outline while it is open.
[[nodiscard]] Token tokenOf(DieColour colour);

/// A square tile with its face; its name and origin are written by whoever lays the dice out.
void paintDie(QPainter& painter, const QRectF& tile, const Theme& theme, const DieFace& face);

/// 0 to 7 pips within a square; a die has no seventh.
void paintPips(QPainter& painter, const QRectF& square, const QColor& colour, int count);

}  // namespace hitspread
