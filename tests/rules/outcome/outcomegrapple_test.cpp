#include "outcome/contenders.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::outcome;
using namespace hitspread::outcome::test;

namespace {

/// Unarmed Combat +2 against Physique +1 and Unarmed Combat 0.
Grapple grapple()
{
    Grapple grapple;
    grapple.attacker.unarmed = 2;
    grapple.target.physique = 1;
    return grapple;
}

Grapple choking()
{
    Grapple with = grapple();
    with.attacker.unarmed = 3;
    Weapon garrote;
    garrote.kind = WeaponKind::Melee;
    garrote.garrote = true;
    garrote.damageBonus = 2;  // printed
    with.weapon = {garrote};
    with.weaponState.resize(1);
    with.options.garrote = true;
    return with;
}

/// He holds him already, a garrote of so much around his neck, and keeps the hold.
Grapple garrotted(std::int32_t damage)
{
    Grapple kept = choking();
    kept.options.what = Wrestling::Keep;
    kept.attackerCondition.holding = kUsualTarget;
    kept.attackerCondition.garrote = damage;
    kept.targetCondition.heldBy = kUsualActor;
    return kept;
}

Resolution seized(const Grapple& grapple, int die, int defence, bool physique = true)
{
    return resolved(grapple,
                    {{Query::AttackDice, die},
                     {Query::ResistPhysique, physique ? 1 : 0},
                     {Query::ResistUnarmed, 1},
                     {Query::DefenceDice, defence},
                     {Query::Dies, 0}});
}

}  // namespace

/// Holding, pinning, breaking free, the garrote, feints (OUT-45, OUT-46, OUT-48 to OUT-66).
class OutcomeGrappleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void holds_data();
    void holds();
    void aShieldBearerPaysForResisting();
    void pinning();
    void garrote();
    void keeping();
    void keepingAGarroteAnew();
    void breaking_data();
    void breaking();
    void releasing();
    void refusals();
    void feints_data();
    void feints();
    void feintsReachAsFarAsABlow();
    void whoIsSeizedLetsOthersGo();
    void nobodyHoldsTwo();
    void aGarroteHarmsOnceATurn();
    void whoIsDownStaysHeldUntilHeDies();
    void aDecidedGrappleIsNotResisted();
};

