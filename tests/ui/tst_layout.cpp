#include "clipped.h"
#include "models/fight/fighthand.h"
#include "reports/body/bodypainter.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/shell/activecard.h"
#include "ui/shell/panels.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/quietlist.h"
#include "windowprogram.h"

#include <QAction>
#include <QDebug>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainterPath>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

using namespace hitspread;
using support::Program;

namespace {

constexpr std::array kDocks{"combatantsDock", "activeDock", "whatHappenedDock", "historyDock"};

/// The window without a campaign, of the size the settings give it.
/// A style with text of that size before any window is made.
struct Styled {
    explicit Styled(int textPercent) { style.apply(Theme(Scheme::Light, textPercent)); }
    ApplicationStyle style{*qApp};
};

struct Bare : Styled {
    explicit Bare(int textPercent = 100) : Styled(textPercent)
    {
        window.show();
        [this] { QVERIFY(rest()); }();
    }
    /// Docks wait for a window to have its final size.
    bool rest() { return support::waitForRest(window); }
    QDockWidget* dock(const char* name) { return window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    QAction* action(const char* name) { return window.findChild<QAction*>(QString::fromLatin1(name)); }

    formats::ShippedBodyPlans plans;
    WallClock clock;
    support::FixedSeeds seeds;
    Preferences preferences;
    CampaignGateway gateway{plans, clock, seeds};
    FileCampaignHost host{gateway};
    FileCampaignBackups backups{host};
    MainWindow window{host, gateway, backups, style, preferences};
};

/// Every visible widget of a window that reaches beyond the one it lies in, scrolled contents excepted.
QStringList outside(const QWidget& window)
{
    QStringList result;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        const bool separator = widget->objectName() == QLatin1String("qt_qmainwindow_extended_splitter");
        if (separator || !widget->isVisible() || widget->isWindow() || !parent || widget->visibleRegion().isEmpty())
            continue;
        bool scrolled = false;
        for (const QWidget* above = parent; above && !scrolled; above = above->parentWidget())
            scrolled = above->objectName() == QLatin1String("qt_scrollarea_viewport");
        if (!scrolled && !parent->rect().adjusted(-1, -1, 1, 1).contains(widget->geometry()))
            result << QStringLiteral("%1 %2").arg(QString::fromLatin1(widget->metaObject()->className()),
                                                  widget->objectName());
    }
    return result;
}

/// Labels of one line whose text is cut off without an ellipsis.
QStringList cut(const QWidget& window)
{
    QStringList result;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        const bool shown = label->isVisible() && !label->visibleRegion().isEmpty() && !label->wordWrap();
        if (shown && !label->text().isEmpty()
            && label->fontMetrics().horizontalAdvance(label->text()) > label->width() + 1)
            result << label->text();
    }
    return result;
}

}  // namespace

/// How the main window divides its room, remembers that, and is walked through by key.
class TestLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyPanelCanBeMovedAndComesBack();
    void layoutComesBack();
    void widthsComeBackInASmallWindow();
    void docksOfSmallerTextShareAPlace();
    void layoutOfAnotherVersionIsNotPutOn();
    void aKilledWindowComesBackWhereItWas();
    void docksOfALargeScreenLeaveTheBodyItsRoom();
    void aSmallerScreenShowsTheWholeWindow();
    void namesStandWhole_data();
    void namesStandWhole();
    void moreStaysInItsPlace();
    void resetLayout();
    void panelsByKey();
    void narrowWindowPutsPanelsTogether();
    void lowWindowPutsWhatHappenedAndHistoryTogether();
    void aSearchThatGoesBehindLetsTheKeyboardGo();
    void aHistoryLineIsAnsweredInFront();
    void widerWindowMakesWiderPanels();
    void fits_data();
    void fits();
    void whatDoesNotFitIsFound();
    void smallScreenKeepsCallouts();
    void aMessageCostsNoCallouts_data();
    void aMessageCostsNoCallouts();
    void largeTextKeepsCallouts_data();
    void largeTextKeepsCallouts();
    void wordsGoBeforeCommands();
    void aMessageGoesOnOnASecondLine();
    void wordsOfTheBrassButtonGoWhole();
    void historyTakesWhatItsLinesNeed();
    void movedLineStays();
    void aPanelComesBackBesideTheWindow();
    void withoutAFightOneSentenceSaysIt();
    void callOutsLeaveTheBodyFree_data();
    void callOutsLeaveTheBodyFree();
    void longLinesGoOn();
    void toolsFollowTheText();
    void buttonsOfARowAreAsHigh();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestLayout::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_layout"));
    QVERIFY(m_folder.isValid());
}

