#pragma once

#include "rules/systems/threed/actions.h"

#include "rules/core/derivation.h"

namespace hitspread::threed {

/// Derives everything that follows from a character and what he wears; asks and changes nothing (section 3.1, "Derived").
void resolveAction(const Sheet& sheet, Derivation& derivation);

}  // namespace hitspread::threed