void OutcomeGrappleTest::values_data()
{
    QTest::addColumn<int>("was");
    QTest::addColumn<int>("expected");
    Grapple shielded = grapple();
    shielded.targetCondition.plan.add({Plan::Strike, 0, 1, 0});
    giveShield(shielded.armour, shielded.armourState);
    const Resolution resisted = seized(shielded, 1, 3);
    QTest::newRow("OUT-45 resisting costs him an action")
        << changed(resisted, Grapple::kAction, "target.condition", "actionsAdded") << 1;
    QTest::newRow("OUT-45 D28 and both burden it: 1 + 3 - 2") << valueOf(resisted, Quantity::DefenceTotal) << 2;
    // A buckler is a weapon, and nothing of a shield.
    Grapple small = grapple();
    small.targetCondition.plan.add({Plan::Strike, 0, 1, 0});
    QTest::newRow("OUT-46 a bearer of a buckler resists freely: 1 + 3")
        << valueOf(seized(small, 1, 3), Quantity::DefenceTotal) << 4;
    Grapple kept = grapple();
    kept.options.what = Wrestling::Keep;
    kept.attackerCondition.plan = {{Plan::KeepHold, kUsualTarget, 1, 0}, {Plan::Strike, kUsualTarget, 1, 0}};
    kept.attackerCondition.holding = kUsualTarget;
    kept.targetCondition.heldBy = kUsualActor;
    const Resolution keeping = resolved(kept, {});
    QTest::newRow("OUT-52 keeping a hold takes an action")
        << changed(keeping, Grapple::kAction, "attacker.condition", "planDone") << 1;
    QTest::newRow("OUT-52 D29 without a roll") << valueOf(keeping, Quantity::AttackDie) << kNoValue;
    Grapple another = grapple();
    another.attackerCondition.holding = 7;
    another.bound.resize(1);
    another.bound[0].condition.heldBy = kUsualActor;
    QTest::newRow("OUT-52 another hold lets the first one go")
        << changed(seized(another, 2, 0), Grapple::kAction, "bound.condition", "heldBy") << 0;
    Grapple undeclared = grapple();
    undeclared.attackerCondition.actionsAdded = 1;
    QTest::newRow("OUT-45 D28 and burdens what he does undeclared: 1 + 2 - 2")
        << valueOf(seized(undeclared, 1, 0), Quantity::AttackTotal) << 1;
    Grapple second = grapple();
    second.targetCondition.heldBy = kUsualActor;
    QTest::newRow("OUT-53 a second grapple pins")
        << changed(seized(second, 2, 0), Grapple::kAction, "target.condition", "pinned") << 1;
    QTest::newRow("OUT-53 a failed one does not")
        << changed(seized(second, 0, 3), Grapple::kAction, "target.condition", "pinned") << kNoValue;
    QTest::newRow("OUT-53 nor a first one")
        << changed(seized(grapple(), 2, 0), Grapple::kAction, "target.condition", "pinned") << kNoValue;
    QTest::newRow("OUT-57 V16 3 - 1 + 1 less 1") << valueOf(seized(choking(), 1, 0), Quantity::FinalOutcome) << 2;
    Grapple unentered = choking();
    unentered.weapon[0].damageBonus = kNoEntry;
    QTest::newRow("OUT-58 OUT-D39 a garrote without an entry: 2 + 2")
        << changed(seized(unentered, 1, 0), Grapple::kAction, "attacker.condition", "garrote") << 4;
    unentered.weapon[0].damageBonus = 0;
    QTest::newRow("OUT-58 OUT-D39 an entry of 0 is one")
        << changed(seized(unentered, 1, 0), Grapple::kAction, "attacker.condition", "garrote") << 2;
    Grapple hopeless = shielded;
    hopeless.attacker.unarmed = -2;
    const Resolution unanswered = resolved(hopeless, {{Query::AttackDice, 2}});
    QTest::newRow("OUT-48 OUT-D38 a total below 1 is not resisted") << (unanswered.isFinished() ? 1 : 0) << 1;
    QTest::newRow("OUT-45 OUT-D38 nor does it cost him an action")
        << changed(unanswered, Grapple::kAction, "target.condition", "actionsAdded") << kNoValue;
    hopeless.attacker.unarmed = -1;
    QTest::newRow("OUT-48 OUT-D38 a total of 1 is") << valueOf(seized(hopeless, 2, 0), Quantity::DefenceDie) << 0;
    hopeless.attacker.unarmed = -9;
    hopeless.switches.critical = CriticalRule::AlwaysHits;
    QTest::newRow("OUT-48 OUT-D38 and a critical success, whatever its total")
        << valueOf(seized(hopeless, 4, 0), Quantity::DefenceDie) << 0;
    hopeless.attacker.unarmed = -2;
    hopeless.switches.floorDefence = false;
    QTest::newRow("OUT-48 OUT-D38 and where a defence may count below 0")
        << valueOf(seized(hopeless, 2, 0), Quantity::DefenceDie) << 0;
    QTest::newRow("OUT-58 V16 2 + 2 each turn")
        << changed(seized(choking(), 1, 0), Grapple::kAction, "attacker.condition", "garrote") << 4;
    Grapple again = garrotted(4);
    again.attackerCondition.keeps = true;
    QTest::newRow("OUT-57 D30 once in a turn")
        << changed(resolved(again, {}), Grapple::kAction, "target.condition", "levels") << kNoValue;
    again.attackerCondition.keeps = false;
    again.switches.garrote = GarroteRule::NewRoll;
    again.weapon.clear();
    QTest::newRow("OUT-58 3 - 1 + 1 less 1, and 2, its record not at hand")
        << valueOf(seized(again, 1, 0), Quantity::GrappleDamage) << 4;
    Feint feint;
    const auto refused = [&feint](std::int32_t metres) {
        feint.options.distance = metres;
        return isRefusedAs(feint, RefusalCode::OutOfReach) ? 1 : 0;
    };
    QTest::newRow("OUT-60 two metres away") << refused(2) << 0;
    QTest::newRow("OUT-60 three metres away") << refused(3) << 1;
    feint.character.melee = 3;
    feint.targetCondition.tokens = {{4}, {5}};
    QTest::newRow("OUT-61 E12 a third feint is a third token")
        << changed(resolved(feint, {{Query::AttackDice, 0}, {Query::DefenceDice, 0, 1}}), Feint::kAction,
                   "target.condition", "tokenCount")
        << 3;
}

