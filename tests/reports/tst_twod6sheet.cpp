#include "reports/sheettest.h"
#include "rules/core/system.h"
#include "rules/systems/twod6/records.h"
#include "rules/systems/twod6/system.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "support/sheetperson.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace hitspread;

namespace hitspread::twod6 {

namespace {

using paper::Box;
using paper::PaperSize;
using paper::PencilMark;
using paper::Printout;
using support::isSaid;
using support::itemsOf;
using support::linesOf;
using support::markedIn;
using support::optionsFor;

constexpr RecordId kAlly = 7;
constexpr RecordId kFoe = 9;

Weapon pistol()
{
    Weapon weapon;
    weapon.name = "Heavy pistol";
    weapon.skill = "Pistol";
    weapon.kind = WeaponKind::Ranged;
    weapon.damageDice = 2;
    weapon.damageBonus = 3;
    weapon.shortRange = 10;
    weapon.mediumRange = 25;
    weapon.longRange = 50;
    weapon.shots = 6;
    return weapon;
}

Weapon club()
{
    Weapon weapon;
    weapon.name = "Club";
    weapon.skill = "Club";
    weapon.damageType = DamageType::Bruise;
    weapon.cosh = true;
    return weapon;
}

Armour vest()
{
    Armour armour;
    armour.name = "Vest";
    return armour;
}

Armour helmet()
{
    Armour armour;
    armour.name = "Plated hood";
    armour.stops = 3;
    armour.outOf = 4;
    armour.locations = bitOf(Location::Head);
    armour.types = bitOf(DamageType::Lethal);
    armour.pool = 4;
    return armour;
}

/// Vane of the customs shed in the third round, with 8 Lethal and 6 Bruise, who walked and shot twice; Dask holds him.
struct Vane : support::SheetPersonOf<Kit> {
    Vane() : SheetPersonOf(system())
    {
        profile = "asPrinted";
        fight = "Customs Shed";
        round = 3;
        present = {{kAlly, "Mirel"}, {kFoe, "Dask"}};
        character.name = "Vane";
        character.bld = 5;
        character.ref = 6;
        character.itn = 5;
        character.skills.set("Pistol", 5);
        character.skills.set("Running", 6);
        character.skills.set("Unarmed Combat", 6);
        condition.lethal = 8;
        condition.filled = 14;
        condition.saveIn = 4;
        condition.wounds[static_cast<std::size_t>(Location::LeftArm)] = Wound::Incapacitated;
        condition.score = 14;
        condition.inRound = true;
        condition.begun = true;
        condition.simple = 2;
        condition.kinds = bitOf(ActionKind::Movement) | bitOf(ActionKind::Combat);
        condition.movement = Movement::Walked;
        condition.metres = 10;
        condition.shot = true;
        condition.heldBy.add({static_cast<std::int32_t>(kFoe)});
        carry(pistol(), {.held = Held::Right, .shotsLeft = 4});
        carry(club(), {.held = Held::Left});
        wear(vest());
        wear(helmet(), {.poolLeft = 1});
    }
};

/// More of everything than a page holds.
Vane overfilledVane()
{
    Vane person;
    support::overfillWords(person.character);
    person.character.bld = kMostBuild;
    person.condition.lethal = 20;
    person.condition.filled = kMostBoxes;
    person.condition.unconscious = true;
    person.condition.wounds.fill(Wound::Disabled);
    person.condition.daysLeft.fill(100);
    for (int i = 0; i < 30; ++i)
        person.character.skills.set("Trade " + std::to_string(i), 7);
    person.character.skills.set("Two-handed axes and maces, as they are swung in the mountains of the north", 8);
    for (int i = 0; i < 12; ++i) {
        Weapon weapon = pistol();
        weapon.name = "Rifle number " + std::to_string(i);
        weapon.shots = 200;
        person.carry(weapon, {.shotsLeft = 120});
        Armour plate = helmet();
        plate.name = "Plate number " + std::to_string(i);
        plate.pool = 100;
        plate.locations = kEverywhere & ~bitOf(Location::Head);
        person.wear(plate, {.poolLeft = 30});
    }
    return person;
}

QString linesOf(const Vane& person)
{
    return linesOf(combatSheet({person.subject()}, optionsFor(PaperSize::A4)));
}

/// The marks of the Condition Monitor's boxes, line by line.
QStringList monitorOn(const Printout& printout)
{
    constexpr qreal kMonitorBox = 3.5;
    std::vector<Box> boxes = itemsOf<Box>(printout.pages.front());
    std::erase_if(boxes, [](const Box& box) { return std::abs(box.place.width() - kMonitorBox) > 0.01; });
    std::ranges::sort(boxes, {}, [](const Box& box) { return std::pair(box.place.top(), box.place.left()); });
    QStringList lines;
    qreal top = -1.0;
    for (const Box& box : boxes) {
        if (box.place.top() > top + 0.01)
            lines << QString();
        top = box.place.top();
        lines.back() += box.mark == PencilMark::Cross ? u'x' : box.mark == PencilMark::Stroke ? u'/' : u'.';
    }
    return lines;
}

}  // namespace

}  // namespace hitspread::twod6

