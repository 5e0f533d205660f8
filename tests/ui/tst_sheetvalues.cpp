#include "reports/systems/outcome/sheetfacts.h"
#include "reports/systems/percentile/sheetfacts.h"
#include "reports/systems/threed/combatfacts.h"
#include "rules/core/resolution.h"
#include "rules/systems/outcome/modifiers.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"
#include "rules/systems/percentile/modifiers.h"
#include "rules/systems/percentile/system.h"
#include "rules/systems/percentile/vocabulary.h"
#include "rules/systems/threed/modifiers.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/vocabulary.h"
#include "services/sheetinput.h"
#include "services/sheetservice.h"
#include "support/guitestclass.h"
#include "support/humanplans.h"
#include "text/systems/outcome/gearwords.h"
#include "text/systems/percentile/gearwords.h"
#include "ui/sheet/sheetpanels.h"

#include <QTest>

#include <optional>

using namespace hitspread;

namespace {

template <typename Record>
CombatantView::Item itemOf(const RecordDeclaration& declaration, const Record& record)
{
    CombatantView::Item item;
    item.record.record = AnyRecord(declaration, &record);
    return item;
}

/// What window and paper read: the action as a window resolves it.
ActionRecord derivedOf(const System& system, const SheetSubject& subject)
{
    ActionRecord action;
    action.request.input = sheetInput(system, subject.who, subject.switches);
    action.request.plan = subject.plan;
    action.findings = resolve(action.request).findings;
    return action;
}

/// The number of a figure in the window; nothing: it has none of that quantity.
std::optional<int> figureOf(const System& system, const ActionRecord& derived, int quantity)
{
    for (const SheetFigure& figure : sheetPanelsOf(system.id())->figures(derived)) {
        if (figure.key.quantity == quantity)
            return QString(figure.value).replace(QChar(0x2212), QLatin1Char('-')).toInt();
    }
    return std::nullopt;
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
    subject.plan = support::humanPlan();
    return subject;
}

}  // namespace

/// The ready-worked numbers of somebody with conditions on: the window's and the paper's are the same.
class TestSheetValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void percentile();
    void outcome();
    void threed();
};

/// PCT-14, PCT-D28: DEX 50, Dodge 60, bare hands 40, Sword 55; a condition of -20 and a penalty of -10.
void TestSheetValues::percentile()
{
    using namespace hitspread::percentile;
    const System& rules = hitspread::percentile::system();
    Character who;
    who.name = "Bill";
    who.dodge = 60;
    who.unarmed = 40;
    who.meleeSkills.set("Sword", 55);
    hitspread::percentile::Condition state;
    state.penalties.add({-10, 0, PenaltyCause::GameMaster});
    SheetSubject subject = subjectOf(rules, characterRecord, who, conditionRecord, state);
    RollCondition gasping;
    gasping.name = "Gasping";
    gasping.rolls = -20;
    subject.who.conditions.push_back(itemOf(conditionTemplateRecord, gasping));
    Weapon sword;
    sword.skill = "Sword";
    sword.kind = WeaponKind::Melee;
    subject.who.weapons.push_back(itemOf(weaponRecord, sword));
    subject.who.weapons.push_back(itemOf(weaponRecord, sword));
    WeaponState dropped;
    dropped.dropped = true;
    subject.who.weapons.back().possession.state = AnyRecord(weaponStateRecord, &dropped);

    const ActionRecord derived = derivedOf(rules, subject);
    const sheet::SheetFacts paper(subject, false);
    QCOMPARE(figureOf(rules, derived, static_cast<int>(Quantity::SheetDodge)), std::optional(30));
    QCOMPARE(paper.defences.dodge, std::optional(30));
    QCOMPARE(figureOf(rules, derived, static_cast<int>(Quantity::SheetUnarmed)), std::optional(10));
    QCOMPARE(paper.weapons.back().numbers.rating, 10);
    QCOMPARE(paper.weapons[0].numbers.rating, 25);
    QCOMPARE(paper.weapons[0].numbers.parry, std::optional(25));
    QCOMPARE(paper.weapons[1].numbers.parry, std::optional<int>());
    const Sheet& onScreen = derived.request.input.get<Sheet>();
    for (const sheet::SheetWeapon& weapon : paper.weapons)
        QCOMPARE(weaponNumberWords(who, weapon.weapon, numbersOf(onScreen, weapon.weapon, weapon.state)),
                 weaponNumberWords(who, weapon.weapon, weapon.numbers));
}

