#include <QTest>

#include "attackhand.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/explosions/grenade.h"
#include "rules/systems/threed/vocabulary.h"
#include "samplefiles.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "ui/attack/body/bodyswitcher.h"
#include "ui/attack/targettable.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/threed/grenadedialog.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

using namespace hitspread;
using support::in;
using support::Program;
using support::stepOf;
using support::type;
using threed::Quantity;

/// The grenade dialog under the hand: thrown at several by keyboard alone, jumped on, placed, behind an object; the zone over each
/// body, the point after it scattered, undo to the last value, what waits while the program is closed.
class TestGrenade : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_grenade"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void thrownAtSeveralByKeys();
    void zoneLiesOverEachBody();
    void pointGoesAstrayAndBack();
    void jumpedOn();
    void placedAndCovered();
    void whoThrowsIsAmongThoseWhoAreNear();
    void lyingThereEachHasItsOwnPoint_data();
    void lyingThereEachHasItsOwnPoint();
    void refusedPointSaysWhy();
    void pendingComesBack();
    void applyAndUndoLeaveTheFile();
    void commandSaysWhyNot();
    void theThrowerMayBeNear();
    void unknownDistancesAreAskedFor();
    void whoIsNearIsOneList();
    void theGrenadeChangesAfterTheRoll();
    void aHandIsFreedFirst();
    void whoComesNearIsTakenAlong_data();
    void whoComesNearIsTakenAlong();

private:
    static threed::GrenadeDialog* open(Program& program);
    static threed::GrenadeDialog* openFull(Program& program);
    static void finish(threed::GrenadeDialog& dialog);
    static QAbstractButton* tickOf(threed::GrenadeDialog& dialog, RecordId who);
    static QLineEdit* fieldOf(threed::GrenadeDialog& dialog, RecordId who);

    support::SampleFiles m_files;
    QString m_file;
};

/// With the shotgun still in both hands.
threed::GrenadeDialog* TestGrenade::openFull(Program& program)
{
    support::choose(program, "Breach Trooper", "Ines Varga");
    auto* dialog = support::openByKey<threed::GrenadeDialog>(program, Qt::Key_G, "grenadeDialog", {1440, 900});
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 20);
    return dialog;
}

threed::GrenadeDialog* TestGrenade::open(Program& program)
{
    if (!program.waitForFight())
        qFatal("no fight");
    support::freeHandsOf(program, "Breach Trooper");
    return openFull(program);
}

QAbstractButton* TestGrenade::tickOf(threed::GrenadeDialog& dialog, RecordId who)
{
    for (auto* tick : dialog.findChildren<QAbstractButton*>(QRegularExpression(QStringLiteral("^near[0-9]+$")))) {
        if (tick->property("combatant").toLongLong() == who && tick->parentWidget()->isVisible())
            return tick;
    }
    qFatal("nobody of that number in the list");
}

QLineEdit* TestGrenade::fieldOf(threed::GrenadeDialog& dialog, RecordId who)
{
    const QString line = tickOf(dialog, who)->objectName().mid(4);
    const auto fields = dialog.findChildren<QLineEdit*>(QStringLiteral("nearApart") + line);
    return *std::ranges::find_if(fields, [](const QLineEdit* field) { return field->parentWidget()->isVisible(); });
}

void TestGrenade::finish(threed::GrenadeDialog& dialog)
{
    for (int guard = 0; guard < 60 && !dialog.presenter().isFinished(); ++guard)
        type(dialog, "3");
    QVERIFY(dialog.presenter().isFinished());
}

