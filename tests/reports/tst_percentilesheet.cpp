#include "reports/sheettest.h"
#include "rules/core/system.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/system.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "support/sheetperson.h"

#include <QtTest>

using namespace hitspread;
using namespace hitspread::percentile;
using namespace hitspread::paper;

namespace {

/// Somebody with a sword of 55, a pistol of 67 and a mail shirt, wounded in the second round of a fight.
struct Duellist : support::SheetPersonOf<Kit> {
    Duellist() : SheetPersonOf(system())
    {
        profile = "recommended";
        fight = "Salt Stairs";
        round = 2;
        character.name = "Ada Quint";
        character.mind = 60;
        character.dex = 48;
        character.meleeSkills.set("Sword", 55);
        character.rangedSkills.set("Pistols", 67);
        character.dodge = 50;
        condition.healthLost = 6;
        condition.wounds = {{Location::LeftArm, 6, WoundLevel::Serious, 1}};
        condition.penalties = {{-20, 3, PenaltyCause::LossOfCombat}};
        condition.actionsLost = 1;
        Weapon sword;
        sword.name = "Boarding sword";
        sword.skill = "Sword";
        sword.kind = WeaponKind::Melee;
        sword.damageSides = 10;
        sword.damageBonus = 2;
        Weapon pistol;
        pistol.name = "Brass pistol";
        pistol.skill = "Pistols";
        pistol.damageDice = 2;
        pistol.magazine = 6;
        carry(sword);
        carry(pistol, {.jammed = true, .ammo = 4});
        Armour mail;
        mail.name = "Mail shirt";
        mail.points = {0, 3, 3, 1, 1};
        wear(mail);
    }
};

/// More of everything than a page holds.
Duellist overfilledDuellist()
{
    Duellist person;
    support::overfillWords(person.character);
    person.character.healthMax = 200;
    for (int i = 0; i < 40; ++i)
        person.character.skills.set("Trade " + std::to_string(i), i);
    person.condition.wounds = {};
    for (std::size_t i = 0; i < kMostWounds; ++i)
        person.condition.wounds.add({Location::Chest, 1, WoundLevel::Scratch, static_cast<std::int32_t>(i)});
    for (int i = 0; i < 12; ++i) {
        Weapon weapon;
        weapon.name = "Rifle number " + std::to_string(i);
        weapon.skill = "Pistols";
        weapon.magazine = 200;
        person.carry(weapon, {.ammo = 120});
    }
    return person;
}

}  // namespace

/// The printed combat sheet of the percentile system.
class TestPercentileSheet : public SheetTest {
    Q_OBJECT

protected:
    [[nodiscard]] SheetSubject plain() const override { return Duellist().subject(); }
    [[nodiscard]] SheetSubject overfilled() const override { return overfilledDuellist().subject(); }
    [[nodiscard]] std::size_t pagesOnShortPaper() const override { return 2; }

private Q_SLOTS:
    void numbersAreThoseOfTheRules_data();
    void conditionsOfTheLibraryCount();
    void marksAreThoseOfTheCondition();
    void nothingIsLost();
    void blankHoldsNobody();
    void houseLocationsAreFollowed();
    void aLocationWithoutPiecesIsTold();
    void whatLiesOnTheGroundParriesNothing();
};

void TestPercentileSheet::numbersAreThoseOfTheRules_data()
{
    QTest::addColumn<QString>("words");
    // −20 is on him: the sword rolls against 35, the pistol against 47.
    QTest::newRow("PCT-08 the Result in melee: 35 + 48") << "Result 83 − roll";
    QTest::newRow("PCT-22 the Result of a shot: 47") << "Result 47 − roll";
    QTest::newRow("PCT-11 up to 1 of 35 is critical") << "critical up to 1";
    QTest::newRow("PCT-13 a fumble from 99 on") << "fumble from 99";
    QTest::newRow("PCT-31 damage") << "damage 1d10 + 2";
    QTest::newRow("PCT-31 damage of the pistol") << "damage 2d6";
    QTest::newRow("PCT-34 67 is 7 on the d10, whatever is on him") << "duel 7";
    QTest::newRow("PCT-29 called at the head: 35 − 40") << "Head −5";
    QTest::newRow("PCT-14 parried with the sword: 35") << "parry 35 %";
    QTest::newRow("PCT-D29 wound levels of 20 Health")
        << "Scratch 1–2  ·  Light 3–5  ·  Serious 6–10  ·  Critical 11–19  ·  Mortal 20 and more";
    QTest::newRow("PCT-D23 the head") << "d100 01–10 · damage × 2";
    QTest::newRow("PCT-D24 D25 the head") << "called −40 · critical";
    QTest::newRow("PCT-D20 the third level") << "−20 until the end of the next round, gives ground";
    QTest::newRow("PCT-D20 the fifth level") << "falls, drops the weapon, loses the next 2 actions";
    QTest::newRow("PCT-16 what is on him") << "−20 until the end of round 3";
    QTest::newRow("PCT-31 his wound") << "Left arm: 6, serious, round 1";
    QTest::newRow("PCT-26 jammed") << "jammed";
    QTest::newRow("health") << "Health 14 of 20";
    QTest::newRow("armour") << "armour 3";
    QTest::newRow("fight") << "Salt Stairs, round 2";
}

