#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Paints the main window in its states (no campaign, a fight, after a shot, values by hand, a problem, busy, read only, a floating panel) on a
/// small and a large screen, with the look in force.
void paintShell(ApplicationStyle& style, Album& album);

}  // namespace hitspread
