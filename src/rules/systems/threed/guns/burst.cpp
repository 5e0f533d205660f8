#include "rules/systems/threed/guns/burst.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

std::int32_t autoRank(const GunFire& gun)
{
    return gun.shooter().character.skills.rank(skill::autoSupport);
}

}  // namespace

Term bulletsByDice(Derivation& derivation, const GunFire& gun, std::int32_t dice)
{
    const Derivation::Element element(derivation, gun.number(), Subject());
    const Answer& answer = derivation.roll(Query::BurstDice, Rule::Auto02, dice, 6, RollUse::Sum);
    const Term rolled = derivation.derive(Quantity::BurstRolled, Rule::Auto02, Operation::Take, answer.sum());
    const std::int32_t most = autoRank(gun) / autoDivisor(gun.shooter().switches.autoFactor);
    const std::int32_t change = derivation.choose(Query::BurstChange, Rule::Auto03, -most, most, 0);
    const Term changed = derivation.derive(Quantity::BurstChanged, Rule::Auto03, Operation::Add, rolled, change);
    const Term atLeastOne = derivation.derive(Quantity::BurstChanged, Rule::Auto03, Operation::Maximum, changed, 1);
    return derivation.derive(Quantity::BurstBullets, Rule::Auto02, Operation::Minimum, atLeastOne, gun.loaded());
}

namespace {

Term lengthOf(Derivation& derivation, const GunFire& gun)
{
    const Derivation::Element element(derivation, gun.number(), Subject());
    if (gun.options().mode == Mode::FullAuto)
        return bulletsByDice(derivation, gun, gun.options().dice);
    return derivation.derive(Quantity::BurstBullets, Rule::Auto09, Operation::Minimum, gun.gun().weapon.burstLength,
                             gun.loaded());
}

std::int32_t firedOf(Term length)
{
    return std::clamp(length.value, 1, kOffHandBullets);
}

}  // namespace

std::int32_t burstBullets(Derivation& derivation, const GunFire& gun)
{
    return firedOf(lengthOf(derivation, gun));
}

void Burst::run(std::int32_t shots)
{
    const Mode mode = m_gun.options().mode;
    const Derivation::Element element(m_derivation, m_gun.number(), Subject());
    if (mode == Mode::FullAuto || mode == Mode::Burst)
        return automatic();
    announce(shots);
    string(shots);
}

void Burst::announce(Term shots)
{
    m_derivation.state(EventKind::Shots, Subject().shot(m_firstBullet), shots);
}

void Burst::noteTarget()
{
    if (victim().isShotAt)
        return;
    victim().isShotAt = true;
    putUnderFire(victim().person, m_gun.shooter().character);
}

bool Burst::first(std::int32_t bullets)
{
    m_flight = m_gun.shoot(victim(), m_gun.gun().state.bulletsThisRound + bullets, m_firstBullet);
    if (m_flight.jammed)
        return false;
    noteTarget();
    // The first bullet is where one shot would be, and the others go on from there (3D-AUTO-04).
    m_point = m_flight.hex;
    if (m_flight.lands)
        strike(m_point, 0, &m_flight.attack.faces);
    return true;
}

void Burst::string(std::int32_t shots)
{
    if (!first(shots))
        return;
    m_gun.fired(1);
    const std::int32_t inRound = m_gun.gun().state.bulletsThisRound + shots;
    for (std::int32_t shot = 1; shot < shots; ++shot) {
        const Flight flight = m_gun.follow(victim(), m_point, inRound, m_firstBullet + shot);
        if (flight.jammed)
            return;
        m_gun.fired(1);
        m_point = flight.hex;
        const bool rolled = m_gun.shooter().switches.semiFollowRoll == SemiFollowRollRule::FullRoll;
        if (flight.lands)
            strike(m_point, shot, rolled ? &flight.attack.faces : nullptr);
    }
}

