#include "outcome/contenders.h"
#include "rules/core/declare/namedmodifiers.h"
#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/system.h"
#include "support/testclass.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::outcome;
using namespace hitspread::outcome::test;

namespace {

constexpr std::uint16_t kNextTry = kMostMembers;  ///< from one roll-off to the next

Member member(int discipline)
{
    Member who;
    who.character.discipline = discipline;
    return who;
}

RoundChange begun(std::initializer_list<int> disciplines)
{
    RoundChange change;
    change.options.ends = false;
    for (const int discipline : disciplines)
        change.members.push_back(member(discipline));
    return change;
}

std::vector<Given> rolled(std::initializer_list<int> dice)
{
    std::vector<Given> answers;
    for (const int die : dice)
        answers.push_back({Query::InitiativeDice, die, static_cast<std::uint16_t>(answers.size())});
    return answers;
}

/// The members as a resolution leaves them.
RoundChange after(RoundChange change, const Resolution& resolution)
{
    for (const Change& one : resolution.findings.changes) {
        const PartDeclaration& part = RoundChange::kAction.parts[one.part];
        part.record->fields[one.field].setNumber(part.at(&change, one.element), one.index, one.after);
    }
    return change;
}

/// Places of the members, who acts first in front.
QList<int> orderOf(const RoundChange& change)
{
    QList<int> places;
    for (std::size_t i = 0; i < change.members.size(); ++i)
        places << static_cast<int>(i);
    std::ranges::stable_sort(places, [&](int a, int b) {
        const Member& one = change.members[static_cast<std::size_t>(a)];
        const Member& other = change.members[static_cast<std::size_t>(b)];
        return orderKeys(one.character, one.condition) > orderKeys(other.character, other.condition);
    });
    return places;
}

Declare declaring(std::initializer_list<Planned> plan)
{
    Declare declaration;
    declaration.condition.inTurn = true;
    declaration.options.plan = Rows<Planned, kMostPlans>(plan);
    return declaration;
}

}  // namespace

/// A turn: initiative, declarations, and what takes an action without an attack (OUT-11 to OUT-17, OUT-33 to OUT-36, OUT-67 to OUT-71).
class OutcomeTurnTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void initiative();
    void initiativeIsRolledEachTurnOrOnce();
    void ties();
    void standing();
    void theEndOfATurn();
    void holdsNobodyKeepsAreReleased();
    void declarations_data();
    void declarations();
    void declaringSaysAll();
    void aiming();
    void aimingRefused_data();
    void aimingRefused();
    void moving();
    void whoMovesIsAimedAtNoMore();
    void tests_data();
    void tests();
    void shields_data();
    void shields();
    void bucklersFallFreely();
    void harmByHand();
    void sheet();
    void ratingNames();
};

void OutcomeTurnTest::values_data()
{
    QTest::addColumn<int>("was");
    QTest::addColumn<int>("expected");
    const RoundChange change = begun({3, 2, 3});
    const RoundChange now = after(change, resolved(change, rolled({2, 2, -2})));
    const auto result = [&](std::size_t who) { return now.members[who].condition.initiative; };
    QTest::newRow("OUT-67 E01 2 + 3") << result(0) << 5;
    QTest::newRow("OUT-67 E02 2 + 2") << result(1) << 4;
    QTest::newRow("OUT-67 E03 -2 + 3") << result(2) << 1;
    QTest::newRow("OUT-69 E04 the highest acts first") << orderOf(now).front() << 0;
    QTest::newRow("OUT-69 E04 the lowest last") << orderOf(now).back() << 2;
    const RoundChange tied = begun({3, 3, 3});
    std::vector<Given> tries = rolled({1, 1, 1});
    tries.insert(tries.end(),
                 {{Query::RollOffDice, 2, 0},
                  {Query::RollOffDice, 0, 1},
                  {Query::RollOffDice, 0, 2},
                  {Query::RollOffDice, -1, static_cast<std::uint16_t>(kNextTry + 1)},
                  {Query::RollOffDice, 4, static_cast<std::uint16_t>(kNextTry + 2)}});
    const QList<int> order = orderOf(after(tied, resolved(tied, tries)));
    QTest::newRow("OUT-69 D26 what the first roll-off decided stands") << order.front() << 0;
    QTest::newRow("OUT-69 D26 the second decides between the others") << order.back() << 1;
    QTest::newRow("OUT-69 the highest first")
        << static_cast<int>(system().round().acting) << static_cast<int>(TurnOrder::Descending);
    QTest::newRow("OUT-68 E04 the lowest declares first")
        << static_cast<int>(*system().round().declaring) << static_cast<int>(TurnOrder::Ascending);
    Declare two = declaring({{Plan::Shoot, 4, 1, 0}, {Plan::Dodge, 5, 1, 0}, {Plan::Other, 0, 1, 0}});
    QTest::newRow("OUT-13 one attacked and one evaded are two")
        << valueOf(resolved(two, {}), Quantity::TurnTargets) << 2;
    QTest::newRow("OUT-14 and one more action makes three") << valueOf(resolved(two, {}), Quantity::TurnPenalty) << -3;
    Move move;
    QTest::newRow("OUT-71 E05 nobody attacks her: she leaves")
        << valueOf(resolved(move, {{Query::CheckDice, -4}}), Quantity::MoveUnopposed) << 1;
    const Switches usual;
    QTest::newRow("OUT-76 Professional is +3")
        << static_cast<int>(ratingName(usual, 3)) << static_cast<int>(Rating::Professional);
    QTest::newRow("OUT-76 D25 Competent is +2")
        << static_cast<int>(ratingName(usual, 2)) << static_cast<int>(Rating::Competent);
    Aim aim;
    aim.weapon = pistol();
    aim.options.whom = 8;
    aim.condition.aimAt = 8;
    aim.condition.aimTurns = 3;
    QTest::newRow("OUT-17 V09 another turn of aiming: 3 at most")
        << valueOf(resolved(aim, {}), Quantity::AimTurns) << 3;
    ShieldWork work;
    work.weapon = {blade()};
    work.weapon[0].buckler = true;
    work.weaponState.resize(1);
    work.condition.inTurn = true;
    work.options.weapon = true;
    work.options.what = ShieldAction::LetFall;
    const Resolution fallen = resolved(work, {});
    QTest::newRow("OUT-44 a buckler falls") << changed(fallen, ShieldWork::kAction, "weapon.state", "dropped") << 1;
    QTest::newRow("OUT-44 which takes no action")
        << changed(fallen, ShieldWork::kAction, "character.condition", "planCount") << kNoValue;
}

