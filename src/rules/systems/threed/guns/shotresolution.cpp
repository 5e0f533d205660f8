#include "rules/systems/threed/guns/shotresolution.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/harm/stress.h"

namespace hitspread::threed {

bool ShotResolution::prepare()
{
    const ShotOptions& options = m_shot.options;
    m_gun.declare(options.distance, aimsAt(m_shot.shooterCondition, options.whom, options.wielded),
                  m_shot.weapon.skill);
    m_gun.recoil();
    m_gun.hold(m_shot.options.hands);
    if (!m_gun.draw(underFirePenalty(m_derivation, m_shooter)))
        return false;
    dive(m_victim.person, m_shot.options.targetDives);
    return true;
}

bool ShotResolution::fire()
{
    m_derivation.state(EventKind::Shots, Subject().shot(0), 1);
    const Flight flight = m_gun.shoot(m_victim, m_shot.weaponState.bulletsThisRound + 1, 0);
    if (flight.jammed)
        return false;
    if (flight.lands) {
        const Load load = m_gun.load();
        const Pattern pattern = patternAt(m_derivation, load, m_victim, flight.hex, 0);
        if (!pattern.isEmpty())
            strikePattern(m_derivation, load, m_victim, pattern, flight.attack.faces, 0);
    }
    m_gun.fired(1);
    return true;
}

void ShotResolution::commit() const
{
    m_shooter.ledger.commit(m_derivation, kShotParts.position<&Shot::shooterCondition>());
    m_gun.commit(kShotParts.position<&Shot::weaponState>());
    m_victim.person.ledger.commit(m_derivation, kShotParts.position<&Shot::targetCondition>());
    m_victim.person.armour.commit(m_derivation, m_shot.armourState, kShotParts.position<&Shot::armourState>());
}

void ShotResolution::run()
{
    if (prepare() && fire()) {
        settle(m_derivation, m_victim);
        sufferRecoil(m_derivation, m_shooter, m_gun.bruiseArm());
        m_gun.spend();
        putUnderFire(m_victim.person, m_shot.shooter);
    }
    spendAction(m_shooter, m_shot.weapon.skill);
    commit();
}

void resolveAction(const Shot& shot, Derivation& derivation)
{
    ShotResolution(shot, derivation).run();
}

}  // namespace hitspread::threed
