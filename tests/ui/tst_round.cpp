#include "keyboardhand.h"
#include "models/fight/combatantsmodel.h"
#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/play/attackpresenter.h"
#include "models/turn/roundorder.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/shell/turnorderbar.h"
#include "ui/widgets/problembar.h"

#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>

using namespace hitspread;
using support::Keyboard;
using support::KeyboardHand;
using Kind = RoundEntry::Kind;

/// The strip over the stage, the pips of the list, and the order a phase begins in.
class TestRound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void theStripTellsTheRound();
    void whoIsDoneKeepsHisPlaceLater();
    void whoCountsAsSlowIsQuickLater();
    void headingsMakeRoom();
    void clickAndEnterAct();
    void pipsTellActions();
    void whatFallsDueIsPinned();
    void bleedingIsPinned();
    void whoIsOutStandsLast();
    void whoIsUnconsciousHasNothingToCome();
    void itGivesWay_data();
    void itGivesWay();
    void sixtyStayReadable();
    void whoActsIsInSightAtAnySize();
    void aDuelHasOnePhase();
    void theNewOrderIsATable();

private:
    static void beginFight(KeyboardHand& hand);
    static void set(KeyboardHand& hand, const QString& name, const char* field, std::int32_t value);
    static TurnOrderBar& strip(KeyboardHand& hand) { return *hand.find<TurnOrderBar>("roundStrip"); }
    static std::vector<RoundEntry> entries(KeyboardHand& hand);
    /// Badges and headings in their order: "Phase 1|G3|IV".
    static QString told(KeyboardHand& hand);
    static const CombatantsModel& people(KeyboardHand& hand);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestRound::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_round"));
    QVERIFY(m_folder.isValid());
}

void TestRound::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("round%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestRound::beginFight(KeyboardHand& hand)
{
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("2x gate guard"), Side::Opponents}}));
    STEP(hand.next());
    QVERIFY(hand.shown());
    STEP(hand.finish());
    hand.back();
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "initiative", 40));
    STEP(set(hand, QStringLiteral("Ines Varga"), "initiative", 35));
    STEP(set(hand, QStringLiteral("Gate Guard 1"), "initiative", 30));
    hand.window.fight().setActive(hand.called(QStringLiteral("Gate Guard 2"))->combatant.id);
    // So many Actions that each phase has one, and no more.
    for (const char* name : {"Gate Guard 1", "Gate Guard 2", "Ines Varga"}) {
        STEP(set(hand, QString::fromLatin1(name), "actionsThisRound", 3));
        STEP(set(hand, QString::fromLatin1(name), "actionsPlaced", 1));
        STEP(set(hand, QString::fromLatin1(name), "actionsLeft", 1));
    }
}

void TestRound::set(KeyboardHand& hand, const QString& name, const char* field, std::int32_t value)
{
    const CombatantView* who = hand.called(name);
    QVERIFY(who);
    hand.window.fight().byHand().setValue(who->combatant.id, field, value);
    QVERIFY(hand.settle());
}

std::vector<RoundEntry> TestRound::entries(KeyboardHand& hand)
{
    const auto* order = qobject_cast<const RoundOrder*>(strip(hand).model());
    std::vector<RoundEntry> all;
    for (int row = 0; order && row < order->rowCount(); ++row)
        all.push_back(*order->entryAt(row));
    return all;
}

QString TestRound::told(KeyboardHand& hand)
{
    QStringList words;
    for (const RoundEntry& entry : entries(hand))
        words << (entry.kind == Kind::Combatant ? entry.badge : entry.text);
    return words.join(QLatin1Char('|'));
}

const CombatantsModel& TestRound::people(KeyboardHand& hand)
{
    return *qobject_cast<const CombatantsModel*>(hand.find<QListView>("combatants")->model());
}

