#include "formats/bodyplans.h"
#include "models/fight/digest.h"
#include "models/history/changelines.h"
#include "models/history/tracemodel.h"
#include "models/systemview.h"
#include "rules/core/dice/dice.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/vocabulary.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/melee/throw.h"
#include "rules/systems/threed/switches.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/testclass.h"
#include "support/wounds.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <tuple>

using namespace hitspread;

namespace {

/// A shot of a trained shooter at a plain target, all dice from a seed.
ActionRecord shot(std::uint64_t seed)
{
    ActionRecord action;
    action.system = "threed";
    action.action = "shot";
    threed::Shot input;
    input.shooter.name = "Ines";
    input.shooter.skills.set("rifle", 6);
    input.weapon.skill = "rifle";
    input.shooterCondition.aims = 2;
    input.target.name = "Guard";
    action.request.input = input;
    action.request.plan = formats::defaultBodyPlan();
    SeededAnswerer dice(seed);
    action.findings = resolve(action.request, &dice).findings;
    return action;
}

}  // namespace

/// What the explanation and the result say of a derivation.
class TestTraceModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySectionOnce();
    void locationsAreThoseOfTheAction();
    void aCountStandsTogether_data();
    void aCountStandsTogether();
    void aWayThatIsOpenIsNotTold();
    void aBlowIsNoRound();
    void aSumHasItsNameOnce();
    void aRuledStepShowsNoSum();
    void nothingThatChangesNothing();
    void thoroughListsTheRest();
    void valuesAreThoseOfTheSteps();
    void changesNameTheirOwner();
    void digestFollowsChanges();
    void modifiersOfATestBearTheirNames();
    void harmEverywhereNamesTheLocations();
    void bulletsAreToldByTheirNames();
    void noLabelBearsANumberOfTheRules();
    void stepsOfAPhaseNameWhom_data();
    void stepsOfAPhaseNameWhom();
    void stepsOfARestNameWhomAndWhere();
};

void TestTraceModel::everySectionOnce()
{
    TraceModel model;
    const QAbstractItemModelTester tester(&model);
    model.setAction(shot(3));
    QVERIFY(model.rowCount() > 5);
    QSet<QString> sections;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        QVERIFY(!line->label.isEmpty());
        if (!line->heading)
            continue;
        QVERIFY2(!sections.contains(line->section), qPrintable(line->section));
        sections.insert(line->section);
    }
    QVERIFY(sections.contains(QStringLiteral("attack")));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

/// How far a shot goes astray may be known before the direction is.
void TestTraceModel::aWayThatIsOpenIsNotTold()
{
    ActionRecord action = shot(1);
    const auto told = [&action] { return facetsOf("threed").sections->outcome(action, "deviation"); };
    QCOMPARE(told(), QStringLiteral("2 hexes, lower right"));
    std::erase_if(action.findings.steps, [](const Step& step) {
        return step.key.quantity == static_cast<std::uint16_t>(threed::Quantity::DeviationDirection);
    });
    QCOMPARE(told(), QStringLiteral("2 hexes"));
}

void TestTraceModel::aCountStandsTogether_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("3D-SKL-04 modifiers on the roll") << static_cast<int>(threed::FormCombatRule::Roll);
    QTest::newRow("3D-SKL-03 modifiers on the target number") << static_cast<int>(threed::FormCombatRule::Tn);
}

/// Read from top to bottom the values add up: every modifier stands right below what it is added to, whatever else the rules
/// began to count in between.
void TestTraceModel::aCountStandsTogether()
{
    QFETCH(const int, form);
    ActionRecord action = shot(3);
    auto& input = action.request.input.get<threed::Shot>();
    input.switches.formCombat = static_cast<threed::FormCombatRule>(form);
    input.options.difficulty = -2;
    input.options.rollModifiers.set("dusk", -1);
    input.options.rollModifiers.set("calm", 2);
    input.options.targetModifiers.set("smoke", -3);
    SeededAnswerer dice(3);
    action.findings = resolve(action.request, &dice).findings;
    TraceModel model;
    model.setAction(action);
    int added = 0;
    for (int row = 1; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        if (line->section != u"attack" || !line->step || line->step->operands[1].step >= 0)
            continue;
        const int by = line->step->operands[1].value;
        const bool adds = line->step->operation == Operation::Add;
        if (line->step->operands[0].step < 0 || (!adds && line->step->operation != Operation::Subtract)
            || line->step->key.quantity == static_cast<std::uint16_t>(threed::Quantity::AttackExcess))
            continue;
        ++added;
        const TraceModel::Line* above = model.lineAt(row - 1);
        QVERIFY2(above->step, qPrintable(line->label));
        QVERIFY2(above->step->value + (adds ? by : -by) == line->step->value, qPrintable(line->label));
    }
    // The skill and four modifiers at least.
    QVERIFY2(added >= 5, qPrintable(QString::number(added)));
}

