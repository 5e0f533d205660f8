#include "reports/body/bodyregion.h"
#include "reports/body/calloutlayout.h"
#include "reports/body/calloutpainter.h"
#include "reports/body/directionrose.h"
#include "reports/body/hatch.h"
#include "reports/body/markpainter.h"
#include "reports/body/silhouette.h"
#include "support/guitestclass.h"
#include "support/samplepicture.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <cstring>

using namespace hitspread;

class TestBodyPainting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void silhouetteHoldsEveryHex();
    void silhouetteIsKept();
    void silhouetteHasFewPoints();
    void glowIsThatOfOneLine_data();
    void glowIsThatOfOneLine();
    void tilesWearTheTintOfTheirLocation_data();
    void tilesWearTheTintOfTheirLocation();
    void coveredHexesDiffer();
    void spentLocationsAreHatched_data();
    void spentLocationsAreHatched();
    void hatchKeepsItsPitch();
    void outlineOnlyHasNoTiles();
    void calloutsNeverCrossForeignParts_data();
    void calloutsNeverCrossForeignParts();
    void marksOfOneHexAreAllSeen();
    void whatFliesOutStandsBesideEachOther();
    void nothingIsMarkedBeyondTheEdge();
    void wearHasThreeDegrees();
    void namedHexesKeepTheirFigure_data();
    void namedHexesKeepTheirFigure();
    void chanceTakesThePlaceOfHits();
    void hitsTexts_data();
    void hitsTexts();
    void numberGivesWayToTheName_data();
    void numberGivesWayToTheName();
    void unknownArmourHasNoShield();
    void farLabelIsFreeOrLeftOut();
    void roseFindsItsNumbers();
    void landingFollowsTheAimingPoints();
};

namespace {

QImage painted(const BodyPicture& picture, const BodyGeometry& geometry, const Theme& theme)
{
    QImage image(800, 900, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.colour(Token::Sunken));
    QPainter painter(&image);
    BodyPainter(theme, geometry, BodyStrokes::forScreen(theme)).paintStill(painter, picture);
    return image;
}

const BodyGeometry kStage(24.0, QPointF(400.0, 50.0));

}  // namespace

void TestBodyPainting::silhouetteHoldsEveryHex()
{
    const auto plan = support::humanPlan();
    const QPainterPath path = silhouetteOf(*plan);
    const BodyGeometry unit;
    for (const BodyCell& cell : plan->cells()) {
        QVERIFY2(path.contains(unit.centre(cell.hex)),
                 qPrintable(QStringLiteral("%1,%2").arg(cell.hex.column).arg(cell.hex.halfRow)));
    }
    // A little wider than the hexes, never a second body beside them.
    const QRectF allowed = unit.boundsOf(*plan).adjusted(-0.9, -0.9, 0.9, 0.9);
    QVERIFY(allowed.contains(path.boundingRect()));
    // The legs stay apart and so do arm and trunk.
    QVERIFY(!path.contains(unit.centre(Hex{0, 30})));
    QVERIFY(!path.contains(QPointF(4.5, unit.centre(Hex{3, 19}).y())));
}

void TestBodyPainting::silhouetteIsKept()
{
    const QPainterPath first = silhouetteOf(*support::humanPlan());
    // A path that is kept shares its points with every copy; one made anew has its own.
    const auto pointsOf = [](const QPainterPath& path) {
        const void* points = nullptr;
        static_assert(sizeof(points) == sizeof(path));
        const void* held = &path;
        std::memcpy(&points, held, sizeof(points));
        return points;
    };
    QCOMPARE(pointsOf(silhouetteOf(*support::humanPlan())), pointsOf(first));
    auto changed = support::humanPlan()->data();
    changed.cells.pop_back();
    QVERIFY(silhouetteOf(BodyPlan(std::move(changed))) != first);
}

