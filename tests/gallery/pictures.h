#pragma once

#include <QDir>
#include <QPixmap>
#include <QString>
#include <QWidget>

namespace hitspread {

/// Only pictures of these names are written from here on; they may have wild cards.
void choosePictures(const QString& names);

/// Writes a picture into a folder, if it was chosen; ends the program if that cannot be done.
void savePicture(const QPixmap& picture, const QDir& folder, const QString& name);

/// Puts a window on the screen that is as fine as its picture will be: what draws itself asks its window how fine that is.
void putOnScreen(QWidget& window, qreal zoom);

/// Shows a widget and lets it lay itself out.
void settleWidget(QWidget& widget);

}  // namespace hitspread
