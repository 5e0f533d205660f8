#pragma once

#include "reports/theme/theme.h"

class QPainter;
class QRectF;

namespace hitspread {

/// A chance from 0 to 1 as a bar, filled from the left in the colour of what it is the chance of.
void paintChanceBar(QPainter& painter, const QRectF& bar, double chance, Token colour, const Theme& theme);

}  // namespace hitspread
