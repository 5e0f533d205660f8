#include "outcome/contenders.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/round.h"
#include "support/testclass.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::outcome;
using namespace hitspread::outcome::test;

namespace {

int between(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

bool perhaps()
{
    return *rc::gen::arbitrary<bool>();
}

Character somebody()
{
    Character who;
    for (std::int32_t* rating : {&who.discipline, &who.physique, &who.melee, &who.ranged, &who.unarmed})
        *rating = between(kLowestRating, kHighestRating);
    who.painTolerance = perhaps();
    who.integralArmour = between(0, 2);
    who.wornArmour = between(0, 3);
    return who;
}

Condition inSomeState()
{
    Condition condition;
    condition.levels = between(0, 5);
    condition.aimAt = perhaps() ? kUsualTarget : 0;
    condition.aimTurns = condition.aimAt == 0 ? 0 : between(1, 3);
    for (int count = between(0, 2); count > 0; --count)
        condition.tokens.add({between(1, 3)});
    if (perhaps())
        condition.plan.add({static_cast<Plan>(between(0, 12)), 0, between(1, 3), 0});
    return condition;
}

Switches someRules()
{
    Switches switches;
    switches.dice = static_cast<Dice>(between(0, 2));
    switches.critical = static_cast<CriticalRule>(between(0, 2));
    switches.criticalAvoids = perhaps();
    switches.floorDefence = perhaps();
    switches.woundsAdd = perhaps();
    switches.calledShots = perhaps();
    return switches;
}

Attack someAttack()
{
    Attack attack = perhaps() ? blow() : shot();
    attack.attacker = somebody();
    attack.target = somebody();
    attack.attackerCondition = inSomeState();
    attack.targetCondition = inSomeState();
    attack.attackerCondition.plan = {};
    attack.weapon.damageBonus = between(-2, 4);
    attack.switches = someRules();
    attack.options.called = static_cast<Called>(between(0, static_cast<int>(kPieces)));
    attack.options.cover = static_cast<Cover>(between(0, 3));
    attack.options.through = static_cast<Through>(between(0, 2));
    attack.options.shield = static_cast<ShieldWay>(between(0, 1));
    attack.options.from = static_cast<From>(between(0, 5));
    attack.options.fromCover = perhaps();
    attack.options.rollModifiers.set("Something", between(-5, 5));
    if (perhaps())
        giveShield(attack.armour, attack.armourState, static_cast<Carried>(between(0, 3)));
    return attack;
}

Resolution played(const Input& input, std::uint64_t seed)
{
    SeededAnswerer dice(seed);
    Request request;
    request.input = input;
    return resolve(request, &dice);
}

}  // namespace

/// What holds of whatever happens by these rules.
class OutcomePropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attacks();
    void modifiersOfCoverStayWithinThree();
    void holdsAreMutual();
    void turnsOrderEverybody();
};

void OutcomePropertyTest::attacks()
{
    QVERIFY(rc::check([] {
        const Attack attack = someAttack();
        RC_PRE(isFree(attack));
        const Resolution resolution = played(attack, static_cast<std::uint64_t>(between(0, 1 << 20)));
        RC_ASSERT(resolution.isFinished());
        const bool hits = happened(resolution, EventKind::Hit);
        RC_ASSERT(hits != happened(resolution, EventKind::Missed));
        const int now = changed(resolution, Attack::kAction, "target.condition", "levels");
        RC_ASSERT(hits || now == kNoValue);
        if (now != kNoValue)
            RC_ASSERT(now > attack.targetCondition.levels);
        const int net = valueOf(resolution, Quantity::HarmNet);
        if (hits && attack.switches.woundsAdd && net > 0)
            RC_ASSERT(now == attack.targetCondition.levels + net);
        // A critical failure of the attack never hits, nothing below 1 does.
        if (valueOf(resolution, Quantity::AttackFailure) == 1)
            RC_ASSERT(!hits);
        const int raised = valueOf(resolution, Quantity::FinalRaised);
        const int outcome = raised == kNoValue ? valueOf(resolution, Quantity::FinalOutcome) : raised;
        RC_ASSERT(!hits || outcome >= 1);
        // Aim is spent, and one feint.
        RC_ASSERT(attack.attackerCondition.aimTurns == 0
                  || changed(resolution, Attack::kAction, "attacker.condition", "aimTurns") == 0);
        const auto tokens = static_cast<int>(attack.targetCondition.tokens.size());
        if (tokens > 0)
            RC_ASSERT(changed(resolution, Attack::kAction, "target.condition", "tokenCount") == tokens - 1);
    }));
}

