#include "keyboardhand.h"
#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/ready.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/shell/weaponlist.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using support::Keyboard;
using support::KeyboardHand;

namespace {

const QString kHolt = QStringLiteral("Sgt Holt");
const QString kInes = QStringLiteral("Ines Varga");

}  // namespace

/// The brass button says and does what the rules allow now; what is refused carries the action that cures it; aiming and holding are one
/// key each.
class TestActions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void brassNamesTheAction_data();
    void brassNamesTheAction();
    void brassIsNeverRefused_data() { states(); }
    void brassIsNeverRefused();
    void anUncockedRifleIsFiredInThreeMore();
    void whatIsPackedAwayIsDrawn();
    void oneKeyAims();
    void brassFiresWhatFiresOnlyVolleys();
    void aKeyThatDoesNothingSaysWhy();
    void whoIsDownStandsUp();
    void anEmptyGunIsReloadedByName();
    void whatIsReadiedIsDrawnFirst();
    void aBladeInTheHandComesBeforeAGunThatIsPackedAway();
    void enterIsTheBrassButtons();
    void oneKeyHoldsAndTakes();
    void whatIsHeldComesBeforeTheEndOfThePhase();
    void inputsOfAnAction_data();
    void inputsOfAnAction();
    void whoActsWithoutAGunStrikes();
    void whatIsPressedTooEarlyWaits();
    void weaponsSayWhatKeepsThem();
    void aDuelIsFought();
    void enterGoesOnInTheWindow();

private:
    static void states();
    /// Brings somebody of the sample to his turn, with Actions left.
    static void begin(KeyboardHand& hand, const QString& name, int actions = 2);
    static int number(KeyboardHand& hand, const QString& name, const char* field);
    static void set(KeyboardHand& hand, const QString& name, const char* field, std::int32_t value);
    static void setWeapon(KeyboardHand& hand, const char* field, std::int64_t value);
    /// What the one who acts has for the hand, held like that; 0: nothing.
    static RecordId bladeOf(KeyboardHand& hand, threed::Drawn drawn);
    static QPushButton& brass(KeyboardHand& hand);
    static void pressBrass(KeyboardHand& hand);
    static void put(KeyboardHand& hand, const QString& state);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestActions::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_actions"));
    QVERIFY(m_folder.isValid());
}

