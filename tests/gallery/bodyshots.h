#pragma once

namespace hitspread {

class Album;
class Theme;

/// Every state of the body stage.
void paintBodies(const Theme& theme, Album& album);

/// Stages of a drift on its way, and the keyboard on a hex.
void paintFlight(const Theme& theme, Album& album);

}  // namespace hitspread
