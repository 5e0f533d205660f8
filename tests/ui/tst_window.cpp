#include "keyboard.h"
#include "models/fight/fightsteps.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/percentile/character.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "text/labels.h"
#include "ui/attack/attackdialog.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "windowprogram.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace hitspread;
using support::Keyboard;
using support::Program;

namespace {

QPoint placeOf(BodyView& view, Hex hex)
{
    return view.mapFromScene(view.bodyScene().stageLayout().geometry.centre(hex));
}

}  // namespace

/// The window on a real campaign: real clicks and keys by object name.
class TestWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void attackInThreeInputs();
    void windowsStandOnTheirOwn();
    void attackWithTypedDice();
    void mixedDiceKeepTheirOrigin();
    void everyHexAims();
    void undoAndRedo();
    void closingKeepsDice();
    void quittingDuringTheFlightKeepsDice();
    void halfTypedDiceComeBack();
    void droppingNeedsAReason();
    void changedOptionKeepsDiceAndCanBeReset();
    void overruledStep();
    void refusedShotSaysWhy();
    void duelByKeyboard();
    void theRowThatIsRolledIsLit();
    void everySystemHasABody();
    void anythingIsFoundByAFewLetters();
    void themes();
    void shots();

private:
    void startShot(Program& program);
    void startDuel(Program& program);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_window"));
    QVERIFY(m_folder.isValid());
}

void TestWindow::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestWindow::cleanup()
{
    QSettings().clear();
}

void TestWindow::startShot(Program& program)
{
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(support::waitUntil(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
    QVERIFY2(program.dialog()->presenter().complaints().isEmpty(),
             qPrintable(program.dialog()->presenter().complaints().all().join(QLatin1Char(' '))));
    // The offscreen screen is small; the dialog would share places there.
    program.dialog()->resize(1440, 900);
    QCoreApplication::processEvents();
}

void TestWindow::attackInThreeInputs()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QAbstractItemModelTester combatants(program.find<QListView>("combatants")->model());
    const QAbstractItemModelTester history(program.find<QListView>("history")->model());
    program.aimAtGuard();
    QSignalSpy told(program.find<QListView>("combatants")->model(), &QAbstractItemModel::dataChanged);
    const QStringList before = program.state();
    auto* stage = program.find<BodyView>("stage");
    const std::vector<LocationCallout> unhurt = stage->picture().callouts;
    QVERIFY(!stage->picture().chain);
    // One: the hex. Two: roll. Three: apply.
    QTest::mouseClick(stage->viewport(), Qt::LeftButton, {}, placeOf(*stage, Hex{0, 10}));
    QVERIFY(support::waitUntil([&] { return program.dialog() && program.dialog()->presenter().isReady(); }));
    QTest::keyClick(program.dialog(), Qt::Key_Return);
    QVERIFY(program.dialog()->presenter().isFinished());
    QTest::keyClick(program.dialog(), Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 1);
    QVERIFY(program.state() != before);
    // Only the two who took part are told to have changed, never the whole list.
    for (const QList<QVariant>& change : told)
        QCOMPARE(change.at(0).toModelIndex().row(), change.at(1).toModelIndex().row());
    QVERIFY2(told.count() >= 1 && told.count() <= 2, qPrintable(QString::number(told.count())));
    // The body wears a mark where it was hit, and the history says what that did to the location.
    const Fight& fight = program.window.fight();
    const System* system = findSystem(fight.snapshot().encounter.system);
    QVERIFY(fight.snapshot().last);
    const auto shots = system->deviation()->deviations(fight.snapshot().last->findings.steps);
    QCOMPARE(shots.size(), std::size_t{1});
    QVERIFY(stage->picture().chain);
    QCOMPARE(stage->picture().chain->marks.size(), std::size_t{1});
    QCOMPARE(stage->picture().chain->marks.front().hex, shots.front().landing);
    const auto location = static_cast<std::size_t>(shots.front().location);
    const LocationCallout& struck = stage->picture().callouts.at(location);
    const QString line = program.find<QListView>("history")->model()->index(0, 0).data().toString();
    QVERIFY2(line.contains(QStringLiteral("%1 %2 → %3/%4")
                               .arg(struck.name)
                               .arg(unhurt.at(location).hits)
                               .arg(text::number(struck.hits))
                               .arg(struck.mostHits)),
             qPrintable(line));
    // It is his who was hit.
    for (const CombatantView& view : fight.snapshot().combatants) {
        if (view.combatant.name == "Gate Guard 1")
            program.window.fight().setTarget(view.combatant.id);
    }
    QVERIFY(!stage->picture().chain);
    // Looked at again he still wears it, as the first hit on him; what is taken back leaves none.
    program.aimAtGuard();
    QVERIFY(support::waitUntil([&] { return stage->picture().chain.has_value(); }));
    QCOMPARE(stage->picture().chain->marks.size(), std::size_t{1});
    QCOMPARE(stage->picture().chain->marks.front().number, QStringLiteral("1"));
    QVERIFY(!stage->picture().chain->marks.front().scar);
    program.window.fight().steps().undo();
    QVERIFY(support::waitUntil([&] { return !stage->picture().chain; }));
}

void TestWindow::windowsStandOnTheirOwn()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_sheet")->trigger();
    program.find<QAction>("action_library")->trigger();
    QVERIFY(program.settle());
    std::vector<QWidget*> windows;
    for (const char* name : {"sheetWindow", "libraryWindow"}) {
        auto* window = program.find<QWidget>(name);
        QVERIFY2(window, name);
        QTRY_VERIFY2(window->isVisible(), name);
        // One like any other: a click on the main window brings that in front.
        QCOMPARE(window->windowType(), Qt::Window);
        QVERIFY2(!window->windowHandle()->transientParent(), name);
        windows.push_back(window);
    }
    // What the sheet cannot store keeps all of them open, and it says so in front of them.
    auto* dex = windows.front()->findChild<QLineEdit*>(QStringLiteral("field_dex"));
    windows.front()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(windows.front()));
    dex->setFocus();
    dex->selectAll();
    QTest::keyClicks(dex, QStringLiteral("31"));
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QVERIFY(!program.window.close());
    QVERIFY(program.window.isVisible());
    for (const QWidget* window : windows)
        QVERIFY2(window->isVisible(), qPrintable(window->objectName()));
    QVERIFY(QTest::qWaitForWindowActive(windows.front()));
    QTest::keyClick(dex, Qt::Key_Escape);
    QVERIFY(program.window.close());
    for (const QWidget* window : windows)
        QVERIFY2(!window->isVisible(), qPrintable(window->objectName()));
}

