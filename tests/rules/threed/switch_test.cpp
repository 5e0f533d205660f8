#include "rules/systems/threed/check.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/firstaid.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/melee/dodgeaction.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/ready.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/turn/initiative.h"
#include "rules/systems/threed/turn/opportunity.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/turn/preparation.h"
#include "rules/systems/threed/turn/split.h"
#include "support/testclass.h"
#include "support/threed.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <type_traits>

using namespace hitspread;
using namespace hitspread::threed;
using support::Tape;
using support::wear;

namespace {

/// What came of a request under one value of a switch.
struct Outcome {
    QStringList refused;
    Findings findings;
    const ActionDeclaration* action = nullptr;

    /// What differs from an expectation ("refused:id", or as `support::differences`); empty: nothing.
    [[nodiscard]] QString differences(const char* expected) const
    {
        const QString text = QString::fromUtf8(expected);
        const QString wanted = text.startsWith(u"refused:") ? text.mid(8) : QString();
        if (refused.join(u' ') != wanted)
            return QStringLiteral("refused: \"%1\"").arg(refused.join(u' '));
        return wanted.isEmpty() ? support::differences(findings, *action, expected) : QString();
    }
};

using Play = std::function<Outcome(const FieldDeclaration& field, std::size_t element, std::int32_t value)>;

/// A value of a switch and what a request comes to under it, typed from the decisions.
struct Under {
    std::int32_t value;
    const char* expected;
};

struct SwitchRow {
    const char* id;  ///< of the switch
    Play play;
    std::vector<Under> values;
    std::size_t element = 0;  ///< of switches that are tables
};

template <typename Action>
Play playing(Action action, std::type_identity_t<void (*)(Action&)> setup, const Tape& tape = {})
{
    setup(action);
    return [action, tape](const FieldDeclaration& field, std::size_t element, std::int32_t value) {
        Action varied = action;
        field.setNumber(&varied.switches, element, value);
        Outcome outcome;
        outcome.refused = support::refusals(varied);
        Input input = varied;
        outcome.action = &input.action();
        if (outcome.refused.isEmpty())
            outcome.findings = support::resolved(varied, tape);
        return outcome;
    };
}

constexpr auto SwitchDice = Query::AttackDice;
constexpr auto SwitchDirection = Query::AttackDirection;
constexpr auto SwitchBullet = Query::BulletDice;
constexpr auto SwitchCount = Query::BurstDice;

/// T 18, PEN 9, DAM 14, all spread cancelled.
const Tape kHit{{{SwitchDice, 0}, {5, 3, 4}}};
/// PEN 8 only.
const Tape kWeakHit{{{SwitchDice, 0}, {5, 2, 4}}};
/// T 11: missed by 2.
const Tape kMiss{{{SwitchDice, 0}, {2, 2, 1}}, {{SwitchDirection, 0}, {3}}};

Play shot(void (*setup)(Shot&), const Tape& tape = kHit)
{
    return playing(support::someShot(), setup, tape);
}
Play blow(void (*setup)(Melee&), const Tape& tape = kHit)
{
    return playing(support::someMelee(), setup, tape);
}
Play volley(void (*setup)(Volley&), const Tape& tape = {})
{
    return playing(support::someVolley(), setup, tape);
}

void wild(Shot& s)
{
    s.shooterCondition.aims = 0;
    s.shooterCondition.stance = false;
}

/// V-18: six barrels, DAM 8, AD 1, at a hex whose template holds six Abdomen hexes and one of the Torso, PV 6 everywhere.
void rotaryGun(Shot& s)
{
    s.weapon.recoil = 1;
    s.weapon.barrels = 6;
    s.weaponState.rounds = 12;
    s.ammunition.damage = 8;
    s.ammunition.armourDamage = 1;
    s.options.aimHex = {0, 14};
    s.target.phys = 99;
    s.target.incapMax = 199;
    s.target.hitsMax.fill(99);
    wear(s, 6, 20);
}

void semi(Volley& v)
{
    v.options.mode = Mode::SemiAuto;
    v.weapon.recoil = 4;
}

void switchBurst(Volley& v)
{
    v.options.mode = Mode::Burst;
}

/// V-27, at the end of phase 1 of round 2.
PhaseChange moment()
{
    PhaseChange change;
    change.members.resize(1);
    Character& who = change.members[0].character;
    who.dia = 8;
    who.phys = 7;
    who.cool = 8;
    who.dex = 6;
    change.options = {true, false, 2, 1};
    return change;
}
Play time(void (*setup)(PhaseChange&), const Tape& tape = {})
{
    return playing(moment(), setup, tape);
}
Condition& changeOf(PhaseChange& change)
{
    return change.members[0].condition;
}
void wound(Condition& condition, Location location)
{
    condition.wounds.add({location, 1, true});
    condition.bleedingRound = 1;
}

/// A fragmentation or blast of rating 10 at the Torso alone.
GrenadeAttack explosion()
{
    GrenadeAttack attack;
    attack.options.how = Delivery::Placed;
    attack.grenade.damage = 10;
    attack.grenade.blastZone = 1;
    attack.targets.resize(1);
    attack.targets[0].options.impact = {0, 10};
    attack.targets[0].character.hitsMax.fill(40);
    attack.targets[0].character.incapMax = 99;
    return attack;
}

TwoGuns twoGuns()
{
    const Volley from = support::someVolley();
    TwoGuns guns;
    guns.shooter = from.shooter;
    guns.weapon = from.weapon;
    guns.weaponState = from.weaponState;
    guns.ammunition = from.ammunition;
    guns.offHandWeapon = from.weapon;
    guns.offHandWeaponState = from.weaponState;
    guns.offHandAmmunition = from.ammunition;
    guns.targets = from.targets;
    return guns;
}

void hardened(Shot& s)
{
    s.target.vevaphon = true;
    s.target.hitsMax.fill(10);
    s.targetCondition.vevaphonPv = 9;
    s.target.conc = 20;
}

void awareTarget(Melee& m)
{
    m.options.targetUnaware = false;
}

// clang-format off
const std::vector<SwitchRow>& switchRows()
{
    static const std::vector<SwitchRow> all{
        {"mod.formSkill", playing(Check{}, [](Check& c) { c.options.rank = 7; c.options.difficulty = -3; }, {{{Query::CheckDice, 0}, {2, 5, 6}}}),
         {{0, "check.total=20 check.target=16 check.critical=1"}, {1, "check.total=17 check.target=13 check.critical=0"}}},
        {"mod.formCombat", shot([](Shot& s) { wild(s); s.options.difficulty = -1; }), {{0, "attack.total=18 attack.target=17"}, {1, "attack.total=14"}}},
        {"skill.untrained", shot([](Shot& s) { s.shooter.skills = {}; }), {{0, "shot.unskilled=1"}, {1, "refused:skill.untrained"}}},
        {"turn.actionRounding", playing(Sheet{}, [](Sheet& s) { s.character.dia = 8; s.character.phys = 9; s.character.cool = 8; }), {{0, "sheet.actions=2"}, {1, "sheet.actions=3"}, {2, "sheet.actions=3"}}},
        {"turn.actionRounding", playing(Sheet{}, [](Sheet& s) { s.character.dia = 7; s.character.phys = 7; s.character.cool = 7; }), {{0, "sheet.actions=2"}, {1, "sheet.actions=2"}, {2, "sheet.actions=3"}}},
        {"turn.phaseTable", time([](PhaseChange& c) { c.options = {false, true, 2, 2}; changeOf(c).actionsThisRound = 2; c.switches.ownPhaseTable[4] = 2; }), {{0, "turn.placed=0"}, {1, "turn.placed=1"}, {2, "turn.placed=2"}}},
        {"turn.phaseTable.own", time([](PhaseChange& c) { c.options = {false, true, 2, 2}; changeOf(c).actionsThisRound = 2; c.switches.phaseTable = PhaseTableRule::Custom; }), {{0, "turn.placed=0"}, {1, "turn.placed=1"}, {2, "turn.placed=2"}}, 4},
        {"turn.ambidextrousActions", playing(Sheet{}, [](Sheet& s) { s.character.advantages.set("ambidextrous", 1); }), {{0, "sheet.additionalActions=0"}, {1, "sheet.additionalActions=1"}, {3, "sheet.additionalActions=3"}}},
        {"turn.initiative", time([](PhaseChange& c) { changeOf(c).initiative = 24; }), {{0, "~members.condition[0].initiative"}, {1, "~members.condition[0].initiative"}, {2, "members.condition[0].initiative:24>-2147483648"}}},
        {"turn.initiative", time([](PhaseChange& c) { c.options.phase = 3; changeOf(c).initiative = 24; }), {{0, "members.condition[0].initiative:24>-2147483648"}, {1, "~members.condition[0].initiative"}}},
        {"turn.opportunityInterrupt", playing(Opportunity{}, [](Opportunity& o) { o.options.what = OpportunityStep::Take; o.options.interrupts = true; o.condition.actionsHeld = 1; }), {{0, "refused:opportunity.noInterrupt"}, {1, "character.condition.actionsHeld:1>0"}}},
        {"split.minShare", playing(Split{}, [](Split& s) { s.character.skills.set("rifle", 2); s.character.skills.set("dodge", 3); s.options = {"rifle", "dodge", 2, false}; }), {{0, "split.secondary=2 split.primary=0"}, {1, "refused:split.tooLarge"}}},
        {"turn.secondsPerPhase", playing(Recovery{}, [](Recovery& r) { r.condition.bruisingTotal = 9; r.options.rounds = 600; }), {{1, "recovery.hours=0"}, {2, "recovery.hours=1"}}},
        {"act.reloadCost", playing(Preparation{}, [](Preparation& p) { p.options.what = Preparing::Reload; p.weaponState.rounds = 2; }), {{0, "prepare.cost=0"}, {1, "prepare.cost=1"}, {2, "prepare.cost=2"}}},
        {"act.standUpCost", playing(Preparation{}, [](Preparation& p) { p.options.what = Preparing::StandUp; p.condition.posture = Posture::Prone; }), {{0, "prepare.cost=0"}, {1, "prepare.cost=1"}, {2, "prepare.cost=2"}}},
        {"hex.mirrorFromBehind", shot([](Shot& s) { s.options.fromBehind = true; s.options.aimHex = {-3, 9}; }), {{0, "deviation.aim=-3,9"}, {1, "deviation.aim=3,9"}}},
        {"hex.coverMask", shot([](Shot& s) { s.options.coveredLocations = 127; }), {{0, "damage.through=14"}, {1, "~target.condition.damage"}}},
        {"range.toHit", shot([](Shot& s) { s.options.distance = 30; }), {{0, "attack.total=18"}, {-1, "attack.total=17"}}, 1},
        {"stance.autoWithAim", playing(Preparation{}, [](Preparation&) {}), {{0, "character.condition.aims:0>1 ~character.condition.stance"}, {1, "character.condition.stance:0>1"}}},
        {"aim.cancels", shot([](Shot& s) { s.weapon.recoil = 3; s.options.distance = 30; }), {{0, "deviation.spread=5 deviation.spent=5 deviation.distance=0"}, {1, "deviation.spent=2 deviation.distance=3"}}},
        {"waf.scope", shot([](Shot& s) { wild(s); s.weapon.accuracy = 2; }), {{0, "deviation.spread=6"}, {1, "deviation.spread=8"}}},
        {"wild.addBase", shot([](Shot& s) { wild(s); s.options.distance = 30; }), {{0, "deviation.spread=12"}, {1, "deviation.spread=15"}}},
        {"aim.maxActions", shot([](Shot& s) { s.shooterCondition.aims = 9; s.options.rest = true; }), {{0, "shot.aims=9"}, {1, "shot.aims=6"}}},
        {"scope.capByMarksman", shot([](Shot& s) { Accessory scope; scope.kind = AccessoryKind::Scope; scope.bestBonus = 5; s.accessories = {scope}; s.shooter.skills.set("marksman", 2); }), {{0, "aim.scope=5"}, {1, "aim.scope=2"}}},
        {"aim.lostOnDamage", shot([](Shot& s) { s.targetCondition.aims = 3; }), {{0, "~target.condition.aims"}, {1, "target.condition.aims:3>0"}}},
        {"fire.duration", time([](PhaseChange& c) { changeOf(c).shooters = 2; }), {{0, "~members.condition[0].shooters members.condition[0].earlierShooters:0>2"}, {1, "members.condition[0].shooters:2>0"}, {2, "~members.condition[0].shooters ~members.condition[0].earlierShooters"}}},
        {"miss.aimingDie", shot([](Shot&) {}, kMiss), {{0, "!aim.value deviation.distance=6"}, {1, "aim.value=2 deviation.distance=4"}}},
        {"miss.clean", shot([](Shot&) {}, kMiss), {{0, "deviation.hex=0,22"}, {1, "!deviation.hex weapon.state.rounds:10>9"}}},
        {"semi.useEffectiveRcl", shot([](Shot& s) { s.options.mode = Mode::SemiAuto; }), {{0, "shot.shotsPerAction=3"}, {1, "shot.shotsPerAction=4"}}},
        {"semi.followRoll", volley([](Volley& v) { semi(v); v.options.shots = 2; }, {{{SwitchDice, 1}, {5, 3, 4}}, {{SwitchDirection, 1}, {3}}}), {{0, "attack.total[1]=18 deviation.distance[1]=0"}, {1, "!attack.total[1] deviation.distance[1]=3"}}},
        {"semi.dexCap", volley([](Volley& v) { semi(v); v.shooter.dex = 6; v.shooterCondition.shotsThisRound = 2; }), {{0, "string.shots=1"}, {1, "string.shots=3"}, {2, "string.shots=5"}}},
        {"auto.maxDice", volley([](Volley& v) { v.options.dice = 3; }), {{kNoEntry, "burst.rolled=9"}, {2, "refused:burst.tooManyDice"}}},
        {"auto.asFactor", volley([](Volley& v) { v.options.dice = 3; }, {{{SwitchCount, 0}, {2, 3, 3}}, {{Query::BurstChange, 0}, {2}}}), {{0, "burst.window=2"}, {1, "burst.window=5"}}},
        {"auto.influence", volley([](Volley&) {}, {{{SwitchCount, 0}, {5}}, {{SwitchDirection, 3}, {4}}, {{Query::BulletInfluence, 3}, {1}}}), {{0, "deviation.direction[3]=4 !bullet.influenced[3]"}, {1, "deviation.direction[3]=5 bullet.influenced[3]=1"}}},
        {"auto.diceForHits", volley(switchBurst, {{{SwitchDice, 0}, {3, 4, 5}}, {{SwitchBullet, 1}, {5, 6}}}), {{0, "penetration.value[1]=11 damage.value[1]=16"}, {1, "penetration.value[1]=10 damage.value[1]=15"}}},
        {"walk.bulletsPerSwitch", volley([](Volley& v) { switchBurst(v); v.weapon.burstLength = 5; v.targets.push_back(v.targets[0]); }, {{{Query::BulletMove, 1}, {1}}, {{Query::BulletPrice, 1}, {1}}, {{Query::BulletStart, 2}, {10}}, {{Query::BulletStart, 3}, {10}}}), {{1, "bullet.lost[1]=1 !bullet.lost[2] deviation.aim[2]=0,10"}, {2, "bullet.lost[1]=1 bullet.lost[2]=1"}}},
        {"template.split", shot(rotaryGun, {{{SwitchDice, 0}, {3, 3, 4}}}), {{0, "damage.through=27 damage.through[512]=27"}, {1, "damage.through=7 damage.through[512]=46"}, {2, "damage.through=54 damage.through[512]=54"}}},
        {"rotary.multiplies", shot(rotaryGun, {{{SwitchDice, 0}, {3, 3, 4}}}), {{0, "damage.through=27"}, {1, "damage.through=24"}}},
        {"rotary.roundsPerVolley", shot(rotaryGun), {{0, "weapon.state.rounds:12>6"}, {1, "weapon.state.rounds:12>11"}}},
        {"shot.halves", shot([](Shot& s) { s.weapon.recoil = 0; s.weapon.shotgun = true; s.weapon.accuracy = 20; s.ammunition.type = AmmunitionType::Shot; s.ammunition.damage = 12; s.options.distance = 80; }, {{{SwitchDice, 0}, {3, 3, 4}}}), {{0, "penetration.value=4 damage.value=7"}, {1, "penetration.value=2 damage.value=4"}}},
        {"sup.duration", time([](PhaseChange& c) { changeOf(c).zoneValue = 6; }), {{0, "members.condition[0].zoneValue:6>-2147483648"}, {1, "~members.condition[0].zoneValue"}, {2, "~members.condition[0].zoneValue"}}},
        {"sup.duration", time([](PhaseChange& c) { c.options.phase = 3; changeOf(c).zoneValue = 6; }), {{1, "~members.condition[0].zoneValue"}, {2, "members.condition[0].zoneValue:6>-2147483648"}}},
        {"melee.penEqual", blow([](Melee& m) { wear(m, 9, 20); }), {{0, "armour.penetrated=0"}, {1, "armour.penetrated=1 damage.through=6"}}},
        {"armour.idLossStopped", shot([](Shot& s) { wear(s, 9, 20); }, kWeakHit), {{0, "armour.idLeft=17"}, {1, "armour.idLeft=6"}}},
        {"armour.damReduction", shot([](Shot& s) { wear(s, 9, 20); }), {{0, "damage.through=10"}, {1, "damage.through=5"}}},
        {"damage.minOnPenetration", shot([](Shot& s) { wear(s, 9, 20); s.ammunition.damage = 1; }, {{{SwitchDice, 0}, {5, 3, 2}}}), {{0, "damage.through=0"}, {1, "damage.through=1"}}},
        {"layering", shot([](Shot& s) { wear(s, 8, 20); wear(s, 5, 20); wear(s, 4, 20); }), {{0, "armour.pv=8"}, {1, "armour.pv=10"}}},
        {"living.idFrom", shot([](Shot& s) { s.target.xenoSkin = true; s.target.hitsMax.fill(10); s.targetCondition.damage[at(Location::Torso)] = 4; s.ammunition.penetration = 3; }), {{0, "armour.id=30"}, {1, "armour.id=18"}}},
        {"vev.halfPv", shot(hardened, kWeakHit), {{0, "armour.id=50"}, {1, "armour.id=45"}, {2, "armour.id=40"}}},
        {"vev.concPenalty", shot([](Shot& s) { hardened(s); s.target.conc = 7; }, {{{SwitchDice, 0}, {5, 2, 4}}, {{Query::ConcDice, 0}, {6, 6, 6}}}), {{0, "conc.total=25"}, {1, "conc.total=11"}}},
        {"vev.shiftLowersPhys", shot([](Shot& s) { s.target.vevaphon = true; s.target.phys = 12; s.target.conc = 30; s.targetCondition.physShifted = 4; s.targetCondition.vevaphonPv = 4; }), {{0, "effect.threshold=12"}, {1, "effect.threshold=8"}}},
        {"stuck.blocks", time([](PhaseChange& c) { changeOf(c).damage[3] = 3; changeOf(c).standardTotal = 3; changeOf(c).stuck = {{}}; changeOf(c).healings = {{Healed::Hits, 2, Location::LeftArm, 1}}; }), {{0, "members.condition[0].damage.leftArm:3>1"}, {1, "healing.blocked[3]=1 ~members.condition[0].damage"}}},
        {"vital.death", shot([](Shot& s) { s.target.hitsMax.fill(14); }), {{0, "effect.dead=1"}, {1, "effect.dead=0"}}},
        {"loc.severeAt", shot([](Shot& s) { s.target.hitsMax.fill(9); s.options.aimHex = {1, 21}; }), {{0, "effect.hitsLeft=-5 effect.state=2"}, {1, "effect.hitsLeft=-5 effect.state=1"}}},
        {"ko.rule", shot([](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 4; s.targetCondition.bruisingTotal = 2; }), {{0, "effect.unconscious=1"}, {1, "effect.unconscious=0"}}},
        {"death.countBruising", shot([](Shot& s) { s.target.incapMax = 20; s.targetCondition.standardTotal = 10; s.targetCondition.bruisingTotal = 6; }), {{0, "effect.dead=0"}, {1, "effect.dead=1"}}},
        {"ko.paramedicWakes", playing(FirstAid{}, [](FirstAid& a) { a.medic.skills.set("paramedic", 6); a.options.what = Aid::Wake; a.patientCondition.unconscious = Unconscious::Incap; }), {{0, "refused:patient.noWaking"}, {1, "patient.condition.unconscious:1>0"}}},
        {"rcl.oneHandLimit", shot([](Shot& s) { s.shooter.str = 7; s.options.hands = Hands::Right; }), {{0, "recoil.limit=3"}, {1, "recoil.limit=7"}}},
        {"rcl.bruiseArmTrack", shot([](Shot& s) { s.shooter.str = 7; s.weapon.recoil = 11; s.shooterCondition.stance = false; }), {{0, "shooter.condition.bruisingTotal:0>1 ~shooter.condition.bruises"}, {1, "shooter.condition.bruises.rightArm:0>1"}}},
        {"opt.underFire", shot([](Shot& s) { s.shooterCondition.shooters = 1; s.shooterCondition.underFirePenalty = -5; }), {{0, "attack.total=18"}, {1, "attack.total=13"}}},
        {"jam.formula", shot([](Shot& s) { s.switches.jamming = true; s.weapon.jammingFactor = 2; s.weapon.maxBulletsPerRound = 6; s.weaponState.bulletsThisRound = 10; }), {{0, "jam.threshold=7"}, {1, "jam.threshold=1"}}},
        {"opt.jamming", shot([](Shot&) {}, {{{SwitchDice, 0}, {1, 1, 1}}}), {{0, "!jam.jammed weapon.state.rounds:10>9"}, {1, "jam.jammed=1 weapon.state.jammed:0>1"}}},
        {"qd.advantageSaves", shot([](Shot& s) { s.options.quickDraw = true; s.weaponState.drawn = Drawn::No; s.shooter.advantages.set("quickDraw", 1); s.shooterCondition.initiative = 20; }), {{0, "attack.total=12 shot.initiative=17"}, {1, "attack.total=15 !shot.initiative"}}},
        {"dual.oneHandToo", playing(twoGuns(), [](TwoGuns& g) { g.weapon.recoil = 6; g.offHandWeapon.recoil = 3; }), {{0, "recoil.excess=1"}, {1, "recoil.excess=2"}}},
        {"dual.meleeExcess", blow([](Melee& m) { m.attacker.str = 6; m.attacker.skills.set("blade", 7); m.otherWeapon = {m.weapon}; m.otherState = {m.weaponState}; m.otherState[0].drawn = Drawn::Left; m.options.blow = BlowOf::FirstOfTwo; }), {{0, "refused:blow.tooHeavy"}, {1, "attack.blades=13 attack.total=13"}}},
        {"dual.offHandAlone", blow([](Melee& m) { m.weaponState.drawn = Drawn::Left; }), {{0, "!attack.offHand attack.total=18"}, {-3, "attack.offHand=15"}}},
        {"knock.dam", shot([](Shot& s) { wear(s, 20, 99); s.target.phys = 8; }), {{0, "knockback.damage=14 knockback.applies=1"}, {1, "knockback.damage=0 knockback.applies=0"}}},
        {"knock.multi", volley(switchBurst, {{{SwitchDice, 0}, {3, 3, 2}}, {{SwitchBullet, 1}, {3, 5}}, {{SwitchBullet, 2}, {3, 1}}}), {{0, "knockback.damage=15 !knockback.damage[1]"}, {1, "knockback.damage=12 knockback.damage[1]=15 knockback.damage[2]=11"}, {2, "knockback.damage=38"}}},
        {"knock.koPenalty", shot([](Shot& s) { wear(s, 20, 99); s.target.phys = 8; s.ammunition.damage = 13; }, {{{SwitchDice, 0}, {5, 3, 4}}, {{Query::KnockoutDice, 0}, {3, 3, 2}}}), {{0, "knockout.total=16"}, {1, "knockout.total=15"}}},
        {"dive.cost", shot([](Shot& s) { s.options.targetDives = true; s.targetCondition.actionsLeft = 1; }), {{0, "target.condition.actionsLeft:1>0"}, {1, "~target.condition.actionsLeft"}}},
        {"ballet.penalty", playing(Dance{}, [](Dance& d) { d.character.skills.set("dodge", 6); d.character.advantages.set("balletOfDeath", 1); }), {{0, "!dance.burden"}, {1, "dance.burden=4 character.condition.pendingPenalty:0>-4"}}},
        {"dodge.penaltyUses", playing(Dodge{}, [](Dodge& d) { d.options.lasts = DodgeFor::Round; d.character.skills.set("dodge", 12); }, {{{Query::DodgeDice, 0}, {5, 3, 3}}}), {{0, "dodge.sdv=10 dodge.burden=0"}, {1, "dodge.burden=2 character.condition.dodgePenalty:0>-2"}}},
        {"gren.blastVsArmour", playing(explosion(), [](GrenadeAttack& g) { g.grenade.kind = GrenadeKind::Blast; g.targets[0].armour.resize(1); g.targets[0].armourState.resize(1); g.targets[0].armour[0].idMax.fill(4); }), {{0, "targets.condition[0].bruisingTotal:0>10"}, {1, "targets.condition[0].bruisingTotal:0>6"}}},
        {"gren.knockback", playing(explosion(), [](GrenadeAttack&) {}), {{0, "!knockback.damage"}, {1, "knockback.damage=10"}}},
        {"meleeAim.cap", playing(Ready{}, [](Ready& r) { r.weapon.skill = "blade"; r.weaponState.drawn = Drawn::Right; r.character.skills.set("blade", 4); r.condition.meleeAim = true; r.condition.aims = 6; }), {{0, "prepare.aims=4"}, {1, "prepare.aims=1"}, {2, "prepare.aims=7"}}},
        {"parry.freeRounding", playing(Sheet{}, [](Sheet& s) { s.character.dia = 10; s.character.phys = 10; s.character.cool = 10; }), {{0, "sheet.freeParries=1"}, {1, "sheet.freeParries=2"}}},
        {"parry.sdUse", blow(awareTarget, {{{SwitchDice, 0}, {4, 3, 5}}, {{Query::ParryDice, 0}, {3, 3, 3}}, {{Query::ParryDivide, 0}, {2}}}), {{0, "parry.stopped=8 deviation.raised=5"}, {1, "parry.stopped=6 parry.divided=2 deviation.raised=4"}}},
        {"parry.bareHalves", blow([](Melee& m) { awareTarget(m); m.parryWeapon.clear(); m.parryState.clear(); m.target.skills.set("unarmedCombat", 18); }, {{{SwitchDice, 0}, {4, 3, 5}}}), {{0, "parry.total=27 parry.halved=7"}, {1, "parry.total=13 parry.stopped=5 !parry.halved"}}},
        {"ma.initiative", playing(Initiative{}, [](Initiative& i) { i.character.skills.set("martialArts", 4); }), {{0, "initiative.total=29"}, {1, "initiative.total=25"}}},
        {"ma.bruiseVital", blow([](Melee& m) { m.weapon = {}; m.weapon.skill = "martialArts"; m.weapon.natural = true; m.weapon.bareHanded = true; m.weapon.damage = 0; m.weapon.penetration = 0; m.attacker.skills.set("martialArts", 6); m.target.hitsMax.fill(8); }), {{0, "effect.overwhelmed=1 target.condition.unconscious:0>5 ~target.condition.dead"}, {1, "target.condition.dead:0>1"}}},
        {"bruise.bluntMarksLocation", shot([](Shot& s) { s.ammunition.bruising = true; }), {{0, "target.condition.bruisingTotal:0>14 ~target.condition.bruises"}, {1, "target.condition.bruises.torso:0>14"}}},
        {"layer.dodgePerLayer", playing(Sheet{}, [](Sheet& s) { s.switches.layering = true; s.armour.resize(3); s.armourState.resize(3); }), {{0, "sheet.dodgeModifier=2"}, {1, "sheet.dodgeModifier=3"}}},
        {"wound.dam", shot([](Shot& s) { wear(s, 9, 20); s.target.phys = 10; }), {{0, "damage.through=10 effect.wound=0"}, {1, "damage.through=10 effect.wound=1"}}},
        {"bleed.clock", time([](PhaseChange& c) { c.options = {true, false, 5, 3}; wound(changeOf(c), Location::LeftArm); wound(changeOf(c), Location::RightLeg); }), {{0, "bleeding.interval=4 bleeding.counter=1 bleeding.due=0"}, {1, "!bleeding.interval members.condition[0].damage.rightLeg:0>1"}}},
        {"wound.penaltyOnInitiative", playing(Initiative{}, [](Initiative& i) { wound(i.condition, Location::LeftArm); wound(i.condition, Location::LeftArm); }), {{0, "initiative.total=25"}, {1, "initiative.total=23"}}},
        {"aid.failedExtraction", playing(FirstAid{}, [](FirstAid& a) { a.options.what = Aid::ExtractBullet; a.medic.skills.set("paramedic", 1); a.patientCondition.stuck = {{}}; }), {{6, "aid.success=0 aid.damage=6"}, {1, "aid.success=0 aid.damage=1"}}},
        {"regen.clock", time([](PhaseChange& c) { c.options = {true, false, 6, 3}; c.members[0].character.stormerRegeneration = true; wound(changeOf(c), Location::LeftArm); changeOf(c).regenerationCounter = 3; }), {{0, "regeneration.due=0"}, {1, "regeneration.due=1"}}},
    };
    return all;
}
// clang-format on

/// Whether some row tells two values of a switch apart: what is expected of the one does not hold under the other.
bool toldApart(const FieldDeclaration& field, std::int32_t a, std::int32_t b)
{
    for (const SwitchRow& row : switchRows()) {
        if (row.id != field.id)
            continue;
        const auto expected = [&](std::int32_t value) {
            const auto found = std::ranges::find(row.values, value, &Under::value);
            return found == row.values.end() ? nullptr : found->expected;
        };
        if (!expected(a) || !expected(b))
            continue;
        if (!row.play(field, row.element, b).differences(expected(a)).isEmpty()
            && !row.play(field, row.element, a).differences(expected(b)).isEmpty())
            return true;
    }
    return false;
}

}  // namespace

