#pragma once

#include <QDir>

namespace hitspread {

class ApplicationStyle;

/// Paints the character sheet of a wounded combatant of the sample campaign, every page at two sizes, and a new character with a
/// refused value.
void paintSheets(const ApplicationStyle& style, const QString& suffix, const QDir& folder);

}  // namespace hitspread
