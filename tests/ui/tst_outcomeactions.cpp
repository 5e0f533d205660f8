#include <QTest>

#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "models/library/charactersheet.h"
#include "models/systemview.h"
#include "models/turn/roundorder.h"
#include "outcomefight.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/shieldwork.h"
#include "samplefiles.h"
#include "services/library/recordvalues.h"
#include "support/guitestclass.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/options/rowsoption.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/sheet/sheetwindow.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using support::askedOf;
using support::combatantNamed;
using support::in;
using support::Program;
using support::standing;
using support::stepOf;

/// Opposed outcomes at the table: a turn that everybody declares, and what people do beside attacking.
class TestOutcomeActions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_outcomeactions"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void aTurnIsDeclaredAscending();
    void whoIsPassedOverActsAllTheSame();
    void whatIsDeclaredComesInItsOrder();
    void whoIsHeldIsMeantWhoeverIsInView();
    void whoIsPinnedIsLedToBreakTheHold();
    void whoActsBeforeOthersIsTold();
    void handsAreEmptiedOnHisSheet();
    void digitsPutLinesThere();
    void whatIsRefusedIsSaid();
    void linesAreTakenOut();
    void whoHasBegunDeclaresWithLeave();
    void aimingIsAtWhomHeLooksAt();
    void theNextThingToDoWithAShield();
    void onlyWhatMattersIsAsked();
    void aWeaponIsPickedUp();
    void aHoldIsReleased();
    void moving();
    void somethingElse();
    void harmIsTyped();
    void whoDiesByHandIsAsked();

