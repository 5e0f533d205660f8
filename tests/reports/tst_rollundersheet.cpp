#include "reports/sheettest.h"
#include "rules/core/system.h"
#include "rules/systems/rollunder/records.h"
#include "rules/systems/rollunder/system.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "support/sheetperson.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace hitspread;

namespace hitspread::rollunder {

namespace {

using paper::PaperSize;
using paper::PencilMark;
using paper::Printout;
using support::linesOf;
using support::optionsFor;

constexpr RecordId kAlly = 7;
constexpr RecordId kFoe = 9;

Weapon revolver()
{
    Weapon weapon;
    weapon.name = "Revolver";
    weapon.skill = "Guns";
    weapon.kind = WeaponKind::Firearm;
    weapon.damageDice = 2;
    weapon.damageType = DamageType::Piercing;
    weapon.accuracy = 2;
    weapon.shots = 6;
    return weapon;
}

/// Arden of the bridge after eight of his twelve HP are gone, one parry and one block made, with a revolver put away.
struct Bridgeman : support::SheetPersonOf<Kit> {
    Bridgeman() : SheetPersonOf(system())
    {
        profile = "recommended";
        fight = "Toll Bridge";
        round = 3;
        present = {{kAlly, "Bela"}, {kFoe, "Dask"}};
        character.name = "Arden";
        character.dx = 12;
        character.ht = 11;
        character.hpMax = 12;
        character.basicSpeed = 5750;
        character.skills.set("Broadsword", 14);
        character.skills.set("Shield", 12);
        character.otherSkills.set("Rowing", 9);
        condition.hpLost = 8;
        condition.lost = 2;
        condition.shock = 4;
        condition.parries = 1;
        condition.inTurn = true;
        condition.begun = true;
        condition.acted = true;
        condition.doing = doingOf(Maneuver::Attack);
        condition.feints.add({static_cast<std::int32_t>(kFoe), 3, 4});
        Weapon sword;
        sword.name = "Broadsword";
        sword.skill = "Broadsword";
        sword.damageBonus = 2;
        sword.damageType = DamageType::Cutting;
        sword.reach = reachBit(1) | reachBit(2);
        carry(sword);
        carry(revolver(), {.held = Held::Stowed, .shotsLeft = 4});
        Armour shield;
        shield.name = "Round shield";
        shield.shield = true;
        shield.db = 2;
        wear(shield);
        Armour mail;
        mail.name = "Mail";
        for (const Location location : {Location::Torso, Location::Skull})
            mail.dr[static_cast<std::size_t>(location)] = 2;
        wear(mail);
    }
};

/// More of everything than a page holds.
Bridgeman overfilledBridgeman()
{
    Bridgeman person;
    support::overfillWords(person.character);
    person.character.hpMax = 400;
    person.condition.hpLost = 900;
    person.condition.thresholds = 3;
    for (int i = 0; i < 40; ++i)
        person.character.skills.set("Trade " + std::to_string(i), i);
    person.character.skills.set("Two-handed axes and maces, as they are swung in the mountains of the north", 11);
    person.condition.feints = {};
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(kMostFeints); ++i)
        person.condition.feints.add({static_cast<std::int32_t>(kFoe), i + 1, 10 + i});
    for (int i = 0; i < 12; ++i) {
        Weapon weapon = revolver();
        weapon.name = "Rifle number " + std::to_string(i);
        if (i == 11)
            weapon.name =
                "A gun as long as the man who carries it, made by three smiths in a winter of seven months, with a lock "
                "of silver, a stock of pear and a name of its own, which nobody may say aloud before the battle is over "
                "and won, by order of the smiths";
        weapon.shots = 200;
        person.carry(weapon, {.held = Held::Stowed, .shotsLeft = 120});
    }
    return person;
}

QString linesOf(const Bridgeman& person)
{
    return linesOf(combatSheet({person.subject()}, optionsFor(PaperSize::A4)));
}

qsizetype crossedIn(const Printout& printout)
{
    return support::markedIn(printout, PencilMark::Cross);
}

}  // namespace

}  // namespace hitspread::rollunder

using paper::Printout;

/// The printed combat sheet of 3d6 roll-under.
class TestRollUnderSheet : public SheetTest {
    Q_OBJECT

protected:
    [[nodiscard]] SheetSubject plain() const override { return rollunder::Bridgeman().subject(); }
    [[nodiscard]] SheetSubject overfilled() const override { return rollunder::overfilledBridgeman().subject(); }
    [[nodiscard]] std::size_t pagesOnShortPaper() const override { return 2; }

private Q_SLOTS:
    void numbersAreThoseOfTheRules_data();
    void conditionsOfTheLibraryCount();
    void marksAreThoseOfTheCondition();
    void boxesAreCrossedAsTheyAreRead();
    void boxesEndAtDeath_data();
    void boxesEndAtDeath();
    void deathRollsBehindHimAreTicked();
    void whatMayNotBeDoneHasNoNumber();
    void placesAreNeutralAsPrinted();
    void nothingIsLost();
    void blankHoldsNobody();
};

