#include <QtTest>

#include "reports/body/calloutpainter.h"
#include "support/guitestclass.h"
#include "support/paintedwords.h"
#include "support/samplepicture.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/theme/motion.h"
#include "ui/widgets/trackanimation.h"
#include "ui/widgets/trackboxes.h"

#include <QSignalSpy>

#include <algorithm>

using namespace hitspread;

/// Boxes of damage fill one after the other, on the way as well as at once ending with what is true.
class TestBoxFill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void takesItsTime_data();
    void takesItsTime();
    void countsDownToTheEnd();
    void finishJumps();
    void standsStillWhereNothingTravels_data();
    void standsStillWhereNothingTravels();
    void trackFollowsOnePersonOnly();
    void trackWithoutRoomIsABar();
    void linesOfATrackKeepTheirNamesApart();
    void aWoundLeavesThePlaceItsName_data();
    void aWoundLeavesThePlaceItsName();
    void aTrackThatCountsWhatIsTakenFillsFromItsStart();
    void calloutsFillOnTheSameBody();
    void calloutsWaitForTheFlight();
    void aStruckPlaceAnswersOnce();
    void anAttackThatWasSeenIsAnswered();

private:
    static constexpr int kUsual = 1;
};

namespace {

BodyPicture withHits(int hits)
{
    BodyPicture picture = support::samplePicture();
    for (LocationCallout& callout : picture.callouts) {
        callout.hits = hits;
        callout.mostHits = 14;
        callout.hitsBefore.reset();
    }
    return picture;
}

}  // namespace

void TestBoxFill::init()
{
    motion::setReduced(false);
    motion::setSpeed(kUsual);
}

void TestBoxFill::cleanup()
{
    init();
}

void TestBoxFill::takesItsTime_data()
{
    QTest::addColumn<int>("boxes");
    QTest::addColumn<int>("speed");
    QTest::addColumn<int>("least");
    // 35 ms a box, at most 500; the speeds are off, 1, 2, 4.
    QTest::newRow("four") << 4 << 1 << 140;
    QTest::newRow("forty") << 40 << 1 << 500;
    QTest::newRow("forty, four times as fast") << 40 << 3 << 125;
}

void TestBoxFill::takesItsTime()
{
    QFETCH(int, boxes);
    QFETCH(int, speed);
    QFETCH(int, least);
    motion::setSpeed(speed);
    QWidget widget;
    widget.show();
    TrackAnimation fill(widget);
    QElapsedTimer time;
    time.start();
    fill.start(boxes);
    QVERIFY(fill.isRunning());
    QTRY_VERIFY(!fill.isRunning());
    // Timers of a busy machine may be late, never early by more than their grain.
    QVERIFY2(time.elapsed() >= least - 20, qPrintable(QString::number(time.elapsed())));
}

void TestBoxFill::countsDownToTheEnd()
{
    QWidget widget;
    widget.show();
    TrackAnimation fill(widget);
    std::vector<int> seen;
    connect(&fill, &TrackAnimation::moved, &widget, [&] { seen.push_back(fill.between(11, 1)); });
    fill.start(10);
    QCOMPARE(fill.between(11, 1), 11);
    QCOMPARE(fill.between(3, 5), 5);
    QTRY_VERIFY(!fill.isRunning());
    QVERIFY(std::ranges::is_sorted(seen, std::ranges::greater()));
    QCOMPARE(seen.back(), 1);
    QCOMPARE(fill.between(11, 1), 1);
}

void TestBoxFill::finishJumps()
{
    QWidget widget;
    widget.show();
    TrackAnimation fill(widget);
    QSignalSpy moved(&fill, &TrackAnimation::moved);
    fill.finish();
    QCOMPARE(moved.size(), 0);
    fill.start(10);
    fill.finish();
    QVERIFY(!fill.isRunning());
    QVERIFY(!moved.isEmpty());
    QCOMPARE(fill.between(11, 1), 1);
}

void TestBoxFill::standsStillWhereNothingTravels_data()
{
    QTest::addColumn<bool>("reduced");
    QTest::addColumn<int>("speed");
    QTest::addColumn<bool>("visible");
    QTest::newRow("reduced motion") << true << 1 << true;
    QTest::newRow("speed off") << false << 0 << true;
    QTest::newRow("out of sight") << false << 1 << false;
}

void TestBoxFill::standsStillWhereNothingTravels()
{
    QFETCH(bool, reduced);
    QFETCH(int, speed);
    QFETCH(bool, visible);
    motion::setReduced(reduced);
    motion::setSpeed(speed);
    TrackBoxes track;
    track.setVisible(visible);
    track.setTrack(20, 22, 7);
    track.setTrack(4, 22, 7);
    QCOMPARE(track.shownLeft(), 4);
}

