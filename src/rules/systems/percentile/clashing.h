#pragma once

#include "rules/systems/percentile/attackresolution.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/clash.h"

#include <optional>
#include <span>
#include <vector>

namespace hitspread::percentile {

/// One of the two in a clash on its way.
struct Clashing {
    const Character& character;
    const Weapon& weapon;
    std::span<const Armour> armour;
    std::span<const ArmourState> armourState;
    Called called;
    RollsOn rollsOn;
    const Ranks& modifiers;
    int element;       ///< of his steps and questions, and his side
    Subject struckBy;  ///< whom his blow is about
    Subject himself;
    Ledger ledger;
    StateLedger<WeaponState> state;
    std::span<const Bystander> beside;  ///< his own
    std::size_t besideFrom;             ///< where they begin among all
    std::vector<Ledger> besideLedgers{};
    Rolled rolled{};

    [[nodiscard]] static Clashing first(const Clash& clash);
    [[nodiscard]] static Clashing second(const Clash& clash);
    /// What a fumble did to them.
    void commitBeside(Derivation& derivation);
    [[nodiscard]] Victim victim() { return {character, armour, armourState, ledger, himself, element}; }
};

struct ClashHarm {
    Harmed harmed;
    Term level;  ///< of the wound
};

// A clash in stretches that odds can call one by one.

/// Rolls the blow of one.
void strike(Derivation& derivation, Clashing& who, const Switches& switches);
/// Whether the blow of one lands: it succeeded, and the other's did not, or is the lesser one. A critical beats what is none
/// (PCT-09, PCT-D14).
[[nodiscard]] Term lands(Derivation& derivation, Quantity quantity, const Rolled& his, const Rolled& other);
/// The level of Loss of Combat of who loses (PCT-16).
Term loseTo(Derivation& derivation, const Clashing& winner, Clashing& loser, const Clash& clash);
/// What the weapon does; nothing: melee does none by the house rules (PCT-D21). Of the roll only counts whether it was a critical.
std::optional<ClashHarm> harmOf(Derivation& derivation, const Clashing& winner, Clashing& loser, const Clash& clash);

}  // namespace hitspread::percentile
