#include "rules/systems/twod6/round.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

/// Somebody whose next save is so many rounds away.
Fighter dying(std::int32_t bld, std::int32_t lethal, std::int32_t saveIn = 1)
{
    Fighter who = somebody(bld);
    mark(who.condition, lethal, lethal);
    who.condition.saveIn = saveIn;
    who.condition.score = 10;
    return who;
}
Fighter asleep(std::int32_t bld, std::int32_t lethal, std::int32_t filled, std::int32_t wakeIn = 1)
{
    Fighter who = somebody(bld);
    mark(who.condition, lethal, filled);
    who.condition.unconscious = who.condition.prone = who.condition.stabilised = true;
    who.condition.wakeIn = wakeIn;
    who.condition.score = 10;
    return who;
}

/// The beginning of a round.
RoundChange beginning(const std::vector<Fighter>& members, const Switches& switches = {})
{
    RoundChange change;
    change.members = members;
    change.options = {false, true, 2};
    change.switches = switches;
    return change;
}
Condition begun(const Fighter& who, const std::vector<Given>& answers = {}, const Switches& switches = {})
{
    const RoundChange change = beginning({who}, switches);
    return after(change, resolved(change, answers)).members[0].condition;
}
GroupRest minutes(const Fighter& who, std::int32_t count, const Switches& switches = {})
{
    GroupRest rest;
    rest.members.push_back(who);
    rest.options.minutes = count;
    rest.switches = switches;
    return rest;
}

}  // namespace

/// Build saves and tries to wake, as rounds and minutes pass.
class TwoD6ClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saves_data();
    void saves();
    void countsDown_data() { onlyRow("TD-110 TD-D63"); }
    void countsDown();
    void deadByASave_data() { onlyRow("TD-95 TD-112"); }
    void deadByASave();
    void oneWhoIsOutAlready_data() { onlyRow("TD-D31 TD-D64"); }
    void oneWhoIsOutAlready();
    void woundFactorOfThen_data() { onlyRow("TD-100 TD-110 TD-D63 TD-D64"); }
    void woundFactorOfThen();
    void fromWoundTwo_data() { onlyRow("TD-D63 TD-D71"); }
    void fromWoundTwo();
    void endsAfterThree_data() { onlyRow("TD-111 TD-D63"); }
    void endsAfterThree();
    void wakes_data();
    void wakes();
    void fullMonitorPassesTheTryOver_data() { onlyRow("TD-D26"); }
    void fullMonitorPassesTheTryOver();
    void saveBeforeTheTry_data() { onlyRow("TD-D64"); }
    void saveBeforeTheTry();
    void inInitiativeOrder_data() { onlyRow("TD-D63"); }
    void inInitiativeOrder();
    void wholeMinutes_data() { onlyRow("TD-110 TD-E12"); }
    void wholeMinutes();
    void minutesAndRounds_data() { onlyRow("TD-02"); }
    void minutesAndRounds();
    void treatmentGoesOn_data();
    void treatmentGoesOn();
    void treatmentIsInterrupted_data();
    void treatmentIsInterrupted();
    void deathFreesWhomHeHeld_data() { onlyRow("TD-D54"); }
    void deathFreesWhomHeHeld();
};

void TwoD6ClockTest::saves_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("after");
    QTest::addColumn<bool>("unconscious");
    QTest::newRow("TD-D30: BLD 5, WF 1: 8") << 5 << 4 << 4 << 4 << 4 << false;
    QTest::newRow("TD-112: 7 fails by 1") << 5 << 4 << 4 << 3 << 5 << true;
    QTest::newRow("TD-V17: 6 against 9") << 5 << 11 << 3 << 3 << 14 << true;
    QTest::newRow("TD-111: Rook, 9 against 8") << 6 << 15 << 4 << 5 << 15 << false;
}

void TwoD6ClockTest::saves()
{
    QFETCH(int, bld);
    QFETCH(int, lethal);
    QFETCH(int, first);
    QFETCH(int, second);
    const Condition now = begun(dying(bld, lethal), {two(Query::SaveDice, first, second)});
    QTEST(now.lethal, "after");
    QTEST(now.unconscious, "unconscious");
    QCOMPARE(now.saveIn, 6);
}

