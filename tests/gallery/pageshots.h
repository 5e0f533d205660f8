#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The body as the printer gets it.
void paintPaper(Album& album);

/// Every page of the combat sheet: filled, overfilled, blank; both papers.
void paintSheetPages(Album& album);

/// The dialog that prints.
void paintPreview(const ApplicationStyle& style, Album& album);

}  // namespace hitspread
