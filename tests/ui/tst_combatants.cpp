#include "keyboard.h"
#include "models/fight/combatantsmodel.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "rules/systems/threed/character.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/widgets/marklook.h"
#include "windowprogram.h"

#include <QAbstractItemDelegate>
#include <QAction>
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleOptionViewItem>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <functional>
#include <initializer_list>

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
        keys.press(Qt::Key_Plus);
        QVERIFY(adding() && adding()->isVisible());
        Keyboard::raise(*adding());
    }
    [[nodiscard]] QListView& list() { return *find<QListView>("combatants"); }
    [[nodiscard]] QStringList selected()
    {
        QStringList all;
        for (int row = 0; row < list().model()->rowCount(); ++row) {
            const QModelIndex index = list().model()->index(row, 0);
            if (list().selectionModel()->isSelected(index))
                all << index.data().toString();
        }
        return all;
    }
    /// On the list, one down for each of these, with its keys held.
    void goDown(std::initializer_list<Qt::KeyboardModifiers> steps)
    {
        keys.goTo(QStringLiteral("combatants"));
        for (const Qt::KeyboardModifiers held : steps)
            keys.press(Qt::Key_Down, held);
    }
    void click(int row, Qt::KeyboardModifiers held)
    {
        const QModelIndex index = list().model()->index(row, 0);
        list().scrollTo(index);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, held, list().visualRect(index).center());
        QVERIFY(settle());
    }
    /// Whose value fits, in the order of the list.
    QStringList those(const std::function<bool(const Combatant&)>& fits)
    {
        QStringList all;
        for (const CombatantView& view : window.fight().snapshot().combatants) {
            if (fits(view.combatant))
                all << QString::fromStdString(view.combatant.name);
        }
        return all;
    }
    QString words(const char* action) { return find<QAction>(action)->text(); }
    int steps() { return find<QListView>("history")->model()->rowCount(); }
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
    void severalAtOnceByKeyboard();
    void severalLeaveAtOnce();
    void whoIsSoAlreadyStaysOut();
    void severalByMouse();
    void aDoubleClickOpensHisSheet();
    void theWorstStaysInSightHoweverNarrow();
    void longerWordsWidenNothing();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