/// What is struck with is a weapon; only a gun fires rounds.
void TestTraceModel::aBlowIsNoRound()
{
    const StepsFacet* facet = facetsOf("threed").steps;
    QVERIFY(facet);
    ActionRecord action = shot(3);
    const auto words = [&](threed::Quantity quantity) {
        return facet->quantityWords(action, static_cast<std::uint16_t>(quantity));
    };
    QCOMPARE(words(threed::Quantity::DamageRating), QString());
    action.request.input = threed::Melee{};
    QCOMPARE(words(threed::Quantity::PenetrationRating), QStringLiteral("Penetration of the weapon"));
    QCOMPARE(words(threed::Quantity::DamageRating), QStringLiteral("Damage of the weapon"));
    QCOMPARE(words(threed::Quantity::DamageFinal), QString());
    action.request.input = threed::Throw{};
    QCOMPARE(words(threed::Quantity::DamageRating), QStringLiteral("Damage of the weapon"));
}

/// Aims and a scope both add aiming points; only the last line is what there is to spend.
void TestTraceModel::aSumHasItsNameOnce()
{
    ActionRecord action = shot(3);
    auto& input = action.request.input.get<threed::Shot>();
    input.shooter.skills.set(std::string(threed::skill::marksman), 6);  // room for the scope beside the aims
    threed::Accessory scope;
    scope.kind = threed::AccessoryKind::Scope;
    scope.bestBonus = 2;
    input.accessories.push_back(scope);
    SeededAnswerer dice(3);
    action.findings = resolve(action.request, &dice).findings;
    TraceModel model;
    model.setAction(action);
    QStringList sums;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        if (line->section == QStringLiteral("aim") && !line->heading
            && line->label.startsWith(QStringLiteral("Aiming points")))
            sums << line->label;
    }
    QCOMPARE(sums, (QStringList{QStringLiteral("Aiming points so far"), QStringLiteral("Aiming points")}));
}

/// A ruled value and the operand that would have led elsewhere do not stand in one line.
void TestTraceModel::aRuledStepShowsNoSum()
{
    ActionRecord action = shot(3);
    const auto added = std::ranges::find_if(action.findings.steps, [](const Step& step) {
        return step.operation == Operation::Add && step.operands[0].step >= 0 && step.operands[1].value != 0;
    });
    QVERIFY(added != action.findings.steps.end());
    const StepKey key = added->key;
    const auto operandNow = [&] {
        TraceModel model;
        model.setThorough(true);
        model.setAction(action);
        for (int row = 0; row < model.rowCount(); ++row) {
            const TraceModel::Line* line = model.lineAt(row);
            if (line->step && line->step->key == key)
                return line->operand;
        }
        return QStringLiteral("not shown");
    };
    QVERIFY(operandNow().startsWith(QLatin1Char('+')) || operandNow().startsWith(QChar(0x2212)));
    added->overridden = true;
    QCOMPARE(operandNow(), QString());
}

void TestTraceModel::nothingThatChangesNothing()
{
    const auto addsNothing = [](const Step& step) {
        const bool adds = step.operation == Operation::Add || step.operation == Operation::Subtract;
        return adds && step.operands[0].step >= 0 && step.operands[1].value == 0;
    };
    const ActionRecord action = shot(3);
    QVERIFY(std::ranges::any_of(action.findings.steps, addsNothing));
    TraceModel model;
    model.setAction(action);
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        QVERIFY2(!line->step || !addsNothing(*line->step), qPrintable(line->label));
        QVERIFY2(line->operand != QStringLiteral("+0"), qPrintable(line->label));
    }
}