void TestBodyPainting::silhouetteHasFewPoints()
{
    // Painting it costs time per point; straight stretches need none.
    QVERIFY(silhouetteOf(*support::humanPlan()).elementCount() < 1000);
}

void TestBodyPainting::glowIsThatOfOneLine_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<qreal>("ratio");
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark) << 1.0;
    QTest::newRow("light") << static_cast<int>(Scheme::Light) << 1.0;
    QTest::newRow("dark, fine screen") << static_cast<int>(Scheme::Dark) << 2.0;
}

/// Painted piece by piece it must look like one line round the body: no seams, nothing painted twice, nothing shifted.
void TestBodyPainting::glowIsThatOfOneLine()
{
    QFETCH(int, scheme);
    QFETCH(qreal, ratio);
    const Theme theme(static_cast<Scheme>(scheme));
    BodyPicture picture;
    picture.plan = support::humanPlan();
    picture.outlineOnly = true;
    const BodyStrokes strokes = BodyStrokes::forScreen(theme);
    const BodyPainter body(theme, kStage, strokes);
    const auto canvas = [&] {
        QImage image(QSize(800, 900) * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(theme.colour(Token::Sunken));
        return image;
    };
    QImage wanted = canvas();
    QPainter painter(&wanted);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath path = body.outline(*picture.plan);
    const QColor contour = theme.colour(Token::Contour);
    for (const auto& [width, alpha] : {std::pair{16.0, 0.07}, {10.0, 0.10}, {5.0, 0.16}}) {
        painter.setPen(QPen(withAlpha(contour, alpha), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
    painter.setPen(QPen(contour, strokes.contour, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.colour(Token::Skin));
    painter.drawPath(path);
    painter.end();
    QImage found = canvas();
    QPainter other(&found);
    body.paintStill(other, picture);
    other.end();

    int strange = 0;
    for (int y = 0; y < wanted.height(); ++y) {
        for (int x = 0; x < wanted.width(); ++x) {
            const QColor a = wanted.pixelColor(x, y);
            const QColor b = found.pixelColor(x, y);
            // Less than the step from one band to the next.
            constexpr int kLeast = 6;
            if (std::abs(a.red() - b.red()) > kLeast || std::abs(a.green() - b.green()) > kLeast)
                ++strange;
        }
    }
    // Single pixels at sharp bends, where edges are smoothed otherwise.
    QVERIFY2(strange < 150 * ratio * ratio, qPrintable(QString::number(strange)));
}

void TestBodyPainting::tilesWearTheTintOfTheirLocation_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark) << false;
    QTest::newRow("light") << static_cast<int>(Scheme::Light) << false;
    QTest::newRow("paper") << static_cast<int>(Scheme::Paper) << false;
    QTest::newRow("A-026 mirrored") << static_cast<int>(Scheme::Dark) << true;
}

void TestBodyPainting::tilesWearTheTintOfTheirLocation()
{
    QFETCH(int, scheme);
    QFETCH(bool, mirrored);
    const Theme theme(static_cast<Scheme>(scheme));
    const BodyGeometry geometry(kStage.side(), kStage.origin(), mirrored);
    BodyPicture picture;
    picture.plan = support::humanPlan();
    picture.mirrored = mirrored;
    const QImage image = painted(picture, geometry, theme);
    for (const BodyCell& cell : picture.plan->cells())
        QCOMPARE(image.pixelColor(geometry.centre(cell.hex).toPoint()), theme.tint(regionOf(cell.piece)));
}

void TestBodyPainting::coveredHexesDiffer()
{
    const Theme theme;
    BodyPicture picture;
    picture.plan = support::humanPlan();
    const QImage plain = painted(picture, kStage, theme);
    picture.covered = {Hex{1, 25}};
    const QImage covered = painted(picture, kStage, theme);
    const QPoint inside = kStage.centre(Hex{1, 25}).toPoint();
    const QPoint outside = kStage.centre(Hex{1, 23}).toPoint();
    QVERIFY(plain.pixelColor(inside) != covered.pixelColor(inside));
    QCOMPARE(plain.pixelColor(outside), covered.pixelColor(outside));
}

void TestBodyPainting::spentLocationsAreHatched_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<int>("hits");
    QTest::addColumn<bool>("marked");
    QTest::addColumn<bool>("spent");
    for (const auto& [name, scheme] :
         {std::pair("dark", Scheme::Dark), std::pair("light", Scheme::Light), std::pair("paper", Scheme::Paper)}) {
        QTest::addRow("%s, beyond the last", name) << static_cast<int>(scheme) << -8 << true << true;
        QTest::addRow("%s, none left", name) << static_cast<int>(scheme) << 0 << true << true;
        // Of nine: nearly destroyed, half, and not yet.
        QTest::addRow("%s, one left", name) << static_cast<int>(scheme) << 1 << true << false;
        QTest::addRow("%s, four left", name) << static_cast<int>(scheme) << 4 << true << false;
        QTest::addRow("%s, five left", name) << static_cast<int>(scheme) << 5 << false << false;
    }
}

void TestBodyPainting::spentLocationsAreHatched()
{
    QFETCH(int, scheme);
    QFETCH(int, hits);
    QFETCH(bool, marked);
    QFETCH(bool, spent);
    const Theme theme(static_cast<Scheme>(scheme));
    BodyPicture picture = support::samplePicture();
    const QImage whole = painted(picture, kStage, theme);
    LocationCallout& callout = picture.callouts[4];
    callout.hits = hits;
    const QImage after = painted(picture, kStage, theme);
    for (const BodyCell& cell : picture.plan->cells()) {
        const QRect middle = kStage.polygon(cell.hex, 0.6).boundingRect().toAlignedRect();
        const bool differs = whole.copy(middle) != after.copy(middle);
        QCOMPARE(differs, marked && cell.location == callout.location);
    }
    const auto boxOf = [&](int left) {
        const CalloutPainter painter(theme);
        const QRectF box(QPointF(0.0, 0.0), painter.boxSize(CalloutForm::Compact));
        QImage image(box.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.colour(Token::Sunken));
        QPainter inner(&image);
        LocationCallout shown = callout;
        shown.hits = left;
        painter.paintBox(inner, box, shown, CalloutForm::Compact);
        inner.end();
        return image.copy(0, 0, image.width() / 4, image.height() / 2);
    };
    QCOMPARE(boxOf(hits) != boxOf(callout.mostHits), spent);
}

void TestBodyPainting::hatchKeepsItsPitch()
{
    const QPolygonF hex = kStage.polygon(Hex{1, 25});
    constexpr qreal kPitch = 6.0;
    for (const HatchSlope slope : {HatchSlope::Rising, HatchSlope::Falling}) {
        const QList<QLineF> lines = hatch(hex, kPitch, slope);
        QVERIFY(lines.size() >= 5);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            QVERIFY(hex.boundingRect().adjusted(-0.01, -0.01, 0.01, 0.01).contains(lines.at(i).center()));
            if (i == 0)
                continue;
            const QPointF step = lines.at(i).p1() - lines.at(i - 1).p1();
            const QPointF along = lines.at(i).p2() - lines.at(i).p1();
            const qreal across = std::abs(step.x() * along.y() - step.y() * along.x()) / lines.at(i).length();
            QVERIFY2(std::abs(across - kPitch) < 0.01, qPrintable(QString::number(across)));
        }
    }
}

void TestBodyPainting::outlineOnlyHasNoTiles()
{
    const Theme theme;
    BodyPicture picture;
    picture.plan = support::humanPlan();
    picture.outlineOnly = true;
    const QImage image = painted(picture, kStage, theme);
    for (const BodyCell& cell : picture.plan->cells())
        QCOMPARE(image.pixelColor(kStage.centre(cell.hex).toPoint()), theme.colour(Token::Skin));
}

void TestBodyPainting::calloutsNeverCrossForeignParts_data()
{
    QTest::addColumn<bool>("shot");
    QTest::addColumn<bool>("mirrored");
    QTest::addColumn<bool>("compact");
    QTest::newRow("plain") << false << false << false;
    QTest::newRow("plain, compact") << false << false << true;
    QTest::newRow("after a shot") << true << false << false;
    QTest::newRow("A-026 mirrored") << true << true << false;
}

void TestBodyPainting::calloutsNeverCrossForeignParts()
{
    QFETCH(bool, shot);
    QFETCH(bool, mirrored);
    QFETCH(bool, compact);
    const Theme theme;
    BodyPicture picture = shot ? support::shotPicture() : support::samplePicture();
    const QRectF stage(0.0, 0.0, compact ? 470.0 : 804.0, compact ? 622.0 : 914.0);
    const BodyGeometry geometry(compact ? 14.6 : 24.2, QPointF(stage.width() / 2.0, compact ? 50.0 : 36.0), mirrored);
    const BodyStrokes strokes = BodyStrokes::forScreen(theme);
    const CalloutSpace space{stage, CalloutPainter(theme).boxSize(compact ? CalloutForm::Compact : CalloutForm::Full),
                             MarkPainter(theme, geometry, strokes).occupied(picture, stage)};
    const std::vector<PlacedCallout> placed = placeCallouts(geometry, picture, space);
    QCOMPARE(placed.size(), picture.callouts.size());
    for (const PlacedCallout& callout : placed) {
        const int own = picture.callouts[callout.index].location;
        const QByteArray name = picture.callouts[callout.index].name.toUtf8();
        QVERIFY2(stage.contains(callout.box), name.constData());
        QVERIFY2(callout.leader.size() >= 2, name.constData());
        QCOMPARE(picture.plan->locationAt(geometry.hexAt(callout.leader.first())), own);
        for (qsizetype i = 1; i < callout.leader.size(); ++i) {
            const QLineF part(callout.leader.at(i - 1), callout.leader.at(i));
            for (qreal along = 0.0; along <= 1.0; along += 0.002) {
                const int under = picture.plan->locationAt(geometry.hexAt(part.pointAt(along)));
                QVERIFY2(under == -1 || under == own, name.constData());
            }
        }
        for (const PlacedCallout& other : placed)
            QVERIFY2(other.index == callout.index || !other.box.intersects(callout.box), name.constData());
        for (const QRectF& avoid : space.avoid)
            QVERIFY2(!avoid.intersects(callout.box), name.constData());
    }
}

void TestBodyPainting::namedHexesKeepTheirFigure_data()
{
    QTest::addColumn<int>("look");
    QTest::newRow("dots") << static_cast<int>(ChanceLook::Dots);
    QTest::newRow("plain") << static_cast<int>(ChanceLook::Plain);
}

/// Where it is aimed, and where it is best aimed, stands the same as if every hex had its figure; elsewhere it does not.
void TestBodyPainting::namedHexesKeepTheirFigure()
{
    QFETCH(int, look);
    BodyPicture picture = support::shotPicture();
    picture.drift.reset();
    for (const BodyCell& cell : picture.plan->cells())
        picture.chances.push_back({cell.hex, 12.0});
    picture.aim = Hex{0, 10};
    picture.bestAims = {Hex{0, 8}};
    const Theme theme;
    const QImage figures = painted(picture, kStage, theme);
    picture.chanceLook = static_cast<ChanceLook>(look);
    const QImage other = painted(picture, kStage, theme);
    const auto inside = [&](const QImage& image, Hex hex) {
        const QPointF middle = kStage.centre(hex);
        return image.copy(QRectF(middle.x() - 10.0, middle.y() - 8.0, 20.0, 16.0).toRect());
    };
    for (const Hex hex : {Hex{0, 10}, Hex{0, 8}})
        QCOMPARE(inside(other, hex), inside(figures, hex));
    QVERIFY(inside(other, Hex{0, 12}) != inside(figures, Hex{0, 12}));
    // What cannot be struck has no figure, but where it is aimed.
    picture.chances.clear();
    for (const BodyCell& cell : picture.plan->cells())
        picture.chances.push_back({cell.hex, 0.0});
    const QImage none = painted(picture, kStage, theme);
    QCOMPARE(inside(none, Hex{0, 8}), inside(none, Hex{0, 12}));
    QVERIFY(inside(none, Hex{0, 10}) != inside(none, Hex{0, 12}));
}

void TestBodyPainting::chanceTakesThePlaceOfHits()
{
    LocationCallout callout;
    callout.mostHits = 9;
    callout.hits = 4;
    callout.chance = 0.473;
    QCOMPARE(CalloutPainter::hitsTexts(callout),
             (QStringList{QStringLiteral("47.3 %"), QStringLiteral("47.3"), QStringLiteral("47")}));
    callout.chance = 0.0;
    QCOMPARE(CalloutPainter::hitsTexts(callout).first(), QStringLiteral("0.0 %"));
}

void TestBodyPainting::hitsTexts_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("hits");
    QTest::addColumn<QStringList>("texts");
    const auto row = [](const char* name, int before, int hits, const char* texts) {
        QTest::newRow(name) << before << hits << QString::fromUtf8(texts).split(QLatin1Char('|'));
    };
    row("whole", 9, 9, "9/9|9");
    // No number of a pair is left out.
    row("struck", 9, 1, "9 → 1|9→1");
    // Beyond the last Hit the damage counts on.
    row("beyond the last", -8, -8, "−8/9|−8");
    row("struck beyond the last", 9, -8, "9 → −8|9→−8");
}