void TestRollUnderSheet::numbersAreThoseOfTheRules_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("R3-51 HP") << "HP 4 of 12";
    QTest::newRow("R3-52 a third of 12") << "4: reeling";
    QTest::newRow("R3-55") << "0: HT each turn";
    QTest::newRow("R3-56") << "−12: HT or dead";
    QTest::newRow("R3-59") << "−48: HT or dead";
    QTest::newRow("R3-60") << "−60: dead";
    QTest::newRow("R3-53 5.75 halved") << "Basic Speed\n2.875";
    QTest::newRow("R3-52 5 halved") << "Move\n3";
    QTest::newRow("R3-69 R3-D37 half of 3") << "Half Move\n2";
    QTest::newRow("R3-69 R3-D37 a step") << "Step\n1";
    QTest::newRow("R3-06 R3-20 R3-54 3 + 3 + 2") << "Dodge\n8";
    QTest::newRow("R3-06 R3-25 6 + 3 + 2") << "Block: Round shield\n11";
    QTest::newRow("R3-06 R3-30 R3-32 7 + 3 + 2 − 4") << "Parry, right: Broadsword\n8";
    QTest::newRow("R3-30 the shield's arm parries nothing") << "Parry, left\n–";
    QTest::newRow("R3-06 DB") << "DB, counted already\n+2";
    QTest::newRow("R3-15 R3-16 shock is on skills of DX and IQ") << "Broadsword\n14 → 10";
    QTest::newRow("R3-15 and on no other") << "Rowing\n9";
    QTest::newRow("R3-30 the parry alone, beside its DB") << "parry 10, DB +2";
    QTest::newRow("R3-11 R3-51 damage") << "damage 1d6+2 cut ×1½";
    QTest::newRow("R3-11 damage of the revolver") << "damage 2d6 pi";
    QTest::newRow("R3-02 reach") << "reach 1, 2";
    QTest::newRow("R3-61 Accuracy") << "Acc +2";
    QTest::newRow("R3-01 put away") << "4 of 6 shots · put away";
    QTest::newRow("R3-12 R3-19 R3-D50 the skull, 2 + 2 of its own") << "DR 4 · −7";
    QTest::newRow("R3-19 R3-D65 Vitals nobody entered are those of the torso") << "DR 2 · −3";
    QTest::newRow("R3-19 the torso") << "DR 2 · 0";
    QTest::newRow("R3-D50 the skull") << "DR +2 · ×4";
    QTest::newRow("R3-D50 a limb: half of 12 and one") << "at most 7 HP";
    QTest::newRow("R3-D50 a hand: a third of 12 and one") << "at most 5 HP";
    QTest::newRow("R3-63 R3-D31") << "< 3\n−1";
    QTest::newRow("R3-63 the last printed") << "< 700\n−15";
    QTest::newRow("R3-69 what a maneuver leaves") << "All-Out Attack";
    QTest::newRow("R3-D68 lost since") << "2 HP lost since his turn began";
    QTest::newRow("R3-D34 feint") << "Dask";
    QTest::newRow("worn") << "Mail (DR ";
    QTest::newRow("fight") << "Toll Bridge, turn 3";
}

