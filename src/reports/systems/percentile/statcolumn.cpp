#include "reports/systems/percentile/combatblocks.h"

#include "reports/sheetblocks.h"

#include <array>

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr qreal kStatWidth = 52.0;
constexpr qreal kStatCell = 9.0;  ///< of a number behind a skill
constexpr Style kStatWords{6.8};
constexpr Style kStatQuiet{6.5, false, Token::Muted};
constexpr Style kStatBold{7.5, true};
constexpr std::size_t kStatBlankSkills = 9;
constexpr int kStatColumns = 3;

struct SkillRow {
    QString name;
    std::array<QString, 3> cells;  ///< rating, critical threshold, number of a duel
};

void drawSkill(Canvas& canvas, Overflow& overflow, const SkillRow& skill, const QRectF& frame)
{
    canvas.rule(frame.bottomLeft(), frame.bottomRight(), 0.12, Token::Line);
    if (skill.cells.front().isEmpty())
        return;
    const QRectF line = frame.adjusted(0.0, 0.0, 0.0, -0.2);
    canvas.fitted(line.adjusted(0.0, 0.0, -3.0 * kStatCell, 0.0), skill.name, kStatWords, overflow, skill.name);
    for (std::size_t i = 0; i < skill.cells.size(); ++i)
        canvas.text(QRectF(line.right() - static_cast<qreal>(3 - i) * kStatCell, line.top(), kStatCell, line.height()),
                    skill.cells[i], i == 0 ? kStatBold : kStatWords, Qt::AlignRight);
}

void laySkills(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    const text::SheetFigures& figures = facts.figures;
    const QString title = figures.group("skills")->title.made({});
    canvas.heading(at, kStatWidth, title);
    const std::array<QString, 3> heads{SheetText::tr("rating"), SheetText::tr("crit."), SheetText::tr("duel")};
    for (std::size_t i = 0; i < heads.size(); ++i)
        canvas.text(QRectF(at.x() + kStatWidth - static_cast<qreal>(3 - i) * kStatCell, at.y() + 4.6, kStatCell, 3.0),
                    heads[i], kStatQuiet, Qt::AlignRight);
    SheetRows list{title, kFigureLine, kStatColumns, {}};
    const std::size_t count = facts.isBlank ? kStatBlankSkills : figures.count(text::FigureOf::Skill);
    for (std::size_t i = 0; i < count; ++i) {
        const auto cell = [&](std::string_view id) { return figures.value(id, text::FigureOf::Skill, i); };
        const SkillRow row{figures.nameOf(text::FigureOf::Skill, i), {cell("rating"), cell("critical"), cell("duel")}};
        list.rows.emplace_back(
            [row](Canvas& page, Overflow& more, const QRectF& frame) { drawSkill(page, more, row, frame); });
    }
    layRows(canvas, overflow, list, {at.x(), at.y() + 7.8}, kStatWidth, bottom);
}

}  // namespace

void layStatColumn(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal bottom)
{
    qreal y = layFigureBoxes(canvas, facts.figures, "stats", at, kStatWidth);
    for (const std::string_view group : {"initiative", "defence"})
        y = layFigures(canvas, overflow, facts.figures, group, {at.x(), y}, kStatWidth);
    laySkills(canvas, overflow, facts, {at.x(), y}, bottom);
}

}  // namespace hitspread::percentile::sheet