/// What a box says of the Hits, the fullest first.
void TestBodyPainting::hitsTexts()
{
    QFETCH(int, before);
    QFETCH(int, hits);
    LocationCallout callout;
    callout.mostHits = 9;
    callout.hits = hits;
    if (before != hits)
        callout.hitsBefore = before;
    QTEST(CalloutPainter::hitsTexts(callout), "texts");
}

void TestBodyPainting::numberGivesWayToTheName_data()
{
    QTest::addColumn<int>("location");
    QTest::addColumn<int>("text");
    for (const int text : {100, 160}) {
        QTest::addRow("torso, text %d", text) << 1 << text;
        QTest::addRow("right arm, text %d", text) << 3 << text;
        QTest::addRow("left leg, text %d", text) << 6 << text;
    }
}

/// However much a location took, its name is painted as beside a short number.
void TestBodyPainting::numberGivesWayToTheName()
{
    QFETCH(int, location);
    QFETCH(int, text);
    const Theme theme(Scheme::Dark, text);
    const CalloutPainter painter(theme);
    LocationCallout callout = support::samplePicture().callouts.at(static_cast<std::size_t>(location));
    const auto nameOf = [&](int hits) {
        const QRectF box(QPointF(), painter.boxSize(CalloutForm::Compact));
        QImage image(box.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.colour(Token::Sunken));
        QPainter inner(&image);
        callout.hits = hits;
        painter.paintBox(inner, box, callout, CalloutForm::Compact);
        inner.end();
        const QFontMetricsF metrics(theme.paintFont(TypeRole::SectionTitle));
        const qreal wide = theme.scaled(7 + 8 + 4) + metrics.horizontalAdvance(callout.shortName) - 1.0;
        return image.copy(0, 0, static_cast<int>(wide), image.height() / 2);
    };
    QCOMPARE(nameOf(-32), nameOf(0));
}

