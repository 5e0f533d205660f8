#include "clippedvisit.h"
#include "libraryshelf.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/library/libraryactions.h"
#include "ui/theme/motion.h"
#include "ui/widgets/windowsize.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QListWidget>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QToolBar>

using namespace hitspread;
using support::Program;

namespace {

/// A screen of 1920×1080 at 200 %, one of 1280×720, less the frame of a window.
const std::array kRooms{QSize(960, 500), QSize(1280, 680)};

bool isInScroll(const QWidget& widget)
{
    for (const QWidget* above = widget.parentWidget(); above && !above->isWindow(); above = above->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(above))
            return true;
    }
    return false;
}

/// What cannot be reached in a window of that size: buttons that are neither whole in it nor in something that scrolls.
QStringList outOfReach(Program& program, QWidget& window, const QString& name)
{
    QStringList found;
    const QSize opened = window.size();
    // What a window asks for at least is cut down to the screen that is there.
    const QSize least = window.minimumSize();
    if (const QSize there = roomOf(window); least.width() > there.width() || least.height() > there.height())
        found << QStringLiteral("%1 is at least %2 x %3").arg(name).arg(least.width()).arg(least.height());
    for (const QSize room : kRooms) {
        window.setMinimumSize(1, 1);
        window.resize(room);
        (void)program.settle();
        (void)support::waitForRest(window);
        for (const auto* button : window.findChildren<QAbstractButton*>()) {
            if (!button->isVisibleTo(&window) || button->window() != &window || isInScroll(*button)
                || qobject_cast<QTabBar*>(button->parentWidget()) || qobject_cast<QToolBar*>(button->parentWidget())
                || qobject_cast<QDockWidget*>(button->parentWidget()))
                continue;
            const QRect place(button->mapTo(&window, QPoint()), button->size());
            if (!window.rect().contains(place))
                found << QStringLiteral("%1 at %2 x %3: %4 '%5' of %6 wide at %7, %8")
                             .arg(name)
                             .arg(room.width())
                             .arg(room.height())
                             .arg(button->objectName(), button->text())
                             .arg(place.width())
                             .arg(place.x())
                             .arg(place.y());
        }
    }
    window.resize(opened);
    return found;
}

}  // namespace

/// Every window can be worked with on a screen of 1280×720 and on one of 1920×1080 at 200 %: it needs no more room than there is, and
/// every button is in sight or can be scrolled to.
class TestFold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void windows_data() { support::languagesOfWindows(); }
    void windows();
    void library_data() { support::languagesOfWindows(); }
    void library();
    void thePreviewTakesThePlaceOfTheList();
    void aWindowThatIsTooLargeScrolls();
    void docksPartAgainWhereThereIsRoom();

private:
    support::SampleFiles m_files;
};

void TestFold::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_fold")));
}

void TestFold::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestFold::windows()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    Program program(m_files.freshAndStill());
    support::choose(program, "Ines Varga", "Gate Guard 2");
    QStringList found;
    int seen = 0;
    for (const char* name : {"action_newFight", "action_fights", "action_distances", "action_endFight",
                             "action_addCombatants", "action_condition", "action_lay", "action_rest", "action_sheet",
                             "action_rules", "action_houseRules", "action_keys", "action_printFight",
                             "action_preferences", "action_fire", "action_melee", "action_grenade", "action_harm"}) {
        auto* command = program.find<QAction>(name);
        if (!command || !command->isEnabled())
            continue;
        QWidget* window = support::openedBy(program, [command] { command->trigger(); });
        if (!window)
            continue;
        ++seen;
        found += outOfReach(program, *window, QLatin1String(name));
        window->close();
        QVERIFY(program.settle());
    }
    QVERIFY2(seen >= 12, qPrintable(QString::number(seen)));
    QVERIFY(support::isNothing(found));
}