void TestLayout::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestLayout::everyPanelCanBeMovedAndComesBack()
{
    Bare program;
    const QList<QAction*> panels = program.window.findChild<QMenu*>(QStringLiteral("panelsMenu"))->actions();
    QCOMPARE(panels.size(), qsizetype{kDocks.size()});
    for (const char* name : kDocks) {
        QDockWidget* dock = program.dock(name);
        QVERIFY2(dock, name);
        QCOMPARE(dock->features(),
                 QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable | QDockWidget::DockWidgetClosable);
        QVERIFY(dock->isVisible());
        dock->close();
        QVERIFY(dock->isHidden());
        QVERIFY2(panels.contains(dock->toggleViewAction()), name);
        dock->toggleViewAction()->trigger();
        QVERIFY(dock->isVisible());
    }
}

void TestLayout::layoutComesBack()
{
    const QRect floating(140, 160, 380, 290);
    QSize size;
    int width = 0;
    {
        Bare program;
        program.window.setGeometry(40, 50, 1610, 930);
        QVERIFY(program.rest());
        program.dock("whatHappenedDock")->close();
        program.dock("historyDock")->setFloating(true);
        program.dock("historyDock")->setGeometry(floating);
        program.window.addDockWidget(Qt::RightDockWidgetArea, program.dock("combatantsDock"));
        program.window.resizeDocks({program.dock("activeDock")}, {401}, Qt::Horizontal);
        QVERIFY(program.rest());
        width = program.dock("activeDock")->width();
        size = program.window.size();
        QVERIFY(width > 380);
        program.window.close();
    }
    QVERIFY(QSettings().contains(QStringLiteral("window/docks")));
    Bare again;
    QCOMPARE(again.window.size(), size);
    QVERIFY(again.dock("whatHappenedDock")->isHidden());
    QVERIFY(again.dock("historyDock")->isFloating());
    QCOMPARE(again.dock("historyDock")->geometry(), floating);
    QCOMPARE(again.window.dockWidgetArea(again.dock("combatantsDock")), Qt::RightDockWidgetArea);
    QCOMPARE(again.dock("activeDock")->width(), width);
}

void TestLayout::widthsComeBackInASmallWindow()
{
    // The window is made for a large screen before it takes its kept size; that must not count as becoming small.
    int width = 0;
    {
        Bare program;
        program.window.resize(1300, 800);
        QVERIFY(program.rest());
        program.window.resizeDocks({program.dock("activeDock")}, {311}, Qt::Horizontal);
        QVERIFY(program.rest());
        width = program.dock("activeDock")->width();
        program.window.close();
    }
    Bare again;
    QCOMPARE(again.window.width(), 1300);
    QCOMPARE(again.dock("activeDock")->width(), width);
}

/// An evening with small text, the next one with large: four columns beside each other would lie over one another.
void TestLayout::docksOfSmallerTextShareAPlace()
{
    {
        Bare program;
        program.window.resize(1280, 692);
        QVERIFY(program.rest());
        QVERIFY(program.window.tabifiedDockWidgets(program.dock("activeDock")).isEmpty());
        program.window.close();
    }
    Bare large(160);
    QCOMPARE(large.window.width(), 1280);
    QVERIFY(large.window.tabifiedDockWidgets(large.dock("activeDock")).contains(large.dock("combatantsDock")));
    QVERIFY(outside(large.window).isEmpty());
    // What the user put apart with text of this size stays apart.
    large.window.removeDockWidget(large.dock("activeDock"));
    large.window.splitDockWidget(large.dock("combatantsDock"), large.dock("activeDock"), Qt::Vertical);
    large.dock("activeDock")->show();
    QVERIFY(large.rest());
    large.window.close();
    Bare again(160);
    QVERIFY(again.window.tabifiedDockWidgets(again.dock("activeDock")).isEmpty());
}

void TestLayout::layoutOfAnotherVersionIsNotPutOn()
{
    {
        Bare program;
        program.dock("historyDock")->setFloating(true);
        QSettings().setValue(QStringLiteral("window/geometry"), program.window.saveGeometry());
        QSettings().setValue(QStringLiteral("window/docks"), program.window.saveState(1));
    }
    Bare again;
    QVERIFY(!again.dock("historyDock")->isFloating());
    for (const char* name : kDocks)
        QVERIFY2(again.dock(name)->isVisible(), name);
}

