#include "models/historymodel.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/quietlist.h"
#include "windowprogram.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace hitspread;
using support::Program;

/// The history in the main window: found, filtered, gone back in and forward again.
class TestHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { QSettings().clear(); }
    void wordsFindStepsAsOneTypes();
    void kindsAndPeopleAreFiltered();
    void lettersInTheListMoveNothing();
    void oneGoesBackToAnyLineAndForwardAgain();
    void longHistoriesAreReadOnByScrolling();
    void whatIsListedIsExported();

private:
    static int lines(Program& program) { return program.find<QListView>("history")->model()->rowCount(); }
    static QString line(Program& program, int row)
    {
        return program.find<QListView>("history")->model()->index(row, 0).data().toString();
    }
    static int round(Program& program) { return program.window.fight().snapshot().encounter.round; }
    void countRounds(Program& program, int from, int to);
    void pick(Program& program, const char* action);
    void exportTo(Program& program, const QString& path);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestHistory::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_history"));
    QVERIFY(m_folder.isValid());
}

void TestHistory::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

/// Each round set by hand is a step of its own.
void TestHistory::countRounds(Program& program, int from, int to)
{
    for (int number = from; number <= to; ++number) {
        program.window.fight().setTime(number, 1);
        QVERIFY(support::waitUntil([&] { return round(program) == number && program.gateway.waiting() == 0; }));
    }
}

/// Chooses a line of the filter's menu.
void TestHistory::pick(Program& program, const char* action)
{
    auto* menu = program.find<QMenu>("historyFilterMenu");
    Q_EMIT menu->aboutToShow();
    auto* chosen = menu->findChild<QAction*>(QString::fromLatin1(action));
    QVERIFY(chosen);
    chosen->trigger();
    QVERIFY(program.settle());
}

void TestHistory::wordsFindStepsAsOneTypes()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QAbstractItemModelTester tester(program.find<QListView>("history")->model());
    countRounds(program, 11, 25);
    QCOMPARE(lines(program), 15);
    auto* search = program.find<QLineEdit>("historySearch");
    auto* found = program.find<QLabel>("historyFound");
    QVERIFY(found->isHidden());
    QTest::keyClicks(search, QStringLiteral("round 2"));
    QVERIFY(support::waitUntil([&] { return lines(program) == 7; }));
    QTRY_COMPARE(found->text(), QStringLiteral("7 steps"));
    QTest::keyClicks(search, QStringLiteral("5"));
    QVERIFY(support::waitUntil([&] { return lines(program) == 1; }));
    QCOMPARE(line(program, 0), QStringLiteral("Round 25, phase 1, “set by hand”"));
    // What is done meanwhile is found at once.
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(support::waitUntil([&] { return lines(program) == 15; }));
    QTest::keyClicks(search, QStringLiteral("round 99"));
    QVERIFY(support::waitUntil([&] { return lines(program) == 0; }));
    const QString said = program.find<QuietList>("history")->shownSentence();
    QVERIFY2(said.startsWith(QStringLiteral("No step fits")), qPrintable(said));
    program.window.fight().setTime(99, 1);
    QVERIFY(support::waitUntil([&] { return lines(program) == 1; }));
}

void TestHistory::kindsAndPeopleAreFiltered()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    const CombatantView who = fight.snapshot().combatants.at(1);
    fight.setByHand(who.combatant.id, "aims", 3);
    QVERIFY(support::waitUntil([&] { return lines(program) == 1; }));
    countRounds(program, 11, 12);
    fight.remove({fight.snapshot().combatants.back().combatant.id});
    QVERIFY(support::waitUntil([&] { return lines(program) == 4; }));
    fight.undo();
    QVERIFY(support::waitUntil([&] { return lines(program) == 5; }));

    pick(program, "action_show_hand");
    QTRY_COMPARE(lines(program), 3);
    pick(program, "action_show_people");
    QTRY_COMPARE(lines(program), 1);
    pick(program, "action_show_moves");
    QTRY_COMPARE(lines(program), 1);
    pick(program, "action_show_actions");
    QTRY_COMPARE(lines(program), 0);
    pick(program, "action_show_all");
    QTRY_COMPARE(lines(program), 5);
    pick(program, qPrintable(QStringLiteral("action_of_%1").arg(who.combatant.id)));
    QTRY_COMPARE(lines(program), 1);
    QVERIFY(line(program, 0).contains(QString::fromStdString(who.combatant.name)));
    // Another fight has other people.
    for (const Encounter& other : fight.snapshot().encounters) {
        if (other.id == fight.snapshot().encounter.id)
            continue;
        fight.open(other.id);
        break;
    }
    QVERIFY(support::waitUntil([&] { return fight.snapshot().find(who.combatant.id) == nullptr; }));
    QTRY_VERIFY(!program.find<QLabel>("historyFound")->isVisible());
}

/// walk 17: a word typed with the list in focus takes nothing back.
void TestHistory::lettersInTheListMoveNothing()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    countRounds(program, 11, 20);
    const QStringList before = program.state();
    const int listed = lines(program);
    auto* list = program.find<QListView>("history");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(5, 0));
    QTest::keyClicks(list, QStringLiteral("wrc"));
    QVERIFY(support::waitUntil([&] { return program.gateway.waiting() == 0; }));
    QCOMPARE(round(program), 20);
    QCOMPARE(lines(program), listed);
    QCOMPARE(program.state(), before);
    QVERIFY(program.window.fight().snapshot().trying.empty());
}