void TestBoxFill::trackFollowsOnePersonOnly()
{
    TrackBoxes track;
    track.show();
    QSignalSpy shown(&track, &TrackBoxes::shownLeftChanged);
    track.setTrack(20, 22, 7);
    QCOMPARE(track.shownLeft(), 20);
    // Somebody else's track is not what the first one has lost.
    track.setTrack(10, 22, 8);
    QCOMPARE(track.shownLeft(), 10);
    track.setTrack(2, 22, 8);
    QCOMPARE(track.shownLeft(), 10);
    // The same again, in the middle of it, changes nothing.
    track.setTrack(2, 22, 8);
    QTRY_COMPARE(track.shownLeft(), 2);
    QCOMPARE(shown.last().first().toInt(), 2);
    // Healing shows at once.
    track.setTrack(9, 22, 8);
    QCOMPARE(track.shownLeft(), 9);
    track.setTrack(1, 22);
    QCOMPARE(track.shownLeft(), 1);
}

void TestBoxFill::trackWithoutRoomIsABar()
{
    TrackBoxes track;
    track.setTrack(120, 199);
    QVERIFY2(track.minimumSizeHint().width() <= 160, qPrintable(QString::number(track.minimumSizeHint().width())));
    track.resize(200, 24);
    const QImage picture = track.grab().toImage();
    const auto colourAt = [&](int x) { return picture.pixelColor(x, 12); };
    QVERIFY(colourAt(20) != colourAt(180));
    QCOMPARE(colourAt(180), Theme().colour(Token::Muted));
}

/// TD-92: BLD 7 has three lines of fourteen boxes; on a card of 200 px each line is as high as what it is called.
void TestBoxFill::linesOfATrackKeepTheirNamesApart()
{
    TrackBoxes track;
    track.setTrack(42, 42);
    track.setMarks(3, 0, {QStringLiteral("GUT"), QStringLiteral("MÄSSIG"), QStringLiteral("SCHLECHT")});
    track.resize(200, track.sizeHint().height());
    support::WordCatcher catcher(track.size());
    track.render(&catcher);
    const std::vector<support::PaintedWords>& names = catcher.all();
    QCOMPARE(names.size(), std::size_t{3});
    for (std::size_t i = 0; i < names.size(); ++i) {
        QVERIFY2(QRectF(track.rect()).contains(names[i].place), qPrintable(names[i].words));
        QVERIFY2(i == 0 || names[i].place.top() >= names[i - 1].place.bottom(), qPrintable(names[i].words));
    }
    // A click between two lines is one of them.
    std::vector<int> wanted;
    connect(&track, &TrackBoxes::wanted, &track, [&wanted](int left) { wanted.push_back(left); });
    track.setEditable(true);
    track.setFilled(TrackBoxes::Filled::FromStart);
    const QRectF box = track.boxAt(15);
    QTest::mouseClick(&track, Qt::LeftButton, {}, QPointF(box.center().x(), box.top() - 1.0).toPoint());
    QCOMPARE(wanted, (std::vector<int>{26}));
}

void TestBoxFill::aWoundLeavesThePlaceItsName_data()
{
    QTest::addColumn<CalloutForm>("form");
    QTest::addColumn<QString>("note");
    for (const QString& note : {QStringLiteral("+4/+3"), QString()}) {
        const char* told = note.isEmpty() ? "nothing to say of it" : "worth something";
        QTest::addRow("full, %s", told) << CalloutForm::Full << note;
        QTest::addRow("compact, %s", told) << CalloutForm::Compact << note;
        QTest::addRow("slim, %s", told) << CalloutForm::Slim << note;
    }
}

/// TD-105: what a wound is called may be as long as the box.
void TestBoxFill::aWoundLeavesThePlaceItsName()
{
    QFETCH(const CalloutForm, form);
    QFETCH(const QString, note);
    LocationCallout callout;
    callout.name = QStringLiteral("Right arm");
    callout.shortName = QStringLiteral("R arm");
    callout.note = callout.shortNote = note;
    callout.wound = QStringLiteral("incapacitated");
    callout.armour = QStringLiteral("no armour");
    const CalloutPainter painting{Theme()};
    const QRectF box(QPointF(), painting.boxSize(form));
    support::WordCatcher catcher(box.size().toSize());
    QPainter painter(&catcher);
    painting.paintBox(painter, box, callout, form);
    painter.end();
    QStringList told;
    for (const support::PaintedWords& words : catcher.all()) {
        QVERIFY2(box.contains(words.place), qPrintable(words.words));
        told << words.words;
    }
    QVERIFY2(told.contains(QStringLiteral("Right arm")) || told.contains(QStringLiteral("R arm"))
                 || told.contains(QStringLiteral("RA")),
             qPrintable(told.join(u'|')));
    QVERIFY2(!told.filter(QStringLiteral("incap")).isEmpty(), qPrintable(told.join(u'|')));
}

