// Qt first: moc stumbles over <compare> when it comes before any Qt header.
#include <QtTest>

#include "reports/body/bodypainter.h"
#include "reports/body/markpainter.h"
#include "support/guitestclass.h"
#include "support/samplepicture.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/diagram/drifttimeline.h"
#include "ui/diagram/hexnavigation.h"
#include "ui/diagram/stagelayout.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>

#include <chrono>
#include <set>

using namespace hitspread;

/// Real clicks and keys on the body stage; it must tell which hex was meant and nothing else.
class TestBodyView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void everyHexIsChosenByClick_data();
    void everyHexIsChosenByClick();
    void clickBesideTheBodyChoosesNothing();
    void releaseElsewhereChoosesNothing();
    void enterChoosesTheFocusedHex();
    void arrowsReachEveryHex_data();
    void arrowsReachEveryHex();
    void arrowsKeepToALevel();
    void hexesNeverFallBelowTheirLeastHeight_data();
    void hexesNeverFallBelowTheirLeastHeight();
    void everyCalloutIsLed_data();
    void everyCalloutIsLed();
    void theWayOfAMissCrossesNoBox_data();
    void theWayOfAMissCrossesNoBox();
    void leadersKeepToGaps();
    void boxesOfPairsStandInARow();
    void farLabelKeepsOffTheBody();
    void lowStageScrollsOneWayOnly();
    void wheelZoomsWithControlOnly();
    void clickDuringAFlightOnlyEndsIt();
    void resultsShowWhenTheFlightHasLanded();
    void hexesAreAccessible();
    void focusIsAccessible();
    void emptyStageHasNoHexes();
    void filesFallThrough();
    void everyPixelIsPainted_data();
    void everyPixelIsPainted();

private:
    [[nodiscard]] QPoint pointOf(Hex hex) const
    {
        return m_view->mapFromScene(m_view->bodyScene().stageLayout().geometry.centre(hex));
    }
    void click(Hex hex) const { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, pointOf(hex)); }

    std::unique_ptr<BodyView> m_view;
};

void TestBodyView::init()
{
    m_view = std::make_unique<BodyView>();
    m_view->resize(804, 914);
    m_view->setPicture(support::samplePicture());
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestBodyView::cleanup()
{
    m_view.reset();
}

void TestBodyView::everyHexIsChosenByClick_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<QSize>("size");
    QTest::newRow("front") << false << QSize(804, 914);
    QTest::newRow("A-026 mirrored") << true << QSize(804, 914);
    QTest::newRow("small stage") << false << QSize(470, 622);
}

void TestBodyView::everyHexIsChosenByClick()
{
    QFETCH(bool, mirrored);
    QFETCH(QSize, size);
    BodyPicture picture = support::samplePicture();
    picture.mirrored = mirrored;
    m_view->resize(size);
    m_view->setPicture(picture);
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    qsizetype count = 0;
    for (const BodyCell& cell : picture.plan->cells()) {
        click(cell.hex);
        QCOMPARE(chosen.size(), ++count);
        QCOMPARE(chosen.last().first().value<Hex>(), cell.hex);
    }
    QCOMPARE(count, qsizetype{96});
}

void TestBodyView::clickBesideTheBodyChoosesNothing()
{
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    click(Hex{0, 30});
    click(Hex{-4, 6});
    QCOMPARE(chosen.size(), 0);
}

void TestBodyView::releaseElsewhereChoosesNothing()
{
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, pointOf(Hex{0, 10}));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, pointOf(Hex{0, 14}));
    QCOMPARE(chosen.size(), 0);
}

void TestBodyView::enterChoosesTheFocusedHex()
{
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    m_view->clearFocus();
    m_view->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(m_view->hasFocus());
    QVERIFY(m_view->bodyScene().focusedHex() == std::optional(Hex{0, 10}));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().first().value<Hex>(), (Hex{0, 10}));
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Enter);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.last().first().value<Hex>(), (Hex{0, 14}));
}

