#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/round.h"
#include "rules/systems/twod6/harm.h"

#include <vector>

namespace hitspread::twod6 {

/// What harms somebody without an attack: a fall, a fire. The game master says how much it is, of which kind and where.
struct HarmOptions {
    std::int32_t points = 0;
    DamageType damageType = DamageType::Lethal;
    Location location = Location::Torso;
    bool armour = true;     ///< stops its fraction
    bool critical = false;  ///< doubles it
    bool proposes = true;   ///< a wound may follow
};

/// The number of one of them, by which others are bound to him.
struct HarmName {
    std::int32_t whom = 0;
};

inline constexpr std::size_t kMostHarmed = kMostInAFight;

/// Damage by misadventure to as many as there are (TD-80, TD-87 to TD-108). Dice: each one's Consciousness roll, then his proposal.
struct Harm {
    HarmOptions options;
    std::vector<Fighter> targets;
    std::vector<HarmName> names;  ///< target by target; missing ones are nobody's
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

/// Nothing to harm with, nobody to harm.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Harm& harm, Derivation& derivation);

}  // namespace hitspread::twod6
