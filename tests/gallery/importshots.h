#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The window that takes a table or a file into the library: empty, with a plan, with columns nobody knows, behind the deed.
void paintImport(ApplicationStyle& style, Album& album);

}  // namespace hitspread