void TestBodyView::arrowsReachEveryHex_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("front") << false;
    QTest::newRow("A-026 mirrored") << true;
}

void TestBodyView::arrowsReachEveryHex()
{
    QFETCH(bool, mirrored);
    const auto plan = support::humanPlan();
    std::set<Hex> reached{plan->aimPoint()};
    std::vector<Hex> open{plan->aimPoint()};
    while (!open.empty()) {
        const Hex from = open.back();
        open.pop_back();
        for (const Arrow arrow : {Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right}) {
            const Hex to = hexTowards(*plan, from, arrow, mirrored);
            if (reached.insert(to).second)
                open.push_back(to);
        }
    }
    QCOMPARE(reached.size(), plan->cells().size());
}

void TestBodyView::arrowsKeepToALevel()
{
    const auto plan = support::humanPlan();
    Hex hex{-2, 10};
    for (int i = 0; i < 4; ++i)
        hex = hexTowards(*plan, hex, Arrow::Right, false);
    QCOMPARE(hex, (Hex{2, 10}));
    QCOMPARE(hexTowards(*plan, Hex{0, 10}, Arrow::Left, false).column, std::int16_t{-1});
    QCOMPARE(hexTowards(*plan, Hex{0, 10}, Arrow::Left, true).column, std::int16_t{1});
    QCOMPARE(hexTowards(*plan, Hex{0, 0}, Arrow::Up, false), (Hex{0, 0}));
}

void TestBodyView::hexesNeverFallBelowTheirLeastHeight_data()
{
    QTest::addColumn<QSizeF>("view");
    QTest::addColumn<bool>("callouts");
    QTest::addColumn<bool>("scrolls");
    QTest::newRow("large") << QSizeF(804, 914) << true << false;
    QTest::newRow("1280 x 720") << QSizeF(470, 622) << true << false;
    QTest::newRow("narrow") << QSizeF(300, 700) << false << false;
    // The boxes stand beside the body: leaving them out would not make it fit.
    QTest::newRow("low") << QSizeF(470, 400) << true << true;
    QTest::newRow("tiny") << QSizeF(150, 150) << false << true;
}

void TestBodyView::hexesNeverFallBelowTheirLeastHeight()
{
    QFETCH(QSizeF, view);
    QFETCH(bool, callouts);
    QFETCH(bool, scrolls);
    const StageLayout layout = layOutStage(support::samplePicture(), Theme(), view, {});
    QVERIFY2(layout.geometry.hexHeight() >= 23.99, qPrintable(QString::number(layout.geometry.hexHeight())));
    QCOMPARE(layout.callouts, callouts);
    QCOMPARE(layout.stage.size() != view, scrolls);
    QVERIFY(layout.stage.contains(layout.geometry.boundsOf(*support::humanPlan())));
}

void TestBodyView::everyCalloutIsLed_data()
{
    QTest::addColumn<QSizeF>("view");
    QTest::addColumn<int>("text");
    QTest::addColumn<bool>("shot");
    for (const bool shot : {false, true}) {
        const char* what = shot ? "shot" : "plain";
        QTest::addRow("%s, large", what) << QSizeF(804, 914) << 100 << shot;
        QTest::addRow("%s, 1280 x 720", what) << QSizeF(470, 622) << 100 << shot;
        QTest::addRow("%s, 1280 x 720, large text", what) << QSizeF(470, 622) << 160 << shot;
        QTest::addRow("%s, compact", what) << QSizeF(572, 560) << 100 << shot;
        QTest::addRow("%s, compact, large text", what) << QSizeF(572, 560) << 150 << shot;
        QTest::addRow("%s, compact, largest text", what) << QSizeF(572, 560) << 160 << shot;
        QTest::addRow("%s, low and narrow", what) << QSizeF(380, 480) << 100 << shot;
    }
}