private:
    /// The window of an action; null: it does not open.
    static SimpleActionDialog* openAction(Program& program, const char* deed)
    {
        auto* action = program.find<QAction>(qPrintable(QStringLiteral("action_own_%1").arg(QLatin1String(deed))));
        if (!program.settle() || !action || !action->isEnabled())
            return nullptr;
        action->trigger();
        return shownAction(program);
    }
    /// The same with the keyboard.
    static SimpleActionDialog* openActiveAction(Program& program, const char* deed)
    {
        SimpleActionDialog* dialog = openAction(program, deed);
        if (dialog)
            dialog->activateWindow();
        return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    static SimpleActionDialog* shownAction(Program& program)
    {
        const auto shown = [&program]() -> SimpleActionDialog* {
            auto* dialog = program.find<SimpleActionDialog>("actionDialog");
            return dialog && dialog->isVisible() && dialog->presenter().isReady() ? dialog : nullptr;
        };
        return QTest::qWaitFor([&] { return shown() != nullptr; }) && program.settle() ? shown() : nullptr;
    }
    static QString acting(Program& program)
    {
        const CombatantView* who = program.window.fight().active();
        return who ? QString::fromStdString(who->combatant.name) : QString();
    }
    static QString brass(Program& program) { return program.find<QPushButton>("fireButton")->accessibleName(); }
    /// A new turn with these rolls of initiative, in the order of the list.
    static bool beginTurn(Program& program, const std::array<int, 4>& rolls)
    {
        program.find<QAction>("action_next")->trigger();
        SimpleActionDialog* dialog = shownAction(program);
        if (!dialog)
            return false;
        AttackPresenter& presenter = dialog->presenter();
        for (int i = 0; i < 4; ++i)
            support::putOutcome(presenter, askedOf(outcome::Query::InitiativeDice, i),
                                rolls[static_cast<std::size_t>(i)]);
        if (!presenter.isFinished())
            return false;
        presenter.apply();
        return QTest::qWaitFor([&] { return !dialog->isVisible(); }) && program.settle();
    }
    static void set(Program& program, const char* who, const char* field, int value)
    {
        program.window.fight().byHand().setValue(combatantNamed(program, who), field, value);
        QVERIFY(program.settle());
    }
    static QStringList strip(const Program& program)
    {
        const auto* order = program.window.findChild<RoundOrder*>();
        QStringList all;
        for (int row = 0; order && row < order->rowCount(); ++row)
            all << order->entryAt(row)->text;
        return all;
    }
    static std::vector<outcome::Planned> planOf(Program& program, const char* who)
    {
        const auto& plan = standing(program, who).plan;
        return {plan.begin(), plan.end()};
    }
    static std::int32_t numberOf(Program& program, const char* who)
    {
        return static_cast<std::int32_t>(combatantNamed(program, who));
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// OUT-68, OUT-69, OUT-E04: results 1, 2, 4 and 5: the lowest declares first, each in the window that comes up for the next one; then the
/// highest acts.
void TestOutcomeActions::aTurnIsDeclaredAscending()
{
    Program program(m_file);
    support::openYard(program);
    // Ines 3 + 2, Odo 2 + 2, Bruno 1 + 0, Sella 2 + 0.
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    QTRY_COMPARE(acting(program), QStringLiteral("Bruno Halme"));
    QTRY_VERIFY2(brass(program).contains(QStringLiteral("Bruno Halme declares")), qPrintable(brass(program)));
    QCOMPARE(strip(program),
             (QStringList{QStringLiteral("Round 1: declarations"), QStringLiteral("Bruno Halme"),
                          QStringLiteral("Sella Wren"), QStringLiteral("Odo Marsh"), QStringLiteral("Ines Corbeau")}));
    program.find<QPushButton>("fireButton")->click();
    SimpleActionDialog* dialog = shownAction(program);
    QVERIFY(dialog);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    // Nobody touches anything but the keyboard: a digit for what he does, Enter, and the next one comes.
    const std::array<std::pair<const char*, Qt::Key>, 4> turn{
        {{"Bruno Halme", Qt::Key_1}, {"Sella Wren", Qt::Key_2}, {"Odo Marsh", Qt::Key_3}, {"Ines Corbeau", Qt::Key_2}}};
    for (const auto& [who, key] : turn) {
        QTRY_VERIFY(dialog->isVisible() && dialog->presenter().isReady()
                    && dialog->presenter().order().actor == combatantNamed(program, who));
        QVERIFY(program.settle());
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QVERIFY(!dialog->presenter().isFinished());
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, key);
        QVERIFY2(dialog->presenter().isFinished(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
        QVERIFY(program.settle());
    }
    QTRY_VERIFY(!dialog->isVisible());
    QTRY_COMPARE(acting(program), QStringLiteral("Ines Corbeau"));
    QVERIFY(program.window.fight().target());
    const auto whom = static_cast<std::int32_t>(program.window.fight().target()->combatant.id);
    QTRY_COMPARE(planOf(program, "Ines Corbeau"), (std::vector<outcome::Planned>{{outcome::Plan::Shoot, whom, 1, 0}}));
    QCOMPARE(planOf(program, "Odo Marsh"), (std::vector<outcome::Planned>{{outcome::Plan::Dodge, 0, 1, 0}}));
    // The history says against whom.
    const QString name = QString::fromStdString(program.window.fight().target()->combatant.name);
    const auto newest = [&program] {
        return program.find<QListView>("history")->model()->index(0, 0).data().toString();
    };
    QTRY_VERIFY2(newest().contains(QStringLiteral("shoot at ") + name), qPrintable(newest()));
    QTRY_VERIFY2(!brass(program).contains(QStringLiteral("declare")), qPrintable(brass(program)));
    // Who only defends himself has no turn of his own.
    program.find<QAction>("action_next")->trigger();
    QVERIFY(program.settle());
    QTRY_COMPARE(acting(program), QStringLiteral("Sella Wren"));
    program.find<QAction>("action_next")->trigger();
    QVERIFY(program.settle());
    QTRY_COMPARE(acting(program), QStringLiteral("Bruno Halme"));
}

/// The game master goes on without a declaration: one passes over it to the next, and then to who acts; nobody is asked again.
void TestOutcomeActions::whoIsPassedOverActsAllTheSame()
{
    Program program(m_file);
    support::openYard(program);
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    for (const char* who :
         {"Bruno Halme", "Sella Wren", "Odo Marsh", "Ines Corbeau", "Ines Corbeau", "Odo Marsh", "Sella Wren"}) {
        QTRY_COMPARE(acting(program), QString::fromLatin1(who));
        program.find<QAction>("action_next")->trigger();
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(acting(program), QStringLiteral("Bruno Halme"));
    QVERIFY(!brass(program).contains(QStringLiteral("declares")));
}

/// OUT-68: what was declared before an attack is offered before it, without a word about what was not; and below the next one's declaration
/// stands whose the last was.
void TestOutcomeActions::whatIsDeclaredComesInItsOrder()
{
    Program program(m_file);
    support::openYard(program);
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    for (int passed = 0; passed < 2; ++passed) {
        program.find<QAction>("action_next")->trigger();
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(acting(program), QStringLiteral("Odo Marsh"));
    program.window.fight().setTarget(combatantNamed(program, "Sella Wren"));
    SimpleActionDialog* dialog = openActiveAction(program, "declare");
    QVERIFY(dialog);
    for (const Qt::Key key : {Qt::Key_8, Qt::Key_1, Qt::Key_Return})
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, key);
    QVERIFY(program.settle());
    QTRY_COMPARE(acting(program), QStringLiteral("Ines Corbeau"));
    QTRY_COMPARE(dialog->presenter().order().actor, combatantNamed(program, "Ines Corbeau"));
    const auto isSaid = [](const QWidget& window, const QString& words) {
        return std::ranges::any_of(window.findChildren<QLabel*>(), [&words](const QLabel* label) {
            return label->isVisible() && (label->text() + label->toolTip()).contains(words);
        });
    };
    QTRY_VERIFY(isSaid(*dialog, QStringLiteral("Odo Marsh · Declaration")));
    dialog->close();
    for (int passed = 0; passed < 2; ++passed) {
        program.find<QAction>("action_next")->trigger();
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(acting(program), QStringLiteral("Odo Marsh"));
    QTRY_COMPARE(planOf(program, "Odo Marsh"),
                 (std::vector<outcome::Planned>{{outcome::Plan::Feint, numberOf(program, "Sella Wren"), 1, 0},
                                                {outcome::Plan::Strike, numberOf(program, "Sella Wren"), 1, 0}}));
    QTRY_COMPARE(brass(program), QStringLiteral("Feint"));
    QVERIFY(!isSaid(program.window, QStringLiteral("was not declared")));
}

/// OUT-52: whom he keeps hold of is meant though he is down and somebody else is in view.
void TestOutcomeActions::whoIsHeldIsMeantWhoeverIsInView()
{
    Program program(m_file);
    support::openYard(program);
    set(program, "Bruno Halme", "holding", numberOf(program, "Ines Corbeau"));
    set(program, "Ines Corbeau", "heldBy", numberOf(program, "Bruno Halme"));
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    QTRY_COMPARE(acting(program), QStringLiteral("Bruno Halme"));
    SimpleActionDialog* dialog = openAction(program, "declare");
    QVERIFY(dialog);
    AttackPresenter& presenter = dialog->presenter();
    const auto put = [&presenter](const char* field, int value) {
        presenter.options().setNumber(*presenter.options().path("options", field), value);
    };
    put("planCount", 1);
    put("plan", static_cast<int>(outcome::Plan::KeepHold));
    put("planWhom", numberOf(program, "Ines Corbeau"));
    QVERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(u' ')));
    presenter.apply();
    QVERIFY(program.settle());
    dialog->close();
    set(program, "Ines Corbeau", "levels", 6);
    for (int passed = 0; passed < 8 && acting(program) != QStringLiteral("Bruno Halme"); ++passed) {
        program.find<QAction>("action_next")->trigger();
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(acting(program), QStringLiteral("Bruno Halme"));
    program.window.fight().setTarget(combatantNamed(program, "Odo Marsh"));
    QTRY_COMPARE(brass(program), QStringLiteral("Keep the hold"));
    program.find<QPushButton>("fireButton")->click();
    const auto window = [&program] { return program.find<ExchangeDialog>("outcomeGrapple"); };
    QTRY_VERIFY(window() && window()->isVisible() && window()->presenter().isReady());
    QCOMPARE(window()->presenter().order().target, combatantNamed(program, "Ines Corbeau"));
    QCOMPARE(window()->presenter().action().request.input.get<outcome::Grapple>().options.what,
             outcome::Wrestling::Keep);
}

/// OUT-54: the only thing he may do is what the brass button does, declared or not.
void TestOutcomeActions::whoIsPinnedIsLedToBreakTheHold()
{
    Program program(m_file);
    support::openYard(program);
    set(program, "Bruno Halme", "holding", numberOf(program, "Ines Corbeau"));
    set(program, "Ines Corbeau", "heldBy", numberOf(program, "Bruno Halme"));
    set(program, "Ines Corbeau", "pinned", 1);
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    for (int passed = 0; passed < 4; ++passed) {
        program.find<QAction>("action_next")->trigger();
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(acting(program), QStringLiteral("Ines Corbeau"));
    program.window.fight().setTarget(combatantNamed(program, "Sella Wren"));
    QTRY_COMPARE(brass(program), QStringLiteral("Break the hold"));
    program.find<QPushButton>("fireButton")->click();
    const auto window = [&program] { return program.find<ExchangeDialog>("outcomeBreakHold"); };
    QTRY_VERIFY(window() && window()->isVisible() && window()->presenter().isReady());
    QCOMPARE(window()->presenter().order().target, combatantNamed(program, "Bruno Halme"));
}

/// OUT-69: the order is the game master's; whose turn comes before is said, and nothing is refused.
void TestOutcomeActions::whoActsBeforeOthersIsTold()
{
    Program program(m_file);
    support::openYard(program);
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    for (int passed = 0; passed < 4; ++passed) {
        program.find<QAction>("action_next")->trigger();
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(acting(program), QStringLiteral("Ines Corbeau"));
    const auto warning = [&program] { return program.find<QLabel>("targetWarning")->text(); };
    QTRY_VERIFY2(!warning().contains(QStringLiteral("first")), qPrintable(warning()));
    support::choose(program, "Odo Marsh", "Sella Wren");
    QTRY_VERIFY2(warning().contains(QStringLiteral("Ines Corbeau acts first.")), qPrintable(warning()));
    support::choose(program, "Sella Wren", "Odo Marsh");
    QTRY_VERIFY2(warning().contains(QStringLiteral("Ines Corbeau and Odo Marsh act first.")), qPrintable(warning()));
}

/// OUT-36: what hands hold is put away on the sheet of who fights.
void TestOutcomeActions::handsAreEmptiedOnHisSheet()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Odo Marsh", "Sella Wren");
    SimpleActionDialog* dialog = openAction(program, "shield");
    QVERIFY(dialog);
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QTRY_VERIFY(!dialog->isVisible());
    set(program, "Odo Marsh", "occupiedHands", 3);
    dialog = openAction(program, "shield");
    QVERIFY(dialog);
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QTRY_VERIFY2(primary->text().contains(QStringLiteral("Open the sheet")), qPrintable(primary->text()));
    primary->click();
    QVERIFY(program.settle());
    const auto sheet = [&program] { return program.find<SheetWindow>("sheetWindow"); };
    QTRY_VERIFY(sheet() && sheet()->isVisible() && sheet()->sheet().isLoaded());
    QVERIFY(sheet()->sheet().view().isInFight());
    QCOMPARE(sheet()->sheet().view().who.combatant.id, combatantNamed(program, "Odo Marsh"));
}

/// OUT-11, OUT-14: strike, and dodge twice: three actions, −3 on each. The same key again counts once more.
void TestOutcomeActions::digitsPutLinesThere()
{
    Program program(m_file);
    support::openYard(program);
    QVERIFY(beginTurn(program, {2, 2, 0, 0}));
    support::choose(program, "Odo Marsh", "Sella Wren");
    SimpleActionDialog* dialog = openActiveAction(program, "declare");
    QVERIFY(dialog);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_3, Qt::Key_3})
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, key);
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY(presenter.isFinished());
    QCOMPARE(in<QComboBox>(*dialog, "row_planWhom_0")->currentText(), QStringLiteral("Sella Wren"));
    QCOMPARE(in<QComboBox>(*dialog, "row_planWhom_1")->currentText(), QStringLiteral("Anybody"));
    QCOMPARE(stepOf(presenter, outcome::Quantity::TurnActions), std::optional(3));
    QCOMPARE(stepOf(presenter, outcome::Quantity::TurnPenalty), std::optional(-3));
    // Against somebody else, from the list.
    auto* whom = in<QComboBox>(*dialog, "row_planWhom_1");
    whom->setCurrentIndex(whom->findText(QStringLiteral("Bruno Halme")));
    Q_EMIT whom->activated(whom->currentIndex());
    presenter.apply();
    QVERIFY(program.settle());
    QCOMPARE(planOf(program, "Odo Marsh"),
             (std::vector<outcome::Planned>{{outcome::Plan::Strike, numberOf(program, "Sella Wren"), 1, 0},
                                            {outcome::Plan::Dodge, numberOf(program, "Bruno Halme"), 2, 0}}));
}

/// OUT-16, OUT-15, OUT-17: two moves, four targets, and aiming with anything else are refused while the lines stand there.
void TestOutcomeActions::whatIsRefusedIsSaid()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Ines Corbeau", "Sella Wren");
    SimpleActionDialog* dialog = openAction(program, "declare");
    QVERIFY(dialog);
    auto* rows = dialog->findChild<RowsOption*>();
    QVERIFY(rows);
    const auto press = [rows](int digit) {
        const QKeyEvent key(QEvent::KeyPress, Qt::Key_0 + digit, Qt::NoModifier);
        return rows->takeKey(key);
    };
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY(press(5));
    QVERIFY(presenter.isFinished());
    QVERIFY(press(5));
    QVERIFY2(presenter.complaints().all().join(u' ').contains(QStringLiteral("Nobody moves twice")),
             qPrintable(presenter.complaints().all().join(u' ')));
    const QKeyEvent back(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier);
    QVERIFY(rows->takeKey(back));
    QVERIFY(presenter.complaints().all().join(u' ').contains(QStringLiteral("Nothing is declared")));
    // One named is one target however often; four at random are four.
    for (int i = 0; i < 4; ++i)
        QVERIFY(press(2));
    QVERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(u' ')));
    auto* whom = in<QComboBox>(*dialog, "row_planWhom_0");
    whom->setCurrentIndex(0);
    Q_EMIT whom->activated(0);
    QVERIFY2(presenter.complaints().all().join(u' ').contains(QStringLiteral("at most 3 targets in a turn, not 4")),
             qPrintable(presenter.complaints().all().join(u' ')));
    QVERIFY(rows->takeKey(back));
    QVERIFY(press(6));
    QVERIFY(presenter.isFinished());
    QVERIFY(press(3));
    QVERIFY(presenter.complaints().all().join(u' ').contains(QStringLiteral("Aiming takes the whole turn")));
}

