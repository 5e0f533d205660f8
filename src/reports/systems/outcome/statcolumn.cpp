#include "reports/systems/outcome/statcolumn.h"

#include "reports/sheetblocks.h"

namespace hitspread::outcome::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr qreal kStatWidth = 55.0;
constexpr std::size_t kStatBlankSkills = 6;

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = at.y();
    for (const std::string_view group : {"ratings", "initiative", "defence", "armour"})
        y = layFigures(canvas, overflow, facts.figures, group, {at.x(), y}, kStatWidth);
    laySkillFigures(canvas, overflow, facts.figures, "rating", kStatBlankSkills,
                    QRectF(QPointF(at.x(), y), QPointF(at.x() + kStatWidth, bottom)));
}

}  // namespace hitspread::outcome::sheet
