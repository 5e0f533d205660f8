#include <QTest>

#include "models/fight/digest.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/records.h"
#include "support/percentile.h"
#include "support/testclass.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/rowtitles.h"
#include "text/units.h"

#include <algorithm>

using namespace hitspread;
using support::answered;
using support::swordBlow;
using Asked = percentile::Query;

/// How steps of the percentile system are read: whose they are, and in the units people count in.
class TestPercentileSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damageIsCountedInWholePoints();
    void sharesOfHealthArePercent();
    void divisionsReadAsPeopleDivide_data();
    void divisionsReadAsPeopleDivide();
    void aTenthRoundsInOneLine();
    void aResultNamesDex();
    void tablesShowTimes();
    void ofAClashTheLoserLoses_data();
    void ofAClashTheLoserLoses();
    void aMissingSkillIsNamed();
    void aFumbleOffersWhatIsSuggested();
    void woundsStandAtTheirLocations();

private:
    /// The line of this name; an empty one where there is none.
    static TraceModel::Line lineOf(const ActionRecord& action, const QString& label)
    {
        TraceModel trace;
        trace.setAction(action);
        for (int row = 0; row < trace.rowCount(); ++row) {
            const TraceModel::Line* line = trace.lineAt(row);
            if (line && line->label == label)
                return *line;
        }
        return {};
    }
};

/// PCT-D22: 4 to the head times 2, halved by a parry: 4 x 2 x ½ = 4.
void TestPercentileSteps::damageIsCountedInWholePoints()
{
    const ActionRecord action = answered("attack", swordBlow(),
                                         {{Asked::AttackDie, 30},
                                          {Asked::DefenceDodge, 0},
                                          {Asked::DefenceParry, 1},
                                          {Asked::DefenceDie, 45},
                                          {Asked::HitLocation, 5},
                                          {Asked::HitDamage, 4}});
    const TraceModel::Line placed = lineOf(action, u"Times the location"_qs);
    QCOMPARE(placed.operand, u"× 2"_qs);
    QCOMPARE(placed.value, u"8"_qs);
    const TraceModel::Line halved = lineOf(action, u"Times the share"_qs);
    QCOMPARE(halved.operand, u"× ½"_qs);
    QCOMPARE(halved.value, u"4"_qs);
    QCOMPARE(lineOf(action, u"Rounded"_qs).value, u"4"_qs);
    // Half a step for rounding changes nothing of a whole number.
    QVERIFY(lineOf(action, u"Half a step for rounding"_qs).label.isEmpty()
            || lineOf(action, u"Half a step for rounding"_qs).section != u"harm"_qs);
    // Yes comes of no: nothing is added up there.
    QCOMPARE(lineOf(action, u"The attack does half"_qs).operand, QString());
}

/// PCT-D29: 4 of 20 are 20 percent.
void TestPercentileSteps::sharesOfHealthArePercent()
{
    const ActionRecord action = answered("attack", swordBlow(),
                                         {{Asked::AttackDie, 30},
                                          {Asked::DefenceDodge, 0},
                                          {Asked::DefenceParry, 0},
                                          {Asked::HitLocation, 30},
                                          {Asked::HitDamage, 4}});
    const TraceModel::Line share = lineOf(action, u"Share of all Health"_qs);
    QCOMPARE(share.value, u"20 %"_qs);
    QVERIFY2(share.operand.endsWith(u"÷ 20"_qs), qPrintable(share.operand));
}

void TestPercentileSteps::divisionsReadAsPeopleDivide_data()
{
    QTest::addColumn<int>("skill");
    QTest::addColumn<QString>("operand");
    QTest::addColumn<QString>("value");
    QTest::newRow("PCT-D11 rounds up") << 27 << u"2 % of 27 = 0.54 →"_qs << u"1"_qs;
    QTest::newRow("PCT-D11 at least 1") << 20 << u"2 % of 20 = 0.4 → 0, at least 1"_qs << u"1"_qs;
    QTest::newRow("PCT-D11 comes out even") << 50 << u"2 % of 50"_qs << u"1"_qs;
}

