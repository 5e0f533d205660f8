#include "rules/systems/twod6/recovery.h"

#include "rules/core/input.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/round.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

Character doctor(std::int32_t level)
{
    Character who;
    who.skills.set(std::string(kMedtech), level);
    return who;
}
Fighter hurtOne(std::int32_t bld, std::int32_t lethal, std::int32_t filled)
{
    Fighter who = somebody(bld);
    mark(who.condition, lethal, filled);
    who.condition.stabilised = true;
    return who;
}
/// The last of the rounds it takes.
Treat treating(std::int32_t level, std::int32_t bld, std::int32_t lethal)
{
    Treat treat;
    treat.character = doctor(level);
    treat.condition.treats = kUsualTarget;
    treat.condition.treatRounds = 5;
    treat.target.bld = bld;
    mark(treat.targetCondition, lethal, lethal);
    treat.targetCondition.saveIn = 3;
    return treat;
}
Care caring(std::int32_t level, std::int32_t bld, std::int32_t lethal, Facility facility)
{
    Care care;
    care.character = doctor(level);
    care.options.facility = facility;
    care.target.bld = bld;
    mark(care.targetCondition, lethal, lethal);
    care.targetCondition.stabilised = true;
    return care;
}
GroupRest resting(const Fighter& who, std::int32_t hours, std::int32_t days = 0)
{
    GroupRest rest;
    rest.members.push_back(who);
    rest.options.hours = hours;
    rest.options.days = days;
    return rest;
}
Condition rested(const GroupRest& rest)
{
    return after(rest, resolved(rest, {})).members[0].condition;
}
/// What a field of the patient comes to.
int ofPatient(const Resolution& resolution, const Input& input, std::string_view field)
{
    return changed(resolution, input, "target.condition", field);
}

}  // namespace

/// Stabilising, rest, and a doctor's care.
class TwoD6RecoveryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stabilises_data();
    void stabilises();
    void takesSixRounds_data() { onlyRow("TD-113 TD-D32 TD-D62"); }
    void takesSixRounds();
    void anotherPatientIsAnew_data() { onlyRow("TD-113 TD-D62"); }
    void anotherPatientIsAnew();
    void severalTriesAMinute_data() { onlyRow("TD-113 TD-D32"); }
    void severalTriesAMinute();
    void wholeMinute_data() { onlyRow("TD-D65"); }
    void wholeMinute();
    void onOneself_data() { onlyRow("TD-113 TD-D62"); }
    void onOneself();
    void treatRefused_data() { onlyRow("TD-113"); }
    void treatRefused();
    void bruiseByTheHour_data();
    void bruiseByTheHour();
    void partsOfAnHour_data() { onlyRow("TD-D41"); }
    void partsOfAnHour();
    void exactTiming_data() { onlyRow("TD-117 TD-E08"); }
    void exactTiming();
    void lethalByTheWeek_data();
    void lethalByTheWeek();
    void singleLethalPoints_data() { onlyRow("TD-120"); }
    void singleLethalPoints();
    void unstabilisedHoldsTime_data() { onlyRow("TD-D65"); }
    void unstabilisedHoldsTime();
    void nobodyToSaveHoldsNothing_data() { onlyRow("TD-D71"); }
    void nobodyToSaveHoldsNothing();
    void care_data();
    void care();
    void careTakesHimOut_data() { onlyRow("TD-123"); }
    void careTakesHimOut();
    void careRefused_data() { onlyRow("TD-121"); }
    void careRefused();
    void weekWithDaysUnderCare_data() { onlyRow("TD-D71"); }
    void weekWithDaysUnderCare();
    void naturalRecovery_data() { onlyRow("TD-125"); }
    void naturalRecovery();
    void timeOfTheRest();
};

void TwoD6RecoveryTest::stabilises_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("stable");
    QTest::newRow("TD-113 TD-V18: 7") << 4 << true;
    QTest::newRow("TD-113 TD-V18: 6") << 3 << false;
}

/// Medtech 5, WF 2: 7 (TD-113).
void TwoD6RecoveryTest::stabilises()
{
    QFETCH(int, second);
    QFETCH(bool, stable);
    const Treat treat = treating(5, 5, 15);
    const Treat done = after(treat, resolved(treat, {two(Query::MedtechDice, 3, second)}));
    QCOMPARE(done.targetCondition.stabilised, stable);
    QCOMPARE(done.targetCondition.saveIn, stable ? kNoEntry : 3);
    QCOMPARE(done.condition.treatRounds, 0);
    QCOMPARE(done.condition.treats, 0);
}