/// However little room there is: a box for each location, none on another, each with its line.
void TestBodyView::everyCalloutIsLed()
{
    QFETCH(QSizeF, view);
    QFETCH(int, text);
    QFETCH(bool, shot);
    const BodyPicture picture = shot ? support::shotPicture() : support::samplePicture();
    const StageLayout layout = layOutStage(picture, Theme(Scheme::Light, text), view, {});
    QVERIFY(layout.callouts);
    QVERIFY(layout.geometry.hexHeight() >= 23.99);
    QCOMPARE(layout.placed.size(), picture.callouts.size());
    QCOMPARE(unledCallouts(picture, layout.placed), std::size_t{0});
    for (const PlacedCallout& callout : layout.placed) {
        QVERIFY(layout.stage.contains(callout.box));
        const int own = picture.callouts[callout.index].location;
        QCOMPARE(picture.plan->locationAt(layout.geometry.hexAt(callout.leader.first())), own);
        for (const PlacedCallout& other : layout.placed)
            QVERIFY(other.index == callout.index || !other.box.intersects(callout.box));
    }
}

void TestBodyView::theWayOfAMissCrossesNoBox_data()
{
    QTest::addColumn<QSizeF>("view");
    QTest::newRow("large") << QSizeF(804, 914);
    QTest::newRow("1280 x 720") << QSizeF(470, 622);
}

/// The stage remembers where the last shot went: a line through words would strike them out.
void TestBodyView::theWayOfAMissCrossesNoBox()
{
    QFETCH(QSizeF, view);
    BodyPicture picture = support::samplePicture();
    const Hex aim = picture.plan->aimPoint();
    for (int direction = 1; direction <= kDirections; ++direction) {
        ChainMark mark;
        mark.from = aim;
        mark.hex = walk(aim, direction, 7);
        mark.kind = StrikeKind::Miss;
        picture.chain = ChainPicture();
        picture.chain->marks = {mark};
        picture.chain->trail = {mark.from, mark.hex};
        const StageLayout layout = layOutStage(picture, Theme(), view, {});
        const QLineF way(layout.geometry.centre(mark.from), layout.geometry.centre(mark.hex));
        for (const PlacedCallout& callout : layout.placed) {
            for (int part = 0; part <= 100; ++part)
                QVERIFY2(!callout.box.contains(way.pointAt(part / 100.0)),
                         qPrintable(QStringLiteral("direction %1, callout %2").arg(direction).arg(callout.index)));
        }
    }
}

/// The abdomen lies between the arms: its leader leaves by the gap beside the thigh, not along the outline of hand or thigh.
void TestBodyView::leadersKeepToGaps()
{
    const BodyPicture picture = support::samplePicture();
    const StageLayout layout = layOutStage(picture, Theme(), QSizeF(804, 914), {});
    const QPainterPath outline =
        BodyPainter(Theme(), layout.geometry, BodyStrokes::forScreen(Theme())).outline(*picture.plan);
    QCOMPARE(layout.placed.size(), picture.callouts.size());
    for (const PlacedCallout& callout : layout.placed) {
        const int own = picture.callouts[callout.index].location;
        QVERIFY(callout.leader.size() > 1);
        qreal foreign = 0.0;
        for (int i = 1; i < callout.leader.size(); ++i) {
            const QLineF line(callout.leader[i - 1], callout.leader[i]);
            for (qreal along = 0.0; along < line.length(); along += 1.0) {
                const QPointF at = line.pointAt(along / line.length());
                const int location = picture.plan->locationAt(layout.geometry.hexAt(at));
                QVERIFY2(location < 0 || location == own, qPrintable(QString::number(own)));
                foreign += location < 0 && outline.contains(at) ? 1.0 : 0.0;
            }
        }
        // Where it leaves its own location it has to cross the outline once.
        QVERIFY2(foreign <= 1.5 * layout.geometry.side(),
                 qPrintable(QStringLiteral("%1: %2 px").arg(own).arg(foreign)));
    }
}

