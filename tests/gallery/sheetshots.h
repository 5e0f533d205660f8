#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Paints the character sheet of a wounded combatant of the sample campaign, every page at three sizes, and a new character with a
/// refused value. `zoom` is the pixels per pixel.
void paintSheets(const ApplicationStyle& style, Album& album);

}  // namespace hitspread
