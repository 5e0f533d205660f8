#include "models/fight.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/systems/threed/meleedialog.h"
#include "windowprogram.h"

#include <QListView>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;
using support::Program;

/// How many inputs an attack takes from the main window until it is applied, when nothing unusual is wanted.
class TestInputs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { QSettings().clear(); }
    void anAttackTakesThreeInputs_data();
    void anAttackTakesThreeInputs();

private:
    static RecordId idOf(Program& program, const QString& name);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestInputs::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_inputs"));
    QVERIFY(m_folder.isValid());
}

void TestInputs::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

RecordId TestInputs::idOf(Program& program, const QString& name)
{
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (QString::fromStdString(view.combatant.name) == name)
            return view.combatant.id;
    }
    return 0;
}

void TestInputs::anAttackTakesThreeInputs_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("aims");
    QTest::addColumn<QString>("action");
    QTest::newRow("aimed shot") << static_cast<int>(Qt::Key_F) << 3 << QStringLiteral("shot");
    QTest::newRow("wild shot") << static_cast<int>(Qt::Key_F) << 0 << QStringLiteral("shot");
    QTest::newRow("melee attack without defence") << static_cast<int>(Qt::Key_M) << 0 << QStringLiteral("melee");
}

void TestInputs::anAttackTakesThreeInputs()
{
    QFETCH(int, key);
    QFETCH(int, aims);
    QFETCH(QString, action);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    fight.setActive(idOf(program, QStringLiteral("Ines Varga")));
    fight.setTarget(idOf(program, QStringLiteral("Gate Guard 2")));
    if (aims > 0) {
        fight.setByHand(fight.active()->combatant.id, "aims", aims);
        QVERIFY(QTest::qWaitFor([&] { return program.gateway.waiting() == 0 && fight.snapshot().undoable != 0; }));
    }
    const EntryId before = fight.snapshot().undoable;
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));

    int inputs = 1;
    QTest::keyClick(&program.window, static_cast<Qt::Key>(key));
    AttackDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = key == Qt::Key_M
                     ? static_cast<AttackDialog*>(program.find<threed::MeleeDialog>("meleeDialog"))
                     : program.dialog())
                && dialog->isVisible() && dialog->presenter().isReady());
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    while (inputs < 10 && fight.snapshot().undoable == before) {
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
        ++inputs;
        (void)QTest::qWaitFor([&] { return program.gateway.waiting() == 0; });
        QCoreApplication::processEvents();
    }
    QVERIFY(fight.snapshot().last != nullptr);
    QCOMPARE(QString::fromStdString(fight.snapshot().last->action), action);
    QVERIFY2(inputs <= 3, qPrintable(QStringLiteral("%1 inputs").arg(inputs)));
}

HITSPREAD_GUI_TEST(TestInputs)
#include "tst_inputs.moc"
