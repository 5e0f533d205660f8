#include "fightroom.h"
#include "models/history/historymodel.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/encounter/endfightdialog.h"
#include "ui/encounter/newfightdialog.h"
#include "ui/encounter/restdialog.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolBar>
#include <QTreeWidget>

#include <algorithm>

using namespace hitspread;
using support::Keyboard;

namespace {

/// What is done in it with the party of the sample campaign.
struct GoingOnRoom : support::FightRoom {
    using FightRoom::FightRoom;
    /// A fight with the party and nobody else.
    void begin(const QString& name)
    {
        QVERIFY(openNew<NewFightDialog>());
        keys.write(name);
        QTRY_VERIFY(find<NewFightDialog>("newFight")->findChild<QPushButton*>(QStringLiteral("addParty"))->isEnabled());
        keys.goTo(QStringLiteral("addParty"));
        keys.press(Qt::Key_Space);
        keys.press(Qt::Key_Return, Qt::ControlModifier);
        back();
        QTRY_COMPARE(QString::fromStdString(fight().encounter.name), name);
    }
    EndFightDialog* openEnd()
    {
        return open<EndFightDialog>("endFight", Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    }
    [[nodiscard]] int value(const char* name, const char* field)
    {
        const CombatantView* who = called(name);
        const AnyRecord& state = who->combatant.condition;
        return state.declaration().find(field)->number(state.data(), 0);
    }
    [[nodiscard]] int rounds(const char* name)
    {
        const AnyRecord& state = called(name)->weapons.front().possession.state;
        return state.declaration().find("rounds")->number(state.data(), 0);
    }
    /// So much of a track lost, and one round fired.
    void harm(const char* name, int points)
    {
        const CombatantView* who = called(name);
        const auto change = [](RecordKind kind, RecordId id, const char* field, int before, int after) {
            LoggedChange one;
            one.record = {kind, id};
            one.field = field;
            one.before = std::int64_t{before};
            one.after = std::int64_t{after};
            return one;
        };
        const int lost = value(name, "bruisingTotal");
        const int left = rounds(name);
        const std::vector<LoggedChange> changes{
            change(RecordKind::Condition, who->combatant.id, "bruisingTotal", lost, lost + points),
            change(RecordKind::WeaponState, who->weapons.front().possession.id, "rounds", left, left - 1)};
        window.fight().change([encounter = fight().encounter.id, changes](CampaignServices& services) {
            services.encounters.setByHand(encounter, changes, "test");
        });
        QVERIFY(settle());
    }
};

}  // namespace

/// Wounds, rounds and days between: what one fight left of people is there in the next, by keyboard.
class TestGoingOn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void threeFightsWithAFortnightBetween();
    void theGameMasterChooses();
    void nothingOfARoundShowsBetweenFights();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestGoingOn::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_goingon"));
    QVERIFY(m_folder.isValid());
}

void TestGoingOn::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

