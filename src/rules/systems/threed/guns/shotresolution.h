#pragma once

#include "rules/systems/threed/guns/gunfire.h"
#include "rules/systems/threed/guns/shot.h"

namespace hitspread::threed {

/// One shot on its way through P-1; each method is a stretch of that list. Odds walk the same stretches with other dice.
class ShotResolution {
public:
    ShotResolution(const Shot& shot, Derivation& derivation)
        : m_shot(shot),
          m_derivation(derivation),
          m_shooter(shot.shooter, shot.shooterCondition, shot.switches),
          m_victim({shot.options, shot.target, shot.targetCondition, shot.armour, shot.armourState}, shot.switches),
          m_gun(derivation, {shot.weapon, shot.weaponState, shot.ammunition, shot.accessories}, shot.options, m_shooter)
    {}
    ~ShotResolution() = default;
    ShotResolution(const ShotResolution&) = delete;
    ShotResolution& operator=(const ShotResolution&) = delete;

    /// All of it.
    void run();

    /// Everything before the attack roll (steps 1 to 5); false: the weapon is not in hand in time.
    [[nodiscard]] bool prepare();
    /// Whether a roll with this sum jams the gun (step 7).
    [[nodiscard]] Term jam(Term dice) { return m_gun.jam(dice, m_shot.weaponState.bulletsThisRound + 1); }
    /// What bears on the attack roll. Precondition: prepare().
    [[nodiscard]] AttackInput attackInput() const { return m_gun.attackInput(&m_victim); }
    [[nodiscard]] GunFire& gun() { return m_gun; }
    /// The target as the shot finds him. Precondition: prepare().
    [[nodiscard]] const Victim& victim() const { return m_victim; }

private:
    [[nodiscard]] bool fire();
    void commit() const;

    const Shot& m_shot;
    Derivation& m_derivation;
    Person m_shooter;
    Victim m_victim;
    GunFire m_gun;
};

}  // namespace hitspread::threed