void TestActions::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("deeds%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

int TestActions::number(KeyboardHand& hand, const QString& name, const char* field)
{
    const CombatantView* who = hand.called(name);
    return who ? who->combatant.condition.declaration().find(field)->number(who->combatant.condition.data(), 0) : -99;
}

void TestActions::set(KeyboardHand& hand, const QString& name, const char* field, std::int32_t value)
{
    const CombatantView* who = hand.called(name);
    QVERIFY(who);
    hand.window.fight().byHand().setValue(who->combatant.id, field, value);
    QVERIFY(hand.settle());
    QCOMPARE(number(hand, name, field), value);
}

void TestActions::setWeapon(KeyboardHand& hand, const char* field, std::int64_t value)
{
    const Fight& fight = hand.window.fight();
    const RecordRef state{RecordKind::WeaponState, fight.weapon()};
    const auto& weapons = fight.active()->weapons;
    const auto held = std::ranges::find(weapons, state.id, [](const auto& item) { return item.possession.id; });
    QVERIFY(held != weapons.end());
    const AnyRecord& now = held->possession.state;
    const std::int64_t before = now.declaration().find(field)->number(now.data(), 0);
    if (before == value)
        return;
    hand.window.fight().change([encounter = fight.snapshot().encounter.id,
                                change = LoggedChange{state, field, 0, before, value}](CampaignServices& services) {
        services.encounters.setByHand(encounter, change, "test");
    });
    QVERIFY(hand.settle());
}

RecordId TestActions::bladeOf(KeyboardHand& hand, threed::Drawn drawn)
{
    const Fight& fight = hand.window.fight();
    const auto& others = fight.active()->others;
    const auto blade = std::ranges::find(others, RecordKind::MeleeWeapon,
                                         [](const CombatantView::Item& item) { return item.possession.kind; });
    if (blade == others.end())
        return 0;
    const RecordRef state{RecordKind::ItemState, blade->possession.id};
    const auto before = static_cast<std::int64_t>(blade->possession.state.as<threed::ItemState>().drawn);
    const auto after = static_cast<std::int64_t>(drawn);
    if (before != after) {
        hand.window.fight().change(
            [encounter = fight.snapshot().encounter.id, change = LoggedChange{state, "drawn", 0, before, after}](
                CampaignServices& services) { services.encounters.setByHand(encounter, change, "test"); });
        (void)hand.settle();
    }
    return state.id;
}

void TestActions::begin(KeyboardHand& hand, const QString& name, int actions)
{
    QVERIFY(hand.waitForFight());
    hand.back();
    hand.window.fight().setActive(hand.called(name)->combatant.id);
    hand.window.fight().setTarget(
        hand.called(name == kHolt ? QStringLiteral("Odile Marsh") : QStringLiteral("Gate Guard 2"))->combatant.id);
    QVERIFY(hand.settle());
    QCOMPARE(hand.acting(), name);
    // The sample stands before its phase: this one has begun.
    STEP(set(hand, name, "actionsPlaced", 2));
    STEP(set(hand, name, "actionsLeft", actions));
}

QPushButton& TestActions::brass(KeyboardHand& hand)
{
    return *hand.find<QPushButton>("fireButton");
}

void TestActions::pressBrass(KeyboardHand& hand)
{
    QVERIFY(brass(hand).isEnabled());
    QTest::mouseClick(&brass(hand), Qt::LeftButton);
    QVERIFY(hand.settle());
    QVERIFY(hand.settle());
}

void TestActions::put(KeyboardHand& hand, const QString& state)
{
    STEP(setWeapon(hand, "cocked", 1));
    if (state == QLatin1String("ready"))
        return;
    if (state == QLatin1String("not cocked"))
        return setWeapon(hand, "cocked", 0);
    if (state == QLatin1String("empty"))
        return setWeapon(hand, "rounds", 0);
    if (state == QLatin1String("jammed"))
        return setWeapon(hand, "jammed", 1);
    if (state == QLatin1String("packed away"))
        return setWeapon(hand, "drawn", 0);
    if (state == QLatin1String("no Action"))
        return set(hand, hand.acting(), "actionsLeft", 0);
    if (state == QLatin1String("unconscious"))
        return set(hand, hand.acting(), "unconscious", 1);
    QVERIFY2(state == QLatin1String("dead"), qPrintable(state));
    set(hand, hand.acting(), "dead", 1);
}

void TestActions::states()
{
    QTest::addColumn<QString>("state");
    for (const char* state :
         {"ready", "not cocked", "empty", "jammed", "packed away", "no Action", "unconscious", "dead"})
        QTest::newRow(state) << QString::fromLatin1(state);
}

void TestActions::brassNamesTheAction_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* state, const char* words) {
        QTest::newRow(state) << QString::fromLatin1(state) << QString::fromLatin1(words);
    };
    row("ready", "Fire at Odile Marsh   F");
    row("not cocked", "Cock Longreach rifle");
    row("empty", "Reload Longreach rifle");
    row("jammed", "Clear the jam of Longreach rifle");
    row("packed away", "Draw Longreach rifle");
    // Who comes after Holt, who leads the sample's order, is Ines.
    row("no Action", "Next: Ines Varga   E");
    row("unconscious", "Next: Ines Varga   E");
    row("dead", "Next: Ines Varga   E");
}

void TestActions::brassNamesTheAction()
{
    QFETCH(QString, state);
    QFETCH(QString, words);
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(put(hand, state));
    QTRY_COMPARE(brass(hand).accessibleName(), words);
    QVERIFY(brass(hand).isEnabled());
    // Why it is not the attack stands above it.
    const auto* why = hand.find<QLabel>("whyNot");
    QCOMPARE(why->isVisible(), state != QLatin1String("ready"));
    QCOMPARE(why->text().isEmpty(), state == QLatin1String("ready"));
}

void TestActions::brassIsNeverRefused()
{
    QFETCH(QString, state);
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(put(hand, state));
    const EntryId before = hand.window.fight().snapshot().undoable;
    const QString said = brass(hand).accessibleName();
    STEP(pressBrass(hand));
    QVERIFY(!hand.find<QWidget>("problemBar")->isVisible());
    if (AttackDialog* dialog = hand.shown()) {
        // What asks for dice has its window, in which nothing stands against it.
        QTRY_VERIFY(dialog->presenter().isReady());
        QCOMPARE(dialog->presenter().complaints().all(), QStringList());
        QVERIFY(said.startsWith(QStringLiteral("Fire")) || said.startsWith(QStringLiteral("Clear")));
        return;
    }
    if (said.startsWith(QStringLiteral("Next")))
        QVERIFY(hand.acting() != kHolt);
    else
        QVERIFY(hand.window.fight().snapshot().undoable > before);
    QVERIFY(brass(hand).accessibleName() != said);
}

