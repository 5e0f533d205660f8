#include "attackhand.h"
#include "models/fight/fightsteps.h"
#include "rules/core/input.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/turn/preparation.h"
#include "samplefiles.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/bodydialog.h"
#include "ui/attack/dice/spendmodel.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/motion.h"

#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::combatantNamed;
using support::in;
using support::Program;
using support::type;

namespace {

/// A system without a window or a word of its own: it offers what is declared.
class BareSystem final : public System {
public:
    std::string_view id() const override { return "bare"; }
    int rulesVersion() const override { return 1; }
    std::span<const RuleInfo> rules() const override { return {}; }
    std::span<const RecordDeclaration* const> records() const override { return {}; }
    std::span<const Profile> profiles() const override { return {}; }
    std::span<const ActionDeclaration* const> actions() const override
    {
        static constexpr const ActionDeclaration* kActions[]{&threed::Shot::kAction, &threed::Check::kAction,
                                                             &threed::Preparation::kAction};
        return kActions;
    }
    std::span<const std::string_view> locations() const override { return {}; }
    const SystemWords& words() const override { return m_words; }
    const RoundPolicy& round() const override { return m_round; }
    const SystemFacets& facets() const override { return m_facets; }

private:
    SystemWords m_words;
    RoundPolicy m_round;
    SystemFacets m_facets;
};

}  // namespace

/// What a system without a window of its own gets: the window of any attack on a body, and commands for what is declared.
class TestBodyDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aimedRolledAndApplied();
    void pointsAreChosenOnTheBody();
    void takenUpAgain();
    void declaredActionsAreOffered();
    void ownWindowsComeFirst();

private:
    static void clickHex(BodyDialog& dialog, Hex hex);
    /// The window with a shot at the guard of the gate.
    static void begin(Program& program, BodyDialog& dialog);

    support::SampleFiles m_files;
    QString m_file;
};

void TestBodyDialog::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_bodydialog")));
}

void TestBodyDialog::init()
{
    m_file = m_files.freshAndStill();
}

void TestBodyDialog::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestBodyDialog::clickHex(BodyDialog& dialog, Hex hex)
{
    auto* view = dialog.findChild<BodyView*>();
    const QPointF centre = view->bodyScene().stageLayout().geometry.centre(hex);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(centre));
    QCoreApplication::processEvents();
}

void TestBodyDialog::begin(Program& program, BodyDialog& dialog)
{
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    const Fight& fight = program.window.fight();
    AttackStart start;
    start.order.action = std::string(threed::Shot::kAction.id);
    start.order.encounter = fight.snapshot().encounter.id;
    start.order.actor = fight.active()->combatant.id;
    start.order.target = fight.target()->combatant.id;
    start.order.weapon = fight.weapon();
    dialog.startWith(start);
    dialog.resize(1440, 900);
    QVERIFY(support::waitUntil([&] { return dialog.presenter().isReady() && program.gateway.waiting() == 0; }));
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCoreApplication::processEvents();
}

void TestBodyDialog::aimedRolledAndApplied()
{
    const auto dump = [this] { return support::dumpOfFile(m_file).tables; };
    const auto before = dump();
    {
        Program program(m_file);
        BodyDialog dialog(program.window.fight(), program.style, program.preferences, &program.window);
        begin(program, dialog);
        QVERIFY2(dialog.windowTitle().contains(QStringLiteral("Ines Varga")), qPrintable(dialog.windowTitle()));
        const Hex aim = dialog.presenter().options().aim().value();
        const Hex beside{static_cast<std::int8_t>(aim.column), static_cast<std::int8_t>(aim.halfRow + 2)};
        clickHex(dialog, beside);
        QCOMPARE(dialog.presenter().options().aim(), std::optional(beside));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_R);
        QVERIFY(dialog.presenter().isFinished());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        QVERIFY(!dialog.isVisible());
        QCOMPARE(program.window.fight().snapshot().last->action, std::string("shot"));
        QVERIFY(!support::differenceOf(before, dump()).isEmpty());
        program.window.fight().steps().undo();
        QVERIFY(program.settle());
    }
    QCOMPARE(support::differenceOf(before, dump()), QString());
}

