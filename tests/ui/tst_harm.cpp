#include <QTest>

#include "attackhand.h"
#include "models/fight/fightsteps.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/vocabulary.h"
#include "samplefiles.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "ui/attack/options/combatantchecklist.h"
#include "ui/attack/targettable.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/threed/harmdialog.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

using namespace hitspread;
using support::in;
using support::Program;
using support::stepOf;
using support::type;
using threed::Quantity;

/// Harm to several under the hand: marked, said and applied by keyboard alone, one step that one undo takes back; what is different
/// for one of them, nobody marked, what waits while the program is closed.
class TestHarm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_harm"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void severalByKeys();
    void diceAddedAreThoseTyped();
    void narrowWindowShowsWhatIsAsked();
    void oneUndoTakesAllBack();
    void drawnForEach();
    void eachHisOwn();
    void sidesAreMarkedTogether();
    void nobodyMarked();
    void pendingComesBack();
    void commandSaysWhyNot();

private:
    threed::HarmDialog* open(Program& program, QSize size = {1440, 900});
    static void key(threed::HarmDialog& dialog, Qt::Key key, Qt::KeyboardModifiers keys = {});
    /// Marks everybody who is called one of these and nobody else.
    static void mark(threed::HarmDialog& dialog, const QStringList& names);
    /// Types the number of a hex, which could have two digits.
    static void drawn(threed::HarmDialog& dialog, const char* hex);
    static const threed::Harm& harmIn(threed::HarmDialog& dialog);
    static const threed::Condition& conditionOf(Program& program, const char* name);

    support::SampleFiles m_files;
    QString m_file;
};

threed::HarmDialog* TestHarm::open(Program& program, QSize size)
{
    support::choose(program, "Breach Trooper", "Ines Varga");
    return support::openByKey<threed::HarmDialog>(program, Qt::Key_H, "harmDialog", size, Qt::ControlModifier);
}

void TestHarm::key(threed::HarmDialog& dialog, Qt::Key key, Qt::KeyboardModifiers keys)
{
    // As a window system sends it, so that shortcuts count.
    QTest::keyClick(dialog.windowHandle(), key, keys);
    QCoreApplication::processEvents();
    // Another action for whoever is marked comes from the storage thread.
    const auto* who = dialog.findChild<CombatantChecklist*>();
    QVERIFY(QTest::qWaitFor([&] {
        return dialog.presenter().isReady()
            && (who->marked().empty() || dialog.presenter().options().targets() == who->marked());
    }));
    QCoreApplication::processEvents();
}

void TestHarm::mark(threed::HarmDialog& dialog, const QStringList& names)
{
    auto* list = in<QListWidget>(dialog, "markList");
    for (int row = 0; row < list->count(); ++row) {
        QListWidgetItem* item = list->item(row);
        if ((item->checkState() == Qt::Checked) != names.contains(item->text())) {
            list->setFocus();
            list->setCurrentRow(row);
            key(dialog, Qt::Key_Space);
        }
    }
}

void TestHarm::drawn(threed::HarmDialog& dialog, const char* hex)
{
    type(dialog, hex);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
}

const threed::Harm& TestHarm::harmIn(threed::HarmDialog& dialog)
{
    return dialog.presenter().action().request.input.get<threed::Harm>();
}

const threed::Condition& TestHarm::conditionOf(Program& program, const char* name)
{
    const RecordId id = support::combatantNamed(program, name);
    return program.window.fight().snapshot().find(id)->combatant.condition.as<threed::Condition>();
}

/// Where columns share a place, whoever is to be marked comes first, then what there is to write in.
void TestHarm::narrowWindowShowsWhatIsAsked()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program, {800, 640});
    QVERIFY(in<QListWidget>(*dialog, "markList")->isVisible());
    QVERIFY(in<QListWidget>(*dialog, "markList")->hasFocus());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_4);
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("option_points"));
    key(*dialog, Qt::Key_Return);
    QVERIFY(in<TargetTable>(*dialog, "targetTable")->isVisible());
    QVERIFY(dialog->focusWidget()->objectName().startsWith(QStringLiteral("die")));
}

