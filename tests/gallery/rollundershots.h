#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The windows of 3d6 roll-under: an attack in every state, a Feint, the maneuvers, a turn.
void paintRollunder(ApplicationStyle& style, Album& album);

}  // namespace hitspread
