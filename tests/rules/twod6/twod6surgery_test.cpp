#include "rules/systems/twod6/surgery.h"

#include "rules/systems/twod6/round.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr std::string_view kPatients = "patient.condition";
constexpr auto kRightLeg = static_cast<std::size_t>(Location::RightLeg);

/// On somebody of BLD 5 with one wound.
Surgery surgeryOn(Location location, Wound severity, std::int32_t level = 4, std::int32_t lethal = 7)
{
    Surgery surgery;
    surgery.character.skills.set(std::string(kMedtech), level);
    surgery.options.location = location;
    Fighter& patient = surgery.patient.emplace_back(somebody());
    mark(patient.condition, lethal, lethal);
    patient.condition.stabilised = true;
    hurt(patient.condition, location, severity);
    return surgery;
}
Surgery ofLeg()
{
    return surgeryOn(Location::RightLeg, Wound::Incapacitated);
}
/// His leg, with so many days to go.
Recover recovering(std::int32_t days, Recovering what)
{
    Recover recover;
    recover.options.location = Location::RightLeg;
    recover.options.what = what;
    hurt(recover.condition, Location::RightLeg, Wound::Incapacitated);
    recover.condition.daysLeft[kRightLeg] = days;
    return recover;
}
GroupRest days(const Fighter& who, std::int32_t count)
{
    GroupRest rest;
    rest.members.push_back(who);
    rest.options.days = count;
    return rest;
}

}  // namespace

/// Wounds that heal by surgery or by themselves.
class TwoD6SurgeryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers();
    void facilityBonusIsSaid_data() { onlyRow("TD-127 TD-D34"); }
    void facilityBonusIsSaid();
    void refused_data() { onlyRow("TD-124 TD-126"); }
    void refused();
    void worstSurgeonIsASetting_data() { onlyRow("TD-126 TD-D03"); }
    void worstSurgeonIsASetting();
    void oncePerDay_data() { onlyRow("TD-D66"); }
    void oncePerDay();
    void success_data() { onlyRow("TD-129"); }
    void success();
    void failureIsSavedAgainst_data() { onlyRow("TD-128"); }
    void failureIsSavedAgainst();
    void failureHarms_data() { onlyRow("TD-V21 TD-128 TD-D31"); }
    void failureHarms();
    void failureMayTakeSenses_data() { onlyRow("TD-D46"); }
    void failureMayTakeSenses();
    void asleepRollsNothing_data() { onlyRow("TD-D46"); }
    void asleepRollsNothing();
    void dayOfSurgeryIsNone_data() { onlyRow("TD-129"); }
    void dayOfSurgeryIsNone();
    void diceOfRecovery_data();
    void diceOfRecovery();
    void naturalIsChosenOnce_data() { onlyRow("TD-124 TD-125 TD-D66"); }
    void naturalIsChosenOnce();
    void torsoIsNeverDisabled_data() { onlyRow("TD-131"); }
    void torsoIsNeverDisabled();
    void reopens_data() { onlyRow("TD-130 TD-D66"); }
    void reopens();
    void reopenedAfterSurgery_data() { onlyRow("TD-130"); }
    void reopenedAfterSurgery();
    void reopenRefused_data() { onlyRow("TD-130"); }
    void reopenRefused();
    void anotherWoundIsAnew_data() { onlyRow("TD-D60"); }
    void anotherWoundIsAnew();
};

void TwoD6SurgeryTest::numbers_data()
{
    QTest::addColumn<Location>("location");
    QTest::addColumn<Wound>("severity");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, Location location, Wound severity, int lethal, int number) {
        QTest::newRow(name) << location << severity << lethal << number;
    };
    row("TD-V20 TD-D33", Location::Head, Wound::Disabled, 11, 11);
    row("TD-131: Head Incapacitated", Location::Head, Wound::Incapacitated, 0, 7);
    row("TD-131: Torso", Location::Torso, Wound::Incapacitated, 0, 6);
    row("TD-131: arm Incapacitated", Location::LeftArm, Wound::Incapacitated, 0, 5);
    row("TD-131: arm Disabled", Location::LeftArm, Wound::Disabled, 0, 7);
    row("TD-131: leg Disabled", Location::RightLeg, Wound::Disabled, 0, 7);
    row("TD-127: Tarn, day 1", Location::RightLeg, Wound::Incapacitated, 7, 6);
    row("TD-127: Tarn, day 2", Location::RightLeg, Wound::Incapacitated, 13, 7);
}

