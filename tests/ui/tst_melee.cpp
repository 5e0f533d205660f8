#include "models/tracemodel.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/vocabulary.h"
#include "storage/samplecampaign.h"
#include "support/databasedump.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/choicecard.h"
#include "ui/attack/deeddialog.h"
#include "ui/attack/meleedialog.h"
#include "ui/attack/stagetrail.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/elidedlabel.h"
#include "windowprogram.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::Program;

/// The melee dialog under the hand, most of it by keyboard alone: parry, dodge, Martial Arts, a thrown blade, what is refused and
/// why, undo to the last value, and what waits while the program is closed.
class TestMelee : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void exchangeWithParryByKeys();
    void exchangeWithDodgeByKeys();
    void defenceIsChosenBeforehand();
    void bareHandsAndMartialArts();
    void bladeIsThrown();
    void refusedDefencesSayWhy();
    void weaponMustBeInHand();
    void clickAimsAndSpends();
    void pendingComesBack();
    void droppedLeavesNothing();
    void applyAndUndoLeaveTheFile();
    void deedsStandInTheMenu();
    void otherSystemSaysWhyNot();

private:
    MeleeDialog* open(Program& program, const char* actor = "Odile Marsh", const char* target = "Sgt Holt");
    static void type(QWidget& dialog, const char* keys);
    static void takeWeapon(Program& program, MeleeDialog& dialog, const QString& part);
    template <typename T>
    static T* in(QWidget& dialog, const char* name)
    {
        T* found = dialog.findChild<T*>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    static std::optional<int> step(MeleeDialog& dialog, threed::Quantity quantity);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestMelee::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_melee"));
    QVERIFY(m_folder.isValid());
}

void TestMelee::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    storage::SampleCampaign::create(m_file).reset();
}

void TestMelee::cleanup()
{
    QSettings().clear();
}

MeleeDialog* TestMelee::open(Program& program, const char* actor, const char* target)
{
    if (!program.waitForFight())
        qFatal("no fight");
    Fight& fight = program.window.fight();
    const auto id = [&fight](const char* name) {
        const auto& all = fight.snapshot().combatants;
        return std::ranges::find(all, name, [](const CombatantView& view) { return view.combatant.name; })
            ->combatant.id;
    };
    // Who acts comes first: nobody aims at himself.
    fight.setActive(id(actor));
    fight.setTarget(id(target));
    program.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&program.window))
        qFatal("no window");
    QTest::keyClick(&program.window, Qt::Key_M);
    auto* dialog = program.find<MeleeDialog>("meleeDialog");
    const bool ready = dialog && QTest::qWaitFor([&] {
                           return dialog->isVisible() && dialog->presenter().isReady()
                               && program.gateway.waiting() == 0;
                       });
    if (!ready)
        qFatal("no dialog");
    dialog->resize(1320, 860);
    dialog->activateWindow();
    if (!QTest::qWaitForWindowActive(dialog))
        qFatal("dialog not active");
    QCoreApplication::processEvents();
    return dialog;
}

void TestMelee::type(QWidget& dialog, const char* keys)
{
    for (const char* key = keys; *key != '\0'; ++key)
        QTest::keyClick(dialog.focusWidget(), *key);
}

void TestMelee::takeWeapon(Program& program, MeleeDialog& dialog, const QString& part)
{
    auto* combo = in<QComboBox>(dialog, "attackerWeapon");
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->itemText(i).contains(part)) {
            combo->setCurrentIndex(i);
            Q_EMIT combo->activated(i);
            if (!program.settle())
                qFatal("not settled");
            return;
        }
    }
    qFatal("no such weapon");
}

std::optional<int> TestMelee::step(MeleeDialog& dialog, threed::Quantity quantity)
{
    const auto& steps = dialog.presenter().action().findings.steps;
    for (auto at = steps.rbegin(); at != steps.rend(); ++at) {
        if (at->key.quantity == static_cast<std::uint16_t>(quantity))
            return at->value;
    }
    return std::nullopt;
}

