#pragma once

#include "reports/theme/theme.h"

class QPainter;
class QRectF;

namespace hitspread {

/// Which of the three dice a tile is; Total counts only in a sum and is grey.
enum class DieColour : std::uint8_t { Aim, Pen, Dmg, Total };

/// The value of a die nobody asks for.
inline constexpr int kUnaskedFace = -1;

/// One die as it lies there: a d6 shows pips, any other its figure; 0 is open: an outline with "?"; one that is not asked for a faint outline.
struct DieFace {
    DieColour colour = DieColour::Aim;
    int value = 0;
    bool focused = false;
    int sides = 6;
};

/// The token of a die: its tile, or its outline while it is open.
[[nodiscard]] Token tokenOf(DieColour colour);

/// A square tile with pips; its name and origin are written by whoever lays the dice out.
void paintDie(QPainter& painter, const QRectF& tile, const Theme& theme, const DieFace& face);

/// 0 to 7 pips within a square; a die has no seventh.
void paintPips(QPainter& painter, const QRectF& square, const QColor& colour, int count);

}  // namespace hitspread
