#include "reports/sheetturns.h"

#include "reports/paper/typeset.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

struct SheetTurnsText {
    Q_DECLARE_TR_FUNCTIONS(sheetBlocks)
};

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kTurnWords{7.0};
constexpr Style kTurnBold{7.0, true};
constexpr Style kTurnQuiet{6.5, false, Token::Muted};
constexpr BoxGrid kTurnBoxes{2.4, 2.8, 12, 0.18};
constexpr qreal kTurnHead = 3.2;
constexpr qreal kTurnLine = 4.2;
constexpr qreal kTurnNumber = 8.0;
constexpr qreal kTurnNarrow = 150.0;
constexpr qreal kBesideTicks = 1.6;
constexpr qreal kBesideHead = 1.2;
constexpr int kTurnLines = 3;
constexpr qsizetype kNowLines = 2;

/// Of a column of ticks, mm: words of another language need more than the boxes below them.
qreal widthOf(const SheetTick& tick)
{
    return std::max(tick.width, paper::widthOf(tick.head, kTurnQuiet) + kBesideHead);
}

/// One turn, its ticks at the right; where both have no room in one line, below what was done. `isNow`: the one that runs.
void layTurnLine(Canvas& canvas, Overflow& overflow, const SheetTurns& turns, const QRectF& line, int number,
                 bool isNow)
{
    qreal x = line.right();
    for (auto ticks = turns.ticks.rbegin(); ticks != turns.ticks.rend(); ++ticks) {
        x -= widthOf(*ticks);
        const int crossed = isNow ? std::min(ticks->crossed, ticks->boxes) : 0;
        static_cast<void>(canvas.boxes({x, line.bottom() - kTurnLine + 1.1}, kTurnBoxes,
                                       {ticks->boxes, crossed, 0, true}, 0, ticks->boxes));
    }
    const qreal right = isNarrowBlock(line.width()) ? line.right() : x - kBesideTicks;
    const QRectF room(line.left(), line.top(), right - line.left(), kTurnLine - 0.3);
    canvas.rule(room.bottomLeft(), room.bottomRight(), 0.12, Token::Line);
    if (number > 0)
        canvas.text(QRectF(room.topLeft(), QSizeF(kTurnNumber, room.height())), text::number(number), kTurnBold);
    if (isNow && !turns.now.isEmpty())
        canvas.fitted(room.adjusted(kTurnNumber, 0.0, 0.0, 0.0), turns.now, kTurnWords, overflow, turns.section);
}

}  // namespace

bool isNarrowBlock(qreal width)
{
    return width < kTurnNarrow;
}

qreal layTurnLines(Canvas& canvas, Overflow& overflow, const SheetTurns& turns, QPointF at, qreal width)
{
    qreal x = at.x() + width;
    for (auto ticks = turns.ticks.rbegin(); ticks != turns.ticks.rend(); ++ticks) {
        x -= widthOf(*ticks);
        canvas.text(QRectF(x, at.y(), widthOf(*ticks), kTurnHead), ticks->head, kTurnQuiet);
    }
    if (!isNarrowBlock(width))
        canvas.text(QRectF(at.x() + kTurnNumber, at.y(), x - at.x() - kTurnNumber, kTurnHead), turns.done, kTurnQuiet);
    qreal y = at.y() + kTurnHead;
    const qreal height = isNarrowBlock(width) ? 2.0 * kTurnLine : kTurnLine;
    for (int i = 0; i < kTurnLines; ++i, y += height)
        layTurnLine(canvas, overflow, turns, QRectF(at.x(), y, width, height - 0.3),
                    turns.number ? *turns.number + i : 0, i == 0 && !turns.isBlank);
    return y;
}

QStringList moreTicks(std::span<const SheetTick> ticks)
{
    QStringList all;
    for (const SheetTick& tick : ticks) {
        if (tick.crossed > tick.boxes)
            all << SheetTurnsText::tr("%1 %2", "what is ticked, how often").arg(tick.head, text::number(tick.crossed));
    }
    return all;
}

qreal layNow(Canvas& canvas, Overflow& overflow, const QString& words, QPointF at, qreal width)
{
    const QString title = SheetTurnsText::tr("Now:", "what is on somebody");
    const qreal titleWidth = paper::widthOf(title, kTurnBold) + 1.5;
    const qreal leading = paper::leadingOf(kTurnWords);
    const QStringList lines = paper::wrapped(words, kTurnWords, width - titleWidth);
    const auto count = static_cast<qreal>(std::clamp<qsizetype>(lines.size(), 1, kNowLines));
    canvas.text(QRectF(at.x(), at.y(), titleWidth, leading), title, kTurnBold);
    const QRectF room(at.x() + titleWidth, at.y(), width - titleWidth, count * leading + 0.1);
    if (!canvas.lines(room, lines, kTurnWords).isEmpty())
        overflow.tell(SheetTurnsText::tr("Now"), words);
    canvas.rule({room.left(), room.bottom() + 0.2}, {room.right(), room.bottom() + 0.2}, 0.12, Token::Line);
    return room.bottom() + 1.0;
}

}  // namespace hitspread