/// 3D-BRUISE-05 gives a point of bruising back each hour, so that nothing of it is left after a fortnight; rounds nobody gives back.
void TestGoingOn::threeFightsWithAFortnightBetween()
{
    constexpr const char* kWho = "Ines Varga";
    GoingOnRoom room(m_file);
    int full = 0;
    for (int fight = 0; fight < 3; ++fight) {
        room.begin(QStringLiteral("Fight %1").arg(fight + 1));
        QCOMPARE(room.fight().combatants.size(), std::size_t{5});
        for (const CombatantView& one : room.fight().combatants)
            QCOMPARE(one.combatant.side, Side::Players);
        if (fight == 0)
            full = room.rounds(kWho);
        QCOMPARE(room.rounds(kWho), full - fight);
        QCOMPARE(room.value(kWho, "bruisingTotal"), 0);
        room.harm(kWho, 5);

        auto* end = room.openEnd();
        QVERIFY(end);
        auto* list = end->findChild<QTreeWidget*>(QStringLiteral("endList"));
        QCOMPARE(list->topLevelItemCount(), 5);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(list->topLevelItem(i)->checkState(0), Qt::Checked);
        room.keys.press(Qt::Key_Return);
        Keyboard::raise(room.window);
        QVERIFY(!end->isVisible());
        QTRY_VERIFY(room.fight().encounter.between);
        QCOMPARE(room.fight().combatants.size(), std::size_t{5});
        QCOMPARE(room.value(kWho, "bruisingTotal"), 5);
        QCOMPARE(room.rounds(kWho), full - fight - 1);
        if (fight == 2)
            break;
        // Where nobody fights the next thing is that time passes, by either key.
        const auto* brass = room.find<QPushButton>("fireButton");
        QVERIFY2(brass->text().startsWith(QStringLiteral("Let time pass")), qPrintable(brass->text()));
        QVERIFY(!room.find<QLabel>("whyNot")->isVisible());
        auto* rest = fight == 0 ? room.open<RestDialog>("restDialog", Qt::Key_E, Qt::NoModifier)
                                : room.open<RestDialog>("restDialog", Qt::Key_T, Qt::ControlModifier);
        QVERIFY(rest);
        room.keys.write(QStringLiteral("0"));
        room.keys.goBackTo(QStringLiteral("restWeeks"));
        room.keys.write(QStringLiteral("2"));
        room.keys.press(Qt::Key_Return);
        Keyboard::raise(room.window);
        QCOMPARE(room.value(kWho, "bruisingTotal"), 0);
    }
    // All of it back: three endings, two times of rest.
    for (int i = 0; i < 5; ++i)
        room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.fight().combatants.empty());
    const auto& all = room.fight().encounters;
    QVERIFY(std::ranges::none_of(all, &Encounter::archived));
}

/// The Add window says how somebody is and lets the game master choose; the window at the end leaves out who is not ticked.
void TestGoingOn::theGameMasterChooses()
{
    constexpr const char* kWho = "Ines Varga";
    GoingOnRoom room(m_file);
    room.begin(QStringLiteral("Pier"));
    room.harm(kWho, 5);
    auto* end = room.openEnd();
    QVERIFY(end);
    auto* list = end->findChild<QTreeWidget*>(QStringLiteral("endList"));
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (list->topLevelItem(i)->text(0) != QLatin1String(kWho))
            list->topLevelItem(i)->setCheckState(0, Qt::Unchecked);
        else
            QVERIFY2(list->topLevelItem(i)->text(2) != list->topLevelItem(i)->text(1),
                     qPrintable(list->topLevelItem(i)->text(2)));
    }
    room.keys.press(Qt::Key_Return);
    Keyboard::raise(room.window);
    QTRY_VERIFY(room.fight().encounter.between);
    QCOMPARE(room.fight().combatants.size(), std::size_t{1});

    QVERIFY(room.open<NewFightDialog>("newFight", Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier));
    room.keys.write(QStringLiteral("Alley"));
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    Keyboard::raise(room.window);
    QTRY_COMPARE(QString::fromStdString(room.fight().encounter.name), QStringLiteral("Alley"));
    auto* adding = room.open<QDialog>("addCombatants", Qt::Key_Plus, {});
    QVERIFY(adding);
    room.keys.write(QStringLiteral("ines"));
    auto* state = adding->findChild<QComboBox*>(QStringLiteral("addState"));
    auto* how = adding->findChild<QLabel*>(QStringLiteral("addHow"));
    QTRY_COMPARE(state->currentText(), QStringLiteral("as now: After Pier"));
    QVERIFY2(how->text().contains(QStringLiteral("Harbour Gate")), qPrintable(how->text()));
    // Two of her are copies, and fresh.
    adding->findChild<QWidget*>(QStringLiteral("addSearch"))->setFocus();
    room.keys.goTo(QStringLiteral("addCount"));
    room.keys.press(Qt::Key_Up);
    QCOMPARE(state->currentText(), QStringLiteral("fresh"));
    room.keys.press(Qt::Key_Down);
    QCOMPARE(state->currentText(), QStringLiteral("as now: After Pier"));
    room.keys.press(Qt::Key_Return);
    Keyboard::raise(room.window);
    QTRY_COMPARE(room.fight().combatants.size(), std::size_t{1});
    QCOMPARE(room.value(kWho, "bruisingTotal"), 5);
}