/// walk 2: Enter on "0 d6" added 6 dice, then 66; a 1 made 16.
void TestHarm::diceAddedAreThoseTyped()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program);
    auto* dice = in<QLineEdit>(*dialog, "option_dice");
    QCOMPARE(dice->text(), QStringLiteral("0 d6"));
    for (int i = 0; i < 3; ++i) {
        dice->setFocus();
        QTest::keyClick(dice, Qt::Key_Return);
        QCOMPARE(harmIn(*dialog).options.dice, 0);
    }
    dice->setFocus();
    dice->selectAll();
    QTest::keyClick(dice, Qt::Key_1);
    QTest::keyClick(dice, Qt::Key_Return);
    QCOMPARE(harmIn(*dialog).options.dice, 1);
    QCOMPARE(dice->text(), QStringLiteral("1 d6"));
    dice->setFocus();
    QTest::keyClick(dice, Qt::Key_Return);
    QCOMPARE(harmIn(*dialog).options.dice, 1);
}

/// Two marked with Space, a number typed where the keyboard is, the place by arrow keys, applied with Enter.
void TestHarm::severalByKeys()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program);
    const int before = conditionOf(program, "Ines Varga").standardTotal;
    auto* list = in<QListWidget>(*dialog, "markList");
    QVERIFY2(list->hasFocus(), qPrintable(dialog->focusWidget() ? dialog->focusWidget()->objectName() : QString()));
    QCOMPARE(list->currentItem()->text(), QStringLiteral("Ines Varga"));
    QCOMPARE(dialog->presenter().options().targets().size(), std::size_t(1));
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QVERIFY(!primary->isEnabled());
    key(*dialog, Qt::Key_Down);
    key(*dialog, Qt::Key_Space);
    QCOMPARE(dialog->presenter().options().targets().size(), std::size_t(2));
    const std::string other = harmIn(*dialog).targets[1].character.name;
    const int others = harmIn(*dialog).targets[1].condition.standardTotal;
    QTest::keyClick(dialog->focusWidget(), Qt::Key_9);
    QCOMPARE(dialog->focusWidget()->objectName(), QStringLiteral("option_points"));
    key(*dialog, Qt::Key_Return);
    QCOMPARE(harmIn(*dialog).options.points, 9);
    // Each hex is asked for; the rest of it comes at once.
    QTest::keyClick(dialog->focusWidget(), Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
    auto* table = in<TargetTable>(*dialog, "targetTable");
    QCOMPARE(table->rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        QCOMPARE(table->item(row, 1)->text(), QStringLiteral("9"));
        QVERIFY(!table->item(row, 2)->text().isEmpty());
        QVERIFY(table->item(row, 3)->text().startsWith(QStringLiteral("9 damage")));
    }
    key(*dialog, Qt::Key_W);
    QCOMPARE(dialog->presenter().options().targetInView(), std::size_t(1));
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("harm"));
    QCOMPARE(conditionOf(program, "Ines Varga").standardTotal, before + 9);
    QCOMPARE(conditionOf(program, other.c_str()).standardTotal, others + 9);
    // Nobody acted.
    QCOMPARE(program.window.fight().snapshot().last->actor, RecordId{0});
}

