#pragma once

#include <QDir>
#include <QString>

namespace hitspread {

class Theme;

/// Every state of the body stage.
void paintBodies(const Theme& theme, const QDir& folder, const QString& suffix, qreal zoom);

/// Stages of a drift on its way, and the keyboard on a hex.
void paintFlight(const Theme& theme, const QDir& folder, const QString& suffix);

}  // namespace hitspread
