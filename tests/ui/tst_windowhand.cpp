#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/fields/numberfield.h"
#include "windowprogram.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using support::Program;

/// What the game master sets and types by hand: time, Actions, Initiative, the load, options, a whole shot.
class TestWindowHand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { QSettings().clear(); }
    void roundAndPhase();
    void roundOutOfRangeIsRefused();
    void actionsAndInitiative();
    void whyGoesWithOneStep();
    void cardMadeAnewKeepsTheKeyboard();
    void cardKeepsWhatIsAsItWas();
    void tabWalksTheCardInItsOrder();
    void anotherLoad();
    void aimsThatDoNotCountSayWhy();
    void modesThatAreRefusedSayWhy();
    void shotTypedInFiveDigits();
    void aNumberHandsTheKeyboardToTheDice();
    void aRefusedNumberKeepsTheKeyboard();
    void aNumberOnTheDeskHandsTheKeyboardBack_data();
    void aNumberOnTheDeskHandsTheKeyboardBack();
    void whatGoesAwayHandsTheKeyboardBack();
    void aClickedButtonHandsTheKeyboardBack();
    void typedDiceEqualRolledDice();
    void everyStepOnDemand();
    void placesComeBeforeSums();

private:
    void startShot(Program& program);
    void write(NumberField& field, const QString& text);
    void applied(Program& program);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestWindowHand::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_windowhand"));
    QVERIFY(m_folder.isValid());
}

void TestWindowHand::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestWindowHand::startShot(Program& program)
{
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.pressFire();
    QVERIFY(support::waitUntil(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
}

void TestWindowHand::write(NumberField& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

void TestWindowHand::applied(Program& program)
{
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
}

void TestWindowHand::roundAndPhase()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const auto time = [&] {
        const Encounter& now = program.window.fight().snapshot().encounter;
        return std::pair(now.round, now.phase);
    };
    QCOMPARE(time(), std::pair(3, 2));
    write(*program.find<NumberField>("round"), QStringLiteral("5"));
    QVERIFY(support::waitUntil([&] { return time() == std::pair(5, 2); }));
    QTest::mouseClick(program.find<QPushButton>("phase3"), Qt::LeftButton);
    QVERIFY(support::waitUntil([&] { return time() == std::pair(5, 3); }));
    QVERIFY(program.find<QPushButton>("phase3")->isChecked());
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 2);
    QAction* undo = program.find<QAction>("action_undo");
    undo->trigger();
    QVERIFY(support::waitUntil([&] { return time() == std::pair(5, 2); }));
    undo->trigger();
    QVERIFY(support::waitUntil([&] { return time() == std::pair(3, 2); }));
    program.find<QAction>("action_redo")->trigger();
    QVERIFY(support::waitUntil([&] { return time() == std::pair(5, 2); }));
}

void TestWindowHand::roundOutOfRangeIsRefused()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    write(*program.find<NumberField>("round"), QStringLiteral("0"));
    auto* bar = program.find<QWidget>("problemBar");
    QVERIFY(support::waitUntil([&] { return bar->isVisible(); }));
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().encounter.round, 3);
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 0);
    QTRY_COMPARE(program.find<NumberField>("round")->text(), QStringLiteral("3"));
}

void TestWindowHand::actionsAndInitiative()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    const auto digest = [&] {
        return digestOf(
            program.window.fight().snapshot().encounter.system,
            sourceOf(*program.window.fight().active(), program.window.fight().snapshot().encounter.switches));
    };
    QCOMPARE(digest().initiative.value_or(0), 34);
    QCOMPARE(digest().actionsLeft.value_or(0), 2);
    write(*program.find<NumberField>("hand_initiative"), QStringLiteral("36"));
    QVERIFY(support::waitUntil([&] { return digest().initiative.value_or(0) == 36; }));
    write(*program.find<NumberField>("hand_actionsLeft"), QStringLiteral("0"));
    QVERIFY(support::waitUntil([&] { return digest().actionsLeft.value_or(9) == 0; }));
    // No Action, no shot: the dialog says so, and its button goes on instead of rolling: others have Actions left.
    program.pressFire();
    QVERIFY(program.settle());
    const QString offered = program.find<QPushButton>("primaryButton")->text();
    QCOMPARE(offered, QStringLiteral("Next: Sgt Holt   Enter"));
    QVERIFY(!program.dialog()->presenter().complaints().isEmpty());
    program.dialog()->close();
    QVERIFY(program.settle());
    program.find<QAction>("action_undo")->trigger();
    QVERIFY(support::waitUntil([&] { return digest().actionsLeft.value_or(0) == 2; }));
    program.find<QAction>("action_undo")->trigger();
    QVERIFY(support::waitUntil([&] { return digest().initiative.value_or(0) == 34; }));
}