void OutcomeTurnTest::values()
{
    QFETCH(int, was);
    QTEST(was, "expected");
}

/// OUT-67, OUT-68, OUT-69, E01 to E04.
void OutcomeTurnTest::initiative()
{
    const RoundChange change = begun({3, 2, 3});
    const Resolution resolution = resolved(change, rolled({2, 2, -2}));
    QVERIFY(resolution.isFinished());
    const RoundChange now = after(change, resolution);
    QCOMPARE(now.members[0].condition.initiative, 5);
    QCOMPARE(now.members[1].condition.initiative, 4);
    QCOMPARE(now.members[2].condition.initiative, 1);
    // Resolved from the highest down; who declares is the same the other way round.
    QCOMPARE(orderOf(now), (QList<int>{0, 1, 2}));
    QCOMPARE(system().round().declaring, std::optional(TurnOrder::Ascending));
    QCOMPARE(system().round().acting, TurnOrder::Descending);
    // D26: wounds count, modifiers do, several actions do not, and no critical does anything.
    RoundChange hurt = begun({3});
    hurt.members[0].condition.levels = 4;
    hurt.members[0].condition.plan.add({Plan::Other, 0, 3, 0});
    hurt.initiatives.resize(1);
    hurt.initiatives[0].modifiers.set("Warned", 5);
    QCOMPARE(after(hurt, resolved(hurt, rolled({4}))).members[0].condition.initiative, 10);  // 4 + 3 - 2 + 5
    // However many of them one has, each has lines of his own.
    RoundChange two = begun({0, 0});
    two.initiatives.resize(2);
    two.initiatives[0].modifiers.set("Warned", 1);
    two.initiatives[0].modifiers.set("Tired", -2);
    two.initiatives[1].modifiers.set("Drawn", 2);
    const Resolution both = resolved(two, rolled({0, 1}));
    QCOMPARE(valueOf(both, Quantity::InitiativeModifier, 1), -1);
    QCOMPARE(valueOf(both, Quantity::InitiativeModifier, kMostModifiers), 3);
}

/// OUT-67, OUT-D26.
void OutcomeTurnTest::initiativeIsRolledEachTurnOrOnce()
{
    for (const InitiativeRule rule : {InitiativeRule::EachTurn, InitiativeRule::Once}) {
        RoundChange change = begun({2, 0});
        change.switches.initiative = rule;
        RoundChange next = after(change, resolved(change, rolled({1, 0})));
        QCOMPARE(next.members[0].condition.initiative, 3);
        next.options.ends = true;
        const Resolution resolution = resolved(next, rolled({-1, -4}));
        const RoundChange later = after(next, resolution);
        QCOMPARE(later.members[0].condition.initiative, rule == InitiativeRule::Once ? 3 : 1);
        QVERIFY(later.members[0].condition.inTurn);
        QCOMPARE(valueOf(resolution, Quantity::InitiativeTotal) == kNoValue, rule == InitiativeRule::Once);
    }
    // Who is incapacitated rolls for nothing.
    RoundChange out = begun({2});
    out.members[0].condition.levels = 6;
    const RoundChange now = after(out, resolved(out, {}));
    QVERIFY(!now.members[0].condition.inTurn);
}