/// What is only kept as it closes is lost with a program that is killed.
void TestLayout::aKilledWindowComesBackWhereItWas()
{
    Bare killed;
    killed.window.setGeometry(40, 50, 1610, 930);
    QVERIFY(killed.rest());
    killed.window.resizeDocks({killed.dock("activeDock")}, {401}, Qt::Horizontal);
    QVERIFY(killed.rest());
    const int width = killed.dock("activeDock")->width();
    QVERIFY(support::waitUntil([&] {
        return QSettings().value(QStringLiteral("window/docks")).toByteArray() == killed.window.saveState(2)
            && Preferences().layoutWidth() == 1610;
    }));
    Bare again;
    QCOMPARE(again.window.size(), QSize(1610, 930));
    QCOMPARE(again.dock("activeDock")->width(), width);
}

/// An evening at the large screen, the next one on the small one: callouts must not be gone until somebody finds "Reset layout".
void TestLayout::docksOfALargeScreenLeaveTheBodyItsRoom()
{
    QByteArray small;
    {
        Bare program;
        program.window.resize(1280, 690);
        QVERIFY(program.rest());
        small = program.window.saveGeometry();
        program.window.resize(1920, 1040);
        QVERIFY(program.rest());
        program.window.close();
    }
    QCOMPARE(Preferences().layoutWidth(), 1920);
    QSettings().setValue(QStringLiteral("window/geometry"), small);
    Program program(m_file);
    program.window.resize(1280, 690);
    QVERIFY(program.waitForFight());
    QVERIFY(program.rest());
    QVERIFY(program.find<BodyView>("stage")->bodyScene().stageLayout().callouts);
}

/// Last used on a larger screen: on this one all of it is in sight, frame included, and one that filled that screen fills this one.
void TestLayout::aSmallerScreenShowsTheWholeWindow()
{
    for (const bool filled : {false, true}) {
        const QRect room = qApp->primaryScreen()->availableGeometry();
        {
            Bare program;
            program.window.setGeometry(QRect(room.topLeft() + QPoint(60, 70), room.size() + QSize(160, 180)));
            QVERIFY(program.rest());
            if (filled)
                program.window.showMaximized();
            QVERIFY(program.rest());
            program.window.close();
        }
        QSettings().setValue(QStringLiteral("window/screen"), room.size() + QSize(400, 400));
        Bare again;
        QCOMPARE(again.window.isMaximized(), filled);
        QVERIFY2(filled || room.contains(again.window.frameGeometry()),
                 qPrintable(QDebug::toString(again.window.frameGeometry())));
        QVERIFY(again.window.normalGeometry().width() <= room.width());
        QVERIFY(again.window.normalGeometry().height() <= room.height());
    }
}

void TestLayout::namesStandWhole_data()
{
    QTest::addColumn<int>("text");
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280, 100 %") << 100 << QSize(1280, 692);
    QTest::newRow("1920, 100 %") << 100 << QSize(1920, 1052);
    QTest::newRow("1280, 160 %") << 160 << QSize(1280, 692);
    QTest::newRow("1920, 160 %") << 160 << QSize(1920, 1052);
}

/// Who it is, is read first: nothing in the list takes the room of a name.
void TestLayout::namesStandWhole()
{
    QFETCH(const int, text);
    QFETCH(const QSize, size);
    const support::Speaking german(QStringLiteral("de"));
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, text));
    program.window.resize(size);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.find<QDockWidget>("combatantsDock")->raise();
    QVERIFY(program.rest());
    auto* list = program.find<QListView>("combatants");
    support::WordCatcher catcher(list->viewport()->size());
    list->viewport()->render(&catcher);
    QStringList painted;
    for (const support::PaintedWords& words : catcher.all())
        painted << words.words;
    int seen = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        if (!list->viewport()->rect().contains(list->visualRect(index)))
            continue;
        ++seen;
        QVERIFY2(painted.contains(index.data().toString()), qPrintable(index.data().toString()));
    }
    QVERIFY(seen >= 4);
    program.style.apply(Theme());
}

/// From one target to the next the button must not jump away from under the mouse, in no system.
void TestLayout::moreStaysInItsPlace()
{
    Program program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.waitForFight());
    for (const char* name : {"Harbour Gate", "Duel at Noon"}) {
        for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
            if (encounter.name == name)
                program.window.fight().open(encounter.id);
        }
        QVERIFY(program.rest());
        QCOMPARE(program.window.fight().snapshot().encounter.name, std::string(name));
        auto* card = program.find<ActiveCard>("activeCard");
        const auto* more = program.find<QPushButton>("moreButton");
        const auto placeWith = [&](const QString& words) {
            card->setPrimary({words}, {});
            [&] { QVERIFY(program.rest()); }();
            return more->mapTo(card, QPoint());
        };
        QVERIFY(more->isVisible());
        QCOMPARE(placeWith(QStringLiteral("Fire at the third guard from the left, who is by the gate")),
                 placeWith(QStringLiteral("Fire")));
    }
}