/// C4: with a reason, which the history keeps; the next step has none of it.
void TestWindowHand::whyGoesWithOneStep()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.settle());
    const auto newest = [&] {
        const std::vector<LogEntry>& all = program.window.fight().snapshot().history;
        return all.empty() ? LogEntry() : all.front();
    };
    // It stands between the numbers it is for, and says that it is for them.
    auto* why = program.find<QLineEdit>("handReason");
    // It is there while a number is being set, and not before.
    QVERIFY(!why->isVisible());
    const auto placeOf = [&](const QWidget* part) { return part->mapTo(&program.window, QPoint()).y(); };
    QVERIFY(program.rest());
    const int still = placeOf(program.find<NumberField>("hand_actionsLeft"));
    program.window.activateWindow();
    program.find<NumberField>("hand_actionsLeft")->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(why->isVisible());
    const auto* first = program.find<NumberField>("hand_initiative");
    QTRY_VERIFY(why->geometry().left() > first->geometry().right() && placeOf(why) < placeOf(first) + first->height());
    // Nothing below keeps room for it, and nothing moves away under the mouse.
    QTRY_VERIFY(placeOf(why) < placeOf(program.find<NumberField>("hand_actionsLeft")));
    QCOMPARE(placeOf(program.find<NumberField>("hand_actionsLeft")), still);
    for (const auto& [width, words] :
         {std::pair{600, "Reason for what you set by hand (optional)"}, {150, "Reason (optional)"}}) {
        why->resize(width, why->height());
        QCOMPARE(why->placeholderText(), QString::fromLatin1(words));
    }
    QTest::keyClicks(why, QStringLiteral("slipped on the wet deck"));
    write(*program.find<NumberField>("hand_actionsLeft"), QStringLiteral("1"));
    QTRY_COMPARE(newest().reason, std::string("slipped on the wet deck"));
    QVERIFY(program.find<QListView>("history")->model()->index(0, 0).data().toString().contains(
        QStringLiteral("slipped on the wet deck")));
    QVERIFY(program.settle());
    QVERIFY(program.find<QLineEdit>("handReason")->text().isEmpty());
    const EntryId before = newest().id;
    write(*program.find<NumberField>("hand_actionsLeft"), QStringLiteral("0"));
    QTRY_VERIFY(newest().id != before);
    QCOMPARE(newest().reason, std::string("set by hand"));
}

