#include "text/sheetfigures.h"

#include "rules/systems/outcome/conditions.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/percentile/conditions.h"
#include "rules/systems/percentile/sheet.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/registry.h"
#include "rules/systems/rollunder/conditions.h"
#include "rules/systems/rollunder/sheet.h"
#include "rules/systems/rollunder/system.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/system.h"
#include "services/library/sheetinput.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "text/systemphrases.h"
#include "text/systems/rollunder/phrases.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <vector>

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
    void rollunder_data();
    void rollunder();
    void rollunderGear();
    void rollunderSaysWhy();
    void rollunderPreviews_data();
    void rollunderPreviews();
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
    subject.switches.as<percentile::Switches>().duel = false;
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

namespace {

/// Who stands on the toll bridge: a sword and a shield with DB, by the numbers of the fights.
struct BridgeFighter {
    BridgeFighter(std::int32_t hp, std::int32_t speed, std::int32_t skill, std::int32_t shieldSkill, std::int32_t db)
    {
        who.name = "Arden";
        who.hpMax = hp;
        who.basicSpeed = speed;
        who.skills.set("Broadsword", skill);
        who.skills.set("Shield", shieldSkill);
        sword.name = "Broadsword";
        sword.skill = "Broadsword";
        sword.damageBonus = 2;
        sword.damageType = rollunder::DamageType::Cutting;
        shield.shield = true;
        shield.db = db;
    }

    [[nodiscard]] SheetSubject subject() const
    {
        SheetSubject subject = subjectOf(rollunder::system(), rollunder::characterRecord, who,
                                         rollunder::conditionRecord, state);
        subject.who.weapons.push_back(itemOf(rollunder::weaponRecord, sword));
        subject.who.weapons.back().possession.state = AnyRecord(rollunder::weaponStateRecord, &swordState);
        if (shield.db > 0)
            subject.who.armour.push_back(itemOf(rollunder::armourRecord, shield));
        if (rolls != 0) {
            RollCondition burden;
            burden.name = "Gasping";
            burden.rolls = rolls;
            subject.who.conditions.push_back(itemOf(rollunder::conditionTemplateRecord, burden));
        }
        return subject;
    }

    rollunder::Character who;
    rollunder::Condition state;
    rollunder::Weapon sword;
    rollunder::WeaponState swordState;
    rollunder::Armour shield;
    std::int32_t rolls = 0;
};

BridgeFighter arden()
{
    return {12, 5750, 14, 12, 2};
}
BridgeFighter corrin()
{
    return {13, 5750, 12, 11, 1};
}

constexpr int kNoFigure = -99999;

}  // namespace

void SheetFiguresTest::rollunder_data()
{
    QTest::addColumn<BridgeFighter*>("fighter");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("number");
    static std::vector<std::unique_ptr<BridgeFighter>> all;
    const auto row = [](const char* name, const BridgeFighter& fighter, const char* id, int number) {
        all.push_back(std::make_unique<BridgeFighter>(fighter));
        QTest::newRow(name) << all.back().get() << QByteArray(id) << number;
    };
    row("R3-06 R3-20 Arden: 5 + 3 + 2", arden(), "dodge", 10);
    row("R3-06 R3-25 Arden: 12/2 + 3 + 2", arden(), "block", 11);
    row("R3-06 R3-30 Arden: 14/2 + 3 + 2", arden(), "parryRight", 12);
    row("R3-30 the arm with the shield parries nothing", arden(), "parryLeft", kNoFigure);
    row("R3-06 R3-25 R3-D08 Corrin: 11/2 down + 3 + 1", corrin(), "block", 9);
    row("R3-06 R3-30 Corrin: 12/2 + 3 + 1", corrin(), "parryRight", 10);
    BridgeFighter hurt = arden();
    hurt.state.hpLost = 12;
    row("R3-52 Arden at 0: Move", hurt, "move", 3);
    row("R3-69 R3-D37 half of 3", hurt, "halfMove", 2);
    row("R3-69 R3-D37 a step", hurt, "step", 1);
    row("R3-53 Basic Speed", hurt, "speed", 2875);
    row("R3-54 Dodge 6 + 2", hurt, "dodge", 8);
    row("R3-52 R3-D19 of 12", hurt, "thirdAt", 4);
    row("R3-56 once", hurt, "deathAt1", -12);
    row("R3-60 five times", hurt, "deadAt", -60);
    BridgeFighter five = corrin();
    five.state.hpLost = 8;
    row("R3-52 Corrin with 5 of 13 is not reeling", five, "reeling", kNoFigure);
    five.state.hpLost = 9;
    row("R3-52 with 4 he is", five, "reeling", 1);
    BridgeFighter burdened = arden();
    burdened.rolls = -2;
    row("R3-08 a condition of -2 on a dodge", burdened, "dodge", 8);
    row("R3-08 and on a block", burdened, "block", 9);
    BridgeFighter lying = arden();
    lying.state.posture = rollunder::Posture::Lying;
    row("R3-69 R3-D35 lying: 10 - 3", lying, "dodge", 7);
    row("R3-70 lying: exactly 1", lying, "move", 1);
    BridgeFighter third = arden();
    third.shield.db = 0;
    third.state.parries = 2;
    row("R3-32 a third parry: 10 - 8", third, "parryRight", 2);
    row("R3-33 the bare left hand: 10/2 + 3 - 8 - 2", third, "parryLeft", -2);
    BridgeFighter blocked = arden();
    blocked.state.blocks = 1;
    row("R3-27 one block a turn", blocked, "block", kNoFigure);
    BridgeFighter allOut = arden();
    allOut.state.doing = rollunder::doingOf(rollunder::Maneuver::AllOutAttack);
    row("R3-69 no defence after an All-Out Attack", allOut, "dodge", kNoFigure);
}