void TestActions::anUncockedRifleIsFiredInThreeMore()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(setWeapon(hand, "cocked", 0));
    AttackDialog* dialog = hand.open(Qt::Key_F);
    QVERIFY(dialog);
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("primaryButton"));
    QTRY_COMPARE(button->text(), QStringLiteral("Cock it   Enter"));
    QVERIFY(button->isEnabled());
    const int before = hand.keys.pressed();
    STEP(hand.keys.press(Qt::Key_Return));
    QTRY_COMPARE(dialog->presenter().complaints().all(), QStringList());
    QCOMPARE(number(hand, kHolt, "actionsLeft"), 1);
    STEP(hand.keys.press(Qt::Key_Return));
    STEP(hand.keys.press(Qt::Key_Return));
    QVERIFY(hand.keys.pressed() - before <= 3);
    QTRY_VERIFY(hand.window.fight().snapshot().last);
    QCOMPARE(QString::fromStdString(hand.window.fight().snapshot().last->action), QStringLiteral("shot"));
    QTRY_COMPARE(number(hand, kHolt, "actionsLeft"), 0);
}

void TestActions::whatIsPackedAwayIsDrawn()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(setWeapon(hand, "drawn", 0));
    // In the window in which he would aim the same is offered as where he would fire.
    AttackDialog* dialog = hand.open(Qt::Key_F, Qt::ShiftModifier);
    QVERIFY(dialog);
    const auto* button = dialog->findChild<QPushButton*>(QStringLiteral("primaryButton"));
    QTRY_COMPARE(button->text(), QStringLiteral("Draw it   Enter"));
    STEP(hand.keys.press(Qt::Key_Return));
    QTRY_COMPARE(button->text(), QStringLiteral("Apply   Enter"));
    STEP(hand.keys.press(Qt::Key_Return));
    QTRY_COMPARE(number(hand, kHolt, "aims"), 1);
}

/// 3D-AUTO-02: what fires nothing but full auto is fired as well as any other gun: the window knows how.
void TestActions::brassFiresWhatFiresOnlyVolleys()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, QStringLiteral("Brann Hollow")));
    QTRY_VERIFY2(brass(hand).accessibleName().startsWith(QStringLiteral("Fire at")),
                 qPrintable(brass(hand).accessibleName()));
    STEP(hand.keys.press(Qt::Key_F));
    QVERIFY(hand.shown());
}

void TestActions::oneKeyAims()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(set(hand, kHolt, "aims", 0));
    const auto* button = hand.find<QPushButton>("quick_aim");
    QTRY_COMPARE(button->accessibleName(), QStringLiteral("Aim   A"));
    STEP(hand.keys.press(Qt::Key_A));
    QVERIFY(!hand.shown());
    QCOMPARE(number(hand, kHolt, "aims"), 1);
    QCOMPARE(number(hand, kHolt, "actionsLeft"), 1);
    QCOMPARE(number(hand, kHolt, "aimTarget"),
             static_cast<int>(hand.called(QStringLiteral("Odile Marsh"))->combatant.id));
    QTRY_COMPARE(button->accessibleName(), QStringLiteral("Aim on   A"));
    STEP(hand.keys.press(Qt::Key_A));
    QCOMPARE(number(hand, kHolt, "aims"), 2);
    // Nothing is left to aim with.
    QTRY_VERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(QStringLiteral("o Action is left")), qPrintable(button->toolTip()));
    STEP(hand.keys.press(Qt::Key_A));
    QCOMPARE(number(hand, kHolt, "aims"), 2);
}

/// 3D-AIM-08: nobody under fire aims; A says so where the eye is, not in the tooltip of a grey button alone.
void TestActions::aKeyThatDoesNothingSaysWhy()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt, 0));
    const auto* aim = hand.find<QAction>("action_quick_aim");
    QTRY_VERIFY(!aim->isEnabled());
    hand.window.statusBar()->clearMessage();
    STEP(hand.keys.press(Qt::Key_A));
    QVERIFY2(hand.window.statusBar()->currentMessage().contains(QStringLiteral("o Action is left")),
             qPrintable(hand.window.statusBar()->currentMessage()));
    QCOMPARE(number(hand, kHolt, "aims"), 0);
    // While it does something the key says nothing.
    STEP(set(hand, kHolt, "actionsLeft", 2));
    hand.window.statusBar()->clearMessage();
    QTRY_VERIFY(aim->isEnabled());
    STEP(hand.keys.press(Qt::Key_A));
    QCOMPARE(number(hand, kHolt, "aims"), 1);
}