/// A hit in round r is saved against at the beginning of round r + 6 (TD-D63).
void TwoD6ClockTest::countsDown()
{
    Fighter who = dying(5, 4, 6);
    for (int round = 1; round < 6; ++round) {
        who.condition = begun(who);
        QCOMPARE(who.condition.saveIn, 6 - round);
    }
    const RoundChange change = beginning({who});
    QVERIFY(isOpenAt(resolved(change, {}), Query::SaveDice));
}

/// Ulf, round 7 (TD-95, TD-112).
void TwoD6ClockTest::deadByASave()
{
    Fighter ulf = asleep(3, 16, 18, 5);
    ulf.condition.saveIn = 1;
    const Condition now = begun(ulf, {two(Query::SaveDice, 3, 4)});
    QVERIFY(now.dead);
    QCOMPARE(now.lethal, 18);
    QCOMPARE(now.saveIn, kNoEntry);
    QCOMPARE(now.wakeIn, kNoEntry);
}

/// Tarn, round 9: what fails sets the try to wake anew, and needs no Consciousness roll (TD-D31, TD-D64).
void TwoD6ClockTest::oneWhoIsOutAlready()
{
    Fighter tarn = asleep(5, 4, 25, 2);
    tarn.condition.saveIn = 1;
    const Condition now = begun(tarn, {two(Query::SaveDice, 2, 3)});
    QCOMPARE(now.lethal, 7);
    QCOMPARE(now.filled, 25);
    QCOMPARE(now.wakeIn, 6);
}

/// TD-D63, TD-D64.
void TwoD6ClockTest::woundFactorOfThen()
{
    const Condition now = begun(dying(5, 10), {two(Query::SaveDice, 3, 4)});
    QCOMPARE(now.lethal, 11);
    QCOMPARE(now.wakeIn, 12);
    const RoundChange change = beginning({dying(5, 11)});
    QCOMPARE(valueOf(resolved(change, {two(Query::SaveDice, 6, 6)}), Quantity::SaveNumber), 9);
}

/// The clock runs, minutes at WF 1 pass without a roll (TD-D71).
void TwoD6ClockTest::fromWoundTwo()
{
    Switches switches;
    switches.deterioration = Deterioration::FromWoundTwo;
    QCOMPARE(begun(dying(5, 10), {}, switches).saveIn, 6);
    const RoundChange change = beginning({dying(5, 11)}, switches);
    QVERIFY(isOpenAt(resolved(change, {}), Query::SaveDice));
}

/// TD-D63.
void TwoD6ClockTest::endsAfterThree()
{
    Switches switches;
    switches.deterioration = Deterioration::EndsAfterThree;
    Fighter who = dying(5, 4);
    const std::vector<Given> made{two(Query::SaveDice, 6, 6)};
    for (int save = 1; save < 3; ++save) {
        who.condition = begun(who, made, switches);
        QCOMPARE(who.condition.saveIn, 6);
        who.condition.saveIn = 1;
    }
    QCOMPARE(begun(who, {two(Query::SaveDice, 3, 4)}, switches).savesMade, 0);
    QCOMPARE(begun(who, made, switches).saveIn, kNoEntry);
    QCOMPARE(begun(who, made).saveIn, 6);
}

void TwoD6ClockTest::wakes_data()
{
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("filled");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("unconscious");
    QTest::addColumn<int>("wakeIn");
    QTest::newRow("TD-115: Tarn, POOR, 7") << 7 << 25 << 4 << false << kNoEntry;
    QTest::newRow("TD-115: 6 fails") << 7 << 25 << 3 << true << 6;
    QTest::newRow("TD-E07: WF 3, each three minutes") << 21 << 25 << 3 << true << 18;
    QTest::newRow("TD-D27: no Lethal, a minute") << 0 << 25 << 3 << true << 6;
}

void TwoD6ClockTest::wakes()
{
    QFETCH(int, lethal);
    QFETCH(int, filled);
    QFETCH(int, second);
    const Condition now = begun(asleep(5, lethal, filled), {two(Query::WakeDice, 3, second)});
    QTEST(now.unconscious, "unconscious");
    QTEST(now.wakeIn, "wakeIn");
    QVERIFY(now.prone);
}

