#pragma once

#include <QDir>
#include <QString>

namespace hitspread {

class Theme;

/// Buttons, fields, dice and icons on one page.
void paintControls(const Theme& theme, const QDir& folder, const QString& suffix);

}  // namespace hitspread