/// Of armour nobody knows nothing is said, not even that it is armour; and no line stays empty for it.
void TestBodyPainting::unknownArmourHasNoShield()
{
    const Theme theme;
    const CalloutPainter painter(theme);
    for (const CalloutForm form : {CalloutForm::Full, CalloutForm::Compact, CalloutForm::Slim}) {
        const QRectF box(QPointF(), painter.boxSize(form));
        // First and last row with ink.
        const auto inks = [&](bool known) {
            LocationCallout callout = support::samplePicture().callouts.at(1);
            if (!known)
                callout.armour = callout.shortArmour = QString();
            QImage image(box.size().toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.colour(Token::Surface));
            QPainter inner(&image);
            painter.paintBox(inner, box, callout, form);
            inner.end();
            std::pair rows{image.height(), 0};
            for (int y = 4; y < image.height() - 4; ++y) {
                for (int x = 4; x < image.width() - 4; ++x) {
                    if (image.pixelColor(x, y) != theme.colour(Token::Surface))
                        rows = {std::min(rows.first, y), std::max(rows.second, y)};
                }
            }
            return rows;
        };
        const auto [top, bottom] = inks(false);
        const int high = static_cast<int>(box.height());
        QVERIFY2(std::abs(top - (high - 1 - bottom)) <= high / 6,
                 qPrintable(QStringLiteral("%1 %2").arg(top).arg(bottom)));
        QVERIFY(inks(true).second > bottom || inks(true).first < top);
    }
}