/// Medtech 4, the Wound Factor, the number to heal as a penalty (TD-127, TD-D33).
void TwoD6SurgeryTest::numbers()
{
    QFETCH(Location, location);
    QFETCH(Wound, severity);
    QFETCH(int, lethal);
    const Surgery surgery = surgeryOn(location, severity, 4, lethal);
    QTEST(valueOf(resolved(surgery, {two(Query::MedtechDice, 6, 6)}), Quantity::MedtechNumber), "number");
}

/// TD-D34.
void TwoD6SurgeryTest::facilityBonusIsSaid()
{
    Surgery surgery = ofLeg();
    surgery.options.facilityBonus = -2;
    QCOMPARE(valueOf(resolved(surgery, {two(Query::MedtechDice, 6, 6)}), Quantity::MedtechNumber), 4);
}

void TwoD6SurgeryTest::refused()
{
    QVERIFY(isFree(ofLeg()));
    Surgery surgery = ofLeg();
    surgery.options.facility = false;
    QVERIFY(isRefusedAs(surgery, RefusalCode::NoFacility));
    surgery = ofLeg();
    surgery.options.location = Location::LeftLeg;
    QVERIFY(isRefusedAs(surgery, RefusalCode::NoWound));
    surgery = ofLeg();
    surgery.patient[0].condition.operated = bitOf(Location::RightLeg);
    QVERIFY(isRefusedAs(surgery, RefusalCode::OperatedAlready));
    surgery = ofLeg();
    surgery.patient[0].condition.dead = true;
    QVERIFY(isRefusedAs(surgery, RefusalCode::PatientDead));
    surgery = ofLeg();
    surgery.condition.unconscious = true;
    QVERIFY(isRefusedAs(surgery, RefusalCode::ActorOut));
}

/// Level 5 or better (TD-126, TD-D03).
void TwoD6SurgeryTest::worstSurgeonIsASetting()
{
    QVERIFY(isFree(surgeryOn(Location::RightLeg, Wound::Incapacitated, 5)));
    Surgery surgery = surgeryOn(Location::RightLeg, Wound::Incapacitated, 6);
    QVERIFY(isRefusedAs(surgery, RefusalCode::MedtechTooLow));
    surgery.switches.surgeryMedtech = 6;
    QVERIFY(isFree(surgery));
}

/// One for each day and wound (TD-D66).
void TwoD6SurgeryTest::oncePerDay()
{
    Surgery surgery = ofLeg();
    surgery = after(surgery, resolved(surgery, {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 6, 6)}));
    QVERIFY(isRefusedAs(surgery, RefusalCode::OperatedToday));
    Surgery other = surgery;
    other.options.location = Location::LeftArm;
    hurt(other.patient[0].condition, Location::LeftArm, Wound::Incapacitated);
    QVERIFY(isFree(other));
    const GroupRest rest = days(surgery.patient[0], 1);
    surgery.patient[0] = after(rest, resolved(rest, {})).members[0];
    QVERIFY(isFree(surgery));
}

/// TD-129.
void TwoD6SurgeryTest::success()
{
    const Surgery surgery = ofLeg();
    const std::vector<Given> answers{two(Query::MedtechDice, 3, 3), two(Query::RecoveryDice, 3, 4)};
    const Condition now = after(surgery, resolved(surgery, answers)).patient[0].condition;
    QCOMPARE(now.daysLeft[kRightLeg], 7);
    QVERIFY(isIn(now.operated, Location::RightLeg));
    QCOMPARE(woundAt(now, Location::RightLeg), Wound::Incapacitated);
    QCOMPARE(now.lethal, 7);
}

/// Without a penalty (TD-128): 12 - 5 = 7.
void TwoD6SurgeryTest::failureIsSavedAgainst()
{
    const Surgery surgery = ofLeg();
    const Resolution saved = resolved(surgery, {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 3, 4)});
    QCOMPARE(valueOf(saved, Quantity::SaveNumber), 7);
    QCOMPARE(changed(saved, surgery, kPatients, "lethal"), kNoValue);
    QVERIFY(
        isOpenAt(resolved(surgery, {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 4, 2)}), Query::SurgeryHarm));
}