void TestTraceModel::thoroughListsTheRest()
{
    const ActionRecord action = shot(3);
    const Answer& dice = action.findings.answers.all().front();
    TraceModel model;
    model.setAction(action);
    const int few = model.rowCount();
    QString faces;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.lineAt(row)->section == u"attack" && model.lineAt(row)->label == u"Dice")
            faces = model.lineAt(row)->operand;
        QVERIFY(model.lineAt(row)->value != u"no");
    }
    QCOMPARE(faces, QStringLiteral("%1 + %2 + %3").arg(dice.faces[0]).arg(dice.faces[1]).arg(dice.faces[2]));
    const QAbstractItemModelTester tester(&model);
    model.setThorough(true);
    QVERIFY(model.rowCount() > few);
    model.setThorough(false);
    QCOMPARE(model.rowCount(), few);
}

void TestTraceModel::valuesAreThoseOfTheSteps()
{
    const ActionRecord action = shot(3);
    TraceModel model;
    model.setAction(action);
    int steps = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        if (!line->step)
            continue;
        ++steps;
        QVERIFY(std::ranges::find(action.findings.steps, *line->step) != action.findings.steps.end());
        QVERIFY(!line->rule.isEmpty());
        QVERIFY(!line->value.isEmpty());
    }
    QVERIFY(steps > 0);
}

void TestTraceModel::changesNameTheirOwner()
{
    const ActionRecord action = shot(3);
    const std::vector<ChangeLine> lines = changeLines(action);
    QVERIFY(!lines.empty());
    for (const ChangeLine& line : lines) {
        QVERIFY2(!line.owner.isEmpty() && !line.owner.contains(QLatin1Char('.')), qPrintable(wordsOf(line)));
        QVERIFY2(line.words.before != line.words.after, qPrintable(wordsOf(line)));
        // 3D-FIRE-03: by what shooters are told apart is the rules' own affair.
        QVERIFY2(!line.words.what.contains(QStringLiteral("told apart")), qPrintable(wordsOf(line)));
    }
    const ActionDeclaration& declaration = action.request.input.action();
    QVERIFY(std::ranges::any_of(action.findings.changes, [&](const Change& change) {
        return declaration.parts[change.part].record->fields[change.field].id == "shooterMarks";
    }));
}

void TestTraceModel::digestFollowsChanges()
{
    // Whatever a shot does to the target, the picture of afterwards shows exactly that.
    int hurt = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const ActionRecord action = shot(seed);
        const Digest before = digestOf(action.system, targetOf(action.request.input));
        const Digest after = digestOf(action.system, targetOf(changedBy(action.request.input, action.findings)));
        QCOMPARE(before.locations.size(), std::size_t(7));
        int lost = 0;
        for (std::size_t i = 0; i < before.locations.size(); ++i)
            lost += before.locations[i].hits - after.locations[i].hits;
        int damage = 0;
        const ActionDeclaration& declaration = action.request.input.action();
        for (const Change& change : action.findings.changes) {
            const PartDeclaration& part = declaration.parts[change.part];
            const std::string_view field = part.record->fields[change.field].id;
            if (part.role == Role::Target && (field == "damage" || field == "bruises"))
                damage += change.after - change.before;
        }
        QCOMPARE(lost, damage);
        hurt += damage > 0 ? 1 : 0;
    }
    QVERIFY(hurt > 0);
}

/// 3D-SKL-05: what the game master names, then what conditions change of this kind of test.
void TestTraceModel::modifiersOfATestBearTheirNames()
{
    ActionRecord action;
    action.system = "threed";
    action.action = "check";
    threed::Check check;
    check.options.kind = threed::TestKind::Stat;
    check.options.rank = 9;
    check.options.rollModifiers.set("calm", 1);
    check.options.skillModifiers.set("Tired", -2);
    check.options.statModifiers.set("Drunk", -3);
    action.request.input = check;
    SeededAnswerer dice(3);
    action.findings = resolve(action.request, &dice).findings;
    TraceModel model;
    model.setAction(action);
    QStringList named;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        if (line->step && line->step->key.quantity == static_cast<std::uint16_t>(threed::Quantity::CheckModifier))
            named << line->label + u' ' + line->operand;
    }
    QCOMPARE(named, (QStringList{QStringLiteral("calm +1"), QStringLiteral("Drunk −3")}));
}

