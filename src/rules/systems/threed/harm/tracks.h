#pragma once

#include "rules/core/trace/values.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/switches.h"

#include <algorithm>

namespace hitspread::threed {

/// State of a location (3D-TRACK-03, 3D-TRACK-05, 3D-TRACK-06).
enum class LocationState : std::uint8_t { Sound, Moderate, Severe, Destroyed };

/// State of a location with `left` Hits of `full`: moderate at 0, severe at an overflow of half the Hits, destroyed at the
/// full Hits; full and double by switch (3D-TRACK-03 to 3D-TRACK-06, A-082).
[[nodiscard]] constexpr LocationState stateOf(std::int32_t left, std::int32_t full, SevereAtRule rule)
{
    if (left > 0)
        return LocationState::Sound;
    const std::int32_t overflow = -left;
    const std::int32_t unit = rule == SevereAtRule::HalfFull ? 1 : 2;
    if (overflow >= unit * full)
        return LocationState::Destroyed;
    return 2 * overflow >= unit * full ? LocationState::Severe : LocationState::Moderate;
}

/// Squares that are marked (3D-BRUISE-04).
[[nodiscard]] constexpr std::int32_t marked(std::int32_t standard, std::int32_t bruising)
{
    return standard + bruising;
}
/// How they are compared with Incap to tell who is out (3D-TRACK-01, 3D-BRUISE-03, A-084).
[[nodiscard]] constexpr Operation outWhen(KnockOutRule rule)
{
    return rule == KnockOutRule::AtLeast ? Operation::AtLeast : Operation::Above;
}
/// Points beyond the maximum of Incap that kill.
inline constexpr std::int32_t kFatalExcess = 10;

/// Points that count for that: standard damage, by switch bruises, too.
[[nodiscard]] constexpr std::int32_t fatalMarks(std::int32_t standard, std::int32_t bruising, bool countBruising)
{
    return standard + (countBruising ? bruising : 0);
}
/// Whether a location that takes a life with it has lost its Hits to standard damage (3D-DAM-07, A-081, A-142).
[[nodiscard]] bool isVitalLoss(std::size_t location, std::int32_t damage, std::int32_t hits, const Switches& switches);
/// Damage there that is such a loss: the Hits, or by switch what destroys the location (3D-DAM-07, A-081, A-082).
[[nodiscard]] constexpr std::int32_t vitalHits(std::int32_t hits, const Switches& switches)
{
    const std::int32_t overflow = switches.severeAt == SevereAtRule::HalfFull ? hits : 2 * hits;
    return switches.vitalDeath == VitalDeathRule::AtZero ? hits : hits + overflow;
}
/// Head or Torso that lose their Hits to damage and bruises together: out, or dead by switch (3D-TRACK-08, A-142, A-183). True:
/// dead.
bool isOverwhelmed(Derivation& derivation, Person& person, std::size_t location, Quantity quantity, int index = 0);

/// Bleeding, line by line: rounds between losses, not below 1 (3D-WND-06).
template <typename D>
Term bleedingInterval(D& derivation, Quantity quantity, Term wounds, int index = 0)
{
    const Term rounds = derivation.derive(quantity, Rule::Wnd06, Operation::Subtract, 6, wounds, {}, index);
    return atLeast(derivation, quantity, Rule::Wnd06, rounds, 1, index);
}
/// Hits lost each time: one, from the sixth wound on one more for each (3D-WND-07, A-148).
template <typename D>
Term bleedingLoss(D& derivation, Quantity quantity, Term wounds, int index = 0)
{
    const Term hits = derivation.derive(quantity, Rule::Wnd07, Operation::Subtract, wounds, 4, {}, index);
    return atLeast(derivation, quantity, Rule::Wnd07, hits, 1, index);
}
/// The interval as a number.
[[nodiscard]] inline std::int32_t bleedingInterval(std::int32_t wounds)
{
    const Values values;
    return bleedingInterval(values, Quantity::BleedingInterval, Term(wounds)).value;
}

/// Wound Threshold: PHYS, less what was put into armour (3D-VEV-01, 3D-WND-02, A-079).
[[nodiscard]] Term woundThreshold(Derivation& derivation, const Person& person);

/// What reaches the body of the person hit.
struct Hit {
    std::size_t location = 0;
    Term through;      ///< after armour
    Term damage;       ///< before armour
    Term penetration;  ///< PEN, rating and die
    bool penetrated = false;
    bool bruising = false;
    bool canStick = true;      ///< a bullet or slug
    bool martialArts = false;  ///< bruising marks the location, too (3D-TRACK-08)
    std::int32_t round = 1;
};

/// Hits, Incap, wound, stuck bullet, death and unconsciousness (P-1 steps 18-21). `threshold` is the step of WT.
void applyHit(Derivation& derivation, Person& person, const Hit& hit, Term threshold);

/// Loses the aims where damage does that.
void disturbAim(Person& person, Term damage);

/// He loses consciousness: what he held or split is lost (3D-DAM-05, 3D-TURN-08, A-019).
void passOut(Derivation& derivation, Ledger& ledger, Unconscious cause, Term because);
/// He is dead (3D-DAM-07, 3D-TRACK-02).
void die(Derivation& derivation, Ledger& ledger, Dead cause, Term because);

/// Out of action when all squares are marked, dead far beyond; for damage without a location, too (3D-TRACK-01, 3D-TRACK-02).
void judgeTracks(Derivation& derivation, Person& person, Quantity dead, Quantity unconscious, int index = 0);

}  // namespace hitspread::threed
