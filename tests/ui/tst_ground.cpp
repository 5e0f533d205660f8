#include "attackhand.h"
#include "keyboard.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/fight/groundhazards.h"
#include "models/history/historymodel.h"
#include "rules/core/dice/dice.h"
#include "rules/core/time/lying.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "text/lyingwords.h"
#include "ui/encounter/groundstrip.h"
#include "ui/encounter/laydialog.h"
#include "ui/history/differencesdialog.h"
#include "ui/systems/threed/grenadedialog.h"
#include "ui/widgets/factrow.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>

using namespace hitspread;
using support::combatantNamed;
using support::Keyboard;

/// What lies about and what is under fire: laid down by keyboard, counted with the phases, gone off, taken up, areas told apart, all of
/// it undone.
class TestGround : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_ground"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void laidDownByKeysAndUndone();
    void fuseRunsWithThePhases();
    void goesOffAndIsGone();
    void takenUpAndRemoved();
    void aNobodysGrenadeIsOfTheLibrary();
    void placeIsSetAnew();
    void areasAreListedAndEnd();
    void anAreaNobodyLaidIsNotCrossed();
    void aTryNamesWhatLiesThere();

private:
    struct Room : support::Program {
        explicit Room(const QString& file) : support::Program(file)
        {
            support::choose(*this, "Breach Trooper", "Ines Varga");
            Keyboard::raise(window);
        }
        [[nodiscard]] Fight& fight() { return window.fight(); }
        [[nodiscard]] GroundStrip& strip() { return *find<GroundStrip>("ground"); }
        [[nodiscard]] std::vector<FactRow*> rows()
        {
            std::vector<FactRow*> all;
            for (auto* row : strip().findChildren<FactRow*>()) {
                if (!row->isHidden())
                    all.push_back(row);
            }
            return all;
        }
        [[nodiscard]] QStringList lines()
        {
            QStringList all;
            for (const FactRow* row : rows())
                all << row->accessibleName();
            return all;
        }
        /// Takes a line of a row's menu.
        void take(FactRow* row, const char* name)
        {
            QMenu* menu = row->menu();
            menu->popup(window.mapToGlobal(QPoint()));
            auto* action = menu->findChild<QAction*>(QString::fromLatin1(name));
            QVERIFY2(action, name);
            QVERIFY(action->isEnabled());
            menu->hide();
            Keyboard::raise(window);
            action->trigger();
            QVERIFY(settle());
        }
        /// One of the grenades of whoever acts.
        void lay(const QString& where, const QString& fuse)
        {
            keys.press(Qt::Key_G, Qt::ShiftModifier);
            auto* dialog = find<LayDialog>("layDialog");
            QVERIFY(dialog && dialog->isVisible());
            Keyboard::raise(*dialog);
            QCOMPARE(Keyboard::place(), QStringLiteral("layGrenade"));
            keys.fill(QStringLiteral("layWhere"), where);
            if (!fuse.isEmpty())
                keys.fill(QStringLiteral("layFuse"), fuse);
            keys.press(Qt::Key_Enter);
            QVERIFY(!dialog->isVisible());
            Keyboard::raise(window);
        }
        [[nodiscard]] int grenadesOf(const char* name)
        {
            for (const CombatantView& view : fight().snapshot().combatants) {
                if (view.combatant.name == name)
                    return othersOf("threed", view, RecordKind::Grenade).front().count;
            }
            return -1;
        }
        void passPhase()
        {
            fight().gateway().run(
                &fight(),
                [id = fight().snapshot().encounter.id](CampaignServices& services) {
                    SeededAnswerer dice(3);
                    const auto passed = ActionService::resolved(services.turns.prepare(id), &dice);
                    return services.actions.apply({0, id, passed.action}, "passed");
                },
                [this](EntryId) { fight().reload(); });
            QVERIFY(settle());
        }
        /// Puts an area under somebody's fire, as the rules would.
        void keepUnderFire(const char* name, int value, int bullets)
        {
            fight().byHand().setValue(combatantNamed(*this, name), "zoneValue", value);
            QVERIFY(settle());
            fight().byHand().setValue(combatantNamed(*this, name), "zoneBullets", bullets);
            QVERIFY(settle());
        }
        Keyboard keys{[this] { return settle(); }};
    };

    support::SampleFiles m_files;
    QString m_file;
};