/// PCT-D28: 10 more off each rating, as in an attack: the sword rolls against 25, called at the head −15.
void TestPercentileSheet::conditionsOfTheLibraryCount()
{
    const SheetSubject subject = support::burdened(Duellist().subject(), conditionTemplateRecord, "Gasping", -10);
    const QString all = support::linesOf(printed(subject));
    for (const char* words : {"Gasping −10", "Result 73 − roll", "Head −15", "parry 25 %"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("−20 until the end of round 3")), qPrintable(all));
}

/// 6 of Health, 2 shots, 1 lost action.
void TestPercentileSheet::marksAreThoseOfTheCondition()
{
    QCOMPARE(support::markedIn(printed(Duellist().subject()), paper::PencilMark::Cross), 6 + 2 + 1);
}

void TestPercentileSheet::nothingIsLost()
{
    const Printout printout = printed(overfilledDuellist().subject());
    QVERIFY(printout.pages.size() > 1);
    const QString all = support::linesOf(printout);
    for (const char* words : {"Trade 39", "Rifle number 11", "the 79th", "round 23", "Health 75 to 200"})
        QVERIFY2(all.contains(QLatin1String(words)), words);
}

void TestPercentileSheet::blankHoldsNobody()
{
    const Printout blank = printed(Duellist().subject(), true);
    const QString all = support::linesOf(blank);
    for (const char* words : {"Ada", "Sword", "Pistols", "Mail", "Salt"})
        QVERIFY2(!all.contains(QLatin1String(words)), words);
    QVERIFY(all.contains(QStringLiteral("Combat sheet, Percentile")));
    QCOMPARE(support::markedIn(blank, paper::PencilMark::Cross), 0);
    QCOMPARE(blank.pages.size(), 1U);
}

/// A tail of one's own in place of the left leg's last results, the head called otherwise, the hands of nobody.
void TestPercentileSheet::houseLocationsAreFollowed()
{
    Duellist person;
    person.switches.hitLocations.rows.back().upTo = 94;
    person.switches.hitLocations.rows.push_back(locationRow(95, 100, Location::Own1, 3));
    person.switches.bodyPieces.rows.back() = pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::Own1);
    person.switches.locationNames.set("Snout", 1);
    person.switches.locationNames.set("Tail", 8);
    const QString all = support::linesOf(printed(person.subject()));
    for (const char* words : {"Snout", "Tail", "95–100", "× 1½", "Snout −5", "Tail 15"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
    QVERIFY(!all.contains(QStringLiteral("Head")));
}

/// The table hits a tail that has no piece of the body: beside the figure nothing points at it, so it is told below.
void TestPercentileSheet::aLocationWithoutPiecesIsTold()
{
    Duellist person;
    person.switches.hitLocations.rows.back().upTo = 94;
    person.switches.hitLocations.rows.push_back(locationRow(95, 100, Location::Own1, 3));
    person.switches.locationNames.set("Tail", 8);
    person.character.armour[7] = 2;
    const QString all = support::linesOf(printed(person.subject()));
    const QString told = QStringLiteral("Not on the figure: Tail: d100 95–100, damage × 1½, called −20, armour 2");
    QVERIFY2(QString(all).replace(u'\n', u' ').contains(told), qPrintable(all));
    // With a piece it stands beside the figure alone.
    person.switches.bodyPieces.rows.back() = pieceRow(Piece::LeftFoot, Piece::LeftFoot, Location::Own1);
    QVERIFY(!support::linesOf(printed(person.subject())).contains(QStringLiteral("Not on the figure")));
}

/// PCT-D15: a parry takes the weapon in hand.
void TestPercentileSheet::whatLiesOnTheGroundParriesNothing()
{
    Duellist person;
    person.weapons.front().possession.state.as<WeaponState>().dropped = true;
    const QString all = support::linesOf(printed(person.subject()));
    QVERIFY2(all.contains(QStringLiteral("dropped")), qPrintable(all));
    QVERIFY2(!all.contains(QStringLiteral("parry 35 %")), qPrintable(all));
}

HITSPREAD_GUI_TEST(TestPercentileSheet)
#include "tst_percentilesheet.moc"