void TestRound::theStripTellsTheRound()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(strip(hand).isVisible());
    QCOMPARE(told(hand), QStringLiteral("Phase 1|G2|IV|G1|Phase 2|G2|IV|G1|Phase 3|G2|IV|G1"));
    const auto all = entries(hand);
    QVERIFY(all[1].isActive && !all[1].isNext);
    QVERIFY(all[2].isNext && !all[2].isActive);
    // Only in the phase that runs.
    QVERIFY(std::none_of(all.begin() + 4, all.end(), [](const RoundEntry& one) { return one.isActive || one.isNext; }));
    QCOMPARE(all[1].spoken, QStringLiteral("Gate Guard 2, acts now, 1 action left"));
    QCOMPARE(all[2].spoken, QStringLiteral("Ines Varga, comes next, 1 action left"));
    // The phases go by.
    hand.window.fight().byHand().setTime(1, 3);
    QVERIFY(hand.settle());
    QVERIFY2(told(hand).startsWith(QStringLiteral("Phase 3|")), qPrintable(told(hand)));
}

void TestRound::whoIsDoneKeepsHisPlaceLater()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "actionsLeft", 0));
    // 3D-TURN-07: the order is one of the round, whoever is done in the phase that runs.
    QCOMPARE(told(hand), QStringLiteral("Phase 1|IV|G1|G2|Phase 2|G2|IV|G1|Phase 3|G2|IV|G1"));
}

/// 3D-KNOCK-04, A-017: initiative that counts as 0 for this phase counts again in the next one; for the round, in none.
void TestRound::whoCountsAsSlowIsQuickLater()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "initiativeLoss", 1));
    QCOMPARE(told(hand), QStringLiteral("Phase 1|IV|G1|G2|Phase 2|G2|IV|G1|Phase 3|G2|IV|G1"));
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "initiativeLoss", 2));
    QCOMPARE(told(hand), QStringLiteral("Phase 1|IV|G1|G2|Phase 2|IV|G1|G2|Phase 3|IV|G1|G2"));
}

void TestRound::headingsMakeRoom()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    auto* list = hand.find<QListView>("combatants");
    const auto high = [list](int row) { return list->visualRect(list->model()->index(row, 0)).height(); };
    const int usual = high(0);
    QCOMPARE(high(2), usual);
    // Nobody changes places: the last who acts gets a heading, and loses it to the one before.
    STEP(set(hand, QStringLiteral("Gate Guard 1"), "actionsLeft", 0));
    QTRY_VERIFY(high(2) > usual);
    STEP(set(hand, QStringLiteral("Ines Varga"), "actionsLeft", 0));
    QTRY_VERIFY(high(1) > usual);
    QCOMPARE(high(2), usual);
}

void TestRound::clickAndEnterAct()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const auto at = [&hand](int row) { return strip(hand).visualRect(strip(hand).model()->index(row, 0)).center(); };
    QTest::mouseClick(strip(hand).viewport(), Qt::LeftButton, {}, at(3));
    QVERIFY(hand.settle());
    QCOMPARE(hand.acting(), QStringLiteral("Gate Guard 1"));
    // A heading is nobody.
    QTest::mouseClick(strip(hand).viewport(), Qt::LeftButton, {}, at(0));
    QVERIFY(hand.settle());
    QCOMPARE(hand.acting(), QStringLiteral("Gate Guard 1"));
    STEP(hand.keys.goTo(QStringLiteral("roundStrip")));
    STEP(hand.keys.press(Qt::Key_Left));
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(hand.acting(), QStringLiteral("Ines Varga"));
    // Space goes on, where the keyboard rests.
    STEP(hand.keys.press(Qt::Key_Space));
    QCOMPARE(hand.acting(), QStringLiteral("Gate Guard 1"));
    STEP(hand.keys.goTo(QStringLiteral("roundStrip")));
    STEP(hand.keys.press(Qt::Key_Left));
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(hand.acting(), QStringLiteral("Ines Varga"));
    STEP(hand.keys.goTo(QStringLiteral("stage")));
    STEP(hand.keys.press(Qt::Key_Space));
    QCOMPARE(hand.acting(), QStringLiteral("Gate Guard 1"));
}

