#pragma once

#include <QDir>

namespace hitspread {

class ApplicationStyle;

/// Paints the library window on the sample campaign in all its states: results, several chosen, empty, nothing found, a refused
/// value, forms.
void paintLibrary(ApplicationStyle& style, const QDir& folder, const QString& suffix, qreal zoom);

}  // namespace hitspread
