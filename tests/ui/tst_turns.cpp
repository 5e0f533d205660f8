#include "fighthand.h"
#include "models/fight.h"
#include "storage/samplecampaign.h"
#include "ui/attack/attackpresenter.h"

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using support::FightHand;

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
    void whoActsIsRememberedInTheFile();
    void withoutRulesForTimeItIsCounted();
    void aHeldActionIsTaken();

private:
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
    STEP(support::Keyboard::raise(*hand.shown()));
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
    // One undo takes it back, and the same key goes on again.
    const auto after = hand.state();
    STEP(hand.keys.press(Qt::Key_Z, Qt::ControlModifier));
    QCOMPARE(hand.window.fight().snapshot().encounter.phase, 1);
    STEP(hand.next());
    QVERIFY(!hand.shown());
    QCOMPARE(hand.state(), after);
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
    QVERIFY(hand.open(Qt::Key_O));
    QVERIFY(!hand.complaint().isEmpty());
    STEP(hand.choose(QStringLiteral("what"), 1));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    QCOMPARE(number("actionsLeft"), 1);
    QCOMPARE(number("actionsHeld"), 0);
}

QTEST_MAIN(TestTurns)
#include "tst_turns.moc"
