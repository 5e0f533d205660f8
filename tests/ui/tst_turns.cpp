#include "keyboardhand.h"
#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "models/nextaction/nextaction.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/fields/numberfield.h"
#include "ui/shell/lastactionpanel.h"
#include "ui/widgets/problembar.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <optional>

using namespace hitspread;
using support::Keyboard;
using support::KeyboardHand;

/// Next and the end of a phase in the main window, and what somebody does with his Action besides attacking.
class TestTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void nextFollowsTheOrder();
    void whoLosesActionsIsNamed();
    void emptyPhasesAreOne();
    void anUndonePhaseKeepsItsDice();
    void nextIsOneKeyWhereNothingIsOpen();
    void modifiersForEachWaitBehindAButton();
    void whatHappenedComesInAnEventOfItsOwn();
    void whoActsIsRememberedInTheFile();
    void whoseTurnItIsGoesWithTheCampaign();
    void aRoundOfAnotherSystemIsRolled();
    void aHeldActionIsTaken();
    void nextGoesToWhoHolds();
    void whoHoldsInterrupts();
    void theListFollowsInitiative();
    void everybodyKeepsHisTarget();
    void onlyStandingOpponentsArePreset();
    void whoLiesCanWait();
    void aFriendAndADeadOneAreSaid();
    void enterTooManyChangesNobody();
    void whatBleedingDidStandsInTheHistory();

private:
    static QStringList listed(KeyboardHand& hand);
    static QString aimedAt(KeyboardHand& hand);
    static void set(KeyboardHand& hand, const QString& name, const char* field, std::int32_t value);

    static void holdAction(KeyboardHand& hand);
    static QString spoken(KeyboardHand& hand, const QString& name);
    /// Who would lose Actions by the same key once more, as the bar of the window says it.
    static QString warning(KeyboardHand& hand);

    static int initiativeOf(KeyboardHand& hand, const QString& name);
    static void beginFight(KeyboardHand& hand);
    static void oneInEachPhase(KeyboardHand& hand);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestTurns::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_turns"));
    QVERIFY(m_folder.isValid());
}

void TestTurns::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("turns%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

int TestTurns::initiativeOf(KeyboardHand& hand, const QString& name)
{
    const CombatantView* who = hand.called(name);
    return who ? who->combatant.condition.declaration().find("initiative")->number(who->combatant.condition.data(), 0)
               : kNoEntry;
}

void TestTurns::beginFight(KeyboardHand& hand)
{
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("2x gate guard"), Side::Opponents}}));
    STEP(hand.next());
    QVERIFY(hand.shown());
    STEP(hand.finish());
}

/// The dice of a phase have the room; who has a modifier for somebody opens the table of all (3D-TURN-01).
void TestTurns::modifiersForEachWaitBehindAButton()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("2x gate guard"), Side::Opponents}}));
    STEP(hand.next());
    AttackDialog* dialog = hand.shown();
    QVERIFY(dialog);
    auto* fold = dialog->findChild<QPushButton*>(QStringLiteral("eachFold"));
    QVERIFY(fold && fold->isVisible());
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("each_modifier_0")));
    fold->click();
    QVERIFY(hand.settle());
    for (const char* name : {"each_modifier_0", "each_martialArts_0", "each_modifier_2", "each_martialArts_2"}) {
        const auto* field = dialog->findChild<QWidget*>(QLatin1String(name));
        QVERIFY2(field && field->isVisible(), name);
    }
    auto* number = dialog->findChild<NumberField*>(QStringLiteral("each_modifier_0"));
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("3"));
    number->clearFocus();
    const auto path = dialog->presenter().options().path("initiatives", "modifier");
    QVERIFY(path);
    QCOMPARE(dialog->presenter().options().number(*path), 3);
    fold->click();
    QVERIFY(hand.settle());
    QTRY_VERIFY(!dialog->findChild<QWidget*>(QStringLiteral("each_modifier_0")));
    QCOMPARE(dialog->presenter().options().number(*path), 3);
}

/// So many Actions that one falls into each phase of the round (3D-TURN-04).
void TestTurns::oneInEachPhase(KeyboardHand& hand)
{
    for (const char* name : {"Ines Varga", "Gate Guard 1", "Gate Guard 2"})
        STEP(set(hand, QString::fromLatin1(name), "actionsThisRound", 3));
}

