#pragma once

#include "rules/systems/threed/attackroll.h"
#include "rules/systems/threed/deviation.h"
#include "rules/systems/threed/weaponledger.h"

namespace hitspread::threed {

/// One shot on its way through P-1; each method is a stretch of that list. Odds walk the same stretches with other dice.
class ShotResolution {
public:
    ShotResolution(const Shot& shot, Derivation& derivation)
        : m_shot(shot),
          m_options(shot.options),
          m_switches(shot.switches),
          m_derivation(derivation),
          m_shooter(shot.shooter, shot.shooterCondition, shot.switches),
          m_target(shot.target, shot.targetCondition, shot.switches),
          m_weapon(shot.weaponState)
    {}

    /// All of it.
    void run();

    /// Everything before the attack roll (steps 1 to 5); false: the weapon is not in hand in time.
    [[nodiscard]] bool prepare();
    /// Whether a roll with this sum jams the gun (step 7).
    [[nodiscard]] Term jam(Term dice);
    /// What bears on the attack roll. Precondition: prepare().
    [[nodiscard]] AttackInput attackInput() const;
    /// What feeds the aiming points beside the die. Precondition: prepare().
    [[nodiscard]] AimInput aimInput() const;
    /// Hit spread of a shot whose roll succeeds (step 9). Precondition: prepare().
    [[nodiscard]] Term spread();
    /// What else decides where the bullet lands. Precondition: prepare().
    [[nodiscard]] DriftRules driftRules() const
    {
        return {m_recoil.value, m_switches.aimCancels, m_switches.missAimingDie, m_switches.cleanMiss};
    }
    /// Whether cover is in the way of a hex of the body, in plan coordinates.
    [[nodiscard]] bool covers(Hex hex, std::int32_t location) const
    {
        return m_switches.coverMask && isCovered(m_options, hex, location, mirror());
    }
    /// Whether the target is seen from behind.
    [[nodiscard]] bool mirror() const { return m_options.fromBehind && m_switches.mirrorFromBehind; }
    /// The target as the shot finds him. Precondition: prepare().
    [[nodiscard]] const Person& target() const { return m_target; }

private:
    void declare();
    void recoil();
    [[nodiscard]] bool draw();
    void dive();
    [[nodiscard]] bool fire();
    void deviate(const Attack& attack, Term spread);
    void hit(const Attack& attack, std::size_t location, bool covered);
    void bruiseShooter();
    void spend();
    void commit() const;

    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, c);
    }

    const Shot& m_shot;
    const ShotOptions& m_options;
    const Switches& m_switches;
    Derivation& m_derivation;
    Person m_shooter;
    Person m_target;
    WeaponLedger m_weapon;

    ShotType m_type = ShotType::Aimed;
    int m_band = 0;
    std::int32_t m_skill = 0;
    Term m_aims;
    bool m_stance = false;
    bool m_rest = false;
    Term m_recoil;    ///< RCLe
    Term m_excess;    ///< RCLe above what the grip holds
    Term m_bruising;  ///< of this shot to the weapon arm
    Grip m_grip;
    bool m_quickDrawPenalty = false;
    std::int32_t m_underFire = 0;
};

}  // namespace hitspread::threed
