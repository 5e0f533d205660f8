#pragma once

#include "rules/systems/threed/character.h"
#include "rules/systems/threed/harm/healing.h"
#include "rules/systems/threed/switches.h"

namespace hitspread::threed {

/// How much time passes outside the fight.
struct RecoveryOptions {
    std::int32_t rounds = 0;  ///< of turn.secondsPerPhase each phase
    std::int32_t hours = 0;
    std::int32_t days = 0;
    bool hospital = false;  ///< the days are spent in hospital
};

/// What hours, days and weeks give back (3D-BRUISE-05, 3D-HEAL-03, 3D-HEAL-04).
struct Recovery {
    Character character;
    Condition condition;
    RecoveryOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration recoveryOptionsRecord;

/// Whole hours of a time (3D-BRUISE-05, 3D-TURN-01, A-021).
[[nodiscard]] constexpr std::int32_t hoursOf(const RecoveryOptions& time, std::int32_t secondsPerPhase)
{
    const std::int64_t seconds = std::int64_t{time.rounds} * kPhases * secondsPerPhase;
    return static_cast<std::int32_t>(seconds / 3600) + time.hours + 24 * time.days;
}

/// What so much time does to somebody who lives: bruising fades, a stay in hospital heals, who slept it off wakes. Steps are
/// numbered by the patient's place.
void recover(Derivation& derivation, Patient& patient, const RecoveryOptions& time);

void resolveAction(const Recovery& recovery, Derivation& derivation);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Recovery& recovery, const BodyPlan*);

}  // namespace hitspread::threed
