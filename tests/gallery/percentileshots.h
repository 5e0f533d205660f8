#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The windows of the percentile system: an attack in every state, two who clash, a round with its declarations, getting ready.
void paintPercentile(ApplicationStyle& style, Album& album);

}  // namespace hitspread
