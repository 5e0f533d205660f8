#include "reports/body/markpainter.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace hitspread {

namespace {

constexpr qreal kRoomForNumbers = 18.0;  // hex side from which every ghost wears its number
constexpr qreal kContour = 0.55;         // sides the outline of the body lies beyond its hexes

}  // namespace

MarkPainter::MarkPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes)
    : m_theme(theme), m_geometry(geometry), m_strokes(strokes)
{}

qreal MarkPainter::discRadius() const
{
    return std::max(0.44 * m_geometry.side(), 0.72 * discFont().pixelSize());
}

QFont MarkPainter::discFont() const
{
    QFont font = m_theme.textFont();
    font.setBold(true);
    font.setPixelSize(std::max({1, static_cast<int>(std::lround(0.92 * m_strokes.word)),
                                static_cast<int>(std::lround(0.46 * m_geometry.side()))}));
    return font;
}

void MarkPainter::haloedLine(QPainter& painter, const QPolygonF& line, const QPen& pen) const
{
    QPen halo(m_theme.colour(Token::Sunken), pen.widthF() + 2.0 * m_strokes.halo, Qt::SolidLine, Qt::RoundCap,
              Qt::RoundJoin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(halo);
    painter.drawPolyline(line);
    painter.setPen(pen);
    painter.drawPolyline(line);
}

void MarkPainter::paintAim(QPainter& painter, Hex hex, bool outlineOnly) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = m_geometry.side();
    const qreal width = std::max(2.0 * m_strokes.edge, side * 0.10);
    const QColor aim = m_theme.colour(Token::Aim);
    const QColor halo = m_theme.colour(Token::Sunken);
    if (outlineOnly) {
        QPolygonF closed = m_geometry.polygon(hex, 0.94);
        closed << closed.first();
        haloedLine(painter, closed, QPen(aim, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.restore();
        return;
    }
    const QPointF centre = m_geometry.centre(hex);
    const auto arm = [&](qreal x, qreal y) {
        return QLineF(centre + QPointF(x, y) * 0.38 * side, centre + QPointF(x, y) * 1.02 * side);
    };
    const std::array cross{arm(1, 0), arm(-1, 0), arm(0, 1), arm(0, -1)};
    const auto draw = [&](const QColor& colour, qreal extra) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, width + extra, Qt::SolidLine, Qt::RoundCap));
        painter.drawEllipse(centre, 0.60 * side, 0.60 * side);
        painter.drawLines(cross.data(), static_cast<int>(cross.size()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(centre, 0.11 * side + extra / 2.0, 0.11 * side + extra / 2.0);
    };
    draw(halo, 2.0 * m_strokes.halo);
    draw(aim, 0.0);
    painter.restore();
}

Hex MarkPainter::hexOf(const DriftPicture& drift, int index) const
{
    return drift.hexAt(index);
}

QPointF MarkPainter::pointAt(const DriftPicture& drift, double along) const
{
    const int last = static_cast<int>(drift.path.size());
    const int from = std::clamp(static_cast<int>(std::floor(along)), 0, last);
    const int to = std::min(from + 1, last);
    return QLineF(m_geometry.centre(hexOf(drift, from)), m_geometry.centre(hexOf(drift, to)))
        .pointAt(std::clamp(along - from, 0.0, 1.0));
}

void MarkPainter::paintDrift(QPainter& painter, const BodyPicture& picture, const DriftProgress& progress,
                             const QRectF& stage) const
{
    if (!picture.drift)
        return;
    const DriftPicture& drift = *picture.drift;
    const double last = static_cast<double>(drift.path.size());
    const double reached = progress.reached < 0.0 ? last : std::min(progress.reached, last);
    const double place = progress.place < 0.0 ? drift.settled : std::min(progress.place, last);
    const bool landed = progress.star > 0.0;
    // Choices belong to the finished picture: a shot in flight cannot be chosen yet.
    const bool chooses = progress.star >= 1.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGhosts(painter, picture, place, reached, stage);
    if (chooses)
        paintChoiceHexes(painter, drift);
    paintTravelled(painter, drift, place, landed, stage);
    if (chooses)
        paintChoiceNumbers(painter, drift);
    const Seen where = seen(m_geometry.centre(drift.aim), pointAt(drift, place), stage);
    if (landed)
        paintImpact(painter, where, drift, progress);
    else if (where.beyond)
        // Out of sight its way is counted on.
        paintDisc(painter, where.at, QString::number(static_cast<int>(place)));
    painter.restore();
}

void MarkPainter::paintTravelled(QPainter& painter, const DriftPicture& drift, double place, bool landed,
                                 const QRectF& stage) const
{
    const qreal width = std::max(3.0 * m_strokes.edge, 0.14 * m_geometry.side());
    // Vermilion is for what struck somebody.
    const QColor colour = m_theme.colour(landed && drift.end == StrikeKind::Miss ? Token::Muted : Token::Dmg);
    const Seen where = seen(m_geometry.centre(drift.aim), pointAt(drift, place), stage);
    int whole = static_cast<int>(place);
    while (where.beyond && whole > 0 && !isOnStage(m_geometry.centre(hexOf(drift, whole)), stage))
        --whole;
    QPolygonF line;
    for (int i = 0; i <= whole; ++i)
        line << m_geometry.centre(hexOf(drift, i));
    if (place > 0.0) {
        line << where.at;
        haloedLine(painter, line, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.setBrush(colour);
    painter.setPen(QPen(m_theme.colour(Token::Sunken), m_strokes.halo * 0.75));
    const qreal dot = 0.20 * m_geometry.side() + m_strokes.halo / 2.0;
    for (int i = 1; i < place && i <= whole; ++i)
        painter.drawEllipse(m_geometry.centre(hexOf(drift, i)), dot, dot);
    if (!landed && !where.beyond)
        painter.drawEllipse(where.at, 1.7 * dot, 1.7 * dot);
}

void MarkPainter::paintGhosts(QPainter& painter, const BodyPicture& picture, double place, double reached,
                              const QRectF& stage) const
{
    const DriftPicture& drift = *picture.drift;
    const auto isSeen = [&](const Hex hex) { return isOnStage(m_geometry.centre(hex), stage); };
    // Nothing is seen of what goes on from beyond the edge.
    if (!isOnStage(pointAt(drift, place), stage))
        return;
    const int first = static_cast<int>(std::floor(place)) + 1;
    const int last = static_cast<int>(std::floor(reached));
    const QColor ink = m_theme.colour(Token::Contour);
    const QColor strong = m_theme.colour(Token::Text);
    for (int i = std::max(first, 1); i <= last; ++i) {
        const Hex hex = hexOf(drift, i);
        if (picture.plan->cellAt(hex) != nullptr || !isSeen(hex))
            continue;
        painter.setBrush(withAlpha(m_theme.colour(Token::Sunken), 0.55));
        painter.setPen(QPen(ink, 1.3 * m_strokes.edge, Qt::DashLine));
        painter.drawPolygon(m_geometry.polygon(hex, 0.94));
    }
    if (reached > place) {
        QPolygonF line{pointAt(drift, place)};
        for (int i = first; i <= last && isSeen(hexOf(drift, i)); ++i)
            line << m_geometry.centre(hexOf(drift, i));
        line << seen(m_geometry.centre(drift.aim), pointAt(drift, reached), stage).at;
        QPen dashes(strong, 1.6 * m_strokes.edge, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({3.0, 2.2});
        haloedLine(painter, line, dashes);
    }
    // With a choice open the marks wear its points, not the distance.
    const bool allNumbers = m_geometry.side() >= kRoomForNumbers * m_strokes.edge;
    for (int i = std::max(first, 1); i <= last; ++i) {
        const Hex hex = hexOf(drift, i);
        if (drift.choiceAt(hex) != nullptr || !isSeen(hex))
            continue;
        if (drift.choices.empty() && (allNumbers || i == static_cast<int>(drift.path.size()))) {
            paintNumber(painter, hex, i);
            continue;
        }
        const qreal radius = 0.24 * m_geometry.side();
        const QPointF centre = m_geometry.centre(hex);
        painter.setBrush(m_theme.colour(Token::Sunken));
        painter.setPen(QPen(m_theme.colour(Token::Sunken), 2.0 * m_strokes.halo));
        painter.drawEllipse(centre, radius, radius);
        painter.setPen(QPen(ink, 1.3 * m_strokes.edge));
        painter.drawEllipse(centre, radius, radius);
    }
}

void MarkPainter::paintNumber(QPainter& painter, Hex hex, int number) const
{
    paintDisc(painter, m_geometry.centre(hex), QString::number(number));
}

void MarkPainter::paintChoiceHexes(QPainter& painter, const DriftPicture& drift) const
{
    painter.setBrush(Qt::NoBrush);
    for (const DriftChoice& choice : drift.choices) {
        if (choice.place == drift.settled)
            continue;
        const QPolygonF polygon = m_geometry.polygon(drift.hexAt(choice.place), 0.94);
        painter.setPen(QPen(m_theme.colour(Token::Sunken), m_strokes.halo + 1.3 * m_strokes.edge));
        painter.drawPolygon(polygon);
        painter.setPen(QPen(m_theme.colour(Token::Text), 1.3 * m_strokes.edge, Qt::DashLine));
        painter.drawPolygon(polygon);
    }
}

void MarkPainter::paintChoiceNumbers(QPainter& painter, const DriftPicture& drift) const
{
    for (const DriftChoice& choice : drift.choices) {
        // The aim keeps its cross; its number stands in the box.
        if (choice.place != drift.settled && choice.place > 0)
            paintNumber(painter, drift.hexAt(choice.place), choice.points);
    }
}

void MarkPainter::paintImpact(QPainter& painter, const Seen& where, const DriftPicture& drift,
                              const DriftProgress& progress) const
{
    const qreal side = m_geometry.side();
    if (progress.ring > 0.0 && progress.ring < 1.0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(
            withAlpha(m_theme.colour(drift.end == StrikeKind::Miss ? Token::Muted : Token::Dmg), 1.0 - progress.ring),
            0.12 * side));
        const qreal radius = side * (0.9 + 1.1 * progress.ring);
        painter.drawEllipse(where.at, radius, radius);
    }
    if (where.beyond)
        paintArrow(painter, where);
    const bool isRing = drift.end == StrikeKind::Miss || drift.end == StrikeKind::NotYet;
    const QColor ink = paintStrike(painter, where.at, drift.end, (isRing ? 0.62 : 0.72) * side * progress.star,
                                   0.16 * side);
    if (drift.number.isEmpty())
        return;
    QFont font = discFont();
    font.setPixelSize(std::max(font.pixelSize(), static_cast<int>(std::lround(0.68 * side))));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(where.at - QPointF(40, 40), QSizeF(80, 80)), Qt::AlignCenter, drift.number);
}

QRectF MarkPainter::farLabelPlace(const BodyPicture& picture, const QRectF& stage) const
{
    if (!picture.drift || picture.drift->farLabel.isEmpty() || picture.drift->path.empty())
        return {};
    QFont font = m_theme.paintFont(TypeRole::Secondary);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(picture.drift->farLabel) + 16.0, metrics.height() + 6.0);
    const DriftPicture& drift = *picture.drift;
    const Hex labelled = drift.farPlace < 0 ? drift.path.back() : drift.hexAt(drift.farPlace);
    const Seen where = seen(m_geometry.centre(drift.aim), m_geometry.centre(labelled), stage);
    const QPointF end = where.at;
    const qreal far = m_geometry.hexHeight() / 2.0 + size.height() / 2.0 + 4.0;
    const qreal beside = m_geometry.side() + size.width() / 2.0 + 4.0;
    // Close by, then farther away, but never so far that it belongs to something else.
    std::vector<QPointF> offsets{{0, far}, {0, -far}, {beside, 0}, {-beside, 0}};
    for (const qreal step : {0.0, 1.0, 2.0, 3.0, 4.0, 5.0}) {
        for (const qreal across : {-1.0, 1.0}) {
            for (const qreal down : {-1.0, 1.0})
                offsets.emplace_back(across * (beside + step * m_geometry.side()), down * (0.5 + step / 2.0) * far);
            offsets.emplace_back(across * (beside + (step + 1.0) * m_geometry.side()), 0.0);
        }
    }
    QRectF best;
    qreal least = std::numeric_limits<qreal>::max();
    const qreal contour = kContour * m_geometry.side();
    for (const QPointF offset : offsets) {
        QRectF place(end + offset - QPointF(size.width(), size.height()) / 2.0, size);
        place.moveLeft(std::clamp(place.left(), stage.left() + 4.0,
                                  std::max(stage.left() + 4.0, stage.right() - size.width() - 4.0)));
        place.moveTop(std::clamp(place.top(), stage.top() + 4.0,
                                 std::max(stage.top() + 4.0, stage.bottom() - size.height() - 4.0)));
        const QRectF grown = place.adjusted(-contour, -contour, contour, contour);
        const auto hides = [&](const Hex hex) { return place.intersects(m_geometry.boundsOf(hex)); };
        // Words over a hand or the line of the shot are worse than none: their number stands with the choice, too.
        if (hides(picture.drift->aim) || std::ranges::any_of(picture.drift->path, hides)
            || std::ranges::any_of(picture.plan->cells(), [&](const BodyCell& cell) {
                   return grown.intersects(m_geometry.boundsOf(cell.hex));
               }))
            continue;
        // Of places that are free the nearest.
        const qreal distance = QLineF(end, place.center()).length();
        if (distance < least) {
            least = distance;
            best = place;
        }
    }
    return best;
}

void MarkPainter::paintFarLabel(QPainter& painter, const BodyPicture& picture, const QRectF& place) const
{
    if (place.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_theme.colour(Token::Surface));
    painter.setPen(QPen(m_theme.colour(Token::Line), m_strokes.edge));
    painter.drawRoundedRect(place, 4.0, 4.0);
    painter.setFont(m_theme.paintFont(TypeRole::Secondary));
    painter.setPen(m_theme.colour(Token::Text));
    painter.drawText(place, Qt::AlignCenter, picture.drift->farLabel);
    painter.restore();
}

QMarginsF MarkPainter::aroundMark() const
{
    const qreal reach = std::max(m_geometry.side(), discRadius());
    return {reach, reach, reach, reach};
}

std::vector<QRectF> MarkPainter::occupied(const BodyPicture& picture, const QRectF& stage) const
{
    std::vector<QRectF> result;
    for (const QPointF at : picture.chain ? markPlaces(*picture.chain, stage) : std::vector<QPointF>{})
        result.push_back(QRectF(at, QSizeF()).marginsAdded(aroundMark()));
    if (picture.chain && picture.chain->trail) {
        // The way of the last shot as that of one in hand: a line through words strikes them out.
        const QPointF from = m_geometry.centre(picture.chain->trail->first);
        const QLineF way(from, seen(from, m_geometry.centre(picture.chain->trail->second), stage).at);
        const qreal half = m_geometry.side() / 2.0;
        const int parts = static_cast<int>(std::ceil(way.length() / m_geometry.side()));
        for (int i = 0; i <= parts; ++i) {
            const QPointF at = way.pointAt(static_cast<qreal>(i) / std::max(parts, 1));
            result.push_back(QRectF(at, QSizeF()).marginsAdded({half, half, half, half}));
        }
    }
    if (!picture.drift)
        return result;
    const DriftPicture& drift = *picture.drift;
    for (const Hex hex : drift.path)
        result.push_back(m_geometry.boundsOf(hex));
    const Seen where = seen(m_geometry.centre(drift.aim), m_geometry.centre(drift.landing()), stage);
    if (where.beyond)
        result.push_back(QRectF(where.at, QSizeF()).marginsAdded(aroundMark()));
    const QRectF label = farLabelPlace(picture, stage);
    if (!label.isEmpty())
        result.push_back(label);
    return result;
}

}  // namespace hitspread
