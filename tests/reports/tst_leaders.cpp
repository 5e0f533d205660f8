#include <QtTest>

#include "reports/paper/leaders.h"
#include "support/guitestclass.h"
#include "support/humanplan.h"

using namespace hitspread;

/// Where the letter of a location stands, and lines from the body to what is printed beside it.
class TestLeaders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lettersStandFree_data() { eachLocation(); }
    void lettersStandFree();
    void linesCrossNobodyElse_data() { eachLocation(); }
    void linesCrossNobodyElse();

private:
    static void eachLocation();
};

namespace {

constexpr qreal kSide = 3.4;  // mm, as on A4
constexpr std::array kNames{"head", "torso", "abdomen", "left arm", "right arm", "left leg", "right leg"};

}  // namespace

void TestLeaders::eachLocation()
{
    QTest::addColumn<int>("location");
    for (std::size_t i = 0; i < kNames.size(); ++i)
        QTest::newRow(kNames[i]) << static_cast<int>(i);
}

void TestLeaders::lettersStandFree()
{
    QFETCH(int, location);
    const auto plan = support::humanPlan();
    const BodyGeometry geometry(kSide);
    const BodyCell* cell = geometry.letterCell(*plan, location);
    QVERIFY(cell);
    QCOMPARE(plan->locationAt(cell->hex), location);
    for (int direction = 1; direction <= 6; ++direction) {
        const int beside = plan->locationAt(walk(cell->hex, direction, 1));
        QVERIFY2(beside < 0 || beside == location, qPrintable(QString::number(direction)));
    }
    QVERIFY(!geometry.letterCell(*plan, static_cast<int>(kNames.size())));
}

void TestLeaders::linesCrossNobodyElse()
{
    QFETCH(int, location);
    const auto plan = support::humanPlan();
    const BodyGeometry geometry(kSide);
    const QRectF body = geometry.boundsOf(*plan);
    const BodyCell* letter = geometry.letterCell(*plan, location);
    // The blocks of the sheet: right arm and leg stand at the left, all others at the right.
    const bool left = location == 4 || location == 6;
    int looked = 0;
    for (const qreal share : {0.05, 0.3, 0.5, 0.65, 0.85}) {
        const QPointF target(left ? body.left() - 10.0 : body.right() + 18.0, body.top() + share * body.height());
        const QPolygonF line = paper::leaderTo(*plan, geometry, location, target);
        QCOMPARE(line.last(), target);
        QCOMPARE(plan->locationAt(geometry.hexAt(line.first())), location);
        QVERIFY(line.first() != geometry.centre(letter->hex));
        const bool isNear = std::abs(target.y() - geometry.centre(letter->hex).y()) < body.height() * 0.3;
        for (qsizetype i = 1; isNear && i < line.size(); ++i) {
            const QLineF part(line.at(i - 1), line.at(i));
            for (qreal at = 0.0; at <= 1.0; at += 0.02) {
                const int owner = plan->locationAt(geometry.hexAt(part.pointAt(at)));
                ++looked;
                QVERIFY2(owner < 0 || owner == location,
                         qPrintable(QStringLiteral("crosses %1 on the way to %2").arg(owner).arg(share)));
            }
        }
    }
    QVERIFY2(looked > 0, "no line is near its location");
}

HITSPREAD_GUI_TEST(TestLeaders)
#include "tst_leaders.moc"
