#include "rules/systems/twod6/round.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

#include <algorithm>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

Person ranked(std::int32_t score, std::int32_t itn = 5)
{
    Person who;
    who.character.itn = itn;
    who.condition.score = score;
    who.condition.inRound = true;
    return who;
}

Seize seizing(const Person& who, const Person& whom)
{
    Seize seize;
    seize.character = who.character;
    seize.condition = who.condition;
    seize.target = whom.character;
    seize.targetCondition = whom.condition;
    return seize;
}

/// He steps in before the other.
void seize(Person& who, const Person& whom)
{
    const Seize action = seizing(who, whom);
    QVERIFY(isFree(action));
    who.condition = after(action, resolved(action, {})).condition;
}

Standing standingOf(const Person& who)
{
    static const TwoD6Time kTime;
    return kTime.standing(AnyRecord(characterRecord, &who.character), AnyRecord(conditionRecord, &who.condition), {});
}

/// Scores in the order in which they act; the list decides what nothing else does.
std::vector<std::int32_t> orderOf(const std::vector<Person>& all)
{
    std::vector<Person> sorted = all;
    std::ranges::stable_sort(sorted, {}, [](const Person& who) { return standingOf(who).keys; });
    std::vector<std::int32_t> scores;
    scores.reserve(sorted.size());
    for (const Person& who : sorted)
        scores.push_back(who.condition.score);
    return scores;
}

RoundChange roundBegins(const std::vector<Fighter>& members)
{
    RoundChange change;
    change.members = members;
    change.options = {.ends = false, .starts = true};
    return change;
}
RoundChange ending(const Condition& condition)
{
    RoundChange change;
    change.members.push_back(somebody());
    change.members[0].condition = condition;
    change.options = {.ends = true, .starts = false};
    return change;
}
Condition ended(const Condition& condition)
{
    const RoundChange change = ending(condition);
    return after(change, resolved(change, {})).members[0].condition;
}

/// Somebody in a round who has a score, so that nothing is asked.
Condition amidst()
{
    Condition condition;
    condition.inRound = true;
    condition.score = 9;
    return condition;
}

constexpr std::uint16_t tryOf(std::uint16_t member, int attempt)
{
    return static_cast<std::uint16_t>(member + attempt * static_cast<int>(kMostMembers));
}

}  // namespace

/// Who acts when, and what a round ends and begins with (TD-01 to TD-11).
class TwoD6OrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void score_data() { onlyRow("TD-V01 TD-03"); }
    void score();
    void onceACombat_data() { onlyRow("TD-03"); }
    void onceACombat();
    void ascending_data();
    void ascending();
    void sorted_data() { onlyRow("TD-04 TD-E01"); }
    void sorted();
    void ties_data();
    void ties();
    void chain_data() { onlyRow("TD-08 TD-09 TD-10 TD-D07 TD-E01"); }
    void chain();
    void once_data() { onlyRow("TD-D07"); }
    void once();
    void seizeRefused_data();
    void seizeRefused();
    void joins_data();
    void joins();
    void joinsAnew_data() { onlyRow("TD-03"); }
    void joinsAnew();
    void surprised_data() { onlyRow("TD-11 TD-D08"); }
    void surprised();
    void standing_data() { onlyRow("TD-01 TD-104 TD-123"); }
    void standing();
    void over_data();
    void over();
    void evaded_data();
    void evaded();
    void passedBy_data() { onlyRow("TD-01"); }
    void passedBy();
    void treatment_data();
    void treatment();
    void letsGo_data();
    void letsGo();
    void lasts_data();
    void lasts();
    void refused_data() { onlyRow("TD-08 TD-09"); }
    void refused();
};

/// TD-03, V01: 2d6 + REF, with what the game master says.
void TwoD6OrderTest::score()
{
    RoundChange change = roundBegins({somebody(5, 5), somebody(5, 3)});
    change.memberOptions.resize(2);
    change.memberOptions[1].modifiers.set("Drums", -2);
    QVERIFY(isOpenAt(resolved(change, {}), Query::InitiativeDice, 0));
    const Resolution resolution = resolved(change,
                                           {two(Query::InitiativeDice, 3, 4, 0), two(Query::InitiativeDice, 6, 2, 1)});
    const RoundChange now = after(change, resolution);
    QCOMPARE(now.members[0].condition.score, 12);
    QCOMPARE(now.members[1].condition.score, 9);
    QVERIFY(now.members[0].condition.inRound && now.members[1].condition.inRound);
    QCOMPARE(now.members[0].condition.tieDie, std::int32_t{kNoEntry});
}