/// Each switch of section 1.12 changes a result, and between any two of its values: the table goes by the declarations, so
/// that a new switch without a row fails here.
class SwitchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void results_data();
    void results();
    void everySwitchTellsItsValuesApart_data();
    void everySwitchTellsItsValuesApart();
    void noRowIsOfNoSwitch();
};

void SwitchTest::results_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("value");
    for (int i = 0; i < static_cast<int>(switchRows().size()); ++i) {
        const SwitchRow& row = switchRows()[static_cast<std::size_t>(i)];
        for (int v = 0; v < static_cast<int>(row.values.size()); ++v) {
            const Under& under = row.values[static_cast<std::size_t>(v)];
            QTest::addRow("%s = %d (row %d)", row.id, under.value, i) << i << v;
        }
    }
}

void SwitchTest::results()
{
    QFETCH(int, row);
    QFETCH(int, value);
    const SwitchRow& test = switchRows()[static_cast<std::size_t>(row)];
    const FieldDeclaration* field = switchesRecord.find(test.id);
    QVERIFY2(field, test.id);
    const Under& under = test.values[static_cast<std::size_t>(value)];
    QCOMPARE(test.play(*field, test.element, under.value).differences(under.expected), QString());
}

void SwitchTest::everySwitchTellsItsValuesApart_data()
{
    QTest::addColumn<int>("field");
    for (int i = 0; i < static_cast<int>(switchesRecord.fields.size()); ++i)
        QTest::newRow(qPrintable(support::text(switchesRecord.fields[static_cast<std::size_t>(i)].id))) << i;
}

