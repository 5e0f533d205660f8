#include "rules/systems/threed/melee/throw.h"

#include "rules/core/declare/optiontable.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/attackroll.h"
#include "rules/systems/threed/guns/deviation.h"
#include "rules/systems/threed/guns/gunfire.h"
#include "rules/systems/threed/guns/preset.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/guns/spread.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/melee/blows.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/refusallist.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/turn/split.h"
#include "rules/systems/threed/validation.h"

namespace hitspread::threed {

const RecordDeclaration throwOptionsRecord = declare::options<ThrowOptions>("throwOptions", kThrowOptions);

namespace {

using declare::offered;

constexpr declare::OptionTable kThrowOffers{
    kThrowParts,
    offered<&Throw::options, &ThrowOptions::distance>(),
    offered<&Throw::weaponState, &ItemState::drawn>(),
    offered<&Throw::options, &ThrowOptions::fromBehind>().rarely(),
    offered<&Throw::options, &ThrowOptions::targetDives>().rarely(),
    offered<&Throw::options, &ThrowOptions::coveredLocations>().rarely(),
    offered<&Throw::options, &ThrowOptions::coverPv>().rarely(),
    offered<&Throw::options, &ThrowOptions::coverId>().rarely(),
    offered<&Throw::options, &ThrowOptions::difficulty>().rarely(),
    offered<&Throw::options, &ThrowOptions::rollModifiers>().rarely(),
    offered<&Throw::targetCondition, &Condition::posture>().rarely(),
    offered<&Throw::targetCondition, &Condition::meleeAim>().rarely(),
    offered<&Throw::targetCondition, &Condition::freeParriesLeft>().rarely(),
    offered<&Throw::targetCondition, &Condition::actionsLeft>().rarely(),
    offered<&Throw::options, &ThrowOptions::targetModifiers>().ofTarget().rarely(),
};

}  // namespace

constinit const ActionDeclaration Throw::kAction = declare::offering(
    kThrowOffers, declare::presetAction<Throw>("throw", system, kThrowParts, "melee"));

namespace {

/// The declared circumstances of a shot that a throw shares.
ShotOptions asShot(const ThrowOptions& options)
{
    ShotOptions shot;
    shot.aimHex = options.aimHex;
    shot.distance = options.distance;
    shot.fromBehind = options.fromBehind;
    shot.coveredLocations = options.coveredLocations;
    shot.coveredHexes = options.coveredHexes;
    return shot;
}

/// One throw on its way through P-1.
class ThrowResolution {
public:
    ThrowResolution(const Throw& action, Derivation& derivation)
        : m_throw(action),
          m_switches(action.switches),
          m_derivation(derivation),
          m_shot(asShot(action.options)),
          m_thrower(action.thrower, action.throwerCondition, action.switches),
          m_target(action.target, action.targetCondition, action.switches)
    {}

    void run();

private:
    [[nodiscard]] AttackInput attackInput(std::int32_t underFire) const;
    [[nodiscard]] Blow blow(const Faces& faces);
    void deviate(const Attack& attack, Term spread);
    void hit(const Attack& attack, Hex hex, std::size_t location);
    void commit() const;