void TestMelee::exchangeWithParryByKeys()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    // Enter rolls: it does not close.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("primaryButton"));
    auto* trail = dialog->findChild<StageTrail*>();
    QCOMPARE(trail->current(), 0);
    // Ready in hand, so taken without asking.
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->currentText().contains(QStringLiteral("Gutting knife")));
    QVERIFY(in<QComboBox>(*dialog, "defenderWeapon")->currentText().contains(QStringLiteral("truncheon")));
    type(*dialog, "554");  // 14 + Blade 6: hits
    QCOMPARE(step(*dialog, threed::Quantity::AttackHit), 1);
    QCOMPARE(trail->current(), 1);
    // The defence is asked for, the free parry taken already; its number takes it for good.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("card1"));
    QVERIFY(in<QPushButton>(*dialog, "card1")->isChecked());
    type(*dialog, "1");
    QVERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    type(*dialog, "463");  // 13 + Club 4: parried, success die 4
    QCOMPARE(step(*dialog, threed::Quantity::ParrySuccess), 1);
    QCOMPARE(trail->current(), 3);
    // Success die 4, DAM 2 of the truncheon, a third of STR 9; of DAM 2, die 4, a third of STR 7: nothing is left.
    QCOMPARE(step(*dialog, threed::Quantity::ParryStopped), 9);
    QCOMPARE(step(*dialog, threed::Quantity::DamageParried), 0);
    QVERIFY(presenter.isFinished());
    QCOMPARE(outcomeOf(presenter.action()), QStringLiteral("parried"));
    const QStringList before = program.state();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    // The free parry is gone, nobody is hurt.
    QCOMPARE(program.state(), before);
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("melee"));
}

void TestMelee::exchangeWithDodgeByKeys()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    type(*dialog, "666");
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("card1"));
    type(*dialog, "3");  // dodge for the phase
    QVERIFY(in<QPushButton>(*dialog, "card3")->isChecked());
    QVERIFY(qobject_cast<DieTile*>(dialog->focusWidget()));
    type(*dialog, "111");  // fails: the blow lands
    QCOMPARE(step(*dialog, threed::Quantity::DodgeSuccess), 0);
    QCOMPARE(step(*dialog, threed::Quantity::AttackStillHits), 1);
    type(*dialog, "3");  // direction
    QCOMPARE(presenter.choices().back().answer.choiceOrigin, Origin::Preset);
    // Points that pull the blow back: its digit, then whatever is open.
    type(*dialog, "1");
    QCOMPARE(step(*dialog, threed::Quantity::DeviationSpent), 1);
    for (int guard = 0; guard < 9 && !presenter.isFinished(); ++guard)
        type(*dialog, "4");
    QVERIFY(presenter.isFinished());
    // It lands somewhere and is no longer held off; what his plate stops is the armour's business.
    QVERIFY(step(*dialog, threed::Quantity::DeviationLocation).value_or(-1) >= 0);
    QVERIFY(step(*dialog, threed::Quantity::DamageValue).value_or(0) > 0);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
}

void TestMelee::defenceIsChosenBeforehand()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    type(*dialog, "554");
    // Decided already: on to the direction.
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("rose"));
    QVERIFY(!step(*dialog, threed::Quantity::ParryDice));
}

void TestMelee::bareHandsAndMartialArts()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program, "Sgt Holt", "Odile Marsh");
    AttackPresenter& presenter = dialog->presenter();
    takeWeapon(program, *dialog, QStringLiteral("Martial Arts"));
    const auto& melee = std::get<threed::Melee>(presenter.action().request.input.action);
    QCOMPARE(melee.weapon.skill, std::string("martialArts"));
    QVERIFY(melee.weapon.bareHanded);
    in<QPushButton>(*dialog, "moreOptions")->click();
    QTest::mouseClick(in<QPushButton>(*dialog, "wantedDamage_1"), Qt::LeftButton);
    type(*dialog, "666");
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    for (int guard = 0; guard < 12 && !presenter.isFinished(); ++guard)
        type(*dialog, "2");
    QVERIFY(presenter.isFinished());
    // A third of STR 9, a third of rank 2 rounded up (3D-MA-01); standard damage by choice (3D-BRUISE-02).
    QCOMPARE(step(*dialog, threed::Quantity::DamageStrength), 4);
    QCOMPARE(step(*dialog, threed::Quantity::BlowBruises), 0);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("melee"));
}

