#include <QTest>

#include "meleehand.h"
#include "models/fight/fightsteps.h"
#include "rules/systems/threed/melee/melee.h"
#include "samplefiles.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/widgets/labels/fewlineslabel.h"
#include "ui/widgets/problembar.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace hitspread;
using support::combatantNamed;
using support::in;
using support::openMelee;
using support::Program;
using support::stepOf;
using support::takeWeapon;
using support::type;

/// What stays of a melee: what waits while the program is closed, what is dropped, applied and undone; and how one gets to it.
class TestMeleeStays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_meleestays"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void weaponMustBeInHand();
    void nextFoeIsNotAimedAt();
    void pendingComesBack();
    void theWeaponChangesAfterTheRoll();
    void aBladeComesBeforeBareHands();
    void whoStandsFarAwayIsSaid();
    void droppedLeavesNothing();
    void applyAndUndoLeaveTheFile();
    void actionsStandInTheMenu();
    void otherSystemSaysWhyNot();

private:
    support::SampleFiles m_files;
    QString m_file;
};

void TestMeleeStays::weaponMustBeInHand()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("weapon.state", "drawn"), 0);
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QVERIFY(!primary->isEnabled());
    QVERIFY(!presenter.complaints().isEmpty());
    QVERIFY(in<FewLinesLabel>(*dialog, "attackNote")->text() == presenter.complaints().all().first());
    // Where the steps will stand, too: nothing asks for dice that cannot be rolled.
    const QString roll = QStringLiteral("Roll or type the dice. Every number will be explained here.");
    const QString missing = presenter.complaints().all().join(QLatin1Char('\n'));
    QVERIFY(support::says(*dialog, missing));
    QVERIFY(!support::says(*dialog, roll));
    presenter.options().setNumber(*presenter.options().path("weapon.state", "drawn"), 1);
    QVERIFY(primary->isEnabled());
    QVERIFY(!support::says(*dialog, missing));
}

void TestMeleeStays::nextFoeIsNotAimedAt()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
    const auto usual = dialog->presenter().options().aim();
    QVERIFY(usual && *usual != (Hex{0, 4}));
    dialog->presenter().options().setAim(Hex{0, 4});
    // Another weapon against the same foe keeps it.
    takeWeapon(program, *dialog, QStringLiteral("Bare hands"));
    QCOMPARE(dialog->presenter().options().aim(), std::optional(Hex{0, 4}));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    dialog = openMelee(program, "Odile Marsh", "Watch Dog");
    QCOMPARE(dialog->presenter().options().aim(), usual);
}

void TestMeleeStays::pendingComesBack()
{
    {
        Program program(m_file);
        ExchangeDialog* dialog = openMelee(program);
        takeWeapon(program, *dialog, QStringLiteral("knife"));
        dialog->presenter().options().setNumber(*dialog->presenter().options().path("options", "handicap"), 1);
        type(*dialog, "554");
        QVERIFY(program.settle());
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QTest::qWaitFor([&] { return program.find<ExchangeDialog>("meleeDialog") != nullptr; }));
    auto* dialog = program.find<ExchangeDialog>("meleeDialog");
    QVERIFY(dialog->isVisible() && dialog->presenter().dice().hasFallen());
    const auto& melee = dialog->presenter().action().request.input.get<threed::Melee>();
    QCOMPARE(melee.options.handicap, 1);
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->currentText().contains(QStringLiteral("knife")));
    QVERIFY(in<QComboBox>(*dialog, "defenderWeapon")->currentText().contains(QStringLiteral("truncheon")));
    QCOMPARE(stepOf(dialog->presenter(), threed::Quantity::AttackHit), 1);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
}

/// walk 37: the dice stay with another weapon in hand, and it is that one the action is done with. What the defender does is asked anew.
void TestMeleeStays::theWeaponChangesAfterTheRoll()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
    AttackPresenter& presenter = dialog->presenter();
    const RecordId knife = presenter.order().weapon;
    QVERIFY(knife != 0);
    const auto aim = presenter.options().aim();
    type(*dialog, "554");
    QVERIFY(program.settle());
    const QStringList fallen{QStringLiteral("5"), QStringLiteral("5"), QStringLiteral("4")};
    QCOMPARE(support::firstFaces(presenter, 3), fallen);
    QVERIFY(in<QComboBox>(*dialog, "attackerWeapon")->isEnabled());
    QVERIFY(!in<QComboBox>(*dialog, "secondWeapon")->isEnabled());
    takeWeapon(program, *dialog, QStringLiteral("Bare hands"));
    QCOMPARE(presenter.order().weapon, RecordId{0});
    QCOMPARE(presenter.options().aim(), aim);
    QCOMPARE(support::firstFaces(presenter, 3), fallen);
    QVERIFY(presenter.dice().hasFallen());
    QCOMPARE(support::weaponThatWaits(program), RecordId{0});
    QVERIFY(program.window.fight().snapshot().pending);
    takeWeapon(program, *dialog, QStringLiteral("knife"));
    QCOMPARE(presenter.order().weapon, knife);
    QCOMPARE(support::firstFaces(presenter, 3), fallen);
    QCOMPARE(stepOf(presenter, threed::Quantity::AttackHit), 1);
    QCOMPARE(support::weaponThatWaits(program), knife);
}

