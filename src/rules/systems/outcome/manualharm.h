#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/round.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

/// What harms somebody: a fall, a fire, a collapsing roof. The game master says how much it is.
struct HarmOptions {
    std::int32_t points = 0;
    bool armour = true;  ///< takes its points off
};

/// One of those it harms, with what he wears.
using HarmTarget = CladPerson;
/// The number of one of them, by which others are bound to him.
struct HarmName {
    std::int32_t whom = 0;
};

inline constexpr std::size_t kMostHarmed = kMostInAFight;

/// Damage that no attack does (OUT-74): nobody acts, nobody defends.
struct Harm {
    HarmOptions options;
    std::vector<HarmTarget> targets;
    std::vector<HarmName> names;  ///< target by target; missing ones are nobody's
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration harmOptionsRecord;
extern const RecordDeclaration harmNameRecord;

/// Nothing to harm with, nobody to harm.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Harm& harm, Derivation& derivation);

}  // namespace hitspread::outcome