void TestWindow::attackWithTypedDice()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    for (const char digit : {'4', '0', '7', '5', '3'})
        QTest::keyClick(QApplication::focusWidget(), digit);
    // 0 and 7 are no faces: three dice are down, and the next question is there.
    QVERIFY(!presenter.dice().rolls().empty());
    const Answer& dice = presenter.dice().rolls().front().answer;
    QCOMPARE(int(dice.faces[0]), 4);
    QCOMPARE(int(dice.faces[1]), 5);
    QCOMPARE(int(dice.faces[2]), 3);
    QCOMPARE(dice.origins[0], Origin::Typed);
    for (int guard = 0; guard < 12 && !presenter.isFinished(); ++guard)
        QTest::keyClick(QApplication::focusWidget(), '4');
    QVERIFY(presenter.isFinished());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 1);
}

void TestWindow::mixedDiceKeepTheirOrigin()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(QApplication::focusWidget(), '6');
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    const Answer& dice = program.dialog()->presenter().dice().rolls().front().answer;
    QCOMPARE(int(dice.faces[0]), 6);
    QCOMPARE(dice.origins[0], Origin::Typed);
    QCOMPARE(dice.origins[1], Origin::Rolled);
    QVERIFY(dice.faces[1] >= 1 && dice.faces[1] <= 6);
}

void TestWindow::everyHexAims()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    auto* stage = program.find<BodyView>("stage");
    const auto plan = stage->picture().plan;
    QVERIFY(plan);
    int clicked = 0;
    for (const BodyCell& cell : plan->cells()) {
        QTest::mouseClick(stage->viewport(), Qt::LeftButton, {}, placeOf(*stage, cell.hex));
        QVERIFY(program.settle());
        QVERIFY(program.dialog() && program.dialog()->isVisible());
        QCOMPARE(program.dialog()->presenter().options().aim().value_or(Hex{99, 99}), cell.hex);
        program.dialog()->close();
        ++clicked;
    }
    QCOMPARE(clicked, static_cast<int>(plan->cells().size()));
    QCOMPARE(clicked, 96);
}