void OutcomeGrappleTest::values()
{
    QFETCH(int, was);
    QTEST(was, "expected");
}

void OutcomeGrappleTest::holds_data()
{
    QTest::addColumn<Grapple>("action");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("defence");
    QTest::addColumn<bool>("physique");
    QTest::addColumn<bool>("held");
    QTest::newRow("OUT-48 3 against 2: held") << grapple() << 1 << 1 << true << true;
    QTest::newRow("OUT-48 V15 3 against 3: not held") << grapple() << 1 << 2 << true << false;
    QTest::newRow("OUT-48 with Unarmed Combat, as he likes") << grapple() << 1 << 2 << false << true;
    QTest::newRow("OUT-48 D05 resistance counts no less than 0") << grapple() << -1 << -3 << true << true;
    QTest::newRow("OUT-48 D05 nor helps it") << grapple() << -2 << -3 << true << false;
    QTest::newRow("OUT-09 D03 a grapple is an attack: 5 + 2 against 6") << [] {
        Grapple strong = grapple();
        strong.target.physique = 6;
        return strong;
    }() << 4 << 0 << true << true;
    QTest::newRow("OUT-10 D03 and misses critically") << [] {
        Grapple strong = grapple();
        strong.attacker.unarmed = 6;
        return strong;
    }() << -4 << -3 << true << false;
    Grapple busy = grapple();
    busy.targetCondition.plan.add({Plan::Other, 0, 3, 0});
    QTest::newRow("OUT-49 several actions do not burden it") << busy << 1 << 2 << true << false;
    Grapple feinted = grapple();
    feinted.targetCondition.tokens.add({9});
    QTest::newRow("OUT-62 a feint helps it") << feinted << 1 << 2 << true << true;
    Grapple two = grapple();
    two.attackerCondition.plan.add({Plan::Grapple, 0, 2, 0});
    QTest::newRow("OUT-55 V18 grapple and pin in one turn: -2 on each") << two << 1 << 0 << true << false;
    Grapple helpless = grapple();
    helpless.targetCondition.levels = 6;
    QTest::newRow("OUT-48 who can do nothing does not resist") << helpless << -1 << 4 << true << true;
}

void OutcomeGrappleTest::holds()
{
    QFETCH(Grapple, action);
    QFETCH(int, die);
    QFETCH(int, defence);
    QFETCH(bool, physique);
    const Resolution resolution = seized(action, die, defence, physique);
    QTEST(changed(resolution, Grapple::kAction, "target.condition", "heldBy") == kUsualActor, "held");
    QTEST(changed(resolution, Grapple::kAction, "attacker.condition", "holding") == kUsualTarget, "held");
    // OUT-49: it takes none of his actions.
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "actionsAdded"), kNoValue);
}