/// 3D-LOC-01: what is said of every location says of which, of the one who is in view.
void TestTraceModel::harmEverywhereNamesTheLocations()
{
    ActionRecord action;
    action.system = "threed";
    action.action = "harm";
    threed::Harm harm;
    harm.options.points = 2;
    harm.options.place = threed::HarmPlace::Everywhere;
    for (const char* name : {"Ines", "Odile"}) {
        threed::HarmTarget target;
        target.character.name = name;
        target.character.hitsMax.fill(10);
        target.character.incapMax = 40;
        harm.targets.push_back(target);
    }
    action.request.input = harm;
    SeededAnswerer dice(3);
    action.findings = resolve(action.request, &dice).findings;
    const System& system = *findSystem("threed");
    TraceModel model;
    model.setAction(action);
    for (const int person : {0, 1}) {
        model.setStrand(person);
        QStringList labels;
        QStringList wanted;
        constexpr auto kHitsLeft = static_cast<std::uint16_t>(threed::Quantity::EffectHitsLeft);
        for (int location = 0; location < static_cast<int>(threed::kLocations); ++location)
            wanted << text::location(text::Naming::usual(system), location) + QStringLiteral(": ")
                    + text::label(system, {kHitsLeft, 0});
        for (int row = 0; row < model.rowCount(); ++row) {
            const TraceModel::Line* line = model.lineAt(row);
            if (line->step && line->step->key.quantity == kHitsLeft)
                labels << line->label;
        }
        QCOMPARE(labels, wanted);
    }
    // At one place there is nothing to tell apart.
    auto& options = action.request.input.get<threed::Harm>().options;
    options.place = threed::HarmPlace::Named;
    options.location = threed::Location::Torso;
    action.findings = resolve(action.request, &dice).findings;
    model.setAction(action);
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY2(!model.lineAt(row)->label.startsWith(text::location(text::Naming::usual(system), 1) + u':'),
                 qPrintable(model.lineAt(row)->label));
}

/// The rules count the shots of the other gun from 256 on; people count two.
void TestTraceModel::bulletsAreToldByTheirNames()
{
    ActionRecord action;
    action.system = "threed";
    action.action = "twoGuns";
    threed::TwoGuns guns;
    guns.shooter.name = "Vera";
    guns.shooter.str = 9;
    guns.shooter.dex = 11;
    guns.shooter.skills.set("pistol", 5);
    guns.weapon.skill = "pistol";
    guns.offHandWeapon.skill = "pistol";
    threed::VolleyTarget target;
    target.character.name = "Bruno";
    guns.targets.push_back(target);
    action.request.input = guns;
    action.request.plan = formats::defaultBodyPlan();
    SeededAnswerer dice(5);
    action.findings = resolve(action.request, &dice).findings;
    const System& system = *findSystem("threed");
    TraceModel model;
    model.setAction(action);
    QStringList labels;
    for (int row = 0; row < model.rowCount(); ++row)
        labels << model.lineAt(row)->label;
    const QString dice3 = text::label(system, {static_cast<std::uint16_t>(threed::Quantity::AttackDice), 0});
    QVERIFY2(labels.contains(QStringLiteral("Bullet 1: ") + dice3), qPrintable(labels.join(u'\n')));
    QVERIFY2(labels.contains(QStringLiteral("Bullet 2: ") + dice3), qPrintable(labels.join(u'\n')));
    QVERIFY2(labels.filter(QStringLiteral("(25")).isEmpty(), qPrintable(labels.join(u'\n')));
}

/// Where harm strikes one place of one person, or of each of several, its numbers are whom and where.
void TestTraceModel::noLabelBearsANumberOfTheRules()
{
    ActionRecord action;
    action.system = "threed";
    action.action = "harm";
    threed::Harm harm;
    harm.options.points = 9;
    harm.options.place = threed::HarmPlace::Named;
    harm.options.location = threed::Location::LeftArm;
    threed::HarmTarget target;
    target.character.name = "Sentry";
    target.character.hitsMax.fill(10);
    target.character.incapMax = 40;
    harm.targets.push_back(target);
    const System& system = *findSystem("threed");
    const QString standard = text::label(system, {static_cast<std::uint16_t>(threed::Quantity::EffectStandard), 0});
    for (const auto& [people, wanted] : {std::pair{1, standard}, std::pair{2, QStringLiteral("Sentry: ") + standard}}) {
        harm.targets.resize(static_cast<std::size_t>(people), target);
        action.request.input = harm;
        SeededAnswerer dice(3);
        action.findings = resolve(action.request, &dice).findings;
        TraceModel model;
        model.setAction(action);
        QStringList labels;
        for (int row = 0; row < model.rowCount(); ++row)
            labels << model.lineAt(row)->label;
        QVERIFY2(labels.contains(wanted), qPrintable(labels.join(u'\n')));
        QVERIFY2(labels.filter(QRegularExpression(QStringLiteral("\\([0-9]+\\)"))).isEmpty(),
                 qPrintable(labels.join(u'\n')));
    }
}

