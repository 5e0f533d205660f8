#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// Paints what there is to do with whole fights: a new one (empty, filled, refused), people added and typed on the spot, the list of fights,
/// the table of distances (a few, sixty, none known), and the main window with colours and somebody who fled, small and large.
void paintFights(ApplicationStyle& style, Album& album);

}  // namespace hitspread
