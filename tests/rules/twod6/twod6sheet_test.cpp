#include "rules/systems/twod6/sheet.h"
#include "support/testclass.h"
#include "twod6/fighters.h"

#include <QTest>

using namespace hitspread;
using namespace hitspread::twod6;
using namespace hitspread::twod6::test;

namespace {

constexpr int kInPercent = static_cast<int>(kLocations);

Sheet sheetOf(const Fighter& who)
{
    Sheet sheet;
    sheet.character = who.character;
    sheet.condition = who.condition;
    sheet.armour = who.armour;
    sheet.armourState = who.armourState;
    sheet.weapons = who.weapons;
    sheet.weaponStates = who.weaponStates;
    return sheet;
}
int figure(const Sheet& sheet, Quantity quantity, int index = 0)
{
    return valueOf(resolved(sheet, {}), quantity, static_cast<std::uint16_t>(index));
}
/// Of the Sheet of somebody with so much BLD, and Lethal and filled boxes.
int figure(std::int32_t bld, std::int32_t lethal, std::int32_t filled, Quantity quantity)
{
    Fighter who = somebody(bld);
    mark(who.condition, lethal, filled);
    return figure(sheetOf(who), quantity);
}

}  // namespace

/// What follows from a sheet of 2d6 personal combat.
class TwoD6SheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void monitor_data();
    void monitor();
    void movement_data();
    void movement();
    void healing_data();
    void healing();
    void proposals_data();
    void proposals();
    void armourInPercent_data();
    void armourInPercent();
    void weapons();
    void conditionsBurdenRolls();
    void nothingIsAsked();
};

void TwoD6SheetTest::monitor_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("filled");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("value");
    const auto row = [](const char* name, int bld, int lethal, int filled, Quantity quantity, int value) {
        QTest::newRow(name) << bld << lethal << filled << static_cast<int>(quantity) << value;
    };
    row("TD-92: boxes of a line", 5, 0, 0, Quantity::SheetBoxes, 10);
    row("TD-92: boxes in all", 5, 0, 0, Quantity::SheetAll, 30);
    row("TD-D27: no Lethal", 5, 0, 14, Quantity::SheetWound, 0);
    row("TD-100: WF 1 at L 10", 5, 10, 10, Quantity::SheetWound, 1);
    row("TD-100: WF 2 at L 11", 5, 11, 11, Quantity::SheetWound, 2);
    row("TD-100: WF 3 at L 21", 5, 21, 21, Quantity::SheetWound, 3);
    row("TD-102: GOOD", 5, 0, 9, Quantity::SheetLine, static_cast<int>(Line::Good));
    row("TD-102: FAIR at F 14", 5, 5, 14, Quantity::SheetLine, static_cast<int>(Line::Fair));
    row("TD-D26: full", 5, 0, 30, Quantity::SheetLine, static_cast<int>(Line::Full));
    row("TD-96: save of GOOD", 5, 0, 0, Quantity::SheetSave, 3);
    row("TD-96: save of FAIR", 5, 5, 14, Quantity::SheetSave, 5);
    row("TD-96: save of POOR", 5, 21, 21, Quantity::SheetSave, 7);
    row("TD-D26: no save of a full monitor", 5, 0, 30, Quantity::SheetSave, kNoValue);
    row("TD-110: unhurt", 5, 0, 0, Quantity::SheetBuildSave, 7);
    row("TD-110: WF 2", 5, 11, 11, Quantity::SheetBuildSave, 9);
    row("TD-86: bare hands", 4, 0, 0, Quantity::SheetUnarmed, 4);
}

void TwoD6SheetTest::monitor()
{
    QFETCH(int, bld);
    QFETCH(int, lethal);
    QFETCH(int, filled);
    QFETCH(int, quantity);
    QFETCH(int, value);
    QCOMPARE(figure(bld, lethal, filled, static_cast<Quantity>(quantity)), value);
}

void TwoD6SheetTest::movement_data()
{
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("metres");
    QTest::newRow("TD-22 TD-V02") << static_cast<int>(Quantity::SheetWalk) << 25;
    QTest::newRow("TD-23 TD-V02") << static_cast<int>(Quantity::SheetRun) << 70;
    QTest::newRow("TD-24 TD-V02") << static_cast<int>(Quantity::SheetSprint) << 95;
    QTest::newRow("TD-25 TD-V02") << static_cast<int>(Quantity::SheetEvade) << 25;
}

/// BLD 5, REF 5, Running 6 (TD-V02).
void TwoD6SheetTest::movement()
{
    QFETCH(int, quantity);
    QFETCH(int, metres);
    Fighter who = somebody();
    who.character.skills.set(std::string(kRunningSkill), 6);
    QCOMPARE(figure(sheetOf(who), static_cast<Quantity>(quantity)), metres);
}

