#include "reports/sheetblocks.h"
#include "reports/systems/twod6/combatblocks.h"

namespace hitspread::twod6::sheet {

namespace {

constexpr qreal kStatWidth = 52.0;
constexpr std::size_t kStatBlankSkills = 6;

}  // namespace

void layStatColumn(paper::Canvas& canvas, paper::Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = layFigureBoxes(canvas, facts.figures, "stats", at, kStatWidth);
    for (const std::string_view group : {"movement", "saves"})
        y = layFigures(canvas, overflow, facts.figures, group, {at.x(), y}, kStatWidth);
    laySkillFigures(canvas, overflow, facts.figures, "level", kStatBlankSkills,
                    QRectF(QPointF(at.x(), y), QPointF(at.x() + kStatWidth, bottom)));
}

}  // namespace hitspread::twod6::sheet