void SwitchTest::everySwitchTellsItsValuesApart()
{
    QFETCH(int, field);
    const FieldDeclaration& declared = switchesRecord.fields[static_cast<std::size_t>(field)];
    std::vector<std::int32_t> values;
    for (std::size_t i = 0; i < declared.choices.size(); ++i)
        values.push_back(static_cast<std::int32_t>(i));
    if (values.empty()) {
        // Numbers: the default and every other value of a row.
        values.push_back(declared.fallback);
        for (const SwitchRow& row : switchRows()) {
            for (const Under& under : row.values) {
                if (row.id == declared.id && std::ranges::find(values, under.value) == values.end())
                    values.push_back(under.value);
            }
        }
    }
    QVERIFY2(values.size() >= 2, "no row shows another value");
    for (std::size_t a = 0; a < values.size(); ++a) {
        for (std::size_t b = a + 1; b < values.size(); ++b)
            QVERIFY2(toldApart(declared, values[a], values[b]),
                     qPrintable(QStringLiteral("%1 and %2").arg(values[a]).arg(values[b])));
    }
}

void SwitchTest::noRowIsOfNoSwitch()
{
    for (const SwitchRow& row : switchRows())
        QVERIFY2(switchesRecord.find(row.id), row.id);
    // A row that expects nothing in particular tells nothing apart.
    const FieldDeclaration* layering = switchesRecord.find("layering");
    QVERIFY(layering && toldApart(*layering, 0, 1));
    QVERIFY(!toldApart(*layering, 0, 0));
}

HITSPREAD_TEST(SwitchTest)
#include "switch_test.moc"