void TestHarm::oneUndoTakesAllBack()
{
    const auto dump = [this] { return support::dumpOfFile(m_file).tables; };
    const auto before = dump();
    QVERIFY(!before.isEmpty());
    {
        Program program(m_file);
        threed::HarmDialog* dialog = open(program);
        mark(*dialog, {QStringLiteral("Ines Varga"), QStringLiteral("Odile Marsh"), QStringLiteral("Tomas Reed")});
        QCOMPARE(dialog->presenter().options().targets().size(), std::size_t(3));
        AttackPresenter& presenter = dialog->presenter();
        presenter.options().setNumber(*presenter.options().path("options", "points"), 6);
        presenter.options().setNumber(*presenter.options().path("options", "place"),
                                      static_cast<int>(threed::HarmPlace::Named));
        presenter.options().setNumber(*presenter.options().path("options", "kinetic"), 0);
        // No die is needed: it is there at once.
        QVERIFY(presenter.isFinished());
        in<QPushButton>(*dialog, "primaryButton")->setFocus();
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        const auto damaged = dump();
        QVERIFY(!support::differenceOf(before, damaged).isEmpty());
        const QStringList harmed = program.state();
        for (const char* name : {"Ines Varga", "Odile Marsh", "Tomas Reed"})
            QCOMPARE(conditionOf(program, name).damage[1], 6);
        program.window.fight().steps().undo();
        QVERIFY(program.settle());
        for (const char* name : {"Ines Varga", "Odile Marsh", "Tomas Reed"})
            QCOMPARE(conditionOf(program, name).damage[1], 0);
        QCOMPARE(support::differenceOf(before, dump()), QString());
        program.window.fight().steps().redo();
        QVERIFY(program.settle());
        QCOMPARE(program.state(), harmed);
        QCOMPARE(support::differenceOf(damaged, dump()), QString());
        program.window.fight().steps().undo();
        QVERIFY(program.settle());
    }
    QCOMPARE(support::differenceOf(before, dump()), QString());
}

/// A hex for each is rolled or typed; the location is seen on his body.
void TestHarm::drawnForEach()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program);
    mark(*dialog, {QStringLiteral("Ines Varga"), QStringLiteral("Odile Marsh")});
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 4);
    presenter.options().setNumber(*presenter.options().path("options", "kinetic"), 0);
    QVERIFY(!presenter.isFinished());
    in<QPushButton>(*dialog, "primaryButton")->setFocus();
    // The first hex is the top of the Head, the eighth is of the Torso.
    drawn(*dialog, "1");
    QCOMPARE(stepOf(presenter, Quantity::HarmLocation, 0), 0);
    QVERIFY(!presenter.isFinished());
    QVERIFY(dialog->findChild<CombatantChecklist*>()->marked().size() == 2);
    drawn(*dialog, "8");
    QVERIFY(presenter.isFinished());
    QCOMPARE(stepOf(presenter, Quantity::HarmLocation, 1), 1);
    auto* table = in<TargetTable>(*dialog, "targetTable");
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("Head"));
    QCOMPARE(table->item(1, 2)->text(), QStringLiteral("Torso"));
    const auto& blast = in<BodyView>(*dialog, "fireStage")->picture().blast;
    QVERIFY(blast && blast->burst == (Hex{0, 0}));
    // Whoever is marked stays now that dice have fallen, and somebody may come behind them.
    mark(*dialog, {QStringLiteral("Odile Marsh"), QStringLiteral("Tomas Reed")});
    QCOMPARE(presenter.options().targets().size(), std::size_t(3));
    QCOMPARE(stepOf(presenter, Quantity::HarmLocation, 1), 1);
    QVERIFY(!presenter.isFinished());
}

void TestHarm::eachHisOwn()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program);
    mark(*dialog, {QStringLiteral("Ines Varga"), QStringLiteral("Odile Marsh")});
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 3);
    presenter.options().setNumber(*presenter.options().path("options", "place"),
                                  static_cast<int>(threed::HarmPlace::Nowhere));
    presenter.options().viewTarget(1);
    presenter.options().setNumber(*presenter.options().path("targets.options", "points"), 5);
    presenter.options().setNumber(*presenter.options().path("targets.options", "place"),
                                  static_cast<int>(threed::HarmedPlace::Head));
    QVERIFY(presenter.isFinished());
    auto* table = in<TargetTable>(*dialog, "targetTable");
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("3"));
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("Incap alone"));
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("5"));
    QCOMPARE(table->item(1, 2)->text(), QStringLiteral("Head"));
    QVERIFY(!in<QWidget>(*dialog, "option_armour")->isVisible());
    // Another first one: what was said about all of them stays.
    mark(*dialog, {QStringLiteral("Odile Marsh"), QStringLiteral("Tomas Reed")});
    QCOMPARE(harmIn(*dialog).options.points, 3);
    QCOMPARE(harmIn(*dialog).targets.front().character.name, std::string("Odile Marsh"));
}