void OutcomePropertyTest::modifiersOfCoverStayWithinThree()
{
    QVERIFY(rc::check([] {
        const Attack attack = someAttack();
        RC_PRE(isFree(attack));
        const Resolution resolution = played(attack, 1);
        const int capped = valueOf(resolution, Quantity::CoverCapped);
        RC_ASSERT(capped == kNoValue || (capped >= -kMostCover && capped <= -1));
    }));
}

/// Who holds somebody is who holds him, and nobody else does; whatever is tried on him.
void OutcomePropertyTest::holdsAreMutual()
{
    QVERIFY(rc::check([] {
        Grapple grapple;
        grapple.attacker = somebody();
        grapple.target = somebody();
        grapple.switches = someRules();
        for (int turn = 0; turn < between(1, 6); ++turn) {
            const auto seed = static_cast<std::uint64_t>(between(0, 1 << 20));
            const bool breaks = grapple.targetCondition.heldBy != 0 && perhaps();
            const auto apply = [](const ActionDeclaration& action, void* data, const Resolution& resolution) {
                for (const Change& change : resolution.findings.changes) {
                    const PartDeclaration& part = action.parts[change.part];
                    part.record->fields[change.field].setNumber(part.at(data, change.element), change.index,
                                                                change.after);
                }
            };
            if (breaks) {
                BreakHold attempt;
                attempt.character = grapple.target;
                attempt.condition = grapple.targetCondition;
                attempt.target = grapple.attacker;
                attempt.targetCondition = grapple.attackerCondition;
                attempt.options.who = kUsualTarget;
                attempt.options.whom = kUsualActor;
                apply(BreakHold::kAction, &attempt, played(attempt, seed));
                grapple.targetCondition = attempt.condition;
                grapple.attackerCondition = attempt.targetCondition;
            } else if (isFree(grapple)) {
                apply(Grapple::kAction, &grapple, played(grapple, seed));
            }
            const bool isHeld = grapple.targetCondition.heldBy != 0;
            RC_ASSERT((grapple.attackerCondition.holding != 0) == isHeld);
            RC_ASSERT(isHeld || !grapple.targetCondition.pinned);
            RC_ASSERT(isHeld || !grapple.attackerCondition.keeps);
        }
    }));
}

void OutcomePropertyTest::turnsOrderEverybody()
{
    QVERIFY(rc::check([] {
        RoundChange change;
        change.options.ends = false;
        change.switches.dice = static_cast<Dice>(between(0, 2));
        for (int count = between(1, 8); count > 0; --count)
            change.members.push_back({somebody(), inSomeState()});
        const Resolution resolution = played(change, static_cast<std::uint64_t>(between(0, 1 << 20)));
        RC_ASSERT(resolution.isFinished());
        for (std::size_t i = 0; i < change.members.size(); ++i) {
            const Condition& before = change.members[i].condition;
            RC_ASSERT(changed(resolution, RoundChange::kAction, "members.condition", "inTurn", i) == 1);
            RC_ASSERT(changed(resolution, RoundChange::kAction, "members.condition", "initiative", i)
                      == valueOf(resolution, Quantity::InitiativeTotal, static_cast<std::uint16_t>(i)));
            // Once to start with: starting again changes nothing.
            RC_ASSERT(before.initiative == kNoEntry);
        }
    }));
}

HITSPREAD_TEST(OutcomePropertyTest)

#include "outcomeproperty_test.moc"
