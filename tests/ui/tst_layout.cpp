#include "storage/samplecampaign.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/shell/panels.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
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
struct Bare {
    Bare()
    {
        window.show();
        QTest::qWait(120);  // longer than docks wait for a window to have its final size
    }
    QDockWidget* dock(const char* name) { return window.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    QAction* action(const char* name) { return window.findChild<QAction*>(QString::fromLatin1(name)); }

    exchange::ShippedBodyPlans plans;
    WallClock clock;
    support::FixedSeeds seeds;
    Preferences preferences;
    ApplicationStyle style{*qApp};
    CampaignGateway gateway{plans, clock, seeds};
    FileCampaignHost host{gateway};
    MainWindow window{host, gateway, style, preferences};
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
    void layoutOfAnotherVersionIsNotPutOn();
    void resetLayout();
    void panelsByKey();
    void narrowWindowPutsPanelsTogether();
    void widerWindowMakesWiderPanels();
    void fits_data();
    void fits();
    void smallScreenKeepsCallouts();
    void aMessageCostsNoCallouts_data();
    void aMessageCostsNoCallouts();
    void largeTextKeepsCallouts_data();
    void largeTextKeepsCallouts();
    void wordsGoBeforeCommands();

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
    storage::SampleCampaign::create(m_file).reset();
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
        QTest::qWait(120);
        program.dock("whatHappenedDock")->close();
        program.dock("historyDock")->setFloating(true);
        program.dock("historyDock")->setGeometry(floating);
        program.window.addDockWidget(Qt::RightDockWidgetArea, program.dock("combatantsDock"));
        program.window.resizeDocks({program.dock("activeDock")}, {401}, Qt::Horizontal);
        QTest::qWait(20);
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
        QTest::qWait(120);
        program.window.resizeDocks({program.dock("activeDock")}, {311}, Qt::Horizontal);
        QTest::qWait(20);
        width = program.dock("activeDock")->width();
        program.window.close();
    }
    Bare again;
    QCOMPARE(again.window.width(), 1300);
    QCOMPARE(again.dock("activeDock")->width(), width);
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

void TestLayout::resetLayout()
{
    Bare program;
    program.window.resize(1600, 900);
    QTest::qWait(120);
    program.action("action_resetLayout")->trigger();
    QTest::qWait(20);
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
    QTest::qWait(120);
    const auto together = [&] {
        return program.window.tabifiedDockWidgets(program.dock("activeDock")).contains(program.dock("combatantsDock"));
    };
    QVERIFY(!together());
    program.style.apply(Theme(Scheme::Dark, 160));
    QTest::qWait(20);
    QVERIFY(together());
    program.style.apply(Theme(Scheme::Dark, 100));
    QTest::qWait(20);
    QVERIFY(!together());
}

void TestLayout::widerWindowMakesWiderPanels()
{
    Bare program;
    program.window.resize(1280, 720);
    QTest::qWait(120);
    const int small = program.dock("combatantsDock")->width();
    program.window.resize(1900, 1000);
    QTest::qWait(120);
    QVERIFY(program.dock("combatantsDock")->width() > small + 60);
    // What the user sets is kept as long as the window stays wide.
    program.window.resizeDocks({program.dock("combatantsDock")}, {300}, Qt::Horizontal);
    QTest::qWait(20);
    const int own = program.dock("combatantsDock")->width();
    program.window.resize(1700, 1000);
    QTest::qWait(120);
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
    QTest::qWait(150);
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

void TestLayout::smallScreenKeepsCallouts()
{
    Program program(m_file);
    program.window.resize(1280, 692);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QTest::qWait(150);
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
    QTest::qWait(50);
    QVERIFY(program.find<QLabel>("stageFoot")->isVisible());
}

void TestLayout::aMessageCostsNoCallouts_data()
{
    QTest::addColumn<QString>("bar");
    QTest::newRow("problem") << QStringLiteral("problemBar");
    QTest::newRow("read only") << QStringLiteral("readOnlyBar");
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
    QTest::qWait(150);
    QVERIFY(bars->isVisible());
    // Over the whole window, above the panels, in one line that tells the rest in its tooltip.
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
    QTest::qWait(120);
    program.style.apply(Theme(Scheme::Dark, text));
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QTest::qWait(150);
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
    QTest::qWait(50);
    const auto* bar = program.find<QToolBar>("toolBar");
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    program.window.resize(1900, 900);
    QTest::qWait(50);
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
}

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
