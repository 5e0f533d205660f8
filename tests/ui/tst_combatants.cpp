#include "keyboard.h"
#include "models/combatantsmodel.h"
#include "storage/samplecampaign.h"
#include "windowprogram.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace hitspread;
using support::Keyboard;

namespace {

/// The program with its keyboard, and what is said of who is there.
struct Room : support::Program {
    explicit Room(const QString& file) : support::Program(file)
    {
        [&] { QVERIFY(waitForFight()); }();
        Keyboard::raise(window);
    }
    QDialog* adding() { return find<QDialog>("addCombatants"); }
    void openAdding()
    {
        keys.press(Qt::Key_A);
        QVERIFY(adding() && adding()->isVisible());
        Keyboard::raise(*adding());
    }
    QString comesAs() { return find<QLabel>("addNames")->text(); }
    QStringList names()
    {
        QStringList all;
        for (const CombatantView& view : window.fight().snapshot().combatants)
            all << QString::fromStdString(view.combatant.name);
        return all;
    }

    Keyboard keys{[this] { return settle(); }};
};

}  // namespace

/// Who comes into the fight in view and who leaves it, by keyboard.
class TestCombatants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void threeOfOneKind();
    void nobodyOfThatNameIsTyped();
    void countOutOfRange();
    void takenOutAndBack();
    void nobodyLeavesWithDiceOnTheTable();
    void controlEnterAims();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestCombatants::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_combatants"));
    QVERIFY(m_folder.isValid());
}

void TestCombatants::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    storage::SampleCampaign::create(m_file).reset();
}

void TestCombatants::threeOfOneKind()
{
    Room room(m_file);
    const QStringList before = room.names();
    room.openAdding();
    room.keys.write(QStringLiteral("3x gua"));
    QCOMPARE(room.find<QLineEdit>("addSearch")->text(), QStringLiteral("gua"));
    QCOMPARE(room.find<QLineEdit>("addCount")->text(), QStringLiteral("3"));
    const QStringList newcomers{QStringLiteral("Gate Guard 3"), QStringLiteral("Gate Guard 4"),
                                QStringLiteral("Gate Guard 5")};
    QVERIFY2(room.comesAs().endsWith(newcomers.join(QStringLiteral(", "))), qPrintable(room.comesAs()));
    room.keys.press(Qt::Key_Return);
    QVERIFY(!room.adding()->isVisible());
    Keyboard::raise(room.window);
    QCOMPARE(room.names(), before + newcomers);
    QCOMPARE(room.window.fight().snapshot().combatants.back().combatant.side, Side::Opponents);
    // They carry what guards carry.
    QVERIFY(!room.window.fight().snapshot().combatants.back().weapons.empty());
    QCOMPARE(room.find<QListView>("combatants")->currentIndex().data().toString(), newcomers.front());
    QCOMPARE(room.find<QListView>("history")->model()->rowCount(), 1);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.names(), before);
    room.keys.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(room.names(), before + newcomers);
}

void TestCombatants::nobodyOfThatNameIsTyped()
{
    Room room(m_file);
    const QStringList before = room.names();
    room.openAdding();
    room.keys.write(QStringLiteral("zzz"));
    auto* found = room.find<QTreeWidget>("addFound");
    QCOMPARE(found->topLevelItemCount(), 1);
    QVERIFY(found->topLevelItem(0)->text(0).contains(QStringLiteral("zzz")));
    QVERIFY(room.comesAs().endsWith(QStringLiteral("zzz")));
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!room.adding()->isVisible());
    QCOMPARE(room.names(), before);
}

void TestCombatants::countOutOfRange()
{
    Room room(m_file);
    room.openAdding();
    room.keys.goTo(QStringLiteral("addCount"));
    for (const char* wrong : {"0", "100", "x"}) {
        room.keys.press(Qt::Key_A, Qt::ControlModifier);
        room.keys.write(QLatin1String(wrong));
        QVERIFY2(!room.find<QPushButton>("addButton")->isEnabled(), wrong);
        QVERIFY2(room.comesAs().contains(QStringLiteral("99")), wrong);
    }
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("2"));
    QVERIFY(room.find<QPushButton>("addButton")->isEnabled());
}

void TestCombatants::takenOutAndBack()
{
    Room room(m_file);
    const QStringList before = room.names();
    const QStringList values = room.state();
    room.keys.goTo(QStringLiteral("combatants"));
    room.keys.press(Qt::Key_Home);
    room.keys.press(Qt::Key_Down);
    const QString leaving = room.find<QListView>("combatants")->currentIndex().data().toString();
    QVERIFY(before.contains(leaving));
    room.keys.press(Qt::Key_Delete);
    QStringList rest = before;
    rest.removeOne(leaving);
    QCOMPARE(room.names(), rest);
    // The keyboard is on whoever stands there now.
    QCOMPARE(Keyboard::place(), QStringLiteral("combatants"));
    QCOMPARE(room.find<QListView>("combatants")->currentIndex().data().toString(), rest.at(1));
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.names(), before);
    QCOMPARE(room.state(), values);
}

void TestCombatants::nobodyLeavesWithDiceOnTheTable()
{
    Room room(m_file);
    room.aimAtGuard();
    const QStringList before = room.names();
    room.keys.press(Qt::Key_F);
    Keyboard::raise(*room.dialog());
    room.keys.press(Qt::Key_5);
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!room.dialog()->isVisible());
    Keyboard::raise(room.window);
    room.keys.goTo(QStringLiteral("combatants"));
    room.keys.press(Qt::Key_Home);
    auto* list = room.find<QListView>("combatants");
    for (int i = 0; i < 20 && list->currentIndex().data().toString() != QStringLiteral("Ines Varga"); ++i)
        room.keys.press(Qt::Key_Down);
    room.keys.press(Qt::Key_Delete);
    QCOMPARE(room.names(), before);
    QVERIFY(room.find<QWidget>("problemBar")->isVisible());
}

void TestCombatants::controlEnterAims()
{
    Room room(m_file);
    room.keys.goTo(QStringLiteral("combatants"));
    room.keys.press(Qt::Key_Home);
    room.keys.press(Qt::Key_Return);
    auto* list = room.find<QListView>("combatants");
    const QString first = list->currentIndex().data().toString();
    room.keys.press(Qt::Key_End);
    const QString last = list->currentIndex().data().toString();
    QVERIFY(first != last);
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(QString::fromStdString(room.window.fight().active()->combatant.name), first);
    QCOMPARE(QString::fromStdString(room.window.fight().target()->combatant.name), last);
}

QTEST_MAIN(TestCombatants)
#include "tst_combatants.moc"