void TestLayout::resetLayout()
{
    Bare program;
    program.window.resize(1600, 900);
    QVERIFY(program.rest());
    program.action("action_resetLayout")->trigger();
    QVERIFY(program.rest());
    std::vector<QRect> before;
    for (const char* name : kDocks)
        before.push_back(program.dock(name)->geometry());
    program.dock("combatantsDock")->close();
    program.dock("whatHappenedDock")->setFloating(true);
    program.window.addDockWidget(Qt::BottomDockWidgetArea, program.dock("activeDock"));
    program.action("action_resetLayout")->trigger();
    for (std::size_t i = 0; i < kDocks.size(); ++i) {
        QVERIFY(program.dock(kDocks[i])->isVisible());
        QTRY_COMPARE(program.dock(kDocks[i])->geometry(), before[i]);
    }
}

void TestLayout::panelsByKey()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QDockWidget>("historyDock")->setFloating(true);
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    program.find<QListView>("combatants")->setFocus();
    const std::array<QWidget*, 5> parts{program.find<QDockWidget>("activeDock"), program.window.centralWidget(),
                                        program.find<QDockWidget>("whatHappenedDock"),
                                        program.find<QDockWidget>("historyDock"),
                                        program.find<QDockWidget>("combatantsDock")};
    for (QWidget* part : parts) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QVERIFY(QTest::qWaitFor([&] { return part->isAncestorOf(QApplication::focusWidget()); }));
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(QTest::qWaitFor([&] { return parts[3]->isAncestorOf(QApplication::focusWidget()); }));
    // A closed panel is passed by.
    program.find<QDockWidget>("combatantsDock")->close();
    program.window.activateWindow();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(QTest::qWaitFor([&] { return parts[0]->isAncestorOf(QApplication::focusWidget()); }));
}

void TestLayout::narrowWindowPutsPanelsTogether()
{
    Bare program;
    program.window.resize(1280, 720);
    QVERIFY(program.rest());
    const auto together = [&] {
        return program.window.tabifiedDockWidgets(program.dock("activeDock")).contains(program.dock("combatantsDock"));
    };
    QVERIFY(!together());
    program.style.apply(Theme(Scheme::Dark, 160));
    QVERIFY(program.rest());
    QVERIFY(together());
    program.style.apply(Theme(Scheme::Dark, 100));
    QVERIFY(program.rest());
    QVERIFY(!together());
}

void TestLayout::lowWindowPutsWhatHappenedAndHistoryTogether()
{
    Bare program;
    QDockWidget* what = program.dock("whatHappenedDock");
    QDockWidget* past = program.dock("historyDock");
    const auto together = [&] { return program.window.tabifiedDockWidgets(what).contains(past); };
    program.window.resize(1280, 720);
    QVERIFY(program.rest());
    QVERIFY(!together());
    QVERIFY(what->geometry().bottom() < past->y());
    program.style.apply(Theme(Scheme::Dark, 160));
    QVERIFY(program.rest());
    QVERIFY(together());
    QVERIFY(!what->visibleRegion().isEmpty());
    // Each has the whole place, whichever is in front.
    const QRect place = what->geometry();
    past->raise();
    QVERIFY(program.rest());
    QCOMPARE(past->geometry(), place);
    program.window.resize(1280, 1040);
    QVERIFY(program.rest());
    QVERIFY(!together());
    QVERIFY(what->geometry().bottom() < past->y());
    // One that somebody closed stays closed.
    past->close();
    program.window.resize(1280, 720);
    program.style.apply(Theme(Scheme::Dark, 100));
    QVERIFY(program.rest());
    QVERIFY(past->isHidden());
}

/// What is typed into a search that went behind another panel is lost unseen: E would not be the next one's turn any more.
void TestLayout::aSearchThatGoesBehindLetsTheKeyboardGo()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.window.resize(1280, 720);
    QVERIFY(program.rest());
    auto* past = program.find<QDockWidget>("historyDock");
    auto* search = program.find<QLineEdit>("historySearch");
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    search->setFocus();
    QVERIFY(search->hasFocus());
    program.style.apply(Theme(Scheme::Dark, 160));
    QVERIFY(program.rest());
    QVERIFY(past->visibleRegion().isEmpty());
    QTRY_VERIFY(!search->hasFocus());
    QVERIFY(program.window.focusWidget() && !past->isAncestorOf(program.window.focusWidget()));
}

