#pragma once

#include "rules/systems/rollunder/person.h"

#include <cstdint>

namespace hitspread::rollunder {

/// What a blow brings to the body, before armour.
struct Blow {
    Term damage;
    DamageType type = DamageType::Crushing;
    Term halvesDr{};         ///< a critical hit does (R3-D45)
    std::int32_t blunt = 0;  ///< HP of a blow that armour holds, by the game master (R3-D11)
    std::int32_t htModifier = 0;
    bool armour = true;
};

struct Harmed {
    Term penetrating;
    Term loss;
};

/// Where somebody is struck: at the place it was called at, else at the torso or by the table of the house (R3-19, R3-D16, R3-D42).
struct PlaceQueries {
    Query place;
    Query side;
};
[[nodiscard]] Location randomLocation(Derivation& derivation, const Switches& switches, const PlaceQueries& queries);

/// Dice and bonus of a weapon.
[[nodiscard]] Term rollDamage(Derivation& derivation, const Weapon& weapon, Query query);

/// All that harm at a place hangs on: alike places are harmed alike (R3-12, R3-51, R3-D50, R3-D65).
struct Guard {
    DrThere dr;
    std::int32_t halves = 0;         ///< what the place makes of the damage; 0: what its type makes of it
    MostLoss most = MostLoss::None;  ///< one hit may cost

    friend constexpr bool operator==(const Guard&, const Guard&) = default;
};
[[nodiscard]] Guard guardAt(Location location, DamageType type, const Victim& victim, const Switches& switches);
/// What a blow there costs, before anything is taken off him.
[[nodiscard]] Harmed costOf(Derivation& derivation, const Blow& blow, const Guard& guard, Subject there,
                            const Victim& victim, const Switches& switches);
/// Damage less DR, by type and place, and the HP it costs (R3-12 to R3-14, R3-51, R3-D09, R3-D10, R3-D50, R3-D66).
Harmed strike(Derivation& derivation, const Blow& blow, Location location, const Victim& victim,
              const Switches& switches);
/// Takes HP: shock to come, the third, and death rolls at once and in order (R3-15, R3-52 to R3-60, R3-D29, R3-D63, R3-D68).
void loseHp(Derivation& derivation, Term loss, std::int32_t htModifier, const Victim& victim, const Switches& switches);
/// Gives HP back: thresholds he is above again count anew, and who has more than 0 is conscious (R3-D29, R3-D64).
void giveHp(Derivation& derivation, Term healed, const Victim& victim);

/// Whether three dice are at or under HT; natural 3, 4, 17 and 18 as ever (R3-D02).
struct HtRoll {
    Quantity first;
    Query dice;
    Rule rule;
    std::int32_t modifier = 0;
};
[[nodiscard]] Term rollHt(Derivation& derivation, const Character& who, const HtRoll& roll);

}  // namespace hitspread::rollunder
