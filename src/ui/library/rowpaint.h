#pragma once

#include <QRect>
#include <QStringList>

class QPainter;

namespace hitspread {

class Theme;

/// The ground of a row in the tables of the library: chosen, or every second one a shade off.
void paintRowGround(QPainter& painter, const QRect& place, const Theme& theme, bool isChosen, int row);

/// Writes a line of text in the painter's font, elided to its place; where one of `lit` is found in it, the ground is lit.
void paintLit(QPainter& painter, const QRect& place, const QString& text, const QStringList& lit, const Theme& theme);

}  // namespace hitspread