void TestGround::laidDownByKeysAndUndone()
{
    Room room(m_file);
    QVERIFY(!room.strip().isVisible());
    QCOMPARE(room.grenadesOf("Breach Trooper"), 3);
    room.lay(QStringLiteral("behind the crates"), QStringLiteral("2"));
    QVERIFY(room.strip().isVisible());
    QCOMPARE(room.lines().size(), 1);
    QVERIFY2(room.lines().front().contains(QStringLiteral("behind the crates")), qPrintable(room.lines().front()));
    QVERIFY2(room.lines().front().endsWith(QStringLiteral("goes off in 2 phases")), qPrintable(room.lines().front()));
    QCOMPARE(room.grenadesOf("Breach Trooper"), 2);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!room.strip().isVisible());
    QCOMPARE(room.grenadesOf("Breach Trooper"), 3);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(room.lines().size(), 1);
}

void TestGround::fuseRunsWithThePhases()
{
    Room room(m_file);
    room.passPhase();
    room.lay(QStringLiteral("at the gate"), QStringLiteral("2"));
    auto* coming = room.find<QLabel>("coming");
    QVERIFY(!coming->toolTip().contains(QStringLiteral("at the gate")));
    room.passPhase();
    QVERIFY2(room.lines().front().endsWith(QStringLiteral("goes off with this phase")),
             qPrintable(room.lines().front()));
    QVERIFY2(coming->toolTip().contains(QStringLiteral("at the gate")), qPrintable(coming->toolTip()));
    room.passPhase();
    QVERIFY2(room.lines().front().endsWith(QStringLiteral("goes off now")), qPrintable(room.lines().front()));
    // What is due comes before whatever anybody does, and the brass button does it.
    auto* brass = room.find<QPushButton>("fireButton");
    QVERIFY(brass);
    QTRY_VERIFY2(brass->accessibleName().contains(QStringLiteral("goes off")), qPrintable(brass->accessibleName()));
    QTest::mouseClick(brass, Qt::LeftButton);
    auto* dialog = room.find<threed::GrenadeDialog>("grenadeDialog");
    QTRY_VERIFY(dialog && dialog->isVisible() && dialog->presenter().isReady());
    QVERIFY(dialog->windowTitle().contains(QStringLiteral("at the gate")));
    dialog->close();
    QVERIFY(room.settle());
    Keyboard::raise(room.window);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(room.lines().front().endsWith(QStringLiteral("goes off with this phase")),
             qPrintable(room.lines().front()));
    // By hand a phase more or less.
    room.take(room.rows().front(), "later");
    QVERIFY(room.lines().front().endsWith(QStringLiteral("goes off in 2 phases")));
    room.take(room.rows().front(), "sooner");
    QVERIFY(room.lines().front().endsWith(QStringLiteral("goes off with this phase")));
}

