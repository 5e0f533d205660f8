#pragma once

#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"
#include "text/naming.h"

#include <QString>

#include <cstddef>

namespace hitspread::percentile {

/// A piece of armour or a shield: "everywhere 2", "chest 3 · blocks with Shields".
[[nodiscard]] QString armourPieceWords(const text::Naming& names, const Armour& armour);
/// A location by its own name, or as the rules call it.
[[nodiscard]] QString locationName(const Switches& switches, std::size_t location);

}  // namespace hitspread::percentile