void TestWindow::undoAndRedo()
{
    Program program(m_file);
    startShot(program);
    const QStringList before = program.state();
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QTest::mouseClick(program.find<QPushButton>("primaryButton"), Qt::LeftButton);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    const QStringList after = program.state();
    QVERIFY(after != before);
    auto* undo = program.find<QAction>("action_undo");
    auto* redo = program.find<QAction>("action_redo");
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QVERIFY(program.settle() && support::waitUntil([&] { return redo->isEnabled(); }));
    QCOMPARE(program.state(), before);
    redo->trigger();
    QVERIFY(program.settle() && support::waitUntil([&] { return !redo->isEnabled(); }));
    QCOMPARE(program.state(), after);
}

void TestWindow::closingKeepsDice()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog(), Qt::Key_R);
    const Answers fallen = program.dialog()->presenter().action().findings.answers;
    QTest::keyClick(program.dialog(), Qt::Key_Escape);
    QVERIFY(!program.dialog()->isVisible());
    QVERIFY(program.settle());
    program.pressFire();
    QVERIFY(program.settle());
    QVERIFY(program.dialog()->isVisible());
    QCOMPARE(program.dialog()->presenter().action().findings.answers.all().front(), fallen.all().front());
}

void TestWindow::quittingDuringTheFlightKeepsDice()
{
    Preferences().setDriftSpeed(1);
    QStringList applied;
    std::vector<Answer> fallen;
    {
        Program program(m_file);
        startShot(program);
        QTest::keyClick(program.dialog(), Qt::Key_R);
        QTest::keyClick(program.dialog(), Qt::Key_Escape);  // ends the flight
        QTest::keyClick(program.dialog(), Qt::Key_Return);
        QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
        applied = program.state();
        program.pressFire();
        QVERIFY(program.settle());
        QVERIFY(program.dialog()->isVisible());
        QTest::keyClick(program.dialog(), Qt::Key_R);
        QVERIFY2(program.dialog()->presenter().isFinished(),
                 qPrintable(program.dialog()->presenter().complaints().all().join(QLatin1Char(' '))));
        const auto all = program.dialog()->presenter().action().findings.answers.all();
        fallen.assign(all.begin(), all.end());
        QVERIFY(program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"))->animator().isRunning());
        // Gone in the middle of the flight.
    }
    Program again(m_file);
    QVERIFY(again.waitForFight());
    QCOMPARE(again.state(), applied);
    QVERIFY(support::waitUntil(
        [&] { return again.dialog() && again.dialog()->isVisible() && again.dialog()->presenter().isFinished(); }));
    const auto back = again.dialog()->presenter().action().findings.answers.all();
    QCOMPARE(back.size(), fallen.size());
    QVERIFY(std::ranges::equal(back, fallen));
}

void TestWindow::halfTypedDiceComeBack()
{
    {
        Program program(m_file);
        startShot(program);
        QTest::keyClick(QApplication::focusWidget(), '5');
        QVERIFY(program.settle());
    }
    Program again(m_file);
    QVERIFY(again.waitForFight());
    QVERIFY(support::waitUntil([&] { return again.dialog() && again.dialog()->isVisible(); }));
    const auto& rolls = again.dialog()->presenter().dice().rolls();
    QCOMPARE(rolls.size(), std::size_t(1));
    QCOMPARE(int(rolls.front().answer.faces[0]), 5);
    QCOMPARE(int(rolls.front().answer.faces[1]), 0);
}

void TestWindow::droppingNeedsAReason()
{
    Program program(m_file);
    startShot(program);
    const QStringList before = program.state();
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QTest::mouseClick(program.find<QPushButton>("dropButton"), Qt::LeftButton);
    QTest::mouseClick(program.find<QPushButton>("reasonDone"), Qt::LeftButton);
    QVERIFY(program.dialog()->isVisible());
    QTest::keyClicks(program.find<QLineEdit>("reason"), QStringLiteral("wrong target"));
    QTest::mouseClick(program.find<QPushButton>("reasonDone"), Qt::LeftButton);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    QCOMPARE(program.state(), before);
    QVERIFY(!program.window.fight().snapshot().pending);
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 1);
}