void TestFold::library()
{
    QFETCH(QString, language);
    const support::Speaking speaking(language);
    support::Shelf shelf(m_files.fresh());
    QStringList found;
    auto* kinds = shelf.find<QListWidget>("kinds");
    int forms = 0;
    for (int row = 0; row < kinds->count(); ++row) {
        if (!(kinds->item(row)->flags() & Qt::ItemIsSelectable))
            continue;
        kinds->setCurrentRow(row);
        shelf.settle();
        const QString name = QStringLiteral("library, kind %1").arg(row);
        found += outOfReach(shelf.program, *shelf.window, name);
        if (shelf.window->model().rowCount() == 0)
            continue;
        QWidget* form = support::openedBy(shelf.program, [&shelf] { (void)shelf.openForm(0); });
        if (!form)
            continue;
        ++forms;
        found += outOfReach(shelf.program, *form, name + QStringLiteral(", form"));
        form->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        shelf.settle();
    }
    QVERIFY2(forms >= 8, qPrintable(QString::number(forms)));
    QVERIFY(support::isNothing(found));
}

void TestFold::thePreviewTakesThePlaceOfTheList()
{
    support::Shelf shelf(m_files.fresh());
    auto* preview = shelf.find<QWidget>("libraryPreview");
    QAction& action = *shelf.window->commands().preview;
    shelf.window->resize(1440, 800);
    QVERIFY(preview->isVisible());
    QVERIFY(!action.isVisible());
    shelf.window->resize(960, 500);
    QVERIFY(!preview->isVisible());
    QVERIFY(action.isVisible());
    action.trigger();
    shelf.settle();
    QVERIFY(preview->isVisible());
    QVERIFY(shelf.window->rect().contains(QRect(preview->mapTo(shelf.window, QPoint()), preview->size())));
    action.trigger();
    QVERIFY(!preview->isVisible());
    action.trigger();
    shelf.window->resize(1440, 800);
    QVERIFY(preview->isVisible());
    QVERIFY(!action.isVisible());
}

void TestFold::aWindowThatIsTooLargeScrolls()
{
    const ApplicationStyle style(*qApp);
    const QSize room = qApp->primaryScreen()->availableSize();
    QDialog dialog;
    auto* column = new QVBoxLayout(&dialog);
    auto* field = new QWidget;
    field->setFixedSize(room + QSize(300, 300));
    auto* button = new QPushButton(QStringLiteral("Done"));
    column->addWidget(field);
    column->addWidget(button);
    dialog.setMinimumSize(room + QSize(50, 50));
    dialog.show();
    QCoreApplication::processEvents();
    QVERIFY(dialog.minimumWidth() <= room.width() && dialog.minimumHeight() <= room.height());
    dialog.resize(room - QSize(20, 40));
    auto* area = dialog.findChild<QScrollArea*>(QStringLiteral("windowScroll"));
    QVERIFY(area);
    area->ensureWidgetVisible(button);
    QCoreApplication::processEvents();
    QVERIFY(!button->visibleRegion().isEmpty());
}

namespace {

bool sharePlace(Program& program)
{
    return program.window.tabifiedDockWidgets(program.find<QDockWidget>("activeDock"))
        .contains(program.find<QDockWidget>("combatantsDock"));
}

}  // namespace

/// An evening on the small screen, the next one on the large one.
void TestFold::docksPartAgainWhereThereIsRoom()
{
    QByteArray large;
    {
        Program program(m_files.fresh());
        QVERIFY(program.waitForFight());
        program.window.resize(1700, 950);
        QVERIFY(program.rest());
        large = program.window.saveGeometry();
        program.window.resize(1000, 560);
        QVERIFY(program.rest());
        QVERIFY(sharePlace(program));
        program.window.close();
    }
    QSettings().setValue(QStringLiteral("window/geometry"), large);
    Program again(m_files.fresh());
    again.window.resize(1700, 950);
    QVERIFY(again.waitForFight());
    QVERIFY(again.rest());
    QVERIFY(!sharePlace(again));
    QVERIFY(!again.find<QDockWidget>("combatantsDock")->visibleRegion().isEmpty());
    QVERIFY(!again.find<QDockWidget>("historyDock")->visibleRegion().isEmpty());
}

HITSPREAD_GUI_TEST(TestFold)
#include "tst_fold.moc"