void TestTraceModel::stepsOfAPhaseNameWhom_data()
{
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("label");
    QTest::newRow("3D-TURN-07 the first") << QStringLiteral("initiative") << QStringLiteral("Ines: Initiative rating");
    QTest::newRow("3D-TURN-07 the second")
        << QStringLiteral("initiative") << QStringLiteral("Odile: Initiative rating");
    QTest::newRow("3D-TURN-07 A-018 ties") << QStringLiteral("initiative") << QStringLiteral("Odile: Roll-off");
    QTest::newRow("3D-TURN-02 a condition by its name") << QStringLiteral("turn") << QStringLiteral("Odile: Slowed");
    QTest::newRow("3D-TURN-04") << QStringLiteral("turn") << QStringLiteral("Tomas: Actions in the phase");
    QTest::newRow("3D-WND-04 a point of blood") << QStringLiteral("bleeding") << QStringLiteral("Tomas: Lost from");
    QTest::newRow("3D-HEAL-02 at a location") << QStringLiteral("healing") << QStringLiteral("Odile: Hits given back");
}

/// Where everybody is dealt with at once, a step says whose it is, whatever its number.
void TestTraceModel::stepsOfAPhaseNameWhom()
{
    QFETCH(QString, section);
    QFETCH(QString, label);
    ActionRecord action;
    action.system = "threed";
    action.action = "phase";
    threed::PhaseChange phase;
    phase.options.phase = 3;
    phase.options.round = 9;
    for (const char* name : {"Ines", "Odile", "Tomas"}) {
        threed::Member member;
        member.character.name = name;
        phase.members.push_back(member);
    }
    threed::Condition& bleeding = phase.members[2].condition;
    bleeding.wounds = support::alike(5, {threed::Location::Head, 1, true});
    bleeding.bleedingCounter = 9;
    bleeding.initiative = 3;
    threed::Condition& healing = phase.members[1].condition;
    healing.damage[3] = 3;
    healing.standardTotal = 3;
    healing.healings = {{threed::Healed::Hits, 2, threed::Location::LeftArm, 1}};
    phase.allotments.resize(2);
    phase.allotments[1].modifiers.set("Slowed", -1);
    action.request.input = phase;
    SeededAnswerer dice(3);
    Answers tape;
    const std::vector<std::uint8_t> threes(3, 3);
    for (const std::uint16_t member : {std::uint16_t{0}, std::uint16_t{1}})
        tape.put(Answer::ofFaces({static_cast<std::uint16_t>(threed::Query::InitiativeDice), member}, threes,
                                 Origin::Given));
    action.request.answers = tape;
    action.findings = resolve(action.request, &dice).findings;
    TraceModel model;
    model.setAction(action);
    QStringList labels;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        if (line->heading)
            continue;
        QVERIFY2(!line->label.contains(QLatin1Char('(')), qPrintable(line->label));
        if (line->section == section)
            labels << line->label;
    }
    QVERIFY2(labels.contains(label), qPrintable(labels.join(QStringLiteral(" | "))));
    // Alone nobody has to be told apart.
    action.request.input.get<threed::PhaseChange>().members.resize(1);
    action.findings = resolve(action.request, &dice).findings;
    model.setAction(action);
    QVERIFY(model.rowCount() > 1);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!model.lineAt(row)->label.contains(QStringLiteral("Ines")));
}

