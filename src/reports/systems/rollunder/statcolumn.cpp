#include "reports/sheetblocks.h"
#include "reports/systems/rollunder/combatblocks.h"

namespace hitspread::rollunder::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr qreal kStatWidth = 52.0;
constexpr std::size_t kStatBlankSkills = 8;
constexpr int kStatColumns = 3;

void laySkills(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    const text::SheetFigures& figures = facts.figures;
    const text::FigureGroup& group = *figures.group("skills");
    const QString title = group.title.made({});
    canvas.heading(at, kStatWidth, title, group.remark.made({}));
    SheetRows list{title, kFigureLine, kStatColumns, {}};
    const std::size_t count = facts.isBlank ? kStatBlankSkills : figures.count(text::FigureOf::Skill);
    for (std::size_t i = 0; i < count; ++i)
        list.rows.emplace_back(
            [name = figures.nameOf(text::FigureOf::Skill, i), level = figures.value("level", text::FigureOf::Skill, i)](
                Canvas& page, Overflow& more, const QRectF& frame) { page.row(frame, name, level, more); });
    layRows(canvas, overflow, list, {at.x(), at.y() + paper::kHeadingHeight - 0.6}, kStatWidth, bottom);
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = layFigureBoxes(canvas, facts.figures, "stats", at, kStatWidth);
    for (const std::string_view group : {"movement", "defence"})
        y = layFigures(canvas, overflow, facts.figures, group, {at.x(), y}, kStatWidth);
    laySkills(canvas, overflow, facts, {at.x(), y}, bottom);
}

}  // namespace hitspread::rollunder::sheet
