#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Paints what the history offers: an action of the past being changed, what follows from that, something tried out and how it
/// differs.
void paintHistory(ApplicationStyle& style, Album& album);

}  // namespace hitspread
