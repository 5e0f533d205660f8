#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "support/sourcepath.h"
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
    void actionsAreFoundByWhatTheyAreCalled_data();
    void actionsAreFoundByWhatTheyAreCalled();
    void everyLineNamesWhoActs();
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
        program.window.fight().byHand().setTime(number, 1);
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
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(support::waitUntil([&] { return lines(program) == 15; }));
    // Once more leaves it: the keys are the fight's again, from the list as well.
    QCOMPARE(program.window.focusWidget(), search);
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(program.window.focusWidget() && program.window.focusWidget() != search);
    auto* steps = program.find<QListView>("history");
    steps->setFocus();
    QTest::keyClick(steps, Qt::Key_Escape);
    QVERIFY(program.window.focusWidget() && program.window.focusWidget() != steps);
    QTest::keyClicks(search, QStringLiteral("round 99"));
    QVERIFY(support::waitUntil([&] { return lines(program) == 0; }));
    const QString said = program.find<QuietList>("history")->shownSentence();
    QVERIFY2(said.startsWith(QStringLiteral("No step fits")), qPrintable(said));
    program.window.fight().byHand().setTime(99, 1);
    QVERIFY(support::waitUntil([&] { return lines(program) == 1; }));
}

void TestHistory::kindsAndPeopleAreFiltered()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    const CombatantView who = fight.snapshot().combatants.at(1);
    fight.byHand().setValue(who.combatant.id, "aims", 3);
    QVERIFY(support::waitUntil([&] { return lines(program) == 1; }));
    countRounds(program, 11, 12);
    fight.people().remove({fight.snapshot().combatants.back().combatant.id});
    QVERIFY(support::waitUntil([&] { return lines(program) == 4; }));
    fight.steps().undo();
    // What was taken back says so where it stands; the note of it is there for whoever asks.
    const auto newestStands = [&] {
        return program.find<QListView>("history")->model()->index(0, 0).data(HistoryModel::InForceRole).toBool();
    };
    QVERIFY(support::waitUntil([&] { return !newestStands(); }));
    QCOMPARE(lines(program), 4);

    pick(program, "action_show_hand");
    QTRY_COMPARE(lines(program), 3);
    pick(program, "action_show_people");
    QTRY_COMPARE(lines(program), 1);
    pick(program, "action_show_moves");
    QTRY_COMPARE(lines(program), 1);
    pick(program, "action_show_actions");
    QTRY_COMPARE(lines(program), 0);
    pick(program, "action_show_all");
    QTRY_COMPARE(lines(program), 4);
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

void TestHistory::actionsAreFoundByWhatTheyAreCalled_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("title");
    QTest::addColumn<Matter>("matter");
    QTest::newRow("also called") << QStringLiteral("fire") << QStringLiteral("Ines Varga → Sgt Holt: Torso 14 → 1/14")
                                 << Matter::Attack;
    QTest::newRow("with a name") << QStringLiteral("holt fire")
                                 << QStringLiteral("Ines Varga → Sgt Holt: Torso 14 → 1/14") << Matter::Attack;
    QTest::newRow("called") << QStringLiteral("chang") << QStringLiteral("Round 3, phase 2") << Matter::Time;
    QTest::newRow("another deed") << QStringLiteral("grenade")
                                  << QStringLiteral("Shard grenade: at the gate, left lying") << Matter::Ground;
    QTest::newRow("another name") << QStringLiteral("odile fire") << QString() << Matter::Other;
}

/// walk 32: what was done is found by its name, though no line of the log holds it. A campaign of an older version.
void TestHistory::actionsAreFoundByWhatTheyAreCalled()
{
    QFETCH(QString, words);
    QFETCH(QString, title);
    QFETCH(Matter, matter);
    const QString old = m_folder.filePath(QStringLiteral("old%1.hitspread").arg(m_count));
    QVERIFY(QFile::copy(support::sourcePath(QStringLiteral("tests/fixtures/campaigns/schema-5.hitspread")), old));
    QFile(old).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    Program program(old);
    QVERIFY(program.waitForFight());
    const int all = lines(program);
    QVERIFY(all > 1);
    QTest::keyClicks(program.find<QLineEdit>("historySearch"), words);
    QVERIFY(support::waitUntil([&] { return lines(program) == (title.isEmpty() ? 0 : 1); }));
    if (title.isEmpty())
        return;
    const QModelIndex found = program.find<QListView>("history")->model()->index(0, 0);
    // Worded anew, whatever its title was when it was written.
    QTRY_VERIFY2(found.data().toString().startsWith(title), qPrintable(found.data().toString()));
    QCOMPARE(found.data(HistoryModel::MatterRole).toInt(), static_cast<int>(matter));
    // Who does not see the icon is told.
    if (matter == Matter::Attack)
        QCOMPARE(found.data(Qt::AccessibleTextRole).toString().section(u':', 0, 0), QStringLiteral("R3 P2, Shot"));
}

