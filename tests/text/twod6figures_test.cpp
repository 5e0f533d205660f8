#include "rules/systems/twod6/conditions.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/sheet.h"
#include "rules/systems/twod6/system.h"
#include "services/library/sheetinput.h"
#include "support/humanplan.h"
#include "support/testclass.h"
#include "text/naming.h"
#include "text/sheetfigures.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/phrases.h"
#include "text/systems/twod6/weaponwords.h"

#include <QTest>

#include <functional>
#include <optional>

using namespace hitspread;

namespace hitspread::twod6 {

namespace {

constexpr int kLacking = -99999;

text::Naming usual()
{
    return text::Naming::usual(twod6::system());
}

/// Somebody of the fights with what he carries and wears.
struct Dossier {
    Character who;
    Condition state;
    Weapon weapon;
    WeaponState held{.held = Held::Right};
    Armour worn;
    ArmourState wornState;
    Switches house;
    std::int32_t rolls = 0;

    [[nodiscard]] text::SheetFigures figures() const
    {
        const auto item = [](const RecordDeclaration& declared, const void* record, const RecordDeclaration& kept,
                             const void* keptRecord) {
            CombatantView::Item made;
            made.record.record = AnyRecord(declared, record);
            made.possession.state = AnyRecord(kept, keptRecord);
            return made;
        };
        SheetSubject subject;
        subject.system = "twod6";
        subject.who.character.record = AnyRecord(characterRecord, &who);
        subject.who.combatant.condition = AnyRecord(conditionRecord, &state);
        subject.who.weapons.push_back(item(weaponRecord, &weapon, weaponStateRecord, &held));
        subject.who.armour.push_back(item(armourRecord, &worn, armourStateRecord, &wornState));
        if (rolls != 0) {
            RollCondition burden;
            burden.name = "Dazed";
            burden.rolls = rolls;
            CombatantView::Item made;
            made.record.record = AnyRecord(conditionTemplateRecord, &burden);
            subject.who.conditions.push_back(made);
        }
        subject.switches = AnyRecord(switchesRecord, &house);
        subject.plan = support::humanPlan();
        return text::SheetFigures(sheetAction(subject));
    }
};

/// Vane of fight A: a heavy pistol, a vest of a half on the torso.
Dossier vane()
{
    Dossier made;
    made.who.name = "Vane";
    made.who.bld = 5;
    made.who.ref = 6;
    made.who.skills.set(std::string("Heavy pistol"), 5);
    made.who.skills.set(std::string(kUnarmed), 6);
    made.weapon = {.name = "Heavy pistol",
                   .skill = "Heavy pistol",
                   .notes = {},
                   .kind = WeaponKind::Ranged,
                   .damageDice = 2,
                   .damageBonus = 3,
                   .shortRange = 10,
                   .mediumRange = 25,
                   .longRange = 50,
                   .shots = 6};
    made.held.shotsLeft = 5;
    made.worn = {.name = "Vest", .notes = {}, .stops = 1, .outOf = 2};
    return made;
}

/// BLD 5, REF 5, Running 6 of TD-V02.
Dossier runner()
{
    Dossier made = vane();
    made.who.ref = 5;
    made.who.skills.set(std::string(kRunningSkill), 6);
    return made;
}

Dossier hurt(std::int32_t bld, std::int32_t lethal, std::int32_t filled)
{
    Dossier made = vane();
    made.who.bld = bld;
    made.state.lethal = lethal;
    made.state.filled = filled;
    return made;
}

/// One whose turn of a round has come.
Condition atTurn()
{
    Condition now;
    now.inRound = true;
    return now;
}

}  // namespace

}  // namespace hitspread::twod6

/// Ready-worked numbers and short words of somebody in 2d6 combat, by its rules and the scripted fights.
class Twod6FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figures_data();
    void figures();
    void gear();
    void saysWhy();
    void words_data();
    void words();
    void previews_data();
    void previews();
};