void TestLayout::aHistoryLineIsAnsweredInFront()
{
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, 160));
    program.window.resize(1280, 720);
    QVERIFY(program.waitForFight());
    program.window.fight().byHand().setTime(4, 1);
    QVERIFY(program.settle());
    QVERIFY(program.rest());
    const auto* what = program.find<QDockWidget>("whatHappenedDock");
    program.find<QDockWidget>("historyDock")->raise();
    QVERIFY(program.rest());
    QVERIFY(what->visibleRegion().isEmpty());
    auto* list = program.find<QListView>("history");
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
    QVERIFY(program.rest());
    QVERIFY(!what->visibleRegion().isEmpty());
}

void TestLayout::widerWindowMakesWiderPanels()
{
    Bare program;
    program.window.resize(1280, 720);
    QVERIFY(program.rest());
    const int small = program.dock("combatantsDock")->width();
    program.window.resize(1900, 1000);
    QVERIFY(program.rest());
    QVERIFY(program.dock("combatantsDock")->width() > small + 60);
    // What the user sets is kept as long as the window stays wide.
    program.window.resizeDocks({program.dock("combatantsDock")}, {300}, Qt::Horizontal);
    QVERIFY(program.rest());
    const int own = program.dock("combatantsDock")->width();
    program.window.resize(1700, 1000);
    QVERIFY(program.rest());
    QCOMPARE(program.dock("combatantsDock")->width(), own);
}

void TestLayout::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const QSize size : {QSize(1280, 692), QSize(1920, 1052), QSize(960, 512)}) {
        for (const int text : {100, 130, 160}) {
            if (size.width() < 1000 && text > 100)
                continue;  // a screen of 1920 x 1080 at scale 2
            QTest::addRow("%dx%d at %d", size.width(), size.height(), text) << size << text;
        }
    }
}

void TestLayout::fits()
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, text));
    program.window.setMinimumSize(size.boundedTo(program.window.minimumSize()));
    program.window.resize(size);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.rest());
    QCOMPARE(program.window.size(), size);
    QVERIFY(program.window.rect().contains(program.window.statusBar()->geometry()));
    QVERIFY2(outside(program.window).isEmpty(), qPrintable(outside(program.window).join(QLatin1Char('\n'))));
    QVERIFY2(cut(program.window).isEmpty(), qPrintable(cut(program.window).join(QLatin1Char('\n'))));
    for (const auto* area : program.window.findChildren<QAbstractScrollArea*>())
        QVERIFY2(!area->horizontalScrollBar()->isVisible(), qPrintable(area->objectName()));
    // The brass button shows its key, and says in full what it does as long as the text is not enlarged.
    const auto* fire = program.find<QPushButton>("fireButton");
    QVERIFY(fire->sizeHint().width() <= fire->width());
    QVERIFY(fire->text().endsWith(QLatin1Char('F')));
    QVERIFY(text > 100 || fire->text() == fire->accessibleName());
}

/// Those who look for what does not fit can find it.
void TestLayout::whatDoesNotFitIsFound()
{
    QWidget window;
    window.resize(400, 100);
    QLabel label(QStringLiteral("More words than there is room for"), &window);
    label.setGeometry(10, 10, 40, 30);
    window.show();
    QVERIFY(support::waitForRest(window));
    QCOMPARE(cut(window), QStringList{label.text()});
    QCOMPARE(outside(window), QStringList());
    label.setGeometry(200, 10, 600, 30);
    QCOMPARE(cut(window), QStringList());
    QCOMPARE(outside(window).size(), 1);
    label.setGeometry(0, 10, 400, 30);
    QCOMPARE(outside(window), QStringList());
}

void TestLayout::smallScreenKeepsCallouts()
{
    Program program(m_file);
    program.window.resize(1280, 692);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.rest());
    const StageLayout& stage = program.find<BodyView>("stage")->bodyScene().stageLayout();
    QVERIFY(stage.callouts);
    QCOMPARE(stage.placed.size(), std::size_t{7});
    QVERIFY(stage.geometry.side() * 1.7320508 >= 24.0 - 0.01);
    QVERIFY(stage.stage.height() <= program.find<BodyView>("stage")->height());
    // What the foot says has moved to the status bar.
    QVERIFY(!program.find<QLabel>("stageFoot")->isVisible());
    QVERIFY(program.window.statusBar()
                ->findChild<QLabel*>(QStringLiteral("statusPlace"))
                ->text()
                .contains(QStringLiteral("Torso")));
    program.window.resize(1280, 900);
    QVERIFY(program.rest());
    QVERIFY(program.find<QLabel>("stageFoot")->isVisible());
}