/// TD-03: at the start of each combat, not of each round; the dead take no part.
void TwoD6OrderTest::onceACombat()
{
    Fighter known = somebody();
    known.condition.score = 12;
    Fighter dead = somebody();
    dead.condition.dead = true;
    const RoundChange change = roundBegins({known, dead});
    const Resolution resolution = resolved(change, {});
    QVERIFY(resolution.isFinished());
    const RoundChange now = after(change, resolution);
    QCOMPARE(now.members[0].condition.score, 12);
    QVERIFY(now.members[0].condition.inRound && !now.members[1].condition.inRound);
}

void TwoD6OrderTest::ascending_data()
{
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<bool>("above");
    QTest::newRow("TD-04 TD-07 11 acts after 7, and may step in before him") << 11 << 7 << true;
    QTest::newRow("TD-04 7 acts before 11") << 7 << 11 << false;
    QTest::newRow("TD-03 without a score nobody ranks") << int{kNoEntry} << 11 << false;
}

void TwoD6OrderTest::ascending()
{
    QFETCH(int, one);
    QFETCH(int, other);
    QTEST(ranksAbove(ranked(one), ranked(other)), "above");
    if (one == kNoEntry)
        return;
    const std::vector<std::int32_t> order{std::min(one, other), std::max(one, other)};
    QCOMPARE(orderOf({ranked(one), ranked(other)}), order);
}

/// TD-04, TD-E01: the lowest first.
void TwoD6OrderTest::sorted()
{
    QCOMPARE(orderOf({ranked(11), ranked(7), ranked(9), ranked(13)}), (std::vector<std::int32_t>{7, 9, 11, 13}));
}

void TwoD6OrderTest::ties_data()
{
    QTest::addColumn<int>("itn");
    QTest::addColumn<std::vector<Given>>("answers");
    QTest::addColumn<bool>("above");
    QTest::addColumn<int>("dice");
    using Answers = std::vector<Given>;
    QTest::newRow("TD-05 TD-D06 the higher ITN wins: he acts later") << 6 << Answers{} << true << 0;
    QTest::newRow("TD-05 the lower ITN acts first") << 4 << Answers{} << false << 0;
    QTest::newRow("TD-06 one die, the higher wins")
        << 5 << Answers{one(Query::TieDie, 4, tryOf(0, 0)), one(Query::TieDie, 2, tryOf(1, 0))} << true << 1;
    QTest::newRow("TD-06 the lower loses")
        << 5 << Answers{one(Query::TieDie, 1, tryOf(0, 0)), one(Query::TieDie, 2, tryOf(1, 0))} << false << 1;
    QTest::newRow("TD-06 again where it is equal")
        << 5
        << Answers{one(Query::TieDie, 3, tryOf(0, 0)), one(Query::TieDie, 3, tryOf(1, 0)),
                   one(Query::TieDie, 6, tryOf(0, 1)), one(Query::TieDie, 5, tryOf(1, 1))}
        << true << 2;
}

void TwoD6OrderTest::ties()
{
    QFETCH(int, itn);
    QFETCH(std::vector<Given>, answers);
    QFETCH(int, dice);
    const RoundChange change = roundBegins({somebody(5, 5, itn), somebody(5, 5, 5)});
    answers.push_back(two(Query::InitiativeDice, 3, 4, 0));
    answers.push_back(two(Query::InitiativeDice, 5, 2, 1));
    const Resolution resolution = resolved(change, answers);
    QVERIFY(resolution.isFinished());
    QCOMPARE(std::ranges::count_if(
                 resolution.findings.answers.all(),
                 [](const Answer& answer) { return answer.key.name == static_cast<std::uint16_t>(Query::TieDie); }),
             2 * dice);
    const RoundChange now = after(change, resolution);
    QTEST(ranksAbove(now.members[0], now.members[1]), "above");
    const bool isAbove = ranksAbove(now.members[0], now.members[1]);
    QCOMPARE(ranksAbove(now.members[1], now.members[0]), !isAbove);
    QCOMPARE(standingOf(now.members[0]).keys > standingOf(now.members[1]).keys, isAbove);
}