/// OUT-69, OUT-D26: Discipline, then another roll.
void OutcomeTurnTest::ties()
{
    const RoundChange change = begun({1, 3, 3, 3});
    std::vector<Given> dice = rolled({3, 1, 1, 1});  // 4 throughout
    // The three of equal Discipline roll again: two of them alike, who roll once more.
    dice.insert(dice.end(),
                {{Query::RollOffDice, -2, 1},
                 {Query::RollOffDice, 0, 2},
                 {Query::RollOffDice, 0, 3},
                 {Query::RollOffDice, -4, static_cast<std::uint16_t>(kNextTry + 2)},
                 {Query::RollOffDice, 4, static_cast<std::uint16_t>(kNextTry + 3)}});
    const Resolution resolution = resolved(change, dice);
    QVERIFY(resolution.isFinished());
    QCOMPARE(orderOf(after(change, resolution)), (QList<int>{3, 2, 1, 0}));
    // Who joins rolls against what the others have rolled already, who keep it: +1 between 0 and the tie of 0s that -4 and 4 settled.
    RoundChange joined = after(change, resolution);
    joined.members.push_back(joined.members[1]);
    joined.members.back().condition = {};
    const Resolution late = resolved(joined,
                                     {{Query::InitiativeDice, 1, 4},
                                      {Query::RollOffDice, 0, 4},
                                      {Query::RollOffDice, 1, static_cast<std::uint16_t>(kNextTry + 4)}});
    QVERIFY(late.isFinished());
    QCOMPARE(orderOf(after(joined, late)), (QList<int>{3, 4, 2, 1, 0}));
    // Five tries, the last of which decides.
    RoundChange pair = begun({3, 3});
    std::vector<Given> tries = rolled({1, 1});
    for (int attempt = 0; attempt < 5; ++attempt) {
        const auto of = [attempt](int who) { return static_cast<std::uint16_t>(attempt * kNextTry + who); };
        tries.push_back({Query::RollOffDice, 2, of(0)});
        tries.push_back({Query::RollOffDice, attempt == 4 ? 3 : 2, of(1)});
    }
    const Resolution settled = resolved(pair, tries);
    QVERIFY(settled.isFinished());
    QCOMPARE(orderOf(after(pair, settled)), (QList<int>{1, 0}));
}

/// OUT-69, OUT-D27: who was hit still acts, unless he is incapacitated.
void OutcomeTurnTest::standing()
{
    Character character;
    character.discipline = 2;
    Condition condition;
    const OutcomeTime time;
    const Switches usual;
    const auto now = [&](const Switches& switches) {
        return time.standing(AnyRecord(characterRecord, &character), AnyRecord(conditionRecord, &condition),
                             AnyRecord(switchesRecord, &switches));
    };
    QVERIFY(now(usual).isActive && !now(usual).hasStarted);
    QCOMPARE(now(usual).left, 0);
    condition.inTurn = true;
    condition.initiative = 3;
    QCOMPARE(now(usual).left, 1);
    QCOMPARE(now(usual).keys, (std::array<std::int32_t, 5>{3, 2, 0, 0, 0}));
    condition.plan = {{Plan::Shoot, 0, 2, 1}, {Plan::Dodge, 0, 3, 0}, {Plan::Move, 0, 1, 0}};
    QCOMPARE(now(usual).left, 2);  // defences wait for an attack
    condition.levels = 5;
    QVERIFY(now(usual).isActive);
    condition.levels = 6;
    QVERIFY(!now(usual).isActive);
    Switches tough;
    tough.wounds.rows = {{0, kMostLevels, {0, 0, 1, 0}}};
    QVERIFY(now(tough).isActive);
}

/// OUT-16, OUT-41, OUT-62, OUT-D31.
void OutcomeTurnTest::theEndOfATurn()
{
    RoundChange change = begun({0});
    change.options = {.ends = true, .starts = false, .round = 4};
    Condition& condition = change.members[0].condition;
    condition.inTurn = condition.moved = true;
    condition.initiative = 3;
    condition.shieldAgainst = 7;
    condition.actionsAdded = 1;
    condition.aimAt = 7;
    condition.aimTurns = 2;
    condition.plan = {{Plan::Shoot, 7, 1, 1}, {Plan::Move, 0, 1, 1}};
    condition.tokens = {{4}, {5}, {4}, {6}};
    const Condition now = after(change, resolved(change, {})).members[0].condition;
    QVERIFY(!now.inTurn && !now.moved);
    QCOMPARE(now.initiative, int{kNoEntry});
    QCOMPARE(now.shieldAgainst, 0);
    QCOMPARE(now.actionsAdded, 0);
    QVERIFY(now.plan.isEmpty());
    QCOMPARE(now.aimTurns, 2);
    QCOMPARE(now.tokens.size(), std::size_t{2});
    QCOMPARE(now.tokens[0].until, 5);
    QCOMPARE(now.tokens[1].until, 6);
}