/// Complex Actions in a row, the roll with the sixth (TD-D32, TD-D62).
void TwoD6RecoveryTest::takesSixRounds()
{
    Treat treat = treating(5, 5, 15);
    treat.condition.treatRounds = 0;
    treat.condition.treats = 0;
    for (int round = 1; round < 6; ++round) {
        treat = after(treat, resolved(treat, {}));
        QCOMPARE(treat.condition.treatRounds, round);
        QCOMPARE(treat.condition.treats, kUsualTarget);
    }
    QVERIFY(isOpenAt(resolved(treat, {}), Query::MedtechDice));
}

void TwoD6RecoveryTest::anotherPatientIsAnew()
{
    Treat treat = treating(5, 5, 15);
    treat.condition.treats = 7;
    const Treat done = after(treat, resolved(treat, {}));
    QCOMPARE(done.condition.treatRounds, 1);
    QCOMPARE(done.condition.treats, kUsualTarget);
}

void TwoD6RecoveryTest::severalTriesAMinute()
{
    Switches switches;
    QCOMPARE(treatmentRounds(switches), 6);
    switches.stabilisePerMinute = 2;
    QCOMPARE(treatmentRounds(switches), 3);
    switches.stabilisePerMinute = 6;
    QCOMPARE(treatmentRounds(switches), 1);
}

/// Only outside a round (TD-D65).
void TwoD6RecoveryTest::wholeMinute()
{
    Treat treat = treating(5, 5, 15);
    treat.condition.treatRounds = 0;
    treat.options.wholeMinute = true;
    QVERIFY(isOpenAt(resolved(treat, {}), Query::MedtechDice));
    treat.condition.inRound = true;
    QVERIFY(!resolved(treat, {}).open);
}

/// TD-D62.
void TwoD6RecoveryTest::onOneself()
{
    Treat treat = treating(4, 5, 0);
    treat.options.oneself = true;
    treat.condition.treats = kUsualActor;
    mark(treat.condition, 3, 3);
    treat.condition.saveIn = 2;
    QVERIFY(isFree(treat));
    const Treat done = after(treat, resolved(treat, {two(Query::MedtechDice, 3, 2)}));
    QVERIFY(done.condition.stabilised);
    QCOMPARE(done.condition.saveIn, kNoEntry);
    treat.condition.unconscious = true;
    QVERIFY(isRefusedAs(treat, RefusalCode::ActorOut));
}

void TwoD6RecoveryTest::treatRefused()
{
    Treat treat = treating(5, 5, 15);
    QVERIFY(isFree(treat));
    treat.targetCondition.stabilised = true;
    QVERIFY(isRefusedAs(treat, RefusalCode::PatientStable));
    treat.targetCondition.dead = true;
    QVERIFY(isRefusedAs(treat, RefusalCode::PatientDead));
    QVERIFY(isRefusedAs(treating(5, 5, 0), RefusalCode::PatientUnhurt));
    treat = treating(5, 5, 15);
    treat.condition.inRound = treat.condition.begun = true;
    treat.condition.simple = 1;
    QVERIFY(isRefusedAs(treat, RefusalCode::ComplexTooLate));
}

void TwoD6RecoveryTest::bruiseByTheHour_data()
{
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("filled");
    QTest::addColumn<int>("hours");
    QTest::addColumn<bool>("active");
    QTest::addColumn<int>("after");
    QTest::newRow("TD-116: BLD an hour") << 0 << 20 << 1 << false << 15;
    QTest::newRow("TD-116: Tarn, four hours") << 7 << 25 << 4 << false << 7;
    QTest::newRow("TD-D25: not below Lethal") << 7 << 9 << 1 << false << 7;
    QTest::newRow("TD-116: only at rest") << 0 << 20 << 4 << true << 20;
}

void TwoD6RecoveryTest::bruiseByTheHour()
{
    QFETCH(int, lethal);
    QFETCH(int, filled);
    QFETCH(int, hours);
    QFETCH(bool, active);
    GroupRest rest = resting(hurtOne(5, lethal, filled), hours);
    rest.options.active = active;
    const Condition now = rested(rest);
    QTEST(now.filled, "after");
    QCOMPARE(now.lethal, lethal);
}

