#include "keyboard.h"
#include "models/history/historymodel.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/registry.h"
#include "support/asnobody.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "text/conditionwords.h"
#include "text/labels.h"
#include "ui/encounter/conditiondialog.h"
#include "windowprogram.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

using namespace hitspread;
using support::Keyboard;

/// Conditions by keyboard: put on several at once, seen on the card and in the list, said before they are over, changed, lifted.
class TestConditions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void severalGetOneMadeOnTheSpot();
    void whoIsSelectedIsMarked();
    void theCardSaysHowLong();
    void whatEndsIsSaidBefore();
    void theHistoryTellsThemApart();
    void wordsAreNoTime();
    void halfANameIsNoNewOne();
    void timeThatCameAgainIsTime();

private:
    struct Room : support::Program {
        explicit Room(const QString& file) : support::Program(file)
        {
            style.apply(Theme());
            [&] { QVERIFY(waitForFight()); }();
            Keyboard::raise(window);
        }
        ConditionDialog* open()
        {
            keys.press(Qt::Key_C);
            auto* dialog = find<ConditionDialog>("conditionDialog");
            if (dialog)
                Keyboard::raise(*dialog);
            return dialog;
        }
        /// On who acts, for so many phases; no number: until it is lifted.
        void put(const QString& name, const QString& phases)
        {
            QVERIFY(open());
            keys.write(name);
            keys.press(Qt::Key_Tab);
            if (!phases.isEmpty())
                keys.write(phases);
            keys.press(Qt::Key_Enter);
            QVERIFY(!find<ConditionDialog>("conditionDialog")->isVisible());
            Keyboard::raise(window);
        }
        [[nodiscard]] std::vector<CombatantView::Item> had() { return window.fight().active()->conditions; }
        Keyboard keys{[this] { return settle(); }};
    };

    /// To the next phase.
    static void passPhase(Room& room);
    QString file() const { return m_folder->filePath(QStringLiteral("campaign.hitspread")); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestConditions::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    support::putSample(file());
}

void TestConditions::passPhase(Room& room)
{
    Fight& fight = room.window.fight();
    fight.gateway().run(
        &fight,
        [id = fight.snapshot().encounter.id](CampaignServices& services) {
            SeededAnswerer dice(3);
            const auto passed = ActionService::resolved(services.turns.prepare(id), &dice);
            return services.actions.apply({0, id, passed.action}, "passed");
        },
        [&fight](EntryId) { fight.reload(); });
    QVERIFY(room.settle());
}

void TestConditions::severalGetOneMadeOnTheSpot()
{
    Room room(file());
    ConditionDialog* dialog = room.open();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(Keyboard::place(), QStringLiteral("condition"));
    auto* put = dialog->findChild<QPushButton*>(QStringLiteral("conditionPut"));
    QVERIFY(!put->isEnabled());
    room.keys.write(QStringLiteral("Soaked through"));
    QVERIFY(put->isEnabled());
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("conditionWords"))->text().contains(QStringLiteral("new")));
    room.keys.goTo(QStringLiteral("conditionPeople"));
    auto* people = dialog->findChild<QListWidget*>(QStringLiteral("conditionPeople"));
    int marked = 0;
    for (int i = 0; i < people->count(); ++i)
        marked += people->item(i)->checkState() == Qt::Checked ? 1 : 0;
    QCOMPARE(marked, 1);
    const int at = people->currentRow();
    room.keys.press(at == 0 ? Qt::Key_Down : Qt::Key_Up);
    room.keys.press(Qt::Key_Space);
    room.keys.press(Qt::Key_Enter);
    QVERIFY(!dialog->isVisible());
    Keyboard::raise(room.window);
    int bearers = 0;
    for (const CombatantView& view : room.window.fight().snapshot().combatants)
        bearers += static_cast<int>(view.conditions.size());
    QCOMPARE(bearers, 2);
    QCOMPARE(room.had().size(), std::size_t{1});
    QCOMPARE(text::conditionName(room.had().front()), QStringLiteral("Soaked through"));
    // One step: one undo.
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    for (const CombatantView& view : room.window.fight().snapshot().combatants)
        QVERIFY(view.conditions.empty());
}