void TestWindow::changedOptionKeepsDiceAndCanBeReset()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog(), Qt::Key_R);
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto faces = presenter.dice().rolls().front().answer.faces;
    auto* box = program.dialog()->findChild<QPushButton*>(QStringLiteral("aims_0"));
    QVERIFY(box);
    QTest::mouseClick(box, Qt::LeftButton);
    const auto path = presenter.options().path("shooter.condition", "aims");
    QVERIFY(path && presenter.options().isChanged(*path));
    QCOMPARE(presenter.options().number(*path), 0);
    QCOMPARE(presenter.dice().rolls().front().answer.faces, faces);
    QTest::mouseClick(program.dialog()->findChild<QWidget*>(QStringLiteral("reset_aims")), Qt::LeftButton);
    QVERIFY(!presenter.options().isChanged(*path));
    QCOMPARE(presenter.options().number(*path), 2);
}

void TestWindow::overruledStep()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(program.dialog(), Qt::Key_R);
    AttackPresenter& presenter = program.dialog()->presenter();
    auto* list = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    QVERIFY(list->model()->rowCount() > 3);
    const QModelIndex row = list->model()->index(1, 0);
    list->scrollTo(row);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
    auto* value = program.dialog()->findChild<QLineEdit*>(QStringLiteral("rulingValue"));
    auto* reason = program.dialog()->findChild<QLineEdit*>(QStringLiteral("rulingReason"));
    QVERIFY(reason->isVisible());
    if (value->isVisible())
        value->setText(QStringLiteral("1"));
    reason->setText(QStringLiteral("because the table says so"));
    QTest::mouseClick(program.dialog()->findChild<QPushButton*>(QStringLiteral("rulingSet")), Qt::LeftButton);
    QCOMPARE(presenter.action().request.overrides.size(), std::size_t(1));
    QCOMPARE(presenter.action().request.overrides.front().reason, std::string("because the table says so"));
}

void TestWindow::refusedShotSaysWhy()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 99999);
    QVERIFY(!presenter.complaints().isEmpty());
    auto* primary = program.find<QPushButton>("primaryButton");
    QVERIFY(!primary->isEnabled());
    QVERIFY(!primary->toolTip().isEmpty());
    presenter.options().reset(*presenter.options().path("options", "distance"));
    QVERIFY(primary->isEnabled());
}

/// Opens the fight of the system that has duels, and its dialog.
void TestWindow::startDuel(Program& program)
{
    QVERIFY(program.waitForFight());
    auto* chooser = program.find<QComboBox>("encounterChooser");
    int duel = -1;
    for (int i = 0; i < chooser->count(); ++i) {
        if (program.window.fight().snapshot().encounters[static_cast<std::size_t>(i)].system == "percentile")
            duel = i;
    }
    QVERIFY(duel >= 0);
    // Its name says nothing of the rules it goes by; where there are several, the box does.
    QVERIFY2(chooser->itemText(duel).endsWith(QStringLiteral("Percentile")), qPrintable(chooser->itemText(duel)));
    chooser->setCurrentIndex(duel);
    Q_EMIT chooser->activated(duel);
    QVERIFY(program.settle());
    // Against somebody who has not acted in this round yet.
    Fight& fight = program.window.fight();
    for (const CombatantView& other : fight.snapshot().combatants) {
        if (other.combatant.side != fight.active()->combatant.side
            && !percentile::hasNoAction(other.combatant.condition.as<percentile::Condition>()))
            fight.setTarget(other.combatant.id);
    }
    QTest::keyClick(&program.window, Qt::Key_D);
    QVERIFY(program.window.findChild<QDialog*>(QStringLiteral("duelDialog")) && program.settle());
}

