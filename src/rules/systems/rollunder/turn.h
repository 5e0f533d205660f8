#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/harm.h"

#include <vector>

namespace hitspread::rollunder {

struct TurnOptions {
    std::int32_t htModifier = 0;
};

/// The beginning of somebody's own turn on its own: who has no HP left rolls against HT before anything else, or falls unconscious (R3-55,
/// R3-D30, R3-D63). For everybody else his first action begins it.
struct Turn {
    std::vector<Fighter> character;  ///< one
    TurnOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const Turn& turn, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Turn& turn, Derivation& derivation);

/// Whether a choice by hand changes a state.
enum class Flip : std::uint8_t { Stays, On, Off };
inline constexpr std::array<std::string_view, 3> kFlips{"stays", "on", "off"};

struct StatusOptions {
    Flip stunned = Flip::Stays;
    Flip unconscious = Flip::Stays;
    bool falls = false;
    bool setsPosture = false;  ///< by the game master, without a maneuver
    Posture posture = Posture::Standing;
};

/// What the game master says of somebody: stunned or not, unconscious or awake, in another posture; and letting oneself fall, which is
/// free (R3-D62, R3-D64, R3-D70).
struct Status {
    std::vector<Fighter> character;  ///< one
    StatusOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const Status& status, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Status& status, Derivation& derivation);

}  // namespace hitspread::rollunder
