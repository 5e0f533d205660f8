#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The windows of opposed outcomes: an attack in every state, a grapple, who breaks free, a feint, what is declared, the turn.
void paintOutcome(ApplicationStyle& style, Album& album);

}  // namespace hitspread