/// Something else changes while a value is written on the card of whoever acts.
void TestWindowHand::cardMadeAnewKeepsTheKeyboard()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QVERIFY(program.rest());  // panels take their places a moment after the window
    QPointer<NumberField> initiative = program.find<NumberField>("hand_initiative");
    initiative->setFocus();
    // The card may just have been made; nobody types into what is not there to see.
    QTRY_VERIFY(initiative && initiative->hasFocus());
    initiative->selectAll();
    QTest::keyClicks(initiative, QStringLiteral("41"));
    // What is nothing of his leaves his card alone, what is of his goes into the fields there are; another look makes it anew.
    program.window.fight().byHand().setTime(4, 1);
    QTRY_COMPARE(program.window.fight().snapshot().encounter.round, 4);
    QVERIFY(program.settle());
    QVERIFY(initiative && initiative->hasFocus());
    program.window.fight().people().setColour({program.window.fight().active()->combatant.id}, 3);
    QTRY_COMPARE(program.window.fight().active()->combatant.colour, 3);
    QVERIFY(program.settle());
    QVERIFY(initiative && initiative->hasFocus());
    QCOMPARE(initiative->text(), QStringLiteral("41"));
    program.style.apply(Theme(Scheme::Light));
    QTRY_VERIFY(!initiative);
    QVERIFY(program.settle());
    auto* again = program.find<NumberField>("hand_initiative");
    QVERIFY(again->hasFocus());
    QCOMPARE(again->text(), QStringLiteral("41"));
    QTest::keyClick(again, Qt::Key_Return);
    QTRY_COMPARE(
        digestOf(program.window.fight().snapshot().encounter.system,
                 sourceOf(*program.window.fight().active(), program.window.fight().snapshot().encounter.switches))
            .initiative.value_or(0),
        41);
    // A button of the card, too.
    QVERIFY(program.settle());
    auto* card = program.find<QWidget>("activeCard");
    // The last firearm: what else he carries is used at once and stays unchosen.
    QAbstractButton* weapon = nullptr;
    for (auto* button : card->findChildren<QAbstractButton*>(QRegularExpression(QStringLiteral("^weapon\\d+$"))))
        weapon = button->isCheckable() ? button : weapon;
    QVERIFY(weapon);
    const QString name = weapon->objectName();
    weapon->setFocus();
    QTest::keyClick(weapon, Qt::Key_Space);
    QTRY_VERIFY(card->findChild<QAbstractButton*>(name)->isChecked());
    QTRY_VERIFY(card->findChild<QAbstractButton*>(name)->hasFocus());
}

void TestWindowHand::cardKeepsWhatIsAsItWas()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.rest());
    Fight& fight = program.window.fight();
    const RecordId who = fight.active()->combatant.id;
    const QPointer<NumberField> actions = program.find<NumberField>("hand_actionsLeft");
    const QPointer<QAbstractButton> weapon = program.find<QWidget>("activeCard")
                                                 ->findChild<QAbstractButton*>(
                                                     QStringLiteral("weapon%1").arg(fight.weapon()));
    QVERIFY(weapon);
    const int wanted = actions->text() == QStringLiteral("0") ? 1 : 0;
    fight.byHand().setValue(who, "actionsLeft", wanted);
    QTRY_COMPARE(actions ? actions->text() : QString(), QString::number(wanted));
    QVERIFY(weapon);
    // What is in force is otherwise, what he carries is not.
    fight.byHand().setValue(who, "aims", 2);
    QTRY_COMPARE(fight.active()->combatant.condition.as<threed::Condition>().aims, 2);
    QVERIFY(program.settle());
    QVERIFY(actions && weapon);
    const auto& all = fight.snapshot().combatants;
    const auto other = std::ranges::find_if(
        all, [who](const CombatantView& view) { return view.combatant.id != who && !view.combatant.away; });
    fight.setActive(other->combatant.id);
    QTRY_VERIFY(!actions && !weapon);
}

void TestWindowHand::tabWalksTheCardInItsOrder()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.settle());
    // The phases were made after the window and stand behind the round.
    const QWidget* next = program.find<NumberField>("round")->nextInFocusChain();
    while ((next->focusPolicy() & Qt::TabFocus) == 0)
        next = next->nextInFocusChain();
    QCOMPARE(next->objectName(), QStringLiteral("phase2"));
    auto* card = program.find<QWidget>("activeCard");
    QStringList walked;
    QWidget* at = program.find<NumberField>("hand_initiative");
    for (int guard = 0; guard < 400 && card->isAncestorOf(at); at = at->nextInFocusChain(), ++guard) {
        if ((at->focusPolicy() & Qt::TabFocus) != 0)
            walked << at->objectName().remove(QRegularExpression(QStringLiteral("\\d+$")));
    }
    QCOMPARE(
        walked.join(QLatin1Char(' ')),
        QStringLiteral(
            "hand_initiative handReason hand_actionsLeft weapon weapon weapon weapon fireButton quick_aim quick_hold moreButton"));
}