void TestGrenade::thrownAtSeveralByKeys()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    // Whoever stands near the target is taken along.
    auto* table = in<TargetTable>(*dialog, "targetTable");
    QVERIFY(presenter.options().targets().size() >= 3);
    QCOMPARE(table->rowCount(), static_cast<int>(presenter.options().targets().size()));
    QCOMPARE(dialog->findChild<BodySwitcher*>()->count(), table->rowCount());
    const QStringList before = program.state();
    QCOMPARE(resultWordsOf(presenter.action()), QString());
    type(*dialog, "554");  // Throwing 4 against 13: success
    QCOMPARE(stepOf(dialog->presenter(), Quantity::ThrowSuccess), 1);
    type(*dialog, "2");  // direction
    QVERIFY(!presenter.dice().choices().empty());
    // Points back to where it was meant, then the dice of the fragments and of who stays on his feet.
    type(*dialog, "4");
    QCOMPARE(stepOf(dialog->presenter(), Quantity::ThrowSpent), 4);
    // Nothing is said of harm while its dice are in the hand.
    QVERIFY(!presenter.isFinished());
    QCOMPARE(resultWordsOf(presenter.action()), QString());
    finish(*dialog);
    QCOMPARE(stepOf(dialog->presenter(), Quantity::ThrowDistance), 2);
    int harmed = 0;
    for (int row = 0; row < table->rowCount(); ++row) {
        QVERIFY(!table->item(row, 3)->text().isEmpty());
        harmed += table->item(row, 3)->text() == QStringLiteral("unharmed") ? 0 : 1;
    }
    QVERIFY(harmed >= 2);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("grenade"));
    QVERIFY(program.state() != before);
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Breach Trooper")
            QCOMPARE(othersOf("threed", view, RecordKind::Grenade).front().count, 2);
    }
}

void TestGrenade::zoneLiesOverEachBody()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    auto* view = in<BodyView>(*dialog, "fireStage");
    // Before it goes off: what would be reached.
    QVERIFY(view->picture().blast && view->picture().blast->supposed);
    type(*dialog, "5542");
    finish(*dialog);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_W);
    QCOMPARE(presenter.options().targetInView(), std::size_t(1));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_W, Qt::NoModifier);
    QCOMPARE(presenter.options().targetInView(), std::size_t(2));
    for (std::size_t place = 0; place < 3; ++place) {
        presenter.options().viewTarget(place);
        const int index = static_cast<int>(place);
        const auto& blast = view->picture().blast;
        QVERIFY(blast && !blast->supposed);
        QCOMPARE(pack(*blast->burst), stepOf(dialog->presenter(), Quantity::BlastImpact, index).value());
        const int zone = stepOf(dialog->presenter(), Quantity::BlastZone, index).value();
        std::size_t inside = 0;
        for (const BodyCell& cell : presenter.action().request.plan->cells())
            inside += zone > 0 && distance(cell.hex, *blast->burst) <= zone ? 1 : 0;
        QCOMPARE(blast->zone.size(), inside);
        QCOMPARE(in<TargetTable>(*dialog, "targetTable")->currentRow(), index);
        QCOMPARE(dialog->findChild<BodySwitcher*>()->current(), index);
    }
    // Farther away the zone is smaller.
    QVERIFY(stepOf(dialog->presenter(), Quantity::BlastZone, 1) < stepOf(dialog->presenter(), Quantity::BlastZone, 0));
}

void TestGrenade::pointGoesAstrayAndBack()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    auto* view = in<BodyView>(*dialog, "fireStage");
    const Hex point = *view->picture().aim;
    type(*dialog, "554");
    type(*dialog, "2");
    type(*dialog, "0");
    QCOMPARE(stepOf(dialog->presenter(), Quantity::ThrowSpent), 0);
    finish(*dialog);
    const auto& drift = view->picture().drift;
    QVERIFY(drift);
    QCOMPARE(drift->landing(), walk(point, 2, 6));
    // 20 m is the second range band of 12: three hexes lower (3D-GREN-11).
    QCOMPARE(*view->picture().blast->burst, walk(walk(point, 2, 6), 3, 3));
    for (const DriftChoice& choice : drift->choices)
        QVERIFY(choice.points <= 6);
    // The success die showed 5: so many points are there (3D-GREN-10).
    presenter.dice().choose(presenter.dice().choices().front().question.key, 5);
    finish(*dialog);
    QCOMPARE(view->picture().drift->landing(), walk(point, 2, 1));
}