void TestHarm::sidesAreMarkedTogether()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program);
    const auto count = [&](Side side) {
        return static_cast<std::size_t>(
            std::ranges::count_if(program.window.fight().snapshot().combatants, [side](const CombatantView& view) {
                return !view.combatant.away && view.combatant.side == side;
            }));
    };
    const std::size_t players = count(Side::Players);
    const std::size_t opponents = count(Side::Opponents);
    mark(*dialog, {});
    QVERIFY(in<QPushButton>(*dialog, "markOpponents")->isVisible());
    QCOMPARE(QApplication::activeWindow(), static_cast<QWidget*>(dialog));
    key(*dialog, Qt::Key_O, Qt::AltModifier);
    QTRY_COMPARE(dialog->findChild<CombatantChecklist*>()->marked().size(), opponents);
    QTRY_COMPARE(dialog->presenter().options().targets().size(), opponents);
    key(*dialog, Qt::Key_P, Qt::AltModifier);
    QTRY_COMPARE(dialog->presenter().options().targets().size(), opponents + players);
    key(*dialog, Qt::Key_O, Qt::AltModifier);
    QTRY_COMPARE(dialog->presenter().options().targets().size(), players);
    key(*dialog, Qt::Key_E, Qt::AltModifier);
    QTRY_COMPARE(dialog->presenter().options().targets().size(), players + opponents + count(Side::Others));
}

void TestHarm::nobodyMarked()
{
    Program program(m_file);
    threed::HarmDialog* dialog = open(program);
    AttackPresenter& presenter = dialog->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "points"), 3);
    presenter.options().setNumber(*presenter.options().path("options", "place"),
                                  static_cast<int>(threed::HarmPlace::Everywhere));
    presenter.options().setNumber(*presenter.options().path("options", "kinetic"), 0);
    QVERIFY(presenter.isFinished());
    mark(*dialog, {});
    auto* primary = in<QPushButton>(*dialog, "primaryButton");
    QVERIFY(!primary->isEnabled());
    QCOMPARE(in<FewLinesLabel>(*dialog, "attackNote")->text(), QStringLiteral("Mark who is harmed with Space."));
    QCOMPARE(in<TargetTable>(*dialog, "targetTable")->rowCount(), 0);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(dialog->isVisible());
    mark(*dialog, {QStringLiteral("Tomas Reed")});
    QVERIFY(primary->isEnabled());
    QCOMPARE(harmIn(*dialog).options.points, 3);
}

void TestHarm::pendingComesBack()
{
    {
        Program program(m_file);
        threed::HarmDialog* dialog = open(program);
        mark(*dialog, {QStringLiteral("Ines Varga"), QStringLiteral("Odile Marsh")});
        AttackPresenter& presenter = dialog->presenter();
        presenter.options().setNumber(*presenter.options().path("options", "points"), 4);
        in<QPushButton>(*dialog, "primaryButton")->setFocus();
        drawn(*dialog, "8");
        QVERIFY(program.settle());
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QTest::qWaitFor([&] { return program.find<threed::HarmDialog>("harmDialog") != nullptr; }));
    auto* dialog = program.find<threed::HarmDialog>("harmDialog");
    QVERIFY(dialog->isVisible() && dialog->presenter().dice().hasFallen());
    QCOMPARE(dialog->presenter().options().targets().size(), std::size_t(2));
    QCOMPARE(dialog->findChild<CombatantChecklist*>()->marked().size(), std::size_t(2));
    QCOMPARE(stepOf(dialog->presenter(), Quantity::HarmLocation, 0), 1);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(dialog, Qt::Key_R);
    QVERIFY(dialog->presenter().isFinished());
}

void TestHarm::commandSaysWhyNot()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    auto* harm = program.find<QAction>("action_harm");
    QVERIFY(harm->isEnabled());
    for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
        if (encounter.system == "percentile")
            program.window.fight().open(encounter.id);
    }
    QVERIFY(program.settle());
    QVERIFY(!harm->isEnabled());
    QVERIFY2(harm->toolTip().contains(QStringLiteral("harm")), qPrintable(harm->toolTip()));
}

HITSPREAD_GUI_TEST(TestHarm)
#include "tst_harm.moc"
