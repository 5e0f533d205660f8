#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The fire dialog with single shots in every state, and a rule page.
void paintShots(ApplicationStyle& style, Album& album);

/// The fire dialog with everything that fires several bullets, and with an area to cross.
void paintVolleys(ApplicationStyle& style, Album& album);

/// The duel of the sample campaign.
void paintDuel(ApplicationStyle& style, Album& album);

}  // namespace hitspread