void TestGrenade::jumpedOn()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "cover"), 1);
    auto* jumper = in<QComboBox>(*dialog, "jumperCombo");
    QVERIFY(jumper->isVisible());
    QCOMPARE(jumper->count(), static_cast<int>(presenter.options().targets().size()));
    jumper->setCurrentIndex(1);
    Q_EMIT jumper->activated(1);
    QCOMPARE(presenter.action().request.input.get<threed::GrenadeAttack>().options.jumper, 1);
    type(*dialog, "5542");
    finish(*dialog);
    QVERIFY(stepOf(dialog->presenter(), Quantity::BlastRatingLeft).value()
            < stepOf(dialog->presenter(), Quantity::BlastRating).value());
    presenter.options().viewTarget(1);
    const auto& blast = in<BodyView>(*dialog, "fireStage")->picture().blast;
    // It goes off under him: torso and abdomen, no point of its own.
    QVERIFY(blast && !blast->burst && !blast->zone.empty());
    for (const Hex hex : blast->zone) {
        const int location = presenter.action().request.plan->locationAt(hex);
        const auto name = presenter.action().request.plan->locations()[static_cast<std::size_t>(location)];
        QVERIFY(name == "torso" || name == "abdomen");
    }
    QVERIFY(in<TargetTable>(*dialog, "targetTable")->item(1, 3)->text() != QStringLiteral("unharmed"));
}

void TestGrenade::placedAndCovered()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "how"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "cover"), 2);
    QVERIFY(in<QWidget>(*dialog, "option_objectId")->isVisible());
    QVERIFY(!in<QWidget>(*dialog, "option_distance")->isVisible());
    presenter.options().setNumber(*presenter.options().path("options", "objectId"), 15);
    // Where it is to the one in view is his alone.
    presenter.options().viewTarget(1);
    auto* view = in<BodyView>(*dialog, "fireStage");
    const Hex hex{0, 38};
    const QPointF centre = view->bodyScene().stageLayout().geometry.centre(hex);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(centre));
    QCoreApplication::processEvents();
    const auto& attack = presenter.action().request.input.get<threed::GrenadeAttack>();
    if (presenter.action().request.plan->cellAt(hex)) {
        QCOMPARE(attack.targets[1].options.impact, hex);
        QVERIFY(attack.targets[0].options.impact != hex);
    }
    finish(*dialog);
    QVERIFY(!stepOf(dialog->presenter(), Quantity::ThrowDice));
    // Rating 8: five times 8 less 15 leaves 25, a fifth of which is 5 (3D-GREN-16).
    QCOMPARE(stepOf(dialog->presenter(), Quantity::BlastRatingLeft), 5);
}

/// 3D-GREN-04: the zone reaches whoever stands there, on whichever side, and in whosever hand it was.
void TestGrenade::whoThrowsIsAmongThoseWhoAreNear()
{
    Program program(m_file);
    support::choose(program, "Breach Trooper", "Ines Varga");
    const RecordId thrower = support::combatantNamed(program, "Breach Trooper");
    const RecordId target = support::combatantNamed(program, "Ines Varga");
    for (const auto& [metres, isNear] : {std::pair(1, true), std::pair(500, false)}) {
        program.window.fight().change([thrower, target, metres = metres](CampaignServices& services) {
            services.encounters.setDistance(thrower, target, metres);
        });
        QVERIFY(program.settle());
        auto* dialog = support::openByKey<threed::GrenadeDialog>(program, Qt::Key_G, "grenadeDialog", {1440, 900});
        const auto& near = dialog->presenter().options().targets();
        QCOMPARE(std::ranges::find(near, thrower) != near.end(), isNear);
        dialog->close();
        QVERIFY(program.settle());
        // Another target in between: who was near one stays listed while he is looked at.
        program.window.fight().setTarget(support::combatantNamed(program, "Brann Hollow"));
        auto* other = support::openByKey<threed::GrenadeDialog>(program, Qt::Key_G, "grenadeDialog", {1440, 900});
        other->close();
        program.window.fight().setTarget(target);
    }
}

void TestGrenade::lyingThereEachHasItsOwnPoint_data()
{
    QTest::addColumn<bool>("alone");
    QTest::newRow("3D-GREN-08 several") << false;
    QTest::newRow("3D-GREN-08 one alone") << true;
}

