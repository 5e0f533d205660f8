#include "reports/paper/canvas.h"

#include "reports/paper/overflow.h"
#include "reports/paper/typeset.h"

#include <algorithm>

namespace hitspread::paper {

namespace {

constexpr Style kTitle{9.0, true};
constexpr Style kRemark{6.8, false, Token::Muted};
constexpr Style kCanvasLabel{7.5, false};
constexpr Style kValue{8.5, true};
constexpr qreal kGap = 1.0;

PencilMark markAt(const Track& track, int index)
{
    if (track.isCountedUp ? index < track.crossed : index >= track.boxes - track.crossed)
        return PencilMark::Cross;
    return index < track.stroked ? PencilMark::Stroke : PencilMark::None;
}

}  // namespace

void Canvas::text(const QRectF& frame, const QString& text, const Style& style, Qt::Alignment alignment)
{
    if (!text.isEmpty())
        m_page.items.emplace_back(Text{frame, text, style, alignment | Qt::AlignVCenter});
}

void Canvas::fitted(const QRectF& frame, const QString& whole, const Style& style, Overflow& overflow,
                    const QString& what, Qt::Alignment alignment)
{
    if (widthOf(whole, style) <= frame.width())
        return text(frame, whole, style, alignment);
    text(frame, elided(whole, style, frame.width()), style, alignment);
    overflow.tell(what, whole);
}

QStringList Canvas::lines(const QRectF& frame, const QStringList& lines, const Style& style, Qt::Alignment alignment)
{
    const qreal leading = leadingOf(style);
    const auto room = static_cast<qsizetype>((frame.height() + 0.01) / leading);
    const qsizetype drawn = std::min(room, lines.size());
    for (qsizetype i = 0; i < drawn; ++i)
        text(QRectF(frame.left(), frame.top() + static_cast<qreal>(i) * leading, frame.width(), leading), lines[i],
             style, alignment);
    return lines.sliced(drawn);
}

void Canvas::rule(QPointF from, QPointF to, qreal width, Token ink)
{
    m_page.items.emplace_back(Rule{QLineF(from, to), width, ink});
}

void Canvas::shade(const QRectF& area)
{
    m_page.items.emplace_back(Shade{area});
}

void Canvas::box(const QRectF& place, qreal line, PencilMark mark)
{
    m_page.items.emplace_back(Box{place, line, mark, false});
}

void Canvas::circle(const QRectF& place, qreal line)
{
    m_page.items.emplace_back(Box{place, line, PencilMark::None, true});
}

int Canvas::boxes(QPointF at, const BoxGrid& grid, const Track& track, int first, int most)
{
    const int count = std::clamp(track.boxes - first, 0, most);
    for (int i = 0; i < count; ++i) {
        const int line = i / grid.perRow;
        const QPointF corner = at + QPointF(i % grid.perRow, line) * grid.pitch;
        box(QRectF(corner, QSizeF(grid.size, grid.size)), grid.line, markAt(track, first + i));
    }
    return count;
}

QRectF Canvas::heading(QPointF at, qreal width, const QString& title, const QString& remark, qreal free)
{
    const QRectF room(at + QPointF(width - free, 0.4), QSizeF(free, 3.6));
    const qreal words = width - (free > 0.0 ? free + kGap : 0.0);
    const qreal titleWidth = widthOf(title, kTitle) + 0.5;
    text(QRectF(at, QSizeF(std::min(titleWidth, width), 4.0)), title, kTitle);
    if (widthOf(remark, kRemark) + titleWidth + kGap < words)
        text(QRectF(at + QPointF(titleWidth, 0.4), QSizeF(words - titleWidth, 3.6)), remark, kRemark, Qt::AlignRight);
    rule(at + QPointF(0.0, 4.4), at + QPointF(width, 4.4), 0.5);
    return room;
}

void Canvas::row(const QRectF& frame, const QString& label, const QString& value, Overflow& overflow)
{
    const qreal valueWidth = std::min(widthOf(value, kValue) + 0.2, frame.width() / 2.0);
    const QRectF line(frame.left(), frame.top(), frame.width(), frame.height() - 0.2);
    fitted(line.adjusted(0.0, 0.0, -valueWidth - (value.isEmpty() ? 0.0 : kGap), 0.0), label, kCanvasLabel, overflow,
           label);
    fitted(QRectF(line.right() - valueWidth, line.top(), valueWidth, line.height()), value, kValue, overflow, label,
           Qt::AlignRight);
    rule(frame.bottomLeft(), frame.bottomRight(), 0.12, Token::Line);
}

}  // namespace hitspread::paper