/// Of three lines the middle one goes; the others stay as they are.
void TestOutcomeActions::linesAreTakenOut()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Ines Corbeau", "Sella Wren");
    SimpleActionDialog* dialog = openAction(program, "declare");
    QVERIFY(dialog);
    for (const char* offer : {"rowOffer_1", "rowOffer_2", "rowOffer_3"})
        in<QPushButton>(*dialog, offer)->click();
    in<QToolButton>(*dialog, "row_off_1")->click();
    QTRY_COMPARE(dialog->presenter().options().number(*dialog->presenter().options().path("options", "planCount")), 2);
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QCOMPARE(planOf(program, "Ines Corbeau"),
             (std::vector<outcome::Planned>{{outcome::Plan::Shoot, numberOf(program, "Sella Wren"), 1, 0},
                                            {outcome::Plan::Parry, 0, 1, 0}}));
}

/// OUT-68: what is declared stands in the window; once something of it is done the game master's key is his leave.
void TestOutcomeActions::whoHasBegunDeclaresWithLeave()
{
    Program program(m_file);
    support::openYard(program);
    set(program, "Ines Corbeau", "inTurn", 1);
    support::choose(program, "Ines Corbeau", "Sella Wren");
    SimpleActionDialog* move = openAction(program, "move");
    QVERIFY(move);
    support::putOutcome(move->presenter(), askedOf(outcome::Query::CheckDice), 1);
    QVERIFY(move->presenter().isFinished());
    move->presenter().apply();
    QVERIFY(program.settle());
    QTRY_COMPARE(planOf(program, "Ines Corbeau"), (std::vector<outcome::Planned>{{outcome::Plan::Move, 0, 1, 1}}));
    QTRY_VERIFY(!move->isVisible());
    SimpleActionDialog* dialog = openAction(program, "declare");
    QVERIFY(dialog);
    QCOMPARE(in<QComboBox>(*dialog, "row_plan_0")->currentText(), QStringLiteral("Move"));
    QCOMPARE(dialog->presenter().options().number(*dialog->presenter().options().path("options", "allowed")), 1);
    in<QPushButton>(*dialog, "rowOffer_1")->click();
    QVERIFY(dialog->presenter().isFinished());
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QCOMPARE(planOf(program, "Ines Corbeau"),
             (std::vector<outcome::Planned>{{outcome::Plan::Move, 0, 1, 1},
                                            {outcome::Plan::Shoot, numberOf(program, "Sella Wren"), 1, 0}}));
}