void TestRound::pipsTellActions()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const auto share = [&hand](const char* badge) {
        const auto all = entries(hand);
        const auto found = std::ranges::find_if(all, [&](const RoundEntry& entry) {
            return entry.kind == Kind::Combatant && entry.badge == QLatin1String(badge) && entry.share.isNow;
        });
        return found == all.end() ? PhaseShare{} : found->share;
    };
    QCOMPARE(share("G2").full, 1);
    STEP(hand.keys.press(Qt::Key_O));
    QCOMPARE(share("G2").full, 0);
    QCOMPARE(share("G2").held, 1);
    QCOMPARE(share("G2").spent, 0);
    STEP(set(hand, QStringLiteral("Gate Guard 2"), "actionsHeld", 0));
    QVERIFY(share("G2").isDone());
    // The list has the same, and who is done stands below those who are not.
    QCOMPARE(people(hand).rowAt(0)->name, QStringLiteral("Ines Varga"));
    QCOMPARE(people(hand).rowAt(2)->name, QStringLiteral("Gate Guard 2"));
    QCOMPARE(people(hand).rowAt(2)->shares,
             (std::vector<PhaseShare>{{0, 1, 0, true}, {1, 0, 0, false}, {1, 0, 0, false}}));
    QCOMPARE(people(hand).index(2).data(CombatantsModel::HeadingRole).toString(), QStringLiteral("No action left"));
    QCOMPARE(people(hand).index(1).data(CombatantsModel::HeadingRole).toString(), QString());
}

void TestRound::whatFallsDueIsPinned()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const RecordId ines = hand.called(QStringLiteral("Ines Varga"))->combatant.id;
    hand.window.fight().people().putCondition({ines}, 0, "Dazed", Lasting{.left = 2, .unit = TimeUnit::Phases});
    QVERIFY(hand.settle());
    QVERIFY(hand.settle());
    // At the end of the second phase from now.
    QCOMPARE(told(hand), QStringLiteral("Phase 1|G2|IV|G1|Phase 2|G2|IV|G1|IV|Phase 3|G2|IV|G1"));
    const auto all = entries(hand);
    QCOMPARE(all[8].kind, Kind::Clock);
    QCOMPARE(all[8].mark, Mark::Condition);
    QCOMPARE(all[8].spoken, QStringLiteral("Ines Varga: Dazed ends"));
    QCOMPARE(all[8].combatant, ines);
}

/// One wound bleeds every fifth round (3D-WND-06), that of the wound itself not counted (3D-WND-03): with three of them behind him in
/// round 3, at the end of round 4.
void TestRound::bleedingIsPinned()
{
    KeyboardHand hand(m_file);
    QVERIFY(hand.waitForFight());
    const auto isPinned = [&hand](const QString& where) {
        const auto all = entries(hand);
        const auto clock = std::ranges::find(all, Mark::Bleeding, &RoundEntry::mark);
        return clock != all.end() && clock->spoken == QLatin1String("Ines Varga bleeds")
            && std::find_if(std::make_reverse_iterator(clock), all.rend(),
                            [](const RoundEntry& entry) { return entry.kind == Kind::Heading; })
                   ->text
            == where;
    };
    STEP(set(hand, QStringLiteral("Ines Varga"), "bleedingCounter", 3));
    QVERIFY2(isPinned(QStringLiteral("Round 4")), qPrintable(told(hand)));
    STEP(set(hand, QStringLiteral("Ines Varga"), "bleedingCounter", 4));
    QVERIFY2(isPinned(QStringLiteral("Phase 3")), qPrintable(told(hand)));
    // Beyond the next round nothing is told.
    STEP(set(hand, QStringLiteral("Ines Varga"), "bleedingCounter", 2));
    const auto all = entries(hand);
    QVERIFY(std::ranges::find(all, Mark::Bleeding, &RoundEntry::mark) == all.end());
}

void TestRound::whoIsOutStandsLast()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    STEP(set(hand, QStringLiteral("Ines Varga"), "dead", 1));
    QCOMPARE(told(hand), QStringLiteral("Phase 1|G2|G1|Phase 2|G2|G1|Phase 3|G2|G1|Out|IV"));
    QVERIFY(entries(hand).back().isOut);
    QCOMPARE(people(hand).rowAt(2)->name, QStringLiteral("Ines Varga"));
    QCOMPARE(people(hand).index(2).data(CombatantsModel::HeadingRole).toString(), QStringLiteral("Out"));
}

