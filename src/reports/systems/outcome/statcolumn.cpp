#include "reports/systems/outcome/statcolumn.h"

#include "reports/sheetblocks.h"

namespace hitspread::outcome::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr qreal kStatWidth = 55.0;
constexpr std::size_t kStatBlankSkills = 6;
constexpr int kStatColumns = 3;

void laySkills(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    const text::SheetFigures& figures = facts.figures;
    const std::size_t count = facts.isBlank ? kStatBlankSkills : figures.count(text::FigureOf::Skill);
    if (count == 0)
        return;
    const QString title = figures.group("skills")->title.made({});
    canvas.heading(at, kStatWidth, title);
    SheetRows list{title, kFigureLine, kStatColumns, {}};
    for (std::size_t i = 0; i < count; ++i) {
        const QString name = figures.nameOf(text::FigureOf::Skill, i);
        const QString rating = figures.value("rating", text::FigureOf::Skill, i);
        list.rows.emplace_back(
            [name, rating](Canvas& page, Overflow& more, const QRectF& frame) { page.row(frame, name, rating, more); });
    }
    layRows(canvas, overflow, list, {at.x(), at.y() + paper::kHeadingHeight - 0.6}, kStatWidth, bottom);
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = at.y();
    for (const std::string_view group : {"ratings", "initiative", "defence", "armour"})
        y = layFigures(canvas, overflow, facts.figures, group, {at.x(), y}, kStatWidth);
    laySkills(canvas, overflow, facts, {at.x(), y}, bottom);
}

}  // namespace hitspread::outcome::sheet