void TestLayout::aMessageCostsNoCallouts_data()
{
    QTest::addColumn<QString>("bar");
    QTest::newRow("problem") << QStringLiteral("problemBar");
    QTest::newRow("read only") << QStringLiteral("readOnlyBar");
    QTest::newRow("file lost") << QStringLiteral("fateBar");
}

void TestLayout::aMessageCostsNoCallouts()
{
    QFETCH(QString, bar);
    Program program(m_file);
    program.window.resize(1280, 692);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    auto* message = program.find<ProblemBar>(qPrintable(bar));
    auto* bars = program.find<QToolBar>("windowBars");
    QVERIFY(bars->isHidden());
    const QString words = QStringLiteral("What happened, where, and what to do about it, at length. ").repeated(8);
    message->show(words, QStringLiteral("Do it"));
    QVERIFY(program.rest());
    QVERIFY(bars->isVisible());
    // Over the whole window, above the panels, in two lines that tell the rest in their tooltip.
    QVERIFY(message->width() > program.window.width() - 30);
    QVERIFY(bars->geometry().bottom() < program.find<QDockWidget>("combatantsDock")->geometry().top() + 1);
    auto* line = message->findChild<QLabel*>(QStringLiteral("problemText"));
    QVERIFY(message->height() < 3 * line->fontMetrics().height());
    QVERIFY(line->text().endsWith(QChar(0x2026)));
    QCOMPARE(line->toolTip(), words);
    QCOMPARE(message->text(), words);
    const StageLayout& stage = program.find<BodyView>("stage")->bodyScene().stageLayout();
    QVERIFY(stage.callouts);
    QCOMPARE(stage.placed.size(), std::size_t{7});
    QVERIFY(stage.stage.height() <= program.find<BodyView>("stage")->height());
    message->findChild<QPushButton*>(QStringLiteral("problemClose"))->click();
    QTRY_VERIFY(bars->isHidden());
}

void TestLayout::largeTextKeepsCallouts_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("1280x692 at 160") << QSize(1280, 692) << 160;
    QTest::newRow("1280x692 at 130") << QSize(1280, 692) << 130;
}

void TestLayout::largeTextKeepsCallouts()
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    Program program(m_file);
    program.window.setMinimumSize(size.boundedTo(program.window.minimumSize()));
    program.window.resize(size);
    QVERIFY(program.rest());
    program.style.apply(Theme(Scheme::Dark, text));
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.rest());
    QCOMPARE(program.window.size(), size);
    const auto* view = program.find<BodyView>("stage");
    const StageLayout& stage = view->bodyScene().stageLayout();
    QVERIFY2(stage.callouts, qPrintable(QString::number(view->width())));
    QCOMPARE(stage.placed.size(), std::size_t{7});
    QVERIFY(stage.geometry.side() * 1.7320508 >= 24.0 - 0.01);
    // Never sideways.
    QVERIFY(stage.stage.width() <= view->width());
}

void TestLayout::wordsGoBeforeCommands()
{
    Program program(m_file);
    program.style.apply(Theme(Scheme::Dark, 160));
    program.window.setMinimumWidth(500);
    program.window.resize(560, 700);
    QVERIFY(program.waitForFight());
    QVERIFY(program.rest());
    const auto* bar = program.find<QToolBar>("toolBar");
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    program.window.resize(1900, 900);
    QVERIFY(program.rest());
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    // The size of text is the application's: another window begins with it.
    program.style.apply(Theme());
}

void TestLayout::aMessageGoesOnOnASecondLine()
{
    Program program(m_file);
    program.style.apply(Theme());
    program.window.resize(1280, 692);
    QVERIFY(program.waitForFight());
    auto* message = program.find<ProblemBar>("problemBar");
    auto* line = message->findChild<QLabel*>(QStringLiteral("problemText"));
    message->show(QStringLiteral("Short."));
    QVERIFY(program.rest());
    const int low = message->height();
    QVERIFY(!line->text().contains(QLatin1Char('\n')));
    const QString words = QStringLiteral("Nothing of this is cut as long as two lines are enough for it. ").repeated(4);
    message->show(words.trimmed());
    QVERIFY(program.rest());
    QCOMPARE(line->text().count(QLatin1Char('\n')), 1);
    QVERIFY(line->toolTip().isEmpty());
    QVERIFY(message->height() > low);
    QVERIFY(line->height() >= 2 * line->fontMetrics().height());
}