void Twod6FiguresTest::figures_data()
{
    using namespace twod6;
    QTest::addColumn<std::function<Dossier()>>("make");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("number");
    const auto row = [](const char* name, const Dossier& who, const char* id, int number) {
        QTest::newRow(name) << std::function<Dossier()>([who] { return who; }) << QByteArray(id) << number;
    };
    row("TD-E04 two boxes a point", vane(), "boxes", 10);
    row("TD-92 three lines", vane(), "monitor", 30);
    row("TD-V02 walk", runner(), "walk", 25);
    row("TD-V02 run", runner(), "run", 70);
    row("TD-V02 sprint", runner(), "sprint", 95);
    row("TD-V02 evade", runner(), "evade", 25);
    row("TD-D02 an untrained runner", vane(), "run", 55);
    Dossier limping = runner();
    limping.state.wounds[static_cast<std::size_t>(Location::LeftLeg)] = Wound::Incapacitated;
    row("TD-D60 half, rounded down", limping, "walk", 12);
    row("TD-V16 L 10 of BLD 5", hurt(5, 10, 10), "wound", 1);
    row("TD-V16 L 11", hurt(5, 11, 11), "wound", 2);
    row("TD-V16 L 21", hurt(5, 21, 21), "wound", 3);
    row("TD-E06 FAIR", hurt(5, 5, 14), "save", 5);
    row("TD-E07 POOR", hurt(5, 21, 21), "save", 7);
    row("TD-D26 full: no roll", hurt(3, 16, 18), "save", kLacking);
    row("TD-110 Ulf: 12 - 3 + 3", hurt(3, 15, 15), "buildSave", 12);
    row("TD-110 Rook: 12 - 6 + 2", hurt(6, 15, 15), "buildSave", 8);
    Dossier longEvening = hurt(6, 15, 15);
    longEvening.house.saveBase = 18;
    longEvening.house.saveFactor = 2;
    row("TD-D63 18 - 2 x 6 + 2", longEvening, "buildSave", 8);
    row("TD-E02 bare hands", hurt(4, 0, 0), "unarmed", 4);
    row("TD-116 an hour", vane(), "hour", 5);
    row("TD-E08 BLD 3", hurt(3, 0, 0), "minutes", 20);
    row("TD-118 active", vane(), "weekActive", 5);
    row("TD-118 resting", vane(), "weekResting", 10);
    row("TD-E09 23 of BLD 5", hurt(5, 23, 23), "weeks", 3);
    row("TD-119 nothing to heal", vane(), "weeks", kLacking);
    row("TD-D36 2 x 5", vane(), "proposal", 10);
    Dossier dazed = hurt(5, 5, 14);
    dazed.rolls = 2;
    row("TD-42 plus is harder", dazed, "save", 7);
}

void Twod6FiguresTest::figures()
{
    using namespace twod6;
    QFETCH(const std::function<Dossier()>, make);
    QFETCH(const QByteArray, id);
    QFETCH(const int, number);
    QCOMPARE(make().figures().number(id.toStdString()).value_or(kLacking), number);
}

/// TD-35, TD-44d, TD-88, TD-106: weapons and armour by what hand and arm they take.
void Twod6FiguresTest::gear()
{
    using namespace twod6;
    Dossier who = vane();
    text::SheetFigures figures = who.figures();
    QCOMPARE(figures.line(text::FigureOf::Weapon, 0),
             QStringLiteral("Heavy pistol 5 · 2d6+3 Lethal · 10 / 25 / 50 m · 5 of 6 shots · right hand"));
    QCOMPARE(figures.number("number", text::FigureOf::Weapon, 1), std::optional(6));
    QCOMPARE(figures.value("damage", text::FigureOf::Weapon, 1), QStringLiteral("1d6+5 Bruise"));
    const auto torso = static_cast<std::size_t>(Location::Torso);
    QCOMPARE(figures.value("lethal", text::FigureOf::Location, torso), QStringLiteral("50 %"));
    QCOMPARE(figures.value("bruise", text::FigureOf::Location, torso), QStringLiteral("50 %"));
    QCOMPARE(figures.value("lethal", text::FigureOf::Location, 0), QStringLiteral("0 %"));
    QCOMPARE(figures.value("proposal", text::FigureOf::Location, torso), QStringLiteral("incapacitated from 10"));
    who.held.held = Held::Left;
    who.state.wounds[static_cast<std::size_t>(Location::LeftArm)] = Wound::Incapacitated;
    figures = who.figures();
    QCOMPARE(figures.number("number", text::FigureOf::Weapon, 0), std::optional(9));  // 5 + 2 off hand + 2 of the arm
    QCOMPARE(figures.value("state", text::FigureOf::Weapon, 0),
             QStringLiteral("left hand · off hand +2 · incapacitated arm +2"));
    who.worn.pool = 4;
    who.wornState.poolLeft = 1;
    QCOMPARE(who.figures().value("worn", text::FigureOf::Armour, 0), QStringLiteral("pool 1 of 4"));
}

