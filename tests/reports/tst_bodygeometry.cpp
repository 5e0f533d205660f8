#include <QtTest>

#include "reports/body/bodygeometry.h"
#include "support/humanplan.h"
#include "support/testclass.h"

using namespace hitspread;

class TestBodyGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHexIsFoundAgain_data();
    void everyHexIsFoundAgain();
    void edgesLeadToNeighbours_data() { everyHexIsFoundAgain_data(); }
    void edgesLeadToNeighbours();
    void directionOneIsUpperRight();
    void mirroredPutsTheOtherColumnThere();
    void boundsMatchTheStageFormula();
    void boundsAreThoseOfTheCorners_data() { everyHexIsFoundAgain_data(); }
    void boundsAreThoseOfTheCorners();
};

void TestBodyGeometry::everyHexIsFoundAgain_data()
{
    QTest::addColumn<qreal>("side");
    QTest::addColumn<QPointF>("origin");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("unit") << 1.0 << QPointF() << false;
    QTest::newRow("screen") << 24.25 << QPointF(401.5, 60.25) << false;
    QTest::newRow("mirrored") << 14.0 << QPointF(300.0, 20.0) << true;
}

void TestBodyGeometry::everyHexIsFoundAgain()
{
    QFETCH(qreal, side);
    QFETCH(QPointF, origin);
    QFETCH(bool, mirrored);
    const BodyGeometry geometry(side, origin, mirrored);
    const auto plan = support::humanPlan();
    QCOMPARE(plan->cells().size(), std::size_t{96});
    for (const BodyCell& cell : plan->cells()) {
        QCOMPARE(geometry.hexAt(geometry.centre(cell.hex)), cell.hex);
        // Just inside each corner it is still the same hex.
        const QPolygonF corners = geometry.polygon(cell.hex, 0.97);
        for (const QPointF corner : corners)
            QCOMPARE(geometry.hexAt(corner), cell.hex);
    }
}

void TestBodyGeometry::edgesLeadToNeighbours()
{
    QFETCH(qreal, side);
    QFETCH(QPointF, origin);
    QFETCH(bool, mirrored);
    const BodyGeometry geometry(side, origin, mirrored);
    const Hex hex{-2, 8};
    const QPolygonF corners = geometry.polygon(hex);
    for (int edge = 0; edge < kDirections; ++edge) {
        const QPointF middle = (corners.at(edge) + corners.at((edge + 1) % kDirections)) / 2.0;
        const QPointF beyond = geometry.centre(hex) + (middle - geometry.centre(hex)) * 1.5;
        QCOMPARE(geometry.hexAt(beyond), walk(hex, geometry.edgeDirection(edge), 1));
    }
}

void TestBodyGeometry::directionOneIsUpperRight()
{
    const BodyGeometry geometry(10.0);
    const QPointF step = geometry.centre(walk(Hex{}, 1, 1));
    QVERIFY(step.x() > 0.0);
    QVERIFY(step.y() < 0.0);
    QCOMPARE(geometry.centre(walk(Hex{}, 3, 1)), QPointF(0.0, geometry.hexHeight()));
}

void TestBodyGeometry::mirroredPutsTheOtherColumnThere()
{
    const BodyGeometry front(10.0);
    const BodyGeometry back(10.0, {}, true);
    QCOMPARE(back.centre(Hex{-3, 7}), front.centre(Hex{3, 7}));
    QCOMPARE(back.hexAt(front.centre(Hex{3, 7})), (Hex{-3, 7}));
}

void TestBodyGeometry::boundsMatchTheStageFormula()
{
    const QRectF bounds = BodyGeometry().boundsOf(*support::humanPlan());
    QVERIFY(bounds.height() < 36.5);
    QVERIFY(bounds.height() > 35.0);
    QCOMPARE(bounds.width(), 14.0);
}

/// To the last bit: what lies beside a hex is told from what touches it.
void TestBodyGeometry::boundsAreThoseOfTheCorners()
{
    QFETCH(qreal, side);
    QFETCH(QPointF, origin);
    QFETCH(bool, mirrored);
    const BodyGeometry geometry(side, origin, mirrored);
    const std::shared_ptr<const BodyPlan> plan = support::humanPlan();
    for (const BodyCell& cell : plan->cells()) {
        const QRectF bounds = geometry.boundsOf(cell.hex);
        const QRectF corners = geometry.polygon(cell.hex).boundingRect();
        QVERIFY(bounds.left() == corners.left() && bounds.top() == corners.top());
        QVERIFY(bounds.width() == corners.width() && bounds.height() == corners.height());
    }
}

HITSPREAD_TEST(TestBodyGeometry)
#include "tst_bodygeometry.moc"
