#include "reports/body/markpainter.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hitspread {

namespace {

constexpr qreal kFanApart = 0.92;   ///< between neighbours of marks in one hex, on a circle round its centre, in sides
constexpr qreal kFanScale = 0.72;   ///< of such a mark
constexpr qreal kScarScale = 0.42;  ///< of a mark of long ago
constexpr qreal kTrailOpacity = 0.4;
constexpr qreal kBeyondApart = 2.4;  ///< between marks at the edge of the stage, in radii of a mark
constexpr int kBeyondTurns = 8;      ///< until they lie apart; what has no room then lies over its neighbour

/// How many marks lie in a hex.
qsizetype sharing(const ChainPicture& chain, Hex hex)
{
    return std::ranges::count(chain.marks, hex, &ChainMark::hex);
}

}  // namespace

/// Marks of bullets that flew out of the picture, pushed along its edge until none lies over another.
void MarkPainter::spreadBeyond(std::vector<QPointF>& places, const std::vector<std::size_t>& beyond,
                               const QRectF& stage) const
{
    const qreal apart = kBeyondApart * discRadius();
    const QRectF room = roomAtEdge(stage);
    for (int turn = 0; turn < kBeyondTurns; ++turn) {
        bool moved = false;
        for (std::size_t i = 1; i < beyond.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                QPointF& one = places[beyond[j]];
                QPointF& other = places[beyond[i]];
                const qreal lacks = apart - QLineF(one, other).length();
                if (lacks <= 0.0)
                    continue;
                // Along the edge both lie at: sideways at the top and the bottom, else upwards and downwards.
                const bool isLevel = one.y() <= room.top() + 1.0 || one.y() >= room.bottom() - 1.0;
                const bool isBehind = isLevel ? other.x() >= one.x() : other.y() >= one.y();
                const qreal by = (isBehind ? 0.5 : -0.5) * (lacks + 1.0);
                const QPointF step = isLevel ? QPointF(by, 0.0) : QPointF(0.0, by);
                const auto within = [&room](QPointF at) {
                    return QPointF(std::clamp(at.x(), room.left(), room.right()),
                                   std::clamp(at.y(), room.top(), room.bottom()));
                };
                one = within(one - step);
                other = within(other + step);
                moved = true;
            }
        }
        if (!moved)
            return;
    }
}