/// The words at the far end lie beside the outline of the body, not only beside its hexes, and beside the line of the shot; where
/// there is no such place they are left out.
void TestBodyPainting::farLabelIsFreeOrLeftOut()
{
    const Theme theme;
    const BodyStrokes strokes = BodyStrokes::forScreen(theme);
    const QRectF stage(0.0, 0.0, 800.0, 900.0);
    int shown = 0;
    for (int direction = 1; direction <= kDirections; ++direction) {
        for (int distance = 1; distance <= 12; ++distance) {
            BodyPicture picture = support::shotPicture();
            picture.drift->path.clear();
            for (int i = 1; i <= distance; ++i)
                picture.drift->path.push_back(walk(picture.drift->aim, direction, i));
            const QRectF place = MarkPainter(theme, kStage, strokes).farLabelPlace(picture, stage);
            if (place.isEmpty())
                continue;
            ++shown;
            const QPainterPath outline = BodyPainter(theme, kStage, strokes).outline(*picture.plan);
            QVERIFY2(!outline.intersects(place),
                     qPrintable(QStringLiteral("direction %1, %2 hexes").arg(direction).arg(distance)));
            for (const Hex hex : picture.drift->path)
                QVERIFY(!place.intersects(kStage.polygon(hex).boundingRect()));
        }
    }
    QVERIFY(shown > 0);
}

