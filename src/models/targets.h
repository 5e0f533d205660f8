#pragma once

#include "services/identity.h"

#include <QString>

namespace hitspread {

struct CombatantView;
struct FightSnapshot;

/// Whether somebody may be taken as a target without being asked for: on another side, there, awake and alive.
[[nodiscard]] bool isStandingOpponent(const FightSnapshot& fight, const CombatantView& who, const CombatantView& other);

/// The nearest of them by the distances that are known; where none is, the first in the list. 0: there is nobody.
[[nodiscard]] RecordId nearestOpponent(const FightSnapshot& fight, const CombatantView& who);

/// The next of them in the list behind a target, from its beginning again; that target itself last. 0: there is nobody.
[[nodiscard]] RecordId nextOpponent(const FightSnapshot& fight, const CombatantView& who, RecordId target);

/// Whom somebody would look after: of those on the own side who are there and alive, oneself included, the one with most open wounds, of
/// these the one who has lost most; nobody is hurt: oneself.
[[nodiscard]] RecordId nearestPatient(const FightSnapshot& fight, const CombatantView& who);

/// What is unusual about a target, in words: "Mira is on the same side." Empty: nothing.
[[nodiscard]] QString targetWarning(const FightSnapshot& fight, RecordId who, RecordId target);

}  // namespace hitspread