void TestMelee::bladeIsThrown()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    takeWeapon(program, *dialog, QStringLiteral("Weighted dart"));
    QCOMPARE(presenter.action().action, std::string("throw"));
    const auto* card = dialog->findChild<QPushButton*>(QStringLiteral("card1"));
    QVERIFY(!card || !card->isVisible());
    auto* range = in<QWidget>(*dialog, "option_distance");
    QVERIFY(range->isVisible());
    presenter.setNumber(*presenter.path("options", "distance"), 6);
    type(*dialog, "664");
    type(*dialog, "3");
    for (int guard = 0; guard < 12 && !presenter.isFinished(); ++guard)
        type(*dialog, "3");
    QVERIFY(presenter.isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name != "Odile Marsh")
            continue;
        const auto darts = othersOf("threed", view, RecordKind::ThrownWeapon);
        QCOMPARE(darts.front().count, 3);
    }
}

void TestMelee::refusedDefencesSayWhy()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    const auto says = [&](const char* card, const QString& words) {
        const auto* button = in<QPushButton>(*dialog, card);
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().contains(words), qPrintable(button->toolTip()));
        QCOMPARE(button->accessibleDescription(), button->toolTip());
    };
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 13")));
    presenter.setNumber(*presenter.path("options", "handicap"), 2);
    QVERIFY(in<QPushButton>(*dialog, "card1")->toolTip().contains(QStringLiteral("against 15")));
    presenter.setNumber(*presenter.path("target.condition", "freeParriesLeft"), 0);
    says("card1", QStringLiteral("3D-PAR-01"));
    QVERIFY(in<QPushButton>(*dialog, "card2")->isEnabled());
    presenter.setNumber(*presenter.path("target.condition", "actionsLeft"), 0);
    says("card2", QStringLiteral("no Action left"));
    says("card3", QStringLiteral("no Action left"));
    // With nothing else left he takes it.
    QVERIFY(in<QPushButton>(*dialog, "card5")->isChecked());
    presenter.resetAll();
    presenter.setNumber(*presenter.path("target.condition", "meleeAim"), 1);
    says("card1", QStringLiteral("3D-MEL-10"));
    QVERIFY(in<QPushButton>(*dialog, "card3")->isChecked());
    presenter.resetAll();
    presenter.setNumber(*presenter.path("options", "targetUnaware"), 1);
    says("card1", QStringLiteral("does not see it coming"));
    says("card3", QStringLiteral("does not see it coming"));
}

void TestMelee::weaponMustBeInHand()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.setNumber(*presenter.path("weapon.state", "drawn"), 0);
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QVERIFY(!primary->isEnabled());
    QVERIFY(!presenter.complaints().isEmpty());
    QVERIFY(in<ElidedLabel>(*dialog, "attackNote")->text() == presenter.complaints().first());
    presenter.setNumber(*presenter.path("weapon.state", "drawn"), 1);
    QVERIFY(primary->isEnabled());
}

void TestMelee::clickAimsAndSpends()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    auto* view = in<BodyView>(*dialog, "fireStage");
    const auto click = [&](Hex hex) {
        const QPointF centre = view->bodyScene().stageLayout().geometry.centre(hex);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(centre));
        QCoreApplication::processEvents();
    };
    click(Hex{0, 4});
    QCOMPARE(presenter.aim(), std::optional(Hex{0, 4}));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
    type(*dialog, "5543");
    QCOMPARE(step(*dialog, threed::Quantity::DeviationSpread), 3);
    click(walk(Hex{0, 4}, 3, 2));
    QCOMPARE(step(*dialog, threed::Quantity::DeviationSpent), 1);
    QCOMPARE(presenter.aim(), std::optional(Hex{0, 4}));
}