/// Where it lies to each is scattered for each, and every die of it can be typed.
void TestGrenade::lyingThereEachHasItsOwnPoint()
{
    Program program(m_file);
    QFETCH(const bool, alone);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    if (alone) {
        ActionOrder order = presenter.order();
        order.otherTargets.clear();
        presenter.begin(order);
        QVERIFY(program.settle());
    }
    presenter.options().setNumber(*presenter.options().path("options", "how"), 1);
    const std::size_t near = presenter.options().targets().size();
    QVERIFY(alone ? near == 1 : near >= 3);
    finish(*dialog);
    std::size_t points = 0;
    for (const Step& step : presenter.action().findings.steps)
        points += step.key.quantity == static_cast<std::uint16_t>(Quantity::BlastScattered) ? 1 : 0;
    QCOMPARE(points, near);
    int rolls = 0;
    for (const Answer& answer : presenter.action().request.answers.all()) {
        if (answer.kind != QuestionKind::Roll)
            continue;
        ++rolls;
        QVERIFY(answer.origins[0] == Origin::Typed);
    }
    QVERIFY(rolls > 0);
}

void TestGrenade::refusedPointSaysWhy()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "point"), pack(Hex{0, 4}));
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QVERIFY(!primary->isEnabled());
    QCOMPARE(in<FewLinesLabel>(*dialog, "attackNote")->text(), presenter.complaints().all().first());
    presenter.options().reset(*presenter.options().path("options", "point"));
    QVERIFY(primary->isEnabled());
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 500);
    QVERIFY(!primary->isEnabled());
}

void TestGrenade::pendingComesBack()
{
    std::size_t targets = 0;
    {
        Program program(m_file);
        threed::GrenadeDialog* dialog = open(program);
        type(*dialog, "554");
        QVERIFY(program.settle());
        targets = dialog->presenter().options().targets().size();
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QTest::qWaitFor([&] { return program.find<threed::GrenadeDialog>("grenadeDialog") != nullptr; }));
    auto* dialog = program.find<threed::GrenadeDialog>("grenadeDialog");
    QVERIFY(dialog->isVisible() && dialog->presenter().dice().hasFallen());
    QCOMPARE(dialog->presenter().options().targets().size(), targets);
    QCOMPARE(stepOf(dialog->presenter(), Quantity::ThrowSuccess), 1);
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("throwerCombo"))->currentText(),
             QStringLiteral("Breach Trooper"));
    QVERIFY(!dialog->findChild<QComboBox*>(QStringLiteral("grenadeCombo"))->currentText().isEmpty());
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
}

void TestGrenade::applyAndUndoLeaveTheFile()
{
    const auto dump = [this] { return support::dumpOfFile(m_file).tables; };
    const auto before = dump();
    QVERIFY(!before.isEmpty());
    {
        Program program(m_file);
        threed::GrenadeDialog* dialog = open(program);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_R);
        QVERIFY(dialog->presenter().isFinished());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        QVERIFY(!support::differenceOf(before, dump()).isEmpty());
        // The throw, and what he put away before it.
        for (int i = 0; i < 2; ++i) {
            program.window.fight().steps().undo();
            QVERIFY(program.settle());
        }
    }
    QCOMPARE(support::differenceOf(before, dump()), QString());
}

void TestGrenade::commandSaysWhyNot()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* grenade = program.find<QAction>("action_grenade");
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Watch Dog")
            program.window.fight().setActive(view.combatant.id);
    }
    QVERIFY(!grenade->isEnabled());
    QVERIFY2(grenade->toolTip().contains(QStringLiteral("Watch Dog")), qPrintable(grenade->toolTip()));
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Ines Varga")
            program.window.fight().setActive(view.combatant.id);
    }
    QVERIFY(grenade->isEnabled());
    for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
        if (encounter.system == "percentile")
            program.window.fight().open(encounter.id);
    }
    QVERIFY(program.settle());
    QVERIFY(!grenade->isEnabled());
    QVERIFY2(grenade->toolTip().contains(QStringLiteral("grenades")), qPrintable(grenade->toolTip()));
}