/// TD-08, TD-09, TD-10, TD-D07, TD-E01: 7 begins, 11 seizes, 13 pre-empts him: 13, 11, 7, 9.
void TwoD6OrderTest::chain()
{
    Person agent = ranked(11);
    const Person seven = ranked(7);
    const Person nine = ranked(9);
    Person thirteen = ranked(13);
    seize(agent, seven);
    seize(thirteen, agent);
    QCOMPARE(agent.condition.seized, 1);
    QCOMPARE(thirteen.condition.seized, 2);
    QCOMPARE(orderOf({seven, nine, agent, thirteen}), (std::vector<std::int32_t>{13, 11, 7, 9}));
    // While it goes down somebody above its next member may step in once more (TD-D70).
    thirteen.condition.acted = true;
    Person sixteen = ranked(16);
    seize(sixteen, agent);
    QCOMPARE(orderOf({seven, nine, agent, sixteen}), (std::vector<std::int32_t>{16, 11, 7, 9}));
    // 9 could also seize before 7.
    QVERIFY(isFree(seizing(nine, seven)));
    // A seizure spends nothing.
    QVERIFY(!agent.condition.begun);
    QCOMPARE(agent.condition.simple, 0);
}

/// TD-D07: each acts once per round.
void TwoD6OrderTest::once()
{
    Person who = ranked(11);
    seize(who, ranked(7));
    who.condition.acted = true;
    QVERIFY(isRefusedAs(seizing(who, ranked(7)), RefusalCode::SeizeActed));
    QCOMPARE(standingOf(who).left, 0);
}

void TwoD6OrderTest::seizeRefused_data()
{
    QTest::addColumn<Seize>("seize");
    QTest::addColumn<RefusalCode>("expected");
    const auto row = [](const char* name, const Person& who, const Person& whom, RefusalCode expected) {
        QTest::newRow(name) << seizing(who, whom) << expected;
    };
    const Person seven = ranked(7);
    row("TD-09 a lower score", ranked(6), seven, RefusalCode::SeizeFromLower);
    row("TD-09 the same rank", seven, seven, RefusalCode::SeizeFromLower);
    row("TD-D06 the loser of a tie", ranked(7, 4), seven, RefusalCode::SeizeFromLower);
    Person who = ranked(11);
    who.condition.begun = true;
    row("TD-D07 who has begun", who, seven, RefusalCode::SeizeActed);
    Person whom = seven;
    whom.condition.begun = true;
    row("TD-29 TD-D07 once he has begun, with an Evade or else", ranked(11), whom, RefusalCode::SeizeActed);
    who = ranked(11);
    who.condition.surprised = true;
    row("TD-11 TD-D08 surprised", who, seven, RefusalCode::ActorSurprised);
    who = ranked(11);
    who.condition.unconscious = true;
    row("TD-D07 unconscious", who, seven, RefusalCode::ActorOut);
    who = ranked(11);
    who.condition.inRound = false;
    row("TD-08 no round runs", who, seven, RefusalCode::SeizeNoRound);
}

void TwoD6OrderTest::seizeRefused()
{
    QFETCH(Seize, seize);
    QFETCH(RefusalCode, expected);
    QVERIFY(isRefusedAs(seize, expected));
    const Seize winner = seizing(ranked(7, 6), ranked(7, 5));  // of a tie (TD-D06)
    QVERIFY(isFree(winner));
}

void TwoD6OrderTest::joins_data()
{
    QTest::addColumn<bool>("nineActs");
    QTest::addColumn<bool>("sixActed");
    QTest::addColumn<bool>("thirteenSeized");
    QTest::addColumn<bool>("late");
    QTest::newRow("TD-D47 nobody above has acted: his place is ahead") << false << true << false << false;
    QTest::newRow("TD-D47 somebody above has: next round") << true << true << false << true;
    QTest::newRow("TD-D47 a seizure is not the normal order") << false << false << true << false;
}

void TwoD6OrderTest::joins()
{
    QFETCH(bool, nineActs);
    QFETCH(bool, sixActed);
    QFETCH(bool, thirteenSeized);
    Join join;
    join.members = {ranked(6), ranked(9), ranked(13)};
    join.members[0].condition.acted = join.members[0].condition.begun = sixActed;
    join.members[1].condition.begun = nineActs;
    join.members[2].condition.acted = join.members[2].condition.begun = thirteenSeized;
    join.members[2].condition.seized = thirteenSeized ? 1 : 0;
    Person newcomer;
    newcomer.character.ref = 3;
    join.members.push_back(newcomer);
    QVERIFY(isFree(join));
    const Resolution resolution = resolved(join, {two(Query::InitiativeDice, 3, 2, 3)});
    QVERIFY(resolution.isFinished());
    const Join now = after(join, resolution);
    QCOMPARE(now.members[3].condition.score, 8);
    QVERIFY(now.members[3].condition.inRound);
    QTEST(now.members[3].condition.acted, "late");
    QCOMPARE(now.members[1].condition.score, 9);
    QVERIFY(isRefusedAs(now, RefusalCode::NothingChanges));
}

