#include "rollunder/fighters.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/round.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "support/testclass.h"

#include <QTest>

#include <rapidcheck.h>

using namespace hitspread;
using namespace hitspread::rollunder;
using namespace hitspread::rollunder::test;

namespace {

int between(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

bool perhaps()
{
    return *rc::gen::arbitrary<bool>();
}

template <typename Kind>
Kind oneOf(std::size_t count)
{
    return static_cast<Kind>(between(0, static_cast<int>(count) - 1));
}

Character somebody()
{
    Character who;
    who.dx = between(3, 16);
    who.ht = between(3, 16);
    who.hpMax = between(1, 20);
    who.move = between(0, 8);
    who.basicSpeed = 250 * between(8, 32);
    for (const char* skill : {"Sword", "Guns", "Throwing", "Shield", "Acrobatics", "Unarmed"}) {
        if (perhaps())
            who.skills.set(skill, between(3, 24));
    }
    for (std::int32_t& dr : who.dr)
        dr = perhaps() ? between(0, 6) : kNoEntry;
    who.dominant = oneOf<Hand>(2);
    return who;
}

Condition inSomeState(const Character& who)
{
    Condition condition;
    condition.hpLost = between(0, 3 * who.hpMax);
    condition.shock = between(0, 4);
    condition.posture = oneOf<Posture>(5);
    condition.posturePast = oneOf<Posture>(5);
    condition.stunned = between(0, 9) == 0;
    condition.unconscious = between(0, 9) == 0;
    condition.offBalance = perhaps();
    condition.aimAt = perhaps() ? kUsualTarget : 0;
    condition.aimTurns = between(0, 3);
    condition.evaluateAt = perhaps() ? kUsualTarget : 0;
    condition.evaluateTurns = between(0, 3);
    condition.inTurn = perhaps();
    condition.begun = condition.inTurn && perhaps();
    condition.doing = oneOf<Doing>(kManeuverCount + 1);
    condition.parries = between(0, 3);
    condition.blocks = between(0, 1);
    condition.retreats = between(0, 1);
    condition.retreatedFrom = perhaps() ? kUsualActor : 9;
    condition.waiting = between(0, 5) == 0;
    condition.lost = between(0, 9);
    if (perhaps())
        condition.feints.add({kUsualActor, between(1, 5), between(1, 3)});
    return condition;
}

Fighter somebodyArmed()
{
    Fighter one;
    one.character = somebody();
    one.condition = inSomeState(one.character);
    for (int count = between(0, 2); count > 0; --count) {
        arm(one, perhaps() ? sword() : pistol(), oneOf<Held>(4));
        one.weaponStates.back().unready = between(0, 5) == 0;
    }
    if (perhaps())
        giveShield(one, between(0, 3), oneOf<Hand>(2));
    return one;
}

Switches someRules()
{
    Switches switches = perhaps() ? printedSheet() : Switches{};
    switches.unaimed = oneOf<Unaimed>(2);
    switches.marginCap = perhaps() ? between(3, 16) : kNoEntry;
    switches.defencesPerAttack = between(1, 2);
    switches.fromBehind = oneOf<FromBehind>(2);
    switches.bounds = oneOf<Bounds>(2);
    return switches;
}

Attack someAttack()
{
    Attack attack;
    attack.attacker = somebody();
    attack.attackerCondition = inSomeState(attack.attacker);
    const int kind = between(0, 3);
    attack.weapon = kind == 0 ? sword() : kind == 1 ? pistol() : kind == 2 ? thrownKnife(perhaps()) : fist();
    attack.weapon.damageDice = between(0, 4);
    attack.weapon.damageBonus = between(-3, 6);
    attack.weapon.damageType = oneOf<DamageType>(kDamageTypeCount);
    attack.target.push_back(somebodyArmed());
    attack.options.called = oneOf<Called>(kLocations + 1);
    attack.options.form = oneOf<AttackForm>(3);
    attack.options.allOut = oneOf<AllOut>(3);
    attack.options.rapid = perhaps();
    attack.options.deceptive = perhaps() ? between(0, 4) : 0;
    attack.options.distance = attack.weapon.kind == WeaponKind::Melee ? 1 : between(0, 60);
    attack.options.from = oneOf<From>(4);
    attack.options.aware = between(0, 4) != 0;
    attack.options.rollModifiers.set("Something", between(-4, 4));
    for (int count = between(0, 3); count > 0; --count) {
        Bystander& one = attack.beside.emplace_back();
        one.character = somebody();
        one.condition = inSomeState(one.character);
    }
    attack.options.besideActor = between(0, static_cast<int>(attack.beside.size()));
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

int stepOf(const Resolution& resolution, Quantity quantity)
{
    return valueOf(resolution, quantity);
}

}  // namespace

/// What holds of whatever happens by these rules.
class RollUnderPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacks();
    void stepsAddUp();
    void nobodyComesBack();
    void turnsOrderEverybody();
    void movementIsBounded();
    void startsClear();
};

void RollUnderPropertyTest::attacks()
{
    QVERIFY(rc::check([] {
        const Attack attack = someAttack();
        RC_PRE(isFree(attack));
        const Input input = attack;
        const Resolution resolution = played(input, anySeed());
        RC_ASSERT(resolution.isFinished());
        const bool hits = happened(resolution, EventKind::Hit);
        RC_ASSERT(hits != happened(resolution, EventKind::Missed));
        const int roll = stepOf(resolution, Quantity::AttackRoll);
        // Natural results come before every number.
        RC_ASSERT(roll > 4 || hits);
        RC_ASSERT(roll < 17 || !hits);
        // A critical hit is not answered, and a miss neither.
        if (!hits || stepOf(resolution, Quantity::AttackCritical) == 1)
            RC_ASSERT(barrierOf(resolution, Query::DefenceKind, 0) == -2);
        const int lost = changed(resolution, input, "target.condition", "hpLost");
        RC_ASSERT(lost == kNoValue || lost > attack.target[0].condition.hpLost);
        // What penetrates costs 1 HP at least, and nothing else does.
        const int through = stepOf(resolution, Quantity::DamagePenetrating);
        const int loss = stepOf(resolution, Quantity::InjuryLoss);
        RC_ASSERT(through == kNoValue || (through > 0) == (loss != kNoValue));
        RC_ASSERT(loss == kNoValue || loss >= 1);
        // A shot or blow spends an aim, and its feint.
        RC_ASSERT(attack.attackerCondition.aimTurns == 0
                  || changed(resolution, input, "attacker.condition", "aimTurns") == 0);
        for (const Change& change : resolution.findings.changes)
            RC_ASSERT(change.before != change.after);
    }));
}

/// Whoever knows no rules recomputes every step.
void RollUnderPropertyTest::stepsAddUp()
{
    QVERIFY(rc::check([] {
        const Attack attack = someAttack();
        RC_PRE(isFree(attack));
        const Resolution resolution = played(attack, anySeed());
        const std::vector<Step>& steps = resolution.findings.steps;
        for (const Step& step : steps) {
            const auto& [a, b, c] = step.operands;
            RC_ASSERT(step.value == evaluate(step.operation, a.value, b.value, c.value, nullptr));
            for (const Term& operand : step.operands) {
                if (operand.step >= 0)
                    RC_ASSERT(steps[static_cast<std::size_t>(operand.step)].value == operand.value);
            }
        }
        // Each number has one name.
        const auto number = stepOf(resolution, Quantity::AttackNumber);
        RC_ASSERT(number - stepOf(resolution, Quantity::AttackRoll) == stepOf(resolution, Quantity::AttackMargin));
    }));
}

/// Harm by hand, over and over: HP only fall, the dead stay dead, each threshold is asked once.
void RollUnderPropertyTest::nobodyComesBack()
{
    QVERIFY(rc::check([] {
        Harm harm;
        HarmTarget& target = harm.targets.emplace_back();
        target.character = somebody();
        harm.switches = someRules();
        int asked = 0;
        for (int blows = between(1, 12); blows > 0; --blows) {
            harm.options.hp = between(1, 12);
            const Resolution resolution = played(harm, anySeed());
            RC_ASSERT(resolution.isFinished());
            for (const Answer& answer : resolution.findings.answers.all())
                asked += answer.key.name == static_cast<std::uint16_t>(Query::DeathDice) ? 1 : 0;
            const bool wasDead = target.condition.dead;
            for (const Change& change : resolution.findings.changes)
                conditionRecord.fields[change.field].setNumber(&target.condition, change.index, change.after);
            RC_ASSERT(!wasDead || target.condition.dead);
            const std::int32_t hp = hpOf(target.character, target.condition);
            if (hp <= -5 * target.character.hpMax)
                RC_ASSERT(target.condition.dead);
            if (hp > -target.character.hpMax)
                RC_ASSERT(!target.condition.dead);
        }
        RC_ASSERT(asked <= kDeathThresholds);
    }));
}

void RollUnderPropertyTest::turnsOrderEverybody()
{
    QVERIFY(rc::check([] {
        RoundChange change;
        change.options.ends = false;
        for (int count = between(1, 8); count > 0; --count) {
            Member& one = change.members.emplace_back();
            one.character = somebody();
            one.character.basicSpeed = 250 * between(20, 22);
            one.character.dx = between(10, 11);
            one.condition = inSomeState(one.character);
        }
        const Resolution resolution = played(change, anySeed());
        RC_ASSERT(resolution.isFinished());
        for (std::size_t i = 0; i < change.members.size(); ++i) {
            const Condition& before = change.members[i].condition;
            const int inTurn = changed(resolution, change, "members.condition", "inTurn", i);
            RC_ASSERT((inTurn == 1 || before.inTurn) == canAct(before) || !canAct(before));
            const int placed = changed(resolution, change, "members.condition", "placeSpeed", i);
            RC_ASSERT((placed != kNoValue) == canAct(before));
        }
    }));
}

void RollUnderPropertyTest::movementIsBounded()
{
    QVERIFY(rc::check([] {
        const Character who = somebody();
        const Condition condition = inSomeState(who);
        NoAnswerer nobody;
        Derivation silent(nobody, nullptr, {}, nullptr);
        const auto distance = oneOf<Distance>(4);
        const std::int32_t yards = allowedMove(silent, who, condition, {}, distance).value;
        RC_ASSERT(yards >= 0 && yards <= who.move);
        RC_ASSERT(yards <= allowedMove(silent, who, condition, {}, Distance::Move).value);
    }));
}

/// A turn that has begun has nothing of the one before but what lasts.
void RollUnderPropertyTest::startsClear()
{
    QVERIFY(rc::check([] {
        const Character who = somebody();
        const Condition before = inSomeState(who);
        Ledger ledger(before);
        NoAnswerer nobody;
        Derivation silent(nobody, nullptr, {}, nullptr);
        beginTurn(silent, ledger);
        const Condition& now = *ledger;
        RC_ASSERT(now.parries == 0 && now.blocks == 0 && now.retreats == 0 && !now.acrobatic && !now.waiting);
        RC_ASSERT(now.shock == std::min(before.lost, 4) && now.lost == 0);
        RC_ASSERT(now.hpLost == before.hpLost && now.posture == before.posture);
        RC_ASSERT(now.aimTurns == before.aimTurns && now.evaluateTurns == before.evaluateTurns);
    }));
}

HITSPREAD_TEST(RollUnderPropertyTest)

#include "rollunderproperty_test.moc"