void TestGround::goesOffAndIsGone()
{
    Room room(m_file);
    room.lay(QStringLiteral("at the gate"), QString());
    const QStringList before = room.state();
    room.take(room.rows().front(), "goOff");
    auto* dialog = room.find<threed::GrenadeDialog>("grenadeDialog");
    QVERIFY(dialog && QTest::qWaitFor([&] { return dialog->isVisible() && dialog->presenter().isReady(); }));
    QVERIFY(dialog->windowTitle().contains(QStringLiteral("at the gate")));
    QVERIFY(dialog->presenter().complaints().isEmpty());
    // Whoever acts has run into it.
    QCOMPARE(dialog->presenter().options().targets().front(), room.fight().active()->combatant.id);
    // It lies there: nobody throws it.
    QCOMPARE(dialog->presenter().options().number(*dialog->presenter().options().path("options", "how")), 1);
    QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("throwerCombo"))->isVisible());
    Keyboard::raise(*dialog);
    for (int guard = 0; guard < 60 && !dialog->presenter().isFinished(); ++guard)
        support::type(*dialog, "3");
    QVERIFY(dialog->presenter().isFinished());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(room.settle());
    Keyboard::raise(room.window);
    QVERIFY(!room.strip().isVisible());
    QVERIFY(room.state() != before);
    const QString told = room.find<QListView>("history")->model()->index(0, 0).data().toString();
    QVERIFY2(!told.startsWith(QStringLiteral("Breach Trooper →")), qPrintable(told));
    QCOMPARE(room.grenadesOf("Breach Trooper"), 2);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.lines().size(), 1);
    QCOMPARE(room.state(), before);
}

void TestGround::takenUpAndRemoved()
{
    Room room(m_file);
    room.lay(QStringLiteral("here"), QString());
    auto* list = room.find<QListView>("history");
    const auto newest = [list] { return list->model()->index(0, 0).data().toString(); };
    const auto matter = [list] { return list->model()->index(0, 0).data(HistoryModel::MatterRole).toInt(); };
    QVERIFY2(newest().startsWith(QStringLiteral("Breach Trooper")) && newest().contains(QStringLiteral(", left lying")),
             qPrintable(newest()));
    QCOMPARE(matter(), static_cast<int>(Matter::Ground));
    room.take(room.rows().front(), "takeUp");
    QVERIFY2(newest().startsWith(QStringLiteral("Breach Trooper")) && newest().contains(QStringLiteral(", taken up")),
             qPrintable(newest()));
    QCOMPARE(matter(), static_cast<int>(Matter::Ground));
    QVERIFY(!room.strip().isVisible());
    QCOMPARE(room.grenadesOf("Breach Trooper"), 3);
    room.lay(QStringLiteral("there"), QString());
    room.take(room.rows().front(), "remove");
    QVERIFY2(newest().contains(QStringLiteral(", there no longer")), qPrintable(newest()));
    QVERIFY(!room.strip().isVisible());
    QCOMPARE(room.grenadesOf("Breach Trooper"), 2);
}

void TestGround::aNobodysGrenadeIsOfTheLibrary()
{
    Room room(m_file);
    const int own = room.grenadesOf("Breach Trooper");
    room.keys.press(Qt::Key_G, Qt::ShiftModifier);
    auto* dialog = room.find<LayDialog>("layDialog");
    QVERIFY(dialog);
    Keyboard::raise(*dialog);
    auto* box = dialog->findChild<QComboBox*>(QStringLiteral("layGrenade"));
    QVERIFY(box->itemText(0).contains(QStringLiteral("Breach Trooper")));
    QVERIFY(box->itemText(box->count() - 1).contains(QStringLiteral("nobody")));
    room.keys.press(Qt::Key_End);
    room.keys.press(Qt::Key_Enter);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(room.lines().size(), 1);
    QVERIFY(room.lines().front().endsWith(QStringLiteral("not by itself")));
    QCOMPARE(room.grenadesOf("Breach Trooper"), own);
}

void TestGround::placeIsSetAnew()
{
    Room room(m_file);
    room.lay(QStringLiteral("at the gate"), QString());
    room.take(room.rows().front(), "change");
    auto* dialog = room.find<LayDialog>("layDialog");
    QVERIFY(dialog->isVisible());
    Keyboard::raise(*dialog);
    QCOMPARE(Keyboard::place(), QStringLiteral("layWhere"));
    room.keys.write(QStringLiteral("under the cart"));
    room.keys.fill(QStringLiteral("layFuse"), QStringLiteral("0"));
    room.keys.press(Qt::Key_Enter);
    QVERIFY(!dialog->isVisible());
    QVERIFY2(room.lines().front().contains(QStringLiteral("under the cart")), qPrintable(room.lines().front()));
    QVERIFY(room.lines().front().endsWith(QStringLiteral("goes off now")));
    const QString told = room.find<QListView>("history")->model()->index(0, 0).data().toString();
    QVERIFY2(told.endsWith(u": under the cart, fuse: none → 0 phases"_qs), qPrintable(told));
}