/// walk 29: whoever throws too short stands in the blast as well.
void TestGrenade::theThrowerMayBeNear()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    support::freeHandsOf(program, "Ines Varga");
    support::choose(program, "Ines Varga", "Watch Dog");
    auto* dialog = support::openByKey<threed::GrenadeDialog>(program, Qt::Key_G, "grenadeDialog", {1440, 900});
    AttackPresenter& presenter = dialog->presenter();
    const RecordId thrower = support::combatantNamed(program, "Ines Varga");
    const auto isListed = [&] {
        return std::ranges::find(presenter.options().targets(), thrower) != presenter.options().targets().end();
    };
    // As near as that he is listed by himself; left out, he can be added like anybody.
    QVERIFY(isListed());
    ActionOrder order = presenter.order();
    std::erase(order.otherTargets, thrower);
    presenter.begin(order);
    QTRY_VERIFY(!isListed());
    QTest::mouseClick(tickOf(*dialog, thrower), Qt::LeftButton);
    QVERIFY(program.settle());
    QTRY_VERIFY(isListed());
    // It falls at the thrower's own feet.
    presenter.options().viewTarget(presenter.options().targets().size() - 1);
    presenter.options().setNumber(*presenter.options().path("targets.options", "apart"), 0);
    const threed::Condition before =
        program.window.fight().snapshot().find(thrower)->combatant.condition.as<threed::Condition>();
    finish(*dialog);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    const auto& after = program.window.fight().snapshot().find(thrower)->combatant.condition.as<threed::Condition>();
    // The Action of the throw is spent, and the blast bruises whoever stands in it: both are told of the same condition.
    QCOMPARE(after.actionsLeft, before.actionsLeft - 1);
    QVERIFY(after.bruisingTotal > before.bruisingTotal);
}

/// walk 29: whose distance nobody has said does not quietly stand at 0 m.
void TestGrenade::unknownDistancesAreAskedFor()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const RecordId ines = support::combatantNamed(program, "Ines Varga");
    const RecordId tomas = support::combatantNamed(program, "Tomas Reed");
    program.window.fight().change([=](CampaignServices& services) {
        services.encounters.setDistances({{ines, tomas, std::nullopt}});
    });
    QVERIFY(program.settle());
    threed::GrenadeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    auto* asked = in<QLabel>(*dialog, "apartAsked");
    QVERIFY2(!asked->isVisible(), qPrintable(asked->text()));
    ActionOrder order = presenter.order();
    order.otherTargets = {tomas};
    presenter.begin(order);
    QVERIFY(program.settle());
    QCOMPARE(presenter.options().targets().size(), std::size_t{2});
    QVERIFY(asked->isVisible());
    QVERIFY2(asked->text().contains(QStringLiteral("Tomas Reed")), qPrintable(asked->text()));
    QVERIFY(!asked->text().contains(QStringLiteral("Ines")));
    QVERIFY(fieldOf(*dialog, tomas)->text().isEmpty());
    const auto* table = dialog->findChild<TargetTable*>();
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("? m"));
    auto* field = fieldOf(*dialog, tomas);
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("4"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!asked->isVisible());
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("4 m"));
}

