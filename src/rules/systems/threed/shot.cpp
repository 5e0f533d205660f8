#include "rules/systems/threed/shot.h"

#include "rules/systems/threed/bullet.h"
#include "rules/systems/threed/deviation.h"
#include "rules/systems/threed/knockback.h"
#include "rules/systems/threed/parts.h"
#include "rules/systems/threed/shotresolution.h"
#include "rules/systems/threed/stress.h"
#include "rules/systems/threed/tracks.h"

namespace hitspread::threed {

namespace {

/// The parts of a shot that change.
struct Parts {
    std::uint8_t shooter = partIndex(shotAction, "shooter.condition");
    std::uint8_t weapon = partIndex(shotAction, "weapon.state");
    std::uint8_t target = partIndex(shotAction, "target.condition");
};

const Parts& parts()
{
    static const Parts instance;
    return instance;
}

}  // namespace

void ShotResolution::declare()
{
    const Condition& condition = m_shot.shooterCondition;
    m_band =
        derive(Quantity::ShotBand, Rule::Rng01, Operation::Take, bandOf(m_options.distance, m_shot.weapon.range)).value;
    m_band = std::clamp(m_band, 0, kBeyondRange - 1);
    // A stance belongs to the weapon it was taken with, and a quick-drawn weapon has not been aimed (3D-DRAW-05, A-032).
    const std::int32_t stance = condition.stance && !m_options.quickDraw ? 1 : 0;
    m_stance = derive(Quantity::ShotStance, Rule::Rcl08, Operation::Take, stance).holds();
    m_rest = derive(Quantity::ShotRest, Rule::Dev07, Operation::Both, stance, m_options.rest ? 1 : 0).holds();
    const std::int32_t aims = m_options.quickDraw || condition.meleeAim ? 0 : condition.aims;
    m_aims = derive(Quantity::ShotAims, Rule::Aim05, Operation::Take,
                    aimsThatCount(aims, m_stance, m_rest, m_switches.maxAims));
    const ShotType type = shotType(m_aims.value, has(m_shot.shooter, advantage::rapidFire));
    const Term chosen = derive(Quantity::ShotType, Rule::Dev05, Operation::Take, static_cast<std::int32_t>(type));
    m_type = static_cast<ShotType>(std::clamp(chosen.value, 0, 2));
    m_skill = m_shot.shooter.skills.rank(m_shot.weapon.skill);
    if (m_skill == 0)
        derive(Quantity::ShotUnskilled, Rule::Skl01, Operation::Take, 1);
    m_weapon.finishRefocusing();
}

void ShotResolution::recoil()
{
    const RecoilInput in{m_shot.weapon.recoil, bafflingOf(m_shot.accessories), m_stance, m_rest};
    m_recoil = effectiveRecoil(m_derivation, in);
    const std::int32_t str = m_shot.shooter.str;
    if (m_options.mode == Mode::SemiAuto) {
        const std::int32_t counted = semiAutoRecoil(m_shot.weapon, sane(m_recoil.value), m_switches);
        derive(Quantity::ShotsPerAction, Rule::Rof04, Operation::Take, semiAutoShots(str, counted));
    } else {
        // mutate 3D-ROF-03: Operation::Take, 1 -> Operation::Take, 2
        derive(Quantity::ShotsPerAction, Rule::Rof03, Operation::Take, 1);
    }
    derive(Quantity::ShotsPerRound, Rule::Rof09, Operation::Take, shotsPerRound(m_shot.shooter.dex));
    m_grip = gripOf(m_shot.shooter, m_shot.shooterCondition, m_options.hands);
    const Rule rule = m_grip.oneHanded ? Rule::Rcl01 : Rule::Rcl02;
    const Term limit = derive(Quantity::RecoilLimit, rule, Operation::Take,
                              recoilLimit(str, m_grip.oneHanded, m_switches.oneHandLimit));
    const Rule above = m_grip.oneHanded ? Rule::Rcl06 : Rule::Rcl03;
    // mutate 3D-RCL-06: m_recoil, limit -> m_recoil, str
    m_excess = positiveDifference(m_derivation, Quantity::RecoilExcess, above, m_recoil, limit);
    // mutate 3D-RCL-04: kUnbruisedExcess -> kUnbruisedExcess + 1
    m_bruising = positiveDifference(m_derivation, Quantity::RecoilBruising, Rule::Rcl04, m_excess, kUnbruisedExcess);
}

bool ShotResolution::draw()
{
    if (!m_options.quickDraw)
        return true;
    const QuickDraw drawn = quickDraw(m_derivation, m_shooter, m_underFire);
    m_quickDrawPenalty = drawn.penalised;
    const Drawn hands[]{Drawn::Both, Drawn::Right, Drawn::Left};
    m_weapon.drawn.value = static_cast<std::int32_t>(hands[static_cast<std::size_t>(m_options.hands)]);
    m_weapon.drawActionsLeft.value = 0;
    m_shooter.ledger.loseStanceAndAims(Term{});
    return drawn.inTime;
}

void ShotResolution::dive()
{
    if (!m_options.targetDives || m_target.ledger.posture.is(Posture::Diving))
        return;
    m_target.ledger.posture.set(Posture::Diving, Term{});
    m_target.ledger.loseStanceAndAims(Term{});
    if (m_switches.diveCost == DiveCostRule::OneAction && m_target.ledger.actionsLeft.value != kNoEntry)
        m_target.ledger.loseAction(Term{});
}

AttackInput ShotResolution::attackInput() const
{
    AttackInput in{.options = m_options};
    in.skill = m_skill;
    in.type = m_type;
    in.weapon = m_shot.weapon.toHit;
    in.range = m_switches.rangeToHit[static_cast<std::size_t>(m_band)];
    in.recoilExcess = sane(m_excess.value);
    in.quickDrawn = m_quickDrawPenalty;
    in.wounds = m_shooter.ledger.openWounds;
    in.underFire = sane(m_underFire);
    in.pending = movementPenalty(m_shot.shooterCondition);
    in.posture = postureModifier(m_shot.targetCondition.posture, m_options.targetDives);
    in.defence = m_options.rangedDefence;
    in.form = m_switches.formCombat;
    return in;
}

AimInput ShotResolution::aimInput() const
{
    AimInput in{.aims = sane(m_aims.value), .marksman = m_shot.shooter.skills.rank(skill::marksman)};
    if (const Accessory* scope = scopeOf(m_shot.accessories))
        in.scope = scopeBonus(*scope, m_weapon.scopeSetting.value, m_band);
    in.capScope = m_switches.scopeCapByMarksman;
    return in;
}

Term ShotResolution::spread()
{
    return hitSpread(m_derivation, spreadInput(m_shot.weapon, m_type, m_band, m_recoil.value, m_switches), m_recoil);
}

Term ShotResolution::jam(Term dice)
{
    return jams(m_derivation, m_shot.weapon, m_shot.weaponState.bulletsThisRound + 1, m_switches.jamFormula, dice);
}

bool ShotResolution::fire()
{
    const Answer& answer = m_derivation.roll(Query::AttackDice, Rule::Cmb01, 3, 6);
    const Faces faces = labelled(answer);
    const Term dice = derive(Quantity::AttackDice, Rule::Skl06, Operation::Take, faces.sum());
    if (m_switches.jamming) {
        const Term jammed = jam(dice);
        if (jammed.holds()) {
            m_weapon.jammed.set({1, jammed.step});
            return false;
        }
    }
    const Attack result = attack(m_derivation, attackInput(), faces, dice);
    Term hexes = spread();
    if (!result.hit.holds())
        hexes = missedSpread(m_derivation, hexes, result.margin);
    if (deviates(driftRules(), result.hit.holds()))
        deviate(result, hexes);
    return true;
}

void ShotResolution::deviate(const Attack& attack, Term spread)
{
    Drift drift{.spread = spread, .missed = !attack.hit.holds(), .mirror = mirror()};
    if (hasPoints(driftRules(), attack.hit.holds())) {
        const Term points = aimingPoints(m_derivation, attack, aimInput());
        drift.mostSpent = mostSpent(points.value, spread.value, m_recoil.value, m_switches.aimCancels);
    }
    const Term hex = landing(m_derivation, m_options, drift);
    // mutate 3D-LOC-02: Operation::Locate, hex -> Operation::Take, -1
    const Term location = derive(Quantity::DeviationLocation, Rule::Loc02, Operation::Locate, hex);
    if (location.value < 0 || location.value >= static_cast<std::int32_t>(kLocations))
        return;
    bool covered = covers(unpack(hex.value), location.value);
    if (m_switches.coverMask && (m_options.coveredLocations != 0 || m_options.coveredHexCount > 0))
        covered = derive(Quantity::DeviationCovered, Rule::Loc02, Operation::Take, covered ? 1 : 0).holds();
    hit(attack, static_cast<std::size_t>(location.value), covered);
}

void ShotResolution::hit(const Attack& attack, std::size_t location, bool covered)
{
    Blow blow = blowOf(m_derivation, m_shot, m_target, attack.faces);
    const Strike strike = strikeLocation(m_derivation, m_shot, m_target, location, covered, blow);
    if (!hasAftermath(m_target, strike))
        return;
    keepHardened(m_derivation, m_target, sane(strike.through.value), sane(strike.damage.value));
    knockBackBy(m_derivation, m_shot, m_target, strike);
}

void ShotResolution::bruiseShooter()
{
    if (m_bruising.value <= 0)
        return;
    Ledger& ledger = m_shooter.ledger;
    ledger.bruisingTotal.set({ledger.bruisingTotal.value + sane(m_bruising.value), m_bruising.step});
    if (m_switches.bruiseArmTrack) {
        Tracked& arm = ledger.bruises[at(m_grip.arm)];
        arm.set({arm.value + sane(m_bruising.value), m_bruising.step});
    }
    judgeTracks(m_derivation, m_shooter, Quantity::ShooterDead, Quantity::ShooterUnconscious);
    if (!ledger.dead.is(Dead::No))
        return;
    Test test{.first = Quantity::RecoilPainDice, .query = Query::RecoilPainDice, .rule = Rule::Rcl05};
    // mutate 3D-RCL-05: m_shooter.phys() -> -m_shooter.phys()
    test.rank = m_shooter.phys();
    test.wounds = ledger.openWounds;
    const TestResult result = roll(m_derivation, test);
    if (!result.success.holds() && ledger.unconscious.is(Unconscious::No))
        ledger.unconscious.set(Unconscious::Recoil, result.success);
}

void ShotResolution::spend()
{
    m_shooter.ledger.spendAction(Term{});
    m_shooter.ledger.hasActed(Term{});
}

void ShotResolution::commit() const
{
    m_shooter.ledger.commit(m_derivation, parts().shooter);
    m_weapon.commit(m_derivation, parts().weapon);
    m_target.ledger.commit(m_derivation, parts().target);
}

bool ShotResolution::prepare()
{
    declare();
    recoil();
    m_underFire = underFirePenalty(m_derivation, m_shooter);
    if (!draw())
        return false;
    dive();
    return true;
}

void ShotResolution::run()
{
    if (prepare() && fire()) {
        bruiseShooter();
        const Term left = derive(Quantity::AmmunitionLeft, Rule::Rof03, Operation::Subtract, m_shot.weaponState.rounds,
                                 1);
        m_weapon.rounds.set(left);
        m_weapon.bulletsThisRound.value += 1;
        // mutate 3D-ROF-02: == Mode::SingleAction -> == Mode::Burst
        if (m_options.mode == Mode::SingleAction)
            m_weapon.cocked.value = 0;
        m_shooter.ledger.shotsThisRound.value += 1;
        if (m_switches.underFireDuration != UnderFireDurationRule::Manual)
            m_target.ledger.shooters.value += 1;
    }
    spend();
    commit();
}

void resolveAction(const Shot& shot, Derivation& derivation)
{
    ShotResolution(shot, derivation).run();
}

}  // namespace hitspread::threed