void TestGround::areasAreListedAndEnd()
{
    Room room(m_file);
    room.keepUnderFire("Breach Trooper", 5, 8);
    QCOMPARE(room.lines(), QStringList{QStringLiteral("Fire of Breach Trooper, aiming points 5 · 8 bullets")});
    room.keepUnderFire("Ines Varga", 3, 1);
    QCOMPARE(room.lines().size(), 2);
    room.take(room.rows().front(), "endArea");
    QCOMPARE(room.lines().size(), 1);
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.lines().size(), 2);
}

void TestGround::anAreaNobodyLaidIsNotCrossed()
{
    Room room(m_file);
    // Nothing in the log laid this one: it cannot be gone through, and that is said.
    room.keepUnderFire("Breach Trooper", 5, 8);
    room.take(room.rows().front(), "cross");
    QVERIFY(!room.dialog() || !room.dialog()->isVisible());
    QVERIFY(room.find<ProblemBar>("problemBar")->text().contains(QStringLiteral("No area is under fire")));
    QCOMPARE(room.lines().size(), 1);
}

/// Both ways: what is tried has another grenade and lacks one, and the fuse of a third has not burned there.
void TestGround::aTryNamesWhatLiesThere()
{
    Room room(m_file);
    room.lay(QStringLiteral("at the gate"), QStringLiteral("3"));
    const EntryId from = room.fight().snapshot().undoable;
    room.lay(QStringLiteral("on the stairs"), QStringLiteral("4"));
    room.passPhase();
    const std::vector<LyingView> lay = room.fight().snapshot().lying;
    QCOMPARE(lay.size(), std::size_t{2});
    QCOMPARE(text::fuseWords(lay[0].possession.state.as<Lying>()), QStringLiteral("goes off in 2 phases"));
    room.fight().steps().tryFrom(from);
    QVERIFY(room.settle());
    room.lay(QStringLiteral("under the cart"), QStringLiteral("1"));
    const std::vector<LyingView> lies = room.fight().snapshot().lying;
    QCOMPARE(lies.size(), std::size_t{2});
    QTest::mouseClick(room.find<QPushButton>("whatIfCompare"), Qt::LeftButton);
    QTRY_VERIFY(room.find<DifferencesDialog>("differencesDialog"));
    auto* dialog = room.find<DifferencesDialog>("differencesDialog");
    const auto* model = dialog->findChild<QTreeView*>(QStringLiteral("differences"))->model();
    const auto told = [model] {
        QStringList all;
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, 0).data().toString();
        return all;
    };
    const auto line = [](const LyingView& view, const QString& words) { return text::lyingWords(view) + words; };
    QTRY_VERIFY2(told().contains(line(lies[1], QStringLiteral(": not there → goes off with this phase"))),
                 qPrintable(told().join(QLatin1Char('|'))));
    const QStringList all = told();
    QVERIFY2(all.contains(line(lay[0], QStringLiteral(": goes off in 2 phases → goes off in 3 phases"))),
             qPrintable(all.join(QLatin1Char('|'))));
    // With the fuse it has there, not the one it was laid with.
    QVERIFY2(all.contains(line(lay[1], QStringLiteral(": goes off in 3 phases → not there"))),
             qPrintable(all.join(QLatin1Char('|'))));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog->isVisible());
}

HITSPREAD_GUI_TEST(TestGround)

#include "tst_ground.moc"
