#include "text/sheetfigures.h"

#include "rules/systems/outcome/modifiers.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/percentile/modifiers.h"
#include "rules/systems/percentile/sheet.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/modifiers.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/system.h"
#include "services/sheetinput.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "text/phrases.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <set>

using namespace hitspread;
using text::FigureOf;
using text::SheetFigures;

namespace {

template <typename Record>
CombatantView::Item itemOf(const RecordDeclaration& declaration, const Record& record)
{
    CombatantView::Item item;
    item.record.record = AnyRecord(declaration, &record);
    return item;
}

template <typename Character, typename Condition>
SheetSubject subjectOf(const System& system, const RecordDeclaration& character, const Character& who,
                       const RecordDeclaration& condition, const Condition& state)
{
    SheetSubject subject;
    subject.system = system.id();
    subject.who.combatant.name = who.name;
    subject.who.character.record = AnyRecord(character, &who);
    subject.who.combatant.condition = AnyRecord(condition, &state);
    subject.switches = AnyRecord(*system.record(RecordKind::Switches));
    subject.plan = support::humanPlan();
    return subject;
}

}  // namespace

/// The list of ready-worked numbers of somebody with conditions on, wounds and gear, by each system; expected from the rules.
class SheetFiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void percentile();
    void percentileHouse();
    void outcome();
    void outcomeTurn();
    void threed();
    void everyTableIsSound_data();
    void everyTableIsSound();
    void blankHasNamesAlone();
    void nothingWorkedOutHasNoFigures();
};

/// PCT-14, PCT-D15, PCT-D28: DEX 50, Dodge 60, bare hands 40, Sword 55; a condition of -20 and a penalty of -10.
void SheetFiguresTest::percentile()
{
    percentile::Character who;
    who.name = "Bill";
    who.dex = 50;
    who.dodge = 60;
    who.unarmed = 40;
    who.meleeSkills.set("Sword", 55);
    percentile::Condition state;
    state.penalties.add({-10, 0, percentile::PenaltyCause::GameMaster});
    SheetSubject subject = subjectOf(percentile::system(), percentile::characterRecord, who,
                                     percentile::conditionRecord, state);
    RollCondition gasping;
    gasping.name = "Gasping";
    gasping.rolls = -20;
    subject.who.conditions.push_back(itemOf(percentile::conditionTemplateRecord, gasping));
    percentile::Weapon sword;
    sword.skill = "Sword";
    sword.kind = percentile::WeaponKind::Melee;
    subject.who.weapons.push_back(itemOf(percentile::weaponRecord, sword));
    subject.who.weapons.push_back(itemOf(percentile::weaponRecord, sword));
    percentile::WeaponState dropped;
    dropped.dropped = true;
    subject.who.weapons.back().possession.state = AnyRecord(percentile::weaponStateRecord, &dropped);

    const SheetFigures figures(sheetAction(subject));
    QCOMPARE(figures.number("dodge"), std::optional(30));
    QCOMPARE(figures.number("unarmed"), std::optional(10));
    QCOMPARE(figures.number("parry"), std::optional(10));
    QCOMPARE(figures.number("block"), std::optional<int>());
    QCOMPARE(figures.count(FigureOf::Weapon), std::size_t{3});
    // PCT-07, PCT-08, PCT-34: 55 - 30; the Result adds DEX; a duel knows no burden.
    QCOMPARE(figures.number("rating", FigureOf::Weapon, 0), std::optional(25));
    QCOMPARE(figures.number("result", FigureOf::Weapon, 0), std::optional(75));
    QCOMPARE(figures.number("duel", FigureOf::Weapon, 0), std::optional(6));
    QCOMPARE(figures.number("parry", FigureOf::Weapon, 0), std::optional(25));
    QCOMPARE(figures.number("parry", FigureOf::Weapon, 1), std::optional<int>());
    QCOMPARE(figures.number("rating", FigureOf::Weapon, 2), std::optional(10));
    QVERIFY2(figures.line(FigureOf::Weapon, 1).endsWith(QStringLiteral("no parry")),
             qPrintable(figures.line(FigureOf::Weapon, 1)));
    // PCT-D11: 2 percent of 55 to the nearest; of the skill itself, whatever burdens him.
    QCOMPARE(figures.nameOf(FigureOf::Skill, 0), QStringLiteral("Sword"));
    QCOMPARE(figures.number("rating", FigureOf::Skill, 0), std::optional(55));
    QCOMPARE(figures.number("critical", FigureOf::Skill, 0), std::optional(1));
}