/// 3D-BRUISE-05, 3D-HEAL-04: time after the fight is told by how much it is, and each step by whose and which location's it is.
void TestTraceModel::stepsOfARestNameWhomAndWhere()
{
    threed::GroupRest rest;
    rest.options = {.rounds = 0, .hours = 3, .days = 14, .hospital = true};
    for (const char* name : {"Ines", "Odile", "Tomas"}) {
        threed::Resting member;
        member.character.name = name;
        rest.members.push_back(member);
    }
    rest.members[0].condition.damage[3] = 15;
    rest.members[0].condition.standardTotal = 15;
    rest.members[1].condition.damage[3] = 4;
    rest.members[1].condition.damage[5] = 2;
    rest.members[1].condition.standardTotal = 6;
    rest.members[2].condition.dead = threed::Dead::Incap;
    rest.members[2].condition.bruisingTotal = 9;
    ActionRecord action;
    action.system = "threed";
    action.action = "rest";
    action.request.input = rest;
    action.findings = resolve(action.request).findings;
    QCOMPARE(timeOf(action), QStringLiteral("14 days, 3 hours later, in hospital"));
    // 24 Incap less 6, 10 Hits each less 4 and 2.
    QCOMPARE(titleOf(action),
             QStringLiteral(
                 "14 days, 3 hours later, in hospital · Odile regains: 18 → 24, left arm 6 → 10, left leg 8 → 10"));
    TraceModel model;
    model.setAction(action);
    QStringList told;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TraceModel::Line* line = model.lineAt(row);
        if (!line->heading)
            told << line->label + QLatin1Char('=') + line->value;
    }
    for (const char* wanted : {"Ines: Hours=339", "Odile: Hours=339", "Ines: Left Arm: Days it takes=42",
                               "Odile: Left Arm: Days it takes=14", "Odile: Left Leg: Days it takes=14",
                               "Odile: Left Arm: Hits given back=4", "Odile: Left Leg: Hits given back=2"})
        QVERIFY2(told.contains(QString::fromLatin1(wanted)), qPrintable(told.join(QStringLiteral(" | "))));
    // The dead are in no step, and what is not given back is in none either.
    QVERIFY(told.filter(QStringLiteral("Tomas")).isEmpty());
    QVERIFY(told.filter(QRegularExpression(QStringLiteral("^Ines: .*Hits given back"))).isEmpty());
    QStringList changed;
    for (const ChangeLine& line : changeLines(action))
        changed << wordsOf(line);
    QVERIFY2(changed.contains(QStringLiteral("Odile · Left Arm: 6 → 10/10")), qPrintable(changed.join(u'|')));

    // Without hospital, and with nothing of either.
    auto& options = action.request.input.get<threed::GroupRest>().options;
    for (const auto& [rounds, hours, days, words] :
         {std::tuple{0, 1, 0, "1 hour later"}, std::tuple{0, 0, 1, "1 day later"},
          std::tuple{0, 0, 0, "No time passes"}, std::tuple{1, 0, 0, "1 round later"},
          // Said as it was asked for, however many hours it comes to.
          std::tuple{2000, 0, 0, "2000 rounds later"}, std::tuple{20, 3, 2, "2 days, 3 hours, 20 rounds later"}}) {
        options = {.rounds = rounds, .hours = hours, .days = days, .hospital = false};
        QCOMPARE(timeOf(action), QString::fromLatin1(words));
    }
}

/// The house rules an action went by call it a tail, whatever those of others do: the log tells what it was.
void TestTraceModel::locationsAreThoseOfTheAction()
{
    const System& system = *findSystem("percentile");
    percentile::Attack attack;
    attack.attacker.rangedSkills.set("pistols", 98);
    attack.weapon.skill = "pistols";
    attack.weapon.kind = percentile::WeaponKind::Ranged;
    attack.weapon.damageBonus = 9;
    attack.options.called = percentile::Called::Own1;
    attack.switches.calledOwn[0] = 0;
    attack.switches.locationNames.set("Tail", 8);
    ActionRecord action;
    action.system = "percentile";
    action.action = "attack";
    action.request.input = attack;
    action.request.plan = formats::defaultBodyPlan();
    const StepKey where{static_cast<std::uint16_t>(percentile::Quantity::HarmLocation), 0};
    for (std::uint64_t seed = 1; !lastStep(action.findings.steps, where); ++seed) {
        QVERIFY(seed < 100);
        SeededAnswerer dice(seed);
        action.findings = resolve(action.request, &dice).findings;
    }
    TraceModel model;
    model.setAction(action);
    QStringList values;
    for (int row = 0; row < model.rowCount(); ++row)
        values << model.lineAt(row)->value;
    QVERIFY2(values.contains(QStringLiteral("Tail")), qPrintable(values.join(u'|')));
    const text::Naming names(action.request);
    QCOMPARE(text::location(names, "own1"), QStringLiteral("Tail"));
    QVERIFY(names.isThere("own1"));
    QVERIFY(!names.isThere("own2"));
    QVERIFY(!text::Naming::usual(system).isThere("own1"));
}

HITSPREAD_TEST(TestTraceModel)
#include "tst_tracemodel.moc"
