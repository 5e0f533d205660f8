#include "reports/body/bodypainter.h"

#include "reports/body/bodyregion.h"
#include "reports/body/chancepainter.h"
#include "reports/body/hatch.h"
#include "reports/body/silhouette.h"
#include "text/echo.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hitspread {

namespace {

constexpr qreal kTileShare = 0.96;   // tiles leave a gap of 4 % over the skin (dark scheme)
constexpr qreal kHatchPitch = 0.28;  // between the lines of a hatch, in sides
constexpr qreal kSpentShade = 0.55;
constexpr std::array<qreal, 4> kWearPitch{0.0, 0.95, 0.55, kHatchPitch};  // by Wear, in sides
constexpr qreal kLetterShare = 0.8;  // of the width of a hex; wider letters touch its edges
constexpr qreal kWordGap = 0.55;
constexpr qreal kWordLift = 1.55;  // words of the trunk stand above the shoulder line

struct Span {
    qreal left = std::numeric_limits<qreal>::max();
    qreal right = std::numeric_limits<qreal>::lowest();
};

/// How far the outline reaches to both sides at a height.
Span spanAt(const QPainterPath& path, qreal y)
{
    Span span;
    for (const QPolygonF& polygon : path.toSubpathPolygons()) {
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const QPointF a = polygon.at(i);
            const QPointF b = polygon.at((i + 1) % polygon.size());
            if ((a.y() - y) * (b.y() - y) > 0.0)
                continue;
            span.left = std::min({span.left, a.x(), b.x()});
            span.right = std::max({span.right, a.x(), b.x()});
        }
    }
    return span;
}

/// The lines of a path in short pieces. The software painter goes through all of a line once for each few rows of pixels
/// it covers: a whole outline takes ten times as long.
std::vector<QPolygonF> piecesOf(const QPainterPath& path)
{
    constexpr qsizetype kPiece = 24;
    std::vector<QPolygonF> pieces;
    for (const QPolygonF& polygon : path.toSubpathPolygons()) {
        for (qsizetype i = 0; i + 1 < polygon.size(); i += kPiece)
            pieces.emplace_back(polygon.mid(i, kPiece + 1));
    }
    return pieces;
}

/// Bends are slight everywhere: a round join would look no different and cost more.
QPen outlinePen(const QColor& colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin};
}

}  // namespace

BodyStrokes BodyStrokes::forScreen(const Theme& theme)
{
    BodyStrokes strokes;
    strokes.word = theme.pixels(TypeRole::Secondary);
    return strokes;
}

BodyStrokes BodyStrokes::forPaper(qreal unitsPerMillimetre)
{
    constexpr qreal kMillimetresPerPoint = 25.4 / 72.0;
    BodyStrokes strokes;
    strokes.edge = 0.14 * unitsPerMillimetre;
    strokes.border = 0.55 * unitsPerMillimetre;
    strokes.contour = 0.45 * unitsPerMillimetre;
    strokes.halo = 0.3 * unitsPerMillimetre;
    strokes.word = 7.5 * kMillimetresPerPoint * unitsPerMillimetre;
    strokes.glow = false;
    return strokes;
}

BodyPainter::BodyPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes)
    : m_theme(theme), m_geometry(geometry), m_strokes(strokes)
{}

QPainterPath BodyPainter::outline(const BodyPlan& plan) const
{
    const qreal side = m_geometry.side();
    QTransform place;
    place.translate(m_geometry.origin().x(), m_geometry.origin().y());
    place.scale(m_geometry.isMirrored() ? -side : side, side);
    return place.map(silhouetteOf(plan));
}

void BodyPainter::paintStill(QPainter& painter, const BodyPicture& picture) const
{
    const BodyPlan& plan = *picture.plan;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintOutline(painter, outline(plan));
    if (!picture.outlineOnly) {
        paintTiles(painter, picture);
        paintSpent(painter, picture);
        paintCovered(painter, picture);
        paintBorders(painter, plan);
        ChancePainter(m_theme, m_geometry).paint(painter, picture);
        paintLetters(painter, picture);
        paintWords(painter, picture);
    }
    painter.restore();
}