/// OUT-17: a turn of aiming at whom she looks at; who has neither bow nor firearm cannot.
void TestOutcomeActions::aimingIsAtWhomHeLooksAt()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Sella Wren", "Odo Marsh");
    SimpleActionDialog* dialog = openAction(program, "aim");
    QVERIFY(dialog);
    QVERIFY2(dialog->presenter().isFinished(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QCOMPARE(standing(program, "Sella Wren").aimAt, numberOf(program, "Odo Marsh"));
    QCOMPARE(standing(program, "Sella Wren").aimTurns, 1);
    support::choose(program, "Bruno Halme", "Odo Marsh");
    QVERIFY(program.settle());
    QTRY_VERIFY(!program.find<QAction>("action_own_aim")->isEnabled());
}

/// OUT-33, OUT-34, OUT-36: strapped on it is unstrapped, then put on the back is one more thing he may do.
void TestOutcomeActions::theNextThingToDoWithAShield()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Odo Marsh", "Sella Wren");
    const auto carried = [&program] {
        const CombatantView* who = program.window.fight().snapshot().find(combatantNamed(program, "Odo Marsh"));
        return who->armour.front().possession.state.as<outcome::ArmourState>().carried;
    };
    QCOMPARE(carried(), outcome::Carried::Worn);
    for (const outcome::Carried then : {outcome::Carried::InHand, outcome::Carried::Worn}) {
        SimpleActionDialog* dialog = openAction(program, "shield");
        QVERIFY(dialog);
        QVERIFY2(dialog->presenter().isFinished(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
        dialog->presenter().apply();
        QVERIFY(program.settle());
        QTRY_VERIFY(!dialog->isVisible());
        QTRY_COMPARE(carried(), then);
    }
    // OUT-33: a strapped shield does not fall.
    SimpleActionDialog* dialog = openAction(program, "shield");
    QVERIFY(dialog);
    dialog->presenter().options().setNumber(*dialog->presenter().options().path("options", "what"),
                                            static_cast<int>(outcome::ShieldAction::LetFall));
    QVERIFY(
        dialog->presenter().complaints().all().join(u' ').contains(QStringLiteral("A strapped shield does not fall")));
}

/// OUT-34, OUT-36: which arm and whose help are asked for where they make a difference.
void TestOutcomeActions::onlyWhatMattersIsAsked()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Odo Marsh", "Sella Wren");
    SimpleActionDialog* shield = openAction(program, "shield");
    QVERIFY(shield);
    const auto isAsked = [](SimpleActionDialog& dialog, const char* field) {
        return in<QWidget>(dialog, field)->isVisible();
    };
    for (const auto what :
         {outcome::ShieldAction::Unstrap, outcome::ShieldAction::StrapOn, outcome::ShieldAction::LetFall}) {
        shield->presenter().options().setNumber(*shield->presenter().options().path("options", "what"),
                                                static_cast<int>(what));
        QTRY_COMPARE(isAsked(*shield, "option_helped"), what == outcome::ShieldAction::Unstrap);
        QTRY_COMPARE(isAsked(*shield, "option_arm"), what == outcome::ShieldAction::StrapOn);
    }
    // What was chosen stays whatever else happens in the fight, though nobody is aimed at.
    set(program, "Bruno Halme", "levels", 1);
    QVERIFY(program.settle());
    QCOMPARE(shield->presenter().options().number(*shield->presenter().options().path("options", "what")),
             static_cast<int>(outcome::ShieldAction::LetFall));
    shield->close();
    SimpleActionDialog* spear = openAction(program, "weapon");
    QVERIFY(spear);
    QTRY_VERIFY(!isAsked(*spear, "option_helped"));
    QVERIFY(!isAsked(*spear, "option_arm"));
}

/// OUT-44: what lies there is picked up without a choice.
void TestOutcomeActions::aWeaponIsPickedUp()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Ines Corbeau", "Sella Wren");
    SimpleActionDialog* dialog = openAction(program, "weapon");
    QVERIFY(dialog);
    QVERIFY2(dialog->presenter().isFinished(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
    dialog->presenter().apply();
    QVERIFY(program.settle());
    const auto lies = [&program] {
        const CombatantView* who = program.window.fight().snapshot().find(combatantNamed(program, "Ines Corbeau"));
        return who->weapons.front().possession.state.as<outcome::WeaponState>().dropped;
    };
    QTRY_VERIFY(lies());
    QTRY_VERIFY(!dialog->isVisible());
    dialog = openAction(program, "weapon");
    QVERIFY(dialog);
    QVERIFY2(dialog->presenter().isFinished(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QTRY_VERIFY(!lies());
}

/// OUT-51: it takes no action; of who holds nobody it is not offered.
void TestOutcomeActions::aHoldIsReleased()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Bruno Halme", "Odo Marsh");
    QVERIFY(program.settle());
    QVERIFY(!program.find<QAction>("action_own_release")->isEnabled());
    set(program, "Bruno Halme", "holding", numberOf(program, "Odo Marsh"));
    set(program, "Odo Marsh", "heldBy", numberOf(program, "Bruno Halme"));
    support::choose(program, "Bruno Halme", "Odo Marsh");
    SimpleActionDialog* dialog = openAction(program, "release");
    QVERIFY(dialog);
    QVERIFY2(dialog->presenter().isFinished(), qPrintable(dialog->presenter().complaints().all().join(u' ')));
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QTRY_COMPARE(standing(program, "Odo Marsh").heldBy, 0);
    QCOMPARE(standing(program, "Bruno Halme").holding, 0);
}

/// OUT-71, OUT-16: Physique 3 and a roll of −1 carry him as far as 2; nobody opposes it. A lamed one needs leave.
void TestOutcomeActions::moving()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Bruno Halme", "Odo Marsh");
    SimpleActionDialog* dialog = openAction(program, "move");
    QVERIFY(dialog);
    support::putOutcome(dialog->presenter(), askedOf(outcome::Query::CheckDice), -1);
    QVERIFY(dialog->presenter().isFinished());
    QCOMPARE(stepOf(dialog->presenter(), outcome::Quantity::MoveTotal), std::optional(2));
    dialog->presenter().drop(QStringLiteral("hurt before"));
    QVERIFY(program.settle());
    set(program, "Bruno Halme", "levels", 5);
    dialog = openAction(program, "move");
    QVERIFY(dialog);
    QVERIFY(dialog->presenter().complaints().all().join(u' ').contains(QStringLiteral("cannot walk")));
    dialog->presenter().options().setNumber(*dialog->presenter().options().path("options", "allowed"), 1);
    QVERIFY(dialog->presenter().complaints().isEmpty());
}

/// OUT-12: with Discipline instead of Physique, in the game master's words.
void TestOutcomeActions::somethingElse()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Ines Corbeau", "Sella Wren");
    SimpleActionDialog* dialog = openActiveAction(program, "test");
    QVERIFY(dialog);
    // Letters and digits are words there, no keys of the window; Enter ends them.
    auto* words = in<QLineEdit>(*dialog, "option_words");
    words->setFocus();
    QTest::keyClicks(words, QStringLiteral("starts truck 3"));
    QTest::keyClick(words, Qt::Key_Return);
    QTRY_VERIFY(!words->hasFocus());
    QVERIFY(!dialog->presenter().dice().hasFallen());
    QCOMPARE(std::get<std::string>(
                 dialog->presenter().options().value(*dialog->presenter().options().path("options", "words"))),
             std::string("starts truck 3"));
    auto* skill = in<QComboBox>(*dialog, "option_skill");
    const int place = skill->findData(QStringLiteral("Discipline"));
    QVERIFY(place >= 0);
    skill->setCurrentIndex(place);
    Q_EMIT skill->activated(place);
    support::putOutcome(dialog->presenter(), askedOf(outcome::Query::CheckDice), -2);
    QCOMPARE(stepOf(dialog->presenter(), outcome::Quantity::CheckTotal), std::optional(1));
    QVERIFY(dialog->presenter().isFinished());
}

/// OUT-74, OUT-75: five levels at once; two are marked, and armour counts unless it does not.
void TestOutcomeActions::harmIsTyped()
{
    Program program(m_file);
    support::openYard(program);
    support::choose(program, "Ines Corbeau", "Bruno Halme");
    SimpleActionDialog* dialog = openAction(program, "harm");
    QVERIFY(dialog);
    auto* people = in<QListWidget>(*dialog, "markList");
    for (int row = 0; row < people->count(); ++row) {
        if (people->item(row)->text() == QStringLiteral("Sella Wren"))
            people->item(row)->setCheckState(Qt::Checked);
    }
    QVERIFY(program.settle());
    AttackPresenter& presenter = dialog->presenter();
    QTRY_COMPARE(presenter.action().request.input.get<outcome::Harm>().targets.size(), std::size_t{2});
    presenter.options().setNumber(*presenter.options().path("options", "points"), 5);
    QVERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(u' ')));
    presenter.apply();
    QVERIFY(program.settle());
    QTRY_COMPARE(standing(program, "Bruno Halme").levels, 5);
    QCOMPARE(standing(program, "Sella Wren").levels, 5);
}

