#pragma once

#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/defence.h"
#include "rules/systems/outcome/harm.h"

namespace hitspread::outcome {

/// Whom the steps and questions of an attack are about.
inline constexpr Subject kAttacked = Subject().target(0);

/// Whether an attack or grapple is answered at all: what misses or hits anyway is not, as long as no defence makes it better; nobody is
/// asked then, and no action of his is spent on it (OUT-D38).
[[nodiscard]] bool isAnswered(const Checked& attack, const Switches& switches);

/// What the final outcome of an attack is, and whether it hits (OUT-03, OUT-04, OUT-09, OUT-10, OUT-D02).
struct Final {
    Term outcome;
    Term hit;
};
[[nodiscard]] Final finalOf(Derivation& derivation, const Checked& attack, const Defended& defended,
                            const Switches& switches);

/// The shield of the one attacked, where it does anything against this attack: strapped on, against who comes from there, and not used
/// against somebody else in this turn; it takes no action (OUT-31, OUT-32, OUT-37, OUT-38, OUT-41, OUT-42). Null: none does.
[[nodiscard]] const Armour* effectiveShield(const Attack& attack);

/// What shield and cover do to an attack: what they add to its roll, and what of them a hit has to go through.
struct Hidden {
    Term penalty;
    std::int32_t shieldArmour = 0;
    std::int32_t coverArmour = 0;
};
/// Of cover and concealment the larger counts, a shield adds to it, and together they take no more than 3 (OUT-18, OUT-21,
/// OUT-23, OUT-26 to OUT-30, OUT-D15).
[[nodiscard]] Hidden hiddenIn(Derivation& derivation, const Attack& attack);

/// One attack on its way, in stretches that odds can call one by one.
class AttackResolution {
public:
    AttackResolution(const Attack& attack, Derivation& derivation);

    /// All of it, with what changes.
    void run();

    // The stretches, each within an Element about kAttacked.
    [[nodiscard]] Checked rollToHit();
    [[nodiscard]] Defended answer(const Checked& rolled);
    /// The net levels of a hit (OUT-05, OUT-72).
    Term strike(const Final& result);

    [[nodiscard]] const Condition& target() const { return *m_target; }

private:
    [[nodiscard]] Term aim() const;
    void stateResult(const Final& result, const Checked& rolled, const Defended& defended);
    void commit();

    [[nodiscard]] Victim victim()
    {
        return {m_attack.target, m_attack.armour, m_attack.armourState, m_target, kAttacked, kOtherSide};
    }

    const Attack& m_attack;
    Derivation& m_derivation;
    Ledger m_attacker;
    Ledger m_target;
    Ties m_ties;
    Hidden m_hidden;
};

}  // namespace hitspread::outcome