/// 3D-KNOCK-05: getting up is an action of its own, not one of eleven ways to aim.
void TestActions::whoIsDownStandsUp()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    QVERIFY(!hand.find<QAction>("action_own_stand"));
    STEP(set(hand, kHolt, "posture", static_cast<int>(threed::Posture::Down)));
    QTRY_VERIFY(hand.find<QAction>("action_own_stand"));
    hand.find<QAction>("action_own_stand")->trigger();
    QVERIFY(hand.settle());
    QVERIFY(hand.shown());
    QTRY_COMPARE(hand.shown()->windowTitle(), QStringLiteral("Stand up: Sgt Holt - Hitspread"));
    hand.finish();
    QTRY_COMPARE(number(hand, kHolt, "posture"), static_cast<int>(threed::Posture::Standing));
    QTRY_VERIFY(!hand.find<QAction>("action_own_stand"));
    // Without a gun as well.
    const auto& all = hand.window.fight().snapshot().combatants;
    const auto unarmed = std::ranges::find_if(all, [](const CombatantView& view) { return view.weapons.empty(); });
    QVERIFY(unarmed != all.end());
    const QString name = QString::fromStdString(unarmed->combatant.name);
    hand.window.fight().setActive(unarmed->combatant.id);
    QVERIFY(hand.settle());
    STEP(set(hand, name, "posture", static_cast<int>(threed::Posture::Down)));
    QTRY_VERIFY(hand.find<QAction>("action_own_stand"));
}

void TestActions::anEmptyGunIsReloadedByName()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(setWeapon(hand, "rounds", 1));
    QTRY_VERIFY(hand.find<QAction>("action_own_reload"));
    hand.find<QAction>("action_own_reload")->trigger();
    QVERIFY(hand.settle());
    QVERIFY(hand.shown());
    QTRY_COMPARE(hand.shown()->windowTitle(), QStringLiteral("Reload: Sgt Holt - Hitspread"));
    QCOMPARE(hand.shown()->presenter().complaints().all(), QStringList());
}

/// 3D-DRAW-06
void TestActions::whatIsReadiedIsDrawnFirst()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    const RecordId blade = bladeOf(hand, threed::Drawn::No);
    QVERIFY(blade != 0);
    hand.window.fight().setWeapon(blade);
    AttackDialog* dialog = hand.open(Qt::Key_W);
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->presenter().isReady());
    auto* way = dialog->findChild<QComboBox*>(QStringLiteral("actionWay"));
    way->setCurrentIndex(0);
    Q_EMIT way->activated(0);
    QVERIFY(hand.settle());
    QCOMPARE(dialog->presenter().complaints().all(), QStringList());
    QCOMPARE(dialog->presenter().options().number(*dialog->presenter().options().path("options", "what")),
             static_cast<std::int32_t>(threed::Readying::Draw));
}

void TestActions::aBladeInTheHandComesBeforeAGunThatIsPackedAway()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(setWeapon(hand, "drawn", 0));
    const RecordId blade = bladeOf(hand, threed::Drawn::Right);
    QVERIFY(blade != 0);
    const RecordId holt = hand.called(kHolt)->combatant.id;
    const RecordId foe = hand.window.fight().choice().target;
    const auto stand = [&](int metres) {
        hand.window.fight().change(
            [=](CampaignServices& services) { services.encounters.setDistance(holt, foe, metres); });
        QVERIFY(hand.settle());
    };
    STEP(stand(1));
    QTRY_COMPARE(brass(hand).accessibleName(), QStringLiteral("Strike"));
    STEP(stand(20));
    QTRY_COMPARE(brass(hand).accessibleName(), QStringLiteral("Draw Longreach rifle"));
}

