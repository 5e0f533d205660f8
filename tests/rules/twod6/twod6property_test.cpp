#include "rules/core/dice/dice.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/round.h"
#include "support/testclass.h"
#include "twod6/fighters.h"
#include "twod6/marked.h"

#include <QTest>

#include <rapidcheck.h>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

int between(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

bool perhaps()
{
    return *rc::gen::arbitrary<bool>();
}

bool seldom()
{
    return between(0, 9) == 0;
}

template <typename Kind>
Kind oneOf(std::size_t count)
{
    return static_cast<Kind>(between(0, static_cast<int>(count) - 1));
}

void putInSomeState(Fighter& who)
{
    Condition& condition = who.condition;
    const std::int32_t boxes = boxesOf(who.character.bld);
    condition.filled = between(0, boxes);
    condition.lethal = between(0, condition.filled);
    condition.dead = condition.lethal == boxes;
    condition.unconscious = condition.filled == boxes || seldom();
    condition.saveIn = condition.lethal > 0 && perhaps() ? between(1, 6) : kNoEntry;
    condition.savesMade = between(0, 2);
    condition.wakeIn = condition.unconscious ? between(1, 18) : kNoEntry;
    condition.stabilised = condition.saveIn == kNoEntry && perhaps();
    for (std::size_t i = 0; i < kLocations; ++i)
        condition.wounds[i] = seldom() ? oneOf<Wound>(i == 1 ? 2 : 3) : Wound::Ok;
    condition.mayAct = perhaps();
    condition.prone = perhaps();
    condition.elevation = between(-1, 1);
    condition.cover = oneOf<Cover>(3);
    condition.covered = between(0, kEverywhere);
    condition.concealed = perhaps();
    condition.movement = oneOf<Movement>(5);
    condition.shot = perhaps();
    condition.allOut = perhaps();
    condition.drew = perhaps();
    condition.aimAt = !condition.unconscious && perhaps() ? kUsualTarget : 0;
    condition.aimWith = condition.aimAt != 0 ? 1 : 0;
    condition.aimRounds = condition.aimAt != 0 ? between(1, 5) : 0;
    condition.inRound = perhaps();
    condition.begun = condition.inRound && perhaps();
    condition.score = perhaps() ? between(3, 24) : kNoEntry;
}

Weapon someWeapon()
{
    switch (between(0, 4)) {
    case 0: return pistol();
    case 1: return smg();
    case 2: return rifle();
    case 3: return club();
    default: return knife();
    }
}

Fighter someFighter()
{
    Fighter who = somebody(between(1, 12), between(1, 12), between(1, 12));
    who.character.skills.set(std::string(kUnarmed), between(2, 12));
    who.character.dominant = oneOf<Hand>(2);
    for (int count = between(1, 2); count > 0; --count)
        arm(who, someWeapon(), between(2, 12), oneOf<Held>(3));
    for (int count = between(0, 2); count > 0; --count) {
        clothe(who, armour(between(1, 3), 4, between(0, kEverywhere), perhaps() ? between(1, 9) : kNoEntry));
        if (who.armourState.back().poolLeft != kNoEntry)
            who.armourState.back().poolLeft = between(0, who.armour.back().pool);
    }
    putInSomeState(who);
    return who;
}

/// Awake, hence with a box free.
Fighter somebodyAwake()
{
    Fighter who = someFighter();
    Condition& now = who.condition;
    now.unconscious = now.dead = false;
    now.wakeIn = kNoEntry;
    now.filled = std::min(now.filled, boxesOf(who.character.bld) - 1);
    now.lethal = std::min(now.lethal, now.filled);
    return who;
}

Switches someRules()
{
    Switches switches;
    switches.twoMisses = perhaps();
    switches.aimedCritical = perhaps();
    switches.rounding = oneOf<Rounding>(3);
    switches.cosh = oneOf<Cosh>(2);
    switches.deterioration = oneOf<Deterioration>(3);
    switches.saveFactor = between(1, 2);
    return switches;
}

Attack someAttack()
{
    Attack attack;
    const Fighter& attacker = attack.character.emplace_back(somebodyAwake());
    attack.weapon = perhaps() ? fist() : attacker.weapons[0];
    attack.weaponState = attack.weapon.natural ? kNoWeaponState : attacker.weaponStates[0];
    attack.target.push_back(someFighter());
    for (int count = between(0, 2); count > 0; --count) {
        attack.target.push_back(someFighter());
        attack.nearOptions.resize(attack.target.size());
        attack.nearOptions.back() = {.number = 2 + count, .metres = between(0, 8), .close = perhaps()};
    }
    attack.options.called = perhaps() ? oneOf<Called>(kLocations + 1) : Called::Nowhere;
    // Seldom what the weapon is not made for: that is refused.
    const bool isShot = !isMelee(attack.weapon);
    attack.options.burst = attack.weapon.burst ? perhaps() : seldom();
    attack.options.cosh = attack.weapon.cosh ? perhaps() : seldom();
    attack.options.from = oneOf<From>(4);
    attack.options.allOut = isShot ? seldom() : perhaps();
    attack.options.mode = perhaps() ? Mode::Walk : Mode::None;
    attack.options.metres = attack.options.mode == Mode::Walk ? between(0, 5) : 0;
    attack.options.distance = isShot ? between(0, 60) : kNoEntry;
    attack.options.light = oneOf<Light>(3);
    attack.options.drawn = isShot ? perhaps() : seldom();
    attack.switches = someRules();
    return attack;
}

Resolution played(const Input& input, std::uint64_t seed)
{
    SeededAnswerer rolled(seed);
    Request request;
    request.input = input;
    return resolve(request, &rolled);
}

std::uint64_t anySeed()
{
    return static_cast<std::uint64_t>(between(0, 1 << 20));
}

/// What holds of anybody whatever befalls him (TD-D25, TD-95, TD-97).
bool isSound(const Fighter& who)
{
    const Condition& now = who.condition;
    const std::int32_t boxes = boxesOf(who.character.bld);
    const bool isCounted = 0 <= now.lethal && now.lethal <= now.filled && now.filled <= boxes;
    const bool isFallen = !now.unconscious || (now.holding == 0 && now.aimRounds == 0 && now.treats == 0);
    return isCounted && (now.lethal < boxes || now.dead) && isFallen;
}
bool isSound(const std::vector<Fighter>& all)
{
    return std::ranges::all_of(all, [](const Fighter& who) { return isSound(who); });
}

/// All changes are ones, within what their fields hold, and the steps add up by themselves.
bool isTold(const Resolution& resolution, const Input& input)
{
    for (const Change& change : resolution.findings.changes) {
        const FieldDeclaration& field = input.action().parts[change.part].record->fields[change.field];
        if (change.before == change.after || field.nearest(change.after) != change.after)
            return false;
    }
    const std::vector<Step>& steps = resolution.findings.steps;
    return std::ranges::all_of(steps, [&steps](const Step& step) {
        const auto& [a, b, c] = step.operands;
        const bool isBacked = std::ranges::all_of(step.operands, [&steps](const Term& operand) {
            return operand.step < 0 || steps[static_cast<std::size_t>(operand.step)].value == operand.value;
        });
        return isBacked && step.value == evaluate(step.operation, a.value, b.value, c.value, nullptr);
    });
}

/// The same answers come to the same.
bool isReplayed(const Resolution& resolution, const Input& input)
{
    Request request;
    request.input = input;
    request.answers = resolution.findings.answers;
    const Resolution again = resolve(request, nullptr);
    return again.isFinished() && again.findings.steps.size() == resolution.findings.steps.size()
        && std::ranges::equal(
               again.findings.changes, resolution.findings.changes, [](const Change& one, const Change& other) {
                   return one.part == other.part && one.element == other.element && one.field == other.field
                       && one.index == other.index && one.after == other.after;
               });
}

}  // namespace

