#include "reports/sheettest.h"
#include "rules/core/system.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/system.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "support/sheetperson.h"

#include <QtTest>

using namespace hitspread;
using paper::Printout;

namespace hitspread::outcome {

namespace {

constexpr RecordId kHerself = 11;
constexpr RecordId kFoe = 12;
constexpr RecordId kHolder = 13;

/// Somebody of Melee +3 and Ranged +2 with a sword, a machine gun, mail and a shield, at 4 levels in the third turn of a fight: -2 on
/// all rolls, and two actions declared, -2 more on each.
struct Contender : support::SheetPersonOf<Kit> {
    Contender() : SheetPersonOf(system())
    {
        id = kHerself;
        fight = "Pump House";
        round = 3;
        present = {{kHerself, "Ada Quint"}, {kFoe, "Low Hob"}, {kHolder, "Gunnar Stroud"}};
        character.name = "Ada Quint";
        character.discipline = 1;
        character.physique = 2;
        character.melee = 3;
        character.ranged = 2;
        character.integralArmour = 1;
        condition.levels = 4;
        condition.inTurn = true;
        condition.initiativeDie = 2;
        condition.initiative = 1;
        condition.plan = {{Plan::Strike, static_cast<std::int32_t>(kFoe), 1, 1}, {Plan::Dodge, 0, 1, 0}};
        condition.aimAt = static_cast<std::int32_t>(kFoe);
        condition.aimTurns = 2;
        condition.tokens = {{4}, {4}};
        condition.heldBy = static_cast<std::int32_t>(kHolder);
        condition.cover = Cover::Half;
        Weapon sword;
        sword.name = "Arming sword";
        sword.kind = WeaponKind::Melee;
        sword.damageBonus = 2;
        Weapon gun;
        gun.name = "Machine gun";
        gun.damageBonus = 3;
        gun.modes = bit(Mode::Single) | bit(Mode::Burst) | bit(Mode::Automatic);
        Weapon wire;
        wire.name = "Wire";
        wire.kind = WeaponKind::Melee;
        wire.garrote = true;
        carry(sword);
        carry(gun, {.dropped = true});
        carry(wire);
        Armour mail;
        mail.name = "Shirt of mail";
        mail.points = 2;
        Armour shield;
        shield.name = "Round shield";
        shield.shield = true;
        wear(mail);
        wear(shield, {.carried = Carried::Worn, .arm = Arm::Left});
    }
};

/// More of everything than a page holds.
Contender overfilledContender()
{
    Contender person;
    support::overfillWords(person.character);
    for (int i = 0; i < 40; ++i)
        person.character.skills.set("Trade " + std::to_string(i), i % 5);
    person.condition.plan = {};
    for (std::size_t i = 0; i < kMostPlans; ++i)
        person.condition.plan.add({Plan::BreakHold, static_cast<std::int32_t>(kHolder), 9, 4});
    person.condition.tokens = {};
    for (std::size_t i = 0; i < kMostTokens; ++i)
        person.condition.tokens.add({static_cast<std::int32_t>(9000 + i)});
    for (int i = 0; i < 16; ++i) {
        Weapon weapon;
        weapon.name = "Rifle number " + std::to_string(i);
        weapon.modes = (1 << kModes.size()) - 1;
        person.carry(weapon);
    }
    return person;
}

}  // namespace

}  // namespace hitspread::outcome

/// The printed combat sheet of opposed outcomes.
class TestOutcomeCombatSheet : public SheetTest {
    Q_OBJECT

protected:
    [[nodiscard]] SheetSubject plain() const override { return outcome::Contender().subject(); }
    [[nodiscard]] SheetSubject overfilled() const override { return outcome::overfilledContender().subject(); }
    [[nodiscard]] bool pointsAtLocations() const override { return false; }

private Q_SLOTS:
    void numbersAreThoseOfTheRules_data();
    void painToleranceTakesThePenalty();
    void conditionsOfTheLibraryCount();
    void marksAreThoseOfTheCondition();
    void nothingIsLost();
    void blankHoldsNobody();
    void aHouseTableIsFollowed();
    void calledShotsAreToldWhereTheyCost();
};