void BodyPainter::paintOutline(QPainter& painter, const QPainterPath& path) const
{
    const QPaintEngine* engine = painter.paintEngine();
    if (engine && engine->type() == QPaintEngine::Pdf) {
        // Points are what a file is made of: they are said once.
        painter.setPen(outlinePen(m_theme.colour(Token::Contour), m_strokes.contour));
        painter.setBrush(m_theme.colour(Token::Skin));
        painter.drawPath(path);
        return;
    }
    const std::vector<QPolygonF> pieces = piecesOf(path);
    if (m_strokes.glow)
        paintGlow(painter, path.boundingRect(), pieces);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.colour(Token::Skin));
    painter.drawPath(path);
    painter.setPen(outlinePen(m_theme.colour(Token::Contour), m_strokes.contour));
    for (const QPolygonF& piece : pieces)
        painter.drawPolyline(piece);
}

void BodyPainter::paintGlow(QPainter& painter, const QRectF& bounds, const std::vector<QPolygonF>& pieces) const
{
    struct Band {
        qreal width;
        qreal alpha;
    };
    constexpr std::array<Band, 3> kBands{{{16.0, 0.07}, {10.0, 0.10}, {5.0, 0.16}}};
    const qreal reach = kBands.front().width;
    const QTransform toDevice = painter.deviceTransform();
    const QRect box = toDevice.mapRect(bounds.adjusted(-reach, -reach, reach, reach)).toAlignedRect();
    QImage layer(box.size(), QImage::Format_ARGB32_Premultiplied);
    layer.fill(Qt::transparent);
    QPainter inner(&layer);
    inner.setRenderHint(QPainter::Antialiasing);
    inner.setTransform(toDevice * QTransform::fromTranslate(-box.x(), -box.y()));
    // Where pieces meet nothing may add up: what is painted later takes the place of what is there.
    inner.setCompositionMode(QPainter::CompositionMode_Source);
    qreal through = 1.0;
    for (const Band& band : kBands) {
        through *= 1.0 - band.alpha;
        inner.setPen(outlinePen(withAlpha(m_theme.colour(Token::Contour), 1.0 - through), band.width));
        for (const QPolygonF& piece : pieces)
            inner.drawPolyline(piece);
    }
    inner.end();
    const qreal ratio = painter.device()->devicePixelRatioF();
    layer.setDevicePixelRatio(ratio);
    painter.save();
    painter.resetTransform();
    painter.drawImage(QPointF(box.topLeft()) / ratio, layer);
    painter.restore();
}

void BodyPainter::paintTiles(QPainter& painter, const BodyPicture& picture) const
{
    const bool tiles = m_theme.isDark();
    if (tiles)
        painter.setPen(Qt::NoPen);
    else
        painter.setPen(QPen(m_theme.colour(Token::TileEdge), m_strokes.edge));
    // Neighbours share a brush: a PDF says each that is another one.
    std::vector<QBrush> tints;
    tints.reserve(picture.plan->locations().size());
    for (std::size_t i = 0; i < picture.plan->locations().size(); ++i)
        tints.emplace_back(m_strokes.tints ? m_theme.tint(regionOf(*picture.plan, static_cast<int>(i)))
                                           : m_theme.colour(Token::Skin));
    const bool heat = !picture.chances.empty() && m_theme.scheme() != Scheme::Paper;
    for (const BodyCell& cell : picture.plan->cells()) {
        QBrush fill = tints[cell.location];
        if (heat) {
            fill = heatTint(0, m_theme.scheme());
            const auto chance = std::ranges::find(picture.chances, cell.hex, &HexChance::hex);
            if (chance != picture.chances.end())
                fill = heatTint(heatBand(chance->percent), m_theme.scheme());
        }
        painter.setBrush(fill);
        painter.drawPolygon(m_geometry.polygon(cell.hex, tiles ? kTileShare : 1.0));
    }
}