/// A distance ticks whom it is of; whoever was left out keeps it, and the dead come last and say so.
void TestGrenade::whoIsNearIsOneList()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const RecordId ines = support::combatantNamed(program, "Ines Varga");
    const RecordId tomas = support::combatantNamed(program, "Tomas Reed");
    const RecordId brann = support::combatantNamed(program, "Brann Hollow");
    program.window.fight().change([=](CampaignServices& services) {
        services.encounters.setDistances({{ines, tomas, std::nullopt}, {ines, brann, std::nullopt}});
    });
    program.window.fight().byHand().setValue(brann, "dead", static_cast<int>(threed::Dead::Incap));
    QVERIFY(program.settle());
    support::freeHandsOf(program, "Breach Trooper");
    support::choose(program, "Breach Trooper", "Ines Varga");
    auto* dialog = support::openByKey<threed::GrenadeDialog>(program, Qt::Key_G, "grenadeDialog", {1440, 900});
    AttackPresenter& presenter = dialog->presenter();
    const auto isNear = [&](RecordId who) {
        return std::ranges::find(presenter.options().targets(), who) != presenter.options().targets().end();
    };
    QVERIFY(!isNear(tomas) && !isNear(brann));
    // Whose distance nobody has said has the keyboard.
    QTRY_COMPARE(dialog->focusWidget(), fieldOf(*dialog, tomas));
    QVERIFY(!tickOf(*dialog, brann)->isVisible());
    QTest::mouseClick(in<QAbstractButton>(*dialog, "nearMore"), Qt::LeftButton);
    QVERIFY(tickOf(*dialog, brann)->isVisible());
    const auto names = dialog->findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^nearName")));
    QVERIFY(std::ranges::any_of(
        names, [](const QPushButton* name) { return name->text() == QStringLiteral("Brann Hollow (dead)"); }));
    fieldOf(*dialog, tomas)->setFocus();
    QTest::keyClicks(fieldOf(*dialog, tomas), QStringLiteral("3"));
    QTest::keyClick(fieldOf(*dialog, tomas), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(isNear(tomas) && tickOf(*dialog, tomas)->isChecked());
    const auto apart = [&](RecordId who) {
        auto path = presenter.options().path("targets.options", "apart");
        path->element = static_cast<std::uint16_t>(std::ranges::find(presenter.options().targets(), who)
                                                   - presenter.options().targets().begin());
        return presenter.options().number(*path);
    };
    QCOMPARE(apart(tomas), 3);
    QTest::mouseClick(tickOf(*dialog, tomas), Qt::LeftButton);
    QVERIFY(program.settle());
    QVERIFY(!isNear(tomas));
    QTest::mouseClick(tickOf(*dialog, tomas), Qt::LeftButton);
    QVERIFY(program.settle());
    QVERIFY(isNear(tomas));
    QCOMPARE(apart(tomas), 3);
    // Whom it was thrown at is never left out.
    QVERIFY(!tickOf(*dialog, ines)->isEnabled());
}

/// walk 37: the dice of the throw stay with another grenade out of the same hand; what lies about is not thrown.
void TestGrenade::theGrenadeChangesAfterTheRoll()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const RecordId fight = program.window.fight().snapshot().encounter.id;
    program.window.fight().change([=](CampaignServices& services) {
        const auto find = [&](RecordKind kind, const char* words) {
            LibraryQuery query;
            query.kind = kind;
            query.search = words;
            return services.library.list(query).front().id;
        };
        const RecordId who = find(RecordKind::Character, "Breach Trooper");
        (void)services.kits.give(who, {RecordKind::Grenade, find(RecordKind::Grenade, "Thump")});
        (void)services.encounters.add(fight, who, "Second Trooper", Side::Opponents);
    });
    QVERIFY(program.settle());
    support::freeHandsOf(program, "Second Trooper");
    support::choose(program, "Second Trooper", "Ines Varga");
    auto* dialog = support::openByKey<threed::GrenadeDialog>(program, Qt::Key_G, "grenadeDialog", {1440, 900});
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 10);
    auto* grenades = in<QComboBox>(*dialog, "grenadeCombo");
    QCOMPARE(grenades->count(), 2);
    const RecordId first = presenter.order().weapon;
    const auto targets = presenter.options().targets();
    type(*dialog, "5542");
    QVERIFY(program.settle());
    const QStringList fallen{QStringLiteral("5"), QStringLiteral("5"), QStringLiteral("4"), QStringLiteral("2")};
    QCOMPARE(support::firstFaces(presenter, 4), fallen);
    QVERIFY(grenades->isEnabled());
    QVERIFY(!in<QComboBox>(*dialog, "throwerCombo")->isEnabled());
    // Whoever is looked at meanwhile has nothing to do with it.
    program.window.fight().setTarget(support::combatantNamed(program, "Tomas Reed"));
    QVERIFY(program.settle());
    const auto take = [&](int index) {
        grenades->setCurrentIndex(index);
        Q_EMIT grenades->activated(index);
        QVERIFY(program.settle());
    };
    const int other = 1 - grenades->currentIndex();
    take(other);
    const RecordId second = presenter.order().weapon;
    QVERIFY(second != first);
    QCOMPARE(presenter.options().targets(), targets);
    QCOMPARE(support::firstFaces(presenter, 4), fallen);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "distance")), 10);
    QCOMPARE(support::weaponThatWaits(program), second);
    take(1 - other);
    QCOMPARE(support::weaponThatWaits(program), first);
    finish(*dialog);
    QCOMPARE(support::firstFaces(presenter, 4), fallen);
}