/// Tarn on day 1, and TD-V21 (TD-128, TD-D31).
void TwoD6SurgeryTest::failureHarms()
{
    const Surgery surgery = ofLeg();
    const std::vector<Given> answers{two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 4, 2),
                                     two(Query::SurgeryHarm, 2, 3), two(Query::ConsciousnessDice, 4, 4)};
    const Resolution resolution = resolved(surgery, answers);
    QCOMPARE(valueOf(resolution, Quantity::ConsciousnessNumber), 5);
    const Condition now = after(surgery, resolution).patient[0].condition;
    QCOMPARE(now.lethal, 13);
    QCOMPARE(now.filled, 13);
    QVERIFY(!now.unconscious);
    QVERIFY(!now.stabilised);
    QCOMPARE(now.saveIn, 6);
    const Resolution worse = resolved(surgery,
                                      {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 4, 2),
                                       two(Query::SurgeryHarm, 3, 5), two(Query::ConsciousnessDice, 6, 6)});
    QCOMPARE(valueOf(worse, Quantity::SurgeryHarm), 15);
    QCOMPARE(changed(worse, surgery, kPatients, "lethal"), 22);
}

/// TD-D46.
void TwoD6SurgeryTest::failureMayTakeSenses()
{
    const Surgery surgery = ofLeg();
    const Resolution resolution = resolved(surgery,
                                           {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 4, 2),
                                            two(Query::SurgeryHarm, 2, 3), two(Query::ConsciousnessDice, 1, 3)});
    QCOMPARE(changed(resolution, surgery, kPatients, "unconscious"), 1);
}

void TwoD6SurgeryTest::asleepRollsNothing()
{
    Surgery surgery = ofLeg();
    surgery.patient[0].condition.unconscious = true;
    const Resolution resolution = resolved(
        surgery, {two(Query::MedtechDice, 2, 3), two(Query::SaveDice, 4, 2), two(Query::SurgeryHarm, 2, 3)});
    QVERIFY(!resolution.open);
    QCOMPARE(changed(resolution, surgery, kPatients, "lethal"), 13);
}

/// Operated on day 2 for seven days: whole at the end of day 9 (TD-129).
void TwoD6SurgeryTest::dayOfSurgeryIsNone()
{
    const Surgery surgery = ofLeg();
    Fighter patient =
        after(surgery, resolved(surgery, {two(Query::MedtechDice, 3, 3), two(Query::RecoveryDice, 3, 4)})).patient[0];
    const auto pass = [&patient](std::int32_t count) {
        const GroupRest rest = days(patient, count);
        patient = after(rest, resolved(rest, {})).members[0];
    };
    pass(1);
    QCOMPARE(patient.condition.daysLeft[kRightLeg], 7);
    pass(6);
    QCOMPARE(patient.condition.daysLeft[kRightLeg], 1);
    QCOMPARE(woundAt(patient.condition, Location::RightLeg), Wound::Incapacitated);
    pass(1);
    QCOMPARE(woundAt(patient.condition, Location::RightLeg), Wound::Ok);
    QCOMPARE(patient.condition.operated, 0);
}

void TwoD6SurgeryTest::diceOfRecovery_data()
{
    QTest::addColumn<Location>("location");
    QTest::addColumn<Wound>("severity");
    QTest::addColumn<int>("days");
    QTest::addColumn<int>("weeks");
    const auto row = [](const char* name, Location location, Wound severity, int days, int weeks) {
        QTest::newRow(name) << location << severity << days << weeks;
    };
    row("TD-125 TD-129 TD-131: Head Incapacitated", Location::Head, Wound::Incapacitated, 3, 4);
    row("TD-131: Head Disabled", Location::Head, Wound::Disabled, 6, 6);
    row("TD-131: Torso", Location::Torso, Wound::Incapacitated, 3, 3);
    row("TD-131: arm Incapacitated", Location::RightArm, Wound::Incapacitated, 2, 2);
    row("TD-131: arm Disabled", Location::RightArm, Wound::Disabled, 4, 4);
    row("TD-131: leg Incapacitated", Location::LeftLeg, Wound::Incapacitated, 2, 2);
    row("TD-131: leg Disabled", Location::LeftLeg, Wound::Disabled, 4, 4);
}