/// Where no round runs nothing of one is shown or counted, nobody is aimed at, and the party that comes from there says so.
void TestGoingOn::nothingOfARoundShowsBetweenFights()
{
    constexpr const char* kWho = "Ines Varga";
    GoingOnRoom room(m_file);
    room.begin(QStringLiteral("Pier"));
    room.harm(kWho, 5);
    QVERIFY(room.openEnd());
    room.keys.press(Qt::Key_Return);
    Keyboard::raise(room.window);
    QTRY_VERIFY(room.fight().encounter.between);
    QVERIFY(room.settle());

    const auto* bar = room.find<QToolBar>("toolBar");
    bool isLine = true;
    for (QAction* action : bar->actions()) {
        if (!action->isVisible())
            continue;
        QVERIFY2(!isLine || !action->isSeparator(), "two lines side by side");
        isLine = action->isSeparator();
        const QWidget* part = bar->widgetForAction(action);
        const auto inside = part->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY2(inside.isEmpty() || std::ranges::any_of(inside, &QWidget::isVisible), "a gap");
    }
    const auto* round = room.window.findChild<QWidget*>(QStringLiteral("round"));
    QVERIFY(!round->isVisible());
    for (const char* field : {"hand_initiative", "hand_actionsLeft"})
        QVERIFY2(!room.window.findChild<QWidget*>(QLatin1String(field)), field);
    for (const QLabel* label : room.window.findChildren<QLabel*>())
        QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("fire here")),
                 qPrintable(label->text()));
    const QAbstractItemModel* history = room.find<QListView>("history")->model();
    QVERIFY(history->rowCount() > 0);
    QCOMPARE(history->index(0, 0).data(HistoryModel::WhenRole).toString(), QString());

    const auto* fights = room.open<QDialog>("fights", Qt::Key_4, Qt::ControlModifier);
    QVERIFY(fights);
    const QTreeWidgetItem* line = fights->findChild<QTreeWidget*>()->currentItem();
    QCOMPARE(line->text(1), QString());
    QCOMPARE(line->text(2), QStringLiteral("people: 5"));
    room.keys.press(Qt::Key_Escape);
    room.back();

    auto* next = room.openNew<NewFightDialog>();
    QVERIFY(next);
    room.keys.write(QStringLiteral("Alley"));
    QTRY_VERIFY(next->findChild<QPushButton*>(QStringLiteral("addParty"))->isEnabled());
    room.keys.goTo(QStringLiteral("addParty"));
    room.keys.press(Qt::Key_Space);
    const auto* people = next->findChild<QTreeWidget*>(QStringLiteral("fightPeople"));
    QCOMPARE(people->topLevelItemCount(), 5);
    for (int i = 0; i < people->topLevelItemCount(); ++i) {
        const QString words = people->topLevelItem(i)->text(0);
        QVERIFY2(words.endsWith(QStringLiteral(" · as now: After Pier")), qPrintable(words));
    }
    // One edge for all that is filled in.
    const auto* state = next->findChild<QComboBox*>(QStringLiteral("addState"));
    QTRY_VERIFY(state->isVisible());
    for (const char* field : {"addName", "addSide", "addColour"})
        QCOMPARE(next->findChild<QWidget*>(QLatin1String(field))->x(), state->x());
    room.keys.press(Qt::Key_Return, Qt::ControlModifier);
    room.back();
    QTRY_COMPARE(QString::fromStdString(room.fight().encounter.name), QStringLiteral("Alley"));
    QVERIFY(round->isVisible());
}

HITSPREAD_GUI_TEST(TestGoingOn)
#include "tst_goingon.moc"
