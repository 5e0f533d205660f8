#include <QtTest>

#include "support/guitestclass.h"
#include "support/samplepicture.h"
#include "ui/diagram/driftanimator.h"
#include "ui/diagram/drifttimeline.h"

#include <QSignalSpy>

using namespace hitspread;
using namespace std::chrono_literals;

/// A flight takes its time, stops where it is told to and always says once that it ended.
class TestDriftAnimator : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timelineFollowsTheDurations_data();
    void timelineFollowsTheDurations();
    void timelinePassesThroughItsStages();
    void offEndsAtOnce();
    void reducedMotionEndsAtOnce();
    void skipEndsOnce();
    void playsToTheEnd();
    void seekShowsAPlace();
};

namespace {

DriftPicture drift(int hexes, int settled)
{
    DriftPicture result;
    result.aim = Hex{0, 10};
    for (int i = 1; i <= hexes; ++i)
        result.path.push_back(walk(result.aim, 4, i));
    result.settled = settled;
    return result;
}

}  // namespace

void TestDriftAnimator::timelineFollowsTheDurations_data()
{
    QTest::addColumn<int>("hexes");
    QTest::addColumn<int>("settled");
    QTest::addColumn<int>("milliseconds");
    // 90 per hex, at most 700; 70 per hex back; star 180 and ring 240.
    QTest::newRow("no drift") << 0 << 0 << 420;
    QTest::newRow("three, all stay") << 3 << 3 << 690;
    QTest::newRow("seven, five back") << 7 << 2 << 1400;
    QTest::newRow("twenty") << 20 << 20 << 1120;
}

void TestDriftAnimator::timelineFollowsTheDurations()
{
    QFETCH(int, hexes);
    QFETCH(int, settled);
    QFETCH(int, milliseconds);
    QCOMPARE(DriftTimeline(drift(hexes, settled)).length().count(), static_cast<std::int64_t>(milliseconds));
}

void TestDriftAnimator::timelinePassesThroughItsStages()
{
    const DriftTimeline timeline(drift(7, 2));
    QCOMPARE(timeline.at(0ms).place, 0.0);
    QCOMPARE(timeline.at(0ms).star, 0.0);
    const DriftProgress out = timeline.at(300ms);
    QVERIFY(out.place > 0.0 && out.place < 7.0);
    QCOMPARE(out.place, out.reached);
    QCOMPARE(timeline.at(630ms).place, 7.0);
    const DriftProgress back = timeline.at(800ms);
    QCOMPARE(back.reached, 7.0);
    QVERIFY(back.place > 2.0 && back.place < 7.0);
    const DriftProgress star = timeline.at(980ms);
    QCOMPARE(star.place, 2.0);
    QCOMPARE(star.star, 0.6);
    const DriftProgress ring = timeline.at(1300ms);
    QCOMPARE(ring.star, 1.0);
    QVERIFY(ring.ring > 0.0 && ring.ring < 1.0);
    const DriftProgress end = timeline.at(1400ms);
    QCOMPARE(end.star, 1.0);
    QCOMPARE(end.ring, 1.0);
    QVERIFY(end.reached < 0.0 && end.place < 0.0);
}

void TestDriftAnimator::offEndsAtOnce()
{
    DriftAnimator animator;
    animator.setSpeed(DriftSpeed::Off);
    QSignalSpy finished(&animator, &DriftAnimator::finished);
    DriftProgress last{0.0, 0.0, 0.0, 0.0};
    connect(&animator, &DriftAnimator::progressChanged, this, [&](const DriftProgress& progress) { last = progress; });
    animator.play(drift(7, 2));
    QCOMPARE(finished.size(), 1);
    QVERIFY(!animator.isRunning());
    QCOMPARE(last.star, 1.0);
    QVERIFY(last.place < 0.0);
}

void TestDriftAnimator::reducedMotionEndsAtOnce()
{
    DriftAnimator animator;
    animator.setReducedMotion(true);
    QSignalSpy finished(&animator, &DriftAnimator::finished);
    animator.play(drift(7, 2));
    QCOMPARE(finished.size(), 1);
    QVERIFY(!animator.isRunning());
}

void TestDriftAnimator::skipEndsOnce()
{
    DriftAnimator animator;
    QSignalSpy finished(&animator, &DriftAnimator::finished);
    animator.skip();
    QCOMPARE(finished.size(), 0);
    animator.play(drift(7, 2));
    QVERIFY(animator.isRunning());
    QCOMPARE(finished.size(), 0);
    animator.skip();
    animator.skip();
    QCOMPARE(finished.size(), 1);
    // A flight that replaces another ends it first.
    animator.play(drift(3, 1));
    animator.play(drift(3, 1));
    QCOMPARE(finished.size(), 2);
    animator.skip();
    QCOMPARE(finished.size(), 3);
}

void TestDriftAnimator::playsToTheEnd()
{
    DriftAnimator animator;
    animator.setSpeed(DriftSpeed::Fourfold);
    QSignalSpy finished(&animator, &DriftAnimator::finished);
    double farthest = 0.0;
    connect(&animator, &DriftAnimator::progressChanged, this,
            [&](const DriftProgress& progress) { farthest = std::max(farthest, progress.place); });
    animator.play(drift(7, 2));
    QVERIFY(animator.isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 5000);
    QVERIFY(farthest > 0.0);
    QVERIFY(!animator.isRunning());
}

void TestDriftAnimator::seekShowsAPlace()
{
    DriftAnimator animator;
    animator.play(drift(7, 2));
    DriftProgress last;
    connect(&animator, &DriftAnimator::progressChanged, this, [&](const DriftProgress& progress) { last = progress; });
    animator.seek(0.45);
    QCOMPARE(last.place, 7.0);
    QVERIFY(animator.isRunning());
    animator.skip();
    QVERIFY(last.place < 0.0);
}

HITSPREAD_GUI_TEST(TestDriftAnimator)
#include "tst_driftanimator.moc"
