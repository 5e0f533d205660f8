#include "keyboard.h"
#include "rollunderhand.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/encounter/restdialog.h"
#include "windowprogram.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>

using namespace hitspread;
using support::Keyboard;

/// Time after the fight, by keyboard: seen before it passes, one step, one undo.
class TestRest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timePassesForEverybody();
    void whatTheRulesLeaveOpenIsAsked();
};

void TestRest::timePassesForEverybody()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("campaign.hitspread"));
    support::putSample(file);
    support::Program program(file);
    program.style.apply(Theme());
    QVERIFY(program.waitForFight());
    Keyboard::raise(program.window);
    Keyboard keys([&] { return program.settle(); });
    const Fight& fight = program.window.fight();
    const std::size_t entries = fight.snapshot().history.size();
    const EntryId undoable = fight.snapshot().undoable;

    keys.press(Qt::Key_T, Qt::ControlModifier);
    auto* dialog = program.find<RestDialog>("restDialog");
    QVERIFY(dialog && dialog->isVisible());
    Keyboard::raise(*dialog);
    auto* pass = dialog->findChild<QPushButton*>(QStringLiteral("restPass"));
    auto* list = dialog->findChild<QListWidget*>(QStringLiteral("restList"));
    QVERIFY(!pass->isEnabled());
    QCOMPARE(list->count(), 0);
    QCOMPARE(Keyboard::place(), QStringLiteral("restDays"));
    keys.write(QStringLiteral("42"));
    keys.goTo(QStringLiteral("restHospital"));
    keys.press(Qt::Key_Space);
    // Six weeks in hospital give somebody of the sample's wounded everything back.
    QVERIFY(list->count() > 0);
    QVERIFY(pass->isEnabled());
    QCOMPARE(fight.snapshot().history.size(), entries);
    keys.press(Qt::Key_Enter);
    QVERIFY(!dialog->isVisible());
    Keyboard::raise(program.window);
    QCOMPARE(fight.snapshot().history.size(), entries + 1);
    QCOMPARE(QString::fromStdString(fight.snapshot().history.front().title),
             QStringLiteral("42 days later, in hospital"));
    // It is an action with its explanation.
    QVERIFY(fight.snapshot().last && fight.snapshot().last->action == "rest");
    QVERIFY(!fight.snapshot().last->findings.steps.empty());
    QVERIFY(fight.snapshot().undoable != undoable);
    keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fight.snapshot().undoable, undoable);

    // What is too much is said, and nothing passes.
    keys.press(Qt::Key_T, Qt::ControlModifier);
    Keyboard::raise(*dialog);
    keys.write(QStringLiteral("1000"));
    QVERIFY(!pass->isEnabled());
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("restWords"))->text().contains(QStringLiteral("999")));
}

/// 3d6 roll-under prints no rate of healing (R3-D64): the game master says it.
void TestRest::whatTheRulesLeaveOpenIsAsked()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("campaign.hitspread"));
    support::putSample(file);
    support::Program program(file);
    program.style.apply(Theme());
    support::openBridge(program);
    support::setOf(program, "Bela", "hpLost", 5);
    Keyboard::raise(program.window);
    Keyboard keys([&] { return program.settle(); });
    keys.press(Qt::Key_T, Qt::ControlModifier);
    auto* dialog = program.find<RestDialog>("restDialog");
    QVERIFY(dialog && dialog->isVisible());
    Keyboard::raise(*dialog);
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("restHospital"))->isVisible());
    const auto* words = dialog->findChild<QLabel*>(QStringLiteral("restWords"));
    QCOMPARE(words->text(), QStringLiteral("How much time passes?"));
    keys.write(QStringLiteral("2"));
    QVERIFY2(words->text().contains(QStringLiteral("HP back each day")), qPrintable(words->text()));
    keys.goTo(QStringLiteral("rest_hpPerDay"));
    keys.write(QStringLiteral("2"));
    QCOMPARE(dialog->findChild<QListWidget*>(QStringLiteral("restList"))->count(), 1);
    keys.press(Qt::Key_Enter);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(support::standsAs(program, "Bela").hpLost, 1);
    // The next time it is there still.
    Keyboard::raise(program.window);
    keys.press(Qt::Key_T, Qt::ControlModifier);
    Keyboard::raise(*dialog);
    keys.write(QStringLiteral("1"));
    QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("restPass"))->isEnabled());
}

HITSPREAD_GUI_TEST(TestRest)
#include "tst_rest.moc"