/// A system whose attacks do not drift shows the body, too, cut into its own locations; a click begins its attack.
void TestWindow::everySystemHasABody()
{
    Program program(m_file);
    startDuel(program);
    auto* dialog = program.window.findChild<QDialog*>(QStringLiteral("duelDialog"));
    dialog->close();
    QVERIFY(program.settle());
    auto* stage = program.find<BodyView>("stage");
    QVERIFY(stage->isVisible());
    const BodyPicture& picture = stage->picture();
    // Behind them those the house rules may add, which have no piece of the body yet.
    QCOMPARE(picture.locationNames.mid(0, 7),
             (QStringList{QStringLiteral("Head"), QStringLiteral("Chest"), QStringLiteral("Abdomen"),
                          QStringLiteral("Right arm"), QStringLiteral("Left arm"), QStringLiteral("Right leg"),
                          QStringLiteral("Left leg")}));
    QCOMPARE(picture.callouts.size(), std::size_t(7));
    QVERIFY(!picture.rose && !picture.aim);
    for (const LocationCallout& callout : picture.callouts)
        QVERIFY(callout.mostHits == 0 && !callout.armour.isEmpty());
    QVERIFY(program.find<QLabel>("stageFoot")->text().startsWith(QStringLiteral("Chest")));
    Q_EMIT stage->hexChosen(Hex{0, 0});
    QVERIFY(program.settle());
    auto* window = program.window.findChild<QDialog*>(QStringLiteral("percentileAttack"));
    QVERIFY(window && window->isVisible() && !dialog->isVisible());
    // The one command of an attack is called what the system calls it.
    const auto* attack = program.find<QAction>("action_fire");
    QCOMPARE(attack->text(), QStringLiteral("&Attack"));
    QCOMPARE(attack->shortcut(), QKeySequence(Qt::Key_F));
}

void TestWindow::duelByKeyboard()
{
    Program program(m_file);
    startDuel(program);
    auto* dialog = program.window.findChild<QDialog*>(QStringLiteral("duelDialog"));
    QVERIFY(program.find<QPushButton>("duelPrimary")->isEnabled());
    // The first die is typed wherever the focus is, the rest rolled.
    QTest::keyClick(dialog, '5');
    QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("dropButton"))->isVisible());
    QTest::keyClick(dialog, Qt::Key_R);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !dialog->isVisible() && program.gateway.waiting() == 0; }));
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 1);
}

/// D5, PCT-29: the table a blow's place is rolled on stands there from when it is asked for, with its row lit and said.
void TestWindow::theRowThatIsRolledIsLit()
{
    Program program(m_file);
    startDuel(program);
    auto* dialog = program.window.findChild<AttackDialog*>(QStringLiteral("duelDialog"));
    AttackPresenter& presenter = dialog->presenter();
    const auto tables = [&] {
        QList<QWidget*> shown;
        for (QWidget* one : dialog->findChildren<QWidget*>(QStringLiteral("rolledTable"))) {
            if (one->isVisible())
                shown << one;
        }
        return shown;
    };
    QCOMPARE(tables().size(), 0);
    // Both hit with a 1, and so each asks where.
    while (presenter.dice().open() && !presenter.dice().open()->question.table)
        presenter.dice().setDie(presenter.dice().open()->question.key, 0, 1);
    QVERIFY(presenter.dice().open() && program.rest());
    QCOMPARE(tables().size(), 1);
    // Panels are made anew as further dice are asked for.
    const auto lit = [&tables] {
        QStringList words;
        for (const QLabel* row : tables().constFirst()->findChildren<QLabel*>()) {
            if (row->property("chip").toString() == QStringLiteral("lit"))
                words << row->text() + QLatin1Char('|') + row->accessibleName();
        }
        return words;
    };
    const auto* chest = tables().constFirst()->findChild<QLabel*>(QStringLiteral("rolledRow1"));
    QCOMPARE(chest->text(), QStringLiteral("11–36: Chest, 1"));
    QCOMPARE(tables().constFirst()->accessibleName(), QStringLiteral("Hit location table: not rolled yet"));
    QCOMPARE(lit(), QStringList());
    presenter.dice().setDie(presenter.dice().open()->question.key, 0, 36);
    QVERIFY(program.rest());
    QCOMPARE(tables().size(), 1);
    QCOMPARE(lit(), QStringList{QStringLiteral("11–36: Chest, 1|11–36: Chest, 1, rolled")});
    QCOMPARE(tables().constFirst()->accessibleName(),
             QStringLiteral("Hit location table: 36 rolled, row 11–36: Chest, 1"));
}

