#pragma once

namespace hitspread {

class Album;
class Theme;

/// Buttons, fields, dice and icons on one page.
void paintControls(const Theme& theme, Album& album);

}  // namespace hitspread