using paper::PencilMark;
using paper::Printout;

/// The printed combat sheet of 2d6 personal combat.
class TestTwoD6Sheet : public SheetTest {
    Q_OBJECT

protected:
    [[nodiscard]] SheetSubject plain() const override { return twod6::Vane().subject(); }
    [[nodiscard]] SheetSubject overfilled() const override { return twod6::overfilledVane().subject(); }

private Q_SLOTS:
    void numbersAreThoseOfTheRules_data();
    void conditionsOfTheLibraryCount();
    void marksAreThoseOfTheCondition();
    void theMonitorIsFilledFromTheTop_data();
    void theMonitorIsFilledFromTheTop();
    void aHurtLegHalvesTheWalk();
    void aTorsoIsNeverDisabled();
    void placesAreThoseOfTheHouse();
    void aUsedUpPoolProtectsNoMore();
    void whoCannotShootNeedsNoRowsOfShots();
    void nothingIsLost();
    void blankHoldsNobody();
};

void TestTwoD6Sheet::numbersAreThoseOfTheRules_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("TD-22 5 × 5") << "Walk\n25 m";
    QTest::newRow("TD-23 TD-D02 (5 + 6 + 4) × 5") << "Run\n75 m";
    QTest::newRow("TD-24 TD-D02 (10 + 6 + 4) × 5") << "Sprint\n100 m";
    QTest::newRow("TD-25 6 × 5") << "Evade\n30 m";
    QTest::newRow("TD-102 F 14 of 10 a line: the second") << "Consciousness roll\n5 or more";
    QTest::newRow("TD-110 TD-D30 12 − 5 + 1") << "Build save\n8 or more";
    QTest::newRow("TD-116") << "5 Bruise an hour of rest";
    QTest::newRow("TD-118 active") << "5 Lethal an active week";
    QTest::newRow("TD-118 resting") << "10 a week of rest";
    QTest::newRow("TD-119 8 / 10, up") << "weeks to recover: 1";
    QTest::newRow("TD-35 a skill") << "Running\n6";
    QTest::newRow("TD-96 GOOD") << "GOOD\nWF 1 · save 3+";
    QTest::newRow("TD-96 FAIR") << "FAIR\nWF 2 · save 5+";
    QTest::newRow("TD-96 POOR") << "POOR\nWF 3 · save 7+";
    QTest::newRow("TD-92 TD-100 the monitor now") << "L 8, F 14 of 30 · FAIR · WF 1";
    QTest::newRow("TD-110 12 − 5, without WF") << "7 + WF each minute";
    QTest::newRow("TD-113 TD-D62") << "Medtech + WF, after 6 rounds";
    QTest::newRow("TD-81 TD-44f TD-63h the head") << "24–31\naimed: shot +6, blow +4";
    QTest::newRow("TD-81 TD-44h TD-63j the torso") << "33–52\naimed: shot +2, blow +1";
    QTest::newRow("TD-81 TD-D21 the left arm stands twice") << "11–14, 32\naimed: shot +4, blow +3";
    QTest::newRow("TD-81 the left leg") << "62–66\naimed: shot +4, blow +3";
    QTest::newRow("TD-81 the right leg") << "15–23\n+4/+3";
    QTest::newRow("TD-88 TD-89 one kind alone") << "armour: Lethal ¾, Bruise –";
    QTest::newRow("TD-88 both kinds") << "armour ½";
    QTest::newRow("TD-89 nowhere else") << "armour –";
    QTest::newRow("TD-82 TD-87 two dice alike") << "doubles are critical, damage ×2";
    QTest::newRow("what a box is for, below it") << "one hit of so many points";
    QTest::newRow("TD-105 TD-D36 2 × 5") << "incap.: 10+";
    QTest::newRow("TD-105 TD-D36 3 × 5") << "disabled: 15+";
    QTest::newRow("TD-85 damage") << "2d6+3 Lethal";
    QTest::newRow("TD-32 ranges") << "10 / 25 / 50 m";
    QTest::newRow("TD-33 shots") << "4 of 6 shots";
    QTest::newRow("TD-35 with the right hand") << "Heavy pistol\n5";
    QTest::newRow("TD-61 TD-63f TD-D04 TD-D37 10 + 2 + 2") << "Club\n14";
    QTest::newRow("TD-86 bare hands") << "1d6+5 Bruise";
    QTest::newRow("TD-03 the score") << "14 · 2d6 + REF";
    QTest::newRow("TD-20 moved") << "walked 10 m";
    QTest::newRow("TD-62b") << "has shot this round";
    QTest::newRow("TD-77 held by somebody by his name") << "held by Dask";
    QTest::newRow("TD-105 the wound") << "Left arm incapacitated";
    QTest::newRow("TD-13") << "Call out, Fall prone, Drop a thing, Let go of a hold";
    QTest::newRow("TD-14 TD-D09 movement") << "Simple, movement\nWalk, Run, Crawl, Stand up";
    QTest::newRow("TD-15 TD-D09") << "Complex, movement\nSprint, Evade";
    QTest::newRow("TD-43e") << "target evades +3";
    QTest::newRow("TD-62g TD-D12") << "target in an all-out attack −2";
    QTest::newRow("TD-90 what is worn") << "stops ¾ · head · Lethal alone · pool 4";
    QTest::newRow("fight") << "Customs Shed, round 3";
}

