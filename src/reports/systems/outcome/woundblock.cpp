#include "reports/paper/bodyfigure.h"
#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/outcome/statcolumn.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

#include <algorithm>

namespace hitspread::outcome::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kWoundName{7.2, true};
constexpr Style kWoundBig{9.5, true};
constexpr Style kWoundWords{6.6};
constexpr BoxGrid kWoundBoxes{4.0, 4.3, 3, 0.24};
constexpr int kWoundsAcross = 8;
constexpr int kMostBoxesInACell = 3;
constexpr int kNameLines = 2;
constexpr int kEffectLines = 3;
constexpr qreal kWoundTop = 5.0;
constexpr qreal kWoundsGap = 2.4;

/// "5", "2–3", "7 +": the levels of a row of the wound table.
QString levelsWords(const TableRow& row)
{
    if (row.upTo == kWoundTable.last)
        return SheetText::tr("%1 +", "so many levels and more").arg(row.from);
    return row.from == row.upTo ? text::number(row.from)
                                : u"%1–%2"_qs.arg(QString::number(row.from), QString::number(row.upTo));
}

/// What a wound of this row does.
QString rowWords(const TableRow& row)
{
    switch (static_cast<StillAble>(row.cells[woundcolumn::kActs])) {
    case StillAble::Lies: return SheetText::tr("no actions");
    case StillAble::GameMaster: return SheetText::tr("as the game master says");
    case StillAble::Acts: break;
    }
    QStringList all;
    if (const std::int32_t penalty = row.cells[woundcolumn::kPenalty]; penalty != 0)
        all << burdenWords(penalty);
    if (row.cells[woundcolumn::kWalks] == 0)
        all << cannotWalkWords();
    return all.join(u", "_qs);
}

/// Lines of a cell, no more than fit; the others are told in full.
void layCellWords(Canvas& canvas, Overflow& overflow, const QRectF& room, const QString& words, const Style& style,
                  const QString& what)
{
    const QStringList lines = paper::wrapped(words, style, room.width());
    if (!canvas.lines(room, lines, style).isEmpty())
        overflow.tell(what, words);
}

void layLevel(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const TableRow& row, const QRectF& cell)
{
    const QString name = text::capitalized(woundName(static_cast<Wound>(row.cells[woundcolumn::kName])));
    canvas.text(QRectF(cell.topLeft(), QSizeF(cell.width(), kWoundTop)), levelsWords(row), kWoundBig);
    const std::int32_t from = std::max(row.from, 1);
    const int boxes = std::min(row.upTo - from + 1, row.upTo == kWoundTable.last ? 1 : kMostBoxesInACell);
    if (boxes > 0) {
        const int crossed = facts.isBlank ? 0 : std::clamp(facts.condition.levels - from + 1, 0, boxes);
        const qreal x = cell.left() + paper::widthOf(levelsWords(row), kWoundBig) + 1.4;
        static_cast<void>(canvas.boxes({x, cell.top() + 0.4}, kWoundBoxes, {boxes, crossed, 0}, 0, boxes));
    }
    const qreal nameHeight = kNameLines * paper::leadingOf(kWoundName) + 0.1;
    const QRectF nameRoom(cell.left(), cell.top() + kWoundTop, cell.width(), nameHeight);
    layCellWords(canvas, overflow, nameRoom, name, kWoundName, name);
    const QRectF effectRoom(cell.left(), nameRoom.bottom(), cell.width(),
                            kEffectLines * paper::leadingOf(kWoundWords) + 0.1);
    layCellWords(canvas, overflow, effectRoom, rowWords(row), kWoundWords, name);
}

}  // namespace

qreal layWounds(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at)
{
    canvas.heading(at, paper::kContentWidth, levelsName(),
                   facts.switches.woundsAdd ? SheetText::tr("hits add up")
                                            : SheetText::tr("only the worst hit counts"));
    const qreal top = at.y() + paper::kHeadingHeight - 0.4;
    const auto& rows = facts.switches.wounds.rows;
    const int across = std::min<int>(kWoundsAcross, static_cast<int>(rows.size()));
    const qreal width = paper::kContentWidth / across;
    const qreal height = kWoundTop + kNameLines * paper::leadingOf(kWoundName)
        + kEffectLines * paper::leadingOf(kWoundWords) + 1.2;
    qreal y = top;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto down = static_cast<int>(i) / across;
        const qreal x = at.x() + (static_cast<int>(i) % across) * width;
        y = top + down * height;
        layLevel(canvas, overflow, facts, rows[i], QRectF(x, y, width - 1.6, height - 1.0));
    }
    return y + height + kWoundsGap;
}

void layBody(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const std::shared_ptr<const BodyPlan>& plan,
             QPointF origin)
{
    const QRectF words(origin + QPointF(58.0, 26.0), QSizeF(68.0, 6.6));
    const QString title = facts.isBlank
        ? SheetText::tr("Wound ________________")
        : text::capitalized(woundEffectWords(facts.character, facts.condition, facts.switches));
    qreal y = words.top();
    const QStringList lines = paper::wrapped(title, kWoundName, words.width());
    for (const QString& line : lines.mid(0, kNameLines)) {
        canvas.text(QRectF(words.left(), y, words.width(), paper::leadingOf(kWoundName)), line, kWoundName,
                    Qt::AlignHCenter);
        y += paper::leadingOf(kWoundName);
    }
    if (lines.size() > kNameLines)
        overflow.tell(levelsName(), title);
    paper::FigureFrame frame;
    frame.body = QRectF(origin + QPointF(59.0, 33.5), QSizeF(66.0, 124.0));
    frame.leftEdge = frame.body.left();
    frame.rightEdge = frame.body.right();
    paper::Body body{paper::bodyFigure(plan, frame).geometry, {}};
    body.picture.plan = plan;
    canvas.add(std::move(body));
}

}  // namespace hitspread::outcome::sheet