void TestWindowHand::placesComeBeforeSums()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const RecordId who = program.window.fight().snapshot().combatants.front().combatant.id;
    // As another program writes them: the sum first, and no title.
    const std::vector<LoggedChange> changes{
        {{RecordKind::Condition, who}, "standardTotal", 0, std::int64_t{0}, std::int64_t{2}},
        {{RecordKind::Condition, who}, "damage", 1, std::int64_t{0}, std::int64_t{2}}};
    program.gateway.run(
        &program.window,
        [changes](CampaignServices& services) { return services.encounters.setByHand(1, changes, "why"); },
        [](EntryId) {});
    QVERIFY(program.settle());
    program.window.fight().reload();
    QVERIFY(program.settle());
    const QAbstractItemModel* history = program.find<QListView>("history")->model();
    QTRY_COMPARE(history->rowCount(), 1);
    const QString line = history->index(0, 0).data().toString();
    QVERIFY2(line.contains(QStringLiteral("Torso")), qPrintable(line));
    QVERIFY2(!line.contains(QStringLiteral("Incap")), qPrintable(line));
}

void TestWindowHand::anotherLoad()
{
    Program program(m_file);
    startShot(program);
    auto* load = program.dialog()->findChild<QComboBox*>(QStringLiteral("loadCombo"));
    QVERIFY(load);
    QVERIFY(support::waitUntil([&] { return load->count() > 1; }));
    QCOMPARE(load->currentText(), QStringLiteral("5.6 mm standard"));
    const int piercing = load->findText(QStringLiteral("5.6 mm piercing"));
    QVERIFY(piercing >= 0);
    // Only what the weapon takes is on offer.
    QCOMPARE(load->findText(QStringLiteral("9 mm standard")), -1);
    load->setCurrentIndex(piercing);
    Q_EMIT load->activated(piercing);
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto plus = presenter.options().path("ammunition", "penetrationPlus");
    QVERIFY(plus);
    QVERIFY(
        support::waitUntil([&] { return program.gateway.waiting() == 0 && presenter.options().number(*plus) == 2; }));
    QCOMPARE(load->currentText(), QStringLiteral("5.6 mm piercing"));
    program.dialog()->close();
    QVERIFY(program.settle());
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 1);
    program.find<QAction>("action_undo")->trigger();
    QVERIFY(support::waitUntil([&] {
        const CombatantView* who = program.window.fight().active();
        return who && who->weapons.front().ammunition
            && who->weapons.front().ammunition->record.as<threed::Ammunition>().name == "5.6 mm standard";
    }));
}

void TestWindowHand::aimsThatDoNotCountSayWhy()
{
    Program program(m_file);
    startShot(program);
    const auto box = [&](int aims) {
        return program.dialog()->findChild<QPushButton*>(QStringLiteral("aims_%1").arg(aims));
    };
    // In a stance, but the weapon is not rested.
    QVERIFY(box(5)->isEnabled());
    QVERIFY(!box(6)->isEnabled());
    QVERIFY(box(6)->toolTip().contains(QStringLiteral("(AIM-06)")));
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("shooter.condition", "stance"), 0);
    QVERIFY(!box(5)->isEnabled());
    QVERIFY(box(4)->isEnabled());
    presenter.options().setNumber(*presenter.options().path("shooter.condition", "stance"), 1);
    presenter.options().setNumber(*presenter.options().path("options", "rest"), 1);
    QVERIFY(box(6)->isEnabled());
    QVERIFY(box(6)->toolTip().isEmpty());
}

void TestWindowHand::modesThatAreRefusedSayWhy()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Gate Guard 2")
            program.window.fight().setActive(view.combatant.id);
    }
    program.pressFire();
    QVERIFY(support::waitUntil([&] { return program.dialog() && program.dialog()->presenter().isReady(); }));
    const auto mode = [&](int index) {
        return program.dialog()->findChild<QPushButton*>(QStringLiteral("fireMode_%1").arg(index));
    };
    QVERIFY(mode(0)->isEnabled());
    for (const int refused : {2, 3, 5}) {
        QVERIFY2(!mode(refused)->isEnabled(), qPrintable(QString::number(refused)));
        QVERIFY(mode(refused)->toolTip().contains(QRegularExpression(QStringLiteral("\\([A-Z]+-\\d+"))));
    }
}