/// A threshold is one line; what only prepares it stands among all steps.
void TestPercentileSteps::divisionsReadAsPeopleDivide()
{
    QFETCH(int, skill);
    QFETCH(QString, operand);
    QFETCH(QString, value);
    percentile::Attack attack = swordBlow();
    attack.attacker.meleeSkills.set("Sword", skill);
    const ActionRecord action = answered("attack", attack, {{Asked::AttackDie, 98}});
    const TraceModel::Line line = lineOf(action, u"Critical up to"_qs);
    QCOMPARE(line.operand, operand);
    QCOMPARE(line.value, value);
    for (const QString& step :
         {u"Half a step for rounding"_qs, u"Rating times percent"_qs, u"Percent of the rating"_qs})
        QVERIFY2(lineOf(action, step).label.isEmpty(), qPrintable(step));
    TraceModel all;
    all.setThorough(true);
    all.setAction(action);
    QStringList labels;
    for (int row = 0; row < all.rowCount(); ++row)
        labels << all.lineAt(row)->label;
    QVERIFY2(labels.contains(u"Half a step for rounding"_qs), qPrintable(labels.join(u'\n')));
}

/// PCT-D03: 44 is 4.4 tenths, 45 is 4.5 and counts 5.
void TestPercentileSteps::aTenthRoundsInOneLine()
{
    const System& system = percentile::Attack::kAction.system();
    const auto stepOf = [](percentile::Quantity quantity, Operation operation, Term a, Term b) {
        const std::int32_t value = evaluate(operation, a.value, b.value, 0, nullptr);
        return Step{{static_cast<std::uint16_t>(quantity), 0}, 0, operation, false, {a, b, {}}, value, value};
    };
    for (const auto& [skill, words] :
         {std::pair{44, u"44 ÷ 10 = 4.4 → 4"_qs}, {45, u"45 ÷ 10 = 4.5 → 5"_qs}, {40, u"40 ÷ 10 = 4"_qs}}) {
        const std::vector<Step> steps{
            stepOf(percentile::Quantity::InitiativeSkill, Operation::Take, skill, {}),
            stepOf(percentile::Quantity::InitiativeRounded, Operation::Add, {skill, 0}, 5),
            stepOf(percentile::Quantity::InitiativeTenth, Operation::DivideDown, {skill + 5, 1}, 10)};
        QCOMPARE(text::preparations(system, steps), (std::vector<bool>{false, true, false}));
        const QString value = text::value(text::Naming::usual(system), steps[2].key, steps[2].value);
        QCOMPARE(text::sum(text::operand(system, steps, steps[2], nullptr), value), words);
        // Where the step before is shown, nothing is told twice.
        QVERIFY(!text::operand(system, steps, steps[2], &steps[1]).contains(u"+"_qs));
        // Whoever ruled on what prepares it sees that.
        std::vector<Step> ruled = steps;
        ruled[1].overridden = true;
        QCOMPARE(text::preparations(system, ruled), (std::vector<bool>{false, false, false}));
    }
}

/// PCT-08: in melee the Result is what is left of the rating, and DEX.
void TestPercentileSteps::aResultNamesDex()
{
    const ActionRecord action = answered("attack", swordBlow(), {{Asked::AttackDie, 98}});
    const TraceModel::Line result = lineOf(action, u"Result with DEX"_qs);
    QCOMPARE(result.operand, u"+48"_qs);
    QCOMPARE(result.value, u"5"_qs);
    percentile::Attack shot = swordBlow();
    shot.weapon.kind = percentile::WeaponKind::Ranged;
    shot.attacker.rangedSkills.set("Sword", 60);
    QVERIFY(lineOf(answered("attack", shot, {{Asked::AttackDie, 98}}), u"Result with DEX"_qs).label.isEmpty());
}

void TestPercentileSteps::tablesShowTimes()
{
    const FieldDeclaration& table = *percentile::switchesRecord.find("hitLocations");
    const System& system = percentile::Attack::kAction.system();
    QCOMPARE(text::cellName(text::Naming::usual(system), table, 1, 4), u"2"_qs);
    // PCT-D20: its levels have names, a row of one's own behind them its number; rows of other tables have none.
    const FieldDeclaration& losses = *percentile::switchesRecord.find("lossOfCombat");
    QCOMPARE(text::rowTitle(system, losses.id, 2), u"Driven back"_qs);
    QCOMPARE(text::rowTitle(system, losses.id, 5), u"6"_qs);
    QCOMPARE(text::rowTitle(system, table.id, 0), QString());
    QCOMPARE(text::cellName(text::Naming::usual(system), table, 1, 1), u"½"_qs);
    QCOMPARE(text::cellName(text::Naming::usual(system), table, 1, 3), u"1½"_qs);
    // Where the number itself is typed, what it counts is said.
    QVERIFY(text::typedColumnName(system, table, 1).endsWith(u"in halves"_qs));
}