/// From wherever the keyboard is led back to; on somebody else in the list it makes him act, and nothing more.
void TestActions::enterIsTheBrassButtons()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(setWeapon(hand, "cocked", 0));
    QTRY_VERIFY(brass(hand).accessibleName().startsWith(QStringLiteral("Cock")));
    STEP(hand.keys.goTo(QStringLiteral("combatants")));
    auto* list = hand.find<QListView>("combatants");
    const QModelIndex own = list->currentIndex();
    const EntryId before = hand.window.fight().snapshot().undoable;
    list->setCurrentIndex(list->model()->index(own.row() == 0 ? 1 : 0, 0));
    STEP(hand.keys.press(Qt::Key_Return));
    QVERIFY(hand.acting() != kHolt);
    QCOMPARE(hand.window.fight().snapshot().undoable, before);
    list->setCurrentIndex(own);
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(hand.acting(), kHolt);
    QCOMPARE(hand.window.fight().snapshot().undoable, before);
    QTRY_VERIFY(brass(hand).accessibleName().startsWith(QStringLiteral("Cock")));
    STEP(hand.keys.press(Qt::Key_Return));
    QTRY_VERIFY(hand.window.fight().snapshot().undoable > before);
    QTRY_VERIFY(brass(hand).accessibleName().startsWith(QStringLiteral("Fire")));
}

void TestActions::oneKeyHoldsAndTakes()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt, 1));
    STEP(hand.keys.press(Qt::Key_O));
    QVERIFY(!hand.shown());
    QCOMPARE(number(hand, kHolt, "actionsHeld"), 1);
    QCOMPARE(number(hand, kHolt, "actionsLeft"), 0);
    const auto* button = hand.find<QPushButton>("quick_hold");
    QTRY_COMPARE(button->accessibleName(), QStringLiteral("Take held   O"));
    STEP(hand.keys.press(Qt::Key_O));
    QCOMPARE(number(hand, kHolt, "actionsHeld"), 0);
    QCOMPARE(number(hand, kHolt, "actionsLeft"), 1);
}

/// Ending the phase would end the Action he holds as well: who is the last one left is asked to take it.
void TestActions::whatIsHeldComesBeforeTheEndOfThePhase()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt, 1));
    for (const CombatantView& view : std::vector(hand.window.fight().snapshot().combatants)) {
        const QString name = QString::fromStdString(view.combatant.name);
        if (name != kHolt && number(hand, name, "actionsLeft") != 0)
            STEP(set(hand, name, "actionsLeft", 0));
    }
    STEP(hand.keys.press(Qt::Key_O));
    QCOMPARE(number(hand, kHolt, "actionsHeld"), 1);
    hand.window.fight().setActive(hand.called(kHolt)->combatant.id);
    QTRY_VERIFY2(brass(hand).accessibleName().startsWith(QStringLiteral("Take held")),
                 qPrintable(brass(hand).accessibleName()));
    QCOMPARE(hand.find<QLabel>("whyNot")->text(),
             QStringLiteral("Sgt Holt holds an action and loses it when the phase ends."));
    STEP(pressBrass(hand));
    QCOMPARE(number(hand, kHolt, "actionsLeft"), 1);
}

void TestActions::inputsOfAnAction_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("most");
    QTest::newRow("aim") << static_cast<int>(Qt::Key_A) << QStringLiteral("prepare") << 3;
    QTest::newRow("hold") << static_cast<int>(Qt::Key_O) << QStringLiteral("opportunity") << 3;
    QTest::newRow("wild shot") << static_cast<int>(Qt::Key_F) << QStringLiteral("shot") << 3;
    QTest::newRow("melee blow") << static_cast<int>(Qt::Key_M) << QStringLiteral("melee") << 3;
}

void TestActions::inputsOfAnAction()
{
    QFETCH(int, key);
    QFETCH(QString, action);
    QFETCH(int, most);
    KeyboardHand hand(m_file);
    STEP(begin(hand, kInes));
    // From the tracker: the keyboard is where fights are led from.
    STEP(hand.keys.goTo(QStringLiteral("combatants")));
    const int before = hand.keys.pressed();
    STEP(hand.keys.press(static_cast<Qt::Key>(key)));
    for (int guard = 0; hand.shown() && guard < 5; ++guard) {
        Keyboard::raise(*hand.shown());
        STEP(hand.keys.press(Qt::Key_Return));
    }
    QTRY_VERIFY(hand.window.fight().snapshot().last);
    QCOMPARE(QString::fromStdString(hand.window.fight().snapshot().last->action), action);
    QVERIFY2(hand.keys.pressed() - before <= most, qPrintable(QString::number(hand.keys.pressed() - before)));
}