void TestWindowHand::shotTypedInFiveDigits()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    // Aiming, penetration, damage, direction, aiming points.
    for (const char digit : {'4', '5', '3', '4', '5'})
        QTest::keyClick(QApplication::focusWidget(), digit);
    QVERIFY(!presenter.dice().choices().empty());
    QCOMPARE(presenter.dice().choices().front().answer.choice, 5);
    QCOMPARE(presenter.dice().choices().front().answer.choiceOrigin, Origin::Chosen);
    QCOMPARE(int(presenter.dice().rolls().at(1).answer.faces[0]), 4);
    // Whatever test follows is rolled by the first Enter, else it applies.
    if (!presenter.isFinished())
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(presenter.isFinished());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    applied(program);
    QCOMPARE(program.find<QListView>("history")->model()->rowCount(), 1);
}

/// walk 13: Range, 30, Enter, and the dice that were promised.
void TestWindowHand::aNumberHandsTheKeyboardToTheDice()
{
    Program program(m_file);
    startShot(program);
    AttackPresenter& presenter = program.dialog()->presenter();
    auto* distance = program.dialog()->findChild<NumberField*>(QStringLiteral("option_distance"));
    write(*distance, QStringLiteral("30"));
    for (const char digit : {'5', '3', '4'})
        QTest::keyClick(QApplication::focusWidget(), digit);
    QCOMPARE(distance->typedNumber(), std::optional(30));
    for (const auto& [die, face] : {std::pair(0, 5), std::pair(1, 3), std::pair(2, 4)})
        QCOMPARE(int(presenter.dice().rolls().at(0).answer.faces[static_cast<std::size_t>(die)]), face);
    // What the brass button promises: Enter rolls the rest.
    write(*distance, QStringLiteral("25"));
    QVERIFY(!distance->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(presenter.isFinished());
}

void TestWindowHand::aRefusedNumberKeepsTheKeyboard()
{
    Program program(m_file);
    startShot(program);
    auto* distance = program.dialog()->findChild<NumberField*>(QStringLiteral("option_distance"));
    write(*distance, QStringLiteral("-4"));
    QVERIFY(!program.dialog()->presenter().complaints().isEmpty());
    QVERIFY(distance->hasFocus());
    // The next digit writes over it.
    QTest::keyClick(distance, Qt::Key_8);
    QTest::keyClick(distance, Qt::Key_Return);
    QCOMPARE(distance->typedNumber(), std::optional(8));
    QVERIFY(program.dialog()->presenter().complaints().isEmpty());
    QVERIFY(!distance->hasFocus());
}

void TestWindowHand::aNumberOnTheDeskHandsTheKeyboardBack_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("key");
    for (const char* field : {"hand_actionsLeft", "hand_initiative", "round"}) {
        QTest::addRow("%s, Enter", field) << QString::fromLatin1(field) << int(Qt::Key_Return);
        QTest::addRow("%s, Esc", field) << QString::fromLatin1(field) << int(Qt::Key_Escape);
    }
}

/// walk 13: G after setting Actions made "3g", and Esc did not leave.
void TestWindowHand::aNumberOnTheDeskHandsTheKeyboardBack()
{
    QFETCH(QString, field);
    QFETCH(int, key);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QVERIFY(program.rest());  // panels take their places a moment after the window
    program.aimAtGuard();
    QVERIFY(program.settle());
    auto* list = program.find<QListView>("combatants");
    auto* number = program.find<NumberField>(field.toLatin1().constData());
    const auto before = number->typedNumber();
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("4"));
    QTest::keyClick(number, Qt::Key(key));
    QVERIFY2(list->hasFocus(), qPrintable(QApplication::focusWidget()->objectName()));
    QVERIFY(program.settle());
    QVERIFY(list->hasFocus());
    QCOMPARE(program.find<NumberField>(field.toLatin1().constData())->typedNumber(),
             key == Qt::Key_Escape ? before : std::optional(4));
    // One Enter too many leaves who acts.
    const RecordId acting = program.window.fight().active()->combatant.id;
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().active()->combatant.id, acting);
}