    const Throw& m_throw;
    const Switches& m_switches;
    Derivation& m_derivation;
    ShotOptions m_shot;
    Person m_thrower;
    Person m_target;
    int m_band = 0;
    Term m_recoil;  ///< Handling Factor in the place of RCL
};

AttackInput ThrowResolution::attackInput(std::int32_t underFire) const
{
    AttackInput in{.options = m_throw.options};
    in.skill = rankInAction(m_throw.thrower, m_throw.throwerCondition, m_throw.weapon.skill);
    in.weapon = m_throw.weapon.toHit;
    in.range = m_switches.rangeToHit[static_cast<std::size_t>(m_band)];
    in.wounds = m_thrower.ledger.openWounds();
    in.underFire = underFire;
    in.pending = movementPenalty(m_throw.throwerCondition);
    in.posture = postureModifier(m_throw.targetCondition.posture, m_throw.options.targetDives);
    in.offHand = offHandModifier(m_throw.thrower, m_throw.weaponState.drawn, false, m_switches);
    in.defence = danceOf(m_throw.targetCondition, m_throw.options.rangedDefence);
    in.form = m_switches.formCombat;
    return in;
}

/// PEN is a projectile's, floored at 0; DAM has the strength bonus.
Blow ThrowResolution::blow(const Faces& faces)
{
    const auto derive = [&](Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}) {
        return m_derivation.derive(quantity, rule, operation, a, b);
    };
    Blow blow;
    const Term rating = derive(Quantity::PenetrationRating, Rule::Pen01, Operation::Take, m_throw.weapon.penetration);
    const Term pen = derive(Quantity::PenetrationFinal, Rule::Pen01, Operation::Maximum, rating, 0);
    blow.penetration = derive(Quantity::PenetrationValue, Rule::Pen01, Operation::Add, pen, faces.penetration);
    const Term dam = derive(Quantity::DamageRating, Rule::Dam01, Operation::Take, m_throw.weapon.damage);
    const Term strength = derive(Quantity::DamageStrength, Rule::Mel06, Operation::Add, dam,
                                 strengthBonus(m_throw.thrower.str));
    const Term sum = derive(Quantity::DamageFinal, Rule::Dam01, Operation::Add, strength, faces.damage);
    blow.damage = derive(Quantity::DamageValue, Rule::Dam01, Operation::Maximum, sum, 0);
    blow.armourDamage = m_throw.weapon.armourDamage;
    return blow;
}

void ThrowResolution::hit(const Attack& attack, Hex hex, std::size_t location)
{
    Blow flying = blow(attack.faces);
    // Like a bullet's: before a cover takes its share.
    flying.damage = naturallyHalved(m_derivation, m_target, flying.damage);
    const bool mask = m_switches.coverMask && (m_shot.coveredLocations != 0 || !m_shot.coveredHexes.isEmpty());
    const bool mirror = m_throw.options.fromBehind && m_switches.mirrorFromBehind;
    if (mask) {
        const bool covered = isCovered(m_shot, hex, static_cast<std::int32_t>(location), mirror);
        const Term held = m_derivation.derive(Quantity::DeviationCovered, Rule::Loc02, Operation::Take,
                                              covered ? 1 : 0);
        const Condition& behindIt = m_throw.targetCondition;
        const bool dives = m_throw.options.targetDives && behindIt.posture != Posture::Diving;
        Cover cover = coverOf(m_throw.options.coverPv, m_throw.options.coverId, behindIt, dives);
        const Term passed = held.holds() ? passCover(m_derivation, cover, m_target, flying) : Term(1);
        if (!passed.holds()) {
            m_derivation.derive(Quantity::DamageThrough, Rule::Pen05, Operation::Choose, passed, flying.damage, 0);
            return;
        }
    }
    const Landed landed{.location = location,
                        .bruising = m_throw.weapon.damageKind == DamageKind::Bruising,
                        .halved = true,
                        .round = m_throw.options.round};
    const Struck struck = deliver(m_derivation, m_target, {m_throw.armour, m_throw.armourState},
                                  kThrowParts.position<&Throw::armourState>(), flying, landed);
    sufferAftermath(m_derivation, m_target, {&struck, 1});
}

void ThrowResolution::deviate(const Attack& attack, Term spread)
{
    const DriftRules rules{m_recoil.value, m_switches.aimCancels, m_switches.missAimingDie, m_switches.cleanMiss};
    if (!deviates(rules, attack.hit.holds()))
        return m_derivation.state(EventKind::Passed, causedBy(attack.hit));
    Drift drift{.spread = spread, .missed = !attack.hit.holds()};
    drift.mirror = m_throw.options.fromBehind && m_switches.mirrorFromBehind;
    if (hasPoints(rules, attack.hit.holds())) {
        const Term points = dieValue(m_derivation, attack);
        drift.mostSpent = mostSpent(points.value, spread.value, m_recoil.value, m_switches.aimCancels);
    }
    const Term hex = landing(m_derivation, aimedAt(m_derivation, m_shot, drift.mirror), drift);
    const Term location = m_derivation.derive(Quantity::DeviationLocation, Rule::Loc02, Operation::Locate, hex);
    stateLanding(m_derivation, hex, location);
    if (location.value >= 0 && location.value < static_cast<std::int32_t>(kLocations))
        hit(attack, unpack(hex.value), static_cast<std::size_t>(location.value));
}

void ThrowResolution::commit() const
{
    m_thrower.ledger.commit(m_derivation, kThrowParts.position<&Throw::throwerCondition>());
    m_target.ledger.commit(m_derivation, kThrowParts.position<&Throw::targetCondition>());
    // It lies somewhere now; the next one of several is drawn anew.
    StateLedger<ItemState> weapon(m_throw.weaponState);
    weapon.set<&ItemState::count>(m_throw.weaponState.count - 1);
    weapon.set<&ItemState::drawn>(Drawn::No, Term{});
    weapon.commit(m_derivation, kThrowParts.position<&Throw::weaponState>());
}

void ThrowResolution::run()
{
    const Term band = m_derivation.derive(Quantity::ShotBand, Rule::Rng01, Operation::Take,
                                          bandOf(m_throw.options.distance, m_throw.weapon.range));
    m_band = std::clamp(band.value, 0, kBeyondRange - 1);
    m_recoil = m_derivation.derive(Quantity::DeviationHandling, Rule::Dev03, Operation::Take, m_throw.weapon.handling);
    const AttackInput in = attackInput(underFirePenalty(m_derivation, m_thrower));
    dive(m_target, m_throw.options.targetDives);
    const Derivation::Element element(m_derivation, 0, Subject().target(0).shot(0));
    m_derivation.state(EventKind::Shots, Subject().shot(0), 1);
    const Faces faces = labelled(m_derivation.roll(Query::AttackDice, Rule::Cmb01, 3, 6));
    const Term dice = m_derivation.derive(Quantity::AttackDice, Rule::Skl06, Operation::Take, faces.sum());
    const Attack result = attack(m_derivation, in, faces, dice);
    // A throw is never wild and nobody aims it: the spread of an aimed shot without a stance.
    const SpreadInput spreadIn{.recoil = m_recoil.value, .type = ShotType::Aimed, .band = m_band};
    Term spread = hitSpread(m_derivation, spreadIn, m_recoil);
    if (!result.hit.holds())
        spread = missedSpread(m_derivation, spread, result.margin);
    deviate(result, spread);
    putUnderFire(m_target, m_throw.thrower);
    m_thrower.ledger.spendAction(Term{});
    m_thrower.ledger.hasActed(Term{}, splitPartOf(m_throw.thrower, *m_thrower.ledger, m_throw.weapon.skill));
    commit();
}

}  // namespace