/// OUT-45, OUT-46, OUT-D28.
void OutcomeGrappleTest::aShieldBearerPaysForResisting()
{
    Grapple action = grapple();
    action.targetCondition.plan.add({Plan::Strike, 0, 1, 0});
    giveShield(action.armour, action.armourState);
    const Resolution resolution = seized(action, 1, 3);
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "actionsAdded"), 1);
    QCOMPARE(valueOf(resolution, Quantity::DefenceTotal), 2);  // 1 + 3 - 2: of two actions
    action.armourState[0].carried = Carried::InHand;
    QCOMPARE(valueOf(seized(action, 1, 3), Quantity::DefenceTotal), 2);
    action.armourState[0].carried = Carried::OnBack;
    QCOMPARE(valueOf(seized(action, 1, 3), Quantity::DefenceTotal), 4);
    // A buckler is no shield for that: OUT-46 has no other case.
    Grapple small = grapple();
    small.targetCondition.plan.add({Plan::Strike, 0, 1, 0});
    QCOMPARE(valueOf(seized(small, 1, 3), Quantity::DefenceTotal), 4);
    // With nothing else to do it is his one action, and costs nothing.
    Grapple idle = grapple();
    giveShield(idle.armour, idle.armourState);
    QCOMPARE(valueOf(seized(idle, 1, 3), Quantity::DefenceTotal), 4);
}

/// OUT-53, OUT-54.
void OutcomeGrappleTest::pinning()
{
    Grapple action = grapple();
    action.attackerCondition.holding = kUsualTarget;
    action.targetCondition.heldBy = kUsualActor;
    const Resolution pinned = seized(action, 2, 0);
    QCOMPARE(changed(pinned, Grapple::kAction, "target.condition", "pinned"), 1);
    QCOMPARE(changed(seized(action, 0, 3), Grapple::kAction, "target.condition", "pinned"), kNoValue);
    // A first one pins nobody.
    QCOMPARE(changed(seized(grapple(), 2, 0), Grapple::kAction, "target.condition", "pinned"), kNoValue);
    // Held by somebody else he is pinned, and stays his.
    action.attackerCondition.holding = 0;
    action.targetCondition.heldBy = 9;
    const Resolution both = seized(action, 2, 0);
    QCOMPARE(changed(both, Grapple::kAction, "target.condition", "pinned"), 1);
    QCOMPARE(changed(both, Grapple::kAction, "target.condition", "heldBy"), kNoValue);
    QCOMPARE(changed(both, Grapple::kAction, "attacker.condition", "holding"), kNoValue);
}

/// OUT-57, OUT-58, V16.
void OutcomeGrappleTest::garrote()
{
    const Grapple action = choking();
    QVERIFY(isFree(action));
    const Resolution resolution = seized(action, 1, 0);
    QCOMPARE(valueOf(resolution, Quantity::AttackTotal), 3);  // 3 - 1 + 1
    QCOMPARE(valueOf(resolution, Quantity::FinalOutcome), 2);
    QCOMPARE(valueOf(resolution, Quantity::GrappleDamage), 4);
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "levels"), 4);
    QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "garrote"), 4);
    // OUT-D30: armour counts, unless it leaves the neck bare.
    Grapple armoured = action;
    armoured.target.wornArmour = 3;
    QCOMPARE(changed(seized(armoured, 1, 0), Grapple::kAction, "target.condition", "levels"), 1);
    armoured.options.neckIsBare = true;
    QCOMPARE(changed(seized(armoured, 1, 0), Grapple::kAction, "target.condition", "levels"), 4);
    QCOMPARE(changed(seized(action, 1, 3), Grapple::kAction, "target.condition", "levels"), kNoValue);
    Grapple without = action;
    without.weapon.clear();
    QVERIFY(isRefusedAs(without, RefusalCode::NoGarrote));
}

/// OUT-52, OUT-57, OUT-D29, OUT-D30.
void OutcomeGrappleTest::keeping()
{
    Grapple action = garrotted(4);
    action.attackerCondition.inTurn = true;
    action.attackerCondition.plan = {{Plan::KeepHold, kUsualTarget, 1, 0}, {Plan::Strike, kUsualTarget, 1, 0}};
    action.targetCondition.levels = 1;
    QVERIFY(isFree(action));
    const Resolution resolution = resolved(action, {});
    QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "keeps"), 1);
    QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "planDone", 0, 0), 1);
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "levels"), 5);
    QCOMPARE(valueOf(resolution, Quantity::AttackDie), kNoValue);
    action.attackerCondition.garrote = kNoEntry;
    QCOMPARE(changed(resolved(action, {}), Grapple::kAction, "target.condition", "levels"), kNoValue);
    action.targetCondition.heldBy = 9;
    QVERIFY(isRefusedAs(action, RefusalCode::NotHeldByActor));
}

