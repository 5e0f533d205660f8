#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The window of the backups, and what the main window says of them.
void paintBackups(ApplicationStyle& style, Album& album);

}  // namespace hitspread
