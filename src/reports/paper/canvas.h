#pragma once

#include "reports/paper/page.h"

namespace hitspread::paper {

class Overflow;

/// What a row of boxes looks like.
struct BoxGrid {
    qreal size = 3.0;
    qreal pitch = 3.45;
    int perRow = 10;
    qreal line = 0.18;
};

/// How many of a track's boxes are gone. Damage is counted off from the end, bruising from the beginning.
struct Track {
    int boxes = 0;
    int crossed = 0;
    int stroked = 0;
    bool isCountedUp = false;  ///< crossed from the beginning: what is counted, or goes on in a track behind this one
};

/// Puts things on a page, in mm. It knows no sheet and no rules.
class Canvas {
public:
    explicit Canvas(Page& page) : m_page(page) {}

    void text(const QRectF& frame, const QString& text, const Style& style, Qt::Alignment alignment = Qt::AlignLeft);
    /// One line that must not be lost: what does not fit is cut with an ellipsis here and told in full by the overflow under `what`.
    void fitted(const QRectF& frame, const QString& whole, const Style& style, Overflow& overflow, const QString& what,
                Qt::Alignment alignment = Qt::AlignLeft);
    /// Lines below each other from the frame's top, no more than fit; returns those that do not.
    QStringList lines(const QRectF& frame, const QStringList& lines, const Style& style,
                      Qt::Alignment alignment = Qt::AlignLeft);
    void rule(QPointF from, QPointF to, qreal width, Token ink = Token::Text);
    void shade(const QRectF& area);
    void box(const QRectF& place, qreal line, PencilMark mark = PencilMark::None);
    void circle(const QRectF& place, qreal line);
    /// The boxes from index `first` of a track, `most` of them at the most; returns how many were drawn.
    int boxes(QPointF at, const BoxGrid& grid, const Track& track, int first, int most);
    /// A section's title over a rule, with a remark at its right; `free` mm at the right edge are left to others. Returns the room
    /// for them.
    QRectF heading(QPointF at, qreal width, const QString& title, const QString& remark = {}, qreal free = 0.0);
    /// A label at the left, a value at the right, a hairline below.
    void row(const QRectF& frame, const QString& label, const QString& value, Overflow& overflow);
    void add(Item item) { m_page.items.push_back(std::move(item)); }

private:
    Page& m_page;
};

/// Height of a heading with its rule and the gap below it.
inline constexpr qreal kHeadingHeight = 6.0;

}  // namespace hitspread::paper
