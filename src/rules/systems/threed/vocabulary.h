#pragma once

#include "rules/core/vocabulary.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace hitspread::threed {

/// Every quantity a step of the 3D System may name; spelling and reading are in quantities.inc.
enum class Quantity : std::uint16_t {
// Running values of a test: dice, then stat or rank, then each modifier; then target, success and what the success is worth.
#define HS_TEST(prefix, id)                                                                                            \
    prefix##Dice, prefix##Stat, prefix##Penalty, prefix##Wounds, prefix##UnderFire, prefix##Pending,                   \
        prefix##Difficulty, prefix##Modifier, prefix##Total, prefix##Base, prefix##TargetModifier, prefix##Target,     \
        prefix##Success, prefix##Margin, prefix##Excess, prefix##Sdv,
#define HS_QUANTITY(enumerator, id, reading) enumerator,
#define HS_MODIFIER(enumerator, id, list) enumerator,
#define HS_CHOICE(enumerator, id, choices, field) enumerator,
#include "rules/systems/threed/quantities.inc"
#undef HS_TEST
#undef HS_QUANTITY
#undef HS_MODIFIER
#undef HS_CHOICE
};

/// Everything the rules of the 3D System may ask.
enum class Query : std::uint16_t {
    AttackDice,       ///< three labelled d6: Aiming, Penetration, Damage
    AttackDirection,  ///< 1d6 on the deviation diagram
    AttackSpend,      ///< aiming points to spend
    CheckDice,
    UnderFireDice,
    AimNerveDice,
    QuickDrawDice,
    ConcDice,
    KnockbackDice,
    KnockoutDice,
    RecoilPainDice,
    MaintenanceDice,
    ParryDice,
    DodgeDice,
    DanceDice,
    ReactionParry,  ///< no longer asked, see Reaction; likewise the next three
    ParryPaid,
    ReactionDodge,
    ReactionHalfDodge,
    ParryDivide,      ///< of the success die value: points for the Handling instead of the damage
    ParryTurn,        ///< -1, 0, 1: the direction turned
    ParryRaise,       ///< points on the Handling Factor
    BurstDice,        ///< d6 for the number of bullets
    BurstChange,      ///< bullets more or less
    BulletDice,       ///< two labelled d6: Penetration, Damage
    BulletInfluence,  ///< -1, 0 or +1 on the direction
    BulletMove,       ///< 1: on to the next target
    BulletPrice,      ///< paid with 0: an influence, 1: bullets
    BulletStart,      ///< the cell of the body plan the fire starts from, numbered from 1
    EvadeSkill,       ///< 0: Dodge, 1: Acrobatics
    EvadeDice,
    StressDice,
    InitiativeDice,      ///< 3d6, indexed by combatant
    RollOffDice,         ///< 1d6 of those who are tied, indexed by combatant plus 200 for each further try
    RegenerationChoice,  ///< which of the locations that can regain a Hit, worst first
    AidDice,
    ThrowDice,
    ThrowDirection,
    ThrowSpend,      ///< aiming points to take a throw back
    FloorDirection,  ///< where to from the feet a grenade lies
    FloorDistance,
    FragmentDie,  ///< penetration of the fragments, once an explosion
    HarmDice,     ///< d6 of an amount
    HarmHex,      ///< the cell of the body plan that is struck, numbered from 1
    ReactionKind  ///< a decision: which Reaction
};

[[nodiscard]] std::span<const QuantityWord> quantities();
[[nodiscard]] std::span<const QuestionWord> questions();

/// Why an action of the 3D System cannot be resolved as asked; spelling in refusalIds(), sentences in the text layer.
enum class RefusalCode : std::uint16_t {
#define HS_REFUSAL(enumerator, id) enumerator,
#include "rules/systems/threed/refusals.inc"
#undef HS_REFUSAL
};

[[nodiscard]] std::span<const std::string_view> refusalIds();

}  // namespace hitspread::threed