/// All dice show 2 (TD-125, TD-129).
void TwoD6SurgeryTest::diceOfRecovery()
{
    QFETCH(Location, location);
    QFETCH(Wound, severity);
    QFETCH(int, days);
    QFETCH(int, weeks);
    const auto twos = [](int count) {
        return dice(Query::RecoveryDice, std::vector<std::uint8_t>(static_cast<std::size_t>(count), 2));
    };
    const Surgery surgery = surgeryOn(location, severity, 4, 0);
    const auto place = static_cast<std::size_t>(location);
    const Resolution operated = resolved(surgery, {two(Query::MedtechDice, 6, 6), twos(days)});
    QCOMPARE(after(surgery, operated).patient[0].condition.daysLeft[place], 2 * days);
    Recover recover;
    recover.options.location = location;
    hurt(recover.condition, location, severity);
    const Resolution natural = resolved(recover, {twos(weeks)});
    QCOMPARE(after(recover, natural).condition.daysLeft[place], 14 * weeks);
}

/// The weeks are rolled then, and kept (TD-D66).
void TwoD6SurgeryTest::naturalIsChosenOnce()
{
    QVERIFY(isFree(recovering(0, Recovering::Natural)));
    QVERIFY(isRefusedAs(recovering(20, Recovering::Natural), RefusalCode::RecoveryChosen));
    Recover unhurt;
    QVERIFY(isRefusedAs(unhurt, RefusalCode::NoWound));
}

/// The table has nothing for it (TD-131).
void TwoD6SurgeryTest::torsoIsNeverDisabled()
{
    QVERIFY(isRefusedAs(surgeryOn(Location::Torso, Wound::Disabled), RefusalCode::NotApplicable));
    Recover recover;
    hurt(recover.condition, Location::Torso, Wound::Disabled);
    QVERIFY(isRefusedAs(recover, RefusalCode::NotApplicable));
}

/// BLD 5 runs on a leg in recovery: 7 without penalty (TD-130, TD-D66).
void TwoD6SurgeryTest::reopens()
{
    Recover recover = recovering(20, Recovering::Reopen);
    mark(recover.condition, 4, 4);
    recover.condition.stabilised = true;
    const Resolution holds = resolved(recover, {two(Query::ReopenDice, 3, 4)});
    QCOMPARE(valueOf(holds, Quantity::ReopenNumber), 7);
    QVERIFY(holds.findings.changes.empty());
    const Resolution opens = resolved(recover, {two(Query::ReopenDice, 4, 2), two(Query::RecoveryDice, 5, 6)});
    const Condition now = after(recover, opens).condition;
    QCOMPARE(now.daysLeft[kRightLeg], 77);
    QVERIFY(!now.stabilised);
    QCOMPARE(now.saveIn, 6);
    // Nothing to die of.
    mark(recover.condition, 0, 0);
    const Resolution unhurt = resolved(recover, {two(Query::ReopenDice, 4, 2), two(Query::RecoveryDice, 5, 6)});
    QVERIFY(after(recover, unhurt).condition.stabilised);
}

void TwoD6SurgeryTest::reopenedAfterSurgery()
{
    Recover recover = recovering(2, Recovering::Reopen);
    recover.condition.operated = bitOf(Location::RightLeg);
    const Resolution opens = resolved(recover, {two(Query::ReopenDice, 4, 2), two(Query::RecoveryDice, 5, 6)});
    QCOMPARE(after(recover, opens).condition.daysLeft[kRightLeg], 11);
}

void TwoD6SurgeryTest::reopenRefused()
{
    QVERIFY(isFree(recovering(20, Recovering::Reopen)));
    QVERIFY(isRefusedAs(recovering(0, Recovering::Reopen), RefusalCode::NotRecovering));
    Recover dead = recovering(20, Recovering::Reopen);
    dead.condition.dead = true;
    QVERIFY(isRefusedAs(dead, RefusalCode::ActorDead));
}

/// What was done for the wound before it is lost (TD-D60).
void TwoD6SurgeryTest::anotherWoundIsAnew()
{
    Fighter who = somebody();
    hurt(who.condition, Location::RightLeg, Wound::Incapacitated);
    who.condition.daysLeft[kRightLeg] = 9;
    who.condition.operated = bitOf(Location::RightLeg) | bitOf(Location::LeftArm);
    FighterLedger victim(who, Subject().target(0), 0);
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    wound(silent, victim, Location::RightLeg, Wound::Disabled, {});
    QCOMPARE(victim.condition().daysLeft[kRightLeg], 0);
    QCOMPARE(victim.condition().operated, bitOf(Location::LeftArm));
}

HITSPREAD_TEST(TwoD6SurgeryTest)

#include "twod6surgery_test.moc"