void TestBodyPainting::roseFindsItsNumbers()
{
    const QRectF square(10.0, 10.0, 80.0, 80.0);
    for (const bool mirrored : {false, true}) {
        const DirectionRose rose(Theme(), mirrored);
        for (int direction = 1; direction <= kDirections; ++direction)
            QCOMPARE(rose.directionAt(square, rose.place(square, direction)), direction);
    }
    QCOMPARE(DirectionRose(Theme()).directionAt(square, QPointF(0.0, 0.0)), 0);
    QVERIFY(DirectionRose(Theme()).place(square, 2).x() > square.center().x());
    QVERIFY(DirectionRose(Theme(), true).place(square, 2).x() < square.center().x());
}

void TestBodyPainting::landingFollowsTheAimingPoints()
{
    DriftPicture drift = *support::shotPicture().drift;
    QCOMPARE(drift.landing(), (Hex{-2, 12}));
    drift.settled = 0;
    QCOMPARE(drift.landing(), drift.aim);
    drift.settled = 7;
    QCOMPARE(drift.landing(), (Hex{-7, 17}));
}

/// Four bullets in one hex, as of a burst: no two marks lie nearer than half a side, all of them in the hex or at its edge.
void TestBodyPainting::marksOfOneHexAreAllSeen()
{
    const Theme theme;
    const BodyGeometry geometry(20.0, QPointF(400.0, 40.0));
    const QRectF stage(0.0, 0.0, 800.0, 900.0);
    const MarkPainter painter(theme, geometry, BodyStrokes::forScreen(theme));
    const Hex hex = support::humanPlan()->aimPoint();
    ChainPicture chain;
    for (int all = 1; all <= 6; ++all) {
        ChainMark mark;
        mark.hex = mark.from = hex;
        chain.marks.push_back(mark);
        const std::vector<QPointF> places = painter.markPlaces(chain, stage);
        QCOMPARE(places.size(), static_cast<std::size_t>(all));
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(QLineF(places[i], geometry.centre(hex)).length() <= geometry.side());
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(QLineF(places[i], places[j]).length() >= geometry.side() / 2.0);
        }
    }
}

