#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The windows of 2d6 combat: an attack in every state, a burst, a shot into a struggle, area fire, grapples, what else people do, a round.
void paintTwoD6(ApplicationStyle& style, Album& album);

}  // namespace hitspread
