#include "fighthand.h"
#include "models/fight.h"
#include "storage/samplecampaign.h"
#include "ui/attack/attackpresenter.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QListView>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>

using namespace hitspread;
using support::FightHand;
using support::Keyboard;

/// Next and the end of a phase in the main window, and what somebody does with his Action besides attacking.
class TestTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void nextFollowsTheOrder();
    void whoLosesActionsIsNamed();
    void anUndonePhaseKeepsItsDice();
    void nextIsOneKeyWhereNothingIsOpen();
    void whatHappenedComesInAnEventOfItsOwn();
    void whoActsIsRememberedInTheFile();
    void withoutRulesForTimeItIsCounted();
    void aHeldActionIsTaken();
    void nextGoesToWhoHolds();
    void whoHoldsInterrupts();

private:
    static void holdAction(FightHand& hand);
    static QString spoken(FightHand& hand, const QString& name);
    /// What is said of what ends with the phase, in its window.
    static QString note(FightHand& hand);

    static int initiativeOf(FightHand& hand, const QString& name);
    static void beginFight(FightHand& hand);

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
    storage::SampleCampaign::create(m_file).reset();
}

int TestTurns::initiativeOf(FightHand& hand, const QString& name)
{
    const CombatantView* who = hand.called(name);
    return who ? who->combatant.condition.declaration().find("initiative")->number(who->combatant.condition.data(), 0)
               : kNoEntry;
}

void TestTurns::beginFight(FightHand& hand)
{
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("2x gate guard"), Side::Opponents}}));
    STEP(hand.next());
    QVERIFY(hand.shown());
    STEP(hand.finish());
}

void TestTurns::nextFollowsTheOrder()
{
    FightHand hand(m_file);
    STEP(beginFight(hand));
    QStringList order;
    while (!hand.shown() && order.size() < 20) {
        order << hand.acting();
        STEP(hand.next());
    }
    QCOMPARE(order.size(), 3);
    order.removeDuplicates();
    QCOMPARE(order.size(), 3);
    for (qsizetype i = 1; i < order.size(); ++i)
        QVERIFY(initiativeOf(hand, order[i - 1]) >= initiativeOf(hand, order[i]));
    // The phase does not end before somebody says so.
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    STEP(hand.finish());
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 2);
    QCOMPARE(QString::fromStdString(hand.window.fight().snapshot().history.front().title),
             QStringLiteral("Round 1, phase 2"));
}

void TestTurns::whoLosesActionsIsNamed()
{
    FightHand hand(m_file);
    STEP(beginFight(hand));
    const auto before = hand.state();
    const EntryId last = hand.window.fight().snapshot().undoable;
    STEP(hand.keys.press(Qt::Key_E, Qt::ShiftModifier));
    QVERIFY(hand.shown());
    STEP(Keyboard::raise(*hand.shown()));
    auto* note = hand.find<QLabel>("deedNote");
    QVERIFY(note->isVisible());
    for (const char* name : {"Ines Varga", "Gate Guard 1", "Gate Guard 2"})
        QVERIFY2(note->text().contains(QLatin1String(name)), qPrintable(note->text()));
    STEP(hand.leave());
    QCOMPARE(hand.state(), before);
    QCOMPARE(hand.window.fight().snapshot().undoable, last);
}