/// walk 14: Keep after a try, and Reset layout, left the keyboard in the Round field.
void TestWindowHand::whatGoesAwayHandsTheKeyboardBack()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QVERIFY(program.rest());  // panels take their places a moment after the window
    auto* list = program.find<QListView>("combatants");
    program.window.fight().byHand().setTime(4, 1);
    QVERIFY(program.settle());
    for (const char* name : {"whatIfKeep", "whatIfDrop"}) {
        const QModelIndex newest = program.find<QListView>("history")->model()->index(0, 0);
        program.window.fight().steps().tryFrom(newest.data(HistoryModel::EntryRole).toLongLong());
        auto* button = program.find<QPushButton>(name);
        QTRY_VERIFY(button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(!button->isVisible());
        QVERIFY(program.settle());
        QVERIFY2(list->hasFocus(), name);
    }
    auto* weapon = program.find<QWidget>("fireButton");
    weapon->setFocus();
    program.find<QAction>("action_resetLayout")->trigger();
    QVERIFY(program.settle());
    QVERIFY(list->hasFocus());
}

/// Space is Next and Enter the brass button wherever the mouse has clicked: no button of the window keeps the keyboard then.
void TestWindowHand::aClickedButtonHandsTheKeyboardBack()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QVERIFY(program.rest());
    auto* list = program.find<QListView>("combatants");
    int clicked = 0;
    for (auto* button : program.window.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || !button->isEnabled() || button->window() != &program.window
            || (button->focusPolicy() & Qt::ClickFocus) == 0)
            continue;
        // A menu comes with the press.
        const auto* push = qobject_cast<const QPushButton*>(button);
        const auto* tool = qobject_cast<const QToolButton*>(button);
        if ((push && push->menu()) || (tool && tool->menu()))
            continue;
        // Pressed on it, let go beside it: it has the keyboard, and what it does is another test's.
        const QPoint outside(-50, -50);
        QTest::mousePress(button, Qt::LeftButton);
        QTest::mouseRelease(button, Qt::LeftButton, {}, outside);
        QTRY_VERIFY2(!button->hasFocus(), qPrintable(button->objectName() + QLatin1Char(' ') + button->text()));
        ++clicked;
    }
    QVERIFY2(clicked >= 5, qPrintable(QString::number(clicked)));
    QVERIFY(list->hasFocus());
}

void TestWindowHand::typedDiceEqualRolledDice()
{
    QStringList rolled;
    std::vector<Answer> fallen;
    {
        Program program(m_file);
        startShot(program);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(program.dialog()->presenter().isFinished());
        const auto all = program.dialog()->presenter().action().findings.answers.all();
        fallen.assign(all.begin(), all.end());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        applied(program);
        rolled = program.state();
    }
    init();
    Program program(m_file);
    startShot(program);
    const QStringList before = program.state();
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto digit = [](int number) {
        QTest::keyClick(QApplication::focusWidget(), static_cast<char>('0' + number));
    };
    for (const Answer& answer : fallen) {
        if (answer.kind != QuestionKind::Roll) {
            digit(answer.choice);
            continue;
        }
        for (std::size_t i = 0; i < answer.count; ++i)
            digit(answer.faces[i]);
    }
    QVERIFY(presenter.isFinished());
    for (const DiceQuestion& roll : presenter.dice().rolls()) {
        for (std::size_t i = 0; i < roll.answer.count; ++i)
            QCOMPARE(roll.answer.origins[i], Origin::Typed);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    applied(program);
    QCOMPARE(program.state(), rolled);
    program.find<QAction>("action_undo")->trigger();
    QVERIFY(support::waitUntil([&] { return program.state() == before; }));
}

void TestWindowHand::everyStepOnDemand()
{
    Program program(m_file);
    startShot(program);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    QVERIFY(program.dialog()->presenter().isFinished());
    auto* list = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    auto* all = program.dialog()->findChild<QPushButton*>(QStringLiteral("allSteps"));
    const int few = list->model()->rowCount();
    QTest::mouseClick(all, Qt::LeftButton);
    QVERIFY(list->model()->rowCount() > few);
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(list->model()->rowCount(), few);
}

HITSPREAD_GUI_TEST(TestWindowHand)
#include "tst_windowhand.moc"
