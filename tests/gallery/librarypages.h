#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Paints the library window on the sample campaign in all its states: results, several chosen, empty, nothing found, a refused
/// value, forms.
void paintLibrary(ApplicationStyle& style, Album& album);

}  // namespace hitspread