/// OUT-52, OUT-D29.
void OutcomeTurnTest::holdsNobodyKeepsAreReleased()
{
    const auto ended = [](bool keeps, int levels, int heldBy) {
        RoundChange change = begun({0, 0});
        change.options = {.ends = true, .starts = false, .round = 1};
        change.initiatives.resize(2);
        change.initiatives[0].whom = 11;
        change.initiatives[1].whom = 12;
        Condition& holder = change.members[0].condition;
        holder.holding = 12;
        holder.keeps = keeps;
        holder.garrote = 3;
        holder.levels = levels;
        Condition& held = change.members[1].condition;
        held.heldBy = heldBy;
        held.pinned = true;
        return after(change, resolved(change, {}));
    };
    const RoundChange kept = ended(true, 0, 11);
    QCOMPARE(kept.members[0].condition.holding, 12);
    QCOMPARE(kept.members[1].condition.heldBy, 11);
    QVERIFY(kept.members[1].condition.pinned && !kept.members[0].condition.keeps);
    for (const RoundChange& change : {ended(false, 0, 11), ended(true, 6, 11)}) {
        QCOMPARE(change.members[0].condition.holding, 0);
        QCOMPARE(change.members[0].condition.garrote, int{kNoEntry});
        QCOMPARE(change.members[1].condition.heldBy, 0);
        QVERIFY(!change.members[1].condition.pinned);
    }
    // A hold of before the first turn has to be kept in it.
    RoundChange first = begun({0});
    first.members[0].condition.holding = 12;
    first.members[0].condition.keeps = true;
    QVERIFY(!after(first, resolved(first, rolled({0}))).members[0].condition.keeps);
    // Whoever held him is not there any more.
    QCOMPARE(ended(false, 0, 13).members[1].condition.heldBy, 0);
    // Nor is he held by who holds somebody else.
    RoundChange other = begun({0, 0});
    other.options = {.ends = true, .starts = false, .round = 1};
    other.initiatives.resize(2);
    other.initiatives[0].whom = 11;
    other.initiatives[1].whom = 12;
    other.members[0].condition.holding = 11;  // of nobody's making
    other.members[0].condition.keeps = true;
    other.members[1].condition.heldBy = 11;
    QCOMPARE(after(other, resolved(other, {})).members[1].condition.heldBy, 0);
}

void OutcomeTurnTest::declarations_data()
{
    QTest::addColumn<Declare>("declaration");
    QTest::addColumn<int>("code");
    const auto code = [](RefusalCode refusal) { return static_cast<int>(refusal); };
    constexpr int kFree = -1;
    QTest::newRow("OUT-68 nothing") << declaring({}) << code(RefusalCode::NothingDeclared);
    QTest::newRow("OUT-15 three targets")
        << declaring({{Plan::Shoot, 4, 1, 0}, {Plan::Shoot, 5, 1, 0}, {Plan::Shoot, 6, 1, 0}}) << kFree;
    QTest::newRow("OUT-15 V08 single shots at four")
        << declaring({{Plan::Shoot, 4, 1, 0}, {Plan::Shoot, 5, 1, 0}, {Plan::Shoot, 6, 1, 0}, {Plan::Shoot, 7, 1, 0}})
        << code(RefusalCode::TooManyTargets);
    QTest::newRow("OUT-15 four times at one") << declaring({{Plan::Shoot, 4, 4, 0}}) << kFree;
    QTest::newRow("OUT-15 four times at anybody")
        << declaring({{Plan::Shoot, 0, 4, 0}}) << code(RefusalCode::TooManyTargets);
    QTest::newRow("OUT-15 D12 automatic fire has no limit") << declaring({{Plan::Automatic, 0, 4, 0}}) << kFree;
    QTest::newRow("OUT-15 nor have blows") << declaring({{Plan::Strike, 0, 4, 0}}) << kFree;
    QTest::newRow("OUT-16 one movement") << declaring({{Plan::Move, 0, 1, 0}, {Plan::Other, 0, 1, 0}}) << kFree;
    QTest::newRow("OUT-16 no second one")
        << declaring({{Plan::Move, 0, 1, 0}, {Plan::Move, 0, 1, 0}}) << code(RefusalCode::TwoMoves);
    QTest::newRow("OUT-17 aiming alone") << declaring({{Plan::Aim, 4, 1, 0}}) << kFree;
    QTest::newRow("OUT-17 takes the whole turn")
        << declaring({{Plan::Aim, 4, 1, 0}, {Plan::Other, 0, 1, 0}}) << code(RefusalCode::AimsAlone);
    Declare limited = declaring({{Plan::Shoot, 4, 2, 0}, {Plan::Other, 0, 1, 0}});
    QTest::newRow("OUT-11 D10 no limit is printed") << limited << kFree;
    limited.switches.actionsLimit = 3;
    QTest::newRow("OUT-11 D10 three of three") << limited << kFree;
    limited.switches.actionsLimit = 2;
    QTest::newRow("OUT-11 D10 the house allows two") << limited << code(RefusalCode::TooManyActions);
    Declare begun = declaring({{Plan::Shoot, 4, 1, 0}});
    begun.condition.plan = {{Plan::Other, 0, 1, 1}};
    QTest::newRow("OUT-68 he has begun") << begun << code(RefusalCode::AlreadyActed);
    begun.options.allowed = true;
    QTest::newRow("OUT-68 the game master lets him") << begun << kFree;
    Declare held = declaring({{Plan::BreakHold, 0, 1, 0}, {Plan::Strike, 9, 1, 0}});
    held.condition.heldBy = 9;
    QTest::newRow("OUT-50 held: break free and strike the holder") << held << kFree;
    held.options.plan = {{Plan::Dodge, 0, 1, 0}};
    QTest::newRow("OUT-50 held: no dodge") << held << code(RefusalCode::ActorHeld);
    held.options.plan = {{Plan::Strike, 8, 1, 0}};
    QTest::newRow("OUT-50 held: nobody else") << held << code(RefusalCode::ActorHeld);
    Declare late = held;
    late.condition.plan = held.options.plan;
    late.options.plan.add({Plan::BreakHold, 9, 1, 0});
    QTest::newRow("OUT-50 held after he had declared") << late << kFree;
    held.condition.pinned = true;
    held.options.plan = {{Plan::Strike, 9, 1, 0}};
    QTest::newRow("OUT-54 pinned: not even him") << held << code(RefusalCode::ActorPinned);
    held.options.plan = {{Plan::BreakHold, 0, 1, 0}};
    QTest::newRow("OUT-54 pinned: break free") << held << kFree;
    Declare holder = declaring({{Plan::KeepHold, 9, 1, 0}, {Plan::Strike, 9, 1, 0}});
    holder.condition.holding = 9;
    QTest::newRow("OUT-51 holder: keep it and strike") << holder << kFree;
    holder.options.plan = {{Plan::KeepHold, 9, 1, 0}, {Plan::Parry, 0, 1, 0}};
    QTest::newRow("OUT-51 holder: no defence") << holder << code(RefusalCode::ActorHolds);
    Declare out = declaring({{Plan::Dodge, 0, 1, 0}});
    out.condition.levels = 6;
    QTest::newRow("OUT-74 incapacitated") << out << code(RefusalCode::ActorOut);
}