void TestTurns::anUndonePhaseKeepsItsDice()
{
    FightHand hand(m_file);
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
    FightHand hand(m_file);
    STEP(beginFight(hand));
    // Whoever has an Action gives it up.
    for (int i = 0; i < 3; ++i) {
        QVERIFY(hand.open(Qt::Key_O));
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
    FightHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(hand.settle());
    Fight& fight = hand.window.fight();
    const QWidget* panel = hand.find<QLabel>("lastOutcome")->parentWidget();
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
    fight.redo();
    QVERIFY(hand.settle());
    QCOMPARE(lines->rowCount(), ofPhase);
}

void TestTurns::whoActsIsRememberedInTheFile()
{
    FightChoice left;
    {
        FightHand hand(m_file);
        STEP(beginFight(hand));
        STEP(hand.next());
        STEP(hand.keys.press(Qt::Key_N));
        left = hand.window.fight().choice();
        QVERIFY(left.active != hand.window.fight().snapshot().combatants.front().combatant.id
                || left.target != hand.window.fight().snapshot().combatants[1].combatant.id);
    }
    FightHand hand(m_file);
    QVERIFY(hand.window.fight().choice() == left);
}

void TestTurns::withoutRulesForTimeItIsCounted()
{
    FightHand hand(m_file);
    STEP(hand.keys.press(Qt::Key_PageDown, Qt::ControlModifier));
    const Encounter before = hand.window.fight().snapshot().encounter;
    QVERIFY(before.system != "threed");
    STEP(hand.next());
    QVERIFY(!hand.shown());
    const Encounter& now = hand.window.fight().snapshot().encounter;
    QVERIFY(std::pair(now.round, now.phase) > std::pair(before.round, before.phase));
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(hand.window.fight().snapshot().encounter.round, before.round);
}

void TestTurns::aHeldActionIsTaken()
{
    FightHand hand(m_file);
    STEP(beginFight(hand));
    const QString who = hand.acting();
    const auto number = [&](const char* field) {
        const CombatantView* view = hand.called(who);
        return view->combatant.condition.declaration().find(field)->number(view->combatant.condition.data(), 0);
    };
    QCOMPARE(number("actionsLeft"), 1);
    QVERIFY(hand.open(Qt::Key_O));
    STEP(hand.finish());
    QCOMPARE(number("actionsLeft"), 0);
    QCOMPARE(number("actionsHeld"), 1);
    // 3D-TURN-08: who holds one takes it, without choosing.
    QVERIFY(hand.open(Qt::Key_O));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QCOMPARE(number("actionsLeft"), 1);
    QCOMPARE(number("actionsHeld"), 0);
}

void TestTurns::holdAction(FightHand& hand)
{
    const QString who = hand.acting();
    QVERIFY(hand.open(Qt::Key_O));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QVERIFY2(spoken(hand, who).contains(QStringLiteral("holds an Action")), qPrintable(spoken(hand, who)));
}

QString TestTurns::spoken(FightHand& hand, const QString& name)
{
    const auto* model = hand.find<QAbstractItemView>("combatants")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, 0).data().toString() == name)
            return model->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    return {};
}

QString TestTurns::note(FightHand& hand)
{
    auto* label = hand.find<QLabel>("deedNote");
    return label && label->isVisible() ? label->text() : QString();
}

/// 3D-TURN-08: nobody's held Action is passed over: who holds comes after those still to act, and is named before it is lost.
void TestTurns::nextGoesToWhoHolds()
{
    FightHand hand(m_file);
    STEP(beginFight(hand));
    QStringList order;
    for (int i = 0; i < 3; ++i) {
        order << hand.acting();
        STEP(holdAction(hand));
        STEP(hand.next());
        QVERIFY(!hand.shown());
    }
    // All hold; the last one stands there, the others come in their order.
    QStringList holders{hand.acting()};
    for (int i = 0; i < 10 && !hand.shown(); ++i) {
        STEP(hand.next());
        if (!hand.shown())
            holders << hand.acting();
    }
    QCOMPARE(holders, order);
    QVERIFY(hand.shown());
    STEP(Keyboard::raise(*hand.shown()));
    for (const QString& name : order)
        QVERIFY2(note(hand).contains(name + QStringLiteral(" (held)")), qPrintable(note(hand)));
    STEP(hand.finish());
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 2);
    for (const QString& name : order)
        QVERIFY(!spoken(hand, name).contains(QStringLiteral("holds")));
}

/// 3D-TURN-08, A-019: whoever holds an Action takes it at any moment, and the order goes on behind it.
void TestTurns::whoHoldsInterrupts()
{
    FightHand hand(m_file);
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
    QVERIFY(hand.open(Qt::Key_O));
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

QTEST_MAIN(TestTurns)
#include "tst_turns.moc"