/// What holds of whatever happens by these rules.
class TwoD6PropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacks();
    void areaFires();
    void grapples();
    void harms();
    void rounds();
    void monitorCounts();
    void deathComesNearer();
};

void TwoD6PropertyTest::attacks()
{
    QVERIFY(rc::check([] {
        const Attack attack = someAttack();
        RC_PRE(isFree(attack));
        const Resolution resolution = played(attack, anySeed());
        RC_ASSERT(resolution.isFinished());
        RC_ASSERT(isTold(resolution, attack));
        RC_ASSERT(isReplayed(resolution, attack));
        const Attack now = after(attack, resolution);
        RC_ASSERT(isSound(now.character) && isSound(now.target));
        RC_ASSERT(now.target[0].condition.lethal >= attack.target[0].condition.lethal);
        RC_ASSERT(now.target[0].condition.filled >= attack.target[0].condition.filled);
        // A hurt leg may take the senses of who walks, before he fires.
        const bool acts = happened(resolution, EventKind::Hit) || happened(resolution, EventKind::Missed);
        RC_ASSERT(acts || now.character[0].condition.unconscious);
        if (acts && attack.weapon.shots != kNoEntry)
            RC_ASSERT(now.weaponState.shotsLeft < attack.weaponState.shotsLeft && now.weaponState.shotsLeft >= 0);
    }));
}

void TwoD6PropertyTest::areaFires()
{
    QVERIFY(rc::check([] {
        AreaFire fire;
        Fighter& shooter = fire.character.emplace_back(somebody());
        arm(shooter, launcher(), between(2, 9));
        fire.weapon = shooter.weapons[0];
        fire.weaponState = shooter.weaponStates[0];
        fire.options.distance = between(0, 40);
        for (int count = between(0, 3); count > 0; --count) {
            fire.near.push_back(someFighter());
            fire.nearOptions.push_back({.number = 1 + count,
                                        .shielded = seldom(),
                                        .ahead = perhaps() ? between(-20, 20) : kNoEntry,
                                        .right = perhaps() ? between(-20, 20) : kNoEntry});
        }
        fire.switches = someRules();
        RC_PRE(isFree(fire));
        const Resolution resolution = played(fire, anySeed());
        RC_ASSERT(resolution.isFinished());
        RC_ASSERT(isTold(resolution, fire));
        RC_ASSERT(isReplayed(resolution, fire));
        const AreaFire now = after(fire, resolution);
        RC_ASSERT(isSound(now.character) && isSound(now.near));
    }));
}