/// TD-03: a new combat, everybody rolls again.
void TwoD6OrderTest::joinsAnew()
{
    Join join;
    join.members = {ranked(6), ranked(9)};
    for (Person& one : join.members)
        one.condition.inRound = false;
    join.options.anew = true;
    join.members[0].condition.tieDie = 2401;
    QVERIFY(isFree(join));
    const Join now = after(join,
                           resolved(join, {two(Query::InitiativeDice, 1, 1, 0), two(Query::InitiativeDice, 6, 6, 1)}));
    QCOMPARE(now.members[0].condition.score, 7);
    QCOMPARE(now.members[1].condition.score, 17);
    QCOMPARE(now.members[0].condition.tieDie, std::int32_t{kNoEntry});
    QVERIFY(!now.members[0].condition.inRound);
}

/// TD-11, TD-D08: he rolls with the others, does nothing in round 1, and is it no longer after that.
void TwoD6OrderTest::surprised()
{
    Fighter who = somebody();
    who.condition.surprised = true;
    const RoundChange change = roundBegins({who});
    const RoundChange now = after(change, resolved(change, {two(Query::InitiativeDice, 3, 4)}));
    QCOMPARE(now.members[0].condition.score, 12);
    QVERIFY(now.members[0].condition.surprised);
    QVERIFY(!standingOf(now.members[0]).isActive);
    QVERIFY(!ended(now.members[0].condition).surprised);
}

void TwoD6OrderTest::standing()
{
    Person who = ranked(9);
    QVERIFY(standingOf(who).hasStarted && standingOf(who).isActive && !standingOf(who).hasActed);
    QCOMPARE(standingOf(who).left, 1);
    who.condition.begun = true;
    QVERIFY(standingOf(who).hasActed);
    QCOMPARE(standingOf(who).left, 1);
    who.condition.acted = true;
    QCOMPARE(standingOf(who).left, 0);
    who = ranked(9);
    who.condition.unconscious = true;
    QVERIFY(!standingOf(who).isActive);  // TD-104
    who = ranked(9);
    who.condition.underCare = true;
    QVERIFY(!standingOf(who).isActive);  // TD-123
    who = ranked(kNoEntry);
    QCOMPARE(standingOf(who).keys[1], std::int32_t{kNoEntry});  // no place yet
}

void TwoD6OrderTest::over_data()
{
    QTest::addColumn<int>("seized");
    QTest::newRow("TD-01 TD-10 who seized") << 2;
    QTest::newRow("TD-01 TD-10 who acted in his place") << 0;
}

/// What is over with a round, and what is not (TD-10, TD-44e, TD-62b, TD-D12, TD-D16).
void TwoD6OrderTest::over()
{
    QFETCH(int, seized);
    Condition who = amidst();
    who.begun = who.acted = who.complexTaken = true;
    who.simple = 2;
    who.kinds = 3;
    who.seized = seized;
    who.drew = who.shot = who.rolledAgainst = who.allOut = true;
    who.movement = Movement::Ran;
    who.metres = 30;
    who.aimAt = 7;
    who.aimRounds = 2;
    who.holding = 4;
    const Condition now = ended(who);
    QVERIFY(!now.inRound && !now.begun && !now.acted && !now.complexTaken);
    QCOMPARE(now.simple + now.kinds + now.seized, 0);
    QVERIFY(!now.drew && !now.shot && !now.rolledAgainst);
    // Until his own next turn: how he moved, and his all-out attack. Aim, hold and place go on.
    QVERIFY(now.allOut);
    QCOMPARE(now.movement, Movement::Ran);
    QCOMPARE(now.metres, 30);
    QCOMPARE(now.aimRounds, 2);
    QCOMPARE(now.holding, 4);
    QCOMPARE(now.score, 9);
}