/// Two actions of one in a phase: every line names who acts, for the list is read upwards as well.
void TestHistory::everyLineNamesWhoActs()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    const QString who = QString::fromStdString(fight.snapshot().combatants.front().combatant.name);
    const auto note = [&](const QString& title) {
        const RecordId encounter = fight.snapshot().encounter.id;
        fight.change([encounter, title](CampaignServices& services) {
            LogEntry entry;
            entry.scope = {ScopeKind::Encounter, encounter};
            entry.kind = EntryKind::Action;
            entry.title = title.toStdString();
            entry.round = 3;
            entry.phase = 2;
            entry.parent = services.history.undoable(entry.scope);
            services.campaign.atomically(
                [&] { services.campaign.log().setHead(entry.scope, services.campaign.log().append(entry)); });
        });
    };
    note(who + QStringLiteral(" → Gate Guard 2: missed"));
    note(who + QStringLiteral(" → Gate Guard 1: missed"));
    note(who + QStringLiteral(": Reload"));
    QVERIFY(support::waitUntil([&] { return lines(program) == 3; }));
    auto* model = program.find<QListView>("history")->model();
    const auto shown = [&](int row) { return model->index(row, 0).data().toString(); };
    QCOMPARE(shown(0), who + QStringLiteral(": Reload"));
    QCOMPARE(shown(1), who + QStringLiteral(" → Gate Guard 1: missed"));
    QCOMPARE(shown(2), who + QStringLiteral(" → Gate Guard 2: missed"));
}

/// walk 17: a word typed with the list in focus takes nothing back.
void TestHistory::lettersInTheListMoveNothing()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    countRounds(program, 11, 20);
    const QStringList before = program.state();
    auto* list = program.find<QListView>("history");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(5, 0));
    // Whoever types there looks for something: M is no blow, R no roll, E is not the next one's turn.
    QTest::keyClicks(list, QStringLiteral("merc"));
    QVERIFY(support::waitUntil([&] { return program.gateway.waiting() == 0; }));
    QCOMPARE(program.find<QLineEdit>("historySearch")->text(), QStringLiteral("merc"));
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(!program.find<QWidget>("meleeDialog") || !program.find<QWidget>("meleeDialog")->isVisible());
    QCOMPARE(round(program), 20);
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
    QTRY_VERIFY(!list->model()->index(0, 0).data(HistoryModel::InForceRole).toBool());
    QCOMPARE(lines(program), 50);
    QVERIFY(!list->model()->index(29, 0).data(HistoryModel::InForceRole).toBool());
    QVERIFY(list->model()->index(30, 0).data(HistoryModel::InForceRole).toBool());
    press(0);  // the last one, taken back: forward again
    QTRY_COMPARE(round(program), 60);
    QTRY_VERIFY(list->model()->index(0, 0).data(HistoryModel::InForceRole).toBool());
    pick(program, "action_show_moves");
    QTRY_COMPARE(lines(program), 2);
    QCOMPARE(line(program, 0), QStringLiteral("Forward to: Round 60, phase 1"));
    QCOMPARE(line(program, 1), QStringLiteral("Back to before: Round 31, phase 1"));
    // A note is no place to go to.
    press(0);
    QVERIFY(program.settle());
    QCOMPARE(round(program), 60);
    program.window.fight().steps().moveTo(0);
    QTRY_COMPARE(round(program), start);
    QCOMPARE(program.state(), before);
    program.window.fight().steps().moveToEnd();
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
    program.window.fight().byHand().setTime(231, 1);
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
    QVERIFY(table.startsWith(
        "\xef\xbb\xbfNumber,Round,Phase,Local time,Time (UTC),Kind,Who,Whom,Title,Reason,In force,Values changed\r\n"));
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