void TestPercentileSteps::ofAClashTheLoserLoses_data()
{
    QTest::addColumn<int>("attacker");
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("winner");
    QTest::addColumn<QString>("loser");
    // A die of 50 is a success for who has 80 and a miss for who has 40 (PCT-D14).
    QTest::newRow("who strikes first lands") << 80 << 40 << u"Cass"_qs << u"Ardent"_qs;
    QTest::newRow("the other lands") << 40 << 80 << u"Ardent"_qs << u"Cass"_qs;
}

void TestPercentileSteps::ofAClashTheLoserLoses()
{
    QFETCH(int, attacker);
    QFETCH(int, target);
    QFETCH(QString, winner);
    QFETCH(QString, loser);
    percentile::Clash clash;
    clash.attacker.name = "Cass";
    clash.attacker.meleeSkills.set("Sword", attacker);
    clash.target.name = "Ardent";
    clash.target.meleeSkills.set("Sword", target);
    for (percentile::Weapon* weapon : {&clash.weapon, &clash.targetWeapon}) {
        weapon->skill = "Sword";
        weapon->kind = percentile::WeaponKind::Melee;
    }
    const ActionRecord action = answered("clash", clash,
                                         {{Asked::AttackDie, 50}, {Asked::HitLocation, 30}, {Asked::HitDamage, 4}});
    for (const QString& step : {u"Health"_qs, u"Wound level"_qs, u"Level by the table"_qs}) {
        QVERIFY2(!lineOf(action, u"%1, %2"_qs.arg(step, loser)).label.isEmpty(), qPrintable(step));
        QVERIFY2(lineOf(action, u"%1, %2"_qs.arg(step, winner)).label.isEmpty(), qPrintable(step));
    }
    QVERIFY(!lineOf(action, u"Result with DEX, %1"_qs.arg(winner)).label.isEmpty());
}

/// PCT-D10: who lacks the skill strikes with DEX.
void TestPercentileSteps::aMissingSkillIsNamed()
{
    percentile::Attack attack = swordBlow();
    const std::vector<std::pair<Asked, int>> miss{{Asked::AttackDie, 98}};
    QVERIFY(!lineOf(answered("attack", attack, miss), u"Sword"_qs).label.isEmpty());
    attack.attacker.meleeSkills = {};
    QCOMPARE(lineOf(answered("attack", attack, miss), u"DEX, no skill in Sword"_qs).value, u"48"_qs);
}

/// PCT-D35: melee 1 to 4 drops the weapon; the question says so.
void TestPercentileSteps::aFumbleOffersWhatIsSuggested()
{
    const ActionRecord action = answered("attack", swordBlow(),
                                         {{Asked::AttackDie, 99}, {Asked::FumbleDie, 3}, {Asked::FumbleTake, 1}});
    const ChoicesFacet& choices = *facetsOf("percentile").choices;
    const QuestionKey asked{static_cast<std::uint16_t>(Asked::FumbleTake), 0};
    QCOMPARE(choices.choiceWords(action, asked, 1).label, u"weapon dropped"_qs);
    QVERIFY(choices.choiceWords(action, asked, 0).label.isEmpty());
    QCOMPARE(text::option(*findSystem("percentile"), asked, 0), u"nothing by itself: you say"_qs);
}

/// A serious wound of the head and two of the chest, the worse of which is told.
void TestPercentileSteps::woundsStandAtTheirLocations()
{
    percentile::Character who;
    percentile::Condition condition;
    using percentile::Location;
    using percentile::WoundLevel;
    condition.wounds.add({Location::Head, 8, WoundLevel::Serious, 1});
    condition.wounds.add({Location::Chest, 1, WoundLevel::Scratch, 1});
    condition.wounds.add({Location::Chest, 3, WoundLevel::Light, 2});
    const Digest digest = digestOf("percentile",
                                   {.character = AnyRecord(percentile::characterRecord, &who),
                                    .condition = AnyRecord(percentile::conditionRecord, &condition),
                                    .armour = {},
                                    .armourState = {},
                                    .switches = {}});
    const auto at = [&digest](Location location) { return digest.locations[static_cast<std::size_t>(location)]; };
    QCOMPARE(at(Location::Head).wound, u"serious"_qs);
    QCOMPARE(at(Location::Chest).wound, u"light +1"_qs);
    QCOMPARE(at(Location::Abdomen).wound, QString());
    QVERIFY(at(Location::Head).worn > 0);
    QCOMPARE(at(Location::Abdomen).worn, 0);
    QVERIFY(std::ranges::any_of(digest.forces,
                                [](const hitspread::Force& force) { return force.value == u"serious wound, 8"_qs; }));
}

HITSPREAD_TEST(TestPercentileSteps)
#include "tst_percentilesteps.moc"
