#include "reports/body/markpainter.h"
#include "reports/body/star.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hitspread {

void MarkPainter::paintChain(QPainter& painter, const BodyPicture& picture) const
{
    if (!picture.chain)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ChainMark& mark : picture.chain->marks) {
        if (picture.plan->cellAt(mark.hex) != nullptr)
            continue;
        painter.setBrush(withAlpha(m_theme.colour(Token::Sunken), 0.55));
        painter.setPen(QPen(m_theme.colour(Token::Contour), 1.3 * m_strokes.edge, Qt::DashLine));
        painter.drawPolygon(m_geometry.polygon(mark.hex, 0.94));
    }
    paintChainLines(painter, *picture.chain);
    // The one that is looked at lies above all others; of the rest the latest does.
    for (const bool current : {false, true}) {
        for (const ChainMark& mark : picture.chain->marks) {
            if (mark.current == current)
                paintChainMark(painter, mark);
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

void MarkPainter::paintChainLines(QPainter& painter, const ChainPicture& chain) const
{
    const qreal width = std::max(2.0 * m_strokes.edge, 0.12 * m_geometry.side());
    for (const ChainMark& mark : chain.marks) {
        const QPolygonF line{QVector<QPointF>{m_geometry.centre(mark.from), m_geometry.centre(mark.hex)}};
        if (!mark.linked || mark.from == mark.hex)
            continue;
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

void MarkPainter::paintChainMark(QPainter& painter, const ChainMark& mark) const
{
    const QPointF at = m_geometry.centre(mark.hex);
    const qreal side = m_geometry.side();
    const QColor halo = m_theme.colour(Token::Sunken);
    const qreal scale = mark.current ? 1.15 : 0.9;
    const qreal radius = std::max(discRadius(), 0.56 * side) * scale;
    if (mark.current) {
        painter.setBrush(Qt::NoBrush);
        for (const auto& [ink, width] : {std::pair(halo, 0.10 * side + 2.0 * m_strokes.halo),
                                         std::pair(m_theme.colour(Token::Accent), 0.10 * side)}) {
            painter.setPen(QPen(ink, width));
            painter.drawEllipse(at, 1.25 * side, 1.25 * side);
        }
    }
    painter.setPen(QPen(halo, 2.0 * m_strokes.halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QColor ink = m_theme.colour(Token::Text);
    switch (mark.kind) {
    case ChainMark::Kind::Hit: {
        const QPolygonF shape = star(at, 1.35 * radius, 0.98 * radius);
        painter.setBrush(m_theme.colour(Token::Dmg));
        painter.drawPolygon(shape);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(shape);
        ink = m_theme.colour(Token::OnDmg);
        break;
    }
    case ChainMark::Kind::Miss:
    case ChainMark::Kind::NotYet:
        painter.setBrush(halo);
        painter.drawEllipse(at, radius, radius);
        painter.setPen(QPen(mark.kind == ChainMark::Kind::Miss ? ink : m_theme.colour(Token::Contour),
                            (mark.kind == ChainMark::Kind::Miss ? 2.0 : 1.3) * m_strokes.edge,
                            mark.kind == ChainMark::Kind::Miss ? Qt::SolidLine : Qt::DashLine));
        painter.drawEllipse(at, radius, radius);
        if (mark.kind == ChainMark::Kind::NotYet)
            ink = m_theme.colour(Token::Muted);
        break;
    }
    QFont font = discFont();
    if (mark.current)
        font.setPixelSize(std::max(font.pixelSize(), static_cast<int>(std::lround(0.6 * side))));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(at - QPointF(30, 30), QSizeF(60, 60)), Qt::AlignCenter, mark.number);
}

}  // namespace hitspread
