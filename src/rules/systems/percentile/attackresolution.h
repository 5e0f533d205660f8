#pragma once

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/defence.h"

#include <optional>
#include <vector>

namespace hitspread::percentile {

/// Whom the steps and questions of an attack are about.
inline constexpr Subject kAttacked = Subject().target(0);

/// Those beside the attacker, and in a clash the other, come behind the one attacked.
[[nodiscard]] constexpr Subject besideHim(std::size_t place)
{
    return Subject().target(1 + static_cast<int>(place));
}

/// Those beside somebody as a fumble of his may befall them (PCT-D37); `from`: the place of the first among all. `ledgers` is made anew and
/// outlives them.
[[nodiscard]] std::vector<Victim> besideAs(std::span<const Bystander> people, std::size_t from,
                                           std::vector<Ledger>& ledgers);

/// One attack on its way, in stretches that odds can call one by one.
class AttackResolution {
public:
    /// A hit that did its harm.
    struct Struck {
        Harmed harmed;
        Term level;  ///< of the wound
    };

    AttackResolution(const Attack& attack, Derivation& derivation);

    /// All of it, with what changes.
    void run();

    // The stretches, each within an Element about kAttacked.
    [[nodiscard]] Rolled rollToHit();
    /// What the one attacked does about a success; against a critical there is nothing to be done (PCT-D13).
    [[nodiscard]] Defended answer(const Rolled& rolled);
    /// The level of Loss of Combat; nothing: not in melee.
    std::optional<Term> loseCombat(const Rolled& rolled, const Defended& defended);
    /// What the weapon does; nothing: melee does none by the house rules (PCT-D21). Of the roll only counts whether it was a critical.
    std::optional<Struck> strike(const Rolled& rolled, const Defended& defended);

    [[nodiscard]] const Condition& target() const { return *m_target; }

private:
    [[nodiscard]] Hit hitOf(const Rolled& rolled, const Defended& defended);
    [[nodiscard]] std::optional<Location> chosenLocation();
    void commit();

    [[nodiscard]] Victim victim()
    {
        return {m_attack.target, m_attack.armour, m_attack.armourState, m_target, kAttacked, kOtherSide};
    }
    [[nodiscard]] Fumbler fumbler();
    [[nodiscard]] Victim attacker()
    {
        return {m_attack.attacker, m_attack.attackerArmour, m_attack.attackerArmourState, m_attacker, Subject(),
                kActingSide};
    }

    const Attack& m_attack;
    Derivation& m_derivation;
    bool m_melee;
    Ledger m_attacker;
    Ledger m_target;
    StateLedger<WeaponState> m_weapon;
    StateLedger<WeaponState> m_targetWeapon;
    std::vector<Ledger> m_beside;
};

}  // namespace hitspread::percentile