void resolveAction(const Throw& action, Derivation& derivation)
{
    ThrowResolution(action, derivation).run();
}

std::vector<Refusal> refusalsOf(const Throw& action, const BodyPlan* plan)
{
    Refusals refusals;
    refusePlan(refusals, plan);
    refuseActor(refusals, action.throwerCondition, "thrower.condition", true);
    const ItemState& state = action.weaponState;
    refusals.when(state.count < 1, RefusalCode::NoneLeft, Rule::Cmb01, "weapon.state", "count");
    refusals.when(state.drawn == Drawn::No, RefusalCode::NotDrawn, Rule::Draw06, "weapon.state", "drawn");
    const Location arm = gripOf(action.thrower, action.throwerCondition, handsOf(state.drawn)).arm;
    refusals.when(!isUsable(action.thrower, action.throwerCondition, arm), RefusalCode::NoUsableArm, Rule::Dam06,
                  "weapon.state", "drawn");
    const std::int32_t range = action.weapon.range;
    refusals.when(range == 0, RefusalCode::MeleeOnly, Rule::Rng01, "weapon", "range");
    refusals.when(range > 0 && bandOf(action.options.distance, range) == kBeyondRange, RefusalCode::OutOfRange,
                  Rule::Rng01, "options", "distance", action.options.distance, 8 * range);
    refusals.when(action.switches.untrained == UntrainedRule::Forbidden
                      && action.thrower.skills.rank(action.weapon.skill) == 0,
                  RefusalCode::Untrained, Rule::Skl01, "thrower", "skills");
    if (action.options.targetDives)
        refuseDive(refusals, action.targetCondition, action.throwerCondition);
    refusals.when(action.targetCondition.wounds.isFull(), RefusalCode::WoundsFull, Rule::Wnd01, "target.condition",
                  "woundCount");
    return refusals.take();
}

void preset(Throw& thrown)
{
    thrown.options.rangedDefence = thrown.targetCondition.rangedDefence;
    presetCover(thrown.options, thrown.targetCondition);
}

}  // namespace hitspread::threed