/// Five bullets that fly out of the picture the same way: none of their marks lies over another, and all are whole.
void TestBodyPainting::whatFliesOutStandsBesideEachOther()
{
    const Theme theme;
    const BodyGeometry geometry(20.0, QPointF(400.0, 40.0));
    const QRectF stage(0.0, 0.0, 800.0, 900.0);
    const MarkPainter painter(theme, geometry, BodyStrokes::forScreen(theme));
    const Hex aim = support::humanPlan()->aimPoint();
    for (int direction = 1; direction <= kDirections; ++direction) {
        ChainPicture chain;
        for (int bullet = 0; bullet < 5; ++bullet) {
            ChainMark mark;
            mark.from = aim;
            mark.hex = walk(aim, direction, 40 + bullet);
            chain.marks.push_back(mark);
        }
        const std::vector<QPointF> places = painter.markPlaces(chain, stage);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(stage.adjusted(20.0, 20.0, -20.0, -20.0).contains(places[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(QLineF(places[i], places[j]).length() >= 20.0, qPrintable(QString::number(direction)));
        }
    }
}

/// A shot that leaves the picture is marked whole within it, in its direction.
void TestBodyPainting::nothingIsMarkedBeyondTheEdge()
{
    const Theme theme;
    const BodyGeometry geometry(20.0, QPointF(400.0, 40.0));
    const QRectF stage(0.0, 0.0, 800.0, 900.0);
    const MarkPainter painter(theme, geometry, BodyStrokes::forScreen(theme));
    const Hex aim = support::humanPlan()->aimPoint();
    for (int direction = 1; direction <= kDirections; ++direction) {
        ChainMark mark;
        mark.from = aim;
        mark.hex = walk(aim, direction, 40);
        QVERIFY(!stage.contains(geometry.centre(mark.hex)));
        ChainPicture chain;
        chain.marks = {mark};
        const QPointF at = painter.markPlaces(chain, stage).front();
        QVERIFY(stage.adjusted(20.0, 20.0, -20.0, -20.0).contains(at));
        const QLineF way(geometry.centre(aim), geometry.centre(mark.hex));
        QVERIFY(std::abs(way.angleTo(QLineF(way.p1(), at))) < 0.5
                || std::abs(way.angleTo(QLineF(way.p1(), at)) - 360.0) < 0.5);
    }
}

/// Half: at most half is left; nearly: a quarter; then nothing. Where no Hits are counted nothing is destroyed.
void TestBodyPainting::wearHasThreeDegrees()
{
    QCOMPARE(wearOf(14, 14), Wear::Sound);
    QCOMPARE(wearOf(8, 14), Wear::Sound);
    QCOMPARE(wearOf(7, 14), Wear::Half);
    QCOMPARE(wearOf(4, 14), Wear::Half);
    QCOMPARE(wearOf(3, 14), Wear::Nearly);
    QCOMPARE(wearOf(1, 14), Wear::Nearly);
    QCOMPARE(wearOf(0, 14), Wear::Gone);
    QCOMPARE(wearOf(-8, 14), Wear::Gone);
    QCOMPARE(wearOf(0, 0), Wear::Sound);
}

HITSPREAD_GUI_TEST(TestBodyPainting)
#include "tst_bodypainting.moc"
