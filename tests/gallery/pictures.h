#pragma once

#include <QDir>
#include <QPixmap>
#include <QString>
#include <QWidget>

namespace hitspread {

/// Writes a picture into a folder; ends the program if that cannot be done.
void savePicture(const QPixmap& picture, const QDir& folder, const QString& name);

/// Shows a widget and lets it lay itself out.
void settleWidget(QWidget& widget);

}  // namespace hitspread
