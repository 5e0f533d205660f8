#pragma once

#include "rules/core/trace/event.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/person.h"

namespace hitspread::threed {

/// Somebody to whom time or a helper does something.
struct Patient {
    Patient(const Character& who, const Condition& condition, const Switches& set, int place = 0)
        : person(who, condition, set), index(place)
    {}

    /// Takes a wound off the list of open ones; the clock stops with the last (3D-AID-02, 3D-REGEN-01, A-148).
    void closeWound(Derivation& derivation, std::size_t wound, Term because);
    [[nodiscard]] std::int32_t openWounds() const { return person.ledger.openWounds(); }
    /// As one of several for whom time passes.
    [[nodiscard]] Subject subject() const { return Subject().target(index); }

    Person person;
    int index = 0;  ///< of the combatant, for steps
};

/// Bullets still stuck in the Torso (3D-DAM-08).
[[nodiscard]] std::int32_t stuckBullets(const Condition& condition);

/// Whether a stuck bullet keeps a location from regaining Hits (3D-DAM-09, A-080).
[[nodiscard]] bool isBlocked(const Condition& condition, std::size_t location, const Switches& switches);

/// Gives Hits back to a location and the total, as many as are missing there; a stuck bullet may forbid it (3D-DAM-09).
void restoreHits(Derivation& derivation, Patient& patient, std::size_t location, Term amount, Rule rule);

/// Takes bruising off the total; the marks of the locations never exceed what is left (3D-BRUISE-05, 3D-BRUISE-06).
void easeBruising(Derivation& derivation, Patient& patient, Term amount, Rule rule);

/// Who was out by bruising wakes as soon as the track has a free square again.
void wakeFromBruising(Derivation& derivation, Patient& patient);

/// One point of standard damage at a location and on the total that is neither blow nor wound: bleeding, surgery.
struct LossSteps {
    Quantity hitsLeft;
    Quantity standard;
    Quantity dead;
    Quantity overwhelmed;
    Quantity unconscious;
};
void loseHits(Derivation& derivation, Patient& patient, std::size_t location, Term amount, Rule rule, EventKind kind,
              const LossSteps& steps, int stepIndex);

}  // namespace hitspread::threed
