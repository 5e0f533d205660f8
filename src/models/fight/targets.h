#pragma once

#include "services/identity.h"

#include <QString>

#include <span>

namespace hitspread {

struct CombatantView;
struct Digest;
struct FightSnapshot;

/// Somebody as he is seen among all in the fight.
[[nodiscard]] Digest digestIn(const FightSnapshot& fight, const CombatantView& who);
/// Whether somebody is there and not out of the fight.
[[nodiscard]] bool isStanding(const FightSnapshot& fight, const CombatantView& who);
/// Who acts where nobody has been chosen: the one whose turn it is in the phase that runs, else the first who stands. 0: nobody is there.
[[nodiscard]] RecordId presetActor(const FightSnapshot& fight);
[[nodiscard]] bool isDead(const FightSnapshot& fight, const CombatantView& who);
/// Why somebody is out of the fight, in a word; empty: he is not.
[[nodiscard]] QString outWords(const FightSnapshot& fight, const CombatantView& who);
/// Whether somebody may be taken as a target without being asked for: on another side, there, awake and alive.
[[nodiscard]] bool isStandingOpponent(const FightSnapshot& fight, const CombatantView& who, const CombatantView& other);

/// The nearest of them by the distances that are known, those on their feet before all others; where no distance is known, the first
/// in the list. 0: there is nobody.
[[nodiscard]] RecordId nearestOpponent(const FightSnapshot& fight, const CombatantView& who);

/// Whom somebody would go on against: whom he means (Digest::meant), else the first of `last` who is such an opponent and on his feet, else
/// the nearest of that kind; where nobody is on his feet, the same of all of them. `kept`: who is looked at just now, and is so though he lies. 0: there is nobody.
[[nodiscard]] RecordId presetTarget(const FightSnapshot& fight, const CombatantView& who,
                                    std::span<const RecordId> last, RecordId kept);

/// The next of them in the list behind a target, from its beginning again; that target itself last. 0: there is nobody.
[[nodiscard]] RecordId nextOpponent(const FightSnapshot& fight, const CombatantView& who, RecordId target);

/// Whom somebody would look after: of those on the own side who are there and alive, oneself included, the one with most open wounds, of
/// these the one who has lost most; nobody of them is hurt: the same of the others; nobody at all: oneself.
/// `need`: how much somebody needs what is done, 0: it does nothing for him; null: as much as he is hurt.
[[nodiscard]] RecordId nearestPatient(const FightSnapshot& fight, const CombatantView& who,
                                      int (*need)(const CombatantView& patient) = nullptr);

/// What is unusual about a target, in words: "Mira is on the same side." Empty: nothing.
[[nodiscard]] QString targetWarning(const FightSnapshot& fight, RecordId who, RecordId target);

}  // namespace hitspread