/// walk 41: what the round gives somebody cannot be taken while he is out; woken he has it again.
void TestRound::whoIsUnconsciousHasNothingToCome()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    const auto ines = [&hand] {
        const CombatantsModel& model = people(hand);
        return *model.rowAt(model.rowOf(hand.called(QStringLiteral("Ines Varga"))->combatant.id));
    };
    const auto open = [&ines] {
        int all = 0;
        for (const PhaseShare& share : ines().shares)
            all += share.full + share.held;
        return all;
    };
    const QString words = QStringLiteral("1 action left");
    QCOMPARE(open(), 3);
    QVERIFY2(ines().spoken.contains(words), qPrintable(ines().spoken));
    STEP(set(hand, QStringLiteral("Ines Varga"), "actionsHeld", 1));
    STEP(set(hand, QStringLiteral("Ines Varga"), "unconscious", 1));
    QCOMPARE(open(), 0);
    QVERIFY2(!ines().spoken.contains(words) && !ines().spoken.contains(QStringLiteral("held")),
             qPrintable(ines().spoken));
    STEP(set(hand, QStringLiteral("Ines Varga"), "unconscious", 0));
    QCOMPARE(open(), 4);
    // A phase that is lost is one phase.
    STEP(set(hand, QStringLiteral("Ines Varga"), "phaseLost", 1));
    QVERIFY(open() >= 2);
}

void TestRound::itGivesWay_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<bool>("message");
    QTest::addColumn<bool>("shown");
    QTest::newRow("low") << 599 << false << false;
    QTest::newRow("high enough") << 600 << false << true;
    QTest::newRow("with a message") << 759 << true << false;
    QTest::newRow("high enough for both") << 760 << true << true;
}

void TestRound::itGivesWay()
{
    QFETCH(int, height);
    QFETCH(bool, message);
    QFETCH(bool, shown);
    KeyboardHand hand(m_file);
    QVERIFY(hand.waitForFight());
    hand.window.setMinimumSize(QSize(1240, height));
    if (message)
        hand.find<ProblemBar>("problemBar")->show(QStringLiteral("Something is the matter."));
    hand.window.resize(1440, height);
    QVERIFY(hand.rest());
    QCOMPARE(hand.window.height(), height);
    QCOMPARE(strip(hand).isVisible(), shown);
    if (!message)
        return;
    // With the message gone it is there again.
    hand.find<ProblemBar>("problemBar")->hide();
    QTRY_VERIFY(strip(hand).isVisible());
}

void TestRound::sixtyStayReadable()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Quay"), {{QStringLiteral("60x gate guard"), Side::Opponents}}));
    hand.back();
    QVERIFY(hand.rest());
    const auto all = entries(hand);
    QCOMPARE(std::ranges::count(all, Kind::Combatant, &RoundEntry::kind), 60);
    QVERIFY(strip(hand).outOfSight().second > 0);
    QCOMPARE(strip(hand).outOfSight().first, 0);
    const QPointF middle(strip(hand).viewport()->rect().center());
    QWheelEvent wheel(middle, strip(hand).viewport()->mapToGlobal(middle), {}, {0, -120 * 100}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(strip(hand).viewport(), &wheel);
    QCOMPARE(strip(hand).outOfSight().second, 0);
    QVERIFY(strip(hand).outOfSight().first > 0);
    // Who acts comes into sight again.
    hand.window.fight().setActive(all[2].combatant);
    QVERIFY(hand.settle());
    const QRect place = strip(hand).visualRect(strip(hand).model()->index(2, 0));
    QVERIFY(strip(hand).viewport()->rect().contains(place));
}

