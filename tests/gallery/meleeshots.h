#pragma once

namespace hitspread {

class Album;
class ApplicationStyle;

/// The melee dialog in every state and what somebody does by himself.
void paintMelee(ApplicationStyle& style, Album& album);

}  // namespace hitspread