void OutcomeTurnTest::declarations()
{
    QFETCH(Declare, declaration);
    QFETCH(int, code);
    if (code < 0)
        QVERIFY(isFree(declaration));
    else
        QVERIFY(isRefusedAs(declaration, static_cast<RefusalCode>(code)));
}

/// OUT-11, OUT-13, OUT-14, OUT-70: V07.
void OutcomeTurnTest::declaringSaysAll()
{
    Declare declaration = declaring({{Plan::Shoot, 4, 1, 0}, {Plan::Shoot, 5, 0, 0}, {Plan::Other, 0, 1, 0}});
    declaration.condition.plan = {
        {Plan::Dodge, 0, 1, 0}, {Plan::Move, 0, 1, 0}, {Plan::Other, 0, 1, 0}, {Plan::Feint, 1, 1, 0}};
    const Resolution resolution = resolved(declaration, {});
    QCOMPARE(valueOf(resolution, Quantity::TurnTargets), 2);
    QCOMPARE(valueOf(resolution, Quantity::TurnOthers), 1);
    QCOMPARE(valueOf(resolution, Quantity::TurnPenalty), -3);
    const auto now = [&](const char* field, std::size_t row) {
        return changed(resolution, Declare::kAction, "character.condition", field, 0, row);
    };
    QCOMPARE(changed(resolution, Declare::kAction, "character.condition", "planCount"), 3);
    QCOMPARE(now("plan", 0), static_cast<int>(Plan::Shoot));
    QCOMPARE(now("planWhom", 1), 5);
    QCOMPARE(now("planTimes", 1), kNoValue);  // one, as it was
    QCOMPARE(now("plan", 2), kNoValue);
    // OUT-11, D09: of one nothing is said.
    QCOMPARE(valueOf(resolved(declaring({{Plan::Shoot, 4, 1, 0}}), {}), Quantity::TurnPenalty), kNoValue);
}

/// OUT-17, V09, D13.
void OutcomeTurnTest::aiming()
{
    Aim aim;
    aim.weapon = pistol();
    aim.options.whom = 8;
    QVERIFY(isFree(aim));
    for (const int turns : {1, 2, 3, 3, 3}) {
        const Resolution resolution = resolved(aim, {});
        QCOMPARE(valueOf(resolution, Quantity::AimTurns), turns);
        aim.condition.aimTurns = turns;
        aim.condition.aimAt = 8;
    }
    aim.options.whom = 9;
    const Resolution other = resolved(aim, {});
    QCOMPARE(changed(other, Aim::kAction, "character.condition", "aimTurns"), 1);
    QCOMPARE(changed(other, Aim::kAction, "character.condition", "aimAt"), 9);
}