/// OUT-57, OUT-D30 by the switch.
void OutcomeGrappleTest::keepingAGarroteAnew()
{
    Grapple action = garrotted(9);
    action.switches.garrote = GarroteRule::NewRoll;
    const Resolution resolution = seized(action, 0, 0);  // 2 against 1
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "levels"), 3);
    QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "garrote"), 3);
    const Resolution failed = seized(action, -1, 0);
    QCOMPARE(changed(failed, Grapple::kAction, "target.condition", "levels"), kNoValue);
    QCOMPARE(changed(failed, Grapple::kAction, "attacker.condition", "keeps"), 1);
}

void OutcomeGrappleTest::breaking_data()
{
    QTest::addColumn<BreakHold>("attempt");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("holders");
    QTest::addColumn<bool>("free");
    BreakHold plain;
    plain.character.physique = 1;
    plain.character.unarmed = 2;
    plain.condition.heldBy = kUsualTarget;
    plain.condition.pinned = true;
    plain.target.unarmed = 2;
    plain.targetCondition.holding = kUsualActor;
    QTest::newRow("OUT-56 V14 3 against 3: free") << plain << 1 << 1 << true;
    QTest::newRow("OUT-56 3 against 4: held") << plain << 1 << 2 << false;
    BreakHold physique = plain;
    physique.options.skill = BreakSkill::Physique;
    QTest::newRow("OUT-56 with Physique: 2 against 3") << physique << 1 << 1 << false;
    QTest::newRow("OUT-56 D05 plain totals, below 0, too") << plain << -3 << -3 << true;
    QTest::newRow("OUT-56 D03 a 4 is no more than 4") << plain << 4 << 4 << true;
    QTest::newRow("OUT-56 D03 nor does a -4 lose by itself") << plain << -4 << -4 << true;
    BreakHold busy = plain;
    busy.targetCondition.plan.add({Plan::Other, 0, 3, 0});
    QTest::newRow("OUT-56 the holder's roll is none of his actions") << busy << 1 << 2 << false;
    BreakHold hurt = plain;
    hurt.targetCondition.levels = 2;
    QTest::newRow("OUT-56 wounds burden the holder") << hurt << 1 << 2 << true;
}

void OutcomeGrappleTest::breaking()
{
    QFETCH(BreakHold, attempt);
    QFETCH(int, die);
    QFETCH(int, holders);
    QVERIFY(isFree(attempt));
    const Resolution resolution = resolved(attempt, {{Query::AttackDice, die}, {Query::DefenceDice, holders, 1}});
    QTEST(valueOf(resolution, Quantity::GrappleFree) == 1, "free");
    QTEST(changed(resolution, BreakHold::kAction, "character.condition", "heldBy") == 0, "free");
    QTEST(changed(resolution, BreakHold::kAction, "character.condition", "pinned") == 0, "free");
    QTEST(changed(resolution, BreakHold::kAction, "target.condition", "holding") == 0, "free");
    attempt.condition.heldBy = 9;
    QVERIFY(isRefusedAs(attempt, RefusalCode::NotHeld));
}

/// OUT-51.
void OutcomeGrappleTest::releasing()
{
    Release release;
    release.condition.holding = kUsualTarget;
    release.condition.garrote = 4;
    release.targetCondition.heldBy = kUsualActor;
    QVERIFY(isFree(release));
    const Resolution resolution = resolved(release, {});
    QCOMPARE(changed(resolution, Release::kAction, "target.condition", "heldBy"), 0);
    QCOMPARE(changed(resolution, Release::kAction, "character.condition", "holding"), 0);
    QCOMPARE(changed(resolution, Release::kAction, "character.condition", "garrote"), int{kNoEntry});
    release.condition.holding = 0;
    QVERIFY(isRefusedAs(release, RefusalCode::NotHeldByActor));
}