void Burst::automatic()
{
    const Term length = lengthOf(m_derivation, m_gun);
    announce(length);
    m_window = m_derivation
                   .derive(Quantity::BurstWindow, Rule::Auto07, Operation::DivideDown, autoRank(m_gun),
                           autoDivisor(m_gun.shooter().switches.autoFactor))
                   .value;
    const std::int32_t bullets = firedOf(length);
    if (!first(bullets))
        return;
    m_gun.fired(bullets);
    if (!m_flight.lands)
        return;  // a clean miss is one of the whole string
    m_atTarget = 1;
    for (std::int32_t bullet = 1; bullet < bullets; ++bullet) {
        m_spentOnMove = false;
        if (m_target + 1 < m_victims.size())
            walkOn(bullet, bullets);
        drift(bullet);
        ++m_atTarget;
    }
}

bool Burst::mayInfluence(std::int32_t bullet) const
{
    if (m_spentOnMove)
        return false;
    if (m_gun.shooter().switches.autoInfluence == AutoInfluenceRule::PoolOfN)
        return m_used < m_window;
    return bullet <= m_window;
}

std::int32_t Burst::shareOf(std::int32_t bullet, std::int32_t bullets)
{
    if (victim().declared.options.bullets != kNoEntry)
        return victim().declared.options.bullets;
    const auto left = static_cast<std::int32_t>(m_victims.size() - m_target);
    return (m_atTarget + bullets - bullet + left - 1) / left;
}

void Burst::walkOn(std::int32_t& bullet, std::int32_t bullets)
{
    const std::int32_t price = m_gun.shooter().switches.bulletsPerSwitch;
    const bool byInfluence = mayInfluence(bullet);
    const bool byBullets = bullet + price < bullets;
    if (!byInfluence && !byBullets)
        return;
    const int number = m_firstBullet + bullet;
    // Until it is told where the fire goes, whose bullet it is nobody knows.
    const Derivation::Element element(m_derivation, number, Subject().shot(number));
    const int preset = m_atTarget >= shareOf(bullet, bullets) ? 1 : 0;
    if (m_derivation.choose(Query::BulletMove, Rule::Walk01, 0, 1, preset) == 0)
        return;
    const int cheapest = byInfluence ? 0 : 1;
    const bool paysBullets =
        m_derivation.choose(Query::BulletPrice, Rule::Walk02, cheapest, byBullets ? 1 : 0, cheapest) == 1;
    m_target = m_target + 1;
    const Term next = m_derivation.derive(Quantity::BulletTarget, Rule::Walk01, Operation::Take,
                                          static_cast<std::int32_t>(m_target));
    // At which of his hexes is drawn yet.
    m_derivation.state(EventKind::Aimed, victim().subject().shot(number), causedBy(next));
    m_atTarget = 0;
    // Only a pattern of shot asks how far this target is, the steps of FA do not (3D-SHOT-02, 3D-SHOT-04, A-056).
    if (m_gun.gun().ammunition.type == AmmunitionType::Shot) {
        const Derivation::Element target(m_derivation, number, victim().subject());
        const std::int32_t band = bandOf(victim().declared.options.distance, m_gun.gun().weapon.range);
        m_band = std::clamp(m_derivation.derive(Quantity::ShotBand, Rule::Rng01, Operation::Take, band).value, 0,
                            kBeyondRange - 1);
    }
    noteTarget();
    m_spentOnMove = !paysBullets;
    if (!paysBullets)
        ++m_used;
    for (std::int32_t i = 0; paysBullets && i < price; ++i, ++bullet) {
        const int between = m_firstBullet + bullet;
        const Derivation::Element lost(m_derivation, between, victim().subject().shot(between));
        const Term one = m_derivation.derive(Quantity::BulletLost, Rule::Walk02, Operation::Take, 1);
        m_derivation.state(EventKind::Lost, causedBy(one));
    }
    const int first = m_firstBullet + bullet;
    const Derivation::Element fresh(m_derivation, first, victim().subject().shot(first));
    const auto cells = m_derivation.plan()->cells();
    const Answer& drawn = m_derivation.roll(Query::BulletStart, Rule::Walk03, 1, static_cast<int>(cells.size()));
    // Any hex of the new target alike (3D-WALK-03).
    const Hex start = cells[drawn.faces[0] - 1U].hex;
    m_point = m_derivation.derive(Quantity::DeviationAim, Rule::Walk03, Operation::Take, pack(start));
}