void TestOutcomeCombatSheet::numbersAreThoseOfTheRules_data()
{
    QTest::addColumn<QString>("words");
    // -2 for the wounds, -2 for two actions: Melee +3 is -1, Ranged +2 is -2, Physique +2 is -2.
    QTest::newRow("OUT-76 Melee") << "Melee (Professional)\n+3 → −1";
    QTest::newRow("OUT-76 Ranged") << "Ranged (Competent)\n+2 → −2";
    QTest::newRow("OUT-67 initiative is no action: 1 - 2") << "Added to the dice\n−1";
    QTest::newRow("OUT-67 this turn") << "This turn\n1";
    QTest::newRow("OUT-06 dodge") << "Dodge (Physique)\n−2";
    QTest::newRow("OUT-06 parry") << "Parry (Melee)\n−1";
    QTest::newRow("OUT-73 armour: 1 integral and 2 of mail") << "Together\n3";
    QTest::newRow("OUT-11 several actions") << "2: −2  ·  3: −3";
    QTest::newRow("OUT-68 declared, against whom") << "Strike at Low Hob";
    QTest::newRow("OUT-70 declared, against whoever comes") << "Dodge";
    QTest::newRow("OUT-17 aim") << "Low Hob";
    QTest::newRow("OUT-62 feints") << "until turn 4";
    QTest::newRow("OUT-50 held") << "Gunnar Stroud";
    QTest::newRow("OUT-74 wound") << "Seriously wounded, −2 on all rolls";
    QTest::newRow("OUT-74 the printed level") << "−3 on all rolls,\ncannot walk";
    QTest::newRow("OUT-37 the shield") << "from the front, from the left front";
    QTest::newRow("OUT-29 struck through") << "Armour, struck through\n3";
    QTest::newRow("OUT-18 cover") << "half behind cover";
    QTest::newRow("OUT-47 single shots and a burst") << "Single shots −2 · Bursts of three −1";
    QTest::newRow("OUT-72 damage bonus") << "damage +3";
    // Unarmed Combat 0, -2, -2, and -1 of a garrote.
    QTest::newRow("OUT-57 garrote") << "Wire\n−5";
    QTest::newRow("OUT-D07 shots are not parried") << "cannot be parried";
    QTest::newRow("OUT-44 dropped") << "lies on the ground";
    QTest::newRow("fight") << "Pump House, turn 3";
}

/// OUT-75: with two actions of the turn alone Melee +3 is +1.
void TestOutcomeCombatSheet::painToleranceTakesThePenalty()
{
    outcome::Contender person;
    person.character.painTolerance = true;
    const QString all = support::linesOf(printed(person.subject()));
    QVERIFY2(all.contains(QStringLiteral("Melee (Professional)\n+3 → +1")), qPrintable(all));
    QVERIFY2(!all.contains(QStringLiteral("Seriously wounded, −2")), qPrintable(all));
}

/// OUT-02: 1 more off each roll, as in an attack.
void TestOutcomeCombatSheet::conditionsOfTheLibraryCount()
{
    const SheetSubject subject = support::burdened(outcome::Contender().subject(), outcome::conditionTemplateRecord,
                                                   "Winded", -1);
    const QString all = support::linesOf(printed(subject));
    for (const char* words : {"Winded −1", "Melee (Professional)\n+3 → −2", "Added to the dice\n−2"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
}

/// 4 levels, the blow that is struck, 2 turns of aiming, 2 feints, held.
void TestOutcomeCombatSheet::marksAreThoseOfTheCondition()
{
    QCOMPARE(support::markedIn(printed(outcome::Contender().subject()), paper::PencilMark::Cross), 4 + 1 + 2 + 2 + 1);
}

void TestOutcomeCombatSheet::nothingIsLost()
{
    const Printout printout = printed(outcome::overfilledContender().subject());
    QVERIFY(printout.pages.size() > 1);
    const QString all = support::linesOf(printout);
    for (const char* words : {"Trade 39", "Rifle number 15", "the 79th", "9011"})
        QVERIFY2(all.contains(QLatin1String(words)), words);
}

void TestOutcomeCombatSheet::blankHoldsNobody()
{
    const Printout blank = printed(outcome::Contender().subject(), true);
    const QString all = support::linesOf(blank);
    for (const char* words : {"Ada", "sword", "Machine", "mail", "Pump", "Hob", "Stroud"})
        QVERIFY2(!all.contains(QLatin1String(words)), words);
    QVERIFY(all.contains(QStringLiteral("Combat sheet, Opposed outcome")));
    // The levels stand in it all the same.
    for (const char* words : {"Scratched", "Incapacitated"})
        QVERIFY2(all.contains(QLatin1String(words)), words);
    QCOMPARE(support::markedIn(blank, paper::PencilMark::Cross), 0);
    QCOMPARE(blank.pages.size(), 1U);
}

/// OUT-D21: three levels alike, then no more; whoever has 2 of them has two boxes crossed.
void TestOutcomeCombatSheet::aHouseTableIsFollowed()
{
    outcome::Contender person;
    person.condition.levels = 2;
    person.switches.wounds.rows = {
        outcome::woundRow(0, 0, outcome::Wound::Unhurt, 0), outcome::woundRow(1, 3, outcome::Wound::Wounded, -2),
        outcome::woundRow(4, outcome::kMostLevels, outcome::Wound::Dying, 0, false, outcome::StillAble::GameMaster)};
    const Printout printout = printed(person.subject());
    const QString all = support::linesOf(printout);
    for (const char* words : {"1–3", "4 +", "Wounded, −2 on all rolls"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
    QVERIFY(!all.contains(QStringLiteral("Scratched")));
    QCOMPARE(support::markedIn(printout, paper::PencilMark::Cross), 2 + 1 + 2 + 2 + 1);
}

/// OUT-D34: the usual rules know no locations.
void TestOutcomeCombatSheet::calledShotsAreToldWhereTheyCost()
{
    outcome::Contender person;
    const QString none = support::linesOf(printed(person.subject()));
    QVERIFY(!none.contains(QStringLiteral("Called shots")));
    person.switches.calledShots = true;
    const QString all = support::linesOf(printed(person.subject()));
    QVERIFY2(all.contains(QStringLiteral("Called shots: Skull −2 · Eyes −3")), qPrintable(all));
}

HITSPREAD_GUI_TEST(TestOutcomeCombatSheet)
#include "tst_outcomecombatsheet.moc"