void TestConditions::whoIsSelectedIsMarked()
{
    Room room(file());
    room.keys.goTo(QStringLiteral("combatants"));
    room.keys.press(Qt::Key_Down);
    room.keys.press(Qt::Key_Down, Qt::ShiftModifier);
    room.keys.press(Qt::Key_Down, Qt::ShiftModifier);
    const auto& people = room.window.fight().snapshot().combatants;
    room.put(QStringLiteral("Soaked through"), QString());
    const auto bearers = [&people] {
        QList<std::size_t> rows;
        for (std::size_t row = 0; row < people.size(); ++row) {
            if (!people[row].conditions.empty())
                rows << row;
        }
        return rows;
    };
    QCOMPARE(bearers(), (QList<std::size_t>{1, 2, 3}));
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bearers(), QList<std::size_t>());
}

void TestConditions::theCardSaysHowLong()
{
    Room room(file());
    room.put(QStringLiteral("Dazed"), QStringLiteral("2"));
    QCOMPARE(room.had().size(), std::size_t{1});
    const QString name = QStringLiteral("condition%1").arg(room.had().front().possession.id);
    const auto row = [&] { return room.window.findChild<QToolButton*>(name); };
    QVERIFY(row());
    // With the end of it: the phase that runs is the first (PCT-D42).
    const auto lasting = [&room](int phases) {
        const Encounter& fight = room.window.fight().snapshot().encounter;
        const int since = fight.phase - 1 + phases;
        return QStringLiteral("Dazed, %1 phases more, until round %2, phase %3 begins")
            .arg(phases)
            .arg(fight.round + since / 3)
            .arg(since % 3 + 1);
    };
    QCOMPARE(row()->accessibleName(), lasting(2));
    const auto choose = [&](const char* action) {
        auto* offered = row()->menu()->findChild<QAction*>(QLatin1String(action));
        QVERIFY2(offered, action);
        offered->trigger();
        QVERIFY(room.settle());
    };
    choose("longer");
    QCOMPARE(row()->accessibleName(), lasting(3));
    choose("ever");
    QCOMPARE(row()->accessibleName(), QStringLiteral("Dazed, until lifted"));
    choose("lift");
    QVERIFY(!row());
    QVERIFY(room.had().empty());
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(row()->accessibleName(), QStringLiteral("Dazed, until lifted"));
}

void TestConditions::whatEndsIsSaidBefore()
{
    Room room(file());
    auto* coming = room.find<QLabel>("coming");
    QVERIFY(coming);
    passPhase(room);
    room.put(QStringLiteral("Dazed"), QStringLiteral("1"));
    const QString who = QString::fromStdString(room.window.fight().active()->combatant.name);
    const QString words = who + QStringLiteral(": Dazed is over");
    QVERIFY(coming->isVisible());
    QVERIFY2(coming->toolTip().contains(words), qPrintable(coming->toolTip()));
    passPhase(room);
    QVERIFY2(!coming->toolTip().contains(words), qPrintable(coming->toolTip()));
    for (const CombatantView& view : room.window.fight().snapshot().combatants)
        QVERIFY(view.conditions.empty());
}

void TestConditions::theHistoryTellsThemApart()
{
    Room room(file());
    const auto* list = room.find<QListView>("history");
    QVERIFY(list);
    const auto isAboutThem = [&list](int row) {
        return list->model()->index(row, 0).data(HistoryModel::MatterRole).toInt()
            == static_cast<int>(Matter::Condition);
    };
    const auto newest = [&list] { return list->model()->index(0, 0).data(HistoryModel::EntryRole).toLongLong(); };
    const auto grows = [&](auto&& work) {
        const long long before = newest();
        work();
        return QTest::qWaitFor([&] { return newest() != before; });
    };
    QVERIFY(grows([&] { passPhase(room); }));
    QVERIFY(!isAboutThem(0));
    QVERIFY(grows([&] { room.put(QStringLiteral("Dazed"), QStringLiteral("2")); }));
    QVERIFY(isAboutThem(0));
    QVERIFY(!isAboutThem(1));
    const QString name = QStringLiteral("condition%1").arg(room.had().front().possession.id);
    for (const char* change : {"longer", "lift"}) {
        QVERIFY(grows([&] {
            room.window.findChild<QToolButton*>(name)->menu()->findChild<QAction*>(QLatin1String(change))->trigger();
            QVERIFY(room.settle());
        }));
        QVERIFY2(isAboutThem(0), change);
    }
    // What lies about comes as a row of its own, too.
    Fight& fight = room.window.fight();
    QVERIFY(grows([&] {
        fight.gateway().run(
            &fight,
            [id = fight.snapshot().encounter.id](CampaignServices& services) {
                LibraryQuery grenades;
                grenades.kind = RecordKind::Grenade;
                grenades.system = "threed";
                return services.ground.place(id, services.campaign.library().list(grenades).at(0).id, Lying{});
            },
            [&fight](RecordId) { fight.reload(); });
        QVERIFY(room.settle());
    }));
    QVERIFY(!isAboutThem(0));
}