/// PCT-32: where nobody duels no number of a duel is told; PCT-D15: a shield that is ready blocks with DEX where no skill is named.
void SheetFiguresTest::percentileHouse()
{
    percentile::Character who;
    who.name = "Bill";
    who.dex = 50;
    SheetSubject subject = subjectOf(percentile::system(), percentile::characterRecord, who,
                                     percentile::conditionRecord, percentile::Condition{});
    percentile::Armour shield;
    shield.shield = true;
    subject.who.armour.push_back(itemOf(percentile::armourRecord, shield));
    subject.switches.as<Switches>().duel = false;
    const SheetFigures figures(sheetAction(subject));
    QCOMPARE(figures.number("block"), std::optional(50));
    QCOMPARE(figures.value("duel"), QString());
    QCOMPARE(figures.value("duel", FigureOf::Weapon, 0), QString());
}

/// OUT-02, OUT-06, OUT-67, OUT-74: Discipline 1, Physique 2, Melee 3, Unarmed Combat 4; three levels of damage are -1, the condition -2.
void SheetFiguresTest::outcome()
{
    outcome::Character who;
    who.name = "Ysa";
    who.discipline = 1;
    who.physique = 2;
    who.melee = 3;
    who.unarmed = 4;
    outcome::Condition state;
    state.levels = 3;
    SheetSubject subject = subjectOf(outcome::system(), outcome::characterRecord, who, outcome::conditionRecord, state);
    RollCondition dazed;
    dazed.name = "Dazed";
    dazed.rolls = -2;
    subject.who.conditions.push_back(itemOf(outcome::conditionTemplateRecord, dazed));
    outcome::Weapon blade;
    blade.kind = outcome::WeaponKind::Melee;
    subject.who.weapons.push_back(itemOf(outcome::weaponRecord, blade));
    outcome::Weapon wire = blade;
    wire.garrote = true;
    subject.who.weapons.push_back(itemOf(outcome::weaponRecord, wire));
    outcome::Weapon buckler = blade;
    buckler.buckler = true;
    subject.who.weapons.push_back(itemOf(outcome::weaponRecord, buckler));
    outcome::Weapon rifle;
    rifle.kind = outcome::WeaponKind::Firearm;
    rifle.modes = outcome::bit(outcome::Mode::Single) | outcome::bit(outcome::Mode::Burst);
    subject.who.weapons.push_back(itemOf(outcome::weaponRecord, rifle));

    const SheetFigures figures(sheetAction(subject));
    QCOMPARE(figures.number("woundPenalty"), std::optional(-1));
    QCOMPARE(figures.number("initiative"), std::optional(-2));
    QCOMPARE(figures.number("dodge"), std::optional(-1));
    QCOMPARE(figures.number("parry"), std::optional(0));
    QCOMPARE(figures.number("attack"), std::optional(1));
    QCOMPARE(figures.find("dodge")->sum, QStringLiteral("Physique, wounds −1, conditions −2"));
    QCOMPARE(figures.value("melee"), QStringLiteral("+3 → 0"));
    QCOMPARE(figures.number("rating", FigureOf::Weapon, 0), std::optional(0));
    QCOMPARE(figures.number("parry", FigureOf::Weapon, 0), std::optional(0));
    // OUT-57: a garrote grapples with Unarmed Combat at -1 and parries nothing. OUT-43: a buckler parries at +1.
    QCOMPARE(figures.number("rating", FigureOf::Weapon, 1), std::optional(0));
    QCOMPARE(figures.number("parry", FigureOf::Weapon, 1), std::optional<int>());
    QCOMPARE(figures.number("parry", FigureOf::Weapon, 2), std::optional(1));
    QCOMPARE(figures.value("bucklerParry"), QStringLiteral("+1"));
    // OUT-47: a burst adds 1, here to Ranged 0 - 3.
    QVERIFY2(figures.value("modes", FigureOf::Weapon, 3).contains(QStringLiteral("−3"))
                 && figures.value("modes", FigureOf::Weapon, 3).contains(QStringLiteral("−2")),
             qPrintable(figures.value("modes", FigureOf::Weapon, 3)));
    QCOMPARE(figures.number("rating", FigureOf::Weapon, 4), std::optional(1));
}

/// OUT-11, OUT-67, OUT-74: two actions of a turn are -2 on each, but not on initiative; one with Pain Tolerance bears no wounds (OUT-75).
void SheetFiguresTest::outcomeTurn()
{
    outcome::Character who;
    who.name = "Ysa";
    who.discipline = 1;
    who.physique = 2;
    who.painTolerance = true;
    who.integralArmour = 1;
    outcome::Condition state;
    state.levels = 3;
    state.inTurn = true;
    state.plan.add({outcome::Plan::Strike, 0, 2, 0});
    SheetSubject subject = subjectOf(outcome::system(), outcome::characterRecord, who, outcome::conditionRecord, state);
    outcome::Armour coat;
    coat.points = 2;
    subject.who.armour.push_back(itemOf(outcome::armourRecord, coat));
    const SheetFigures figures(sheetAction(subject));
    QCOMPARE(figures.number("initiative"), std::optional(1));
    QCOMPARE(figures.number("dodge"), std::optional(0));
    QCOMPARE(figures.find("dodge")->sum, QStringLiteral("Physique, several actions −2"));
    QCOMPARE(figures.number("worn"), std::optional(2));
    QCOMPARE(figures.number("armour"), std::optional(3));
}