void TestActions::whoActsWithoutAGunStrikes()
{
    KeyboardHand hand(m_file);
    QVERIFY(hand.waitForFight());
    const auto& all = hand.window.fight().snapshot().combatants;
    const auto unarmed = std::ranges::find_if(all, [](const CombatantView& view) { return view.weapons.empty(); });
    QVERIFY(unarmed != all.end());
    const QString name = QString::fromStdString(unarmed->combatant.name);
    hand.window.fight().setActive(unarmed->combatant.id);
    QVERIFY(hand.settle());
    STEP(set(hand, name, "actionsLeft", 1));
    QTRY_VERIFY2(brass(hand).accessibleName().startsWith(QStringLiteral("Strike")),
                 qPrintable(brass(hand).accessibleName()));
    STEP(pressBrass(hand));
    QVERIFY(hand.shown());
    QCOMPARE(hand.shown()->objectName(), QStringLiteral("meleeDialog"));
    // With what he carries for that, else with his hands.
    const auto& others = hand.window.fight().active()->others;
    const auto blade = std::ranges::find(others, RecordKind::MeleeWeapon,
                                         [](const CombatantView::Item& item) { return item.possession.kind; });
    QTRY_VERIFY(hand.shown()->presenter().isReady());
    QCOMPARE(hand.shown()->presenter().order().weapon, blade == others.end() ? 0 : blade->possession.id);
}

/// Words of a moment ago are not acted on when they are not true any more.
void TestActions::whatIsPressedTooEarlyWaits()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(setWeapon(hand, "cocked", 0));
    QTRY_COMPARE(brass(hand).accessibleName(), QStringLiteral("Cock Longreach rifle"));
    // Twice in a row: the second is for what is not there yet, and cocks nothing again.
    brass(hand).click();
    brass(hand).click();
    QVERIFY(hand.settle());
    QTRY_COMPARE(brass(hand).accessibleName(), QStringLiteral("Fire at Odile Marsh   F"));
    QCOMPARE(number(hand, kHolt, "actionsLeft"), 1);
    QVERIFY(!hand.shown());
}

void TestActions::weaponsSayWhatKeepsThem()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    const auto said = [&hand] {
        const auto* button = hand.find<QAbstractButton>(
            QStringLiteral("weapon%1").arg(hand.window.fight().weapon()).toLatin1().constData());
        return button ? button->accessibleName() : QString();
    };
    for (const char* state : {"not cocked", "empty", "jammed"}) {
        STEP(put(hand, QString::fromLatin1(state)));
        QTRY_VERIFY2(said().endsWith(QStringLiteral(", ") + QLatin1String(state)), qPrintable(said()));
    }
}

void TestActions::aDuelIsFought()
{
    KeyboardHand hand(m_file);
    QVERIFY(hand.waitForFight());
    const auto* aim = hand.find<QAction>("action_quick_aim");
    QTRY_VERIFY(aim && aim->isVisible());
    for (const Encounter& encounter : hand.window.fight().snapshot().encounters) {
        if (encounter.name == "Duel at Noon")
            hand.window.fight().open(encounter.id);
    }
    QVERIFY(hand.settle());
    QVERIFY(hand.settle());
    QVERIFY(findSystem(hand.window.fight().snapshot().encounter.system)->action("duel"));
    QVERIFY(brass(hand).isEnabled());
    // Before the round nobody has a place in it: beginning it leads, and nothing else stands against a duel.
    QCOMPARE(hand.find<QLabel>("whyNot")->text(),
             QStringLiteral("Nobody has a place in the order yet; what is done now costs no action."));
    QTRY_VERIFY2(brass(hand).text().startsWith(QStringLiteral("Begin the")), qPrintable(brass(hand).text()));
    // No action of the other system is left there.
    QVERIFY(!aim->isVisible() && !aim->isEnabled());
}

void TestActions::enterGoesOnInTheWindow()
{
    KeyboardHand hand(m_file);
    STEP(begin(hand, kHolt));
    STEP(set(hand, kHolt, "actionsLeft", 0));
    STEP(set(hand, kHolt, "actionsHeld", 1));
    AttackDialog* dialog = hand.open(Qt::Key_F);
    QVERIFY(dialog);
    const auto* button = dialog->findChild<QPushButton*>(QStringLiteral("primaryButton"));
    // Who has put one by most likely opened the window for that.
    QTRY_COMPARE(button->text(), QStringLiteral("Take held   Enter"));
    auto* next = dialog->findChild<QPushButton*>(QStringLiteral("cure1"));
    QVERIFY(next && next->isVisible());
    QCOMPARE(next->text(), QStringLiteral("Next: Ines Varga"));
    next->click();
    QVERIFY(hand.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(hand.acting(), kInes);
}

HITSPREAD_GUI_TEST(TestActions)
#include "tst_actions.moc"