void TwoD6OrderTest::evaded_data()
{
    QTest::addColumn<int>("metres");
    QTest::addColumn<Movement>("movement");
    QTest::newRow("TD-27 TD-D11 its movement was used: Walking") << 10 << Movement::Walked;
    QTest::newRow("TD-27 TD-D11 it was not: Stationary") << 0 << Movement::Stationary;
}

/// TD-27: in the round of the Evade alone; TD-D48: its movement at the latest by then.
void TwoD6OrderTest::evaded()
{
    QFETCH(int, metres);
    Condition who = amidst();
    who.begun = who.acted = who.complexTaken = true;
    who.movement = Movement::Evaded;
    who.metres = metres;
    who.evadeOpen = metres == 0;
    const Condition now = ended(who);
    QTEST(now.movement, "movement");
    QVERIFY(!now.evadeOpen);
}

/// TD-01: who has let the round pass has had his turn.
void TwoD6OrderTest::passedBy()
{
    Condition who = amidst();
    who.movement = Movement::Ran;
    who.allOut = true;
    const Condition now = ended(who);
    QCOMPARE(now.movement, Movement::Stationary);
    QVERIFY(!now.allOut);
}

void TwoD6OrderTest::treatment_data()
{
    QTest::addColumn<bool>("treated");
    QTest::addColumn<int>("rounds");
    QTest::newRow("TD-D62 six in a row: this was one") << true << 2;
    QTest::newRow("TD-D62 a round without: anew") << false << 0;
}

void TwoD6OrderTest::treatment()
{
    QFETCH(bool, treated);
    Condition who = amidst();
    who.treats = 4;
    who.treatRounds = 2;
    who.begun = who.acted = who.complexTaken = treated;
    QTEST(int{ended(who).treatRounds}, "rounds");
}

void TwoD6OrderTest::letsGo_data()
{
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("held");
    QTest::addColumn<bool>("holds");
    QTest::newRow("TD-110 he hangs on") << 5 << 4 << true << true;
    QTest::newRow("TD-112 TD-D50 unconscious he lets go") << 5 << 1 << false << true;
    QTest::newRow("TD-95 TD-D54 nobody holds the dead") << 29 << 1 << false << false;
}

/// A save as a round begins: who drops out frees whom he held, and who holds him holds nobody once he is dead.
void TwoD6OrderTest::letsGo()
{
    QFETCH(int, lethal);
    QFETCH(int, die);
    RoundChange change = roundBegins({somebody(), somebody(), somebody()});
    change.memberOptions = {
        {.whom = 11, .modifiers = {}}, {.whom = 12, .modifiers = {}}, {.whom = 13, .modifiers = {}}};
    for (std::int32_t i = 0; i < 3; ++i)
        change.members[static_cast<std::size_t>(i)].condition.score = 9 + i;
    Condition& who = change.members[0].condition;
    mark(who, lethal, lethal);
    who.saveIn = 1;
    who.holding = 12;
    who.heldBy.add({13});
    change.members[1].condition.heldBy.add({11});
    change.members[2].condition.holding = 11;
    const Resolution resolution = resolved(change, {two(Query::SaveDice, die, die)});
    QVERIFY(resolution.isFinished());
    const RoundChange now = after(change, resolution);
    QTEST(isHeldBy(now.members[1].condition, 11), "held");
    QTEST(now.members[0].condition.holding == 12, "held");
    QTEST(now.members[2].condition.holding == 11, "holds");
}

void TwoD6OrderTest::lasts_data()
{
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("seconds");
    QTest::newRow("TD-02 TD-E12 one") << 1 << 10;
    QTest::newRow("TD-02 TD-E12 a minute of them") << int{kRoundsPerMinute} << 60;
}

void TwoD6OrderTest::lasts()
{
    QFETCH(int, rounds);
    const TwoD6Time time;
    QTEST(rounds * time.secondsPerPhase({}), "seconds");
    QVERIFY(time.isForOrder({static_cast<std::uint16_t>(Query::InitiativeDice), 0}));
    QVERIFY(time.isForOrder({static_cast<std::uint16_t>(Query::TieDie), 0}));
    QVERIFY(!time.isForOrder({static_cast<std::uint16_t>(Query::SaveDice), 0}));
}

void TwoD6OrderTest::refused()
{
    RoundChange neither = ending(amidst());
    neither.options.ends = false;
    QVERIFY(isRefusedAs(neither, RefusalCode::NoTime));
}

HITSPREAD_TEST(TwoD6OrderTest)

#include "twod6order_test.moc"