/// The fighters of the toll bridge, whole, hurt, lying and burdened.
void SheetFiguresTest::rollunder()
{
    QFETCH(BridgeFighter*, fighter);
    QFETCH(const QByteArray, id);
    QFETCH(const int, number);
    const SheetFigures figures(sheetAction(fighter->subject()));
    QCOMPARE(figures.number(id.toStdString()).value_or(kNoFigure), number);
}

/// R3-15, R3-30, R3-51, R3-D55, R3-D65: weapons, skills, DR.
void SheetFiguresTest::rollunderGear()
{
    BridgeFighter fighter = arden();
    fighter.state.shock = 4;
    fighter.who.otherSkills.set("Rowing", 9);
    fighter.who.dr[static_cast<std::size_t>(rollunder::Location::Torso)] = 2;
    SheetFigures figures(sheetAction(fighter.subject()));
    QCOMPARE(figures.count(FigureOf::Weapon), std::size_t{2});
    QCOMPARE(figures.number("number", FigureOf::Weapon, 0), std::optional(10));
    QCOMPARE(figures.value("damage", FigureOf::Weapon, 0), QStringLiteral("1d6+2 cut"));
    QCOMPARE(figures.number("parry", FigureOf::Weapon, 0), std::optional(10));
    QCOMPARE(figures.line(FigureOf::Weapon, 0),
             QStringLiteral("Broadsword 10 · 1d6+2 cut · reach 1 · parry 10, DB +2 · right hand"));
    // A fist uses DX where nobody has Unarmed: 10 - 4.
    QCOMPARE(figures.number("number", FigureOf::Weapon, 1), std::optional(6));
    QCOMPARE(figures.value("level", FigureOf::Skill, 0), QStringLiteral("14 → 10"));
    QCOMPARE(figures.value("level", FigureOf::Skill, 2), QStringLiteral("9"));
    QCOMPARE(figures.count(FigureOf::Location), rollunder::kLocations);
    const auto at = [](rollunder::Location location) { return static_cast<std::size_t>(location); };
    QCOMPARE(figures.number("dr", FigureOf::Location, at(rollunder::Location::Torso)), std::optional(2));
    QCOMPARE(figures.number("dr", FigureOf::Location, at(rollunder::Location::Vitals)), std::optional(2));
    QCOMPARE(figures.number("dr", FigureOf::Location, at(rollunder::Location::Eyes)), std::optional(0));
    // In the other hand it attacks at -4 more, and parries at -2 (R3-33): 10 - 2; the shield has changed arms with it.
    fighter.swordState.held = rollunder::Held::Left;
    fighter.shield.db = 0;
    figures = SheetFigures(sheetAction(fighter.subject()));
    QCOMPARE(figures.number("number", FigureOf::Weapon, 0), std::optional(6));
    QCOMPARE(figures.number("parryLeft"), std::optional(8));
    QVERIFY2(figures.value("state", FigureOf::Weapon, 0).contains(QStringLiteral("house value")),
             qPrintable(figures.value("state", FigureOf::Weapon, 0)));
}

