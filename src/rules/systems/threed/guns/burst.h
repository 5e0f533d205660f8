#pragma once

#include "rules/systems/threed/guns/gunfire.h"

#include <optional>
#include <span>

namespace hitspread::threed {

/// Bullets of the gun in the off hand are numbered from here, whatever the other one fires, so that their dice keep their names.
inline constexpr int kOffHandBullets = 256;

/// What the rank in Auto/Support is divided by for what it allows: bullets more or less, and deviations that can be influenced (3D-AUTO-03, 3D-AUTO-07,
///
[[nodiscard]] constexpr std::int32_t autoDivisor(AutoFactorRule factor)
{
    return factor == AutoFactorRule::Half ? 2 : 1;
}

/// Number of bullets by dice, changed as the shooter chooses, as far as ammunition goes (3D-AUTO-02, 3D-AUTO-03, A-050).
[[nodiscard]] Term bulletsByDice(Derivation& derivation, const GunFire& gun, std::int32_t dice);

/// Number of bullets of a burst or of full auto, by the gun's mode (3D-AUTO-02, 3D-AUTO-03, 3D-AUTO-09, A-050, A-055).
[[nodiscard]] std::int32_t burstBullets(Derivation& derivation, const GunFire& gun);

/// The bullets of one gun in one Action, from the first to the last. `victims` in the order the fire may be walked over them;
/// `firstBullet` is the number of the first bullet.
class Burst {
public:
    Burst(Derivation& derivation, GunFire& gun, std::span<Victim> victims, int firstBullet)
        : m_derivation(derivation), m_gun(gun), m_victims(victims), m_firstBullet(firstBullet)
    {}

    /// By the gun's mode: one shot, a semi-auto string of `shots` (P-2), a burst or full auto (P-3).
    void run(std::int32_t shots);

private:
    /// The first bullet: the attack roll. False: the gun jams.
    [[nodiscard]] bool first(std::int32_t bullets);
    /// The present target is under fire, once for this Action.
    void noteTarget();
    void string(std::int32_t shots);
    void automatic();
    void announce(Term shots);
    [[nodiscard]] bool mayInfluence(std::int32_t bullet) const;
    /// How many bullets are meant for the present target: those that are declared, else an equal part of those it and the targets behind it
    /// still get (3D-WALK-01).
    [[nodiscard]] std::int32_t shareOf(std::int32_t bullet, std::int32_t bullets);
    /// Whether the fire moves on before a bullet; asks, and takes the price (3D-WALK-02). Counts `bullet` up by bullets lost.
    void walkOn(std::int32_t& bullet, std::int32_t bullets);
    void drift(std::int32_t bullet);
    [[nodiscard]] Term direction(std::int32_t bullet);
    void strike(const Term& hex, std::int32_t bullet, const Faces* faces);
    [[nodiscard]] Victim& victim() { return m_victims[m_target]; }

    Derivation& m_derivation;
    GunFire& m_gun;
    std::span<Victim> m_victims;
    const int m_firstBullet;

    std::size_t m_target = 0;
    std::int32_t m_atTarget = 0;  ///< bullets at the present target
    Flight m_flight;              ///< of the first bullet
    Term m_point;                 ///< where the last bullet went
    std::int32_t m_window = 0;    ///< influences in all
    std::int32_t m_used = 0;      ///< of them
    bool m_spentOnMove = false;   ///< this bullet's chance paid for the change of target
    std::optional<int> m_band;    ///< range of a target walked to, where it matters
};

}  // namespace hitspread::threed
