#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/switches.h"

namespace hitspread::threed {

/// The result as it is entered by hand (3D-VEV-01, A-079).
struct ShiftOptions {
    std::int32_t phys = 0;  ///< PHYS points put into armour from now on, all of them
    std::int32_t pv = 0;    ///< protection value they give
};

/// Somebody with hardening cells shifts PHYS into armour, or back.
struct Shift {
    Character character;
    Condition condition;
    ShiftOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration shiftOptionsRecord;

void resolveAction(const Shift& shift, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Shift& shift, const BodyPlan*);

}  // namespace hitspread::threed