void OutcomeTurnTest::aimingRefused_data()
{
    QTest::addColumn<Aim>("aim");
    QTest::addColumn<int>("code");
    const auto with = [](const auto& change) {
        Aim aim;
        aim.weapon = pistol();
        change(aim);
        return aim;
    };
    QTest::newRow("OUT-17 with a bow") << with([](Aim& a) { a.weapon.kind = WeaponKind::Bow; }) << -1;
    QTest::newRow("OUT-17 with a blade") << with([](Aim& a) { a.weapon.kind = WeaponKind::Melee; })
                                         << static_cast<int>(RefusalCode::CannotAim);
    QTest::newRow("OUT-17 with something thrown")
        << with([](Aim& a) { a.weapon.kind = WeaponKind::Thrown; }) << static_cast<int>(RefusalCode::CannotAim);
    QTest::newRow("OUT-17 at somebody who moves")
        << with([](Aim& a) { a.options.stationary = false; }) << static_cast<int>(RefusalCode::NotStationary);
    QTest::newRow("OUT-17 beside something else") << with([](Aim& a) {
        a.condition.plan = {{Plan::Aim, 0, 1, 0}, {Plan::Other, 0, 1, 0}};
    }) << static_cast<int>(RefusalCode::AimsAlone);
}

void OutcomeTurnTest::aimingRefused()
{
    QFETCH(Aim, aim);
    QFETCH(int, code);
    if (code < 0)
        QVERIFY(isFree(aim));
    else
        QVERIFY(isRefusedAs(aim, static_cast<RefusalCode>(code)));
}

/// OUT-16, OUT-51, OUT-71, OUT-74, E05.
void OutcomeTurnTest::moving()
{
    Move move;
    move.character.physique = 2;
    move.condition.inTurn = true;
    move.condition.aimAt = 9;
    QVERIFY(isFree(move));
    // Nobody attacks her: she leaves, whatever she rolls.
    for (const int die : {-4, 0, 3}) {
        const Resolution resolution = resolved(move, {{Query::CheckDice, die}});
        QCOMPARE(valueOf(resolution, Quantity::MoveUnopposed), 1);
        QCOMPARE(valueOf(resolution, Quantity::MoveTotal), die + 2);
        QCOMPARE(changed(resolution, Move::kAction, "character.condition", "moved"), 1);
        QCOMPARE(changed(resolution, Move::kAction, "character.condition", "aimAt"), 0);
    }
    move.condition.moved = true;
    QVERIFY(isRefusedAs(move, RefusalCode::TwoMoves));
    move.condition.moved = false;
    move.condition.holding = 3;
    QVERIFY(isRefusedAs(move, RefusalCode::ActorHolds));
    move.condition.holding = 0;
    move.condition.levels = 5;
    move.character.painTolerance = true;
    QVERIFY(isRefusedAs(move, RefusalCode::CannotWalk));
    move.options.allowed = true;
    QVERIFY(isFree(move));
    move.condition.plan = {{Plan::Move, 0, 1, 0}, {Plan::Shoot, 4, 1, 0}};
    QCOMPARE(valueOf(resolved(move, {{Query::CheckDice, 0}}), Quantity::MoveTotal), 0);
}

/// OUT-17, OUT-D13.
void OutcomeTurnTest::whoMovesIsAimedAtNoMore()
{
    Move move;
    move.bound.resize(2);
    move.bound[0].condition.aimAt = kUsualActor;
    move.bound[0].condition.aimTurns = 2;
    move.bound[1].condition.aimAt = 9;
    move.bound[1].condition.aimTurns = 2;
    const Resolution resolution = resolved(move, {{Query::CheckDice, 0}});
    QCOMPARE(changed(resolution, Move::kAction, "bound.condition", "aimTurns", 0), 0);
    QCOMPARE(changed(resolution, Move::kAction, "bound.condition", "aimTurns", 1), kNoValue);
}

void OutcomeTurnTest::tests_data()
{
    QTest::addColumn<outcome::Test>("test");
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("succeeds");
    outcome::Test plain;
    plain.options.skill = "Driving";
    plain.character.skills.set("Driving", 2);
    QTest::newRow("OUT-12 2 - 1: above 0") << plain << -1 << true;
    QTest::newRow("OUT-12 2 - 2: not above 0") << plain << -2 << false;
    outcome::Test two = plain;
    two.condition.plan = {{Plan::Other, 0, 1, 0}, {Plan::Shoot, 0, 1, 0}};
    QTest::newRow("OUT-11 E09 start a car and fire a pistol: -2") << two << 0 << false;
    outcome::Test hard = plain;
    hard.options.difficulty = 2;
    QTest::newRow("OUT-12 as hard as the game master says") << hard << 0 << false;
    outcome::Test usual = plain;
    usual.options.skill = "Discipline";
    usual.character.discipline = 1;
    QTest::newRow("OUT-12 by one of the usual five") << usual << 0 << true;
}