Term Burst::direction(std::int32_t bullet)
{
    const int face = m_derivation.roll(Query::AttackDirection, Rule::Auto06, 1, 6).faces[0];
    const bool mirror = victim().mirror();
    const Term rolled = m_derivation.derive(Quantity::DeviationDirection, Rule::Auto06, Operation::Take,
                                            mirror ? mirrored(face) : face);
    m_derivation.state(EventKind::Drifted, rolled);
    if (!mayInfluence(bullet))
        return rolled;
    const int by = m_derivation.choose(Query::BulletInfluence, Rule::Auto08, -1, 1, 0);
    if (by == 0)
        return rolled;
    ++m_used;
    m_derivation.derive(Quantity::BulletInfluenced, Rule::Auto08, Operation::Take, by);
    // One step round the rose (3D-AUTO-08).
    const Term next = turned(m_derivation, Quantity::DeviationDirection, Rule::Auto08, rolled, by, mirror);
    m_derivation.state(EventKind::Turned, next);
    return next;
}

void Burst::drift(std::int32_t bullet)
{
    const int number = m_firstBullet + bullet;
    const Derivation::Element element(m_derivation, number, victim().subject().shot(number));
    const std::int32_t hexes = m_gun.gun().weapon.fullAutoDeviation;
    const Term from = m_derivation.derive(Quantity::DeviationAim, Rule::Auto06, Operation::Take, m_point);
    m_derivation.stateAt(from, EventKind::Aimed, m_derivation.subject());
    const Term spread = m_derivation.derive(Quantity::DeviationSpread, Rule::Auto06, Operation::Take, hexes);
    const Term distance = m_derivation.derive(Quantity::DeviationDistance, Rule::Auto06, Operation::Maximum, spread, 0);
    if (distance.value > 0)
        m_point = m_derivation.derive(Quantity::DeviationHex, Rule::Auto06, Operation::Walk, from, direction(bullet),
                                      distance);
    else
        m_point = m_derivation.derive(Quantity::DeviationHex, Rule::Auto06, Operation::Take, from);
    const bool once = m_gun.shooter().switches.autoDiceForHits == AutoDiceForHitsRule::OneRoll;
    strike(m_point, bullet, once ? &m_flight.attack.faces : nullptr);
}

void Burst::strike(const Term& hex, std::int32_t bullet, const Faces* faces)
{
    const int number = m_firstBullet + bullet;
    Load load = m_gun.load();
    load.band = m_band.value_or(load.band);
    const Pattern pattern = patternAt(m_derivation, load, victim(), hex, number);
    if (pattern.isEmpty())
        return;
    const Derivation::Element element(m_derivation, number, victim().subject().shot(number));
    if (!faces && pattern.count == 1 && pattern.parts[0].covered && !victim().coverCanBePassed()) {
        const auto at = static_cast<int>(pattern.parts[0].location);
        // No dice for a bullet its cover stops.
        return m_derivation.state(EventKind::CoverHeld, m_derivation.subject().location(at));
    }
    Faces own;
    if (faces) {
        own = *faces;
    } else {
        const Answer& answer = m_derivation.roll(Query::BulletDice, Rule::Auto06, 2, 6);
        own = {0, answer.faces[0], answer.faces[1]};
    }
    strikePattern(m_derivation, load, victim(), pattern, own, number);
}

}  // namespace hitspread::threed