/// A blade that is carried comes before bare hands, one that is ready before all others.
void TestMeleeStays::aBladeComesBeforeBareHands()
{
    const auto choice = [](RecordId possession, bool inHand, int rank, const char* action = "melee") {
        return WeaponChoice{.words = {}, .action = action, .possession = possession, .inHand = inHand, .rank = rank};
    };
    std::vector<WeaponChoice> all{choice(1, false, 2), choice(2, false, 4), choice(3, true, 9, "throw"),
                                  choice(0, true, 6)};
    QCOMPARE(weaponToStrike(all, "melee"), &all[1]);
    all[0].inHand = true;
    QCOMPARE(weaponToStrike(all, "melee"), &all[0]);
    // Nobody takes time to take up what he never learnt.
    all = {choice(1, false, 0), choice(0, true, 0)};
    QCOMPARE(weaponToStrike(all, "melee"), &all[1]);
    all[0].rank = 1;
    QCOMPARE(weaponToStrike(all, "melee"), &all[0]);
    QVERIFY(!weaponToStrike({}, "melee"));
}

void TestMeleeStays::whoStandsFarAwayIsSaid()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const RecordId odile = combatantNamed(program, "Odile Marsh");
    const RecordId holt = combatantNamed(program, "Sgt Holt");
    const auto putApart = [&](int metres) {
        program.window.fight().change(
            [=](CampaignServices& services) { services.encounters.setDistance(odile, holt, metres); });
        QVERIFY(program.settle());
    };
    putApart(2);
    ExchangeDialog* dialog = openMelee(program);
    auto* bar = in<ProblemBar>(*dialog, "outOfReach");
    QVERIFY(bar->isHidden());
    putApart(12);
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->text(), QStringLiteral("Sgt Holt stands 12 m away, out of reach of a blow."));
    // It hinders nobody, and who has hidden it has read it.
    QVERIFY(in<QPushButton>(*dialog, "primaryButton")->isEnabled());
    in<QPushButton>(*bar, "problemClose")->click();
    dialog->presenter().options().setNumber(*dialog->presenter().options().path("options", "handicap"), 1);
    QVERIFY(bar->isHidden());
    putApart(8);
    QVERIFY(bar->isVisible());
    in<QPushButton>(*bar, "problemAction")->click();
    QVERIFY(program.settle());
    QVERIFY(bar->isHidden());
    QCOMPARE(program.window.fight().snapshot().distances.at(std::minmax(odile, holt)), 1);
}

void TestMeleeStays::droppedLeavesNothing()
{
    Program program(m_file);
    ExchangeDialog* dialog = openMelee(program);
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

void TestMeleeStays::applyAndUndoLeaveTheFile()
{
    const auto dump = [this] { return support::dumpOfFile(m_file).tables; };
    const auto before = dump();
    QVERIFY(!before.isEmpty());
    {
        Program program(m_file);
        ExchangeDialog* dialog = openMelee(program);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_5, Qt::AltModifier);
        type(*dialog, "666");
        type(*dialog, "3");
        for (int guard = 0; guard < 12 && !dialog->presenter().isFinished(); ++guard)
            type(*dialog, "2");
        QVERIFY(dialog->presenter().isFinished());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        QVERIFY(!support::differenceOf(before, dump()).isEmpty());
        program.window.fight().steps().undo();
        QVERIFY(program.settle());
    }
    QCOMPARE(support::differenceOf(before, dump()), QString());
}

void TestMeleeStays::actionsStandInTheMenu()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Sgt Holt")
            program.window.fight().setActive(view.combatant.id);
    }
    auto* more = program.find<QPushButton>("moreButton");
    QVERIFY(more->isVisible() && more->menu());
    auto* dance = program.find<QAction>("action_own_dance");
    QVERIFY(!dance->isEnabled());
    QVERIFY(dance->toolTip().contains(QStringLiteral("Dance")));
    program.find<QAction>("action_own_dodge")->trigger();
    QVERIFY(program.settle());
    auto* dialog = program.find<SimpleActionDialog>("actionDialog");
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
    program.find<QAction>("action_own_ready")->trigger();
    QVERIFY(program.settle());
    QVERIFY(QTest::qWaitFor([&] { return dialog->presenter().isReady(); }));
    QTRY_VERIFY(in<QWidget>(*dialog, "option_what")->isVisible());
    // However narrow it is made, no option is cut.
    QCoreApplication::processEvents();
    dialog->resize(dialog->minimumSize());
    QCoreApplication::processEvents();
    const auto* options = in<QWidget>(*dialog, "option_what");
    QVERIFY(options->width() >= options->minimumSizeHint().width());
    QVERIFY(dialog->width() >= dialog->layout()->minimumSize().width());
}

void TestMeleeStays::otherSystemSaysWhyNot()
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

HITSPREAD_GUI_TEST(TestMeleeStays)
#include "tst_meleestays.moc"