void TestLayout::wordsOfTheBrassButtonGoWhole()
{
    Program program(m_file);
    program.style.apply(Theme());
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    auto* card = program.find<ActiveCard>("activeCard");
    const auto* fire = program.find<QPushButton>("fireButton");
    const QStringList texts{QStringLiteral("Fire at the third guard from the left   F"),
                            QStringLiteral("Fire at G2   F"), QStringLiteral("Fire   F")};
    card->setPrimary(texts, {});
    // A second line comes before another wording: whom it is about goes last.
    for (const auto& [width, text] : {std::pair{500, 0}, {260, 0}, {150, 1}}) {
        card->resize(width, 600);
        QCOMPARE(QString(fire->text()).replace(u'\n', u' '), texts.at(text));
        QCOMPARE(fire->text().contains(u'\n'), width == 260 || (width == 150 && fire->text() != texts.at(text)));
        QVERIFY(fire->height() >= fire->sizeHint().height());
        QCOMPARE(fire->accessibleName(), texts.first());
    }
}

void TestLayout::historyTakesWhatItsLinesNeed()
{
    Program program(m_file);
    program.style.apply(Theme());
    program.window.resize(1280, 900);
    QVERIFY(program.waitForFight());
    QVERIFY(program.rest());
    auto* list = program.find<QListView>("history");
    auto* what = program.find<QDockWidget>("whatHappenedDock");
    auto* past = program.find<QDockWidget>("historyDock");
    QCOMPARE(list->model()->rowCount(), 0);
    // Before anything has happened there is nothing to be worked out above.
    QVERIFY2(past->height() > what->height(), qPrintable(QString::number(past->height())));
    program.window.fight().byHand().setTime(4, 1);
    QVERIFY(program.settle());
    QTRY_VERIFY(past->height() < what->height() / 2);
    const int few = past->height();
    for (int round = 5; round < 34; ++round) {
        program.window.fight().byHand().setTime(round, 1);
        QVERIFY(program.settle());
    }
    QTRY_COMPARE(list->model()->rowCount(), 30);
    // It grows with its lines, but never beyond what the panel above needs.
    QTRY_VERIFY(past->height() > few + 80);
    QVERIFY(what->height() > past->height());
}

void TestLayout::movedLineStays()
{
    int high = 0;
    {
        Bare program;
        program.window.resize(1280, 900);
        QVERIFY(program.rest());
        QDockWidget* what = program.dock("whatHappenedDock");
        QDockWidget* past = program.dock("historyDock");
        const QPoint line(past->geometry().center().x(), (what->geometry().bottom() + past->y()) / 2);
        const int before = past->height();
        QTest::mouseMove(&program.window, line);
        QTest::mousePress(&program.window, Qt::LeftButton, {}, line);
        QTest::mouseMove(&program.window, line - QPoint(0, 120));
        QVERIFY(program.rest());  // the window follows the mouse a moment later
        QTest::mouseRelease(&program.window, Qt::LeftButton, {}, line - QPoint(0, 120));
        QTRY_VERIFY(past->height() > before + 80);
        high = past->height();
        program.window.resize(1290, 900);
        QVERIFY(program.rest());
        QCOMPARE(past->height(), high);
        program.window.close();
    }
    Bare again;
    QCOMPARE(again.dock("historyDock")->height(), high);
    again.action("action_resetLayout")->trigger();
    QTRY_VERIFY(again.dock("historyDock")->height() < high - 60);
}

void TestLayout::aPanelComesBackBesideTheWindow()
{
    for (const QPoint lost : {QPoint(0, 0), QPoint(9000, 7000)}) {
        {
            Bare program;
            program.window.setGeometry(60, 50, 700, 500);
            QDockWidget* past = program.dock("historyDock");
            past->setFloating(true);
            past->setGeometry(QRect(lost, QSize(300, 200)));
            program.window.close();
        }
        Bare again;
        const QDockWidget* past = again.dock("historyDock");
        QVERIFY(past->isFloating());
        QTRY_VERIFY2(again.window.screen()->availableGeometry().contains(past->geometry()),
                     qPrintable(QDebug::toString(past->geometry())));
        QVERIFY(again.window.frameGeometry().intersects(past->geometry()));
        QVERIFY(!past->pos().isNull());
    }
}

