#pragma once

#include "services/ports/libraryquery.h"

#include <QString>

#include <vector>

namespace hitspread {

/// Brings what is called as it was typed before what only begins so, and that before what only has the words somewhere: a search finds them in every
/// field. Among equals the order stays; nothing typed changes nothing.
void nearestFirst(std::vector<LibraryRow>& rows, const QString& typed);

}  // namespace hitspread