/// OUT-50, OUT-54: what who is held may do.
void OutcomeGrappleTest::refusals()
{
    Grapple action = grapple();
    action.attackerCondition.heldBy = kUsualTarget;
    QVERIFY(isRefusedAs(action, RefusalCode::ActorHeld));  // hands alone harm nobody
    // Whether he declared what he cannot do does not matter, whether anything is left to him does.
    Feint open;
    open.condition.heldBy = kUsualTarget;
    open.condition.plan = {{Plan::BreakHold, kUsualTarget, 1, 0}};
    QVERIFY(isRefusedAs(open, RefusalCode::ActorHeld) && !isRefusedAs(open, RefusalCode::NotDeclared));
    open.condition.plan[0].done = 1;
    QVERIFY(isRefusedAs(open, RefusalCode::ActorHeld) && isRefusedAs(open, RefusalCode::NoActionLeft));
    Grapple harming = choking();
    harming.attackerCondition.heldBy = kUsualTarget;
    QVERIFY(isFree(harming));
    action.attackerCondition.pinned = true;
    QVERIFY(isRefusedAs(action, RefusalCode::ActorPinned));
    action.attackerCondition.pinned = false;
    action.attackerCondition.heldBy = 9;
    QVERIFY(isRefusedAs(action, RefusalCode::ActorHeld));
    Feint feint;
    feint.condition.heldBy = kUsualTarget;
    QVERIFY(isRefusedAs(feint, RefusalCode::ActorHeld));
}

void OutcomeGrappleTest::feints_data()
{
    QTest::addColumn<Feint>("feint");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("seen");
    QTest::addColumn<bool>("taken");
    Feint plain;
    plain.character.melee = 3;
    plain.character.unarmed = 1;
    plain.target.melee = 0;
    plain.target.unarmed = 2;
    plain.options.round = 4;
    QTest::newRow("OUT-59 4 against 3: taken for an attack") << plain << 1 << 1 << true;
    QTest::newRow("OUT-59 D06 4 against 4: not") << plain << 1 << 2 << false;
    Feint unarmed = plain;
    unarmed.options.skill = FeintSkill::Unarmed;
    QTest::newRow("OUT-59 with Unarmed Combat: 2 against 3") << unarmed << 1 << 1 << false;
    Feint weak = plain;
    weak.options.targetSkill = FeintSkill::Melee;
    QTest::newRow("OUT-59 D32 seen through with Melee: 4 against 3") << weak << 1 << 3 << true;
    QTest::newRow("OUT-59 D05 plain totals, below 0, too") << plain << -4 << -4 << true;
    Feint several = plain;
    several.condition.plan = {{Plan::Feint, 0, 2, 0}};
    QTest::newRow("OUT-65 it is an action: -2 of two") << several << 1 << 0 << false;
    Feint busy = plain;
    busy.targetCondition.plan.add({Plan::Other, 0, 3, 0});
    QTest::newRow("OUT-66 to see through it is none") << busy << 1 << 2 << false;
}

void OutcomeGrappleTest::feints()
{
    QFETCH(Feint, feint);
    QFETCH(int, die);
    QFETCH(int, seen);
    const Resolution resolution = resolved(feint, {{Query::AttackDice, die}, {Query::DefenceDice, seen, 1}});
    QFETCH(bool, taken);
    QCOMPARE(valueOf(resolution, Quantity::FeintTaken), taken ? 1 : 0);
    QCOMPARE(changed(resolution, Feint::kAction, "target.condition", "tokenCount"), taken ? 1 : kNoValue);
    // OUT-62, OUT-D31: until the end of his next turn.
    QCOMPARE(changed(resolution, Feint::kAction, "target.condition", "tokenUntil", 0, 0), taken ? 5 : kNoValue);
    // OUT-61, OUT-64, E12: another one makes two.
    feint.targetCondition.tokens.add({4});
    const Resolution again = resolved(feint, {{Query::AttackDice, die}, {Query::DefenceDice, seen, 1}});
    QCOMPARE(changed(again, Feint::kAction, "target.condition", "tokenCount"), taken ? 2 : kNoValue);
}