void TestTurns::nextFollowsTheOrder()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(oneInEachPhase(hand));
    QStringList order;
    for (int i = 0; i < 3; ++i) {
        order << hand.acting();
        STEP(hand.next());
        QVERIFY(!hand.shown());
    }
    order.removeDuplicates();
    QCOMPARE(order.size(), 3);
    for (qsizetype i = 1; i < order.size(); ++i)
        QVERIFY(initiativeOf(hand, order[i - 1]) >= initiativeOf(hand, order[i]));
    // The phase does not end before somebody says so: who would lose an Action is named first, without a window.
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    QCOMPARE(nextWords(hand.window.fight()).full, QStringLiteral("End the phase: 3 still have actions"));
    for (const QString& name : order)
        QVERIFY2(warning(hand).contains(name), qPrintable(warning(hand)));
    // Somebody else acts: it is over, and said again when it comes to that.
    const QString last = hand.acting();
    STEP(hand.actAs(order.front()));
    QCOMPARE(warning(hand), QString());
    STEP(hand.actAs(last));
    // Struck twice at once it is said, and nothing ends that nobody has read of.
    QTest::keyClick(&hand.window, Qt::Key_E);
    QTest::keyClick(&hand.window, Qt::Key_E);
    QVERIFY(hand.settle());
    QVERIFY(warning(hand).contains(order.front()));
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    // What was done and undone since has been looked at: it is said anew.
    STEP(set(hand, last, "actionsThisRound", 4));
    QCOMPARE(warning(hand), QString());
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    STEP(hand.next());
    QVERIFY(warning(hand).contains(order.front()));
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    STEP(hand.next());
    QVERIFY(!hand.shown());
    QCOMPARE(warning(hand), QString());
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 2);
    QCOMPARE(QString::fromStdString(hand.window.fight().snapshot().history.front().title),
             QStringLiteral("Round 1, phase 2"));
}

void TestTurns::whoLosesActionsIsNamed()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const auto before = hand.state();
    const EntryId last = hand.window.fight().snapshot().undoable;
    STEP(hand.keys.press(Qt::Key_E, Qt::ShiftModifier));
    QVERIFY(hand.shown());
    STEP(Keyboard::raise(*hand.shown()));
    auto* note = hand.find<QLabel>("actionNote");
    QVERIFY(note->isVisible());
    for (const char* name : {"Ines Varga", "Gate Guard 1", "Gate Guard 2"})
        QVERIFY2(note->text().contains(QLatin1String(name)), qPrintable(note->text()));
    STEP(hand.leave());
    QCOMPARE(hand.state(), before);
    QCOMPARE(hand.window.fight().snapshot().undoable, last);
}

void TestTurns::anUndonePhaseKeepsItsDice()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const int rolled = initiativeOf(hand, QStringLiteral("Ines Varga"));
    QVERIFY(rolled != kNoEntry);
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(initiativeOf(hand, QStringLiteral("Ines Varga")), kNoEntry);
    STEP(hand.next());
    QVERIFY(!hand.shown());
    QCOMPARE(initiativeOf(hand, QStringLiteral("Ines Varga")), rolled);
}

void TestTurns::nextIsOneKeyWhereNothingIsOpen()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(oneInEachPhase(hand));
    // Whoever has an Action gives it up.
    for (int i = 0; i < 3; ++i) {
        QVERIFY(hand.open(Qt::Key_O, Qt::ShiftModifier));
        STEP(hand.choose(QStringLiteral("what"), 3));
        STEP(hand.finish());
        STEP(hand.keys.press(Qt::Key_E));
        QVERIFY(hand.settle());
    }
    QVERIFY(!hand.shown());
    const FightSnapshot& now = hand.window.fight().snapshot();
    QCOMPARE(now.encounter.phase, 2);
    QCOMPARE(QString::fromStdString(now.history.front().title), QStringLiteral("Round 1, phase 2"));
    QVERIFY(now.history.front().id == now.undoable);
    // A hand that strikes the key twice at once ends no phase it has not seen.
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    QTest::keyClick(&hand.window, Qt::Key_E);
    QTest::keyClick(&hand.window, Qt::Key_E);
    QVERIFY(hand.settle());
    QVERIFY(!hand.shown());
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 2);
    // One undo takes it back, and the same key goes on again.
    const auto after = hand.state();
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    STEP(hand.next());
    QVERIFY(!hand.shown());
    QCOMPARE(hand.state(), after);
}