void TestBodyView::boxesOfPairsStandInARow()
{
    for (const BodyPicture& picture : {support::samplePicture(), support::shotPicture(), support::missPicture()}) {
        const StageLayout layout = layOutStage(picture, Theme(), QSizeF(804, 914), {});
        QCOMPARE(layout.placed.size(), std::size_t{7});
        for (const auto& [left, right] : {std::pair<std::size_t, std::size_t>{3, 4}, {5, 6}}) {
            const auto at = [&](std::size_t index) {
                return std::ranges::find(layout.placed, index, &PlacedCallout::index)->box;
            };
            QCOMPARE(at(left).top(), at(right).top());
        }
    }
}

/// In whichever direction a shot drifts, and however far: beside the body there is always room for the words.
void TestBodyView::farLabelKeepsOffTheBody()
{
    const QRectF stage(0.0, 0.0, 804.0, 914.0);
    int beside = 0;
    for (int direction = 1; direction <= 6; ++direction) {
        for (const int distance : {6, 7, 8, 9}) {
            BodyPicture picture = support::shotPicture();
            picture.drift->path.clear();
            for (int i = 1; i <= distance; ++i)
                picture.drift->path.push_back(walk(picture.drift->aim, direction, i));
            const Hex end = picture.drift->path.back();
            const StageLayout layout = layOutStage(picture, Theme(), stage.size(), {});
            const QRectF place = MarkPainter(Theme(), layout.geometry, BodyStrokes::forScreen(Theme()))
                                     .farLabelPlace(picture, layout.stage);
            qreal covered = 0.0;
            for (const BodyCell& cell : picture.plan->cells()) {
                const QRectF shared = place.intersected(layout.geometry.polygon(cell.hex).boundingRect());
                covered += shared.width() * shared.height();
            }
            const bool onBody = picture.plan->cellAt(end) != nullptr;
            QVERIFY2(onBody || (!place.isEmpty() && covered <= 0.0),
                     qPrintable(QStringLiteral("direction %1, %2 hexes").arg(direction).arg(distance)));
            beside += onBody ? 0 : 1;
        }
    }
    QVERIFY(beside > 0);
}

void TestBodyView::lowStageScrollsOneWayOnly()
{
    m_view->resize(380, 480);
    QTRY_VERIFY(m_view->verticalScrollBar()->isVisible());
    QVERIFY(!m_view->horizontalScrollBar()->isVisible());
}

void TestBodyView::wheelZoomsWithControlOnly()
{
    const auto wheel = [&](Qt::KeyboardModifiers modifiers, int turn) {
        const QPointF at = m_view->viewport()->rect().center();
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, QPoint(0, turn), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    };
    wheel({}, 120);
    QCOMPARE(m_view->transform().m11(), 1.0);
    wheel(Qt::ControlModifier, 240);
    QVERIFY(m_view->transform().m11() > 1.2);
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    click(Hex{0, 14});
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().first().value<Hex>(), (Hex{0, 14}));
    wheel(Qt::ControlModifier, -1200);
    QCOMPARE(m_view->transform().m11(), 1.0);
}

void TestBodyView::clickDuringAFlightOnlyEndsIt()
{
    m_view->animator().setReducedMotion(false);
    m_view->setPicture(support::shotPicture());
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    QSignalSpy finished(&m_view->animator(), &DriftAnimator::finished);
    m_view->play();
    QVERIFY(m_view->animator().isRunning());
    click(Hex{0, 14});
    QVERIFY(!m_view->animator().isRunning());
    QCOMPARE(finished.size(), 1);
    QCOMPARE(chosen.size(), 0);
    click(Hex{0, 14});
    QCOMPARE(chosen.size(), 1);
}

void TestBodyView::resultsShowWhenTheFlightHasLanded()
{
    // Only what the callout of the hit location says may change: the same shot with another result flies alike.
    const BodyPicture shot = support::shotPicture();
    BodyPicture other = shot;
    other.callouts[1].hits = 5;
    other.callouts[1].armour = QStringLiteral("PV 10 · ID 12/12");
    other.callouts[1].shortArmour = other.callouts[1].armour;
    const DriftTimeline timeline(*shot.drift);
    const auto picture = [](const BodyPicture& shown, const DriftProgress& progress) {
        BodyView view;
        view.setTheme(Theme());
        view.resize(664, 726);
        view.setPicture(shown);
        view.bodyScene().setProgress(progress);
        return view.grab().toImage();
    };
    const DriftProgress flying = timeline.at(std::chrono::milliseconds(200));
    QCOMPARE(picture(shot, flying), picture(other, flying));
    QVERIFY(picture(shot, {}) != picture(other, {}));
}