void TestConditions::wordsAreNoTime()
{
    Room room(file());
    ConditionDialog* dialog = room.open();
    QVERIFY(dialog);
    room.keys.write(QStringLiteral("Dazed"));
    room.keys.press(Qt::Key_Tab);
    room.keys.write(QStringLiteral("3 rounds"));
    room.keys.press(Qt::Key_Enter);
    QVERIFY(dialog->isVisible());
    const auto* left = dialog->findChild<QLineEdit*>(QStringLiteral("conditionLeft"));
    QCOMPARE(left->text(), QStringLiteral("3 rounds"));
    const auto* words = dialog->findChild<QLabel*>(QStringLiteral("conditionWords"));
    QVERIFY2(words->text().contains(QStringLiteral("3 rounds")), qPrintable(words->text()));
    dialog->findChild<QPushButton*>(QStringLiteral("conditionPut"))->click();
    QVERIFY(dialog->isVisible());
    QVERIFY(room.settle());
    QVERIFY(room.had().empty());
    QCOMPARE(Keyboard::place(), QStringLiteral("conditionLeft"));
    room.keys.write(QStringLiteral("3"));
    QVERIFY2(words->text().contains(QStringLiteral("Goes on until round")), qPrintable(words->text()));
    room.keys.press(Qt::Key_Enter);
    QVERIFY(!dialog->isVisible());
    QVERIFY(room.settle());
    QCOMPARE(room.had().size(), std::size_t{1});
}

/// Half a name makes a new one only when that is meant.
void TestConditions::halfANameIsNoNewOne()
{
    Room room(file());
    room.put(QStringLiteral("Soaked through"), QString());
    QCOMPARE(room.had().size(), std::size_t{1});
    ConditionDialog* dialog = room.open();
    QVERIFY(dialog && room.settle());
    auto* name = dialog->findChild<QComboBox*>(QStringLiteral("condition"));
    name->setEditText(QStringLiteral("Soak"));
    auto* put = dialog->findChild<QPushButton*>(QStringLiteral("conditionPut"));
    put->click();
    QVERIFY(dialog->isVisible());
    const auto* words = dialog->findChild<QLabel*>(QStringLiteral("conditionWords"));
    QVERIFY2(words->text().contains(QStringLiteral("Enter once more")), qPrintable(words->text()));
    put->click();
    QVERIFY(!dialog->isVisible());
    QVERIFY(room.settle());
    QCOMPARE(room.had().size(), std::size_t{2});
    QCOMPARE(text::conditionName(room.had().back()), QStringLiteral("Soak"));
}

void TestConditions::timeThatCameAgainIsTime()
{
    // A moment that came again changes nothing, and is told by its action alone.
    const auto matter = [](const char* action) {
        LogEntry entry;
        entry.kind = EntryKind::Action;
        entry.actionId = action;
        return matterOf(entry, findSystem("threed"));
    };
    QCOMPARE(matter("phase"), Matter::Time);
    QCOMPARE(matter("rest"), Matter::Time);
    QCOMPARE(matter("shot"), Matter::Attack);
    QCOMPARE(matter("aid"), Matter::Care);
}

HITSPREAD_GUI_TEST(TestConditions)
#include "tst_conditions.moc"