/// TD-D26.
void TwoD6ClockTest::fullMonitorPassesTheTryOver()
{
    const Condition now = begun(asleep(5, 12, 30));
    QVERIFY(now.unconscious);
    QCOMPARE(now.wakeIn, 12);
}

/// TD-D64.
void TwoD6ClockTest::saveBeforeTheTry()
{
    Fighter who = asleep(5, 7, 25);
    who.condition.saveIn = 1;
    const std::vector<Given> made{two(Query::SaveDice, 4, 6), two(Query::WakeDice, 3, 4)};
    QVERIFY(!begun(who, made).unconscious);
    // Failed, it is anew to the next try, by the Wound Factor of then.
    const Condition failed = begun(who, {two(Query::SaveDice, 1, 2)});
    QVERIFY(failed.unconscious);
    QCOMPARE(failed.wakeIn, 12);
}

/// All saves before all tries, the lowest score first (TD-D63).
void TwoD6ClockTest::inInitiativeOrder()
{
    Fighter high = dying(5, 4);
    high.condition.score = 14;
    Fighter out = asleep(5, 4, 20);
    out.condition.score = 3;
    Fighter low = dying(5, 4);
    low.condition.score = 7;
    const RoundChange change = beginning({high, out, low});
    std::vector<Given> answers;
    QVERIFY(isOpenAt(resolved(change, answers), Query::SaveDice, 2));
    answers.push_back(two(Query::SaveDice, 6, 6, 2));
    QVERIFY(isOpenAt(resolved(change, answers), Query::SaveDice, 0));
    answers.push_back(two(Query::SaveDice, 6, 6, 0));
    QVERIFY(isOpenAt(resolved(change, answers), Query::WakeDice, 1));
    answers.push_back(two(Query::WakeDice, 6, 6, 1));
    QVERIFY(!resolved(change, answers).open);
}

/// Outside a fight: six rounds a minute (TD-110, TD-E12).
void TwoD6ClockTest::wholeMinutes()
{
    const GroupRest rest = minutes(dying(5, 4, 6), 3);
    std::vector<Given> answers{two(Query::SaveDice, 4, 4, 0), two(Query::SaveDice, 3, 4, 1),
                               two(Query::SaveDice, 6, 6, 2)};
    // He fell unconscious at the second: the first try comes with the third save.
    QVERIFY(isOpenAt(resolved(rest, answers), Query::WakeDice, 2));
    answers.push_back(two(Query::WakeDice, 1, 1, 2));
    const Condition now = after(rest, resolved(rest, answers)).members[0].condition;
    QCOMPARE(now.lethal, 5);
    QVERIFY(now.unconscious);
    QCOMPARE(now.saveIn, 6);
}

void TwoD6ClockTest::minutesAndRounds()
{
    GroupRest rest = minutes(dying(5, 4, 6), 0);
    rest.options.rounds = 5;
    QCOMPARE(after(rest, resolved(rest, {})).members[0].condition.saveIn, 1);
    rest.options.minutes = 1;
    const Resolution resolution = resolved(rest, {two(Query::SaveDice, 6, 6)});
    QVERIFY(!resolution.open);
    QCOMPARE(after(rest, resolution).members[0].condition.saveIn, 1);
}

/// TD-D54.
void TwoD6ClockTest::deathFreesWhomHeHeld()
{
    GroupRest rest = minutes(dying(2, 11), 1);
    rest.members[0].condition.holding = 2;
    rest.members.push_back(somebody());
    rest.members[1].condition.heldBy.add({1});
    rest.memberOptions = {{1, {}}, {2, {}}};
    const GroupRest done = after(rest, resolved(rest, {two(Query::SaveDice, 1, 1)}));
    QVERIFY(done.members[0].condition.dead);
    QVERIFY(!isHeld(done.members[1].condition));
}

