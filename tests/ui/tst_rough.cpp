#include <QTest>

#include "attackhand.h"
#include "models/history/tracemodel.h"
#include "models/play/attackpresenter.h"
#include "rules/core/trace/resolution.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/exchangedialog.h"
#include "ui/systems/threed/bulletcursor.h"
#include "ui/widgets/dietile.h"

#include <QLineEdit>
#include <QListView>
#include <QPushButton>

using namespace hitspread;
using support::choose;
using support::Program;
using support::type;

/// Attack dialogs under rough hands: keys pressed too early, twice or in the wrong place, numbers out of all proportion, a
/// second attack begun while the dice of the first lie there.
class TestRough : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_rough"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void oneDigitOfTwoIsTheFace();
    void rulingsHaveBounds();
    void whatWaitsComesFirst();
    void enterOnAChoiceGoesOnToTheDice();
    void reopenedItLeavesTheOldField();

private:
    void fire(Program& program, const char* actor, const char* target);

    support::SampleFiles m_files;
    QString m_file;
};

void TestRough::fire(Program& program, const char* actor, const char* target)
{
    choose(program, actor, target);
    program.pressFire();
    QTRY_VERIFY(program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady());
    program.dialog()->resize(1440, 900);
    QVERIFY(program.settle());
}

void TestRough::oneDigitOfTwoIsTheFace()
{
    Program program(m_file);
    fire(program, "Brann Hollow", "Gate Guard 2");
    threed::FireDialog& dialog = *program.dialog();
    auto* fullAuto = dialog.findChild<QAbstractButton*>(QStringLiteral("fireMode_3"));
    fullAuto->click();
    QVERIFY(program.settle());
    AttackPresenter& presenter = dialog.presenter();
    ActionOrder order = presenter.order();
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == "Sgt Holt")
            order.otherTargets = {view.combatant.id};
    }
    presenter.begin(order);
    QVERIFY(program.settle());
    // The fire walks on to the second body until the hex there is drawn, with a die of more than nine sides.
    const auto large = [&presenter] {
        const DiceQuestion* open = presenter.dice().open();
        return open && open->question.kind == QuestionKind::Roll && open->question.sides > 10;
    };
    dialog.activateWindow();
    QTest::keyClick(&dialog, Qt::Key_T);
    for (int guard = 0; guard < 60 && !large() && !presenter.isFinished(); ++guard) {
        if (presenter.dice().open()->question.kind == QuestionKind::Choice) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_W);
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        } else {
            type(dialog, "4");
        }
    }
    QVERIFY(large());
    const QuestionKey key = presenter.dice().open()->question.key;
    type(dialog, "1");
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    const auto& rolls = presenter.dice().rolls();
    const auto roll = std::ranges::find_if(rolls, [key](const DiceQuestion& one) { return one.question.key == key; });
    QVERIFY(roll != rolls.end());
    QCOMPARE(roll->answer.faces[0], 1);
    QCOMPARE(roll->answer.origins[0], Origin::Typed);
    QVERIFY(program.settle());
}

void TestRough::rulingsHaveBounds()
{
    Program program(m_file);
    fire(program, "Sgt Holt", "Ines Varga");
    threed::FireDialog& dialog = *program.dialog();
    type(dialog, "t534");
    auto* steps = dialog.findChild<QListView*>(QStringLiteral("explanation"));
    const auto* model = qobject_cast<const TraceModel*>(steps->model());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->lineAt(row)->step && model->lineAt(row)->step->computed > 9) {
            Q_EMIT steps->clicked(model->index(row, 0));
            break;
        }
    }
    auto* value = dialog.findChild<QLineEdit*>(QStringLiteral("rulingValue"));
    QTRY_VERIFY(value && value->isVisible());
    dialog.findChild<QLineEdit*>(QStringLiteral("rulingReason"))->setText(QStringLiteral("to see"));
    for (const QString& far : {QStringLiteral("2147483647"), QStringLiteral("-10000"), QStringLiteral("10000")}) {
        value->setText(far);
        dialog.findChild<QPushButton*>(QStringLiteral("rulingSet"))->click();
        for (const Step& step : dialog.presenter().action().findings.steps)
            QVERIFY(!step.overridden);
    }
    value->setText(QString::number(kMostRuling));
    dialog.findChild<QPushButton*>(QStringLiteral("rulingSet"))->click();
    QVERIFY(std::ranges::any_of(dialog.presenter().action().findings.steps, &Step::overridden));
    QVERIFY(program.settle());
}

void TestRough::whatWaitsComesFirst()
{
    Program program(m_file);
    fire(program, "Sgt Holt", "Ines Varga");
    threed::FireDialog& dialog = *program.dialog();
    const RecordId shooter = dialog.presenter().order().actor;
    type(dialog, "t53");
    QVERIFY(program.settle());
    QTRY_VERIFY(program.window.fight().snapshot().pending.has_value());
    // The window stays open; somebody else is chosen and told to fight.
    choose(program, "Tomas Reed", "Gate Guard 2");
    program.window.activateWindow();
    QTest::keyClick(&program.window, Qt::Key_M);
    QVERIFY(program.settle());
    auto* melee = program.find<ExchangeDialog>("meleeDialog");
    QVERIFY(!melee || !melee->isVisible());
    QTest::keyClick(&program.window, Qt::Key_F);
    QVERIFY(program.settle());
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.presenter().order().actor, shooter);
    const auto& faces = dialog.presenter().dice().rolls().front().answer.faces;
    QCOMPARE(faces[0], 5);
    QCOMPARE(faces[1], 3);
}

void TestRough::enterOnAChoiceGoesOnToTheDice()
{
    // Aiming, penetration, damage, direction; the arm is hit hard enough for a PHYS test (3D-KNOCK-02).
    Program program(m_file);
    fire(program, "Sgt Holt", "Ines Varga");
    threed::FireDialog& dialog = *program.dialog();
    type(dialog, "t5344");
    AttackPresenter& presenter = dialog.presenter();
    QVERIFY(!presenter.isFinished());
    QCOMPARE(presenter.dice().choices().size(), std::size_t(1));
    const int points = presenter.dice().choices().back().answer.choice;
    const auto* primary = dialog.findChild<QPushButton*>(QStringLiteral("primaryButton"));
    QVERIFY2(primary->text().startsWith(QStringLiteral("Use this")), qPrintable(primary->text()));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    QVERIFY(qobject_cast<DieTile*>(dialog.focusWidget()));
    QVERIFY2(primary->text().startsWith(QStringLiteral("Roll")), qPrintable(primary->text()));
    type(dialog, "333");
    QVERIFY(presenter.isFinished());
    QCOMPARE(presenter.dice().choices().back().answer.choice, points);
    for (const DiceQuestion& roll : presenter.dice().rolls())
        QCOMPARE(roll.answer.origins[0], Origin::Typed);
    QVERIFY(program.settle());
}

void TestRough::reopenedItLeavesTheOldField()
{
    Program program(m_file);
    fire(program, "Sgt Holt", "Ines Varga");
    threed::FireDialog& dialog = *program.dialog();
    auto* range = dialog.findChild<QLineEdit*>(QStringLiteral("option_distance"));
    range->setFocus();
    const QString before = range->text();
    dialog.close();
    program.pressFire();
    // At once, before the action is there.
    QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_3);
    QVERIFY(program.settle());
    QCOMPARE(range->text(), before);
}

HITSPREAD_GUI_TEST(TestRough)
#include "tst_rough.moc"