/// OUT-60.
void OutcomeGrappleTest::feintsReachAsFarAsABlow()
{
    Feint feint;
    QVERIFY(isFree(feint));
    feint.options.distance = 2;
    QVERIFY(isFree(feint));
    feint.options.distance = 3;
    QVERIFY(isRefusedAs(feint, RefusalCode::OutOfReach));
    feint.condition.plan = {{Plan::Dodge, 0, 1, 0}};
    QVERIFY(isRefusedAs(feint, RefusalCode::OutOfReach) && !isRefusedAs(feint, RefusalCode::NotDeclared));
    feint.options.distance = 2;
    QVERIFY(isRefusedAs(feint, RefusalCode::NotDeclared));
}

/// OUT-50: who is held harms his holder or breaks free, and holds nobody.
void OutcomeGrappleTest::whoIsSeizedLetsOthersGo()
{
    Grapple action = grapple();
    action.targetCondition.holding = 7;
    action.targetCondition.aimAt = 7;
    action.targetCondition.aimTurns = 1;
    action.bound.resize(1);
    action.bound[0].condition.heldBy = kUsualTarget;
    const Resolution resolution = seized(action, 2, 0);
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "holding"), 0);
    QCOMPARE(changed(resolution, Grapple::kAction, "bound.condition", "heldBy", 0), 0);
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "aimTurns"), 0);
    // Of two who hold each other the later one wins.
    action.targetCondition.holding = kUsualActor;
    action.attackerCondition.heldBy = kUsualTarget;
    const Resolution turned = seized(action, 2, 0);
    QCOMPARE(changed(turned, Grapple::kAction, "attacker.condition", "heldBy"), 0);
    QCOMPARE(changed(turned, Grapple::kAction, "target.condition", "heldBy"), int{kUsualActor});
}

/// OUT-52: another hold lets go of the one before it; a hold on a third is none of who breaks his.
void OutcomeGrappleTest::nobodyHoldsTwo()
{
    Grapple action = grapple();
    action.attackerCondition.holding = 7;
    action.attackerCondition.garrote = 4;
    action.attackerCondition.keeps = true;
    action.bound.resize(2);
    action.bound[0].condition.heldBy = kUsualActor;
    action.bound[0].condition.pinned = true;
    action.bound[1].condition.heldBy = 9;
    const Resolution resolution = seized(action, 2, 0);
    QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "holding"), int{kUsualTarget});
    QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "garrote"), int{kNoEntry});
    QCOMPARE(changed(resolution, Grapple::kAction, "bound.condition", "heldBy", 0), 0);
    QCOMPARE(changed(resolution, Grapple::kAction, "bound.condition", "pinned", 0), 0);
    QCOMPARE(changed(resolution, Grapple::kAction, "bound.condition", "heldBy", 1), kNoValue);
    QCOMPARE(changed(seized(action, -4, 0), Grapple::kAction, "bound.condition", "heldBy", 0), kNoValue);
    // Pinning for somebody else is no hold of his own.
    action.targetCondition.heldBy = 9;
    QCOMPARE(changed(seized(action, 2, 0), Grapple::kAction, "bound.condition", "heldBy", 0), kNoValue);
    BreakHold attempt;
    attempt.character.unarmed = 4;
    attempt.condition.heldBy = kUsualTarget;
    attempt.targetCondition.holding = 7;
    const Resolution freed = resolved(attempt, {{Query::AttackDice, 0}, {Query::DefenceDice, 0, 1}});
    QCOMPARE(changed(freed, BreakHold::kAction, "character.condition", "heldBy"), 0);
    QCOMPARE(changed(freed, BreakHold::kAction, "target.condition", "holding"), kNoValue);
}