void OutcomeTurnTest::tests()
{
    QFETCH(outcome::Test, test);
    QFETCH(int, die);
    const Resolution resolution = resolved(test, {{Query::CheckDice, die}});
    QTEST(valueOf(resolution, Quantity::CheckSuccess) == 1, "succeeds");
    QTEST(happened(resolution, EventKind::Succeeded), "succeeds");
    // OUT-08, D35: beyond 3 the game master may say so.
    test.options.checkModifiers.set("A wreck", -9);
    QVERIFY(happened(resolved(test, {{Query::CheckBeyond, 1}}), EventKind::Succeeded));
    QVERIFY(happened(resolved(test, {{Query::CheckBeyond, 2}}), EventKind::Failed));
    test.options.rolls = false;
    QVERIFY(happened(resolved(test, {}), EventKind::Succeeded));
}

void OutcomeTurnTest::shields_data()
{
    QTest::addColumn<ShieldWork>("work");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("carried");
    const auto with = [](Carried carried, ShieldAction what) {
        ShieldWork work;
        giveShield(work.armour, work.armourState, carried);
        work.options.what = what;
        return work;
    };
    const auto code = [](RefusalCode refusal) { return static_cast<int>(refusal); };
    const auto is = [](Carried carried) { return static_cast<int>(carried); };
    constexpr int kFree = -1;
    QTest::newRow("OUT-36 off the back: one action")
        << with(Carried::OnBack, ShieldAction::TakeOffBack) << kFree << is(Carried::InHand);
    QTest::newRow("OUT-36 on to the arm: a second one")
        << with(Carried::InHand, ShieldAction::StrapOn) << kFree << is(Carried::Worn);
    QTest::newRow("OUT-35 not both at once")
        << with(Carried::OnBack, ShieldAction::StrapOn) << code(RefusalCode::ShieldElsewhere) << kNoValue;
    ShieldWork full = with(Carried::OnBack, ShieldAction::TakeOffBack);
    full.condition.occupiedHands = bit(Arm::Right);
    QTest::newRow("OUT-36 both hands must be empty") << full << code(RefusalCode::HandsNotEmpty) << kNoValue;
    ShieldWork strapping = with(Carried::InHand, ShieldAction::StrapOn);
    strapping.condition.occupiedHands = bit(Arm::Left);
    QTest::newRow("OUT-36 for the second action, too") << strapping << code(RefusalCode::HandsNotEmpty) << kNoValue;
    QTest::newRow("OUT-33 a strapped shield does not fall")
        << with(Carried::Worn, ShieldAction::LetFall) << code(RefusalCode::ShieldStrapped) << kNoValue;
    QTest::newRow("OUT-33 one in hand does")
        << with(Carried::InHand, ShieldAction::LetFall) << kFree << is(Carried::Dropped);
    QTest::newRow("OUT-34 unstrapping") << with(Carried::Worn, ShieldAction::Unstrap) << kFree << is(Carried::InHand);
    ShieldWork injured = with(Carried::Worn, ShieldAction::Unstrap);
    injured.condition.injuredArms = bit(Arm::Right);
    QTest::newRow("OUT-34 the other arm is injured") << injured << code(RefusalCode::NeedsHelp) << kNoValue;
    ShieldWork occupied = with(Carried::Worn, ShieldAction::Unstrap);
    occupied.condition.occupiedHands = bit(Arm::Right);
    QTest::newRow("OUT-34 or its hand occupied") << occupied << code(RefusalCode::NeedsHelp) << kNoValue;
    ShieldWork helped = injured;
    helped.options.helped = true;
    QTest::newRow("OUT-34 with help") << helped << kFree << is(Carried::InHand);
    ShieldWork same = with(Carried::Worn, ShieldAction::Unstrap);
    same.condition.injuredArms = bit(Arm::Left);
    QTest::newRow("OUT-34 the shield's own arm does not matter") << same << kFree << is(Carried::InHand);
    QTest::newRow("OUT-31 none to be strapped on") << ShieldWork() << code(RefusalCode::NoShield) << kNoValue;
}

void OutcomeTurnTest::shields()
{
    QFETCH(ShieldWork, work);
    QFETCH(int, code);
    work.condition.inTurn = true;
    if (code >= 0) {
        QVERIFY(isRefusedAs(work, static_cast<RefusalCode>(code)));
        return;
    }
    QVERIFY(isFree(work));
    const Resolution resolution = resolved(work, {});
    QTEST(changed(resolution, ShieldWork::kAction, "armour.state", "carried"), "carried");
    // OUT-33, OUT-34, OUT-36: each takes an action, letting fall none.
    const bool isFall = work.options.what == ShieldAction::LetFall;
    QCOMPARE(changed(resolution, ShieldWork::kAction, "character.condition", "planCount"), isFall ? kNoValue : 1);
}