void BodyPainter::paintSpent(QPainter& painter, const BodyPicture& picture) const
{
    // Odds need the ground for their heat and their figures; the callout says it then.
    if (!picture.chances.empty())
        return;
    const QBrush shade = m_theme.isDark() ? QBrush(withAlpha(m_theme.colour(Token::Sunken), kSpentShade)) : Qt::NoBrush;
    const QPen lines(m_theme.colour(Token::Dmg), 1.3 * m_strokes.edge, Qt::SolidLine, Qt::FlatCap);
    for (const LocationCallout& callout : picture.callouts) {
        const Wear wear = callout.wear();
        if (wear == Wear::Sound)
            continue;
        for (const BodyCell& cell : picture.plan->cells()) {
            if (cell.location != callout.location)
                continue;
            const QPolygonF polygon = m_geometry.polygon(cell.hex, m_theme.isDark() ? kTileShare : 1.0);
            if (wear == Wear::Gone) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(shade);
                painter.drawPolygon(polygon);
            }
            painter.setPen(lines);
            painter.drawLines(
                hatch(polygon, kWearPitch[static_cast<std::size_t>(wear)] * m_geometry.side(), HatchSlope::Falling));
        }
    }
}

void BodyPainter::paintCovered(QPainter& painter, const BodyPicture& picture) const
{
    for (const Hex hex : picture.covered) {
        const QPolygonF polygon = m_geometry.polygon(hex, kTileShare);
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(m_theme.colour(Token::Sunken), 0.66));
        painter.drawPolygon(polygon);
        painter.setPen(QPen(m_theme.colour(Token::Contour), m_strokes.edge));
        painter.drawLines(hatch(polygon, kHatchPitch * m_geometry.side(), HatchSlope::Rising));
    }
}

void BodyPainter::paintBorders(QPainter& painter, const BodyPlan& plan) const
{
    painter.setPen(QPen(m_theme.colour(Token::LocationBorder), m_strokes.border, Qt::SolidLine, Qt::RoundCap));
    for (const BodyCell& cell : plan.cells()) {
        const QPolygonF corners = m_geometry.polygon(cell.hex);
        for (int edge = 0; edge < kDirections; ++edge) {
            const BodyCell* other = plan.cellAt(walk(cell.hex, m_geometry.edgeDirection(edge), 1));
            if (other != nullptr && other->location > cell.location)
                painter.drawLine(corners.at(edge), corners.at((edge + 1) % kDirections));
        }
    }
}

void BodyPainter::paintLetters(QPainter& painter, const BodyPicture& picture) const
{
    if (picture.locationLetters.isEmpty())
        return;
    QFont font = wordFont();
    font.setBold(true);
    font.setItalic(false);
    painter.setFont(font);
    qreal widest = 0.0;
    for (const QString& letters : picture.locationLetters)
        widest = std::max(widest, QFontMetricsF(font).tightBoundingRect(letters).width());
    for (qsizetype location = 0; location < picture.locationLetters.size(); ++location) {
        const BodyCell* cell = m_geometry.letterCell(*picture.plan, static_cast<int>(location));
        const QString& letters = picture.locationLetters.at(location);
        if (!cell || letters.isEmpty())
            continue;
        const QRectF hex = m_geometry.boundsOf(cell->hex);
        // All of them stand alike.
        if (widest > kLetterShare * hex.width()) {
            paintAcross(painter, *picture.plan, *cell, letters);
            continue;
        }
        painter.setPen(m_theme.colour(Token::TileLetter));
        painter.drawText(hex, Qt::AlignCenter, letters);
    }
}