void TwoD6SheetTest::healing_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("value");
    QTest::newRow("TD-116") << 5 << 0 << static_cast<int>(Quantity::SheetHour) << 5;
    QTest::newRow("TD-117: BLD 2") << 2 << 0 << static_cast<int>(Quantity::SheetMinutes) << 30;
    QTest::newRow("TD-117: BLD 3") << 3 << 0 << static_cast<int>(Quantity::SheetMinutes) << 20;
    QTest::newRow("TD-118: active") << 5 << 0 << static_cast<int>(Quantity::SheetWeekActive) << 5;
    QTest::newRow("TD-118: resting") << 5 << 0 << static_cast<int>(Quantity::SheetWeekResting) << 10;
    QTest::newRow("TD-119: 23 Lethal") << 5 << 23 << static_cast<int>(Quantity::SheetWeeks) << 3;
    QTest::newRow("TD-119: unhurt") << 5 << 0 << static_cast<int>(Quantity::SheetWeeks) << 0;
}

void TwoD6SheetTest::healing()
{
    QFETCH(int, bld);
    QFETCH(int, lethal);
    QFETCH(int, quantity);
    QFETCH(int, value);
    QCOMPARE(figure(bld, lethal, lethal, static_cast<Quantity>(quantity)), value);
}

void TwoD6SheetTest::proposals_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("incapacitated");
    QTest::addColumn<int>("disabled");
    QTest::newRow("TD-D36: head") << static_cast<int>(Location::Head) << 10 << 15;
    QTest::newRow("TD-D36: torso") << static_cast<int>(Location::Torso) << 10 << kNoValue;
    QTest::newRow("TD-D36: arm") << static_cast<int>(Location::RightArm) << 10 << 15;
    QTest::newRow("TD-D36: leg") << static_cast<int>(Location::LeftLeg) << 10 << 15;
}

void TwoD6SheetTest::proposals()
{
    QFETCH(int, location);
    QFETCH(int, incapacitated);
    QFETCH(int, disabled);
    const Sheet sheet = sheetOf(somebody());
    QCOMPARE(figure(sheet, Quantity::SheetProposal, 2 * location), incapacitated);
    QCOMPARE(figure(sheet, Quantity::SheetProposal, 2 * location + 1), disabled);
}

void TwoD6SheetTest::armourInPercent_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("percent");
    QTest::newRow("TD-88: the larger fraction") << static_cast<int>(Location::Torso) << 75;
    QTest::newRow("TD-89: another kind") << kInPercent + static_cast<int>(Location::Torso) << 50;
    QTest::newRow("TD-89: another place") << static_cast<int>(Location::Head) << 0;
    QTest::newRow("TD-90: used up") << static_cast<int>(Location::LeftLeg) << 0;
}

/// Half on the torso, three quarters there against Lethal alone, and on a leg an ablative piece that is used up.
void TwoD6SheetTest::armourInPercent()
{
    QFETCH(int, index);
    QFETCH(int, percent);
    Fighter who = somebody();
    clothe(who, armour(1, 2));
    Armour plate = armour(3, 4);
    plate.types = bitOf(DamageType::Lethal);
    clothe(who, plate);
    clothe(who, armour(1, 4, bitOf(Location::LeftLeg), 3));
    who.armourState.back().poolLeft = 0;
    QCOMPARE(figure(sheetOf(who), Quantity::SheetArmour, index), percent);
}

/// Level, off hand, hurt arms; last the bare hands (TD-35, TD-44, TD-61, TD-63, TD-106).
void TwoD6SheetTest::weapons()
{
    Fighter who = somebody();
    arm(who, pistol(), 6);
    arm(who, knife(), 7, Held::Left);
    arm(who, rifle(), 5);
    who.character.skills.set(std::string(kUnarmed), 8);
    hurt(who.condition, Location::RightArm, Wound::Incapacitated);
    const Sheet sheet = sheetOf(who);
    QCOMPARE(figure(sheet, Quantity::SheetWeapon, 0), 8);
    QCOMPARE(figure(sheet, Quantity::SheetWeapon, 1), 9);
    QCOMPARE(figure(sheet, Quantity::SheetWeapon, 2), 7);
    QCOMPARE(figure(sheet, Quantity::SheetWeapon, 3), 10);
}

/// What a condition of the library adds counts for rolls, not for what is none (TD-42).
void TwoD6SheetTest::conditionsBurdenRolls()
{
    Fighter who = somebody();
    arm(who, pistol(), 6);
    Sheet sheet = sheetOf(who);
    sheet.options.rollModifiers.set("Dazed", 2);
    QCOMPARE(figure(sheet, Quantity::SheetWeapon, 0), 8);
    QCOMPARE(figure(sheet, Quantity::SheetSkill, 0), 8);
    QCOMPARE(figure(sheet, Quantity::SheetSave), 5);
    QCOMPARE(figure(sheet, Quantity::SheetBuildSave), 9);
    QCOMPARE(figure(sheet, Quantity::SheetWalk), 25);
}

void TwoD6SheetTest::nothingIsAsked()
{
    const Resolution done = resolved(sheetOf(somebody()), {});
    QVERIFY(!done.open);
    QVERIFY(done.findings.changes.empty());
}

HITSPREAD_TEST(TwoD6SheetTest)

#include "twod6sheet_test.moc"