/// OUT-02, OUT-06, OUT-67, OUT-74: Discipline 1, Physique 2, Melee 3, Unarmed Combat 4; two levels of damage are -1, the condition -2.
void TestSheetValues::outcome()
{
    using namespace hitspread::outcome;
    const System& rules = hitspread::outcome::system();
    Character who;
    who.name = "Ysa";
    who.discipline = 1;
    who.physique = 2;
    who.melee = 3;
    who.unarmed = 4;
    hitspread::outcome::Condition state;
    state.levels = 2;
    SheetSubject subject = subjectOf(rules, characterRecord, who, conditionRecord, state);
    RollCondition dazed;
    dazed.name = "Dazed";
    dazed.rolls = -2;
    subject.who.conditions.push_back(itemOf(conditionTemplateRecord, dazed));
    Weapon blade;
    blade.kind = WeaponKind::Melee;
    subject.who.weapons.push_back(itemOf(weaponRecord, blade));
    Weapon wire = blade;
    wire.garrote = true;
    subject.who.weapons.push_back(itemOf(weaponRecord, wire));

    const ActionRecord derived = derivedOf(rules, subject);
    const sheet::SheetFacts paper(subject, false);
    const int burden = woundPenalty(who, state, Switches{}) - 2;
    QVERIFY(burden < -2);
    QCOMPARE(paper.burden + paper.actions, burden);
    QCOMPARE(figureOf(rules, derived, static_cast<int>(Quantity::SheetInitiative)), std::optional(1 + burden));
    QCOMPARE(figureOf(rules, derived, static_cast<int>(Quantity::SheetDodge)), std::optional(2 + burden));
    QCOMPARE(paper.now(2), 2 + burden);
    QCOMPARE(figureOf(rules, derived, static_cast<int>(Quantity::SheetParry)), std::optional(3 + burden));
    QCOMPARE(paper.weapons[0].parry, std::optional(3 + burden));
    QCOMPARE(figureOf(rules, derived, static_cast<int>(Quantity::SheetAttack)), std::optional(4 + burden));
    QCOMPARE(paper.weapons.back().rating, 4 + burden);
    QCOMPARE(paper.weapons[1].rating, 3 + burden);  // a garrote grapples at -1
    const Sheet& onScreen = derived.request.input.get<Sheet>();
    for (const sheet::SheetWeapon& weapon : paper.weapons) {
        const WeaponNumbers numbers = numbersOf(onScreen, weapon.weapon, weapon.state);
        QCOMPARE(numbers.rating, weapon.rating);
        QCOMPARE(numbers.parry, weapon.parry);
    }
}

/// Every figure of the 3D System; a condition that takes 4 off DEX and 3 off STR.
void TestSheetValues::threed()
{
    using namespace hitspread::threed;
    const System& rules = hitspread::threed::system();
    Character who;
    who.name = "Nora";
    who.str = 12;
    who.dex = 14;
    SheetSubject subject = subjectOf(rules, characterRecord, who, conditionRecord, Condition{});
    const ActionRecord unhurt = derivedOf(rules, subject);
    ConditionTemplate weak;
    weak.name = "Weak";
    weak.statChange[0] = -3;
    weak.statChange[1] = -4;
    subject.who.conditions.push_back(itemOf(conditionTemplateRecord, weak));
    const ActionRecord derived = derivedOf(rules, subject);
    const CombatFacts paper(subject, false);
    QVERIFY(unhurt.findings.steps.size() == derived.findings.steps.size());
    bool differs = false;
    for (const Step& step : derived.findings.steps) {
        const Step* last = lastStep(derived.findings.steps, step.key);
        QCOMPARE(paper.find(static_cast<Quantity>(step.key.quantity), step.key.index), std::optional(last->value));
        differs = differs || lastStep(unhurt.findings.steps, step.key)->value != last->value;
    }
    QVERIFY(differs);
    QCOMPARE(paper.own().str, 12);
    QCOMPARE(paper.value(Quantity::SheetStrengthBonus), 3);
    QCOMPARE(paper.value(Quantity::SheetShotsPerRound), 5);
}

HITSPREAD_GUI_TEST(TestSheetValues)
#include "tst_sheetvalues.moc"