/// One sentence, on the stage, with the button for it; the panels keep silent.
void TestLayout::withoutAFightOneSentenceSaysIt()
{
    Bare program;
    for (const char* name : {"combatants", "history"}) {
        const auto* list = program.window.findChild<QuietList*>(QString::fromLatin1(name));
        QVERIFY2(list->shownSentence().isEmpty(), name);
    }
    const auto shown = [&program](const char* name) {
        const auto* part = program.window.findChild<QWidget*>(QString::fromLatin1(name));
        return part && part->isVisible();
    };
    QVERIFY(!shown("nobodyActs"));
    QVERIFY(shown("openSample"));
    // Nothing to press that would do nothing.
    QVERIFY(!shown("fireButton"));
    QVERIFY(!shown("moreButton"));
    QVERIFY(!shown("addCombatant"));
    QVERIFY(!shown("fightsButton"));
    QVERIFY(!shown("coming"));
    const QDockWidget* what = program.dock("whatHappenedDock");
    QVERIFY(std::ranges::none_of(what->widget()->findChildren<QLabel*>(),
                                 [](const QLabel* label) { return label->isVisible() && !label->text().isEmpty(); }));
    program.host.open(m_file);
    QTRY_VERIFY(program.window.fight().isLoaded());
    QTRY_VERIFY(shown("fireButton") && shown("moreButton") && shown("addCombatant") && shown("fightsButton"));
    QVERIFY(!shown("nobodyActs"));
    QVERIFY(program.window.findChild<QuietList*>(QStringLiteral("combatants"))->shownSentence().isEmpty());
}

void TestLayout::callOutsLeaveTheBodyFree_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::newRow("1280x692") << QSize(1280, 692) << 100;
    QTest::newRow("1280x692 at 160") << QSize(1280, 692) << 160;
    QTest::newRow("1920x1052 at 160") << QSize(1920, 1052) << 160;
}

void TestLayout::callOutsLeaveTheBodyFree()
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    Program program(m_file);
    program.window.setMinimumSize(size.boundedTo(program.window.minimumSize()));
    program.window.resize(size);
    QVERIFY(program.rest());
    program.style.apply(Theme(Scheme::Dark, text));
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.rest());
    const auto* view = program.find<BodyView>("stage");
    const StageLayout& stage = view->bodyScene().stageLayout();
    QVERIFY(stage.callouts);
    const BodyPainter painter(program.style.theme(), stage.geometry, BodyStrokes::forScreen(program.style.theme()));
    const QPainterPath outline = painter.outline(*view->picture().plan);
    for (const PlacedCallout& callout : stage.placed)
        QVERIFY2(!outline.intersects(callout.box), qPrintable(QString::number(callout.index)));
}

void TestLayout::longLinesGoOn()
{
    Program program(m_file);
    program.style.apply(Theme());
    program.window.resize(1600, 900);
    QVERIFY(program.waitForFight());
    auto* list = program.find<QListView>("history");
    auto* dock = program.find<QDockWidget>("historyDock");
    dock->setFloating(true);
    dock->resize(900, 300);
    program.window.fight().byHand().setTime(4, 2);
    QVERIFY(program.settle());
    QTRY_COMPARE(list->model()->rowCount(), 1);
    const int one = list->sizeHintForRow(0);
    dock->resize(260, 300);
    QVERIFY(program.rest());
    const int words = list->fontMetrics().horizontalAdvance(list->model()->index(0, 0).data().toString());
    QVERIFY2(words > list->viewport()->width() - 80, "the line is too short to tell");
    QVERIFY(list->visualRect(list->model()->index(0, 0)).height() > one);
    QVERIFY(list->sizeHintForRow(0) >= one + list->fontMetrics().height() - 4);
}

void TestLayout::toolsFollowTheText()
{
    Program program(m_file);
    const auto* tools = program.find<QToolBar>("toolBar");
    for (const int text : {100, 160}) {
        program.style.apply(Theme(Scheme::Dark, text));
        QTRY_COMPARE(tools->iconSize().width(), program.style.theme().scaled(18));
    }
}

void TestLayout::buttonsOfARowAreAsHigh()
{
    Program program(m_file);
    program.style.apply(Theme());
    program.window.resize(1900, 1000);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(program.rest());
    const auto* aim = program.find<QPushButton>("quick_aim");
    const auto* more = program.find<QPushButton>("moreButton");
    QVERIFY(aim && more->x() > aim->geometry().right());
    QCOMPARE(more->y(), aim->y());
    QCOMPARE(more->height(), aim->height());
}

HITSPREAD_GUI_TEST(TestLayout)
#include "tst_layout.moc"