/// What is left is told likewise, but a click marks up to a box and arrows go the way the boxes fill.
void TestBoxFill::aTrackThatCountsWhatIsTakenFillsFromItsStart()
{
    TrackBoxes boxes;
    boxes.setFilled(TrackBoxes::Filled::FromStart);
    boxes.setTrack(5, 7);
    boxes.setEditable(true);
    boxes.resize(boxes.sizeHint());
    QSignalSpy wanted(&boxes, &TrackBoxes::wanted);
    // Of two taken the fourth box is free: it is marked with all before it.
    QTest::mouseClick(&boxes, Qt::LeftButton, {}, boxes.boxAt(3).center().toPoint());
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 3);
    // The first one is marked: it is healed with all behind it.
    QTest::mouseClick(&boxes, Qt::LeftButton, {}, boxes.boxAt(0).center().toPoint());
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 7);
    QTest::keyClick(&boxes, Qt::Key_Right);
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 4);
    QTest::keyClick(&boxes, Qt::Key_Left);
    QCOMPARE(wanted.takeFirst().at(0).toInt(), 6);
    QCOMPARE(boxes.accessibleDescription(), QStringLiteral("2 of 7 taken"));
    const QImage image = boxes.grab().toImage();
    QVERIFY(image.pixelColor(boxes.boxAt(1).center().toPoint()) != image.pixelColor(boxes.boxAt(2).center().toPoint()));
    QCOMPARE(image.pixelColor(boxes.boxAt(2).center().toPoint()), image.pixelColor(boxes.boxAt(6).center().toPoint()));
}

void TestBoxFill::calloutsFillOnTheSameBody()
{
    BodyView view;
    view.resize(804, 914);
    view.show();
    view.setPicture(withHits(12), 3);
    QVERIFY(view.bodyScene().shownHits().empty());
    view.setPicture(withHits(4), 3);
    QVERIFY(!view.bodyScene().shownHits().empty());
    QCOMPARE(view.bodyScene().shownHits().front(), 12);
    QTRY_VERIFY(view.bodyScene().shownHits().empty());
    view.setPicture(withHits(2), 4);
    QVERIFY(view.bodyScene().shownHits().empty());
    view.setPicture(withHits(1));
    QVERIFY(view.bodyScene().shownHits().empty());
    view.setPicture(withHits(0), 4);
    QVERIFY(view.bodyScene().shownHits().empty());
}

/// The boxes of the place that is hit fill when the shot has landed, not before.
void TestBoxFill::calloutsWaitForTheFlight()
{
    BodyView view;
    view.resize(804, 914);
    view.show();
    const BodyPicture picture = support::shotPicture();
    const auto hit = std::ranges::find_if(picture.callouts, &LocationCallout::isChanged);
    QVERIFY(hit != picture.callouts.end());
    const auto index = static_cast<std::size_t>(hit - picture.callouts.begin());
    view.setPicture(picture);
    const QImage after = view.grab().toImage();
    view.play();
    QVERIFY(view.animator().isRunning());
    QVERIFY(view.bodyScene().shownHits().empty());
    QTRY_VERIFY_WITH_TIMEOUT(!view.bodyScene().shownHits().empty(), 10000);
    QVERIFY(!view.animator().isRunning());
    QVERIFY(view.bodyScene().shownHits()[index] > hit->hits);
    QTRY_VERIFY(view.bodyScene().shownHits().empty());
    // The struck place answers for a moment longer; then everything is as it was.
    QVERIFY(view.grab().toImage() != after);
    QTRY_COMPARE(view.grab().toImage(), after);
    // Escape ends flight and filling alike.
    view.play();
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.animator().isRunning());
    QVERIFY(view.bodyScene().shownHits().empty());
}

/// What is struck answers and is then as it would have been at once; who wants nothing to move sees that at once.
void TestBoxFill::aStruckPlaceAnswersOnce()
{
    BodyView view;
    // So narrow that the callouts are small: the struck one grows.
    view.resize(470, 622);
    view.show();
    view.setPicture(withHits(4), 3);
    const QImage end = view.grab().toImage();
    view.setPicture(withHits(12), 3);
    const QImage before = view.grab().toImage();
    QVERIFY(before != end);
    view.setPicture(withHits(4), 3);
    QTRY_VERIFY(view.grab().toImage() != end && view.grab().toImage() != before);
    QTRY_COMPARE(view.grab().toImage(), end);
    view.setPicture(withHits(12), 3);
    motion::setReduced(true);
    view.setPicture(withHits(4), 3);
    QCOMPARE(view.grab().toImage(), end);
    motion::setReduced(false);
    view.setPicture(withHits(12), 3);
    motion::setSpeed(0);
    view.setPicture(withHits(4), 3);
    QCOMPARE(view.grab().toImage(), end);
}

/// Of a burst the whole is answered once, from what the picture says was before; with motion reduced nothing moves.
void TestBoxFill::anAttackThatWasSeenIsAnswered()
{
    BodyView view;
    view.resize(470, 622);
    view.show();
    BodyPicture picture = withHits(4);
    for (LocationCallout& callout : picture.callouts)
        callout.hitsBefore = callout.hits == 4 ? std::optional(12) : std::nullopt;
    view.setPicture(picture);
    const QImage end = view.grab().toImage();
    view.answer();
    QTRY_VERIFY(view.grab().toImage() != end);
    QTRY_COMPARE(view.grab().toImage(), end);
    motion::setReduced(true);
    view.answer();
    QCOMPARE(view.grab().toImage(), end);
    motion::setReduced(false);
}

HITSPREAD_GUI_TEST(TestBoxFill)
#include "tst_boxfill.moc"