/// The lines of a change of phase are made neither with all else that shows it nor twice, and only the newest are shown.
void TestTurns::whatHappenedComesInAnEventOfItsOwn()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(hand.settle());
    Fight& fight = hand.window.fight();
    const auto* panel = hand.window.findChild<LastActionPanel*>();
    const QAbstractItemModel* lines = panel->findChild<QListView*>(QStringLiteral("explanation"))->model();
    const int ofPhase = lines->rowCount();
    QVERIFY(ofPhase > 0);
    QSignalSpy made(lines, &QAbstractItemModel::modelReset);
    Q_EMIT fight.changed();
    Q_EMIT fight.changed();
    QCOMPARE(made.size(), 0);
    QVERIFY(hand.settle());
    QCOMPARE(made.size(), 1);
    QCOMPARE(lines->rowCount(), ofPhase);
    made.clear();
    QObject here;
    std::optional<qsizetype> withTheFight;
    connect(&fight, &Fight::changed, &here, [&] {
        if (!withTheFight)
            withTheFight = made.size();
    });
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QVERIFY(withTheFight.has_value());
    QCOMPARE(*withTheFight, 0);
    QCOMPARE(lines->rowCount(), 0);
    fight.steps().redo();
    QVERIFY(hand.settle());
    QCOMPARE(lines->rowCount(), ofPhase);
}

void TestTurns::whoActsIsRememberedInTheFile()
{
    FightChoice left;
    {
        KeyboardHand hand(m_file);
        STEP(beginFight(hand));
        STEP(hand.next());
        STEP(hand.keys.press(Qt::Key_N));
        left = hand.window.fight().choice();
        QVERIFY(left.active != hand.window.fight().snapshot().combatants.front().combatant.id
                || left.target != hand.window.fight().snapshot().combatants[1].combatant.id);
    }
    KeyboardHand hand(m_file);
    QVERIFY(hand.window.fight().choice() == left);
}

/// On another machine, which knows nothing of it, the one acts whose turn it is by the campaign.
void TestTurns::whoseTurnItIsGoesWithTheCampaign()
{
    QString turn;
    {
        KeyboardHand hand(m_file);
        STEP(beginFight(hand));
        QVERIFY(hand.open(Qt::Key_O, Qt::ShiftModifier));
        STEP(hand.choose(QStringLiteral("what"), 3));
        STEP(hand.finish());
        STEP(hand.next());
        turn = hand.acting();
        QVERIFY(turn != QString::fromStdString(hand.window.fight().snapshot().combatants.front().combatant.name));
    }
    QSettings().clear();
    KeyboardHand hand(m_file);
    hand.window.fight().open(hand.window.fight().snapshot().encounters.back().id);
    QVERIFY(hand.settle());
    QCOMPARE(QString::fromStdString(hand.window.fight().snapshot().encounter.name), QStringLiteral("Pier"));
    QCOMPARE(hand.acting(), turn);
}

/// PCT-03, PCT-04: a system without a window of its own for its rounds has its dice asked for all the same.
void TestTurns::aRoundOfAnotherSystemIsRolled()
{
    KeyboardHand hand(m_file);
    STEP(hand.keys.press(Qt::Key_PageDown, Qt::ControlModifier));
    QCOMPARE(hand.window.fight().snapshot().encounter.system, std::string("percentile"));
    const auto rolled = [&hand] {
        return std::ranges::count_if(hand.window.fight().snapshot().combatants, [](const CombatantView& view) {
            const AnyRecord& condition = view.combatant.condition;
            const FieldDeclaration* field = condition.declaration().find("initiative");
            return field->number(condition.data(), 0) != field->fallback;
        });
    };
    QCOMPARE(rolled(), 0);
    STEP(hand.next());
    QVERIFY(hand.shown());
    STEP(hand.finish());
    QVERIFY(!hand.shown());
    QCOMPARE(rolled(), 2);
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(rolled(), 0);
}