void Twod6FiguresTest::saysWhy()
{
    using namespace twod6;
    const text::SheetFigures figures = hurt(6, 15, 15).figures();
    QCOMPARE(figures.value("monitor"), QStringLiteral("L 15, F 15 of 36"));
    QCOMPARE(figures.value("line"), QStringLiteral("FAIR"));
    QCOMPARE(figures.value("buildSave"), QStringLiteral("8 or more"));
    QCOMPARE(figures.find("buildSave")->sum, QStringLiteral("12 − BLD 6 + WF 2"));
    QCOMPARE(figures.find("save")->sum, QStringLiteral("on the line FAIR"));
    const text::SheetFigures fast = runner().figures();
    QCOMPARE(fast.find("sprint")->sum, QStringLiteral("(2 × BLD 5 + REF 5 + 4 of Running) × 5"));
    QCOMPARE(fast.find("evade")->sum, QStringLiteral("REF 5 × 5"));
    QCOMPARE(fast.value("proposal"), QStringLiteral("incapacitated from 10, disabled from 15"));
    QCOMPARE(fast.find("proposal")->sum, QStringLiteral("torso: incapacitated from 10"));
}

void Twod6FiguresTest::words_data()
{
    using namespace twod6;
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& said, const QString& expected) {
        QTest::newRow(name) << said << expected;
    };
    const Switches house;
    Dossier pell = hurt(5, 14, 14);
    pell.state.unconscious = true;
    row("A 2.3", monitorWords(pell.who, pell.state), u"L 14, F 14 of 30 · FAIR · WF 2 · unconscious"_qs);
    Dossier rook = hurt(6, 15, 15);
    rook.state.saveIn = 1;
    row("TD-110 before it bites", saveDueWords(rook.who, rook.state, house),
        u"Build save (8 or more) as the next round begins"_qs);
    rook.state.saveIn = 3;
    row("TD-110 later", saveDueWords(rook.who, rook.state, house), u"Build save (8 or more) in 3 rounds"_qs);
    Dossier tarn = hurt(5, 4, 25);
    tarn.state.saveIn = 6;
    Switches longEvening;
    longEvening.deterioration = Deterioration::FromWoundTwo;
    row("TD-D63 from Wound Factor 2 on", saveDueWords(tarn.who, tarn.state, longEvening), u"no Build save at WF 1"_qs);
    tarn.state.unconscious = true;
    tarn.state.wakeIn = 6;
    row("TD-114", wakeDueWords(tarn.who, tarn.state, house), u"try to wake (7 or more) in 6 rounds"_qs);
    Dossier ulf = hurt(3, 16, 18);
    row("TD-D26", consciousnessWords(ulf.who, ulf.state, house), u"unconscious without a roll: the monitor is full"_qs);
    row("TD-D05", neededWords(2), u"any roll"_qs);
    row("TD-D05 the house says", neededWords(2, true), u"3 or more"_qs);
    row("TD-D05 over 12", neededWords(13), u"no roll"_qs);
    Condition now = atTurn();
    row("TD-16", actionsLeftWords(now), u"two Simple Actions or one Complex Action"_qs);
    now.begun = true;
    now.simple = 1;
    now.kinds = bitOf(ActionKind::Handling);
    row("TD-17", actionsLeftWords(now), u"one Simple Action, no handling"_qs);
    now = atTurn();
    now.begun = true;
    now.complexTaken = true;
    row("TD-16 Complex", actionsLeftWords(now), u"Incidental Actions alone"_qs);
    now = atTurn();
    now.heldBy.add({2});
    row("TD-77", actionsLeftWords(now), u"Incidental Actions or an escape"_qs);
    now = atTurn();
    now.surprised = true;
    row("TD-11", actionsLeftWords(now), QString());
    now = {};
    now.aimRounds = 4;
    row("TD-47 at most -3", aimWords(now, house, u"Mirel"_qs), u"aims carefully at Mirel, 4 rounds (−3)"_qs);
    now.movement = Movement::Walked;
    now.metres = 15;
    row("TD-20", movedWords(vane().who, now), u"walked 15 m"_qs);
    now.movement = Movement::Evaded;
    now.evadeOpen = true;
    row("TD-28", movedWords(runner().who, now), u"evades, up to 25 m still to go"_qs);
    now.wounds[static_cast<std::size_t>(Location::RightLeg)] = Wound::Incapacitated;
    now.operated = bitOf(Location::RightLeg);
    now.daysLeft[static_cast<std::size_t>(Location::RightLeg)] = 7;
    row("TD-129", woundsWords(usual(), now), u"Right leg incapacitated, operated on, 7 days left"_qs);
    now.cover = Cover::Partial;
    now.covered = usuallyCovered(Cover::Partial, Hand::Right);
    row("TD-D38", coverPlacesWords(usual(), now), u"partial cover (left leg, right leg)"_qs);
    row("TD-43a", rowWords(RangedRow::Stationary), u"Target stationary"_qs);
    row("TD-63l", rowWords(MeleeRow::TotalDarkness), u"Total darkness"_qs);
    row("TD-D09", costWords(house, Doing::Sprint), u"Complex, movement"_qs);
}