/// +2 on each roll: level 5 + 2, save 5 + 2, Build save 8 + 2.
void TestTwoD6Sheet::conditionsOfTheLibraryCount()
{
    const SheetSubject subject = support::burdened(twod6::Vane().subject(), twod6::conditionTemplateRecord, "Gasping",
                                                   2);
    const QString all = twod6::linesOf(printed(subject));
    for (const char* words :
         {"Gasping +2", "Pistol\n5 → 7", "Consciousness roll\n7 or more", "Build save\n10 or more", "Heavy pistol\n7"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
}

/// 8 Lethal, 1 wound, 2 of 6 rounds to the save, 2 Simple Actions, 2 kinds, 3 points of the pool, 2 shots; 6 Bruise.
void TestTwoD6Sheet::marksAreThoseOfTheCondition()
{
    const Printout printout = printed(twod6::Vane().subject());
    QCOMPARE(twod6::markedIn(printout, PencilMark::Cross), 8 + 1 + 2 + 2 + 2 + 3 + 2);
    QCOMPARE(twod6::markedIn(printout, PencilMark::Stroke), 6);
}

void TestTwoD6Sheet::theMonitorIsFilledFromTheTop_data()
{
    QTest::addColumn<int>("bld");
    QTest::addColumn<int>("lethal");
    QTest::addColumn<int>("filled");
    QTest::addColumn<QString>("lines");
    QTest::newRow("TD-92 BLD 1, unhurt") << 1 << 0 << 0 << ".. .. ..";
    QTest::newRow("TD-E05 5 Lethal, 9 Bruise") << 5 << 5 << 14 << "xxxxx///// ////...... ..........";
    QTest::newRow("TD-97 full of Bruise") << 2 << 0 << 12 << "//// //// ////";
    QTest::newRow("TD-V14 TD-98") << 2 << 3 << 12 << "xxx/ //// ////";
    QTest::newRow("TD-95 dead") << 2 << 12 << 12 << "xxxx xxxx xxxx";
    QTest::newRow("TD-D40 BLD 12") << 12 << 25 << 25
                                   << "xxxxxxxxxxxxxxxxxxxxxxxx x....................... ........................";
}

void TestTwoD6Sheet::theMonitorIsFilledFromTheTop()
{
    QFETCH(const int, bld);
    QFETCH(const int, lethal);
    QFETCH(const int, filled);
    QFETCH(const QString, lines);
    twod6::Vane person;
    person.character.bld = bld;
    person.condition = {};
    person.condition.lethal = lethal;
    person.condition.filled = filled;
    const Printout printout = printed(person.subject());
    QCOMPARE(printout.pages.size(), 1U);
    QCOMPARE(twod6::monitorOn(printout).join(u' '), lines);
}

/// TD-D60: 25 / 2, down.
void TestTwoD6Sheet::aHurtLegHalvesTheWalk()
{
    twod6::Vane person;
    person.condition.wounds[static_cast<std::size_t>(twod6::Location::RightLeg)] = twod6::Wound::Incapacitated;
    QVERIFY(twod6::linesOf(person).contains(QStringLiteral("Walk\n12 m")));
}

/// TD-131, TD-D36: all six may be Incapacitated, all but the torso Disabled.
void TestTwoD6Sheet::aTorsoIsNeverDisabled()
{
    const QString all = twod6::linesOf(twod6::Vane());
    QCOMPARE(all.count(QStringLiteral("incap.: 10+")), 6);
    QCOMPARE(all.count(QStringLiteral("disabled: 15+")), 5);
}

/// TD-D21: the cells are editable. Here the torso's are the head's, which stand before them but for the left arm's.
void TestTwoD6Sheet::placesAreThoseOfTheHouse()
{
    twod6::Vane person;
    person.switches.places.rows[4].cells[0] = static_cast<std::int32_t>(twod6::Location::Head);
    const QString all = twod6::linesOf(person);
    QVERIFY2(all.contains(QStringLiteral("24–31, 33–52\naimed")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("not rolled\naimed: shot +2, blow +1")), qPrintable(all));
}

/// TD-90, TD-D24: neither fraction nor pool.
void TestTwoD6Sheet::aUsedUpPoolProtectsNoMore()
{
    twod6::Vane person;
    person.armour.pop_back();
    person.wear(twod6::helmet(), {.poolLeft = 0});
    const QString all = twod6::linesOf(person);
    QVERIFY2(!all.contains(QStringLiteral("Lethal ¾, Bruise")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("pool used up: protects no more")), qPrintable(all));
}

void TestTwoD6Sheet::whoCannotShootNeedsNoRowsOfShots()
{
    twod6::Vane person;
    QVERIFY(twod6::isSaid(twod6::linesOf(person), QStringLiteral("medium range +2")));
    person.weapons.erase(person.weapons.begin());
    const QString all = twod6::linesOf(person);
    QVERIFY(!twod6::isSaid(all, QStringLiteral("medium range +2")));
    QVERIFY2(twod6::isSaid(all, QStringLiteral("target stands higher +2")), qPrintable(all));
}

void TestTwoD6Sheet::nothingIsLost()
{
    const Printout printout = printed(twod6::overfilledVane().subject());
    QVERIFY(printout.pages.size() > 1);
    const QString all = twod6::linesOf(printout).replace(u'\n', u' ');
    for (const char* words :
         {"Trade 29", "as they are swung in the mountains of the north", "Rifle number 11", "Plate number 11",
          "the 79th", "pool 30 of 100", "L 20, F 72 of 72", "Right leg disabled, 100 days left"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), words);
}

void TestTwoD6Sheet::blankHoldsNobody()
{
    const Printout blank = printed(twod6::Vane().subject(), true);
    const QString all = twod6::linesOf(blank);
    for (const char* words : {"Vane", "Heavy pistol", "Club", "Vest", "Customs", "Dask", "Running\n", "walked 10"})
        QVERIFY2(!all.contains(QLatin1String(words)), words);
    for (const char* words : {"armour ____", "incap.: 2 BLD+", "12 − 1 × BLD + WF each minute", "Initiative Score ____",
                              "24–31\naimed: shot +6, blow +4", "Walk", "short ____ m"})
        QVERIFY2(twod6::isSaid(all, QString::fromUtf8(words)), words);
    QCOMPARE(twod6::markedIn(blank, PencilMark::Cross) + twod6::markedIn(blank, PencilMark::Stroke), 0);
    QCOMPARE(twod6::monitorOn(blank), QStringList(3, QString(24, u'.')));
    QCOMPARE(blank.pages.size(), 1U);
}

HITSPREAD_GUI_TEST(TestTwoD6Sheet)
#include "tst_twod6sheet.moc"