/// Down, under fire and short of an Action: a narrow row shows the icon of the worst rather than how many there are.
void TestCombatants::theWorstStaysInSightHoweverNarrow()
{
    Room room(m_file);
    const RecordId who = room.window.fight().snapshot().combatants.front().combatant.id;
    for (const auto& [field, value] :
         {std::pair{"posture", static_cast<int>(threed::Posture::Down)}, {"shooters", 2}, {"actionsLost", 1}}) {
        room.window.fight().byHand().setValue(who, field, value);
        QVERIFY(room.settle());
    }
    const QAbstractItemModel& model = *room.list().model();
    int row = 0;
    while (row < model.rowCount()
           && model.index(row, 0).data(CombatantsModel::IdRole).toLongLong() != static_cast<qlonglong>(who))
        ++row;
    QVERIFY(row < model.rowCount());
    const QColor pen = room.style.theme().colour(lookOf(Mark::Posture).token);
    QStringList without;
    for (int wide = 235; wide <= 330; wide += 5) {
        QStyleOptionViewItem option;
        option.initFrom(&room.list());
        option.widget = &room.list();
        const QAbstractItemDelegate* delegate = room.list().itemDelegate();
        option.rect = QRect(0, 0, wide, delegate->sizeHint(option, model.index(row, 0)).height());
        QImage image(option.rect.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(room.style.theme().colour(Token::Surface));
        QPainter painter(&image);
        delegate->paint(&painter, option, model.index(row, 0));
        painter.end();
        int found = 0;
        for (int y = image.height() / 2; y < image.height(); ++y) {
            for (int x = wide / 2; x < wide; ++x)
                found += image.pixelColor(x, y) == pen ? 1 : 0;
        }
        if (found == 0)
            without << QString::number(wide);
    }
    QCOMPARE(without.join(u' '), QString());
}

/// "Take held" is longer than "Hold": the panel keeps its width, and the list beside it.
void TestCombatants::longerWordsWidenNothing()
{
    Room room(m_file);
    room.window.resize(1280, 720);
    const RecordId who = room.window.fight().snapshot().combatants.front().combatant.id;
    room.window.fight().setActive(who);
    room.window.fight().byHand().setValue(who, "actionsLeft", 0);
    QVERIFY(room.rest());
    const auto* card = room.find<QWidget>("activeCard");
    const int wide = card->width();
    const int listed = room.list().width();
    room.window.fight().byHand().setValue(who, "actionsHeld", 1);
    QVERIFY(room.rest());
    const auto* hold = room.find<QPushButton>("quick_hold");
    QTRY_VERIFY(hold->text().startsWith(QStringLiteral("Take held")));
    QVERIFY(room.rest());
    QVERIFY(hold->width() >= hold->minimumSizeHint().width());
    QCOMPARE(card->width(), wide);
    QCOMPARE(room.list().width(), listed);
}

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
    support::putSample(m_file);
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
    room.keys.press(Qt::Key_End);
    room.keys.press(Qt::Key_Return);
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

/// Flight, side and colour of all who are selected are one step each, and who acts and who is aimed at stay who they are.
void TestCombatants::severalAtOnceByKeyboard()
{
    Room room(m_file);
    const QStringList all = room.names();
    const FightChoice choice = room.window.fight().choice();
    room.goDown({Qt::NoModifier});
    room.keys.press(Qt::Key_Home);
    room.goDown({Qt::ShiftModifier, Qt::ShiftModifier});
    const QStringList three = all.mid(0, 3);
    QCOMPARE(room.selected(), three);
    QCOMPARE(room.words("action_flee"), QStringLiteral("3 combatants &flee"));
    QCOMPARE(room.words("action_removeCombatant"), QStringLiteral("&Take 3 combatants out of the fight"));
    QVERIFY(room.words("action_condition").contains(QStringLiteral("3 combatants")));
    QVERIFY(!room.find<QAction>("action_renameCombatant")->isEnabled());
    QVERIFY(room.find<QLabel>("combatantsHint")->toolTip().contains(QLatin1Char('3'))
            || room.find<QLabel>("combatantsHint")->text().contains(QLatin1Char('3')));
    QCOMPARE(room.window.fight().choice(), choice);
    const auto isAway = [](const Combatant& who) { return who.away; };
    room.keys.press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(room.those(isAway), three);
    QCOMPARE(room.steps(), 1);
    QCOMPARE(room.list().model()->rowCount(), static_cast<int>(all.size()));
    QCOMPARE(room.selected(), three);
    QCOMPARE(room.words("action_flee"), QStringLiteral("3 combatants come &back"));
    room.keys.press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(room.those(isAway), QStringList());
    QCOMPARE(room.steps(), 2);
    room.keys.press(Qt::Key_3, Qt::AltModifier);
    const auto isOther = [](const Combatant& who) { return who.side == Side::Others; };
    QCOMPARE(room.those(isOther), three);
    room.keys.press(Qt::Key_L, Qt::ControlModifier);
    room.keys.press(Qt::Key_6);
    Keyboard::raise(room.window);
    QCOMPARE(room.those([](const Combatant& who) { return who.colour == 6; }), three);
    QCOMPARE(room.steps(), 4);
    for (int i = 0; i < 2; ++i)
        room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.those(isOther), QStringList());
    QCOMPARE(room.those([](const Combatant& who) { return who.colour == 6; }), QStringList());
    room.keys.goTo(QStringLiteral("combatants"));
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(room.selected(), all);
    // An arrow alone is about one again.
    room.keys.press(Qt::Key_Home);
    QCOMPARE(room.selected(), all.mid(0, 1));
    QVERIFY(room.words("action_flee").contains(all.front()));
}