/// What a number rests on that the rules do not print is said, and only that (R3-D35).
void SheetFiguresTest::rollunderSaysWhy()
{
    BridgeFighter fighter = arden();
    QVERIFY(!SheetFigures(sheetAction(fighter.subject())).find("dodge")->sum.contains(QStringLiteral("house value")));
    fighter.state.posture = rollunder::Posture::Kneeling;
    fighter.state.hpLost = 8;
    const SheetFigures figures(sheetAction(fighter.subject()));
    const QString sum = figures.find("dodge")->sum;
    QVERIFY2(sum.startsWith(QStringLiteral("half of Move + 3")) && sum.contains(QStringLiteral("+2"))
                 && sum.contains(QStringLiteral("Posture −2 (house value)"))
                 && sum.count(QStringLiteral("house value")) == 1,
             qPrintable(sum));
    QCOMPARE(figures.value("hp"), QStringLiteral("4 of 12"));
    QCOMPARE(figures.value("speed"), QStringLiteral("2.875"));
    QCOMPARE(figures.value("thresholds"), QStringLiteral("0 · −12 · −24 · −36 · −48 · −60"));
}

void SheetFiguresTest::rollunderPreviews_data()
{
    QTest::addColumn<AnyRecord>("record");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* test, const RecordDeclaration& declared, const void* record, const char* name,
                        const char* value) {
        QTest::newRow(test) << AnyRecord(declared, record) << QString::fromUtf8(name) << QString::fromUtf8(value);
    };
    const BridgeFighter fighter = arden();
    row("R3-20 5 + 3, without a shield", rollunder::characterRecord, &fighter.who, "Dodge", "8");
    row("R3-53", rollunder::characterRecord, &fighter.who, "Basic Speed", "5.75");
    row("R3-30 DX 10: 5 + 3", rollunder::characterRecord, &fighter.who, "Parry, bare hand", "8");
    row("R3-55 to R3-60", rollunder::characterRecord, &fighter.who, "Rolls against HT at",
        "0 · −12 · −24 · −36 · −48 · −60");
    row("R3-11", rollunder::weaponRecord, &fighter.sword, "Damage", "1d6+2 cut");
    row("R3-51", rollunder::weaponRecord, &fighter.sword, "What penetrates counts", "×1½");
    row("R3-D23 a blow", rollunder::weaponRecord, &fighter.sword, "Against it", "dodge, block, parry");
    rollunder::Weapon knife;
    knife.kind = rollunder::WeaponKind::Thrown;
    knife.smallThrown = true;
    row("R3-34 R3-D24", rollunder::weaponRecord, &knife, "Against it", "dodge, block, parry at −2");
    rollunder::Weapon pistol;
    pistol.kind = rollunder::WeaponKind::Firearm;
    pistol.accuracy = 2;
    pistol.longestRange = 100;
    row("R3-D23 a shot", rollunder::weaponRecord, &pistol, "Against it", "dodge");
    row("R3-61 R3-D72", rollunder::weaponRecord, &pistol, "Aimed", "Acc +2 · up to 100 yards");
    rollunder::Armour mail;
    mail.dr[static_cast<std::size_t>(rollunder::Location::Torso)] = 2;
    row("R3-12 R3-D65", rollunder::armourRecord, &mail, "Protects", "DR Torso 2");
    row("R3-06 R3-25", rollunder::armourRecord, &fighter.shield, "Shield", "DB +2 · blocks with Shield");
    RollCondition gasping;
    gasping.rolls = -2;
    gasping.preventsActing = true;
    row("R3-03 R3-08", rollunder::conditionTemplateRecord, &gasping, "Attacks and defences", "−2");
    row("R3-69", rollunder::conditionTemplateRecord, &gasping, "Acts", "no");
}

/// What the library says of each kind of record, ready-worked.
void SheetFiguresTest::rollunderPreviews()
{
    QFETCH(const AnyRecord, record);
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    StoredRecord stored;
    stored.system = "rollunder";
    stored.record = record;
    QString said;
    for (const text::LibraryFacts::Line& line :
         rollunder::factsOf(text::Naming::usual(rollunder::system()), stored, {}).lines) {
        if (line.name == name)
            said = line.value;
    }
    QCOMPARE(said, value);
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