/// 3D-MEL-06: STR 12 - 3 is a bonus of 3; DEX 14 - 4 is five shots a round.
void SheetFiguresTest::threed()
{
    threed::Character who;
    who.name = "Nora";
    who.str = 12;
    who.dex = 14;
    who.skills.set("pistol", 4);
    SheetSubject subject = subjectOf(threed::system(), threed::characterRecord, who, threed::conditionRecord,
                                     threed::Condition{});
    threed::ConditionTemplate weak;
    weak.name = "Weak";
    weak.statChange[0] = -3;
    weak.statChange[1] = -4;
    subject.who.conditions.push_back(itemOf(threed::conditionTemplateRecord, weak));
    const SheetFigures figures(sheetAction(subject));
    QCOMPARE(figures.value("strengthBonus"), QStringLiteral("+3"));
    QCOMPARE(figures.find("strengthBonus")->sum, QStringLiteral("STR 9 / 3"));
    QCOMPARE(figures.number("shotsPerRound"), std::optional(5));
    QCOMPARE(figures.line(FigureOf::Skill, 0), QStringLiteral("9 or more"));  // 3D-SKL-01: 13 less the rank
    QCOMPARE(figures.find("woundPenalty"), nullptr);
}

void SheetFiguresTest::everyTableIsSound_data()
{
    QTest::addColumn<QString>("system");
    for (const text::SystemPhrases* phrases : text::allPhrases()) {
        if (phrases->sheet)
            QTest::newRow(phrases->system.data()) << QString::fromLatin1(phrases->system.data());
    }
}

/// Each figure by an id of its own, with a quantity of the rules where it has one, in a group that is declared or of a thing.
void SheetFiguresTest::everyTableIsSound()
{
    QFETCH(const QString, system);
    const System* rules = findSystem(system.toStdString());
    QVERIFY(rules && rules->action("sheet"));
    const text::SheetTable& table = *text::phrasesOf(rules->id())->sheet;
    QVERIFY(!table.figures.empty());
    std::set<std::pair<FigureOf, std::string_view>> ids;
    for (const text::Figure& figure : table.figures) {
        QVERIFY2(ids.insert({figure.of, figure.id}).second, figure.id.data());
        const bool hasQuantity = figure.quantity != text::Figure::kNoQuantity;
        QVERIFY2(hasQuantity || (figure.value.isGiven() && figure.name.isGiven()), figure.id.data());
        QVERIFY2(!hasQuantity || figure.quantity < rules->quantities().size(), figure.id.data());
        // What stands among what follows from the stats can be asked why.
        QVERIFY2(!figure.sum.isGiven() || (hasQuantity && figure.of == FigureOf::Person), figure.id.data());
        QVERIFY2(figure.of == FigureOf::Person
                     || std::ranges::find(table.things, figure.of, &text::FigureThings::of) != table.things.end(),
                 figure.id.data());
    }
}

void SheetFiguresTest::blankHasNamesAlone()
{
    for (const text::SystemPhrases* phrases : text::allPhrases()) {
        if (!phrases->sheet)
            continue;
        const SheetFigures blank = SheetFigures::blank(*findSystem(phrases->system));
        QVERIFY(blank.isBlank() && !blank.all().empty());
        for (const text::SheetFigure& figure : blank.all()) {
            QVERIFY2(!figure.paperName.isEmpty(), figure.declared->id.data());
            QVERIFY2(figure.value.isEmpty() && figure.paperValue.isEmpty() && !figure.number,
                     figure.declared->id.data());
        }
    }
}

/// What the rules refuse to work out: paper still finds the headings it lays out.
void SheetFiguresTest::nothingWorkedOutHasNoFigures()
{
    QVERIFY(SheetFigures(ActionRecord()).all().empty());
    for (const text::SystemPhrases* phrases : text::allPhrases()) {
        if (!phrases->sheet)
            continue;
        ActionRecord refused;
        refused.system = phrases->system;
        const SheetFigures none(refused);
        QVERIFY(none.all().empty());
        QCOMPARE(none.count(FigureOf::Weapon), std::size_t{0});
        for (const text::FigureGroup& group : phrases->sheet->groups)
            QCOMPARE(none.group(group.id), &group);
    }
}

HITSPREAD_TEST(SheetFiguresTest)
#include "sheetfigures_test.moc"