void TestTurns::aHeldActionIsTaken()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const QString who = hand.acting();
    const auto number = [&](const char* field) {
        const CombatantView* view = hand.called(who);
        return view->combatant.condition.declaration().find(field)->number(view->combatant.condition.data(), 0);
    };
    QCOMPARE(number("actionsLeft"), 1);
    QVERIFY(hand.open(Qt::Key_O, Qt::ShiftModifier));
    STEP(hand.finish());
    QCOMPARE(number("actionsLeft"), 0);
    QCOMPARE(number("actionsHeld"), 1);
    // 3D-TURN-08: who holds one takes it, without choosing.
    QVERIFY(hand.open(Qt::Key_O, Qt::ShiftModifier));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QCOMPARE(number("actionsLeft"), 1);
    QCOMPARE(number("actionsHeld"), 0);
}

void TestTurns::holdAction(KeyboardHand& hand)
{
    const QString who = hand.acting();
    QVERIFY(hand.open(Qt::Key_O, Qt::ShiftModifier));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QVERIFY2(spoken(hand, who).contains(QStringLiteral("holds an Action")), qPrintable(spoken(hand, who)));
}

QString TestTurns::spoken(KeyboardHand& hand, const QString& name)
{
    const auto* model = hand.find<QAbstractItemView>("combatants")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, 0).data().toString() == name)
            return model->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    return {};
}

QString TestTurns::warning(KeyboardHand& hand)
{
    for (const ProblemBar* bar : hand.window.findChildren<ProblemBar*>(QStringLiteral("problemBar"))) {
        if (bar->isVisible() && bar->window() == &hand.window)
            return bar->text();
    }
    return {};
}

/// 3D-TURN-04: of two Actions a round none falls into the second phase. One key goes past it and says so; what falls due there, a
/// bleeding wound (3D-WND-03), is not gone past.
void TestTurns::emptyPhasesAreOne()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const QStringList names{QStringLiteral("Ines Varga"), QStringLiteral("Gate Guard 1"),
                            QStringLiteral("Gate Guard 2")};
    for (const QString& name : names) {
        STEP(set(hand, name, "actionsThisRound", 2));
        STEP(set(hand, name, "actionsLeft", 0));
    }
    QCOMPARE(nextWords(hand.window.fight()).full, QStringLiteral("End the phase"));
    const EntryId before = hand.window.fight().snapshot().undoable;
    STEP(hand.next());
    QVERIFY(!hand.shown());
    const FightSnapshot& now = hand.window.fight().snapshot();
    QCOMPARE(now.encounter.phase, 3);
    QCOMPARE(hand.window.statusBar()->currentMessage(),
             QStringLiteral("Passed over, as nobody could act: Round 1, phase 2"));
    // Each phase is an entry of its own, to be taken back like any other.
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(now.encounter.phase, 2);
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(now.encounter.phase, 1);
    QCOMPARE(now.undoable, before);
    // In the second phase something ends: it is stood in.
    const RecordId ines = hand.called(names.front())->combatant.id;
    hand.window.fight().people().putCondition({ines}, 0, "dazed", Lasting{.left = 2});
    QVERIFY(hand.settle());
    STEP(hand.next());
    QVERIFY(!hand.shown());
    QCOMPARE(now.encounter.phase, 2);
    STEP(hand.next());
    QCOMPARE(now.encounter.phase, 3);
}

/// 3D-TURN-08: nobody's held Action is passed over: who holds comes after those still to act, and is named before it is lost.
void TestTurns::nextGoesToWhoHolds()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(oneInEachPhase(hand));
    QStringList order;
    for (int i = 0; i < 3; ++i) {
        order << hand.acting();
        STEP(holdAction(hand));
        STEP(hand.next());
        QVERIFY(!hand.shown());
    }
    // All hold; the last one stands there, the others come in their order.
    QStringList holders{hand.acting()};
    for (int i = 0; i < 10 && warning(hand).isEmpty(); ++i) {
        STEP(hand.next());
        if (warning(hand).isEmpty())
            holders << hand.acting();
    }
    QCOMPARE(holders, order);
    QVERIFY(!hand.shown());
    for (const QString& name : order)
        QVERIFY2(warning(hand).contains(name + QStringLiteral(" (held)")), qPrintable(warning(hand)));
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    STEP(hand.next());
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 2);
    for (const QString& name : order)
        QVERIFY(!spoken(hand, name).contains(QStringLiteral("holds")));
}