std::vector<QPointF> MarkPainter::markPlaces(const ChainPicture& chain, const QRectF& stage) const
{
    std::vector<QPointF> places;
    std::vector<std::size_t> beyond;
    for (auto mark = chain.marks.begin(); mark != chain.marks.end(); ++mark) {
        const Seen where = seenOf(*mark, stage);
        const QPointF at = where.at;
        if (where.beyond)
            beyond.push_back(places.size());
        const qsizetype all = where.beyond ? 1 : sharing(chain, mark->hex);
        if (all < 2) {
            places.push_back(at);
            continue;
        }
        const auto before = std::count_if(chain.marks.begin(), mark,
                                          [&](const ChainMark& other) { return other.hex == mark->hex; });
        const qreal step = 2.0 * std::numbers::pi / static_cast<qreal>(all);
        // From the left upwards: two of them stand beside each other and are read in their order.
        const qreal angle = std::numbers::pi + step * static_cast<qreal>(before);
        const qreal radius = kFanApart / 2.0 / std::sin(step / 2.0) * m_geometry.side();
        places.push_back(at + QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
    spreadBeyond(places, beyond, stage);
    return places;
}

void MarkPainter::paintChain(QPainter& painter, const BodyPicture& picture, const QRectF& stage) const
{
    if (!picture.chain)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ChainMark& mark : picture.chain->marks) {
        if (picture.plan->cellAt(mark.hex) != nullptr || seenOf(mark, stage).beyond)
            continue;
        painter.setBrush(withAlpha(m_theme.colour(Token::Sunken), 0.55));
        painter.setPen(QPen(m_theme.colour(Token::Contour), 1.3 * m_strokes.edge, Qt::DashLine));
        painter.drawPolygon(m_geometry.polygon(mark.hex, 0.94));
    }
    const ChainPicture& chain = *picture.chain;
    if (chain.trail) {
        painter.setOpacity(kTrailOpacity);
        const auto [from, to] = *chain.trail;
        haloedLine(painter,
                   QPolygonF{m_geometry.centre(from), seen(m_geometry.centre(from), m_geometry.centre(to), stage).at},
                   QPen(m_theme.colour(Token::Text), 3.0 * m_strokes.edge, Qt::SolidLine, Qt::RoundCap));
        painter.setOpacity(1.0);
    }
    const std::vector<QPointF> places = markPlaces(chain, stage);
    paintChainLines(painter, chain, places);
    // The one that is looked at lies above all others; of the rest the latest does.
    for (const bool current : {false, true}) {
        for (std::size_t i = 0; i < chain.marks.size(); ++i) {
            const ChainMark& mark = chain.marks[i];
            if (mark.current != current)
                continue;
            Seen where = seenOf(mark, stage);
            where.at = places[i];
            if (where.beyond)
                paintArrow(painter, where);
            const bool isShared = !where.beyond && sharing(chain, mark.hex) > 1;
            paintChainMark(painter, mark, places[i], (isShared ? kFanScale : 1.0) * (mark.scar ? kScarScale : 1.0));
        }
    }
    for (const ChainChoice& choice : picture.chain->choices) {
        painter.setBrush(Qt::NoBrush);
        const QColor ink = m_theme.colour(choice.taken ? Token::Accent : Token::Text);
        painter.setPen(QPen(m_theme.colour(Token::Sunken), m_strokes.halo + 1.3 * m_strokes.edge));
        painter.drawPolygon(m_geometry.polygon(choice.hex, 0.94));
        painter.setPen(QPen(ink, 1.3 * m_strokes.edge, choice.taken ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolygon(m_geometry.polygon(choice.hex, 0.94));
        if (!choice.taken)
            paintDisc(painter, m_geometry.centre(choice.hex), choice.label);
    }
    painter.restore();
}

void MarkPainter::paintChainLines(QPainter& painter, const ChainPicture& chain,
                                  const std::vector<QPointF>& places) const
{
    const qreal width = std::max(2.0 * m_strokes.edge, 0.12 * m_geometry.side());
    for (std::size_t i = 0; i < chain.marks.size(); ++i) {
        const ChainMark& mark = chain.marks[i];
        if (!mark.linked || mark.from == mark.hex)
            continue;
        const bool goesOn = i > 0 && chain.marks[i - 1].hex == mark.from;
        const QPolygonF line{QVector<QPointF>{goesOn ? places[i - 1] : m_geometry.centre(mark.from), places[i]}};
        if (mark.kind == ChainMark::Kind::NotYet) {
            QPen dashes(m_theme.colour(Token::Text), 1.6 * m_strokes.edge, Qt::CustomDashLine, Qt::FlatCap);
            dashes.setDashPattern({3.0, 2.2});
            haloedLine(painter, line, dashes);
        } else {
            haloedLine(painter, line,
                       QPen(m_theme.colour(Token::Accent), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
    }
}

void MarkPainter::paintDisc(QPainter& painter, QPointF centre, const QString& text) const
{
    const qreal radius = discRadius();
    painter.setFont(discFont());
    painter.setBrush(m_theme.colour(Token::Sunken));
    painter.setPen(QPen(m_theme.colour(Token::Sunken), 2.0 * m_strokes.halo));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(m_theme.colour(Token::Contour), 1.3 * m_strokes.edge));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(m_theme.colour(Token::Text));
    painter.drawText(QRectF(centre - QPointF(20, 20), QSizeF(40, 40)), Qt::AlignCenter, text);
}

void MarkPainter::paintChainMark(QPainter& painter, const ChainMark& mark, QPointF at, qreal scale) const
{
    const qreal side = m_geometry.side();
    const qreal radius = std::max(discRadius(), 0.56 * side) * (mark.current ? 1.15 : 0.9) * scale;
    if (mark.current) {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [ink, width] : {std::pair(m_theme.colour(Token::Sunken), 0.10 * side + 2.0 * m_strokes.halo),
                                         std::pair(m_theme.colour(Token::Accent), 0.10 * side)}) {
            painter.setPen(QPen(ink, width));
            // Among others a ring would hide them: it hugs the mark.
            const qreal ring = scale < 1.0 ? 1.42 * radius : 1.25 * side;
            painter.drawEllipse(at, ring, ring);
        }
    }
    const QColor ink = paintStrike(painter, at, mark.kind, radius, 2.0 * m_strokes.edge);
    if (mark.scar)
        return;
    QFont font = discFont();
    if (mark.current)
        font.setPixelSize(std::max(font.pixelSize(), static_cast<int>(std::lround(0.6 * side * scale))));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(at - QPointF(30, 30), QSizeF(60, 60)), Qt::AlignCenter, mark.number);
}

}  // namespace hitspread