void TestCombatants::severalLeaveAtOnce()
{
    Room room(m_file);
    const QStringList all = room.names();
    room.goDown({Qt::NoModifier, Qt::ControlModifier, Qt::ControlModifier});
    // The keyboard is elsewhere, but nobody is taken in yet.
    QCOMPARE(room.selected(), all.mid(1, 1));
    QVERIFY(room.words("action_removeCombatant").contains(all.at(1)));
    room.keys.press(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(room.selected(), (QStringList{all.at(1), all.at(3)}));
    room.keys.press(Qt::Key_Delete);
    QStringList rest = all;
    rest.removeAt(3);
    rest.removeAt(1);
    QCOMPARE(room.names(), rest);
    QCOMPARE(room.steps(), 1);
    QCOMPARE(Keyboard::place(), QStringLiteral("combatants"));
    QCOMPARE(room.selected().size(), 1);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.names(), all);
    // The keyboard is at somebody else than who is selected, and stays so when the list is made anew.
    room.keys.goTo(QStringLiteral("combatants"));
    room.keys.press(Qt::Key_Home);
    room.goDown({Qt::ControlModifier, Qt::ControlModifier});
    QCOMPARE(room.selected(), all.mid(0, 1));
    room.window.fight().steps().redo();
    QVERIFY(room.settle());
    QCOMPARE(room.names(), rest);
    QCOMPARE(room.selected(), all.mid(0, 1));
    QCOMPARE(room.list().currentIndex().data().toString(), all.at(2));
}

/// Of several those flee who are still there; the step names nobody else.
void TestCombatants::whoIsSoAlreadyStaysOut()
{
    Room room(m_file);
    const QStringList all = room.names();
    room.goDown({Qt::NoModifier});
    room.keys.press(Qt::Key_E, Qt::ControlModifier);
    // Who is out stands last, and the keyboard went along: above him are the last two who are still there.
    const QStringList lastTwo = all.mid(all.size() - 2);
    for (int i = 0; i < 2; ++i)
        room.keys.press(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(room.selected(), lastTwo + all.mid(1, 1));
    QCOMPARE(room.words("action_flee"), QStringLiteral("2 combatants &flee"));
    room.keys.press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(room.those([](const Combatant& who) { return who.away; }), all.mid(1, 1) + lastTwo);
    QCOMPARE(room.find<QListView>("history")->model()->index(0, 0).data().toString(),
             QStringLiteral("%1, %2: flees").arg(lastTwo.at(0), lastTwo.at(1)));
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.those([](const Combatant& who) { return who.away; }), all.mid(1, 1));
}

void TestCombatants::severalByMouse()
{
    Room room(m_file);
    const QStringList all = room.names();
    const Fight& fight = room.window.fight();
    room.click(0, {});
    QCOMPARE(QString::fromStdString(fight.active()->combatant.name), all.at(0));
    const FightChoice choice = fight.choice();
    room.click(3, Qt::ShiftModifier);
    QCOMPARE(room.selected(), all.mid(0, 4));
    room.click(1, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(room.selected(), (QStringList{all.at(0), all.at(2), all.at(3)}));
    QCOMPARE(fight.choice(), choice);
    QCOMPARE(room.words("action_flee"), QStringLiteral("3 combatants &flee"));
    // With Ctrl alone a click aims, as ever, and commands are about him.
    room.click(4, Qt::ControlModifier);
    QCOMPARE(QString::fromStdString(fight.target()->combatant.name), all.at(4));
    QCOMPARE(QString::fromStdString(fight.active()->combatant.name), all.at(0));
    QCOMPARE(room.selected(), all.mid(4, 1));
    room.click(2, Qt::ShiftModifier);
    room.click(3, {});
    QCOMPARE(room.selected(), all.mid(3, 1));
    QCOMPARE(QString::fromStdString(fight.active()->combatant.name), all.at(3));
}

void TestCombatants::aDoubleClickOpensHisSheet()
{
    Room room(m_file);
    const QModelIndex last = room.list().model()->index(room.list().model()->rowCount() - 1, 0);
    // The second of two clicks.
    room.click(last.row(), Qt::NoModifier);
    QTest::mouseDClick(room.list().viewport(), Qt::LeftButton, {}, room.list().visualRect(last).center());
    QVERIFY(room.settle());
    const auto* sheet = room.find<SheetWindow>("sheetWindow");
    QVERIFY(sheet);
    QTRY_VERIFY(sheet->isVisible());
    QTRY_VERIFY2(sheet->windowTitle().contains(last.data().toString()), qPrintable(sheet->windowTitle()));
}

HITSPREAD_GUI_TEST(TestCombatants)
#include "tst_combatants.moc"
