#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

struct AimOptions {
    bool stationary = true;  ///< whom he aims at does not move
    std::int32_t whom = kUsualTarget;
    std::string whomName{};  ///< for the log, whatever becomes of him
};

/// A full turn of aiming with a bow or firearm at somebody who does not move (OUT-17, OUT-D13).
struct Aim : Person, bundle::Armed<Kit> {
    AimOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration aimOptionsRecord;

[[nodiscard]] std::vector<Refusal> refusalsOf(const Aim& aim, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Aim& aim, Derivation& derivation);

}  // namespace hitspread::outcome
