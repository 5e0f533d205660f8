#pragma once

#include "reports/systems/threed/combatfacts.h"

#include <QString>

#include <vector>

namespace hitspread::threed::sheet {

/// What the character is and does at the moment: posture, stance, aims, out of action, lost Actions; empty when there is nothing.
[[nodiscard]] QString stateNow(const CombatFacts& facts);

struct ModifierLine {
    QString label;
    QString value;
};

/// His own modifiers in force, then those that come up in every fight (section 1.13).
[[nodiscard]] std::vector<ModifierLine> modifierLines(const CombatFacts& facts);

}  // namespace hitspread::threed::sheet