/// −2 on each roll: Dodge 8 − 2, Broadsword 10 − 2.
void TestRollUnderSheet::conditionsOfTheLibraryCount()
{
    const SheetSubject subject = support::burdened(rollunder::Bridgeman().subject(), rollunder::conditionTemplateRecord,
                                                   "Gasping", -2);
    const QString all = rollunder::linesOf(printed(subject));
    for (const char* words : {"Gasping −2", "Dodge\n6", "Broadsword\n14 → 8", "Parry, right: Broadsword\n6"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
}

/// 8 HP, 1 parry, 4 of shock, 2 shots.
void TestRollUnderSheet::marksAreThoseOfTheCondition()
{
    QCOMPARE(rollunder::crossedIn(printed(rollunder::Bridgeman().subject())), 8 + 1 + 4 + 2);
}

/// HP go from all of them down to death, what is counted goes up: the first boxes are crossed. 5 of 12 HP are gone, 4 are a third
/// (R3-52): 8 boxes above it, the first 5 crossed. One parry of three (R3-32).
void TestRollUnderSheet::boxesAreCrossedAsTheyAreRead()
{
    rollunder::Bridgeman person;
    person.condition.hpLost = 5;
    person.weapons.clear();
    const Printout printout = printed(person.subject());
    std::vector<paper::Box> boxes = support::itemsOf<paper::Box>(printout.pages.front());
    const auto crossed = [&boxes](std::size_t first, std::size_t count) {
        QString marks;
        for (std::size_t i = first; i < first + count; ++i)
            marks += boxes[i].mark == paper::PencilMark::Cross ? u'x' : u'.';
        return marks;
    };
    std::erase_if(boxes, [](const paper::Box& box) { return box.place.width() > 5.0; });  // those of the attributes
    std::ranges::stable_sort(boxes, {}, [](const paper::Box& box) { return box.place.top(); });
    QCOMPARE(crossed(0, 8), QStringLiteral("xxxxx..."));
    const auto parries = std::ranges::find_if(boxes, [](const paper::Box& box) { return box.place.width() < 2.5; });
    QVERIFY(parries != boxes.end());
    const qreal line = parries->place.top();
    std::erase_if(boxes, [line](const paper::Box& box) { return std::abs(box.place.top() - line) > 0.01; });
    std::ranges::sort(boxes, {}, [](const paper::Box& box) { return box.place.left(); });
    QCOMPARE(crossed(0, 3), QStringLiteral("x.."));
}

void TestRollUnderSheet::boxesEndAtDeath_data()
{
    QTest::addColumn<int>("hpMax");
    QTest::addColumn<int>("boxes");
    QTest::newRow("R3-60 six times 12, beside each other") << 12 << 72;
    QTest::newRow("R3-60 six times 30, below each other") << 30 << 180;
    QTest::newRow("more than a line holds: only those above 0") << 60 << 60;
}

void TestRollUnderSheet::boxesEndAtDeath()
{
    QFETCH(const int, hpMax);
    QFETCH(const int, boxes);
    rollunder::Bridgeman person;
    person.character.hpMax = hpMax;
    person.weapons.clear();
    const Printout printout = printed(person.subject());
    QCOMPARE(printout.pages.size(), 1U);
    constexpr int kOfTurns = 3 * (3 + 1 + 1 + 3 + 3 + 4);
    constexpr int kOfDeathRolls = 4;
    constexpr int kOfAttributes = 4;
    QCOMPARE(static_cast<int>(support::itemsOf<paper::Box>(printout.pages.front()).size()),
             boxes + kOfTurns + kOfDeathRolls + kOfAttributes);
}

/// 30 of 12 lost: HP −18, the roll at −12 is behind him (R3-56, R3-D29); all above 0 is crossed, 18 below.
void TestRollUnderSheet::deathRollsBehindHimAreTicked()
{
    rollunder::Bridgeman person;
    person.condition = {};
    person.condition.hpLost = 30;
    person.condition.thresholds = 1;
    person.weapons.clear();
    const Printout printout = printed(person.subject());
    QCOMPARE(rollunder::crossedIn(printout), 30 + 1);
    QVERIFY(rollunder::linesOf(printout).contains(QStringLiteral("HP −18 of 12")));
}

/// R3-69: after an All-Out Attack there is no defence.
void TestRollUnderSheet::whatMayNotBeDoneHasNoNumber()
{
    rollunder::Bridgeman person;
    person.condition.doing = rollunder::doingOf(rollunder::Maneuver::AllOutAttack);
    const QString all = rollunder::linesOf(person);
    for (const char* words : {"Dodge\n–", "Block: Round shield\n–", "Parry, right\n–"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(all));
}

/// R3-D50: the sheet prints nothing a place does.
void TestRollUnderSheet::placesAreNeutralAsPrinted()
{
    rollunder::Bridgeman person;
    person.switches.placesCount = false;
    const QString all = rollunder::linesOf(person);
    QVERIFY(!all.contains(QStringLiteral("Places and injury")) && !all.contains(QStringLiteral("at most")));
    QVERIFY(rollunder::linesOf(rollunder::Bridgeman()).contains(QStringLiteral("house value")));
}

void TestRollUnderSheet::nothingIsLost()
{
    const Printout printout = printed(rollunder::overfilledBridgeman().subject());
    QVERIFY(printout.pages.size() > 1);
    const QString all = rollunder::linesOf(printout).replace(u'\n', u' ');
    for (const char* words :
         {"Trade 39", "as they are swung in the mountains of the north", "Rifle number 10", "by order of the smiths",
          "the 79th", "turn 17", "HP −500 of 400", "from box 83 on", "133: reeling"})
        QVERIFY2(all.contains(QString::fromUtf8(words)), words);
}

void TestRollUnderSheet::blankHoldsNobody()
{
    const Printout blank = printed(rollunder::Bridgeman().subject(), true);
    const QString all = rollunder::linesOf(blank);
    for (const char* words : {"Arden", "Broadsword", "Revolver", "Mail", "Toll", "Dask", "Rowing"})
        QVERIFY2(!all.contains(QLatin1String(words)), words);
    for (const char* words : {"a third ____: reeling", "−1 × HP ____: HT or dead", "−5 × HP ____: dead", "DR ____ · −7",
                              "at most ½ HP + 1", "Basic Speed"})
        QVERIFY2(support::isSaid(all, QString::fromUtf8(words)), words);
    QCOMPARE(rollunder::crossedIn(blank), 0);
    QCOMPARE(blank.pages.size(), 1U);
}

HITSPREAD_GUI_TEST(TestRollUnderSheet)
#include "tst_rollundersheet.moc"
