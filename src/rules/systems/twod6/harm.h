#pragma once

#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/roll.h"

#include <cstdint>
#include <optional>

namespace hitspread::twod6 {

/// Where a hit strikes (TD-81 to TD-84).
struct Place {
    Location location = Location::Torso;
    Term critical{};
};
/// How its place is found.
struct PlaceWay {
    std::optional<Location> aimed{};  ///< a successful aimed shot: no roll (TD-41, TD-83)
    std::int32_t covered = 0;         ///< rolled again once (TD-84, TD-D38, TD-D70); 0 in a blast (TD-D59)
    bool mayBeCritical = true;        ///< not a bystander of a burst (TD-D14)
};
/// Asks for the two dice, row and column, and once more where the place is covered. An aimed one asks for dice for a critical only where
/// the house says so (TD-D22).
[[nodiscard]] Place placeOf(Derivation& derivation, const Switches& switches, const PlaceWay& way);

/// What comes at the body, before armour.
struct Blow {
    Term damage;  ///< dice and bonus, at least 0 (TD-87)
    DamageType type = DamageType::Lethal;
    Term critical{};    ///< doubles it (TD-87)
    bool cosh = false;  ///< halves it; on the Head a Consciousness roll (TD-67, TD-68)
    bool armour = true;
    bool proposes = true;  ///< a wound may follow (TD-D36)
};

/// Dice and bonus of a weapon in somebody's hand (TD-85, TD-86, TD-87): `query` is Damage, index that of the element.
[[nodiscard]] Term rollDamage(Derivation& derivation, const Character& who, const Weapon& weapon);

/// A blow on a location, in the five steps of TD-80 from the third on: doubling, cosh, armour, pool (TD-87 to TD-90, TD-D23, TD-D24), marks
/// (TD-91 to TD-99, TD-D25), death, unconscious by a full monitor (TD-95, TD-97, TD-D26), Consciousness roll (TD-101 to TD-103,
/// TD-D28, TD-D56, TD-D57), proposal (TD-105 to TD-108, TD-D36, TD-D60, TD-D69) and what follows from each (TD-D50, TD-D60). Returns the
/// points after armour. All of it is within an Element of the victim.
Term strike(Derivation& derivation, const Blow& blow, Location location, FighterLedger& victim,
            const Switches& switches);

/// Marks points past all armour, with death, a full monitor, clocks and the end of aim and treatment, but no roll and no proposal (TD-48,
/// TD-93 to TD-99, TD-112, TD-D31, TD-D63): a limb's Bruise, points of a failed save. The first Lethal starts the clock, one after
/// stabilising starts it anew.
void mark(Derivation& derivation, DamageType type, Term points, FighterLedger& victim);
/// The same for who has nothing that may fall.
void mark(Derivation& derivation, DamageType type, Term points, const Character& who, Ledger& ledger);

/// A Consciousness roll by the line of now (TD-102, TD-103): `more` is added to the save. Precondition: the monitor is not full.
[[nodiscard]] Term staysConscious(Derivation& derivation, const Character& who, const Condition& condition,
                                  const Switches& switches, Term more = {});
/// Falls unconscious, with all that ends by it (TD-D50, TD-114).
void knockOut(Derivation& derivation, FighterLedger& victim, Term because);
/// A location becomes Incapacitated or Disabled: limbs drop what they hold or give way, Head and Torso take consciousness (TD-105 to TD-108,
/// TD-D60, TD-D61).
void wound(Derivation& derivation, FighterLedger& victim, Location location, Wound severity, Term because);
/// What a hit of so many points proposes there; Ok: nothing (TD-D36, TD-D60, TD-D69, TD-D71).
[[nodiscard]] Wound proposedWound(std::int32_t points, std::int32_t bld, Location location, Wound now,
                                  const Switches& switches);

/// Gives points back; nothing else changes: waking has its own roll (TD-116 to TD-122, TD-D25). Returns how many.
Term heal(Derivation& derivation, DamageType type, Term points, const Character& who, Ledger& ledger, Rule rule);

/// A Build save against a Wound Factor (TD-110, TD-128, TD-130, TD-D30); surgery and reopening: without (TD-D66).
struct SaveWay {
    Quantity first = Quantity::SaveNumber;
    Query dice = Query::SaveDice;
    Rule rule = Rule::Rule110;
    std::int32_t woundFactor = 0;
    const Ranks* modifiers = nullptr;  ///< the game master's, if any
};
[[nodiscard]] Rolled rollSave(Derivation& derivation, const Character& who, const Switches& switches,
                              const SaveWay& way);

}  // namespace hitspread::twod6