/// OUT-57, OUT-D30: the first turn included, and never twice in one.
void OutcomeGrappleTest::aGarroteHarmsOnceATurn()
{
    Grapple again = garrotted(4);
    again.attackerCondition.keeps = true;
    again.options.what = Wrestling::Grapple;
    const Resolution pinned = seized(again, 2, 0);
    QCOMPARE(changed(pinned, Grapple::kAction, "target.condition", "pinned"), 1);
    QCOMPARE(changed(pinned, Grapple::kAction, "target.condition", "levels"), kNoValue);
    again.options.what = Wrestling::Keep;
    for (const GarroteRule rule : {GarroteRule::Repeat, GarroteRule::NewRoll}) {
        again.switches.garrote = rule;
        const Resolution kept = resolved(again, {});
        QVERIFY(kept.isFinished());
        QCOMPARE(changed(kept, Grapple::kAction, "target.condition", "levels"), kNoValue);
    }
    // Pinned with hands alone in a later turn: kept, and harmed as by keeping.
    Grapple pin = again;
    pin.options.what = Wrestling::Grapple;
    pin.options.garrote = false;
    pin.switches.garrote = GarroteRule::Repeat;
    pin.attackerCondition.keeps = false;
    const Resolution kept = seized(pin, 2, 0);
    QCOMPARE(changed(kept, Grapple::kAction, "target.condition", "levels"), 4);
    QCOMPARE(changed(kept, Grapple::kAction, "attacker.condition", "keeps"), 1);
    QCOMPARE(changed(seized(pin, -4, 0), Grapple::kAction, "target.condition", "levels"), kNoValue);
    // Somebody else's neck is another matter.
    Grapple other = choking();
    other.attackerCondition.holding = 7;
    other.attackerCondition.garrote = 4;
    other.attackerCondition.keeps = true;
    QCOMPARE(changed(seized(other, 1, 0), Grapple::kAction, "target.condition", "levels"), 4);
    // OUT-58: it adds 2, also where it is not among what is at hand.
    again.attackerCondition.keeps = false;
    again.weapon.clear();
    again.weaponState.clear();
    const Resolution anew = seized(again, 1, 0);  // 1 + 3 - 1 against 1
    QCOMPARE(valueOf(anew, Quantity::GrappleDamage), 4);
}

/// OUT-57, OUT-D30: each turn, whatever it has done; who is dead nobody holds.
void OutcomeGrappleTest::whoIsDownStaysHeldUntilHeDies()
{
    Grapple action = garrotted(2);
    action.targetCondition.pinned = true;
    action.targetCondition.levels = 4;
    const Resolution down = resolved(action, {});
    QVERIFY(happened(down, EventKind::Unconscious));
    QCOMPARE(changed(down, Grapple::kAction, "target.condition", "heldBy"), kNoValue);
    QCOMPARE(changed(down, Grapple::kAction, "attacker.condition", "holding"), kNoValue);
    action.targetCondition.levels = 6;
    for (const bool dies : {false, true}) {
        const Resolution resolution = resolved(action, {{Query::Dies, dies ? 1 : 0}});
        QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "levels"), 8);
        QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "heldBy"), dies ? 0 : kNoValue);
        QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "pinned"), dies ? 0 : kNoValue);
        QCOMPARE(changed(resolution, Grapple::kAction, "attacker.condition", "holding"), dies ? 0 : kNoValue);
    }
}

/// OUT-08, OUT-D35.
void OutcomeGrappleTest::aDecidedGrappleIsNotResisted()
{
    Grapple action = grapple();
    action.options.rollModifiers.set("A net", 4);
    const Resolution resolution = resolved(action, {{Query::AttackBeyond, 1}});
    QVERIFY(resolution.isFinished());
    QCOMPARE(changed(resolution, Grapple::kAction, "target.condition", "heldBy"), int{kUsualActor});
}

HITSPREAD_TEST(OutcomeGrappleTest)

#include "outcomegrapple_test.moc"