void TwoD6PropertyTest::grapples()
{
    QVERIFY(rc::check([] {
        Grapple grapple;
        grapple.character.push_back(somebodyAwake());
        grapple.target.push_back(someFighter());
        grapple.options.mode = oneOf<Mode>(4);
        grapple.options.metres = grapple.options.mode == Mode::None ? 0 : between(0, 30);
        grapple.switches = someRules();
        RC_PRE(isFree(grapple));
        const Resolution resolution = played(grapple, anySeed());
        RC_ASSERT(resolution.isFinished());
        RC_ASSERT(isTold(resolution, grapple));
        RC_ASSERT(isReplayed(resolution, grapple));
        const Grapple now = after(grapple, resolution);
        RC_ASSERT(isSound(now.character) && isSound(now.target));
        // A hold is one of both.
        const bool holds = now.character[0].condition.holding == kUsualTarget;
        RC_ASSERT(holds == isHeldBy(now.target[0].condition, kUsualActor));
    }));
}

/// Blow upon blow: boxes only fill, and the dead stay dead.
void TwoD6PropertyTest::harms()
{
    QVERIFY(rc::check([] {
        Harm harm;
        harm.targets.push_back(someFighter());
        harm.switches = someRules();
        for (int blows = between(1, 8); blows > 0; --blows) {
            harm.options.points = between(1, 30);
            harm.options.damageType = oneOf<DamageType>(2);
            harm.options.location = oneOf<Location>(kLocations);
            const Condition before = harm.targets[0].condition;
            const Resolution resolution = played(harm, anySeed());
            RC_ASSERT(resolution.isFinished());
            RC_ASSERT(isTold(resolution, harm));
            harm = after(harm, resolution);
            const Condition& now = harm.targets[0].condition;
            RC_ASSERT(isSound(harm.targets));
            RC_ASSERT(now.lethal >= before.lethal && now.filled >= before.filled);
            RC_ASSERT(now.dead || !before.dead);
            if (now.filled == boxesOf(harm.targets[0].character.bld))
                RC_ASSERT(!isAwake(now));
        }
    }));
}

void TwoD6PropertyTest::rounds()
{
    QVERIFY(rc::check([] {
        RoundChange change;
        change.options.ends = perhaps();
        for (int count = between(1, 5); count > 0; --count)
            change.members.push_back(someFighter());
        change.switches = someRules();
        const Resolution resolution = played(change, anySeed());
        RC_ASSERT(resolution.isFinished());
        RC_ASSERT(isTold(resolution, change));
        const RoundChange now = after(change, resolution);
        RC_ASSERT(isSound(now.members));
        for (const Fighter& one : now.members)
            RC_ASSERT(one.condition.dead || (one.condition.score != kNoEntry && one.condition.inRound));
    }));
}

/// Marks and healing keep the counters in order (TD-D25).
void TwoD6PropertyTest::monitorCounts()
{
    QVERIFY(rc::check([] {
        const std::int32_t bld = between(1, 12);
        const std::int32_t filled = between(0, boxesOf(bld));
        const Monitor before{between(0, filled), filled};
        const std::int32_t points = between(0, 50);
        for (const DamageType type : {DamageType::Lethal, DamageType::Bruise}) {
            for (const Monitor& now : {marked(before, type, points, bld), healed(before, type, points, bld)})
                RC_ASSERT(0 <= now.lethal && now.lethal <= now.filled && now.filled <= boxesOf(bld));
        }
        const std::int32_t factor = woundFactor(before, bld);
        RC_ASSERT(factor >= 0 && factor <= 3 && (factor == 0) == (before.lethal == 0));
        RC_ASSERT((lineOf(before, bld) == Line::Full) == isFull(before, bld));
    }));
}

/// The forecast of the clock never falls with time (TD-D63).
void TwoD6PropertyTest::deathComesNearer()
{
    QVERIFY(rc::check([] {
        const Fighter who = someFighter();
        const Switches switches = someRules();
        double last = 0;
        for (const int minutes : {0, 1, 2, 5, 15, 60}) {
            const double chance = chanceOfDeath(who.character, who.condition, switches, minutes);
            RC_ASSERT(chance >= last - 1e-12 && chance <= 1 + 1e-12);
            last = chance;
        }
    }));
}

HITSPREAD_TEST(TwoD6PropertyTest)

#include "twod6property_test.moc"