/// OUT-44.
void OutcomeTurnTest::bucklersFallFreely()
{
    ShieldWork work;
    Weapon buckler = blade();
    buckler.buckler = true;
    work.weapon = {buckler};
    work.weaponState.resize(1);
    work.condition.inTurn = true;
    Input input = work;
    input.preset();
    QVERIFY(isFree(input));
    const Resolution resolution = resolved(input, {});
    QCOMPARE(changed(resolution, ShieldWork::kAction, "weapon.state", "dropped"), 1);
    QCOMPARE(changed(resolution, ShieldWork::kAction, "character.condition", "planCount"), kNoValue);
}

/// OUT-74: nobody acts; who goes down frees whom he held, and who dies nobody holds.
void OutcomeTurnTest::harmByHand()
{
    Harm harm;
    QVERIFY(isRefusedAs(harm, RefusalCode::NobodyHarmed) && isRefusedAs(harm, RefusalCode::NothingHarms));
    harm.options.points = 6;
    harm.targets.resize(2);
    harm.names = {{11}, {12}};
    harm.targets[0].condition.holding = 12;
    harm.targets[1].condition.heldBy = 11;
    harm.targets[1].character.wornArmour = 4;
    harm.bound.resize(1);
    harm.bound[0].condition.holding = 11;
    QVERIFY(isFree(harm));
    const Resolution resolution = resolved(harm, {});
    const auto now = [&](const char* part, const char* field, std::size_t element) {
        return changed(resolution, Harm::kAction, part, field, element);
    };
    QCOMPARE(now("targets.condition", "levels", 0), 6);
    QCOMPARE(now("targets.condition", "levels", 1), 2);
    QCOMPARE(now("targets.condition", "holding", 0), 0);
    QCOMPARE(now("targets.condition", "heldBy", 1), 0);
    QCOMPARE(now("bound.condition", "holding", 0), kNoValue);  // whoever is only down stays held
    harm.options.points = 7;
    const Resolution dead = resolved(harm, {{Query::Dies, 1}});
    QCOMPARE(changed(dead, Harm::kAction, "bound.condition", "holding"), 0);
    // OUT-74: what is told is what is kept.
    harm.options.points = kMostLevels;
    harm.targets[0].condition.levels = 1;
    const Resolution most = resolved(harm, {{Query::Dies, 0}, {Query::Dies, 0, 1}});
    QCOMPARE(valueOf(most, Quantity::WoundLevels), kMostLevels);
    QCOMPARE(changed(most, Harm::kAction, "targets.condition", "levels", 0), kMostLevels);
    harm.targets[0].condition.levels = 0;
    harm.options.points = 6;
    harm.options.armour = false;
    QCOMPARE(changed(resolved(harm, {}), Harm::kAction, "targets.condition", "levels", 1), 6);
}

/// OUT-02, OUT-06, OUT-67, OUT-73, OUT-74, OUT-75.
void OutcomeTurnTest::sheet()
{
    Sheet sheet;
    sheet.character.discipline = 1;
    sheet.character.physique = 2;
    sheet.character.melee = 3;
    sheet.character.unarmed = 4;
    sheet.character.integralArmour = 1;
    sheet.character.wornArmour = 2;
    sheet.armour.resize(1);
    sheet.armour[0].points = 3;
    sheet.condition.levels = 3;
    sheet.condition.plan = {{Plan::Strike, 0, 1, 0}, {Plan::Dodge, 0, 1, 0}};
    const Resolution resolution = resolved(sheet, {});
    QCOMPARE(valueOf(resolution, Quantity::WoundName), static_cast<int>(Wound::Wounded));
    QCOMPARE(valueOf(resolution, Quantity::SheetInitiative), 0);
    QCOMPARE(valueOf(resolution, Quantity::SheetDodge), -1);
    QCOMPARE(valueOf(resolution, Quantity::SheetParry), 0);
    QCOMPARE(valueOf(resolution, Quantity::SheetAttack), 1);
    QCOMPARE(valueOf(resolution, Quantity::SheetArmour), 6);
    sheet.character.painTolerance = true;
    QCOMPARE(valueOf(resolved(sheet, {}), Quantity::SheetInitiative), 1);
}

/// OUT-76, OUT-D25.
void OutcomeTurnTest::ratingNames()
{
    const Switches usual;
    QCOMPARE(ratingName(usual, 3), Rating::Professional);
    QCOMPARE(ratingName(usual, 2), Rating::Competent);
    QCOMPARE(ratingName(usual, 1), Rating::Novice);
    QCOMPARE(ratingName(usual, 0), Rating::Untrained);
    QCOMPARE(ratingName(usual, -2), Rating::Untrained);
    QCOMPARE(ratingName(usual, 4), Rating::Expert);
    QCOMPARE(ratingName(usual, 6), Rating::Master);
    Switches house;
    house.ratings.rows[3].cells[0] = static_cast<std::int32_t>(Rating::Competent);
    QCOMPARE(ratingName(house, 3), Rating::Competent);
}

HITSPREAD_TEST(OutcomeTurnTest)

#include "outcometurn_test.moc"
