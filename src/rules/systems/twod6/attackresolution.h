#pragma once

#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/harm.h"

#include <vector>

namespace hitspread::twod6 {

/// Whom the steps and questions of an attack are about.
inline constexpr Subject kAttacked = Subject().target(0);

/// One attack on its way, in stretches that odds can call one by one. Dice come in this order: the drawn target, to hit, place (again),
/// damage, Consciousness, proposal; then for each bystander of a burst damage, place (again), Consciousness, proposal; last what an
/// Incapacitated arm costs, which asks nothing.
class AttackResolution {
public:
    AttackResolution(const Attack& attack, Derivation& derivation);

    /// All of it, with what changes.
    void run();

    // The stretches.
    /// Movement, action, shots, "shot" and all-out (TD-16, TD-33, TD-62b, TD-69).
    void begin();
    /// Draws whom the attack finds (TD-49): 0 the target, else one of those near.
    [[nodiscard]] std::size_t draw();
    /// The roll to hit; the target notes it for his Evade movement (TD-28). Never succeeds on a drawn target who is impossible (TD-D51).
    [[nodiscard]] Term rollToHit(std::size_t on);
    /// Place, damage and all they do to him (TD-80).
    void hit(std::size_t on);
    /// Everybody else within five metres of who was hit, the shooter excepted (TD-38, TD-D14, TD-D45).
    void burst(std::size_t around);
    /// Careful aim is spent, arms cost their Bruise (TD-106, TD-D16, TD-D37).
    void end();

private:
    void strikeBystander(std::size_t on, std::int32_t metres);
    /// With what ends for others where somebody has dropped out.
    void commit();
    void untieAll(const Condition& before, const Condition& now, std::int32_t number);

    const Attack& m_attack;
    Derivation& m_derivation;
    std::vector<FighterLedger> m_attacker;
    std::vector<FighterLedger> m_target;  ///< who is attacked, then those near him
    StateLedger<WeaponState> m_weapon;
    std::vector<Ledger> m_bound;
    Condition m_attacking;  ///< the attacker as he attacks: moved, and with the aim that the shot spends
};

}  // namespace hitspread::twod6