void Twod6FiguresTest::words()
{
    using namespace twod6;
    QFETCH(const QString, said);
    QFETCH(const QString, expected);
    QCOMPARE(said, expected);
}

void Twod6FiguresTest::previews_data()
{
    using namespace twod6;
    QTest::addColumn<AnyRecord>("record");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* test, const RecordDeclaration& declared, const void* record, const QString& name,
                        const QString& value) { QTest::newRow(test) << AnyRecord(declared, record) << name << value; };
    Dossier who = vane();
    row("TD-92", characterRecord, &who.who, u"Boxes"_qs, u"30 in three lines of 10"_qs);
    row("TD-22", characterRecord, &who.who, u"Walk"_qs, u"25 m"_qs);
    row("TD-85", weaponRecord, &who.weapon, u"Damage"_qs, u"2d6+3 Lethal"_qs);
    row("TD-45", weaponRecord, &who.weapon, u"Ranges"_qs,
        u"short: 0 to 10 m (+0) · medium: 11 to 25 m (+2) · long: 26 to 50 m (+4)"_qs);
    who.weapon.burst = true;
    who.weapon.area = 2;
    row("TD-E10 TD-D14", weaponRecord, &who.weapon, u"Handling"_qs, u"burst: 3 shots · area 2: 10 m"_qs);
    row("TD-88", armourRecord, &who.worn, u"Protects"_qs, u"stops ½ · torso"_qs);
    who.worn.stops = 3;
    who.worn.outOf = 4;
    who.worn.pool = 4;
    who.worn.types = bitOf(DamageType::Lethal);
    row("TD-89 TD-90", armourRecord, &who.worn, u"Protects"_qs, u"stops ¾ · torso · Lethal alone · pool 4"_qs);
}

void Twod6FiguresTest::previews()
{
    using namespace twod6;
    QFETCH(const AnyRecord, record);
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    StoredRecord stored;
    stored.system = "twod6";
    stored.record = record;
    QString said;
    for (const text::LibraryFacts::Line& line : factsOf(usual(), stored, {}).lines) {
        if (line.name == name)
            said = line.value;
    }
    QCOMPARE(said, value);
}

HITSPREAD_TEST(Twod6FiguresTest)
#include "twod6figures_test.moc"