void TestBodyView::hexesAreAccessible()
{
    QAccessibleInterface* body = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(body != nullptr);
    QCOMPARE(body->childCount(), 96);
    const auto cells = m_view->picture().plan->cells();
    std::set<QString> names;
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    for (int i = 0; i < body->childCount(); ++i) {
        QAccessibleInterface* hex = body->child(i);
        QVERIFY(hex != nullptr && hex->isValid());
        QCOMPARE(body->indexOfChild(hex), i);
        QCOMPARE(hex->parent(), body);
        names.insert(hex->text(QAccessible::Name));
        const QPoint middle = hex->rect().center();
        QCOMPARE(body->childAt(middle.x(), middle.y()), hex);
        hex->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.last().first().value<Hex>(), cells[static_cast<std::size_t>(i)].hex);
    }
    QCOMPARE(chosen.size(), 96);
    QCOMPARE(names.size(), std::size_t{96});
    QVERIFY(names.count(QStringLiteral("Torso, hex (0, 10)")) == 1);
    QVERIFY(names.count(QStringLiteral("Left Leg, hex (3, 39)")) == 1);
}

void TestBodyView::focusIsAccessible()
{
    m_view->clearFocus();
    m_view->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(m_view->hasFocus());
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QAccessibleInterface* focused = QAccessible::queryAccessibleInterface(m_view.get())->focusChild();
    QVERIFY(focused != nullptr);
    QCOMPARE(focused->text(QAccessible::Name), QStringLiteral("Torso, hex (0, 12)"));
    QVERIFY(focused->state().focused);
}

void TestBodyView::emptyStageHasNoHexes()
{
    BodyPicture picture = support::samplePicture();
    picture.outlineOnly = true;
    m_view->setPicture(picture);
    QSignalSpy chosen(m_view.get(), &BodyView::hexChosen);
    click(Hex{0, 10});
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(QAccessible::queryAccessibleInterface(m_view.get())->childCount(), 0);
}

/// What is dropped there is for the window.
void TestBodyView::filesFallThrough()
{
    QVERIFY(!m_view->acceptDrops());
    QVERIFY(!m_view->viewport()->acceptDrops());
}

void TestBodyView::everyPixelIsPainted_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("zoom");
    QTest::newRow("as large as the view") << QSize(804, 914) << 1.0;
    QTest::newRow("low") << QSize(700, 330) << 1.0;
    QTest::newRow("zoomed") << QSize(401, 403) << 1.15;
    QTest::newRow("smaller than the view") << QSize(804, 914) << 0.7;
}

/// Nothing fills the view before: what was there would show through.
void TestBodyView::everyPixelIsPainted()
{
    QFETCH(QSize, size);
    QFETCH(qreal, zoom);
    m_view->setTheme(Theme());
    m_view->resize(size);
    QCoreApplication::processEvents();
    m_view->setTransform(QTransform::fromScale(zoom, zoom));
    const auto painted = [&](Qt::GlobalColor before) {
        QImage picture(m_view->viewport()->size(), QImage::Format_RGB32);
        picture.fill(before);
        m_view->viewport()->render(&picture);
        return picture;
    };
    for (const QPoint end : {QPoint(0, 0), QPoint(10000, 10000)}) {
        m_view->horizontalScrollBar()->setValue(end.x());
        m_view->verticalScrollBar()->setValue(end.y());
        QCOMPARE(painted(Qt::magenta), painted(Qt::green));
    }
}

HITSPREAD_GUI_TEST(TestBodyView)
#include "tst_bodyview.moc"
