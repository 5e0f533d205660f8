#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// What the main window says of campaign files, and its windows for them: what opening finds, copies beside, recent ones, compacting.
void paintFiles(ApplicationStyle& style, Album& album);

}  // namespace hitspread