/// Who holds a rifle in both hands cannot throw: one hand comes off it first, on the brass button, and then it is thrown.
void TestGrenade::aHandIsFreedFirst()
{
    Program program(m_file);
    threed::GrenadeDialog* dialog = openFull(program);
    AttackPresenter& presenter = dialog->presenter();
    const auto taken = [&] { return presenter.options().number(*presenter.options().path("options", "handsTaken")); };
    QCOMPARE(taken(), 2);
    QVERIFY2(presenter.complaints().all().first().contains(QStringLiteral("no hand is free to throw with"),
                                                           Qt::CaseInsensitive),
             qPrintable(presenter.complaints().all().first()));
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QTRY_VERIFY2(primary->text().startsWith(QStringLiteral("One hand off ")), qPrintable(primary->text()));
    QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
    QTRY_COMPARE(taken(), 1);
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(u' ')));
    // Or it is put away, which takes an Action; taken in hand again it stands against the throw again.
    presenter.options().reset(*presenter.options().path("options", "handsTaken"));
    const auto other = [dialog] { return dialog->findChild<QPushButton*>(QStringLiteral("cure1")); };
    QTRY_VERIFY(other() && other()->isVisible() && other()->text().startsWith(QStringLiteral("Put away: ")));
    other()->click();
    QTRY_COMPARE(taken(), 0);
    QVERIFY(program.settle());
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QTRY_COMPARE(taken(), 2);
    QTRY_VERIFY(primary->text().startsWith(QStringLiteral("One hand off ")));
    // What lies about takes no hand.
    presenter.options().setNumber(*presenter.options().path("options", "how"),
                                  static_cast<int>(threed::Delivery::Floor));
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(u' ')));
}

void TestGrenade::whoComesNearIsTakenAlong_data()
{
    QTest::addColumn<bool>("rolled");
    QTest::newRow("before the dice") << false;
    QTest::newRow("while dice lie there") << true;
}

/// The window is open while somebody moves: who is near is what the fight says now.
void TestGrenade::whoComesNearIsTakenAlong()
{
    QFETCH(bool, rolled);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    const RecordId target = support::combatantNamed(program, "Ines Varga");
    const RecordId comes = support::combatantNamed(program, "Tomas Reed");
    const RecordId goes = support::combatantNamed(program, "Odile Marsh");
    const auto place = [&](RecordId who, int metres) {
        program.gateway.run(
            &program.window,
            [=](CampaignServices& services) { (void)services.encounters.setDistance(target, who, metres); }, [] {});
        fight.reload();
        QVERIFY(program.settle());
    };
    place(comes, 900);
    place(goes, 2);
    threed::GrenadeDialog* dialog = open(program);
    const AttackPresenter& presenter = dialog->presenter();
    const auto isNear = [&](RecordId who) {
        return std::ranges::find(presenter.options().targets(), who) != presenter.options().targets().end();
    };
    QVERIFY(isNear(goes) && !isNear(comes));
    if (rolled)
        type(*dialog, "554");
    const auto lying = presenter.dice().rolls().front().answer.faces;
    place(comes, 2);
    QTRY_VERIFY(isNear(comes));
    QVERIFY(tickOf(*dialog, comes)->isChecked());
    place(goes, 900);
    QTRY_COMPARE(isNear(goes), rolled);
    QCOMPARE(presenter.dice().rolls().front().answer.faces, lying);
    if (rolled)
        return;
    // Whoever leaves the fight stands against nothing.
    program.gateway.run(
        &program.window, [=](CampaignServices& services) { services.encounters.remove({comes}); }, [] {});
    fight.reload();
    QVERIFY(program.settle());
    QTRY_VERIFY(!isNear(comes));
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(u' ')));
}

HITSPREAD_GUI_TEST(TestGrenade)
#include "tst_grenade.moc"