/// Booked at the end of each full hour (TD-D41).
void TwoD6RecoveryTest::partsOfAnHour()
{
    GroupRest rest = resting(hurtOne(5, 0, 20), 0);
    rest.options.minutes = 59;
    rest.members[0].condition = rested(rest);
    QCOMPARE(rest.members[0].condition.filled, 20);
    rest.options.minutes = 1;
    QCOMPARE(rested(rest).filled, 15);
}

/// BLD 2: a point each 30 minutes; BLD 3: each 20 (TD-117, TD-E08).
void TwoD6RecoveryTest::exactTiming()
{
    const auto filledAfter = [](std::int32_t bld, std::int32_t minutes) {
        GroupRest rest = resting(hurtOne(bld, 0, 5), 0);
        rest.options.minutes = minutes;
        rest.switches.exactTiming = true;
        return rested(rest).filled;
    };
    QCOMPARE(filledAfter(2, 29), 5);
    QCOMPARE(filledAfter(2, 30), 4);
    QCOMPARE(filledAfter(3, 39), 4);
    QCOMPARE(filledAfter(3, 40), 3);
}

void TwoD6RecoveryTest::lethalByTheWeek_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("days");
    QTest::addColumn<bool>("active");
    QTest::addColumn<int>("after");
    QTest::newRow("TD-118: resting") << 5 << 23 << 7 << false << 13;
    QTest::newRow("TD-118: active") << 5 << 23 << 7 << true << 18;
    QTest::newRow("TD-D41: six days are no week") << 5 << 23 << 6 << false << 23;
    QTest::newRow("TD-E09: two weeks are too few") << 5 << 23 << 14 << false << 3;
    QTest::newRow("TD-E09: three weeks") << 5 << 23 << 21 << false << 0;
    QTest::newRow("TD-118: Rook, week 1") << 6 << 15 << 7 << false << 3;
    QTest::newRow("TD-119: Rook, week 2") << 6 << 15 << 14 << false << 0;
}

void TwoD6RecoveryTest::lethalByTheWeek()
{
    QFETCH(int, bld);
    QFETCH(int, lethal);
    QFETCH(int, days);
    QFETCH(bool, active);
    GroupRest rest = resting(hurtOne(bld, lethal, lethal), 0, days);
    rest.options.active = active;
    QTEST(rested(rest).lethal, "after");
}

/// 10 a week: the first whole point after one day, 2 x 10 / 7 after two (TD-120).
void TwoD6RecoveryTest::singleLethalPoints()
{
    GroupRest rest = resting(hurtOne(5, 23, 23), 0, 1);
    rest.switches.exactTiming = true;
    QCOMPARE(rested(rest).lethal, 22);
    rest.options.days = 2;
    QCOMPARE(rested(rest).lethal, 21);
    rest.options.days = 7;
    QCOMPARE(rested(rest).lethal, 13);
}

/// TD-D65.
void TwoD6RecoveryTest::unstabilisedHoldsTime()
{
    Fighter who = hurtOne(5, 4, 4);
    who.condition.stabilised = false;
    who.condition.saveIn = 4;
    QVERIFY(isRefusedAs(resting(who, 1), RefusalCode::NotStabilised));
    QVERIFY(isRefusedAs(resting(who, 0, 1), RefusalCode::NotStabilised));
    GroupRest rest = resting(who, 0);
    QVERIFY(isRefusedAs(rest, RefusalCode::NoTime));
    rest.options.minutes = 1;
    QVERIFY(isFree(rest));
}

/// TD-D71.
void TwoD6RecoveryTest::nobodyToSaveHoldsNothing()
{
    Fighter who = hurtOne(5, 10, 10);
    who.condition.saveIn = 4;
    GroupRest rest = resting(who, 1);
    rest.switches.deterioration = Deterioration::FromWoundTwo;
    QVERIFY(isFree(rest));
    mark(rest.members[0].condition, 11, 11);
    QVERIFY(isRefusedAs(rest, RefusalCode::NotStabilised));
    rest.members[0].condition.dead = true;
    QVERIFY(isFree(rest));
    QVERIFY(isFree(resting(hurtOne(5, 11, 11), 1)));
}