/// 3D-TURN-08, A-019: whoever holds an Action takes it at any moment, and the order goes on behind it.
void TestTurns::whoHoldsInterrupts()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(hand.setDistances(12));
    const QString ines = QStringLiteral("Ines Varga");
    STEP(hand.actAs(ines));
    STEP(holdAction(hand));
    STEP(hand.next());
    const QString turn = hand.acting();
    QVERIFY(turn != ines);
    const auto left = [&] {
        const CombatantView* who = hand.called(ines);
        return who->combatant.condition.declaration().find("actionsLeft")->number(who->combatant.condition.data(), 0);
    };
    STEP(hand.actAs(ines));
    QVERIFY(hand.open(Qt::Key_O, Qt::ShiftModifier));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QVERIFY(!spoken(hand, ines).contains(QStringLiteral("holds")));
    QCOMPARE(left(), 1);
    QVERIFY(hand.open(Qt::Key_F));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QCOMPARE(left(), 0);
    STEP(hand.next());
    QCOMPARE(hand.acting(), turn);
}

QStringList TestTurns::listed(KeyboardHand& hand)
{
    const QAbstractItemModel* model = hand.find<QListView>("combatants")->model();
    QStringList names;
    for (int row = 0; row < model->rowCount(); ++row)
        names << model->index(row, 0).data().toString();
    return names;
}

QString TestTurns::aimedAt(KeyboardHand& hand)
{
    const CombatantView* target = hand.window.fight().target();
    return target ? QString::fromStdString(target->combatant.name) : QString();
}

void TestTurns::set(KeyboardHand& hand, const QString& name, const char* field, std::int32_t value)
{
    QVERIFY(hand.called(name));
    hand.window.fight().byHand().setValue(hand.called(name)->combatant.id, field, value);
    QVERIFY(hand.settle());
}

/// The quickest first as soon as it is known who that is, then who joined since; Next goes down the list.
void TestTurns::theListFollowsInitiative()
{
    const QStringList quickest{QStringLiteral("Gate Guard 3"), QStringLiteral("Ines Varga"),
                               QStringLiteral("Gate Guard 2"), QStringLiteral("Gate Guard 1")};
    {
        KeyboardHand hand(m_file);
        STEP(hand.newFight(
            QStringLiteral("Pier"),
            {{QStringLiteral("3x gate guard"), Side::Opponents}, {QStringLiteral("ines"), Side::Players}}));
        QCOMPARE(listed(hand),
                 (QStringList{QStringLiteral("Gate Guard 1"), QStringLiteral("Gate Guard 2"),
                              QStringLiteral("Gate Guard 3"), QStringLiteral("Ines Varga")}));
        STEP(hand.next());
        STEP(hand.finish());
        STEP(hand.stand(QStringLiteral("Gate Guard 1")));
        int initiative = 40;
        for (const QString& name : quickest)
            STEP(set(hand, name, "initiative", --initiative));
        QCOMPARE(listed(hand), quickest);
        // The keyboard went along.
        QCOMPARE(hand.find<QListView>("combatants")->currentIndex().data().toString(), QStringLiteral("Gate Guard 1"));
        STEP(hand.actAs(QStringLiteral("Gate Guard 3")));
        for (const QString& name : quickest.mid(1)) {
            STEP(hand.next());
            QCOMPARE(hand.acting(), name);
        }
        const RecordId character = hand.called(QStringLiteral("Ines Varga"))->combatant.character;
        hand.window.fight().people().add({character, "Dee", 1, Side::Players});
        QVERIFY(hand.settle());
        QCOMPARE(listed(hand).mid(0, 4), quickest);
        QCOMPARE(listed(hand).last(), QStringLiteral("Dee"));
    }
    KeyboardHand hand(m_file);
    QCOMPARE(listed(hand).mid(0, 4), quickest);
}

