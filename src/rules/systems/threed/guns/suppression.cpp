#include "rules/systems/threed/guns/suppression.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/declare/declareaction.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/harm/stress.h"
#include "rules/systems/threed/harm/tracks.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/validation.h"

namespace hitspread::threed {

const RecordDeclaration evadeOptionsRecord = declare::options<EvadeOptions>("evadeOptions", kEvadeOptions);
const RecordDeclaration crossingRecord = declare::options<ShotOptions>("crossing", kCrossingOptions);

namespace {

using declare::each;
using declare::flag;
using declare::number;
using declare::part;
using declare::parts;

constexpr FieldDeclaration kSuppressOptions[]{
    handsField(),
    number<&ShotOptions::distance>("distance",
                                   {.maximum = 99999,
                                    .fallback = kNoEntry,
                                    .optional = true,
                                    .unit = "m",
                                    .group = "range",
                                    .rules = "3D-RNG-01 3D-SUP-01"}),
    flag<&ShotOptions::rest>("rest", {.group = "aim", .rules = "3D-DEV-07"}),
    diceField(),
    difficultyField(),
    rollModifiersField(),
    targetModifiersField(),
};

const RecordDeclaration suppressOptionsRecord = declare::options<ShotOptions>("suppressOptions", kSuppressOptions);
constexpr std::size_t kMostInArea = 16;

constexpr declare::PartTable kSuppressParts{
    part<&Suppress::options>("options", suppressOptionsRecord, Role::Declared),
    part<&Suppress::shooter>("shooter", characterRecord, Role::Actor),
    part<&Suppress::shooterCondition>("shooter.condition", conditionRecord, Role::Actor),
    part<&Suppress::weapon>("weapon", weaponRecord, Role::Actor),
    part<&Suppress::weaponState>("weapon.state", weaponStateRecord, Role::Actor),
    part<&Suppress::ammunition>("ammunition", ammunitionRecord, Role::Actor),
    parts<&Suppress::accessories>("accessories", accessoryRecord, Role::Actor, kMostAccessories),
    each<&Suppress::targets, &Bystander::character>("targets", characterRecord, Role::Target, kMostInArea),
    each<&Suppress::targets, &Bystander::condition>("targets.condition", conditionRecord, Role::Target, kMostInArea),
    part<&Suppress::switches>("switches", switchesRecord, Role::Rules),
};

/// What comes of the attempt to lay a zone.
struct Laid {
    bool fired = false;  ///< false: the gun jams
    bool holds = false;
    Term value;    ///< AimV
    Term bullets;  ///< that can still hit
};

/// The attack roll that lays the zone: Auto/Support, no target, not wild.
Laid lay(Derivation& derivation, const Suppress& suppress, GunFire& gun, Term bullets)
{
    const Faces faces = labelled(derivation.roll(Query::AttackDice, Rule::Sup01, 3, 6));
    const Term dice = derivation.derive(Quantity::AttackDice, Rule::Skl06, Operation::Take, faces.sum());
    if (suppress.switches.jamming && gun.jamsAt(dice, suppress.weaponState.bulletsThisRound + bullets.value))
        return {};
    AttackInput in = gun.attackInput(nullptr);
    in.type = ShotType::Aimed;
    const Attack attack = threed::attack(derivation, in, faces, dice);
    Term value = 0;
    if (attack.hit.holds())
        value = derivation.derive(Quantity::SuppressionValue, Rule::Sup01, Operation::Take,
                                  dieValue(derivation, attack));
    const Term zone = derivation.derive(Quantity::SuppressionZone, Rule::Sup01, Operation::Take, attack.hit);
    Laid laid{true, zone.holds(), value, {}};
    if (zone.holds()) {
        laid.bullets = derivation.derive(Quantity::SuppressionBullets, Rule::Sup01, Operation::Take, bullets);
        derivation.derive(Quantity::SuppressionUntil, Rule::Sup01, Operation::Take,
                          static_cast<std::int32_t>(suppress.switches.suppressionDuration));
        derivation.state(EventKind::Suppressed, value, laid.bullets);
    }
    return laid;
}

}  // namespace

constinit const ActionDeclaration Suppress::kAction = declare::presetAction<Suppress>(
    "suppress", system, kSuppressParts, actionwindow::kBody);
constinit const ActionDeclaration Evade::kAction = declare::presetAction<Evade>("evade", system, kEvadeParts,
                                                                                actionwindow::kBody);

void resolveAction(const Suppress& suppress, Derivation& derivation)
{
    Person shooter(suppress.shooter, suppress.shooterCondition, suppress.switches);
    GunFire gun(derivation, {suppress.weapon, suppress.weaponState, suppress.ammunition, suppress.accessories},
                suppress.options, shooter);
    // Without a distance the area is at Optimum.
    gun.declare(std::max(0, suppress.options.distance), 0, skill::autoSupport);
    gun.recoil();
    gun.hold(suppress.options.hands);
    static_cast<void>(gun.draw(underFirePenalty(derivation, shooter)));
    const Term rolled = bulletsByDice(derivation, gun, suppress.options.dice);
    const std::int32_t bullets = std::clamp(rolled.value, 1, kOffHandBullets);
    derivation.state(EventKind::Shots, Subject().shot(0), rolled);
    const Laid laid = lay(derivation, suppress, gun, bullets == rolled.value ? rolled : Term(bullets));
    if (laid.fired) {
        gun.fired(bullets);
        sufferRecoil(derivation, shooter, gun.bruiseArm());
        gun.spend();
    }
    spendAction(shooter, skill::autoSupport);
    if (laid.fired)
        shooter.ledger.endZone(Term{});  // he has turned his gun to another area, well or badly
    if (laid.holds) {
        shooter.ledger.set<&Condition::zoneValue>(laid.value);
        shooter.ledger.set<&Condition::zoneBullets>(laid.bullets);
    }
    shooter.ledger.commit(derivation, kSuppressParts.position<&Suppress::shooterCondition>());
    gun.commit(kSuppressParts.position<&Suppress::weaponState>());
    for (std::size_t i = 0; laid.fired && i < suppress.targets.size(); ++i) {
        Person inside(suppress.targets[i].character, suppress.targets[i].condition, suppress.switches);
        putUnderFire(inside, suppress.shooter);
        inside.ledger.commit(derivation, kSuppressParts.position<&Suppress::targets, &Bystander::condition>(), i);
    }
}

namespace {

/// Bullets that hit who crosses a zone: none, one or two, never more than are in it (3D-SUP-02 to 3D-SUP-04, A-065, A-066).
std::int32_t hitsOf(const Evade& evade, Derivation& derivation, Person& person)
{
    const Worn worn{evade.armour, evade.armourState};
    const Ranks& skills = evade.target.skills;
    const std::int32_t hindrance = dodgeModifier(worn, evade.switches);
    const Term dodge = derivation.derive(Quantity::EvadeDodge, Rule::Dod06, Operation::Subtract,
                                         skills.rank(skill::dodge), hindrance);
    const Term acrobatics = derivation.derive(Quantity::EvadeAcrobatics, Rule::Sup02, Operation::Take,
                                              skills.rank(skill::acrobatics));
    const int better = acrobatics.value > dodge.value ? 1 : 0;
    const bool leaps = derivation.choose(Query::EvadeSkill, Rule::Sup02, 0, 1, better) == 1;
    Test test{.first = Quantity::EvadeDice, .query = Query::EvadeDice, .rule = Rule::Sup02, .kind = TestKind::Skill};
    test.use = RollUse::Faces;
    test.needsSdv = true;
    test.rank = sane(leaps ? acrobatics.value : dodge.value);
    test.penalty = -evade.weapon.fullAutoDeviation;
    test.wounds = person.ledger.openWounds();
    test.underFire = underFirePenalty(derivation, person);
    test.difficulty = evade.options.difficulty;
    test.difficultyOnTarget = evade.switches.formSkill == FormSkillRule::Tn;
    test.rollModifiers = &evade.options.rollModifiers;
    test.targetModifiers = &evade.options.targetModifiers;
    const TestResult result = roll(derivation, test);
    derivation.state(result.success.holds() ? EventKind::Succeeded : EventKind::Failed, Subject().target(0),
                     result.margin);
    Term hits = 0;
    if (!result.success.holds()) {
        hits = derivation.derive(Quantity::EvadeHits, Rule::Sup04, Operation::Choose, result.success, 0, 2);
    } else {
        const Term unharmed = derivation.derive(Quantity::EvadeUnharmed, Rule::Sup02, Operation::Above, result.sdv,
                                                evade.options.zoneValue);
        // Of what the zone still holds one bullet strikes (3D-SUP-03).
        hits = derivation.derive(Quantity::EvadeHits, Rule::Sup03, Operation::Choose, unharmed, 0, 1);
    }
    if (hits.value > evade.options.zoneBullets)
        hits = derivation.derive(Quantity::EvadeHits, Rule::Sup01, Operation::Minimum, hits, evade.options.zoneBullets);
    derivation.state(EventKind::Shots, Subject().shot(0), hits);
    return std::clamp(hits.value, 0, kOffHandBullets);
}

/// A bullet of the zone: no roll to hit, the Aiming die may cancel hexes; the first goes astray like a wild shot at the
/// standard aiming point, the next from there like any shot.
Term stray(const Evade& evade, Derivation& derivation, const Victim& victim, int band, std::int32_t bullet, Term before,
           Faces& faces)
{
    const Derivation::Element element(derivation, bullet, victim.subject().shot(bullet));
    faces = labelled(derivation.roll(Query::AttackDice, bullet == 0 ? Rule::Sup03 : Rule::Sup04, 3, 6));
    const Term recoil = effectiveRecoil(derivation, {evade.weapon.recoil, bafflingOf(evade.accessories), false, false});
    const ShotType type = bullet == 0 ? ShotType::Wild : ShotType::Aimed;
    SpreadInput in = spreadInput(evade.weapon, type, band, recoil.value, evade.switches);
    if (evade.switches.accuracyScope == AccuracyScopeRule::AimedShots)
        in.accuracy = 0;  // nobody aims here
    const Term spread = hitSpread(derivation, in, recoil);
    Attack roll;
    roll.faces = faces;
    const Term points = dieValue(derivation, roll);
    const Drift drift{.spread = spread,
                      .mostSpent = mostSpent(points.value, spread.value, recoil.value, evade.switches.aimCancels),
                      .mirror = victim.mirror()};
    const Term aim = derivation.derive(Quantity::DeviationAim, bullet == 0 ? Rule::Sup03 : Rule::Sup04, Operation::Take,
                                       before);
    return landing(derivation, aim, drift);
}

}  // namespace

void resolveAction(const Evade& evade, Derivation& derivation)
{
    Victim victim({evade.crossing, evade.target, evade.targetCondition, evade.armour, evade.armourState},
                  evade.switches);
    // The zone was laid over him, whether or not he was in it before.
    if (victim.person.ledger->shooters == 0 || !evade.shooter.name.empty())
        putUnderFire(victim.person, evade.shooter);
    // He moves: that ends aims and stance.
    victim.person.ledger.loseStanceAndAims(Term{});
    // What may cover him on his way is another cover than the one he leaves.
    victim.person.ledger.leaveCover(Term{});
    victim.cover = coverOf(evade.crossing.coverPv, evade.crossing.coverId, evade.targetCondition, true);
    const std::int32_t hits = hitsOf(evade, derivation, victim.person);
    const int band = std::clamp(derivation
                                    .derive(Quantity::ShotBand, Rule::Rng01, Operation::Take,
                                            bandOf(evade.crossing.distance, evade.weapon.range))
                                    .value,
                                0, kBeyondRange - 1);
    const Load load{evade.ammunition, hasSilencer(evade.accessories), band, evade.weapon.barrels, evade.crossing.round};
    Term point = pack(derivation.plan()->aimPoint());
    for (std::int32_t bullet = 0; bullet < hits; ++bullet) {
        Faces faces;
        point = stray(evade, derivation, victim, band, bullet, point, faces);
        const Pattern pattern = patternAt(derivation, load, victim, point, bullet);
        if (!pattern.isEmpty())
            strikePattern(derivation, load, victim, pattern, faces, bullet);
    }
    settle(derivation, victim);
    Ledger gunner(evade.shooterCondition);
    if (gunner->zoneValue != kNoEntry) {
        gunner.set<&Condition::zoneBullets>(std::max(0, gunner->zoneBullets - hits));
        gunner.addCrosser(evade.target.name);
    }
    gunner.commit(derivation, kEvadeParts.position<&Evade::shooterCondition>());
    victim.person.ledger.commit(derivation, kEvadeParts.position<&Evade::targetCondition>());
    victim.person.armour.commit(derivation, evade.armourState, kEvadeParts.position<&Evade::armourState>());
}

void preset(Suppress& suppress)
{
    suppress.options.hands = presetHands(suppress.shooter, suppress.shooterCondition, suppress.weaponState.drawn);
}

void preset(Evade& evade)
{
    if (evade.shooterCondition.zoneValue == kNoEntry)
        return;
    evade.options.zoneValue = evade.shooterCondition.zoneValue;
    evade.options.zoneBullets = evade.shooterCondition.zoneBullets;
}

}  // namespace hitspread::threed