namespace {

constexpr std::int32_t kDoctor = 1;
constexpr std::int32_t kPatient = 2;

/// Medtech 5, so many rounds of a treatment done; the patient has BLD 5 and WF 1, his save is due in twelve rounds. The dice need 6.
GroupRest treated(std::int32_t done, std::int32_t passes)
{
    GroupRest rest;
    rest.members = {somebody(), dying(5, 4, 12)};
    rest.members[0].character.skills.set(std::string(kMedtech), 5);
    rest.members[0].condition.treats = kPatient;
    rest.members[0].condition.treatRounds = done;
    rest.memberOptions.resize(2);
    rest.memberOptions[0].whom = kDoctor;
    rest.memberOptions[1].whom = kPatient;
    rest.options.rounds = passes;
    return rest;
}

}  // namespace

void TwoD6ClockTest::treatmentGoesOn_data()
{
    QTest::addColumn<int>("done");
    QTest::addColumn<int>("passes");
    QTest::addColumn<bool>("hasSpent");
    QTest::addColumn<int>("rounds");
    QTest::newRow("TD-113 TD-D62 the minute ends it") << 4 << 6 << false << 0;
    QTest::newRow("TD-113 TD-D62 two rounds end it") << 4 << 2 << false << 0;
    QTest::newRow("TD-113 TD-D62 one does not") << 4 << 1 << false << 5;
    QTest::newRow("TD-113 TD-D62 his action of the round that runs counts once") << 5 << 1 << true << 5;
    QTest::newRow("TD-113 TD-D62 the next round is his last") << 5 << 2 << true << 0;
}

/// Who treats somebody goes on with it while time passes, and rolls at the end of his sixth round (TD-113).
void TwoD6ClockTest::treatmentGoesOn()
{
    QFETCH(int, done);
    QFETCH(int, passes);
    QFETCH(bool, hasSpent);
    QFETCH(int, rounds);
    GroupRest rest = treated(done, passes);
    rest.members[0].condition.inRound = rest.members[0].condition.complexTaken = hasSpent;
    if (rounds == 0)
        QVERIFY(isOpenAt(resolved(rest, {}), Query::MedtechDice));
    const auto now = [&](int first, int second) {
        const Resolution resolution = resolved(rest, {two(Query::MedtechDice, first, second)});
        return after(rest, resolution).members;
    };
    QCOMPARE(int{now(3, 3)[0].condition.treatRounds}, rounds);
    QCOMPARE(now(3, 3)[1].condition.stabilised, rounds == 0);
    QVERIFY(!now(3, 2)[1].condition.stabilised);
    if (rounds == 0) {
        QCOMPARE(int{now(3, 3)[0].condition.treats}, 0);
        QCOMPARE(int{now(3, 3)[1].condition.saveIn}, kNoEntry);
        QCOMPARE(int{now(3, 2)[0].condition.treats}, 0);
    }
}

void TwoD6ClockTest::treatmentIsInterrupted_data()
{
    QTest::addColumn<GroupRest>("rest");
    const auto row = [](const char* name, auto change) {
        GroupRest rest = treated(4, 2);
        change(rest.members[0].condition, rest.members[1].condition);
        QTest::newRow(name) << rest;
    };
    row("TD-D62 who is held", [](Condition& doctor, Condition&) { doctor.heldBy.add({9}); });
    row("TD-D62 who is laid up",
        [](Condition& doctor, Condition&) { hurt(doctor, Location::Torso, Wound::Incapacitated); });
    row("TD-D62 the patient is stable", [](Condition&, Condition& patient) { patient.stabilised = true; });
    row("TD-D62 the patient is not there", [](Condition& doctor, Condition&) { doctor.treats = 7; });
}

/// Nobody is left in the middle of one.
void TwoD6ClockTest::treatmentIsInterrupted()
{
    QFETCH(GroupRest, rest);
    const Resolution resolution = resolved(rest, {});
    QVERIFY(resolution.isFinished());
    const Condition doctor = after(rest, resolution).members[0].condition;
    QCOMPARE(int{doctor.treats}, 0);
    QCOMPARE(int{doctor.treatRounds}, 0);
}

HITSPREAD_TEST(TwoD6ClockTest)

#include "twod6clock_test.moc"