void TestMelee::pendingComesBack()
{
    {
        Program program(m_file);
        MeleeDialog* dialog = open(program);
        takeWeapon(program, *dialog, QStringLiteral("knife"));
        dialog->presenter().setNumber(*dialog->presenter().path("options", "handicap"), 1);
        type(*dialog, "554");
        QVERIFY(program.settle());
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QTest::qWaitFor([&] { return program.find<MeleeDialog>("meleeDialog") != nullptr; }));
    auto* dialog = program.find<MeleeDialog>("meleeDialog");
    QVERIFY(dialog->isVisible() && dialog->presenter().hasFallen());
    const auto& melee = std::get<threed::Melee>(dialog->presenter().action().request.input.action);
    QCOMPARE(melee.options.handicap, 1);
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->currentText().contains(QStringLiteral("knife")));
    QVERIFY(in<QComboBox>(*dialog, "defenderWeapon")->currentText().contains(QStringLiteral("truncheon")));
    QCOMPARE(step(*dialog, threed::Quantity::AttackHit), 1);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
}

void TestMelee::droppedLeavesNothing()
{
    Program program(m_file);
    MeleeDialog* dialog = open(program);
    const QStringList before = program.state();
    QTest::keyClick(dialog->focusWidget(), Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
    QTest::mouseClick(in<QPushButton>(*dialog, "dropButton"), Qt::LeftButton);
    auto* reason = in<QLineEdit>(*dialog, "reason");
    QTest::keyClicks(reason, QStringLiteral("wrong foe"));
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.state(), before);
    QVERIFY(!program.window.fight().snapshot().pending);
}

void TestMelee::applyAndUndoLeaveTheFile()
{
    const auto dump = [this] { return support::dumpOfFile(m_file).tables; };
    const auto before = dump();
    QVERIFY(!before.isEmpty());
    {
        Program program(m_file);
        MeleeDialog* dialog = open(program);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
        type(*dialog, "666");
        type(*dialog, "3");
        for (int guard = 0; guard < 12 && !dialog->presenter().isFinished(); ++guard)
            type(*dialog, "2");
        QVERIFY(dialog->presenter().isFinished());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        QVERIFY(!support::differenceOf(before, dump()).isEmpty());
        program.window.fight().undo();
        QVERIFY(program.settle());
    }
    QCOMPARE(support::differenceOf(before, dump()), QString());
}

void TestMelee::deedsStandInTheMenu()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Sgt Holt")
            program.window.fight().setActive(view.combatant.id);
    }
    auto* more = program.find<QPushButton>("moreButton");
    QVERIFY(more->isVisible() && more->menu());
    auto* dance = program.find<QAction>("action_deed_dance");
    QVERIFY(!dance->isEnabled());
    QVERIFY(dance->toolTip().contains(QStringLiteral("Dance")));
    program.find<QAction>("action_deed_dodge")->trigger();
    QVERIFY(program.settle());
    auto* dialog = program.find<DeedDialog>("deedDialog");
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(QTest::qWaitFor([&] { return dialog->presenter().isReady(); }));
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    type(*dialog, "554");
    QVERIFY(dialog->presenter().isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("dodge"));
    // Putting the truncheon away asks for no die.
    program.find<QAction>("action_deed_ready")->trigger();
    QVERIFY(program.settle());
    QVERIFY(QTest::qWaitFor([&] { return dialog->presenter().isReady(); }));
    QTRY_VERIFY(in<QWidget>(*dialog, "option_what")->isVisible());
}

void TestMelee::otherSystemSaysWhyNot()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* melee = program.find<QAction>("action_melee");
    QVERIFY(melee->isEnabled());
    for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
        if (encounter.system == "percentile")
            program.window.fight().open(encounter.id);
    }
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().encounter.system, std::string("percentile"));
    QVERIFY(!melee->isEnabled());
    QVERIFY2(melee->toolTip().contains(QStringLiteral("hand to hand")), qPrintable(melee->toolTip()));
}

QTEST_MAIN(TestMelee)
#include "tst_melee.moc"