void TwoD6RecoveryTest::care_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<Facility>("facility");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, int level, int lethal, Facility facility, int number) {
        QTest::newRow(name) << level << lethal << facility << number;
    };
    row("TD-122 TD-V19", 6, 21, Facility::Hospital, 5);
    row("TD-121: nowhere", 6, 21, Facility::None, 9);
    row("TD-121 TD-D35: makeshift", 6, 21, Facility::Makeshift, 7);
    row("TD-D35: good makeshift, Tarn on day 2", 4, 13, Facility::GoodMakeshift, 3);
    row("TD-D35: state of the art", 6, 21, Facility::StateOfTheArt, 4);
}

void TwoD6RecoveryTest::care()
{
    QFETCH(int, level);
    QFETCH(int, lethal);
    QFETCH(Facility, facility);
    QFETCH(int, number);
    const Care care = caring(level, 5, lethal, facility);
    const Resolution just = resolved(
        care, {two(Query::MedtechDice, number > 6 ? 6 : number - 1, number > 6 ? number - 6 : 1)});
    QCOMPARE(valueOf(just, Quantity::MedtechNumber), number);
    QCOMPARE(ofPatient(just, care, "lethal"), lethal - 5);
    QCOMPARE(ofPatient(just, care, "filled"), lethal - 5);
    const Resolution failed = resolved(care, {two(Query::MedtechDice, 1, 1)});
    QCOMPARE(ofPatient(failed, care, "lethal"), kNoValue);
    QCOMPARE(ofPatient(failed, care, "caredToday"), 1);
}

/// TD-123.
void TwoD6RecoveryTest::careTakesHimOut()
{
    const Care care = caring(6, 5, 8, Facility::Hospital);
    const Care healing = after(care, resolved(care, {two(Query::MedtechDice, 6, 6)}));
    QCOMPARE(healing.targetCondition.lethal, 3);
    QVERIFY(healing.targetCondition.underCare);
    Care next = healing;
    next.targetCondition.caredToday = false;
    const Care well = after(next, resolved(next, {two(Query::MedtechDice, 6, 6)}));
    QCOMPARE(well.targetCondition.lethal, 0);
    QVERIFY(!well.targetCondition.underCare);
}

void TwoD6RecoveryTest::careRefused()
{
    Care care = caring(6, 5, 8, Facility::Hospital);
    QVERIFY(isFree(care));
    care.targetCondition.caredToday = true;
    QVERIFY(isRefusedAs(care, RefusalCode::CaredAlready));
    QVERIFY(isRefusedAs(caring(6, 5, 0, Facility::Hospital), RefusalCode::PatientUnhurt));
    care.targetCondition.dead = true;
    QVERIFY(isRefusedAs(care, RefusalCode::PatientDead));
}

/// Three days under care, four without: 4 x 10 / 7 = 5 of them at its end (TD-D71).
void TwoD6RecoveryTest::weekWithDaysUnderCare()
{
    GroupRest rest = resting(hurtOne(5, 20, 20), 0, 3);
    rest.members[0].condition.underCare = true;
    rest.members[0].condition = rested(rest);
    QCOMPARE(rest.members[0].condition.lethal, 20);
    rest.members[0].condition.underCare = false;
    rest.options.days = 4;
    QCOMPARE(rested(rest).lethal, 15);
}

/// The wound stays as it is until the last day is over (TD-125).
void TwoD6RecoveryTest::naturalRecovery()
{
    Fighter who = somebody();
    hurt(who.condition, Location::LeftLeg, Wound::Incapacitated);
    who.condition.daysLeft[static_cast<std::size_t>(Location::LeftLeg)] = 49;
    GroupRest rest = resting(who, 0, 48);
    rest.members[0].condition = rested(rest);
    QCOMPARE(woundAt(rest.members[0].condition, Location::LeftLeg), Wound::Incapacitated);
    rest.options.days = 1;
    QCOMPARE(woundAt(rested(rest), Location::LeftLeg), Wound::Ok);
}

void TwoD6RecoveryTest::timeOfTheRest()
{
    const TwoD6Rest facet;
    Input input{GroupRest{}};
    facet.setTime(input, {.hours = 3, .days = 2, .rounds = 720});
    const auto time = facet.timeOf(input);
    QVERIFY(time.has_value());
    QCOMPARE(time->hours, 3);
    QCOMPARE(time->days, 2);
    QCOMPARE(time->rounds, 720);
    QCOMPARE(time->hoursOfRounds, 2);
}

HITSPREAD_TEST(TwoD6RecoveryTest)

#include "twod6recovery_test.moc"
