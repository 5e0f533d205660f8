#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/round.h"
#include "rules/systems/rollunder/attack.h"

#include <vector>

namespace hitspread::rollunder {

/// What harms somebody without an attack: a fall, a fire, blunt trauma. The game master says how much it is and where.
struct HarmOptions {
    std::int32_t points = 0;  ///< damage, before armour
    DamageType damageType = DamageType::Crushing;
    Location location = Location::Torso;
    bool armour = true;      ///< takes its DR off
    std::int32_t hp = 0;     ///< HP as they are, by no type and past all armour
    std::int32_t blunt = 0;  ///< HP of blunt trauma where armour holds (R3-D11)
    std::int32_t htModifier = 0;
};

/// One of those it harms, with what he wears.
using HarmTarget = CladPerson;

inline constexpr std::size_t kMostHarmed = kMostInAFight;

/// Damage that no attack does, to as many as there are: nobody acts, nobody defends (R3-11 to R3-16, R3-51 to R3-60, R3-D11).
struct Harm {
    HarmOptions options;
    std::vector<HarmTarget> targets;
    Switches switches;

    static const ActionDeclaration kAction;
};

/// Nothing to harm with, nobody to harm.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Harm& harm, Derivation& derivation);

}  // namespace hitspread::rollunder