/// Commands and people behind one key; what is found first is done by Enter.
void TestWindow::anythingIsFoundByAFewLetters()
{
    Program program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.waitForFight());
    Keyboard keys([&program] { return program.settle(); });
    Keyboard::raise(program.window);
    const auto acting = [&program] {
        const CombatantView* who = program.window.fight().active();
        return who ? QString::fromStdString(who->combatant.name) : QString();
    };
    keys.press(Qt::Key_K, Qt::ControlModifier);
    auto* dialog = program.find<QDialog>("anythingDialog");
    QVERIFY(dialog && dialog->isVisible());
    Keyboard::raise(*dialog);
    keys.write(QStringLiteral("odile acts"));
    keys.press(Qt::Key_Return);
    QVERIFY(!dialog->isVisible());
    QTRY_COMPARE(acting(), QStringLiteral("Odile Marsh"));
    Keyboard::raise(program.window);
    keys.press(Qt::Key_K, Qt::ControlModifier);
    Keyboard::raise(*dialog);
    keys.write(QStringLiteral("distan"));
    keys.press(Qt::Key_Return);
    QVERIFY(program.find<QDialog>("distances") && program.find<QDialog>("distances")->isVisible());
    program.find<QDialog>("distances")->reject();
    // Nobody is called so: Enter does nothing.
    Keyboard::raise(program.window);
    keys.press(Qt::Key_K, Qt::ControlModifier);
    Keyboard::raise(*dialog);
    keys.write(QStringLiteral("qqq"));
    keys.press(Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    dialog->reject();
    Keyboard::raise(program.window);
    keys.press(Qt::Key_I);
    const QWidget* field = Keyboard::at();
    QVERIFY2(field && field->accessibleName() == QStringLiteral("Initiative"), qPrintable(Keyboard::place()));
}

void TestWindow::themes()
{
    Program program(m_file);
    QObject::connect(&program.preferences, &Preferences::themeChanged, &program.style, &ApplicationStyle::apply);
    program.style.apply(program.preferences.theme());
    QVERIFY(program.waitForFight());
    const QColor dark = program.window.palette().color(QPalette::Window);
    program.find<QAction>("action_colours_light")->trigger();
    const QColor light = program.window.palette().color(QPalette::Window);
    QVERIFY(light.lightness() > dark.lightness() + 100);
    QCOMPARE(Preferences().theme().scheme(), Scheme::Light);
}

/// Pictures to look at, when a folder for them is named.
void TestWindow::shots()
{
    const QString folder = qEnvironmentVariable("HITSPREAD_SHOTS");
    if (folder.isEmpty())
        return;
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light}) {
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            init();
            const QString file = m_folder.filePath(QStringLiteral("Night shift %1.hitspread").arg(m_count));
            support::putSample(file);
            Program program(file);
            program.style.apply(Theme(scheme));
            program.window.resize(size);
            startShot(program);
            const QString name = QStringLiteral("%1/%2-%3")
                                     .arg(folder,
                                          scheme == Scheme::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                     .arg(size.width());
            program.dialog()->resize(size.width() < 1400 ? QSize(1240, 650) : QSize(1440, 900));
            QVERIFY(program.rest());
            program.dialog()->grab().save(name + QStringLiteral("-fire0.png"));
            for (int guard = 0; guard < 12 && !program.dialog()->presenter().isFinished(); ++guard)
                QTest::keyClick(QApplication::focusWidget(), "45345"[guard % 5]);
            QVERIFY(program.rest());
            program.dialog()->grab().save(name + QStringLiteral("-fire1.png"));
            QTest::keyClick(program.dialog(), Qt::Key_Return);
            QVERIFY(
                support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
            QVERIFY(program.rest());
            program.window.grab().save(name + QStringLiteral("-main.png"));
            startDuel(program);
            auto* duel = program.window.findChild<QDialog*>(QStringLiteral("duelDialog"));
            duel->grab().save(name + QStringLiteral("-duel0.png"));
            QTest::keyClick(duel, Qt::Key_R);
            QVERIFY(program.rest());
            duel->grab().save(name + QStringLiteral("-duel1.png"));
            duel->close();
            program.style.apply(Theme(scheme, 160));
            program.window.fight().open(program.window.fight().snapshot().encounters.front().id);
            QVERIFY(program.settle());
            startShot(program);
            QTest::keyClick(program.dialog(), Qt::Key_R);
            QVERIFY(program.rest());
            program.dialog()->grab().save(name + QStringLiteral("-fire160.png"));
            program.window.grab().save(name + QStringLiteral("-main160.png"));
            program.style.apply(Theme(scheme));
        }
    }
}

HITSPREAD_GUI_TEST(TestWindow)
#include "tst_window.moc"