void TestBodyDialog::pointsAreChosenOnTheBody()
{
    Program program(m_file);
    BodyDialog dialog(program.window.fight(), program.style, program.preferences, &program.window);
    begin(program, dialog);
    type(dialog, "4534");
    AttackPresenter& presenter = dialog.presenter();
    // Whatever else is asked.
    QTest::keyClick(dialog.focusWidget(), Qt::Key_R);
    QVERIFY(presenter.isFinished());
    QCOMPARE(presenter.dice().choices().size(), std::size_t(1));
    // A click on the line spends the points that lead there; a digit does so, too.
    const std::vector<SpendOption> options = spendOptions(presenter, presenter.dice().choices().back());
    const auto one = std::ranges::find(options, 1, &SpendOption::value);
    QVERIFY(one != options.end() && one->shot && options.back().value < 9);
    clickHex(dialog, one->shot->landing);
    QCOMPARE(presenter.dice().choices().back().answer.choice, 1);
    type(dialog, "0");
    QCOMPARE(presenter.dice().choices().back().answer.choice, 0);
    type(dialog, "9");
    QCOMPARE(presenter.dice().choices().back().answer.choice, 0);
}

void TestBodyDialog::takenUpAgain()
{
    Program program(m_file);
    BodyDialog dialog(program.window.fight(), program.style, program.preferences, &program.window);
    begin(program, dialog);
    type(dialog, "45");
    QVERIFY(dialog.presenter().dice().hasFallen() && !dialog.presenter().isFinished());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(program.settle());
    QVERIFY(!dialog.isVisible());
    const auto& pending = program.window.fight().snapshot().pending;
    QVERIFY(pending.has_value());
    BodyDialog again(program.window.fight(), program.style, program.preferences, &program.window);
    again.resume(*pending);
    QVERIFY(support::waitUntil([&] { return again.presenter().isReady(); }));
    QCOMPARE(again.presenter().dice().rolls().front().answer.faces[0], std::uint8_t(4));
    QCOMPARE(again.presenter().dice().rolls().front().answer.faces[1], std::uint8_t(5));
}

void TestBodyDialog::declaredActionsAreOffered()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const BareSystem system;
    const std::vector<ActionCommand> actions = declaredActions(system, *program.window.fight().active());
    // The shot is the attack of this system and has a window of its own.
    QCOMPARE(actions.size(), std::size_t(2));
    QCOMPARE(actions[0].id, std::string("check"));
    QCOMPARE(actions[0].ways.size(), std::size_t(1));
    QVERIFY(!actions[0].onTarget);
    QCOMPARE(actions[1].id, std::string("prepare"));
}

void TestBodyDialog::ownWindowsComeFirst()
{
    QVERIFY(windowFor("bare", actionwindow::kBody) == &makeWindow<BodyDialog>);
    QVERIFY(windowFor("threed", actionwindow::kBody) != &makeWindow<BodyDialog>);
    QVERIFY(windowFor("bare", "melee") == windowFor("bare", actionwindow::kOptions));
    QVERIFY(windowFor("threed", "melee") != windowFor("bare", "melee"));
    // Commands follow from what is declared.
    for (const WindowCommand& command : windowCommands()) {
        const bool isOfTwoDice = command.window == "twod6AreaFire";
        QCOMPARE(windowCommandOf("twod6", command.window).has_value(), isOfTwoDice);
        QCOMPARE(windowCommandOf("threed", command.window).has_value(), !isOfTwoDice);
        QVERIFY(!windowCommandOf("percentile", command.window));
    }
    QCOMPARE(windowCommands().size(), std::size_t(4));
}

HITSPREAD_GUI_TEST(TestBodyDialog)
#include "tst_bodydialog.moc"