/// Letters that are wider than a hex stand in the middle of those they lie on, and edges do not run through them.
void BodyPainter::paintAcross(QPainter& painter, const BodyPlan& plan, const BodyCell& cell,
                              const QString& letters) const
{
    QPointF sum;
    int count = 0;
    for (const BodyCell& other : plan.cells()) {
        if (other.location != cell.location || distance(other.hex, cell.hex) > 1)
            continue;
        sum += m_geometry.centre(other.hex);
        ++count;
    }
    QPainterPath path;
    path.addText(QPointF(), painter.font(), letters);
    path.translate(sum / count - path.boundingRect().center());
    const QColor tile = m_strokes.tints ? m_theme.tint(regionOf(plan, cell.location)) : m_theme.colour(Token::Skin);
    painter.strokePath(path, QPen(tile, 2.0 * m_strokes.halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, m_theme.colour(Token::TileLetter));
}

QFont BodyPainter::wordFont() const
{
    QFont font = m_theme.textFont();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(m_strokes.word))));
    font.setItalic(true);
    return font;
}

std::vector<QRectF> BodyPainter::wordPlaces(const BodyPicture& picture) const
{
    const QFontMetricsF metrics(wordFont());
    const QPainterPath path = outline(*picture.plan);
    std::vector<QRectF> places;
    for (const PlanWord& word : picture.plan->data().words) {
        const QString text = picture.words.value(text::asKept(word.id));
        if (text.isEmpty()) {
            places.emplace_back();
            continue;
        }
        const BodyCell* cell = picture.plan->cellAt(word.hex);
        const QPointF centre = m_geometry.centre(word.hex);
        const bool lifted = cell != nullptr && partOf(cell->piece) == BodyPart::Trunk;
        const qreal middle = centre.y() - (lifted ? kWordLift * m_geometry.side() : 0.0);
        const qreal gap = kWordGap * m_geometry.side();
        const QSizeF size(metrics.horizontalAdvance(text) + 2.0, metrics.height());
        // Beside the outline where the word stands, not where it would stand unlifted.
        const Span span = spanAt(path, lifted ? middle + size.height() / 2.0 : centre.y());
        const bool right = (word.side > 0) != m_geometry.isMirrored();
        const qreal left = right ? span.right + gap : span.left - gap - size.width();
        places.emplace_back(QPointF(left, middle - size.height() / 2.0), size);
    }
    return places;
}

void BodyPainter::paintWords(QPainter& painter, const BodyPicture& picture) const
{
    const std::vector<QRectF> places = wordPlaces(picture);
    painter.setFont(wordFont());
    painter.setPen(m_theme.colour(Token::Muted));
    std::size_t index = 0;
    for (const PlanWord& word : picture.plan->data().words) {
        const QRectF& place = places[index++];
        if (!place.isEmpty())
            painter.drawText(place, Qt::AlignCenter, picture.words.value(text::asKept(word.id)));
    }
}

void BodyPainter::paintHighlight(QPainter& painter, Hex hex, Highlight kind, HighlightGround ground) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPolygonF polygon = m_geometry.polygon(hex, kTileShare);
    const QColor accent = m_theme.colour(Token::Accent);
    const bool filled = ground == HighlightGround::Filled;
    if (kind == Highlight::Hover) {
        painter.setBrush(filled ? QBrush(withAlpha(m_theme.colour(Token::Text), m_theme.isDark() ? 0.16 : 0.10))
                                : QBrush(Qt::NoBrush));
        painter.setPen(
            QPen(m_theme.colour(Token::Text), 1.5 * m_strokes.edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(polygon);
    } else {
        painter.setBrush(filled && kind == Highlight::Selected ? QBrush(withAlpha(accent, 0.18)) : QBrush(Qt::NoBrush));
        painter.setPen(QPen(m_theme.colour(Token::Sunken), 2.0 * m_strokes.edge + 2.0 * m_strokes.halo, Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(polygon);
        painter.setPen(QPen(accent, 2.0 * m_strokes.edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(polygon);
    }
    painter.restore();
}

}  // namespace hitspread