/// Neither the numbers at the edges nor a larger text hide who acts, in the strip and in the list.
void TestRound::whoActsIsInSightAtAnySize()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Quay"), {{QStringLiteral("40x gate guard"), Side::Opponents}}));
    hand.back();
    auto all = entries(hand);
    std::erase_if(all, [](const RoundEntry& entry) { return entry.kind != Kind::Combatant; });
    auto* list = hand.find<QListView>("combatants");
    for (const int percent : {100, 160}) {
        const Theme large(Scheme::Dark, percent);
        hand.style.apply(large);
        for (const int wide : {1920, 1280}) {
            hand.window.resize(wide, 800);
            for (const std::size_t place : {20u, 21u, 37u, 3u, 0u, 39u, 12u}) {
                hand.window.fight().setActive(all[place].combatant);
                QVERIFY(hand.settle());
                QVERIFY(hand.rest());
                QVERIFY(strip(hand).isVisible());
                const auto* order = qobject_cast<const RoundOrder*>(strip(hand).model());
                const QRect there = strip(hand).visualRect(order->index(order->activeRow(), 0));
                const auto [before, after] = strip(hand).outOfSight();
                const int edge = large.scaled(34);
                const QRect clear = strip(hand).viewport()->rect().adjusted(before > 0 ? edge : 0, 0,
                                                                            after > 0 ? -edge : 0, 0);
                const QString where = QStringLiteral("%1 at %2 %, %3 wide").arg(place).arg(percent).arg(wide);
                QVERIFY2(clear.contains(there), qPrintable(where));
                const QModelIndex row = list->currentIndex();
                QCOMPARE(row.data(CombatantsModel::IdRole).toLongLong(), all[place].combatant);
                QVERIFY2(list->viewport()->rect().contains(list->visualRect(row)), qPrintable(where));
            }
        }
    }
}

void TestRound::aDuelHasOnePhase()
{
    KeyboardHand hand(m_file);
    QVERIFY(hand.waitForFight());
    for (const Encounter& encounter : hand.window.fight().snapshot().encounters) {
        if (encounter.name == "Duel at Noon")
            hand.window.fight().open(encounter.id);
    }
    QVERIFY(hand.settle());
    QCOMPARE(told(hand), QStringLiteral("Round 1|CA|OM"));
}

void TestRound::theNewOrderIsATable()
{
    KeyboardHand hand(m_file);
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("9x gate guard"), Side::Opponents}}));
    STEP(hand.next());
    AttackDialog* dialog = hand.shown();
    QVERIFY(dialog);
    auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("orderTable"));
    auto* fold = dialog->findChild<QPushButton*>(QStringLiteral("foldSteps"));
    QVERIFY(table && !table->isVisible() && !fold->isVisible());
    for (int guard = 0; guard < 50 && !dialog->presenter().isFinished(); ++guard)
        STEP(hand.keys.press(Qt::Key_R));
    QVERIFY(dialog->presenter().isFinished());
    // Which phase it is the window says above.
    QVERIFY(dialog->findChild<QWidget*>(QStringLiteral("verdict"))->isVisible());
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("verdictHeadline"))->isVisible());
    // Ten people's dice lie in rows of 32 px at most; a roll-off has a row of its own below them.
    const auto* first = dialog->findChild<QWidget*>(QStringLiteral("die0"));
    const auto* last = dialog->findChild<QWidget*>(QStringLiteral("die29"));
    QVERIFY(first && last);
    const int high = last->mapTo(dialog, QPoint()).y() + last->height() - first->mapTo(dialog, QPoint()).y();
    QVERIFY2(high <= 320, qPrintable(QString::number(high)));
    QVERIFY(table->isVisible());
    QCOMPARE(table->rowCount(), 10);
    // The quickest first, as the rules have it: totals fall.
    for (int row = 1; row < table->rowCount(); ++row)
        QVERIFY(table->item(row - 1, 2)->text().toInt() >= table->item(row, 2)->text().toInt());
    QCOMPARE(table->item(0, 3)->text(), QStringLiteral("1"));
    QCOMPARE(table->item(0, 1)->text().split(QLatin1Char(' ')).size(), 3);
    // How it came about is folded.
    QWidget* steps = dialog->findChild<QWidget*>(QStringLiteral("explanation"));
    QVERIFY(steps && !steps->isVisible() && fold->isVisible());
    fold->click();
    QVERIFY(steps->isVisible());
}

HITSPREAD_GUI_TEST(TestRound)
#include "tst_round.moc"
