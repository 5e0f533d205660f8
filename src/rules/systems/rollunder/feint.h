#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/rollunder/attack.h"

#include <vector>

namespace hitspread::rollunder {

struct FeintOptions {
    std::int32_t yards = 0;
    std::int32_t distance = 0;
    Ranks rollModifiers;
    Ranks defenceModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

/// Both roll against their melee skill; by what the feinter is better the target's defence against his next attack is worse (R3-69,
/// R3-D34, R3-D76). Where the house has no numbers for maneuvers nothing is rolled.
struct Feint : bundle::Attacking<Kit>, bundle::Armed<Kit> {
    std::vector<Fighter> target;  ///< one
    FeintOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const Feint& feint, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Feint& feint, Derivation& derivation);

/// The best skill somebody stands up to a Feint with: of what he holds, a shield, his bare hands; else DX (R3-D34).
[[nodiscard]] std::int32_t skillAgainstFeints(const Fighter& who);

}  // namespace hitspread::rollunder