/// OUT-74: from seven levels on the game master says who dies; Enter takes what stands there, Alt and a digit the other.
void TestOutcomeActions::whoDiesByHandIsAsked()
{
    for (const bool dies : {false, true}) {
        Program program(m_file);
        support::openYard(program);
        support::choose(program, "Ines Corbeau", "Bruno Halme");
        SimpleActionDialog* dialog = openAction(program, "harm");
        QVERIFY(dialog);
        AttackPresenter& presenter = dialog->presenter();
        presenter.options().setNumber(*presenter.options().path("options", "points"), 8);
        QVERIFY(presenter.dice().open());
        QCOMPARE(presenter.dice().open()->question.key.name, static_cast<std::uint16_t>(outcome::Query::Dies));
        dialog->setFocus();
        if (dies)
            QTest::keyClick(dialog, Qt::Key_2, Qt::AltModifier);
        else
            QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(presenter.isFinished());
        presenter.apply();
        QVERIFY(program.settle());
        QTRY_COMPARE(standing(program, "Bruno Halme").levels, 8);
        QCOMPARE(standing(program, "Bruno Halme").dead, dies);
        program.window.fight().steps().undo();
        QVERIFY(program.settle());
        QCOMPARE(standing(program, "Bruno Halme").levels, 0);
    }
}

HITSPREAD_GUI_TEST(TestOutcomeActions)
#include "tst_outcomeactions.moc"