void TestHistory::oneGoesBackToAnyLineAndForwardAgain()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const QStringList before = program.state();
    const int start = round(program);
    countRounds(program, 11, 60);
    auto* list = program.find<QListView>("history");
    const auto press = [&](int row) {
        list->setFocus();
        list->setCurrentIndex(list->model()->index(row, 0));
        QTest::keyClick(list, Qt::Key_R, Qt::ControlModifier);
    };
    press(30);  // newest first: round 30
    QTRY_COMPARE(round(program), 30);
    QTRY_COMPARE(lines(program), 51);
    QCOMPARE(line(program, 0), QStringLiteral("Back to before: Round 31, phase 1"));
    QVERIFY(!list->model()->index(1, 0).data(HistoryModel::InForceRole).toBool());
    QVERIFY(list->model()->index(31, 0).data(HistoryModel::InForceRole).toBool());
    press(1);  // the last one, taken back: forward again
    QTRY_COMPARE(round(program), 60);
    QTRY_VERIFY(list->model()->index(3, 0).data(HistoryModel::InForceRole).toBool());
    QCOMPARE(line(program, 0), QStringLiteral("Forward to: Round 60, phase 1"));
    // A note is no place to go to.
    press(0);
    QVERIFY(program.settle());
    QCOMPARE(round(program), 60);
    program.window.fight().moveTo(0);
    QTRY_COMPARE(round(program), start);
    QCOMPARE(program.state(), before);
    program.window.fight().moveToEnd();
    QTRY_COMPARE(round(program), 60);
}

void TestHistory::longHistoriesAreReadOnByScrolling()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    countRounds(program, 11, 230);
    QCOMPARE(lines(program), 200);
    auto* model = program.find<QListView>("history")->model();
    QVERIFY(model->canFetchMore({}));
    model->fetchMore({});
    QTRY_COMPARE(lines(program), 220);
    QVERIFY(!model->canFetchMore({}));
    QCOMPARE(line(program, 219), QStringLiteral("Round 11, phase 1, “set by hand”"));
    program.window.fight().setTime(231, 1);
    QTRY_COMPARE(lines(program), 221);
    QCOMPARE(line(program, 0), QStringLiteral("Round 231, phase 1, “set by hand”"));
}

/// Chooses Export in the list's menu and types the name in the dialog.
void TestHistory::exportTo(Program& program, const QString& path)
{
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            // Later, or this timer would wait for the dialog it is to answer.
            QTimer::singleShot(0, menu, [menu] {
                menu->setActiveAction(menu->findChild<QAction*>(QStringLiteral("action_exportHistory")));
                QTest::keyClick(menu, Qt::Key_Return);
            });
        } else if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            dialog->findChild<QLineEdit*>()->setText(path);
            QMetaObject::invokeMethod(dialog, "accept", Qt::DirectConnection);
        }
    });
    poll.start(50);
    auto* list = program.find<QListView>("history");
    Q_EMIT list->customContextMenuRequested(list->visualRect(list->model()->index(0, 0)).center());
    poll.stop();
    QVERIFY(program.settle());
}

void TestHistory::whatIsListedIsExported()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    countRounds(program, 11, 13);
    auto* search = program.find<QLineEdit>("historySearch");
    QTest::keyClicks(search, QStringLiteral("round 12"));
    QVERIFY(support::waitUntil([&] { return lines(program) == 1; }));
    const auto written = [&](const char* name) {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    exportTo(program, m_folder.filePath(QStringLiteral("listed.csv")));
    const QByteArray table = written("listed.csv");
    QCOMPARE(table.count("\r\n"), 2);
    QVERIFY(table.startsWith("Number,Round,Phase,Time,Kind,Who,Whom,Title,Reason,In force,Values changed\r\n"));
    QVERIFY2(table.endsWith(",Set by hand,,,\"Round 12, phase 1\",set by hand,yes,\r\n"), table.constData());
    QVERIFY(program.window.statusBar()->currentMessage().contains(QStringLiteral("listed.csv")));

    QTest::keyClick(search, Qt::Key_Escape);
    search->clear();
    QVERIFY(support::waitUntil([&] { return lines(program) == 3; }));
    exportTo(program, m_folder.filePath(QStringLiteral("all.txt")));
    const QByteArray text = written("all.txt");
    QVERIFY(text.startsWith("Harbour Gate\n\n"));
    QVERIFY(text.indexOf("Round 11, phase 1") < text.indexOf("Round 13, phase 1"));
    exportTo(program, m_folder.filePath(QStringLiteral("all.json")));
    QCOMPARE(QJsonDocument::fromJson(written("all.json")).array().size(), 3);
    // What is there stays, and it is said.
    QVERIFY(!program.find<ProblemBar>("problemBar")->isVisible());
    exportTo(program, m_folder.filePath(QStringLiteral("listed.csv")));
    QCOMPARE(written("listed.csv"), table);
    QVERIFY(program.find<ProblemBar>("problemBar")->text().contains(QStringLiteral("listed.csv")));
}

HITSPREAD_GUI_TEST(TestHistory)
#include "tst_history.moc"