/// Whom one looks at is nothing to the others, and is still so when the program comes again.
void TestTurns::everybodyKeepsHisTarget()
{
    const QString ines = QStringLiteral("Ines Varga");
    const QString odile = QStringLiteral("Odile Marsh");
    {
        KeyboardHand hand(m_file);
        STEP(hand.newFight(QStringLiteral("Pier"),
                           {{QStringLiteral("ines"), Side::Players},
                            {QStringLiteral("odile"), Side::Players},
                            {QStringLiteral("3x gate guard"), Side::Opponents}}));
        STEP(hand.actAs(ines));
        QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 1"));
        STEP(hand.aimAt(QStringLiteral("Gate Guard 3")));
        STEP(hand.actAs(odile));
        STEP(hand.aimAt(QStringLiteral("Gate Guard 2")));
        // Whoever was the target does not aim at his own side now that he acts.
        STEP(hand.actAs(QStringLiteral("Gate Guard 2")));
        QCOMPARE(aimedAt(hand), ines);
        STEP(hand.actAs(ines));
        QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 3"));
    }
    KeyboardHand hand(m_file);
    QCOMPARE(hand.acting(), ines);
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 3"));
    STEP(hand.actAs(odile));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 2"));
}

/// The nearest by the distances that are known; nobody who is dead, unconscious or away, and N goes by them.
void TestTurns::onlyStandingOpponentsArePreset()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("5x gate guard"), Side::Opponents}}));
    STEP(hand.actAs(QStringLiteral("Gate Guard 1")));
    const auto guard = [&](int number) {
        return hand.called(QStringLiteral("Gate Guard %1").arg(number))->combatant.id;
    };
    const RecordId ines = hand.called(QStringLiteral("Ines Varga"))->combatant.id;
    hand.window.fight().change([=, ids = std::array{guard(2), guard(3)}](CampaignServices& services) {
        services.encounters.setDistance(ines, ids[0], 5);
        services.encounters.setDistance(ines, ids[1], 20);
    });
    QVERIFY(hand.settle());
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 2"));
    // Unconscious, dead, away: the next one, who is farther, and one whose distance nobody knows.
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "unconscious", 1));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 3"));
    STEP(set(hand, QStringLiteral("Gate Guard 3"), "dead", 1));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 1"));
    hand.window.fight().people().setAway({guard(1)}, true);
    QVERIFY(hand.settle());
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 4"));
    STEP(hand.keys.press(Qt::Key_N));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 5"));
    STEP(hand.keys.press(Qt::Key_N));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 4"));
    for (const char* last : {"Gate Guard 4", "Gate Guard 5"})
        STEP(set(hand, QString::fromLatin1(last), "dead", 1));
    QCOMPARE(aimedAt(hand), QString());
}

/// Who lies on the ground can wait while somebody else stands; as the last one he is the target again.
void TestTurns::whoLiesCanWait()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("3x gate guard"), Side::Opponents}}));
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    STEP(hand.aimAt(QStringLiteral("Gate Guard 2")));
    STEP(hand.actAs(QStringLiteral("Gate Guard 3")));
    constexpr int kDown = 3;
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "posture", kDown));
    STEP(set(hand, QStringLiteral("Gate Guard 1"), "posture", kDown));
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 3"));
    STEP(set(hand, QStringLiteral("Gate Guard 3"), "dead", 1));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 2"));
    // Up again, he is the one he was.
    STEP(set(hand, QStringLiteral("Gate Guard 3"), "dead", 0));
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "posture", 0));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 2"));
    // By hand anybody is aimed at, and stays it.
    STEP(hand.aimAt(QStringLiteral("Gate Guard 1")));
    STEP(set(hand, QStringLiteral("Gate Guard 3"), "initiative", 7));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 1"));
}

