#pragma once

#include "rules/systems/threed/actions.h"

#include "rules/core/derivation.h"

namespace hitspread::threed {

/// Resolves one shot by the order of operations P-1. Precondition: validate() finds nothing.
void resolveAction(const Shot& shot, Derivation& derivation);

}  // namespace hitspread::threed