/// The game master may aim at anybody: it is said beside the button and above the shot, and not done again by itself.
void TestTurns::aFriendAndADeadOneAreSaid()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players},
                        {QStringLiteral("odile"), Side::Players},
                        {QStringLiteral("2x gate guard"), Side::Opponents}}));
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    auto* warning = hand.find<QLabel>("targetWarning");
    QVERIFY(warning->isHidden());
    STEP(hand.aimAt(QStringLiteral("Odile Marsh")));
    QVERIFY(warning->isVisible());
    QCOMPARE(warning->text(), QStringLiteral("Odile Marsh is on the same side."));
    QVERIFY(hand.open(Qt::Key_F));
    auto* note = hand.find<QLabel>("targetNote");
    QVERIFY(note->isVisible());
    QCOMPARE(note->text(), warning->text());
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.leave());
    // The next one and back again: a friend is preset for nobody.
    STEP(hand.actAs(QStringLiteral("Odile Marsh")));
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 1"));
    STEP(set(hand, QStringLiteral("Gate Guard 1"), "dead", 1));
    QCOMPARE(aimedAt(hand), QStringLiteral("Gate Guard 2"));
    QVERIFY(warning->isHidden());
    STEP(hand.aimAt(QStringLiteral("Gate Guard 1")));
    QCOMPARE(warning->text(), QStringLiteral("Gate Guard 1 is already dead."));
}

/// The keyboard stands at who acts when a window closes, not at who was clicked last.
void TestTurns::enterTooManyChangesNobody()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(hand.stand(hand.acting()));
    // It opens the window of what the brass button says, and no more.
    const auto enterTooMany = [&hand] {
        STEP(hand.keys.press(Qt::Key_Return));
        if (hand.shown()) {
            Keyboard::raise(*hand.shown());
            STEP(hand.keys.press(Qt::Key_Escape));
            Keyboard::raise(hand.window);
        }
    };
    STEP(enterTooMany());
    const QString first = hand.acting();
    STEP(hand.next());
    const QString second = hand.acting();
    QVERIFY(first != second);
    QCOMPARE(Keyboard::place(), QStringLiteral("combatants"));
    STEP(enterTooMany());
    QCOMPARE(hand.acting(), second);
    // Somebody was walked to before the shot.
    STEP(hand.stand(first));
    QVERIFY(hand.open(Qt::Key_F));
    STEP(hand.finish());
    QCOMPARE(Keyboard::place(), QStringLiteral("combatants"));
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(hand.acting(), second);
}

/// 3D-WND-03: one wound takes a Hit in the fifth round after it; it stands in the line of the phase and is found by the name.
void TestTurns::whatBleedingDidStandsInTheHistory()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const RecordId ines = hand.called(QStringLiteral("Ines Varga"))->combatant.id;
    hand.window.fight().byHand().setTime(7, 3);
    hand.window.fight().change([ines, fight = hand.window.fight().snapshot().encounter.id](CampaignServices& services) {
        const auto changed = [ines](const char* field, std::int64_t before, std::int64_t after) {
            return LoggedChange{{RecordKind::Condition, ines}, field, 0, before, after};
        };
        services.encounters.setByHand(fight,
                                      {changed("woundCount", 0, 1), changed("woundsOpen", 0, 1),
                                       changed("bleedingRound", 0, 2), changed("bleedingCounter", 0, 4)},
                                      "wounded");
    });
    QVERIFY(hand.settle());
    STEP(hand.keys.press(Qt::Key_E, Qt::ShiftModifier));
    if (hand.shown())
        STEP(hand.finish());
    LogQuery query;
    query.scope = {ScopeKind::Encounter, hand.window.fight().snapshot().encounter.id};
    query.search = "Ines bleeds";
    std::vector<LogEntry> found;
    hand.gateway.run(
        this, [query](CampaignServices& services) { return services.history.list(query); },
        [&found](const std::vector<LogEntry>& entries) { found = entries; });
    QVERIFY(hand.settle());
    QCOMPARE(found.size(), std::size_t{1});
    const QString title = QString::fromStdString(found.front().title);
    QVERIFY2(title.startsWith(QStringLiteral("Round 8, phase 1 · Ines Varga bleeds: ")), qPrintable(title));
    QCOMPARE(found.front().actionId, std::string("phase"));
    QCOMPARE(matterOf(found.front(), findSystem("threed")), Matter::Time);
}

HITSPREAD_GUI_TEST(TestTurns)
#include "tst_turns.moc"
